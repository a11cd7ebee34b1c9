"""Nothing but a whole, known, bounded message gets in."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gongenial.wire import messages
from gongenial.wire.asked import command_of
from gongenial.wire.codec import MAX_MESSAGE, BadMessage, decode, decode_new_table, encode

OPTIONS = {"game": "link", "jokers": 2, "hand_size": 9, "draw_when_able": False, "false_call_penalty": False}
EXAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "ref": 1, "protocol": 3},
    {"type": "sit", "ref": 1, "name": "Ana"},
    {"type": "sit", "ref": 1, "name": "Ana", "seat": 3},
    {"type": "rename", "ref": 1, "name": "Вася"},
    {"type": "leave", "ref": 1},
    {"type": "set_seat", "ref": 1, "seat": 2, "to": "open"},
    {"type": "set_seats", "ref": 1, "count": 6},
    {"type": "set_options", "ref": 1, "options": OPTIONS, "leaver": "bot", "clock": 30},
    {"type": "set_series", "ref": 1, "games": ["genial", "link"], "best_of": 3},
    {"type": "set_youngest", "ref": 1, "seat": None},
    {"type": "start", "ref": 1},
    {"type": "act", "ref": 1, "seq": 7, "action": "NB4"},
    {"type": "say", "ref": 1, "phrase": "well-played"},
    {"type": "ping", "ref": 1},
]


def test_there_is_an_example_of_every_message() -> None:
    assert {type(decode(json.dumps(example))) for example in EXAMPLES} == set(messages.FromPage.__args__)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["type"]))
def test_each_message_is_read_and_no_other_field_gets_in(example: dict[str, Any]) -> None:
    message = decode(json.dumps(example).encode())
    assert message.ref == 1
    with pytest.raises(BadMessage, match="unknown field") as caught:
        decode(json.dumps({**example, "as_seat": 2}))
    assert caught.value.ref == 1
    without_ref = {name: value for name, value in example.items() if name != "ref"}
    with pytest.raises(BadMessage) as caught:
        decode(json.dumps(without_ref))
    assert caught.value.ref is None


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"ping"',
        b"\xff\xfe",
        b'{"type":"ping","ref":"1"}',
        b'{"type":"ping","ref":-1}',
        b'{"type":"ping","ref":1e400}',
        b'{"type":"ping","ref":99999999999999999999}',
        b'{"type":"deal_me_aces","ref":1}',
        b'{"ref":1}',
        b'{"type":"sit","ref":1,"name":""}',
        b'{"type":"sit","ref":1,"name":"0123456789012345678901234"}',
        b'{"type":"sit","ref":1,"name":"Ana","seat":6}',
        b'{"type":"set_seats","ref":1,"count":7}',
        b'{"type":"act","ref":1,"seq":1,"action":""}',
        b'{"type":"act","ref":1,"seq":true,"action":"NB4"}',
        b'{"type":"say","ref":1,"phrase":"free text!"}',
        b"[" * 1500,
    ],
)
def test_bad_messages_are_refused(wrong: bytes) -> None:
    with pytest.raises(BadMessage):
        decode(wrong)


def test_a_long_message_is_refused_unread() -> None:
    with pytest.raises(BadMessage, match=str(MAX_MESSAGE)):
        decode(b'{"type":"ping","ref":1' + b" " * MAX_MESSAGE + b"}")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    try:
        message = decode(data)
    except BadMessage:
        return
    assert decode(msgspec.json.encode(message)) == message


@given(st.sampled_from(EXAMPLES), st.data())
def test_any_change_of_a_message_is_a_message_or_refused(example: dict[str, Any], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([*example, "extra"]))
    changed = {**example, name: data.draw(json_values)}
    try:
        message = decode(json.dumps(changed))
    except (BadMessage, UnicodeEncodeError):
        return
    if not isinstance(message, messages.Hello | messages.Ping):
        command_of(message, msgspec.convert("ana", str), "Ana", lambda: "00")  # type: ignore[arg-type]


@given(st.binary(max_size=200))
def test_any_body_opens_a_table_or_is_refused(data: bytes) -> None:
    try:
        decode_new_table(data)
    except BadMessage:
        return


def test_every_message_to_the_page_has_its_tag_and_all_its_fields() -> None:
    sent = encode(messages.Error(None, "stale", "The game has gone on since."))
    assert json.loads(sent) == {
        "type": "error",
        "ref": None,
        "code": "stale",
        "message": "The game has gone on since.",
        "rule": None,
    }


def test_no_message_says_who_sends_it() -> None:
    fields = {name for kind in messages.FromPage.__args__ for name in kind.__struct_fields__}
    assert not fields & {"person", "session", "player", "token", "cookie"}
    assert "seat" not in messages.Act.__struct_fields__
