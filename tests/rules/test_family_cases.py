"""Faults of comparable programs, each as the same situation in FAMILY."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS
from tests.rules.table import family, field, hand, legal, play, refused

EIGHT = [[0, name] for name in FAMILIES[:8]]
"""All families but NM."""


@pytest.mark.case("B18")
@pytest.mark.parametrize("other", ["JK", "AD5"])
def test_b18_nobody_acts_while_the_target_decides(other: str) -> None:
    position = play(family("JK NB2", f"{other} AD3", "NB3 SR2"), (0, "JK>1"))
    assert position.actors == {1}
    for seat, action in [(0, "draw"), (0, "ask 2 NB3"), (2, "ask 0 NB2"), (2, "draw"), (2, "accept")]:
        assert legal(position, seat) == []
        refused(position, seat, action, "J4", "question-open")


@pytest.mark.case("B19")
@pytest.mark.parametrize("answer", ["accept", "cancel"])
def test_b19_nothing_stays_revealed_after_the_question(answer: str) -> None:
    position = play(family("JK NB2 NB3", "JK AD3 AD4", "ZT3 SR2"), (0, "JK>1"), (1, answer))
    for viewer in (2, None):
        known = field(position, "known", viewer)
        assert not any(memory["holds"] or memory["lacks"] or memory["some"] for memory in known)
    assert field(position, "joker", 2) is None


@pytest.mark.case("B22")
@pytest.mark.parametrize(("leaver", "turn"), [(2, 1), (1, 2), (0, 1), (3, 1)])
def test_b22_a_leaver_neither_takes_nor_doubles_a_turn(leaver: int, turn: int) -> None:
    position = family("PX2 PX3", "AD2 AD3", "SR1 SR2", "OM1 OM2", turn=1)
    position.remove(leaver)
    assert position.turn == turn
    assert position.waiting == {turn}


@pytest.mark.case("B23")
def test_b23_with_one_left_it_is_over_and_nobody_is_current() -> None:
    position = family("PX2 PX3", "AD2 AD3")
    position.remove(0)
    assert position.is_over
    assert position.waiting == position.actors == frozenset()
    assert legal(position, 1) == []


@pytest.mark.case("B23")
def test_b23_when_all_nine_are_laid_nobody_is_current() -> None:
    position = family("NM1 NM2 NM3 NM4 NM5", "NM6 JK", "JK", laid=EIGHT, stock="")
    play(position, (0, "ask 1 NM6"))
    assert position.waiting == position.actors == frozenset()


@pytest.mark.case("B26")
def test_b26_who_has_no_cards_is_not_asked() -> None:
    position = family("PX1 PX2 PX3 PX4 PX5", "", "ZT1")
    assert legal(position, 0) == ["ask 2 PX6"]
    refused(position, 0, "ask 1 PX6", "F1", "target-empty")


@pytest.mark.case("B26")
def test_b26_with_nobody_to_ask_the_turn_ends_all_the_same() -> None:
    position = family("PX1 PX2", "", "", stock="ZT1 ZT2 ZT3")
    for seat in (0, 1):
        assert legal(position, seat) == ["draw"]
        play(position, (seat, "draw"))
    assert position.turn == 2
    assert legal(position, 2) == ["draw"]


@pytest.mark.case("B27")
def test_b27_an_empty_hand_draws_while_there_is_a_stock() -> None:
    position = family("NM1 NM2 NM3 NM4 NM5", "NM6 OM1 OM2 OM3", laid=EIGHT[:7], stock="OM4 OM5 OM6 JK JK")
    play(position, (0, "ask 1 NM6"))
    assert hand(position, 0) == []
    assert legal(position, 0) == ["draw"]


@pytest.mark.case("B27")
def test_b27_an_empty_hand_passes_when_there_is_none() -> None:
    hands = "NM1 NM2 NM3 NM4 NM5", "NM6 OM1 OM2 OM3 JK", "OM4 OM5 OM6 JK"
    position = family(*hands, laid=EIGHT[:7], stock="")
    play(position, (0, "ask 1 NM6"))
    assert legal(position, 0) == ["pass"]
    play(position, (0, "pass"), (1, "ask 2 OM4"), (1, "ask 2 OM5"))
    assert not position.is_over
    play(position, (1, "ask 2 OM6"))
    assert position.is_over, "all nine are down"


@pytest.mark.case("B29")
def test_b29_every_action_of_the_notation_reads_back() -> None:
    texts = [f"ask {seat} {card}" for seat in range(6) for card in FAMILY_CARDS]
    texts += [*(f"JK>{seat}" for seat in range(6)), "cancel", "accept", "draw", "pass"]
    assert len(texts) == 334
    for code, text in enumerate(texts):
        action = gg.parse("family", text)
        assert (int(action), str(action)) == (code, text)
        assert gg.parse("family", str(action)) == action


@pytest.mark.case("B29")
@pytest.mark.parametrize("text", ["ask 2 ne 1", "ask 2 s 3", "ask 2 n4"])
def test_b29_an_ambiguous_text_is_an_error_and_never_a_guess(text: str) -> None:
    with pytest.raises(gg.AmbiguousAction):
        gg.parse("family", text)


@pytest.mark.case("B29")
@pytest.mark.parametrize("text", ["ask 2", "ask OM3", "ask 6 OM3", "ask -1 OM3", "ask 2 OM7", "ask 2 JK", "OM3", "ask"])
def test_b29_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(gg.InvalidAction):
        gg.parse("family", text)


@pytest.mark.case("B29")
def test_b29_the_long_way_means_the_same() -> None:
    for text in ("ask 2 omega 3", "ASK 2 OMEGA 3", "ask 2 om3", "ask 2 omega silver"):
        assert str(gg.parse("family", text)) == "ask 2 OM3"


@pytest.mark.case("B30")
def test_b30_one_must_hold_a_card_of_the_family_and_not_the_card() -> None:
    position = family("OM1 JK", "OM4 PX4")
    refused(position, 0, "ask 1 PX4", "F2", "no-family")
    refused(position, 0, "ask 1 OM1", "F2", "own-card")
    assert "ask 1 OM4" in legal(position, 0)
    assert not [action for action in legal(family("JK", "OM4 PX4"), 0) if action.startswith("ask")]


@pytest.mark.case("B31")
@pytest.mark.parametrize("asked", [1, 2, 3])
def test_b31_the_next_player_clockwise_and_never_the_one_who_was_asked(asked: int) -> None:
    position = family("PX1", "ZT1", "SR1", "OM1", stock="VG1")
    play(position, (0, f"ask {asked} PX2"))
    assert position.turn == 1


@pytest.mark.case("B32")
def test_b32_whoever_runs_out_first_does_not_win_by_that() -> None:
    laid = [[owner, name] for owner, name in zip([0, 1, 1, 1, 2, 2, 2, 2], FAMILIES, strict=False)]
    position = family("", "NM1 NM2 NM3 NM4 NM5", "NM6", laid=laid, stock="JK JK")
    assert not position.is_over
    play(position, (0, "draw"), (1, "ask 2 NM6"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1), "four each of 1 and 2, which 2 reached first"


@pytest.mark.case("B33")
def test_b33_equal_numbers_are_decided_and_everything_says_the_same() -> None:
    laid = [[owner, name] for owner, name in zip([2, 1, 0, 1, 2, 2, 0, 1], FAMILIES, strict=False)]
    position = family("NM1 NM2 NM3 NM4 NM5", "NM6", "", laid=laid, stock="JK JK")
    play(position, (0, "ask 1 NM6"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1)
    assert outcome.winners == (2,)
    assert outcome.returns == (-0.5, -0.5, 1.0)


@pytest.mark.case("B34")
def test_b34_jokers_that_circulate_do_not_keep_it_going_for_ever() -> None:
    """Whoever has a joker plays it, then everybody asks for what a third player has."""
    hands = "NM1 NM2 JK", "NM3 NM4 JK", "NM5 NM6"
    position = family(*hands, laid=EIGHT, stock="")
    while not position.is_over:
        seat = position.turn
        if "JK" in hand(position, seat) and "JK" not in hand(position, (seat + 1) % 3):
            play(position, (seat, f"JK>{(seat + 1) % 3}"), ((seat + 1) % 3, "accept"))
        for action in legal(position, seat):
            if action.startswith("ask "):
                _, target, card = action.split()
                if card not in hand(position, int(target)):
                    position.play(action, seat=seat)
                    break
    assert position.outcome is not None
    assert position.outcome.termination.value == "stuck"
    assert field(position, "turns") == 90


@pytest.mark.case("B50")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_b50_the_target_in_the_action_is_the_one_that_is_asked(target: int) -> None:
    position = family("AD1 AD2", "AD3 AD4", "JK NB2 NB3", "AD5 AD6", turn=2)
    action = gg.parse("family", f"JK>{target}")
    record = position.play(action, seat=2)
    assert record.result.asked == target
    assert gg.parse("family", record.action) == action
    assert position.play("accept", seat=target).result.exchanged == (2, target)
    assert sorted(hand(position, target)) == ["NB2", "NB3"]


@pytest.mark.case("B50")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_b50_the_one_who_is_asked_for_a_card_gives_it(target: int) -> None:
    position = family("PX1", "PX2 ZT1", "PX3 ZT2", "PX4 ZT3")
    record = position.play(f"ask {target} PX{target + 1}", seat=0)
    (gift,) = record.result.gave
    assert (gift.giver, gift.taker) == (target, 0)
    assert field(position, "counts") == [2, *(1 if seat == target else 2 for seat in (1, 2, 3))]


@pytest.mark.case("B51")
def test_b51_every_seat_sees_its_own_hand_and_only_the_turn_player_may_act() -> None:
    position = family("PX1", "ZT1", "SR1", turn=1)
    for seat, card in enumerate(["PX1", "ZT1", "SR1"]):
        assert list(field(position, "hand", seat)) == [card]
        assert bool(legal(position, seat)) == (seat == 1)


@pytest.mark.case("B52")
def test_b52_every_card_is_dealt_to_every_place_equally_often() -> None:
    """Chi-square of the places (each hand, each place in the stock) of the 54 cards; fixed seeds."""
    games, players, size = 3000, 4, 5
    counts = {card: [0] * (players + 54 - players * size) for card in FAMILY_CARDS}
    for seed in range(games):
        truth = gg.new("family", players=players, seed=seed, jokers=0, hand_size=size).to_dict()
        for place, cards in enumerate([*truth["hands"], *([card] for card in truth["stock"])]):
            for card in cards:
                counts[card][place] += 1
    expected = [games * (size if place < players else 1) / 54 for place in range(len(counts["PX1"]))]
    worst = max(
        sum((seen - fair) ** 2 / fair for seen, fair in zip(places, expected, strict=True))
        for places in counts.values()
    )
    # 37 degrees of freedom: in one run of a thousand the worst of 54 fair cards would exceed this
    assert worst < 84
