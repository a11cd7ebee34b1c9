"""Make the PDF of an order: draw what is on the sheets, then let Typst put them together."""

from __future__ import annotations

import io
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from gongenial.i18n import text

from ..symbols import FAMILIES, XPHERES
from ..tokens import LOOKS
from . import codes, deck, token_sheets
from .emblems import emblem, xphere
from .guides import GUIDES
from .layout import PAPERS
from .line_art import line_art
from .order import Order
from .rule_sheets import cards_shown, guide
from .token_art import token

FONTS = Path(__file__).parents[1] / "fonts"
"""Nunito with the letters of our languages; its licence lies beside it."""
TEMPLATES = Path(__file__).parent / "templates"
SMALL = 300
"""Pixels across a card on a rule sheet, where it is 25 mm wide at most."""
TYPESETTING = 12
"""How many steps of progress the last part counts for, which can't tell how far it is."""

Step = tuple[str, Callable[[], str | bytes]]
"""A file, and what makes its contents."""
Progress = Callable[[int, int], None]
"""Is told how many steps are done, of how many."""


def make(order: Order, target: Path, progress: Progress = lambda done, total: None) -> None:
    """Write the PDF. Raises NotBuilt without the pictures of the cards, OSError if it can't be written there."""
    with tempfile.TemporaryDirectory(prefix="gongenial-print-") as name:
        folder = Path(name)
        typeset(order, folder, progress)
        _compile(folder, str(folder / "made.pdf"))
        part = target.with_name(target.name + ".part")
        shutil.copyfile(folder / "made.pdf", part)
        part.replace(target)
    progress(1, 1)


def preview(order: Order, width: int) -> bytes:
    """The first sheet of an order as a WebP picture about `width` pixels wide."""
    from PIL import Image

    paper = PAPERS[order.paper].turned() if order.parts[0] == "tokens" else PAPERS[order.paper]
    with tempfile.TemporaryDirectory(prefix="gongenial-print-") as name:
        folder = Path(name)
        typeset(order, folder, lambda done, total: None, only_first=True)
        _compile(folder, str(folder / "made{p}.png"), format="png", ppi=25.4 * width / paper.width)
        with Image.open(folder / "made1.png") as sheet:
            out = io.BytesIO()
            sheet.convert("RGB").save(out, "WEBP", quality=76)
    return out.getvalue()


def typeset(order: Order, folder: Path, progress: Progress, *, only_first: bool = False) -> None:
    """Lay everything that Typst needs into a folder."""
    data = _data(order, only_first=only_first)
    wanted = {picture["file"] for sheet in data["sheets"] for picture in sheet["pictures"]}
    steps = [step for step in _steps(order) if not only_first or step[0] in wanted or data["guides"]]
    total = len(steps) + TYPESETTING
    for done, (name, contents) in enumerate(steps):
        progress(done, total)
        made = contents()
        (folder / name).write_bytes(made.encode() if isinstance(made, str) else made)
    for template in TEMPLATES.glob("*.typ"):
        (folder / template.name).write_bytes(template.read_bytes())
    (folder / "data.json").write_text(json.dumps(data, ensure_ascii=False), "utf-8")
    progress(len(steps), total)


def _compile(folder: Path, target: str, **options: Any) -> None:
    import typst

    typst.compile(
        str(folder / "main.typ"),
        output=target,
        root=str(folder),
        font_paths=[str(FONTS)],
        ignore_system_fonts=True,
        **options,
    )


def _data(order: Order, *, only_first: bool) -> dict[str, Any]:
    sheets, guides = [], []
    if "deck" in order.parts:
        sheets += list(deck.sheets(order, _footer(order, "GONG")))
    if "tokens" in order.parts:
        sheets += list(token_sheets.sheets(order, _footer(order, text(order.language, "game-genial"))))
    if "rules" in order.parts:
        guides = [guide(order, game) for game in GUIDES]
    if only_first:
        sheets, guides = sheets[:1], guides[:1] if not sheets else []
    paper = PAPERS[order.paper]
    return {
        "language": order.language,
        "bw": order.bw,
        "width": paper.width,
        "height": paper.height,
        "kind": "svg" if order.bw else "jpg",
        "sheets": [asdict(sheet) for sheet in sheets],
        "guides": guides,
        "hints": _hints(order),
    }


def _footer(order: Order, game: str) -> deck.Footer:
    def footer(side: str, number: int, count: int) -> str:
        which = text(order.language, f"paper-{side}")
        return f"Gongenial · {game} · {which} {number}/{count}"

    return footer


def _hints(order: Order) -> dict[str, Any]:
    keys = ["paper-hint-scale", *(["paper-hint-duplex"] if order.backs else []), "paper-hint-cut"]
    said = [text(order.language, key) for key in keys]
    if order.address is not None:
        said.append(text(order.language, "paper-hint-codes", address=order.address))
    return {
        "title": text(order.language, "paper-hint"),
        "ruler": text(order.language, "paper-hint-ruler"),
        "said": said,
    }


def _steps(order: Order) -> Iterator[Step]:
    """Everything that has to be drawn."""
    if "deck" in order.parts:
        yield from _cards(order, dict.fromkeys([*deck.DECK, "back"] if order.backs else deck.DECK))
        yield from _codes(order)
    if "tokens" in order.parts or "rules" in order.parts:
        for colour in (*LOOKS, "back"):
            yield f"token-{colour}.svg", partial(token, colour, bw=order.bw)
    if "rules" in order.parts:
        yield from _cards(order, cards_shown(), small=True)
        for family in FAMILIES:
            yield f"emblem-{family}.svg", partial(emblem, family, bw=order.bw)
        for value in XPHERES:
            yield f"xphere-{value}.svg", partial(xphere, value, bw=order.bw)
    if "rules" in order.parts or order.address is None:
        for kind in codes.KINDS:
            yield f"{kind.name}.svg", partial(codes.badge, kind, bw=order.bw)


def _cards(order: Order, cards: dict[str, None] | list[str], *, small: bool = False) -> Iterator[Step]:
    before = "small-" if small else ""
    for card in cards:
        if order.bw:
            yield f"{before}{card}.svg", partial(line_art, card)
        else:
            yield f"{before}{card}.jpg", partial(_photo, card, small=small)


def _photo(card: str, *, small: bool) -> bytes:
    from .photos import photo

    return photo(card, SMALL) if small else photo(card)


def _codes(order: Order) -> Iterator[Step]:
    if order.address is None:
        return
    for family in FAMILIES:
        for value in XPHERES:
            card = f"{family}{value}"
            said = codes.link(order.address, card)
            yield f"code-{card}.svg", partial(codes.panel, said, codes.kind_of(value), bw=order.bw)
