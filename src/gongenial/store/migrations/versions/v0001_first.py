"""The first schema: tables, their rows, who sits where, names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "live_tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("code", sa.Text, sa.ForeignKey("live_tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("roster", sa.LargeBinary),
        sa.Column("seed", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("public", sa.LargeBinary),
        sa.Column("private", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
    op.create_index("rows_starts", "rows", ["code", "seq"], sqlite_where=sa.text("kind = 'start'"))
    op.create_table(
        "seated",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("live_tables.code", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("seated_code", "seated", ["code"])
    op.create_table(
        "sessions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("sessions", "seated", "rows", "live_tables"):
        op.drop_table(table)
