"""Tournaments in the database: who takes part. How they are played is in `rounds`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, and_, delete, desc, exists, func, insert, or_, select, update

from salon.games import load
from salon.kernel import SalonError, fault
from salon.lang import bot_name
from salon.server.contest import Contest, Entrant, Pairing, Rules, check_size
from salon.server.schema import clubs, contests, entrants, members, pairings, tables, users
from salon.server.store.base import Base, to_json

MOST = 256  # entrants
BOTS_EACH = 64  # of one account, in its tournaments that are not over
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Contests(Base):
    """Tournaments: opened, entered and called off. Each step is one transaction, on whichever server."""

    async def contest(self, id: str) -> Contest | None:
        return await self.database.read(lambda c: whole(c, id))

    async def contest_head(self, id: str) -> Contest | None:
        """A tournament and who takes part, without its tables."""
        return await self.database.read(lambda c: head(c, id))

    async def contest_version(self, id: str) -> int | None:
        query = select(contests.c.version).where(contests.c.id == id)
        return await self.database.read(lambda c: c.execute(query).scalar())

    async def contests_listed(
        self, club: str = "", limit: int = 30, *, viewer: int = 0
    ) -> list[tuple[Contest, int]]:
        """The newest of those that can be entered or watched and of those that are over, without their
        tables, and how many take part: those of one club, or all that a person may know of.
        """
        belongs = exists().where(members.c.club_id == clubs.c.id, members.c.user_id == viewer)
        closed = exists().where(clubs.c.id == contests.c.club_id, ~clubs.c.open, ~belongs)
        which = contests.c.club_id == club if club else ~closed
        count = select(func.count()).where(entrants.c.contest_id == contests.c.id).scalar_subquery()

        def job(c: Connection) -> list[tuple[Contest, int]]:
            found: list[tuple[Contest, int]] = []
            for state in ("open", "playing", "ended"):
                query = select(contests, count.label("taking")).where(contests.c.state == state, which)
                rows_ = c.execute(query.order_by(desc(contests.c.created)).limit(limit)).all()
                found += ((_read(row), row.taking) for row in rows_)
            return found

        return await self.database.read(job)

    async def contests_to_mind(self) -> list[str]:
        """Those at which something may be due: a table has ended or is to be laid, or the next round."""
        ended = exists().where(
            pairings.c.contest_id == contests.c.id,
            pairings.c.points.is_(None),
            pairings.c.table_id == tables.c.id,
            tables.c.status == "ended",
        )
        unlaid = exists().where(
            pairings.c.contest_id == contests.c.id,
            pairings.c.points.is_(None),
            pairings.c.table_id.is_(None),
        )
        due = contests.c.next_at <= time.time()
        query = select(contests.c.id).where(contests.c.state == "playing", or_(ended, unlaid, due))
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def count_opened(self, user_id: int) -> int:
        """How many tournaments of a person are not over."""
        mine = (contests.c.creator == user_id, contests.c.state.in_(("open", "playing")))
        query = select(func.count()).select_from(contests).where(*mine)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def open_contest(
        self,
        title: str,
        game: str,
        rules: Rules,
        *,
        creator: int | None,
        robots: Sequence[str] = (),
        club: str = "",
    ) -> str:
        id = new_id()
        values = {
            "id": id,
            "title": title,
            "game": game,
            "settings": to_json(rules),
            "state": "open",
            "round": 0,
            "version": 1,
            "creator": creator,
            "club_id": club or None,
            "created": time.time(),
        }

        def job(c: Connection) -> None:
            c.execute(insert(contests).values(**values))
            if creator is not None:
                _check_bots(c, creator, len(robots))
            check_size(rules, len(robots), load(game).seat_counts)
            _add_bots(c, id, robots, 1, self.clock.now())

        await self.database.write(job)
        return id

    # -- who takes part ----------------------------------------------------------------------

    async def enter_contest(self, id: str, user_id: int, name: str) -> None:
        """Take part, from the next round on; who has left comes back to what they had."""

        def job(c: Connection) -> None:
            contest = locked(c, id)
            mine = contest.entrant_of(user_id)
            if not contest.takes_newcomers and not (mine and mine.gone and contest.state == "playing"):
                raise fault(SalonError, "people.contest-not-open")
            if mine is None:
                _check_room(contest, 1)
                _add_entrant(c, contest, user_id=user_id, name=name, seen=self.clock.now())
            else:
                change_entrant(c, id, mine.number, gone=False, away=False, seen=self.clock.now())
            touch(c, id)

        await self.database.write(job)

    async def add_contest_bots(self, id: str, robots: Sequence[str]) -> None:
        def job(c: Connection) -> None:
            contest = locked(c, id)
            if not contest.takes_newcomers:
                raise fault(SalonError, "people.contest-not-open")
            _check_room(contest, len(robots))
            if contest.creator is not None:
                _check_bots(c, contest.creator, len(robots))
            _add_bots(c, id, robots, contest.round + 1, self.clock.now())
            touch(c, id)

        await self.database.write(job)

    async def leave_contest(self, id: str, number: int) -> None:
        """Take part no more: before the first round without a trace, later with what was played."""

        def job(c: Connection) -> None:
            contest = locked(c, id)
            if contest.state == "open":
                mine = and_(entrants.c.contest_id == id, entrants.c.number == number)
                c.execute(delete(entrants).where(mine))
            elif contest.state == "playing":
                change_entrant(c, id, number, gone=True)
            touch(c, id)

        await self.database.write(job)

    async def come_to_contest(self, id: str, number: int) -> None:
        """Say that one is there."""

        def job(c: Connection) -> None:
            locked(c, id)
            change_entrant(c, id, number, away=False, seen=self.clock.now())
            touch(c, id)

        await self.database.write(job)

    async def replace_entrant(self, id: str, number: int, bot: str) -> None:
        """A bot takes somebody's place, with the points there are, from the next round on."""

        def job(c: Connection) -> None:
            contest = locked(c, id)
            known = {one.number: one for one in contest.entrants}
            if number not in known or known[number].bot or contest.state not in {"open", "playing"}:
                raise fault(SalonError, "people.contest-nobody")
            if contest.creator is not None:
                _check_bots(c, contest.creator, 1)
            change_entrant(
                c, id, number, user_id=None, bot=bot, name=bot_name(number), away=False, gone=False
            )
            touch(c, id)

        await self.database.write(job)

    async def close_contest(self, id: str) -> None:
        """It takes place no more; the tables that are played go on."""

        def job(c: Connection) -> None:
            contest = locked(c, id)
            if contest.state not in {"open", "playing"}:
                raise fault(SalonError, "people.contest-not-open")
            over = update(contests).where(contests.c.id == id)
            c.execute(over.values(state="closed", next_at=None, ended=time.time()))
            touch(c, id)

        await self.database.write(job)


def _check_room(contest: Contest, more: int) -> None:
    """Whether so many more may take part."""
    if len(contest.entrants) + more > MOST:
        raise fault(SalonError, "people.contest-full", most=MOST)
    check_size(contest.rules, len(contest.entrants) + more, load(contest.game).seat_counts)


def _check_bots(c: Connection, creator: int, more: int) -> None:
    """Whether an account may let so many more bots take part, in all its tournaments that are not over."""
    going_on = (contests.c.creator == creator, contests.c.state.in_(("open", "playing")))
    query = select(func.count()).select_from(entrants).join(contests, contests.c.id == entrants.c.contest_id)
    there = c.execute(query.where(*going_on, entrants.c.bot.is_not(None))).scalar_one()
    if more and there + more > BOTS_EACH:
        raise fault(SalonError, "people.contest-bots", most=BOTS_EACH)


def _add_entrant(c: Connection, contest: Contest, *, user_id: int, name: str, seen: float) -> None:
    number = 1 + max((one.number for one in contest.entrants), default=0)
    values = {"contest_id": contest.id, "number": number, "user_id": user_id, "name": name}
    values |= {"since": contest.round + 1, "away": False, "gone": False, "seen": seen}
    c.execute(insert(entrants).values(**values))


def _add_bots(c: Connection, id: str, robots: Sequence[str], since: int, seen: float) -> None:
    last = c.execute(select(func.max(entrants.c.number)).where(entrants.c.contest_id == id)).scalar() or 0
    for number, bot in enumerate(robots, last + 1):
        values = {"contest_id": id, "number": number, "bot": bot, "name": bot_name(number)}
        values |= {"since": since, "away": False, "gone": False, "seen": seen}
        c.execute(insert(entrants).values(**values))


def change_entrant(c: Connection, id: str, number: int, **values: object) -> None:
    here = and_(entrants.c.contest_id == id, entrants.c.number == number)
    if values.get("bot") is None and "away" in values and "user_id" not in values:
        here = and_(here, entrants.c.bot.is_(None))  # bots are always there
    c.execute(update(entrants).where(here).values(**values))


def touch(c: Connection, id: str) -> None:
    c.execute(update(contests).where(contests.c.id == id).values(version=contests.c.version + 1))


def locked(c: Connection, id: str) -> Contest:
    """A tournament that nobody else changes before we are done."""
    c.execute(select(contests.c.id).where(contests.c.id == id).with_for_update())
    found = head(c, id)
    if found is None:
        raise fault(SalonError, "people.no-contest")
    return found


def head(c: Connection, id: str) -> Contest | None:
    """A tournament and who takes part, without its tables."""
    row = c.execute(select(contests).where(contests.c.id == id)).first()
    if row is None:
        return None
    people = (
        select(entrants, users.c.name.label("called"), users.c.key)
        .outerjoin(users, users.c.id == entrants.c.user_id)
        .where(entrants.c.contest_id == id)
        .order_by(entrants.c.number)
    )
    around = tuple(
        Entrant(
            one.number,
            one.called or one.name,
            one.user_id,
            one.bot,
            one.since,
            one.away,
            one.gone,
            one.seen,
            one.key is not None,
        )
        for one in c.execute(people)
    )
    return msgspec.structs.replace(_read(row), entrants=around)


def whole(c: Connection, id: str) -> Contest | None:
    """A tournament with all its tables, of which there may be a thousand."""
    known = head(c, id)
    if known is None:
        return None
    met = select(pairings).where(pairings.c.contest_id == id)
    found = tuple(pairing_of(row) for row in c.execute(met.order_by(pairings.c.round, pairings.c.board)))
    return msgspec.structs.replace(known, pairings=found)


def pairing_of(row: Row[tuple[object, ...]]) -> Pairing:
    """A table of a round from its row."""
    return Pairing(
        row.round,
        row.board,
        msgspec.json.decode(row.seats, type=tuple[int, ...]),
        row.table_id,
        msgspec.json.decode(row.absent, type=tuple[int, ...]),
        msgspec.json.decode(row.points, type=tuple[int, ...]) if row.points else None,
        msgspec.json.decode(row.shares, type=tuple[float, ...]) if row.shares else (),
    )


def _read(row: Row[tuple[object, ...]]) -> Contest:
    return Contest(
        id=row.id,
        title=row.title,
        game=row.game,
        rules=msgspec.json.decode(row.settings, type=Rules),
        state=row.state,
        round=row.round,
        version=row.version,
        next_at=row.next_at,
        creator=row.creator,
        club=row.club_id or "",
        created=row.created,
    )
