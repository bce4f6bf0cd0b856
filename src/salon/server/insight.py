"""What the answers of an ended game have cost, and what bots would have considered.

A whole game takes a minute of a core or more. It is looked through where bots think for long, at the lowest
priority, in small parts between which they have their turn; one game at a time, and a few may wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine

import msgspec

from salon.bots.insight import Considered, Continuation, analyse, costliest
from salon.kernel import Record
from salon.kernel.record import find
from salon.server.api import Call, Declined, Endpoint, table_of
from salon.server.house import House
from salon.server.live import LiveTable
from salon.server.speech import Speaker, speaker
from salon.server.wire_insight import Analysis, Weighed, WeighedLine

PART = 10  # moves that are looked through at a time
DEAR = 6  # answers that are told
KEPT = 64  # games
WAITING = 8  # games that may wait

_log = logging.getLogger("salon")
Found = list[tuple[int, Considered]]


def look_through(game: str, record: bytes, first: int) -> Found:
    """A part of a game: what a process does that bots think in."""
    return list(analyse(find(game), Record.from_json(record), first, PART))


class Progress(msgspec.Struct):
    """How far a game has been looked through, and what was found."""

    of: int
    done: int = 0
    found: Found = []
    failed: bool = False


class Insights:
    """The addresses of what bots make of a game, and the games that were looked through."""

    def __init__(self, house: House, slow_down: Callable[[Call[object]], None]) -> None:
        self.house = house
        self._slow_down = slow_down
        self._known: OrderedDict[str, Progress] = OrderedDict()
        self._waiting: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def endpoints(self) -> list[Endpoint]:
        table = "/api/tables/{id}"
        return [
            Endpoint(
                "GET", table + "/analysis", None, Analysis, "What cost most", self.analysis, "play", ("lang",)
            ),
            Endpoint(
                "GET",
                table + "/analysis/{move}",
                None,
                Weighed,
                "What was considered",
                self.considered,
                "play",
                ("lang",),
            ),
        ]

    async def analysis(self, call: Call[None]) -> Analysis:
        """How far it has come; whoever asks first has it begun."""
        table = await self._ended(call)
        id = table.table.id
        found = self._known.get(id)
        if found is None or found.failed:
            if len(self._waiting) >= WAITING:
                raise Declined(429, "house.too-often")
            found = self._known[id] = Progress(len(table.play.record.moves))
            self._begin(self._look_through(table, found))
            for old in list(self._known)[:-KEPT]:
                if self._known[old].done == self._known[old].of:
                    del self._known[old]
        self._known.move_to_end(id)
        voice = speaker(call.visitor.language)
        return Analysis(
            done=found.done,
            of=found.of,
            weighed=len(found.found),
            dear=tuple(_told(table, move, each, voice) for move, each in costliest(found.found, DEAR)),
        )

    async def considered(self, call: Call[None]) -> Weighed:
        """The lines at one move, of a game that has been looked through so far."""
        table = await self._ended(call)
        found, move = self._known.get(table.table.id), call.path("move")
        for number, each in found.found if found else ():
            if str(number) == move:
                return _told(table, number, each, speaker(call.visitor.language))
        raise Declined(404, "house.no-moment")

    async def _ended(self, call: Call[None]) -> LiveTable:
        """What a seat considered shows its hand, so it is told when the game is over."""
        table = await table_of(call, self.house.current)
        if not table.over:
            raise Declined(409, "house.not-over")
        self._slow_down(call)
        return table

    def _begin(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _look_through(self, table: LiveTable, progress: Progress) -> None:
        record, game = table.play.record.to_json(), table.game.key
        try:
            async with self._turn:
                while progress.done < progress.of:
                    progress.found += await self.house.thinkers.ponder(
                        look_through, game, record, progress.done
                    )
                    progress.done = min(progress.of, progress.done + PART)
        except Exception:  # noqa: BLE001  (a game that cannot be judged is not the server's end)
            progress.failed = True  # the next who asks has it begun anew
            _log.exception("Table %s could not be looked through", table.table.id)

    def close(self) -> None:
        for task in self._waiting:
            task.cancel()


def _told(table: LiveTable, move: int, found: Considered, voice: Speaker) -> Weighed:
    """In words, the chances in whole points."""
    given = found.given or found.lines[0]
    lines = tuple(
        WeighedLine(answers=_names(table, line, voice), chance=round(100 * line.chance))
        for line in found.lines
    )
    return Weighed(
        move=move,
        seat=found.seat,
        given=_names(table, given, voice)[0],
        chance=round(100 * given.chance),
        cost=round(100 * found.cost),
        lines=lines,
    )


def _names(table: LiveTable, line: Continuation, voice: Speaker) -> tuple[str, ...]:
    game = table.game
    return tuple(voice.name(game.id, game.vocabulary.name(action), table.names) for action in line.answers)
