"""Faults of comparable programs, each as the same situation in LINK."""

from __future__ import annotations

import itertools

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILY_CARDS, deck, in_order
from tests.rules.table import field, hand, legal, link, play, refused


@pytest.mark.case("B01")
@pytest.mark.parametrize(("drawn", "options"), [("PX6", ["PX6", "pass"]), ("SR6", ["pass"])])
def test_one_draw_a_turn(drawn: str, options: list[str]) -> None:
    position = play(link("NB2 ZT4", "AD2 AD3", pile="PX1", stock=f"{drawn} SR5"), (0, "draw"))
    assert legal(position, 0) == options
    refused(position, 0, "draw", "L5")


@pytest.mark.case("B02")
def test_no_reneging() -> None:
    refused(link("PX2 ZT4", "AD2 AD3", pile="PX1"), 0, "draw", "L4")
    position = link("PX2 ZT4", "AD2 AD3", pile="PX1", stock="PX6", options={"draw_when_able": True})
    play(position, (0, "draw"))
    refused(position, 0, "PX2", "L5")
    assert legal(position, 0) == ["PX6", "pass"]


@pytest.mark.case("B04")
def test_a_draw_from_an_empty_stock_reshuffles_seven_of_eight() -> None:
    position = link("NB2 ZT4", "rest", pile="PX1 SR1 SR2 SR3 SR4 SR5 SR6 OM6", stock="")
    record = position.play("draw", seat=0)
    assert len(record.result.cards) == 1
    assert len(hand(position, 0)) == 3
    assert field(position, "stock") == 6
    assert field(position, "pile") == ["PX1"]
    assert position.turn == 0


@pytest.mark.case("B06")
def test_after_a_reshuffle_stock_and_hands_have_nothing_in_common() -> None:
    position = play(link("NB2 ZT4", "AD2 JK", pile="PX1 rest", stock=""), (0, "draw"))
    truth = position.to_dict()
    hands = list(itertools.chain(*truth["hands"]))
    assert in_order([*hands, *truth["stock"], "PX1"]) == deck(2)
    assert truth["stock"].count("JK") + hands.count("JK") == 2


@pytest.mark.case("B07")
@pytest.mark.case("B08")
def test_no_start_on_a_joker_and_none_is_lost() -> None:
    for seed in range(400):
        position = gg.new("link", players=2 + seed % 5, seed=seed)
        truth = position.to_dict()
        cards = [*itertools.chain(*truth["hands"]), *truth["stock"], *truth["pile"]]
        assert len(cards) == 56
        if field(position, "top") is None:
            assert truth["stock"] == ["JK", "JK"], "no start card exists"
        else:
            assert truth["pile"] == [field(position, "top")]
            assert truth["pile"][0] in FAMILY_CARDS


@pytest.mark.case("B09")
def test_no_second_play_before_the_next_player() -> None:
    position = play(link("PX2 PX3", "AD2 AD3", pile="PX1"), (0, "PX2"))
    refused(position, 0, "PX3", "G7", "not-your-turn")
    assert hand(position, 0) == ["PX3"]


@pytest.mark.case("B11")
def test_when_the_window_opens_and_closes() -> None:
    position = play(link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1"), (0, "PX2"))
    refused(position, 1, "gong!0", "L8")
    play(position, (1, "PX3"))
    assert legal(position.copy(), 1) == ["gong!0"]
    play(position, (2, "PX4"))
    assert "gong" in legal(position, 0)
    play(position, (0, "draw"))
    refused(position, 1, "gong!0", "L10")
    refused(position, 0, "gong", "L7")


@pytest.mark.case("B11")
def test_call_and_catch_have_one_outcome_each_way() -> None:
    start = play(link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1"), (0, "PX2"), (1, "PX3"))
    said, caught = start.copy(), start.copy()
    play(said, (0, "gong"))
    refused(said, 2, "gong!0", "L10")
    play(caught, (2, "gong!0"))
    refused(caught, 0, "gong", "L7")
    assert (len(hand(said, 0)), len(hand(caught, 0))) == (1, 2)
    assert [record.action for record in caught.history[-2:]] == ["PX3", "gong!0"]


@pytest.mark.case("B12")
def test_a_press_before_the_window_never_carries_over() -> None:
    position = play(link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1"), (0, "PX2"))
    for _ in range(5):
        refused(position, 2, "gong!0", "L8")
    play(position, (1, "PX3"))
    assert len(hand(position, 0)) == 1
    assert field(position, "owes") == [0]


@pytest.mark.case("B14")
def test_a_false_call_is_refused_or_paid_for_and_never_stored() -> None:
    position = link("PX2 ZT4 ZT5", "PX3 AD3", pile="PX1")
    refused(position, 1, "gong!0", "L10")
    position = link("PX2 ZT4", "PX3 AD3 AD4", pile="PX1", options={"false_call_penalty": True})
    play(position, (1, "gong!0"))
    assert len(hand(position, 1)) == 4
    play(position, (0, "PX2"))
    assert field(position, "owes") == [0]
    assert field(position, "catchable") == []


@pytest.mark.case("B17")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_seat_that_is_waited_for_always_has_an_action(players: int) -> None:
    for seed in range(20):
        position = gg.new("link", players=players, seed=seed, draw_when_able=bool(seed % 2))
        step = seed
        while not position.is_over:
            for seat in position.waiting:
                assert position.legal(seat)
            (seat,) = position.waiting
            options = position.legal(seat)
            step += 1
            position.play(options[step * 7 % len(options)], seat=seat)


@pytest.mark.case("B18")
@pytest.mark.parametrize("other", ["JK", "AD5"])
def test_nobody_acts_while_the_target_decides(other: str) -> None:
    position = play(link("JK NB2", f"{other} AD3", "PX3 SR2", pile="PX1"), (0, "JK>1"))
    assert position.actors == {1}
    for seat, action in [(0, "draw"), (0, "pass"), (0, "NB2"), (2, "PX3"), (2, "draw"), (2, "accept")]:
        refused(position, seat, action, "J4")


@pytest.mark.case("B19")
@pytest.mark.parametrize("answer", ["accept", "cancel"])
def test_nothing_stays_revealed_after_the_question(answer: str) -> None:
    position = play(link("JK NB2 NB3", "JK AD3 AD4", "PX3 SR2", pile="PX1"), (0, "JK>1"), (1, answer))
    for viewer in (2, None):
        known = field(position, "known", viewer)
        assert not any(memory["holds"] or memory["lacks"] for memory in known)
    assert field(position, "joker", 2) is None


@pytest.mark.case("B22")
def test_a_leaver_neither_takes_nor_doubles_a_turn() -> None:
    for leaver, turn in [(2, 1), (1, 2), (0, 1), (3, 1)]:
        position = link("PX2 PX3", "AD2 AD3", "SR1 SR2", "OM1 OM2", pile="PX1", turn=1)
        position.remove(leaver)
        assert position.turn == turn
        assert position.waiting == {turn}


@pytest.mark.case("B23")
def test_with_one_left_it_is_over_and_nobody_is_current() -> None:
    position = link("PX2 PX3", "AD2 AD3", pile="PX1")
    position.remove(0)
    assert position.is_over
    assert position.waiting == position.actors == frozenset()
    assert legal(position, 1) == []
    finished = play(link("PX2", "AD2 AD3", "SR1 SR2", pile="PX1"), (0, "PX2"))
    assert finished.waiting == frozenset()


@pytest.mark.case("B24")
def test_no_penalty_for_somebody_else_after_the_culprit_left() -> None:
    position = play(link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1"), (0, "PX2"), (1, "PX3"))
    position.remove(0)
    refused(position, 2, "gong!0", "L8", "target-left")
    assert field(position, "counts") == [0, 2, 3]


@pytest.mark.case("B25")
def test_two_catches_one_penalty() -> None:
    position = play(link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1"), (0, "PX2"), (1, "PX3"))
    play(position, (2, "gong!0"))
    refused(position, 1, "gong!0", "L10")
    assert len(hand(position, 0)) == 2


@pytest.mark.case("B29")
def test_every_action_of_the_notation_reads_back() -> None:
    texts = [*FAMILY_CARDS, *(f"JK>{seat}" for seat in range(6)), *(f"gong!{seat}" for seat in range(6))]
    for text in [*texts, "cancel", "accept", "draw", "pass", "gong", "silent"]:
        action = gg.parse("link", text)
        assert str(action) == text
        assert gg.parse("link", str(action)) == action


@pytest.mark.case("B29")
def test_an_ambiguous_text_is_an_error_and_never_a_guess() -> None:
    with pytest.raises(gg.AmbiguousAction):
        gg.parse("link", "ne 1")


@pytest.mark.case("B50")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_the_target_in_the_action_is_the_one_that_is_asked(target: int) -> None:
    position = link("AD1 AD2", "AD3 AD4", "JK NB2 NB3", "AD5 AD6", pile="PX6", turn=2)
    action = gg.parse("link", f"JK>{target}")
    assert str(action) == f"JK>{target}"
    record = position.play(action, seat=2)
    assert record.result.asked == target
    assert gg.parse("link", record.action) == action
    assert position.play("accept", seat=target).result.exchanged == (2, target)


@pytest.mark.case("B52")
def test_every_card_is_dealt_to_every_place_equally_often() -> None:
    """Chi-square of the places (each hand, the start card, each place in the stock) of the 54 cards; fixed seeds."""
    games, players, size = 4000, 4, 9
    counts = {card: [0] * (players + 1 + 54 - players * size - 1) for card in FAMILY_CARDS}
    for seed in range(games):
        truth = gg.new("link", players=players, seed=seed, jokers=0).to_dict()
        for place, cards in enumerate([*truth["hands"], truth["pile"], *([card] for card in truth["stock"])]):
            for card in cards:
                counts[card][place] += 1
    expected = [games * (size if place < players else 1) / 54 for place in range(len(counts["PX1"]))]
    worst = max(
        sum((seen - fair) ** 2 / fair for seen, fair in zip(places, expected, strict=True))
        for places in counts.values()
    )
    # 21 degrees of freedom: in one run of a thousand the worst of 54 fair cards would exceed this
    assert worst < 59.3
