"""Somebody at a table: sees what the page shows and takes what it offers, by tap, click or key."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TookTooLong

CHOICE = """() => {
  const may = (id) => {
    const found = document.querySelector(`[data-testid="${id}"]`);
    return found && found.getAttribute('aria-disabled') !== 'true' && !found.disabled;
  };
  if (document.querySelector('[data-testid="winner"]')) return 'over';
  if (may('cancel')) return 'cancel';
  if (may('accept')) return 'accept';
  if (document.querySelector('[data-testid="gong"].due')) return 'gong';
  const target = document.querySelector('[data-testid^="pick-"]');
  if (target) return target.dataset.testid;
  const cards = [...document.querySelectorAll('[data-playable="true"]')].map((card) => card.dataset.testid);
  const plain = cards.find((card) => card !== 'card-JK');
  return plain ?? cards[0] ?? (may('draw') ? 'draw' : may('pass') ? 'pass' : null);
}"""
"""What to do next, as the test id of a control; null while others are waited for. Nobody is caught who forgot to say
GONG: with every penalty the game gets longer."""


class Player:
    """Plays by what is on the screen; `moves` counts what was done."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.moves = 0
        self._touch = touch

    def see(self, name: str) -> Locator:
        """Return the part of the page with that test id."""
        return self.page.get_by_test_id(name)

    def press(self, name: str, *, within: float = 15_000) -> None:
        """Tap or click the control with that test id, a card at the corner that no other covers."""
        control = self.see(name).first
        at: Position | None = {"x": 22, "y": 22} if name.startswith("card-") else None
        beats = name == "gong"  # and so never holds still
        if self._touch:
            control.tap(position=at, timeout=within, force=beats)
        else:
            control.click(position=at, timeout=within, force=beats)

    def choice(self) -> str | None:
        found = self.page.evaluate(CHOICE)
        return str(found) if found is not None else None

    def seq(self) -> int:
        """Return how many things have happened in the game that is shown."""
        return int(self.see("board").get_attribute("data-seq") or 0)

    def act(self) -> bool:
        """Do what there is to do, if anything; tells whether the game is over for this page."""
        chosen = self.choice()
        if chosen is None or chosen == "over":
            return chosen == "over"
        try:
            self.press(chosen, within=4000)
            self.moves += 1
        except TookTooLong:
            pass  # somebody else was quicker, and it is gone; `play_to_the_end` knows when too much is gone
        return False

    def hand(self) -> list[str]:
        """Return the cards that the page shows as one's own."""
        cards = self.page.locator("[data-testid^='card-']").evaluate_all("all => all.map((one) => one.dataset.testid)")
        return [str(card).removeprefix("card-") for card in cards]

    def seen(self) -> str:
        """Return what the page shows of the game, for the report of a failure."""
        return f"{self.choice()} {self.hand()} {self.see('status').all_inner_texts()} {self.see('cut').inner_text()}"


def take(page: Page, name: str, at: Position | None = None) -> bool:
    """Tap what was offered a moment ago; it may have gone, or given way to something new, meanwhile."""
    try:
        page.get_by_test_id(name).first.tap(position=at, timeout=4000)
    except TookTooLong:
        return False
    return True


def bring(page: Page, name: str, what: str) -> None:
    """Tap what has that test id until it brings what the selector names: a board that has just been laid out, or whose
    cards have just moved, takes no tap."""
    for _ in range(5):
        page.get_by_test_id(name).click(position={"x": 22, "y": 22})
        with suppress(TookTooLong):
            page.locator(what).wait_for(timeout=3000)
            return
    raise AssertionError(f"{name} does not bring {what}")


def play_to_the_end(players: Sequence[Player], *, seconds: float = 800) -> None:
    """Play until every page shows how the game ended."""
    end = time.monotonic() + seconds
    while True:
        over = [player.act() for player in players]
        if all(over):
            return
        assert time.monotonic() < end, f"the game does not end: {[player.seen() for player in players]}"
        players[0].page.wait_for_timeout(120)


def open_table(host: Player, *, seats: int = 2, hand_size: int = 5, bots: int = 0) -> str:
    """Open a table from home, set it up and return the address that the invitation shows."""
    host.press("open-table")
    expect(host.see("lobby")).to_be_visible()
    host.page.locator("[data-testid='settings'] summary").click()
    chosen = host.see("settings").locator("select")
    chosen.nth(0).select_option(str(seats))
    expect(host.page.locator("[data-testid^='seat-kind-']")).to_have_count(seats - 1)
    chosen.nth(2).select_option(str(hand_size))
    for seat in range(seats - bots, seats):
        host.see(f"seat-kind-{seat}").select_option("easy")
    return host.see("link").input_value()
