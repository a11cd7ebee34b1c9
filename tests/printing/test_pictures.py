"""The rendered files: their sizes, their stamp, and that a build can make them before anything else is installed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from gongenial.printing import pictures
from gongenial.printing.pictures import ICONS, LARGE, ROUNDED_ICONS, SMALL, SOURCES, draw, expected, stamp, up_to_date


@pytest.mark.parametrize(
    ("card", "small", "large"), [("OM2", 10_500, 70_000), ("VG5", 11_000, 80_000), ("JK", 14_000, 110_000)]
)
def test_files_of_a_card(tmp_path: Path, card: str, small: int, large: int) -> None:
    draw(card, tmp_path)
    for width, most in ((SMALL, small), (LARGE, large)):
        file = tmp_path / f"{card}-{width}.webp"
        assert file.stat().st_size <= most
        with Image.open(file) as image:
            assert image.size == (width, width * 3 // 2)


def test_icons(tmp_path: Path) -> None:
    draw("icons", tmp_path)
    for name, side in ICONS.items():
        with Image.open(tmp_path / name) as image:
            assert image.size == (side, side)
            assert image.mode == "RGB", "home screens paint what is transparent in a colour of their own"
    for name, side in ROUNDED_ICONS.items():
        with Image.open(tmp_path / name) as image:
            assert image.size == (side, side)
            corner, middle = image.getpixel((0, 0)), image.getpixel((side // 2, side // 2))
            assert isinstance(corner, tuple)
            assert isinstance(middle, tuple)
            assert (corner[3], middle[3]) == (0, 255), "round corners show what is behind them"
    assert (tmp_path / "favicon.svg").stat().st_size < 1_000


def test_pictures_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "CARDS", ("PX1",))
    assert pictures.build(tmp_path)
    assert not pictures.build(tmp_path)
    (tmp_path / "PX1-240.webp").unlink()
    assert pictures.build(tmp_path)
    assert (tmp_path / "PX1-240.webp").is_file()
    (tmp_path / ".stamp").write_text("of other sources", "utf-8")
    assert not up_to_date(tmp_path)


def test_names() -> None:
    assert len(expected()) == 2 * 56 + 6
    assert {"NB4-240.webp", "JK-800.webp", "back-240.webp", "favicon.svg"} <= set(expected())
    assert len(stamp()) == 16


def test_a_build_hook_can_run_it_without_the_rest_of_the_project() -> None:
    command = [sys.executable, "-m", "printing.pictures", "--help"]
    run = subprocess.run(command, cwd=SOURCES.parent, capture_output=True, text=True, check=True)
    assert "--force" in run.stdout


def test_drawing_needs_nothing_else() -> None:
    for source in SOURCES.rglob("*.py"):
        if "sheets" in source.parts:
            continue
        depth = len(source.relative_to(SOURCES).parts)
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                assert node.level <= depth, f"{source.name} reaches out of the package"
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.partition(".")[0] in {*sys.stdlib_module_names, "PIL", "resvg"}, source.name
