"""Where things lie on paper, in millimetres from the upper left corner of the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from .order import PaperName

CARD_WIDTH, CARD_HEIGHT = 58.0, 85.0
BORDER = 2.0
"""Of a card around its picture. It is of one colour, and so are the backs': a cut a millimetre off hurts nothing."""
COLUMNS, ROWS = 3, 3
BLEED = 3.0
"""How far the colour of a border goes on beyond the outermost cuts."""
MARK_GAP, MARK = 4.0, 4.0
"""From the cards to a cut mark, and the length of one."""

SIDE = 17.0
"""Of a token's hexagon; it is twice as wide and 1.73 times as high."""
TOKEN_HEIGHT = SIDE * sqrt(3)
TOKEN_MARK_GAP = 2.0
TOKENS_IN_ROW, TOKEN_ROWS = 7, 6
"""On a sheet that lies on its long side: three rows of each of two colours."""


@dataclass(frozen=True, slots=True)
class Paper:
    width: float
    height: float

    def turned(self) -> Paper:
        return Paper(self.height, self.width)


PAPERS: dict[PaperName, Paper] = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle on a sheet."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> Place:
        return Place(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def mirrored(self, paper: Paper) -> Place:
        """The place behind it, once the sheet is turned over like a page of a book, on its long edge."""
        return Place(paper.width - self.x - self.width, self.y, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float

    def mirrored(self, paper: Paper) -> Stroke:
        """The same line on the sheet's other side."""
        return Stroke(paper.width - self.x1, self.y1, paper.width - self.x2, self.y2)


def card_places(paper: Paper, count: int = COLUMNS * ROWS) -> list[Place]:
    """The first places for cards, edge to edge, row by row, in the middle of the sheet."""
    left, top = (paper.width - COLUMNS * CARD_WIDTH) / 2, (paper.height - ROWS * CARD_HEIGHT) / 2
    return [
        Place(left + column * CARD_WIDTH, top + row * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ][:count]


def cut_marks(places: Sequence[Place]) -> Iterator[Stroke]:
    """Short lines outside of the cards that show every cut."""
    xs = sorted({round(x, 3) for place in places for x in (place.x, place.x + place.width)})
    ys = sorted({round(y, 3) for place in places for y in (place.y, place.y + place.height)})
    for x in xs:
        yield Stroke(x, ys[0] - MARK_GAP - MARK, x, ys[0] - MARK_GAP)
        yield Stroke(x, ys[-1] + MARK_GAP, x, ys[-1] + MARK_GAP + MARK)
    for y in ys:
        yield Stroke(xs[0] - MARK_GAP - MARK, y, xs[0] - MARK_GAP, y)
        yield Stroke(xs[-1] + MARK_GAP, y, xs[-1] + MARK_GAP + MARK, y)


def crosses(places: Sequence[Place], arm: float = 1.2) -> Iterator[Stroke]:
    """Small crosses at the cards' corners, for scissors."""
    corners = {
        (round(x, 3), round(y, 3))
        for place in places
        for x in (place.x, place.x + place.width)
        for y in (place.y, place.y + place.height)
    }
    for x, y in sorted(corners):
        yield Stroke(x - arm, y, x + arm, y)
        yield Stroke(x, y - arm, x, y + arm)


def token_centres(paper: Paper) -> list[tuple[float, float]]:
    """The middles of the tokens on a sheet that lies on its side, row by row.

    They touch at their tips, and every other row is shifted by half a token. So all their edges lie on straight lines
    from one end of the sheet to the other, in three directions, and no line crosses a token. And seen from behind they
    lie in the same way, on whichever edge the sheet is turned over.
    """
    left = (paper.width - (2 * TOKENS_IN_ROW + 1) * SIDE) / 2
    top = (paper.height - TOKEN_ROWS * TOKEN_HEIGHT) / 2
    return [
        (left + SIDE * (2 * column + 1 + row % 2), top + TOKEN_HEIGHT * (row + 0.5))
        for row in range(TOKEN_ROWS)
        for column in range(TOKENS_IN_ROW)
    ]


def corners(x: float, y: float) -> list[tuple[float, float]]:
    """The six corners of the token whose middle is there, from the right one on clockwise."""
    return [(x + SIDE * cos(turn * pi / 3), y + SIDE * sin(turn * pi / 3)) for turn in range(6)]


def token_cuts(paper: Paper) -> Iterator[Stroke]:
    """A mark at both ends of every straight cut through a sheet of tokens, outside of them."""
    reach: dict[tuple[int, float], list[float]] = {}
    for centre in token_centres(paper):
        around = corners(*centre)
        for turn, (one, other) in enumerate(zip(around, [*around[1:], around[0]], strict=True)):
            angle = (turn % 3 + 2) * pi / 3
            away = round(one[1] * cos(angle) - one[0] * sin(angle), 2) + 0.0
            along = [x * cos(angle) + y * sin(angle) for x, y in (one, other)]
            reach.setdefault((turn % 3, away), []).extend(along)
    for (turn, away), along in sorted(reach.items()):
        angle = (turn + 2) * pi / 3
        for near, step in ((min(along), -1), (max(along), 1)):
            (x1, y1), (x2, y2) = (
                (t * cos(angle) - away * sin(angle), t * sin(angle) + away * cos(angle))
                for t in (near + step * TOKEN_MARK_GAP, near + step * (TOKEN_MARK_GAP + MARK))
            )
            yield Stroke(x1, y1, x2, y2)
