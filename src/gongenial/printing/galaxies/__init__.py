"""Nine galaxies, each of another kind, around the origin in a space of 400 by 600 with the Xphere in the middle."""

from collections.abc import Callable

from ..canvas import Canvas
from ..palette import Sky
from .discs import barred_spiral, omega_arc, tilted_disc
from .streams import jets, serpent, wings
from .swarms import black_hole, cluster, nebula

Galaxy = Callable[[Canvas, Sky], None]

GALAXIES: dict[str, Galaxy] = {
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
"""The kind of galaxy of each family, by its two letters."""
