"""FIGHT's actions, carried out on the twin."""

from __future__ import annotations

from . import places
from .cards import JOKER
from .fight import Answer, Chance, Running, Twin, colour_of
from .fight_tasks import Doing, Happened, put_down, refill


class Play:
    """A twin with what it does: the task that is being done belongs to it."""

    def __init__(self, game: Twin) -> None:
        self.game = game
        self.doing: Doing | None = None

    def play(self, seat: int, action: str, chance: Chance) -> Happened:
        """Carry out one legal action of a seat."""
        game, happened = self.game, Happened()
        assert action in game.legal(seat)
        if action == "accept":
            self._exchange(happened)
        elif action == "cancel":
            self._cancel(chance, happened)
        elif game.running is not None:
            self._answer((seat, action), chance, happened)
        elif action == "draw":
            self._draw(chance, happened)
        else:
            self._joker(seat, int(action.removeprefix("JK>")), happened)
        return happened

    # ------------------------------------------------------------------------------------ the shown card

    def _draw(self, chance: Chance, happened: Happened) -> None:
        """T1, T2, T7."""
        game, me = self.game, self.game.turn
        if not game.dealt_out:
            refill(game, chance, happened)
        own_card = game.dealt_out or not game.stock
        card = chance.turned_up(game.hands[me]) if own_card else game.stock.pop(0)
        happened.shown = card
        if not own_card and (card == JOKER or game.options.shown_card == "hand"):
            game.hands[me].append(card)
            game.knowledge.drew_openly(me, card)
        if own_card:
            game.knowledge.shown(me, card)
        if card == JOKER:
            self._pass_on(happened)
            return
        colour = colour_of(card)
        assert colour is not None
        if not game.decks[colour]:
            game.decks[colour] = chance.task_deck(list(game.programs[colour]))
        name = game.decks[colour].pop(0)
        happened.task = name
        game.running = Running(name, card, own_card)
        self.doing = Doing(game, game.running)
        game.running.steps = self.doing.run(game.programs[colour][name])
        self._answer(None, chance, happened)

    def _answer(self, answer: Answer, chance: Chance, happened: Happened) -> None:
        """The task goes on until it waits for somebody again, or is done."""
        running, doing = self.game.running, self.doing
        assert running is not None
        assert doing is not None
        assert running.steps is not None
        doing.chance, doing.happened = chance, happened
        try:
            running.asks = running.steps.send(answer)
        except StopIteration:
            self._task_done(happened)

    def _task_done(self, happened: Happened) -> None:
        """T6, then T8, then the same player again or the next one."""
        game = self.game
        running = game.running
        assert running is not None
        if game.options.shown_card == "discard":
            if not running.own_card:
                game.pile.insert(0, running.shown)
            elif running.shown in game.hands[game.turn]:
                put_down(game, game.turn, running.shown)
                happened.put_down.append((game.turn, running.shown))
        game.running = self.doing = None
        if self._somebody_has_won():
            return
        if game.again and not game.replay:
            game.again, game.replay = False, True
            happened.again = True
        else:
            self._pass_on(happened)

    def _somebody_has_won(self) -> bool:
        """T8: the first without cards, clockwise from the turn player."""
        game = self.game
        for seat in game.clockwise(game.turn):
            if not game.hands[seat]:
                self._won(seat)
                return True
        return False

    def _won(self, seat: int) -> None:
        self.game.won_by = seat
        self.game.again = self.game.replay = False

    # ------------------------------------------------------------------------------------------ the turn

    def _pass_on(self, happened: Happened) -> None:
        """The next seat clockwise that has no turn to miss."""
        game = self.game
        seat = places.following(game.turn, game.players, game.removed)
        while seat in game.skips:
            game.skips.remove(seat)
            happened.skipped.append(seat)
            seat = places.following(seat, game.players, game.removed)
        self._give_turn(seat)

    def _give_turn(self, seat: int) -> None:
        game = self.game
        game.turn = seat
        game.turns += 1
        game.again = game.replay = False

    # --------------------------------------------------------------------------------------- the joker

    def _joker(self, seat: int, target: int, happened: Happened) -> None:
        """J1, J2, J4, J6."""
        game = self.game
        put_down(game, seat, JOKER)
        if not game.hands[seat]:
            self._won(seat)
            return
        game.question = (seat, target)
        if game.pile.count(JOKER) < game.options.jokers:
            happened.asked = target
        else:
            self._exchange(happened)

    def _exchange(self, happened: Happened) -> None:
        game = self.game
        assert game.question is not None
        by, target = game.question
        game.question = None
        game.hands[by], game.hands[target] = game.hands[target], game.hands[by]
        game.knowledge.exchanged(by, target, game.hands)
        happened.exchanged = (by, target)

    def _cancel(self, chance: Chance, happened: Happened) -> None:
        """J4: the canceller's own turn begins; J6: unless that was the last card."""
        game = self.game
        assert game.question is not None
        _, target = game.question
        game.question = None
        put_down(game, target, JOKER)
        if game.hands[target]:
            self._give_turn(target)
        else:
            self._won(target)

    # ------------------------------------------------------------------------------------------ leaving

    def leave(self, seat: int, chance: Chance) -> Happened:
        """X2: open choices lapse, then the cards go back; the turn passes once if it was theirs."""
        game, happened = self.game, Happened()
        if game.question is not None and seat == game.question[1]:
            self._exchange(happened)
        elif game.question is not None and seat == game.question[0]:
            game.question = None
        mine = seat == game.turn
        if game.running is not None and (mine or len(game.seated) == 2):
            if not game.running.own_card and game.options.shown_card == "discard":
                game.pile.insert(0, game.running.shown)
            game.running = self.doing = None
        game.stock = chance.shuffled(game.stock + game.hands[seat])
        game.hands[seat] = []
        game.removed.add(seat)
        game.skips.discard(seat)
        game.knowledge.left(seat)
        if len(game.seated) == 1:
            game.again = game.replay = False
            return happened
        if mine:
            if not self._somebody_has_won():
                self._pass_on(happened)
        elif game.running is not None:
            game.running.forget(seat)
            self._answer(None, chance, happened)
        return happened
