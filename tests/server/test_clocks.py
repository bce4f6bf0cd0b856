"""Clocks: neither the clock on the wall nor a house that was closed decides a game."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.frames import Frame, Opcode

from salon.server.clocks import GAP_SECONDS, HOLD_SECONDS, HouseClock
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.migrations import migrate
from salon.server.store import Store
from tests.server.history import house
from tests.server.log import rows_of
from tests.server.people import Person, legal, table_for
from tests.server.running import Postgres, Server, later, wait_until
from tests.server.test_floods import knock

LIVE = {"kind": "live", "minutes": 1, "seconds": 0}
DAILY = {"kind": "daily", "days": 1}
MONTH = 30 * 86400.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks are looked at ten times a second, and marks left as often."""
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("salon.server.app.BEAT_SECONDS", 0.1)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What is added to the clock on the wall."""
    offset, real = [0.0], time.time
    monkeypatch.setattr("time.time", lambda: real() + offset[0])
    return offset


@pytest.mark.parametrize("jump", [MONTH, -MONTH])
def test_a_jump_of_the_clock_on_the_wall_decides_nothing(
    jump: float, tmp_path: Path, wall: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        live, daily = table_for([ana, ben], pace=LIVE), table_for([ana, ben], pace=DAILY)
        wall[0] = jump
        ana.answers(live)
        for table in (live, daily):
            assert ana.view(table)["status"] == "playing"
        [row] = rows_of(server.database, live)
        assert 0 <= row.spent[0] < 30
        assert ana.view(daily)["seats"][0]["deadline"] == pytest.approx(time.time() + 86400, abs=60)
        later(monkeypatch, 61 + HOLD_SECONDS)
        wait_until("the clocks are looked at", lambda: ana.view(live)["status"] == "ended")
        assert ana.view(daily)["status"] == "playing"


@pytest.mark.parametrize("closed", [False, True])
def test_nobody_wins_because_the_clock_on_the_wall_jumped_or_the_house_was_closed(
    closed: bool, tmp_path: Path, wall: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table without a clock as well."""
    database = sqlite_url(tmp_path / "salon.db")
    with ExitStack() as stack:
        server = stack.enter_context(Server(database))
        ana, ben = (stack.enter_context(Person(server.url, name)) for name in ("Ana", "Ben"))
        table = table_for([ana, ben])
        wall[0] = MONTH
        if closed:
            server.__exit__(None, None, None)
            again = stack.enter_context(Server(database))
            cookies = ben.http.cookies
            ben = stack.enter_context(Person(again.url))
            ben.http.cookies = cookies
        assert not ben.view(table).get("manners", {}).get("overdue")
        ben.refused(f"/api/tables/{table}/claim", seat=0)
        later(monkeypatch, 4 * 86400)  # in which the house is open
        ben.did(f"/api/tables/{table}/claim", seat=0)
        assert ben.view(table)["status"] == "ended"


@pytest.mark.parametrize("away", [False, True])
def test_who_came_to_a_tournament_is_not_sent_away_by_the_clock_on_the_wall(
    away: bool, tmp_path: Path, wall: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(sqlite_url(tmp_path / "salon.db"), "Ana", "Ben") as (ana, ben):
        asked = {"title": "Live", "game": "court", "pace": LIVE, "rounds": 1, "bots": ["random"]}
        path = f"/api/contests/{ana.did('/api/contests', **asked)['line']['id']}"
        ben.did(f"{path}/enter")
        wall[0] = MONTH
        if away:
            later(monkeypatch, 3600)
        ana.did(f"{path}/begin")
        assert [bool(one.get("away")) for one in ana.get(path)["entrants"] if not one.get("bot")] == [away]


def test_the_clock_of_the_house_goes_on_while_no_table_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.clocks.GAP_SECONDS", 1.0)
    database = sqlite_url(tmp_path / "salon.db")
    engine = open_engine(database)

    def mark() -> float:
        with engine.connect() as c:
            return float(c.execute(text("select value from marks where name = 'clock'")).scalar_one())

    with Server(database):
        first = mark()
        wait_until("three seconds have passed", lambda: mark() > first + 3)
    engine.dispose()


def test_while_the_house_is_closed_no_clock_runs(tmp_path: Path, wall: list[float]) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        live, daily = table_for([ana, ben], pace=LIVE), table_for([ana, ben], pace=DAILY)
        new = table_for([ana, ben], pace=LIVE)
        for table in (live, daily):
            ana.answers(table)
        before = ana.view(live)["seats"][0]["clock"]
    wall[0] = MONTH
    with Server(database) as server, Person(server.url) as back:
        back.http.cookies = ana.http.cookies
        for table in (live, daily, new):
            assert back.view(table)["status"] == "playing"
        assert back.view(live)["seats"][0]["clock"] == pytest.approx(before, abs=30)
        assert back.view(new)["seats"][0]["clock"] > 30
        assert back.view(daily)["seats"][0]["deadline"] > time.time() + 86_000


def test_a_log_from_before_the_house_had_a_clock_goes_on(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben], pace=LIVE)
        for _ in range(2):
            ana.answers(table)
    engine = open_engine(database)
    with engine.begin() as c:
        c.execute(text("delete from marks"))
        c.execute(text("delete from snapshots"))
        c.execute(text("update tables set up = null, started = started - 20"))
        c.execute(text("update actions set body = json_remove(body, '$.up', '$.spent')"))
    engine.dispose()
    with Server(database) as server, Person(server.url) as back:
        back.http.cookies = ana.http.cookies
        assert 10 < back.view(table)["seats"][0]["clock"] <= 40  # Ana took twenty seconds


def test_nobodys_clock_runs_before_they_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart; but who stays away is not waited for."""
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben], pace=LIVE)
        assert ana.view(table)["seats"][0]["clock"] <= 60
    with Server(database) as server, Person(server.url) as watcher:
        first = watcher.view(table)["seats"][0]["clock"]
        later(monkeypatch, 0.5 * HOLD_SECONDS)
        assert watcher.view(table)["seats"][0]["clock"] == first
        later(monkeypatch, HOLD_SECONDS + 40)
        assert 0 < watcher.view(table)["seats"][0]["clock"] < first - 39
        later(monkeypatch, HOLD_SECONDS + 70)
        wait_until("Ana has lost", lambda: watcher.view(table)["status"] == "ended")


def test_what_the_way_took_is_nobodys_fault_up_to_a_second(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben], pace=LIVE)
        action = legal(ana.answers(table))[0]
        cookies = "; ".join(f"{c.name}={c.value}" for c in ana.http.cookies.jar)
        with knock(server.url, table, cookies) as line:
            while b"\x89\x00" not in line.recv(1 << 20):  # the ping with which a line begins
                pass
            time.sleep(1.2)
            said = f'{{"type":"act","version":1,"action":"{action}"}}'.encode()
            for opcode, data in ((Opcode.PONG, b""), (Opcode.TEXT, said)):
                line.sendall(Frame(opcode, data).serialize(mask=True))
            wait_until("the answer is taken", lambda: len(rows_of(database, table)) == 2)
        first, second = rows_of(database, table)
        assert second.up - first.up > 1.2
        assert second.up - first.up - second.spent[0] == pytest.approx(1, abs=0.01)


def test_time_in_which_the_database_is_away_does_not_count(ready: str) -> None:
    ticks = [0.0]

    async def script(store: Store) -> None:
        store.wind_clock()
        begin = store.clock.now()
        store.clock = HouseClock(begin, lambda: ticks[0])
        ticks[0] = 4
        await store.beat()
        assert store.clock.now() == begin + 4
        ticks[0] = 4000
        assert store.clock.now() == begin + 4 + GAP_SECONDS
        await store.beat()
        assert store.clock.now() == begin + 4
        again = Store(store.database)
        again.wind_clock()
        assert begin + 4 <= again.clock.now() <= begin + 4 + GAP_SECONDS

    engine = open_engine(ready)
    migrate(engine)
    store = Store(Database(engine))
    try:
        asyncio.run(script(store))
    finally:
        store.database.close()


def test_two_servers_have_one_clock(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Server(database) as one,
        Server(database) as two,
        Person(one.url, "Ana") as ana,
        Person(two.url, "Ben") as ben,
    ):
        table = table_for([ana, ben], pace=LIVE)
        with ana.socket(table) as a:  # so the other server knows that she has been asked
            a.until("update")
            for person in (ana, ben):
                wait_until("Ana is here", lambda p=person: p.view(table)["seats"][0].get("here"))
                assert person.view(table)["seats"][0]["clock"] > 40
            engine = open_engine(database)
            with engine.begin() as c:
                c.execute(text("update marks set value = value + 30"))
            engine.dispose()
            for person in (ana, ben):
                wait_until("it is later", lambda p=person: p.view(table)["seats"][0]["clock"] < 31)
            ana.answers(table)
        [row] = rows_of(database, table)
        assert row.spent[0] >= 29
        left = ben.view(table)["seats"][0]["clock"]
        assert left == pytest.approx(ana.view(table)["seats"][0]["clock"], abs=10)
