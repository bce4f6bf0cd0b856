"""The part of the API that keeps the peace: reports, what the host does about them, and the host's pages."""

from __future__ import annotations

import time
from typing import get_args

from salon.lang import LANGUAGES
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.host import Host
from salon.server.house import House
from salon.server.limits import Limits
from salon.server.names import fold
from salon.server.people import clean, clean_text
from salon.server.store.peace import heard_of
from salon.server.wire_peace import (
    Complaint,
    ComplaintSent,
    Deed,
    Heard,
    HousePage,
    HousePageSent,
    Measure,
    PageName,
    Peace,
    Sanction,
)

DAY = 86400.0
A_DAY = 20  # reports of one person


class Peacekeeper:
    """Reports and what follows from them."""

    def __init__(self, house: House, host: Host, *, limited: bool = True) -> None:
        self.house, self.store, self._host = house, house.store, host
        self._reports = Limits(rate=0.1, burst=5, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post, tag = "GET", "POST", "house"
        return [
            Endpoint(post, "/api/reports", ComplaintSent, None, "Report somebody", self.report, "people"),
            Endpoint(get, "/api/host/peace", None, Peace, "Reports, for the host", self.peace, tag),
            Endpoint(post, "/api/host/peace", Measure, Peace, "Mute, ban, rename", self.act, tag),
            Endpoint(
                get, "/api/pages/{name}", None, HousePage, "A page of the host", self.page, tag, ("lang",)
            ),
            Endpoint(post, "/api/host/pages/{name}", HousePageSent, HousePage, "Write it", self.write, tag),
        ]

    async def report(self, call: Call[ComplaintSent]) -> None:
        user, body = somebody(call), call.body
        if body.about == user.id:
            raise Declined(409, "people.not-yourself")
        if await self.store.user(body.about) is None:
            raise Declined(404, "people.no-person")
        words = clean_text(body.words)
        if not words:
            raise Declined(400, "people.report-empty")
        if body.table and not await self.store.has_met(body.table, user.id):
            raise Declined(404, "house.no-table")
        many = await self.store.count_reports(user.id, time.time() - DAY) >= A_DAY
        if many or not self._reports.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        await self.store.complain(user.id, body.about, body.kind, words, body.table)

    # -- the host ----------------------------------------------------------------------------

    async def peace(self, call: Call[None]) -> Peace:
        self._host.check(call)
        return await self._peace()

    async def _peace(self) -> Peace:
        found = []
        for row in await self.store.open_reports():
            name, said = heard_of(row)
            heard = tuple(Heard(name=one["name"], text=one["text"], at=one["at"]) for one in said)
            found.append(
                Complaint(
                    id=row.id,
                    at=row.at,
                    kind=row.kind,
                    by=row.by_name,
                    about=row.about_name,
                    about_id=row.about,
                    words=row.words,
                    name=name,
                    heard=heard,
                    table=row.table_id or "",
                    before=row.before,
                )
            )
        return Peace(
            reports=tuple(found),
            sanctions=tuple(
                Sanction(id=row.user_id, name=row.name, kind=row.kind, until=row.until, why=row.why)
                for row in await self.store.sanctions_now()
            ),
            journal=tuple(
                Deed(at=row.at, what=row.what, about=row.name or "", words=row.words)
                for row in await self.store.journal_of_late()
            ),
        )

    async def act(self, call: Call[Measure]) -> Peace:
        """Do something about a person, and settle the report that led to it."""
        self._host.check(call)
        body, why = call.body, clean(call.body.why)
        if body.what != "dismiss":
            await self._do_about(body, why)
        if body.report and not await self.store.settle_report(body.report, body.what):
            raise Declined(409, "people.report-settled")
        return await self._peace()

    async def _do_about(self, body: Measure, why: str) -> None:
        user = await self.store.user(body.about)
        if user is None:
            raise Declined(404, "people.no-person")
        if body.what in {"mute", "ban"}:
            until = time.time() + body.days * DAY
            self.house.end_lines(await self.store.sanction(user.id, body.what, until, why))
        elif body.what == "rename":
            name = clean(body.name)
            if not name or name == "–":
                raise Declined(400, "house.no-name")
            if await self.store.is_taken(name) and fold(name) != user.key:
                raise Declined(409, "house.name-taken", name=name)
            for table in await self.store.call_otherwise(
                user.id, name, None if user.guest else fold(name), why
            ):
                await self.house.look_again(table)
        else:
            await self.store.lift(user.id, body.what.removeprefix("lift-"), why)

    # -- pages -------------------------------------------------------------------------------

    async def page(self, call: Call[None]) -> HousePage:
        name = _page_name(call)
        language, body = await self.store.house_page(name, call.visitor.language)
        known = next((id for id in LANGUAGES if id == language), call.visitor.language)
        return HousePage(name=name, language=known, body=body)

    async def write(self, call: Call[HousePageSent]) -> HousePage:
        self._host.check(call)
        name, body = _page_name(call), clean_text(call.body.body)
        await self.store.keep_house_page(name, call.body.language, body)
        return HousePage(name=name, language=call.body.language, body=body)


def _page_name(call: Call[object]) -> PageName:
    wanted = call.path("name")
    found: PageName | None = next((name for name in get_args(PageName) if name == wanted), None)
    if found is None:
        raise Declined(404, "house.no-page")
    return found
