"""The friendly object around one game's state: what scripts, tests and the server hold."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from gongenial.core.bits import each
from gongenial.core.chance import Seed, seed_words
from gongenial.core.contract import Action, Event, GameSpec, Outcome, Record, Termination, View
from gongenial.core.errors import BrokenPosition, InvalidAction, InvalidOption, written
from gongenial.core.records import Records
from gongenial.core.values import OptionValue
from gongenial.games import game_spec


def new(game: str, players: int = 2, seed: Seed | None = None, starter: int = 0, **options: OptionValue) -> Position:
    """Deal a game.

    `seed` decides the deal and every later shuffle; without one it is drawn from the system's secret randomness. The
    `starter` has the first turn (G7). Options go by name and are those of the rules.

    >>> import gongenial as gg
    >>> p = gg.new("link", players=3, seed=7, hand_size=9)
    >>> p.turn, len(p.view(0).to_dict()["hand"])
    (0, 9)

    Raises InvalidOption for a game, a number of players, a starter, a seed or an option that there can't be.
    """
    spec = game_spec(game)
    _check_players(spec, players)
    if isinstance(starter, bool) or not isinstance(starter, int) or not 0 <= starter < players:
        raise InvalidOption(f"The starter is a seat from 0 to {players - 1}, not {written(starter)}.")
    values = _option_values(spec, players, options)
    states = np.zeros(1, spec.state)
    word_a, word_b = _words_of(secrets.token_hex(32) if seed is None else seed)
    numbers = [option.number(values[option.name]) for option in spec.options]
    spec.deal(states, 0, players, starter, np.array(numbers, dtype=np.int64), word_a, word_b)
    return Position(spec, states)


def parse(game: str, text: str) -> Action:
    """The action that a text means: parse(game, str(action)) == action.

    >>> parse("link", "nebula 4")
    <link NB4>

    Raises InvalidAction for a text that means nothing, AmbiguousAction for one that could mean several actions,
    InvalidOption for a game that there isn't.
    """
    spec = game_spec(game)
    if not isinstance(text, str):
        raise InvalidAction(f"An action is written as a text such as {spec.action_text(0)}, not {written(text)}.")
    return _action(spec, spec.parse(text))


class Position:
    """One game at one moment. Make one with `gongenial.new` or `Position.from_dict`."""

    def __init__(self, spec: GameSpec, states: Records, history: list[Record] | None = None) -> None:
        self.spec = spec
        self.states = states
        """An array of one state record, for kernels."""
        self.history = history or []
        """What has happened since the position was made, enough to replay it."""

    # --------------------------------------------------------------------------------------------- what it is

    @property
    def game(self) -> str:
        return self.spec.name

    @property
    def players(self) -> int:
        """How many seats the game began with."""
        return int(self.states["players"][0])

    @property
    def turn(self) -> int:
        """The turn player's seat."""
        return int(self.states["turn"][0])

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that the game waits for; empty when it is over."""
        return frozenset(each(self.spec.waiting(self.states, 0)))

    @property
    def actors(self) -> frozenset[int]:
        """The seats that have a legal action, those that may say GONG out of turn included."""
        return frozenset(each(self.spec.actors(self.states, 0)))

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        returns = np.zeros(8, dtype=np.float64)
        code = self.spec.result(self.states, 0, returns)
        if not code:
            return None
        return Outcome(
            termination=list(Termination)[code - 1],
            winners=tuple(each(self.states[0].winners)),
            ranks=self.spec.ranks(self.states[0]),
            returns=tuple(float(share) for share in returns[: self.players]),
        )

    def __repr__(self) -> str:
        state = f"over, {self.outcome.termination.value}" if self.outcome else f"waiting for {sorted(self.waiting)}"
        return f"<Position {self.game} players={self.players} {state}>"

    # --------------------------------------------------------------------------------------------- what to do

    def legal(self, seat: int | None = None) -> list[Action]:
        """The seat's legal actions, in the order of their codes; empty if it may not act or the game is over. Without
        a seat, those of the only one waited for.

        Raises InvalidAction for a seat that there isn't, or without a seat when not exactly one is waited for.
        """
        if seat is None and not self.waiting:
            return []
        seat = self._only_waiting() if seat is None else self._seat(seat)
        return [_action(self.spec, code) for code in self._legal_codes(seat)]

    def play(self, action: int | str, seat: int | None = None) -> Record:
        """Carry out an action, or the text of one, of the seat (by default the only one waited for).

        Raises IllegalAction with the rule and the reason, InvalidAction for what is no action of the game; either way
        the position stays as it was.
        """
        code = self._code(action)
        text = self.spec.action_text(code)
        if seat is None and not self.waiting:
            raise self.spec.refusal(self.states, 0, self.turn, code)
        seat = self._only_waiting() if seat is None else self._seat(seat)
        if code not in self._legal_codes(seat) and not self.spec.tries(self.states, 0, seat, code):
            raise self.spec.refusal(self.states, 0, seat, code)
        before = self.states.copy()
        self.spec.apply(self.states, 0, seat, code)
        record = Record(seat, text, self.spec.result_of(before[0], self.states[0], seat, code))
        self.history.append(record)
        return record

    def remove(self, seat: int) -> Record:
        """A seat leaves the running game (X2). Raises IllegalAction if the game is over or the seat has left
        already."""
        seat = self._seat(seat)
        if self.is_over or int(self.states[0].removed) >> seat & 1:
            raise self.spec.refusal(self.states, 0, seat, -1)
        before = self.states.copy()
        self.spec.remove(self.states, 0, seat)
        record = Record(seat, "leave", self.spec.result_of_leaving(before[0], seat))
        self.history.append(record)
        return record

    def replay(self, records: list[Record]) -> None:
        """Carry out the actions of a history."""
        for record in records:
            if record.action == "leave":
                self.remove(record.seat)
            else:
                self.play(record.action, seat=record.seat)

    # ------------------------------------------------------------------------------------------- what is seen

    def view(self, seat: int | None) -> View:
        """What the seat may know; of None, what a spectator may know (H1)."""
        views = np.zeros(1, self.spec.view)
        self.spec.observe(self.states, 0, -1 if seat is None else self._seat(seat), views, 0)
        return self.spec.make_view(views)

    def event(self, record: Record, viewer: int | None) -> Event:
        """A record of this game's history as a viewer, None for a spectator, may know it (H1)."""
        return self.spec.event(record, viewer)

    # ------------------------------------------------------------------------------------------ copies, files

    def __eq__(self, other: object) -> bool:
        """Equal in everything that `to_dict` says; how they came to be doesn't matter."""
        return isinstance(other, Position) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.states, self.history)

    def copy(self) -> Position:
        """An independent position, equal in everything, its future included."""
        return Position(self.spec, self.states.copy(), list(self.history))

    def to_dict(self) -> dict[str, Any]:
        """Every field by name, hidden ones included; `from_dict` makes an equal position of it."""
        return self.spec.to_dict(self.states[0])

    @staticmethod
    def from_dict(given: Mapping[str, Any]) -> Position:
        """A position from a dictionary, which may leave out what doesn't matter.

        `players` is by default the number of hands or collections, `turn` 0. A given stock (or reserve) is drawn in
        that order, what stands nowhere lies beneath it, shuffled by `seed`; an empty list is an empty stock.

        >>> p = Position.from_dict({"game": "link", "hands": [["NB4", "ZT1"], ["PX2", "PX3"]], "pile": ["NB5"]})
        >>> p.legal()
        [<link NB4>]

        Raises BrokenPosition, with everything that is wrong, for what the game cannot be in.
        """
        if not isinstance(given, Mapping):
            raise BrokenPosition([f"a position is a dictionary, not {type(given).__name__}"])
        try:
            spec = game_spec(given.get("game"))
            players = _players_of(spec, given)
            options = {} if given.get("options") is None else given["options"]
            if not isinstance(options, Mapping):
                raise InvalidOption(f"Options are a dictionary, not {written(options)}.")
            values = _option_values(spec, players, options)
        except InvalidOption as error:
            raise BrokenPosition([str(error).rstrip(".")]) from error
        states = np.zeros(1, spec.state)
        s = states[0]
        spec.clear(s)
        s.players = players
        for option in spec.options:
            setattr(s, option.name, option.number(values[option.name]))
        s.random_a, s.random_b = _generator_words(given)
        spec.from_dict(given, states)
        if given.get("random") is not None:  # after the shuffles that completed the position
            s.random_a, s.random_b = _generator_words(given)
        return Position(spec, states)

    def check(self) -> None:
        """Raise BrokenPosition, with everything that is wrong (X3 first), if the game can't be in this position."""
        if faults := self.spec.faults(self.states[0]):
            raise BrokenPosition(faults)

    # ------------------------------------------------------------------------------------------------- helpers

    def _legal_codes(self, seat: int) -> list[int]:
        out = np.zeros(self.spec.max_legal, dtype=np.int64)
        size = self.spec.legal(self.states, 0, seat, out)
        codes: list[int] = out[:size].tolist()
        return codes

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise InvalidAction(f"Seats are 0 to {self.players - 1}, not {written(seat)}.")
        return int(seat)

    def _only_waiting(self) -> int:
        waiting = self.waiting
        if len(waiting) == 1:
            return next(iter(waiting))
        raise InvalidAction(f"Seats {sorted(waiting)} are waited for: say which one is meant.")

    def _code(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.spec.parse(action)
        if isinstance(action, Action) and action.game != self.game:
            raise InvalidAction(f"{action} is an action of {action.game}, not of {self.game}.")
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise InvalidAction(f"An action is an Action, its code or its text, not {written(action)}.")
        return int(action)


def _restored(game: str, states: Records, history: list[Record]) -> Position:
    """For pickle and copy: kernels stay out of what is written."""
    return Position(game_spec(game), states, history)


def _action(spec: GameSpec, code: int) -> Action:
    return Action(code, spec.name, spec.action_text(code))


def _check_players(spec: GameSpec, players: object) -> None:
    """Raise InvalidOption for a number of players that the game is not for (G1, C1)."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in spec.players:
        span = f"{spec.players[0]} to {spec.players[-1]}"
        raise InvalidOption(f"{spec.name} is for {span} players, not {written(players)} ({spec.players_rule}).")


def _players_of(spec: GameSpec, given: Mapping[str, Any]) -> int:
    players = given.get("players")
    if players is None:
        owned = given.get("hands", given.get("collections"))
        players = len(owned) if isinstance(owned, (list, tuple)) else 2
    _check_players(spec, players)
    return int(players)


def _option_values(spec: GameSpec, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
    """All options with their values; refuses names and values that there are not."""
    names = {option.name: option for option in spec.options}
    for name, value in given.items():
        if name not in names:
            raise InvalidOption(f"{spec.name} has no option {written(name)}. Its options: {', '.join(names)}.")
        option = names[name]
        if type(value) is not type(option.default) or value not in option.values:
            raise InvalidOption(f"{name} is {option.hint}, not {written(value)} ({option.rule}).")
    values = {name: given.get(name, option.default) for name, option in names.items()}
    spec.fit(players, values)
    return values


def _generator_words(given: Mapping[str, Any]) -> tuple[np.uint64, np.uint64]:
    text = given.get("random")
    if text is None:
        try:
            return _words_of(given.get("seed", 0))
        except InvalidOption:
            raise BrokenPosition([f"`seed` is a number or a text, not {written(given['seed'])}"]) from None
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{32}", text):
        raise BrokenPosition([f"`random` is 32 hexadecimal digits, not {written(text)}"])
    return np.uint64(int(text[:16], 16)), np.uint64(int(text[16:], 16))


def _words_of(seed: object) -> tuple[np.uint64, np.uint64]:
    """The generator's words for a seed that may be anything; raises InvalidOption."""
    try:
        if isinstance(seed, (int, np.integer, str, bytes)) and not isinstance(seed, bool):
            return seed_words(seed if isinstance(seed, (str, bytes)) else int(seed))
    except ValueError:  # half a letter, or more digits than Python writes
        pass
    raise InvalidOption(f"A seed is a whole number, a text or bytes, not {written(seed)}.")
