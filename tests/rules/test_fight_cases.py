"""Faults of comparable programs, each as the same situation in FIGHT."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS
from tests.rules.table import field, fight, hand, legal, play, refused, task


@pytest.mark.case("B18")
@pytest.mark.parametrize("other", ["JK", "AD5"])
def test_b18_nobody_acts_while_the_target_decides(other: str) -> None:
    position = play(fight("JK NB2", f"{other} AD3", "NB3 SR2", stock="OM1"), (0, "JK>1"))
    assert position.actors == {1}
    for seat, action in [(0, "draw"), (2, "draw"), (2, "accept"), (0, "at 2")]:
        assert legal(position, seat) == []
        refused(position, seat, action, "J4", "question-open")


@pytest.mark.case("B18")
def test_b18_nobody_else_acts_while_somebody_chooses() -> None:
    position = task("give-one", "PX1 PX2", "NB1 JK", "ZT1")
    assert position.actors == {0}
    for seat, action in [(1, "draw"), (1, "NB1"), (2, "at 0"), (1, "JK>0")]:
        assert legal(position, seat) == []
        refused(position, seat, action, "T4")


@pytest.mark.case("B19")
@pytest.mark.parametrize("answer", ["accept", "cancel"])
def test_b19_nothing_stays_revealed_after_the_question(answer: str) -> None:
    position = play(fight("JK NB2 NB3", "JK AD3 AD4", "ZT3 SR2", stock="OM1"), (0, "JK>1"), (1, answer))
    for viewer in (2, None):
        known = field(position, "known", viewer)
        assert not any(memory["holds"] or memory["lacks"] for memory in known)
    assert field(position, "joker", 2) is None


@pytest.mark.case("B22")
@pytest.mark.parametrize(("leaver", "turn"), [(2, 1), (1, 2), (0, 1), (3, 1)])
def test_b22_a_leaver_neither_takes_nor_doubles_a_turn(leaver: int, turn: int) -> None:
    position = fight("PX2 PX3", "AD2 AD3", "SR1 SR2", "OM1 OM2", turn=1, stock="VG1")
    position.remove(leaver)
    assert position.turn == turn
    assert position.waiting == {turn}


@pytest.mark.case("B23")
def test_b23_with_one_left_it_is_over_and_nobody_is_current() -> None:
    position = fight("PX2 PX3", "AD2 AD3", stock="VG1")
    position.remove(0)
    assert position.is_over
    assert position.waiting == position.actors == frozenset()
    assert legal(position, 1) == []
    won = task("lay-one", "PX1", "NB1", "ZT1")
    assert won.waiting == won.actors == frozenset()


@pytest.mark.case("B29")
def test_b29_every_action_of_the_notation_reads_back() -> None:
    texts = [*FAMILY_CARDS, "JK", *(f"JK>{seat}" for seat in range(6)), "cancel", "accept", "draw", "pass"]
    texts += [*(f"at {seat}" for seat in range(6)), "sun", "moon", "comet"]
    texts += [f"guess {what}" for what in (*"123456", *FAMILIES, "yellow", "red", "blue")]
    texts += ["one", "two"]
    assert len(texts) == 94
    for code, text in enumerate(texts):
        action = gg.parse("fight", text)
        assert (int(action), str(action)) == (code, text)
        assert gg.parse("fight", str(action)) == action


@pytest.mark.case("B29")
@pytest.mark.parametrize("text", ["ne 1", "guess ne", "s3"])
def test_b29_an_ambiguous_text_is_an_error_and_never_a_guess(text: str) -> None:
    with pytest.raises(gg.AmbiguousAction):
        gg.parse("fight", text)


@pytest.mark.case("B29")
@pytest.mark.parametrize("text", ["at 6", "at", "guess", "guess 7", "guess green", "JK>6", "star", "PX7", "three"])
def test_b29_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(gg.InvalidAction):
        gg.parse("fight", text)


@pytest.mark.case("B50")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_b50_the_target_of_a_joker_is_the_one_that_is_asked(target: int) -> None:
    position = fight("AD1 AD2", "AD3 AD4", "JK NB2 NB3", "AD5 AD6", turn=2, stock="OM1")
    record = position.play(gg.parse("fight", f"JK>{target}"), seat=2)
    assert record.result.asked == target
    assert position.play("accept", seat=target).result.exchanged == (2, target)
    assert sorted(hand(position, target)) == ["NB2", "NB3"]


@pytest.mark.case("B50")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_b50_the_chosen_player_is_the_one_who_gets_the_card(target: int) -> None:
    position = task("give-one", "AD1", "AD3", "NB2 NB3", "AD5", turn=2)
    play(position, (2, f"at {target}"), (2, "NB3"))
    assert "NB3" in hand(position, target)
    assert field(position, "counts")[target] == 2


@pytest.mark.case("B51")
def test_b51_every_seat_sees_its_own_hand_and_only_who_is_asked_may_act() -> None:
    position = play(task("signs", "PX1", "NB1", "ZT1"), (0, "at 2"))
    for seat, card in enumerate(["PX1", "NB1", "ZT1"]):
        assert list(field(position, "hand", seat)) == [card]
        assert bool(legal(position, seat)) == (seat != 1)


@pytest.mark.case("B52")
def test_b52_every_card_is_dealt_to_every_place_equally_often() -> None:
    """Chi-square of the places (each hand, each place in the stock) of the 54 cards; fixed seeds."""
    games, players, size = 2500, 4, 9
    counts = {card: [0] * (players + 54 - players * size) for card in FAMILY_CARDS}
    for seed in range(games):
        truth = gg.new("fight", players=players, seed=seed, jokers=0).to_dict()
        for place, cards in enumerate([*truth["hands"], *([card] for card in truth["stock"])]):
            for card in cards:
                counts[card][place] += 1
    expected = [games * (size if place < players else 1) / 54 for place in range(len(counts["PX1"]))]
    worst = max(
        sum((seen - fair) ** 2 / fair for seen, fair in zip(places, expected, strict=True))
        for places in counts.values()
    )
    # 21 degrees of freedom: in one run of a thousand the worst of 54 fair cards would exceed this
    assert worst < 59.3
