"""The set-up: scoring cards are shown, and both sides place their first support (turmoil.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import NO, YES
from salon.games.turmoil.base import SpaceStep, TurmoilStep, refusal
from salon.games.turmoil.bits import bits, listed
from salon.games.turmoil.reasons import why_closed
from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL, SIDE, with_side
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

# Who places how much support at the start, in turns (turmoil.3.4.a); the first lies on top.
INSTALMENTS = (
    (LIBERAL, 1),
    (AUTHORITARIAN, 1),
    (LIBERAL, 3),
    (AUTHORITARIAN, 3),
    (LIBERAL, 2),
    (AUTHORITARIAN, 2),
)


class ShowScoring(TurmoilStep, frozen=True):
    """Who holds two scoring cards may show them. Both are asked, so that the question tells nothing."""

    clause = "turmoil.3.1.c"

    def enter(self, s: TurmoilState) -> tuple[Decision, ...] | None:
        asked = tuple(
            Decision(
                side,
                questions.Show(),
                (NO, YES) if len(scoring_cards(s, side)) >= 2 else (NO,),
                self.clause,
            )
            for side in range(2)
            if not s.shown[side]
        )
        if asked:
            return asked
        s.stack.pop()
        for side in range(2):
            if s.shown[side] == 2:
                cards = scoring_cards(s, side)
                s.show_hand(side, cards)
                s.tell(facts.Shows, SIDE[side], tuple(f"card.{card}" for card in cards))
        return None

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        choice = 2 if action == YES else 1
        s.shown = with_side(s.shown, seat, choice)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action == YES:
            return refusal(self.clause, "turmoil.why.show")
        return super().refuse(s, action, seat)


def scoring_cards(s: TurmoilState, side: int) -> tuple[int, ...]:
    return tuple(filter(s.cards.scores.__getitem__, s.hands[side]))


class Discretionary(SpaceStep, frozen=True):
    """An instalment of support at the start, in spaces free of the opponent's."""

    clause = "turmoil.3.4.c"
    must = "turmoil.3.4.b"
    side: int
    n: int

    def enter(self, s: TurmoilState) -> Decision | None:
        left = self.n + (s.shown[self.side] == 2) - len(s.used)
        if not left:
            s.stack.pop()
            s.used = ()
            return None
        legal = listed(bits(s.world.is_open) & ~s.there[1 - self.side])
        return Decision(self.side, questions.SetUp(left), legal, self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.used += (action,)
        s.add(action, seat)

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        name = s.vocabulary.name(space)
        return why_closed(s, space) or refusal(self.clause, "turmoil.why.enemy-there", space=name)
