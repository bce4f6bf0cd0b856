"""What is asked about people: their results, ladders, and who is whose friend."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    case,
    delete,
    desc,
    exists,
    func,
    literal,
    or_,
    select,
)

from salon.server.rating import FLOOR, Ladder, Strength
from salon.server.schema import places, profiles, ratings, results, seats, tables, ties, users
from salon.server.store.base import PERSON, Base
from salon.server.store.results import forget_ratings, names_behind, person_behind, strength_of
from salon.server.wire_persons import Tie

LOOKED_AT = 500  # of a person's last games, for what is said of them
PAGE = 20
RUNGS = 50
AnyRow = Row[tuple[object, ...]]


class Known(NamedTuple):
    """Somebody with an account."""

    id: int
    name: str
    since: float
    rated: bool
    shown: bool


class Standing(NamedTuple):
    """A rating on a ladder, and whose it is."""

    who: str
    id: int
    name: str
    strength: Strength


class Filter(NamedTuple):
    """Which games of a person."""

    game: str = ""
    result: str = ""
    seats: int = 0
    pace: str = ""
    rival: int = 0
    before: int = 0


class Persons(Base):
    """People as others know them."""

    async def known(self, user_id: int) -> Known | None:
        """Somebody with an account, and what they want of ratings and pages."""
        query = (
            select(users.c.id, users.c.name, users.c.created, profiles.c.rated, profiles.c.shown)
            .outerjoin(profiles, profiles.c.user_id == users.c.id)
            .where(users.c.id == user_id, users.c.key.is_not(None))
        )
        row = await self.database.read(lambda c: c.execute(query).first())
        if row is None:
            return None
        return Known(row.id, row.name, row.created, row.rated is not False, row.shown is not False)

    async def wish(self, user_id: int, *, rated: bool, shown: bool) -> None:
        """Keep what a person wants. Who wants no ratings loses those there are."""
        values = {"rated": rated, "shown": shown}
        query = self._insert(profiles).values(user_id=user_id, **values)
        query = query.on_conflict_do_update(index_elements=["user_id"], set_=values)

        def job(c: Connection) -> None:
            c.execute(query)
            if not rated:
                forget_ratings(c, user_id)
            self._tell(c, "", PERSON, user_id)

        await self.database.write(job)

    async def find_people(self, start: str, limit: int = 10) -> list[Known]:
        """Accounts whose names begin so, for who wants to be found."""
        query = (
            select(users.c.id, users.c.name, users.c.created)
            .outerjoin(profiles, profiles.c.user_id == users.c.id)
            .where(users.c.key >= start, users.c.key < start + "\U0010ffff")
            .where(func.coalesce(profiles.c.shown, True))
            .order_by(users.c.key)
            .limit(limit)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [Known(row.id, row.name, row.created, True, True) for row in found]

    # -- results -----------------------------------------------------------------------------

    async def last_results(self, user_id: int) -> list[AnyRow]:
        """How somebody came off in their last games, the oldest first."""
        query = (
            select(results.c.game, results.c.at, results.c.seats, results.c.without, places)
            .join(results, results.c.number == places.c.number)
            .where(places.c.user_id == user_id)
            .order_by(desc(places.c.number))
            .limit(LOOKED_AT)
        )
        return (await self.database.read(lambda c: list(c.execute(query).all())))[::-1]

    async def count_results(self, user_id: int) -> tuple[int, int]:
        """How many games somebody has to the end, and how many of them they left."""
        left = func.sum(case((places.c.gone, 1), else_=0))
        query = select(func.count(), left).where(places.c.user_id == user_id)
        row = await self.database.read(lambda c: c.execute(query).one())
        return int(row[0]), int(row[1] or 0)

    async def games_of(
        self, user_id: int, wanted: Filter, limit: int = PAGE
    ) -> list[tuple[AnyRow, list[AnyRow]]]:
        """Results of a person that fit, the newest first, each with all its seats."""
        fits: list[ColumnElement[bool]] = [places.c.user_id == user_id]
        if wanted.before:
            fits.append(places.c.number < wanted.before)
        if wanted.game:
            fits.append(results.c.game == wanted.game)
        if wanted.pace:
            fits.append(results.c.pace == wanted.pace)
        if wanted.seats:
            fits.append(results.c.seats == wanted.seats)
        if wanted.result == "won":
            fits.append(places.c.won)
        elif wanted.result == "lost":
            fits.append(and_(~places.c.won, ~places.c.gone))
        elif wanted.result == "left":
            fits.append(places.c.gone)
        if wanted.rival:
            other = places.alias()
            fits.append(exists().where(other.c.number == places.c.number, other.c.user_id == wanted.rival))
        query = (
            select(
                results.c.table_id,
                results.c.game,
                results.c.pace,
                results.c.at,
                results.c.without,
                tables.c.public,
                places,
            )
            .join(results, results.c.number == places.c.number)
            .join(tables, tables.c.id == results.c.table_id)
            .where(*fits)
            .order_by(desc(places.c.number))
            .limit(limit)
        )

        def job(c: Connection) -> list[tuple[AnyRow, list[AnyRow]]]:
            found = c.execute(query).all()
            numbers = [row.number for row in found]
            around: dict[int, list[AnyRow]] = {number: [] for number in numbers}
            here = and_(seats.c.table_id == results.c.table_id, seats.c.seat == places.c.seat)
            left = and_(users.c.id.is_not(None), seats.c.user_id != users.c.id)  # and another sits there
            everyone = (
                select(places, case((left, users.c.name), else_=seats.c.name).label("name"), users.c.key)
                .join(results, results.c.number == places.c.number)
                .join(seats, here)
                .outerjoin(users, users.c.id == places.c.user_id)
                .where(places.c.number.in_(numbers))
                .order_by(places.c.number, places.c.rank, places.c.seat)
            )
            for row in c.execute(everyone):
                around[row.number].append(row)
            return [(row, around[row.number]) for row in found]

        return await self.database.read(job)

    async def together(self, me: int, other: int) -> tuple[int, int, int]:
        """Games of two with each other: how many, won by the one, won by the other."""
        theirs = places.alias()
        query = (
            select(
                func.count(),
                func.sum(case((places.c.won, 1), else_=0)),
                func.sum(case((theirs.c.won, 1), else_=0)),
            )
            .join(theirs, theirs.c.number == places.c.number)
            .where(places.c.user_id == me, theirs.c.user_id == other)
        )
        row = await self.database.read(lambda c: c.execute(query).one())
        return int(row[0]), int(row[1] or 0), int(row[2] or 0)

    # -- ladders -----------------------------------------------------------------------------

    async def ratings_of(self, user_id: int) -> dict[str, Strength]:
        """By game, of all its games."""
        mine = (ratings.c.who == f"user:{user_id}", ratings.c.pace == "", ratings.c.season == "")
        query = select(ratings).where(*mine)
        found = await self.database.read(lambda c: c.execute(query).all())
        return {row.game: strength_of(row) for row in found}

    async def seasons(self, game: str) -> list[str]:
        """In which somebody has played, the newest first."""
        query = (
            select(ratings.c.season)
            .where(ratings.c.game == game, ratings.c.pace == "", ratings.c.season != "")
            .distinct()
            .order_by(desc(ratings.c.season))
        )
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def ladder(
        self, ladder: Ladder, *, bots: bool, among: Sequence[int] | None = None, after: int = 0
    ) -> tuple[list[Standing], int]:
        """So many of a ladder, the best first, and how many stand on it. Nobody of `past:` does."""
        fits = _on(ladder, bots=bots, among=among)
        query = (
            select(ratings)
            .where(*fits)
            .order_by(desc(ratings.c.low), ratings.c.who)
            .limit(RUNGS)
            .offset(after)
        )
        count = select(func.count()).select_from(ratings).where(*fits)

        def job(c: Connection) -> tuple[list[Standing], int]:
            found = c.execute(query).all()
            names = names_behind(c, [row.who for row in found])
            standing = [
                Standing(row.who, person_behind(row.who), names.get(row.who, ""), strength_of(row))
                for row in found
            ]
            return standing, c.execute(count).scalar_one()

        return await self.database.read(job)

    async def place_on(
        self, ladder: Ladder, user_id: int, *, bots: bool = False, among: Sequence[int] | None = None
    ) -> tuple[int, int, Strength] | None:
        """Where somebody stands, of how many, and how strong they are; the place is 0 below the floor."""
        mine = and_(_of(ladder), ratings.c.who == f"user:{user_id}")
        fits = _on(ladder, bots=bots, among=among)

        def job(c: Connection) -> tuple[int, int, Strength] | None:
            row = c.execute(select(ratings).where(mine)).first()
            if row is None:
                return None
            count = select(func.count()).select_from(ratings).where(*fits)
            of = c.execute(count).scalar_one()
            if row.games < FLOOR:
                return 0, of, strength_of(row)
            ahead = or_(ratings.c.low > row.low, and_(ratings.c.low == row.low, ratings.c.who < row.who))
            return c.execute(count.where(ahead)).scalar_one() + 1, of, strength_of(row)

        return await self.database.read(job)

    # -- friends and others ------------------------------------------------------------------

    async def tie(self, user_id: int, other_id: int, kind: str) -> None:
        """Somebody is a friend to a person, kept at a distance, or nothing any more."""
        mine = and_(ties.c.user_id == user_id, ties.c.other_id == other_id)
        values = {"kind": kind, "at": time.time()}
        query = self._insert(ties).values(user_id=user_id, other_id=other_id, **values)
        change = query.on_conflict_do_update(index_elements=["user_id", "other_id"], set_=values)

        def job(c: Connection) -> None:
            c.execute(change if kind else delete(ties).where(mine))
            self._tell(c, "", PERSON, user_id)

        await self.database.write(job)

    async def ties_of(self, user_id: int) -> dict[int, Tie]:
        """What others are to a person."""
        query = select(ties.c.other_id, ties.c.kind).where(ties.c.user_id == user_id)
        found = await self.database.read(lambda c: c.execute(query).all())
        return {row.other_id: row.kind for row in found}

    async def ties_to(self, user_id: int, kind: str) -> set[int]:
        """To whom a person is a friend, or is kept at a distance."""
        query = select(ties.c.user_id).where(ties.c.other_id == user_id, ties.c.kind == kind)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def friends_of(self, user_id: int) -> dict[int, str]:
        """What those are called who are friends both ways and do not keep to themselves."""
        back = ties.alias()
        query = (
            select(users.c.id, users.c.name)
            .join(ties, ties.c.other_id == users.c.id)
            .join(back, and_(back.c.user_id == users.c.id, back.c.other_id == user_id))
            .outerjoin(profiles, profiles.c.user_id == users.c.id)
            .where(ties.c.user_id == user_id, ties.c.kind == "friend", back.c.kind == "friend")
            .where(func.coalesce(profiles.c.shown, True), users.c.key.is_not(None))
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return {row.id: row.name for row in found}

    async def kept_apart(self, user_id: int, others: Sequence[int]) -> bool:
        """Whether a person and one of these others do not want to meet."""
        either = or_(
            and_(ties.c.user_id == user_id, ties.c.other_id.in_(others)),
            and_(ties.c.other_id == user_id, ties.c.user_id.in_(others)),
        )
        query = select(ties.c.user_id).where(ties.c.kind == "block", either).limit(1)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def names_of(self, people: Sequence[int]) -> dict[int, str]:
        """Of those who have an account."""
        query = select(users.c.id, users.c.name).where(users.c.id.in_(people), users.c.key.is_not(None))
        found = await self.database.read(lambda c: c.execute(query).all())
        return {row.id: row.name for row in found}


def _of(ladder: Ladder) -> ColumnElement[bool]:
    return and_(
        ratings.c.game == ladder.game, ratings.c.pace == ladder.pace, ratings.c.season == ladder.season
    )


def _on(ladder: Ladder, *, bots: bool, among: Sequence[int] | None) -> list[ColumnElement[bool]]:
    """Who stands on a ladder: those with enough games, and not who is rated no more."""
    fits = [_of(ladder), ratings.c.games >= FLOOR]
    if among is not None:
        names = [f"user:{user_id}" for user_id in among]
        robots = ratings.c.who.startswith("bot:") if bots else literal(False)
        fits.append(or_(ratings.c.who.in_(names), robots))
    elif bots:
        fits.append(~ratings.c.who.startswith("past:"))
    else:
        fits.append(ratings.c.who.startswith("user:"))
    return fits
