"""What seats give to the seed before the cards are dealt, and what anyone may ask afterwards."""

from __future__ import annotations

import msgspec

from salon.kernel.fairness import promise_of
from salon.server.api import Call, Declined, Endpoint, table_of
from salon.server.fairness import fairness
from salon.server.handlers import Handlers
from salon.server.house import House
from salon.server.live import LiveTable
from salon.server.reception import ID
from salon.server.records import unplayed
from salon.server.speech import speaker
from salon.server.store import StoredTable
from salon.server.wire import Fairness
from salon.server.wire_fair import Draws, MoveInfo, PromiseSent, RevealSent


class Shares:
    """The addresses of fairness. What is proved is read from the database, not from memory."""

    def __init__(self, house: House, handlers: Handlers) -> None:
        self.house = house
        self.store = house.store
        self._handlers = handlers

    def endpoints(self) -> list[Endpoint]:
        get, post, table = "GET", "POST", "/api/tables/{id}"
        return [
            Endpoint(
                get, table + "/fairness", None, Fairness, "What was promised", self.fairness, "fairness"
            ),
            Endpoint(get, table + "/draws", None, Draws, "Every draw", self.draws, "fairness", ("lang",)),
            Endpoint(
                post, table + "/promise", PromiseSent, Fairness, "Promise a share", self.promise, "fairness"
            ),
            Endpoint(post, table + "/reveal", RevealSent, Fairness, "Give my share", self.reveal, "fairness"),
        ]

    async def fairness(self, call: Call[None]) -> Fairness:
        stored = await self._stored(call)
        return fairness(stored, over=stored.status == "ended")

    async def draws(self, call: Call[None]) -> Draws:
        """Draws tell what lies hidden, so they are given when the game is over."""
        stored = await self._stored(call)
        if stored.status != "ended":
            raise Declined(409, "house.seed-hidden")
        self._handlers.slow_past(call)
        record = await unplayed(self.store, stored)
        game, _ = await self._handlers.house.decks.game_of(stored)
        played = await self._handlers.past.draws(stored.id, record, game)
        names = tuple(seat.name for seat in stored.seats)
        return Draws(
            draws=tuple((draw.move, draw.n, draw.outcome) for draw in played.draws),
            moves=tuple(MoveInfo(seat=move.seat, action=move.action) for move in record.moves),
            fault=speaker(call.visitor.language).say(played.fault, names) if played.fault else "",
        )

    async def promise(self, call: Call[PromiseSent]) -> Fairness:
        """A person gives one share, however many seats they have."""
        table, mine = await self._seats(call)
        if not await self.store.promise(table.table.id, mine[0], call.body.promise):
            raise Declined(409, "house.promise-late")
        return await self._changed(table)

    async def reveal(self, call: Call[RevealSent]) -> Fairness:
        table, mine = await self._seats(call)
        promise = promise_of(call.body.secret)
        fair = table.table.fair
        share = (
            next((s for s in fair.shares if s.seat in mine and s.promise == promise), None) if fair else None
        )
        if share is None:
            raise Declined(409, "house.share-refused")
        if not await self.store.reveal(table.table.id, share.seat, call.body.secret):
            # Another device of the same person may have been faster.
            known = (await self._stored(call)).fair
            if known is None or msgspec.structs.replace(share, secret=call.body.secret) not in known.shares:
                raise Declined(409, "house.share-refused")
        return await self._changed(table)

    async def _stored(self, call: Call[object]) -> StoredTable:
        id = call.path("id")
        stored = await self.store.table(id) if ID.fullmatch(id) else None
        if stored is None:
            raise Declined(404, "house.no-table")
        return stored

    async def _seats(self, call: Call[object]) -> tuple[LiveTable, list[int]]:
        """The table, and the seats of the one who asks."""
        if call.visitor.user is None:
            raise Declined(401, "house.no-session")
        table = await table_of(call, self.house.current)
        mine = table.seats_of(call.visitor.user.id)
        if not mine:
            raise Declined(403, "house.not-your-seat")
        return table, mine

    async def _changed(self, table: LiveTable) -> Fairness:
        """Tell everyone what has changed: perhaps the cards are dealt."""
        async with table.lock:
            await table.reload()
        await table.tell()
        return fairness(table.table, over=table.over)
