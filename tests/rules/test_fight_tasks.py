"""What tasks ask for (T4, T8), and duels (T9, J5)."""

from __future__ import annotations

from collections import Counter

import pytest

import gongenial as gg
from tests.rules.table import field, fight, hand, legal, play, refused, task


def asked(position: gg.Position) -> list[tuple[str, list[int]]]:
    """What the game waits for, and from whom."""
    return [(ask["kind"], list(ask["seats"])) for ask in field(position, "asks")]


# ----------------------------------------------------------------------------------------------- give (T4)


@pytest.mark.rule("T4")
def test_the_turn_player_chooses_whom_to_give_to_and_what() -> None:
    position = task("give-one", "PX1 PX2 JK", "NB1", "ZT1")
    assert asked(position) == [("player", [0])]
    assert legal(position, 0) == ["at 1", "at 2"]
    play(position, (0, "at 2"))
    assert asked(position) == [("give", [0])]
    assert field(position, "chosen_seat") == 2
    assert legal(position, 0) == ["PX1", "PX2", "JK"]
    assert legal(position, 1) == legal(position, 2) == []
    record = position.play("PX2", seat=0)
    (gift,) = record.result.gave
    assert (gift.giver, gift.taker, gift.count, gift.cards) == (0, 2, 1, ("PX2",))
    assert (hand(position, 0), hand(position, 2)) == (["PX1", "JK"], ["PX2", "ZT1"])
    assert position.turn == 1


@pytest.mark.rule("T4")
def test_one_rival_is_chosen_without_asking() -> None:
    position = task("give-one", "PX1 PX2", "NB1")
    assert asked(position) == [("give", [0])]


@pytest.mark.rule("T4")
def test_a_given_joker_has_no_effect() -> None:
    position = play(task("give-one", "PX1 JK", "NB1"), (0, "JK"))
    assert hand(position, 1) == ["NB1", "JK"]
    assert field(position, "joker") is None
    assert position.turn == 1


@pytest.mark.rule("T4")
def test_two_cards_are_picked_one_after_the_other() -> None:
    position = play(task("give-two", "PX1 PX2 PX3", "NB1", "ZT1"), (0, "at 1"))
    assert field(position, "asks")[0]["count"] == 2
    assert field(position, "asks")[0]["to"] == 1
    play(position, (0, "PX2"))
    assert field(position, "asks")[0]["count"] == 1
    assert legal(position, 0) == ["PX1", "PX3"]
    play(position, (0, "PX3"))
    assert hand(position, 1) == ["PX2", "PX3", "NB1"]
    assert position.turn == 1


@pytest.mark.rule("T8")
def test_who_has_no_more_gives_all_without_being_asked() -> None:
    position = play(task("give-two", "PX1 PX2", "NB1", "ZT1"), (0, "at 1"))
    assert hand(position, 1) == ["PX1", "PX2", "NB1"]
    assert position.is_over


@pytest.mark.rule("T4")
def test_left_and_right_are_the_neighbours() -> None:
    position = task("give-sides", "PX1", "NB1 NB2 NB3", "ZT1", "SR1", turn=1)
    play(position, (1, "NB1"), (1, "NB2"))
    assert [hand(position, seat) for seat in range(4)] == [["PX1", "NB2"], ["NB3"], ["NB1", "ZT1"], ["SR1"]]


@pytest.mark.rule("T4")
def test_one_to_each_of_the_others() -> None:
    position = task("give-others", "PX1 PX2 PX3", "NB1", "ZT1")
    play(position, (0, "PX2"), (0, "PX1"))
    assert [hand(position, seat) for seat in range(3)] == [["PX3"], ["PX2", "NB1"], ["PX1", "ZT1"]]


@pytest.mark.rule("T4")
def test_all_give_to_their_left_one_after_the_other() -> None:
    position = task("carousel", "PX1 PX2", "NB1 NB2", "ZT1 ZT2", turn=1)
    assert asked(position) == [("give", [1])]
    play(position, (1, "NB1"))
    assert asked(position) == [("give", [2])]
    assert legal(position, 2) == ["NB1", "ZT1", "ZT2"]
    play(position, (2, "NB1"), (0, "PX2"))
    assert [hand(position, seat) for seat in range(3)] == [["PX1", "NB1"], ["PX2", "NB2"], ["ZT1", "ZT2"]]


@pytest.mark.rule("T4")
def test_given_cards_are_chosen_by_their_holder() -> None:
    position = task("others-give", "PX1", "NB1 NB2", "ZT1 ZT2")
    assert legal(position, 0) == []
    refused(position, 0, "PX1", "T4")
    assert legal(position, 1) == ["NB1", "NB2"]
    refused(position, 2, "ZT1", "T4")
    play(position, (1, "NB2"), (2, "ZT1"))
    assert sorted(hand(position, 0)) == ["NB2", "PX1", "ZT1"]


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("hands", "giver"),
    [(("PX1", "NB1 NB2 NB3", "ZT1 ZT2", "SR1 SR2 SR3"), 2), (("PX1", "NB1 NB2", "ZT1 ZT2", "SR1 SR2"), 1)],
)
def test_the_one_with_fewest_is_one_of_the_others(hands: tuple[str, ...], giver: int) -> None:
    """The turn player has fewer; of equals it is the first clockwise."""
    assert asked(task("fewest-gives", *hands)) == [("give", [giver])]


# ---------------------------------------------------------------------------------------------- take (T4)


@pytest.mark.rule("T4")
def test_taken_cards_are_drawn_unseen() -> None:
    taken: Counter[str] = Counter()
    games = 900
    for seed in range(games):
        position = play(task("take-one", "PX1", "NB1 NB2 JK", "ZT1", seed=seed), (0, "at 1"))
        (gift,) = position.history[-1].result.gave
        assert (gift.giver, gift.taker, gift.count) == (1, 0, 1)
        taken[gift.cards[0]] += 1
        assert gift.cards[0] in hand(position, 0)
    assert taken.keys() == {"NB1", "NB2", "JK"}
    assert sum((count - games / 3) ** 2 / (games / 3) for count in taken.values()) < 13.8  # 2 degrees, one in 1000


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("hands", "giver"),
    [(("PX1 PX2 PX3 PX4", "NB1", "ZT1 ZT2 ZT3", "SR1"), 2), (("PX1", "NB1 NB2 NB3", "ZT1", "SR1 SR2 SR3"), 1)],
)
def test_the_one_with_most_is_one_of_the_others(hands: tuple[str, ...], giver: int) -> None:
    position = task("take-two-most", *hands)
    assert field(position, "counts")[giver] == 1
    assert field(position, "counts")[0] == len(hands[0].split()) + 2


@pytest.mark.rule("T4")
def test_one_from_each_and_one_for_each() -> None:
    position = task("take-others", "PX1", "NB1 NB2", "ZT1 ZT2", "SR1 SR2", turn=2)
    assert field(position, "counts") == [0, 1, 5, 1], "of the first seat all it had"
    position = task("others-take", "PX1 PX2 PX3 PX4", "NB1 NB2", "ZT1 ZT2")
    assert field(position, "counts") == [2, 3, 3]


# --------------------------------------------------------------------------------- lay down, draw, look, choose


@pytest.mark.rule("T4")
def test_laid_down_cards_are_chosen_by_their_holder_and_seen_by_all() -> None:
    position = task("lay-two", "PX1 PX2 JK", "NB1", pile="OM1")
    assert asked(position) == [("laydown", [0])]
    record = position.play("JK", seat=0)
    assert list(record.result.put_down) == [(0, "JK")]
    assert list(position.event(record, None).put_down) == [(0, "JK")]
    assert field(position, "joker") is None, "without effect (J5)"
    play(position, (0, "PX1"))
    assert field(position, "pile") == ["NM5", "PX1", "JK", "OM1"]


@pytest.mark.rule("T4")
def test_all_lay_down_one_after_the_other() -> None:
    position = task("all-lay", "PX1 PX2", "NB1 NB2", "ZT1 ZT2", turn=1)
    order = []
    while position.turn == 1 and not position.is_over and field(position, "task"):
        (seat,) = position.waiting
        order.append(seat)
        position.play(position.legal(seat)[0], seat=seat)
    assert order == [1, 2, 0]


@pytest.mark.rule("T4")
def test_drawn_cards_are_the_drawers_secret() -> None:
    position = fight("PX1", "NB1", "ZT1", stock="NM3 OM1 SR1", tasks={"red": ["draw-two"]})
    record = position.play("draw", seat=0)
    assert list(record.result.drawn) == [(0, 2)]
    assert sorted(position.event(record, 0).cards) == ["OM1", "SR1"]
    for viewer in (1, 2, None):
        event = position.event(record, viewer)
        assert list(event.drawn) == [(0, 2)]
        assert event.cards == ()
        assert "OM1" not in repr(event)
        assert "SR1" not in repr(event)


@pytest.mark.rule("T4")
def test_everybody_draws_clockwise_from_the_turn_player() -> None:
    position = fight("PX1", "NB1", "ZT1", stock="NM3 OM1 SR1 AD1", turn=1, tasks={"red": ["all-draw"]})
    record = position.play("draw", seat=1)
    assert list(record.result.drawn) == [(1, 1), (2, 1), (0, 1)]
    assert [hand(position, seat) for seat in range(3)] == [["PX1", "AD1"], ["NB1", "OM1"], ["ZT1", "SR1"]]
    assert list(position.event(record, 2).cards) == ["SR1"]


@pytest.mark.rule("T4")
def test_look_at_shows_cards_to_the_turn_player_alone() -> None:
    position = play(task("look-two", "PX1 PX2", "NB1 NB2 NB3", "ZT1"), (0, "at 1"))
    record = position.history[-1]
    looked = record.result.looked
    assert looked is not None
    assert (looked.viewer, looked.seat, looked.count) == (0, 1, 2)
    assert set(looked.cards) < {"NB1", "NB2", "NB3"}
    assert position.event(record, 0).looked == looked
    for viewer in (1, 2, None):
        seen = position.event(record, viewer).looked
        assert seen is not None
        assert (seen.viewer, seen.seat, seen.count, tuple(seen.cards)) == (0, 1, 2, ())
        if viewer != 1:
            assert list(field(position, "known", viewer)[1]["holds"]) == []
    assert sorted(field(position, "known", 0)[1]["holds"]) == sorted(looked.cards)
    assert hand(position, 1) == ["NB1", "NB2", "NB3"]


@pytest.mark.rule("T4")
@pytest.mark.rule("T8")
def test_look_at_shows_no_more_than_there_is() -> None:
    position = play(task("look-two", "PX1 PX2", "NB1", "ZT1"), (0, "at 1"))
    looked = position.history[-1].result.looked
    assert looked is not None
    assert (looked.count, tuple(looked.cards)) == (1, ("NB1",))


@pytest.mark.rule("T4")
def test_choose_one_of_two() -> None:
    one, two = (task("choose", "PX1 PX2", "NB1", stock="OM1") for _ in range(2))
    assert asked(one) == [("choose", [0])]
    assert legal(one, 0) == ["one", "two"]
    play(one, (0, "one"), (0, "PX1"))
    assert hand(one, 0) == ["PX2"]
    play(two, (0, "two"))
    assert sorted(hand(two, 0)) == ["OM1", "PX1", "PX2"]
    assert one.turn == two.turn == 1


@pytest.mark.rule("T4")
def test_the_chosen_one_is_chosen_once_a_task() -> None:
    position = play(task("there-and-back", "PX1 PX2", "NB1 NB2", "ZT1"), (0, "at 1"), (0, "PX1"))
    assert asked(position) == [("give", [1])]
    play(position, (1, "NB2"))
    assert sorted(hand(position, 0)) == ["NB2", "PX2"]


@pytest.mark.rule("T4")
def test_the_task_asks_for_one_thing_at_a_time() -> None:
    position = task("give-one", "PX1 PX2", "NB1", "ZT1")
    refused(position, 0, "PX1", "T4", "wrong-choice")
    refused(position, 0, "at 0", "T4")
    play(position, (0, "at 1"))
    refused(position, 0, "at 1", "T4", "wrong-choice")
    refused(position, 0, "NB1", "T4")
    refused(position, 1, "NB1", "T4")


# ------------------------------------------------------------------------------------------ skip, play again


@pytest.mark.rule("T4")
def test_who_is_to_skip_misses_the_next_turn() -> None:
    stock = "NM3 OM5 OM6 SR5"
    tasks = {"red": ["skip-left"], "blue": ["look-two", "lay-one"]}
    position = fight("PX1 PX2", "NB1 NB2", "ZT1 ZT2", stock=stock, tasks=tasks)
    record = position.play("draw", seat=0)
    assert list(record.result.skipped) == [1]
    assert position.turn == 2
    assert field(position, "skips") == [], "it is used up"
    assert field(position, "turns") == 1
    play(position, (2, "draw"), (2, "at 0"), (0, "draw"), (0, "PX1"))
    assert position.turn == 1


@pytest.mark.rule("T4")
def test_skip_me_is_the_turn_after_this_one() -> None:
    tasks = {"red": ["skip-me"], "blue": ["look-two"]}
    position = fight("PX1 PX2", "NB1 NB2", stock="NM3 OM5 OM6", tasks=tasks)
    play(position, (0, "draw"))
    assert position.turn == 1
    assert field(position, "skips") == [0]
    record = position.play("draw", seat=1)
    assert list(record.result.skipped) == [0]
    assert position.turn == 1
    assert field(position, "skips") == []


@pytest.mark.rule("T4")
def test_when_all_others_skip_the_same_player_has_the_next_turn() -> None:
    position = fight("PX1 PX2", "NB1 NB2", "ZT1", stock="NM3 OM5", tasks={"red": ["skip-others"]})
    record = position.play("draw", seat=0)
    assert list(record.result.skipped) == [1, 2]
    assert position.turn == 0
    assert field(position, "turns") == 1


@pytest.mark.rule("T4")
def test_play_again_at_most_once_a_turn() -> None:
    position = fight("PX1 PX2 JK", "NB1 NB2", "ZT1", stock="NM5 OM5", tasks={"blue": ["again", "lay-again"]})
    record = position.play("draw", seat=0)
    assert record.result.again
    assert position.turn == 0
    assert field(position, "turns") == 0
    assert field(position, "replay")
    assert legal(position, 0) == ["JK>1", "JK>2", "draw"], "a joker may be played again too"
    play(position, (0, "draw"))
    record = position.play("PX1", seat=0)
    assert not record.result.again
    assert position.turn == 1
    assert not field(position, "replay")


@pytest.mark.rule("T4")
@pytest.mark.rule("T8")
def test_who_has_won_does_not_play_again() -> None:
    position = task("lay-again", "PX1", "NB1", "ZT1")
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


# ------------------------------------------------------------------------------------------------ duels (T9)


@pytest.mark.rule("T9")
def test_a_duel_is_a_hidden_choice_of_both_at_once() -> None:
    position = play(task("highest", "PX1 PX4", "NB2 NB3", "ZT1"), (0, "at 1"))
    assert asked(position) == [("highest", [0, 1])]
    assert position.waiting == position.actors == {0, 1}
    assert (field(position, "duel"), field(position, "rival")) == ("highest", 1)
    assert legal(position, 0) == ["PX1", "PX4"]
    assert legal(position, 1) == ["NB2", "NB3"]
    record = position.play("NB3", seat=1)
    assert record.result.revealed == ()
    assert position.waiting == {0}
    assert field(position, "ready", None) == [1]
    assert field(position, "my_choice", 1) == "NB3"
    assert field(position, "my_choice", 0) is None
    refused(position, 1, "NB2", "T9", "chosen-already")
    refused(position, 2, "ZT1", "T4", "others-choose")


@pytest.mark.rule("T9")
@pytest.mark.rule("J5")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("PX4", "NB3", 0),
        ("PX4", "NB6", 1),
        ("PX4", "NB4", None),
        ("JK", "NB1", 1),
        ("PX1", "JK", 0),
        ("JK", "JK", None),
    ],
)
def test_the_higher_number_wins_and_a_joker_counts_nothing(mine: str, theirs: str, winner: int | None) -> None:
    position = play(task("highest", f"{mine} AD1", f"{theirs} SR1", "ZT1"), (0, "at 1"), (0, mine))
    record = position.play(theirs, seat=1)
    assert dict(record.result.revealed) == {0: mine, 1: theirs}
    assert record.result.duel_won == winner
    assert sorted(hand(position, 0)) == sorted([mine, "AD1"]), "the cards go back to the hands"
    if winner is None:
        assert position.turn == 1, "after a tie the winner's step does nothing"
    else:
        assert asked(position) == [("laydown", [winner])]
        assert field(position, "winner") == winner
    for viewer in (2, None):
        assert list(field(position, "known", viewer)[0]["holds"]) == [mine]
        assert list(field(position, "known", viewer)[1]["holds"]) == [theirs]


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("name", "rival", "loser"), [("highest-tie-me", 1, 1), ("highest-tie-rival", 2, 0)])
def test_a_task_may_say_who_wins_a_tie(name: str, rival: int, loser: int) -> None:
    position = task(name, "PX4 PX1", "NB4 NB1", "ZT4 ZT1", stock="OM1")
    play(position, (0, "PX4"))
    record = position.play(f"{('NB', 'ZT')[rival - 1]}4", seat=rival)
    assert record.result.duel_won == ({0, rival} - {loser}).pop()
    assert "OM1" in hand(position, loser)


@pytest.mark.rule("T9")
def test_who_has_one_card_lays_it_without_being_asked() -> None:
    position = play(task("highest", "PX1 PX4", "NB2", "ZT1"), (0, "at 1"))
    assert asked(position) == [("highest", [0])]
    record = position.play("PX4", seat=0)
    assert dict(record.result.revealed) == {0: "PX4", 1: "NB2"}
    assert record.result.duel_won == 0


@pytest.mark.rule("T9")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("sun", "comet", 0),
        ("comet", "moon", 0),
        ("moon", "sun", 0),
        ("comet", "sun", 1),
        ("moon", "comet", 1),
        ("sun", "moon", 1),
        ("sun", "sun", None),
        ("moon", "moon", None),
        ("comet", "comet", None),
    ],
)
def test_signs(mine: str, theirs: str, winner: int | None) -> None:
    position = task("signs", "PX1 PX4", "NB2 NB3", stock="OM1")
    assert legal(position, 0) == legal(position, 1) == ["sun", "moon", "comet"]
    play(position, (0, mine))
    record = position.play(theirs, seat=1)
    assert dict(record.result.revealed) == {0: mine, 1: theirs}
    assert record.result.duel_won == winner
    assert [len(hand(position, seat)) for seat in (0, 1)] == [2 + (winner == 1), 2 + (winner == 0)]


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("name", "rival"), [("signs-most", 2), ("signs-fewest", 1)])
def test_the_rival_may_be_the_one_with_most_or_fewest(name: str, rival: int) -> None:
    position = task(name, "PX1", "NB2 NB3", "ZT1 ZT2 ZT3", "SR1 SR2 SR3")
    assert field(position, "rival") == rival
    assert position.waiting == {0, rival}


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("guess", "winner"), [("guess 2", 0), ("guess 3", 1)])
def test_guessing_a_number(guess: str, winner: int) -> None:
    position = task("i-guess-number", "PX1 PX4", "NB2 NB3", "ZT1")
    assert sorted(asked(position)) == [("guess-number", [0]), ("pick", [1])]
    assert legal(position, 0) == [f"guess {number}" for number in range(1, 7)]
    assert legal(position, 1) == ["NB2", "NB3"]
    play(position, (1, "NB2"))
    record = position.play(guess, seat=0)
    assert dict(record.result.revealed) == {0: guess, 1: "NB2"}
    assert record.result.duel_won == winner
    assert list(field(position, "known", 2)[1]["holds"]) == ["NB2"]
    assert asked(position) == [("laydown", [winner])]


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("guess", "winner"), [("guess PX", 1), ("guess NB", 0)])
def test_guessing_a_family(guess: str, winner: int) -> None:
    position = task("they-guess-family", "PX1 ZT4", "NB2 NB3", stock="OM1")
    assert field(position, "guesser") == 1
    assert len(legal(position, 1)) == 9
    play(position, (1, guess))
    assert field(position, "ready") == [1]
    record = position.play("PX1", seat=0)
    assert record.result.duel_won == winner


@pytest.mark.rule("T9")
@pytest.mark.parametrize(
    ("guess", "hidden", "winner"),
    [
        ("guess yellow", "NB1", 0),
        ("guess yellow", "NB2", 0),
        ("guess red", "NB3", 0),
        ("guess red", "NB4", 0),
        ("guess blue", "NB5", 0),
        ("guess blue", "NB6", 0),
        ("guess blue", "NB4", 1),
        ("guess yellow", "JK", 1),
    ],
)
def test_guessing_the_colour_of_a_cards_code(guess: str, hidden: str, winner: int) -> None:
    """A joker has none, so nobody can be right about it (J5)."""
    position = task("i-guess-colour", "PX1 ZT4", f"{hidden} SR1", stock="OM1")
    assert legal(position, 0) == ["guess yellow", "guess red", "guess blue"]
    play(position, (0, guess))
    assert position.play(hidden, seat=1).result.duel_won == winner


@pytest.mark.rule("T9")
def test_the_winner_gives_and_the_loser_takes() -> None:
    position = play(task("winner-gives", "PX1 PX2", "NB1 NB2", "ZT1"), (0, "sun"), (1, "moon"))
    assert asked(position) == [("give", [1])]
    play(position, (1, "NB2"))
    assert hand(position, 0) == ["PX1", "PX2", "NB2"]


@pytest.mark.rule("T9")
@pytest.mark.parametrize(("mine", "turn"), [("sun", 2), ("moon", 1)])
def test_the_loser_skips(mine: str, turn: int) -> None:
    """Against a comet the sun wins, so seat 1 misses its turn; the moon loses, and seat 0 will."""
    position = play(task("loser-skips", "PX1 PX2", "NB1 NB2", "ZT1"), (0, mine), (1, "comet"))
    assert position.turn == turn
    assert field(position, "skips") == ([] if turn == 2 else [0])


@pytest.mark.rule("T9")
def test_the_server_tosses_no_coin() -> None:
    """Whatever the seed, the same choices have the same winner."""
    for seed in range(20):
        position = play(task("signs", "PX1 PX4", "NB2 NB3", stock="OM1", seed=seed), (0, "sun"))
        assert position.play("sun", seat=1).result.duel_won is None
