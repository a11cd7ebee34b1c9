"""One decision at a time: for search and training, where calls out of turn are questions put in seat order (L13), and
hidden choices that several seats make at once (T9) are asked for one after the other, the lowest seat first."""

from __future__ import annotations

from gongenial.core.bits import each
from gongenial.core.contract import NOBODY, Action, Record
from gongenial.core.errors import InvalidAction
from gongenial.games.gong.link import sequential as link
from gongenial.games.gong.link.actions import HIGH, SILENT
from gongenial.games.position import Position


class Sequential:
    """A position in which one seat at a time has a decision. Plays on the position that it is given.

    >>> import gongenial as gg
    >>> game = Sequential(gg.new("link", players=2, seed=1))
    >>> while not game.is_over:
    ...     record = game.play(game.legal()[0])
    >>> game.position.outcome.termination.value
    'won'
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self._calls = position.game == "link"
        """Whether there are calls out of turn (L7)."""
        self._asked = 0

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def seat(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        if not self._calls:
            return min(self.position.waiting, default=None)
        seat = link.next_to_decide(self.position.states[0], self._asked)
        return None if seat == NOBODY else int(seat)

    def legal(self) -> list[Action]:
        """What that seat may choose, in the order of the codes; `silent` is its "nothing". Empty when all is over."""
        seat = self.seat
        if seat is None:
            return []
        if not self._calls:
            return self.position.legal(seat)
        low, high = link.choices(self.position.states[0], self._asked, seat)
        codes = [*each(low), *(HIGH + bit for bit in each(high))]
        return [Action(code, self.position.game, self.position.spec.action_text(code)) for code in codes]

    def play(self, action: int | str) -> Record | None:
        """Carry out one of the legal actions, or its text; returns its record, None for silence.

        Raises IllegalAction for what the seat may not do, InvalidAction for what it isn't asked about now.
        """
        code = self.position.spec.parse(action) if isinstance(action, str) else int(action)
        seat = self.seat
        legal = self.legal()
        if seat is None or code not in legal:
            asker = self.position.turn if seat is None else seat
            if code not in self.position.legal(asker):
                raise self.position.spec.refusal(self.position.states, 0, asker, code)
            text, choices = self.position.spec.action_text(code), ", ".join(map(str, legal))
            raise InvalidAction(f"Seat {seat} is not asked for {text} now, but for one of {choices}.")
        if self._calls and code == SILENT:
            self._asked |= 1 << seat
            return None
        turns = int(self.position.states[0].turns)
        record = self.position.play(code, seat=seat)
        if int(self.position.states[0].turns) != turns:
            self._asked = 0
        return record

    def copy(self) -> Sequential:
        """An independent copy, equal in everything."""
        made = Sequential(self.position.copy())
        made._asked = self._asked
        return made
