"""Bytes to messages and back. What comes in is checked wholly here; inside, types are trusted."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from gongenial.wire.messages import FromPage, NewTable, ToPage

T = TypeVar("T")

MAX_MESSAGE = 2048
"""Bytes of a client's message; the longest sensible one has 300."""

_decoder = msgspec.json.Decoder(FromPage)
_new_table = msgspec.json.Decoder(NewTable)
_encoder = msgspec.json.Encoder()
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class BadMessage(ValueError):
    """Bytes that are no message. `ref` is the number it carried, if that much could be read."""

    def __init__(self, message: str, ref: int | None = None) -> None:
        super().__init__(message)
        self.ref = ref


class _OnlyRef(msgspec.Struct):
    ref: int


_only_ref = msgspec.json.Decoder(_OnlyRef)


def decode(data: str | bytes) -> FromPage:
    """Raises BadMessage, whose text says where in the message the fault is."""
    if len(data) > MAX_MESSAGE:
        raise BadMessage(f"A message has at most {MAX_MESSAGE} bytes.")
    try:
        return _decoder.decode(data)
    except _UNREADABLE as error:
        raise BadMessage(f"That is no message: {error}.", _ref_of(data)) from None


def decode_body(decoder: msgspec.json.Decoder[T], data: bytes, otherwise: str) -> T:
    """The body of a request. Raises BadMessage, whose text is `otherwise` and where in the body the fault is."""
    try:
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise BadMessage(f"{otherwise}: {error}.") from None


def decode_new_table(data: bytes) -> NewTable:
    """The body of `POST /api/tables`; raises BadMessage."""
    return decode_body(_new_table, data, "That is no table to open")


def _ref_of(data: str | bytes) -> int | None:
    try:
        ref = _only_ref.decode(data).ref
    except _UNREADABLE:
        return None
    return ref if 0 <= ref <= 2**31 else None


def encode(message: ToPage) -> bytes:
    return _encoder.encode(message)
