"""The tasks of FIGHT, carried out step by step as they are written in a pack (T4, T8, T9).

A task is a generator: it yields what it waits for, and is sent the answers one by one; it is sent None when somebody
has left, and looks again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from .cards import JOKER, in_order
from .fight import Answer, Ask, Chance, Running, Task, Twin, colour_of

Step = dict[str, Any]
Who = Generator[list[Ask], Answer, list[int]]
"""Seats that are meant, once the turn player has chosen one if need be."""
Ends = Generator[list[Ask], Answer, tuple[list[int], Callable[[int], list[int]]]]

SEVERAL = ("others", "all")


@dataclass
class Happened:
    """What an action brought about."""

    shown: str | None = None
    task: str | None = None
    gave: list[tuple[int, int, list[str]]] = field(default_factory=list)
    put_down: list[tuple[int, str]] = field(default_factory=list)
    drawn: list[tuple[int, list[str]]] = field(default_factory=list)
    looked: tuple[int, int, list[str]] | None = None
    revealed: dict[int, str] = field(default_factory=dict)
    duel_won: int | None = None
    skipped: list[int] = field(default_factory=list)
    again: bool = False
    exchanged: tuple[int, int] | None = None
    asked: int | None = None
    reshuffled: bool = False

    def gift(self, giver: int, taker: int, card: str) -> None:
        """Cards that go the same way one after the other are one gift."""
        if not self.gave or self.gave[-1][:2] != (giver, taker):
            self.gave.append((giver, taker, []))
        self.gave[-1][2].append(card)


class Doing:
    """One task being done. `happened` and `chance` are those of the action that is being carried out."""

    def __init__(self, game: Twin, running: Running) -> None:
        self.game, self.running = game, running
        self.me = game.turn
        self.happened: Happened
        self.chance: Chance

    def run(self, steps: list[Step]) -> Task:
        for step in steps:
            yield from self._step(step)

    def _step(self, step: Step) -> Task:
        if "give" in step:
            yield from self._give(step["give"], step.get("from", "me"), step["to"])
        elif "take" in step:
            yield from self._take(step["take"], step["from"], step.get("to", "me"))
        elif "laydown" in step:
            yield from self._laydown(step["laydown"], step.get("who", "me"))
        elif "draw" in step:
            for seat in (yield from self._who(step.get("who", "me"))):
                draw_cards(self.game, seat, step["draw"], self.chance, self.happened)
        elif "duel" in step:
            yield from self._duel(step)
        elif "skip" in step:
            self.game.skips |= set((yield from self._who(step["skip"])))
        elif "again" in step:
            self.game.again = self.game.again or not self.game.replay
        elif "look" in step:
            yield from self._look(step["look"], step["at"])
        else:
            yield from self._choose(step["choose"])

    # ------------------------------------------------------------------------------------------------- who

    def _here(self, seat: int | None) -> list[int]:
        return [] if seat is None or seat in self.game.removed else [seat]

    def _who(self, who: str) -> Who:
        """The seats that are meant, clockwise from the turn player. May have to ask for the chosen one."""
        game, me = self.game, self.me
        circle = game.clockwise(me)
        rivals = [seat for seat in circle if seat != me]
        if who == "chosen":
            while self.running.chosen is None and len(rivals) > 1:
                answer = yield [Ask("player", [me])]
                if answer is not None:
                    self.running.chosen = int(answer[1].removeprefix("at "))
                rivals = [seat for seat in game.clockwise(me) if seat != me]
            if self.running.chosen is None:
                self.running.chosen = rivals[0]
            return self._here(self.running.chosen)
        if who in ("most", "fewest"):
            counts = [len(game.hands[seat]) for seat in rivals]
            return [rivals[counts.index(max(counts) if who == "most" else min(counts))]]
        return {
            "me": [me],
            "left": rivals[:1],
            "right": rivals[-1:],
            "others": rivals,
            "all": circle,
            "winner": self._here(self.running.winner),
            "loser": self._here(self.running.loser),
        }[who]

    def _beside(self, seat: int, side: str) -> list[int]:
        """The left or right neighbour of a seat."""
        others = [other for other in self.game.clockwise(seat) if other != seat]
        return others[:1] if side == "left" else others[-1:]

    def _ends(self, loop: str, other: str) -> Ends:
        """The seats of a step from `loop`, and those of `other` for each of them: several have neighbours of their own,
        as they are when it is their turn."""
        ones = yield from self._who(loop)
        if loop in SEVERAL and other in ("left", "right"):
            return ones, lambda one: self._beside(one, other)
        others = yield from self._who(other)
        return ones, lambda one: others

    # ------------------------------------------------------------------------------------ cards that move

    def _move(self, giver: int, taker: int, card: str) -> None:
        hands = self.game.hands
        hands[giver].remove(card)
        hands[taker].append(card)
        self.game.knowledge.moved(giver, taker, card)
        self.happened.gift(giver, taker, card)

    def _give(self, n: int, source: str, to: str) -> Task:
        """T4, T8: the giver chooses the cards; whoever has no more than asked for gives all."""
        givers, takers = yield from self._ends(source, to)
        for giver in givers:
            for taker in takers(giver):
                if giver != taker:
                    yield from self._gift(giver, taker, n)

    def _gift(self, giver: int, taker: int, n: int) -> Task:
        game = self.game
        while n and game.hands[giver] and not {giver, taker} & game.removed:
            if len(game.hands[giver]) <= n:
                for card in in_order(game.hands[giver]):
                    self._move(giver, taker, card)
                return
            answer = yield [Ask("give", [giver], n, taker)]
            if answer is not None:
                self._move(giver, taker, answer[1])
                n -= 1

    def _take(self, n: int, source: str, to: str) -> Task:
        """T4: unseen, whichever card comes."""
        takers, givers = yield from self._ends(to, source)
        for taker in takers:
            for giver in givers(taker):
                for _ in range(n if giver != taker else 0):
                    if self.game.hands[giver]:
                        self._move(giver, taker, self.chance.taken(giver, taker, self.game.hands[giver]))

    def _laydown(self, n: int, who: str) -> Task:
        for seat in (yield from self._who(who)):
            yield from self._lay(seat, n)

    def _lay(self, seat: int, n: int) -> Task:
        game = self.game
        while n and game.hands[seat] and seat not in game.removed:
            if len(game.hands[seat]) <= n:
                for card in in_order(game.hands[seat]):
                    self._put_down(seat, card)
                return
            answer = yield [Ask("laydown", [seat], n)]
            if answer is not None:
                self._put_down(seat, answer[1])
                n -= 1

    def _put_down(self, seat: int, card: str) -> None:
        put_down(self.game, seat, card)
        self.happened.put_down.append((seat, card))

    def _look(self, n: int, at: str) -> Task:
        for seat in (yield from self._who(at)):
            hand = self.game.hands[seat]
            cards = list(hand) if len(hand) <= n else self.chance.seen(hand, n)
            if cards and seat != self.me:
                self.game.knowledge.looked(self.me, seat, cards)
                self.happened.looked = (self.me, seat, cards)

    def _choose(self, branches: list[list[Step]]) -> Task:
        answer = None
        while answer is None:
            answer = yield [Ask("choose", [self.me])]
        yield from self.run(branches[("one", "two").index(answer[1])])

    # --------------------------------------------------------------------------------------- duels (T9)

    def _duel(self, step: Step) -> Task:
        rivals = yield from self._who(step["with"])
        if not rivals:
            return
        running, rival = self.running, rivals[0]
        running.duel, running.rival = step["duel"], rival
        guesser = self.me if step.get("guesser", "rival") == "me" else rival
        if step["duel"].startswith("guess-"):
            running.guesser = guesser
            hider = rival if guesser == self.me else self.me
            kinds = {hider: "pick", guesser: step["duel"]} if self.game.hands[hider] else {}
        else:
            kinds = {self.me: step["duel"], rival: step["duel"]}
        yield from self._choices(kinds, rival)
        if rival in self.game.removed:
            running.choices.clear()
            running.duel = running.rival = running.guesser = None
            return
        self._settle(step, rival, dict(running.choices))

    def _choices(self, kinds: dict[int, str], rival: int) -> Task:
        """Each chooses in secret; a hand of one card leaves no choice, an empty one nothing to lay."""
        running = self.running
        for seat, kind in list(kinds.items()):
            hand = self.game.hands[seat]
            if kind in ("highest", "pick") and len(hand) <= 1:
                if hand:
                    running.choices[seat] = hand[0]
                del kinds[seat]
        while open_ := [seat for seat in kinds if seat not in running.choices]:
            asks = [Ask(kind, [seat for seat in open_ if kinds[seat] == kind]) for kind in ordered(kinds, open_)]
            answer = yield asks
            if answer is not None:
                running.choices[answer[0]] = answer[1]
            if rival in self.game.removed:
                return

    def _settle(self, step: Step, rival: int, choices: dict[int, str]) -> None:
        winner = self._winner(step["duel"], rival, choices)
        if winner is None:
            winner = {"me": self.me, "rival": rival}.get(step.get("tie", "nobody"))
        if winner is not None:
            self.running.winner = winner
            self.running.loser = rival if winner == self.me else self.me
        self.happened.revealed = choices
        self.happened.duel_won = winner
        for seat, text in choices.items():
            if text in self.game.hands[seat]:
                self.game.knowledge.shown(seat, text)
        self.running.choices.clear()
        self.running.duel = self.running.guesser = None

    def _winner(self, duel: str, rival: int, choices: dict[int, str]) -> int | None:
        """Who wins by the choices; None for a tie."""
        me = self.me
        if duel == "signs":
            beats = {("sun", "comet"), ("comet", "moon"), ("moon", "sun")}
            pair = choices[me], choices[rival]
            return me if pair in beats else rival if pair[::-1] in beats else None
        if duel == "highest":
            mine, theirs = (number(choices.get(seat)) for seat in (me, rival))
            return None if mine == theirs else me if mine > theirs else rival
        guesser = self.running.guesser
        hider = rival if guesser == me else me
        if guesser is None or hider not in choices:
            return None
        return guesser if is_right(choices[guesser].removeprefix("guess "), choices[hider], duel) else hider


def ordered(kinds: dict[int, str], seats: list[int]) -> list[str]:
    """What is asked of these seats, each kind once."""
    return list(dict.fromkeys(kind for seat, kind in kinds.items() if seat in seats))


def number(card: str | None) -> int:
    """In a duel: a joker, or no card, is 0 (J5)."""
    return 0 if card is None or card == JOKER else int(card[2])


def is_right(guess: str, card: str, duel: str) -> bool:
    """J5: a joker has no number, no family and no colour to be guessed."""
    if card == JOKER:
        return False
    return guess == {"guess-number": card[2], "guess-family": card[:2], "guess-colour": colour_of(card)}[duel]


def put_down(game: Twin, seat: int, card: str) -> None:
    """Onto the discards, for all to see."""
    game.hands[seat].remove(card)
    game.pile.insert(0, card)
    game.knowledge.went_openly(seat, card)


def refill(game: Twin, chance: Chance, happened: Happened) -> None:
    """S1: only when a card must be drawn; not in a game that was dealt out whole (T2)."""
    if not game.stock and game.pile and not game.dealt_out:
        game.stock, game.pile = chance.shuffled(game.pile), []
        happened.reshuffled = True


def draw_cards(game: Twin, seat: int, n: int, chance: Chance, happened: Happened) -> None:
    """S1, S2: one after the other, as many as there are."""
    cards: list[str] = []
    for _ in range(n):
        refill(game, chance, happened)
        if game.stock:
            cards.append(game.stock.pop(0))
            game.hands[seat].append(cards[-1])
            game.knowledge.drew_unseen(seat)
    if cards:
        happened.drawn.append((seat, cards))
