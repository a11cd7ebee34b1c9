"""Sets of cards in one word: every quick way to a member is the plain way."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gongenial.core.bits import count, each, nth, select
from gongenial.core.jit import kernel
from gongenial.core.records import Ints


@kernel
def by_kernels(members: int, out: Ints) -> None:
    """Both ways as they are compiled on this machine; what a processor has of its own may be among them."""
    for n in range(count(members)):
        out[0, n], out[1, n] = nth(members, n), select(members, n)


@settings(deadline=None, derandomize=True)
@given(st.sets(st.integers(0, 55), min_size=1))
def test_the_members_of_a_set_in_order(members: set[int]) -> None:
    word = sum(1 << member for member in members)
    assert count(word) == len(members)
    assert list(each(word)) == sorted(members)
    assert [nth(word, n) for n in range(len(members))] == sorted(members)
    assert [select(word, n) for n in range(len(members))] == sorted(members)
    out = np.zeros((2, len(members)), dtype=np.int64)
    by_kernels(word, out)
    assert out.tolist() == [sorted(members)] * 2


@kernel
def last_of(members: int) -> int:
    return nth(members, count(members) - 1)


def test_the_largest_member_of_any_word_is_found() -> None:
    assert last_of(1 << 62 | 1) == 62
    assert [last_of((1 << k) - 1) for k in range(1, 63)] == list(range(62))
