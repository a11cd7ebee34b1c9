"""What a viewer of FAMILY may be shown, and what it could have remembered (H, F12)."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS
from tests.rules.table import family, field, hand, legal, play, refused

NOTHING: dict[str, list[str]] = {"holds": [], "lacks": [], "some": []}


def known(position: gg.Position, viewer: int | None, seat: int) -> dict[str, list[str]]:
    """What the viewer knows of a seat's hand."""
    memory: dict[str, Any] = field(position, "known", viewer)[seat]
    return {name: list(value) for name, value in memory.items()}


@pytest.mark.rule("H1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_view_shows_own_cards_and_counts_of_the_others(viewer: int | None) -> None:
    position = gg.new("family", players=3, seed=11)
    view = position.view(viewer).to_dict()
    assert sorted(view["hand"]) == ([] if viewer is None else sorted(hand(position, viewer)))
    assert list(view["counts"]) == [len(hand(position, seat)) for seat in range(3)]
    assert not {"seed", "random", "hands", "forced", "order"} & set(view)
    assert [known(position, viewer, seat) for seat in range(3)] == [NOTHING] * 3


@pytest.mark.rule("H1")
@pytest.mark.rule("F12")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_question_proves_what_its_asker_has_and_lacks(viewer: int | None) -> None:
    position = family("PX1 NB2", "ZT5", "SR1", stock="OM1")
    play(position, (0, "ask 2 PX5"))
    assert known(position, viewer, 0) == {"holds": [], "lacks": ["PX5"], "some": ["PX"]}
    if viewer != 2:
        assert known(position, viewer, 2) == {"holds": [], "lacks": ["PX5"], "some": []}


@pytest.mark.rule("F12")
def test_after_a_hit_all_know_who_has_the_card_and_who_has_not() -> None:
    position = play(family("PX1 NB2", "PX5 ZT1", "SR1"), (0, "ask 1 PX5"))
    assert known(position, 2, 0) == {"holds": ["PX5"], "lacks": [], "some": ["PX"]}
    assert known(position, 2, 1) == {"holds": [], "lacks": ["PX5"], "some": []}
    assert known(position, 0, 1) == {"holds": [], "lacks": ["PX5"], "some": []}


@pytest.mark.rule("F12")
def test_what_proved_the_family_may_have_been_given_away() -> None:
    position = play(family("PX1 NB2", "PX5 ZT1", "SR1", stock="OM1"), (0, "ask 2 PX6"))
    assert known(position, None, 0)["some"] == ["PX"]
    play(position, (1, "ask 0 PX1"))
    assert known(position, None, 0)["some"] == []
    assert known(position, None, 1) == {"holds": ["PX1"], "lacks": [], "some": ["PX"]}


@pytest.mark.rule("F12")
def test_a_known_card_that_is_given_leaves_the_proof_of_the_others() -> None:
    position = family("PX1 NB2", "PX5 PX6 ZT1", "SR1", stock="OM1")
    play(position, (0, "ask 1 PX5"), (0, "ask 2 PX4"))  # PX5 is known, PX1 proved beside it
    play(position, (1, "ask 0 PX5"))
    assert known(position, None, 0) == {"holds": [], "lacks": ["PX4", "PX5"], "some": ["PX"]}


@pytest.mark.rule("F12")
def test_an_unseen_draw_ends_all_lacks_but_that_of_the_card_asked_for() -> None:
    position = family("PX1 NB2", "ZT5", "SR1", stock="OM1 OM2 OM3 OM4")
    play(position, (0, "ask 1 PX5"), (1, "ask 2 ZT1"), (2, "ask 0 SR2"))
    assert known(position, None, 0) == {"holds": [], "lacks": ["PX5", "SR2"], "some": ["PX"]}
    play(position, (0, "ask 1 NB4"))
    assert known(position, None, 0) == {"holds": [], "lacks": ["NB4"], "some": ["PX", "NB"]}


@pytest.mark.rule("F12")
@pytest.mark.rule("S2")
def test_without_a_draw_lacks_stay() -> None:
    eight = [[0, name] for name in FAMILIES[:8]]
    position = family("NM1 NM2", "NM3 NM4", "rest", laid=eight, stock="")
    play(position, (0, "ask 1 NM5"), (1, "ask 0 NM6"))
    assert known(position, None, 0)["lacks"] == ["NM5", "NM6"]
    assert known(position, None, 1)["lacks"] == ["NM5", "NM6"]


@pytest.mark.rule("F12")
@pytest.mark.rule("F5")
def test_a_shown_card_ends_no_other_lack() -> None:
    position = family("PX1 NB2", "ZT5", stock="OM1 PX5", turn=1)
    play(position, (1, "ask 0 ZT1"), (0, "ask 1 PX5"))
    assert known(position, 1, 0) == {"holds": ["PX5"], "lacks": ["ZT1"], "some": ["PX"]}


@pytest.mark.rule("F8")
@pytest.mark.rule("F12")
def test_of_a_laid_family_nothing_is_remembered() -> None:
    position = family("PX1 PX2 PX3 PX4", "PX5 ZT1", "PX6 SR1", stock="OM1")
    play(position, (0, "ask 1 PX5"), (0, "ask 2 PX6"))
    for viewer in (1, 2, None):
        for seat in (0, 1, 2):
            assert known(position, viewer, seat) == NOTHING


@pytest.mark.rule("F11")
@pytest.mark.rule("H1")
def test_who_cannot_ask_shows_that_there_are_only_jokers() -> None:
    position = family("JK", "AD1 AD2", "SR1", stock="OM1 OM2")
    play(position, (0, "draw"))
    assert known(position, 2, 0) == {"holds": ["JK"], "lacks": [], "some": []}


@pytest.mark.rule("F11")
@pytest.mark.rule("H1")
def test_a_draw_with_nobody_to_ask_shows_nothing() -> None:
    position = family("AD1 JK", "", "", stock="OM1 OM2")
    play(position, (0, "draw"))
    assert known(position, 2, 0) == NOTHING


@pytest.mark.rule("J1")
@pytest.mark.rule("H1")
def test_after_an_exchange_the_two_know_each_others_hand() -> None:
    position = play(family("JK NB2 NB3", "AD2 AD3", "SR1", laid=[[2, "PX"]]), (0, "JK>1"), (1, "accept"))
    for viewer, seat, cards in [(0, 1, ["NB2", "NB3"]), (1, 0, ["AD2", "AD3"])]:
        memory = known(position, viewer, seat)
        assert memory["holds"] == cards
        others = [card for card in FAMILY_CARDS if card[:2] != "PX" and card not in cards]
        assert memory["lacks"] == [*others, "JK"]
        assert memory["some"] == []
    assert known(position, 2, 0) == known(position, None, 1) == NOTHING


@pytest.mark.rule("J1")
@pytest.mark.rule("H1")
def test_what_bystanders_know_follows_the_hands() -> None:
    position = family("PX1 JK", "ZT5 PX2", "SR1", stock="OM1 OM2 OM3 OM4 OM5")
    play(position, (0, "ask 1 PX2"), (0, "ask 2 PX4"), (1, "ask 2 ZT1"), (2, "ask 1 SR2"))
    before = known(position, 2, 0)
    assert before["holds"] == ["PX2"]
    play(position, (0, "JK>1"), (1, "accept"))
    assert known(position, 2, 1) == before


@pytest.mark.rule("H1")
@pytest.mark.rule("X1")
def test_how_long_nothing_came_does_not_tell_what_the_stock_holds() -> None:
    """The last card of the stock is a joker or the card that somebody has in the other world."""
    eight = [[0, name] for name in FAMILIES[:8]]
    one = family("NM1 NM2", "NM3 NM4", "NM5 JK", laid=eight, stock="JK NM6")
    two = family("NM1 NM2", "NM3 NM4", "NM5 NM6", laid=eight, stock="JK JK")
    for position in (one, two):
        play(position, (0, "ask 1 NM5"))
    for viewer in (0, 1, None):
        assert one.view(viewer).to_dict() == two.view(viewer).to_dict()
        assert one.view(viewer) == two.view(viewer)


@pytest.mark.rule("H1")
def test_the_cancel_question_looks_the_same_with_and_without_a_joker() -> None:
    holding = play(family("JK NB2", "JK AD3", "SR1 SR2", stock="PX2 PX3", seed=1), (0, "JK>1"))
    lacking = play(family("JK NB2", "AD2 AD3", "SR1 SR2", stock="PX2 PX3", seed=1), (0, "JK>1"))
    for viewer in (0, 2, None):
        assert holding.view(viewer) == lacking.view(viewer)
    for seat in (0, 2):
        assert legal(holding, seat) == legal(lacking, seat) == []
        assert refused(holding, seat, "draw", "J4") == refused(lacking, seat, "draw", "J4")


@pytest.mark.rule("H1")
def test_a_refusal_speaks_of_own_cards_only() -> None:
    one, two = family("PX1 NB2", "ZT5 SR1", "OM1"), family("PX1 NB2", "ZT6 SR2", "OM1")
    for action, rule in [("ask 1 ZT5", "F2"), ("draw", "F11"), ("ask 0 PX2", "F1"), ("pass", "F11")]:
        assert refused(one, 0, action, rule) == refused(two, 0, action, rule)
    assert refused(one, 2, "ask 1 PX1", "G7") == refused(two, 2, "ask 1 PX1", "G7")


@pytest.mark.rule("H2")
def test_when_it_is_over_everything_is_laid_open() -> None:
    position = family("NM1 NM2 NM3 NM4 NM5", "NM6 JK", "JK", laid=[[0, name] for name in FAMILIES[:8]], stock="")
    play(position, (0, "ask 1 NM6"))
    assert position.is_over
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            if viewer != seat:
                assert known(position, viewer, seat)["holds"] == hand(position, seat)
