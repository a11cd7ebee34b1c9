"""`make bench`: speed on one core, side by side with OpenSpiel in the same run, the strength of bots, and printing."""

from __future__ import annotations

from statistics import median

from benchmarks import bot_strength, printing, starting
from benchmarks.link import LinkSearch
from benchmarks.measure import RUNS, Rate, by_turns, line, rate
from benchmarks.peers import Peer
from benchmarks.random_play import RandomPlay
from gongenial.bots.link.search import DEPTH

RELATIVES = (("link", "crazy_eights", (2, 4)), ("family", "go_fish", (2, 4)), ("genial", "pig", (2, 4)))
"""Our game, OpenSpiel's nearest relative of it, and with how many players the two are compared."""


def random_play(game: str, relative: str, players: int) -> None:
    """Print how fast whole games are played at random, beside the relative."""
    mine, peer = by_turns(RandomPlay(game, players).play, Peer(relative, players).rollouts)
    print(line(f"{game} {players}p random play vs OpenSpiel {relative} rollouts", "decisions", mine, peer))
    print(f"{game} {players}p random play: {1e9 / mine.per_second:.1f} ns a move, dealing included", flush=True)


def alone(game: str, players: int) -> None:
    """Print how fast a game without a relative is played at random."""
    mine = Rate(median(rate(RandomPlay(game, players).play) for _ in range(RUNS)))
    print(f"{game} {players}p random play: {mine} (decisions), {1e9 / mine.per_second:.1f} ns a move", flush=True)


def search(players: int) -> None:
    """Print how fast the hard bot's search imagines games of LINK, beside OpenSpiel's."""
    mine, peer = by_turns(LinkSearch(players).search, Peer("crazy_eights", players).search)
    what = f"link {players}p search on hidden cards vs OpenSpiel crazy_eights MCTS on open ones"
    print(line(what, f"simulations; ours play on for {DEPTH} turns", mine, peer), flush=True)


def main() -> None:
    """Print one line for each figure."""
    for game, relative, sizes in RELATIVES:
        for players in sizes:
            random_play(game, relative, players)
    for players in (2, 4):
        alone("fight", players)
    for players in (2, 4):
        search(players)
    for text in (*starting.report(), *printing.report()):
        print(text, flush=True)
    bot_strength.main()


if __name__ == "__main__":
    main()
