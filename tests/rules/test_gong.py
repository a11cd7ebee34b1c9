"""The cards, the deal and the stock of GONG (G, S)."""

from __future__ import annotations

import itertools

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS, JOKER, deck, in_order
from tests.rules.table import field, hand, legal, link, play


def all_cards(position: gg.Position) -> list[str]:
    truth = position.to_dict()
    return in_order([*itertools.chain(*truth["hands"]), *truth["stock"], *truth["pile"]])


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    position = gg.new("link", players=players, seed=1)
    assert position.players == players
    assert position.waiting == {0}


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_one_or_seven_do_not(players: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("link", players=players, seed=1)


@pytest.mark.rule("G2")
def test_nine_families() -> None:
    families = {card[:2] for card in all_cards(gg.new("link", seed=1)) if card != JOKER}
    assert families == set(FAMILIES)


@pytest.mark.rule("G3")
def test_six_numbers_in_each_family() -> None:
    cards = [card for card in all_cards(gg.new("link", seed=1)) if card != JOKER]
    assert cards == list(FAMILY_CARDS)
    assert len(cards) == 54


@pytest.mark.rule("G3")
@pytest.mark.parametrize("text", ["PX0", "PX7", "XX1", "PX", "1PX"])
def test_no_other_card_exists(text: str) -> None:
    with pytest.raises(gg.InvalidAction):
        gg.parse("link", text)


@pytest.mark.rule("G4")
@pytest.mark.parametrize(("jokers", "cards"), [(2, 56), (0, 54)])
def test_two_jokers_or_none(jokers: int, cards: int) -> None:
    position = gg.new("link", seed=1, jokers=jokers)
    assert len(all_cards(position)) == cards
    assert all_cards(position) == deck(jokers)


@pytest.mark.rule("G4")
@pytest.mark.parametrize("jokers", [1, 3, -1, True, "2"])
def test_no_other_number_of_jokers(jokers: object) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("link", seed=1, jokers=jokers)  # type: ignore[arg-type]


@pytest.mark.rule("G5")
def test_link_is_a_game_of_its_own_name() -> None:
    assert gg.new("link", seed=1).game == "link"
    with pytest.raises(ValueError, match="chess"):
        gg.new("chess", seed=1)


@pytest.mark.rule("G6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nine_cards_each_and_the_rest_is_the_stock(players: int) -> None:
    position = gg.new("link", players=players, seed=5)
    assert field(position, "counts") == [9] * players
    assert field(position, "stock") == 56 - 9 * players - 1


@pytest.mark.rule("G7")
def test_the_starter_has_the_first_turn_and_it_goes_clockwise() -> None:
    position = gg.new("link", players=3, seed=3, starter=2)
    assert position.turn == 2
    turns = [position.turn]
    while len(turns) < 7:
        seat = position.turn
        options = [action for action in position.legal(seat) if str(action)[:3] not in ("JK>", "gon")]
        position.play(options[0], seat=seat)
        if position.turn != seat:
            turns.append(position.turn)
    assert turns == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("G7")
@pytest.mark.parametrize("starter", [-1, 3])
def test_only_a_seat_can_start(starter: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("link", players=3, seed=3, starter=starter)


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("players", "jokers", "size"), [(2, 2, 5), (2, 2, 28), (2, 0, 27), (4, 2, 14), (5, 2, 11), (6, 2, 9), (6, 0, 9)]
)
def test_hand_sizes_up_to_the_whole_deck(players: int, jokers: int, size: int) -> None:
    position = gg.new("link", players=players, seed=8, jokers=jokers, hand_size=size)
    assert field(position, "counts") == [size] * players
    position.check()


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("players", "jokers", "size"), [(2, 2, 4), (2, 2, 29), (2, 0, 28), (4, 2, 15), (5, 2, 12), (6, 2, 10), (2, 2, True)]
)
def test_no_smaller_hands_and_no_more_than_there_are_cards(players: int, jokers: int, size: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("link", players=players, seed=8, jokers=jokers, hand_size=size)


@pytest.mark.rule("G8")
def test_an_option_that_no_rule_names_is_refused() -> None:
    with pytest.raises(gg.InvalidOption, match="hand"):
        gg.new("link", seed=8, hand=9)


# ------------------------------------------------------------------------------------------------- the stock


@pytest.mark.rule("S1")
def test_the_discards_become_the_stock_but_the_top_card_stays() -> None:
    position = link("ZT4 NB5", "AD2 AD3", pile="PX1 rest", stock="")
    record = position.play("draw", seat=0)
    assert record.result.reshuffled
    assert field(position, "pile") == ["PX1"]
    assert field(position, "stock") == 56 - 4 - 1 - 1


@pytest.mark.rule("S1")
def test_the_last_card_of_the_stock_is_drawn_without_a_reshuffle() -> None:
    position = link("ZT4 NB5", "AD2 AD3", pile="PX1 rest", stock="SR6")
    record = position.play("draw", seat=0)
    assert not record.result.reshuffled
    assert record.result.cards == ("SR6",)
    assert field(position, "stock") == 0
    assert len(field(position, "pile")) == 56 - 4 - 1
    play(position, (0, "pass"))
    assert field(position, "stock") == 0


@pytest.mark.rule("S1")
def test_a_penalty_reshuffles_too() -> None:
    position = link("ZT4 NB5", "AD2", "AD3 AD4", pile="PX1 rest", stock="", owes=[1], catchable=[1])
    record = position.play("gong!1", seat=2)
    assert record.result.reshuffled
    assert len(hand(position, 1)) == 2


@pytest.mark.rule("S2")
def test_with_nothing_to_draw_the_player_passes() -> None:
    position = link("rest", "NB2 AD3", pile="PX1", stock="", turn=1, options={"jokers": 0})
    assert legal(position, 1) == ["pass"]
    record = position.play("pass", seat=1)
    assert record.result.drew is None
    assert hand(position, 1) == ["NB2", "AD3"]
    assert position.turn == 0


@pytest.mark.rule("S2")
def test_a_penalty_with_nothing_to_draw_gives_nothing() -> None:
    position = link("rest", "NB2", pile="PX1", stock="", options={"jokers": 0}, owes=[1], catchable=[1])
    record = position.play("gong!1", seat=0)
    assert record.result.drew is None
    assert record.result.cards == ()
    assert hand(position, 1) == ["NB2"]
