"""A turn of LINK: what may be played and drawn, and how the game ends (L1 to L6, L11, L12)."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.rules.table import field, hand, legal, link, play, refused


@pytest.mark.rule("L1")
@pytest.mark.parametrize("seed", range(20))
def test_one_card_of_the_stock_starts_the_pile(seed: int) -> None:
    position = gg.new("link", players=3, seed=seed)
    assert len(field(position, "pile")) == 1
    assert field(position, "stock") == 56 - 27 - 1


@pytest.mark.rule("L2")
@pytest.mark.parametrize(("players", "jokers", "size"), [(6, 0, 9), (4, 2, 14), (2, 2, 28)])
def test_all_dealt_no_start_card_any_card_first(players: int, jokers: int, size: int) -> None:
    position = gg.new("link", players=players, seed=2, jokers=jokers, hand_size=size)
    assert field(position, "pile") == []
    assert field(position, "top") is None
    playable = {action for action in legal(position, 0) if action[:3] != "JK>"} - {"draw", "pass"}
    assert playable == {card for card in hand(position, 0) if card != "JK"}


@pytest.mark.rule("L2")
def test_with_a_family_card_in_the_pile_it_has_to_match() -> None:
    position = link("PX2 ZT4", "NB5 rest", pile="", stock="")
    play(position, (0, "PX2"))
    refused(position, 1, "NB5", "L3", "no-match")


@pytest.mark.rule("L2")
def test_a_draw_reshuffles_a_pile_of_jokers_whole() -> None:
    position = link("PX1 PX2", "rest", pile="JK JK", stock="", options={"draw_when_able": True})
    record = position.play("draw", seat=0)
    assert record.result.reshuffled
    assert record.result.cards == ("JK",)
    assert field(position, "pile") == []
    assert field(position, "stock") == 1


@pytest.mark.rule("L3")
@pytest.mark.parametrize("card", ["NM1", "PX6"])
def test_a_card_of_the_same_number_or_family_is_played(card: str) -> None:
    position = link(f"{card} ZT4", "AD2 AD3", pile="PX1")
    play(position, (0, card))
    assert field(position, "top") == card
    assert hand(position, 0) == ["ZT4"]
    assert position.turn == 1


@pytest.mark.rule("L3")
def test_another_card_is_not() -> None:
    position = link("PX2 ZT4", "AD2 AD3", pile="PX1")
    message = refused(position, 0, "ZT4", "L3", "no-match")
    assert "PX2" in message, "the message says what is possible instead"


@pytest.mark.rule("L3")
def test_not_out_of_turn_and_not_from_elsewhere() -> None:
    position = link("PX2 ZT4", "PX3 AD3", pile="PX1")
    refused(position, 1, "PX3", "G7", "not-your-turn")
    refused(position, 0, "PX3", "L3", "not-in-hand")


@pytest.mark.rule("L4")
def test_without_a_match_one_card_is_drawn() -> None:
    position = link("NB2 ZT4", "AD2 AD3", pile="PX1", stock="SR5 SR6")
    record = position.play("draw", seat=0)
    assert record.result.drew == 0
    assert record.result.cards == ("SR5",)
    assert sorted(hand(position, 0)) == ["NB2", "SR5", "ZT4"]
    assert position.turn == 0


@pytest.mark.rule("L4")
def test_without_a_match_passing_is_no_way_out() -> None:
    refused(link("NB2 ZT4", "AD2 AD3", pile="PX1"), 0, "pass", "L4", "draw-first")


@pytest.mark.rule("L4")
def test_with_a_match_drawing_is_refused() -> None:
    refused(link("PX2 ZT4", "AD2 AD3", pile="PX1"), 0, "draw", "L4", "can-play")


@pytest.mark.rule("L4")
def test_with_a_match_drawing_is_allowed_under_the_option() -> None:
    position = link("PX2 ZT4", "AD2 AD3", pile="PX1", options={"draw_when_able": True})
    assert legal(position, 0) == ["PX2", "draw"]
    refused(position, 0, "pass", "L4", "can-play")


@pytest.mark.rule("L4")
def test_with_a_joker_only_one_may_choose() -> None:
    position = link("JK ZT4", "AD2 AD3", pile="PX1", stock="SR5")
    assert legal(position, 0) == ["JK>1", "draw"]
    play(position, (0, "draw"))
    assert sorted(hand(position, 0)) == ["JK", "SR5", "ZT4"]


@pytest.mark.rule("L5")
def test_a_drawn_match_may_be_played_at_once() -> None:
    position = link("NB2 ZT4", "AD2 AD3", pile="PX1", stock="PX5")
    play(position, (0, "draw"), (0, "PX5"))
    assert field(position, "top") == "PX5"
    assert position.turn == 1


@pytest.mark.rule("L5")
def test_or_it_is_kept() -> None:
    position = link("NB2 ZT4", "AD2 AD3", pile="PX1", stock="PX5")
    play(position, (0, "draw"), (0, "pass"))
    assert sorted(hand(position, 0)) == ["NB2", "PX5", "ZT4"]
    assert position.turn == 1


@pytest.mark.rule("L5")
def test_a_second_draw_is_refused() -> None:
    position = link("NB2 ZT4", "AD2 AD3", pile="PX1", stock="SR5 SR6")
    play(position, (0, "draw"))
    refused(position, 0, "draw", "L5", "already-drew")


@pytest.mark.rule("L5")
@pytest.mark.parametrize(("older", "action"), [("PX2", "PX2"), ("JK", "JK>1")])
def test_no_older_card_and_no_older_joker_after_a_draw(older: str, action: str) -> None:
    position = link(f"{older} ZT4", "AD2 AD3", pile="PX1", stock="PX5", options={"draw_when_able": True})
    play(position, (0, "draw"))
    refused(position, 0, action, "L5", "only-drawn-card")


@pytest.mark.rule("L5")
def test_a_drawn_joker_opens_the_new_hand() -> None:
    position = link("NB2 ZT4", "PX2 PX3 AD4", pile="PX1", stock="JK")
    play(position, (0, "draw"), (0, "JK>1"), (1, "accept"))
    assert legal(position, 0) == ["PX2", "PX3", "pass"]


@pytest.mark.rule("L5")
def test_another_joker_may_follow_a_drawn_one() -> None:
    position = link("NB2 ZT4", "JK AD3 AD4", "SR1 SR2", pile="PX1", stock="JK")
    play(position, (0, "draw"), (0, "JK>1"), (1, "accept"))
    assert legal(position, 0) == ["JK>1", "JK>2", "pass"]


@pytest.mark.rule("L5")
def test_there_is_no_draw_after_a_drawn_joker() -> None:
    position = link("NB2 ZT4", "AD3 AD4", pile="PX1", stock="JK")
    play(position, (0, "draw"), (0, "JK>1"), (1, "accept"))
    assert legal(position, 0) == ["pass"]
    refused(position, 0, "draw", "L5", "already-drew")


@pytest.mark.rule("L5")
def test_a_draw_after_an_older_joker_counts_as_a_draw() -> None:
    position = link("JK NB2", "JK ZT3 AD4", "AD5 AD6", pile="PX1", stock="PX6")
    play(position, (0, "JK>1"), (1, "accept"), (0, "draw"))
    assert legal(position, 0) == ["PX6", "pass"]


@pytest.mark.rule("L6")
def test_the_first_without_cards_wins_at_that_moment() -> None:
    position = link("PX2", "AD2 AD3", "SR1", pile="PX1", owes=[2], catchable=[2])
    play(position, (0, "PX2"))
    assert position.is_over
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "won"
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 3, 2)
    assert outcome.returns == (1.0, -0.5, -0.5)
    assert position.waiting == position.actors == frozenset()
    refused(position, 1, "draw", "L6", "game-over")
    refused(position, 0, "gong!2", "L6", "game-over")


@pytest.mark.rule("L6")
def test_one_card_is_not_none() -> None:
    position = play(link("PX2 PX3", "AD2 AD3", pile="PX1"), (0, "PX2"))
    assert not position.is_over
    assert position.outcome is None


@pytest.mark.rule("L11")
def test_no_game_starts_on_a_joker() -> None:
    for seed in range(300):
        position = gg.new("link", players=2, seed=seed)
        assert field(position, "pile") != ["JK"]
        position.check()


@pytest.mark.rule("L11")
def test_with_nothing_but_jokers_in_the_stock_there_is_no_start_card() -> None:
    """Two hands of 27 leave two cards, and in one deal of 1,540 both are jokers."""
    without = 0
    for seed in range(3000):
        position = gg.new("link", players=2, seed=seed, hand_size=27)
        if not field(position, "pile"):
            assert position.to_dict()["stock"] == ["JK", "JK"]
            assert field(position, "top") is None
            without += 1
        else:
            assert field(position, "stock") == 1
    assert without > 0


@pytest.mark.rule("L12")
def test_the_game_is_blocked_when_everybody_passes_in_turn() -> None:
    position = link("NB2 AD3", "rest", "NB3", pile="PX1", stock="", options={"jokers": 0}, passes=2)
    assert not position.is_over
    play(position, (0, "pass"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "blocked"
    assert outcome.winners == (2,)
    assert outcome.ranks == (2, 3, 1)


@pytest.mark.rule("L12")
def test_equal_fewest_share() -> None:
    position = link("NB2 AD3", "rest", "NB3 ZT6", pile="PX1", stock="", options={"jokers": 0}, passes=2)
    play(position, (0, "pass"))
    assert position.outcome is not None
    assert position.outcome.winners == (0, 2)
    assert position.outcome.ranks == (1, 3, 1)
    assert position.outcome.returns == (0.5, -1.0, 0.5)


@pytest.mark.rule("L12")
def test_a_card_in_between_starts_the_count_anew() -> None:
    position = link("NB2 AD3", "PX2 rest", "NB3 ZT6", pile="PX1", stock="", options={"jokers": 0})
    play(position, (0, "pass"))
    assert field(position, "passes") == 1
    play(position, (1, "PX2"))
    assert field(position, "passes") == 0


@pytest.mark.rule("L12")
def test_a_pass_after_a_draw_does_not_block() -> None:
    position = link("NB2 AD3", "SR4 rest", pile="PX1", stock="ZT6", options={"jokers": 0}, passes=1)
    play(position, (0, "draw"), (0, "pass"))
    assert field(position, "passes") == 0
    assert not position.is_over
