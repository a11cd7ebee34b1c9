"""The folders that are served: nothing outside them, and each file kept once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gongenial.server.files import Folder


@pytest.mark.parametrize(
    "name", ["C:secret.key", "C:/secret.key", "x:y", "a\\b", "../secret.key", ".stamp", "", "a\0b"]
)
def test_no_name_leads_out_on_any_system(tmp_path: Path, name: str) -> None:
    for made in ("C:secret.key", "x:y", "a\\b", ".stamp"):
        (tmp_path / made).write_text("secret")
    assert Folder(tmp_path).find(name) is None


def test_another_spelling_of_a_name_is_not_kept_a_second_time(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_text("gong")
    folder = Folder(tmp_path)
    first = folder.find("assets/app.js")
    assert first is not None
    assert all(folder.find(name) is first for name in ("/assets/app.js", "assets//app.js", "assets/./app.js/"))


def test_a_disk_that_takes_any_case_serves_one_spelling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_text("gong")

    def forgiving(method: Callable[[Path], object]) -> Callable[[Path], object]:
        return lambda path: method(tmp_path / str(path.relative_to(tmp_path)).lower())

    monkeypatch.setattr(Path, "stat", forgiving(Path.stat))
    monkeypatch.setattr(Path, "read_bytes", forgiving(Path.read_bytes))
    assert (tmp_path / "ASSETS" / "App.js").read_bytes() == b"gong"
    folder = Folder(tmp_path)
    assert folder.find("assets/app.js") is not None
    assert [folder.find(name) for name in ("assets/App.js", "ASSETS/app.js")] == [None, None]
