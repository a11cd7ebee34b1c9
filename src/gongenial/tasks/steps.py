"""The `do` of a task, checked and compiled at once: every fault is noted, and without one there is a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gongenial.core.errors import written
from gongenial.tasks.program import (
    AGAIN,
    CHOOSE,
    DRAW_CARDS,
    DUEL,
    DUELS,
    GIVE,
    GUESS_NUMBER,
    I_GUESS,
    JUMP,
    LAYDOWN,
    LOOK,
    MOST_CARDS,
    MOST_MOVES,
    ONE_RIVAL,
    SEVERAL,
    SKIP,
    STEPS,
    TAKE,
    TIES,
    WHO,
    step,
)

Where = tuple[str | int, ...]
"""From the task to a value in it: keys and indexes."""

FORMS: dict[str, tuple[str, ...]] = {
    "give": ("from", "to"),
    "take": ("from", "to"),
    "laydown": ("who",),
    "draw": ("who",),
    "duel": ("with", "tie", "guesser"),
    "skip": (),
    "again": (),
    "look": ("at",),
    "choose": (),
}
"""Each kind of step by the field that names it, with the fields that may stand beside it."""

SEATS = 6


class Steps:
    """Compiles the `do` of one task; `fault` is told the place, the name of the fault and what its text names."""

    def __init__(self, fault: Callable[..., None]) -> None:
        self._fault = fault
        self._duels = self._looks = self._moves = 0

    def compiled(self, given: object) -> list[int]:
        """The steps of a whole `do`; what it returns means nothing if a fault was noted."""
        steps = self._list(given, ("do",), inside=False)
        if len(steps) > STEPS:
            self._fault(("do",), "too-long", most=STEPS)
        if self._moves > MOST_MOVES:
            self._fault(("do",), "too-much")
        return steps

    def _list(self, given: object, where: Where, *, inside: bool) -> list[int]:
        """A list of steps; `inside` a choice there is no other choice."""
        if not isinstance(given, list) or not given:
            self._fault(where, "steps-wanted", value=written(given))
            return []
        steps = []
        for index, one in enumerate(given):
            steps += self._step(one, (*where, index), inside=inside)
        return steps

    def _step(self, one: object, where: Where, *, inside: bool) -> list[int]:
        kinds = [name for name in FORMS if name in one] if isinstance(one, dict) else []
        if not isinstance(one, dict) or len(kinds) != 1:
            self._fault(where, "step-wanted", value=written(one), steps=", ".join(FORMS))
            return []
        kind = kinds[0]
        for name in one:
            if name != kind and name not in FORMS[kind]:
                self._fault((*where, name), "no-such-field-in-step", field=written(name), step=kind)
        if kind == "choose":
            return self._choice(one[kind], (*where, kind), inside=inside)
        made: int = getattr(self, f"_{kind}")(one, where)
        return [made]

    # -------------------------------------------------------------------------------------- kinds of steps

    def _give(self, one: dict[str, Any], where: Where) -> int:
        return self._passing(GIVE, one, where, givers="me", takers=None)

    def _take(self, one: dict[str, Any], where: Where) -> int:
        return self._passing(TAKE, one, where, givers=None, takers="me")

    def _passing(
        self, operation: int, one: dict[str, Any], where: Where, *, givers: str | None, takers: str | None
    ) -> int:
        n = self._count(one, "give" if operation == GIVE else "take", where)
        giver, taker = self._who(one, "from", where, givers), self._who(one, "to", where, takers)
        named = one.get("from", givers), one.get("to", takers)
        if named[0] == named[1] and WHO[giver] not in SEVERAL:
            self._fault(where, "to-oneself")
        self._moves += self._seats(giver) * self._seats(taker)
        return step(operation, n, giver, taker)

    def _laydown(self, one: dict[str, Any], where: Where) -> int:
        who = self._who(one, "who", where, "me")
        self._moves += self._seats(who)
        return step(LAYDOWN, self._count(one, "laydown", where), who)

    def _draw(self, one: dict[str, Any], where: Where) -> int:
        who = self._who(one, "who", where, "me")
        self._moves += 2 * self._seats(who)
        return step(DRAW_CARDS, self._count(one, "draw", where), who)

    def _skip(self, one: dict[str, Any], where: Where) -> int:
        return step(SKIP, 0, self._who(one, "skip", where, None))

    def _again(self, one: dict[str, Any], where: Where) -> int:
        if one["again"] is not True:
            self._fault((*where, "again"), "true-wanted", field="again", value=written(one["again"]))
        return step(AGAIN)

    def _look(self, one: dict[str, Any], where: Where) -> int:
        at = self._who(one, "at", where, None)
        if WHO[at] in (*SEVERAL, "me"):
            self._fault((*where, "at"), "one-player-wanted", field="at", value=WHO[at])
        self._looks += 1
        if self._looks > 1:
            self._fault(where, "second-look")
        self._moves += 1
        return step(LOOK, self._count(one, "look", where), at)

    def _duel(self, one: dict[str, Any], where: Where) -> int:
        kind = self._among(one, "duel", where, DUELS, None)
        rival = self._among(one, "with", where, ONE_RIVAL, "chosen")
        rule = self._among(one, "tie", where, TIES, "nobody")
        guesser = self._among(one, "guesser", where, ("me", "rival"), "rival")
        if "guesser" in one and kind < GUESS_NUMBER:
            self._fault((*where, "guesser"), "nobody-guesses", duel=DUELS[kind])
        self._duels += 1
        if self._duels > 1:
            self._fault(where, "second-duel")
        self._moves += 6
        return step(DUEL, kind, WHO.index(ONE_RIVAL[rival]), rule | (0 if guesser else I_GUESS))

    def _choice(self, given: object, where: Where, *, inside: bool) -> list[int]:
        """Two branches; each may have a duel and a look of its own, for only one of them is carried out."""
        if inside:
            self._fault(where, "choice-in-choice")
            return []
        if not isinstance(given, list) or len(given) != 2:
            self._fault(where, "two-wanted", value=written(given))
            return []
        duels, looks, ends = self._duels, self._looks, []
        branches = []
        for index, branch in enumerate(given):
            self._duels, self._looks = duels, looks
            branches.append(self._list(branch, (*where, index), inside=True))
            ends.append((self._duels, self._looks))
        self._duels, self._looks = max(d for d, _ in ends), max(k for _, k in ends)
        one, two = branches
        if len(one) + len(two) + 2 > STEPS:
            self._fault(where, "too-long", most=STEPS)
            return []
        return [step(CHOOSE, len(one) + 1), *one, step(JUMP, len(two)), *two]

    # ---------------------------------------------------------------------------------------------- values

    def _count(self, one: dict[str, Any], name: str, where: Where) -> int:
        value = one[name]
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_CARDS:
            self._fault((*where, name), "count-wanted", field=name, value=written(value), most=MOST_CARDS)
            return 1
        return value

    def _who(self, one: dict[str, Any], name: str, where: Where, default: str | None) -> int:
        who = self._among(one, name, where, WHO, default)
        if WHO[who] in ("winner", "loser") and not self._duels:
            self._fault((*where, name), "no-duel-yet", value=WHO[who])
        return who

    def _among(self, one: dict[str, Any], name: str, where: Where, values: tuple[str, ...], default: str | None) -> int:
        value = one.get(name, default)
        if value is None:
            self._fault(where, "field-missing", field=name)
        elif not isinstance(value, str) or value not in values:
            self._fault((*where, name), "one-of", field=name, value=written(value), values=", ".join(values))
        else:
            return values.index(value)
        return 0

    def _seats(self, who: int) -> int:
        """How many seats that can be at the largest table."""
        return SEATS if WHO[who] in SEVERAL else 1
