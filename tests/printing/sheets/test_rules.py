"""The rule sheets: whole in every language, on a page or two for each game, in letters that the fonts have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import ImageFont

from gongenial.i18n import LANGUAGES, text
from gongenial.printing.sheets.guides import GUIDES, OURS, PICTURE, GameName
from gongenial.printing.sheets.make import FONTS
from gongenial.printing.sheets.order import Order
from tests.printing.sheets.conftest import Printed
from tests.printing.sheets.paper import words

ORDERS = [
    Order("rules", language, "letter" if language == "ru" else "a4", bw=language != "en") for language in LANGUAGES
]
WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "rules"


def passages(language: str) -> list[str]:
    """Every text of the sheets."""
    entries = [entry for sections in GUIDES.values() for section in sections for entry in section.passages]
    said = [text(language, entry.removeprefix(OURS)) for entry in entries if not entry.startswith(PICTURE)]
    return said + [text(language, section.title) for sections in GUIDES.values() for section in sections]


def bare(words: str) -> str:
    """Without what depends on where lines end."""
    return re.sub(r"[\s\u00ad\ufffe-]", "", words)


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.language)
def test_every_word_of_the_rules_is_on_the_sheets(order: Order, printed: Printed) -> None:
    sheets = words(printed(order))
    assert 4 <= len(sheets) <= 8
    whole = bare("".join(sheets))
    for said in passages(order.language):
        assert bare(said) in whole, said


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.language)
def test_a_game_takes_two_pages_at_most(order: Order, printed: Printed) -> None:
    titles = [bare(text(order.language, "rules-title", game=text(order.language, f"game-{game}"))) for game in GUIDES]
    begins = [index for index, page in enumerate(words(printed(order))) if any(title in bare(page) for title in titles)]
    assert len(begins) == 4
    ends = [*begins[1:], len(words(printed(order)))]
    assert all(end - begin in (1, 2) for begin, end in zip(begins, ends, strict=True))


@pytest.mark.parametrize("font", sorted(FONTS.glob("*.ttf")), ids=lambda font: font.stem)
def test_no_letter_is_missing(font: Path) -> None:
    face = ImageFont.truetype(font, 40)
    missing = bytes(face.getmask("\uffff"))
    keys = ["paper-front", "paper-back", "paper-hint", "paper-rules-ours", "paper-rules-alone", "about-games-genial"]
    keys += [f"paper-hint-{about}" for about in ("scale", "duplex", "cut", "ruler")]
    for language in LANGUAGES:
        said = "".join([*passages(language), *(text(language, key) for key in keys)])
        blank = {" ", "\u00a0", "\u202f"}
        lost = {letter for letter in set(said) - blank if bytes(face.getmask(letter)) == missing}
        assert lost == set(), language


def test_the_licence_of_the_font_lies_beside_it() -> None:
    assert "SIL Open Font License, Version 1.1" in (FONTS / "OFL.txt").read_text("utf-8")
    assert len(list(FONTS.glob("*.ttf"))) == 3


@pytest.mark.parametrize("game", GUIDES)
def test_our_rulings_are_marked_as_on_the_page(game: GameName) -> None:
    pages = "".join((WEB / f"{name}.ts").read_text("utf-8") for name in (game, "gong"))
    ours = dict(re.findall(r"text: '(rules-[\w-]+)', rules: \[[^\]]*\](, ours: true)?", pages))
    for section in GUIDES[game]:
        for entry in section.passages:
            name = entry.removeprefix(OURS)
            if name.startswith("rules-"):
                assert bool(ours[name]) == entry.startswith(OURS), name
