"""Packs of tasks for the tests of FIGHT: one with a task for each thing that a task can say, and any others."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gongenial.tasks import registry

Step = dict[str, Any]
Tasks = Mapping[str, Mapping[str, list[Step]]]
"""By colour, by name, what is to be done."""

TRIAL: Tasks = {
    "yellow": {
        "highest": [{"duel": "highest", "with": "chosen"}, {"laydown": 1, "who": "winner"}],
        "highest-tie-me": [{"duel": "highest", "with": "left", "tie": "me"}, {"draw": 1, "who": "loser"}],
        "highest-tie-rival": [{"duel": "highest", "with": "right", "tie": "rival"}, {"draw": 1, "who": "loser"}],
        "signs": [{"duel": "signs", "with": "chosen"}, {"draw": 1, "who": "loser"}],
        "signs-most": [{"duel": "signs", "with": "most"}, {"draw": 1, "who": "loser"}],
        "signs-fewest": [{"duel": "signs", "with": "fewest"}, {"draw": 1, "who": "loser"}],
        "winner-gives": [{"duel": "signs", "with": "left"}, {"give": 1, "from": "winner", "to": "loser"}],
        "loser-skips": [{"duel": "signs", "with": "left"}, {"skip": "loser"}],
        "i-guess-number": [{"duel": "guess-number", "with": "left", "guesser": "me"}, {"laydown": 1, "who": "winner"}],
        "they-guess-family": [{"duel": "guess-family", "with": "left"}, {"draw": 1, "who": "loser"}],
        "i-guess-colour": [{"duel": "guess-colour", "with": "left", "guesser": "me"}, {"draw": 1, "who": "loser"}],
    },
    "red": {
        "draw-two": [{"draw": 2}],
        "all-draw": [{"draw": 1, "who": "all"}],
        "take-one": [{"take": 1, "from": "chosen"}],
        "take-two-most": [{"take": 2, "from": "most"}],
        "take-others": [{"take": 1, "from": "others"}],
        "others-take": [{"take": 1, "from": "me", "to": "others"}],
        "skip-me": [{"skip": "me"}],
        "skip-left": [{"skip": "left"}],
        "skip-others": [{"skip": "others"}],
        "others-lay": [{"laydown": 1, "who": "others"}],
        "carousel": [{"give": 1, "from": "all", "to": "left"}],
        "others-give": [{"give": 1, "from": "others", "to": "me"}],
        "fewest-gives": [{"give": 1, "from": "fewest", "to": "me"}],
        "lay-then-draw": [{"laydown": 1}, {"draw": 1}],
    },
    "blue": {
        "give-one": [{"give": 1, "to": "chosen"}],
        "give-two": [{"give": 2, "to": "chosen"}],
        "give-sides": [{"give": 1, "to": "left"}, {"give": 1, "to": "right"}],
        "give-others": [{"give": 1, "to": "others"}],
        "lay-one": [{"laydown": 1}],
        "lay-two": [{"laydown": 2}],
        "all-lay": [{"laydown": 1, "who": "all"}],
        "again": [{"again": True}],
        "lay-again": [{"laydown": 1}, {"again": True}],
        "look-two": [{"look": 2, "at": "chosen"}],
        "choose": [{"choose": [[{"laydown": 1}], [{"draw": 1}]]}],
        "there-and-back": [{"give": 1, "to": "chosen"}, {"give": 1, "from": "chosen", "to": "me"}],
    },
}
"""The pack `trial` of the rule tests."""

WHO = ("me", "chosen", "left", "right", "others", "all", "most", "fewest")
SEVERAL = ("others", "all")
DUELS = ("highest", "signs", "guess-number", "guess-family", "guess-colour")

COLOUR = {name: colour for colour, tasks in TRIAL.items() for name in tasks}


def wild(seed: int, tasks: int = 24) -> Tasks:
    """A pack of tasks that nobody would think of: whatever the language allows."""
    rng = random.Random(seed)
    return {
        colour: {f"{colour}-{number}": _wild_task(rng) for number in range(tasks)}
        for colour in ("yellow", "red", "blue")
    }


def _wild_task(rng: random.Random) -> list[Step]:
    duel, looks = rng.random() < 0.4, rng.random() < 0.2
    who = (*WHO, "winner", "loser") if duel else WHO
    steps = [_wild_step(rng, who) for _ in range(rng.randint(1, 3))]
    if rng.random() < 0.25:
        branches = [[_wild_step(rng, who) for _ in range(size)] for size in rng.choice(((1, 1), (1, 2), (2, 1)))]
        steps[1:] = [{"choose": branches}]
    if looks:
        steps.insert(0, {"look": rng.randint(1, 3), "at": rng.choice([w for w in WHO if w not in (*SEVERAL, "me")])})
    if duel:
        steps.insert(0, _wild_duel(rng))
    return steps


def _wild_duel(rng: random.Random) -> Step:
    duel: Step = {"duel": rng.choice(DUELS), "with": rng.choice(("chosen", "left", "right", "most", "fewest"))}
    if rng.random() < 0.7:
        duel["tie"] = rng.choice(("me", "rival", "nobody"))
    if duel["duel"].startswith("guess-") and rng.random() < 0.7:
        duel["guesser"] = rng.choice(("me", "rival"))
    return duel


def _wild_step(rng: random.Random, who: tuple[str, ...]) -> Step:
    n = rng.choice((1, 1, 1, 2, 2, 3, 5))
    kind = rng.choice(("give", "give", "give", "take", "take", "laydown", "laydown", "draw", "skip", "again"))
    if kind in ("give", "take"):
        giver = rng.choice(who)
        taker = rng.choice([to for to in who if (to != giver or to in SEVERAL) and not {to, giver} <= set(SEVERAL)])
        return {kind: n, "from": giver, "to": taker}
    if kind in ("laydown", "draw"):
        return {kind: n, "who": rng.choice([name for name in who if name not in SEVERAL or kind != "draw"])}
    return {"skip": rng.choice(who)} if kind == "skip" else {"again": True}


def written(value: object) -> str:
    """A value as TOML writes it within a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value)


def write_pack(folder: Path, tasks: Tasks) -> None:
    """A pack in a folder, which is called as the pack is."""
    folder.mkdir()
    lines = ["format = 1", f'name = "{folder.name}"', 'languages = ["en"]']
    texts = ["pack-title = Trial", "pack-about = For tests."]
    for colour, named in tasks.items():
        for name, do in named.items():
            lines += ["[[task]]", f'name = "{name}"', f'colour = "{colour}"', f"do = {written(do)}"]
            texts += [f"task-{name} = Do it.", "    .title = It"]
            if any("choose" in step for step in do):
                texts += ["    .one = One", "    .two = Two"]
    (folder / "pack.toml").write_text("\n".join([*lines, ""]), "utf-8")
    (folder / "en.ftl").write_text("\n".join([*texts, ""]), "utf-8")


@contextmanager
def known(folder: Path, packs: Mapping[str, Tasks]) -> Iterator[None]:
    """These packs are known, beside those that were, as long as it lasts."""
    for name, tasks in packs.items():
        write_pack(folder / name, tasks)
    with pytest.MonkeyPatch.context() as patch:
        registry.pack(registry.STARS)
        patch.setattr(registry, "_registry", registry._registry.copy())
        assert registry.add_packs(folder).broken == {}
        yield
