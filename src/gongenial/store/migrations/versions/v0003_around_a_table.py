"""Around a real table: decks of tasks that phones share, score sheets, task packs that were added in a page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("touched", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sheets",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("touched", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sheet_cells",
        sa.Column("code", sa.Text, sa.ForeignKey("sheets.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sheet_cells_seq", "sheet_cells", ["code", "seq"])
    op.create_table(
        "sheet_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("sheets.code", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("sheet_people_code", "sheet_people", ["code"])
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("dealt", sa.Integer),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("packs", "sheet_people", "sheet_cells", "sheets", "decks"):
        op.drop_table(table)
