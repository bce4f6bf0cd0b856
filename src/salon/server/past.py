"""The past of tables: positions are found from the nearest one that is known, in a thread of their own.

Everyone may look at every moment of every table, so this is bounded: one thing at a time, a short queue, and
what was found is remembered for a while. The event loop plays no game again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from salon.kernel import Game, Record, State
from salon.kernel.record import Move
from salon.server import snapshots
from salon.server.api import Declined
from salon.server.curve import Scores, scores
from salon.server.fairness import Played, play
from salon.server.live import LiveTable
from salon.server.store import Store

REMEMBERED = 512  # positions
REMEMBERED_DRAWS = 32  # games
QUEUE = 32  # may wait
BREATH = 8  # moves, then others may use the interpreter
T = TypeVar("T")
Key: TypeAlias = tuple[str, int, str]  # table, move, and the check of the record up to there


class Past:
    """What tables were like."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[Key, State] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "past")
        self._asked: dict[Any, asyncio.Task[Any]] = {}
        self._draws: OrderedDict[tuple[str, str, str, int], Played] = OrderedDict()
        self.replayed = 0  # moves, since the start

    async def position(self, table: LiveTable, move: int) -> State:
        """The table after so many moves. It is shared: nobody may change it."""
        found: State = await self._once(_key(table, move), lambda: self._find(table, move))
        return found

    async def scores(self, table: LiveTable) -> Scores:
        """What each seat would have scored after each move of a game that is over."""
        record, game = table.play.record, table.game
        key = ("scores", table.table.id)
        found: Scores = await self._once(key, lambda: self._do(len(record.moves), scores, record, game))
        return found

    async def draws(self, id: str, record: Record) -> Played:
        """Every draw of a record."""
        key = ("draws", id, record.header.seed, len(record.moves))
        if key not in self._draws:
            found = await self._once(key, lambda: self._do(len(record.moves), play, record))
            self._draws[key] = found
            while len(self._draws) > REMEMBERED_DRAWS:
                self._draws.popitem(last=False)
        return self._draws[key]

    async def _once(self, key: object, find: Callable[[], Any]) -> Any:
        """Of several who ask for the same at once, one waits in the queue."""
        if key not in self._asked:
            if len(self._asked) >= QUEUE:
                raise Declined(429, "house.too-often")
            self._asked[key] = asyncio.create_task(find())
            self._asked[key].add_done_callback(lambda _: self._asked.pop(key, None))
        return await asyncio.shield(self._asked[key])

    async def _find(self, table: LiveTable, move: int) -> State:
        moves = table.play.record.moves[:move]
        key = _key(table, move)
        start, known = self._nearest(table, move)
        if known is None:
            found = await self._store.moment(table.table.id, snapshots.engine(table), move)
            start, body = found or (0, b"")
            known = await self._do(0, _begin, table, body)
        state = await self._do(move - start, _play_on, table.game, known, moves[start:])
        self._known[key] = state
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return state

    def _nearest(self, table: LiveTable, move: int) -> tuple[int, State | None]:
        """The last position up to a move that is remembered, if no snapshot is nearer."""
        for earlier in range(move, move - move % snapshots.MOVES - 1, -1):
            key = _key(table, earlier)
            if key in self._known:
                self._known.move_to_end(key)
                return earlier, self._known[key]
        return 0, None

    async def _do(self, moves: int, job: Callable[..., T], *args: Any) -> T:
        self.replayed += moves
        return await asyncio.get_running_loop().run_in_executor(self._thread, job, *args)

    def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _key(table: LiveTable, move: int) -> Key:
    return table.table.id, move, table.play.record.moves[move - 1].check if move else ""


def _begin(table: LiveTable, body: bytes) -> State:
    return snapshots.read_moment(table.game, body) if body else table.play.record.replay(0, game=table.game)


def _play_on(game: Game[Any], begin: State, moves: Sequence[Move]) -> State:
    state = begin.copy()
    for number, move in enumerate(moves):
        if number % BREATH == 0:
            time.sleep(0)
        state.apply(game.vocabulary.action(move.action), move.seat, move.note)
    return state
