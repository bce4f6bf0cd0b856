"""Salon's side: every game at every number of seats, and how soon the program is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import salon
from benchmarks.measure import Row, start_ms
from salon.kernel import Value

SYSTEM = f"salon {salon.__version__}"


class SalonGame:
    """A game of ours, played through `pending` and `apply`, which checks every answer.

    Silent copies are what search and learning play on; a state straight from `new` makes the events
    of the log as well.
    """

    def __init__(
        self, id: str, seats: int, options: Mapping[str, Value] | None = None, *, log: bool = False
    ) -> None:
        self.game = salon.load(id)
        self.seats = seats
        self.options = options
        self.log = log
        self.copier = None if log else "copy"

    def playout(self, seed: int, random: Callable[[], float]) -> int:
        s = self._new(seed)
        decisions = 0
        while s.result is None:
            decision = s.pending[0]
            legal = decision.legal
            s.apply(legal[int(random() * len(legal))], decision.seat)
            decisions += 1
        return decisions

    def walk(self, seed: int, random: Callable[[], float]) -> Iterator[Any]:
        s = self._new(seed)
        while s.result is None:
            yield s
            decision = s.pending[0]
            legal = decision.legal
            s.apply(legal[int(random() * len(legal))], decision.seat)

    def _new(self, seed: int) -> Any:
        s = self.game.new(self.seats, seed, self.options)
        return s if self.log else s.copy()


def rows() -> list[Row]:
    """Each game at each number of seats, and once more, at the most seats, with its log.

    Where deals can be left out, as research does, so once more: the questions are then fewer.
    """
    found = []
    for id in salon.list_games():
        game = salon.load(id)
        counts = game.seat_counts
        found += [Row(SYSTEM, f"{id}, {n} seats", SalonGame(id, n)) for n in counts]
        if "deals" in game.options:
            found += [
                Row(SYSTEM, f"{id} without deals, {n} seats", SalonGame(id, n, {"deals": False}))
                for n in game.options["deals"].seat_counts or counts
            ]
        most = counts[-1]
        found.append(Row(SYSTEM, f"{id}, {most} seats, with log", SalonGame(id, most, log=True)))
    return found


def starts() -> dict[str, float | None]:
    """Milliseconds from nothing to the program's help and to a first state; bare Python beside them."""
    codes = {
        "bare Python": "pass",
        "salon --help": "from salon.cli import main; main(['--help'])",
        "first state": "import salon; salon.load('court').new()",
    }
    return start_ms(codes)
