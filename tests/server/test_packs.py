"""Task packs over HTTP, those that come with the program and one's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gongenial.tasks import registry
from gongenial.tasks.pack import MANIFEST
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
    monkeypatch.setattr(registry, "_registry", registry.Registry())


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


@pytest.mark.rule("T10")
def test_what_is_in_a_pack_is_told(http: httpx.Client) -> None:
    whole = http.get(f"/api/packs/{OWN}").json()
    pack = registry.pack(OWN)
    assert whole["info"]["origin"] == "server"
    assert whole["info"]["counts"] == dict(zip(("yellow", "red", "blue"), map(len, pack.decks), strict=True))
    assert [task["name"] for task in whole["tasks"]] == [task.name for task in pack.tasks]
    assert sum(task["real"] for task in whole["tasks"]) == whole["info"]["real"]
    assert http.get(f"/api/packs/{STARS}").json()["info"]["origin"] == "program"
    version = http.get(f"/api/packs/{pack.version}/de.ftl")
    assert (version.text, "immutable" in version.headers["cache-control"]) == (pack.source("de"), True)


def test_a_faulty_pack_is_left_out_and_told_in_the_log(
    tmp_path: Path, few_packs: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The server starts all the same, with the others."""
    own_pack(tmp_path)
    broken = own_pack(tmp_path, "broken") / MANIFEST
    broken.write_text(broken.read_text("utf-8").replace("draw = 1", "draw = 9", 1), "utf-8")
    (own_pack(tmp_path, "other") / MANIFEST).write_text("format = ", "utf-8")
    taken = own_pack(tmp_path, STARS) / MANIFEST
    with live(tmp_path) as host, httpx.Client(base_url=f"http://{host}", timeout=60) as client:
        assert [pack["name"] for pack in client.get("/api/packs").json()] == [STARS, OWN]
        assert client.get("/api/packs/broken").status_code == 404
    line = next(k for k, words in enumerate(broken.read_text("utf-8").splitlines(), 1) if "draw = 9" in words)
    assert f"{broken}:{line}: `draw` is a number from 1 to 5, not 9." in caplog.text
    assert f"{taken}:1: There is a pack called {STARS} already." in caplog.text
    assert {record.levelname for record in caplog.records if "left out" in record.message} == {"WARNING"}
