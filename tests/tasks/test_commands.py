"""`gongenial tasks check` and `gongenial tasks new`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from gongenial import cli
from gongenial.i18n import LANGUAGES, text
from gongenial.tasks.pack import read_pack
from gongenial.tasks.registry import BUILT_IN, STARS
from gongenial.tasks.scaffold import new_pack


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "LANGUAGE", "en")


def test_a_new_pack_passes_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = CliRunner().invoke(cli.app, ["tasks", "new", "pirates"])
    assert made.exit_code == 0
    assert "gongenial tasks check pirates" in made.output
    checked = CliRunner().invoke(cli.app, ["tasks", "check", "pirates"])
    assert (checked.exit_code, "pirates" in checked.output) == (0, True)
    for name in ("pirates", "Not a name"):
        refused = CliRunner().invoke(cli.app, ["tasks", "new", name])
        assert refused.exit_code == 1
        assert name in refused.output


def test_a_new_pack_is_not_called_as_the_one_that_comes_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = CliRunner().invoke(cli.app, ["tasks", "new", STARS])
    assert refused.exit_code == 1
    assert text("en", "pack-fault-known-already", value=STARS) in refused.output
    assert list(tmp_path.iterdir()) == []


def test_faults_come_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(cli.app, ["tasks", "new", "pirates"])
    file = tmp_path / "pirates" / "pack.toml"
    file.write_text(file.read_text("utf-8").replace("draw = 1 }}", "draw = 1 }").replace("draw = 1 }]", "draw = 8 }]"))
    line = next(k for k, words in enumerate(file.read_text("utf-8").splitlines(), 1) if "draw = 8" in words)
    checked = CliRunner().invoke(cli.app, ["tasks", "check", "pirates"])
    assert checked.exit_code == 1
    assert f"pack.toml:{line}: " in checked.output
    assert text("en", "pack-fault-count-wanted", field="draw", value="8", most=5) in checked.output
    assert text("en", "tasks-faults", count=1) in checked.output


def test_the_built_in_pack_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = CliRunner().invoke(cli.app, ["tasks", "check", str(BUILT_IN / STARS)])
    assert (checked.exit_code, STARS in checked.output) == (0, True)


@pytest.mark.parametrize("name", ["a", "a" * 33, "\x1b[31mred"])
def test_a_name_that_can_t_be_is_told_how_names_are(name: str) -> None:
    refused = CliRunner().invoke(cli.app, ["tasks", "new", name])
    assert refused.exit_code == 1
    assert "2 to 32 signs" in refused.output
    assert "\x1b[31m" not in refused.output


def test_the_list_itself_may_be_named(tmp_path: Path) -> None:
    checked = CliRunner().invoke(cli.app, ["tasks", "check", str(BUILT_IN / STARS / "pack.toml")])
    assert (checked.exit_code, STARS in checked.output) == (0, True)


@pytest.mark.parametrize("language", [*LANGUAGES, "it"])
def test_a_new_pack_is_sound_in_every_language(tmp_path: Path, language: str) -> None:
    pack = read_pack(new_pack("pirates", language, tmp_path))
    assert pack.languages == (language,)
    assert (pack.text(language, "pack-title") == "My tasks") == (language in ("en", "it"))
