"""The steps from one form of the database to the next."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def config(engine: Engine) -> Config:
    found = Config()
    found.set_main_option("script_location", "salon.server:migrations")
    found.attributes["engine"] = engine
    return found


def upgrade(engine: Engine) -> None:
    """Bring the database to its newest form."""
    command.upgrade(config(engine), "head")
