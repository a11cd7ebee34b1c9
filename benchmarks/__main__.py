"""`make bench`: speed on one core, side by side with OpenSpiel in the same run, and how strong the bots are."""

from __future__ import annotations

from benchmarks import bot_strength, starting
from benchmarks.link import LinkSearch
from benchmarks.measure import by_turns, line
from benchmarks.peers import Peer
from benchmarks.random_play import RandomPlay
from gongenial.bots.link.search import DEPTH

RELATIVES = (("link", "crazy_eights", (2, 4)), ("genial", "pig", (2, 4)))
"""Our game, OpenSpiel's nearest relative of it, and with how many players the two are compared."""


def random_play(game: str, relative: str, players: int) -> None:
    """Print how fast whole games are played at random, beside the relative."""
    mine, peer = by_turns(RandomPlay(game, players).play, Peer(relative, players).rollouts)
    print(line(f"{game} {players}p random play vs OpenSpiel {relative} rollouts", "decisions", mine, peer))
    print(f"{game} {players}p random play: {1e9 / mine.per_second:.1f} ns a move, dealing included", flush=True)


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
        search(players)
    for text in starting.report():
        print(text, flush=True)
    bot_strength.main()


if __name__ == "__main__":
    main()
