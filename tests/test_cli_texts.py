"""The command line's language and its default folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from gongenial import cli
from gongenial.i18n import LANGUAGES, system_language, text

NAMES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hr_HR.UTF-8"}, "hr"),
        ({"LANG": "hr_HR", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "hr_HR", "LANGUAGE": "sv:fr:de"}, "fr"),
        ({"LANG": "sv_SE", "LC_MESSAGES": "de"}, "de"),
    ],
)
def test_the_terminal_speaks_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language() == language


def test_texts_take_their_values_in_every_language() -> None:
    for language in LANGUAGES:
        said = text(language, "serve-port-taken", port="8000", other="8001")
        assert "8000" in said
        assert "--port 8001" in said
    assert text("sv", "serve-here") == text("en", "serve-here")
    with pytest.raises(KeyError):
        text("en", "serve-nothing-of-the-kind")
    with pytest.raises(ValueError, match="serve-port-taken"):
        text("en", "serve-port-taken")


def test_a_clone_keeps_its_data_to_itself_and_an_installation_where_the_system_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root = Path(cli.__file__).parents[2]
    assert cli.default_data() == root / "data"
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "lib" / "gongenial" / "cli.py"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert cli.default_data() == tmp_path / "share" / "gongenial"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.default_data() == tmp_path / ".local" / "share" / "gongenial"
    monkeypatch.setattr("sys.platform", "darwin")
    assert cli.default_data() == tmp_path / "Library" / "Application Support" / "Gongenial"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert cli.default_data() == tmp_path / "Local" / "Gongenial"
