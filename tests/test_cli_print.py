"""`gongenial print`: the file it writes, and what it says when it can't."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from gongenial.cli import app
from gongenial.printing.sheets import photos
from tests.printing.sheets.paper import codes_in, pages


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["print", *arguments])


def test_a_deck_for_the_own_network_is_made_with_a_warning(tmp_path: Path) -> None:
    target = tmp_path / "deck.pdf"
    options = ("--bw", "--no-backs", "--language", "hr", "--address", "http://192.168.1.20:8000/")
    done = run("deck", *options, "--output", str(target))
    assert done.exit_code == 0, done.output
    assert "only in your own network" in done.output
    assert "deck.pdf is ready" in done.output
    sheets = pages(target, 150)
    assert len(sheets) == 7
    assert "http://192.168.1.20:8000/q/PX1" in codes_in(sheets[0].grey)


def test_without_a_file_name_it_lies_here_and_tells_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("tokens", "--paper", "letter", "--no-backs").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["gongenial-tokens-letter.pdf"]


@pytest.mark.parametrize(
    ("address", "said"),
    [("gong.example.org", "has to begin with http"), ("https://gong.example.org/t/ABCDEF", "Leave out everything")],
)
def test_a_wrong_address_is_refused_in_a_sentence(tmp_path: Path, address: str, said: str) -> None:
    done = run("deck", "--address", address, "--output", str(tmp_path / "deck.pdf"))
    assert done.exit_code == 1
    assert said in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = run("tokens", "--output", str(tmp_path / "nowhere" / "tokens.pdf"))
    assert done.exit_code == 1
    assert "nowhere" in done.output
    assert "No such file" in done.output


def test_without_the_pictures_it_says_how_to_get_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photos, "PICTURES", tmp_path / "pictures")
    done = run("deck", "--output", str(tmp_path / "deck.pdf"))
    assert done.exit_code == 1
    assert "The cards have no QR codes" in done.output
    assert "make play" in done.output
