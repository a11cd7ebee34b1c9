"""Another release of the page, made from the one that is there: each file under another name, the contents the same."""

from __future__ import annotations

import re
import shutil
import urllib.request
from pathlib import Path

from playwright.sync_api import Page

from gongenial.server.settings import PACKAGE

STATIC = PACKAGE / "static"
_HASHED = re.compile(r"(?<=-)[\w-]{8}(?=\.\w+$)")
_MARK = re.compile(r'name="build" content="(\w+)"')

KEPT = """async ([files, pictures]) => {
  const names = await caches.keys();
  const of = async (part) => {
    const name = names.find((name) => name.startsWith(`gongenial-${part}`));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [];
  };
  const [app, shown, packs] = [await of('app'), await of('pictures'), await of('packs')];
  return navigator.serviceWorker.controller && files.every((file) => app.includes(file)) && shown.length >= pictures &&
    packs.length > 1 ? { app, shown, packs, names } : null;
}"""
"""What the worker has kept, once that is everything."""
PICTURES = 56
"""The 54 cards, the joker and the back."""


def mark_of(static: Path) -> str:
    """The name of a build."""
    found = _MARK.search((static / "index.html").read_text("utf-8"))
    assert found is not None, "the page has no name of its build"
    return found[1]


def next_release(before: Path, folder: Path) -> Path:
    """Write it into a folder that isn't there yet."""
    shutil.copytree(before, folder)
    mark = mark_of(before)
    names = {
        file.name: _HASHED.sub(lambda old: old[0][::-1].strip("-").ljust(8, "0"), file.name)
        for file in (folder / "assets").iterdir()
    }
    assert all(old != new for old, new in names.items())
    for file in folder.rglob("*"):
        if file.suffix in {".js", ".css", ".html", ".json"}:
            text = file.read_text("utf-8").replace(mark, mark[::-1])
            for old, new in names.items():
                text = text.replace(old, new)
            file.write_text(text, "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder


def build_of(page: Page) -> str | None:
    """The build that the page which is shown is of."""
    return page.locator("meta[name=build]").get_attribute("content")


def kept(page: Page, site: str) -> dict[str, list[str]]:
    """Wait until the browser has all that it keeps of the build that is served: addresses by the name of what they are
    kept as."""
    with urllib.request.urlopen(f"{site}/sw.js") as worker:
        files = sorted(set(re.findall(r"/assets/[\w.-]+\.(?:js|css|woff2)", worker.read().decode())))
    assert len(files) > 50
    for _ in range(300):
        found: dict[str, list[str]] | None = page.evaluate(KEPT, [files, PICTURES])
        if found:
            return found
        page.wait_for_timeout(200)
    raise AssertionError(f"not everything is kept: {page.evaluate('caches.keys()')}")
