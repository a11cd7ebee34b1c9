"""A fan of cards, one of each family, for the README: `python -m gongenial.printing.fan docs/cards.png`."""

import sys
from pathlib import Path

from PIL import Image

from .art import picture
from .raster import rasterize
from .symbols import FAMILIES

CARDS = ("back", *(f"{family}{place % 6 + 1}" for place, family in enumerate(FAMILIES)), "JK")
CARD_WIDTH, STEP, SWING = 114, 60, 3.4
"""Width of a card and distance between neighbours in pixels; the turn between them in degrees."""


def fan() -> Image.Image:
    """The cards as a hand holds them, on a transparent ground."""
    middle = (len(CARDS) - 1) / 2
    board = Image.new("RGBA", (int(STEP * 2 * middle) + 206, 278))
    for place, name in enumerate(CARDS):
        turn = (place - middle) * SWING
        card = rasterize(picture(name), 2 * CARD_WIDTH).rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        card = card.resize((card.width // 2, card.height // 2), Image.Resampling.LANCZOS)
        x = 103 + STEP * place - card.width // 2
        y = 102 + round(2.6 * (place - middle) ** 2) - card.height // 2
        board.alpha_composite(card, (x, y))
    return board


if __name__ == "__main__":
    fan().save(Path(sys.argv[1]), optimize=True)
