"""Codes of tables can't be found by trying them all."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.live import Browser, browsers, live


async def tried(person: Browser, code: str, **headers: str) -> str:
    """What comes of knocking at a table: `welcome`, or an error's code."""
    async with person.tab(code, **headers) as tab:
        await tab.socket.send('{"type":"hello","ref":1,"protocol":3}')
        answer = await tab.next()
        return str(answer["code"] if answer["type"] == "error" else answer["type"])


def test_whoever_tries_many_codes_has_to_wait_and_whoever_sits_there_does_not(tmp_path: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 2) as (ana, eve):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as a:
                answers = [await tried(eve, "QQQQQQ") for _ in range(110)]
                assert answers[:100] == ["no-table"] * 100
                assert "too-fast" in answers
                assert await tried(eve, code) == "too-fast"
                assert (await a.ask("ping"))["type"] == "pong"

    with live(tmp_path) as host:
        asyncio.run(main(host))


def test_behind_a_proxy_each_visitor_counts_alone(tmp_path: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 1) as (eve,):
            code = await eve.open_table()
            for n in range(110):
                await tried(eve, "QQQQQQ", **{"X-Forwarded-For": f"198.51.100.{n}, 203.0.113.1"})
            assert await tried(eve, code, **{"X-Forwarded-For": "203.0.113.1"}) == "too-fast"
            assert await tried(eve, code, **{"X-Forwarded-For": "203.0.113.1, 203.0.113.2"}) == "welcome"

    with live(tmp_path, behind_proxy=True) as host:
        asyncio.run(main(host))
