"""What most tests of the server begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live import live


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of a file. A file that needs another one has a fixture of its own by this name."""
    with live(tmp_path_factory.mktemp("server") / "data") as address:
        yield address
