"""What is known of the hands in FAMILY. Questions, answers and the cards given are public (F12), so nearly all of it is
known to everybody and stands in the rows SEATS; only an exchange (J1) tells two seats more, each about the other.

Those rows of single viewers are not kept up to date while cards are given or laid: a card that has left a hand openly,
or has come to it openly, still stands where it stood. Read them with `holds_of` and `lacks_of`. Before such a card can
move unseen, by an exchange or by way of the stock (X2), `freshen` strikes it out.
"""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKERS, ONE_JOKER, SEATS
from gongenial.games.gong.family.families import any_of, cards_of
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.joker import exchange_hands

PUBLIC = SEATS
"""The row of what everybody knows."""


@kernel
def holds_of(s: FamilyState, viewer: int, seat: int) -> int:
    """The cards that a viewer (PUBLIC: everybody) knows a seat to hold."""
    held: int = s.holds[PUBLIC, seat] | s.holds[viewer, seat] & s.hands[seat]
    return held


@kernel
def lacks_of(s: FamilyState, viewer: int, seat: int) -> int:
    """The cards that a viewer knows a seat not to hold."""
    lacked: int = s.lacks[PUBLIC, seat] | s.lacks[viewer, seat] & ~s.hands[seat] & ~cards_of(s.laid)
    return lacked


@kernel
def some_of(s: FamilyState, viewer: int, seat: int) -> int:
    """The families of which a viewer knows a seat to hold a card that the viewer can't name. Whoever can name one that
    others can't knows no more than that."""
    firsts = any_of(holds_of(s, viewer, seat) & ~s.holds[PUBLIC, seat])
    families: int = s.some[seat]
    for family in range(FAMILY_COUNT):
        if firsts >> 6 * family & 1:
            families &= ~(1 << family)
    return families


@kernel
def hint(s: FamilyState, asker: int, card: int) -> None:
    """Whoever asks for a card has another one of its family (F2)."""
    family = card // 6
    unnamed = 0 if s.holds[PUBLIC, asker] >> family * 6 & 63 else 1
    s.some[asker] |= unnamed << family


@kernel
def see_gift(s: FamilyState, asker: int, asked: int, card: int) -> None:
    """The card has gone from the one to the other; if nobody knew that it was there, it may have been the last of its
    family (F3)."""
    bit = 1 << card
    hint(s, asker, card)
    held = s.holds[PUBLIC, asked]
    unnamed = 0 if held & bit else 1
    s.some[asked] &= ~(unnamed << card // 6)
    s.holds[PUBLIC, asked] = held & ~bit
    s.lacks[PUBLIC, asked] |= bit
    s.holds[PUBLIC, asker] |= bit
    s.lacks[PUBLIC, asker] &= ~bit


@kernel
def see_miss(s: FamilyState, asker: int, asked: int, card: int) -> None:
    """Neither of the two has the card (F4)."""
    bit = 1 << card
    hint(s, asker, card)
    s.lacks[PUBLIC, asked] |= bit
    s.lacks[PUBLIC, asker] |= bit


@kernel
def see_find(s: FamilyState, seat: int, card: int) -> None:
    """The card that was asked for has come from the stock (F5)."""
    s.holds[PUBLIC, seat] |= 1 << card
    s.lacks[PUBLIC, seat] &= ~(1 << card)


@kernel
def see_draw(s: FamilyState, seat: int, lacked: int) -> None:
    """The seat has drawn a card unseen: all that it is known to lack now is that the card was none of these."""
    s.lacks[PUBLIC, seat] = lacked
    if s.insiders >> seat & 1:
        s.insiders &= ~(1 << seat)
        for viewer in range(SEATS):
            s.lacks[viewer, seat] = 0


@kernel
def see_no_family(s: FamilyState, seat: int) -> None:
    """The seat would have had to ask if it had a family card (F11): all its cards are jokers."""
    jokers = count(s.hands[seat])
    s.holds[PUBLIC, seat] = JOKERS if jokers == 2 else ONE_JOKER if jokers == 1 else 0
    s.lacks[PUBLIC, seat] |= FAMILY_CARDS & ~cards_of(s.laid)
    s.some[seat] = 0


@kernel
def see_laid(s: FamilyState, family: int) -> None:
    """A family that lies open is no matter of what hands hold or lack (F8)."""
    kin = 63 << family * 6
    for seat in range(s.players):
        s.some[seat] &= ~(1 << family)
        s.holds[PUBLIC, seat] &= ~kin
        s.lacks[PUBLIC, seat] &= ~kin


@kernel
def see_exchange(s: FamilyState, by: int, target: int, deck: int) -> None:
    """Exchange the hands. What others knew moves with the cards; the two know each other's hand card by card (J1)."""
    freshen(s)
    exchange_hands(s, by, target, deck)
    s.some[by], s.some[target] = s.some[target], s.some[by]
    s.insiders |= 1 << by | 1 << target


@kernel
def freshen(s: FamilyState) -> None:
    """Strike out what has become wrong in the rows of single viewers."""
    for seat in range(s.players):
        for viewer in range(SEATS):
            s.holds[viewer, seat] &= s.hands[seat]
            s.lacks[viewer, seat] &= ~s.hands[seat]
