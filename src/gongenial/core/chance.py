"""The random generator: xoroshiro128++ in two fields of a record, seeded through SHA-256.

Which card comes when is to be checkable by anybody, so all of it is on this page: the seed's bytes are hashed, the
first 16 bytes of the digest are the two words of the generator (little-endian), `below` takes the upper half of a
word and scales it without bias, `shuffle` is Fisher and Yates from the end.

Source of the generator: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2021.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

import numba
import numpy as np
import numpy.typing as npt

from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Word, layout


class Generator(Protocol):
    """A record (or the state of a game) that carries a generator."""

    random_a: Word
    random_b: Word


RANDOM = layout(Generator)

_17, _21, _28, _32, _36, _49, _15, _47 = (np.uint64(n) for n in (17, 21, 28, 32, 36, 49, 15, 47))
_WORD = (1 << 64) - 1


@kernel
def _upper_half(g: Generator) -> int:
    """The next 32 random bits. The only unsigned arithmetic in the program."""
    a, b = g.random_a, g.random_b
    total = a + b
    drawn = ((total << _17) | (total >> _47)) + a
    b ^= a
    g.random_a = ((a << _49) | (a >> _15)) ^ b ^ (b << _21)
    g.random_b = (b << _28) | (b >> _36)
    return np.int64(drawn >> _32)  # type: ignore[return-value]


def _upper_half_interpreted(g: Generator) -> int:
    """The same without compiling: numpy's scalars warn when they wrap around, Python's integers don't wrap."""
    a, b = int(g.random_a), int(g.random_b)
    total = (a + b) & _WORD
    drawn = (((total << 17) | (total >> 47)) + a) & _WORD
    b ^= a
    g.random_a = np.uint64((((a << 49) | (a >> 15)) ^ b ^ (b << 21)) & _WORD)
    g.random_b = np.uint64(((b << 28) | (b >> 36)) & _WORD)
    return drawn >> 32


if numba.config.DISABLE_JIT:
    _upper_half = _upper_half_interpreted


@kernel
def below(g: Generator, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely; n from 1 to 2**31.

    D. Lemire, "Fast random integer generation in an interval", 2019.
    """
    product = _upper_half(g) * n
    low = product & 0xFFFFFFFF
    if low < n:
        threshold = (0x100000000 - n) % n
        while low < threshold:
            product = _upper_half(g) * n
            low = product & 0xFFFFFFFF
    return product >> 32


@kernel
def shuffle(g: Generator, items: Ints, size: int) -> None:
    """Put the first `size` items in random order."""
    for k in range(size - 1, 0, -1):
        j = below(g, k + 1)
        items[k], items[j] = items[j], items[k]


Seed = int | str | bytes


def seed_words(seed: Seed) -> tuple[np.uint64, np.uint64]:
    """The two words of a generator for a seed: an int or str stands for its text in UTF-8."""
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    digest = hashlib.sha256(data).digest()
    a, b = (int.from_bytes(digest[k : k + 8], "little") for k in (0, 8))
    return np.uint64(a or 1), np.uint64(b)


def generator(seed: Seed) -> npt.NDArray[Any]:
    """A generator of one's own: an array of one RANDOM record."""
    made = np.zeros(1, RANDOM)
    made[0].random_a, made[0].random_b = seed_words(seed)
    return made
