"""Tasks as small programs: what is written is what the kernels read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gongenial as gg
from gongenial.tasks import program as p
from gongenial.tasks import registry
from gongenial.tasks.lines import Lines
from gongenial.tasks.pack import read_pack
from gongenial.tasks.scaffold import BadName, new_pack
from gongenial.tasks.steps import Steps


def compiled(*do: dict[str, Any]) -> list[int]:
    """The steps of a task that has no faults."""
    faults: list[str] = []
    steps = Steps(lambda where, key, **named: faults.append(key)).compiled(list(do))
    assert faults == []
    return steps


def read(steps: list[int]) -> list[tuple[int, int, int, int]]:
    """The steps as kernels see them, up to the end."""
    programs, sizes = p.table([[], [steps], []])
    assert list(sizes) == [0, 1, 0]
    found = []
    for k in range(p.STEPS + 1):
        one = p.step_at(programs, 1, 0, k)
        if p.operation_of(one) == p.END:
            break
        found.append((p.operation_of(one), p.n_of(one), p.who_of(one), p.whom_of(one)))
    return found


def test_each_kind_of_step() -> None:
    assert read(compiled({"give": 2, "to": "left"})) == [(p.GIVE, 2, p.ME, p.LEFT)]
    assert read(compiled({"take": 5, "from": "most"})) == [(p.TAKE, 5, p.MOST, p.ME)]
    assert read(compiled({"laydown": 1}, {"draw": 3, "who": "all"})) == [
        (p.LAYDOWN, 1, p.ME, 0),
        (p.DRAW_CARDS, 3, p.ALL, 0),
    ]
    assert read(compiled({"look": 4, "at": "fewest"}, {"again": True}, {"skip": "others"})) == [
        (p.LOOK, 4, p.FEWEST, 0),
        (p.AGAIN, 0, 0, 0),
        (p.SKIP, 0, p.OTHERS, 0),
    ]
    assert read(compiled({"duel": "guess-colour", "guesser": "me", "tie": "rival"}, {"skip": "loser"})) == [
        (p.DUEL, p.GUESS_COLOUR, p.CHOSEN, p.TIE_RIVAL | p.I_GUESS),
        (p.SKIP, 0, p.LOSER, 0),
    ]


def test_a_choice_leaves_the_other_branch_out() -> None:
    steps = compiled({"choose": [[{"draw": 1}, {"draw": 2}], [{"laydown": 1}]]}, {"again": True})
    operations = [(operation, n) for operation, n, _, _ in read(steps)]
    one = [(p.DRAW_CARDS, 1), (p.DRAW_CARDS, 2)]
    two = [(p.LAYDOWN, 1)]
    assert operations == [(p.CHOOSE, len(one) + 1), *one, (p.JUMP, len(two)), *two, (p.AGAIN, 0)]


def test_each_branch_may_have_a_duel_and_after_either_there_is_a_winner() -> None:
    compiled({"choose": [[{"duel": "signs"}], [{"duel": "highest"}]]}, {"laydown": 1, "who": "winner"})


def test_the_longest_task_fits() -> None:
    steps = compiled(*[{"skip": "fewest"}] * p.STEPS)
    assert read(steps) == [(p.SKIP, 0, p.FEWEST, 0)] * p.STEPS
    largest = p.step(p.JUMP, 7, 9, 15)
    assert all(word >= 0 for word in p.words([largest] * p.STEPS))


def test_lines_of_values() -> None:
    text = '''# a comment [[task]]
a = """
[[task]]
"""  # and "more"
[[task]]
"n.m" = 'it''s'
do = [1, # one
  { x.y = 2, z = ["]"] },
  [
    3,
  ],
]
[[task]]
[other.table]
k = """"quoted""""
l = 1
'''
    text = text.replace("'it''s'", "'its'")
    lines = Lines(text)
    assert lines.of("a") == 2
    assert lines.of("task", 0) == 5
    assert lines.of("task", 0, "n.m") == 6
    assert lines.of("task", 0, "do") == lines.of("task", 0, "do", 0) == 7
    assert lines.of("task", 0, "do", 1, "x", "y") == lines.of("task", 0, "do", 1, "z", 0) == 8
    assert lines.of("task", 0, "do", 2, 0) == 10
    assert lines.of("task", 0, "do", 2, 5) == 9
    assert lines.of("task", 1, "name") == 13
    assert lines.of("other", "table", "l") == 16
    assert lines.of("nothing") == 1


def test_of_a_folder_the_sound_packs_become_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registry", registry._registry.copy())
    names = registry.KnownPacks()
    new_pack("pirates", "en", tmp_path)
    new_pack("robots", "de", tmp_path)
    (tmp_path / "notes").mkdir()
    (tmp_path / "robots" / "de.ftl").rename(tmp_path / "robots" / "fr.ftl")
    added = registry.add_packs(tmp_path)
    assert [pack.name for pack in added.packs] == ["pirates"]
    assert [fault.key for fault in added.broken["robots"]] == ["no-file"]
    assert "pirates" in names
    assert not {"robots", "notes"} & {pack.name for pack in registry.packs()}
    (tmp_path / "robots" / "fr.ftl").rename(tmp_path / "robots" / "de.ftl")
    added = registry.add_packs(tmp_path)
    assert [pack.name for pack in added.packs] == ["robots"]
    assert [fault.key for fault in added.broken["pirates"]] == ["known-already"]
    assert registry.pack_at(names.index("robots")) is registry.pack("robots")
    assert names[names.index("robots")] == "robots"


def test_a_number_means_the_same_version_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T10: whatever becomes of a pack, a game that has begun goes on with the tasks that it was dealt."""
    monkeypatch.setattr(registry, "_registry", registry._registry.copy())
    old = registry.add_pack(read_pack(new_pack("pirates", "en", tmp_path)))
    game = gg.new("fight", pack="pirates", seed=1)
    known = game.to_dict()
    assert known["options"]["pack"] == "pirates"
    manifest = tmp_path / "pirates" / "pack.toml"
    manifest.write_text(manifest.read_text("utf-8").replace("draw = 1 }", "draw = 3 }"), "utf-8")
    new = registry.add_pack(read_pack(tmp_path / "pirates"))
    assert new.version != old.version
    assert game.to_dict() == {**known, "options": {**known["options"], "pack": old.version}}
    assert gg.Position.from_dict(game.to_dict()).to_dict() == game.to_dict()
    assert gg.new("fight", pack="pirates", seed=1).to_dict() == known
    exact = gg.new("fight", pack=new.version, seed=1)
    assert exact.view(0).to_dict()["options"]["pack"] == new.version
    registry.remove_pack("pirates")
    assert "pirates" not in registry.KnownPacks()
    assert [pack.name for pack in registry.packs()] == [registry.STARS]
    with pytest.raises(gg.InvalidOption, match="task pack"):
        gg.new("fight", pack="pirates")
    assert registry.newest(old.version) == old.version


def test_a_new_pack_needs_a_sound_name_and_a_free_place(tmp_path: Path) -> None:
    for name in ("", "x", "Pirates", "../pirates", "a b", "-pirates", "é" * 3):
        with pytest.raises(BadName):
            new_pack(name, "en", tmp_path)
    new_pack("pirates", "en", tmp_path)
    with pytest.raises(FileExistsError):
        new_pack("pirates", "en", tmp_path)
