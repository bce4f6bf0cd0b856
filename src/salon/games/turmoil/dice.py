"""Dice, and the one that may be rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import KEEP, REROLL
from salon.games.turmoil.base import TurmoilStep
from salon.games.turmoil.terms import SIDE, with_side
from salon.kernel import Action, Decision

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

KOENIG = 10  # the box that lets a side roll a die again


def roll(s: TurmoilState, side: int) -> int:
    """A side's die; 0 if it must first say whether to roll it again, and the step will be entered anew."""
    if s.die:
        die, s.die = s.die, 0
        return die
    die = s.fate.roll()
    if s.active != side or s.rerolled[side] or s.blocs or not s.alone(side, KOENIG):
        return die
    s.die = die
    s.stack.append(Reroll(side))
    return 0


class Reroll(TurmoilStep, frozen=True):
    """König class: once a turn, in one's own action round, a die may be rolled again."""

    clause = "turmoil.n.konig.1"
    side: int

    def enter(self, s: TurmoilState) -> Decision:
        return Decision(self.side, questions.Reroll(die=s.die), (KEEP, REROLL), self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == REROLL:
            s.rerolled = with_side(s.rerolled, self.side, True)
            was, s.die = s.die, s.fate.roll()
            s.tell(facts.Reroll, SIDE[self.side], was, s.die)
