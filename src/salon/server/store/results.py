"""How games ended, and the ratings that follow from it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    desc,
    func,
    insert,
    select,
    update,
)

from salon.server.outcome import Outcome, without
from salon.server.rating import Consequence, Counted, Ladder, Place, Strength, Table, rate, season_of
from salon.server.schema import marks, places, profiles, ratings, results, users
from salon.server.store.base import Base, to_json
from salon.server.store.tables import StoredTable

RATED = "rated"  # the mark: the number of the last result that ratings were made of
CHUNK = 500  # results that are rated at a time
FORGOTTEN = "past:"
_KEPT = ("chance", "before", "mu", "sigma")  # of a seat


class Rated(NamedTuple):
    """A rating, as it stands on a ladder."""

    game: str
    pace: str
    season: str
    who: str
    name: str
    strength: Strength


class Results(Base):
    """The results, kept with the end of each game, and ratings made of them in the same step."""

    def keep_result(
        self, c: Connection, table: StoredTable, found: Sequence[Outcome], won: tuple[int, ...] | None
    ) -> None:
        """Write down once how a game ended. Who counts is settled now: guests do not, nor who wants none."""
        if not found:
            return
        _lock(self, c)  # so numbers follow each other as the ratings do
        at = time.time()
        values = {
            "table_id": table.id,
            "game": table.game,
            "pace": table.pace.kind,
            "seats": len(table.seats),
            "at": at,
            "season": season_of(at),
            "without": without(table, won),
        }
        once = self._insert(results).values(**values).on_conflict_do_nothing()
        number = c.execute(once.returning(results.c.number)).scalar()
        if number is None:  # another server was faster
            return
        rated = _rated_people(c, [o.user_id for o in found if o.user_id is not None])
        c.execute(
            insert(places),
            [
                {
                    "number": number,
                    "seat": o.seat,
                    "user_id": o.user_id,
                    "who": f"bot:{o.bot}" if o.bot else f"user:{o.user_id}" if o.user_id in rated else "",
                    "rank": o.rank,
                    "points": o.points,
                    "won": o.won,
                    "gone": o.gone,
                    "late": o.late,
                    "side": o.side,
                    "sources": to_json(o.sources) if o.sources else None,
                    "played": to_json(o.played) if o.played else None,
                }
                for o in found
            ],
        )
        _catch_up(self, c)

    def rate_what_is_left(self, *, anew: bool = False) -> int:
        """Make the ratings of all results that have none yet, or `anew` of all; how many results count.

        It is done before anyone is let in, and waits for the database.
        """
        with self.database.engine.begin() as c:
            return rate_all(self, c) if anew else _catch_up(self, c)

    def every_rating(self) -> list[Rated]:
        """All ratings there are: by ladder, the best first."""
        ladder = ratings.c.game, ratings.c.pace, ratings.c.season
        query = select(ratings).order_by(*ladder, desc(ratings.c.low), ratings.c.who)
        with self.database.engine.execution_options(reads=True).connect() as c:
            found = c.execute(query).all()
            names = names_behind(c, sorted({row.who for row in found}))
        return [
            Rated(row.game, row.pace, row.season, row.who, names.get(row.who, ""), strength_of(row))
            for row in found
        ]

    async def stop_rating(self, user_id: int) -> None:
        """A person wants no ratings: theirs go; what others won from them stays, and is nobody's."""
        await self.database.write(lambda c: forget_ratings(c, user_id))


def person_behind(who: str) -> int:
    """The id of a person who is rated; 0 for a bot, and for who is rated no more.

    >>> person_behind("user:12"), person_behind("bot:courtier")
    (12, 0)
    """
    kind, _, id = who.partition(":")
    return int(id) if kind == "user" else 0


def names_behind(c: Connection, names: Sequence[str]) -> dict[str, str]:
    """What those are called who are rated and have an account."""
    people = [id for id in map(person_behind, names) if id]
    found: dict[str, str] = {}
    for start in range(0, len(people), CHUNK):
        chunk = people[start : start + CHUNK]
        query = select(users.c.id, users.c.name).where(users.c.id.in_(chunk), users.c.key.is_not(None))
        found.update({f"user:{row.id}": row.name for row in c.execute(query)})
    return found


def forget_ratings(c: Connection, user_id: int) -> None:
    """Nothing leads from what was rated to the person any more."""
    who, past = f"user:{user_id}", f"{FORGOTTEN}{secrets.token_hex(8)}"
    c.execute(update(places).where(places.c.who == who).values(who=past))
    c.execute(update(ratings).where(ratings.c.who == who).values(who=past))


def rate_all(base: Base, c: Connection) -> int:
    """Throw the ratings away and make them of all results, from the first."""
    _lock(base, c)
    c.execute(delete(ratings))
    c.execute(update(places).values(dict.fromkeys(_KEPT)))
    c.execute(update(marks).where(marks.c.name == RATED).values(value=0))
    return _catch_up(base, c)


def _lock(base: Base, c: Connection) -> int:
    """The number up to which ratings are made; nobody else makes any before we are done."""
    c.execute(base._insert(marks).values(name=RATED, value=0).on_conflict_do_nothing())
    return int(c.execute(select(marks.c.value).where(marks.c.name == RATED).with_for_update()).scalar_one())


def _catch_up(base: Base, c: Connection) -> int:
    """Go on where the ratings end, to the last result."""
    done = _lock(base, c)
    last = c.execute(select(func.max(results.c.number))).scalar() or 0
    count = 0
    while done < last:
        rows = c.execute(
            select(results).where(results.c.number > done).order_by(results.c.number).limit(CHUNK)
        ).all()
        counted = list(_counted(c, [row for row in rows if not row.without]))
        table = _known(c, counted)
        touched: dict[tuple[Ladder, str], Strength] = {}
        moved: list[dict[str, object]] = []
        for change in rate(counted, table):
            count += 1
            moved.extend(_of_places(change))
            for ladder, after in change.after.items():
                touched.update({(ladder, who): strength for who, strength in after.items()})
        if moved:
            c.execute(_KEEP_PLACE.values({name: bindparam(name) for name in _KEPT}), moved)
        _keep_ratings(base, c, touched)
        done = rows[-1].number
    c.execute(update(marks).where(marks.c.name == RATED).values(value=done))
    return count


def _counted(c: Connection, rows: list[Row[tuple[object, ...]]]) -> Iterator[Counted]:
    if not rows:
        return
    between = places.c.number.between(rows[0].number, rows[-1].number)
    around: dict[int, list[Place]] = {}
    query = select(places).where(between, places.c.who != "").order_by(places.c.number, places.c.seat)
    for row in c.execute(query):
        around.setdefault(row.number, []).append(Place(row.seat, row.who, row.rank, row.won))
    for row in rows:
        yield Counted(row.number, row.game, row.pace, row.season, row.at, tuple(around.get(row.number, ())))


def _known(c: Connection, counted: list[Counted]) -> Table:
    """The ratings of those who took part."""
    table: Table = {}
    everyone = {(each.game, place.who) for each in counted for place in each.places}
    for game in {game for game, _ in everyone}:
        names = [who for where, who in everyone if where == game]
        for start in range(0, len(names), CHUNK):
            chosen = and_(ratings.c.game == game, ratings.c.who.in_(names[start : start + CHUNK]))
            for row in c.execute(select(ratings).where(chosen)):
                known = table.setdefault(Ladder(row.game, row.pace, row.season), {})
                known[row.who] = strength_of(row)
    return table


def strength_of(row: Row[tuple[object, ...]]) -> Strength:
    return Strength(row.mu, row.sigma, row.games, row.won, row.last, row.at)


def _of_places(change: Consequence) -> Iterator[dict[str, object]]:
    """What a result did to each seat's rating, for `_KEEP_PLACE`."""
    now = change.after[Ladder(change.counted.game)]
    for place in change.counted.places:
        yield {
            "in_number": change.counted.number,
            "at_seat": place.seat,
            "chance": change.chances[place.seat],
            "before": change.before[place.who].mu,
            "mu": now[place.who].mu,
            "sigma": now[place.who].sigma,
        }


_KEEP_PLACE = update(places).where(
    places.c.number == bindparam("in_number"), places.c.seat == bindparam("at_seat")
)


def _keep_ratings(base: Base, c: Connection, touched: dict[tuple[Ladder, str], Strength]) -> None:
    keys = ["game", "pace", "season", "who"]
    values = [
        {**ladder._asdict(), "who": who, "low": strength.low, **msgspec.structs.asdict(strength)}
        for (ladder, who), strength in touched.items()
    ]
    if values:
        query = base._insert(ratings)
        changed = {name: query.excluded[name] for name in values[0] if name not in keys}
        c.execute(query.on_conflict_do_update(index_elements=keys, set_=changed), values)


def _rated_people(c: Connection, people: list[int]) -> set[int]:
    """Those who have an account and want to be rated."""
    query = (
        select(users.c.id)
        .outerjoin(profiles, profiles.c.user_id == users.c.id)
        .where(users.c.id.in_(people), users.c.key.is_not(None), func.coalesce(profiles.c.rated, True))
    )
    return set(c.execute(query).scalars())
