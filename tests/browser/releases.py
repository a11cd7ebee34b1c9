"""Another release of the page, made from the one that is there: each file under another name, the contents the same."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page

from gongenial.server.settings import PACKAGE

STATIC = PACKAGE / "static"
_HASHED = re.compile(r"(?<=-)[\w-]{8}(?=\.\w+$)")
_MARK = re.compile(r'name="build" content="(\w+)"')


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
