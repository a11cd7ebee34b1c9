"""Checking a task pack: every fault of it, each with its file and its line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from gongenial.core.errors import written
from gongenial.tasks.faults import Fault
from gongenial.tasks.lines import Lines
from gongenial.tasks.pack import ENCODING, MANIFEST
from gongenial.tasks.program import COLOURS, MOST_TASKS
from gongenial.tasks.steps import Steps
from gongenial.tasks.texts import Texts, read_texts

FORMAT = 1
ENDLESS = re.compile(r"\w{1000,}|[\[{\s]{50,}")
NAME = re.compile(r"[a-z][a-z0-9-]{1,31}")
LANGUAGE = re.compile(r"[a-z]{2,3}")
FIELDS = ("format", "name", "languages", "task")
TASK_FIELDS = ("name", "colour", "do", "real")
PACK_TEXTS = ("pack-title", "pack-about")


def check(folder: Path) -> list[Fault]:
    """Everything that is wrong with the pack in a folder, by file and line; nothing if it is sound."""
    return _Check(folder).run()


class _Check:
    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / MANIFEST
        self.faults: list[Fault] = []
        self.lines = Lines("")
        self.tasks: dict[str, tuple[int, bool]] = {}
        """Each task's line, and whether it chooses."""

    def run(self) -> list[Fault]:
        if not self.folder.is_dir():
            self._fault(self.folder, 1, "no-folder", folder=str(self.folder))
            return self.faults
        given = self._manifest()
        if given is not None:
            self._head(given)
            self._tasks(given)
            for language in self._languages(given):
                self._texts(self.folder / f"{language}.ftl")
        order = {self.file: 0}
        return sorted(self.faults, key=lambda fault: (order.get(fault.file, 1), fault.file, fault.line))

    def _fault(self, file: Path, line: int, key: str, /, **arguments: str | int) -> None:
        self.faults.append(Fault(file, line, key, tuple(arguments.items())))

    def _wrong(self, path: tuple[str | int, ...], key: str, /, **arguments: str | int) -> None:
        """A fault of the manifest, at the line of a value."""
        self._fault(self.file, self.lines.of(*path), key, **arguments)

    def _read(self, file: Path) -> str | None:
        try:
            return file.read_bytes().decode(ENCODING).replace("\r\n", "\n")
        except OSError:
            self._fault(file, 1, "no-file", file=file.name)
        except UnicodeDecodeError as error:
            self._fault(file, error.object.count(b"\n", 0, error.start) + 1, "not-utf8")
        return None

    # -------------------------------------------------------------------------------------------- pack.toml

    def _manifest(self) -> dict[str, Any] | None:
        source = self._read(self.file)
        if source is None:
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
        folder = self.folder.resolve().name
        if not isinstance(name, str) or not NAME.fullmatch(name):
            self._wrong(("name",), "name", value=written(name))
        elif name != folder:
            self._wrong(("name",), "other-folder", value=name, folder=folder)

    def _languages(self, given: dict[str, Any]) -> list[str]:
        languages = given.get("languages")
        if not isinstance(languages, list) or not languages:
            self._wrong(("languages",), "languages", value=written(languages))
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
            self._fault(file, line, "text-twice", text=name, line=before)
        for name in PACK_TEXTS:
            if name not in texts.messages:
                self._fault(file, 1, "text-missing", text=name)
        for name, (line, chooses) in self.tasks.items():
            self._task_text(file, texts, name, line, chooses=chooses)
        wanted = {*PACK_TEXTS, *(f"task-{name}" for name in self.tasks)}
        for name, message in texts.messages.items():
            if name not in wanted:
                self._fault(file, message.line, "text-of-nothing", text=name)
            for line in message.holes:
                self._fault(file, line, "hole", text=name)

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
                self._fault(file, place, "attribute-of-nothing", text=f"task-{name}", attribute=attribute)
