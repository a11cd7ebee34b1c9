"""Run by test_crash in a process of its own, to be killed: many tables at once, each acknowledged row is printed."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from gongenial.games import GAMES
from gongenial.store.store import Store
from gongenial.table import commands, opening
from gongenial.table.table import Table
from tests.store.crash_codes import CODES
from tests.table.desk import ANA


async def table(store: Store, code: str, seed: int) -> None:
    """One table plays one game after the other, of another kind than the next table; a line is printed once its row is
    durable."""
    rng = random.Random(seed)
    game = list(GAMES)[seed % len(GAMES)]
    state, row = opening.dealt_at_once(game, ANA, "Ana", 3, {}, "easy", f"{seed:064x}")
    await store.create(code, row)
    print(code, row.seq, flush=True)
    live, now = Table(code, state), 0.0
    live.check(commands.Arrive(ANA, 1), now)
    while True:
        now += 5.0
        command = live.due(now) or choice(live, rng)
        step = live.check(command, now)
        if step.row is not None:
            await store.append(code, step.row, live.roster)
            print(code, step.row.seq, flush=True)
        live.apply(step, now)


def choice(live: Table, rng: random.Random) -> commands.Command:
    position = live.state.position
    if position is None or live.roster.stage != "playing":
        return commands.Start(ANA, f"{rng.getrandbits(256):064x}")
    open_ = [(seat, action) for seat in sorted(position.actors) for action in live.legal(seat)]
    if not open_:
        return commands.Rename(ANA, "Ana")
    seat, action = rng.choice(open_)
    if seat == 0:
        return commands.Act(ANA, live.state.shown, str(action))
    return commands.BotAct(seat, live.state.shown, str(action))


async def main(folder: str) -> None:
    store = Store(Path(folder) / "test.sqlite3")
    await asyncio.gather(*(table(store, code, seed) for seed, code in enumerate(CODES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
