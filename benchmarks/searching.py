"""Search: how many positions a Minister looks at in a second, and how much of that time the rules take.

A thought is a function of what the seat sees and of a seed, so the same ones are thought twice: once counted,
once timed. Where the time goes is sampled: a thousand times in a second of processor time it is looked
whether an answer is being applied, or a position copied or dealt anew.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import process_time
from types import CodeType, FrameType
from unittest.mock import patch

import salon
from salon import bots
from salon.kernel import Action, Fate, Game, State

LEVEL = "minister"
TICK = 0.001
FIRST, ANSWERS = 40, 60  # the answers of a game that are timed


@dataclass(frozen=True)
class Search:
    """What was found of one game."""

    game: str
    per_second: float  # positions looked at
    rules: float  # share of the time


@dataclass
class Ticks:
    """Samples, and those of them inside the rules."""

    all: int = 0
    inside: int = 0


def run(tell: Callable[[str], None]) -> list[Search]:
    found = []
    for id in salon.list_games():
        game = salon.load(id)
        tell(f"search: {id}")
        found.append(measure(game, min(game.seat_counts[-1], 4)))
    return found


def measure(game: Game[State], seats: int) -> Search:
    thoughts = list(_thoughts(game, seats))
    seconds, ticks = 0.0, Ticks()
    counted = 0

    def count(self: State, *args: object, **named: object) -> object:
        nonlocal counted
        counted += 1
        return applied(self, *args, **named)

    applied: Callable[..., object] = State.apply
    with patch.object(State, "apply", count):
        _think(game, thoughts)
    with _sampled(_rules(game), ticks):
        began = process_time()
        _think(game, thoughts)
        seconds = process_time() - began
    return Search(f"{game.id}, {seats} seats", counted / seconds, ticks.inside / max(1, ticks.all))


def _thoughts(game: Game[State], seats: int) -> Iterator[tuple[State, int]]:
    """Positions with a choice, from the middle of a game that Courtiers play."""
    s, fate = game.new(seats, seed=1).copy(), Fate.of(1)
    players = [bots.load("courtier", game) for _ in range(seats)]
    for number in range(FIRST + ANSWERS):
        if s.result is not None:
            return
        decision = next(bots.due(s))
        if number >= FIRST and len(decision.legal) > 1:
            yield s.copy(), decision.seat
        s.apply(bots.answer(players[decision.seat], s, decision.seat, fate), decision.seat)


def _think(game: Game[State], thoughts: list[tuple[State, int]]) -> list[Action]:
    return [
        bots.answer(bots.load(LEVEL, game), s, seat, Fate.of(number))
        for number, (s, seat) in enumerate(thoughts)
    ]


def _rules(game: Game[State]) -> frozenset[CodeType]:
    """The doors to the rules."""
    kinds = [kind for kind in type(game).state.__mro__ if issubclass(kind, State)]
    names = ("apply", "copy", "determinize", "run")
    return frozenset(vars(kind)[name].__code__ for kind in kinds for name in names if name in vars(kind))


@contextmanager
def _sampled(rules: frozenset[CodeType], ticks: Ticks) -> Iterator[None]:
    def look(_number: int, frame: FrameType | None) -> None:
        ticks.all += 1
        while frame is not None:
            if frame.f_code in rules:
                ticks.inside += 1
                return
            frame = frame.f_back

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
