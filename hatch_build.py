"""What a wheel needs besides the sources: the card pictures, then the page that shows them.

One path for an editable install, a wheel and an sdist. Stamps of the contents skip what is there already; an
unpacked sdist carries both and so needs neither Node.js nor the tools that draw.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GeneratedFiles(BuildHookInterface[Any]):
    """Builds into `src/gongenial/pictures` and `src/gongenial/static`, which git ignores."""

    @property
    def package(self) -> Path:
        return Path(self.root, "src", "gongenial")

    def dependencies(self) -> list[str]:
        """Name the tools of the `build` group; Node.js only for a machine that has none."""
        if self.nothing_to_do():
            return []
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        has_node = self.node().system_node()
        return [tool for tool in groups["build"] if not (has_node and tool.startswith("nodejs"))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.nothing_to_do():
            return
        node = self.node()
        with ThreadPoolExecutor(2) as pool:
            installing = pool.submit(node.install, tests=False, quiet=True) if self.page_is_stale() else None
            self.draw_pictures()
            if installing:
                installing.result()
        self.build_page()

    def nothing_to_do(self) -> bool:
        carried = Path(self.root, "PKG-INFO").is_file() and (self.package / "static" / "index.html").is_file()
        return carried or os.environ.get("GONGENIAL_SKIP_BUILD") == "1"

    def node(self) -> Any:
        """Return the module scripts/node.py, which the Makefile runs too."""
        sys.path.insert(0, str(Path(self.root, "scripts")))
        try:
            import node
        finally:
            sys.path.pop(0)
        return node

    def draw_pictures(self) -> None:
        self.app.display_info("drawing the cards")
        done = subprocess.run(
            [sys.executable, "-m", "printing.pictures"],  # without its parent package, whose dependencies are not here
            cwd=self.package,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"the cards could not be drawn (exit {done.returncode})\n{done.stdout}")

    def build_page(self) -> None:
        if not self.page_is_stale():
            return
        self.app.display_info("building the page")
        node = self.node()
        node.install(tests=False, quiet=True)
        fresh = Path(tempfile.mkdtemp(prefix=".static-", dir=self.package))
        try:
            node.run("run", "build", "--", "--outDir", str(fresh), quiet=True)
            if not (fresh / "index.html").is_file():
                raise RuntimeError("the build of the page left no index.html")
            (fresh / ".stamp").write_text(self.page_digest())
            fresh.chmod(0o755)
            self.put_in_place(fresh)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)

    def put_in_place(self, fresh: Path) -> None:
        """Let a whole build take the place of the one before: a server that starts meanwhile finds no half of one."""
        static = self.package / "static"
        with tempfile.TemporaryDirectory(prefix=".static-", dir=self.package) as before:
            if static.exists():
                static.rename(Path(before, "static"))
            fresh.rename(static)

    @property
    def stamp(self) -> Path:
        return self.package / "static" / ".stamp"

    def page_is_stale(self) -> bool:
        return not self.stamp.is_file() or self.stamp.read_text() != self.page_digest()

    def page_digest(self) -> str:
        """Hash all that the page is made from: its sources, the texts, the symbols and the pictures' own stamp."""
        web = Path(self.root, "web")
        sources = [path for path in web.rglob("*") if "node_modules" not in path.parts]
        sources += (self.package / "locales").rglob("*.ftl")
        sources += [self.package / "printing" / name for name in ("symbols.json", "tokens.json", "sheets/signs.json")]
        sources.append(self.package / "pictures" / ".stamp")
        digest = hashlib.sha256()
        for path in sorted(path for path in sources if path.is_file()):
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()
