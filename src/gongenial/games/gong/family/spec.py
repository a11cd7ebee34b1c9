"""FAMILY for the registry of games."""

from __future__ import annotations

from collections.abc import Mapping

from gongenial.core.contract import TURN_LIMIT, GameSpec
from gongenial.core.values import OptionValue
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.family import kernels
from gongenial.games.gong.family.actions import ACTIONS, MOST_ASKS
from gongenial.games.gong.family.deal import clear
from gongenial.games.gong.family.determinize import determinize
from gongenial.games.gong.family.dictionary import from_dict, to_dict
from gongenial.games.gong.family.faults import faults
from gongenial.games.gong.family.notation import action_text, parse
from gongenial.games.gong.family.refusals import refusal, tries
from gongenial.games.gong.family.results import ranks, result_of, result_of_leaving
from gongenial.games.gong.family.state import STATE
from gongenial.games.gong.family.view import VIEW, FamilyView, family_event, observe
from gongenial.games.gong.options import HAND_SIZE, JOKERS_OPTION, fit_hands

STAYS = 12
"""Cards that stay in the stock with two players (G8)."""


def fit(players: int, options: Mapping[str, OptionValue]) -> None:
    """Raise InvalidOption unless the deck is large enough (G8)."""
    fit_hands(players, options, STAYS if players == 2 else 0)


FAMILY = GameSpec(
    name="family",
    players=range(2, SEATS + 1),
    options=(JOKERS_OPTION, HAND_SIZE),
    state=STATE,
    view=VIEW,
    actions=ACTIONS,
    max_legal=MOST_ASKS + SEATS,
    max_length=TURN_LIMIT * 200,
    deal=kernels.deal,
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
    fit=fit,
    tries=tries,
    refusal=refusal,
    result_of=result_of,
    result_of_leaving=result_of_leaving,
    event=family_event,
    ranks=ranks,
    faults=faults,
    to_dict=to_dict,
    from_dict=from_dict,
    clear=clear,
    make_view=FamilyView,
    action_text=action_text,
    parse=parse,
)
