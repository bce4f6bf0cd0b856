"""Quick match: who wants the same as one who waits sits down there; else a table waits for the next."""

from __future__ import annotations

import asyncio
import time

from salon.games import games, load
from salon.kernel import SalonError, UnknownName, fault
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.handlers import Handlers
from salon.server.speech import speaker
from salon.server.store import StoredTable, User
from salon.server.wire import Join, NewSeat, NewTable
from salon.server.wire_hall import PACES, Matched, MatchSent

TRIES = 20
WAIT_SECONDS = 0.1
# Seconds for which a table is met whose people are not in the house: they load a page anew, or hear of it
# by a notice. Under a clock nobody may lose a game that they do not know of.
PATIENCE = {"live": 60, "daily": 3 * 86400, "free": 86400}


class Matching:
    """Brings those together who want the same. One at a time, also of several servers."""

    def __init__(self, handlers: Handlers) -> None:
        self._handlers = handlers
        self._house, self._store = handlers.house, handlers.store
        self._turn = asyncio.Lock()

    def endpoints(self) -> list[Endpoint]:
        return [Endpoint("POST", "/api/match", MatchSent, Matched, "Quick match", self.match, "tables")]

    async def match(self, call: Call[MatchSent]) -> Matched:
        user, wanted = somebody(call), call.body
        if wanted.game not in games():
            raise fault(UnknownName, "kernel.unknown-game", game=wanted.game[:40], known=", ".join(games()))
        if not self._handlers.tables.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        for _ in range(TRIES):
            async with self._turn, self._house.claims.claim(f"match {wanted.game}") as alone:
                if alone:
                    return await self._meet(call, user)
            await asyncio.sleep(WAIT_SECONDS)
        raise Declined(503, "house.away")

    async def _meet(self, call: Call[MatchSent], user: User) -> Matched:
        wanted, voice = call.body, speaker(call.visitor.language)
        for table in await self._store.open_tables():
            if not _is_equal(table, wanted):
                continue
            if any(seat.user_id == user.id for seat in table.seats):  # I wait there already
                return Matched(table=self._house.info(table, user, voice))
            if not self._is_fresh(table):
                continue
            free = next(seat.seat for seat in table.seats if seat.user_id is None and not seat.bot)
            try:
                found = await self._house.reception.join(
                    table.id, Join(seat=free, promise=wanted.promise), user
                )
            except SalonError:  # somebody was faster
                continue
            return Matched(table=self._house.info(found.table, user, voice), met=True)
        await self._handlers.check_room(user)
        seats = (NewSeat(kind="me"), *(NewSeat(kind="open") for _ in range(wanted.seats - 1)))
        new = NewTable(
            game=wanted.game, seats=seats, pace=PACES[wanted.pace], public=True, promise=wanted.promise
        )
        opened, _ = await self._house.reception.open_table(new, user)
        await self._house.table(opened.id)
        return Matched(table=self._house.info(opened, user, voice))

    def _is_fresh(self, table: StoredTable) -> bool:
        """Whether who waits there may still do so: they are in the house, or have not waited for long."""
        waits = {seat.user_id for seat in table.seats if seat.user_id is not None}
        here = self._house.whereabouts().keys()
        return bool(waits & here) or time.time() - table.created < PATIENCE[table.pace.kind]


def _is_equal(table: StoredTable, wanted: MatchSent) -> bool:
    """Whether a public table that waits is what somebody wants, with the usual options."""
    if table.game != wanted.game or table.pace != PACES[wanted.pace] or len(table.seats) != wanted.seats:
        return False
    free = any(seat.user_id is None and not seat.bot for seat in table.seats)
    usual = load(table.game).settle_options(len(table.seats), {})
    return free and table.options == usual and not any(seat.bot for seat in table.seats)
