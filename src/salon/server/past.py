"""The past of tables: positions are found from the nearest one that is known, in a thread of their own.

Everyone may look at every moment of every table, so this is bounded: one thing at a time, a short queue, and
what was found is remembered for a while. The event loop plays no game again.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

from salon.kernel import Game, Record, State
from salon.kernel.record import Move
from salon.server import snapshots
from salon.server.curve import Course, course
from salon.server.errands import Errands, Once
from salon.server.fairness import Played, play
from salon.server.live import LiveTable
from salon.server.store import Store

REMEMBERED = 512  # positions
REMEMBERED_DRAWS = 32  # games
BREATH = 8  # moves, then others may use the interpreter
Key: TypeAlias = tuple[str, int, str]  # table, move, and the check of the record up to there


class Past:
    """What tables were like."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[Key, State] = OrderedDict()
        self._draws: OrderedDict[tuple[str, str, int], Played] = OrderedDict()
        self._errands = Errands("past")
        self._positions = Once[State](self._errands)
        self._courses = Once[Course](self._errands)
        self._games = Once[Played](self._errands)
        self.replayed = 0  # moves, since the start

    async def position(self, table: LiveTable, move: int) -> State:
        """The table after so many moves. It is shared: nobody may change it."""
        return await self._positions.get(_key(table, move), lambda: self._find(table, move))

    async def course(self, table: LiveTable) -> Course:
        """How a game that is over went, move by move."""
        record, game = table.play.record, table.game
        self.replayed += len(record.moves)
        return await self._courses.get(table.table.id, lambda: self._errands.run(course, record, game))

    async def draws(self, id: str, record: Record, game: Game[State]) -> Played:
        """Every draw of a record."""
        key = (id, record.header.seed, len(record.moves))
        if key not in self._draws:
            self.replayed += len(record.moves)
            self._draws[key] = await self._games.get(key, lambda: self._errands.run(play, record, game))
            while len(self._draws) > REMEMBERED_DRAWS:
                self._draws.popitem(last=False)
        return self._draws[key]

    async def _find(self, table: LiveTable, move: int) -> State:
        moves = table.play.record.moves[:move]
        key = _key(table, move)
        start, known = self._nearest(table, move)
        if known is None:
            found = await self._store.moment(table.table.id, snapshots.engine(table), move)
            start, body = found or (0, b"")
            known = await self._errands.run(_begin, table, body)
        self.replayed += move - start
        state = await self._errands.run(_play_on, table.game, known, moves[start:])
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

    def close(self) -> None:
        self._errands.close()


def _key(table: LiveTable, move: int) -> Key:
    return table.table.id, move, table.play.record.moves[move - 1].check if move else ""


def _begin(table: LiveTable, body: bytes) -> State:
    return snapshots.read_moment(table.game, body) if body else table.play.record.replay(0, game=table.game)


def _play_on(game: Game[State], begin: State, moves: Sequence[Move]) -> State:
    state = begin.copy()
    for number, move in enumerate(moves):
        if number % BREATH == 0:
            time.sleep(0)
        state.apply(game.vocabulary.action(move.action), move.seat, move.note)
    return state
