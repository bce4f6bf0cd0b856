"""Play: a state with its log, its record and its undo history."""

from __future__ import annotations

from typing import Any

from salon.kernel.decision import Action, Event
from salon.kernel.errors import CannotUndo, fault
from salon.kernel.game import Game
from salon.kernel.record import Record
from salon.kernel.state import State


class Play:
    """One match as it is played. What is remembered lives here, so that the state stays lean."""

    def __init__(self, record: Record, state: State, log: list[Event]) -> None:
        self.record = record
        self.state = state
        self.log = log
        # The positions before each answer of one seat, since the last point of no return.
        self._back: list[tuple[int, State, int]] = []

    @classmethod
    def begin(cls, record: Record, game: Game[Any] | None = None) -> Play:
        """Take up a record where it ends: at the first question if it has no moves."""
        log: list[Event] = []
        state = record.replay(game=game, log=log)
        return cls(record, state, log)

    def act(self, action: Action, seat: int, note: str = "") -> tuple[Event, ...]:
        """Give an answer: it is applied, logged and recorded, or refused without a trace."""
        before = self.state.copy()
        events = self.state.apply(action, seat, note)
        if self._back and self._back[-1][0] != seat:
            self._back.clear()
        if point_of_no_return(before, self.state):
            self._back.clear()
        else:
            self._back.append((seat, before, len(self.log)))
        self.log += events
        self.record.add(seat, self.state.vocabulary.name(action), note)
        if self.state.result is not None:
            self.record.finish(self.state.result)
        return events

    def can_undo(self, seat: int) -> bool:
        return bool(self._back) and self._back[-1][0] == seat

    def undos(self, seat: int) -> int:
        """How many answers the seat could take back, one after the other."""
        return len(self._back) if self.can_undo(seat) else 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, unless chance or something newly seen has followed."""
        if not self.can_undo(seat):
            raise fault(CannotUndo, "kernel.cannot-undo")
        _, state, length = self._back.pop()
        state.journal = []
        self.state = state
        del self.log[length:]
        self.record.take_back()


def point_of_no_return(before: State, after: State) -> bool:
    """Whether chance or newly seen hidden information lies between two positions, or the end."""
    return (
        before.fate.counter != after.fate.counter
        or before.reveals != after.reveals
        or after.result is not None
    )
