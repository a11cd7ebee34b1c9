"""Print and play over HTTP: orders, how far they are, the PDF itself, and what is said about addresses."""

from __future__ import annotations

import asyncio
import io
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pypdfium2 as pdfium
import pytest
from PIL import Image

from gongenial.printing.sheets.order import Order
from gongenial.server import print_shop
from gongenial.server.print_shop import FOLDER, Job, PrintShop, ShopBusy
from tests.server.live import live

TOKENS = {"what": "tokens", "language": "en", "paper": "a4", "bw": True, "backs": False, "address": None}
PATIENCE = 120.0


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("prints") / "data"


@pytest.fixture(scope="module")
def http(data: Path) -> Iterator[httpx.Client]:
    with live(data) as host, httpx.Client(base_url=f"http://{host}", timeout=PATIENCE) as client:
        yield client


def until_made(http: httpx.Client, job: dict[str, Any]) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while job["stage"] in ("waiting", "making"):
        assert time.monotonic() < end
        assert http.get("/api/health").status_code == 200
        time.sleep(0.05)
        job = http.get(f"/api/prints/{job['name']}").json()
    return job


def test_an_order_becomes_a_pdf_that_equal_orders_share(http: httpx.Client, data: Path) -> None:
    answer = http.post("/api/prints", json=TOKENS)
    assert answer.status_code == 202
    same = http.post("/api/prints", json={**TOKENS, "address": "https://gong.example.org"}).json()
    assert same["name"] == answer.json()["name"], "there are no codes on tokens, so the address makes no difference"
    job = until_made(http, answer.json())
    assert (job["stage"], job["percent"], job["file"]) == ("ready", 100, "gongenial-tokens-a4-bw.pdf")
    file = http.get(f"/api/prints/{job['name']}/{job['file']}")
    assert file.headers["content-type"] == "application/pdf"
    assert job["file"] in file.headers["content-disposition"]
    assert len(file.content) == job["bytes"]
    with pdfium.PdfDocument(file.content) as document:
        assert len(document) == 3
    assert http.get(f"/api/prints/{job['name']}/other.pdf").status_code == 404
    assert http.get("/api/prints/nothing").status_code == 404
    assert [path.name for path in (data / FOLDER).iterdir()] == [f"{job['name']}.pdf"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"what": "money"},
        {"paper": "a5"},
        {"language": "sv"},
        {"more": 1},
        {"address": 5},
        {"what": "deck", "address": "gong"},
        {"what": "deck", "address": "https://gong.example.org/somewhere"},
    ],
)
def test_what_is_no_order_is_refused(http: httpx.Client, wrong: dict[str, Any]) -> None:
    answer = http.post("/api/prints", json={**TOKENS, **wrong})
    assert answer.status_code == 400
    assert answer.json()["detail"].endswith(".")


def test_only_our_own_page_orders(http: httpx.Client) -> None:
    assert http.post("/api/prints", json=TOKENS, headers={"origin": "https://elsewhere.example"}).status_code == 403


@pytest.mark.case("B53")
def test_the_address_to_begin_with_is_this_servers_own(http: httpx.Client) -> None:
    told = http.get("/api/print-address", headers={"host": "gong.example.org"}).json()
    assert told == {"address": "http://gong.example.org", "fault": None, "doubt": None, "most": 72}


@pytest.mark.parametrize(
    ("written", "address", "fault", "doubt"),
    [
        ("https://Gong.example.org/", "https://gong.example.org", None, None),
        ("http://192.168.1.2:8000", "http://192.168.1.2:8000", None, "private"),
        ("http://localhost:8000", "http://localhost:8000", None, "local"),
        ("gong", "gong", "scheme", None),
        ("https://gong.example.org/t/ABCDEF", "https://gong.example.org/t/ABCDEF", "more", None),
    ],
)
def test_what_is_said_about_an_address(
    http: httpx.Client, written: str, address: str, fault: str | None, doubt: str | None
) -> None:
    told = http.get("/api/print-address", params={"of": written}).json()
    assert (told["address"], told["fault"], told["doubt"]) == (address, fault, doubt)


def test_a_preview_shows_the_first_sheet(http: httpx.Client) -> None:
    asked = {"what": "tokens", "language": "en", "paper": "letter", "bw": "true", "codes": "false"}
    answer = http.get("/api/print-preview", params=asked)
    assert answer.headers["content-type"] == "image/webp"
    with Image.open(io.BytesIO(answer.content)) as picture:
        assert picture.width / picture.height == pytest.approx(279.4 / 215.9, abs=0.01)
        assert picture.width == pytest.approx(560, abs=2)
    assert http.get("/api/print-preview", params=asked).content == answer.content
    assert http.get("/api/print-preview", params={**asked, "paper": "a5"}).status_code == 400


def test_a_job_that_fails_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    async def main() -> None:
        shop = PrintShop(tmp_path)
        shutil.rmtree(tmp_path / FOLDER)
        order = Order("tokens", backs=False)
        assert (await settled(shop.order(order))).stage == "failed"
        (tmp_path / FOLDER).mkdir()
        assert (await settled(shop.order(order))).stage == "ready"
        await shop.stop()
        assert not (tmp_path / FOLDER).exists()

    asyncio.run(main())


def test_a_job_that_is_killed_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setenv("TMPDIR", str(aside))

    async def main() -> None:
        shop = PrintShop(tmp_path)
        job = shop.order(Order("deck"))
        async with asyncio.timeout(PATIENCE):
            while not job.percent:  # noqa: ASYNC110 - the server's page asks like this too
                await asyncio.sleep(0.02)
        await shop.stop()
        assert job.stage == "making"

    asyncio.run(main())
    assert list(tmp_path.rglob("*")) == [aside]


def test_a_job_without_a_process_fails_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shop = PrintShop(tmp_path)
        monkeypatch.setattr("sys.executable", str(tmp_path / "nothing"))
        assert (await settled(shop.order(Order("tokens")))).stage == "failed"
        await shop.stop()

    asyncio.run(main())


def test_whoever_wants_a_pdf_that_is_there_never_waits(http: httpx.Client) -> None:
    orders = [http.post("/api/prints", json=TOKENS).status_code for _ in range(30)]
    assert orders == [202] * 30


async def settled(job: Job) -> Job:
    async with asyncio.timeout(PATIENCE):
        while job.stage in ("waiting", "making"):  # noqa: ASYNC110 - the server's page asks like this too
            await asyncio.sleep(0.02)
    return job


def test_there_is_an_end_to_what_waits_and_to_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_shop, "MOST_WAITING", 2)
    monkeypatch.setattr(print_shop, "MOST_KEPT", 1)

    async def main() -> None:
        shop = PrintShop(tmp_path)
        first, second = (shop.order(Order("tokens", bw=bw, backs=False)) for bw in (True, False))
        with pytest.raises(ShopBusy):
            shop.order(Order("tokens", paper="letter"))
        assert shop.order(Order("tokens", bw=True, backs=False)) is first
        await settled(first)
        await settled(second)
        third = shop.order(Order("tokens", paper="letter", backs=False))
        assert shop.find(first.name) is None
        assert not first.target.exists()
        assert third.stage == "waiting"
        await shop.stop()

    asyncio.run(main())
