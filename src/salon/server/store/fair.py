"""How the seats of a table give their shares to its seed: promises first, then secrets, then the cards."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, and_, exists, select, update

from salon.kernel.fairness import Mix, Share
from salon.server.schema import seats, tables
from salon.server.store.base import Base, to_json


class Fair(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of the shares of a table; without it the house alone has drawn the seed."""

    table: str  # the id that is mixed in: of the table at which the cards were dealt
    shares: tuple[Share, ...] = ()
    expected: tuple[int, ...] = ()  # seats whose promise is waited for
    sealed: bool = False  # no promise is taken any more, and secrets are

    def with_promise(self, seat: int, promise: str) -> Fair:
        others = [share for share in self.shares if share.seat != seat]
        shares = sorted([*others, Share(seat, promise)], key=lambda share: share.seat)
        expected = tuple(each for each in self.expected if each != seat)
        return msgspec.structs.replace(self, shares=tuple(shares), expected=expected)

    def with_secret(self, seat: int, secret: str) -> Fair:
        given = (Share(s.seat, s.promise, secret) if s.seat == seat else s for s in self.shares)
        return msgspec.structs.replace(self, shares=tuple(given))

    def without(self, seat: int) -> Fair:
        """Nothing of a seat whose person has left."""
        shares = tuple(share for share in self.shares if share.seat != seat)
        expected = tuple(each for each in self.expected if each != seat)
        return msgspec.structs.replace(self, shares=shares, expected=expected)

    def share_of(self, seat: int) -> Share | None:
        return next((share for share in self.shares if share.seat == seat), None)

    @property
    def complete(self) -> bool:
        """Whether every promised secret has come."""
        return self.sealed and all(share.secret for share in self.shares)

    def mix(self, house: str) -> Mix:
        return Mix(house, self.table, self.shares)


class Dealing(Base):
    """The steps towards the first card. Each is taken once, whichever server takes it."""

    async def promise(self, table_id: str, seat: int, promise: str) -> bool:
        """Keep a seat's promise; False if it is too late."""

        def change(fair: Fair) -> Fair | None:
            return None if fair.sealed else fair.with_promise(seat, promise)

        return await self._change_fair(table_id, change)

    async def reveal(self, table_id: str, seat: int, secret: str) -> bool:
        """Keep the secret that a seat has promised; False if it is too early, too late, or another one."""

        def change(fair: Fair) -> Fair | None:
            share = fair.share_of(seat)
            kept = share is not None and fair.sealed and Share(seat, share.promise, secret).is_kept
            return fair.with_secret(seat, secret) if kept else None

        return await self._change_fair(table_id, change)

    async def hurry(self, table_id: str, *, sealed: bool) -> bool:
        """Wait no longer for promises, or if those are `sealed` for secrets; False if others were faster."""

        def same(fair: Fair) -> Fair | None:
            return fair if fair.sealed == sealed else None

        return await self._change_fair(table_id, same, patient=False)

    async def _change_fair(
        self, table_id: str, change: Callable[[Fair], Fair | None], *, patient: bool = True
    ) -> bool:
        def job(c: Connection) -> bool:
            fair = lock_fair(c, table_id)
            changed = change(fair) if fair else None
            if changed is None:
                return False
            keep_fair(c, table_id, changed)
            move_on(c, table_id, self.clock.now(), patient=patient)
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)


def lock_fair(c: Connection, table_id: str) -> Fair | None:
    """What is known of a table that has not begun; nobody else changes it before we are done."""
    query = select(tables.c.fair, tables.c.started).where(tables.c.id == table_id).with_for_update()
    row = c.execute(query).first()
    if row is None or row.fair is None or row.started is not None:
        return None
    found = msgspec.json.decode(row.fair, type=Fair)
    return found if found.table == table_id else None  # else it was dealt where it was brought from


def add_promise(c: Connection, table_id: str, seat: int, promise: str) -> None:
    """Keep the promise of one who sits down."""
    fair = lock_fair(c, table_id)
    if fair is not None and not fair.sealed:
        keep_fair(c, table_id, fair.with_promise(seat, promise))


def move_on(c: Connection, table_id: str, up: float, *, patient: bool = True) -> None:
    """When all seats are taken: close the promises, then begin; if `patient`, not without anybody's share."""
    free = and_(seats.c.table_id == table_id, seats.c.user_id.is_(None), seats.c.bot.is_(None))
    if c.execute(select(exists().where(free))).scalar_one():
        return
    fair = lock_fair(c, table_id)
    if fair is not None:
        if not fair.sealed and (not fair.expected or not patient):
            fair = msgspec.structs.replace(fair, expected=(), sealed=True)
            keep_fair(c, table_id, fair)
            patient = True
        if not fair.sealed or not (fair.complete or not patient):
            return
    begin = update(tables).where(tables.c.id == table_id, tables.c.status == "waiting")
    c.execute(begin.values(status="playing", started=time.time(), up=up))


def keep_fair(c: Connection, table_id: str, fair: Fair) -> None:
    c.execute(update(tables).where(tables.c.id == table_id).values(fair=to_json(fair)))
