"""The clock: what is timed, for how long, and how noisy the machine was meanwhile."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Protocol

STARTS = 7
WARM_UP = 0.1  # of the seconds of playouts
COPYING = 0.2  # of the seconds of playouts
SAMPLE_EVERY = 10  # decisions
SAMPLE_GAMES = 5  # at least
SAMPLE_STATES = 100  # at least


class Subject(Protocol):
    """One game of one engine, to be played at random.

    All choices are `options[int(random() * len(options))]`, so that choosing costs the same everywhere.
    """

    @property
    def copier(self) -> str | None:
        """The name of the method that copies a state; None if copies are not measured."""
        ...

    def playout(self, seed: int, random: Callable[[], float]) -> int:
        """Set up and play one game by the engine's quickest public way; the number of decisions made."""
        ...

    def walk(self, seed: int, random: Callable[[], float]) -> Iterator[Any]:
        """Play one game and show the live state before each decision."""
        ...


@dataclass(frozen=True)
class Round:
    """What one turn of one subject gave."""

    decisions: int
    games: int
    seconds: float
    copy_us: float | None  # microseconds a copy


@dataclass
class Row:
    """A line of the table: a subject, or the place of one that is not installed, and its rounds."""

    system: str
    game: str
    subject: Subject | None
    rounds: list[Round] = field(default_factory=list)

    @property
    def decisions_per_game(self) -> float | None:
        games = sum(r.games for r in self.rounds)
        return sum(r.decisions for r in self.rounds) / games if games else None

    @property
    def decisions_per_second(self) -> float | None:
        return _median([r.decisions / r.seconds for r in self.rounds])

    @property
    def games_per_second(self) -> float | None:
        return _median([r.games / r.seconds for r in self.rounds])

    @property
    def copy_us(self) -> float | None:
        return _median([r.copy_us for r in self.rounds if r.copy_us is not None])


def run(rows: list[Row], seconds: float, rounds: int, tell: Callable[[str], None]) -> list[float]:
    """Fill the rows; the milliseconds of the reference loop, timed before and after every turn.

    The rounds are interleaved (A B C, A B C, …): a busy spell of a shared machine then costs every
    subject one of its rounds, and the median drops it, where it would spoil one subject altogether.
    """
    present = [(row, row.subject, samples(row.subject)) for row in rows if row.subject is not None]
    reference = [reference_ms()]
    for number in range(1, rounds + 1):
        for row, subject, copies in present:
            tell(f"round {number} of {rounds}: {row.system}, {row.game}")
            row.rounds.append(turn(subject, copies, seconds))
            reference.append(reference_ms())
    return reference


def turn(subject: Subject, copies: list[Callable[[], object]], seconds: float) -> Round:
    """One subject's turn: warm up, play, copy.

    What lives already is set aside from the garbage collector, so that no engine pays for the heap
    of another; the collector itself stays on, as it is for users.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    play(subject, seconds * WARM_UP)
    decisions, games, spent = play(subject, seconds)
    return Round(decisions, games, spent, copy_us(copies, seconds * COPYING) if copies else None)


def play(subject: Subject, seconds: float) -> tuple[int, int, float]:
    """Whole games until the time is over, the same ones in each round: decisions, games, seconds."""
    random = Random(1).random
    playout = subject.playout
    decisions = games = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or not games:
        games += 1
        decisions += playout(games, random)
    return decisions, games, now - start


def samples(subject: Subject) -> list[Callable[[], object]]:
    """The copy methods of states from several whole games.

    Early and late states differ in size. The decisions are counted on from game to game, so that
    also a game of eight decisions is sampled at each of its stages.
    """
    if subject.copier is None:
        return []
    random = Random(2).random
    copies: list[Callable[[], object]] = []
    seen = seed = 0
    while seed < SAMPLE_GAMES or len(copies) < SAMPLE_STATES:
        seed += 1
        for state in subject.walk(seed, random):
            if seen % SAMPLE_EVERY == 0:
                kept = getattr(state, subject.copier)()
                copies.append(getattr(kept, subject.copier))
            seen += 1
    return copies


def copy_us(copies: list[Callable[[], object]], seconds: float) -> float:
    """Microseconds a copy, making it and letting it go, as the mean over the sampled states."""
    for copy in copies:
        copy()
    passes = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or not passes:
        for copy in copies:
            copy()
        passes += 1
    return (now - start) * 1e6 / (passes * len(copies))


def reference_ms() -> float:
    """Milliseconds of a fixed piece of plain Python: only the machine can make this vary."""
    cells = list(range(64))
    start = perf_counter()
    total = 0
    for i in range(200_000):
        total += cells[(i * 7 + total) & 63]
    return (perf_counter() - start) * 1e3


def start_ms(codes: dict[str, str]) -> dict[str, float | None]:
    """Milliseconds to start Python, run each code and end: the best of seven; None where it fails.

    Compiled modules are kept in a folder of their own: with PYTHONDONTWRITEBYTECODE set, or in a
    source tree never run before, every start would otherwise measure the compiler.
    """
    spent: dict[str, list[float]] = {name: [] for name in codes}
    with TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(STARTS):
            for name, code in codes.items():
                start = perf_counter()
                done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=False)
                if done.returncode == 0:
                    spent[name].append((perf_counter() - start) * 1e3)
    return {name: min(times, default=None) for name, times in spent.items()}


def _median(values: list[float]) -> float | None:
    return median(values) if values else None
