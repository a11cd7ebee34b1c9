"""Совершенно гениально played with counters: the state, what may be done in it, and what comes of that.

Nothing here is fast or clever; each method reads like its rule. Chance comes in from outside: whoever plays a `draw`
says which colour is drawn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from . import places

COLOURS = "ROYGBV"
TOKENS = 21
"""Of each colour (C1)."""

Tokens = Counter[str]


@dataclass
class Options:
    row_length: str = "sheet"
    alternative_move: str = "one"


def line_length(players: int, options: Options) -> int:
    """C10, C15: tokens of one colour that make a line, and the most that a collection keeps (C11)."""
    if options.row_length == "kosmos":
        return {2: 7, 3: 6, 4: 5}[players]
    return 5 if players == 4 else 7


@dataclass
class Happened:
    """What an action brought about."""

    token: str | None = None
    fate: str | None = None
    took: dict[str, int] = field(default_factory=dict)
    lined: list[str] = field(default_factory=list)
    returned: dict[str, int] = field(default_factory=dict)
    bonus_lapsed: bool = False


@dataclass
class Twin:
    """One game of Совершенно гениально."""

    collections: list[Tokens]
    reserve: Tokens
    centre: Tokens
    zone: Tokens
    options: Options = field(default_factory=Options)
    turn: int = 0
    colours: str = COLOURS
    tokens: int = TOKENS
    line: int = 7
    bonus: int = 0
    """Bonus turns still due, the running one not counted (C10)."""
    in_bonus: bool = False
    lined: list[set[str]] = field(default_factory=list)
    """For each seat the colours whose line has earned its bonus turn."""
    removed: set[int] = field(default_factory=set)
    turns: int = 0

    # ------------------------------------------------------------------------------------- looking at it

    @property
    def players(self) -> int:
        return len(self.collections)

    @property
    def seated(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.removed]

    def is_full(self, seat: int) -> bool:
        """C14: all colours are there in full."""
        return all(self.collections[seat][colour] >= self.line for colour in self.colours)

    @property
    def scarce(self) -> str | None:
        """C12: the colour of which the turn player has fewer than of every other one."""
        own = self.collections[self.turn]
        fewest = min(own[colour] for colour in self.colours)
        candidates = [colour for colour in self.colours if own[colour] == fewest]
        return candidates[0] if len(candidates) == 1 else None

    @property
    def may_alternate(self) -> bool:
        """C12, C13: at the start of a normal turn, with the scarce colour in the centre."""
        at_start = not self.in_bonus and not +self.zone
        return (
            self.options.alternative_move != "off"
            and at_start
            and self.scarce is not None
            and self.centre[self.scarce] > 0
        )

    @property
    def termination(self) -> str | None:
        """X2, C14, X1, C16, in this order."""
        if len(self.seated) == 1:
            return "left"
        if any(self.is_full(seat) for seat in self.seated):
            return "won"
        if self.turns >= places.TURN_LIMIT:
            return "turn_limit"
        stranded = not +self.reserve and not +self.zone and not self.may_alternate
        return "reserve_empty" if stranded else None

    @property
    def waiting(self) -> set[int]:
        return set() if self.termination else {self.turn}

    @property
    def actors(self) -> set[int]:
        return self.waiting

    def legal(self, seat: int) -> list[str]:
        """C4, C5, C12, C16."""
        if self.termination or seat != self.turn:
            return []
        actions = ["draw"] if +self.reserve else []
        if +self.zone:
            actions.append("take")
        if self.may_alternate:
            actions.append("alt")
        return actions

    # ----------------------------------------------------------------------------------- how it came out

    def ranks(self) -> list[int]:
        """C14: a full collection, then more tokens, then the larger smallest colour; removed seats last (X2)."""
        keys = []
        for seat, collection in enumerate(self.collections):
            smallest = min(collection[colour] for colour in self.colours)
            full = seat not in self.removed and self.is_full(seat)
            keys.append((seat in self.removed, not full, -collection.total(), -smallest))
        return places.ranks(keys)

    # -------------------------------------------------------------------------------------- what is done

    def play(self, seat: int, action: str, token: str | None = None) -> Happened:
        """Carry out a legal action; `token` is the colour that a draw brings."""
        assert action in self.legal(seat)
        happened = Happened()
        if action == "draw":
            assert token is not None
            self._draw(token, happened)
        elif action == "take":
            self._take(happened)
        else:
            self._alternate(happened)
        return happened

    def _draw(self, token: str, happened: Happened) -> None:
        """C4 to C7."""
        assert self.reserve[token] > 0
        self.reserve[token] -= 1
        happened.token = token
        if self.zone[token]:
            happened.fate = "conflict"
        elif self.centre[token]:
            happened.fate = "match"
        else:
            happened.fate = "miss"
        self.zone[token] += 1
        if happened.fate != "match":
            self._zone_to_centre()
            self._end_part(happened)

    def _zone_to_centre(self) -> None:
        self.centre += self.zone
        self.zone = Counter()

    def _take(self, happened: Happened) -> None:
        """C8: the zone, and every token in the centre of a colour that lies there."""
        taken = +self.zone
        for colour in list(taken):
            taken[colour] += self.centre[colour]
            self.centre[colour] = 0
        self.zone = Counter()
        self._collect(taken, happened)

    def _alternate(self, happened: Happened) -> None:
        """C12, C13."""
        colour = self.scarce
        assert colour is not None
        count = self.centre[colour] if self.options.alternative_move == "all" else 1
        self.centre[colour] -= count
        self._collect(Counter({colour: count}), happened)

    def _collect(self, taken: Tokens, happened: Happened) -> None:
        """C10: each new line earns a bonus turn; but a full collection wins at once (C14)."""
        happened.took = dict(taken)
        own = self.collections[self.turn]
        own += taken
        for colour in self.colours:
            if own[colour] >= self.line and colour not in self.lined[self.turn]:
                self.lined[self.turn].add(colour)
                happened.lined.append(colour)
                self.bonus += 1
        if self.is_full(self.turn):
            self.bonus, self.in_bonus = 0, False
        else:
            self._end_part(happened)

    def _end_part(self, happened: Happened) -> None:
        """C9, C10, C16: the next bonus turn begins, if one is due and can draw; else the turn ends."""
        if self.bonus and +self.reserve:
            self.bonus -= 1
            self.in_bonus = True
            return
        happened.bonus_lapsed = self.bonus > 0
        self._return_surplus(happened)
        self._pass_on()

    def _return_surplus(self, happened: Happened) -> None:
        """C11."""
        own = self.collections[self.turn]
        for colour in self.colours:
            surplus = own[colour] - self.line
            if surplus > 0:
                own[colour] -= surplus
                self.reserve[colour] += surplus
                happened.returned[colour] = surplus

    def _pass_on(self) -> None:
        self.bonus, self.in_bonus = 0, False
        self.turns += 1
        self.turn = places.following(self.turn, self.players, self.removed)

    def leave(self, seat: int) -> None:
        """X2: the zone goes to the centre, the collection to the reserve, the turn passes once if it was theirs."""
        self.removed.add(seat)
        self.reserve += self.collections[seat]
        self.collections[seat] = Counter()
        self.lined[seat] = set()
        if seat == self.turn:
            self._zone_to_centre()
            if len(self.seated) > 1:
                self._pass_on()
        if len(self.seated) == 1:
            self.bonus, self.in_bonus = 0, False

    # -------------------------------------------------------------------------------------- what is seen

    def odds(self) -> dict[str, int]:
        """How many tokens of the reserve would be a match, a miss, a conflict (C5 to C7)."""
        counts = {"match": 0, "miss": 0, "conflict": 0, "of": self.reserve.total()}
        for colour in self.colours:
            fate = "conflict" if self.zone[colour] else "match" if self.centre[colour] else "miss"
            counts[fate] += self.reserve[colour]
        return counts

    def _counts(self, tokens: Tokens) -> dict[str, int]:
        return {colour: tokens[colour] for colour in self.colours}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """All is open but what comes next, which nobody knows (H1)."""
        return {
            "game": "genial",
            "seat": viewer,
            "players": self.players,
            "turn": self.turn,
            "reserve": self._counts(self.reserve),
            "centre": self._counts(self.centre),
            "zone": self._counts(self.zone),
            "collections": [self._counts(collection) for collection in self.collections],
            "bonus": self.bonus,
            "in_bonus": self.in_bonus,
            "line": self.line,
            "lined": [[colour for colour in self.colours if colour in seat] for seat in self.lined],
            "odds": self.odds(),
            "turns": self.turns,
            "removed": sorted(self.removed),
            "options": dict(vars(self.options)),
        }

    def check(self) -> None:
        """X3: every token is there, once."""
        everything = sum([self.reserve, self.centre, self.zone, *self.collections], Counter[str]())
        assert self._counts(everything) == dict.fromkeys(self.colours, self.tokens)
