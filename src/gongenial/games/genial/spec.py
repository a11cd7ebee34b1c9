"""The collecting game for the registry of games."""

from __future__ import annotations

from gongenial.core.contract import TURN_LIMIT, GameSpec
from gongenial.games.genial import kernels
from gongenial.games.genial.actions import ACTIONS
from gongenial.games.genial.deal import clear
from gongenial.games.genial.determinize import determinize
from gongenial.games.genial.dictionary import from_dict, to_dict
from gongenial.games.genial.faults import faults
from gongenial.games.genial.notation import action_text, parse
from gongenial.games.genial.options import OPTIONS, fit
from gongenial.games.genial.refusals import refusal, tries
from gongenial.games.genial.results import ranks, result_of, result_of_leaving
from gongenial.games.genial.state import STATE
from gongenial.games.genial.tokens import COLOURS, SEATS
from gongenial.games.genial.view import VIEW, GenialView, genial_event, observe

BONUS_TURNS = SEATS * COLOURS
"""No game has more: one for each line (C10)."""
A_TURN = COLOURS + 1
"""A turn, or a bonus turn, has no more actions: a success of each colour (C5), and what ends it."""

GENIAL = GameSpec(
    name="genial",
    players=range(2, SEATS + 1),
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    max_legal=ACTIONS,
    max_length=(TURN_LIMIT + BONUS_TURNS) * A_TURN + SEATS,
    deal=kernels.deal,
    actors=kernels.actors,
    waiting=kernels.waiting,
    legal=kernels.legal,
    sample=kernels.sample,
    apply=kernels.apply,
    force=kernels.force,
    remove=kernels.remove,
    result=kernels.result,
    observe=observe,
    determinize=determinize,
    fit=fit,
    tries=tries,
    refusal=refusal,
    result_of=result_of,
    result_of_leaving=result_of_leaving,
    event=genial_event,
    ranks=ranks,
    faults=faults,
    to_dict=to_dict,
    from_dict=from_dict,
    clear=clear,
    make_view=GenialView,
    action_text=action_text,
    parse=parse,
    players_rule="C1",
)
