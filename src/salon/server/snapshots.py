"""Snapshots: a table as its log has made it, so that only what follows need be played again.

The log alone is the truth. A snapshot of another engine, or one that cannot be read, is left aside and the
whole log is played instead; nothing else would differ but the time it takes.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

import msgspec

from salon.kernel import Game, Play, Progress, SalonError, State, Text
from salon.kernel.version import VERSION
from salon.server.clocks import Clocks
from salon.server.motions import Manners
from salon.server.seating import How

if TYPE_CHECKING:
    from salon.server.course import Course

EVERY = 200  # entries of the log
MOVES = 100  # from one position of the past that is kept to the next
FORM = 2  # of a snapshot: one of another form is not even looked at
_log = logging.getLogger("salon")


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """All that the log up to a version has made of a table, but for the names around it."""

    state: msgspec.Raw
    log: msgspec.Raw
    moves: list[tuple[int, str, str]]  # seat, action, note
    by: list[str]
    marks: list[int]
    asked_at: list[int]
    turn_at: list[int]
    turn_time: list[float]
    clocks: Clocks
    acted_at: list[int]
    undone_at: list[int]
    used: dict[str, int]
    moved: int
    moved_at: float
    lent: dict[int, str]
    agreed: set[int]
    ended: Text | None
    losers: tuple[int, ...]
    progress: Progress = msgspec.field(default_factory=Progress)  # in a lesson
    gone: dict[int, How] = msgspec.field(default_factory=dict)
    manners: Manners = msgspec.field(default_factory=Manners)


# What a table and its snapshot hold under the same name, as it is.
SAME = tuple(f for f in Snapshot.__struct_fields__ if f not in {"state", "log", "moves"})
_decoder = msgspec.json.Decoder(Snapshot)


def engine(table: Course) -> str:
    """What must agree for a snapshot to be used: another engine may see the same log otherwise."""
    return f"{VERSION}/{FORM} {table.game.key}"


class Taken(msgspec.Struct, frozen=True):
    """A snapshot that has been taken: at which version, and after how many moves."""

    version: int
    moves: int
    body: bytes


class Keeper:
    """What is to be kept of a table as soon as nobody can take it back, for how to do so is not kept."""

    def __init__(self) -> None:
        self._moments: dict[int, State] = {}
        self._next: Taken | None = None
        self._firm: Taken | None = None

    def look(self, table: Course) -> None:
        """Another entry of the log has been played."""
        moves = len(table.play.record.moves)
        if moves and moves % MOVES == 0:
            self._moments[moves] = table.play.state.copy()
        if not table.started or table.over:
            return
        if self._next is not None and self._next.moves <= table.play.firm:
            self._firm, self._next = self._next, None
        last = self._firm.version if self._firm else table.snapped
        if self._next is None and table.version - last >= EVERY:
            self._next = Taken(table.version, moves, take(table))
            if moves <= table.play.firm:
                self._firm, self._next = self._next, None

    def cut(self, moves: int) -> None:
        """All but so many moves were taken back."""
        self._moments = {move: state for move, state in self._moments.items() if move <= moves}
        if self._next is not None and self._next.moves > moves:
            self._next = None

    def firm_moments(self, table: Course) -> dict[int, bytes]:
        """Positions of the past that are to be kept now, by moves."""
        found = [move for move in self._moments if move <= table.play.firm]
        return {move: zlib.compress(self._moments.pop(move).snapshot(), 1) for move in found}

    def firm_snapshot(self, table: Course) -> Taken | None:
        """The snapshot that is to be kept now."""
        if table.over:
            new = table.version > table.snapped
            return Taken(table.version, len(table.play.record.moves), take(table)) if new else None
        found, self._firm = self._firm, None
        return found


def take(table: Course) -> bytes:
    play = table.play
    found = Snapshot(
        state=msgspec.Raw(play.state.snapshot()),
        log=msgspec.Raw(msgspec.json.encode(play.log)),
        moves=[(move.seat, move.action, move.note) for move in play.record.moves],
        **{name: getattr(table, name) for name in SAME},
    )
    return zlib.compress(msgspec.json.encode(found), 1)


def read_moment(game: Game[State], body: bytes) -> State:
    return game.restore(zlib.decompress(body))


def position(game: Game[State], body: bytes) -> State:
    """The position of a snapshot."""
    found: State = game.restore(bytes(_decoder.decode(zlib.decompress(body)).state))
    return found


def restore(table: Course, version: int, body: bytes) -> None:
    """Bring a table that has just begun to a snapshot; one that cannot be read changes nothing."""
    try:
        found = _decoder.decode(zlib.decompress(body))
        state = table.game.restore(bytes(found.state))
        log = table.game.read_log(bytes(found.log))
    except (zlib.error, msgspec.MsgspecError, SalonError):
        _log.exception("The snapshot of table %s is left aside; its log is played", table.table.id)
        return
    state.journal = []
    record = table.play.record
    for move in found.moves:
        record.add(*move)
    if state.result is not None:
        record.finish(state.result)
    table.play = Play(record, state, log)
    for name in SAME:
        setattr(table, name, getattr(found, name))
    table.version = table.snapped = version
