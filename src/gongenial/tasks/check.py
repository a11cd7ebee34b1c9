"""Checking a task pack: every fault of it, each with its file and its line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from gongenial.core.errors import written
from gongenial.tasks.faults import Fault, brief
from gongenial.tasks.lines import Lines
from gongenial.tasks.naming import NAME
from gongenial.tasks.pack import MANIFEST, decoded, text_file
from gongenial.tasks.program import COLOURS, MOST_TASKS
from gongenial.tasks.signs import is_blank, name_of, odd_lines, odd_sign
from gongenial.tasks.steps import Steps
from gongenial.tasks.texts import Message, Texts, read_texts

FORMAT = 1
MOST_BYTES = 256 * 1024
"""Of all files of a pack."""
MOST_LANGUAGES = 12
MOST_OF_COLOUR = 100
"""Tasks, those for a real table too: a phone remembers which of them it has had."""
MOST_DOTS = 100
"""In a line of the list of tasks: a key such as `a.b` has a dot for each part, and none here has any."""
MOST_FAULTS = 1000
"""Of one pack, beyond which none is looked for: nobody reads them all."""
REPLACED = "\ufffd"
"""What reading puts where it found no letter."""
ENDLESS = re.compile(r"(?<!\w)\w{1000,}|[\[{\s]{50,}")
LANGUAGE = re.compile(r"[a-z]{2,3}")
FIELDS = ("format", "name", "languages", "task")
TASK_FIELDS = ("name", "colour", "do", "real")
PACK_TEXTS = ("pack-title", "pack-about")
MOST_LETTERS = {"": 400, "title": 60, "one": 60, "two": 60, "pack-title": 40, "pack-about": 200}
"""What there is room for: of a task's text, of its attributes, and of the texts about the pack."""

Read = Callable[[str, int], bytes]
"""Gives a file of the pack by its name, not much more than so many bytes of it. Raises OSError if there is none."""


def check(folder: Path) -> list[Fault]:
    """Everything that is wrong with the pack in a folder, by file and line; nothing if it is sound."""
    if not folder.is_dir():
        return [Fault(folder, 1, "no-folder", (("folder", str(folder)),))]

    def read(name: str, most: int) -> bytes:
        with (folder / name).open("rb") as file:
            return file.read(most)

    return _Check(folder, read, folder.resolve().name).run()


def check_files(files: Mapping[str, str]) -> list[Fault]:
    """The same for a pack that lies in no folder; its files by name."""

    def read(name: str, most: int) -> bytes:
        if name not in files:
            raise FileNotFoundError(name)
        return files[name].encode("utf-8", "replace")[:most]

    return _Check(Path(), read, None).run()


def name_of_pack(files: Mapping[str, str]) -> str | None:
    """What a pack in such files is called, however faulty it is otherwise; None if that can't be read."""
    try:
        source = files[MANIFEST]
        name = None if _dotted(source) else tomllib.loads(source).get("name")
    except (KeyError, ValueError, RecursionError):
        return None
    return name if isinstance(name, str) and NAME.fullmatch(name) else None


def _dotted(source: str) -> int | None:
    """The line of a key with so many parts that to read it takes minutes."""
    lines = enumerate(source.split("\n"), 1)
    return next((n for n, line in lines if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#")), None)


class _Enough(Exception):
    """More faults than anybody reads."""


class _Check:
    def __init__(self, folder: Path, read: Read, called: str | None) -> None:
        self.folder, self.file = folder, folder / MANIFEST
        self.read, self.called = read, called
        self.room = MOST_BYTES
        self.sources: dict[str, str] = {}
        """Texts of the files read, by name."""
        self.faults: list[Fault] = []
        self.lines = Lines("")
        self.tasks: dict[str, tuple[int, bool]] = {}
        """Each task's line, and whether it chooses."""

    def run(self) -> list[Fault]:
        with suppress(_Enough):
            self._all()
        order = {self.file: 0}
        return sorted(self.faults, key=lambda fault: (order.get(fault.file, 1), fault.file, fault.line))

    def _all(self) -> None:
        given = self._manifest()
        if given is not None:
            self._head(given)
            self._tasks(given)
            for language in self._languages(given):
                self._texts(self.folder / text_file(language))

    def _fault(self, file: Path, line: int, key: str, /, **arguments: str | int) -> None:
        self.faults.append(Fault(file, line, key, tuple(arguments.items())))
        if len(self.faults) >= MOST_FAULTS:
            raise _Enough

    def _wrong(self, path: tuple[str | int, ...], key: str, /, **arguments: str | int) -> None:
        """A fault of the manifest, at the line of a value."""
        self._fault(self.file, self.lines.of(*path), key, **arguments)

    def _read(self, file: Path) -> str | None:
        try:
            raw = self.read(file.name, self.room + 1)
            self.room -= len(raw)
            if self.room < 0:
                self._fault(file, 1, "too-large", most=MOST_BYTES // 1024)
                return None
            source = decoded(raw)
        except OSError:
            self._fault(file, 1, "no-file", file=file.name)
            return None
        except UnicodeDecodeError as error:
            self._fault(file, error.object.count(b"\n", 0, error.start) + 1, "not-utf8")
            return None
        if REPLACED in source:
            self._fault(file, source.count("\n", 0, source.index(REPLACED)) + 1, "not-utf8")
        for line, sign in odd_lines(source):
            self._fault(file, line, "odd-sign", sign=name_of(sign))
        self.sources[file.name] = source
        return source

    # -------------------------------------------------------------------------------------------- pack.toml

    def _manifest(self) -> dict[str, Any] | None:
        source = self._read(self.file)
        if source is None:
            return None
        if (dotted := _dotted(source)) is not None:
            self._fault(self.file, dotted, "no-toml", why=written(source.split("\n")[dotted - 1]))
            return None
        try:
            given = tomllib.loads(source)
            self.lines = Lines(source)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
            line = int(place[1]) if place and place[1] else source.rstrip("\n").count("\n") + 1
            self._fault(self.file, line, "no-toml", why=str(error)[: place.start()] if place else str(error))
            return None
        except (ValueError, RecursionError):  # a number, or brackets in brackets, that no machine reads
            endless = ENDLESS.search(source)
            line = source.count("\n", 0, endless.start()) + 1 if endless else 1
            self._fault(self.file, line, "no-toml", why=written(endless[0] if endless else source))
            return None
        return given

    def _head(self, given: dict[str, Any]) -> None:
        for field in given:
            if field not in FIELDS:
                self._wrong((field,), "no-such-field", field=written(field), fields=", ".join(FIELDS))
        if given.get("format") != FORMAT or isinstance(given.get("format"), bool):
            self._wrong(("format",), "format", format=FORMAT, value=written(given.get("format")))
        name: Any = given.get("name")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self._wrong(("name",), "name", value=written(name))
        elif self.called is not None and name != self.called:
            self._wrong(("name",), "other-folder", value=name, folder=brief(self.called))

    def _languages(self, given: dict[str, Any]) -> list[str]:
        languages = given.get("languages")
        if not isinstance(languages, list) or not languages:
            self._wrong(("languages",), "languages", value=written(languages))
            return []
        if len(languages) > MOST_LANGUAGES:
            self._wrong(("languages",), "too-many-languages", count=len(languages), most=MOST_LANGUAGES)
            return []
        sound = []
        for index, language in enumerate(languages):
            if not isinstance(language, str) or not LANGUAGE.fullmatch(language) or language in sound:
                self._wrong(("languages", index), "language", value=written(language))
            else:
                sound.append(language)
        return sound

    def _tasks(self, given: dict[str, Any]) -> None:
        tasks = given.get("task")
        if not isinstance(tasks, list) or not all(isinstance(task, dict) for task in tasks):
            self._wrong(("task",), "no-tasks")
            return
        colours: Counter[str] = Counter()
        for index, task in enumerate(tasks):
            colours[self._task(task, index)] += 1
        for colour in COLOURS:
            count = sum(task.get("colour") == colour for task in tasks)
            if count > MOST_OF_COLOUR:
                self._wrong((), "too-many-of-colour", colour=colour, count=count, most=MOST_OF_COLOUR)
            if not colours[colour]:
                self._wrong((), "no-task-of-colour", colour=colour)
            elif colours[colour] > MOST_TASKS:
                self._wrong((), "too-many-tasks", colour=colour, count=colours[colour], most=MOST_TASKS)

    def _task(self, task: dict[str, Any], index: int) -> str:
        """One task; returns its colour if the game carries it out, else nothing."""
        here = ("task", index)
        for field in task:
            if field not in TASK_FIELDS:
                self._wrong((*here, field), "no-such-field", field=written(field), fields=", ".join(TASK_FIELDS))
        colour, real = task.get("colour"), task.get("real", False)
        if colour not in COLOURS:
            self._wrong((*here, "colour"), "one-of", field="colour", value=written(colour), values=", ".join(COLOURS))
        if "real" in task and real is not True:
            self._wrong((*here, "real"), "true-wanted", field="real", value=written(real))
        if ("do" in task) == ("real" in task):
            self._wrong((*here, "do"), "do-or-real")
        elif "do" in task:
            Steps(lambda where, key, **named: self._wrong((*here, *where), key, **named)).compiled(task["do"])
        self._name(task, index)
        return str(colour) if "do" in task and colour in COLOURS else ""

    def _name(self, task: dict[str, Any], index: int) -> None:
        name, do = task.get("name"), task.get("do")
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self._wrong(("task", index, "name"), "name", value=written(name))
        elif name in self.tasks:
            self._wrong(("task", index, "name"), "name-twice", value=name, line=self.tasks[name][0])
        else:
            chooses = isinstance(do, list) and any(isinstance(one, dict) and "choose" in one for one in do)
            self.tasks[name] = (self.lines.of("task", index, "name"), chooses)

    # ------------------------------------------------------------------------------------------------ texts

    def _texts(self, file: Path) -> None:
        source = self._read(file)
        if source is None:
            return
        texts = read_texts(source)
        for line in texts.unreadable:
            self._fault(file, line, "no-fluent")
        for name, line, before in texts.doubled:
            self._fault(file, line, "text-twice", text=brief(name), line=before)
        for name in PACK_TEXTS:
            if name not in texts.messages:
                self._fault(file, 1, "text-missing", text=name)
                continue
            if not texts.messages[name].has_value:
                self._fault(file, texts.messages[name].line, "text-empty", text=name)
            self._words(file, name, texts.messages[name])
        for name, (line, chooses) in self.tasks.items():
            self._task_text(file, texts, name, line, chooses=chooses)
        wanted = {*PACK_TEXTS, *(f"task-{name}" for name in self.tasks)}
        for name, message in texts.messages.items():
            if name not in wanted:
                self._fault(file, message.line, "text-of-nothing", text=brief(name))
            for line in message.holes:
                self._fault(file, line, "hole", text=brief(name))

    def _task_text(self, file: Path, texts: Texts, name: str, line: int, *, chooses: bool) -> None:
        text = texts.messages.get(f"task-{name}")
        if text is None:
            self._fault(self.file, line, "task-without-text", task=name, text=f"task-{name}", file=file.name)
            return
        if not text.has_value:
            self._fault(file, text.line, "text-empty", text=f"task-{name}")
        wanted = ("title", "one", "two") if chooses else ("title",)
        for attribute in wanted:
            if attribute not in text.attributes:
                self._fault(file, text.line, f"no-{attribute}", text=f"task-{name}")
        for attribute, place in text.attributes.items():
            if attribute not in wanted:
                self._fault(file, place, "attribute-of-nothing", text=f"task-{name}", attribute=brief(attribute))
        self._words(file, f"task-{name}", text)

    def _words(self, file: Path, name: str, message: Message) -> None:
        """Whether what a message says can be read, and is short enough."""
        for attribute, words in message.words.items():
            most = MOST_LETTERS.get(attribute or name, MOST_LETTERS[""])
            line = message.attributes.get(attribute, message.line)
            called = brief(f"{name}.{attribute}") if attribute else name
            if is_blank(words):
                self._fault(file, line, "text-empty", text=called)
            if len(words) > most:
                self._fault(file, line, "too-many-letters", text=called, count=len(words), most=most)
            escaped = odd_sign(words.replace("\n", " "))
            if escaped is not None and escaped not in self.sources[file.name]:
                self._fault(file, line, "odd-sign", sign=name_of(escaped))
