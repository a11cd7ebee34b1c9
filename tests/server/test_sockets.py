"""Tables over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gongenial.table.defaults import mildest
from gongenial.table.restore import rebuild
from gongenial.table.steps import Row, State
from gongenial.wire.codec import MAX_MESSAGE
from tests.server.live import Browser, Client, browsers, live

OPTIONS = {"game": "link", "jokers": 2, "hand_size": 5, "draw_when_able": False, "false_call_penalty": False}


def last_event(game: dict[str, Any]) -> dict[str, Any]:
    """What a game message tells last."""
    last: dict[str, Any] = [*(game["past"] or []), *game["events"]][-1]
    return last


async def play_to_the_end(client: Client) -> dict[str, Any]:
    """Do the mildest thing whenever it is this client's turn."""
    done_at = -1
    while client.game["outcome"] is None:
        game = client.game
        if game["view"]["seat"] in game["waiting"] and game["legal"] and game["seq"] != done_at:
            done_at = game["seq"]
            own = ["gong"] if "gong" in game["legal"] else []
            for action in [*own, mildest(game["legal"])]:
                await client.send("act", seq=game["seq"], action=action)
        if (await client.next()).get("code") == "too-fast":
            await asyncio.sleep(0.2)
            done_at = -1
    outcome: dict[str, Any] = client.game["outcome"]
    return outcome


def test_two_people_and_a_bot_play_a_game_and_another(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana", seats=3)
            async with ana.at(code) as a, ben.at(code) as b:
                assert (await b.ask("sit", name="Ben"))["type"] == "done"
                assert b.table["seat"] == 1
                assert (await a.ask("set_options", options=OPTIONS, leaver="bot", clock=0))["type"] == "done"
                assert (await a.ask("set_seat", seat=2, to="hard"))["type"] == "done"
                for games in (1, 2):
                    assert (await a.ask("start"))["type"] == "done"
                    if games == 1:
                        await b.until("game")
                    else:
                        assert (await b.ask("start"))["type"] == "done"
                        await a.until("game")
                    one, other = await asyncio.gather(play_to_the_end(a), play_to_the_end(b))
                    assert one == other
                    assert one["termination"] == "won"
                    await asyncio.gather(a.until("table"), b.until("table"))
                    assert (a.table["stage"], a.table["games"]) == ("over", games)
                assert sum(seat["wins"] for seat in a.table["seats"]) >= 2

    asyncio.run(main())


def test_one_post_and_one_hello_lead_to_the_first_move(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=4, level="hard")
            async with ana.at(code) as a:
                assert a.table["stage"] == "playing"
                assert [seat["kind"] for seat in a.table["seats"]] == ["person", "bot", "bot", "bot"]
                while 0 not in a.game["waiting"]:
                    await a.next()
                assert (await a.act(mildest(a.game["legal"])))["type"] == "done"
            me = (await ana.http.get("/api/me")).json()
            (table,) = me["tables"]
            assert (table["code"], table["stage"], len(table["names"])) == (code, "playing", 4)

    asyncio.run(main())


@pytest.mark.case("B45")
def test_two_tabs_are_both_live_and_one_tap_acts_once(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=2)
            async with ana.at(code) as one, ana.at(code) as two:
                while 0 not in one.game["waiting"]:
                    await one.next()
                while two.game["seq"] != one.game["seq"]:
                    await two.next()
                seq, action = one.game["seq"], mildest(one.game["legal"])
                first, second = await asyncio.gather(one.act(action, seq), two.act(action, seq))
                assert sorted([first["type"], second["type"]]) == ["done", "error"]
                assert "stale" in (first.get("code"), second.get("code"))
                told = [
                    [event["action"] for m in tab.heard if m["type"] == "game" for event in m["events"]]
                    for tab in (one, two)
                ]
                assert all(actions.count(action) == 1 for actions in told)
                assert (await one.ask("ping"))["type"] == (await two.ask("ping"))["type"] == "pong"

    asyncio.run(main())


@pytest.mark.case("B46")
def test_the_late_close_of_an_old_socket_leaves_the_seat_connected(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana")
            async with ben.at(code) as b:
                async with ana.at(code) as old:
                    async with ana.at(code) as new:
                        await old.socket.close()
                        assert (await new.ask("ping"))["type"] == "pong"
                        await b.ask("ping")
                        assert b.table["seats"][0]["online"]
                while b.table["seats"][0]["online"]:
                    await b.next()
                async with ana.at(code) as back:
                    assert back.table["seat"] == 0
                    while not b.table["seats"][0]["online"]:
                        await b.next()

    asyncio.run(main())


def test_a_reload_lands_in_the_same_seat_of_the_same_game(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(quick=True, seats=2)
            async with ana.at(code) as a:
                while 0 not in a.game["waiting"]:
                    await a.next()
                before = a.game
            async with ana.at(code) as a:
                assert {**a.game, "past": None} == {**before, "events": [], "past": None}
                assert a.game["past"][0] == {"seat": a.table["starter"], "action": "deal"}
                assert a.game["past"][-1] == last_event(before)
            async with ben.at(code) as watcher:
                assert watcher.table["seat"] is watcher.game["view"]["seat"] is None
                assert watcher.game["view"]["hand"] == watcher.game["legal"] == []

    asyncio.run(main())


def test_a_stale_move_gets_an_error_and_the_game_as_it_is(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=2)
            async with ana.at(code) as a:
                while 0 not in a.game["waiting"]:
                    await a.next()
                now = a.game
                answer = await a.act(mildest(now["legal"]), seq=0)
                assert (answer["type"], answer["code"]) == ("error", "stale")
                assert a.game == {**now, "events": [], "past": None}
                answer = await a.act("cancel")
                assert (answer["code"], answer["rule"]) == ("illegal-no-question", "J4")
                assert a.game["seq"] == now["seq"]

    asyncio.run(main())


def test_every_message_gets_exactly_one_answer(host: str) -> None:
    wrong = [
        "{}",
        "nonsense",
        '{"type":"ping","ref":77,"more":1}',
        '{"type":"hello","ref":78,"protocol":3}',
        '{"type":"say","ref":79,"phrase":"rude-word"}',
        '{"type":"act","ref":80,"seq":0,"action":"PX1"}',
        '{"type":"start","ref":81}',
        '{"type":"set_seats","ref":82,"count":99}',
        json.dumps({"type": "rename", "ref": 83, "name": "x" * (MAX_MESSAGE - 50)}),
        json.dumps({"type": "rename", "ref": 84, "name": "x" * MAX_MESSAGE}),
    ]

    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana")
            async with ben.at(code) as b:
                for message in wrong:
                    await b.socket.send(message)
                    answer = await b.next()
                    assert answer["type"] == "error"
                    assert answer["ref"] in (None, *range(77, 84))
                assert (await b.ask("ping"))["type"] == "pong"
                assert len([m for m in b.heard if m["type"] in ("error", "pong")]) == len(wrong) + 1

    asyncio.run(main())


def test_phrases_reach_everybody(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 2) as (ana, ben):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as a, ben.at(code) as b:
                await a.ask("say", phrase="wow")
                said = await b.until("said")
                assert (said["seat"], said["name"], said["phrase"]) == (0, "Ana", "wow")
                for _ in range(3):
                    await a.ask("say", phrase="clap")
                assert (await a.ask("say", phrase="clap"))["code"] == "too-fast"

    asyncio.run(main())


def test_a_name_is_kept_as_the_table_shows_it(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as a:
                assert (await a.ask("sit", name="\u202e\u200b"))["code"] == "bad-message"
                assert (await ana.http.get("/api/me")).json()["name"] == "Ana"
                assert (await a.ask("rename", name=" \u202eAnja "))["type"] == "done"
                assert (await ana.http.get("/api/me")).json()["name"] == a.table["seats"][0]["name"] == "Anja"
            await ana.open_table()

    asyncio.run(main())


async def flood(client: Client) -> None:
    for _ in range(800):
        await client.send("ping")
        await client.next()


def test_whoever_floods_is_slowed_and_then_cut_off(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as a:
                with pytest.raises(ConnectionClosed) as closed:
                    await flood(a)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4029
                assert {m["code"] for m in a.heard if m["type"] == "error"} == {"too-fast"}
            async with ana.at(code) as a:
                assert (await a.ask("ping"))["type"] == "pong"

    asyncio.run(main())


async def refused(client: Client, *messages: str) -> tuple[str | None, int | None]:
    """The error and the code that the socket is closed with."""
    for message in messages:
        await client.socket.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        await client.until("nothing of the kind")
    error = client.heard[-1]["code"] if client.heard else None
    return error, closed.value.rcvd.code if closed.value.rcvd else None


@pytest.mark.case("B54")
@pytest.mark.parametrize(
    ("messages", "error", "code"),
    [
        (['{"type":"hello","ref":1,"protocol":0}'], "protocol", 4001),
        (['{"type":"hello","ref":1,"protocol":4}'], "protocol", 4001),
        (['{"type":"ping","ref":1}'], "bad-message", 4400),
        (["hello?"], "bad-message", 4400),
        (["x" * 3 * MAX_MESSAGE], None, 1009),
    ],
)
def test_what_is_no_greeting_of_ours_ends_the_socket(host: str, messages: list[str], error: str, code: int) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            table = await ana.open_table(name="Ana")
            async with ana.tab(table) as tab:
                assert await refused(tab, *messages) == (error, code)

    asyncio.run(main())


@pytest.mark.parametrize("code", ["ZZZZZZ", "zzzzzz", "A", "toolongcode", "%2e%2e"])
def test_an_unknown_table_is_said_to_be_unknown(host: str, code: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            async with ana.tab(code) as tab:
                assert await refused(tab, '{"type":"hello","ref":1,"protocol":3}') == ("no-table", 4004)

    asyncio.run(main())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_other_sites_cannot_open_a_socket(host: str, origin: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            with pytest.raises(InvalidStatus) as refusal:
                async with ana.tab(code, Origin=origin):
                    pass
            assert refusal.value.response.status_code == 403
            answer = await ana.http.post("/api/tables", json={}, headers={"Origin": origin})
            assert answer.status_code == 403
            async with ana.tab(code, Origin=f"http://{host}") as tab:
                assert (await tab.ask("hello", protocol=3))["type"] == "welcome"

    asyncio.run(main())


def test_a_socket_without_a_session_gets_one_and_forged_ones_count_for_nothing(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            stranger = Browser(host)
            stranger.http.cookies.set("gongenial", (await ana.cookie()).removeprefix("gongenial=")[:-2] + "xx")
            async with stranger.at(code) as tab:
                assert tab.table["seat"] is None
                response = tab.socket.response
                assert response is not None
                assert "HttpOnly" in response.headers["Set-Cookie"]
            await stranger.http.aclose()

    asyncio.run(main())


def test_too_many_tabs_of_one_person_are_refused(host: str) -> None:
    async def main() -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            tabs = [ana.at(code) for _ in range(12)]
            for tab in tabs:
                await tab.__aenter__()
            async with ana.tab(code) as tab_13:
                assert await refused(tab_13, '{"type":"hello","ref":1,"protocol":3}') == ("too-fast", 4029)
            for tab in tabs:
                await tab.__aexit__(None, None, None)

    asyncio.run(main())


def test_a_restart_keeps_tables_seats_and_games(tmp_path: Path) -> None:
    async def before(host: str, ana: Browser) -> tuple[str, dict[str, Any]]:
        code = await ana.open_table(quick=True, seats=2)
        async with ana.at(code) as a:
            while 0 not in a.game["waiting"]:
                await a.next()
            return code, a.game

    async def after(host: str, ana: Browser, code: str, game: dict[str, Any]) -> None:
        again = Browser(host)
        again.http.cookies = ana.http.cookies
        async with again.at(code) as a:
            assert {**a.game, "past": None} == {**game, "events": [], "past": None}
            assert a.game["past"][-1] == last_event(game)
            assert (await a.act(mildest(a.game["legal"])))["type"] == "done"
        await again.http.aclose()

    async def main() -> None:
        with live(tmp_path) as host:
            async with browsers(host, 1) as (ana,):
                code, game = await before(host, ana)
        with live(tmp_path) as host:
            await after(host, ana, code, game)

    asyncio.run(main())


def test_a_table_that_nobody_is_at_rests_in_the_store_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rebuilt = []

    def counted(rows: list[Row]) -> State:
        rebuilt.append(len(rows))
        return rebuild(rows)

    monkeypatch.setattr("gongenial.server.hub.IDLE", 0.05)
    monkeypatch.setattr("gongenial.server.hub.rebuild", counted)

    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(quick=True, seats=2)
            async with ana.at(code) as a:
                while 0 not in a.game["waiting"]:
                    await a.next()
                await asyncio.sleep(0.2)
                assert (await a.ask("ping"))["type"] == "pong"
                before = a.game
            await asyncio.sleep(0.5)
            async with ana.at(code) as a:
                assert {**a.game, "past": None} == {**before, "events": [], "past": None}
                assert a.game["past"][-1] == last_event(before)
                assert (await a.act(mildest(a.game["legal"])))["type"] == "done"

    with live(tmp_path) as host:
        asyncio.run(main(host))
    assert rebuilt[-1] >= 1


HELLO = '{"type":"hello","ref":1,"protocol":3}'


async def is_let_in(browser: Browser, code: str) -> bool:
    """Whether it is, after at most a few tries: the server notices a little later that a socket has closed."""
    for _ in range(50):
        async with browser.tab(code) as tab:
            await tab.socket.send(HELLO)
            if (await tab.next())["type"] == "welcome":
                return True
        await asyncio.sleep(0.1)
    return False


def test_one_address_has_so_many_sockets_and_a_closed_one_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(name="Ana")
            async with ana.at(code) as a:
                async with ana.at(code), ana.tab(code):
                    async with ana.tab(code) as fourth:
                        assert await refused(fourth) == ("too-fast", 4029)
                    async with ana.tab(code, **{"X-Forwarded-For": "203.0.113.2"}) as elsewhere:
                        assert (await elsewhere.ask("hello", protocol=3))["type"] == "welcome"
                    assert (await a.ask("ping"))["type"] == "pong"
                assert await is_let_in(ana, code)

    monkeypatch.setattr("gongenial.server.app.SOCKETS", 3)
    with live(tmp_path, behind_proxy=True) as host:
        asyncio.run(main(host))


def test_so_many_may_watch_and_whoever_sits_there_always_gets_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 4) as (ana, *others):
            code = await ana.open_table(name="Ana")
            async with others[0].at(code) as watching, others[1].at(code):
                async with others[2].tab(code) as third:
                    assert await refused(third, HELLO) == ("too-fast", 4029)
                async with ana.at(code) as a:
                    assert (await a.ask("ping"))["type"] == "pong"
                assert (await watching.ask("sit", name="Ben"))["type"] == "done"
                async with others[2].at(code) as third:
                    assert third.table["seat"] is None

    monkeypatch.setattr("gongenial.server.socket.MOST_WATCHING", 2)
    with live(tmp_path) as host:
        asyncio.run(main(host))
