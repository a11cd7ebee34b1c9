"""Sets of cards in one word: the quick way to a member is the plain way."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gongenial.core.bits import count, each, nth, select


@settings(deadline=None, derandomize=True)
@given(st.sets(st.integers(0, 55), min_size=1))
def test_the_members_of_a_set_in_order(members: set[int]) -> None:
    word = sum(1 << member for member in members)
    assert count(word) == len(members)
    assert list(each(word)) == sorted(members)
    assert [nth(word, n) for n in range(len(members))] == sorted(members)
    assert [select(word, n) for n in range(len(members))] == sorted(members)
