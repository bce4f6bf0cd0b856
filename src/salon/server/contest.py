"""A tournament as it is kept: its rules, who takes part, its tables; and who meets whom next."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.games import load
from salon.kernel import SalonError, Value, fault
from salon.server.pairing import WON, Group, Meeting, Place, round_robin, sizes, standings, swiss
from salon.server.wire import Pace

TABLES = 1024  # of one tournament
Kind: TypeAlias = Literal["swiss", "round"]
State: TypeAlias = Literal["open", "playing", "ended", "closed"]
Absent: TypeAlias = Literal["forfeit", "bot"]


class Rules(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    kind: Kind
    seats: int
    rounds: int  # of a Swiss tournament; 0: as many as it takes
    pace: Pace
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    absent: Absent = "forfeit"
    late: bool = True  # newcomers may still enter a Swiss tournament until half of it is played
    pause: Annotated[int, Meta(ge=0, le=3600)] = 120  # seconds between two rounds
    public: bool = True  # anyone may watch its tables

    @property
    def at_once(self) -> bool:
        """Whether all rounds are played side by side."""
        return self.kind == "round" and self.pace.kind == "daily"


class Entrant(msgspec.Struct, frozen=True):
    number: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    since: int = 1
    away: bool = False
    gone: bool = False
    seen: float = 0.0
    person: bool = False  # whose page can be read


class Pairing(msgspec.Struct, frozen=True):
    """A table of a round: or a bye, or one whose rival did not come."""

    round: int
    board: int
    seats: tuple[int, ...]
    table_id: str | None = None
    absent: tuple[int, ...] = ()
    points: tuple[int, ...] | None = None
    shares: tuple[float, ...] = ()

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.round, self.seats, self.points or (), self.shares)


class Contest(msgspec.Struct, frozen=True):
    id: str
    title: str
    game: str
    rules: Rules
    state: State
    round: int
    version: int
    next_at: float | None
    creator: int | None
    club: str
    created: float
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @property
    def meetings(self) -> list[Meeting]:
        return [pairing.meeting for pairing in self.pairings]

    @property
    def standings(self) -> list[Place]:
        return standings([entrant.number for entrant in self.entrants], self.meetings)

    @property
    def takes_newcomers(self) -> bool:
        """Whether one may still enter."""
        if self.state == "open":
            return True
        rules = self.rules
        return (
            self.state == "playing"
            and rules.kind == "swiss"
            and rules.late
            and 2 * self.round <= rules.rounds
        )

    def entrant_of(self, user_id: int) -> Entrant | None:
        return next((one for one in self.entrants if one.user_id == user_id), None)


def tables_of(rules: Rules, entrants: int, allowed: Collection[int]) -> int:
    """How many tables a tournament of so many takes, at least.

    >>> rules = Rules("round", 2, 0, Pace())
    >>> tables_of(rules, 46, [2]), tables_of(msgspec.structs.replace(rules, kind="swiss"), 256, [2])
    (1035, 1024)
    """
    if rules.kind == "round":
        return math.ceil(math.comb(entrants, 2) / math.comb(rules.seats, 2))
    return _rounds(rules, entrants) * len(sizes(entrants, rules.seats, allowed))


def _rounds(rules: Rules, entrants: int) -> int:
    """Of a Swiss tournament: enough that one alone may have won all."""
    return rules.rounds or max(1, math.ceil(math.log(max(1, entrants), rules.seats)))


def check_size(rules: Rules, entrants: int, allowed: Collection[int]) -> None:
    """Refuse what would take more tables than a house can lay."""
    wanted = tables_of(rules, entrants, allowed)
    if wanted > TABLES:
        raise fault(SalonError, "people.contest-too-large", tables=wanted, most=TABLES)


def settled(contest: Contest) -> Rules:
    """The rules with the number of rounds, when it begins; refused if it cannot. It may take a while."""
    rules, allowed = contest.rules, load(contest.game).seat_counts
    if not sizes(len(contest.entrants), rules.seats, allowed):
        raise fault(SalonError, "people.contest-too-few", seats=rules.seats)
    check_size(rules, len(contest.entrants), allowed)
    if rules.kind == "swiss":
        return msgspec.structs.replace(rules, rounds=_rounds(rules, len(contest.entrants)))
    rounds = _schedule(contest)
    wanted = sum(len(group) > 1 for groups in rounds for group in groups)
    if wanted > TABLES:  # at tables of three and four some meet again
        raise fault(SalonError, "people.contest-too-large", tables=wanted, most=TABLES)
    return msgspec.structs.replace(rules, rounds=len(rounds))


def paired(contest: Contest) -> list[Pairing]:
    """The next round, or all of them if they are played side by side. It may take a while.

    Who is not there has no rival, or a bot on their seat.
    """
    allowed = load(contest.game).seat_counts
    first = contest.round + 1
    numbers = range(first, contest.rules.rounds + 1) if contest.rules.at_once else (first,)
    if contest.rules.kind == "round":
        schedule = _schedule(contest)
        rounds = {number: schedule[number - 1] for number in numbers}
    else:
        rounds = {number: _next(contest, number, allowed) for number in numbers}
    away = {one.number for one in contest.entrants if one.away or one.gone}
    return [
        _pairing(contest.rules, Pairing(number, board, group), away, allowed)
        for number, groups in rounds.items()
        for board, group in enumerate(groups, 1)
    ]


def _pairing(rules: Rules, found: Pairing, away: Collection[int], allowed: Collection[int]) -> Pairing:
    group = found.seats
    absent = tuple(n for n in group if n in away)
    there = tuple(n for n in group if n not in away)
    forfeit = rules.absent == "forfeit" or not there
    found = msgspec.structs.replace(found, absent=absent)
    if len(group) == 1:
        return msgspec.structs.replace(found, points=(0 if absent else WON,))
    if forfeit and (len(there) < 2 or (absent and len(there) not in allowed)):
        return msgspec.structs.replace(found, points=tuple(0 if n in absent else WON for n in group))
    return msgspec.structs.replace(found, seats=there, absent=()) if forfeit else found


def _next(contest: Contest, number: int, allowed: Collection[int]) -> list[Group]:
    """Who meets whom in a round of a Swiss tournament."""
    counted = {place.number: place for place in contest.standings}
    here = [one for one in contest.entrants if one.since <= number and not one.gone]
    playing = [one.number for one in here if not (one.away and contest.rules.absent == "forfeit")]
    order = sorted(playing, key=lambda n: (-counted[n].points, -counted[n].rivals, n))
    missed = [(one.number,) for one in here if one.number not in playing]
    if not sizes(len(order), contest.rules.seats, allowed):
        return [*((n,) for n in order), *missed]
    return [*swiss(order, contest.meetings, contest.rules.seats, allowed), *missed]


def _schedule(contest: Contest) -> list[list[Group]]:
    """All rounds of a round robin: of those who were there at the beginning."""
    numbers = [one.number for one in contest.entrants]
    return round_robin(numbers, contest.rules.seats, load(contest.game).seat_counts)
