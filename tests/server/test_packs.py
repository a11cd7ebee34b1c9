"""Task packs over HTTP, those that come with the program and one's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gongenial.server.loading import load_packs
from gongenial.tasks import registry
from gongenial.tasks.faults import BrokenPack
from gongenial.tasks.registry import BUILT_IN, STARS
from tests.server.live import live

OWN = "garden-party"


def own_pack(data: Path, name: str = OWN) -> Path:
    """A copy of the built-in pack under a name of its own."""
    folder = data / "packs" / name
    shutil.copytree(BUILT_IN / STARS, folder)
    manifest = folder / "pack.toml"
    manifest.write_text(manifest.read_text("utf-8").replace(f'name = "{STARS}"', f'name = "{name}"', 1), "utf-8")
    return folder


@pytest.fixture
def few_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes known in a test is forgotten after it."""
    monkeypatch.setattr(registry, "_packs", {})


@pytest.fixture
def http(tmp_path: Path, few_packs: None) -> Iterator[httpx.Client]:
    own_pack(tmp_path)
    with live(tmp_path) as host, httpx.Client(base_url=f"http://{host}", timeout=60) as client:
        client.get("/api/packs")  # once they are answered, the packs are read
        yield client


@pytest.mark.rule("T3", "T10")
def test_packs_are_listed_with_their_titles_and_give_their_texts(http: httpx.Client) -> None:
    listed = http.get("/api/packs").json()
    assert [pack["name"] for pack in listed] == [STARS, OWN]
    assert all(title for pack in listed for title in pack["titles"].values())
    for pack in listed:
        for language in pack["titles"]:
            texts = http.get(f"/api/packs/{pack['name']}/{language}.ftl")
            assert texts.headers["content-type"] == "text/plain; charset=utf-8"
            assert texts.text == (BUILT_IN / STARS / f"{language}.ftl").read_text("utf-8")
    assert http.get(f"/api/packs/{STARS}/xx.ftl").text == http.get(f"/api/packs/{STARS}/en.ftl").text


@pytest.mark.parametrize(
    "path", ["whist/en.ftl", "stars/en.toml", "stars/.ftl", "stars/pack.toml", "..%2Fstars/en.ftl"]
)
def test_nothing_else_is_given(http: httpx.Client, path: str) -> None:
    assert http.get(f"/api/packs/{path}").status_code == 404


def test_a_broken_pack_is_not_played_with(tmp_path: Path, few_packs: None) -> None:
    (own_pack(tmp_path) / "pack.toml").write_text("format = 1\n")
    with pytest.raises(BrokenPack, match=r"pack\.toml:1"):
        load_packs(tmp_path / "packs")
    assert OWN not in registry.KnownPacks()
