"""The texts speak to a child: never formal, never left in English, and typeset as the language wants it."""

from __future__ import annotations

import re

import pytest

from tests.locales.texts import LANGUAGES, all_texts, files, files_of_packs

_INSIDE = r"(?<=[\w,;)] )"
"""In the middle of a sentence, where a capital letter is no accident of the position."""

FORMAL = {
    "fr": r"\b(?:vous|votre|vos)\b|\b(?!chez\b|assez\b|nez\b)\w+ez\b",
    "hr": rf"{_INSIDE}(?:Vi|Vas|Vam|Vama|Vaš\w*)\b|\b\w+(?:ajte|[^aeiou]ite|jte)\b",
    "ru": r"\b(?:вы|вас|вам|вами|ваш\w*)\b|\b(?!сайте\b)\w+(?:йте|ите|ьте)(?:сь)?\b",
    "de": rf"\bIhnen\b|{_INSIDE}(?:Sie|Ihre?[mnrs]?)\b",
}

SAMPLES = [
    ("fr", "Cliquez ici.", "Clique ici, assez vite, chez toi."),
    ("fr", "C’est à votre tour.", "C’est à ton tour."),
    ("hr", "Odaberite kartu.", "Odaberi dvije karte."),
    ("hr", "Igra čeka na Vas.", "Igra čeka na vas dvoje. Vi ste pobijedili."),
    ("ru", "Ваш ход", "Твой ход"),
    ("ru", "Выберите карту", "Выбери карту на сайте"),
    ("de", "Bitte warten Sie.", "Sie warten. Karten: Sie liegen hier."),
    ("de", "Wir senden es Ihnen.", "Ihr seid dran, und ihr habt eure Karten."),
]


def formal(language: str, words: str) -> list[str]:
    """The formal words in a text."""
    return re.findall(FORMAL[language], words, re.IGNORECASE if language in ("fr", "ru") else re.NOFLAG)


@pytest.mark.parametrize(("language", "wrong", "right"), SAMPLES)
def test_formal_words_are_told_from_familiar_ones(language: str, wrong: str, right: str) -> None:
    assert formal(language, wrong)
    assert not formal(language, right)


@pytest.mark.parametrize("language", FORMAL)
def test_nobody_is_addressed_formally(language: str) -> None:
    found = {name: formal(language, text.words) for name, text in all_texts(language).items()}
    assert {text_id: words for text_id, words in found.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = [
        name
        for name, text in all_texts(language).items()
        if text.words == all_texts("en")[name].words and len(re.findall(r"[^\W\d_]{2,}", text.words)) > 2
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_russian_alone_is_in_cyrillic_and_all_of_it_is(language: str) -> None:
    """Names on the cards stay as they are printed; the letters of two alphabets are never mixed in one word."""
    mixed = re.compile(r"\b(?=\w*[a-zA-Z])(?=\w*[а-яёА-ЯЁ])\w+\b")
    for text in all_texts(language).values():
        assert not mixed.findall(text.words), text.id
        if language != "ru" and text.id != "about-games-genial":
            assert not re.search("[а-яё]", text.words, re.IGNORECASE), text.id


def test_french_keeps_its_punctuation_together() -> None:
    """`!`, `?`, `;` follow a narrow no-break space and `:` a no-break space, so that no line begins with them."""
    for path in files("fr") + files_of_packs("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"(?<!\u202f)[!?;](?![!?])(?!\S)|[^\u00a0\s]:(?!\S)| :(?!\S)|'", line), line
