"""The pages of printed cards: whole as they come over the line, in the reader's language, and small."""

from __future__ import annotations

import gzip
import itertools
import re
from pathlib import Path

import pytest

from gongenial.i18n import LANGUAGES, text
from gongenial.server.own_order import OwnOrder
from gongenial.server.settings import Settings
from gongenial.server.small_page import LANGUAGE_NAMES
from gongenial.tasks.registry import pack
from tests.server.cardboard import CARDS, COLOURS, Phone

KINDS = {"fight": "yellow", "malus": "red", "bonus": "blue"}
LIMIT = 25_000
"""Bytes that a page and its script may weigh, without the picture; the goal that was set is 60,000."""


@pytest.mark.rule("T1")
@pytest.mark.rule("T3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_task_in_every_language(host: str, language: str) -> None:
    stars, seen = pack("stars"), set()
    with Phone(host, language) as phone:
        for card in CARDS:
            page = phone.see(f"/q/{card}")
            assert (page.answer.status_code, page.language) == (200, language)
            task = next(task for task in stars.tasks if task.name == page.task)
            assert COLOURS[task.colour] == COLOURS[(int(card[2]) - 1) // 2]
            assert page.text("title") == stars.text(language, f"task-{task.name}", "title")
            assert page.text("text") == stars.text(language, f"task-{task.name}")
            assert page.text("kind") == text(language, f"code-{COLOURS[task.colour]}-kind")
            assert f"/pictures/{card}-240.webp" in page.html
            seen.add(task.name)
    assert len(seen) == 54, "eighteen of each colour, none of them twice"
    assert any(task.is_real for task in stars.tasks if task.name in seen)


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("kind", "colour"), KINDS.items())
def test_a_colour_has_tasks_without_a_card(host: str, kind: str, colour: str) -> None:
    with Phone(host) as phone:
        page = phone.see(f"/q/{kind}")
    assert page.text("title")
    assert set(page.data["tasks"]) == {colour}
    assert "/pictures/" not in page.html


@pytest.mark.rule("T7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_is_explained(host: str, language: str) -> None:
    with Phone(host, language) as phone:
        page = phone.see("/q/jk")
    assert page.answer.status_code == 200
    assert all(text(language, f"cards-joker-{game}") in page.html for game in ("any", "link", "family", "fight"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_there_is_kindly_said_to_be_none(host: str, language: str) -> None:
    with Phone(host, language) as phone:
        for name in ("NB7", "ZZ1", "NB", "NB4/x", "<b>x</b>"):
            page = phone.see(f"/q/{name}")
            assert page.answer.status_code == 404
            if "<" not in name:
                assert text(language, "cards-unknown", card=name) in page.html
            assert "<b>x" not in page.html
            assert 'href="/q"' in page.html


def test_a_name_may_be_written_small(host: str) -> None:
    with Phone(host) as phone:
        assert phone.see("/q/nb4").data["path"] == "/q/NB4"


def test_the_chosen_language_is_kept_and_comes_before_the_browsers(host: str) -> None:
    with Phone(host, "de-AT,fr;q=0.5") as phone:
        first = phone.see("/q/NB4")
        assert first.language == "de"
        again = phone.see(f"/q/NB4?t={first.task}&lang=hr")
        assert (again.language, again.task) == ("hr", first.task)
        assert phone.see("/q").language == "hr"
    with Phone(host, "ja, xx;q=nonsense, ru;q=0.2, fr;q=0.4, en;q=0") as phone:
        assert phone.see("/q").language == "fr"
    with Phone(host, "ja") as phone:
        assert phone.see("/q?lang=ja").language == "en"


@pytest.mark.rule("T10")
def test_a_phone_alone_sees_no_task_twice_before_it_has_seen_all(host: str) -> None:
    """The cards of a colour share its deck; three rounds, with no task at the end of one and the start of the next."""
    with Phone(host) as phone:
        size = len(phone.see("/q/fight?t=bright-star").data["tasks"]["yellow"])
        seen = [phone.see(f"/q/{CARDS[6 * (n % 9) + n % 2]}").task for n in range(3 * size)]
    for start in range(0, 3 * size, size):
        assert len(set(seen[start : start + size])) == size
    assert all(one != other for one, other in itertools.pairwise(seen))


def test_an_address_with_a_task_shows_it_again_and_draws_nothing(host: str) -> None:
    with Phone(host) as phone:
        first = phone.see("/q/NB4")
        kept = phone.cookies["gongenial-cards"]
        assert [phone.see(f"/q/NB4?t={first.task}").task for _ in range(3)] == [first.task] * 3
        assert phone.cookies["gongenial-cards"] == kept
        assert phone.see("/q/NB4?t=no-such-task").task != first.task


def test_looking_ahead_draws_nothing(host: str) -> None:
    with Phone(host) as phone:
        answer = phone.get("/q/NB4", headers={"sec-purpose": "prefetch;prerender"})
        assert answer.status_code == 503
        assert "gongenial-cards" not in phone.cookies


@pytest.mark.parametrize(
    "cookie", ["", "stars", "stars.zz_1.0_0.0_0", "nowhere.0_0.0_0.0_0", 'x"\\x; ;=', "stars.0_999." * 9]
)
def test_a_spoilt_cookie_does_no_harm(host: str, cookie: str) -> None:
    with Phone(host) as phone:
        page = phone.see("/q/NB4", cookie=f"gongenial-cards={cookie}; gongenial-deck=<x>; gongenial-language=xx")
    assert page.answer.status_code == 200
    assert page.text("title")


def test_no_script_stands_in_a_page(host: str) -> None:
    """The policy of every answer allows none: a page that had one would lack it."""
    with Phone(host) as phone:
        for path in ("/q", "/q/NB4", "/q/fight", "/q/JK", "/q/XX9", "/q-shell"):
            html = phone.see(path).html
            assert all("src=" in tag or "application/json" in tag for tag in re.findall(r"<script[^>]*>", html))
            assert not re.search(r"\son\w+=", html)
            assert "</script" not in html.split('id="data">')[-1].split("</script>")[0]


def test_a_page_is_small(host: str, tmp_path: Path) -> None:
    """All that a phone fetches besides the picture: the document with its styles and tasks, and the script."""
    static = Settings(tmp_path).static
    for language in LANGUAGES:
        with Phone(host, language) as phone:
            for path in ("/q/NB4", "/q/bonus", "/q/JK", "/q", "/q-shell"):
                page = phone.see(path, **{"accept-encoding": "gzip"})
                assert page.answer.headers["content-encoding"] == "gzip"
                assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.html)
                assert assets, "the page has its script from the build"
                scripts = [gzip.compress((static / name.lstrip("/")).read_bytes(), 9) for name in assets]
                weight = int(page.answer.headers["content-length"]) + sum(map(len, scripts))
                assert weight < LIMIT, f"{path} in {language}: {weight} bytes"


def test_the_document_for_times_without_a_network_knows_every_card_and_every_task(host: str) -> None:
    with Phone(host, "de") as phone:
        page = phone.see("/q-shell")
        assert set(page.data["cards"]) == set(CARDS)
        assert sorted(task["name"] for deck in page.data["tasks"].values() for task in deck) == sorted(
            task.name for task in pack("stars").tasks
        )
        assert "gongenial-cards" not in phone.cookies, "it draws nothing"


def test_the_picker_leads_to_every_card(host: str) -> None:
    with Phone(host, "ru") as phone:
        html = phone.see("/q").html
    assert all(f'href="/q/{name}"' in html for name in [*CARDS, "JK", *KINDS])


def test_every_language_can_be_chosen() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES


def test_the_order_of_a_phone_is_read_as_it_is_written() -> None:
    order = OwnOrder("my-pack")
    for colour in (0, 1, 1, 2, 1):
        _, order = order.draw(colour, 40)
    assert OwnOrder.read(str(order), "stars") == order
