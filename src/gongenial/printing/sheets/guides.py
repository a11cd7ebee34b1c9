"""What the rule sheets say: which texts of `locales/*/rules*.ftl` stand on them, in which order, with which picture.

A choice for a table of wood: what a screen shows or a program decides (clocks, bots, lost seats) is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

GameName = Literal["link", "family", "fight", "genial"]
Scene = Literal["families", "xpheres", "jokers", "match", "ask", "family", "codes", "tokens", "draws", "line"]
"""A small picture: cards, signs or tokens that show what the words say."""

OURS = "*"
"""Stands before the id of a text that settles what the printed rules leave open."""
PICTURE = "@"
"""Stands before the name of a picture, below the text that it goes with."""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    passages: tuple[str, ...]


_HAND, _STARTER = "rules-deal-hand", "rules-deal-starter"
_SWAP = "rules-joker-swap"
_AGAIN = ("rules-joker-again", "*rules-joker-same", "rules-joker-cancel", "*rules-joker-round")
_NEED = Section(
    "rules-need",
    (
        "rules-need-families",
        "@families",
        "rules-need-xpheres",
        "@xpheres",
        "rules-need-jokers",
        "@jokers",
        "rules-need-players",
    ),
)

GUIDES: dict[GameName, tuple[Section, ...]] = {
    "link": (
        _NEED,
        Section(
            "rules-deal", (_HAND, "rules-link-deal-top", "*rules-link-deal-joker", "rules-link-deal-all", _STARTER)
        ),
        Section("rules-turn", ("rules-link-turn-match", "@match")),
        Section(
            "rules-link-draw",
            (
                "rules-link-draw-must",
                "*rules-link-draw-joker",
                "rules-link-draw-play",
                "*rules-link-draw-keep",
                "*rules-link-draw-more",
                "rules-draw-empty",
                "*rules-link-draw-when",
                "*rules-link-draw-nothing",
            ),
        ),
        Section(
            "rules-link-gong",
            (
                "rules-link-gong-say",
                "*rules-link-gong-until",
                "rules-link-gong-catch",
                "*rules-link-gong-early",
                "rules-link-gong-nobody",
                "*rules-link-gong-over",
                "*rules-link-gong-swap",
            ),
        ),
        Section(
            "rules-joker",
            (
                _SWAP,
                "rules-joker-under",
                "*rules-link-joker-top",
                *_AGAIN,
                "*rules-link-joker-match",
                "*rules-joker-last",
            ),
        ),
        Section("rules-end", ("rules-link-end-win", "*rules-link-end-blocked")),
        Section("rules-link-two", ("rules-link-two-swap", "*rules-link-two-gong")),
    ),
    "family": (
        _NEED,
        Section("rules-deal", (_HAND, _STARTER)),
        Section(
            "rules-family-ask",
            (
                "rules-family-ask-who",
                "*rules-family-ask-empty",
                "rules-family-ask-own",
                "@ask",
                "*rules-family-ask-new",
            ),
        ),
        Section(
            "rules-family-answer",
            (
                "rules-family-answer-yes",
                "*rules-family-answer-again",
                "rules-family-answer-no",
                "rules-family-answer-lucky",
                "rules-family-answer-other",
                "*rules-family-answer-next",
                "*rules-family-answer-open",
                "*rules-family-answer-cannot",
            ),
        ),
        Section(
            "rules-family-whole",
            ("rules-family-whole-lay", "@family", "*rules-family-whole-once", "rules-family-whole-pile"),
        ),
        Section(
            "rules-joker",
            (
                _SWAP,
                "rules-family-joker-back",
                *_AGAIN,
                "*rules-family-joker-empty",
                "*rules-family-joker-whole",
            ),
        ),
        Section(
            "rules-end",
            (
                "rules-family-end-win",
                "*rules-family-end-nine",
                "rules-family-end-tie",
                "*rules-family-end-deal",
            ),
        ),
    ),
    "fight": (
        _NEED,
        Section("rules-deal", (_HAND, _STARTER)),
        Section(
            "rules-turn",
            (
                "rules-fight-turn-draw",
                "@codes",
                "paper-rules-codes",
                "*rules-fight-turn-discard",
                "*rules-fight-turn-joker",
            ),
        ),
        Section(
            "rules-fight-tasks",
            (
                "rules-fight-tasks-kinds",
                "*rules-fight-tasks-choose",
                "*rules-fight-tasks-more",
                "*rules-fight-tasks-few",
            ),
        ),
        Section(
            "rules-fight-duel",
            (
                "*rules-fight-duel-real",
                "*rules-fight-duel-highest",
                "*rules-fight-duel-guess",
                "*rules-fight-duel-tie",
            ),
        ),
        Section(
            "rules-fight-stock",
            (
                "rules-draw-empty",
                "*rules-fight-stock-when",
                "rules-fight-stock-all",
                "*rules-fight-stock-own",
            ),
        ),
        Section(
            "rules-joker",
            (_SWAP, "rules-joker-under", *_AGAIN, "*rules-fight-joker-duel", "*rules-joker-last"),
        ),
        Section("rules-end", ("rules-fight-end-win", "*rules-fight-end-when")),
    ),
    "genial": (
        Section("rules-need", ("rules-genial-need-tokens", "@tokens", "*rules-genial-need-players")),
        Section("rules-genial-deal", ("rules-genial-deal-reserve", _STARTER)),
        Section(
            "rules-turn",
            (
                "rules-genial-turn-draw",
                "rules-genial-turn-match",
                "rules-genial-turn-miss",
                "rules-genial-turn-clash",
                "@draws",
            ),
        ),
        Section(
            "rules-genial-take",
            ("rules-genial-take-all", "rules-genial-take-safe", "rules-genial-take-over"),
        ),
        Section(
            "rules-genial-bonus",
            (
                "rules-genial-bonus-line",
                "@line",
                "rules-genial-bonus-once",
                "*rules-genial-bonus-miss",
                "rules-genial-bonus-more",
                "*rules-genial-bonus-end",
            ),
        ),
        Section(
            "rules-genial-other",
            ("rules-genial-other-when", "*rules-genial-other-one", "*rules-genial-other-start"),
        ),
        Section(
            "rules-end",
            (
                "*rules-genial-end-win",
                "*rules-genial-end-others",
                "*rules-genial-end-empty",
                "*rules-genial-end-bonus",
            ),
        ),
        Section(
            "rules-options",
            ("*rules-genial-options-line", "*rules-genial-options-other"),
        ),
    ),
}
