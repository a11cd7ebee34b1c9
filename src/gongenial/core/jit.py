"""The `kernel` decorator: numba's `njit` with its signature kept for the type checker and a cache that never lies."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parents[1]
KERNEL_FOLDERS = ("core", "games", "bots", "tasks", "lab")


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
def kernel_cache() -> Path:
    """A folder named by a hash of all that compiled code depends on.

    numba looks only at the file of the function itself, so a caller in another file would keep running a callee
    that has been edited since.
    """
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {numba.config.BOUNDSCHECK}".encode())
    for folder in KERNEL_FOLDERS:
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return cache_root() / "kernels" / digest.hexdigest()[:16]


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function` at its first call, cached on disk where that is possible, running without the GIL."""
    if numba.config.DISABLE_JIT:
        return function
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(kernel_cache())
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # nowhere to write the cache
        compiled = numba.njit(nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    return cast("Callable[P, R]", compiled)
