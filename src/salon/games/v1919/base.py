"""What all steps of the conference have in common."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from salon.games.v1919.answers import DECK, DEMOBILIZE, DEPLOY, DISCARD, PLACE, PROPOSE, RECLAIM, SETTLE
from salon.games.v1919.questions import For, MayDeal, V1919Question
from salon.games.v1919.terms import DISCARD_REACH, NATION_NAME, NOBODY
from salon.kernel import Action, Arg, Decision, Refusal, Step, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

Asked: TypeAlias = tuple[Decision, ...]  # the question of a step, and what others may say meanwhile

ACTIONS = (PLACE, RECLAIM, SETTLE, DEPLOY, DEMOBILIZE)
REFILLS = (DECK, *range(DISCARD, DISCARD + DISCARD_REACH))


class V1919Step(Step["V1919State"], frozen=True):
    """A step of the conference."""

    clause: ClassVar[str]  # the rule behind the step
    # Whether a deal can be made while it asks: not where cubes have been counted for an action that must be
    # finished first.
    talk: ClassVar[bool] = True

    def ask(self, s: V1919State, power: int, question: V1919Question, legal: tuple[Action, ...]) -> Asked:
        """Ask whoever decides for a power; one who decides for another's is told for whose.

        The answers are within the bounds of the deals, and everyone may offer one.
        """
        if s.seats == 1:
            if power != s.mine:
                question = For(NATION_NAME[power], question)
            return (Decision(0, question, legal, self.clause),)
        seat = s.turn
        if power != s.powers[seat]:  # most questions go to the Active Player
            if power in s.powers:
                seat = s.powers.index(power)
            else:
                question = For(NATION_NAME[power], question)
        if s.deals:
            if s.terms:
                legal = s.permitted(legal, seat)
            if s.talk is not None:
                return s.talking(self, seat, question, legal)
            if self.talk:
                aside, onlookers = asides(s.offers)[seat]
                return (Decision(seat, question, legal, self.clause, aside), *onlookers)
        return (Decision(seat, question, legal, self.clause),)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        """Unless a step says more: what was begun is finished first, and a Settle goes step by step."""
        question = next(d.prompt for d in s.pending if d.seat == seat)
        if action in ACTIONS:
            return refusal("v1919.turn.6", "v1919.why.unfinished", question=question)
        if action in REFILLS and s.slot != NOBODY:
            return refusal("v1919.settle.0c", "v1919.why.step-by-step", question=question)
        return super().refuse(s, action, seat)


@cache
def asides(offers: tuple[int, ...]) -> tuple[tuple[tuple[Action, ...], Asked], ...]:
    """By the offers that each seat may still make, and the seat that is asked: what may be said aside.

    Their questions hold nothing else.
    """
    may = {
        seat: Decision(seat, MayDeal(), (), "v1919.negotiation.1", (PROPOSE,))
        for seat, left in enumerate(offers)
        if left
    }
    return tuple(
        ((PROPOSE,) if asked in may else (), tuple(may[seat] for seat in may if seat != asked))
        for asked in range(len(offers))
    )


def refusal(clause: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(clause, Text(id, args))
