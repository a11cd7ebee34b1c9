"""Sets of small integers (cards, seats, actions) in one int64: members 0 to 62."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name
from numba import config, types
from numba.extending import intrinsic, overload

from gongenial.core.jit import kernel

HAS_PDEP = (
    config.CPU_NAME is None
    and config.CPU_FEATURES is None
    and bool(get_host_cpu_features().get("bmi2"))
    and get_host_cpu_name() not in ("znver1", "znver2")
)
"""Whether the processor finds the n-th member by itself, and quickly: the first two generations of AMD's Zen can, but
take a hundred times as long. Numba keeps compiled code by processor, so another one never gets this one's."""


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(typing_context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(typing_context: Any, word: Any) -> Any:
    zero_is_defined = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda context, builder, signature, args: builder.cttz(args[0], zero_is_defined)


@intrinsic  # type: ignore[untyped-decorator]
def _pdep(typing_context: Any, source: Any, mask: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(deposit, args)

    return types.int64(types.int64, types.int64), emit


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


def nth(members: int, n: int) -> int:
    """The n-th lowest member, counted from 0; the set must have more than n."""
    return int(_nth_by_steps(members, n))


@kernel
def _nth_by_steps(members: int, n: int) -> int:
    for _ in range(n):
        members &= members - 1
    return first(members)


@overload(nth)
def _nth_compiled(members, n):  # type: ignore[no-untyped-def]  # numba compares the bare parameter lists
    if HAS_PDEP:
        return lambda members, n: _cttz(_pdep(1 << n, members))
    return lambda members, n: _nth_by_steps(members, n)


_TWOS, _FOURS, _BYTES = 0x55555555555555, 0x33333333333333, 0x0F0F0F0F0F0F0F
_ONES, _TOPS = 0x01010101010101, 0x80808080808080
_NTH_OF_BYTE = np.array(
    [[([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n] for n in range(8)] for byte in range(256)],
    dtype=np.int8,
)


@kernel
def _select_by_words(members: int, n: int) -> int:
    """S. Vigna, "Broadword implementation of rank/select queries", 2008: how many members the lowest 1, 2, ... 7 bytes
    have stands in the bytes of one word, and one subtraction compares n with all of them.
    """
    sums = members - (members >> 1 & _TWOS)
    sums = (sums & _FOURS) + (sums >> 2 & _FOURS)
    sums = sums + (sums >> 4) & _BYTES
    sums += sums << 8
    sums += sums << 16
    sums = sums + (sums << 32) & (1 << 56) - 1
    place = 8 * count((n * _ONES | _TOPS) - sums & _TOPS)
    return place + int(_NTH_OF_BYTE[members >> place & 255, n - (sums << 8 >> place & 255)])


def select(members: int, n: int) -> int:
    """The same as `nth`, for members 0 to 55: quicker with large sets, for it doesn't go from member to member."""
    return _select_by_words(members, n)


@overload(select)
def _select_compiled(members, n):  # type: ignore[no-untyped-def]  # numba compares the bare parameter lists
    if HAS_PDEP:
        return lambda members, n: _cttz(_pdep(1 << n, members))
    return lambda members, n: _select_by_words(members, n)


def each(members: int) -> Iterator[int]:
    """The members in rising order; for Python callers only."""
    members = int(members)
    while members:
        yield first(members)
        members &= members - 1
