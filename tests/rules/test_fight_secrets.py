"""What a viewer of FIGHT may be shown, and what it could have remembered (H)."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from tests.rules.table import field, fight, hand, legal, play, refused, task


def known(position: gg.Position, viewer: int | None, seat: int) -> dict[str, list[str]]:
    """What the viewer knows of a seat's hand."""
    memory: dict[str, Any] = field(position, "known", viewer)[seat]
    return {name: list(value) for name, value in memory.items()}


@pytest.mark.rule("H1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_view_shows_own_cards_and_counts_of_the_others(viewer: int | None) -> None:
    position = gg.new("fight", players=3, seed=11)
    view = position.view(viewer).to_dict()
    assert sorted(view["hand"]) == ([] if viewer is None else sorted(hand(position, viewer)))
    assert list(view["counts"]) == [9, 9, 9]
    assert not {"seed", "random", "hands", "forced", "order", "tasks", "moment"} & set(view)


@pytest.mark.rule("H1")
def test_undrawn_tasks_are_seen_nowhere() -> None:
    """Two games that differ in the order of their tasks alone look the same, until one comes."""
    decks = [["skip-left", "draw-two", "take-one"], ["take-one", "skip-left", "draw-two"]]
    one, two = (fight("PX1 PX2", "NB1", "ZT1", stock="NM3", tasks={"red": deck}, seed=1) for deck in decks)
    for viewer in (0, 1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).to_dict() == two.view(viewer).to_dict()
    for seat in (0, 1, 2):
        assert legal(one, seat) == legal(two, seat)


@pytest.mark.rule("H1")
@pytest.mark.rule("T9")
def test_a_hidden_choice_is_seen_by_its_chooser_alone() -> None:
    one, two = (play(task("signs", "PX1", "NB1", "ZT1"), (0, "at 1"), (0, sign)) for sign in ("sun", "moon"))
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).to_dict() == two.view(viewer).to_dict()
        assert one.event(one.history[-1], viewer) == two.event(two.history[-1], viewer)
        assert "sun" not in repr(one.event(one.history[-1], viewer))
    assert field(one, "my_choice", 0) == "sun"
    for seat in (0, 1, 2):
        assert legal(one, seat) == legal(two, seat)


@pytest.mark.rule("H1")
@pytest.mark.rule("T9")
def test_a_hidden_card_is_seen_by_its_owner_alone_until_all_are_in() -> None:
    one, two = (play(task("highest", "PX1 PX6", "NB1 NB2", "ZT1"), (0, "at 1"), (0, card)) for card in ("PX1", "PX6"))
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.event(one.history[-1], viewer) == two.event(two.history[-1], viewer)
    event = one.event(one.play("NB1", seat=1), None)
    assert dict(event.revealed) == {0: "PX1", 1: "NB1"}


@pytest.mark.rule("H1")
@pytest.mark.rule("T9")
def test_a_guess_is_hidden_too() -> None:
    one, two = (play(task("i-guess-number", "PX1", "NB1 NB2", "ZT1"), (0, guess)) for guess in ("guess 1", "guess 5"))
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.event(one.history[-1], viewer) == two.event(two.history[-1], viewer)


@pytest.mark.rule("H1")
@pytest.mark.rule("T4")
def test_a_given_card_is_seen_by_the_two_alone() -> None:
    position = play(task("give-one", "PX1 PX2", "NB1", "ZT1"), (0, "at 1"))
    record = position.play("PX2", seat=0)
    for party in (0, 1):
        (gift,) = position.event(record, party).gave
        assert (gift.giver, gift.taker, gift.count, tuple(gift.cards)) == (0, 1, 1, ("PX2",))
    for viewer in (2, None):
        event = position.event(record, viewer)
        (gift,) = event.gave
        assert (gift.giver, gift.taker, gift.count, tuple(gift.cards)) == (0, 1, 1, ())
        assert "PX2" not in repr(event), "the action names it, so the event doesn't name the action"
    assert known(position, 0, 1)["holds"] == ["PX2"]
    assert known(position, 2, 1)["holds"] == []


@pytest.mark.rule("H1")
@pytest.mark.rule("T4")
def test_a_taken_card_is_seen_by_the_two_alone() -> None:
    position = play(task("take-one", "PX1 PX2", "NB1 NB2", "ZT1"), (0, "at 1"))
    record = position.history[-1]
    (taken,) = record.result.gave
    for viewer, cards in [(0, taken.cards), (1, taken.cards), (2, ()), (None, ())]:
        (gift,) = position.event(record, viewer).gave
        assert tuple(gift.cards) == cards
    assert known(position, 1, 0)["holds"] == list(taken.cards)


@pytest.mark.rule("H1")
def test_a_known_card_may_have_been_the_one_that_was_given() -> None:
    """All saw the joker in the hand; after a gift that they didn't see it may be in either hand."""
    remembered = [{"viewer": viewer, "seat": 0, "holds": ["JK"]} for viewer in (1, 2, None)]
    position = task("give-one", "PX1 PX2 JK", "NB1", "ZT1", known=remembered)
    assert known(position, 2, 0)["holds"] == ["JK"]
    play(position, (0, "at 1"), (0, "PX1"))
    assert known(position, 2, 0)["holds"] == []
    assert known(position, 2, 1)["holds"] == []
    assert known(position, 1, 0)["holds"] == ["JK"], "who got the card knows that it wasn't that one"


@pytest.mark.rule("H1")
def test_a_card_that_was_laid_down_is_known_no_more() -> None:
    position = task("lay-one", "PX1 PX2", "NB1", known=[{"viewer": 1, "seat": 0, "holds": ["PX1", "PX2"]}])
    play(position, (0, "PX1"))
    assert known(position, 1, 0)["holds"] == ["PX2"]


@pytest.mark.rule("H1")
def test_after_an_exchange_the_two_know_each_others_hand() -> None:
    position = play(fight("JK NB2 NB3", "AD2 AD3", "SR1", stock="OM1"), (0, "JK>1"), (1, "accept"))
    assert known(position, 0, 1)["holds"] == ["NB2", "NB3"]
    assert known(position, 1, 0)["holds"] == ["AD2", "AD3"]
    assert len(known(position, 0, 1)["lacks"]) == 53
    assert known(position, 2, 0) == known(position, None, 1) == {"holds": [], "lacks": []}


@pytest.mark.rule("H1")
def test_the_cancel_question_looks_the_same_with_and_without_a_joker() -> None:
    holding = play(fight("JK NB2", "JK AD3", "SR1 SR2", stock="PX2 PX3", seed=1), (0, "JK>1"))
    lacking = play(fight("JK NB2", "AD2 AD3", "SR1 SR2", stock="PX2 PX3", seed=1), (0, "JK>1"))
    for viewer in (0, 2, None):
        assert holding.view(viewer) == lacking.view(viewer)
    for seat in (0, 2):
        assert legal(holding, seat) == legal(lacking, seat) == []
        assert refused(holding, seat, "draw", "J4") == refused(lacking, seat, "draw", "J4")


@pytest.mark.rule("H1")
def test_a_refusal_speaks_of_own_cards_only() -> None:
    one, two = (task("others-give", "PX1", "NB1 NB2", f"{card} ZT2") for card in ("ZT1", "ZT3"))
    for seat, action in [(0, "PX1"), (1, "ZT1"), (1, "at 2"), (0, "draw")]:
        assert refused(one, seat, action, "T4") == refused(two, seat, action, "T4")


@pytest.mark.rule("H2")
def test_when_it_is_over_everything_is_laid_open() -> None:
    position = task("lay-one", "PX1", "NB1 JK", "ZT1")
    assert position.is_over
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            if viewer != seat:
                assert known(position, viewer, seat)["holds"] == hand(position, seat)
