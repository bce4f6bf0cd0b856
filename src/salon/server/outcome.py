"""What is kept of a game that has ended: how each seat came off, and whether ratings come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.bots import FORMER
from salon.games import games, load
from salon.kernel import Source

if TYPE_CHECKING:
    from salon.server.course import Course
    from salon.server.store import StoredTable


class Outcome(msgspec.Struct, frozen=True):
    """How a seat came off. The best rank is 1; who left is last, whatever was made of the seat after them.

    A seat that was taken over is the place of who left it: who came instead has no part in the result.
    """

    seat: int
    user_id: int | None
    bot: str  # its level, of a bot's own seat
    rank: int
    won: bool
    gone: bool
    late: bool
    points: int | None = None
    side: str = ""
    sources: tuple[Source, ...] = ()
    played: tuple[str, ...] = ()  # the cards it used, in the order of their first use


def outcomes(course: Course) -> tuple[Outcome, ...]:
    """By seat, of a game that is over with winners or with none; nothing of one that all agreed to end."""
    won = course.won
    if won is None:
        return ()
    state = course.play.state
    result = state.result if course.ended is None else None
    replaced = course.replaced()
    left = {*course.gone, *course.losers, *replaced}
    by_the_clock = course.ended is not None and course.ended.id == "house.end.late"
    late = course.losers[-1:] if by_the_clock else ()
    tally = course.game.tally(state, course.play.log) if result else ()
    played = used(course)
    keys = {
        seat.seat: (
            seat.seat in left,
            seat.seat not in won,
            -result.scores[seat.seat] if result and seat.seat not in won else 0,
        )
        for seat in course.table.seats
    }
    return tuple(
        Outcome(
            seat=seat.seat,
            user_id=replaced[seat.seat][0] if seat.seat in replaced else seat.user_id,
            bot=FORMER.get(seat.bot, seat.bot) if seat.bot else "",
            rank=1 + sum(other < keys[seat.seat] for other in keys.values()),
            won=seat.seat in won and seat.seat not in left,
            gone=seat.seat in left,
            late=replaced[seat.seat][1] == "late"
            if seat.seat in replaced
            else course.gone.get(seat.seat) == "late" or seat.seat in late,
            points=result.scores[seat.seat] if result else None,
            side="" if (side := course.game.side(state, seat.seat)).startswith("seat.") else side,
            sources=tally[seat.seat] if tally else (),
            played=() if seat.seat in replaced else played[seat.seat],  # it was two who used them
        )
        for seat in course.table.seats
    )


def used(course: Course) -> tuple[tuple[str, ...], ...]:
    """By seat, the cards that it used as the facts tell it, in the order of their first use."""
    seats = range(len(course.names))
    owners = {course.game.side(course.play.state, seat): seat for seat in seats}
    owners |= {f"seat.{seat}": seat for seat in seats}
    found: list[dict[str, None]] = [{} for _ in seats]
    for event in course.play.log:
        use = event.fact.used()
        if use is not None and use.by in owners:
            found[owners[use.by]].setdefault(use.card)
    return tuple(tuple(cards) for cards in found)


def without(table: StoredTable, won: tuple[int, ...] | None) -> str:
    """Why no rating comes of a game; empty if one does."""
    if table.pace.is_arranged:
        return "lesson"
    if len(table.seats) < 2:
        return "alone"
    if table.is_hot_seat:
        return "hotseat"
    if table.game not in games() or table.rules != load(table.game).key:
        return "cards"  # or rules, that are not those that all others play by
    if table.fair is None or table.fair.table != table.id:
        return "brought"  # its cards were dealt elsewhere
    if not won:
        return "nobody"
    return ""
