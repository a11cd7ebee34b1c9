"""The rule sheets as data for Typst: words in one language, and the names of the pictures among them."""

from __future__ import annotations

from typing import Any, cast

from gongenial.i18n import text

from ..symbols import FAMILIES, XPHERES
from ..tokens import LOOKS
from . import codes
from .guides import GUIDES, OURS, PICTURE, GameName, Scene, Section
from .order import Order

MATCH = (
    ("NB4", "rules-link-match-top", None),
    ("NB1", "rules-link-match-family", True),
    ("VG4", "rules-link-match-number", True),
    ("SR2", "rules-link-match-none", False),
)
ASK = (
    ("OM5", "rules-family-example-hand", None),
    ("OM3", "rules-family-example-yes", True),
    ("VG2", "rules-family-example-none", False),
    ("OM5", "rules-family-example-own", False),
)
"""Cards with what they show, and whether the rule allows it; None for the card that decides."""
DRAWS = (
    ("rules-genial-example-match", True, "G", "R"),
    ("rules-genial-example-miss", False, "G", "Y"),
    ("rules-genial-example-clash", False, "GB", "G"),
)
"""What it is, whether it succeeds, the zone before, and the token that was drawn."""
CENTRE = "RGB"
FAN = tuple(f"{family}{place % 6 + 1}" for place, family in enumerate(FAMILIES))
"""A card of each family."""


def cards_shown() -> list[str]:
    """The cards whose pictures the sheets need."""
    shown = {*FAN, "JK", "back", *(card for card, *_ in (*MATCH, *ASK)), *(f"SW{value}" for value in XPHERES)}
    return sorted(shown)


def guide(order: Order, game: GameName) -> dict[str, Any]:
    """One game's sheet."""
    say = order.language
    return {
        "game": game,
        "title": text(say, "rules-title", game=text(say, f"game-{game}")),
        "lead": text(say, f"rules-{game}-lead"),
        "sections": [_section(order, section) for section in GUIDES[game]],
        "ours": text(say, "paper-rules-ours"),
        "credit": text(say, "about-games-genial" if game == "genial" else "about-games-gong"),
        "alone": text(say, "paper-rules-alone"),
        "fan": [f"small-{card}" for card in FAN] if game != "genial" else [f"token-{colour}" for colour in LOOKS],
    }


def _section(order: Order, section: Section) -> dict[str, Any]:
    """A heading, and its passages, each with the pictures below it."""
    passages: list[dict[str, Any]] = []
    for entry in section.passages:
        if entry.startswith(PICTURE):
            passages[-1]["scenes"].append(_scene(order, cast(Scene, entry.removeprefix(PICTURE))))
        else:
            said = text(order.language, entry.removeprefix(OURS))
            passages.append({"text": said, "ours": entry.startswith(OURS), "scenes": []})
    return {"title": text(order.language, section.title), "passages": passages}


def _scene(order: Order, scene: Scene) -> dict[str, Any]:
    """A picture: its kind, and what is in it with its words."""
    say = order.language
    items: list[dict[str, Any]]
    if scene in ("match", "ask"):
        items = [
            {"picture": f"small-{card}", "text": text(say, said), "fits": fits}
            for card, said, fits in (MATCH if scene == "match" else ASK)
        ]
        return {"kind": "cards", "items": items}
    if scene == "families":
        names = [symbol.name for symbol in FAMILIES.values()]
        return {"kind": "row", "items": [f"emblem-{letters}" for letters in FAMILIES], "names": names}
    if scene == "xpheres":
        names = [f"{value} {text(say, f'xphere-{value}')}" for value in XPHERES]
        return {"kind": "row", "items": [f"xphere-{value}" for value in XPHERES], "names": names}
    if scene == "jokers":
        return {"kind": "pair", "items": ["small-JK", "small-back"], "names": []}
    if scene == "family":
        return {"kind": "row", "items": [f"small-SW{value}" for value in XPHERES], "names": []}
    if scene == "codes":
        numbers = ("1, 2", "3, 4", "5, 6")
        items = [
            {"picture": kind.name, "text": text(say, f"rules-fight-code-{kind.name}"), "numbers": which}
            for kind, which in zip(codes.KINDS, numbers, strict=True)
        ]
        return {"kind": "codes", "items": items}
    if scene == "draws":
        items = [
            {
                "text": text(say, said),
                "fits": fits,
                "zone": [f"token-{colour}" for colour in zone],
                "drawn": f"token-{drawn}",
            }
            for said, fits, zone, drawn in DRAWS
        ]
        return {
            "kind": "draws",
            "items": items,
            "centre": [f"token-{colour}" for colour in CENTRE],
            "centre-name": text(say, "rules-genial-example-centre"),
            "zone-name": text(say, "rules-genial-example-zone"),
            "new": text(say, "rules-genial-example-new"),
        }
    shown = list(LOOKS) if scene == "tokens" else ["V"] * 7
    return {"kind": "row", "items": [f"token-{colour}" for colour in shown], "names": []}
