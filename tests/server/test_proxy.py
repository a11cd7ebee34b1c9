"""Behind a real proxy that opens TLS: links, codes and cookies are right for whoever comes through it (B53)."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from gongenial.server.settings import PACKAGE
from gongenial.wire.messages import PROTOCOL
from tests.server.live import live
from tests.server.proxy import Rewrite, proxied, tells, tells_by_the_book, tells_nothing, tells_the_port_apart
from tests.server.test_http import decoded


@pytest.mark.case("B53")
@pytest.mark.parametrize(
    ("rewrite", "behind_proxy"),
    [
        (tells, True),
        (tells_by_the_book, True),
        (tells_the_port_apart, True),
        (tells_nothing, True),
        (tells_nothing, False),
    ],
)
def test_a_table_is_opened_shared_and_joined_through_a_proxy(
    tmp_path: Path, rewrite: Rewrite, behind_proxy: bool
) -> None:
    async def main(own: str, trusting: object) -> None:
        site = f"https://{own}"
        async with httpx.AsyncClient(base_url=site, verify=trusting, timeout=60) as ana:  # type: ignore[arg-type]
            page = await ana.get("/")
            opened = await ana.post("/api/tables", json={}, headers={"Origin": site})
            assert opened.status_code == 201, opened.text
            code = opened.json()["code"]
            table = f"{site}/t/{code}"
            shown = await ana.get(f"/api/tables/{code}/qr.svg", headers={"Referer": table})
            assert decoded(shown.content) == table
            said = rewrite is not tells_nothing
            assert ("Secure" in page.headers["set-cookie"]) == said
            cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
            sent = {"Origin": site, "Cookie": cookie}
            async with connect(f"wss://{own}/ws/{code}", ssl=trusting, additional_headers=sent) as line:
                await line.send(json.dumps({"type": "hello", "ref": 1, "protocol": PROTOCOL}))
                welcome = json.loads(await line.recv())
                assert (welcome["type"], welcome["join_url"], welcome["seat"]) == ("welcome", table, 0)

    with live(tmp_path / "data", behind_proxy=behind_proxy, lan=False) as upstream:
        with proxied(upstream, rewrite) as (own, trusting):
            asyncio.run(main(own, trusting))


def test_every_link_comes_from_one_place() -> None:
    """Nothing else puts an address of this server together (B53): it would be wrong behind somebody's proxy."""
    made = re.compile(r"https?://\{|base_url|url_for")
    found = {path.name for path in (PACKAGE / "server").rglob("*.py") if made.search(path.read_text("utf-8"))}
    assert found <= {"addresses.py"}
