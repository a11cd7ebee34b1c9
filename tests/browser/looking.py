"""What can be measured of a page as it is shown: sizes, words that don't fit, faults that axe finds."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TARGET = 44
"""CSS pixels that a finger needs."""

COLOUR_RULES = ["color-contrast", "link-in-text-block"]
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SHOWN = """
const shown = (element) => {
  if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) return false;
  for (let at = element; at; at = at.parentElement) if (at.classList.contains('sr')) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const name = (element) =>
  `${element.tagName.toLowerCase()} ${(element.dataset.testid ?? element.className) || ''} ` +
  `"${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
"""

SMALL = (
    SHOWN
    + """
const inText = (element) =>
  element.tagName === 'A' && getComputedStyle(element).display === 'inline' &&
  element.parentElement.textContent.trim() !== element.textContent.trim();
return [...document.querySelectorAll('a[href], button, input, select, summary, [role=button], [role=link]')]
  .filter((element) => shown(element) && !inText(element))
  .map((element) => ({ element, rect: element.getBoundingClientRect() }))
  .filter(({ rect }) => rect.width < size - 0.01 || rect.height < size - 0.01)
  .map(({ element, rect }) => `${name(element)}: ${rect.width.toFixed(1)} x ${rect.height.toFixed(1)}`);
"""
)

SMALLEST = (
    SHOWN
    + """
const inText = (element) =>
  element.tagName === 'A' && getComputedStyle(element).display === 'inline' &&
  element.parentElement.textContent.trim() !== element.textContent.trim();
return Math.min(...[...document.querySelectorAll('a[href], button, input, select, summary, [role=button], [role=link]')]
  .filter((element) => shown(element) && !inText(element))
  .map((element) => element.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height)));
"""
)

CUT_OFF = (
    SHOWN
    + """
const faults = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const boxed = 'button, .button, .field, .panel, summary, select';
for (let text = walker.nextNode(); text; text = walker.nextNode()) {
  const parent = text.parentElement;
  if (!text.data.trim() || parent.closest('option, script, style') || !shown(parent)) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  if (!rects.length) continue;
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const say = (what) => faults.push(`${what}: ${name(parent)} "${text.data.trim().slice(0, 50)}"`);
  if (left < -1 || right > innerWidth + 1) { say('off the screen'); continue; }
  for (let at = parent; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const cuts = style.overflowX !== 'visible' || at.matches(boxed);
    if (cuts && (left < box.left - 1 || right > box.right + 1)) { say(`cut by ${name(at)}`); break; }
    if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1) { say('shortened'); break; }
    if (style.position === 'fixed') break;
  }
}
const pen = document.createElement('canvas').getContext('2d');
for (const field of document.querySelectorAll('select, input[type=text], input:not([type])')) {
  const style = getComputedStyle(field);
  if (!shown(field) || style.opacity === '0' || field.readOnly) continue;
  pen.font = style.font;
  const text = field.tagName === 'SELECT' ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder;
  const arrow = field.tagName === 'SELECT' ? 16 : 0;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  if (pen.measureText(text).width > room + 1) faults.push(`too long for its field: ${text}`);
}
return faults;
"""
)

COVERED = (
    SHOWN
    + """
return [...document.querySelectorAll('[data-testid=hand] button')].map((card) => {
  const rect = card.getBoundingClientRect();
  const inside = rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth + 0.5 && rect.bottom <= innerHeight + 0.5;
  const free = (x0, y0) => {
    for (let x = 1; x < size; x += 6) for (let y = 1; y < size; y += 6)
      if (document.elementFromPoint(x0 + x, y0 + y)?.closest('button') !== card) return false;
    return true;
  };
  let whole = false;
  for (let x = rect.left; !whole && x + size <= rect.right + 0.5; x += 4)
    for (let y = rect.top; !whole && y + size <= rect.bottom + 0.5; y += 4) whole = free(x, y);
  return { card: card.dataset.testid, inside, whole };
}).filter(({ inside, whole }) => !inside || !whole).map((card) => JSON.stringify(card));
"""
)

WATCH_SHIFTS = """() => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element) return 'something';
    return `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}`;
  };
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      const one = ({ node, previousRect, currentRect }) => `${name(node)} ${at(previousRect)} -> ${at(currentRect)}`;
      if (!hadRecentInput) shifts.push({ value, what: sources.map(one) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""

STILL = """
const frame = () => new Promise((done) => requestAnimationFrame(done));
const drawn = async () => { for (let n = 0; n < 4; n++) await frame(); };
const still = (animations) => {
  const ending = animations.filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  const patience = new Promise((done) => setTimeout(done, 3000));
  return Promise.race([patience, Promise.all(ending.map((one) => one.finished.catch(() => undefined)))]);
};
"""
"""Waits for the end of what moves, unless it repeats for ever; what was put off for ever is not waited for long."""

FOCUS = """
const at = document.activeElement;
if (!at || at === document.body) return null;
await still(at.getAnimations({ subtree: true }));
let seen = false;
for (let box = at, up = 0; box && up < 3; box = box.parentElement, up++) {
  const style = getComputedStyle(box);
  const clear = style.outlineColor === 'transparent' || style.outlineColor.endsWith(', 0)');
  seen ||= style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && !clear;
}
const ring = getComputedStyle(at, '::after');
seen ||= ring.content !== 'none' && ring.boxShadow !== 'none' && ring.opacity === '1';
const { left, right, top, bottom } = at.getBoundingClientRect();
const free = (x, y) => {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (at.contains(hit) || hit.contains(at));
};
const inside = [[left + 4, top + 4], [right - 4, top + 4], [(left + right) / 2, (top + bottom) / 2],
  [left + 4, bottom - 4], [right - 4, bottom - 4]].some(([x, y]) => free(x, y));
return {
  id: at.dataset.testid ?? at.id ?? '', tag: at.tagName, seen: seen && at.matches(':focus-visible'), inside,
  hand: at.closest('[data-testid=hand]') !== null,
};
"""


def _measured(page: Page, script: str, size: int = TARGET) -> Any:
    return page.evaluate(f"(size) => {{ {script} }}", size)


def sideways(page: Page) -> int:
    """Pixels by which the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def small_targets(page: Page) -> list[str]:
    """Everything to tap that is smaller than a finger; links within running text are let be, as WCAG does."""
    return list(_measured(page, SMALL))


def smallest_target(page: Page) -> float:
    return float(_measured(page, SMALLEST))


def cut_off(page: Page) -> list[str]:
    """Words that leave the screen, their button or their panel, or end in dots."""
    return list(_measured(page, CUT_OFF))


def covered_cards(page: Page) -> list[str]:
    """Cards of the hand that are not wholly on the screen, or not free for a finger."""
    return list(_measured(page, COVERED))


def focus(page: Page) -> dict[str, Any] | None:
    """Return what has the focus, and whether that can be seen; None if nothing on the page has it."""
    at = page.evaluate(f"async () => {{ {STILL} {FOCUS} }}")
    return None if at is None else dict(at)


def watch_shifts(page: Page) -> None:
    """Keep what jumps on every page that is opened from now on, by itself and not because of a tap."""
    page.add_init_script(f"({WATCH_SHIFTS})()")


def shifts(page: Page) -> list[str]:
    """What has jumped: how much, and what, from where to where."""
    return [f"{one['value']:.5f} {'; '.join(one['what'])}" for one in page.evaluate("shifts")]


def faults(page: Page, axe_source: str, *, colours: bool = False) -> list[tuple[str, list[str]]]:
    """What axe finds, each with the elements it finds it at; of `colours` alone, where nothing else has changed."""
    page.evaluate(f"window.axe || (() => {{ {axe_source} }})()")
    only = {"type": "rule", "values": COLOUR_RULES} if colours else {"type": "tag", "values": AXE_TAGS}
    found = page.evaluate("(runOnly) => axe.run({ runOnly, resultTypes: ['violations'] })", only)
    looked_at = len(found["passes"]) + len(found["incomplete"]) + len(found["inapplicable"])
    assert looked_at >= (len(COLOUR_RULES) if colours else 30) - len(found["violations"]), "axe has looked at nothing"
    return [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found["violations"]]


def no_motion(page: Page) -> None:
    """Wait for what has changed to be drawn, and for whatever moves to have ended; what repeats for ever may go on."""
    page.evaluate(f"async () => {{ {STILL} await drawn(); await still(document.getAnimations()); }}")
