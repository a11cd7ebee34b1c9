"""A turn of FIGHT: the shown card, its task, who wins (T1 to T8, T10, S1, S2, G)."""

from __future__ import annotations

from collections import Counter

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILY_CARDS
from tests.packs import TRIAL
from tests.rules.table import SHOWN, field, fight, hand, legal, play, refused, task

NO_CHOICE = ["draw-two", "all-draw", "take-others", "others-take"]
"""Tasks in which nobody chooses."""

# ----------------------------------------------------------------------------------------- drawing (T1, T2)


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("number", "code"), [(1, "yellow"), (2, "yellow"), (3, "red"), (4, "red"), (5, "blue"), (6, "blue")]
)
def test_the_number_of_the_drawn_card_decides_the_kind_of_task(number: int, code: str) -> None:
    names = {"yellow": "signs", "red": "take-one", "blue": "give-one"}
    tasks = {colour: [name] for colour, name in names.items()}
    position = fight("PX1 PX2", "NB1 NB2", "ZT1 ZT2", stock=f"OM{number}", tasks=tasks)
    assert legal(position, 0) == ["draw"]
    record = position.play("draw", seat=0)
    assert (record.result.shown, record.result.task) == (f"OM{number}", names[code])
    for viewer in (0, 1, 2, None):
        event = position.event(record, viewer)
        assert (event.shown, event.task) == (f"OM{number}", names[code])
        assert field(position, "shown", viewer) == f"OM{number}"
        assert (field(position, "task", viewer), field(position, "code", viewer)) == (names[code], code)


@pytest.mark.rule("T1")
@pytest.mark.rule("S1")
def test_the_top_card_of_the_stock_is_drawn_and_a_turn_has_one() -> None:
    position = fight("PX1 PX2", "NB1 NB2", stock="OM3 OM5", tasks={"red": ["skip-me"]})
    assert position.play("draw", seat=0).result.shown == "OM3"
    assert field(position, "stock") == 56 - 4 - 1
    assert position.turn == 1
    refused(position, 0, "draw", "G7", "not-your-turn")


@pytest.mark.rule("T1")
def test_nothing_else_is_drawn_while_the_task_is_to_be_done() -> None:
    position = task("lay-one", "PX1 PX2", "NB1 NB2")
    refused(position, 0, "draw", "T1", "task-first")
    refused(position, 1, "draw", "T4", "others-choose")


@pytest.mark.rule("T2")
@pytest.mark.parametrize("players", [4, 2])
def test_dealt_out_whole_a_random_card_of_ones_own_is_turned_up(players: int) -> None:
    size = 56 // players
    position = gg.new("fight", players=players, seed=3, hand_size=size)
    assert field(position, "stock") == 0
    assert field(position, "dealt_out")
    own = hand(position, 0)
    assert "draw" in legal(position, 0)
    record = position.play("draw", seat=0)
    assert record.result.shown in own


@pytest.mark.rule("T2")
def test_each_of_them_as_often_as_any_other() -> None:
    turned: Counter[str] = Counter()
    games = 1200
    for seed in range(games):
        position = fight("PX3 NB3 ZT4 AD4", "rest", stock="", pile="", seed=seed, options={"jokers": 0})
        turned[str(position.play("draw", seat=0).result.shown)] += 1
    assert turned.keys() == {"PX3", "NB3", "ZT4", "AD4"}
    assert sum((count - games / 4) ** 2 / (games / 4) for count in turned.values()) < 16.3  # 3 degrees, one in 1000


@pytest.mark.rule("T2")
def test_it_counts_as_in_the_hand_until_its_task_is_done() -> None:
    position = fight("PX5", "rest", stock="", pile="", tasks={"blue": ["give-two"]}, options={"jokers": 0})
    record = position.play("draw", seat=0)
    assert record.result.shown == "PX5"
    (gift,) = record.result.gave
    assert gift.cards == ("PX5",), "it was the only card there was to give"
    assert field(position, "pile") == [], "it was given away, so it is not discarded"
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@pytest.mark.rule("T2")
@pytest.mark.rule("T6")
def test_then_it_goes_to_the_discards_if_it_is_still_there() -> None:
    position = fight("PX3 NB3", "rest", stock="", pile="", tasks={"red": ["skip-left"]}, options={"jokers": 0}, seed=1)
    shown = position.play("draw", seat=0).result.shown
    assert field(position, "pile") == [shown]
    assert hand(position, 0) == [card for card in ("PX3", "NB3") if card != shown]
    kept = fight(
        "PX3 NB3",
        "rest",
        stock="",
        pile="",
        tasks={"red": ["skip-left"]},
        options={"jokers": 0, "shown_card": "hand"},
    )
    play(kept, (0, "draw"))
    assert len(hand(kept, 0)) == 2
    assert field(kept, "pile") == []


@pytest.mark.rule("T2")
def test_in_a_game_dealt_out_whole_discards_are_not_reshuffled() -> None:
    tasks = {"red": ["draw-two"]}
    position = fight("PX3 NB3 NB4", "rest", stock="", pile="OM1", dealt_out=True, tasks=tasks)
    record = position.play("draw", seat=0)
    assert record.result.shown in {"PX3", "NB3", "NB4"}
    assert record.result.drawn == ()
    assert not record.result.reshuffled
    assert field(position, "pile") == [record.result.shown, "OM1"]
    assert field(position, "stock") == 0
    assert field(position, "dealt_out")


@pytest.mark.rule("S1")
@pytest.mark.rule("T2")
def test_in_others_the_discards_are_reshuffled_first() -> None:
    position = fight("PX1 PX2", "rest", stock="", pile="OM3 OM4 NM3", tasks={"red": ["skip-left"]})
    record = position.play("draw", seat=0)
    assert record.result.reshuffled
    assert record.result.shown in {"OM3", "OM4", "NM3"}
    assert field(position, "stock") == 2
    assert field(position, "pile") == [record.result.shown]


@pytest.mark.rule("S1")
def test_only_when_a_card_must_be_drawn() -> None:
    position = fight("PX1 PX2", "rest", stock="SR3", pile="OM3 OM4", tasks={"red": ["skip-left"]})
    record = position.play("draw", seat=0)
    assert not record.result.reshuffled
    assert field(position, "stock") == 0
    assert field(position, "pile") == ["SR3", "OM3", "OM4"]


@pytest.mark.rule("S2")
@pytest.mark.rule("T2")
def test_with_nothing_to_reshuffle_either_one_turns_up_a_card_of_ones_own() -> None:
    position = fight("PX3 PX4", "rest", stock="", pile="", dealt_out=False, tasks={"red": ["skip-left"]})
    assert legal(position, 0) == ["draw"]
    assert position.play("draw", seat=0).result.shown in {"PX3", "PX4"}
    assert len(field(position, "pile")) == 1


@pytest.mark.rule("S2")
def test_a_tasks_draw_gives_as_many_as_there_are() -> None:
    position = fight("PX1 PX2", "rest", stock="NM3 SR1", pile="", tasks={"red": ["draw-two"]})
    record = position.play("draw", seat=0)
    assert list(record.result.drawn) == [(0, 1)]
    assert sorted(hand(position, 0)) == ["PX1", "PX2", "SR1"]


@pytest.mark.rule("S1")
def test_a_tasks_draw_reshuffles_in_between() -> None:
    position = fight("PX1 PX2", "rest", stock="NM3 SR1", pile="OM1", tasks={"red": ["draw-two"]})
    record = position.play("draw", seat=0)
    assert list(record.result.drawn) == [(0, 2)]
    assert record.result.reshuffled
    assert sorted(hand(position, 0)) == ["OM1", "PX1", "PX2", "SR1"]


# ------------------------------------------------------------------------------------- T3: codes and pages


@pytest.mark.rule("T3")
def test_the_colour_of_a_cards_code_is_the_colour_of_its_task() -> None:
    for card in FAMILY_CARDS:
        colour = ("yellow", "red", "blue")[(int(card[2]) - 1) // 2]
        name = {"yellow": "signs", "red": "take-one", "blue": "give-one"}[colour]
        hands = [held for held in FAMILY_CARDS if held != card]
        position = fight(" ".join(hands[:2]), " ".join(hands[2:4]), stock=card, tasks={colour: [name]})
        assert position.play("draw", seat=0).result.task == name


# ------------------------------------------------------------------------------------------- the shown card (T6)


@pytest.mark.rule("T6")
def test_the_shown_card_goes_to_the_discards_when_the_task_is_done() -> None:
    position = task("lay-one", "PX1 PX2", "NB1 NB2", pile="OM1")
    assert field(position, "pile") == ["OM1"], "not before"
    assert hand(position, 0) == ["PX1", "PX2"]
    assert "NM5" not in legal(position, 0)
    play(position, (0, "PX1"))
    assert field(position, "pile") == ["NM5", "PX1", "OM1"]
    assert field(position, "shown") is None
    assert hand(position, 0) == ["PX2"]


@pytest.mark.rule("T6")
def test_hand_takes_it_in_before_the_task() -> None:
    position = task("lay-one", "PX1 PX2", "NB1 NB2", pile="OM1", options={"shown_card": "hand"})
    assert sorted(hand(position, 0)) == ["NM5", "PX1", "PX2"]
    assert legal(position, 0) == ["PX1", "PX2", "NM5"]
    assert list(field(position, "known", 1)[0]["holds"]) == ["NM5"]
    play(position, (0, "NM5"))
    assert field(position, "pile") == ["NM5", "OM1"]
    assert list(field(position, "known", 1)[0]["holds"]) == []


@pytest.mark.rule("T6")
def test_discard_is_the_default() -> None:
    assert field(gg.new("fight", seed=1), "options")["shown_card"] == "discard"
    with pytest.raises(gg.InvalidOption):
        gg.new("fight", shown_card="pile")


# ---------------------------------------------------------------------------------------- a joker is drawn (T7)


@pytest.mark.rule("T7")
def test_a_drawn_joker_goes_into_the_hand_and_the_turn_passes() -> None:
    position = fight("PX1 PX2", "NB1 NB2", "ZT1", stock="JK OM1")
    record = position.play("draw", seat=0)
    assert (record.result.shown, record.result.task) == ("JK", None)
    assert hand(position, 0) == ["PX1", "PX2", "JK"]
    assert position.turn == 1
    assert field(position, "task") is None
    for viewer in (1, 2, None):
        assert list(field(position, "known", viewer)[0]["holds"]) == ["JK"]


@pytest.mark.rule("T7")
@pytest.mark.rule("T2")
def test_a_joker_turned_up_from_the_hand_stays_there() -> None:
    for seed in range(30):
        position = fight("PX3 JK", "rest", stock="", pile="", seed=seed, tasks={"red": ["skip-left"]})
        if position.play("draw", seat=0).result.shown == "JK":
            assert hand(position, 0) == ["PX3", "JK"]
            assert field(position, "pile") == []
            assert position.turn == 1
            return
    pytest.fail("a joker is turned up in half of these")


@pytest.mark.rule("T7")
def test_jokers_are_played_before_drawing() -> None:
    position = fight("JK PX1", "NB1 NB2", "ZT1", stock="NM5", tasks={"blue": ["lay-one"]})
    assert legal(position, 0) == ["JK>1", "JK>2", "draw"]
    play(position, (0, "draw"))
    assert legal(position, 0) == ["PX1", "JK"]
    refused(position, 0, "JK>1", "T1", "task-first")


# ------------------------------------------------------------------------------------------- who wins (T5, T8)


@pytest.mark.rule("T5")
def test_the_first_player_without_cards_wins() -> None:
    position = task("lay-two", "PX1 PX2", "NB1 NB2", "ZT1")
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "won"
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 3, 2))
    refused(position, 1, "draw", "T5", "game-over")


@pytest.mark.rule("T8")
def test_a_task_asks_for_as_many_cards_as_there_are() -> None:
    position = play(task("give-two", "PX1", "NB1 NB2", "ZT1"), (0, "at 1"))
    assert sorted(hand(position, 1)) == ["NB1", "NB2", "PX1"]
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@pytest.mark.rule("T8")
def test_emptiness_is_looked_at_once_the_whole_task_is_done() -> None:
    position = task("lay-then-draw", "PX1", "NB1 NB2", stock="OM1")
    assert not position.is_over, "the last card went, and another one came"
    assert hand(position, 0) == ["OM1"]
    assert position.turn == 1


@pytest.mark.rule("T8")
@pytest.mark.rule("T6")
def test_and_the_shown_card_has_found_its_place() -> None:
    """Turned up from the hand, it is the last card: the discards make the hand empty."""
    position = fight("PX3", "rest", stock="", pile="", tasks={"red": ["skip-left"]}, options={"jokers": 0})
    play(position, (0, "draw"))
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    kept = fight(
        "PX3", "rest", stock="", pile="", tasks={"red": ["skip-left"]}, options={"jokers": 0, "shown_card": "hand"}
    )
    play(kept, (0, "draw"))
    assert not kept.is_over


@pytest.mark.rule("T8")
def test_whoever_is_emptied_by_somebody_elses_task_wins_too() -> None:
    position = play(task("take-one", "PX1 PX2", "NB1", "ZT1 ZT2"), (0, "at 1"))
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert sorted(hand(position, 0)) == ["NB1", "PX1", "PX2"]


@pytest.mark.rule("T8")
@pytest.mark.parametrize(
    ("turn", "hands", "winner"),
    [
        (1, ("PX1", "NB1 NB2", "ZT1", "SR1"), 2),
        (1, ("PX1", "NB1 NB2", "ZT1 ZT2", "SR1"), 3),
        (3, ("PX1", "NB1 NB2", "ZT1", "SR1 SR2"), 0),
    ],
)
def test_of_several_the_first_clockwise_from_the_turn_player(turn: int, hands: tuple[str, ...], winner: int) -> None:
    """All others lay a card down."""
    position = task("others-lay", *hands, turn=turn)
    while not position.is_over:
        (seat,) = position.waiting
        position.play(position.legal(seat)[0], seat=seat)
    assert position.outcome is not None
    assert position.outcome.winners == (winner,)


@pytest.mark.rule("T8")
def test_the_turn_player_counts_first() -> None:
    position = task("all-lay", "PX1", "NB1", "ZT1", turn=2)
    assert position.outcome is not None
    assert position.outcome.winners == (2,)


# ---------------------------------------------------------------------------------------------- decks (T10)


@pytest.mark.rule("T10")
def test_tasks_come_without_repeats_until_the_deck_is_used_up() -> None:
    """Everybody draws reds; the fourteen tasks come once each, and then again in another order."""
    position = gg.new("fight", players=2, seed=5, hand_size=20, pack="trial", jokers=0)
    names = list(position.to_dict()["tasks"]["red"])
    assert sorted(names) == sorted(TRIAL["red"])
    came: list[str] = []
    while len(came) < 2 * len(names) and not position.is_over:
        seat = min(position.waiting)
        options = legal(position, seat)
        if options == ["draw"]:
            position = gg.Position.from_dict(position.to_dict() | rigged(position))
            came.append(str(position.play("draw", seat=seat).result.task))
        else:
            position.play(options[0], seat=seat)
    assert came[: len(names)] == names
    assert sorted(came[len(names) :]) == sorted(names)
    assert came[len(names) :] != names


def rigged(position: gg.Position) -> dict[str, object]:
    """The next card is a red one, everybody has many cards, nobody misses a turn."""
    reds = [card for card in FAMILY_CARDS if card[2] in "34"]
    rest = [card for card in FAMILY_CARDS if card not in reds[:4]]
    hands = [rest[:20], rest[20:40]]
    return {"hands": hands, "stock": reds[:4] + rest[40:], "pile": [], "known": [], "skips": []}


@pytest.mark.rule("T10")
def test_each_colour_has_a_deck_of_its_own_shuffled_by_the_seed() -> None:
    orders = {tuple(gg.new("fight", seed=seed, pack="trial").to_dict()["tasks"]["blue"]) for seed in range(30)}
    assert len(orders) == 30
    first: Counter[str] = Counter()
    games = 1200
    for seed in range(games):
        first[gg.new("fight", seed=seed, pack="trial").to_dict()["tasks"]["blue"][0]] += 1
    expected = games / len(TRIAL["blue"])
    assert first.keys() == TRIAL["blue"].keys()
    assert sum((count - expected) ** 2 / expected for count in first.values()) < 31.3  # 11 degrees, one in 1000


@pytest.mark.rule("T10")
def test_what_has_come_is_public_and_what_is_to_come_is_not() -> None:
    position = fight("PX1 PX2", "NB1 NB2", stock="NM3 NM4", tasks={"red": ["skip-left", "draw-two"]})
    play(position, (0, "draw"))
    for viewer in (0, 1, None):
        assert set(field(position, "drawn_tasks", viewer)["red"]) == set(TRIAL["red"]) - {"draw-two"}
        assert "tasks" not in position.view(viewer).to_dict()


# -------------------------------------------------------------------------------------------------- the deal


@pytest.mark.rule("G6")
@pytest.mark.rule("G8")
@pytest.mark.parametrize(("players", "size", "jokers"), [(2, 9, 2), (3, 9, 0), (6, 9, 2), (2, 28, 2), (4, 14, 2)])
def test_everybody_is_dealt_the_same_number_and_the_rest_is_the_stock(players: int, size: int, jokers: int) -> None:
    position = gg.new("fight", players=players, seed=1, hand_size=size, jokers=jokers)
    assert field(position, "counts") == [size] * players
    assert field(position, "stock") == 54 + jokers - players * size
    assert field(position, "pile") == []
    assert field(position, "dealt_out") == (players * size == 54 + jokers)
    position.check()


@pytest.mark.rule("G8")
@pytest.mark.parametrize(("players", "size", "jokers"), [(2, 4, 2), (2, 29, 2), (6, 10, 2), (4, 14, 0)])
def test_the_hand_size_fits_the_players(players: int, size: int, jokers: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("fight", players=players, hand_size=size, jokers=jokers)


@pytest.mark.rule("G7")
def test_turns_go_clockwise_from_the_starter() -> None:
    stock = "NM3 NM4 OM3 OM4 SR3 SR4 SW3 SW4 VG3 VG4"
    position = fight("PX1 PX2", "NB1 NB2", "ZT1 ZT2", stock=stock, turn=2, tasks={"red": NO_CHOICE})
    seats = []
    for _ in range(4):
        seats.append(position.turn)
        position.play("draw")
    assert seats == [2, 0, 1, 2]


def test_the_card_that_brings_a_task_has_its_colour() -> None:
    """What the helper of these tests relies on."""
    assert {colour: int(card[2]) for colour, card in SHOWN.items()} == {"yellow": 1, "red": 3, "blue": 5}


@pytest.mark.parametrize(
    ("text", "tried"),
    [
        ("PX1", "choose PX1"),
        ("JK", "choose JK"),
        ("sun", "choose sun"),
        ("two", "choose two"),
        ("at 1", "choose seat 1"),
        ("guess 3", "guess 3"),
        ("JK>1", "play a joker on seat 1"),
        ("cancel", "cancel"),
    ],
)
def test_a_refusal_says_in_words_what_was_tried(text: str, tried: str) -> None:
    with pytest.raises(gg.IllegalAction, match=f"^Seat 1 can't {tried}: "):
        fight("PX1 PX2", "NB1 NB2", "ZT1").play(text, seat=1)
