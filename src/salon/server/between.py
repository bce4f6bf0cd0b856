"""What people do with each other at a table in play: ask all, pause, wait for one who stays away, nudge."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from salon.kernel import SalonError, Text, fault
from salon.server import rows, timing
from salon.server.motions import Motion
from salon.server.speech import Speaker
from salon.server.wire_manners import MannersInfo, MotionInfo, Overdue

if TYPE_CHECKING:
    from salon.server.live import LiveTable

AWAY_SECONDS = 3 * 86400.0  # without a clock: who lets the others wait for so long may be replaced
NUDGE_SECONDS = 86400.0  # so often one may be nudged
NUDGE_AFTER = 12 * 3600.0  # by the day: and not before one has been waited for so long
GRANTED = {"live": 300.0, "daily": 2 * 86400.0}
PATIENCE_SECONDS = 60.0  # a rematch does not begin sooner without those who have not answered


class NotNow(SalonError):
    """Something that one may do at other times."""


# -- asking ------------------------------------------------------------------------------------


def may_ask(table: LiveTable, seat: int) -> tuple[rows.What, ...]:
    """What a seat may ask now: one thing at a time, and after a no not before it has played on."""
    manners, mine = table.manners, table.voice_of(seat)
    if manners.motion is not None or table.broken or not table.started or mine not in table.voters():
        return ()
    if table.over:
        return () if table.table.next_table else ("rematch",)
    declined = manners.refused.get(mine)
    if manners.paused is not None or (declined is not None and table.acted_at[mine] <= declined):
        return ()
    return ("pause", "end") if table.table.pace.kind != "lesson" else ("end",)


async def ask(table: LiveTable, seat: int, what: rows.What, without: rows.Without = "") -> None:
    """Ask all at the table. Who asks what is asked already says yes to it."""
    async with table.lock:
        await _fresh(table)
        motion = table.manners.motion
        if motion is not None and motion.what == what:
            if motion.yes.get(table.voice_of(seat)) != without:  # else it was said before
                await table.commit(rows.Reply(seat, without=without))
        elif what in may_ask(table, seat):
            await table.commit(rows.Ask(seat, what, without))
        else:
            raise fault(NotNow, "house.ask-not-now")
    await table.tell()


async def reply(table: LiveTable, seat: int, *, yes: bool, without: rows.Without = "") -> None:
    """Say yes or no to what is asked; who has asked takes it back with a no."""
    async with table.lock:
        await _fresh(table)
        if table.manners.motion is None or table.voice_of(seat) not in table.voters():
            raise fault(NotNow, "house.ask-over")
        await table.commit(rows.Reply(seat, yes, without))
    await table.tell()


async def ready(table: LiveTable, seat: int) -> None:
    """Say that the pause may end."""
    async with table.lock:
        await _fresh(table)
        if table.manners.paused is None:
            raise fault(NotNow, "house.not-paused")
        await table.commit(rows.Ready(seat))
    await table.tell()


def comes_to_rematch(table: LiveTable) -> tuple[set[int], rows.Without] | None:
    """The seats whose people play again, and what becomes of the others; None while it is not decided."""
    motion = table.manners.motion
    if motion is None or motion.what != "rematch":
        return None
    if table.is_agreed():
        return set(motion.yes), ""
    missing = table.voters() - motion.yes.keys()
    wish = table.settles_without()
    if wish and (missing <= set(motion.no) or not _is_patient(motion)):
        return set(motion.yes), wish
    return None


def _is_patient(motion: Motion) -> bool:
    return time.time() < motion.at + PATIENCE_SECONDS


async def _fresh(table: LiveTable) -> None:
    """What others asked through another server is known here."""
    if not table.store.database.is_sqlite:
        await table.catch_up()


# -- waiting -----------------------------------------------------------------------------------


def overdue(table: LiveTable) -> list[int]:
    """The seats of people who have let the others wait too long, by the house's own clock."""
    if table.timed:
        return timing.late(table) if table.table.pace.late == "ask" else []
    now = table.store.clock.now()
    return [seat for seat in table.waiting_for() if now - table.clocks.asked[seat] > AWAY_SECONDS]


def _check_overdue(table: LiveTable, seat: int, of: int) -> None:
    if of not in overdue(table) or table.voice_of(seat) == table.voice_of(of) or table.over:
        raise fault(NotNow, "house.not-overdue")


async def claim(table: LiveTable, seat: int, of: int) -> None:
    """Of two, one claims the win, because the other has stayed away."""
    async with table.lock:
        await _fresh(table)
        _check_overdue(table, seat, of)
        if len(table.names) != 2:
            raise fault(NotNow, "house.not-of-two")
        await table.commit(rows.Claim(seat, of))
    await table.tell()


async def stand_in(table: LiveTable, seat: int, of: int, bot: str) -> None:
    """A bot plays for one who has stayed away, until they take their seat back."""
    async with table.lock:
        await _fresh(table)
        _check_overdue(table, seat, of)
        await table.commit(rows.StandIn(seat, of, bot))
    await table.tell()


async def grant(table: LiveTable, seat: int, of: int) -> None:
    """Give one whose time ran out some more."""
    async with table.lock:
        await _fresh(table)
        _check_overdue(table, seat, of)
        if not table.timed:
            raise fault(NotNow, "house.not-overdue")
        left = timing.clock(table, of) if table.table.pace.kind == "live" else timing.days_left(table, of)
        await table.commit(rows.Grant(seat, of, GRANTED[table.table.pace.kind] - min(0.0, left or 0.0)))
    await table.tell()


def may_nudge(table: LiveTable, seat: int) -> tuple[int, ...]:
    """Whom a seat may nudge: whoever is waited for, at leisure or by the day, once a day."""
    kind, now = table.table.pace.kind, time.time()
    if kind not in {"free", "daily"} or seat not in table.voters():
        return ()
    return tuple(
        other
        for other in table.waiting_for()
        if table.voice_of(other) != table.voice_of(seat)
        and now - table.turn_time[other] > NUDGE_AFTER
        and now - table.manners.nudged.get(other, (0.0, 0))[0] > NUDGE_SECONDS
    )


async def nudge(table: LiveTable, seat: int, of: int) -> None:
    """Remind somebody that they are waited for."""
    async with table.lock:
        await _fresh(table)
        if of not in may_nudge(table, seat):
            raise fault(NotNow, "house.nudge-not-now")
        await table.commit(rows.Nudge(seat, of))
    await table.tell()


def spare_left(table: LiveTable, seat: int) -> int:
    """The days that a seat has to spare, by the day."""
    pace = table.table.pace
    return pace.spare - table.manners.spared.get(seat, 0) if pace.kind == "daily" else 0


def vacant(table: LiveTable) -> tuple[int, ...]:
    """The seats that were given up and may be taken over."""
    if table.over or table.table.pace.leave != "open":
        return ()
    return tuple(sorted(table.gone))


# -- what is shown -----------------------------------------------------------------------------


def info(table: LiveTable, seat: int | None, voice: Speaker) -> MannersInfo | None:
    """What is between the people, for a seat or one who looks on; None if there is nothing."""
    manners = table.manners
    mine = None if seat is None else table.voice_of(seat)
    found = MannersInfo(
        motion=_motion(table, mine, voice),
        closed=table.over and not table.started,
        paused=manners.paused is not None and not table.over,
        ready=tuple(manners.ready),
        overdue=_overdue(table, mine, voice),
        nudge=() if mine is None else may_nudge(table, mine),
        nudged=seat is not None and manners.nudged.get(seat, (0.0, 0))[1] > table.acted_at[seat],
        vacant=vacant(table),
        may_ask=() if seat is None else may_ask(table, seat),
        spare={
            str(n): left for n in table.people if (left := spare_left(table, n)) and table.table.pace.spare
        },
        lose=_lose(table, seat, voice),
    )
    return None if found == MannersInfo() else found


def _lose(table: LiveTable, seat: int | None, voice: Speaker) -> str:
    """What happens to whom if a seat gives up, said beforehand."""
    if seat is None or table.over or not table.started or seat in table.gone:
        return ""
    if not table.others_play_on(seat):
        return voice.say(Text("house.lose-ends" if len(table.names) > 1 else "house.lose-alone"), table.names)
    opens = table.table.pace.leave == "open"
    return voice.say(Text("house.lose-opens" if opens else "house.lose-bot"), table.names)


def _motion(table: LiveTable, mine: int | None, voice: Speaker) -> MotionInfo | None:
    motion = table.manners.motion
    if motion is None or table.broken:
        return None
    asks = {"seat": f"seat.{motion.seat}"}
    voters = table.voters()
    open_ = voters - motion.yes.keys() - set(motion.no)
    return MotionInfo(
        what=motion.what,
        seat=motion.seat,
        at=motion.at,
        title=voice.say(Text(f"house.ask-{motion.what}", {**asks}), table.names),
        text=voice.say(Text(f"house.ask-{motion.what}-more"), table.names),
        yes=tuple(sorted(motion.yes)),
        no=tuple(motion.no),
        asked=tuple(sorted(open_)),
        mine=mine in open_,
        without={str(seat): wish for seat, wish in motion.yes.items() if wish},
        patient=motion.what == "rematch" and _is_patient(motion),
    )


def _overdue(table: LiveTable, mine: int | None, voice: Speaker) -> tuple[Overdue, ...]:
    if mine is None or mine not in table.voters():
        return ()
    return tuple(
        Overdue(
            seat=seat,
            title=voice.say(
                Text("house.overdue-late" if table.timed else "house.overdue-away", {"seat": f"seat.{seat}"}),
                table.names,
            ),
            claim=len(table.names) == 2,
            grant=table.timed,
        )
        for seat in overdue(table)
        if table.voice_of(seat) != mine
    )
