"""The tables of the store, as SQLAlchemy Core knows them. `migrations/` makes them; a test holds the two together."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

LIVE_TABLES = sa.Table(
    "live_tables",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False, comment="seconds since 1970"),
    sa.Column(
        "touched", sa.Integer, nullable=False, comment="its last change besides moves; decides when it is dropped"
    ),
)

ROWS = sa.Table(
    "rows",
    METADATA,
    sa.Column("code", sa.Text, sa.ForeignKey("live_tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Column("roster", sa.LargeBinary, comment="JSON: seats, options, host, score"),
    sa.Column("seed", sa.Text),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.Text),
    sa.Column("auto", sa.Boolean, nullable=False),
    sa.Column("public", sa.LargeBinary, comment="JSON: the move's result as everybody may know it"),
    sa.Column("private", sa.LargeBinary, comment="JSON: by seat, what single seats know beyond that"),
    sqlite_with_rowid=False,
)
"""The log of each table; (code, seq) is unique, so a move is written once."""

SEATED = sa.Table(
    "seated",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, sa.ForeignKey("live_tables.code", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which tables home leads a person back to."""

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The name that a browser's person last used."""

DECKS = sa.Table(
    "decks",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("touched", sa.Integer, nullable=False, comment="seconds since 1970; decides when it is dropped"),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False, comment="JSON: the pack, and how many tasks were drawn"),
)
"""Decks of tasks for the phones around a real table (T10)."""

SHEETS = sa.Table(
    "sheets",
    METADATA,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("key", sa.Text, nullable=False, unique=True, comment="made up by the page that made the sheet"),
    sa.Column("touched", sa.Integer, nullable=False, comment="seconds since 1970; decides when it is dropped"),
    sqlite_with_rowid=False,
)
"""Score sheets of games with real cards and tokens."""

SHEET_CELLS = sa.Table(
    "sheet_cells",
    METADATA,
    sa.Column("code", sa.Text, sa.ForeignKey("sheets.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False, comment="numbers the changes of a sheet"),
    sqlite_with_rowid=False,
)
"""What stands on them. `wire/sheets.py` says which of two writings of a cell holds."""

SHEET_PEOPLE = sa.Table(
    "sheet_people",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, sa.ForeignKey("sheets.code", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which sheets a browser finds again."""

PACKS = sa.Table(
    "packs",
    METADATA,
    sa.Column("digest", sa.Text, primary_key=True, comment="hash of its files"),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("person", sa.Text, comment="who has added it and offers it still; none for one that is kept for games"),
    sa.Column("added", sa.Integer, nullable=False, comment="seconds since 1970"),
    sa.Column("dealt", sa.Integer, comment="when a game was last dealt with it, in seconds since 1970"),
    sa.Column("files", sa.LargeBinary, nullable=False, comment="JSON: text by file name"),
)
"""Task packs: those that people have added, and every version, of these and of others, that a game was dealt with."""

sa.Index("rows_starts", ROWS.c.code, ROWS.c.seq, sqlite_where=ROWS.c.kind == "start")
sa.Index("seated_code", SEATED.c.code)
sa.Index("sheet_cells_seq", SHEET_CELLS.c.code, SHEET_CELLS.c.seq)
sa.Index("sheet_people_code", SHEET_PEOPLE.c.code)
