"""A search for the bots that think longer: whole plans of a turn, each tried in the same imagined games."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from statistics import fmean
from typing import NamedTuple

from salon.bots.greedy import Greedy
from salon.kernel import Action, Fate, Mind, State
from salon.kernel.mind import Evaluation, frank
from salon.kernel.play import point_of_no_return

FOUND = (3000, 10_000)  # by effort: positions of its own turn in which plans are looked for
SIFTED, OTHERS = 20, 3  # plans that are looked at in so many other worlds
PLANS = (6, 8)  # by effort: plans that are compared
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
        left only for a plan that is better beyond the noise; one that falls far behind that or behind the
        best so far is given up.
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
                lead = max(alive, key=lambda index: sum(results[index]))
                behind = {i for i in alive for better in (0, lead) if _better(results[better], results[i])}
                alive = [index for index in alive if index == 0 or index not in behind]
        if alive == [0]:
            return found[0]
        first = max(alive, key=lambda index: sum(results[index]))
        return found[first] if _better(results[first], results[0]) else found[0]


class Ends(Greedy):
    """Collects the ends of a turn, where a courtier asks for the best alone.

    A plan stops where nobody can foresee how it goes on, and is worth what the best way from there is worth.
    """

    def __init__(self, value: Evaluation, budget: int) -> None:
        super().__init__(value, budget)
        self.found: dict[tuple[Action, ...], float] = {}

    def plans(self, s: State, seat: int, fate: Fate) -> list[Plan]:
        """The plans found, the best first. Ways that begin alike and are worth exactly the same are one plan:
        nearly always they are the same answers in another order."""
        self._left = self.budget
        self._gather(s, seat, fate, self.budget, ())
        known: set[tuple[Action, float]] = set()
        plans = []
        for answers, worth in sorted(self.found.items(), key=lambda found: -found[1]):
            if (answers[0], worth) not in known:
                known.add((answers[0], worth))
                plans.append(Plan(worth, answers))
        return plans

    def _gather(self, s: State, seat: int, fate: Fate, budget: int, way: tuple[Action, ...]) -> None:
        decision = s.decision(seat)
        if decision is None or not decision.legal or budget <= 0:
            if way:
                self.found[way] = self.value(s, seat)
            return
        legal = list(decision.legal)
        fate.shuffle(legal)
        floor = self._left - budget
        for done, action in enumerate(legal):
            share = (self._left - floor) // (len(legal) - done)
            self._left -= 1
            after = s.copy()
            after.apply(action, seat)
            if point_of_no_return(s, after):
                self.found[*way, action], _ = self._search(after, seat, fate, share - 1)
            else:
                self._gather(after, seat, fate, share - 1, (*way, action))


class PlanSearch(Trials):
    """Compares the plans that look best at the end of the turn by what comes of them until the next one."""

    def __init__(self, mind: Mind, s: State, seat: int, effort: int) -> None:
        self.mind, self.s, self.seat = mind, s, seat
        self.plans, self.worlds = PLANS[effort - 1], WORLDS[effort - 1]
        self.budget = max(mind.BUDGET, FOUND[effort - 1])
        self.teller = frank(mind) if s.seats > 1 else None

    def candidates(self, fate: Fate) -> list[Plan]:
        """The plans that are worth most at the end of the turn, in several worlds; the best of them first.

        The best of each first answer is looked at in any case: a game differs most by those.
        """
        found = Ends(self.mind.value, self.budget).plans(self.s, self.seat, fate)
        if len(found) < 2:
            return found
        firsts: dict[Action, Plan] = {}
        for plan in found:
            firsts.setdefault(plan.answers[0], plan)
        sifted = list(dict.fromkeys([*[*firsts.values()][: self.plans], *found]))[:SIFTED]
        chances = [fate.fork() for _ in range(OTHERS)]
        again = [
            Plan(fmean([plan.worth, *(self.at_end(plan, chance) for chance in chances)]), plan.answers)
            for plan in sifted
        ]
        again.sort(key=lambda plan: -plan.worth)
        return again[: self.plans]

    def at_end(self, plan: Plan, chance: Fate) -> float:
        """What a plan is worth at the end of the turn in another world."""
        fate = chance.copy()
        s = self.follow(plan, fate)
        return Greedy(self.mind.value, LOOK).outlook(s, self.seat, fate)

    def follow(self, plan: Plan, fate: Fate) -> State:
        """The position after a plan, in a world that fate deals."""
        s = self.s.determinize(self.seat, fate)
        for action in plan.answers:
            decision = s.decision(self.seat)
            if decision is None or action not in decision.legal:
                break
            s.apply(action, self.seat)
        return s

    def play_on(self, plan: Plan, chance: Fate) -> float:
        """Follow a plan in one world, then let all play on until it is the seat's turn again; its worth.

        As a chance to win, if the game can tell it: an end that is worth a hundred points would make all
        else look like noise.
        """
        seat, fate = self.seat, chance.copy()
        s = self.follow(plan, fate)
        players = [Greedy(self.mind.value, LOOK) for _ in range(s.seats)]
        others = False
        for _ in range(LONGEST if s.seats > 1 else ALONE):
            asked = next((d for d in s.pending if d.legal), None)
            if asked is None or (others and asked.seat == seat):
                break
            others = others or asked.seat != seat
            s.apply(players[asked.seat].choose(s, asked.seat, fate), asked.seat)
        worth = self.mind.value(s, seat)
        return worth if self.teller is None else self.teller.odds(s, seat, worth)


def _better(mine: list[float], other: list[float]) -> bool:
    """Whether the same games went better one way than the other, beyond the noise."""
    gains = [a - b for a, b in zip(mine, other, strict=True)]
    count, gain = len(gains), sum(gains) / len(gains)
    variance = sum((each - gain) ** 2 for each in gains) / max(1, count - 1)
    return gain > DOUBT * math.sqrt(variance / count)
