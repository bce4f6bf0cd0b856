"""Who plays whom: every deal is played from all seats, so that luck of the cards and of the seat even out."""

from __future__ import annotations

import hashlib
from functools import cached_property
from itertools import combinations
from pathlib import Path

import msgspec

import salon.bots
import salon.kernel
from salon.games import load
from salon.kernel import BadSetup, Game, State, Value, fault

_LEAST_SEATS = 2


class Table(msgspec.Struct, frozen=True):
    """One game to be played: a deal, and the bots in the order of the seats."""

    seed: int
    bots: tuple[str, ...]


class Setting(msgspec.Struct, frozen=True, dict=True):
    """What all games of a run have in common. `seed` is that of its first round."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Value] = {}
    cards: str = ""  # the folder of a card pack; empty for the house's

    def check(self) -> None:
        """Refuse what cannot be played, before the work starts."""
        if self.seats < _LEAST_SEATS:
            raise fault(BadSetup, "arena.few-seats", least=_LEAST_SEATS)
        for name in self.bots:
            salon.bots.load(name, self.rules)
        self.rules.new(self.seats, seed=self.seed, options=self.options)

    @cached_property
    def rules(self) -> Game[State]:
        return load(self.game, self.cards or None)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Who meets at one table. More bots than seats meet in all combinations; fewer take turns to sit
        down, beginning with each of them; as many are the table."""
        count = len(self.bots)
        if count > self.seats:
            return tuple(dict.fromkeys(combinations(self.bots, self.seats)))
        if count == self.seats:
            return (self.bots,)
        return tuple(
            dict.fromkeys(
                tuple(self.bots[(first + seat) % count] for seat in range(self.seats))
                for first in range(count)
            )
        )

    @cached_property
    def games_in_round(self) -> int:
        return len(self.round(0))

    def round(self, number: int) -> tuple[Table, ...]:
        """All games of one deal: each lineup from every seat; every other round goes the other way round,
        so that everyone has everyone else before and behind."""
        found: dict[tuple[str, ...], None] = {}
        for lineup in self.lineups:
            order = lineup[::-1] if number % 2 else lineup
            for shift in range(self.seats):
                found[order[-shift:] + order[:-shift]] = None
        return tuple(Table(self.seed + number, seating) for seating in found)

    def fingerprint(self) -> str:
        """What games of one run must agree in: the setting, and every file that could change their course."""
        hashed = hashlib.sha256(msgspec.json.encode(self))
        folders = [Path(salon.kernel.__file__).parent, Path(salon.bots.__file__).parent, self.rules.folder]
        folders.append(Path(__file__).parent)  # who sits where, and what chance each answer gets
        folders += [Path(self.cards)] if self.cards else []
        for folder in folders:
            for path in sorted(folder.rglob("*")):
                if path.suffix in {".py", ".toml"} or path.parent.name == "weights":
                    hashed.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
        return hashed.hexdigest()


def usual_seats(game: Game[State], bots: int) -> int:
    """The seats of a table at which so many bots are to be compared: one each, if there is such a table."""
    fitting = [count for count in game.seat_counts if _LEAST_SEATS <= count <= bots]
    return fitting[-1] if fitting else game.seat_counts[-1]
