"""A database that fails in the middle of something leaves no table half done, untold or asleep."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DatabaseError, OperationalError
from uvicorn.config import STARTUP_FAILURE

from salon.games import load
from salon.kernel import SalonError
from salon.kernel.fairness import Share
from salon.server import app, main, rows
from salon.server.claims import Claims
from salon.server.database import AWAY, Database, open_engine
from salon.server.house import House
from salon.server.live import LiveTable
from salon.server.migrations import upgrade
from salon.server.store import Entry, Fair, Store, people
from tests.chaos.operations import TABLE as LOGGED
from tests.chaos.operations import furnish
from tests.chaos.wire import Wire
from tests.server.running import Postgres
from tests.server.test_snapshots import begin

SHARE = Share.of(0, "5" * 64)


def out_of_reach() -> Exception:
    return OperationalError("select …", {}, sqlite3.OperationalError("disk I/O error"))


def malformed() -> Exception:
    return DatabaseError("insert …", {}, sqlite3.DatabaseError("database disk image is malformed"))


@pytest.fixture
def store(ready: str) -> Iterator[Store]:
    found = Store(Database(open_engine(ready)))
    yield found
    found.database.close()


def fails(monkeypatch: pytest.MonkeyPatch, store: Store, name: str, fault: Callable[[], Exception]) -> None:
    """The next that is asked of the store by this name fails, once."""
    method: Callable[..., Awaitable[Any]] = getattr(store, name)

    async def failing(*args: Any) -> Any:
        monkeypatch.setattr(store, name, method)
        raise fault()

    monkeypatch.setattr(store, name, failing)


async def last_answer(table: LiveTable, version: int | None = None) -> None:
    """An answer of the one who is asked."""
    decision = table.play.state.pending[0]
    name = table.game.vocabulary.name(decision.legal[-1])
    await table.act(decision.seat, name, table.version if version is None else version)


@pytest.mark.parametrize("asked", ["snapshot", "rows_after", "programmed_seats"])
def test_a_table_is_dealt_whole_or_not_yet(store: Store, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    """Else it would be played with the cards that lie at every table before any are dealt."""

    async def script() -> None:
        other = await begin(store, "court", 2)
        stored = msgspec.structs.replace(
            other.table,
            id="bbbbbbbbbb",
            status="waiting",
            started=None,
            fair=Fair("bbbbbbbbbb", (Share(0, SHARE.promise),), sealed=True),
        )
        await store.new_table(stored)
        table = LiveTable(store, stored, load("court"))
        await table.open()
        before = table.play.state.copy()
        assert await store.reveal(stored.id, 0, SHARE.secret)
        fails(monkeypatch, store, asked, out_of_reach)
        with pytest.raises(OperationalError):
            await table.reload()
        await table.reload()
        assert table.started
        dealt = LiveTable(store, table.table, table.game)
        await dealt.open()
        assert dealt.play.state != before
        assert table.play.state == dealt.play.state

    asyncio.run(script())


@pytest.mark.parametrize("asked", ["save_snapshot", "save_moments", "end"])
@pytest.mark.parametrize("fault", [out_of_reach, malformed], ids=["away", "damaged"])
def test_an_answer_that_is_written_is_told_whatever_fails_after_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, asked: str, fault: Callable[[], Exception]
) -> None:
    """Who is not told that it is their turn waits for ever."""

    async def script() -> None:
        table = await begin(store, "court", 2)
        told: list[int] = []
        table.on_change = lambda table: told.append(table.version)
        fails(monkeypatch, store, asked, fault)
        for version in range(1, 2000):
            await last_answer(table)
            assert told == list(range(1, version + 1))
            if table.over:
                break
        await table.keep_up()
        stored = await store.table(table.table.id)
        assert stored is not None
        assert stored.status == "ended"

    asyncio.run(script())


def test_an_end_that_another_wrote_is_told_though_it_cannot_be_put_down(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        table = await begin(store, "court", 2)
        await last_answer(table)
        await store.append(table.table.id, 2, rows.Resign(1), 0.0)
        fails(monkeypatch, store, "end", out_of_reach)
        house = House(store, Claims(""))
        told: list[str] = []
        table.on_change = lambda table: told.append(table.status)
        await house.read_anew(table)
        assert told == ["ended"]
        house.close()

    asyncio.run(script())


def test_what_another_server_writes_while_a_table_is_taken_up_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Word of it comes when the log has been read here, and nobody is there yet to hear it."""
    if store.database.is_sqlite:
        pytest.skip("one server has it alone")

    async def script() -> None:
        other = await begin(store, "court", 2)
        house, id = House(store, Claims("")), other.table.id
        seats = store.programmed_seats

        async def meanwhile(table: str) -> set[int]:
            monkeypatch.setattr(store, "programmed_seats", seats)
            await last_answer(other)
            await house.heard(word(other))
            return await seats(table)

        monkeypatch.setattr(store, "programmed_seats", meanwhile)
        assert (await house.table(id)).version == other.version == 1
        house.close()

    asyncio.run(script())


def word(other: LiveTable) -> str:
    """What another server says of the last entry of the log."""
    return f"other:{other.table.id}:log:{other.version}"


def test_a_table_that_cannot_be_taken_up_for_one_who_has_hung_up_is_no_fault(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was a traceback in the log for each who came while the database was away."""

    async def script() -> list[object]:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        house = House(store, Claims(""))
        gone = asyncio.Event()

        async def failing(_: str) -> None:
            await gone.wait()
            raise out_of_reach()

        monkeypatch.setattr(store, "table", failing)
        comes = asyncio.create_task(house.table("aaaaaaaaaa"))
        await asyncio.sleep(0)
        comes.cancel()
        await asyncio.wait([comes])
        gone.set()
        await asyncio.wait(house._opening.values())
        await asyncio.sleep(0)
        assert not house._opening
        gc.collect()
        house.close()
        return faults

    assert asyncio.run(script()) == []


def test_what_was_read_on_the_way_to_a_refusal_is_told(store: Store) -> None:
    """Word of it comes later, of an entry that is known here by then."""

    async def script() -> None:
        other = await begin(store, "court", 2)
        house = House(store, Claims(""))
        table = await house.table(other.table.id)
        await last_answer(other)
        told: list[int] = []
        house.on_change.append(lambda table: told.append(table.version))
        with pytest.raises(SalonError):
            await table.act(0, "verb.nothing", other.version)  # of one who was at the other server before
        assert told == []
        await house.heard(word(other))
        await house.tell_owed()
        assert 1 in told
        house.close()

    asyncio.run(script())


def test_an_entry_is_followed_without_a_look_into_the_database(store: Store) -> None:
    async def script() -> None:
        other = await begin(store, "court", 2)
        house = House(store, Claims(""))
        table = await house.table(other.table.id)
        asked: list[object] = []
        event.listen(store.database.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        for _ in range(5):
            await last_answer(other)
            body = rows.encode((await store.rows_after(other.table.id, other.version - 1))[0].row).decode()
            asked.clear()
            await house.heard(f"other:{other.table.id}:log:{Entry.told(other.version, 1.0, body)}")
            await asyncio.gather(*house._following)
            assert table.version == other.version
            assert table.play.state == other.play.state
            assert not table.owed
            assert not asked
        house.close()

    asyncio.run(script())


def test_whatever_fails_in_a_round_of_the_house_there_is_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that stopped are woken there, and tables dealt at which somebody's share does not come."""

    async def script() -> None:
        house = House(store, Claims(""))
        rounds, enough = iter(range(3)), asyncio.Event()

        async def write_ends() -> None:
            if next(rounds, None) is None:
                enough.set()
            raise malformed()

        async def look(_: float) -> None:
            pass

        monkeypatch.setattr(app, "SWEEP_SECONDS", 0)
        monkeypatch.setattr(house, "write_ends", write_ends)
        notices: Any = type("Notices", (), {"look": staticmethod(look)})
        sweep = asyncio.create_task(app.sweep(house, notices))
        await asyncio.wait([sweep, asyncio.create_task(enough.wait())], return_when="FIRST_COMPLETED")
        assert not sweep.done()
        sweep.cancel()
        house.close()

    asyncio.run(script())


def test_when_postgresql_goes_in_the_middle_of_a_group_everyone_is_told_it_is_away(
    postgres: Postgres,
) -> None:
    """A job at fault is among them, so that each is done by itself: those after the cut fail otherwise."""
    address = postgres.database()
    firm = open_engine(address)
    upgrade(firm)
    name, _, folder = address.removeprefix("postgresql://postgres@/").partition("?host=")
    wire = Wire(Path(folder, ".s.PGSQL.5432"))
    through = f"postgresql://postgres@127.0.0.1:{wire.port}/{name}?sslmode=disable&gssencmode=disable"
    store = Store(Database(open_engine(through)))

    def at_fault(_: Connection) -> None:
        raise ValueError("a job at fault")

    async def script() -> int:
        await furnish(store)
        lost = 0
        for n in range(80):
            wire.cut(n, asked=True)
            jobs = [store.append(LOGGED, 1, rows.Act(0, "a"), 2.0) for _ in range(8)]
            told = await asyncio.gather(store.database.write(at_fault), *jobs, return_exceptions=True)
            wire.mend()
            faults = [found for found in told[1:] if isinstance(found, BaseException)]
            assert all(isinstance(fault, AWAY) for fault in faults), (n, faults)
            lost += bool(faults)
        return lost

    try:
        assert asyncio.run(script()) > 5
    finally:
        store.database.close()
        wire.close()
        firm.dispose()


def test_a_worker_that_finds_no_database_closes_no_house(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """uvicorn ends all workers when one fails to start; of one that just ends it starts another."""
    monkeypatch.setenv("SALON_DATABASE", "postgresql://postgres@127.0.0.1:1/salon")
    monkeypatch.setattr(main, "AGAIN_SECONDS", 0)
    with pytest.raises(SystemExit) as ended:
        main.worker()
    assert ended.value.code not in {0, STARTUP_FAILURE}
    [line] = caplog.messages
    assert "127.0.0.1" in line


def test_one_whose_visit_cannot_be_noted_is_let_in(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk takes nothing, but what is there can be looked at."""

    async def script() -> None:
        ana = await store.new_user("Ana", "en")
        assert ana is not None
        token = await store.open_session(ana.id)
        monkeypatch.setattr(people, "SEEN_SECONDS", -60.0)
        fails(monkeypatch, store, "_do", out_of_reach)
        assert await store.session_user(token) == ana

    asyncio.run(script())
