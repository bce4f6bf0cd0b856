"""Long tables and their past: found from what was kept, away from the event loop, and let go of again."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, TextClause, text

from salon.kernel import State
from salon.server import curve, past
from salon.server.claims import Claims
from salon.server.database import sqlite_url
from salon.server.house import House
from salon.server.live import LiveTable
from salon.server.past import Past
from salon.server.sight import Sight
from salon.server.store import Store
from salon.server.wire import NewSeat, NewTable
from tests.server.people import Person, play_on, table_for
from tests.server.running import Server
from tests.server.test_snapshots import answer, begin, run

STEP = 10


@pytest.fixture(autouse=True)
def short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.snapshots.MOVES", STEP)


async def played(store: Store, game: str, seats: int) -> LiveTable:
    table = await begin(store, game, seats)
    chance = random.Random(5)
    while not table.over:
        await answer(table, chance)
    again = LiveTable(store, table.table, table.game)
    await again.open()
    assert again.snapped == again.version  # so nothing was played again
    return again


def test_the_log_is_put_together_once_for_many_who_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers may ask as they like: that is work of the event loop, and the log may be long."""
    made: list[int | None] = []
    real = Sight.update

    def counted(sight: Sight, seat: int | None, *rest: Any, **more: Any) -> Any:
        made.append(seat)
        return real(sight, seat, *rest, **more)

    monkeypatch.setattr(Sight, "update", counted)
    monkeypatch.setattr("salon.server.sight.AFAR_SECONDS", 1000.0)
    with (
        Server(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url) as stranger,
    ):
        table, _ = ana.opens("court", "me", "me", public=True)
        before = stranger.view(table)
        for _ in range(10):
            assert stranger.view(table) == before
        assert made.count(None) == 1
        ana.answers(table)
        assert stranger.view(table)["version"] == 1
        assert made.count(None) == 2
        assert ana.view(table)["question"]


@pytest.mark.parametrize(("game", "seats"), [("court", 2), ("v1919", 3)])
def test_any_position_of_the_past_takes_a_few_moves(game: str, seats: int, tmp_path: Path) -> None:
    async def script(store: Store) -> None:
        table = await played(store, game, seats)
        moves = len(table.play.record.moves)
        assert moves > 4 * STEP
        found = Past(store)
        for move in random.Random(1).sample(range(moves + 1), 30):
            before = found.replayed
            assert await found.position(table, move) == table.play.record.replay(move, game=table.game)
            assert found.replayed - before <= 2 * STEP
        found = Past(store)
        for move in range(moves + 1):  # somebody looks at it all: each step is one move
            await found.position(table, move)
        assert found.replayed <= moves + STEP
        again = found.replayed
        await found.position(table, moves)
        assert found.replayed == again

    run(sqlite_url(tmp_path / "salon.db"), script)


def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    async def script(store: Store) -> None:
        table = await begin(store, "court", 2)
        found, chance, moves, undone = Past(store), random.Random(3), 0, 0
        while not table.over:
            await answer(table, chance)
            undone += len(table.play.record.moves) < moves
            moves = len(table.play.record.moves)
            assert await found.position(table, moves) == table.play.state
        assert undone

    run(sqlite_url(tmp_path / "salon.db"), script)


def test_a_moment_that_is_taken_back_while_it_is_looked_for_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was a fault of the server, and a traceback in its log."""
    position = Past.position

    async def meanwhile(found: Past, table: LiveTable, move: int) -> State:
        state = await position(found, table, move)
        seat = next((seat for seat in range(len(table.names)) if table.play.can_undo(seat)), None)
        if seat is not None:
            await table.undo(seat, table.version)
        return state

    monkeypatch.setattr(Past, "position", meanwhile)
    with Server(sqlite_url(tmp_path / "salon.db")) as server, Person(server.url, "Ana") as ana:
        table, _ = ana.opens("court", "me", "me")
        while not (now := ana.view(table)).get("undo"):
            ana.answers(table, now)
        assert ana.http.get(f"/api/tables/{table}/moments/{now['version']}").status_code == 404


def test_without_kept_positions_it_is_the_same_past(tmp_path: Path) -> None:
    """As at a table from before they were kept."""

    async def script(store: Store) -> None:
        table = await played(store, "court", 2)
        for statement in map(text, ("delete from moments", "update moments set engine = 'another'")):

            def change(c: Connection, statement: TextClause = statement) -> int:
                return c.execute(statement).rowcount

            await store.database.write(change)
            state = await Past(store).position(table, 33)
            assert state == table.play.record.replay(33, game=table.game)
            await store.database.write(lambda c: c.execute(text("delete from snapshots")).rowcount)
            again = LiveTable(store, table.table, table.game)
            await again.open()  # plays the whole log, and keeps them
            assert await store.moment(table.table.id, "0", 33) is None
            found = Past(store)
            assert await found.position(again, 33) == state
            assert found.replayed == 33 % STEP

    run(sqlite_url(tmp_path / "salon.db"), script)


def test_many_who_ask_at_once_wait_for_one_and_too_many_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.errands.QUEUE", 3)

    async def script(store: Store) -> None:
        table = await played(store, "court", 2)
        found = Past(store)
        await asyncio.gather(*(found.position(table, 25) for _ in range(50)))
        assert found.replayed == 25 % STEP
        told = await asyncio.gather(
            *(found.position(table, n) for n in range(31, 39)), return_exceptions=True
        )
        assert [isinstance(each, State) for each in told] == [True] * 3 + [False] * 5

    run(sqlite_url(tmp_path / "salon.db"), script)


def test_the_event_loop_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: dict[str, set[str]] = {"opening": set(), "past": set(), "scores": set()}

    def noting(name: str, real: Any) -> Any:
        def call(*args: Any) -> Any:
            where[name].add(threading.current_thread().name)
            return real(*args)

        return call

    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben])
        play_on(table, [ana, ben])
        open_one = table_for([ana, ben])
        play_on(open_one, [ana, ben], 25)
    monkeypatch.setattr(LiveTable, "replay", noting("opening", LiveTable.replay))
    monkeypatch.setattr(past, "_play_on", noting("past", past._play_on))
    monkeypatch.setattr(past, "course", noting("scores", curve.course))
    with Server(database) as server, Person(server.url) as back:
        back.http.cookies = ana.http.cookies
        assert back.view(open_one)["version"] == 25
        assert back.get(f"/api/tables/{table}/moments/17")["move"] == 17
        for _ in range(2):
            assert back.get(f"/api/tables/{table}/curve")["lines"]
    assert where == {"opening": {"opening_0"}, "past": {"past_0"}, "scores": {"past_0"}}


def test_strangers_look_back_less_often_than_people(tmp_path: Path) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url) as stranger,
    ):
        table, _ = ana.opens("court", "me", "me")
        for _ in range(3):
            ana.answers(table)
        asked = [f"/api/tables/{table}/moments/{n % 3}" for n in range(60)]
        assert {ana.http.get(path).status_code for path in asked} == {200}
        told = [stranger.http.get(path).status_code for path in asked]
        assert told[:20] == [200] * 20
        assert 429 in told[20:]


def test_a_table_that_is_let_go_leaves_memory_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing holds it, and no ring of references waits for the garbage collector."""
    monkeypatch.setattr("salon.server.house.IDLE_SECONDS", -1)

    async def script(store: Store) -> None:
        house, found = House(store, Claims("")), Past(store)
        ana = await store.new_user("Ana", "en")
        assert ana is not None
        new = NewTable(game="court", seats=(NewSeat(kind="me"),) * 2)
        stored, _ = await house.reception.open_table(new, ana)
        table = await house.table(stored.id)
        for _ in range(20):
            decision = table.play.state.pending[0]
            name = table.game.vocabulary.name(decision.legal[0])
            await table.act(decision.seat, name, table.version)
            table.sight.update_for(ana, "en")
        await found.position(table, 7)
        gone = [weakref.ref(each) for each in (table, table.sight, table.play)]
        del table, decision
        gc.collect()
        gc.disable()
        try:
            house.forget_idle()
            await asyncio.sleep(0)
            assert not house.in_memory
            assert [each() for each in gone] == [None] * 3
            table = await house.table(stored.id)  # read from the log, by way of another thread
            gone = [weakref.ref(each) for each in (table, table.sight, table.play)]
            del table
            house.forget_idle()
            await asyncio.sleep(0)
            assert [each() for each in gone] == [None] * 3
        finally:
            gc.enable()
            house.close()
            found.close()

    run(sqlite_url(tmp_path / "salon.db"), script)
