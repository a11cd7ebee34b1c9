"""Render every picture into `src/gongenial/pictures`, once: `python -m gongenial.printing.pictures [--force]`.

Before the project's own dependencies are there, for instance in a build hook, run the same module without its parent
package: `python -m printing.pictures` with `src/gongenial` as the working folder. It needs Pillow and resvg alone.

Every card gives `<card>-240.webp` and `<card>-800.webp` (the widths in pixels), where a card is `NB4` (family and
number), `JK` or `back`. The icons are `favicon.svg`, `icon-192.png`, `icon-512.png` and `apple-touch-icon.png`, square
to their corners for devices that cut them to a shape, and `app-192.png` and `app-512.png` with a shape of their own.
The file `.stamp` holds a hash of the sources that the pictures were made from; while it fits, nothing is done.
"""

import argparse
import hashlib
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from .symbols import FAMILIES, XPHERES

SOURCES = Path(__file__).parent
PICTURES = SOURCES.parent / "pictures"
CARDS = (*(f"{family}{value}" for family in FAMILIES for value in XPHERES), "JK", "back")
SMALL, LARGE = 240, 800
SMALL_BYTES = 9_500
"""A hand of cards has to arrive at once on a phone: above this size the quality of a small picture is lowered."""
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
ROUNDED_ICONS = {"app-192.png": 192, "app-512.png": 512}


def stamp() -> str:
    """A hash of everything that the pictures are made from; the sheets of paper are made from the pictures."""
    digest = hashlib.sha256()
    sources = (path for path in SOURCES.rglob("*") if path.suffix in {".py", ".json"} and "sheets" not in path.parts)
    for source in sorted(sources):
        digest.update(source.relative_to(SOURCES).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


def expected() -> list[str]:
    """The names of all files."""
    return [f"{card}-{width}.webp" for card in CARDS for width in (SMALL, LARGE)] + [
        *ICONS,
        *ROUNDED_ICONS,
        "favicon.svg",
    ]


def up_to_date(folder: Path = PICTURES) -> bool:
    """Tell whether the folder holds every picture, made from the sources as they are now."""
    mark = folder / ".stamp"
    same = mark.is_file() and mark.read_text("utf-8").strip() == stamp()
    return same and all((folder / name).is_file() for name in expected())


def draw(name: str, folder: Path) -> None:
    """Draw one card, or the icons, and write its files."""
    from PIL import Image

    from .art import picture
    from .icon import ROUNDED, favicon, icon
    from .raster import rasterize

    if name == "icons":
        for file, side in ICONS.items():
            rasterize(icon(), side).convert("RGB").save(folder / file, optimize=True)
        for file, side in ROUNDED_ICONS.items():
            rasterize(icon(ROUNDED), side).save(folder / file, optimize=True)
        (folder / "favicon.svg").write_text(favicon(), "utf-8")
        return
    large = rasterize(picture(name), LARGE)
    large.save(folder / f"{name}-{LARGE}.webp", quality=80, method=2, alpha_quality=60)
    small = large.resize((SMALL, SMALL * large.height // LARGE), Image.Resampling.LANCZOS)
    target = folder / f"{name}-{SMALL}.webp"
    for quality in (70, 58, 46):
        small.save(target, quality=quality, method=4, alpha_quality=60)
        if target.stat().st_size <= SMALL_BYTES:
            break


def build(folder: Path = PICTURES, *, force: bool = False) -> bool:
    """Write all pictures unless they are there already; tells whether there was something to do."""
    if not force and up_to_date(folder):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".stamp").unlink(missing_ok=True)
    names = ["icons", *CARDS]
    workers = min(os.cpu_count() or 1, 8)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for _ in pool.map(draw, names, [folder] * len(names), chunksize=4):
            pass
    (folder / ".stamp").write_text(stamp() + "\n", "utf-8")
    return True


def main(arguments: list[str]) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the cards.")
    parser.add_argument("--force", action="store_true", help="draw them even if they are there")
    build(force=parser.parse_args(arguments).force)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
