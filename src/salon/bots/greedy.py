"""A player that looks to the end of its own turn and takes the way that looks best there."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from salon.bots.thinker import Thinker
from salon.kernel import Action, Fate, State
from salon.kernel.mind import Reply
from salon.kernel.play import point_of_no_return

Evaluation = Callable[[State, int], float]


class Greedy(Thinker):
    """Searches all answers of its own turn, as far as `budget` positions go, with a value of positions.

    The rest of a plan is kept until chance or something newly seen makes it void, so that a turn is
    searched about once. A game may answer some questions by rules of its own, such as those that are no
    part of a turn or hang on dice: `reply` does, and gives None to all else.
    """

    def __init__(self, value: Evaluation, budget: int, reply: Reply | None = None) -> None:
        super().__init__(self._best, budget, reply)
        self.value = value
        self.budget = budget

    def _best(self, s: State, seat: int, fate: Fate, _effort: int) -> list[Action]:
        return max(self.ways(s, seat, fate), key=itemgetter(0))[1]

    def ways(self, s: State, seat: int, fate: Fate) -> list[tuple[float, list[Action]]]:
        """For each answer that the seat may give now, the best value that it can lead to in this turn, and
        the answers that lead there.

        Every answer gets an equal share of the budget; what one leaves over goes to the next.
        """
        self._left = self.budget
        return self._ways(s, seat, fate, self.budget)

    def outlook(self, s: State, seat: int, fate: Fate) -> float:
        """The best value that the seat can still reach in this turn."""
        self._left = self.budget
        return self._search(s, seat, fate, self.budget)[0]

    def _ways(self, s: State, seat: int, fate: Fate, budget: int) -> list[tuple[float, list[Action]]]:
        decision = s.decision(seat)
        assert decision is not None
        legal = list(decision.legal)
        fate.shuffle(legal)  # so that ties favour nobody
        found = []
        floor = self._left - budget
        for done, action in enumerate(legal):
            share = (self._left - floor) // (len(legal) - done)
            self._left -= 1
            after = s.copy()
            after.apply(action, seat)
            value, rest = self._search(after, seat, fate, share - 1)
            # What follows a reveal was found in one imagined world only: decide it when it is seen.
            found.append((value, [action] if point_of_no_return(s, after) else [action, *rest]))
        return found

    def _search(self, s: State, seat: int, fate: Fate, budget: int) -> tuple[float, list[Action]]:
        """The best value that the seat can reach in this turn, and the answers that lead there."""
        decision = s.decision(seat)
        if decision is None or not decision.legal or budget <= 0:
            return self.value(s, seat), []
        best, plan = float("-inf"), [decision.legal[0]]
        for value, way in self._ways(s, seat, fate, budget):
            if value > best:
                best, plan = value, way
        return best, plan
