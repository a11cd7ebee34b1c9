"""The compiled kernels do what the Python source says: the same bytes with bounds checks and without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gongenial.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
COMPILED, INTERPRETED = 10_000, 1_000


def digests(name: str, first: int, end: int, **mode: str) -> list[str]:
    """The digests of these games, from a process of its own in which numba runs in that mode."""
    command = [sys.executable, "-m", "tests.properties.digest", name, str(first), str(end)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **mode}, capture_output=True, text=True, check=False, timeout=1200
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.rule("X3")
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("name", GAMES)
def test_three_ways_to_run_agree_byte_for_byte(name: str, tmp_path: Path) -> None:
    """Index errors, wrapped integers and types that numba guesses otherwise than Python would all show here."""
    half = INTERPRETED // 2
    with ThreadPoolExecutor(4) as pool:
        compiled = pool.submit(digests, name, 0, COMPILED)
        checked = pool.submit(digests, name, 0, COMPILED, NUMBA_BOUNDSCHECK="1", GONGENIAL_CACHE=str(tmp_path))
        interpreted = [
            pool.submit(digests, name, first, first + half, NUMBA_DISABLE_JIT="1")
            for first in range(0, INTERPRETED, half)
        ]
    assert len(set(compiled.result())) == COMPILED // 100
    assert checked.result() == compiled.result()
    assert [line for part in interpreted for line in part.result()] == compiled.result()[: INTERPRETED // 100]
