"""How long `gongenial print` takes, its own start included, and what it makes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

LIMIT = 60.0
"""Seconds within which a deck has to be there."""
RUNS = 3
ADDRESS = ("--address", "https://gongenial.example.org")
WHAT = (("deck", ADDRESS), ("deck", (*ADDRESS, "--bw")), ("tokens", ()), ("rules", ()), ("all", ADDRESS))


def report() -> Iterator[str]:
    """A line for each PDF: seconds, megabytes, and how many times faster than the limit for a deck."""
    for what, options in WHAT:
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder, "made.pdf")
            command = [sys.executable, "-m", "gongenial", "print", what, *options, "--output", str(target)]
            seconds = median(_time(command) for _ in range(RUNS))
            megabytes = target.stat().st_size / 1e6
        named = f"gongenial print {what}{' --bw' if '--bw' in options else ''}"
        yield f"{named}: {seconds:.1f} s, {megabytes:.1f} MB; the limit is {LIMIT:.0f} s ... {LIMIT / seconds:.1f}x"


def _time(command: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


if __name__ == "__main__":
    for told in report():
        print(told, flush=True)
