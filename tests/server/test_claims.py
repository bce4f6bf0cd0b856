"""Several servers on one PostgreSQL agree: on who is here, and on whose bots think."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from salon.server import rows, thinking
from salon.server.claims import Claims
from salon.server.live import LiveTable
from salon.server.thought import Thought
from tests.server.log import rows_of
from tests.server.people import Person, legal, play_on
from tests.server.running import PATIENCE, Postgres, Server, wait_until


@pytest.fixture
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two on one database, each in a thread of this process."""
    database = postgres.database()
    with Server(database) as one, Server(database) as two:
        yield one, two


def test_a_claim_is_one_servers_until_given_back_or_its_line_breaks(postgres: Postgres) -> None:
    database = postgres.database()

    async def script() -> None:
        one, two = Claims(database), Claims(database)
        async with one.claim("bots x") as first, two.claim("bots x") as second, two.claim("bots y") as other:
            assert (first, second, other) == (True, False, True)
        async with two.claim("bots x") as later:
            assert later
            assert two._connection is not None
            await two._connection.close()
            await is_granted(one, "bots x")
        async with two.claim("bots z"):  # the first after the break finds the line broken
            pass
        async with two.claim("bots z") as again:
            assert again
        await one.close()
        await two.close()

    asyncio.run(script())


async def is_granted(claims: Claims, what: str) -> None:
    """Wait until it is: the database notices a little later that a line is broken."""
    async with asyncio.timeout(PATIENCE):
        mine = False
        while not mine:
            async with claims.claim(what) as mine:
                await asyncio.sleep(0 if mine else 0.02)


def test_alone_everything_is_granted() -> None:
    async def script() -> None:
        claims = Claims("sqlite:///salon.db")
        async with claims.claim("x") as one, claims.claim("x") as two:
            assert one
            assert two
        await claims.close()

    asyncio.run(script())


def test_one_server_thinks_for_a_bot(servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    thought: Counter[tuple[str, int]] = Counter()
    choice = thinking.Thinkers._choice

    async def counted(self: thinking.Thinkers, table: LiveTable, seat: int, bot: str) -> Thought:
        thought[table.table.id, table.version] += 1
        return await choice(self, table, seat, bot)

    monkeypatch.setattr(thinking.Thinkers, "_choice", counted)
    with Person(servers[0].url, "Ana") as ana, Person(servers[1].url, "Ben") as ben:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = ana.did("/api/tables", game="court", seats=seats)["table"]["id"]
        with ben.socket(table) as watching:  # in memory at both
            watching.until("update")
            play_on(table, [ana], 15)
            wait_until("the bots have answered", lambda: bool(legal(ana.view(table))))
        log = rows_of(servers[0].database, table)
    bots = sum(isinstance(row, rows.Act) and row.by == "bot" for row in log)
    assert bots > 10
    assert set(thought.values()) == {1}
    assert sum(thought.values()) == bots


def test_bots_go_on_at_the_other_server_when_one_ends(postgres: Postgres) -> None:
    database = postgres.database()
    with Server(database) as two, Person(two.url, "Ben") as ben:
        with Server(database) as one, Person(one.url, "Ana") as ana:
            table = ana.opens("court", "me", "bot", public=True)[0]
            ben.view(table)
            cookies = ana.http.cookies
            play_on(table, [ana], 4)
        with Person(two.url) as ana:
            ana.http.cookies = cookies
            before = ana.view(table)["version"]
            play_on(table, [ana], 6)
            wait_until("the bot answers", lambda: bool(legal(ana.view(table))))
            assert ana.view(table)["version"] > before + 6


def test_who_is_here_is_known_at_every_server(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Person(servers[0].url, "Ana") as ana,
        Person(servers[1].url, "Ben") as ben,
        Person(servers[1].url) as eva,
    ):
        table, invitations = ana.opens("court", "me", "open")
        ben.joins(table, 1, invitations["1"])
        with ana.socket(table) as a:
            a.until("presence", lambda p: p["seats"][0].get("here") and not p["seats"][1].get("here"))
            with ben.socket(table) as b, eva.socket(table):
                a.until("presence", lambda p: p["seats"][1].get("here") and p["watching"] == 1)
                b.until("presence", lambda p: p["seats"][0].get("here") and p["watching"] == 1)
                assert [seat["here"] for seat in ana.view(table)["seats"]] == [True, True]
            a.until("presence", lambda p: not p["seats"][1].get("here") and p["watching"] == 0)
            # A server that takes the table up later asks who is here.
            with Server(servers[0].database) as three, Person(three.url) as watcher:
                wait_until(
                    "the new server hears of Ana",
                    lambda: watcher.view(table)["seats"][0].get("here", False),
                )


def test_who_was_at_a_server_that_is_gone_is_gone(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(servers[0].url, "Ana") as ana, Person(servers[1].url, "Ben") as ben:
        table, invitations = ana.opens("court", "me", "open")
        ben.joins(table, 1, invitations["1"])
        with ben.socket(table) as b:
            b.until("update")
            wait_until("Ben is here", lambda: ana.view(table)["seats"][1].get("here", False))
            now = time.time()
            monkeypatch.setattr("salon.server.live.time.time", lambda: now + 1000)
            assert not ana.view(table)["seats"][1].get("here", False)
