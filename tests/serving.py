"""The real server in a process of its own, as tests and their fixtures start, kill and restart it."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

START_SECONDS = 60
"""A first start compiles the rules and the bots, on a machine that may be busy with other tests."""

ANOTHER_BUILD = """
import sys
from pathlib import Path
from gongenial.server.listen import bind
from gongenial.server.serve import run
from gongenial.server.settings import Settings

data, port, static = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
run(Settings(data, port, lan=False, static=static), bind("127.0.0.1", port))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Serving:
    """`gongenial serve` on a free port of this machine, with a data folder that outlives the process.

    `with Serving(folder) as server:` starts and stops it; in between `kill` and `start` play a crash.
    """

    def __init__(
        self,
        data: Path,
        static: Path | None = None,
        *,
        command: Sequence[str] = (sys.executable, "-m", "gongenial"),
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.data = data
        self.static = static
        """Another build of the page than the package's."""
        self.command = command
        self.environment = environment
        self.folder = folder
        """Where it is started."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until tables can be opened: the page is served some seconds earlier."""
        command = [*self.command, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        if self.static is not None:
            command = [sys.executable, "-c", ANOTHER_BUILD, str(self.data), str(self.port), str(self.static)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, cwd=self.folder)
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process.poll() is None, f"the server stopped:\n{self.output()}"
            assert time.monotonic() < end, f"the server does not answer:\n{self.output()}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/me", timeout=START_SECONDS) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def output(self) -> str:
        """Return all that the process has printed so far, over its restarts."""
        return self.log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """End the process with no chance to tidy up."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)

    def stop(self) -> None:
        """Ask the process to end, as a person with Ctrl-C does, and see that it does."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            if self.process.poll() is None:
                self.kill()
                raise AssertionError(f"the server did not stop when asked:\n{self.output()}")

    def __enter__(self) -> Serving:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
