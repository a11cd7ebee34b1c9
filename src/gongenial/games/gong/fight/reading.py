"""Reading a partial position of FIGHT: what is given is checked, what is left out is completed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOTHING, TURN_LIMIT
from gongenial.core.errors import GongenialError, written
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, NUMBERS
from gongenial.games.gong.ending import LEFT, LIMIT, fewest_win
from gongenial.games.gong.fight import dictionary
from gongenial.games.gong.fight.actions import HIGH
from gongenial.games.gong.fight.faults import faults, lies_apart
from gongenial.games.gong.fight.notation import TEXTS, parse
from gongenial.games.gong.fight.rules import awaited, cards_open, others_open, perform
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.fight.turn import go_on, next_task, shuffle_tasks, somebody_won
from gongenial.games.gong.known import read_known
from gongenial.games.gong.partial import Partial
from gongenial.games.seats import seats_in
from gongenial.tasks.program import COLOURS
from gongenial.tasks.registry import KnownPacks, pack_at, packs

NAMES = [
    "game",
    "players",
    "turn",
    "options",
    "pack",
    "seed",
    "turns",
    "removed",
    "hands",
    "stock",
    "pile",
    "joker",
    "known",
    "shown",
    "own_card",
    "task",
    "moment",
    "answers",
    "chosen",
    "tasks",
    "again",
    "replay",
    "skips",
    "dealt_out",
    "over",
    "forced",
    "random",
]


def from_dict(given: Mapping[str, Any], states: Records) -> None:
    """Fill states[0], whose options, players and generator are set, from a partial dictionary. A task without `moment`
    is carried out from its beginning, and then the `answers` and the hidden choices in `chosen` are given to it.

    Raises BrokenPosition with everything that is wrong with it.
    """
    p = FightReading(given, NAMES, states)
    s: FightState = states[0]
    load(s, p.pack())
    s.removed = p.seat_set("removed")
    joker = p.seats("joker", 2)
    s.turn = p.seat("turn", joker[0] if joker else first(seats_in(s) or 1))
    p.cards_and_shown(lay_played_joker=bool(joker))
    if joker:
        p.expect(joker[0] == s.turn, "J4: a joker in play belongs to the turn player")
        s.target = joker[1]
    s.turns, s.skips = p.number("turns"), p.seat_set("skips")
    s.again, s.replay = p.flag("again", False), p.flag("replay", False)
    s.forced = p.card("forced")
    p.decks()
    read_known(p)
    p.task()
    p.over(conclude)
    p.refuse_if_broken(faults)


def load(s: FightState, pack: int) -> None:
    """Put a known pack's tasks into the state."""
    programs, sizes = pack_at(pack).programs
    s.pack = pack
    s.programs[:] = programs
    s.sizes[:] = sizes


def conclude(s: FightState) -> None:
    """End the game if the position is one that ends it, said or not: X2, T5, X1."""
    staying = seats_in(s)
    if s.over or s.task != NOTHING:
        return
    if count(staying) == 1:
        s.over, s.winners = LEFT, staying
    elif not somebody_won(s) and s.turns >= TURN_LIMIT:
        fewest_win(s, LIMIT)


class FightReading(Partial):
    """A dictionary that a position of FIGHT is read from."""

    def pack(self) -> int:
        """The number of the pack that `pack` names, or the option of that name; both may, if they mean the same."""
        chosen, given = int(self.state.pack), self.given.get("pack")
        if given is None:
            return chosen
        if not isinstance(given, str) or given not in KnownPacks():
            names = ", ".join(pack.name for pack in packs())
            self.faults.append(f"T10: `pack` is a task pack that is known here ({names}), not {written(given)}")
            return chosen
        number = KnownPacks().index(given)
        options = self.given.get("options")
        if options and "pack" in options and pack_at(number) is not pack_at(chosen):
            other = written(options["pack"])
            self.faults.append(f"T10: `pack` is {written(given)}, and among the options it is {other}")
        return number

    def cards_and_shown(self, *, lay_played_joker: bool) -> None:
        """Hands (dealt, if none are given), stock, discards and the shown card. Cards that stand nowhere lie beneath
        the given stock, shuffled. An empty stock is an empty stock: then they are the discards, if those were left out,
        and an error otherwise. A joker that is being played lies among the discards, said or not."""
        s = self.state
        s.shown, s.own_card = self.card("shown"), self.flag("own_card", False)
        self.expect(s.shown != JOKER, "T7: a joker brings no task")
        hands, stock, pile = self.hands(), self.cards("stock"), self.cards("pile")
        apart = [int(s.shown)] if lies_apart(s) else []
        loose = self.loose(*(hands or []), stock or [], pile or [], apart)
        if lay_played_joker and JOKER not in (pile or []) and JOKER in loose:
            pile = [JOKER, *(pile or [])]
            loose.remove(JOKER)
        loose = self.shuffled(loose)
        if hands is None:
            hands, loose = self.dealt(loose)
        if stock is not None and not stock:
            if self.given.get("pile") is None:
                pile, loose = (pile or []) + loose, []
            self.missing(loose)
            loose = []
        self.place(hands, (stock or []) + loose)
        self.place_pile(pile or [])
        s.dealt_out = self.flag("dealt_out", bool(s.stock_size == 0 and s.pile_size == 0))
        if s.shown != NOTHING and not apart:
            self.expect(
                self.given.get("moment") is not None or bool(int(s.hands[s.turn]) >> s.shown & 1),
                f"T2: {CARD_TEXTS[s.shown]} is not in the turn player's hand",
            )

    def decks(self) -> None:
        """The task decks: those still to come, the next first; all of a colour, shuffled, where it is left out."""
        s, given = self.state, self.given.get("tasks")
        if given is not None and (not isinstance(given, Mapping) or set(given) - set(COLOURS)):
            self.faults.append(f"`tasks` has lists of tasks for {', '.join(COLOURS)}, not {written(given)}")
            given = None
        for colour, name in enumerate(COLOURS):
            shuffle_tasks(s, colour)
            if given is not None and name in given:
                self._deck(colour, name, given[name])

    def _deck(self, colour: int, name: str, given: object) -> None:
        s = self.state
        names = [task.name for task in pack_at(int(s.pack)).decks[colour]]
        coming: list[Any] = list(given) if isinstance(given, (list, tuple)) else [given]
        if any(task not in names for task in coming) or len(set(coming)) < len(coming):
            self.faults.append(f"`tasks`: {name} has each of {', '.join(names)} once at most, not {written(given)}")
            return
        drawn = [task for task in names if task not in coming]
        for k, task in enumerate([*drawn, *coming]):
            s.order[colour, k] = names.index(task)
        s.used[colour] = len(drawn)

    # ------------------------------------------------------------------------------------------------- task

    def task(self) -> None:
        """The task that is being done: where it stands, or from its beginning."""
        s, name = self.state, self.given.get("task")
        if s.shown in (NOTHING, JOKER):
            for field in ("task", "moment", "answers", "chosen"):
                self.expect(not self.given.get(field), f"T1: `{field}` needs a card that is `shown`")
            return
        s.colour = s.shown % NUMBERS // 2
        names = [task.name for task in pack_at(int(s.pack)).decks[s.colour]]
        if name is None:
            s.task = next_task(s, s.colour)
        elif isinstance(name, str) and name in names:
            s.task = names.index(name)
            self._draw_task()
        else:
            self.faults.append(f"T1: {CARD_TEXTS[s.shown]} brings one of {', '.join(names)}, not {written(name)}")
            return
        if self.given.get("moment") is not None:
            self._moment(self.given["moment"])
        elif not self.faults:
            self._carry_out()

    def _draw_task(self) -> None:
        """The task that is being done is no longer in its deck."""
        s = self.state
        order = [int(task) for task in s.order[s.colour, : s.sizes[s.colour]]]
        place = order.index(int(s.task))
        if place >= s.used[s.colour]:
            order.insert(int(s.used[s.colour]), order.pop(place))
            s.used[s.colour] += 1
        s.order[s.colour, : len(order)] = order

    def _carry_out(self) -> None:
        """The task from its beginning, and the answers that were given to it."""
        s = self.state
        go_on(s)
        answers = self.given.get("answers") or ()
        if not isinstance(answers, (list, tuple)):
            self.faults.append(f"`answers` is a list of actions, not {written(answers)}")
            return
        for text in answers:
            self._answer(text, list(each(awaited(s))))
        chosen = self.given.get("chosen") or {}
        if not isinstance(chosen, Mapping):
            self.faults.append(f"`chosen` has the hidden choice of each seat, not {written(chosen)}")
            return
        for seat, text in chosen.items():
            self._answer(text, [n for n in range(self.players) if str(n) == str(seat)])
        s.log_size = 0

    def _answer(self, text: object, seats: list[int]) -> None:
        """One answer, by the first of these seats that may give it."""
        s = self.state
        try:
            code = parse(text) if isinstance(text, str) else -1
        except GongenialError:
            code = -1
        for seat in seats:
            low, high = cards_open(s, seat), others_open(s, seat)
            if s.task != NOTHING and code >= 0 and (high >> code - HIGH & 1 if code >= HIGH else low >> code & 1):
                perform(s, seat, code)
                return
        self.faults.append(f"T4: {written(text)} is no answer that the task waits for")

    def _moment(self, given: object) -> None:
        """Where the task stands, as `to_dict` wrote it."""
        s = self.state
        wanted = {*dictionary.SETS, *dictionary.NUMBERS, *dictionary.FLAGS, "choices"}
        if not isinstance(given, Mapping) or set(given) != wanted:
            self.faults.append(f"`moment` has {', '.join(sorted(wanted))}")
            return
        try:
            for name in dictionary.NUMBERS:
                setattr(s, name, _whole(given[name], -2, 63))
            for name in dictionary.FLAGS:
                setattr(s, name, _flag(given[name]))
            for name in dictionary.SETS:
                setattr(s, name, sum(1 << _whole(seat, 0, self.players - 1) for seat in set(given[name])))
            for seat, text in given["choices"].items():
                s.choices[_whole(int(seat), 0, self.players - 1)] = TEXTS.index(text)
        except (TypeError, ValueError, AttributeError, OverflowError):
            self.faults.append(f"`moment` has a value that it can't have: {written(given)}")


def _flag(value: object) -> int:
    """True or false, as 1 or 0; raises ValueError."""
    if not isinstance(value, bool):
        raise ValueError(value)
    return int(value)


def _whole(value: object, least: int, most: int) -> int:
    """A whole number between two others; raises ValueError."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(value)
    return value
