"""Ratings: how strong each bot is, and how sure that is.

A game of any number of seats is one choice of a winner, each seat with a chance in proportion to the strength
of its bot (Luce's model; with two seats it is that of Bradley and Terry). The strengths that explain the
games best are found by Hunter's iteration. A bot's rating is 400 times the logarithm of its strength, as
Elo's: 400 more is ten times as strong.

The games of one deal are not independent of each other, so what varies is drawn by whole deals: the intervals
come from resampling rounds, with chance that is the same in every run.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist, fmean, stdev

import msgspec

from salon.arena.game import Played
from salon.kernel import Fate

SAMPLES = 200
DOUBT = 0.05  # of all looks together
FIRST_LOOK = 8  # rounds after which the order may be called certain; then after twice as many, and so on
_PRIOR = 0.5  # a game against one of middling strength, half won: nobody is infinitely strong
_CLOSE, _MOST = 1e-6, 400
_SCALE = 400 / math.log(10)


class Rating(msgspec.Struct, frozen=True):
    """A bot with its rating; that of all bots is 0 on average."""

    bot: str
    rating: float
    low: float
    high: float  # 95 %


Lineup = tuple[str, ...]
Meetings = dict[Lineup, dict[str, float]]  # games of each lineup under "", and its wins by bot


def meetings(games: Sequence[Played]) -> Meetings:
    """What games say about strength: who met, and who won."""
    found: Meetings = {}
    for game in games:
        if not any(game.won):
            continue
        wins = found.setdefault(tuple(sorted(game.bots)), {})
        wins[""] = wins.get("", 0.0) + 1
        for bot, won in zip(game.bots, game.won, strict=True):
            wins[bot] = wins.get(bot, 0.0) + won
    return found


def fit(found: Meetings, names: Sequence[str]) -> list[float]:
    """The ratings that explain the games best."""
    wins = dict.fromkeys(names, _PRIOR)
    for won in found.values():
        for bot in won.keys() - {""}:
            wins[bot] += won[bot]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_MOST):
        expected = {bot: 2 * _PRIOR / (strength[bot] + 1.0) for bot in names}
        for lineup, won in found.items():
            each = won[""] / sum(strength[bot] for bot in lineup)
            for bot in lineup:
                expected[bot] += each
        last, strength = strength, {bot: wins[bot] / expected[bot] for bot in names}
        if all(abs(strength[bot] - last[bot]) <= _CLOSE * last[bot] for bot in names):
            break
    logs = [_SCALE * math.log(strength[bot]) for bot in names]
    middle = fmean(logs)
    return [rating - middle for rating in logs]


def ratings(rounds: Sequence[Sequence[Played]], names: Sequence[str]) -> list[Rating]:
    """The bots, the strongest first."""
    found = fit(meetings([game for games in rounds for game in games]), names)
    samples = _samples(rounds, names)
    listed = [
        Rating(bot, rating, *_range([sample[n] for sample in samples], rating))
        for n, (bot, rating) in enumerate(zip(names, found, strict=True))
    ]
    return sorted(listed, key=lambda rating: -rating.rating)


def looks(rounds: int) -> int:
    """How often one has looked whether the order is certain, when so many rounds are played."""
    return max(0, (rounds // FIRST_LOOK).bit_length())


def is_look(rounds: int) -> bool:
    """Whether this is a moment to look: rarely, for whoever looks often enough finds anything certain."""
    return rounds >= FIRST_LOOK and rounds % FIRST_LOOK == 0 and (rounds // FIRST_LOOK).bit_count() == 1


def order_is_certain(rounds: Sequence[Sequence[Played]], names: Sequence[str], most: int) -> bool:
    """Whether the order of the bots is beyond doubt, at one of the looks at a run of at most so many rounds.

    The doubt allowed is divided among all looks and all neighbours in the order.
    """
    if len(names) < 2 or len(rounds) < 2:
        return False
    found = fit(meetings([game for games in rounds for game in games]), names)
    order = sorted(range(len(names)), key=lambda n: -found[n])
    each = DOUBT / (max(1, looks(most)) * (len(names) - 1))
    needed = NormalDist().inv_cdf(1 - each / 2)
    samples = _samples(rounds, names)
    for better, worse in pairwise(order):
        spread = stdev([sample[better] - sample[worse] for sample in samples])
        if found[better] - found[worse] <= needed * spread:
            return False
    return True


def _samples(rounds: Sequence[Sequence[Played]], names: Sequence[str]) -> list[list[float]]:
    """Ratings of runs that might have been: as many rounds, drawn from those played and from one more that
    all won equally often, for what has happened every time so far may yet not happen the next time."""
    if len(rounds) < 2:
        return []
    parts = [meetings(games) for games in rounds]
    parts.append(_even(_sum(parts), len(rounds)))
    chance = Fate.of(len(rounds))
    return [fit(_sum([parts[chance.below(len(parts))] for _ in rounds]), names) for _ in range(SAMPLES)]


def _even(total: Meetings, rounds: int) -> Meetings:
    """A round like the others on average, but that everyone has won an equal share."""
    found: Meetings = {}
    for lineup, wins in total.items():
        games = wins[""] / rounds
        even = found[lineup] = {"": games}
        for bot in lineup:
            even[bot] = even.get(bot, 0.0) + games / len(lineup)
    return found


def _sum(parts: Sequence[Meetings]) -> Meetings:
    found: Meetings = {}
    for one in parts:
        for lineup, wins in one.items():
            total = found.setdefault(lineup, {})
            for bot, won in wins.items():
                total[bot] = total.get(bot, 0.0) + won
    return found


def _range(samples: Sequence[float], rating: float) -> tuple[float, float]:
    if not samples:
        return -math.inf, math.inf
    ordered = sorted(samples)
    cut = len(ordered) // 40  # 2.5 % at either end
    return min(rating, ordered[cut]), max(rating, ordered[-1 - cut])
