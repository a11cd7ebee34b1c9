"""The actions of FAMILY as integers.

0-323    ask seat 0-5 for a card: seat * 54 + card
324-329  joker on seat 0-5    330 cancel    331 accept    332 draw    333 pass
"""

from __future__ import annotations

from gongenial.games.gong.cards import JOKER, SEATS

CARDS = JOKER
"""Cards that one can be asked for."""
JOKER_ON = SEATS * CARDS
CANCEL = 330
ACCEPT = 331
DRAW = 332
PASS = 333
ACTIONS = 334

MOST_ASKS = (SEATS - 1) * 9 * 5
"""One card of each family in the hand: all the others of each may be asked of everybody else (F2)."""
