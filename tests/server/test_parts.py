"""Several people at one browser, and a browser that only shows the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.live import browsers, live


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live(tmp_path_factory.mktemp("data")) as address:
        yield address


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
                hands = [set(one.game["view"]["hand"]) for one in (first, second)]
                assert all(len(hand) == 9 for hand in hands)
                assert not hands[0] & hands[1]

    asyncio.run(main())
