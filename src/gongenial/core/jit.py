"""The `kernel` decorator: numba's `njit` with its signature kept for the type checker and a cache that never lies."""

from __future__ import annotations

import ast
import hashlib
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")

HOW: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
"""Nobody calls a kernel from C: without an entry for that each takes less time to compile."""

THIS_PROCESS = secrets.token_hex(4)

PACKAGE = Path(__file__).resolve().parents[1]


def cache_root() -> Path:
    """The user's folder for things that can be made again; `GONGENIAL_CACHE` names another."""
    if named := os.environ.get("GONGENIAL_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "gongenial" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "gongenial"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "gongenial"


@cache
def imported_by(source: Path) -> tuple[Path, ...]:
    """The package's own files that a module imports when it is loaded."""

    def files(name: str) -> Iterator[Path]:
        path = PACKAGE.parent.joinpath(*name.split("."))
        yield from (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())

    found: list[Path] = []
    for node in ast.parse(source.read_bytes()).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE.name):
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                found.extend(files(name))
    return tuple(found)


@cache
def kernel_cache(source: Path) -> Path:
    """The folder for the kernels of one module, named by a hash of all that their compiled code depends on: the module
    and everything of ours that it imports, directly or not.

    numba looks only at the file of the function itself, so a caller in another file would keep running a callee
    that has been edited since.
    """
    behind: set[Path] = set()
    ahead = [source]
    while ahead:
        path = ahead.pop()
        if path not in behind:
            behind.add(path)
            ahead.extend(imported_by(path))
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {numba.config.BOUNDSCHECK}".encode())
    for path in sorted(behind):
        name = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path  # a kernel of a test
        digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
    return cache_root() / "kernels" / digest.hexdigest()[:16]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function` at its first call, cached on disk where that is possible, running without the GIL."""
    if numba.config.DISABLE_JIT:
        return function
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(kernel_cache(Path(function.__code__.co_filename)))
    try:
        compiled = numba.njit(cache=True, **HOW)(function)
        _keep_apart(compiled._cache._cache_file)
    except RuntimeError:  # nowhere to write the cache
        compiled = numba.njit(**HOW)(function)
    finally:
        numba.config.CACHE_DIR = before
    return cast("Callable[P, R]", compiled)


def _keep_apart(files: Any) -> None:
    """Let the names of a kernel's compiled versions say which process wrote them.

    numba only numbers them. Two processes that compile a kernel for two games at once both take the first number, and
    whoever reads the index of the one with the code of the other runs it on records of another layout.
    """
    files._data_name_pattern = files._data_name_pattern.replace("{number:d}", f"{{number:d}}-{THIS_PROCESS}")
