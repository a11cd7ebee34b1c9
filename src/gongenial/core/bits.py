"""Sets of small integers (cards, seats, actions) in one int64: members 0 to 62."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from gongenial.core.jit import kernel


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(typing_context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(typing_context: Any, word: Any) -> Any:
    zero_is_defined = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda context, builder, signature, args: builder.cttz(args[0], zero_is_defined)


def count(members: int) -> int:
    """How many members the set has."""
    return int(members).bit_count()


def first(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (int(members) & -int(members)).bit_length() - 1


@overload(count)
def _count_compiled(members):  # type: ignore[no-untyped-def]  # numba compares the bare parameter lists
    return lambda members: _ctpop(members)


@overload(first)
def _first_compiled(members):  # type: ignore[no-untyped-def]  # numba compares the bare parameter lists
    return lambda members: _cttz(members)


@kernel
def nth(members: int, n: int) -> int:
    """The n-th lowest member, counted from 0; the set must have more than n."""
    for _ in range(n):
        members &= members - 1
    return first(members)


def each(members: int) -> Iterator[int]:
    """The members in rising order; for Python callers only."""
    members = int(members)
    while members:
        yield first(members)
        members &= members - 1
