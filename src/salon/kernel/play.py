"""Play: a state with its log, its record and its undo history."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from salon.kernel.decision import Action, Event
from salon.kernel.errors import CannotUndo, IllegalAction, fault
from salon.kernel.game import Game, S
from salon.kernel.record import Record
from salon.kernel.state import State


class _Step(msgspec.Struct):
    """An answer that can be taken back: by whom, the position before it, its place in record and log."""

    seat: int
    before: State
    move: int
    line: int


class Play:
    """One match as it is played. What is remembered lives here, so that the state stays lean.

    >>> import salon
    >>> play = Play.begin(Record.of(salon.load(salon.list_games()[0]), ["Ana", "Ben"], seed=7))
    >>> decision = play.state.pending[0]
    >>> events = play.act(decision.legal[0], decision.seat)
    >>> len(play.record.moves), play.can_undo(decision.seat)
    (1, True)
    >>> _ = play.undo(decision.seat)
    >>> len(play.record.moves)
    0
    """

    def __init__(self, record: Record, state: State, log: list[Event]) -> None:
        self.record = record
        self.state = state
        self.log = log
        # What can be taken back: answers of one seat since the last point of no return, and what any seat
        # has said aside since then, which stands in nobody's way.
        self._back: list[_Step] = []

    @classmethod
    def begin(cls, record: Record, game: Game[S] | None = None) -> Play:
        """Take up a record where it ends: at the first question if it has no moves."""
        log: list[Event] = []
        state = record.replay(game=game, log=log)
        return cls(record, state, log)

    def act(self, action: Action, seat: int, note: str = "") -> tuple[Event, ...]:
        """Give an answer: it is applied, logged and recorded, or refused without a trace."""
        before = self.state.copy()
        talk = before.only_talk(action)
        events = self.state.apply(action, seat, note)
        if talk and events:  # what everyone has heard is not taken back
            self._back = [step for step in self._back if step.seat != seat]
        elif point_of_no_return(before, self.state):
            self._back.clear()
        else:
            if not talk:
                self._back = [step for step in self._back if step.seat == seat]
            self._back.append(_Step(seat, before, len(self.record.moves), len(self.log)))
        self.log += events
        self.record.add(seat, self.state.vocabulary.name(action), note)
        if self.state.result is not None:
            self.record.finish(self.state.result)
        return events

    @property
    def firm(self) -> int:
        """How many of the moves nobody can take back any more."""
        return self._back[0].move if self._back else len(self.record.moves)

    def can_undo(self, seat: int) -> bool:
        return any(step.seat == seat for step in self._back)

    def undos(self, seat: int) -> int:
        """How many answers the seat could take back, one after the other."""
        return sum(step.seat == seat for step in self._back)

    def undo(self, seat: int) -> list[tuple[int, int]]:
        """Take back the seat's last answer, unless chance or something newly seen has followed.

        What others have said aside since then is said again, if it still can be. Of these answers it gives
        the old place in the record, counted from 0, and how long the log is after them now.
        """
        if not self.can_undo(seat):
            raise fault(CannotUndo, "kernel.cannot-undo")
        place = max(i for i, step in enumerate(self._back) if step.seat == seat)
        step = self._back[place]
        del self._back[place:]
        later = self.record.moves[step.move + 1 :]
        self.record.cut(step.move)
        del self.log[step.line :]
        step.before.journal = []
        self.state = step.before
        kept = []
        for old, move in enumerate(later, step.move + 1):
            with suppress(IllegalAction):
                self.act(self.state.vocabulary.action(move.action), move.seat, move.note)
                kept.append((old, len(self.log)))
        return kept


def point_of_no_return(before: State, after: State) -> bool:
    """Whether chance or newly seen hidden information lies between two positions, or the end."""
    return (
        before.fate.counter != after.fate.counter
        or before.reveals != after.reveals
        or after.result is not None
    )
