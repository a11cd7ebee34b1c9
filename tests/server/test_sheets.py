"""Score sheets over HTTP: phones that write at once, that come back late, and those who only guess."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from gongenial.server.addresses import lan_address
from gongenial.server.codes import is_code, is_new_code
from gongenial.store.sheets import MOST_PEOPLE
from gongenial.wire.sheets import MOST_AHEAD, MOST_AT_ONCE
from tests.server.live import Browser, browsers, live
from tests.server.test_http import decoded

KEY = "k0000000000000k1"
NAMED = '{"key":"p1234.name","count":1,"device":"aaaaaaaa","value":""}'


def cell(key: str, count: int, value: str, device: str = "aaaaaaaa") -> dict[str, object]:
    return {"key": key, "count": count, "device": device, "value": value}


async def opened(person: Browser, key: str = KEY, **more: str) -> str:
    answer = await person.http.post("/api/sheets", json={"key": key, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def write(person: Browser, code: str, *cells: dict[str, object], since: int = 0) -> dict[str, Any]:
    answer = await person.http.post(f"/api/sheets/{code}", json={"since": since, "cells": cells})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def read(person: Browser, code: str, since: int = 0) -> dict[str, Any]:
    answer = await person.http.get(f"/api/sheets/{code}?since={since}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def values(news: dict[str, Any]) -> dict[str, str]:
    return {one["key"]: one["value"] for one in news["cells"]}


def test_whoever_keeps_no_cookie_takes_nobodys_place(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await opened(ana, "k0000000000000k2")
            for _ in range(MOST_PEOPLE):
                async with browsers(host, 1) as (nobody,):
                    await read(nobody, code)
            await ben.cookie()
            await read(ben, code)
            listed = (await ben.http.get("/api/sheets")).json()["sheets"]
            assert [one["code"] for one in listed] == [code]

    asyncio.run(main())


def test_what_one_writes_the_other_reads_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    async def first(host: str) -> tuple[str, str]:
        async with browsers(host, 2) as (ana, ben):
            code = await opened(ana)
            assert await opened(ana) == code, "asked again, as after an answer that was lost"
            await write(ana, code, cell("pann1.name", 1, "Ana <b>&amp;"), cell("pivo1.name", 2, "Иво 😀"))
            await ben.cookie()  # the page has brought it
            seen = await read(ben, code.lower())
            assert values(seen) == {"pann1.name": "Ana <b>&amp;", "pivo1.name": "Иво 😀"}
            assert (seen["seq"], seen["full"]) == (2, False)
            news = await write(ben, code, cell("pivo1.name", 3, "Ivo", "bbbbbbbb"), since=2)
            assert values(news) == {"pivo1.name": "Ivo"}
            late = await write(ana, code, cell("pivo1.name", 2, "late"), since=news["seq"])
            assert late["cells"] == []
            return code, await ben.cookie()

    async def second(host: str, code: str, cookie: str) -> None:
        async with browsers(host, 1) as (ben,):
            assert values(await read(ben, code)) == {"pann1.name": "Ana <b>&amp;", "pivo1.name": "Ivo"}
            listed = (await ben.http.get("/api/sheets", headers={"Cookie": cookie})).json()["sheets"]
            assert [(one["code"], one["names"]) for one in listed] == [(code, ["Ana <b>&amp;", "Ivo"])]
            assert (await ben.http.get("/api/sheets", headers={"Cookie": ""})).json() == {"sheets": []}

    with live(tmp_path) as host:
        code, cookie = asyncio.run(first(host))
    with live(tmp_path) as host:
        asyncio.run(second(host, code, cookie))


def test_many_phones_at_once_end_with_the_same_sheet(tmp_path: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 4) as phones:
            code = await opened(phones[0])

            async def scribble(phone: Browser, device: str) -> None:
                for n in range(1, 9):
                    await write(phone, code, cell("sheet.game", n, device, device), cell(f"g{device}.made", n, str(n)))

            await asyncio.gather(*(scribble(phone, f"{n}" * 8) for n, phone in enumerate(phones, 1)))
            sheets = [await read(phone, code) for phone in phones]
            assert all(sheet == sheets[0] for sheet in sheets)
            assert values(sheets[0]) == {"sheet.game": "44444444", **{f"g{str(n) * 8}.made": "8" for n in range(1, 5)}}

    with live(tmp_path) as host:
        asyncio.run(main(host))


def test_a_sheet_that_the_server_has_lost_comes_back_under_its_code(tmp_path: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 2) as (ana, ben):
            assert await opened(ana, code="BCDFGH") == "BCDFGH"
            assert await opened(ben, "l0000000000000l1", code="BCDFGH") == "BCDFGH", "Ana's phone has been quicker"
            new = await opened(ben, "m0000000000000m1", code="FCKBTC")
            assert is_new_code(new)
            assert not is_new_code("FCKBTC")
            assert is_code("FCKBTC")

    with live(tmp_path) as host:
        asyncio.run(main(host))


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        '{"since":0}',
        '{"since":-1,"cells":[]}',
        '{"since":0,"cells":[{"key":"x","count":1,"device":"aaaaaaaa","value":""}]}',
        '{"since":0,"cells":[{"key":"p1234.name.x","count":1,"device":"aaaaaaaa","value":""}]}',
        '{"since":0,"cells":[{"key":"p1234.name","count":0,"device":"aaaaaaaa","value":""}]}',
        '{"since":0,"cells":[{"key":"p1234.name","count":1,"device":"A","value":""}]}',
        '{"since":0,"cells":[{"key":"p1234.name","count":1,"device":"aaaaaaaa","value":"a\\nb"}]}',
        '{"since":0,"cells":[{"key":"p1234.name","count":1,"device":"aaaaaaaa","value":"' + "x" * 201 + '"}]}',
        '{"since":0,"cells":[' + NAMED[:-1] + ',"seat":1}]}',
        f'{{"since":0,"cells":[{{"key":"p1234.name","count":{MOST_AHEAD + 1},"device":"aaaaaaaa","value":""}}]}}',
        '{"since":0,"cells":[' + ",".join([NAMED] * (MOST_AT_ONCE + 1)) + "]}",
    ],
)
def test_what_is_no_writing_is_refused_whole(http: httpx.Client, code: str, body: str) -> None:
    assert http.post(f"/api/sheets/{code}", content=body).status_code == 400
    assert http.get(f"/api/sheets/{code}").json()["cells"] == []


@pytest.fixture
def http(host: str) -> Any:
    with httpx.Client(base_url=f"http://{host}", timeout=60) as client:
        yield client


@pytest.fixture
def code(http: httpx.Client) -> str:
    return str(http.post("/api/sheets", json={"key": "b0000000000000b1"}).json()["code"])


def test_only_our_own_page_writes(http: httpx.Client, code: str) -> None:
    evil = {"Origin": "https://evil.example"}
    assert http.post("/api/sheets", json={"key": KEY}, headers=evil).status_code == 403
    push = {"since": 0, "cells": [cell("sheet.game", 1, "link")]}
    assert http.post(f"/api/sheets/{code}", json=push, headers=evil).status_code == 403
    assert http.get(f"/api/sheets/{code}").json()["cells"] == []


@pytest.mark.parametrize("since", ["-5", "99999999999999999999999", "7"])
def test_a_number_that_never_was_tells_nothing(http: httpx.Client, code: str, since: str) -> None:
    answer = http.get(f"/api/sheets/{code}?since={since}")
    assert (answer.status_code, answer.json()["cells"]) == (200, [])


@pytest.mark.case("B53")
def test_link_and_code_lead_to_where_others_get_in(http: httpx.Client, code: str) -> None:
    port = http.base_url.port
    expected = f"http://{lan_address() or 'localhost'}:{port}/score/{code}"
    local = {"Host": f"localhost:{port}"}
    assert http.get(f"/api/sheets/{code}", headers=local).json()["link"] == expected
    assert decoded(http.get(f"/api/sheets/{code}/qr.svg", headers=local).content) == expected
    elsewhere = http.get(f"/api/sheets/{code}", headers={"Host": "gong.example:81"})
    assert elsewhere.json()["link"] == f"http://gong.example:81/score/{code}"
    assert http.get("/api/sheets/12/qr.svg").status_code == 404


def test_guesses_and_floods_come_to_an_end(tmp_path: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 1) as (eve,):
            made = [(await eve.http.post("/api/sheets", json={"key": f"{n:016}"})).status_code for n in range(70)]
            assert made[:60] == [201] * 60
            assert 429 in made
            code = await opened_before(eve)
            tried = [(await eve.http.get("/api/sheets/QQQQQQ")).status_code for _ in range(130)]
            assert tried[:100] == [404] * 100
            assert 429 in tried
            assert (await eve.http.get(f"/api/sheets/{code}")).status_code == 429
            assert (await eve.http.get("/api/sheets/nonsense")).status_code == 404

    async def opened_before(eve: Browser) -> str:
        return str((await eve.http.get("/api/sheets")).json()["sheets"][0]["code"])

    with live(tmp_path) as host:
        asyncio.run(main(host))
