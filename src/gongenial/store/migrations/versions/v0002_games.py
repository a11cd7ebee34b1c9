"""A table plays several games: its roster keeps the rule options of each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROWS = sa.table(
    "rows",
    sa.column("code", sa.Text),
    sa.column("seq", sa.Integer),
    sa.column("roster", sa.LargeBinary),
)


def upgrade() -> None:
    _rewrite(lambda roster: {**roster, "options": {roster["game"]: roster["options"]}})


def downgrade() -> None:
    _rewrite(lambda roster: {**roster, "options": roster["options"].get(roster["game"], {})})


def _rewrite(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    connection = op.get_bind()
    found = connection.execute(sa.select(ROWS).where(ROWS.c.roster.is_not(None))).all()
    for code, seq, roster in found:
        written = json.dumps(change(json.loads(roster))).encode()
        connection.execute(sa.update(ROWS).where(ROWS.c.code == code, ROWS.c.seq == seq).values(roster=written))
