"""What the tests of the server share: databases, running servers, people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from salon.server.database import open_engine, sqlite_url
from salon.server.migrations import upgrade
from salon.server.schema import metadata
from tests.server.people import Person
from tests.server.running import NoPostgres, Postgres, Server

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        found = Postgres()
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "salon.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture(scope="session")
def shared_postgres(postgres: Postgres) -> str:
    url = postgres.database()
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def ready(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in its newest form, with nothing in it."""
    if request.param == "sqlite":
        url = sqlite_url(tmp_path / "salon.db")
        engine = open_engine(url)
        upgrade(engine)
    else:
        url = request.getfixturevalue("shared_postgres")
        engine = open_engine(url)
        with engine.begin() as connection:
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
    engine.dispose()
    return url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other's tables; nothing limits how often one may ask."""
    with Server(
        sqlite_url(tmp_path_factory.mktemp("server") / "salon.db"), host_token="for the host"
    ) as found:
        yield found


@pytest.fixture
def meet(server: Server) -> Iterator[Meet]:
    """Somebody comes in: `meet("Ana")`, or a stranger with no name."""
    with ExitStack() as stack:
        yield lambda name="", language="en": stack.enter_context(Person(server.url, name, language))
