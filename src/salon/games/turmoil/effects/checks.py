"""Support Checks and operations that an event gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil import questions
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.bits import listed
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.operations import CheckStep, CheckSum, Operations, ResolveCheck, check_sum, targets
from salon.games.turmoil.reasons import why_elsewhere
from salon.games.turmoil.terms import era_of
from salon.games.turmoil.where import ANYWHERE, Where, mode_of
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class SupportCheck(CheckStep, EffectStep, frozen=True):
    """Support Checks of an event: the same space may be checked again (turmoil.6.2.2.d)."""

    n: Number = 1
    strength: Literal["card", "tension"] | int = "card"
    where: Where = ANYWHERE
    free: bool = False  # the opponent's control next to the target does not count
    restores: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.n, int) and self.strength != "tension":
            raise ValueError("checks that are counted have the strength of Tension")

    def enter(self, s: TurmoilState) -> Decision | None:
        left = number(self.n, s) - len(s.used)
        legal = listed(targets(s, s.actor, self.where)) if left > 0 else ()
        if not legal:
            s.stack.pop()
            s.used = ()
            return None
        if len(legal) == 1:
            self.answer(s, legal[0], s.actor)
            return None
        question = questions.Check(left=left, strength=self.value(s))
        return Decision(s.actor, question, legal, self.rule(s))

    def value(self, s: TurmoilState) -> int:
        if self.strength == "card":
            return s.value_of(s.source, s.actor)
        return s.tension if self.strength == "tension" else self.strength

    def sums(self, s: TurmoilState, space: int) -> CheckSum:
        return check_sum(s, s.actor, space, self.value(s), self.free)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.used += (action,)
        s.stack.append(ResolveCheck(s.actor, action, self.value(s), self.free, self.restores))

    def why_other(self, s: TurmoilState, space: int) -> Refusal | None:
        return why_elsewhere(s, self.rule(s), self.where, s.actor, space)

    def words(self) -> Text:
        where = self.where.words("own", mode_of(self.n))
        if self.strength == "tension":
            return self.sentence("-tension", where=where)
        assert isinstance(self.n, int), "seen to when the card was read"
        if self.strength != "card":
            return self.sentence("-fixed", where=where, n=self.n, strength=self.strength)
        form = "-free" if self.free else "-restores" if self.restores else ""
        return self.sentence(form, where=where, n=self.n)


class Operate(EffectStep, frozen=True):
    """Operations as with a card of a given value (turmoil.7.4.a)."""

    n: int | Literal["card"]
    georgian: int = 0  # the value in the Georgian era, if another
    naval: bool = False
    free: bool = False
    may: bool = False  # they may be declined

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.fund(self.printed(s), s.actor)
        s.stack.append(Operations(s.actor, naval=self.naval, free=self.free, may=self.may))

    def printed(self, s: TurmoilState) -> int:
        """The value before it is changed like that of a card."""
        if self.n == "card":
            return s.cards.ops[s.source]
        return self.georgian if self.georgian and era_of(s.turn) == 2 else self.n
