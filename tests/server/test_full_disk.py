"""Nothing can be stored: everybody is told so, nothing is shown that isn't stored, and it goes on as soon as it can."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gongenial.server.connection import GOING_AWAY
from gongenial.store import writer
from gongenial.table.defaults import mildest
from tests.server.live import Client, browsers, live


async def until_turn(client: Client) -> None:
    while 0 not in client.game["waiting"]:
        await client.next()


def test_what_a_full_disk_refuses_is_said_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> list[Exception | None]:
        raise OSError("the disk is full")

    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=2)
            async with ana.at(code) as a:
                await until_turn(a)
                before, action = a.game, mildest(a.game["legal"])
                with monkeypatch.context() as disk:
                    disk.setattr(writer, "_transaction", full)
                    refused = await a.act(action)
                    assert (refused["type"], refused["code"]) == ("error", "not-stored")
                    with pytest.raises(ConnectionClosed):
                        await a.next()
                    assert a.socket.close_code == GOING_AWAY
                    assert (await ana.http.post("/api/tables", json={})).status_code == 503
                    async with ana.at(code) as again:
                        assert again.game["view"] == before["view"]
                        assert (await again.ask("rename", name="Eva"))["code"] == "not-stored"
            async with ana.at(code) as later:
                assert later.game["view"] == before["view"]
                assert (await later.act(action))["type"] == "done"

    with caplog.at_level(logging.WARNING), live(tmp_path / "data") as host:
        asyncio.run(main(host))
    assert "Traceback" not in caplog.text
