"""FIGHT for the registry of games."""

from __future__ import annotations

from gongenial.core.contract import TURN_LIMIT, GameSpec, Option
from gongenial.core.records import Ints, Records, Word
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.ending import ranks
from gongenial.games.gong.fight import kernels
from gongenial.games.gong.fight.actions import ACTIONS, MAX_LEGAL
from gongenial.games.gong.fight.deal import clear
from gongenial.games.gong.fight.determinize import determinize
from gongenial.games.gong.fight.dictionary import to_dict
from gongenial.games.gong.fight.faults import faults
from gongenial.games.gong.fight.notation import action_text, parse
from gongenial.games.gong.fight.reading import from_dict, load
from gongenial.games.gong.fight.refusals import refusal, tries
from gongenial.games.gong.fight.results import fight_event, result_of, result_of_leaving
from gongenial.games.gong.fight.seen import FightView
from gongenial.games.gong.fight.state import STATE
from gongenial.games.gong.fight.view import VIEW, observe
from gongenial.games.gong.options import HAND_SIZE, JOKERS_OPTION, fit_hands
from gongenial.tasks.registry import STARS, KnownPacks

MOST_ACTIONS_A_TURN = 400
"""Two tasks, as the rules allow, and each at most eight steps that move all cards about."""

OPTIONS = (
    JOKERS_OPTION,
    HAND_SIZE,
    Option("shown_card", "T6", "discard", ("discard", "hand"), "discard or hand"),
    Option("pack", "T10", STARS, KnownPacks(), "the name of a task pack that is known here"),
)


def load_pack(states: Records, i: int, name: str) -> None:
    """Let the games in states[i] be played with the tasks of a known pack; deals keep it."""
    load(states[i], KnownPacks().index(name))


def deal(states: Records, i: int, players: int, starter: int, options: Ints, word_a: Word, word_b: Word) -> None:
    """Begin a game, with the tasks of the pack that the options name."""
    load(states[i], int(options[3]))
    kernels.deal(states, i, players, starter, options, word_a, word_b)


FIGHT = GameSpec(
    name="fight",
    players=range(2, SEATS + 1),
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    max_legal=MAX_LEGAL,
    max_length=TURN_LIMIT * MOST_ACTIONS_A_TURN,
    deal=deal,
    actors=kernels.waiting,
    waiting=kernels.waiting,
    legal=kernels.legal,
    sample=kernels.sample,
    apply=kernels.apply,
    force=kernels.force,
    remove=kernels.remove,
    result=kernels.result,
    observe=observe,
    determinize=determinize,
    fit=fit_hands,
    tries=tries,
    refusal=refusal,
    result_of=result_of,
    result_of_leaving=result_of_leaving,
    event=fight_event,
    ranks=ranks,
    faults=faults,
    to_dict=to_dict,
    from_dict=from_dict,
    clear=clear,
    make_view=FightView,
    action_text=action_text,
    parse=parse,
)
