"""The limit, leavers, all cards (X1 to X3) in FIGHT."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from tests.oracle.cards import deck, in_order
from tests.rules.table import field, fight, hand, legal, play, refused, task


def ended(position: gg.Position) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """How it ended, the winners, the ranks."""
    outcome = position.outcome
    assert outcome is not None
    return outcome.termination.value, outcome.winners, outcome.ranks


@pytest.mark.rule("X1")
def test_the_thousandth_turn_is_the_last() -> None:
    position = fight("PX1 PX2", "NB1", "ZT1", stock="NM3 NM4", turns=998, tasks={"red": ["skip-me", "draw-two"]})
    play(position, (0, "draw"))
    assert not position.is_over
    play(position, (1, "draw"))
    assert ended(position) == ("turn_limit", (2,), (2, 3, 1))
    refused(position, 2, "draw", "X1", "game-over")


@pytest.mark.rule("X1")
def test_equal_fewest_share() -> None:
    position = fight("PX1 PX2", "NB1", "ZT1", stock="NM3", turns=999, tasks={"red": ["skip-me"]})
    play(position, (0, "draw"))
    assert ended(position) == ("turn_limit", (1, 2), (3, 1, 1))


@pytest.mark.rule("X1")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    assert ended(task("lay-one", "PX1", "NB1 NB2", turns=999)) == ("won", (0,), (1, 2))


@pytest.mark.rule("X2")
def test_a_leavers_cards_go_back_into_the_stock_shuffled() -> None:
    orders = set()
    for seed in range(20):
        position = fight("PX1", "AD2 AD3", "rest", stock="SR1 SR2 SR3", pile="", seed=seed)
        position.remove(1)
        orders.add(tuple(position.to_dict()["stock"]))
        assert position.turn == 0
    assert {tuple(sorted(order)) for order in orders} == {("AD2", "AD3", "SR1", "SR2", "SR3")}
    assert len(orders) > 10


@pytest.mark.rule("X2")
def test_the_turn_passes_once_when_its_player_leaves() -> None:
    position = fight("PX1", "AD1", "SR1", "OM1", turn=1, stock="VG1")
    position.remove(1)
    assert position.turn == 2
    position.remove(0)
    assert position.turn == 2
    assert field(position, "turns") == 1


@pytest.mark.rule("X2")
def test_the_task_of_a_turn_player_who_leaves_lapses() -> None:
    position = task("give-one", "PX1 PX2", "NB1", "ZT1")
    position.remove(0)
    assert field(position, "task") is None
    assert field(position, "asks") == []
    assert field(position, "pile") == ["NM5"]
    assert position.turn == 1
    assert legal(position, 1) == ["draw"]
    position.check()


@pytest.mark.rule("X2")
def test_a_choice_of_one_who_leaves_lapses_and_the_task_goes_on() -> None:
    position = play(task("others-give", "PX1", "NB1 NB2", "ZT1 ZT2"))
    assert position.waiting == {1}
    position.remove(1)
    assert position.waiting == {2}
    play(position, (2, "ZT2"))
    assert sorted(hand(position, 0)) == ["PX1", "ZT2"]
    assert position.turn == 2


@pytest.mark.rule("X2")
def test_the_chosen_one_gets_nothing_after_leaving() -> None:
    position = play(task("there-and-back", "PX1 PX2", "NB1 NB2", "ZT1"), (0, "at 1"))
    position.remove(1)
    assert sorted(hand(position, 0)) == ["PX1", "PX2"]
    assert field(position, "task") is None
    assert position.turn == 2


@pytest.mark.rule("X2")
def test_a_bystander_who_leaves_changes_nothing() -> None:
    position = play(task("give-two", "PX1 PX2 PX3", "NB1", "ZT1"), (0, "at 1"), (0, "PX1"))
    position.remove(2)
    assert position.waiting == {0}
    assert legal(position, 0) == ["PX2", "PX3"]
    play(position, (0, "PX2"))
    assert position.turn == 1


@pytest.mark.rule("X2")
@pytest.mark.rule("T9")
@pytest.mark.parametrize("chosen", [None, (0, "sun"), (1, "moon")])
def test_a_duel_without_one_of_the_two_has_no_winner(chosen: tuple[int, str] | None) -> None:
    position = play(task("signs", "PX1 PX2", "NB1 NB2", "ZT1"), (0, "at 1"))
    if chosen:
        play(position, chosen)
    record = position.remove(1)
    assert record.result.revealed == ()
    assert position.turn == 2
    assert field(position, "counts") == [2, 0, 1]


@pytest.mark.rule("X2")
def test_a_joker_lapses_when_its_player_leaves_before_the_answer() -> None:
    position = play(fight("JK NB2", "JK AD2", "SR1", stock="ZT1"), (0, "JK>1"))
    position.remove(0)
    assert sorted(hand(position, 1)) == ["AD2", "JK"]
    assert position.turn == 1
    assert field(position, "joker") is None


@pytest.mark.rule("X2")
def test_a_target_that_leaves_answers_no_and_then_its_cards_go_back() -> None:
    position = play(fight("JK NB2", "JK AD2 AD3", "SR1", stock="ZT1"), (0, "JK>1"))
    assert position.remove(1).result.exchanged == (0, 1)
    assert sorted(hand(position, 0)) == ["AD2", "AD3", "JK"]
    assert "NB2" in position.to_dict()["stock"]
    assert position.waiting == {0}


@pytest.mark.rule("X2")
def test_a_removed_seat_is_nobody() -> None:
    tasks = {"red": ["skip-left", "take-others"]}
    position = fight("PX1 PX2", "", "ZT1 ZT2", removed=[1], stock="NM3 OM3", tasks=tasks)
    play(position, (0, "draw"))
    assert position.turn == 0, "the only other one misses a turn"
    refused(position, 1, "draw", "X2", "seat-left")
    play(position, (0, "draw"))
    assert field(position, "counts") == [3, 0, 1]


@pytest.mark.rule("X2")
@pytest.mark.rule("T8")
def test_somebody_emptied_before_the_turn_player_left_has_won() -> None:
    """The first of the others has laid its only card; then the turn player leaves before the next one chooses."""
    position = task("others-lay", "PX1", "NB1", "ZT1 ZT2")
    position.remove(0)
    assert ended(position) == ("won", (1,), (3, 1, 2))


@pytest.mark.rule("X2")
def test_the_last_seat_wins() -> None:
    position = fight("PX1", "AD1", "SR1", stock="OM1")
    position.remove(0)
    assert not position.is_over
    position.remove(1)
    assert ended(position)[:2] == ("left", (2,))


@pytest.mark.rule("X3")
@pytest.mark.parametrize("jokers", [2, 0])
def test_every_card_is_there_once_through_a_game(jokers: int) -> None:
    position = gg.new("fight", players=3, seed=4, jokers=jokers, pack="trial", hand_size=5)
    step = 0
    while not position.is_over and step < 300:
        seat = min(position.waiting)
        options = position.legal(seat)
        position.play(options[step * 7 % len(options)], seat=seat)
        truth = position.to_dict()
        apart = [truth["shown"]] if truth["shown"] and not truth["own_card"] else []
        cards = [card for held in truth["hands"] for card in held] + truth["stock"] + truth["pile"] + apart
        assert in_order(cards) == deck(jokers)
        step += 1


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    "broken",
    [
        {"hands": [["PX1", "PX2"], ["PX1"]]},
        {"hands": [["JK", "JK"], ["JK"]]},
        {"hands": [["PX1"], ["PX2"]], "pile": ["PX1"]},
        {"hands": [["PX1"], ["JK"]], "options": {"jokers": 0}},
        {"hands": [["PX1"], ["PX2"]], "stock": [], "pile": ["PX3"]},
        {"hands": [["PX1"], ["PX2"]], "shown": "PX1"},
        {"hands": [["PX1"], ["PX2"]], "shown": "NB1", "task": "give-one"},
        {"hands": [["PX1"], ["PX2"]], "task": "no-such-task", "shown": "NB1"},
        {"hands": [["PX1"], ["PX2"]], "tasks": {"red": ["give-one"]}},
        {"hands": [["PX1"], ["PX2"]], "skips": [2]},
    ],
)
def test_what_cannot_be_is_a_broken_position(broken: dict[str, Any]) -> None:
    options = {"pack": "trial", **broken.get("options", {})}
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict({"game": "fight", **broken, "options": options})
    assert caught.value.faults


@pytest.mark.rule("X2")
@pytest.mark.rule("T2")
def test_what_a_leaver_leaves_in_a_game_dealt_out_whole_is_for_tasks_alone() -> None:
    tasks = {"red": ["draw-two"]}
    position = fight("PX3 PX4", "rest", "NB3", stock="", pile="", tasks=tasks, options={"jokers": 0})
    position.remove(2)
    assert field(position, "stock") == 1
    record = position.play("draw", seat=0)
    assert record.result.shown in {"PX3", "PX4"}, "a card of one's own is turned up all the same"
    assert list(record.result.drawn) == [(0, 1)]
    assert "NB3" in hand(position, 0)
