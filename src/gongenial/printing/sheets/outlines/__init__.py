"""The nine galaxies as line art, each of the same kind as in colour, around the origin in a space of 400 by 600."""

from __future__ import annotations

from collections.abc import Callable

from ..pen import Pen
from .discs import barred_spiral, black_hole, omega_arc, tilted_disc
from .swarms import cluster, jets, nebula, serpent, wings

OUTLINES: dict[str, Callable[[Pen], None]] = {
    "PX": barred_spiral,
    "NB": nebula,
    "ZT": jets,
    "AD": tilted_disc,
    "SR": serpent,
    "SW": wings,
    "VG": cluster,
    "OM": omega_arc,
    "NM": black_hole,
}
"""The drawing of each family, by its two letters."""
