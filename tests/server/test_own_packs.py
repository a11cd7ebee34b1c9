"""Packs that people add in the page: checked as the command does it, there at once, kept, nobody else's to change."""

from __future__ import annotations

import io
import itertools
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gongenial.i18n import LANGUAGES
from gongenial.server import app, packs_own, packs_shelf
from gongenial.server.packs_zip import NoPack, unpacked
from gongenial.tasks import registry
from gongenial.tasks.check import MOST_FAULTS, check
from gongenial.tasks.registry import STARS
from gongenial.tasks.scaffold import first_files
from tests.server.live import live

Files = dict[str, str]
NAME = "pirates"


@pytest.fixture(autouse=True)
def few_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes known in a test is forgotten after it."""
    monkeypatch.setattr(registry, "_registry", registry.Registry())


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    with live(tmp_path) as address:
        yield address


class Person:
    """A browser with a session."""

    def __init__(self, host: str) -> None:
        self.http = httpx.Client(base_url=f"http://{host}", timeout=60)
        self.http.get("/api/me")
        self.http.get("/")

    def close(self) -> None:
        self.http.close()

    def draft(self, path: str, files: Files, **more: Any) -> httpx.Response:
        return self.http.post(path, json={"files": files, "language": "en", **more})

    def check(self, files: Files, **more: Any) -> Any:
        return self.draft("/api/pack-checks", files, **more).json()

    def add(self, files: Files, **more: Any) -> httpx.Response:
        return self.draft("/api/packs", files, **more)

    def names(self) -> list[str]:
        return [pack["name"] for pack in self.http.get("/api/packs").json()]


@pytest.fixture
def ana(host: str) -> Iterator[Person]:
    with closing(Person(host)) as ana:
        yield ana


@pytest.fixture
def ivo(host: str) -> Iterator[Person]:
    with closing(Person(host)) as ivo:
        yield ivo


def files(name: str = NAME) -> Files:
    return first_files(name, "en")


def changed(given: Files, old: str, new: str) -> Files:
    assert any(old in text for text in given.values())
    return {name: text.replace(old, new, 1) for name, text in given.items()}


def told(checked: Any) -> list[tuple[str, int, str]]:
    return [(fault["file"], fault["line"], fault["text"]) for fault in checked["faults"]]


def test_faults_are_those_of_the_command_in_every_language(ana: Person, tmp_path: Path) -> None:
    wrong = changed(changed(files(), "draw = 1 }]", "draw = 9 }]"), "    .title = One more", "")
    folder = tmp_path / NAME
    folder.mkdir()
    for name, text in wrong.items():
        (folder / name).write_text(text, "utf-8")
    faults = check(folder)
    assert len(faults) == 2
    for language in LANGUAGES:
        said = [(fault.file.name, fault.line, fault.said(language)) for fault in faults]
        assert told(ana.check(wrong, language=language)) == said
    refused = ana.add(wrong)
    assert (refused.status_code, told(refused.json()), refused.json()["info"]) == (200, told(ana.check(wrong)), None)
    assert ana.names() == [STARS]


@pytest.mark.rule("T10")
def test_a_sound_pack_is_there_at_once_for_whoever_added_it(ana: Person, ivo: Person) -> None:
    checked = ana.check(files())
    assert (checked["faults"], checked["info"]["counts"]) == ([], {"yellow": 2, "red": 2, "blue": 2})
    assert ana.names() == [STARS]
    assert ana.add(files()).status_code == 201
    assert (ana.names(), ivo.names()) == ([STARS, NAME], [STARS])
    assert [one.http.get(f"/api/packs/{NAME}").json()["info"]["origin"] for one in (ana, ivo)] == ["own", "others"]
    assert ivo.http.get(f"/api/packs/{NAME}/en.ftl").text == files()["en.ftl"]
    wish = {"game": "fight", "quick": True, "options": {"game": "fight", "pack": NAME}}
    assert ivo.http.post("/api/tables", json=wish).status_code == 201


def test_files_with_the_marks_of_other_editors_are_the_same_pack(ana: Person) -> None:
    assert ana.add(files()).status_code == 201
    there = registry.pack(NAME)
    marked = {name: "\ufeff" + text.replace("\n", "\r\n") for name, text in files().items()}
    assert ana.add(marked, replace=True).status_code == 201
    assert registry.pack(NAME).version == there.version


def test_only_whoever_added_a_pack_replaces_it_sees_its_list_and_takes_it_away(ana: Person, ivo: Person) -> None:
    ana.add(files())
    newer = changed(files(), "My tasks", "Arrr")
    theft = ivo.add(newer, replace=True)
    name_line = next(k for k, line in enumerate(files()["pack.toml"].splitlines(), 1) if line.startswith("name"))
    taken = ("pack.toml", name_line, f"There is a pack called {NAME} already.")
    assert (theft.status_code, told(theft.json())) == (200, [taken])
    assert told(ivo.check(files())) == [taken]
    assert ivo.http.delete(f"/api/packs/{NAME}").status_code == 404
    assert ivo.http.get(f"/api/packs/{NAME}/source.json").status_code == 404
    assert ana.http.get(f"/api/packs/{NAME}/source.json").json()["files"] == files()
    unasked = ana.add(newer)
    assert (unasked.status_code, unasked.json()["replaces"], unasked.json()["faults"]) == (200, True, [])
    assert ana.http.get(f"/api/packs/{NAME}/en.ftl").text == files()["en.ftl"]
    assert ana.add(newer, replace=True).status_code == 201
    assert ana.http.get(f"/api/packs/{NAME}/en.ftl").text == newer["en.ftl"]
    assert ana.http.delete(f"/api/packs/{NAME}").status_code == 204
    assert ana.http.get(f"/api/packs/{NAME}").status_code == 404
    assert ana.http.delete(f"/api/packs/{NAME}").status_code == 404
    assert ivo.add(newer).status_code == 201


def test_the_packs_of_the_program_can_t_be_replaced(ana: Person) -> None:
    clash = ana.add(changed(files(), f'name = "{NAME}"', f'name = "{STARS}"'), replace=True)
    assert [text for *_, text in told(clash.json())] == [f"There is a pack called {STARS} already."]
    assert ana.http.delete(f"/api/packs/{STARS}").status_code == 404


def test_added_packs_outlive_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with live(tmp_path) as host, closing(Person(host)) as ana:
        ana.add(files())
        ana.add(files("robots"))
        ana.http.delete("/api/packs/robots")
        cookies = ana.http.cookies
    monkeypatch.setattr(registry, "_registry", registry.Registry())
    with live(tmp_path) as host, httpx.Client(base_url=f"http://{host}", timeout=60, cookies=cookies) as again:
        assert [(pack["name"], pack["origin"]) for pack in again.get("/api/packs").json()][1:] == [(NAME, "own")]
        assert again.delete(f"/api/packs/{NAME}").status_code == 204


def test_a_pack_of_the_folder_has_its_name_before_one_that_was_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with live(tmp_path) as host, closing(Person(host)) as ana:
        ana.add(files())
        cookies = ana.http.cookies
    folder = tmp_path / "packs" / NAME
    folder.mkdir(parents=True)
    for name, text in changed(files(), "My tasks", "Ours").items():
        (folder / name).write_text(text, "utf-8")
    monkeypatch.setattr(registry, "_registry", registry.Registry())
    with live(tmp_path) as host, httpx.Client(base_url=f"http://{host}", timeout=60, cookies=cookies) as again:
        info = again.get(f"/api/packs/{NAME}").json()["info"]
        assert (info["origin"], info["titles"]) == ("server", {"en": "Ours"})
    assert "another one has its name now" in caplog.text


def test_there_is_an_end_to_how_many_packs_there_are(ana: Person, ivo: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs_shelf, "MOST_OWN", 2)
    for name in ("one", "two"):
        assert ana.add(files(name)).status_code == 201
    full = ana.add(files("three"))
    assert (full.status_code, [text for *_, text in told(full.json())]) == (
        200,
        ["You have 2 packs already. Take one away first."],
    )
    assert ana.add(files("two"), replace=True).status_code == 201
    monkeypatch.setattr(packs_shelf, "MOST_STORED", 100)
    full = ivo.add(files("three"))
    assert [text for *_, text in told(full.json())] == ["This server has no room for more packs."]
    assert "three" not in registry.KnownPacks()


def test_one_address_asks_so_often_and_no_more(ana: Person) -> None:
    most = packs_own.CHECKS[0]
    answers = [ana.add({"pack.toml": "no"}).status_code for _ in range(most + 3)]
    assert answers[:most] == [200] * most
    assert answers[-1] == 429


def test_only_packs_that_were_added_count_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "ADDITIONS", (2, 1e-9))
    with live(tmp_path) as host, closing(Person(host)) as ana:
        assert [ana.add({"pack.toml": "no"}).status_code for _ in range(4)] == [200] * 4
        assert [ana.add(files(name)).status_code for name in ("one", "two", "three")] == [201, 201, 429]


def test_a_pack_that_is_too_large_is_told_so(ana: Person) -> None:
    found = told(ana.check({**files(), "en.ftl": files()["en.ftl"] + "# filling\n" * 30_000}))
    assert ("en.ftl", 1) in {(file, line) for file, line, _ in found}
    assert any("256 kB" in text for *_, text in found)
    assert ana.draft("/api/pack-checks", {**files(), "en.ftl": "a" * 1_000_000}).status_code == 413


def test_a_thousand_faults_are_not_told_one_by_one(ana: Person) -> None:
    checked = ana.check({**files(), "pack.toml": "[[task]]\n" * 1000})
    assert len(checked["faults"]) == packs_own.MOST_TOLD
    assert checked["more"] == MOST_FAULTS - packs_own.MOST_TOLD


def test_nonsense_is_refused(ana: Person) -> None:
    bodies = [b"", b"{", b"[]", b'{"files": {}}', b'{"files": {"pack.toml": 3}, "language": "en"}']
    for path, body in itertools.product(("/api/pack-checks", "/api/packs"), bodies):
        assert ana.http.post(path, content=body).status_code == 400
    for name in ("../pack.toml", "pack.toml\0", "PACK.TOML", "en.exe", "", "a/en.ftl"):
        assert ana.draft("/api/pack-checks", {**files(), name: ""}).status_code == 400


def test_other_pages_can_t_add_or_remove(ana: Person) -> None:
    ana.add(files())
    foreign = {"origin": "https://elsewhere.example"}
    for path in ("/api/pack-checks", "/api/packs", "/api/pack-files", "/api/pack-starts"):
        assert ana.http.post(path, json={}, headers=foreign).status_code == 403
    assert ana.http.delete(f"/api/packs/{NAME}", headers=foreign).status_code == 403
    assert NAME in ana.names()


def test_a_start_is_what_the_command_makes(ana: Person, ivo: Person) -> None:
    def start(name: str, who: Person = ana) -> Any:
        return who.http.post("/api/pack-starts", json={"name": name, "language": "en"}).json()

    assert start(NAME)["files"] == files()
    assert "2 to 32" in start("a")["fault"]
    assert "2 to 32" in start("Ahoi!\x1b")["fault"]
    assert start(STARS)["fault"] == f"There is a pack called {STARS} already."
    ana.add(files())
    assert start(NAME, ivo)["fault"] == f"There is a pack called {NAME} already."


Entries = dict[str, Any]


def zipped(entries: Entries, packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", packing) as archive:
        for name, text in entries.items():
            archive.writestr(name, text)
    return data.getvalue()


def locked(data: bytes) -> bytes:
    """A ZIP file whose entries say that they are encrypted."""
    return data.replace(b"PK\x01\x02\x14\x03\x14\x00\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01\x00").replace(
        b"PK\x03\x04\x14\x00\x00\x00", b"PK\x03\x04\x14\x00\x01\x00"
    )


def test_a_zip_file_gives_the_pack_that_is_in_it(ana: Person) -> None:
    extra: Entries = {"__MACOSX/pirates/._pack.toml": "x", "pirates/notes.txt": "x", "en.ftl": "other"}
    sent = ana.http.post(
        "/api/pack-files", content=zipped({**extra, **{f"pirates/{k}": v for k, v in files().items()}})
    )
    assert sent.json() == {"files": files(), "fault": None}
    assert unpacked(zipped(dict(files()))) == files()
    strange = unpacked(zipped({"pack.toml": b"caf\xe9"}))
    assert any("UTF-8" in text for *_, text in told(ana.check(strange)))
    refused = ana.http.post("/api/pack-files?language=de", content=b"PK").json()
    assert (refused["files"], refused["fault"]) == ({}, "Diese ZIP-Datei lässt sich nicht lesen.")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"PK\x03\x04 and no more", "zip-unreadable"),
        (b"", "zip-unreadable"),
        (zipped({"readme.txt": "x"}), "zip-without-pack"),
        (zipped({"pack.toml": b"a" * 50_000_000}), "zip-too-large"),
        (zipped({"pack.toml": "x", "en.ftl": "a" * 200_000, "de.ftl": "a" * 200_000}), "zip-too-large"),
        (zipped({f"{k}.txt": "x" for k in range(1000)}), "zip-too-large"),
        (locked(zipped(dict(files()))), "zip-unreadable"),
        (zipped(dict(files()))[:-400], "zip-unreadable"),
        (zipped({"pack.toml": b"a" * 1000}, zipfile.ZIP_BZIP2), "zip-unreadable"),
        (zipped({"pack.toml": b"a" * 1000}, zipfile.ZIP_LZMA), "zip-unreadable"),
    ],
    ids=["damaged", "empty", "other", "bomb", "sum", "many", "locked", "cut", "bzip2", "lzma"],
)
def test_zip_files_that_hold_no_pack_or_too_much(data: bytes, key: str) -> None:
    with pytest.raises(NoPack) as wrong:
        unpacked(data)
    assert wrong.value.key == key
