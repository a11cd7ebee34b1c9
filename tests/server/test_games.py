"""Each game over real sockets, from opening a table to its end, and a match of several."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from gongenial.games import GAMES
from tests.server.live import Client, browsers


async def play_to_the_end(client: Client, rng: random.Random) -> dict[str, Any]:
    """Do something whenever it is this client's turn; a game that is over has its outcome."""
    done_at = -1
    while client.game["outcome"] is None:
        game = client.game
        if game["view"]["seat"] in game["waiting"] and game["legal"] and game["seq"] != done_at:
            done_at = game["seq"]
            await client.send("act", seq=done_at, action=rng.choice(game["legal"]))
        if (await client.next()).get("code") in ("too-fast", "stale"):
            await asyncio.sleep(0.1)
            done_at = -1
    outcome: dict[str, Any] = client.game["outcome"]
    return outcome


@pytest.mark.parametrize("game", GAMES)
def test_one_post_and_a_game_of_each_kind_to_its_end(host: str, game: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=3, game=game)
            async with ana.at(code) as a:
                assert a.table["game"] == a.game["view"]["game"] == a.table["options"][game]["game"] == game
                outcome = await play_to_the_end(a, random.Random(1))
                assert len(outcome["ranks"]) == len(outcome["scores"]) == 3
                await a.until("table")
                (line,) = a.table["sheet"]
                assert (line["game"], line["ranks"], line["scores"]) == (game, outcome["ranks"], outcome["scores"])
            (shown,) = (await ana.http.get("/api/me")).json()["tables"]
            assert (shown["game"], shown["stage"]) == (game, "over")

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_watch_and_play_each_other(host: str, game: str) -> None:
    async def main() -> None:
        async with browsers(host, 3) as (ana, ben, eve):
            code = await ana.open_table(name="Ana", seats=2, game=game)
            async with ana.at(code) as a, ben.at(code) as b, eve.at(code) as e:
                assert (await b.ask("sit", name="Ben"))["type"] == "done"
                assert (await a.ask("start"))["type"] == "done"
                await asyncio.gather(b.until("game"), e.until("game"))
                rng = random.Random(2)
                results = await asyncio.gather(
                    play_to_the_end(a, rng), play_to_the_end(b, rng), play_to_the_end(e, rng)
                )
                assert results[0] == results[1] == results[2]

    asyncio.run(main())


@pytest.mark.rule("G7")
def test_a_match_of_every_game_by_turns_until_it_is_won(host: str) -> None:
    games = list(GAMES)

    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana", seats=2, game=games[0])
            async with ana.at(code) as a, ben.at(code) as b:
                assert (await b.ask("sit", name="Ben"))["type"] == "done"
                assert (await a.ask("set_series", games=games, best_of=3))["type"] == "done"
                assert a.table["series"] == {"games": games, "best_of": 3}
                rng, played = random.Random(3), []
                assert (await a.ask("start"))["type"] == "done"
                while True:
                    await b.until("game")
                    played.append(a.table["game"])
                    await asyncio.gather(play_to_the_end(a, rng), play_to_the_end(b, rng))
                    await asyncio.gather(a.until("table"), b.until("table"))
                    if a.table["champions"]:
                        break
                    assert (await b.ask("start"))["type"] == "done"
                    assert b.table["again"] == [1]
                    assert 0 < b.table["again_ms"] <= 6000
                    assert (await a.ask("start"))["type"] == "done"
                assert played == [games[n % len(games)] for n in range(len(played))]
                assert [line["game"] for line in a.table["sheet"]] == played
                assert max(seat["match_wins"] for seat in a.table["seats"]) == 2

    asyncio.run(main())


def test_options_are_those_of_the_game_that_is_opened(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            kosmos = {"game": "genial", "row_length": "kosmos", "alternative_move": "all"}
            code = await ana.open_table(quick=True, seats=2, game="genial", options=kosmos)
            async with ana.at(code) as a:
                assert a.game["view"]["options"] == a.table["options"]["genial"] == kosmos
            for wish in (
                {"game": "link", "options": kosmos},
                {"game": "genial", "seats": 5},
                {"game": "genial", "options": {**kosmos, "row_length": "long"}},
                {"game": "genial", "options": {"game": "genial", "jokers": 2}},
                {"game": "whist"},
            ):
                assert (await ana.http.post("/api/tables", json=wish)).status_code == 400

    asyncio.run(main())
