"""Houses with a history: people with accounts, games that somebody gave up, and thousands of old results."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy import Connection, event, insert

from salon.games import load
from salon.server.database import open_engine
from salon.server.rating import Ladder, season_of
from salon.server.schema import places, results, seats, tables, users
from salon.server.store import Filter, Store
from tests.server.people import Json, Person
from tests.server.running import Server

PASSWORD = "a long word of ours"


@contextmanager
def house(database: str, *names: str) -> Iterator[list[Person]]:
    """A house, and people with accounts; with a small letter, guests."""
    with ExitStack() as stack:
        server = stack.enter_context(Server(database))
        found = []
        for name in names:
            person = stack.enter_context(Person(server.url, name if name.islower() else ""))
            if not name.islower():
                person.me = person.did("/api/account", name=name, password=PASSWORD)
            found.append(person)
        yield found


def resigned(loser: Person, winner: Person, **settings: Any) -> str:
    """A game of two that one gives up."""
    table, invitations = winner.opens("court", "me", "open", **settings)
    loser.joins(table, 1, invitations["1"])
    loser.did(f"/api/tables/{table}/resign")
    return table


def fill(database: str, games: int, people: int = 200) -> None:
    """A house with a history, written past the server."""
    chance = random.Random(7)
    key = load("court").key
    engine = open_engine(database)
    with engine.begin() as c:
        c.execute(
            insert(users),
            [
                {"id": n, "name": f"P{n}", "key": f"p{n}", "shape": f"p{n}", "language": "en", "created": 1.0}
                for n in range(1, people + 1)
            ],
        )
        rows = [
            {
                "id": f"t{n:09}",
                "game": "court",
                "options": "{}",
                "seed": "0",
                "pace": "{}",
                "public": True,
                "status": "ended",
                "creator": 1,
                "created": float(n),
                "rules": key,
            }
            for n in range(games)
        ]
        c.execute(insert(tables), rows)
        at = time.time() - games
        c.execute(
            insert(results),
            [
                {"number": n + 1, "table_id": row["id"], "game": "court", "pace": "free", "seats": 2}
                | {"at": at + n, "season": season_of(at + n), "without": ""}
                for n, row in enumerate(rows)
            ],
        )
        around: list[Json] = []
        for n in range(games):
            for rank, who in enumerate(chance.sample(range(1, people + 1), 2), 1):
                around.append(
                    {"number": n + 1, "seat": rank - 1, "user_id": who, "who": f"user:{who}", "rank": rank}
                    | {"won": rank == 1, "gone": False, "late": False, "side": "", "points": 3 - rank}
                )
        c.execute(insert(places), around)
        c.execute(
            insert(seats),
            [
                {"table_id": f"t{one['number'] - 1:09}", "seat": one["seat"], "user_id": one["user_id"]}
                | {"name": f"P{one['user_id']}"}
                for one in around
            ],
        )
    engine.dispose()


def plans(store: Store) -> dict[str, list[str]]:
    """How SQLite means to find what the pages about people ask, by the statement."""
    asked: dict[str, list[str]] = {}

    def explain(_connection: Connection, cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.lower().startswith("select"):
            cursor.execute(f"explain query plan {statement}", values)
            asked[statement] = [row[3] for row in cursor.fetchall()]

    async def ask() -> None:
        ladder = Ladder("court", "free", season_of(time.time()))
        await store.ladder(ladder, bots=False)
        await store.ladder(ladder, bots=True, among=[1, 2])
        await store.place_on(ladder, 1)
        await store.games_of(1, Filter(game="court", result="won", seats=2, pace="free", rival=2, before=40))
        await store.last_results(1)
        await store.count_results(1)
        await store.together(1, 2)
        await store.ratings_of(1)
        await store.seasons("court")
        await store.known(1)
        await store.find_people("p")
        await store.ties_of(1)
        await store.ties_to(1, "friend")
        await store.kept_apart(1, [2, 3])

    event.listen(store.database.engine, "before_cursor_execute", explain)
    try:
        asyncio.run(ask())
    finally:
        event.remove(store.database.engine, "before_cursor_execute", explain)
    return asked
