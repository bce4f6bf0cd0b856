"""Addresses of what people do with each other: before a game, beside it and after it."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from salon import bots
from salon.kernel import SalonError, fault
from salon.lang import bot_name
from salon.server import between
from salon.server.api import Call, Declined, Endpoint, somebody, table_of
from salon.server.handlers import Handlers
from salon.server.limits import Limits
from salon.server.live import LiveTable
from salon.server.peace import A_DAY, DAY
from salon.server.people import clean_text
from salon.server.speech import speaker
from salon.server.wire import FillSent, Invited, SetUpSent, TableInfo, Update
from salon.server.wire_manners import (
    AskSent,
    InvitationInfo,
    MuteSent,
    OpenedSent,
    ReplySent,
    ReportSent,
    SeatSent,
)

if TYPE_CHECKING:
    from salon.server.store import User

ALONE = "house.not-the-opener"


class Courtesies:
    """The part of the API that is about manners."""

    def __init__(self, handlers: Handlers) -> None:
        self.handlers = handlers
        self._reports = Limits(rate=0.1, burst=5, off=not handlers.limited)
        self.house, self.store = handlers.house, handlers.store

    def endpoints(self) -> list[Endpoint]:
        get, post, table = "GET", "POST", "/api/tables/{id}"
        play, tables, talk, lang = "play", "tables", "talk", ("lang",)
        return [
            Endpoint(post, table + "/ask", AskSent, Update, "Ask all", self.ask, play, lang),
            Endpoint(post, table + "/reply", ReplySent, Update, "Say yes or no", self.reply, play, lang),
            Endpoint(post, table + "/ready", None, Update, "End the pause", self.ready, play, lang),
            Endpoint(post, table + "/claim", SeatSent, Update, "Claim the win", self.claim, play, lang),
            Endpoint(post, table + "/stand-in", SeatSent, Update, "Let a bot", self.stand_in, play, lang),
            Endpoint(post, table + "/grant", SeatSent, Update, "Give time", self.grant, play, lang),
            Endpoint(post, table + "/nudge", SeatSent, Update, "Nudge", self.nudge, play, lang),
            Endpoint(post, table + "/rematch", None, Invited, "Play again", self.rematch, tables),
            Endpoint(
                get,
                table + "/invitations",
                None,
                tuple[InvitationInfo, ...],
                "The links",
                self.invitations,
                tables,
            ),
            Endpoint(
                post,
                table + "/invitations",
                SeatSent,
                tuple[InvitationInfo, ...],
                "A new link",
                self.invite,
                tables,
            ),
            Endpoint(post, table + "/opened", OpenedSent, None, "A link was opened", self.opened, tables),
            Endpoint(post, table + "/close", None, TableInfo, "Close a table", self.close, tables),
            Endpoint(post, table + "/leave", None, TableInfo, "Stand up", self.leave, tables),
            Endpoint(post, table + "/free", SeatSent, TableInfo, "Free a seat", self.free, tables),
            Endpoint(post, table + "/fill", FillSent, TableInfo, "Fill with bots", self.fill, tables),
            Endpoint(post, table + "/move", SeatSent, TableInfo, "Take another seat", self.move, tables),
            Endpoint(post, table + "/set-up", SetUpSent, TableInfo, "Other options", self.set_up, tables),
            Endpoint(post, table + "/report", ReportSent, None, "Report", self.report, talk),
            Endpoint(post, table + "/mute", MuteSent, None, "Mute", self.mute, talk),
        ]

    async def _table(self, call: Call[object]) -> LiveTable:
        return await table_of(call, self.house.current)

    def _update(self, table: LiveTable, user: User, call: Call[object]) -> Update:
        return table.sight.update_for(user, call.visitor.language)

    def _seat(self, table: LiveTable, user: User) -> int:
        """Who has given up has no say in play; after the end all who played have."""
        if not table.over:
            return table.own_seat(user.id)
        mine = table.seats_of(user.id)
        if not mine:
            raise Declined(409, "house.not-over")
        return mine[0]

    # -- in play -----------------------------------------------------------------------------

    async def ask(self, call: Call[AskSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        if call.body.what == "rematch":
            await self.handlers.check_room(user)
        await between.ask(table, self._seat(table, user), call.body.what, call.body.without)
        await self._play_again(table, user)
        return self._update(table, user, call)

    async def reply(self, call: Call[ReplySent]) -> Update:
        user, table, body = somebody(call), await self._table(call), call.body
        await between.reply(table, self._seat(table, user), yes=body.yes, without=body.without)
        await self._play_again(table, user)
        return self._update(table, user, call)

    async def rematch(self, call: Call[None]) -> Invited:
        """Ask for a rematch, or say yes to it: the next table once it is there, until then this one."""
        user, table = somebody(call), await self._table(call)
        if not table.over or not table.seats_of(user.id) or not table.started:
            raise Declined(409, "house.not-over")
        if not table.table.next_table:
            await self.handlers.check_room(user)
            await between.ask(table, self._seat(table, user), "rematch")
            await self._play_again(table, user)
        shown = table.table
        if table.table.next_table:
            shown = await self.store.table_there(table.table.next_table)
        voice = speaker(call.visitor.language)
        return Invited(table=self.house.info(shown, user, voice), invitations={})

    async def _play_again(self, table: LiveTable, user: User) -> None:
        """Open the next table when it is settled who comes."""
        settled = between.comes_to_rematch(table)
        if settled is None or table.table.next_table:
            return
        await self.handlers.check_tables(user)
        comes, without = settled
        await self.house.reception.rematch(table, user, comes, without)

    async def ready(self, call: Call[None]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.ready(table, table.own_seat(user.id))
        return self._update(table, user, call)

    async def claim(self, call: Call[SeatSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.claim(table, table.own_seat(user.id), call.body.seat)
        return self._update(table, user, call)

    async def stand_in(self, call: Call[SeatSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.stand_in(table, table.own_seat(user.id), call.body.seat, bots.USUAL)
        return self._update(table, user, call)

    async def grant(self, call: Call[SeatSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.grant(table, table.own_seat(user.id), call.body.seat)
        return self._update(table, user, call)

    async def nudge(self, call: Call[SeatSent]) -> Update:
        user, table = somebody(call), await self._table(call)
        await between.nudge(table, table.own_seat(user.id), call.body.seat)
        return self._update(table, user, call)

    # -- invitations -------------------------------------------------------------------------

    def _may_invite(self, table: LiveTable, user: User) -> None:
        """Before the start the opener; in play, to a seat that was given up, anyone who still plays."""
        if table.started:
            table.own_seat(user.id)
        elif user.id != table.table.creator:
            raise Declined(403, ALONE)

    async def invitations(self, call: Call[None]) -> tuple[InvitationInfo, ...]:
        user, table = somebody(call), await self._table(call)
        self._may_invite(table, user)
        return await self._invitations(table)

    async def _invitations(self, table: LiveTable) -> tuple[InvitationInfo, ...]:
        return tuple(
            InvitationInfo(seat=found.seat, secret=found.secret, at=found.at, opened=found.opened)
            for found in await self.store.invitations(table.table.id)
        )

    async def invite(self, call: Call[SeatSent]) -> tuple[InvitationInfo, ...]:
        """A link to a free seat, or one that was given up; the one before stops working."""
        user, table = somebody(call), await self._table(call)
        self._may_invite(table, user)
        async with table.lock:
            await table.reload()
            if call.body.seat not in self.house.reception.free_seats(table):
                raise fault(SalonError, "house.seat-taken")
            await self.store.invite(table.table.id, call.body.seat, secrets.token_urlsafe(16))
            await table.reload()
        return await self._invitations(table)

    async def opened(self, call: Call[OpenedSent]) -> None:
        table = await self._table(call)
        if await self.store.invitation_opened(table.table.id, call.body.seat, call.body.invitation):
            async with table.lock:
                await table.reload()
            await table.tell()

    # -- before the start --------------------------------------------------------------------

    async def _arranged(self, call: Call[object], table: LiveTable, *, done: bool) -> TableInfo:
        """Everyone sees it; what could not be done was too late."""
        async with table.lock:
            await table.reload()
        await table.tell()
        if not done:
            raise Declined(409, "house.begins")
        voice = speaker(call.visitor.language)
        return self.house.info(table.table, call.visitor.user, voice)

    async def _opened_by(self, call: Call[object]) -> LiveTable:
        """The table, for the one who opened it."""
        user, table = somebody(call), await self._table(call)
        if user.id != table.table.creator:
            raise Declined(403, ALONE)
        return table

    async def close(self, call: Call[None]) -> TableInfo:
        table = await self._opened_by(call)
        return await self._arranged(call, table, done=await self.store.close_table(table.table.id))

    async def leave(self, call: Call[None]) -> TableInfo:
        """Stand up: the seat is free again. Who sits next has the table, and the last closes it."""
        user, table = somebody(call), await self._table(call)
        seat = table.own_seat(user.id)
        secret = secrets.token_urlsafe(16)
        return await self._arranged(
            call, table, done=await self.store.free_seat(table.table.id, seat, secret)
        )

    async def free(self, call: Call[SeatSent]) -> TableInfo:
        """Take a seat from whoever sits there, person or bot; an old link to it stops working."""
        table, seat = await self._opened_by(call), call.body.seat
        self._check_seat(table, seat)
        if seat in table.seats_of(table.table.creator):
            raise Declined(409, "house.own-seat")
        secret = secrets.token_urlsafe(16)
        return await self._arranged(
            call, table, done=await self.store.free_seat(table.table.id, seat, secret)
        )

    async def fill(self, call: Call[FillSent]) -> TableInfo:
        """Put a bot on a free seat, or on all of them."""
        table, body = await self._opened_by(call), call.body
        free = self.house.reception.free_seats(table)
        wanted = free if body.seat is None else [body.seat]
        if not set(wanted) <= set(free) or not wanted:
            raise Declined(409, "house.seat-taken")
        bots.load(body.bot, table.game)  # raises if the game has none
        found = {seat: (body.bot, bot_name(seat + 1)) for seat in wanted}
        return await self._arranged(call, table, done=await self.store.fill_seats(table.table.id, found))

    async def move(self, call: Call[SeatSent]) -> TableInfo:
        """Take a free seat in place of one's own: another side."""
        user, table, new = somebody(call), await self._table(call), call.body.seat
        old = table.own_seat(user.id)
        if new not in self.house.reception.free_seats(table):
            raise Declined(409, "house.seat-taken")
        if user.id != table.table.creator and not table.table.public:
            raise Declined(403, ALONE)
        secret = secrets.token_urlsafe(16)
        return await self._arranged(
            call, table, done=await self.store.change_seat(table.table.id, old, new, secret)
        )

    async def set_up(self, call: Call[SetUpSent]) -> TableInfo:
        """Other options, another pace. Who sat down for something else is told, and can leave."""
        table, body = await self._opened_by(call), call.body
        if body.pace.is_arranged:
            raise Declined(409, "house.lesson-apart")
        if not table.table.dealt:
            options = table.game.settle_options(len(table.names), body.options)
        else:  # its cards are known, by the options it was dealt with
            options = table.table.options
        done = await self.store.set_up(table.table.id, options, body.pace, public=body.public)
        return await self._arranged(call, table, done=done)

    def _check_seat(self, table: LiveTable, seat: int) -> None:
        if seat >= len(table.names):
            raise Declined(409, "house.no-seat")

    # -- talk --------------------------------------------------------------------------------

    async def report(self, call: Call[ReportSent]) -> None:
        """Keep what was said, for the host."""
        user, table = somebody(call), await self._table(call)
        said = await self.store.message_at(table.table.id, call.body.message)
        if said is None:
            raise Declined(404, "house.no-message")
        if said.user_id == user.id:
            raise Declined(409, "people.not-yourself")
        many = await self.store.count_reports(user.id, time.time() - DAY) >= A_DAY
        if many or not self._reports.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        await self.store.add_report(table.table.id, said, user.id, clean_text(call.body.reason))

    async def mute(self, call: Call[MuteSent]) -> None:
        """What somebody says is not shown to me any more, at any table."""
        user, table = somebody(call), await self._table(call)
        said = await self.store.message_at(table.table.id, call.body.message)
        if said is None:
            raise Declined(404, "house.no-message")
        await self.store.mute(user.id, said.user_id, muted=call.body.muted)
        await self.house.person_changed(user.id)
