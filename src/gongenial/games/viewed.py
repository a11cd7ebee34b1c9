"""What views of all games have in common, for people and programs in Python."""

from __future__ import annotations

from typing import Any, ClassVar

from gongenial.core.contract import NOBODY
from gongenial.core.records import Records


class RecordView:
    """A view around its record; equal views compare equal."""

    game: ClassVar[str]

    def __init__(self, record: Records) -> None:
        self.record = record
        """An array of one view record of the game."""

    @property
    def seat(self) -> int | None:
        """Whose view this is, None for a spectator."""
        seat = int(self.record["seat"][0])
        return None if seat == NOBODY else seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecordView) and self.game == other.game and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_dict()})"

    def to_dict(self) -> dict[str, Any]:
        """Every field by name, in plain values: the fields of the message type of the same name."""
        raise NotImplementedError

    def _content(self) -> bytes:
        return self.record.tobytes()
