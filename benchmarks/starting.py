"""How long a program waits for its first game, and how much memory it takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass

FIRST_GAME = """
import time
started = time.perf_counter()
import gongenial as gg
p = gg.new("link", players=2, seed=1)
while not p.is_over:
    p.play(p.legal()[0])
    p.view(0)
"""
BOTS = """
from gongenial.bots import warm_up
warm_up()
"""
REPORT = """
import resource
megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(time.perf_counter() - started, time.process_time(), megabytes)
"""
STARTS = 3


@dataclass(frozen=True)
class Start:
    """A new process up to the end of its first game."""

    seconds: float
    cpu_seconds: float
    megabytes: float

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s ({self.cpu_seconds:.1f} s of CPU), {self.megabytes:.0f} MB"


def start(cache: str, script: str) -> Start:
    """Run a script in a new process that keeps its compiled code in that folder."""
    environment = os.environ | {"GONGENIAL_CACHE": cache}
    command = [sys.executable, "-c", script + REPORT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Start(*map(float, done.stdout.split()))


def report() -> Iterator[str]:
    """Lines about starts with and without compiled code in the cache; the median of the warm ones."""
    for what, script in (("first game", FIRST_GAME), ("first game and bots ready", FIRST_GAME + BOTS)):
        with tempfile.TemporaryDirectory() as cache:
            cold = start(cache, script)
            warm = sorted((start(cache, script) for _ in range(STARTS)), key=lambda one: one.seconds)[STARTS // 2]
        yield f"link {what}, everything to be compiled: {cold}; compiled before: {warm}"
