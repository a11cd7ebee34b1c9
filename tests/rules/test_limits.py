"""Endings and leavers of every game (X), in LINK."""

from __future__ import annotations

import itertools

import pytest

import gongenial as gg
from tests.oracle.cards import deck, in_order
from tests.rules.table import field, hand, legal, link, play, refused


@pytest.mark.rule("X1")
def test_the_thousandth_turn_is_the_last() -> None:
    position = link("PX2 PX5 PX6", "AD2 AD3", "SR1", pile="PX1", turns=998, stock="ZT6 ZT5")
    play(position, (0, "PX2"))
    assert not position.is_over
    play(position, (1, "AD2"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "turn_limit"
    assert outcome.winners == (1, 2)
    assert outcome.ranks == (3, 1, 1)
    assert outcome.returns == (-1.0, 0.5, 0.5)
    refused(position, 2, "draw", "X1", "game-over")


@pytest.mark.rule("X1")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    position = play(link("PX2", "AD2 AD3", pile="PX1", turns=999), (0, "PX2"))
    assert position.outcome is not None
    assert position.outcome.termination.value == "won"


@pytest.mark.rule("X2")
def test_the_turn_stays_where_it_is_when_another_seat_leaves() -> None:
    position = link("PX2 PX5", "AD2 AD3", "SR1 SR2", pile="PX1", turn=1)
    position.remove(2)
    assert position.turn == 1
    assert position.waiting == {1}
    assert field(position, "removed") == [2]


@pytest.mark.rule("X2")
def test_the_turn_passes_once_when_its_player_leaves() -> None:
    position = link("PX2 PX5", "AD2 AD3", "SR1 SR2", "OM1 OM2", pile="PX1", turn=1)
    position.remove(1)
    assert position.turn == 2
    play(position, (2, "SR1"), (3, "OM1"))
    position.remove(3)
    assert position.turn == 0
    play(position, (0, "draw"), (0, "pass"))
    assert position.turn == 2


@pytest.mark.rule("X2")
def test_the_cards_go_back_into_the_stock() -> None:
    position = link("PX2 PX5", "AD2 AD3", "rest", pile="PX1", stock="")
    position.remove(1)
    assert hand(position, 1) == []
    assert sorted(position.to_dict()["stock"]) == ["AD2", "AD3"]
    position.check()


@pytest.mark.rule("X2")
def test_the_stock_is_shuffled_then() -> None:
    orders = set()
    for seed in range(20):
        position = link("PX2 PX5", "AD2 AD3", "rest", pile="PX1", stock="SR1 SR2 SR3 SR4", seed=seed)
        position.remove(1)
        orders.add(tuple(position.to_dict()["stock"]))
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {("AD2", "AD3", "SR1", "SR2", "SR3", "SR4")}


@pytest.mark.rule("X2")
def test_a_joker_lapses_when_its_player_leaves_before_the_answer() -> None:
    position = link("JK NB2", "JK AD2", "SR1 SR2", pile="PX1")
    play(position, (0, "JK>1"))
    position.remove(0)
    assert sorted(hand(position, 1)) == ["AD2", "JK"]
    assert position.turn == 1
    assert field(position, "joker") is None
    assert field(position, "pile") == ["PX1", "JK"]


@pytest.mark.rule("X2")
def test_a_target_that_leaves_answers_no_and_then_its_cards_go_back() -> None:
    position = link("JK NB2", "JK AD2 AD3", "SR1 SR2", pile="PX1")
    play(position, (0, "JK>1"))
    position.remove(1)
    assert sorted(hand(position, 0)) == ["AD2", "AD3", "JK"]
    assert "NB2" in position.to_dict()["stock"]
    assert position.turn == 0
    assert position.waiting == {0}
    assert legal(position, 0) == ["JK>2", "draw"]


@pytest.mark.rule("X2")
def test_a_bystander_that_leaves_leaves_the_question_open() -> None:
    position = play(link("JK NB2", "JK AD2 AD3", "SR1 SR2", pile="PX1"), (0, "JK>1"))
    position.remove(2)
    assert position.waiting == {1}
    assert legal(position, 1) == ["cancel", "accept"]


@pytest.mark.rule("X2")
def test_the_last_seat_wins() -> None:
    position = link("PX2 PX5", "AD2 AD3", "SR1", pile="PX1")
    position.remove(0)
    assert not position.is_over
    position.remove(2)
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "left"
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 2)
    assert outcome.returns == (-0.5, 1.0, -0.5)


@pytest.mark.rule("X2")
def test_removed_seats_rank_last() -> None:
    position = link("PX2", "AD2 AD3", "SR1 SR2 SR3", pile="PX1")
    position.remove(1)
    play(position, (0, "PX2"))
    assert position.outcome is not None
    assert position.outcome.ranks == (1, 3, 2)


@pytest.mark.rule("X2")
def test_a_removed_seat_owes_nothing_and_does_nothing() -> None:
    position = link("PX2 PX5", "AD2", "SR1 SR2", pile="PX1", owes=[1], catchable=[1])
    position.remove(1)
    assert field(position, "owes") == field(position, "catchable") == []
    assert legal(position, 1) == []
    refused(position, 1, "draw", "X2", "seat-left")
    refused(position, 0, "gong!1", "L8", "target-left")


@pytest.mark.rule("X2")
def test_nobody_leaves_twice_or_after_the_end() -> None:
    position = link("PX2", "AD2 AD3", "SR1 SR2", pile="PX1")
    position.remove(1)
    before = position.to_dict()
    with pytest.raises(gg.IllegalAction, match="Seat 1 can't leave: that seat has left the game") as caught:
        position.remove(1)
    assert caught.value.rule == "X2"
    assert position.to_dict() == before
    play(position, (0, "PX2"))
    with pytest.raises(gg.IllegalAction, match="Seat 2 can't leave: the game is over"):
        position.remove(2)
    with pytest.raises(gg.IllegalAction, match="can't draw: the game is over"):
        position.play("draw")


@pytest.mark.rule("X3")
@pytest.mark.parametrize("jokers", [2, 0])
def test_every_card_is_there_once_after_the_deal(jokers: int) -> None:
    for seed in range(50):
        truth = gg.new("link", players=4, seed=seed, jokers=jokers).to_dict()
        cards = [*itertools.chain(*truth["hands"]), *truth["stock"], *truth["pile"]]
        assert in_order(cards) == deck(jokers)


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    "broken",
    [
        {"hands": [["PX1", "PX2"], ["PX1"]]},
        {"hands": [["JK", "JK"], ["JK"]]},
        {"hands": [["PX1"], ["PX2"]], "pile": ["PX1"]},
        {"hands": [["PX1"], ["JK"]], "options": {"jokers": 0}},
        {"hands": [["PX1"], ["PX2"]], "stock": [], "pile": ["PX3"]},
    ],
)
def test_a_doubled_or_missing_card_is_a_broken_position(broken: dict[str, object]) -> None:
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict({"game": "link", **broken})
    assert caught.value.faults
