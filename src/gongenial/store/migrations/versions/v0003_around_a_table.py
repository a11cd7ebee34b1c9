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
        sa.Column("touched", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("files", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("packs", "sheets", "decks"):
        op.drop_table(table)
