"""Figures of a run: shares of wins with their intervals, how games end, what the points come from."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean, median

import msgspec

from salon.arena.game import Played
from salon.arena.rating import Rating, ratings
from salon.kernel import Text
from salon.kernel.fact import How

Z = 1.96  # 95 %


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval, of so many seats."""

    share: float
    low: float
    high: float
    seats: int


class Figures:
    """All that a report says."""

    def __init__(self, rounds: Sequence[Sequence[Played]], names: Sequence[str]) -> None:
        self.rounds = rounds
        self.games = [game for games in rounds for game in games]
        self.names = names
        self.seats = len(self.games[0].bots)

    @property
    def fair(self) -> float:
        """The share of one among equals."""
        return 1 / self.seats

    def ratings(self) -> list[Rating]:
        return ratings(self.rounds, self.names)

    def share(self, counts: Callable[[Played, int], bool]) -> Share | None:
        """How often the seats won that count."""
        clusters = []
        for games in self.rounds:
            won = [game.won[seat] for game in games for seat in range(self.seats) if counts(game, seat)]
            if won:
                clusters.append((sum(won), len(won)))
        return clustered(clusters)

    def of_bot(self, bot: str) -> Share | None:
        return self.share(lambda game, seat: game.bots[seat] == bot)

    def by_seat(self, bot: str) -> list[Share | None]:
        return [self.share(partial(_sits, bot, number)) for number in range(self.seats)]

    def sides(self) -> list[str]:
        """What can be played, if it is more than a number."""
        return sorted({side for game in self.games for side in game.sides if not side.startswith("seat.")})

    def of_side(self, side: str, bot: str | None = None) -> Share | None:
        return self.share(
            lambda game, seat: game.sides[seat] == side and (bot is None or game.bots[seat] == bot)
        )

    def lengths(self) -> list[int]:
        return [sum(game.answers) for game in self.games]

    def median_length(self) -> float:
        return median(self.lengths())

    def ends(self) -> list[tuple[str, int]]:
        """Why games ended, the most frequent reason first."""
        return sorted(Counter(game.end for game in self.games).items(), key=lambda end: (-end[1], end[0]))

    def sources(self, whose: str) -> dict[Text, float]:
        """The points of a bot's seat, or of a side, by what they are for, on average."""
        found: Counter[Text] = Counter()
        seats = 0
        for game in self.games:
            for bot, side, sources in zip(game.bots, game.sides, game.sources, strict=True):
                if whose in {bot, side}:
                    seats += 1
                    for source in sources:
                        found[source.label] += source.points
        return {label: points / seats for label, points in found.items()} if seats else {}

    def mean_score(self, bot: str) -> float:
        return fmean(
            score
            for game in self.games
            for name, score in zip(game.bots, game.scores, strict=True)
            if name == bot
        )

    def cards(self, how: How) -> list[tuple[str, Share]]:
        """How often those won who held, settled, played or took a card, the best first."""
        used = {card for game in self.games for uses in game.used for card in uses.get(how, ())}
        found = []
        for card in used:
            share = self.share(partial(_used, how, card))
            if share is not None:
                found.append((card, share))
        return sorted(found, key=lambda line: (-line[1].share, line[0]))


def _sits(bot: str, number: int, game: Played, seat: int) -> bool:
    return seat == number and game.bots[seat] == bot


def _used(how: How, card: str, game: Played, seat: int) -> bool:
    return card in game.used[seat].get(how, ())


def clustered(clusters: Sequence[tuple[float, int]]) -> Share | None:
    """The share in clusters of (won, of): Wilson's interval, for as many independent games as would vary
    so much. With the deals played from all seats that may be more games than were played, or fewer."""
    if not clusters:
        return None
    won, of = sum(cluster[0] for cluster in clusters), sum(cluster[1] for cluster in clusters)
    share = won / of
    count = len(clusters)
    # Of a ratio: what each cluster has won beyond its part.
    spread = sum((mine - share * its) ** 2 for mine, its in clusters)
    variance = spread / of**2 * count / (count - 1) if count > 1 else 0.0
    same = share * (1 - share)
    effective = same / variance if variance > 0 and same > 0 else float(count)
    low, high = wilson(share, effective)
    return Share(share, low, high, of)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of independent games.

    >>> "{:.2f} {:.2f}".format(*wilson(0.5, 100))
    '0.40 0.60'
    """
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + Z * Z / games)), min(1.0, (middle + reach) / (1 + Z * Z / games))
