"""How the bot of Europe in Turmoil finds its answers."""

from __future__ import annotations

import math

from salon.games.turmoil.answers import (
    CARD,
    CHECK,
    DONE,
    EVENT,
    EVENT_FIRST,
    NAVAL,
    OPERATIONS,
    OPERATIONS_FIRST,
    PLACE,
)
from salon.games.turmoil.bot_survey import Survey, worth_of
from salon.games.turmoil.bot_terrain import terrain_of
from salon.games.turmoil.bot_value import WIN, caught, value, war_chance
from salon.games.turmoil.conditions import number
from salon.games.turmoil.effects.hands import PlayDiscarded
from salon.games.turmoil.effects.support import Place
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.opening import Discretionary
from salon.games.turmoil.operations import CheckStep, Operations, PlaceSupport, reach
from salon.games.turmoil.stability import ChooseStability, calm
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import LIBERAL, NOBODY
from salon.games.turmoil.turn import HelgolandRound, Mode, PlayCard, play_event, score_at_once
from salon.games.turmoil.war import WAR_POINTS
from salon.kernel import Action, Decision, Fate

BUDGET = 1500  # positions to look at for one answer; few questions need half of them

# Fates that begin with each face of the die, and whose second dice differ too.
_PAIRS = ((1, 4), (2, 6), (3, 2), (4, 5), (5, 1), (6, 3))


def _loaded(first: int, second: int) -> Fate:
    seed = 0
    while True:
        fate = Fate.of(seed)
        if (fate.roll(), fate.roll()) == (first, second):
            return Fate.of(seed)
        seed += 1


_FATES = tuple(_loaded(*pair) for pair in _PAIRS)
_QUIET = (PlayCard, HelgolandRound, Discretionary)


class Search:
    """Looks for the answer that leaves the best position when the round is over."""

    def __init__(self, s: TurmoilState, seat: int) -> None:
        self.seat = seat
        self.left = BUDGET
        self.at_war = bool(s.blocs)

    def best(self, s: TurmoilState, decision: Decision) -> Action:
        plan = self.plan(s, decision)
        if plan is not None:
            return plan
        legal = list(decision.legal)
        s.fate.copy().shuffle(legal)  # so that ties favour nobody
        step = s.stack[-1]
        if type(step) is PlayCard:
            worth = self.cards(s, legal)
        else:
            if type(step) is ChooseStability:
                s = calm(s)
            legal = self.promising(s, legal)
            worth = [self.look(s, action) for action in legal]
        return legal[worth.index(max(worth))]

    def promising(self, s: TurmoilState, legal: list[Action]) -> list[Action]:
        """The answers that are looked at."""
        return legal

    # -- looking ahead ---------------------------------------------------------------------------

    def look(self, s: TurmoilState, action: Action) -> float:
        """What an answer of the seat leads to, over all faces of the die if one is rolled."""
        low, rolled = self.once(s, action, _FATES[0])
        if not rolled:
            return low
        high, _ = self.once(s, action, _FATES[-1])
        if high == low:
            return low
        return (low + high + sum(self.once(s, action, fate)[0] for fate in _FATES[1:-1])) / 6

    def once(self, s: TurmoilState, action: Action, fate: Fate) -> tuple[float, bool]:
        """What an answer leads to with one fate, and whether fate had a say."""
        after = s.copy()
        after.fate = fate.copy()
        step = after.stack[-1]
        if action == EVENT and type(step) is Mode:  # also the opponent's, which is no answer by itself
            play_event(after, step.card, self.seat)
            after.run()
        else:
            after.apply(action, self.seat)
        self.left -= 1
        return self.settle(after), after.fate.counter > 0

    def settle(self, s: TurmoilState) -> float:
        """Play on until the next round, everyone for his own good, and value what is there."""
        while s.result is None and type(s.stack[-1]) not in _QUIET:
            if s.blocs and not self.at_war:
                # The dice of the war are not looked at: they would be those of one imagined war.
                vp = s.vp
                if s.war_winner != NOBODY:
                    vp -= WAR_POINTS if s.war_winner == LIBERAL else -WAR_POINTS
                found = war_chance(s, terrain_of(s.cards, s.world), vp)
                return found if self.seat == LIBERAL else -found
            if self.left <= 0 or s.blocs:
                break
            decision = s.pending[0]
            if not self.placed(s, decision):
                s.apply(self.quick(s, decision), decision.seat)
        return self.worth(s)

    def placed(self, s: TurmoilState, decision: Decision) -> bool:
        """Place all support at once if that is what is asked: one look serves for all points of it."""
        step = s.stack[-1]
        if not isinstance(step, PlaceSupport):
            return False
        for offer in Survey(s, self.seat).buy(decision.seat, s.ops, s.reach_bits, free=step.free):
            for _ in range(offer.n):
                s.apply(offer.space, decision.seat)
        return True

    def worth(self, s: TurmoilState) -> float:
        """What a position at the end of a look ahead is worth."""
        return value(s, self.seat)

    def quick(self, s: TurmoilState, decision: Decision) -> Action:
        """An answer in the course of what is looked at: one that is good at first sight."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        plan = self.plan(s, decision)
        if plan is not None:
            return plan
        step = s.stack[-1]
        if type(step) is ChooseStability:
            return s.fate.pick(legal)
        if type(step) is PlayDiscarded:
            return max(legal, key=lambda action: _replayed(s, action, decision.seat))
        sign = 1 if decision.seat == self.seat else -1
        best, found = -math.inf, legal[0]
        for action in legal:
            after = s.copy()
            after.apply(action, decision.seat)
            self.left -= 1
            worth = sign * value(after, self.seat)
            if worth > best:
                best, found = worth, action
        return found

    # -- cards -----------------------------------------------------------------------------------

    def cards(self, s: TurmoilState, legal: list[Action]) -> list[float]:
        """What each card of the hand would do, played in the best way."""
        gains = self.gains(s, {s.value_of(action - CARD, self.seat) for action in legal})
        return [
            self.score(s, action) if s.cards.scores[action - CARD] else self.card(s, action, gains)
            for action in legal
        ]

    def gains(self, s: TurmoilState, values: set[int]) -> dict[int, float]:
        """What operations bring, by their number."""
        seat = self.seat
        richer = s.copy()
        richer.vp += 1 if seat == LIBERAL else -1
        slope = max(0.01, value(richer, seat) - value(s, seat))
        survey = Survey(s, seat)
        bought = survey.buy(seat, max(values), reach(s, seat))
        return {n: slope * max(worth_of(bought, n), survey.checks(seat, n)) for n in values}

    def card(self, s: TurmoilState, action: Action, gains: dict[int, float]) -> float:
        """A card by the best use of it; `gains` says what operations bring."""
        uses = self.uses(s, action, gains)
        return max(uses.values()) if uses else self.look(s, action)

    def uses(self, s: TurmoilState, action: Action, gains: dict[int, float]) -> dict[Action, float]:
        """What each use of a card is worth; none where it is played without being asked what for."""
        seat, card = self.seat, action - CARD
        after = s.copy()
        after.apply(action, seat)
        if after.result is not None or type(after.stack[-1]) is not Mode:
            return {}
        modes = after.pending[0].legal
        if caught(after, seat):
            return dict.fromkeys(modes, -2 * WIN)
        operations = gains[s.value_of(card, seat)]
        found = {mode: self.look(after, mode) for mode in modes if mode == NAVAL or mode > CARD}
        if OPERATIONS in modes:
            found[OPERATIONS] = self.worth(after) + operations
        if EVENT in modes or EVENT_FIRST in modes:
            event = self.look(after, EVENT)
            both = {mode: event + operations for mode in (EVENT_FIRST, OPERATIONS_FIRST) if mode in modes}
            found |= both or {EVENT: event}
        return found

    def score(self, s: TurmoilState, action: Action) -> float:
        """A scoring without Stability cards, and the risk of its Crisis roll."""
        after = s.copy()
        score_at_once(after, self.seat, action)
        after.run()
        self.left -= 1
        found = self.worth(after)
        faces = min(6, s.tension + s.status)
        if faces <= 0 or after.result is not None:
            return found
        war = war_chance(after, terrain_of(s.cards, s.world), after.vp)
        return found + faces / 6 * ((war if self.seat == LIBERAL else -war) - found)

    # -- operations ------------------------------------------------------------------------------

    def plan(self, s: TurmoilState, decision: Decision) -> Action | None:
        """The answer where support is bought, checked or placed; None elsewhere."""
        step, who = s.stack[-1], decision.seat
        if isinstance(step, PlaceSupport):
            return Survey(s, self.seat).buy(who, s.ops, s.reach_bits, free=step.free)[0].space
        if isinstance(step, Operations):
            if NAVAL in decision.legal:
                return None
            survey = Survey(s, self.seat)
            bought = survey.buy(who, s.ops, reach(s, who, step.where), free=step.free)
            gains = {
                PLACE: sum(offer.gain for offer in bought),
                CHECK: survey.checks(who, s.ops, free=step.free),
                DONE: 0.0,
            }
            return max(decision.legal, key=gains.__getitem__)
        if isinstance(step, CheckStep):
            survey = Survey(s, self.seat)
            return max(
                (space for space in decision.legal if space != DONE),
                key=lambda space: survey.check(who, space, step.sums(s, space).margin),
            )
        if isinstance(step, Place):
            survey = Survey(s, self.seat)
            side = side_of(step.side, s.actor)
            left = number(step.n, s) - len(s.used)
            most = min(left, step.most) if step.most else left
            return max(decision.legal, key=lambda space: survey.each(who, side, space, most))
        return None


def _replayed(s: TurmoilState, action: Action, who: int) -> int:
    """At first sight, what an event of the discards is worth to a player: its value, or that against him."""
    if action == DONE:
        return 0
    card = action - CARD
    return -s.cards.ops[card] if s.cards.side[card] == 1 - who else s.cards.ops[card]
