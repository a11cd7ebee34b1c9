"""Pages whose console is listened to, so that any complaint of the browser fails the test."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator

import msgspec
import psutil
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from gongenial.wire.messages import NewTable
from tests.conftest import CHROMIUM_FLAGS, Device, NewPage, Scheme, chromium
from tests.serving import Serving

expect.set_options(timeout=15_000)  # a busy machine takes its time, and nothing is gained by giving up

LOADED_WITHIN = 180
"""Seconds: a first start compiles the rules and the bots, beside other tests."""


@pytest.fixture(scope="session")
def server(server: Serving) -> Serving:
    """Serve, with all that is compiled at a first start compiled: from then on the server answers at once."""
    body = NewTable(quick=True, name="Early bird")
    asked = urllib.request.Request(f"{server.url}/api/tables", msgspec.json.encode(body), method="POST")
    with urllib.request.urlopen(asked, timeout=LOADED_WITHIN) as answer:
        assert answer.status == 201
    assert server.process is not None
    busy = psutil.Process(server.process.pid)
    end = time.monotonic() + LOADED_WITHIN
    while busy.cpu_percent(interval=0.5) > 20:
        assert time.monotonic() < end, "the server is never done with compiling"
    return server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium once for all tests of this folder."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield started
        started.close()


class Complaints:
    """What the browser's console has warned of. A test that cuts the line on purpose says so."""

    CUT: tuple[str, ...] = ("WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED")

    def __init__(self) -> None:
        self._said: list[str] = []
        self.line_is_cut = False
        self.meant: tuple[str, ...] = ()
        """Parts of what else a test brings about on purpose."""

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._said.append(message.text)

    @property
    def said(self) -> list[str]:
        meant = (*self.meant, *(self.CUT if self.line_is_cut else ()))
        return [text for text in self._said if not any(part in text for part in meant)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    heard = Complaints()
    yield heard
    assert heard.said == []


@pytest.fixture
def new_page(new_page: NewPage, server: Serving, complaints: Complaints) -> NewPage:
    """Hand out pages of which the console is listened to from the first byte on."""

    def open_page(
        device: Device = "phone",
        *,
        path: str | None = "/",
        language: str = "en",
        scheme: Scheme = "light",
        reduced_motion: bool = False,
    ) -> Page:
        page = new_page(device, path=None, language=language, scheme=scheme, reduced_motion=reduced_motion)
        page.on("console", complaints.hear)
        if path is not None:
            page.goto(server.url + path)
        return page

    return open_page
