"""One device for all, over the wire: who is told what, and who can do what."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live import browsers, live

NAMES = ["Ana", "Ben", "Cleo"]


@pytest.mark.rule("H1")
def test_each_part_of_the_device_gets_its_own_hand_and_others_only_watch(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (device, stranger):
            code = await device.open_table(players=NAMES, seats=4, quick=True, youngest=2)
            async with device.at(code) as ana, device.at(code, 1) as ben, device.at(code, 2) as cleo:
                assert [one.last("welcome")["shared"] for one in (ana, ben, cleo)] == [True] * 3
                seats = cleo.table["seats"]
                assert [seat["name"] for seat in seats[:3]] == NAMES
                assert [seat["part"] for seat in seats] == [0, 1, 2, None]
                assert cleo.table["one_device"]
                assert cleo.game["waiting"] == [2]
                hands = [one.game["view"]["hand"] for one in (ana, ben, cleo)]
                assert all(len(hand) == 9 for hand in hands)
                assert not (set(hands[0]) & set(hands[1]) & set(hands[2])) - {"JK"}
                async with device.at(code, "screen") as cover, stranger.at(code) as watcher:
                    assert (cover.last("welcome")["shared"], watcher.last("welcome")["shared"]) == (True, False)
                    assert not cover.game["view"]["hand"]
                    assert not watcher.game["view"]["hand"]
                    assert (await watcher.ask("sit", name="Dora"))["code"] == "one-device"

    asyncio.run(main())


def test_home_leads_back_to_it_without_saying_whose_turn_it_is(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (device,):
            code = await device.open_table(players=NAMES, seats=3, quick=True, youngest=0)
            (table,) = (await device.http.get("/api/me")).json()["tables"]
            assert (table["code"], table["one_device"], table["your_turn"]) == (code, True, False)
            assert table["names"] == NAMES

    asyncio.run(main())


@pytest.mark.parametrize(
    "wish",
    [
        {"players": NAMES, "seats": 2},
        {"players": ["Ana"], "seats": 2},
        {"players": ["Ana", "\u200b"], "seats": 2},
        {"players": ["Ana", "Ben"], "seats": 2, "youngest": 2},
        {"players": ["A", "B", "C", "D", "E"], "seats": 5, "game": "genial"},
    ],
)
def test_a_table_that_does_not_go_together_is_refused(host: str, wish: dict[str, object]) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (device,):
            answer = await device.http.post("/api/tables", json=wish)
            assert answer.status_code == 400
            assert answer.json()["detail"]

    asyncio.run(main())


def test_a_restart_finds_everybody_in_their_seats(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[dict[str, str], str, list[list[str]]]:
        async with browsers(address, 1) as (device,):
            code = await device.open_table(players=NAMES, seats=3, quick=True, youngest=0)
            hands = []
            for part in (0, 1, 2):
                async with device.at(code, part) as one:
                    hands.append(one.game["view"]["hand"])
            return dict(device.http.cookies), code, hands

    async def second(address: str, cookies: dict[str, str], code: str, hands: list[list[str]]) -> None:
        async with browsers(address, 1) as (device,):
            device.http.cookies.update(cookies)
            for part in (0, 1, 2):
                async with device.at(code, part) as one:
                    assert one.last("welcome")["shared"]
                    assert one.table["seat"] == part
                    assert one.game["view"]["hand"] == hands[part]

    with live(tmp_path) as address:
        known = asyncio.run(first(address))
    with live(tmp_path) as address:
        asyncio.run(second(address, *known))
