"""The steps from one form of the database to the next."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text


def config(engine: Engine) -> Config:
    found = Config()
    found.set_main_option("script_location", "salon.server:migrations")
    found.attributes["engine"] = engine
    return found


def upgrade(engine: Engine) -> None:
    """Bring the database to its newest form."""
    command.upgrade(config(engine), "head")


def migrate(engine: Engine) -> None:
    """Bring the database to its newest form; of several servers that start at once, one does it."""
    if engine.dialect.name == "sqlite":
        upgrade(engine)
        return
    with engine.connect() as connection:
        connection.execute(text("select pg_advisory_lock(1919)"))
        try:
            upgrade(engine)
        finally:
            connection.execute(text("select pg_advisory_unlock(1919)"))


def form(engine: Engine) -> str | None:
    """The form a database is in; None if it is none of ours."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The form this version of Salon works with."""
    found = _steps().get_current_head()
    assert found is not None
    return found


def forms() -> frozenset[str]:
    """All forms that this version knows the way from."""
    return frozenset(step.revision for step in _steps().walk_revisions())


def _steps() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))
