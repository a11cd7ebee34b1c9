"""`make bench`: speed on one core, side by side with OpenSpiel in the same run, and how strong the bots are."""

from __future__ import annotations

from benchmarks import bot_strength, starting
from benchmarks.link import LinkSearch, RandomLink
from benchmarks.measure import by_turns, line
from benchmarks.peer import CrazyEights
from gongenial.bots.link.search import DEPTH


def main() -> None:
    """Print one line for each figure."""
    for players in (2, 4):
        ours, theirs = RandomLink(players), CrazyEights(players)
        mine, peer = by_turns(ours.play, theirs.rollouts)
        print(line(f"link {players}p random play vs OpenSpiel crazy_eights rollouts", "decisions", mine, peer))
        print(f"link {players}p random play: {1e9 / mine.per_second:.1f} ns a move, dealing included", flush=True)
        mine, peer = by_turns(LinkSearch(players).search, theirs.search)
        what = f"link {players}p search on hidden cards vs OpenSpiel crazy_eights MCTS on open ones"
        print(line(what, f"simulations; ours play on for {DEPTH} turns", mine, peer), flush=True)
    for text in starting.report():
        print(text, flush=True)
    bot_strength.main()


if __name__ == "__main__":
    main()
