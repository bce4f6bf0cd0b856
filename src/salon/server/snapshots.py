"""Snapshots: a table as its log has made it, so that only what follows need be played again.

The log alone is the truth. A snapshot of another engine, or one that cannot be read, is left aside and the
whole log is played instead; nothing else would differ but the time it takes.
"""

from __future__ import annotations

import logging
import zlib
from typing import TYPE_CHECKING

import msgspec

from salon.kernel import Game, Play, SalonError, State, Text
from salon.kernel.version import VERSION

if TYPE_CHECKING:
    from salon.server.live import LiveTable

EVERY = 200  # entries of the log
_log = logging.getLogger("salon")


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """All that the log up to a version has made of a table, but for the names around it."""

    state: msgspec.Raw
    log: msgspec.Raw
    moves: list[tuple[int, str, str]]  # seat, action, note
    by: list[str]
    marks: list[int]
    asked_at: list[int]
    asked_time: list[float]
    turn_at: list[int]
    turn_time: list[float]
    left: list[float]
    acted_at: list[int]
    undone_at: list[int]
    used: dict[str, int]
    moved: int
    moved_at: float
    lent: dict[int, str]
    agreed: set[int]
    ended: Text | None
    losers: tuple[int, ...]


# What a table and its snapshot hold under the same name, as it is.
_SAME = tuple(f for f in Snapshot.__struct_fields__ if f not in {"state", "log", "moves"})
_decoder = msgspec.json.Decoder(Snapshot)


def engine(table: LiveTable) -> str:
    """What must agree for a snapshot to be used: another engine may see the same log otherwise."""
    return f"{VERSION} {table.game.key}"


def due(table: LiveTable) -> bool:
    """Whether it is time for one. What can still be taken back is not kept in it."""
    if table.over:
        return table.version > table.snapped
    if not table.started:
        return False
    free = not any(table.play.can_undo(seat) for seat in range(len(table.names)))
    return free and table.version - table.snapped >= EVERY


def take(table: LiveTable) -> bytes:
    play = table.play
    found = Snapshot(
        state=msgspec.Raw(play.state.snapshot()),
        log=msgspec.Raw(msgspec.json.encode(play.log)),
        moves=[(move.seat, move.action, move.note) for move in play.record.moves],
        **{name: getattr(table, name) for name in _SAME},
    )
    return zlib.compress(msgspec.json.encode(found), 1)


def position(game: Game[State], body: bytes) -> State:
    """The position of a snapshot."""
    found: State = game.restore(bytes(_decoder.decode(zlib.decompress(body)).state))
    return found


def restore(table: LiveTable, version: int, body: bytes) -> None:
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
    for name in _SAME:
        setattr(table, name, getattr(found, name))
    table.version = table.snapped = version
