"""What all steps of the court have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from salon.games.court import facts
from salon.games.court.terms import CHAMBERLAIN, EVERYONE
from salon.kernel import Action, Arg, Decision, Question, Refusal, Step, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class CourtStep(Step["CourtState"], frozen=True):
    """A step of the court; the seat whose turn it is decides."""

    clause: ClassVar[str]  # the rule behind the step
    wants: ClassVar[str] = ""  # what an answer names: the end of a message `court.why.wants-…`

    def ask(self, s: CourtState, question: Question, legal: tuple[Action, ...]) -> Decision:
        return Decision(s.active, question, legal, self.rule(s))

    def rule(self, s: CourtState) -> str:
        """The clause behind the question."""
        return self.clause

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        """What is asked for, to one who names something else."""
        return refusal(self.rule(s), f"court.why.wants-{self.wants}")


class TurnEnd(CourtStep, frozen=True, omit_defaults=True):
    """The end of a turn: whose the next one is."""

    again: bool = False  # the same player's


class EffectEnd(CourtStep, frozen=True):
    """What follows an effect, whether it was carried out or not."""


class CharacterStep(CourtStep, frozen=True):
    """A step that asks for a character: all seven are shown, and whichever is not allowed has a reason."""

    wants = "character"

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        """Why this character may not be chosen."""
        raise NotImplementedError

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        return super().refuse(s, action, seat) if action > CHAMBERLAIN else self.why_not(s, action, seat)

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return EVERYONE


def end_effect(s: CourtState) -> None:
    """The rest of the effect is not carried out."""
    stack = s.stack
    while not isinstance(stack[-1], EffectEnd):
        stack.pop()


def fail(s: CourtState) -> None:
    """The rest of the effect is lost (court.action.3)."""
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Fail, s.actor)
    end_effect(s)


def stop_without_effect(s: CourtState) -> None:
    """Nothing can be chosen: the card does as much as it can, down to nothing."""
    s.tell(facts.NoEffect, s.actor)
    end_effect(s)


def refusal(clause: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(clause, Text(id, args))


def kinds(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The different kinds among cards that lie sorted: what a choice of one of them offers."""
    return cards if len(set(cards)) == len(cards) else tuple(dict.fromkeys(cards))
