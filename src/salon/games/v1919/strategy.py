"""Strategy cards: chosen once, after the first Uprising, by whoever has fewest stars first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.terms import NATION_NAME, NOBODY, POWERS
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class ChooseStrategies(V1919Step, frozen=True):
    """The next player without a Strategy card takes one of those left; the last one left is out."""

    clause = "v1919.strategy.2"

    def enter(self, s: V1919State) -> Asked | None:
        waiting = [power for power in s.clockwise(s.turn) if s.strategy[power] == NOBODY]
        if not waiting:
            s.stack.pop()
            s.strategies.clear()
            return None
        power = min(waiting, key=stars(s).__getitem__)  # the first of equals in turn order
        legal = tuple(s.cards.first_strategy + card for card in s.strategies)
        return self.ask(s, power, questions.Strategy(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        card, power = action - s.cards.first_strategy, s.powers[seat]
        s.strategies.remove(card)
        s.strategy[power] = card
        s.tell(facts.Strategy, NATION_NAME[power], s.cards.vocabulary.names[action])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        card, name = action - s.cards.first_strategy, s.vocabulary.name(action)
        if not 0 <= card < len(s.cards.strategies):
            return super().refuse(s, action, seat)
        if card in s.strategy:
            return refusal("v1919.strategy.4", "v1919.why.strategy-taken", strategy=name)
        return refusal("v1919.setup.16", "v1919.why.strategy-away", strategy=name)


def stars(s: V1919State) -> list[int]:
    """The sum of the star values of the Issues that each power controls; the last one is nobody's."""
    found = [0] * (POWERS + 1)
    for owner, stars in zip(s.controller, s.cards.stars, strict=True):
        found[owner] += stars
    return found
