"""Whole families, and who wins by them (F8 to F10)."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES
from tests.rules.table import family, field, hand, legal, play, refused

FIVE = "PX1 PX2 PX3 PX4 PX5"


def laid(*owners: int) -> list[list[int | str]]:
    """The first families of the deck, laid by these seats in this order."""
    return [[owner, name] for owner, name in zip(owners, FAMILIES, strict=False)]


@pytest.mark.rule("F8")
def test_a_family_that_a_gift_completes_is_laid_at_once() -> None:
    position = family(f"{FIVE} NB2", "PX6 ZT1", "SR1 SR2")
    record = position.play("ask 1 PX6", seat=0)
    assert list(map(tuple, record.result.laid)) == [(0, "PX")]
    assert hand(position, 0) == ["NB2"]
    assert [list(entry) for entry in field(position, "laid")] == [[0, "PX"]]
    assert field(position, "counts") == [1, 1, 2]
    assert position.turn == 0, "the hit lets them go on"


@pytest.mark.rule("F8")
@pytest.mark.rule("F5")
def test_a_family_that_the_drawn_card_completes_is_laid_at_once() -> None:
    position = family(f"{FIVE} NB2", "ZT2 ZT1", stock="PX6")
    record = position.play("ask 1 PX6", seat=0)
    assert list(map(tuple, record.result.laid)) == [(0, "PX")]
    assert record.result.shown == "PX6"
    assert position.turn == 0


@pytest.mark.rule("F8")
@pytest.mark.rule("F6")
def test_a_draw_may_complete_another_family_than_the_one_asked_for() -> None:
    position = family(f"{FIVE} NB2", "ZT2 ZT1", stock="PX6")
    record = position.play("ask 1 NB3", seat=0)
    assert list(map(tuple, record.result.laid)) == [(0, "PX")]
    assert record.result.shown is None
    assert hand(position, 0) == ["NB2"]
    assert position.turn == 1, "it wasn't the card that was asked for"


@pytest.mark.rule("F8")
@pytest.mark.rule("F11")
def test_so_may_the_draw_of_one_who_cannot_ask() -> None:
    position = family(FIVE, "", "", stock="PX6 ZT1")
    record = position.play("draw", seat=0)
    assert list(map(tuple, record.result.laid)) == [(0, "PX")]
    assert hand(position, 0) == []
    assert position.turn == 1


@pytest.mark.rule("F8")
def test_what_the_laid_family_shows_is_seen_by_all() -> None:
    position = family(f"{FIVE} NB2", "PX6 ZT1", "SR1 SR2")
    record = position.play("ask 1 PX6", seat=0)
    for viewer in (0, 1, 2, None):
        assert list(map(tuple, position.event(record, viewer).laid)) == [(0, "PX")]
        assert [list(entry) for entry in field(position, "laid", viewer)] == [[0, "PX"]]


@pytest.mark.rule("F8")
def test_nobody_asks_for_cards_of_a_laid_family() -> None:
    position = family("NB1 NB2", "ZT1 ZT2", laid=[[1, "PX"]])
    assert not [action for action in legal(position, 0) if "PX" in action]
    refused(position, 0, "ask 1 PX1", "F2", "no-family")


@pytest.mark.rule("F8")
def test_families_that_are_dealt_are_laid_at_once() -> None:
    seen = 0
    for seed in range(300):
        position = gg.new("family", players=2, seed=seed, hand_size=22)
        owners = [owner for owner, _ in field(position, "laid")]
        assert field(position, "counts") == [22 - 6 * owners.count(seat) for seat in (0, 1)]
        assert not any(whole_families(hand(position, seat)) for seat in (0, 1))
        seen += len(owners)
    assert seen > 5


@pytest.mark.rule("F8")
@pytest.mark.rule("F10")
@pytest.mark.parametrize(
    ("seed", "by_seat"), [(1296, ("ZT", "SR")), (2833, ("PX", "ZT")), (3469, ("ZT", "SW")), (4232, ("NB", "VG"))]
)
@pytest.mark.parametrize("starter", [0, 1])
def test_in_seat_order_from_the_starter(seed: int, by_seat: tuple[str, str], starter: int) -> None:
    """Seeds that deal each of the two a whole family."""
    position = gg.new("family", players=2, seed=seed, hand_size=22, starter=starter)
    laid = [tuple(entry) for entry in field(position, "laid")]
    assert laid == [(seat, by_seat[seat]) for seat in (starter, 1 - starter)]


def whole_families(cards: list[str]) -> list[str]:
    return [name for name in FAMILIES if sum(card[:2] == name for card in cards) == 6]


@pytest.mark.rule("F8")
def test_a_position_with_a_whole_family_in_a_hand_is_broken() -> None:
    with pytest.raises(gg.BrokenPosition):
        family(f"{FIVE} PX6 NB1", "ZT1")


# ------------------------------------------------------------------------------------------------- who wins


def last_family(*owners: int) -> gg.Position:
    """Eight families are laid; seat 0 completes the ninth, NM, by asking seat 1."""
    players = max(owners) + 1
    hands = ["NM1 NM2 NM3 NM4 NM5", "NM6", "", ""][: max(players, 2)]
    position = family(*hands, laid=laid(*owners), stock="JK JK")
    return play(position, (0, "ask 1 NM6"))


@pytest.mark.rule("F9")
def test_most_families_win_when_all_nine_are_complete() -> None:
    position = last_family(0, 0, 0, 1, 2, 2, 1, 1)
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "won"
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 2, 3))
    assert outcome.returns == (1.0, -0.5, -0.5)
    refused(position, 1, "draw", "F9", "game-over")


@pytest.mark.rule("F9")
def test_it_goes_on_until_all_nine_are_complete() -> None:
    position = family("NM1 NM2 NM3 NM4 NM5", "NM6 OM1", laid=laid(0, 0, 0, 0, 0, 0, 0), stock="JK JK OM2")
    play(position, (0, "ask 1 NM6"))
    assert not position.is_over
    assert legal(position, 0) == ["draw"]


@pytest.mark.rule("F9")
def test_completing_the_last_one_does_not_win_by_itself() -> None:
    position = last_family(1, 1, 1, 1, 0, 2, 2, 2)
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert position.outcome.ranks == (3, 1, 2)


@pytest.mark.rule("F10")
def test_of_equals_the_first_to_reach_that_number_wins() -> None:
    """Each has three. Seat 2 had its third before seat 1, seat 0 comes last."""
    position = last_family(0, 0, 1, 2, 2, 2, 1, 1)
    assert position.outcome is not None
    assert position.outcome.winners == (2,)
    assert position.outcome.ranks == (3, 2, 1)


@pytest.mark.rule("F10")
def test_it_counts_when_the_number_was_reached_and_not_who_had_the_first_family() -> None:
    position = last_family(1, 1, 1, 2, 2, 2, 2, 1)
    assert position.outcome is not None
    assert position.outcome.winners == (2,), "seat 2 had four before seat 1 had"
    assert position.outcome.ranks == (3, 2, 1)


@pytest.mark.rule("F10")
def test_those_without_any_share_their_place() -> None:
    position = last_family(1, 1, 1, 1, 1, 1, 0, 0)
    assert position.outcome is not None
    assert position.outcome.ranks == (2, 1)
    four = family("NM1 NM2 NM3 NM4 NM5", "NM6", "", "", laid=laid(0, 0, 0, 0, 0, 0, 0, 0), stock="JK JK")
    play(four, (0, "ask 1 NM6"))
    assert four.outcome is not None
    assert four.outcome.ranks == (1, 2, 2, 2)
    assert four.outcome.returns == (1.0, -1 / 3, -1 / 3, -1 / 3)


@pytest.mark.rule("F10")
def test_a_tie_at_none_is_shared() -> None:
    position = family("PX1 NB2", "ZT5 ZT1", "SR1 SR2", turns=999, stock="OM1")
    play(position, (0, "ask 1 PX5"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "turn_limit"
    assert (outcome.winners, outcome.ranks, outcome.returns) == ((0, 1, 2), (1, 1, 1), (0.0, 0.0, 0.0))
