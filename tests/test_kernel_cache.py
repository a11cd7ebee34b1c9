"""The cache of compiled kernels, where several processes fill it at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FILES = """
from gongenial.games.gong.stock import take_top
files = take_top._cache._cache_file
print(files._index_name, files._data_name(1))
"""


def test_two_processes_never_write_one_compiled_version(tmp_path: Path) -> None:
    """They would give it the same number, for two layouts of records, and one would later run the other's code."""
    environment = {**os.environ, "GONGENIAL_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    answers = [
        subprocess.run([sys.executable, "-c", FILES], env=environment, check=True, capture_output=True, text=True)
        for _ in range(2)
    ]
    (index, first), (same_index, second) = (answer.stdout.split() for answer in answers)
    assert index == same_index
    assert first != second
