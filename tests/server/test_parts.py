"""Several people at one browser, and a browser that only shows the table."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.live import browsers


@pytest.mark.rule("H1")
def test_a_screen_is_shown_no_hand_and_does_nothing_even_for_somebody_with_a_seat(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=3)
            async with ana.at(code) as hand, ana.at(code, part="screen") as screen:
                assert hand.game["view"]["hand"]
                assert (screen.table["seat"], screen.game["legal"]) == (None, [])
                assert not screen.game["view"]["hand"]
                for asked in (("sit", {"name": "Ana"}), ("leave", {}), ("say", {"phrase": "hello"})):
                    answer = await screen.ask(asked[0], **asked[1])
                    assert (answer["type"], answer["code"]) == ("error", "not-seated")
                assert (await screen.ask("ping"))["type"] == "pong"

    asyncio.run(main())


def test_those_who_share_a_browser_are_people_of_their_own(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana", seats=2)
            async with ana.at(code) as first, ana.at(code, part=1) as second:
                assert (await second.ask("sit", name="Ivo"))["type"] == "done"
                assert second.table["seat"] == 1
                while first.table["seats"][1]["name"] != "Ivo":
                    await first.until("table")
                assert (await first.ask("start"))["type"] == "done"
                while not all(any(heard["type"] == "game" for heard in one.heard) for one in (first, second)):
                    await (second if any(heard["type"] == "game" for heard in first.heard) else first).next()
                hands = [one.game["view"]["hand"] for one in (first, second)]
                assert all(len(hand) == 9 for hand in hands)
                assert set(hands[0]) & set(hands[1]) <= {"JK"}

    asyncio.run(main())


def test_a_screen_opens_a_table_for_all_and_whoever_sits_down_first_hosts_it(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 3) as (television, ana, ben):
            code = await television.open_table(hosted=False, seats=3, game="family")
            async with television.at(code, part="screen") as screen, ana.at(code) as first, ben.at(code) as second:
                assert [seat["kind"] for seat in screen.table["seats"]] == ["open"] * 3
                assert (await first.ask("start"))["code"] == "not-host"
                assert (await first.ask("sit", name="Ana"))["type"] == "done"
                assert (await second.ask("sit", name="Ben"))["type"] == "done"
                assert [seat["host"] for seat in second.table["seats"]] == [True, False, False]
                assert (await second.ask("start"))["code"] == "not-host"
                assert (await first.ask("start"))["type"] == "done"
                game = await screen.until("game")
                assert (game["view"]["game"], game["view"]["hand"], game["legal"]) == ("family", [], [])

    asyncio.run(main())


def test_a_screen_is_nobody_who_watches(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as player, ana.at(code, part="screen"), ben.at(code) as watcher:
                assert watcher.table["spectators"] == 1
                while player.table["spectators"] != 1:
                    await player.until("table")

    asyncio.run(main())


def test_a_game_is_not_dealt_for_nobody(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (television,):
            answer = await television.http.post("/api/tables", json={"quick": True, "hosted": False})
            assert answer.status_code == 400
            assert "hosted" in answer.json()["detail"]

    asyncio.run(main())
