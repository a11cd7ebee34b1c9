"""Opening the database file, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

HEAD = "0003"
"""The newest migration. Alembic, slow to load, is only called if a file has another; a test holds this to be true."""

MIGRATIONS = Path(__file__).parent / "migrations"


def engine_for(path: Path) -> sa.Engine:
    """SQLite in WAL mode, each commit flushed to the disk before it counts. The file holds seeds: owner only."""
    path.touch(mode=0o600)
    path.chmod(0o600)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 30.0})

    @sa.event.listens_for(engine, "connect")
    def _settings(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def upgrade(engine: sa.Engine) -> None:
    """Run the migrations that the file lacks."""
    with engine.begin() as connection:
        if _version(connection) == HEAD:
            return
        from alembic import command
        from alembic.config import Config

        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.set_main_option("path_separator", "newline")
        command.upgrade(config, "head")


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
