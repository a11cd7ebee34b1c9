"""The actions of FIGHT as integers.

    0-53   that card of one's own hand, for what the task asks: to give, to lay down, to play in a duel, to hide
    54     a joker, likewise              55-60  joker on seat 0-5    61 cancel   62 accept   63 draw   64 pass
    65-70  choose seat 0-5                71-73  sun, moon, comet     74-79  guess number 1-6
    80-88  guess a family                 89-91  guess yellow, red, blue          92, 93  the one, the other

A set of actions takes two words: `low` has bits 0 to 54, `high` bit k for the action 55 + k.
"""

from __future__ import annotations

JOKER_CARD = 54
JOKER_ON = 55
CANCEL = 61
ACCEPT = 62
DRAW = 63
PASS = 64
AT = 65
SIGN = 71
GUESS_NUMBER_IS = 74
GUESS_FAMILY_IS = 80
GUESS_COLOUR_IS = 89
ONE = 92
TWO = 93
ACTIONS = 94

HIGH = 55
HAS_CANCEL, HAS_ACCEPT, HAS_DRAW, HAS_ONE, HAS_TWO = (1 << code - HIGH for code in (CANCEL, ACCEPT, DRAW, ONE, TWO))
HAS_SIGNS = 7 << SIGN - HIGH
HAS_NUMBERS = 63 << GUESS_NUMBER_IS - HIGH
HAS_FAMILIES = 511 << GUESS_FAMILY_IS - HIGH
HAS_COLOURS = 7 << GUESS_COLOUR_IS - HIGH

MAX_LEGAL = 60
"""More than a whole hand, which no deal makes larger than 28 and no task larger than the deck."""
