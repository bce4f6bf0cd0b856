"""How people want to be told, and which browsers take messages."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from salon.server.schema import notices, seats
from salon.server.schema_notices import keys, notice_wishes, pushes
from salon.server.store.base import Base, to_json
from salon.server.store.notices import NOTICE, StoredNotice
from salon.server.store.people import hashed
from salon.server.wire_notices import NoticeWishes, PushSent

BROWSERS = 20  # of one person


class StoredPush(msgspec.Struct, frozen=True):
    """A browser that takes messages."""

    session: str
    endpoint: str
    p256dh: str
    auth: str


class Wishes(Base):
    """Notices, as each wants them."""

    async def notice_wishes(self, user_id: int) -> NoticeWishes:
        query = select(notice_wishes.c.body).where(notice_wishes.c.user_id == user_id)
        body = await self.database.read(lambda c: c.execute(query).scalar_one_or_none())
        return NoticeWishes() if body is None else msgspec.json.decode(body, type=NoticeWishes)

    async def wish_notices(self, user_id: int, wishes: NoticeWishes, digest_at: float | None) -> None:
        """Keep them. Without a daily e-mail, what was put aside for it is looked at again."""
        values = {"body": to_json(wishes), "digest_at": digest_at}
        query = self._insert(notice_wishes).values(user_id=user_id, **values)
        keep = query.on_conflict_do_update(index_elements=["user_id"], set_=values)

        def job(c: Connection) -> None:
            c.execute(keep)
            if digest_at is None:
                c.execute(update(notices).where(_put_aside(user_id)).values(outcome="", at=time.time()))

        await self.database.write(job)

    # -- one e-mail a day --------------------------------------------------------------------

    async def digests_due(self, now: float) -> list[tuple[int, float]]:
        """Whose e-mail of the day is due, and since when."""
        due = notice_wishes.c.digest_at
        query = select(notice_wishes.c.user_id, due).where(due <= now).order_by(due).limit(20)
        return await self.database.read(lambda c: [(row[0], row[1]) for row in c.execute(query)])

    async def take_digest(self, user_id: int, was: float, then: float) -> bool:
        """Be the server that sends it; False if another was faster."""
        mine = and_(notice_wishes.c.user_id == user_id, notice_wishes.c.digest_at == was)
        query = update(notice_wishes).where(mine).values(digest_at=then)
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def put_off_digest(self, user_id: int, until: float) -> None:
        """It did not go out: it is tried again then."""
        mine = and_(notice_wishes.c.user_id == user_id, notice_wishes.c.digest_at.is_not(None))
        await self._do(update(notice_wishes).where(mine).values(digest_at=until))

    async def put_aside(self, user_id: int) -> list[StoredNotice]:
        """What waits for somebody's e-mail of the day."""
        query = select(*NOTICE).where(_put_aside(user_id)).order_by(notices.c.at)
        return await self.database.read(lambda c: [StoredNotice(*row) for row in c.execute(query)])

    # -- browsers ----------------------------------------------------------------------------

    async def pushes_of(self, user_id: int) -> list[StoredPush]:
        found = (pushes.c.session, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
        query = select(*found).where(pushes.c.user_id == user_id).order_by(pushes.c.at.desc()).limit(BROWSERS)
        return await self.database.read(lambda c: [StoredPush(*row) for row in c.execute(query)])

    async def keep_push(self, user_id: int, token: str, sent: PushSent) -> None:
        """A browser takes messages from now on, for this session alone."""
        values = {**msgspec.structs.asdict(sent), "user_id": user_id, "at": time.time()}
        same = or_(pushes.c.session == hashed(token), pushes.c.endpoint == sent.endpoint)

        def job(c: Connection) -> None:
            c.execute(delete(pushes).where(same))
            c.execute(self._insert(pushes).values(session=hashed(token), **values).on_conflict_do_nothing())

        await self.database.write(job)

    async def end_push(self, token: str) -> None:
        await self._do(delete(pushes).where(pushes.c.session == hashed(token)))

    async def drop_push(self, endpoint: str) -> None:
        """Nobody is there any more."""
        await self._do(delete(pushes).where(pushes.c.endpoint == endpoint))

    async def house_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the house: of several servers one makes it."""
        query = select(keys.c.value).where(keys.c.name == name)
        found = await self.database.read(lambda c: c.execute(query).scalar_one_or_none())
        if found is not None:
            return str(found)
        fresh = self._insert(keys).values(name=name, value=make()).on_conflict_do_nothing()

        def job(c: Connection) -> str:
            c.execute(fresh)
            return str(c.execute(query).scalar_one())

        return await self.database.write(job)


def _put_aside(user_id: int) -> ColumnElement[bool]:
    mine = exists().where(
        seats.c.table_id == notices.c.table_id, seats.c.seat == notices.c.seat, seats.c.user_id == user_id
    )
    return and_(notices.c.outcome == "digest", mine)
