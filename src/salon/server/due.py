"""What people should hear of: that it is their turn, still or again, that something is asked, or begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from salon.server import timing
from salon.server.live import LiveTable
from salon.server.motions import Motion
from salon.server.store import StoredNotice
from salon.server.wire_people import NoticeKind

KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
GRACE = 30.0  # seconds in which one may come back, or the turn be taken back
NEWS_SECONDS = 3600.0  # for which it is news that a game has begun
QUESTION_SECONDS = 86400.0  # after so long a question to all calls nobody any more


class Due(msgspec.Struct, frozen=True):
    """A person who should hear of something."""

    seat: int
    user_id: int
    kind: NoticeKind
    turn: int  # the version since which it is so


def due(table: LiveTable, now: float) -> Iterator[Due]:
    """Who is to be told something at a table, and has not been by this server."""
    for found in (*_begun(table, now), *_asked(table, now), *_waited_for(table, now)):
        if table.told.get((found.seat, found.kind)) != found.turn:
            yield found


def _waited_for(table: LiveTable, now: float) -> Iterator[Due]:
    heard = set()  # one who plays several seats hears of the first that is asked
    for seat in table.waiting_for():
        user_id = table.table.seats[seat].user_id
        if user_id is None or user_id in heard:
            continue
        heard.add(user_id)
        _, nudged = table.manners.nudged.get(seat, (0.0, 0))
        if nudged > table.acted_at[seat]:
            yield Due(seat, user_id, "nudge", nudged)
        left = timing.days_left(table, seat)
        if left is not None and left <= warning(table.table.pace.days):
            yield Due(seat, user_id, "reminder", table.asked_at[seat])
        elif now >= table.turn_time[seat] + GRACE:
            yield Due(seat, user_id, "turn", table.turn_at[seat])


def open_question(table: LiveTable) -> Motion | None:
    """What is asked of all; a rematch that has begun is asked no more."""
    motion = table.manners.motion
    return None if motion is None or table.broken or table.table.next_table else motion


def _asked(table: LiveTable, now: float) -> Iterator[Due]:
    """Those who have not answered a question to all: at once, for the others wait."""
    motion = open_question(table)
    if motion is None or now > motion.at + QUESTION_SECONDS:
        return
    for seat in sorted(_unanswered(table, motion)):
        user_id = table.table.seats[seat].user_id
        if user_id is not None:
            yield Due(seat, user_id, "asked", motion.version)


def _unanswered(table: LiveTable, motion: Motion) -> set[int]:
    return table.voters() - motion.yes.keys() - set(motion.no)


def _begun(table: LiveTable, now: float) -> Iterator[Due]:
    """Those who sit and are not asked anything yet: their game has begun with the last who sat down."""
    started = table.table.started
    if started is None or table.over or table.table.is_hot_seat or not 0 <= now - started < NEWS_SECONDS:
        return
    people = {seat.user_id for seat in table.table.seats if seat.user_id is not None}
    waited = {table.table.seats[seat].user_id for seat in table.waiting_for()}
    if len(people) < 2 or table.table.pace.kind == "lesson":
        return
    for seat in table.table.seats:
        if seat.user_id in people - waited and not table.acted_at[seat.seat]:
            assert seat.user_id is not None
            yield Due(seat.seat, seat.user_id, "begun", 0)


def is_still(table: LiveTable, notice: StoredNotice) -> bool:
    """Whether what a notice says is so."""
    seat = notice.seat
    if notice.kind == "asked":
        motion = open_question(table)
        return motion is not None and motion.version == notice.turn and seat in _unanswered(table, motion)
    if notice.kind == "begun":
        return not table.over and not table.acted_at[seat]
    nudges = [table.manners.nudged.get(n, (0.0, 0))[1] for n in range(len(table.names))]
    since = {"turn": table.turn_at, "reminder": table.asked_at, "nudge": nudges}[notice.kind]
    return seat in table.waiting_for() and since[seat] == notice.turn


def warning(days: int) -> float:
    """How long before the deadline of a turn of so many days the reminder comes: a quarter, at most a day.

    >>> warning(1) / 3600, warning(14) / 3600
    (6.0, 24.0)
    """
    return min(days * 86400 / 4, 86400.0)
