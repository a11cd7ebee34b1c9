"""How strong the bots are: `python -m benchmarks.bot_strength [part of the deals]`, some minutes on one core.

Each pair of levels meets with two and with four seats, taken in turn (A B A B). All play the same deals, each deal once
from every seat. A share is wins per game and seat, with its 95 % interval from the spread between deals.
"""

from __future__ import annotations

import sys
from time import perf_counter

from gongenial.lab.arena import Entrant, Share, compare

EASY, MEDIUM = Entrant("easy"), Entrant("medium")
HARD = Entrant("hard", simulations=1000)
"""Less than at a live table, where it imagines some ten thousands."""
PAIRS = {
    "link": ((HARD, MEDIUM, 1200), (MEDIUM, EASY, 4000), (HARD, EASY, 400)),
    "family": ((HARD, MEDIUM, 4000), (MEDIUM, EASY, 1000), (HARD, EASY, 1000)),
    "fight": ((HARD, MEDIUM, 4000), (MEDIUM, EASY, 1000), (HARD, EASY, 1000)),
    "genial": ((HARD, MEDIUM, 4000), (MEDIUM, EASY, 1000), (HARD, EASY, 1000)),
}
"""Who meets in each game, and how many deals it takes to tell them apart."""


def row(game: str, players: int, better: Entrant, worse: Entrant, deals: int) -> str:
    """Let two levels meet; one line of the table."""
    started = perf_counter()
    shares = compare([better, worse] * (players // 2), deals, seed="strength", game=game)
    high, low = shares[better], shares[worse]
    verdict = "apart" if high.low > low.high else "NOT APART"
    games = f"{deals * players} games"
    return (
        f"{game:<6} {players}p  {better.level:>6} {_text(high)}  {worse.level:>6} {_text(low)}  {verdict:<9}  "
        f"{games:>12}  {perf_counter() - started:4.0f} s"
    )


def _text(share: Share) -> str:
    return f"{share.mean:6.1%} ({share.low:.1%} to {share.high:.1%})"


def main(part: float = 1.0) -> None:
    """Print the table, from that part of the deals."""
    print(f"wins per game and seat, 95 % intervals; hard with {HARD.simulations} simulations a choice")
    for game, pairs in PAIRS.items():
        for players in (2, 4):
            for better, worse, deals in pairs:
                print(row(game, players, better, worse, max(2, round(deals * part))), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
