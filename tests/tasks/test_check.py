"""Checking a pack of tasks: each fault is found, with its file and its line, and said in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from gongenial.i18n import LANGUAGES
from gongenial.tasks.check import MOST_FAULTS, check, check_files
from gongenial.tasks.faults import BrokenPack
from gongenial.tasks.pack import read_pack
from gongenial.tasks.registry import BUILT_IN, STARS
from gongenial.tasks.scaffold import first_files, new_pack


def line_of(file: Path, words: str) -> int:
    """The first line that has these words in it."""
    lines = file.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return new_pack("pirates", "en", tmp_path)


def found(folder: Path) -> list[tuple[str, int, str]]:
    return [(fault.file.name, fault.line, fault.key) for fault in check(folder)]


def change(file: Path, old: str, new: str) -> None:
    source = file.read_text("utf-8")
    assert source.count(old) >= 1
    file.write_text(source.replace(old, new, 1), "utf-8")


DO = "do = [{ draw = 1 }]"

WRONG = [
    ("format = 1", "format = 2", "format"),
    ("format = 1", "format = true", "format"),
    ("format = 1", "formal = 1\nformat = 1", "no-such-field"),
    ('name = "pirates"', 'name = "pilots"', "other-folder"),
    ('name = "pirates"', "name = 7", "name"),
    ('languages = ["en"]', "languages = []", "languages"),
    ('languages = ["en"]', 'languages = ["en", "en"]', "language"),
    ('languages = ["en"]', 'languages = ["../en"]', "language"),
    ('name = "one-more"', 'name = "One more"', "name"),
    ('name = "one-more"', 'name = "high-card"', "name-twice"),
    ('name = "one-more"', 'name = "one-more"\ncolor = 1', "no-such-field"),
    ('name = "one-more"\ncolour = "red"', 'name = "one-more"\ncolour = "green"', "one-of"),
    (DO, "do = []", "steps-wanted"),
    (DO, "do = 3", "steps-wanted"),
    (DO, "do = [3]", "step-wanted"),
    (DO, "do = [{ sing = 1 }]", "step-wanted"),
    (DO, "do = [{ draw = 1, laydown = 1 }]", "step-wanted"),
    (DO, "do = [{ draw = 0 }]", "count-wanted"),
    (DO, "do = [{ draw = 6 }]", "count-wanted"),
    (DO, "do = [{ draw = true }]", "count-wanted"),
    (DO, 'do = [{ draw = 1, who = "you" }]', "one-of"),
    (DO, 'do = [{ draw = 1, to = "me" }]', "no-such-field-in-step"),
    (DO, "do = [{ give = 1 }]", "field-missing"),
    (DO, "do = [{ take = 1 }]", "field-missing"),
    (DO, 'do = [{ give = 1, to = "me" }]', "to-oneself"),
    (DO, 'do = [{ skip = "winner" }]', "no-duel-yet"),
    (DO, "do = [{ again = false }]", "true-wanted"),
    (DO, 'do = [{ look = 1, at = "others" }]', "one-player-wanted"),
    (DO, 'do = [{ look = 1, at = "me" }]', "one-player-wanted"),
    (DO, 'do = [{ look = 1, at = "left" }, { look = 1, at = "left" }]', "second-look"),
    (DO, 'do = [{ duel = "chess" }]', "one-of"),
    (DO, 'do = [{ duel = "signs", with = "others" }]', "one-of"),
    (DO, 'do = [{ duel = "signs", tie = "both" }]', "one-of"),
    (DO, 'do = [{ duel = "signs", guesser = "me" }]', "nobody-guesses"),
    (DO, 'do = [{ duel = "signs" }, { duel = "highest" }]', "second-duel"),
    (DO, "do = [{ choose = [[{ draw = 1 }]] }]", "two-wanted"),
    (DO, "do = [{ choose = [[{ draw = 1 }], []] }]", "steps-wanted"),
    (DO, f"do = [{', '.join(['{ draw = 1 }'] * 9)}]", "too-long"),
    (DO, 'do = [{ give = 1, from = "all", to = "all" }, { take = 1, from = "all", to = "all" }]', "too-much"),
    (DO, f"real = true\n{DO}", "do-or-real"),
    ('colour = "yellow"\nreal = true', 'colour = "yellow"\nreal = false', "true-wanted"),
    ('colour = "yellow"\nreal = true', f"colour = 0x{'f' * 5000}\nreal = true", "one-of"),
]


@pytest.mark.parametrize(("old", "new", "key"), WRONG, ids=[f"{key} {new[:30]}" for _, new, key in WRONG])
def test_what_is_wrong_in_the_list_is_found_on_its_line(folder: Path, old: str, new: str, key: str) -> None:
    place = (folder / "pack.toml").read_text("utf-8").partition(old)[0].count("\n") + 1
    change(folder / "pack.toml", old, new)
    faults = [fault for fault in check(folder) if fault.file.suffix == ".toml" and fault.key != "task-without-text"]
    assert [fault.key for fault in faults] == [key]
    assert place <= faults[0].line <= place + new.count("\n")


def test_a_step_in_the_middle_of_a_long_list_has_a_line_of_its_own(folder: Path) -> None:
    long = """do = [
  { draw = 1 },  # one
  { choose = [
    [{ draw = 2 }],
    [{ skip = "me" }, { laydown = 9 }],
  ] },
]"""
    change(folder / "pack.toml", DO, long)
    (fault, *_) = [fault for fault in check(folder) if fault.file.name == "pack.toml"]
    assert (fault.key, fault.line) == ("count-wanted", line_of(folder / "pack.toml", "laydown = 9"))


def test_faults_of_the_files(folder: Path, tmp_path: Path) -> None:
    assert found(tmp_path / "nowhere") == [("nowhere", 1, "no-folder")]
    (tmp_path / "empty").mkdir()
    assert found(tmp_path / "empty") == [("pack.toml", 1, "no-file")]
    file = folder / "pack.toml"
    sound = file.read_bytes()
    file.write_bytes(sound + b"\nname = ")
    assert found(folder) == [("pack.toml", sound.count(b"\n") + 2, "no-toml")]
    file.write_bytes(b"format = 1\n# caf\xe9\n")
    assert found(folder) == [("pack.toml", 2, "not-utf8")]
    file.write_bytes(sound.replace(b"\n", b"\r\n"))
    assert found(folder) == []
    (folder / "en.ftl").unlink()
    assert found(folder) == [("en.ftl", 1, "no-file")]


def test_files_that_begin_with_the_mark_of_an_editor_are_read(folder: Path) -> None:
    for file in (folder / "pack.toml", folder / "en.ftl"):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert found(folder) == []
    pack = read_pack(folder)
    assert pack.text("en", "pack-title") == "My tasks"
    assert not pack.source("en").startswith("\ufeff")


@pytest.mark.parametrize(
    "endless", ["9" * 5000, f"0x{'f' * 5000}", "[" * 3000 + "]" * 3000, f"{{ {'.'.join('a' * 60_000)} = 1 }}"]
)
def test_a_value_that_no_machine_reads_is_a_fault_with_its_line(folder: Path, endless: str) -> None:
    file = folder / "pack.toml"
    change(file, DO, DO.replace("1", endless))
    faults = check(folder)
    assert [(fault.file, fault.line) for fault in faults] == [(file, line_of(file, DO[:14]))]
    assert len(str(faults[0])) < 2000


TEXTS = [
    ("task-one-more = Draw a card.", "task-one-more", "no-fluent"),
    ("    .title = One more", "", "no-title"),
    ("    .one = Miss a turn", "", "no-one"),
    ("    .two = Take a card", "", "no-two"),
    ("    .title = One more", "    .title = One more\n    .hint = No", "attribute-of-nothing"),
    ("task-one-more = Draw a card.", "task-one-more = Draw { $many } cards.", "hole"),
    ("task-one-more = Draw a card.", 'task-one-more = Draw {"\\U110000"} a card.', "no-fluent"),
    ("task-one-more = Draw a card.", "task-one-more =", "text-empty"),
    ("task-two-less = Lay", "task-none = Nothing\n    .title = No\ntask-two-less = Lay", "text-of-nothing"),
    ("pack-about = A line about them.", "pack-about = A line.\npack-about = Another.", "text-twice"),
]


@pytest.mark.parametrize(("old", "new", "key"), TEXTS, ids=[key for *_, key in TEXTS])
def test_what_is_wrong_in_the_texts_is_found_on_its_line(folder: Path, old: str, new: str, key: str) -> None:
    file = folder / "en.ftl"
    place = line_of(file, old)
    change(file, old, new)
    faults = [fault for fault in check(folder) if fault.key != "task-without-text"]
    assert [fault.key for fault in faults] == [key]
    assert faults[0].file == file
    assert abs(faults[0].line - place) <= 3


def test_a_missing_text_is_named_where_its_task_is(folder: Path) -> None:
    change(folder / "en.ftl", "task-two-less", "task-two-more")
    where = line_of(folder / "pack.toml", 'name = "two-less"')
    assert ("pack.toml", where, "task-without-text") in found(folder)
    change(folder / "en.ftl", "pack-title = My tasks", "")
    assert ("en.ftl", 1, "text-missing") in found(folder)


def test_a_colour_without_tasks_and_one_with_too_many(folder: Path) -> None:
    file = folder / "pack.toml"
    source = file.read_text("utf-8")
    file.write_text(source.replace('colour = "blue"', 'colour = "red"'), "utf-8")
    assert ("pack.toml", 1, "no-task-of-colour") in found(folder)
    more = "".join(f'\n[[task]]\nname = "more-{k}"\ncolour = "red"\n{DO}\n' for k in range(23))
    file.write_text(source + more, "utf-8")
    assert ("pack.toml", 1, "too-many-tasks") in found(folder)
    for count, fault in ((95, False), (101, True)):
        real = "".join(f'\n[[task]]\nname = "real-{k}"\ncolour = "red"\nreal = true\n' for k in range(count))
        file.write_text(source + real, "utf-8")
        assert (("pack.toml", 1, "too-many-of-colour") in found(folder)) is fault
    file.write_text('format = 1\nname = "pirates"\nlanguages = ["en"]\ntask = 3\n', "utf-8")
    assert ("pack.toml", 4, "no-tasks") in found(folder)


def test_every_fault_is_said_in_every_language(folder: Path) -> None:
    """Also for values that nobody expects."""
    (folder / "pack.toml").write_text(
        'name = {a = "{ $b }"}\nlanguages = 1979-05-27\nx.y = 1\n'
        '[[task]]\ncolour = ["red"]\ndo = [{choose = "both"}, {give = 1e3}, {duel = [], with = 3, guesser = 0}]\n'
        "[[task]]\n",
        "utf-8",
    )
    faults = check(folder)
    assert len(faults) > 10
    for language in LANGUAGES:
        for fault in faults:
            assert len(fault.said(language)) > 10
    assert str(faults[0]).startswith(f"{folder / 'pack.toml'}:")


def test_a_broken_pack_is_not_read(folder: Path) -> None:
    change(folder / "pack.toml", DO, "do = []")
    with pytest.raises(BrokenPack, match=r"pack\.toml:\d+: Here a list of steps") as refused:
        read_pack(folder)
    assert len(refused.value.faults) == 1


@pytest.mark.rule("T10")
def test_the_pack_that_comes_along_is_sound_and_large_enough() -> None:
    assert check(BUILT_IN / STARS) == []
    stars = read_pack(BUILT_IN / STARS)
    assert stars.languages == LANGUAGES
    assert all(14 <= len(deck) <= 24 for deck in stars.decks)
    for colour in range(3):
        assert sum(task.is_real for task in stars.tasks if task.colour == colour) >= 10
    for language in LANGUAGES:
        for task in stars.tasks:
            assert len(stars.text(language, f"task-{task.name}")) > 10
            assert stars.text(language, f"task-{task.name}", "title")
    with pytest.raises(KeyError):
        stars.text("en", "task-star-gift", "one")
    assert stars.text("sv", "pack-title") == stars.text("en", "pack-title")


@pytest.mark.parametrize(
    ("old", "new", "where", "words"),
    [
        ("task-one-more = Draw a card.", "task-one-more = Draw\u202e a card.", "en.ftl", "U+202E"),
        ("task-one-more = Draw a card.", 'task-one-more = Draw {"\\u2067"} a card.', "en.ftl", "U+2067"),
        ("task-one-more = Draw a card.", "task-one-more = Draw\x1b[31m a card.", "en.ftl", "U+001B"),
        ("task-one-more = Draw a card.", "task-one-more = D" + "\u0301" * 60 + "raw", "en.ftl", "U+0301"),
        ("task-one-more = Draw a card.", f"task-one-more = {'a' * 100_000}", "en.ftl", "100,000"),
        ("    .title = One more", f"    .title = {'a' * 100}", "en.ftl", "100"),
        ("    .title = One more", "    .title = \u2800", "en.ftl", "U+2800"),
        ("    .title = One more", '    .title = {""}', "en.ftl", "says nothing"),
        ("task-one-more = Draw a card.", "task-one-more = Draw a card.\ufffd", "en.ftl", "UTF-8"),
        ("# A pack", "# A \u2066pack", "pack.toml", "U+2066"),
        ("pack-title = My tasks", "pack-title =\n    .hint = None", "en.ftl", "pack-title says nothing"),
    ],
    ids=["bidi", "escaped", "terminal", "marks", "long", "title", "blank", "empty", "letters", "comment", "no value"],
)
def test_texts_that_would_fool_a_reader_are_faults(old: str, new: str, where: str, words: str) -> None:
    files = first_files("pirates", "en")
    assert any(old in text for text in files.values())
    bad = {name: text.replace(old, new, 1) for name, text in files.items()}
    line = bad[where].partition(new)[0].count("\n") + 1
    found = [(fault.file.name, fault.line, fault.said()) for fault in check_files(bad)]
    assert any(file == where and at == line and words in text for file, at, text in found), found
    assert all(len(text) < 600 for *_, text in found)


def test_a_pack_has_room_for_so_much(folder: Path) -> None:
    change(folder / "pack.toml", 'languages = ["en"]', f"languages = {[chr(97 + k) * 2 for k in range(20)]}")
    assert ("pack.toml", line_of(folder / "pack.toml", "languages"), "too-many-languages") in found(folder)
    (folder / "pack.toml").write_bytes(b"# filling\n" * 50_000)
    assert found(folder) == [("pack.toml", 1, "too-large")]


@pytest.mark.parametrize("deep", ["{" * 120_000, '{ "a" ' * 30_000, "{ F(" * 30_000, "{ { " * 400])
def test_braces_in_braces_are_a_fault_with_its_line(deep: str) -> None:
    files = first_files("pirates", "en")
    files["en.ftl"] += f"task-deep = {deep}\n"
    line = files["en.ftl"].count("\n")
    found = [(fault.file.name, fault.line) for fault in check_files(files) if fault.key == "no-fluent"]
    assert found == [("en.ftl", line)]


def test_braces_that_lead_nowhere_are_read_once() -> None:
    """Not in all the ways that the blanks among them can be shared out."""
    files = first_files("pirates", "en")
    files["en.ftl"] += f"# {'{   ' * 49}\ntask-deep = {'{' * 120_000}\n"
    line = files["en.ftl"].count("\n")
    found = [(fault.file.name, fault.line) for fault in check_files(files) if fault.key == "no-fluent"]
    assert found == [("en.ftl", line)]


def test_there_is_an_end_to_faults() -> None:
    files = first_files("pirates", "en")
    assert len(check_files({**files, "pack.toml": "[[task]]\n" * 20_000})) == MOST_FAULTS
