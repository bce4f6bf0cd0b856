"""What the house knows of a person: to be given to them, and to be forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from salon.kernel import Text
from salon.server.schema import (
    addresses,
    complaints,
    entrants,
    journal,
    letters,
    members,
    messages,
    notes,
    pack_takers,
    pack_versions,
    packs,
    places,
    profiles,
    programmes,
    ratings,
    results,
    sanctions,
    seats,
    sessions,
    tables,
    ties,
    users,
)
from salon.server.schema_manners import mutes, reports
from salon.server.schema_notices import notice_wishes, pushes
from salon.server.store.base import Base, to_json
from salon.server.store.clubs import keep_up_club
from salon.server.store.packs import drop_packs
from salon.server.store.results import forget_ratings

NOBODY = "–"  # the name of one who has left
# What is a person's alone and goes with them. Games they have played stay with the others who played them.
_OWN = (
    *(sessions, addresses, letters, notes, programmes, messages),
    *(mutes, reports, pack_takers, profiles, notice_wishes, pushes),
)


class Leaving(Base):
    """Everything about one person."""

    async def all_about(self, user_id: int) -> dict[str, Any]:
        """What is stored about a person, but for what only opens doors: passwords and tokens."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        shown = {
            "account": (users.c.name, users.c.email, users.c.webhook, users.c.language, users.c.created),
            "addresses": (addresses.c.email, addresses.c.state, addresses.c.at),
            "sessions": (sessions.c.created, sessions.c.seen, sessions.c.browser),
            "letters": (letters.c.email, letters.c.kind, letters.c.at),
            "seats": (seats.c.table_id, seats.c.seat, seats.c.name),
            "messages": (messages.c.table_id, messages.c.at, messages.c.text),
            "notes": (notes.c.table_id, notes.c.text),
            "wishes": (profiles.c.rated, profiles.c.shown),
            "notices": (notice_wishes.c.body,),
            "browsers": (pushes.c.endpoint, pushes.c.at),
            "people": (ties.c.other_id, ties.c.kind, ties.c.at),
            "clubs": (members.c.club_id, members.c.keeper, members.c.joined),
            "tournaments": (entrants.c.contest_id, entrants.c.number, entrants.c.gone),
            "measures": (sanctions.c.kind, sanctions.c.until, sanctions.c.why),
            "muted": (mutes.c.muted, mutes.c.at),
            "reports": (reports.c.table_id, reports.c.text, reports.c.reason, reports.c.at),
            "answers_ahead": (programmes.c.table_id, programmes.c.seat, programmes.c.body),
        }
        queries = {
            name: select(*columns).where((columns[0].table.c.get("user_id", users.c.id)) == user_id)
            for name, columns in shown.items()
        }
        pack = (packs.c.id, packs.c.game, packs.c.name, packs.c.share, pack_versions.c.version)
        queries["packs"] = (
            select(*pack, pack_versions.c.body)
            .join(pack_versions, pack_versions.c.pack_id == packs.c.id)
            .where(packs.c.owner == user_id)
        )
        game = (
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.created,
            tables.c.options,
            tables.c.winners,
        )
        shown_of = (
            results.c.game,
            results.c.table_id,
            results.c.at,
            places.c.seat,
            places.c.rank,
            places.c.points,
            places.c.won,
            places.c.gone,
            places.c.played,
            places.c.mu,
            places.c.sigma,
        )
        queries["results"] = (
            select(*shown_of)
            .join(places, places.c.number == results.c.number)
            .where(places.c.user_id == user_id)
        )
        told = (complaints.c.at, complaints.c.kind, complaints.c.words, complaints.c.table_id)
        queries["complaints"] = select(*told).where(complaints.c.by == user_id)
        queries["ratings"] = select(ratings).where(ratings.c.who == f"user:{user_id}")
        queries["tables"] = select(*game).where(or_(tables.c.id.in_(sits), tables.c.creator == user_id))

        def job(c: Connection) -> dict[str, Any]:
            return {name: [dict(row) for row in c.execute(q).mappings()] for name, q in queries.items()}

        found = await self.database.read(job)
        return {**found, "account": found["account"][0]}

    async def forget(self, user_id: int) -> list[str]:
        """Let a person go: nothing that is theirs alone is left. The ids of the tables where they sat."""
        mine = seats.c.user_id == user_id
        other = and_(
            seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None), seats.c.user_id != user_id
        )
        alone = and_(tables.c.creator == user_id, tables.c.status == "waiting", ~exists().where(other))
        gone = {"name": NOBODY, "key": None, "shape": None, "password": None, "email": None, "webhook": None}
        closed = to_json(Text("house.end.closed"))

        def job(c: Connection) -> list[str]:
            sat = list(c.execute(select(seats.c.table_id).where(mine).distinct()).scalars())
            for own in _OWN:
                c.execute(delete(own).where(own.c.user_id == user_id))
            forget_ratings(c, user_id)
            c.execute(delete(ties).where(or_(ties.c.user_id == user_id, ties.c.other_id == user_id)))
            c.execute(update(places).where(places.c.user_id == user_id).values(user_id=None))
            _leave_company(c, user_id)
            c.execute(delete(reports).where(reports.c.about == user_id))
            c.execute(delete(mutes).where(mutes.c.muted == user_id))
            drop_packs(c, packs.c.owner == user_id)
            c.execute(update(tables).where(alone).values(status="ended", result=closed))
            c.execute(update(seats).where(mine).values(name=NOBODY))
            c.execute(update(users).where(users.c.id == user_id).values(**gone))
            for table_id in sat:
                self._tell(c, table_id, "table")
            return sat

        return await self.database.write(job)


def _leave_company(c: Connection, user_id: int) -> None:
    """Go from clubs and tournaments; what was written about a person goes with them."""
    mine = list(c.execute(select(members.c.club_id).where(members.c.user_id == user_id)).scalars())
    c.execute(delete(members).where(members.c.user_id == user_id))
    for club in mine:
        keep_up_club(c, club)
    c.execute(update(entrants).where(entrants.c.user_id == user_id).values(name=NOBODY, gone=True))
    c.execute(delete(complaints).where(or_(complaints.c.by == user_id, complaints.c.about == user_id)))
    c.execute(delete(sanctions).where(sanctions.c.user_id == user_id))
    c.execute(update(journal).where(journal.c.about == user_id).values(words="", about=None))
