"""The rule options of each game. Their defaults are those of the game itself; a test holds the two together."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gongenial.wire.common import PackName, Strict

Jokers = Literal[0, 2]
HandSize = Annotated[int, Meta(ge=0, le=99)]
"""What may be asked for; which of them a game takes, and why not the others, it says itself (G8)."""


class LinkOptions(Strict, frozen=True, tag="link", tag_field="game"):
    """The rule options of LINK (G4, G8, L4, L10)."""

    jokers: Jokers = 2
    hand_size: HandSize = 9
    draw_when_able: bool = False
    false_call_penalty: bool = False


class FamilyOptions(Strict, frozen=True, tag="family", tag_field="game"):
    """The rule options of FAMILY (G4, G8)."""

    jokers: Jokers = 2
    hand_size: HandSize = 9


class FightOptions(Strict, frozen=True, tag="fight", tag_field="game"):
    """The rule options of FIGHT (G4, G8, T6, T10)."""

    jokers: Jokers = 2
    hand_size: HandSize = 9
    shown_card: Literal["discard", "hand"] = "discard"
    pack: PackName = "stars"
    """The name of a task pack, as `GET /api/packs` has it; in the view of a game, of the version that it was dealt
    with."""


class GenialOptions(Strict, frozen=True, tag="genial", tag_field="game"):
    """The rule options of the collecting game (C15, C13)."""

    row_length: Literal["sheet", "kosmos"] = "sheet"
    alternative_move: Literal["one", "all", "off"] = "one"


Options = LinkOptions | FamilyOptions | FightOptions | GenialOptions


class AllOptions(Strict, frozen=True):
    """The options of every game, as they are set at a table."""

    link: LinkOptions = LinkOptions()
    family: FamilyOptions = FamilyOptions()
    fight: FightOptions = FightOptions()
    genial: GenialOptions = GenialOptions()
