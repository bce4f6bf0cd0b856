"""What each address of the API does."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.responses import Response

from salon.kernel import Record
from salon.server import between, rows
from salon.server.api import Call, Declined, Endpoint, somebody, table_of
from salon.server.foresight import Foresight
from salon.server.house import House
from salon.server.insight import Insights
from salon.server.limits import Limits
from salon.server.live import Broken, LiveTable
from salon.server.pack_access import PackAccess
from salon.server.panel import compose, describe
from salon.server.past import Past
from salon.server.people import clean_text
from salon.server.records import unplayed
from salon.server.registry import Registry
from salon.server.sockets import Talk
from salon.server.speech import speaker
from salon.server.store import StoredTable, User
from salon.server.talk import heard, hears
from salon.server.wire import (
    ActSent,
    Chat,
    ChatSent,
    ForecastSent,
    Foretold,
    Invited,
    Join,
    LendSent,
    Moment,
    NewTable,
    TableInfo,
    Tables,
    UndoSent,
    Update,
    Why,
    WhySent,
)
from salon.server.wire_ahead import ProgrammeInfo, ProgrammeSent
from salon.server.wire_people import Memo
from salon.server.wire_story import Curve

WAITING_EACH = 20  # tables of one person that wait for others
WITH_BOTS_EACH = 50  # games of one person in play with bots


class Handlers:
    """The API over a house."""

    def __init__(self, house: House, *, limited: bool = True) -> None:
        self.house = house
        self.store = house.store
        self.names = Registry(house)
        self.packs = PackAccess(house.store)
        self.past = Past(house.store)
        self.foresight = Foresight()
        self.insights = Insights(house, self.slow_past)
        self.talk = Talk(limited=limited)
        self.looks = Limits(rate=10, burst=100, off=not limited)
        self.looks_of_strangers = Limits(rate=1, burst=20, off=not limited)
        self.foresights = Limits(rate=10, burst=100, off=not limited)
        self.limited = limited
        self.tables = Limits(rate=0.5, burst=30, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post = "GET", "POST"
        table = "/api/tables/{id}"
        return [
            Endpoint(
                get, "/api/tables", None, Tables, "My tables, and open ones", self.list_tables, "tables"
            ),
            Endpoint(post, "/api/tables", NewTable, Invited, "Open a table", self.new_table, "tables"),
            Endpoint(get, table, None, TableInfo, "A table", self.table_info, "tables"),
            Endpoint(post, table + "/end", None, TableInfo, "End a broken table", self.end_apart, "tables"),
            Endpoint(post, table + "/join", Join, TableInfo, "Sit down", self.join, "tables"),
            Endpoint(get, table + "/view", None, Update, "What I see", self.view, "play", ("lang",)),
            Endpoint(
                get,
                table + "/moments/{move}",
                None,
                Moment,
                "A past position",
                self.moment,
                "play",
                ("lang",),
            ),
            Endpoint(
                get,
                table + "/forecast",
                None,
                Foretold,
                "What an answer would do",
                self.forecast,
                "play",
                ("action", "version", "seat", "lang"),
            ),
            Endpoint(
                get, table + "/why", None, Why, "Why not?", self.why, "play", ("action", "seat", "lang")
            ),
            *self.insights.endpoints(),
            Endpoint(get, table + "/curve", None, Curve, "How it moved", self.curve, "play", ("lang",)),
            Endpoint(post, table + "/act", ActSent, Update, "Answer", self.act, "play", ("lang",)),
            Endpoint(post, table + "/undo", UndoSent, Update, "Take it back", self.undo, "play", ("lang",)),
            Endpoint(post, table + "/resign", None, Update, "Give up", self.resign, "play", ("lang",)),
            Endpoint(post, table + "/agree", None, Update, "Agree to end it", self.agree, "play", ("lang",)),
            Endpoint(post, table + "/lend", LendSent, Update, "Let a bot play", self.lend, "play", ("lang",)),
            Endpoint(
                get, table + "/programme", None, ProgrammeInfo, "My answers ahead", self.programme, "play"
            ),
            Endpoint(
                post,
                table + "/programme",
                ProgrammeSent,
                ProgrammeInfo,
                "Answer ahead",
                self.keep_programme,
                "play",
            ),
            Endpoint(get, table + "/chat", None, tuple[Chat, ...], "What was said", self.chat, "talk"),
            Endpoint(post, table + "/chat", ChatSent, None, "Say something", self.say, "talk"),
            Endpoint(get, table + "/note", None, Memo, "My note", self.note, "talk"),
            Endpoint(post, table + "/note", Memo, None, "Keep my note", self.keep_note, "talk"),
            Endpoint(
                get,
                table + "/record",
                None,
                dict[str, Any],
                "The record of an ended game",
                self.record,
                "tables",
            ),
        ]

    def close(self) -> None:
        self.past.close()
        self.foresight.close()
        self.insights.close()

    # -- tables ------------------------------------------------------------------------------

    async def list_tables(self, call: Call[None]) -> Tables:
        user = call.visitor.user
        mine = await self.store.tables_of(user.id) if user else []
        for table in mine:
            if table.status == "playing":  # in memory it knows whose turn it is
                await self.house.is_apart(table.id)
        known = {table.id for table in mine}
        others = [table for table in await self.store.open_tables() if table.id not in known]
        return Tables(
            mine=tuple(self._info(table, call) for table in mine),
            open=tuple(self._info(table, call) for table in others),
        )

    def _info(self, table: StoredTable, call: Call[object]) -> TableInfo:
        return self.house.info(table, call.visitor.user, speaker(call.visitor.language))

    async def check_tables(self, user: User) -> None:
        """Whether somebody may open one more table, in whichever way, and so soon."""
        if not self.tables.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        await self.check_room(user)

    async def check_room(self, user: User) -> None:
        """Whether those that they have opened leave room for one more."""
        if not self.limited:
            return
        if await self.store.count_waiting(user.id) >= WAITING_EACH:
            raise Declined(409, "house.too-many-tables", most=WAITING_EACH)
        if await self.store.count_with_bots(user.id) >= WITH_BOTS_EACH:
            raise Declined(409, "house.too-many-bots", most=WITH_BOTS_EACH)

    async def new_table(self, call: Call[NewTable]) -> Invited:
        user = somebody(call)
        await self.check_tables(user)
        deck = await self.packs.deck_for(call.body, user) if call.body.pack else None
        table, invitations = await self.house.reception.open_table(call.body, user, deck)
        await self.house.table(table.id)
        return Invited(table=self._info(table, call), invitations={str(n): s for n, s in invitations.items()})

    async def _table(self, call: Call[object]) -> LiveTable:
        return await table_of(call, self.house.current)

    async def table_info(self, call: Call[None]) -> TableInfo:
        """Also of a table that cannot be played: it says so."""
        try:
            return self._info((await self._table(call)).table, call)
        except Broken:
            return self._info(self.house.apart[call.path("id")].table, call)

    async def end_apart(self, call: Call[None]) -> TableInfo:
        """End a table that cannot be played; the log stays."""
        user = somebody(call)
        with suppress(Broken):
            await self._table(call)
        return self._info(await self.house.close_apart(call.path("id"), user), call)

    async def join(self, call: Call[Join]) -> TableInfo:
        user, table = somebody(call), await self._table(call)
        if call.body.name:
            self.house.reception.check_seat(table, call.body, user)
            user = await self.names.call_at(table, user, call.body.name)
        table = await self.house.reception.join(call.path("id"), call.body, user)
        return self._info(table.table, call)

    async def record(self, call: Call[None]) -> Response:
        """The record of a game shows all hands, so it is given when the game is over."""
        try:
            table = await self._table(call)
        except Broken:
            apart = self.house.apart[call.path("id")].table
            if apart.status != "ended":
                raise
            return _file(await unplayed(self.store, apart))
        if not table.over:
            raise Declined(409, "house.not-over")
        return _file(table.play.record)

    # -- play --------------------------------------------------------------------------------

    async def view(self, call: Call[None]) -> Update:
        table = await self._table(call)
        return table.sight.update_for(call.visitor.user, call.visitor.language)

    def _seat(self, table: LiveTable, call: Call[object]) -> int | None:
        user = call.visitor.user
        return table.seat_of(user.id) if user else None

    async def moment(self, call: Call[None]) -> Moment:
        table = await self._table(call)
        move = call.path("move")
        known = move.isdecimal() and len(move) <= 6 and int(move) <= len(table.play.record.moves)
        if not known or not table.table.dealt:
            raise Declined(404, "house.no-moment")
        self.slow_past(call)
        try:
            before = await self.past.position(table, max(0, int(move) - 1))
            state = await self.past.position(table, int(move))
        except IndexError:  # it was taken back meanwhile
            raise Declined(404, "house.no-moment") from None
        return table.sight.moment(before, state, int(move), self._seat(table, call), call.visitor.language)

    async def forecast(self, call: Call[None]) -> Foretold:
        """What an answer of one's own would do, as far as one can know; nothing changes."""
        user, table, asked = somebody(call), await self._table(call), call.query_as(ForecastSent)
        seat = table.own_seat(user.id, asked.seat)
        if not self.foresights.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        async with table.lock:
            await table.check_asked(seat, table.version if asked.version is None else asked.version)
        return await self.foresight.of(table, seat, asked.action, call.visitor.language)

    async def why(self, call: Call[None]) -> Why:
        """Why something cannot be chosen now."""
        user, table, asked = somebody(call), await self._table(call), call.query_as(WhySent)
        seat = table.own_seat(user.id, asked.seat)
        if not self.foresights.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        return table.sight.why(table.game.vocabulary.action(asked.action), seat, call.visitor.language)

    def slow_past(self, call: Call[object]) -> None:
        """Strangers may look back too, but not as fast as those who are somebody."""
        user = call.visitor.user
        limits, key = (self.looks, str(user.id)) if user else (self.looks_of_strangers, call.visitor.address)
        if not limits.allows(key):
            raise Declined(429, "house.too-often")

    async def curve(self, call: Call[None]) -> Curve:
        """What everyone would have scored shows what lay hidden, so it is given when the game is over."""
        table = await self._table(call)
        if not table.over:
            raise Declined(409, "house.not-over")
        if table.sight.course is None:
            self.slow_past(call)
            table.sight.course = await self.past.course(table)
        return table.sight.curve(table.sight.course, call.visitor.language)

    async def act(self, call: Call[ActSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        seat = table.own_seat(user.id, call.body.seat)
        await table.act(seat, call.body.action, call.body.version, note=call.body.note)
        return table.sight.update_for(user, call.visitor.language)

    async def undo(self, call: Call[UndoSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await table.undo(table.own_seat(user.id), call.body.version, everything=call.body.all)
        return table.sight.update_for(user, call.visitor.language)

    async def resign(self, call: Call[None]) -> Update:
        user, table = somebody(call), await self._table(call)
        await table.resign(table.own_seat(user.id))
        return table.sight.update_for(user, call.visitor.language)

    async def agree(self, call: Call[None]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.ask(table, table.own_seat(user.id), "end")
        return table.sight.update_for(user, call.visitor.language)

    async def lend(self, call: Call[LendSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await table.do(rows.Lend(table.own_seat(user.id), call.body.bot))
        return table.sight.update_for(user, call.visitor.language)

    async def programme(self, call: Call[None]) -> ProgrammeInfo:
        """Of one's own seat alone: nobody else learns of it before it answers."""
        user, table = somebody(call), await self._table(call)
        seat = table.own_seat(user.id)
        found = await self.store.programme(table.table.id, seat)
        return describe(found, table, seat, call.visitor.language)

    async def keep_programme(self, call: Call[ProgrammeSent]) -> ProgrammeInfo:
        user, table = somebody(call), await self._table(call)
        seat = table.own_seat(user.id)
        async with table.lock:  # no answer is given by the old one while the new one is written
            if table.over:
                raise Declined(409, "house.over")
            before = await self.store.programme(table.table.id, seat)
            found = compose(call.body, before, table, seat)
            await self.store.save_programme(table.table.id, seat, user.id, found)
            (table.programmed.add if found else table.programmed.discard)(seat)
        self.house.programmes.wake(table)
        return describe(found, table, seat, call.visitor.language)

    # -- talk --------------------------------------------------------------------------------

    async def chat(self, call: Call[None]) -> tuple[Chat, ...]:
        table, user = await self._table(call), call.visitor.user
        id = user.id if user else 0
        muted = await self.store.muted_by(id) if user else frozenset()
        return tuple(
            heard(table, said, id, call.visitor.language)
            for said in await self.store.messages(table.table.id)
            if hears(table, id, muted, said)
        )

    async def say(self, call: Call[ChatSent]) -> None:
        user, table = somebody(call), await self._table(call)
        await self.talk.say(table, user.id, user.name, call.body.text)

    async def note(self, call: Call[None]) -> Memo:
        user, table = somebody(call), await self._table(call)
        return Memo(text=await self.store.note(table.table.id, user.id))

    async def keep_note(self, call: Call[Memo]) -> None:
        user, table = somebody(call), await self._table(call)
        await self.store.save_note(table.table.id, user.id, clean_text(call.body.text))


def _file(record: Record) -> Response:
    return Response(record.to_json(), media_type="application/json")
