"""The server serves one build for as long as it runs, names it, and takes nothing from pages of another (B54)."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gongenial.i18n import LANGUAGES
from gongenial.server.build import BUILD, Build
from tests.server.live import browsers, live

PAGE = '<!doctype html><meta name="build" content="{}"><script src="/assets/app-{}.js"></script>'


def make(static: Path, mark: str) -> None:
    """Put a build of the page there, in small, in the place of the one before."""
    shutil.rmtree(static, ignore_errors=True)
    (static / "assets").mkdir(parents=True)
    (static / ".more").mkdir()
    (static / ".more" / "notes.txt").write_text("for the server")
    (static / "index.html").write_text(PAGE.format(mark, mark))
    (static / "sw.js").write_text(f"// {mark}")
    (static / "assets" / f"app-{mark}.js").write_text("gong")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    make(tmp_path / "static", "aaaa")
    return tmp_path / "static"


@pytest.fixture
def host(static: Path) -> Iterator[str]:
    with live(static.parent / "data", static=static) as address:
        yield address


@pytest.fixture
def http(host: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{host}", timeout=60) as client:
        yield client


@pytest.mark.case("B54")
def test_what_is_built_meanwhile_is_served_after_a_restart_and_not_before(http: httpx.Client, static: Path) -> None:
    make(static, "bbbb")
    for path in ("/", "/t/BCDFGH", "/assets/app-aaaa.js", "/sw.js", "/api/health", "/assets/app-bbbb.js"):
        answer = http.get(path)
        assert answer.headers[BUILD] == "aaaa", path
        assert "bbbb" not in answer.text
        assert answer.status_code == (404 if path == "/assets/app-bbbb.js" else 200), path
    with live(static.parent / "data2", static=static) as host:
        assert httpx.get(f"http://{host}/").headers[BUILD] == "bbbb"


@pytest.mark.case("B54")
def test_a_page_of_another_build_may_read_and_changes_nothing(http: httpx.Client) -> None:
    old, own = {BUILD: "0000"}, {BUILD: "aaaa"}
    assert http.get("/api/me", headers=old).status_code == 200
    refused = http.post("/api/tables", json={}, headers=old)
    assert (refused.status_code, refused.headers[BUILD]) == (409, "aaaa")
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert http.get("/api/me").json()["tables"] == []
    assert http.post("/api/tables", json={}, headers=own).status_code == 201
    assert http.post("/api/tables", json={}).status_code == 201, "programs have no build"


@pytest.mark.case("B54")
def test_a_table_says_of_which_build_its_server_is(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table()
            async with ana.at(code) as tab:
                assert tab.last("welcome")["build"] == "aaaa"

    asyncio.run(main())


def test_without_a_build_nothing_is_compared(tmp_path: Path) -> None:
    with live(tmp_path / "data", static=tmp_path / "none") as host:
        answer = httpx.post(f"http://{host}/api/tables", json={}, headers={BUILD: "aaaa"}, timeout=60)
        assert answer.status_code == 201
        assert BUILD not in answer.headers


def test_hidden_files_are_for_the_server_alone(static: Path) -> None:
    build = Build(static)
    assert build.read(".more/notes.txt") == b"for the server"
    assert build.find(".more/notes.txt") is None


def test_the_worker_is_asked_after_each_time(http: httpx.Client) -> None:
    answer = http.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_is_described_in_every_language(http: httpx.Client, language: str) -> None:
    answer = http.get("/manifest.webmanifest", params={"lang": language})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(answer.content)
    assert (told["lang"], told["id"], told["start_url"]) == (language, "/", "/")
    assert [shortcut["url"] for shortcut in told["shortcuts"]] == ["/", "/q", "/score"]
    for icon in told["icons"]:
        assert http.get(icon["src"]).headers["content-type"] == icon["type"]
    others = [json.loads(http.get("/manifest.webmanifest", params={"lang": other}).content) for other in LANGUAGES]
    assert len({other["description"] for other in others}) == len(LANGUAGES)


def test_the_app_is_described_to_whoever_names_no_language_in_theirs(http: httpx.Client) -> None:
    def language(**headers: str) -> str:
        found: str = json.loads(http.get("/manifest.webmanifest", headers=headers).content)["lang"]
        return found

    assert language(**{"Accept-Language": "hr-HR,hr;q=0.9,en;q=0.8"}) == "hr"
    assert language(**{"Accept-Language": "hr", "Cookie": "gongenial-language=ru"}) == "ru"
    assert language(**{"Accept-Language": "xx"}) == "en"
