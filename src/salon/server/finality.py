"""Which answers cannot be taken back: found by trying them in worlds that the seat takes for the real one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from salon.kernel import Action, Fate, State
from salon.kernel.play import point_of_no_return
from salon.server.wire import Finals

if TYPE_CHECKING:
    from salon.server.live import LiveTable

FINALS_SECONDS = 0.2  # nobody reads a question and answers it sooner
WORLDS = 2  # an answer that meets chance in one of them only may well meet it


def final_answers(
    s: State, seat: int, answers: Iterable[Action], fate: Fate, is_bot: Callable[[int], bool]
) -> frozenset[Action]:
    """The answers that are followed by chance, by something newly seen, by the end, or by a bot's answer;
    and of what is said aside, what everyone hears.

    What is tried is never the real position: whether an answer is final must not tell what lies hidden.
    """
    found: set[Action] = set()
    left = list(answers)
    for _ in range(WORLDS):
        world = s.determinize(seat, fate)
        for action in left:
            after = world.copy()
            after.journal = []
            heard = after.apply(action, seat) and world.only_talk(action)
            if heard or point_of_no_return(world, after) or any(is_bot(d.seat) for d in after.awaited()):
                found.add(action)
        left = [action for action in left if action not in found]
    return frozenset(found)


class FinalsTeller:
    """Says at a table which answers cannot be taken back while people think, and not if they are quicker."""

    def __init__(self) -> None:
        self._due = False  # whether a timer runs
        self._at = 0.0  # when they are to be told, by the clock of the event loop

    def tell_soon(self, table: LiveTable) -> None:
        if not table.sockets:
            return
        loop = asyncio.get_running_loop()
        self._at = loop.time() + FINALS_SECONDS
        if not self._due:
            self._due = True
            loop.call_at(self._at, self._tell, table, loop)

    def _tell(self, table: LiveTable, loop: asyncio.AbstractEventLoop) -> None:
        if loop.time() < self._at:  # an answer came in between
            loop.call_at(self._at, self._tell, table, loop)
            return
        self._due = False
        if table.over or not table.started:
            return
        for socket in tuple(table.sockets):
            seat = table.seat_of(socket.user_id)
            decision = None if seat is None else table.play.state.decision(seat)
            if decision is not None:
                names = map(table.game.vocabulary.name, sorted(table.sight.finals(decision)))
                told = Finals(version=table.version, actions=tuple(names))
                socket.send(msgspec.json.encode(told))
