"""How people want to be told, over the API: what of, by which ways, when not, and in which browsers."""

from __future__ import annotations

import time

from salon.games import games
from salon.server import push
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.due import KINDS
from salon.server.hours import next_digest, zone_of
from salon.server.limits import Limits
from salon.server.notices import Notices
from salon.server.store import User, hashed
from salon.server.webhook import BadAddress
from salon.server.wire_notices import NoticeSettings, NoticeWishes, PushSent, Tried

TRIALS_EACH = 5  # at once, then one in ten minutes


class NoticeBoard:
    """The part of the API that is about notices."""

    def __init__(self, notices: Notices, *, limited: bool = True) -> None:
        self.notices, self.store = notices, notices.store
        self._often = Limits(rate=1 / 60, burst=20, off=not limited)
        self._trials = Limits(rate=1 / 600, burst=TRIALS_EACH, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post, tag = "GET", "POST", "notices"
        return [
            Endpoint(get, "/api/notices", None, NoticeSettings, "How I am told", self.notice_settings, tag),
            Endpoint(post, "/api/notices", NoticeWishes, NoticeSettings, "Change it", self.wish_notices, tag),
            Endpoint(post, "/api/notices/try", None, Tried, "A trial", self.try_notices, tag),
            Endpoint(post, "/api/push", PushSent, NoticeSettings, "Tell this browser", self.keep_push, tag),
            Endpoint(post, "/api/push/stop", None, NoticeSettings, "No more here", self.stop_push, tag),
        ]

    async def notice_settings(self, call: Call[object]) -> NoticeSettings:
        user = somebody(call)
        browsers = await self.store.pushes_of(user.id)
        return NoticeSettings(
            wishes=await self.store.notice_wishes(user.id),
            ways=(*self.notices.ways, "sound"),
            kinds=KINDS,
            key=(await self.notices.signer()).public if self.notices.pushes else "",
            here=any(found.session == hashed(call.visitor.token) for found in browsers),
            browsers=len(browsers),
        )

    async def wish_notices(self, call: Call[NoticeWishes]) -> NoticeSettings:
        user, wishes = somebody(call), call.body
        if zone_of(wishes.zone) is None:
            raise Declined(400, "house.no-zone", zone=wishes.zone)
        unknown = [game for game in wishes.games if game not in games()]
        if unknown:
            raise Declined(404, "house.no-game")
        await self.store.wish_notices(user.id, wishes, next_digest(wishes, time.time()))
        return await self.notice_settings(call)

    async def try_notices(self, call: Call[None]) -> Tried:
        user = self._slowed(call, self._trials)
        sent, failed = await self.notices.try_out(user)
        return Tried(sent=tuple(sent), failed=tuple(failed))

    async def keep_push(self, call: Call[PushSent]) -> NoticeSettings:
        user = self._slowed(call, self._often)
        if not self.notices.pushes:
            raise Declined(409, "house.no-pushes")
        try:
            await push.check(call.body, private=self.notices.webhooks == "private")
        except BadAddress as error:
            raise Declined(400, error.text.id) from None
        await self.store.keep_push(user.id, call.visitor.token, call.body)
        return await self.notice_settings(call)

    async def stop_push(self, call: Call[None]) -> NoticeSettings:
        somebody(call)
        await self.store.end_push(call.visitor.token)
        return await self.notice_settings(call)

    def _slowed(self, call: Call[object], limits: Limits) -> User:
        user = somebody(call)
        if not limits.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        return user
