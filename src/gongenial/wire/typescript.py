"""The page's TypeScript types, generated from the message types.

`python -m gongenial.wire.typescript` writes `messages.ts`, `views.ts` and `around.ts` in `web/src/lib/`; with `--check`
it only says whether they are current. Unions of tagged messages become discriminated unions.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from gongenial.wire import cards, events, messages, options, packs, prints, sheets, views

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib"
"""The folder that the files are written to."""

FROM_PAGE = (
    messages.FromPage,
    messages.NewTable,
    packs.PackDraft,
    packs.PackStart,
    sheets.NewSheet,
    sheets.SheetPush,
    prints.PrintOrder,
)
TO_PAGE = (
    messages.ToPage,
    messages.TableCreated,
    messages.Me,
    packs.PackInfo,
    packs.PackWhole,
    packs.PackChecked,
    packs.PackSource,
    sheets.SheetMade,
    sheets.SheetNews,
    sheets.OwnSheets,
    cards.CardPage,
    cards.DeckCreated,
    cards.Drawn,
    prints.PrintJob,
    prints.PrintAddress,
)

HEAD = (
    "// Made by `python -m gongenial.wire.typescript` from src/gongenial/wire/{source}: change that, not this file.\n"
)

Schema = Mapping[str, Any]

SPARSE = frozenset(
    name
    for name, kind in vars(events).items()
    if isinstance(kind, msgspec.StructMeta) and kind.__struct_config__.omit_defaults
)
"""Structs that are sent without the fields that say nothing; a field that may be None isn't there then."""


def _structs(*modules: ModuleType) -> frozenset[str]:
    """Names of the structs that modules define themselves."""
    return frozenset(
        name
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, msgspec.StructMeta) and kind.__module__ == module.__name__
    )


VIEWS = _structs(events, options, views)
"""Structs of what is seen of a game; they have a file of their own."""
AROUND = _structs(cards, packs, prints, sheets)
"""Structs of what there is around a real table; they have one too."""


def generate() -> dict[str, str]:
    """The whole text of each file."""
    kinds, schemas = msgspec.json.schema_components([*FROM_PAGE, *TO_PAGE], ref_template="{name}")
    sent, received = kinds[0], kinds[len(FROM_PAGE)]
    plain = [{"$ref": kind.__name__} for kind in TO_PAGE[1:]]
    always_whole = set(_reachable([received, *plain], schemas))
    written = {name: _interface(name, schema, whole=name in always_whole) for name, schema in schemas.items()}
    seen = [text for name, text in written.items() if name in VIEWS]
    around = [text for name, text in written.items() if name in AROUND]
    told = [text for name, text in written.items() if name not in VIEWS | AROUND]
    unions = [_union("FromPage", sent), _union("ToPage", received)]
    named = [name for name in written if name in VIEWS and any(re.search(rf"\b{name}\b", text) for text in told)]
    imports = f"import type {{ {', '.join(sorted(named))} }} from './views'\n\n"
    imports += "export type * from './around'\nexport type * from './views'"
    return {
        "messages.ts": _file("messages.py", [imports, f"export const PROTOCOL = {messages.PROTOCOL}", *told, *unions]),
        "views.ts": _file("{views,options,events}.py", seen),
        "around.ts": _file("{cards,packs,prints,sheets}.py", around),
    }


def _file(source: str, parts: Sequence[str]) -> str:
    return "\n\n".join([HEAD.replace("{source}", source), *parts]) + "\n"


def _reachable(schema: Any, schemas: Mapping[str, Schema]) -> Iterator[str]:
    """Names of the structs that `schema` leads to."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield schema["$ref"]
            yield from _reachable(schemas[schema["$ref"]], schemas)
        else:
            yield from _reachable([v for k, v in schema.items() if k != "discriminator"], schemas)
    elif isinstance(schema, list):
        for item in schema:
            yield from _reachable(item, schemas)


def _interface(name: str, schema: Schema, *, whole: bool) -> str:
    """One struct. With `whole`, fields that have a default are there too: the server always sends every field."""
    required = schema.get("required", ())
    lines = [*_comment(schema), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        optional = "" if field in required or (whole and name not in SPARSE) else "?"
        typed = type_of(_without_null(kind) if name in SPARSE else kind)
        if name in SPARSE and kind.get("type") == "object":
            typed = f"Partial<{typed}>"
        lines.append(f"  readonly {field}{optional}: {typed}")
    return "\n".join([*lines, "}"])


def _without_null(kind: Schema) -> Schema:
    if "anyOf" in kind:
        return {"anyOf": [option for option in kind["anyOf"] if option != {"type": "null"}]}
    return {**kind, "enum": [value for value in kind["enum"] if value is not None]} if "enum" in kind else kind


def _comment(schema: Schema) -> list[str]:
    text = schema.get("description", "").strip()
    if not text:
        return []
    return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"]


def _union(name: str, schema: Schema) -> str:
    return f"export type {name} = {type_of(schema)}"


def type_of(schema: Schema) -> str:
    """The TypeScript type of one JSON schema, as far as messages use them; anything else is an error."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": options}:
            return " | ".join(type_of(option) for option in options)
        case {"enum": values}:
            return " | ".join(_literal(value) for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"readonly [{', '.join(type_of(item) for item in items)}]"
        case {"type": "array", "items": items}:
            inner = type_of(items)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case {"type": "object", "propertyNames": names, "additionalProperties": values}:
            return f"Readonly<Record<{type_of(names)}, {type_of(values)}>>"
        case {"type": "object", "additionalProperties": values}:
            return f"Readonly<Record<string, {type_of(values)}>>"
        case {"type": "integer"} | {"type": "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
        case {"pattern": str()}:  # of the names in a mapping
            return "string"
    raise TypeError(f"no TypeScript for {schema}")


def _literal(value: str | int | None) -> str:
    if value is None:
        return "null"
    if isinstance(value, int):
        return str(value)
    if not re.fullmatch(r"[\w-]+", value):
        raise ValueError(f"{value!r} is no plain word")
    return f"'{value}'"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gongenial.wire.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    check = parser.parse_args(arguments).check
    stale = [
        (TARGET / name, text)
        for name, text in generate().items()
        if not (TARGET / name).is_file() or (TARGET / name).read_text("utf-8") != text
    ]
    if check and stale:
        print(f"{stale[0][0]} is stale: run python -m gongenial.wire.typescript", file=sys.stderr)
        return 1
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
