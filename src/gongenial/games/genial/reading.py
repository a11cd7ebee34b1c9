"""Reading the tokens of a partial position: what is given is checked, what is left out is completed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gongenial.core.contract import NOTHING
from gongenial.core.errors import written
from gongenial.games.genial.counts import packed, some, unpacked
from gongenial.games.genial.deal import IN_CENTRE, line_length
from gongenial.games.genial.reserve import draw
from gongenial.games.genial.state import A_TOKEN, A_WORD, ORDER_WORDS
from gongenial.games.genial.tokens import COLOURS, LETTERS, TOKENS
from gongenial.games.genial.view import lines
from gongenial.games.reading import Reading

Counts = list[int]
_TEXT = 'tokens are counts, {"R": 2, "V": 1}, or letters, "RRV"'


class TokenReading(Reading):
    """A dictionary that a position of the collecting game is read from, and the faults found so far."""

    def read_box(self) -> None:
        """Colours, tokens of each, and the length of a line; by default those of the box (C1, C10, C15)."""
        s = self.state
        s.colours = self._within("colours", 2, COLOURS, COLOURS)
        s.tokens = self._within("tokens", 1, TOKENS, TOKENS)
        s.line = self._within("line", 1, TOKENS, line_length(self.players, s.row_length))

    def _within(self, name: str, least: int, most: int, default: int) -> int:
        value = self.number(name, default)
        if least <= value <= most:
            return value
        self.faults.append(f"C1: `{name}` is a number from {least} to {most}, not {value}")
        return default

    def read_places(self) -> None:
        """Where the tokens are. Those that stand nowhere lie in the reserve; but in the centre if that is left out and
        counts say what the reserve has. Where nothing is said of any token, the game begins (C2)."""
        s, given = self.state, self.given
        reserve, centre, zone = (self._tokens(given.get(name), name) for name in ("reserve", "centre", "zone"))
        collections = self._collections()
        placed = [reserve, centre, zone, *(collections or [])]
        rest = packed(self._rest([counts for counts in placed if counts is not None]))
        s.reserve, s.centre, s.zone = packed(reserve or []), packed(centre or []), packed(zone or [])
        self.expect(all(tokens <= 1 for tokens in zone or []), "C7: two tokens of a colour lie in the zone")
        for seat, counts in enumerate(collections or []):
            s.collections[seat] = packed(counts)
        if reserve is None or (reserve != [0] * COLOURS and not _is_counted(given["reserve"])):
            s.reserve += rest
        elif centre is None:
            s.centre = rest
        if reserve is None and centre is None and zone is None and collections is None:
            for _ in range(min(IN_CENTRE, int(s.colours * s.tokens))):
                s.centre += some(draw(s), 1)

    def _collections(self) -> list[Counts] | None:
        given = self.given.get("collections")
        if given is None:
            return None
        if not isinstance(given, (list, tuple)) or len(given) != self.players:
            self.faults.append(f"`collections` is a list of {self.players} collections, one for each player")
            return []
        return [self._tokens(tokens, f"collections[{seat}]") or [0] * COLOURS for seat, tokens in enumerate(given)]

    def _rest(self, placed: list[Counts]) -> Counts:
        """The tokens of the box that stand nowhere. More of a colour than there are is a fault."""
        rest = [0] * COLOURS
        for colour in range(self.state.colours):
            there = sum(counts[colour] for counts in placed)
            rest[colour] = max(int(self.state.tokens) - there, 0)
            if there > self.state.tokens:
                self.faults.append(f"X3: there are {there} tokens of {LETTERS[colour]}, not {self.state.tokens}")
        return rest

    def _tokens(self, value: object, name: str) -> Counts | None:
        """Tokens given in any of the ways, as a count of each colour; None for none given."""
        if value is None:
            return None
        if isinstance(value, Mapping):
            entries = list(value.items())
        elif isinstance(value, (list, tuple)) and value and all(isinstance(item, int) for item in value):
            self.expect(len(value) <= self.state.colours, f"`{name}` has counts of {len(value)} colours")
            entries = list(zip(LETTERS, value, strict=False))
        else:
            entries = [(LETTERS[colour], 1) for colour in self.letters(value, name)]
        counts = [0] * COLOURS
        for letter, tokens in entries:
            colour = self._colour(letter, name)
            if isinstance(tokens, bool) or not isinstance(tokens, int) or tokens < 0:
                self.faults.append(f"`{name}`: {written(tokens)} is no number of tokens")
            elif colour != NOTHING:
                counts[colour] += tokens
        for colour, tokens in enumerate(counts):
            if tokens > self.state.tokens:
                self.faults.append(
                    f"X3: there are {written(tokens)} tokens of {LETTERS[colour]}, not {self.state.tokens}"
                )
                counts[colour] = 0
        return counts

    def letters(self, value: object, name: str) -> list[int]:
        """The colours of letters, in a text or a list."""
        if not isinstance(value, (str, list, tuple)):
            self.faults.append(f"`{name}`: {_TEXT}, not {written(value)}")
            return []
        given = "".join(value.split()) if isinstance(value, str) else value
        return [colour for colour in (self._colour(letter, name) for letter in given) if colour != NOTHING]

    def _colour(self, letter: object, name: str) -> int:
        colours = LETTERS[: self.state.colours]
        found = colours.find(letter.upper()) if isinstance(letter, str) and len(letter) == 1 else NOTHING
        self.expect(found != NOTHING, f"`{name}`: {written(letter)} is no colour of this game: they are {colours}")
        return found

    def read_order(self) -> None:
        """What is drawn first: the order, or the reserve if it was given in letters, and the forced token before."""
        s, reserve = self.state, self.given.get("reserve")
        order = self.given.get("order")
        if order is None:
            order = [] if reserve is None or _is_counted(reserve) else reserve
        colours = self.letters(order, "order") if not self.faults else []
        most = ORDER_WORDS * A_WORD
        self.expect(len(colours) <= most, f"`order` has at most {most} tokens")
        for k, colour in enumerate(reversed(colours[:most])):
            s.order[k // A_WORD] |= colour << A_TOKEN * (k % A_WORD)
        s.order_size = min(len(colours), most)
        forced = self.given.get("forced")
        s.forced = NOTHING if forced is None else self._colour(forced, "forced")

    def check_lines(self) -> None:
        """`lined` says nothing new: a line has earned its bonus turn when it was completed (C10)."""
        given: Any = self.given.get("lined")
        if given is None or self.faults:
            return
        made = [lines(unpacked(self.state.collections[seat]), int(self.state.line)) for seat in range(self.players)]
        try:
            said = [sorted(LETTERS.index(letter) for letter in seat) for seat in given]
        except (TypeError, ValueError):
            said = []
        self.expect(
            said == [[LETTERS.index(letter) for letter in seat] for seat in made],
            f"C10: `lined` is, for each seat, the colours of its lines, here {made}, not {written(given)}",
        )


def _is_counted(reserve: object) -> bool:
    """Counts say all that the reserve has; letters say what is drawn first."""
    return isinstance(reserve, Mapping) or (
        isinstance(reserve, (list, tuple)) and all(isinstance(item, int) for item in reserve)
    )
