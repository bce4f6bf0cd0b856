"""Ratings: how strong somebody is in a game, and how sure that is, from the results in their order.

A game is read as one ranking of all its seats, with chances as Plackett and Luce have them; each result
moves what is thought of a strength by the rule of Weng and Lin, as openskill has it. In that model a seat may
be left out, and the others' ranking is as probable as before: so guests, who are not rated, are left out.

A rating is 1500 for who has never played; 400 more is ten times as strong at a table for two, as in the arena
and with Elo. The band is two standard deviations to either side.

Who is rated has a name: `user:12`, `bot:courtier`, or `past:…` for one who wants to be rated no more, so that
what others won from them stays as it was.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from statistics import fmean
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce

START = 1500.0
BETA = 25 / 6  # how much luck there is: the standard deviation of a performance
SCALE = 400 / (math.log(10) * math.sqrt(2) * BETA)
MIDDLE, UNSURE = 25.0, 25 / 3
BAND = 2.0  # standard deviations to either side
FLOOR = 5  # games before a rating is shown
LAST = 5  # results that a ladder shows of each


class Strength(msgspec.Struct, frozen=True):
    """What is thought of somebody's strength."""

    mu: float = MIDDLE
    sigma: float = UNSURE
    games: int = 0
    won: int = 0
    last: str = ""  # of the last games, the newest first
    at: float = 0.0

    @property
    def rating(self) -> float:
        return shown(self.mu)

    @property
    def give(self) -> float:
        """How far the band reaches to either side."""
        return spread(self.sigma)

    @property
    def low(self) -> float:
        return self.rating - self.give


def shown(mu: float) -> float:
    """
    >>> shown(MIDDLE)
    1500.0
    """
    return START + SCALE * (mu - MIDDLE)


def spread(sigma: float) -> float:
    return BAND * SCALE * sigma


class Ladder(NamedTuple):
    """Which games are counted together; empty: all."""

    game: str
    pace: str = ""
    season: str = ""


class Place(NamedTuple):
    """A rated seat of a game that has ended; the best rank is 1, and equal ones are shared."""

    seat: int
    who: str
    rank: int
    won: bool


class Counted(NamedTuple):
    """A result that counts."""

    number: int
    game: str
    pace: str
    season: str
    at: float
    places: tuple[Place, ...]  # of those who are rated


class Consequence(NamedTuple):
    """What a result did to a rating: in all ladders, and what it was before in that of all games."""

    counted: Counted
    chances: dict[int, float]  # by seat
    before: dict[str, Strength]
    after: dict[Ladder, dict[str, Strength]]


Table = dict[Ladder, dict[str, Strength]]


def season_of(at: float) -> str:
    """A quarter of a year.

    >>> season_of(0.0)
    '1970-Q1'
    """
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-Q{(day.month + 2) // 3}"


def ladders(counted: Counted) -> tuple[Ladder, ...]:
    """The ladders on which a result counts; first that of all games."""
    game, pace, season = counted.game, counted.pace, counted.season
    return Ladder(game), Ladder(game, pace), Ladder(game, "", season), Ladder(game, pace, season)


def rate(history: Iterable[Counted], table: Table) -> Iterator[Consequence]:
    """Go through results in their order, from what the table holds; it is changed as they pass.

    This is all there is to ratings: kept result by result, or made anew from the first, they are the same.
    """
    for counted in history:
        if len({place.who for place in counted.places}) < 2:
            continue
        main = table.get(Ladder(counted.game), {})
        before = {place.who: main.get(place.who, Strength()) for place in counted.places}
        after: Table = {}
        for ladder in ladders(counted):
            known = table.setdefault(ladder, {})
            after[ladder] = _settled(counted, known)
            known.update(after[ladder])
        yield Consequence(counted, chances([(p.seat, before[p.who]) for p in counted.places]), before, after)


def chances(seats: Sequence[tuple[int, Strength]]) -> dict[int, float]:
    """What each seat may expect: the chance to be first.

    >>> chances([(0, Strength()), (1, Strength())])
    {0: 0.5, 1: 0.5}
    """
    scale = math.sqrt(sum(strength.sigma**2 + BETA**2 for _, strength in seats))
    weights = {seat: math.exp(strength.mu / scale) for seat, strength in seats}
    return {seat: weight / sum(weights.values()) for seat, weight in weights.items()}


def _settled(counted: Counted, known: dict[str, Strength]) -> dict[str, Strength]:
    """What is thought after a result of those who took part. A bot at several seats is one: what they say
    of it is averaged.
    """
    model = _model()
    teams = []
    for place in counted.places:
        found = known.get(place.who, Strength())
        teams.append([model.rating(mu=found.mu, sigma=found.sigma)])
    rated = model.rate(teams, ranks=[float(place.rank) for place in counted.places])
    said: dict[str, list[tuple[float, float]]] = defaultdict(list)
    won: dict[str, bool] = defaultdict(bool)
    for place, (one,) in zip(counted.places, rated, strict=True):
        said[place.who].append((one.mu, one.sigma))
        won[place.who] |= place.won
    settled = {}
    for who, told in said.items():
        before = known.get(who, Strength())
        settled[who] = Strength(
            mu=fmean(mu for mu, _ in told),
            sigma=fmean(sigma for _, sigma in told),
            games=before.games + 1,
            won=before.won + won[who],
            last=(("W" if won[who] else "L") + before.last)[:LAST],
            at=counted.at,
        )
    return settled


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=BETA)
