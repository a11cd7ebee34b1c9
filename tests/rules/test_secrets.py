"""What a viewer is shown, told and refused must not depend on what the viewer may not see (H)."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.core.chance import generator
from tests.rules.table import field, hand, legal, link, play, refused

HIDDEN = ("seed", "rng", "deck", "order", "generator", "hands")


@pytest.mark.rule("H1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_view_shows_own_cards_and_counts_of_the_others(viewer: int | None) -> None:
    position = gg.new("link", players=3, seed=11)
    view = position.view(viewer).to_dict()
    own = [] if viewer is None else hand(position, viewer)
    assert sorted(view["hand"]) == sorted(own)
    assert list(view["counts"]) == [9, 9, 9]
    assert view["stock"] == 28
    assert not set(view) & set(HIDDEN)


@pytest.mark.rule("H1")
def test_only_the_drawer_sees_the_card() -> None:
    position = link("NB2 ZT4", "AD2 AD3", "SR1 SR2", pile="PX1", stock="PX5")
    record = position.play("draw", seat=0)
    assert position.event(record, 0).card == "PX5"
    for other in (1, 2, None):
        event = position.event(record, other)
        assert event.card is None
        assert (event.drew, event.count) == (0, 1)
        assert "PX5" not in repr(event)
        assert field(position, "drawn", other) is None
    assert field(position, "drawn", 0) == "PX5"


@pytest.mark.rule("H1")
def test_only_the_caught_sees_the_penalty_card() -> None:
    position = link("NB2 ZT4", "AD2", "SR1 SR2", pile="PX1", stock="OM5", owes=[1], catchable=[1])
    record = position.play("gong!1", seat=2)
    assert position.event(record, 1).card == "OM5"
    assert position.event(record, 2).card is None
    assert position.event(record, 0).card is None


@pytest.mark.rule("H1")
def test_an_exchange_tells_bystanders_nothing_but_that_it_happened() -> None:
    position = play(link("JK NB2", "AD2 AD3", "SR1 SR2", pile="PX1"), (0, "JK>1"))
    event = position.event(position.play("accept", seat=1), 2)
    assert event.exchanged == (0, 1)
    known = field(position, "known", 2)
    assert not known[0]["holds"]
    assert not known[1]["holds"]


@pytest.mark.rule("H1")
def test_after_an_exchange_the_two_know_each_others_hand() -> None:
    position = play(link("JK NB2 NB3", "AD2 AD3", "SR1 SR2", pile="PX1"), (0, "JK>1"), (1, "accept"))
    assert sorted(field(position, "known", 0)[1]["holds"]) == ["NB2", "NB3"]
    assert sorted(field(position, "known", 1)[0]["holds"]) == ["AD2", "AD3"]
    assert not field(position, "known", None)[0]["holds"]


@pytest.mark.rule("H1")
def test_a_played_card_is_no_longer_known_held() -> None:
    position = play(link("JK NB2 NB3", "AD1 AD3", "SR1 SR2", pile="PX1"), (0, "JK>1"), (1, "accept"), (0, "AD1"))
    assert list(field(position, "known", 1)[0]["holds"]) == ["AD3"]


@pytest.mark.rule("H1")
def test_knowledge_follows_a_hand_that_is_exchanged_again() -> None:
    position = link("JK NB2 NB3", "AD2 AD3", "JK SR2 SR3", pile="PX1", stock="OM1 OM2 PX6")
    play(position, (0, "JK>1"), (1, "accept"), (0, "draw"), (0, "pass"), (1, "draw"), (1, "pass"))
    assert sorted(field(position, "known", 0)[1]["holds"]) == ["NB2", "NB3"]
    play(position, (2, "JK>1"))
    assert sorted(field(position, "known", 0)[2]["holds"]) == ["NB2", "NB3"]
    assert not field(position, "known", 0)[1]["holds"]
    assert sorted(field(position, "known", 2)[1]["holds"]) == ["SR2", "SR3"]


@pytest.mark.rule("H1")
def test_a_pass_with_nothing_to_draw_proves_a_lack_and_an_unseen_draw_ends_it() -> None:
    position = link("rest", "NB2", "NB3 NB4", pile="PX1", stock="", turn=1, options={"jokers": 0})
    play(position, (1, "pass"))
    lacks = set(field(position, "known", 2)[1]["lacks"])
    assert {"PX2", "PX6", "ZT1", "NM1"} <= lacks
    assert "ZT2" not in lacks


@pytest.mark.rule("H1")
def test_the_cancel_question_looks_the_same_with_and_without_a_joker() -> None:
    holding = play(link("JK NB2", "JK AD3", "SR1 SR2", pile="PX1", stock="PX2 PX3"), (0, "JK>1"))
    lacking = play(link("JK NB2", "AD2 AD3", "SR1 SR2", pile="PX1", stock="PX2 PX3"), (0, "JK>1"))
    for viewer in (0, 2, None):
        assert holding.view(viewer) == lacking.view(viewer)
    for seat in (0, 2):
        assert legal(holding, seat) == legal(lacking, seat) == []
        assert refused(holding, seat, "draw", "J4") == refused(lacking, seat, "draw", "J4")
    assert holding.waiting == lacking.waiting
    assert holding.actors == lacking.actors


@pytest.mark.rule("H1")
def test_a_refusal_speaks_of_own_cards_only() -> None:
    position = link("NB2 ZT4", "PX2 PX3", pile="PX1")
    message = refused(position, 1, "PX2", "G7", "not-your-turn")
    assert "NB2" not in message
    assert "ZT4" not in message


@pytest.mark.rule("H1")
def test_the_two_jokers_cannot_be_told_apart() -> None:
    one = play(link("JK NB2", "AD2 AD3", "JK SR2", pile="PX1", seed=4), (0, "JK>1"))
    two = play(link("JK NB2", "AD2 AD3", "JK SR2", pile="PX1", seed=4), (0, "JK>1"))
    assert one.to_dict() == two.to_dict()
    assert {card for cards in one.to_dict()["hands"] for card in cards if card.startswith("J")} == {"JK"}


@pytest.mark.rule("H2")
def test_when_it_is_over_everything_is_laid_open() -> None:
    position = play(link("PX2", "AD2 AD3", "SR1 SR2", pile="PX1"), (0, "PX2"))
    assert position.is_over
    assert sorted(hand(position, 1)) == ["AD2", "AD3"]
    assert [record.action for record in position.history] == ["PX2"]


@pytest.mark.rule("H2")
@pytest.mark.rule("X2")
def test_no_card_is_open_to_be_played_when_the_last_opponent_has_left() -> None:
    position = play(link("NB2 ZT4", "AD2 AD3", pile="PX1", stock="PX5"), (0, "draw"))
    position.remove(1)
    spec = position.spec
    for viewer in (0, 1, None):
        assert field(position, "drawn", viewer) is None
        worlds, view = position.states.copy(), position.view(viewer)
        spec.determinize(view.record, 0, worlds, 0, generator(1))
        assert spec.faults(worlds[0]) == []
        assert gg.Position(spec, worlds).view(viewer) == view
