"""LINK for the registry of games."""

from __future__ import annotations

from gongenial.core.contract import TURN_LIMIT, GameSpec, Option
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.ending import ranks
from gongenial.games.gong.link import kernels
from gongenial.games.gong.link.actions import ACTIONS
from gongenial.games.gong.link.deal import clear
from gongenial.games.gong.link.determinize import determinize
from gongenial.games.gong.link.dictionary import from_dict, to_dict
from gongenial.games.gong.link.faults import faults
from gongenial.games.gong.link.notation import action_text, parse
from gongenial.games.gong.link.refusals import refusal, tries
from gongenial.games.gong.link.results import result_of, result_of_leaving
from gongenial.games.gong.link.state import STATE
from gongenial.games.gong.link.view import VIEW, LinkView, link_event, observe
from gongenial.games.gong.options import HAND_SIZE, JOKERS_OPTION, fit_hands

OPTIONS = (
    JOKERS_OPTION,
    HAND_SIZE,
    Option("draw_when_able", "L4", False, (False, True), "true or false"),
    Option("false_call_penalty", "L10", False, (False, True), "true or false"),
)


LINK = GameSpec(
    name="link",
    players=range(2, SEATS + 1),
    options=OPTIONS,
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    max_legal=ACTIONS,
    max_length=TURN_LIMIT * (4 + 3 * SEATS),
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
    fit=fit_hands,
    tries=tries,
    refusal=refusal,
    result_of=result_of,
    result_of_leaving=result_of_leaving,
    event=link_event,
    ranks=ranks,
    faults=faults,
    to_dict=to_dict,
    from_dict=from_dict,
    clear=clear,
    make_view=LinkView,
    action_text=action_text,
    parse=parse,
)
