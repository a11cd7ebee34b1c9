"""Every language says everything, with the same variables and all the plural forms that it needs."""

from __future__ import annotations

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from tests.locales.texts import LANGUAGES, Text, all_texts, files, files_of_packs, junk, texts

OTHERS = LANGUAGES[1:]
NUMBERS = range(130)
"""More than any number shown: cards, seats, spectators, seconds."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_can_read_everything(language: str) -> None:
    assert {str(path): junk(path) for path in files(language) + files_of_packs(language) if junk(path)} == {}
    assert texts(language)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english = {(text.file, text.id) for text in all_texts("en").values()}
    assert {(text.file, text.id) for text in all_texts(language).values()} ^ english == set()


@pytest.mark.parametrize("language", OTHERS)
def test_values_attributes_and_variables_are_the_same(language: str) -> None:
    for name, text in all_texts(language).items():
        english = all_texts("en")[name]
        assert text.has_value == english.has_value, text.id
        assert text.attributes == english.attributes, text.id
        assert text.variables == english.variables, text.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for text in all_texts(language).values():
        assert text.references <= all_texts(language).keys(), text.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    rule = Locale(language).plural_form
    reached = {rule(number) for number in NUMBERS}
    known = rule.tags | {"other"}
    for text in all_texts(language).values():
        for plural in text.plurals:
            exact = {int(number) for number in plural.numbers}
            needed = {rule(number) for number in NUMBERS if number not in exact} if exact else reached
            assert plural.categories <= known, f"{text.id}: {language} has no {plural.categories - known}"
            assert needed <= plural.categories, f"{text.id}: {language} lacks {needed - plural.categories}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown(language: str) -> None:
    """Formats each message, those with plurals for every number, with the library that the server uses."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for text in texts(language).values():
        _show(bundle, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_can_be_shown(language: str) -> None:
    for path in files_of_packs(language):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        tasks = [text for name, text in all_texts(language).items() if name.startswith(f"{path.parent.name}/")]
        assert len(tasks) > 20
        for text in tasks:
            assert not text.variables
            _show(bundle, text)


def _show(bundle: FluentBundle, text: Text) -> None:
    """Format all parts of a message, for every number if it counts something."""
    counted = {plural.variable for plural in text.plurals}
    message = bundle.get_message(text.id)
    patterns = [part for part in (message.value, *message.attributes.values()) if part is not None]
    for number in NUMBERS if counted else (1,):
        arguments: dict[str, str | int] = {name: number if name in counted else "Ana" for name in text.variables}
        for pattern in patterns:
            shown, errors = bundle.format_pattern(pattern, arguments)
            assert not errors, f"{text.id}: {errors}"
            assert str(shown).strip() == shown != "", text.id
