"""Tournaments in the database. Each step is one transaction, whichever server takes it."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, desc, exists, func, insert, or_, select, update

from salon import bots
from salon.games import load
from salon.kernel import SalonError, fault
from salon.kernel.fate import Fate
from salon.lang import bot_name
from salon.server import rows
from salon.server.contest import Contest, Entrant, Pairing, Rules
from salon.server.pairing import WON, Group, round_robin, sizes, swiss, table_points
from salon.server.schema import actions, contests, entrants, pairings, places, results, tables, users
from salon.server.store.base import Base, to_json
from salon.server.store.fair import Fair
from salon.server.store.tables import StoredSeat, StoredTable, add_table

HERE_SECONDS = 1800.0  # who has shown up so lately is there when a live tournament begins
MOST = 256  # entrants
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Contests(Base):
    """Tournaments: opened, entered, and played round by round."""

    async def contest(self, id: str) -> Contest | None:
        return await self.database.read(lambda c: _contest(c, id))

    async def contest_version(self, id: str) -> int | None:
        query = select(contests.c.version).where(contests.c.id == id)
        return await self.database.read(lambda c: c.execute(query).scalar())

    async def contests_listed(self, club: str = "", limit: int = 30) -> list[tuple[Contest, int]]:
        """The newest of those that can be entered or watched and of those that are over, without their
        tables, and how many take part.
        """
        count = select(func.count()).where(entrants.c.contest_id == contests.c.id).scalar_subquery()

        def job(c: Connection) -> list[tuple[Contest, int]]:
            found: list[tuple[Contest, int]] = []
            for state in ("open", "playing", "ended"):
                here = [contests.c.state == state] + ([contests.c.club_id == club] if club else [])
                query = select(contests, count.label("taking")).where(*here)
                rows_ = c.execute(query.order_by(desc(contests.c.created)).limit(limit)).all()
                found += ((_read(row), row.taking) for row in rows_)
            return found

        return await self.database.read(job)

    async def contests_to_mind(self) -> list[str]:
        """Those at which something may be due: a table has ended, or the next round."""
        ended = exists().where(
            pairings.c.contest_id == contests.c.id,
            pairings.c.points.is_(None),
            pairings.c.table_id == tables.c.id,
            tables.c.status == "ended",
        )
        due = contests.c.next_at <= time.time()
        query = select(contests.c.id).where(contests.c.state == "playing", or_(ended, due))
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
            _add_bots(c, id, robots, 1)

        await self.database.write(job)
        return id

    # -- who takes part ----------------------------------------------------------------------

    async def enter_contest(self, id: str, user_id: int, name: str) -> None:
        """Take part, from the next round on; who has left comes back to what they had."""

        def job(c: Connection) -> None:
            contest = _locked(c, id)
            mine = contest.entrant_of(user_id)
            if not contest.takes_newcomers and not (mine and mine.gone and contest.state == "playing"):
                raise fault(SalonError, "people.contest-not-open")
            if mine is None:
                if len(contest.entrants) >= MOST:
                    raise fault(SalonError, "people.contest-full", most=MOST)
                _add_entrant(c, contest, user_id=user_id, name=name)
            else:
                _change_entrant(c, id, mine.number, gone=False, away=False, seen=time.time())
            _touch(c, id)

        await self.database.write(job)

    async def add_contest_bots(self, id: str, robots: Sequence[str]) -> None:
        def job(c: Connection) -> None:
            contest = _locked(c, id)
            if not contest.takes_newcomers:
                raise fault(SalonError, "people.contest-not-open")
            if len(contest.entrants) + len(robots) > MOST:
                raise fault(SalonError, "people.contest-full", most=MOST)
            _add_bots(c, id, robots, contest.round + 1)
            _touch(c, id)

        await self.database.write(job)

    async def leave_contest(self, id: str, number: int) -> None:
        """Take part no more: before the first round without a trace, later with what was played."""

        def job(c: Connection) -> None:
            contest = _locked(c, id)
            if contest.state == "open":
                mine = and_(entrants.c.contest_id == id, entrants.c.number == number)
                c.execute(delete(entrants).where(mine))
            elif contest.state == "playing":
                _change_entrant(c, id, number, gone=True)
            _touch(c, id)

        await self.database.write(job)

    async def come_to_contest(self, id: str, number: int) -> None:
        """Say that one is there."""

        def job(c: Connection) -> None:
            _locked(c, id)
            _change_entrant(c, id, number, away=False, seen=time.time())
            _touch(c, id)

        await self.database.write(job)

    async def replace_entrant(self, id: str, number: int, bot: str) -> None:
        """A bot takes somebody's place, with the points there are, from the next round on."""

        def job(c: Connection) -> None:
            contest = _locked(c, id)
            known = {one.number: one for one in contest.entrants}
            if number not in known or known[number].bot or contest.state not in {"open", "playing"}:
                raise fault(SalonError, "people.contest-nobody")
            _change_entrant(
                c, id, number, user_id=None, bot=bot, name=bot_name(number), away=False, gone=False
            )
            _touch(c, id)

        await self.database.write(job)

    # -- its course --------------------------------------------------------------------------

    async def begin_contest(self, id: str) -> list[str]:
        """The first round; or all, if they are played side by side. The ids of the new tables."""

        def job(c: Connection) -> list[str]:
            contest = _locked(c, id)
            if contest.state != "open":
                raise fault(SalonError, "people.contest-not-open")
            rules, allowed = contest.rules, load(contest.game).seat_counts
            if not sizes(len(contest.entrants), rules.seats, allowed):
                raise fault(SalonError, "people.contest-too-few", seats=rules.seats)
            rounds = rules.rounds
            if rules.kind == "swiss" and not rounds:
                rounds = max(1, math.ceil(math.log(len(contest.entrants), rules.seats)))
            if rules.kind == "round":
                rounds = len(_schedule(contest))
            if rules.pace.kind == "live":
                late = and_(
                    entrants.c.contest_id == id,
                    entrants.c.bot.is_(None),
                    entrants.c.seen < time.time() - HERE_SECONDS,
                )
                c.execute(update(entrants).where(late).values(away=True))
            rules = msgspec.structs.replace(rules, rounds=rounds)
            begun = update(contests).where(contests.c.id == id)
            c.execute(begun.values(state="playing", settings=to_json(rules)))
            made: list[str] = []
            for _ in range(rounds if rules.at_once else 1):
                made += self._next_round(c, _locked(c, id))
            return made

        return await self.database.write(job)

    async def close_contest(self, id: str) -> None:
        """It takes place no more; the tables that are played go on."""

        def job(c: Connection) -> None:
            contest = _locked(c, id)
            if contest.state not in {"open", "playing"}:
                raise fault(SalonError, "people.contest-not-open")
            over = update(contests).where(contests.c.id == id)
            c.execute(over.values(state="closed", next_at=None, ended=time.time()))
            _touch(c, id)

        await self.database.write(job)

    async def advance_contest(self, id: str) -> list[str]:
        """Do what is due: take results in, begin the next round, or end it. The ids of the new tables."""

        def job(c: Connection) -> list[str]:
            contest = _locked(c, id)
            if contest.state != "playing":
                return []
            changed = [_settle(c, contest, pairing) for pairing in contest.running]
            if any(changed):
                _touch(c, id)
                contest = _locked(c, id)
            if contest.running:
                return []
            here = update(contests).where(contests.c.id == id)
            if contest.round >= contest.rules.rounds:
                c.execute(here.values(state="ended", next_at=None, ended=time.time()))
                _touch(c, id)
                return []
            now = time.time()
            if contest.next_at is None and contest.rules.pause and any(not e.bot for e in contest.entrants):
                c.execute(here.values(next_at=now + contest.rules.pause))
                _touch(c, id)
                return []
            if contest.next_at is not None and contest.next_at > now:
                return []
            return self._next_round(c, contest)

        return await self.database.write(job)

    def _next_round(self, c: Connection, contest: Contest) -> list[str]:
        """Make the tables of a round; who is not there has no rival, or a bot on their seat."""
        number = contest.round + 1
        game = load(contest.game)
        known = {one.number: one for one in contest.entrants}
        made: list[str] = []
        for board, group in enumerate(_groups(contest, number, game.seat_counts), 1):
            absent = tuple(n for n in group if known[n].away or known[n].gone)
            there = tuple(n for n in group if n not in absent)
            forfeit = contest.rules.absent == "forfeit" or len(there) == 0
            values: dict[str, Any] = {"contest_id": contest.id, "round": number, "board": board}
            values |= {"seats": to_json(group), "absent": to_json(absent)}
            if len(group) == 1:
                values["points"] = to_json([0 if absent else WON])
            elif (absent and forfeit and len(there) not in game.seat_counts) or (len(there) < 2 and forfeit):
                values["points"] = to_json([0 if n in absent else WON for n in group])
            else:
                if forfeit and absent:
                    values |= {"seats": to_json(there), "absent": "[]"}
                seated = there if forfeit else group
                values["table_id"] = self._lay(c, contest, [known[n] for n in seated], absent)
                made.append(values["table_id"])
            c.execute(insert(pairings).values(**values))
        c.execute(update(contests).where(contests.c.id == contest.id).values(round=number, next_at=None))
        _touch(c, contest.id)
        return made

    def _lay(
        self, c: Connection, contest: Contest, around: Sequence[Entrant], absent: Collection[int]
    ) -> str:
        """A table that begins at once; bots play for who is not there."""
        id, game, now = new_id(), load(contest.game), time.time()
        table = StoredTable(
            id=id,
            game=game.id,
            options=game.settle_options(len(around), contest.rules.options),
            seed=Fate.of().seed,
            pace=contest.rules.pace,
            public=contest.rules.public,
            status="waiting",
            creator=next((one.user_id for one in around if one.user_id), 0) or _nobody(c, contest),
            created=now,
            started=None,
            up=None,
            next_table=None,
            seats=tuple(
                StoredSeat(seat, one.name, user_id=one.user_id, bot=one.bot)
                for seat, one in enumerate(around)
            ),
            rules=game.key,
            fair=Fair(id),
        )
        up = self.clock.now()
        add_table(c, table, up)
        for version, seat in enumerate((s for s, e in enumerate(around) if e.number in absent), 1):
            body = rows.encode(rows.Lend(seat, bots.USUAL, up=up)).decode()
            c.execute(insert(actions).values(table_id=id, version=version, at=now, body=body))
        return id


def _groups(contest: Contest, number: int, allowed: Collection[int]) -> list[Group]:
    """Who meets whom in a round."""
    if contest.rules.kind == "round":
        return _schedule(contest)[number - 1]
    counted = {place.number: place for place in contest.standings}
    playing = [
        one.number
        for one in contest.entrants
        if one.since <= number and not one.gone and not (one.away and contest.rules.absent == "forfeit")
    ]
    order = sorted(playing, key=lambda n: (-counted[n].points, -counted[n].rivals, n))
    missed = [
        (one.number,)
        for one in contest.entrants
        if one.since <= number and not one.gone and one.number not in playing
    ]
    if not sizes(len(order), contest.rules.seats, allowed):
        return [*((n,) for n in order), *missed]
    return [*swiss(order, contest.meetings, contest.rules.seats, allowed), *missed]


def _schedule(contest: Contest) -> list[list[Group]]:
    """All rounds of a round robin: of those who were there at the beginning."""
    return round_robin(
        [one.number for one in contest.entrants], contest.rules.seats, load(contest.game).seat_counts
    )


def _settle(c: Connection, contest: Contest, pairing: Pairing) -> bool:
    """Take the result of a table in, if it is over. All share in an end that nobody won by the rules."""
    status = c.execute(select(tables.c.status).where(tables.c.id == pairing.table_id)).scalar()
    if status != "ended":
        return False
    query = (
        select(places)
        .join(results, results.c.number == places.c.number)
        .where(results.c.table_id == pairing.table_id)
        .order_by(places.c.seat)
    )
    found = c.execute(query).all()
    ranks = [row.rank for row in found] or [1] * len(pairing.seats)
    scores = [row.points for row in found]
    shares: list[float] = []
    if scores and all(score is not None and score >= 0 for score in scores) and sum(scores) > 0:
        shares = [score / sum(scores) for score in scores]
    here = and_(
        pairings.c.contest_id == contest.id,
        pairings.c.round == pairing.round,
        pairings.c.board == pairing.board,
    )
    values = {"points": to_json(table_points(ranks)), "shares": to_json(shares)}
    c.execute(update(pairings).where(here).values(**values))
    now = time.time()
    for row, number in zip(found, pairing.seats, strict=False):
        if number not in pairing.absent:
            _change_entrant(c, contest.id, number, away=bool(row.late), seen=now)
    return True


def _nobody(c: Connection, contest: Contest) -> int:
    """Who has opened a table at which only bots sit; for the host's tournaments, somebody without a name."""
    if contest.creator:
        return contest.creator
    values = {"name": "Salon", "language": "en", "created": time.time()}
    made = c.execute(insert(users).values(**values).returning(users.c.id)).scalar_one()
    c.execute(update(contests).where(contests.c.id == contest.id).values(creator=made))
    return int(made)


def _add_entrant(c: Connection, contest: Contest, *, user_id: int, name: str) -> None:
    number = 1 + max((one.number for one in contest.entrants), default=0)
    values = {"contest_id": contest.id, "number": number, "user_id": user_id, "name": name}
    values |= {"since": contest.round + 1, "away": False, "gone": False, "seen": time.time()}
    c.execute(insert(entrants).values(**values))


def _add_bots(c: Connection, id: str, robots: Sequence[str], since: int) -> None:
    last = c.execute(select(func.max(entrants.c.number)).where(entrants.c.contest_id == id)).scalar() or 0
    for number, bot in enumerate(robots, last + 1):
        values = {"contest_id": id, "number": number, "bot": bot, "name": bot_name(number)}
        values |= {"since": since, "away": False, "gone": False, "seen": time.time()}
        c.execute(insert(entrants).values(**values))


def _change_entrant(c: Connection, id: str, number: int, **values: object) -> None:
    here = and_(entrants.c.contest_id == id, entrants.c.number == number)
    if values.get("bot") is None and "away" in values and "user_id" not in values:
        here = and_(here, entrants.c.bot.is_(None))  # bots are always there
    c.execute(update(entrants).where(here).values(**values))


def _touch(c: Connection, id: str) -> None:
    c.execute(update(contests).where(contests.c.id == id).values(version=contests.c.version + 1))


def _locked(c: Connection, id: str) -> Contest:
    """A tournament that nobody else changes before we are done."""
    c.execute(select(contests.c.id).where(contests.c.id == id).with_for_update())
    found = _contest(c, id)
    if found is None:
        raise fault(SalonError, "people.no-contest")
    return found


def _contest(c: Connection, id: str) -> Contest | None:
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
    met = select(pairings).where(pairings.c.contest_id == id)
    found = tuple(
        Pairing(
            one.round,
            one.board,
            msgspec.json.decode(one.seats, type=tuple[int, ...]),
            one.table_id,
            msgspec.json.decode(one.absent, type=tuple[int, ...]),
            msgspec.json.decode(one.points, type=tuple[int, ...]) if one.points else None,
            msgspec.json.decode(one.shares, type=tuple[float, ...]) if one.shares else (),
        )
        for one in c.execute(met.order_by(pairings.c.round, pairings.c.board))
    )
    return msgspec.structs.replace(_read(row), entrants=around, pairings=found)


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
