"""The actions of LINK as integers.

    0-53  play that card      54-59  joker on seat 0-5    60 cancel   61 accept   62 draw   63 pass
    64    say GONG            65-70  GONG for seat 0-5    71 silent: nothing to say, for the sequential adaptor only

A set of actions takes two words: `low` has bits 0 to 59, `high` bit k for the action 60 + k.
"""

from __future__ import annotations

JOKER_ON = 54
CANCEL = 60
ACCEPT = 61
DRAW = 62
PASS = 63
GONG = 64
GONG_FOR = 65
SILENT = 71
ACTIONS = 72

HIGH = 60
HAS_CANCEL, HAS_ACCEPT, HAS_DRAW, HAS_PASS, HAS_GONG = (1 << code - HIGH for code in (CANCEL, ACCEPT, DRAW, PASS, GONG))
HAS_SILENT = 1 << SILENT - HIGH
