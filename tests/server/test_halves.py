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
from salon.server.store import Entry, Fair, Store, StoredRow, people
from tests.chaos.furniture import TABLE as LOGGED
from tests.chaos.furniture import furnish
from tests.chaos.wire import Wire
from tests.server.running import PATIENCE, Postgres
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


def test_a_table_whose_last_look_at_the_log_fails_is_looked_at_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in memory by then. Who comes again would be shown an old position, and wait there for ever."""
    if store.database.is_sqlite:
        pytest.skip("one server has it alone")

    async def script() -> None:
        other = await begin(store, "court", 2)
        house, id, rows_after = House(store, Claims("")), other.table.id, store.rows_after

        async def meanwhile(table: str, version: int) -> list[StoredRow]:
            found = await rows_after(table, version)
            await last_answer(other)
            fails(monkeypatch, store, "rows_after", out_of_reach)
            return found

        monkeypatch.setattr(store, "rows_after", meanwhile)
        with pytest.raises(OperationalError):
            await house.table(id)
        monkeypatch.setattr(store, "rows_after", rows_after)
        table = await house.table(id)
        assert table.version == 0
        await table.tell()  # somebody sits down, say: that does not read the log
        await house.tell_owed()
        assert table.version == other.version == 1
        house.close()

    asyncio.run(script())


def test_of_several_undone_at_once_those_that_are_written_are_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        table = await begin(store, "v1919", 2)
        while max(map(table.play.undos, range(2))) < 2:
            await last_answer(table)
        seat = next(seat for seat in range(2) if table.play.undos(seat) > 1)
        house = House(store, Claims(""))
        house._tables[table.table.id] = table
        told: list[int] = []
        table.on_change = lambda table: told.append(table.version)
        version, append = table.version, store.append

        async def once(*args: Any) -> bool:
            fails(monkeypatch, store, "append", out_of_reach)
            return await append(*args)

        monkeypatch.setattr(store, "append", once)
        with pytest.raises(OperationalError):
            await table.undo(seat, version, everything=True)
        assert (table.version, told) == (version + 1, [])
        await house.tell_owed()
        assert told == [version + 1]
        house.close()

    asyncio.run(script())


def test_an_answer_after_which_a_snapshot_fails_in_memory_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        table = await begin(store, "court", 2)
        house = House(store, Claims(""))
        house._tables[table.table.id] = table
        told: list[int] = []
        table.on_change = lambda table: told.append(table.version)

        def at_fault(_: LiveTable) -> None:
            raise ValueError("cannot be packed")

        monkeypatch.setattr(table.keeper, "firm_snapshot", at_fault)
        with pytest.raises(ValueError, match="packed"):
            await last_answer(table)
        await house.tell_owed()
        assert told == [1]
        house.close()

    asyncio.run(script())


@pytest.mark.parametrize("look", ["read_all", "tell_owed"])
def test_a_table_that_cannot_be_read_keeps_no_other_from_being_read(
    store: Store, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    """Word of other servers is heard after all tables are read: one at fault would keep the house deaf."""

    async def script() -> None:
        house = House(store, Claims(""))
        first, second = await begin(store, "court", 2), await begin(store, "court", 2, id="bbbbbbbbbb")
        for table in (first, second):
            table.owed = True
            house._tables[table.table.id] = table

        async def at_fault() -> None:
            raise KeyError("seat")

        monkeypatch.setattr(first, "reload", at_fault)
        told: list[str] = []
        second.on_change = lambda table: told.append(table.table.id)
        await getattr(house, look)()
        assert told == [second.table.id]
        house.close()

    asyncio.run(script())


@pytest.mark.parametrize("look", ["wake", "forget_idle"])
def test_a_table_whose_position_cannot_be_asked_is_set_apart_and_no_other_touched(
    store: Store, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    """It ended the rounds of the house: no bot was woken any more, no clock looked at, nobody told."""

    async def script() -> None:
        house = House(store, Claims(""))
        first, second = await begin(store, "court", 2), await begin(store, "court", 2, id="bbbbbbbbbb")
        for table in (first, second):
            house._tables[table.table.id] = table

        def at_fault() -> None:
            raise IndexError("no such card")

        monkeypatch.setattr(first, "bot_to_move", at_fault)
        house._used[second.table.id] = float("inf")
        getattr(house, look)()
        assert list(house.apart) == [first.table.id]
        assert house.in_memory == (second,)
        house.close()

    asyncio.run(script())


def test_what_cannot_be_shown_to_one_is_shown_to_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        table = await begin(store, "court", 2)
        update = table.sight.update

        def at_fault(seat: int | None, *args: Any) -> Any:
            if seat == 0:
                raise KeyError("no words")
            return update(seat, *args)

        monkeypatch.setattr(table.sight, "update", at_fault)
        seen: list[int] = []
        for seat in (0, 1):
            table.sockets.add(Looker(seat, seen))  # type: ignore[arg-type]
        await last_answer(table)
        assert seen == [1]

    asyncio.run(script())


class Looker:
    """One who looks at a table from a seat."""

    language, log_known, user_id = "en", 0, 0

    def __init__(self, seat: int, seen: list[int]) -> None:
        self.seat, self.seen = seat, seen

    def show_fairness(self) -> None:
        pass

    def look(self) -> int:
        return self.seat

    def send(self, _: bytes) -> None:
        self.seen.append(self.seat)


def test_while_the_database_is_away_not_every_visitor_is_a_line_in_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if store.database.is_sqlite:
        pytest.skip("there is nobody to be told")

    async def away(*_: str) -> None:
        raise out_of_reach()

    async def script() -> None:
        house = House(store, Claims(""))
        table = await begin(store, "court", 2)
        monkeypatch.setattr(store, "announce", away)
        for _ in range(20):
            house.rollcall.announce(table)
        await asyncio.wait(house.rollcall._saying)
        house.close()

    asyncio.run(script())
    assert len(caplog.messages) <= 1


def test_a_line_to_the_other_servers_that_went_dead_is_made_anew(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that is gone closes no line: this server would never hear of the others again."""
    address = postgres.database()
    store = Store(Database(open_engine(address)))
    upgrade(store.database.engine)
    name, _, folder = address.removeprefix("postgresql://postgres@/").partition("?host=")
    wire = Wire(Path(folder, ".s.PGSQL.5432"))
    through = f"postgresql://postgres@127.0.0.1:{wire.port}/{name}?sslmode=disable&gssencmode=disable"
    monkeypatch.setattr(app, "SILENT_SECONDS", 0.2)

    async def script() -> None:
        other = await begin(store, "court", 2)
        house = House(store, Claims(""))
        table = await house.table(other.table.id)
        news: asyncio.Queue[int] = asyncio.Queue()
        house.on_change.append(lambda table: news.put_nowait(table.version))
        listening = asyncio.create_task(app.listen(through, house))
        for dead in (False, True):
            if dead:
                wire.go_dead()
            await last_answer(other)
            async with asyncio.timeout(PATIENCE):
                while table.version < other.version:
                    await news.get()
        listening.cancel()
        house.close()

    try:
        asyncio.run(script())
        assert wire.opened > 1
    finally:
        store.database.close()
        wire.close()


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


@pytest.mark.parametrize("what", ["table:0", "programme:0", "log:9"])
def test_word_of_one_table_does_not_wait_for_another(store: Store, what: str) -> None:
    """Somebody answers there just now, and the database takes its time."""

    async def script() -> None:
        busy, other = await begin(store, "court", 2), await begin(store, "court", 2, id="bbbbbbbbbb")
        house = House(store, Claims(""))
        table = await house.table(other.table.id)
        house._tables[busy.table.id] = busy
        await last_answer(other)
        async with busy.lock, asyncio.timeout(PATIENCE):
            await house.heard(f"other:{busy.table.id}:{what}")
            await house.heard(word(other))
            while table.version < other.version:
                await asyncio.wait(house._following, return_when="FIRST_COMPLETED")
        await asyncio.gather(*house._following)
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

        async def look(_: float = 0) -> None:
            pass

        monkeypatch.setattr(app, "SWEEP_SECONDS", 0)
        monkeypatch.setattr(house, "write_ends", write_ends)
        notices: Any = type("Notices", (), {"look": staticmethod(look)})
        contests: Any = type("Contests", (), {"look": staticmethod(look)})
        sweep = asyncio.create_task(app.sweep(house, notices, contests))
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
