"""On which line of a TOML file a value stands: tomllib reads values, but doesn't say where they were."""

from __future__ import annotations

from collections import Counter

Path = tuple[str | int, ...]
"""Keys and indexes from the top of the file to a value, as `("task", 3, "do", 0, "give")`."""


class Lines:
    """Finds the lines of a text that tomllib has read without complaint."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._line = 1
        self._found: dict[Path, int] = {(): 1}
        self._tables: Counter[Path] = Counter()
        self._file()

    def of(self, *path: str | int) -> int:
        """The line of a value; for one that isn't there, the line of what it would be in."""
        while path not in self._found:
            path = path[:-1]
        return self._found[path]

    # -------------------------------------------------------------------------------------- reading on

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _move(self, size: int = 1) -> str:
        moved = self._text[self._at : self._at + size]
        self._at += size
        self._line += moved.count("\n")
        return moved

    def _skip(self, also: str = "") -> None:
        """Past blanks, ends of lines and comments."""
        while (now := self._peek()) and (now in " \t\r\n" + also or now == "#"):
            if now == "#":
                while self._peek() not in ("", "\n"):
                    self._move()
            else:
                self._move()

    def _file(self) -> None:
        table: Path = ()
        while True:
            self._skip()
            if not self._peek():
                return
            if self._peek() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Path:
        line, several = self._line, self._text.startswith("[[", self._at)
        self._move(2 if several else 1)
        path: Path = self._key()
        self._move(2 if several else 1)
        if several:
            self._tables[path] += 1
            self._found.setdefault(path, line)
            path = (*path, self._tables[path] - 1)
        self._found[path] = line
        return path

    def _pair(self, table: Path) -> None:
        line = self._line
        path = (*table, *self._key())
        for size in range(len(table) + 1, len(path) + 1):
            self._found.setdefault(path[:size], line)
        self._skip("=")
        self._value(path)

    def _key(self) -> tuple[str, ...]:
        """A key, dotted or not, up to the sign that ends it."""
        parts = []
        while self._peek() not in ("", "=", "]"):
            if self._peek() in " \t.":
                self._move()
            elif self._peek() in "\"'":
                parts.append(self._string())
            else:
                start = self._at
                while self._peek() not in ("", "=", "]", ".", " ", "\t"):
                    self._move()
                parts.append(self._text[start : self._at])
        return tuple(parts)

    def _value(self, path: Path) -> None:
        now = self._peek()
        if now == "[":
            self._array(path)
        elif now == "{":
            self._inline(path)
        elif now in ("'", '"'):
            self._string()
        else:
            while self._peek() not in ("", ",", "]", "}", "\n", "#"):
                self._move()

    def _array(self, path: Path) -> None:
        self._move()
        index = 0
        while True:
            self._skip(",")
            if self._peek() in ("]", ""):
                self._move()
                return
            self._found[*path, index] = self._line
            self._value((*path, index))
            index += 1

    def _inline(self, path: Path) -> None:
        self._move()
        while True:
            self._skip(",")
            if self._peek() in ("}", ""):
                self._move()
                return
            self._pair(path)

    def _string(self) -> str:
        """A string of any of the four kinds; of a key, its text (escapes in keys stay as they are)."""
        quote = self._peek()
        ends = quote * 3 if self._text.startswith(quote * 3, self._at) else quote
        self._move(len(ends))
        start = self._at
        while self._peek() and not self._text.startswith(ends, self._at):
            self._move(2 if quote == '"' and self._peek() == "\\" else 1)
        text = self._text[start : self._at]
        self._move(len(ends))
        while len(ends) == 3 and self._peek() == quote:  # quotes right before the closing three belong to the string
            self._move()
        return text
