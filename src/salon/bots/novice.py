"""A player that plays soundly and overlooks things."""

from __future__ import annotations

from salon.bots.greedy import Greedy
from salon.kernel import Action, Fate, State

OVERLOOKED = 40  # answers of a hundred that are given without a thought


class Novice:
    """Plays as another bot would, but gives some answers just as they come to mind.

    Where something may be said aside it thinks: an offer must not be accepted by accident.
    """

    def __init__(self, sober: Greedy) -> None:
        self.sober = sober
        self.plan: list[Action] = []

    def choose(self, s: State, seat: int, fate: Fate) -> Action:
        decision = next(d for d in s.pending if d.seat == seat)
        if len(decision.legal) > 1 and not decision.aside and fate.below(100) < OVERLOOKED:
            self.plan = []
            return fate.pick(decision.legal)
        self.sober.plan = self.plan
        action = self.sober.choose(s, seat, fate)
        self.plan = self.sober.plan
        return action
