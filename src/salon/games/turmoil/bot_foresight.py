"""How the stronger bots of Europe in Turmoil find their answers: they look at the reply."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from salon.games.turmoil.answers import CHECK, DONE, NAVAL, PLACE, stability_answer
from salon.games.turmoil.bits import listed
from salon.games.turmoil.bot_search import Search
from salon.games.turmoil.bot_survey import Survey
from salon.games.turmoil.bot_value import value
from salon.games.turmoil.operations import (
    CheckStep,
    Operations,
    PlaceSupport,
    affordable,
    bonus,
    check_effect,
    check_sum,
    price,
    reach,
    targets,
)
from salon.games.turmoil.stability import ChooseStability, calm
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import PlayCard
from salon.games.turmoil.where import ANYWHERE
from salon.kernel import Action, Decision
from salon.kernel.mind import Way

FIRST = 5  # spaces with which a plan to place support may begin
CHECKED = 4  # spaces whose Support Check is looked at
LOOKED = 5  # small answers that are looked at, those that are best at first sight
PAIR = 60  # positions to look at for two Stability cards against each other
MIXED = 200  # of regret matching over Stability cards


class Placing(NamedTuple):
    """Support to be placed, point by point, and what the position is worth after the opponent's reply."""

    spaces: tuple[int, ...]
    worth: float


class Foresight(Search):
    """Values a position as the opponent leaves it who spends operations where it hurts most.

    What costs much to win and little to win back is then worth nothing. Support is placed by a plan for all
    operations at once; Stability cards are drawn from a mix that no choice of the opponent's upsets.
    """

    def __init__(self, s: TurmoilState, seat: int, reply: int, budget: int) -> None:
        super().__init__(s, seat)
        self.reply, self.left = reply, budget
        self.placing: tuple[int, ...] = ()  # what is to follow the answer found
        self.known: dict[int, float] = {}  # what operations bring, by their number, in a hand

    def worth(self, s: TurmoilState) -> float:
        """The position after the opponent has spent some operations on the map in the way best for him."""
        if s.result is not None or s.blocs or not self.reply:
            return value(s, self.seat)
        enemy = 1 - self.seat
        survey = Survey(s, self.seat)
        after = survey.s  # its copy, on which it may buy: another would cost a tenth of the time
        after.used, after.more = (), 0
        self.left -= 1
        survey.spend(enemy, self.reply, reach(after, enemy))
        return value(after, self.seat)

    def best(self, s: TurmoilState, decision: Decision) -> Action:
        step, who = s.stack[-1], decision.seat
        if isinstance(step, PlaceSupport):
            placing = self.place(s, who, s.ops, s.reach_bits, free=step.free)
            self.placing = placing.spaces[1:]
            return placing.spaces[0]
        if isinstance(step, Operations) and NAVAL not in decision.legal:
            found = self.operate(s, step, decision)
            return max(decision.legal, key=found.__getitem__)
        if isinstance(step, CheckStep):
            found = self.check_of(s, step, decision)
            return max(found, key=found.__getitem__)
        if type(step) is ChooseStability:
            return self.stability(s, decision)
        return super().best(s, decision)

    def ways(self, s: TurmoilState, decision: Decision) -> list[Way]:
        """The answers that are looked at, what follows them, and what each is worth."""
        step, who = s.stack[-1], decision.seat
        if isinstance(step, PlaceSupport):
            placings = self.placings(s, who, s.ops, s.reach_bits, free=step.free)
            return [(found.worth, [*found.spaces]) for found in placings]
        if isinstance(step, Operations) and NAVAL not in decision.legal:
            worth = self.worth(s)
            return [(worth + gain, [action]) for action, gain in self.operate(s, step, decision).items()]
        if isinstance(step, CheckStep):
            return [(worth, [space]) for space, worth in self.check_of(s, step, decision).items()]
        if type(step) is ChooseStability:
            mine, table = decision.legal, self.pairs(s, decision)
            return [(sum(line) / len(line), [action]) for line, action in zip(table, mine, strict=True)]
        legal = list(decision.legal)
        if type(step) is PlayCard:
            return [(worth, [card]) for worth, card in zip(self.cards(s, legal), legal, strict=True)]
        return [(self.look(s, action), [action]) for action in self.promising(s, legal)]

    def check_of(self, s: TurmoilState, step: CheckStep, decision: Decision) -> dict[int, float]:
        """What a position is worth after a check, in each of the spaces looked at."""
        margins = {space: step.sums(s, space).margin for space in decision.legal if space != DONE}
        return self.checked(s, decision.seat, margins)

    def promising(self, s: TurmoilState, legal: list[Action]) -> list[Action]:
        """Those that are best at first sight: most small answers are as good or bad as they look."""
        if len(legal) <= LOOKED:
            return legal
        worth = {}
        for action in legal:
            after = s.copy()
            after.apply(action, self.seat)
            worth[action] = value(after, self.seat)
        return sorted(legal, key=lambda action: -worth[action])[:LOOKED]

    # -- operations ------------------------------------------------------------------------------

    def place(self, s: TurmoilState, who: int, ops: int, within: int, *, free: bool = False) -> Placing:
        """The best plan to spend operations on support."""
        found = self.placings(s, who, ops, within, free=free)
        return max(found, key=attrgetter("worth")) if found else Placing((), self.worth(s))

    def placings(
        self, s: TurmoilState, who: int, ops: int, within: int, *, free: bool = False
    ) -> list[Placing]:
        """Plans to spend operations on support: one of the best first purchases, and then what brings most
        for its price."""
        survey = Survey(s, self.seat)
        start = s.copy()
        start.ops = ops
        survey.s.ops = ops
        offers = survey.offers(who, affordable(start, who, within, free), free=free)
        offers.sort(key=lambda offer: -offer.gain / offer.cost)
        found = []
        for first in offers[:FIRST]:
            after = start.copy()
            spaces = [first.space] * _bought(after, who, first.space, first.n, free)
            rest = Survey(after, self.seat).buy(who, after.ops, within, free=free)
            for offer in rest:
                spaces += [offer.space] * _bought(after, who, offer.space, offer.n, free)
            after.ops = s.ops
            found.append(Placing(tuple(spaces), self.worth(after)))
        return found

    def operate(self, s: TurmoilState, step: Operations, decision: Decision) -> dict[Action, float]:
        """What it brings to place support, to check it or to do nothing."""
        who, before = decision.seat, self.worth(s)
        found = {DONE: 0.0}
        if PLACE in decision.legal:
            within = reach(s, who, step.where)
            found[PLACE] = self.place(s, who, s.ops, within, free=step.free).worth - before
        if CHECK in decision.legal:
            found[CHECK] = self.two_checks(s, who, s.ops, before, free=step.free)
        return {action: found[action] for action in decision.legal}

    def two_checks(
        self, s: TurmoilState, who: int, strength: int, before: float, *, free: bool = False
    ) -> float:
        """What two Support Checks of a strength bring on average."""
        margins = {
            space: check_sum(s, who, space, strength, free).margin
            for space in listed(targets(s, who, ANYWHERE))
        }
        return sum(sorted(worth - before for worth in self.checked(s, who, margins).values())[-2:])

    def checked(self, s: TurmoilState, who: int, margins: dict[int, int]) -> dict[int, float]:
        """What a position is worth after a check in each of the most promising spaces."""
        survey = Survey(s, self.seat)
        promising = sorted(margins, key=lambda space: -survey.check(who, space, margins[space]))
        return {space: self.check(s, who, space, margins[space]) for space in promising[:CHECKED]}

    def check(self, s: TurmoilState, who: int, space: int, margin: int) -> float:
        """What a position is worth after a check, over all faces of the die."""
        known: dict[tuple[int, int], float] = {}
        total = 0.0
        for die in range(1, 7):
            effect = check_effect(s, who, space, die + margin)
            if effect not in known:
                after = s.copy()
                lost, gained = effect
                after.remove(space, 1 - who, lost)
                after.add(space, who, gained)
                known[effect] = self.worth(after)
            total += known[effect]
        return total / 6

    def uses_of(self, s: TurmoilState, card: Action) -> dict[Action, float]:
        """What each use of a card is worth; what operations bring is known from the look at all cards."""
        return self.uses(s, card, self.known)

    def gains(self, s: TurmoilState, values: set[int]) -> dict[int, float]:
        """What operations bring, by their number; after the reply."""
        seat, before = self.seat, self.worth(s)
        within = reach(s, seat)
        self.known = {
            n: max(
                self.place(s, seat, n, within).worth - before,
                self.two_checks(s, seat, n, before),
            )
            for n in values
        }
        return self.known

    # -- Stability cards -------------------------------------------------------------------------

    def stability(self, s: TurmoilState, decision: Decision) -> Action:
        """A Stability card, drawn from a mix that does well against whatever the opponent chooses."""
        mine = decision.legal
        weights = _mixed(self.pairs(s, decision))
        point = s.fate.copy().below(1_000_000) / 1_000_000
        for action, weight in zip(mine, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return mine[-1]

    def pairs(self, s: TurmoilState, decision: Decision) -> list[list[float]]:
        """What each own Stability card leads to, against each that the opponent may choose."""
        mine, enemy = decision.legal, 1 - decision.seat
        start = calm(s)
        start.picked[enemy] = ()  # what was dealt for him is one of all
        start.run()
        theirs = [stability_answer(card) for card in start.available(enemy)]
        self.left = PAIR * len(mine) * len(theirs)
        return [[self.pair(start, own, other) for other in theirs] for own in mine]

    def pair(self, s: TurmoilState, own: Action, other: Action) -> float:
        """What two Stability cards against each other lead to."""
        between = s.copy()
        between.apply(other, 1 - self.seat)
        return self.look(between, own)


def _bought(s: TurmoilState, who: int, space: int, n: int, free: bool) -> int:
    """Place support while the operations last; how much it was."""
    for done in range(n):
        cost = price(s, who, space, free)
        if cost > s.ops + bonus(s, who, space):
            return done
        s.ops -= cost
        s.add(space, who)
        s.used += (space,)
    return n


def _mixed(table: list[list[float]]) -> list[float]:
    """How often to choose each line of a table whose columns the opponent chooses: regret matching."""
    lines, columns = range(len(table)), range(len(table[0]))
    regret, other_regret = [0.0] * len(table), [0.0] * len(table[0])
    total = [0.0] * len(table)
    for _ in range(MIXED):
        mine, theirs = _by_regret(regret), _by_regret(other_regret)
        of_line = [sum(table[i][j] * theirs[j] for j in columns) for i in lines]
        of_column = [sum(table[i][j] * mine[i] for i in lines) for j in columns]
        value_now = sum(of_line[i] * mine[i] for i in lines)
        for i in lines:
            regret[i] += of_line[i] - value_now
            total[i] += mine[i]
        for j in columns:
            other_regret[j] += value_now - of_column[j]
    return [each / MIXED for each in total]


def _by_regret(regret: list[float]) -> list[float]:
    good = [max(0.0, each) for each in regret]
    total = sum(good)
    return [each / total for each in good] if total else [1 / len(good)] * len(good)
