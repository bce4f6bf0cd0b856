"""A search for the bots that think longer: whole plans of a turn, each tried in the same imagined games."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import NamedTuple

from salon.bots.greedy import Greedy
from salon.kernel import Action, Fate, Mind, State

PLANS = (5, 6)  # by effort: plans that are compared
WORLDS = (10, 40)  # imagined games in which each is tried
LOOK = 60  # positions that everyone looks at for an answer in an imagined game
LONGEST, ALONE = 40, 12  # answers of an imagined game, and of one that is played alone
TRIED = 4  # games after which a plan may be given up
DOUBT = 1.5  # standard errors by which another plan must be better than the one that looked best


class Plan(NamedTuple):
    """Answers of one turn, up to what cannot be foreseen, and what the position after them is worth."""

    worth: float
    answers: tuple[Action, ...]


def think(mind: Mind, s: State, seat: int, fate: Fate, effort: int) -> list[Action]:
    """The answers to give now and next. Only positions are counted, so that a game can be repeated."""
    return list(PlanSearch(mind, s, seat, effort).best(fate).answers)


class Trials(ABC):
    """Compares plans by what comes of them in imagined games."""

    worlds: int  # in which each is tried

    @abstractmethod
    def candidates(self, fate: Fate) -> list[Plan]:
        """The plans that look best, the best of them first."""

    @abstractmethod
    def play_on(self, plan: Plan, chance: Fate) -> float:
        """What a plan leads to in the world that chance says; the same for the same chance."""

    def best(self, fate: Fate) -> Plan:
        """The plan that does best in imagined games.

        Every plan meets the same hidden cards and the same dice. What looked best at the end of the turn is
        left only for a plan that is better beyond the noise; one that falls far behind is given up.
        """
        found = self.candidates(fate)
        results: list[list[float]] = [[] for _ in found]
        alive = list(range(len(found)))
        for tried in range(1, self.worlds + 1):
            if alive == [0]:
                break
            chance = fate.fork()
            for index in alive:
                results[index].append(self.play_on(found[index], chance))
            if tried >= TRIED:
                alive = [index for index in alive if not _better(results[0], results[index])]
        if alive == [0]:
            return found[0]
        first = max(alive, key=lambda index: sum(results[index]))
        return found[first] if _better(results[first], results[0]) else found[0]


class PlanSearch(Trials):
    """Compares the plans that look best at the end of the turn by what comes of them until the next one."""

    def __init__(self, mind: Mind, s: State, seat: int, effort: int) -> None:
        self.mind, self.s, self.seat = mind, s, seat
        self.plans, self.worlds = PLANS[effort - 1], WORLDS[effort - 1]

    def candidates(self, fate: Fate) -> list[Plan]:
        """The best plan for each first answer, the best of them first."""
        ways = Greedy(self.mind.value, self.mind.BUDGET).ways(self.s, self.seat, fate)
        ways.sort(key=lambda way: -way[0])
        return [Plan(worth, tuple(answers)) for worth, answers in ways[: self.plans]]

    def play_on(self, plan: Plan, chance: Fate) -> float:
        """Follow a plan in one world, then let all play on until it is the seat's turn again; its worth."""
        seat, fate = self.seat, chance.copy()
        s = self.s.determinize(seat, fate)
        for action in plan.answers:
            decision = s.decision(seat)
            if decision is None or action not in decision.legal:
                break
            s.apply(action, seat)
        players = [Greedy(self.mind.value, LOOK) for _ in range(s.seats)]
        others = False
        for _ in range(LONGEST if s.seats > 1 else ALONE):
            asked = next((d for d in s.pending if d.legal), None)
            if asked is None or (others and asked.seat == seat):
                break
            others = others or asked.seat != seat
            s.apply(players[asked.seat].choose(s, asked.seat, fate), asked.seat)
        return self.mind.value(s, seat)


def _better(mine: list[float], other: list[float]) -> bool:
    """Whether the same games went better one way than the other, beyond the noise."""
    gains = [a - b for a, b in zip(mine, other, strict=True)]
    count, gain = len(gains), sum(gains) / len(gains)
    variance = sum((each - gain) ** 2 for each in gains) / max(1, count - 1)
    return gain > DOUBT * math.sqrt(variance / count)
