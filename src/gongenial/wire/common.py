"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Ref = Annotated[int, Meta(ge=0, le=2**31)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
SeatNo = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Slug = Annotated[str, Meta(pattern="^[a-z0-9-]{1,32}$")]
PackName = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{1,31}(@[0-9a-f]{20})?$")]
"""A task pack, or one version of it."""
ActionText = Annotated[str, Meta(min_length=1, max_length=32)]
GameName = Literal["link", "family", "fight", "genial"]
TaskColour = Literal["yellow", "red", "blue"]
"""Of a card's code: fight, malus, bonus (T1)."""
Leaver = Literal["bot", "remove"]
Clock = Literal[0, 30, 60]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No message has room for a field that its type does not name."""
