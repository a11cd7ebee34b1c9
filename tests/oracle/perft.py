"""Counting sequences of legal actions on the twin: `python -m tests.oracle.perft` prints what to pin."""

from __future__ import annotations

import copy

from tests.positions import perft_rows

from .link import Twin
from .moves import play
from .record import from_dict


def no_shuffle(cards: list[str]) -> list[str]:
    """Beneath a given stock the order does not matter, as nothing is drawn from there."""
    return sorted(cards)


def count(game: Twin, depth: int) -> tuple[list[int], int]:
    """The sequences of 1, 2, ... depth actions, and how many ended the game."""
    if game.termination is not None:
        return [0] * depth, 1
    if not depth:
        return [], 0
    sequences, ended = [0] * depth, 0
    for seat in range(game.players):
        for action in game.legal(seat):
            after = copy.deepcopy(game)
            play(after, seat, action)
            below, ends = count(after, depth - 1)
            sequences = [more + less for more, less in zip(sequences, [1, *below], strict=True)]
            ended += ends
    return sequences, ended


if __name__ == "__main__":
    for row in perft_rows("perft"):
        print(row.id, *count(from_dict(row.setup, no_shuffle), len(row.sequences) or 5))
