"""What the tests of the rules share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.packs import TRIAL, known


@pytest.fixture(scope="package", autouse=True)
def trial_pack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """FIGHT can be played with the pack `trial`."""
    with known(tmp_path_factory.mktemp("packs"), {"trial": TRIAL}):
        yield
