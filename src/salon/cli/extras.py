"""What need not be installed with the engine: screen, server, PostgreSQL, research, clusters."""

from __future__ import annotations

from salon.kernel.text import Text

TERMINAL = Text("cli.needs-terminal")
SERVER = Text("cli.needs-server")
POSTGRES = Text("cli.needs-postgres")
RESEARCH = Text("cli.needs-research")
ARENA = Text("cli.needs-arena")

NEEDED = {
    "alembic": SERVER,
    "argon2": SERVER,
    "brotli": SERVER,
    "cryptography": SERVER,
    "fluent.syntax": SERVER,
    "gymnasium": RESEARCH,
    "numpy": RESEARCH,
    "openskill": SERVER,
    "pettingzoo": RESEARCH,
    "psycopg": POSTGRES,
    "py_vapid": SERVER,
    "pyarrow": RESEARCH,
    "pyspiel": RESEARCH,
    "ray": ARENA,
    "rich": TERMINAL,
    "sqlalchemy": SERVER,
    "starlette": SERVER,
    "textual": TERMINAL,
    "uvicorn": SERVER,
    "websockets": SERVER,
    "zxcvbn": SERVER,
}


def how_to_get(missing: ModuleNotFoundError) -> Text | None:
    """What to install for a module that was not found; None if it is no such module but a fault of ours."""
    return NEEDED.get(missing.name or "")
