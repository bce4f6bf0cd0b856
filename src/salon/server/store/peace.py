"""Reports, what the host has done about them, and the pages that the host fills in."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, desc, func, insert, select, update

from salon.server.names import shape
from salon.server.schema import (
    complaints,
    journal,
    messages,
    pages,
    sanctions,
    seats,
    sessions,
    tables,
    users,
)
from salon.server.store.base import Base, to_json
from salon.server.store.people import SESSION, SESSION_ID

HEARD = 20  # of what was said at the table, kept with a report
SHOWN = 50
AnyRow = Row[tuple[object, ...]]


class Peace(Base):
    """The host's book."""

    async def complain(self, by: int, about: int, kind: str, words: str, table_id: str = "") -> None:
        """Keep a report, with the name it was about and what had been said at the table."""
        await self.database.write(lambda c: keep_complaint(c, by, about, kind, words, table_id=table_id))

    async def has_met(self, table_id: str, user_id: int) -> bool:
        """Whether there is such a table, open to all or with that person at it."""
        sits = select(seats.c.table_id).where(seats.c.table_id == table_id, seats.c.user_id == user_id)
        query = select(tables.c.id).where(tables.c.id == table_id, tables.c.public | tables.c.id.in_(sits))
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def count_reports(self, by: int, since: float) -> int:
        query = select(func.count()).where(complaints.c.by == by, complaints.c.at > since)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def open_reports(self) -> list[AnyRow]:
        """Those that nobody has settled, the oldest first."""
        one, other, all_ = users.alias("one"), users.alias("other"), complaints.alias("all")
        before = select(func.count()).where(all_.c.about == complaints.c.about, all_.c.id != complaints.c.id)
        query = (
            select(
                complaints,
                one.c.name.label("by_name"),
                other.c.name.label("about_name"),
                before.scalar_subquery().label("before"),
            )
            .join(one, one.c.id == complaints.c.by)
            .join(other, other.c.id == complaints.c.about)
            .where(complaints.c.settled.is_(None))
            .order_by(complaints.c.at)
            .limit(SHOWN)
        )
        return await self.database.read(lambda c: list(c.execute(query).all()))

    async def sanctions_now(self) -> list[AnyRow]:
        query = (
            select(sanctions, users.c.name)
            .join(users, users.c.id == sanctions.c.user_id)
            .where(sanctions.c.until > time.time())
            .order_by(users.c.name)
        )
        return await self.database.read(lambda c: list(c.execute(query).all()))

    async def journal_of_late(self) -> list[AnyRow]:
        query = (
            select(journal, users.c.name)
            .outerjoin(users, users.c.id == journal.c.about)
            .order_by(desc(journal.c.id))
            .limit(SHOWN)
        )
        return await self.database.read(lambda c: list(c.execute(query).all()))

    async def is_under(self, user_id: int, kind: str) -> str | None:
        """Why somebody is muted or banned; None if they are not."""
        mine = (sanctions.c.user_id == user_id, sanctions.c.kind == kind)
        query = select(sanctions.c.why).where(*mine, sanctions.c.until > time.time())
        return await self.database.read(lambda c: c.execute(query).scalar())

    # -- what the host does ------------------------------------------------------------------

    async def sanction(self, about: int, kind: str, until: float, why: str) -> list[str]:
        """Mute or ban somebody; the sessions that end with it."""
        values = {"until": until, "why": why}
        query = self._insert(sanctions).values(user_id=about, kind=kind, **values)
        query = query.on_conflict_do_update(index_elements=["user_id", "kind"], set_=values)

        def job(c: Connection) -> list[str]:
            c.execute(query)
            _note(c, kind, about, why)
            if kind != "ban":
                return []
            mine = sessions.c.user_id == about
            ended = [t[:SESSION_ID] for t in c.execute(select(sessions.c.token).where(mine)).scalars()]
            c.execute(delete(sessions).where(mine))
            for id in ended:
                self._tell(c, "", SESSION, id)
            return ended

        return await self.database.write(job)

    async def lift(self, about: int, kind: str, why: str) -> None:
        mine = and_(sanctions.c.user_id == about, sanctions.c.kind == kind)

        def job(c: Connection) -> None:
            c.execute(delete(sanctions).where(mine))
            _note(c, f"lift-{kind}", about, why)

        await self.database.write(job)

    async def call_otherwise(self, about: int, name: str, key: str | None, why: str) -> list[str]:
        """Somebody is called otherwise from now on, at all their tables too; the ids of these."""

        def job(c: Connection) -> list[str]:
            before = c.execute(select(users.c.name).where(users.c.id == about)).scalar()
            values = {"name": name, "key": key, "shape": shape(name)}
            c.execute(update(users).where(users.c.id == about).values(**values))
            c.execute(update(seats).where(seats.c.user_id == about).values(name=name))
            playing = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
            mine = playing.where(seats.c.user_id == about, tables.c.status != "ended").distinct()
            found = list(c.execute(mine).scalars())
            _note(c, "rename", about, f"{before} → {name} {why}".strip())
            for table_id in found:
                self._tell(c, table_id, "table")
            return found

        return await self.database.write(job)

    async def settle_report(self, report: int, outcome: str) -> bool:
        """False if there is no such report, or it was settled before."""
        here = and_(complaints.c.id == report, complaints.c.settled.is_(None))

        def job(c: Connection) -> bool:
            about = c.execute(select(complaints.c.about).where(here)).scalar()
            if about is None:
                return False
            c.execute(update(complaints).where(here).values(settled=time.time(), outcome=outcome))
            if outcome == "dismiss":
                _note(c, "dismiss", about, "")
            return True

        return await self.database.write(job)

    # -- pages -------------------------------------------------------------------------------

    async def house_page(self, name: str, language: str) -> tuple[str, str]:
        """What the host has written, and in which language: another one, if there is none in this."""
        query = select(pages.c.language, pages.c.body).where(pages.c.name == name, pages.c.body != "")
        found = await self.database.read(lambda c: {r.language: r.body for r in c.execute(query)})
        for wanted in (language, "en", *found):
            if wanted in found:
                return wanted, found[wanted]
        return language, ""

    async def keep_house_page(self, name: str, language: str, body: str) -> None:
        values = {"body": body, "at": time.time()}
        query = self._insert(pages).values(name=name, language=language, **values)
        query = query.on_conflict_do_update(index_elements=["name", "language"], set_=values)

        def job(c: Connection) -> None:
            c.execute(query)
            _note(c, "page", None, f"{name} ({language})")

        await self.database.write(job)


def keep_complaint(c: Connection, by: int, about: int, kind: str, words: str, *, table_id: str = "") -> None:
    """Write a report down, with the name it was about and what had been said at the table."""
    name = c.execute(select(users.c.name).where(users.c.id == about)).scalar()
    said = (
        select(users.c.name, messages.c.text, messages.c.at)
        .join(users, users.c.id == messages.c.user_id)
        .where(messages.c.table_id == table_id)
        .order_by(desc(messages.c.id))
        .limit(HEARD)
    )
    heard = [dict(row) for row in c.execute(said).mappings()][::-1] if table_id else []
    values = {"at": time.time(), "kind": kind, "by": by, "about": about, "words": words}
    kept = to_json({"name": name, "said": heard})
    c.execute(insert(complaints).values(**values, table_id=table_id or None, heard=kept))


def heard_of(row: AnyRow) -> tuple[str, list[dict[str, Any]]]:
    """The name a report was about, and what had been said."""
    found = msgspec.json.decode(row.heard)
    return found.get("name") or "–", found.get("said") or []


def _note(c: Connection, what: str, about: int | None, words: str) -> None:
    c.execute(insert(journal).values(at=time.time(), what=what, about=about, words=words))
