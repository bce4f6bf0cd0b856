"""The course of tournaments in the database, step by step, whichever server takes a step.

Who meets whom is worked out in a thread, before the transaction that writes it down; the tables are laid in
portions. So no step holds up what others write, however many take part.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, insert, select, update

from salon import bots
from salon.games import load
from salon.kernel import SalonError, fault
from salon.kernel.fate import Fate
from salon.server import rows
from salon.server.contest import Contest, Pairing, Rules, paired, settled
from salon.server.pairing import table_points
from salon.server.schema import actions, contests, entrants, pairings, places, results, tables, users
from salon.server.store.base import to_json
from salon.server.store.contests import Contests, change_entrant, locked, new_id, pairing_of, touch
from salon.server.store.fair import Fair
from salon.server.store.tables import StoredSeat, StoredTable, add_table

HERE_SECONDS = 1800.0  # who has shown up so lately is there when a live tournament begins
PORTION = 16  # tables that are laid in one transaction


class Step(NamedTuple):
    """What was done: the tables laid by it, and whether more is to be done at once."""

    laid: tuple[str, ...] = ()
    more: bool = False


class Rounds(Contests):
    """Tournaments, played round by round."""

    async def begin_contest(self, id: str) -> None:
        """Nobody is taken in any more as before. What follows is done by `advance_contest`."""
        while True:
            contest = await self.contest(id)
            if contest is None:
                raise fault(SalonError, "people.no-contest")
            if contest.state != "open":
                raise fault(SalonError, "people.contest-not-open")
            rules = await asyncio.to_thread(settled, contest)
            if await self._begin(contest, rules):
                return

    async def _begin(self, known: Contest, rules: Rules) -> bool:
        """False if somebody has come or gone meanwhile."""
        late = and_(
            entrants.c.contest_id == known.id,
            entrants.c.bot.is_(None),
            entrants.c.seen < self.clock.now() - HERE_SECONDS,
        )
        begun = update(contests).where(contests.c.id == known.id)

        def job(c: Connection) -> bool:
            if locked(c, known.id).version != known.version:
                return False
            if rules.pace.kind == "live":
                c.execute(update(entrants).where(late).values(away=True))
            c.execute(begun.values(state="playing", settings=to_json(rules), next_at=time.time()))
            touch(c, known.id)
            return True

        return await self.database.write(job)

    async def advance_contest(self, id: str) -> Step:
        """Do one thing that is due: take results in, lay tables, make the next round, or end it."""
        step = await self.database.write(lambda c: self._advance(c, id))
        if step is not None:
            return step
        contest = await self.contest(id)
        if contest is None or contest.state != "playing" or contest.round >= contest.rules.rounds:
            return Step()
        found = await asyncio.to_thread(paired, contest)
        return await self._make(contest, found)

    def _advance(self, c: Connection, id: str) -> Step | None:
        """None if the next round is to be made."""
        contest = locked(c, id)
        if contest.state != "playing":
            return Step()
        if _settle(c, contest, self.clock.now()):
            touch(c, id)
        open_ = and_(pairings.c.contest_id == id, pairings.c.points.is_(None))
        laid = self._lay_some(c, contest)
        if laid:
            touch(c, id)
            return Step(laid, more=True)
        if c.execute(select(exists().where(open_))).scalar_one():
            return Step()
        here, now = update(contests).where(contests.c.id == id), time.time()
        if contest.round >= contest.rules.rounds:
            c.execute(here.values(state="ended", next_at=None, ended=now))
            touch(c, id)
            return Step()
        if contest.next_at is None:
            pause = contest.rules.pause if any(not e.bot for e in contest.entrants) else 0
            c.execute(here.values(next_at=now + pause))
            touch(c, id)
            return Step(more=not pause)
        return Step() if contest.next_at > now else None

    async def _make(self, known: Contest, found: list[Pairing]) -> Step:
        """Write down who meets whom, unless something has changed meanwhile, and lay the first tables."""
        values = [
            {
                "contest_id": known.id,
                "round": pairing.round,
                "board": pairing.board,
                "seats": to_json(pairing.seats),
                "absent": to_json(pairing.absent),
                "points": to_json(pairing.points) if pairing.points else None,
            }
            for pairing in found
        ]
        made = update(contests).where(contests.c.id == known.id)

        def job(c: Connection) -> Step:
            contest = locked(c, known.id)
            if contest.version != known.version or contest.state != "playing":
                return Step(more=True)
            c.execute(insert(pairings), values)
            c.execute(made.values(round=max(pairing.round for pairing in found), next_at=None))
            touch(c, known.id)
            return Step(self._lay_some(c, contest), more=True)

        return await self.database.write(job)

    def _lay_some(self, c: Connection, contest: Contest) -> tuple[str, ...]:
        """So many of the tables that are not laid yet."""
        unlaid = and_(
            pairings.c.contest_id == contest.id, pairings.c.points.is_(None), pairings.c.table_id.is_(None)
        )
        query = select(pairings).where(unlaid).order_by(pairings.c.round, pairings.c.board)
        found = [pairing_of(row) for row in c.execute(query.limit(PORTION))]
        creator = contest.creator or (_nobody(c, contest) if found else 0)
        return tuple(self._lay(c, contest, pairing, creator) for pairing in found)

    def _lay(self, c: Connection, contest: Contest, pairing: Pairing, creator: int) -> str:
        """A table; bots play for who is not there. People's shares are waited for, like anywhere else."""
        id, game, now = new_id(), load(contest.game), time.time()
        known = {one.number: one for one in contest.entrants}
        around = [known[number] for number in pairing.seats]
        there = tuple(
            seat for seat, one in enumerate(around) if not one.bot and one.number not in pairing.absent
        )
        table = StoredTable(
            id=id,
            game=game.id,
            options=game.settle_options(len(around), contest.rules.options),
            seed=Fate.of().seed,
            pace=contest.rules.pace,
            public=contest.rules.public,
            status="waiting",
            creator=next((one.user_id for one in around if one.user_id), 0) or creator,
            created=now,
            started=None,
            up=None,
            next_table=None,
            seats=tuple(
                StoredSeat(seat, one.name, user_id=one.user_id, bot=one.bot)
                for seat, one in enumerate(around)
            ),
            rules=game.key,
            fair=Fair(id, expected=there),
        )
        up = self.clock.now()
        add_table(c, table, up)
        lent = (seat for seat, one in enumerate(around) if one.number in pairing.absent)
        for version, seat in enumerate(lent, 1):
            body = rows.encode(rows.Lend(seat, bots.USUAL, up=up)).decode()
            c.execute(insert(actions).values(table_id=id, version=version, at=now, body=body))
        c.execute(update(pairings).where(_here(contest.id, pairing)).values(table_id=id))
        if there:  # who is in the house hears of the table
            self._tell(c, id, "table")
        return id


def _settle(c: Connection, contest: Contest, now: float) -> bool:
    """Take in the results of the tables that are over; whether there were any."""
    over = and_(pairings.c.points.is_(None), tables.c.status == "ended")
    query = select(pairings).join(tables, tables.c.id == pairings.c.table_id)
    found = [pairing_of(row) for row in c.execute(query.where(pairings.c.contest_id == contest.id, over))]
    for pairing in found:
        _take_in(c, contest.id, pairing, now)
    return bool(found)


def _take_in(c: Connection, id: str, pairing: Pairing, now: float) -> None:
    """The result of a table. All share in an end that nobody won by the rules."""
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
    values = {"points": to_json(table_points(ranks)), "shares": to_json(shares)}
    c.execute(update(pairings).where(_here(id, pairing)).values(**values))
    for row, number in zip(found, pairing.seats, strict=False):
        if number not in pairing.absent:
            change_entrant(c, id, number, away=bool(row.late), seen=now)


def _here(id: str, pairing: Pairing) -> ColumnElement[bool]:
    return and_(
        pairings.c.contest_id == id,
        pairings.c.round == pairing.round,
        pairings.c.board == pairing.board,
    )


def _nobody(c: Connection, contest: Contest) -> int:
    """Who has opened a table at which only bots sit, at the host's tournaments: somebody without a name."""
    values = {"name": "Salon", "language": "en", "created": time.time()}
    made = c.execute(insert(users).values(**values).returning(users.c.id)).scalar_one()
    c.execute(update(contests).where(contests.c.id == contest.id).values(creator=made))
    return int(made)
