"""`kill -9` under load: whatever was acknowledged is there, and every table can go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from gongenial.store.store import Store
from gongenial.table.restore import rebuild
from tests.store.crash_codes import CODES

ROOT = Path(__file__).parents[2]
ROWS = 1500
"""Acknowledged rows after which the process is killed."""


def killed(folder: Path) -> dict[str, int]:
    """The last acknowledged row of each table of a process that was killed while it wrote."""
    log = folder / "acknowledged"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.crash", str(folder)], cwd=ROOT, stdout=out, stderr=subprocess.PIPE
        )
        end = time.monotonic() + 120
        while log.read_bytes().count(b"\n") < ROWS:
            assert process.poll() is None, process.communicate()[1].decode()
            assert time.monotonic() < end
            time.sleep(0.01)
        process.kill()
        process.communicate()
    whole = log.read_text().rpartition("\n")[0].splitlines()
    return {code: int(seq) for code, seq in (line.split() for line in whole)}


def test_after_kill_9_every_acknowledged_row_is_there(tmp_path: Path) -> None:
    acknowledged = killed(tmp_path)
    assert set(acknowledged) == set(CODES)

    async def check() -> None:
        store = Store(tmp_path / "test.sqlite3")
        for code, seq in acknowledged.items():
            rows = await store.rows(code)
            assert rows[-1].seq >= seq
            state = rebuild(rows)
            assert state.position is not None
            state.position.check()
        await asyncio.to_thread(store.close)

    asyncio.run(check())
