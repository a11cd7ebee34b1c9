"""The twin of Совершенно гениально from a dictionary, in the format of `Position.from_dict`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .genial import COLOURS, TOKENS, Options, Tokens, Twin, line_length


def from_dict(given: Mapping[str, Any]) -> Twin:
    """A twin from a whole or a partial dictionary.

    Tokens that stand nowhere lie in the reserve, or in the centre if the reserve is given by
    counts and the centre is not.
    """
    colours = _colours(given)
    tokens = given.get("tokens", TOKENS)
    collections = [Counter(collection) for collection in given["collections"]]
    zone: Tokens = Counter(given.get("zone", ""))
    reserve: Tokens = Counter(given.get("reserve") or "")
    centre: Tokens = Counter(given.get("centre", ""))
    elsewhere = sum([reserve, centre, zone, *collections], Counter[str]())
    rest: Tokens = Counter({colour: tokens - elsewhere[colour] for colour in colours})
    if _is_counted(given.get("reserve")) and "centre" not in given:
        centre += rest
    else:
        reserve += rest
    options = Options(**given.get("options", {}))
    line = given.get("line", line_length(len(collections), options))
    lined = given.get("lined") or [[c for c in colours if own[c] >= line] for own in collections]
    return Twin(
        collections=collections,
        reserve=+reserve,
        centre=+centre,
        zone=+zone,
        options=options,
        turn=given.get("turn", 0),
        colours=colours,
        tokens=tokens,
        line=line,
        bonus=given.get("bonus", 0),
        in_bonus=given.get("in_bonus", False),
        lined=[set(earned) for earned in lined],
        removed=set(given.get("removed", [])),
        turns=given.get("turns", 0),
    )


def _is_counted(reserve: Any) -> bool:
    """Counts say all that lies in the reserve, letters only what is drawn first; no letters say that it is empty."""
    return isinstance(reserve, Mapping) or (reserve is not None and not len(reserve))


def _colours(given: Mapping[str, Any]) -> str:
    """All six, or the first so many of them."""
    colours = given.get("colours", len(COLOURS))
    return COLOURS[:colours] if isinstance(colours, int) else "".join(colours)
