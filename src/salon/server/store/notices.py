"""Notices: who was told by which channel that it is their turn."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, and_, func, select, update

from salon.server.schema import notices
from salon.server.store.base import Base
from salon.server.wire_people import NoticeKind


class StoredNotice(msgspec.Struct, frozen=True):
    """Something a person is to hear. `at`: when it is tried again if nothing is heard of it."""

    table_id: str
    seat: int
    kind: NoticeKind
    turn: int
    channel: str
    tries: int
    at: float


NOTICE = (
    notices.c.table_id,
    notices.c.seat,
    notices.c.kind,
    notices.c.turn,
    notices.c.channel,
    notices.c.tries,
    notices.c.at,
)


class Notices(Base):
    """Each is written down once, whichever server sends it."""

    async def new_notice(self, notice: StoredNotice, outcome: str) -> bool:
        """Write down a notice; False if it is there already, and somebody else's to send."""
        values = {**msgspec.structs.asdict(notice), "outcome": outcome}
        query = (
            self._insert(notices)
            .values(**values)
            .on_conflict_do_nothing()
            .execution_options(preserve_rowcount=True)
        )
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def notices_to_try(self, now: float, limit: int = 20) -> list[StoredNotice]:
        """Those that did not get through, or whose server is gone."""
        query = (
            select(*NOTICE)
            .where(notices.c.outcome == "", notices.c.at <= now)
            .order_by(notices.c.at)
            .limit(limit)
        )
        return await self.database.read(lambda c: [StoredNotice(*row) for row in c.execute(query)])

    async def try_notice_again(self, notice: StoredNotice, at: float) -> StoredNotice | None:
        """Take a notice over; None if another server was faster."""
        query = (
            update(notices)
            .where(_is(notice), notices.c.tries == notice.tries, notices.c.outcome == "")
            .values(tries=notice.tries + 1, at=at)
        )
        mine = await self.database.write(lambda c: c.execute(query).rowcount == 1)
        return msgspec.structs.replace(notice, tries=notice.tries + 1, at=at) if mine else None

    async def settle_notice(self, notice: StoredNotice, outcome: str, at: float = 0.0) -> None:
        """Write down what became of it, and if nothing yet, when it is to be tried again."""
        await self._do(update(notices).where(_is(notice)).values(outcome=outcome, at=at or time.time()))

    async def hold_notice(self, notice: StoredNotice, until: float) -> None:
        """It is not tried before; what was not tried does not count."""
        await self._do(update(notices).where(_is(notice)).values(tries=notice.tries - 1, at=until))

    async def notice_counts(self, since: float) -> dict[str, int]:
        """How many there were of each outcome; those still to be tried are under "waiting"."""
        query = (
            select(notices.c.outcome, func.count()).where(notices.c.at > since).group_by(notices.c.outcome)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return {outcome or "waiting": count for outcome, count in found}


def _is(notice: StoredNotice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table_id,
        notices.c.seat == notice.seat,
        notices.c.kind == notice.kind,
        notices.c.turn == notice.turn,
        notices.c.channel == notice.channel,
    )
