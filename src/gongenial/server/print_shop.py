"""Where PDFs for print and play are made: each in a process of its own, one after the other, and kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import shutil
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from dataclasses import asdict, dataclass
from pathlib import Path

from gongenial.printing.sheets.order import Order
from gongenial.wire.prints import PrintStage

log = logging.getLogger(__name__)

FOLDER = "prints"
"""In the data folder; emptied whenever a server starts or stops."""
MOST_WAITING = 8
MOST_KEPT, KEPT_FOR = 16, 3600.0
"""How many PDFs are kept, and for how many seconds after somebody asked for them."""
MOST_PREVIEWS = 200
TOO_LONG = 300.0
"""Seconds after which a process is given up."""
STEPS = "gongenial.printing.sheets"


class ShopBusy(Exception):
    """Too many are waiting."""


@dataclass(slots=True)
class Job:
    """One PDF, shared by everybody who wants just this one."""

    name: str
    order: Order
    target: Path
    stage: PrintStage = "waiting"
    percent: int = 0
    wanted_at: float = 0.0


class PrintShop:
    """All jobs of a server."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._jobs: dict[str, Job] = {}
        self._previews: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._preview_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._empty()

    def has(self, order: Order) -> bool:
        """Whether the job for an order is there: to find it costs nothing."""
        job = self._jobs.get(order.digest())
        return job is not None and job.stage != "failed"

    def order(self, order: Order) -> Job:
        """The job for an order, begun unless it is there already. Raises ShopBusy."""
        order = order.plain()
        job = self._jobs.get(order.digest())
        if job is None or job.stage == "failed":
            self._forget_old()
            if sum(job.stage in ("waiting", "making") for job in self._jobs.values()) >= MOST_WAITING:
                raise ShopBusy
            name = order.digest()
            job = self._jobs[name] = Job(name, order, self._folder / f"{name}.pdf")
            task = asyncio.create_task(self._carry_out(job))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        job.wanted_at = time.monotonic()
        return job

    def find(self, name: str) -> Job | None:
        """A job by its name, which is kept for longer now."""
        job = self._jobs.get(name)
        if job is not None:
            job.wanted_at = time.monotonic()
        return job

    async def preview(self, order: Order, width: int) -> bytes | None:
        """A picture of the first sheet; None if it could not be made."""
        order = order.plain()
        key = order.digest(), width
        async with self._preview_at_a_time:
            if key not in self._previews:
                target = self._folder / f"{order.digest()}-{width}.webp"
                if not await self._run(order, target, "--preview", str(width)):
                    return None
                self._previews[key] = await asyncio.to_thread(target.read_bytes)
                target.unlink(missing_ok=True)
                if len(self._previews) > MOST_PREVIEWS:
                    self._previews.popitem(last=False)
            self._previews.move_to_end(key)
            return self._previews[key]

    async def stop(self) -> None:
        """End whatever is being made, and throw the results away."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _empty(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True, exist_ok=True)

    def _forget_old(self) -> None:
        """Throw away what nobody has asked for lately, and the oldest of too many."""
        settled = [job for job in self._jobs.values() if job.stage in ("ready", "failed")]
        settled.sort(key=lambda job: job.wanted_at)
        now = time.monotonic()
        for place, job in enumerate(settled):
            if now - job.wanted_at > KEPT_FOR or place <= len(settled) - MOST_KEPT:
                del self._jobs[job.name]
                job.target.unlink(missing_ok=True)

    async def _carry_out(self, job: Job) -> None:
        async with self._one_at_a_time:
            job.stage = "making"
            made = await self._run(job.order, job.target, job=job)
            job.stage = "ready" if made else "failed"
            job.percent = 100 if made else 0

    async def _run(self, order: Order, target: Path, *more: str, job: Job | None = None) -> bool:
        """Let a process make it; whether it did. What it lays aside meanwhile goes with it, even if it is killed."""
        command = [sys.executable, "-m", STEPS, str(target), *more]
        try:
            with tempfile.TemporaryDirectory(dir=self._folder, ignore_cleanup_errors=True) as aside:
                failed = await self._exit(command, {**os.environ, "TMPDIR": aside}, order, job)
        except Exception as error:  # there is no process, or what it says makes no sense
            failed = type(error).__name__
        if failed:
            log.warning("a PDF could not be made (%s, exit %s)", order.file_name(), failed)
        return not failed

    async def _exit(self, command: list[str], environment: dict[str, str], order: Order, job: Job | None) -> int | str:
        """How a process ends: 0 if all went well."""
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        try:
            async with asyncio.timeout(TOO_LONG):
                await self._listen(process, order, job)
                return await process.wait()
        except TimeoutError:
            return "too long"
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _listen(self, process: Process, order: Order, job: Job | None) -> None:
        """Hand the order over, and follow how far it is."""
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):
            process.stdin.write(json.dumps(asdict(order)).encode())
            await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            done, _, total = line.decode().partition(" ")
            if job is not None:
                job.percent = min(99, 100 * int(done) // int(total))
