"""Decks of tasks that a group's phones share (T10): nothing comes twice, whatever happens at the same moment."""

from __future__ import annotations

import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gongenial.i18n import text
from gongenial.server.data import DATABASE, PACKS
from gongenial.store import writer
from gongenial.tasks import registry
from gongenial.tasks.registry import pack
from gongenial.tasks.scaffold import new_pack
from tests.server.cardboard import Phone
from tests.server.live import live
from tests.server.test_http import decoded

pytestmark = pytest.mark.rule("T10")


def of_colour(colour: int) -> set[str]:
    return {task.name for task in pack("stars").tasks if task.colour == colour}


def drawn(phone: Phone, code: str, colour: str = "yellow") -> str:
    answer = phone.post(f"/api/decks/{code}/draw", json={"colour": colour})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["task"]["name"])


def test_two_phones_of_a_group_never_get_the_same_task(host: str) -> None:
    with Phone(host) as ana, Phone(host, "de") as ben:
        code = ana.together()
        ben.see(f"/q?deck={code.lower()}")
        names = [phone.see("/q/NB1").task for _ in range(14) for phone in (ana, ben)]
        assert set(names) == of_colour(0)
        assert ana.see("/q/NB2").task != names[-1], "a new round never begins with the last task of the one before"


def test_not_even_if_all_scan_at_the_same_moment_or_the_server_is_started_anew(tmp_path: Path) -> None:
    def scans(host: str, code: str, phones: int) -> list[str]:
        def one(_: int) -> str:
            with Phone(host) as phone:
                phone.cookies.set("gongenial-deck", code)
                return phone.see("/q/SW6").task

        with ThreadPoolExecutor(phones) as pool:
            return list(pool.map(one, range(phones)))

    size = len(of_colour(2))
    with live(tmp_path / "data") as host:
        with Phone(host) as ana:
            code = ana.together()
        first = scans(host, code, 10)
    with live(tmp_path / "data") as host:
        second = scans(host, code, size - 10)
        assert Counter(first + second) == Counter(of_colour(2))
        third = scans(host, code, 12)
        assert len(set(third)) == 12


def test_colours_are_drawn_apart_and_groups_in_orders_of_their_own(host: str) -> None:
    with Phone(host) as phone:
        orders = []
        for _ in range(2):
            code = phone.together()
            orders.append([drawn(phone, code, "red") for _ in of_colour(1)])
            assert set(orders[-1]) == of_colour(1)
        assert orders[0] != orders[1]


def test_a_reload_shows_the_same_task_and_takes_none_from_the_group(host: str) -> None:
    with Phone(host) as ana:
        code = ana.together()
        first = ana.see("/q/NB1").task
        assert {ana.see(f"/q/NB1?t={first}").task for _ in range(40)} == {first}
        assert {first} | {drawn(ana, code) for _ in range(27)} == of_colour(0)


def test_nothing_of_a_deck_but_its_code_leaves_the_server(tmp_path: Path) -> None:
    with live(tmp_path / "data") as host, Phone(host) as ana, Phone(host) as eve:
        code = ana.together()
        said = [ana.get(f"/q/NB{number}").text for number in range(1, 7)]
        said += [ana.get("/q").text, ana.get("/q-shell").text, eve.get("/q/NB1").text]
        said += [ana.post(f"/api/decks/{code}/draw", json={"colour": "red"}).text]
        (seed,) = sqlite3.connect(tmp_path / "data" / DATABASE).execute("SELECT seed FROM decks").fetchone()
        page = ana.see("/q/NB1")
        assert not any(seed in one for one in said)
        assert code not in said[-2], "somebody else's page"
        names = [task["name"] for task in page.data["tasks"]["yellow"]]
        assert names == [task.name for task in pack("stars").tasks if task.colour == 0], (
            "the pack's order, not the deck's"
        )
        assert set(page.data) == {
            *("language", "spoken", "pack", "deck", "path", "task", "tasks", "cards", "families", "say")
        }


def test_a_tables_link_is_a_groups_too(host: str) -> None:
    with Phone(host) as ana, Phone(host) as ben:
        code = ana.post("/api/tables", json={}).json()["code"]
        assert f'data-deck="{code}"' in ana.see(f"/q?deck={code}").html
        ben.see(f"/q?deck={code}")
        assert len({phone.see("/q/OM5").task for _ in range(10) for phone in (ana, ben)}) == 20


@pytest.mark.parametrize("code", ["QQQQQQ", "nonsense!", "<script>"])
def test_a_code_of_no_group_is_said_to_be_none(host: str, code: str) -> None:
    with Phone(host, "hr") as phone:
        page = phone.see(f"/q?deck={code}")
        assert "data-deck" not in page.html
        assert "<script>" not in page.text("failed")
        assert page.text("failed") == text("hr", "cards-group-none", code=code.upper()[:12])
        assert phone.post(f"/api/decks/{code}/draw".replace("<", "%3C"), json={"colour": "red"}).status_code == 404


def test_whoever_tries_many_codes_has_to_wait(tmp_path: Path) -> None:
    with live(tmp_path / "data") as host, Phone(host) as ana, Phone(host) as eve:
        code = ana.together()
        for _ in range(101):
            eve.see("/q?deck=QQQQQQ")
        assert eve.see(f"/q?deck={code}").text("failed") == text("en", "error-too-fast")
        assert ana.see("/q/NB1").text("note") == "", "whoever is in the group goes on"


@pytest.mark.parametrize("way", ["cookie", "draw", "pack"])
def test_there_is_no_other_way_to_try_many_codes(tmp_path: Path, way: str) -> None:
    with live(tmp_path / "data") as host, Phone(host) as eve:
        code = eve.together()

        def tried(code: str) -> str:
            if way == "cookie":
                eve.cookies.clear()
                eve.cookies.set("gongenial-deck", code)
                return eve.see("/q").text("failed")
            body = {"colour": "red"} if way == "draw" else {"pack": "stars"}
            return str(eve.post(f"/api/decks/{code}/{way}", json=body).status_code)

        gone = text("en", "cards-group-gone") if way == "cookie" else "404"
        assert [tried("QQQQQQ") for _ in range(100)] == [gone] * 100
        answers = {tried("QQQQQQ"), tried("QQQQQQ"), tried(code)}
        assert tried(code) in (text("en", "error-too-fast"), "429"), answers


def test_a_group_that_is_gone_is_left_with_a_word(tmp_path: Path) -> None:
    with live(tmp_path / "data") as host, Phone(host) as ana:
        code = ana.together()
        database = sqlite3.connect(tmp_path / "data" / DATABASE)
        with database:
            database.execute("DELETE FROM decks")
        database.close()
        page = ana.see("/q/NB1")
        assert page.text("note") == text("en", "cards-group-gone")
        assert page.text("title")
        assert "gongenial-deck" not in ana.cookies
        assert ana.post(f"/api/decks/{code}/draw", json={"colour": "red"}).status_code == 404


def test_a_group_can_be_left(host: str) -> None:
    with Phone(host) as ana:
        ana.together()
        assert "data-deck" not in ana.see("/q?deck=").html
        assert ana.see("/q/NB1").data["deck"] is None


def test_when_nothing_can_be_stored_there_is_a_task_all_the_same(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> list[Exception | None]:
        raise OSError("the disk is full")

    with Phone(host, "fr") as ana:
        table = ana.post("/api/tables", json={}).json()["code"]
        code = ana.together()
        with monkeypatch.context() as disk:
            disk.setattr(writer, "_transaction", full)
            page = ana.see("/q/NB1")
            assert page.text("note") == text("fr", "cards-alone")
            assert page.text("title")
            assert ana.post(f"/api/decks/{code}/draw", json={"colour": "red"}).status_code == 503
            assert ana.post("/api/decks", json={"pack": "stars"}).status_code == 503
            assert ana.see(f"/q?deck={table}").text("failed") == text("fr", "error-line")
        assert ana.see("/q/NB1").text("note") == ""


def test_hammering_is_slowed_down_and_the_page_goes_on_alone(tmp_path: Path) -> None:
    with live(tmp_path / "data") as host, Phone(host) as ana:
        code = ana.together()
        codes = {ana.post(f"/api/decks/{code}/draw", json={"colour": "red"}).status_code for _ in range(270)}
        assert codes == {200, 429}
        assert ana.see("/q/NB1").text("note") == text("en", "cards-alone")


def test_only_our_own_page_may_ask_and_only_for_what_there_is(host: str) -> None:
    with Phone(host) as ana:
        code = ana.together()
        for path, body in [("/api/decks", {"pack": "stars"}), (f"/api/decks/{code}/draw", {"colour": "red"})]:
            assert ana.post(path, json=body, headers={"origin": "http://elsewhere.example"}).status_code == 403
        assert ana.post("/api/decks", json={"pack": "no-such-pack"}).status_code == 400
        assert ana.post(f"/api/decks/{code}/draw", json={"colour": "green"}).status_code == 400
        assert ana.post(f"/api/decks/{code}/pack", json={"pack": "no-such-pack"}).status_code == 400


def test_the_pack_belongs_to_the_group_and_alone_to_the_phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registry", registry.Registry())
    (tmp_path / PACKS).mkdir()
    new_pack("pirates", "de", tmp_path / PACKS)
    with live(tmp_path) as host, Phone(host) as ana, Phone(host) as ben:
        assert ana.see("/q?pack=pirates").html.count("aria-current=true") == 1
        page = ana.see("/q/NB5")
        assert (page.data["pack"], page.data["language"], page.data["spoken"]) == ("pirates", "en", "de")
        assert ben.see("/q/NB5").data["pack"] == "stars"
        code = ana.together("pirates")
        ben.see(f"/q?deck={code}")
        assert ben.see("/q/NB5").data["pack"] == "pirates"
        assert ana.post(f"/api/decks/{code}/pack", json={"pack": "stars"}).status_code == 204
        both = [phone.see("/q/NB5").task for phone in (ana, ben)]
        assert len(set(both)) == 2
        assert set(both) <= of_colour(2)
        registry.remove_pack("pirates")
        ben.see("/q?deck=")
        assert ana.see("/q?deck=").html.count("aria-current=true") == 1, "the one that comes with the program again"
        assert ana.see("/q/NB5").data["pack"] == "stars"


@pytest.mark.case("B53")
def test_the_groups_qr_code_leads_to_it(host: str) -> None:
    with Phone(host) as ana:
        code = ana.together()
        elsewhere, link = {"host": "gong.example:8080"}, f"http://gong.example:8080/q?deck={code}"
        assert decoded(ana.get(f"/api/decks/{code}/qr.svg", headers=elsewhere).content) == link
        assert ana.see("/q", **elsewhere).text("link") == link
        assert ana.get("/api/decks/nonsense/qr.svg").status_code == 404
