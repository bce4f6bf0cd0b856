"""What all steps of the court have in common."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from salon.kernel import Action, Arg, Decision, Refusal, Step, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class CourtStep(Step["CourtState"], frozen=True):
    """A step of the court; the seat whose turn it is decides."""

    clause: ClassVar[str]  # the rule behind the step

    def ask(self, s: CourtState, prompt: Text, legal: tuple[Action, ...]) -> Decision:
        return Decision(s.active, prompt, legal, self.rule(s))

    def rule(self, s: CourtState) -> str:
        """The clause behind the question."""
        return self.clause


@cache
def prompt(id: str, /, **args: Arg) -> Text:
    """The text of a question. There are few different ones, and search asks them a million times."""
    return Text(id, args)


def refusal(clause: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(clause, Text(id, args))


def kinds(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The different kinds among cards that lie sorted: what a choice of one of them offers."""
    return cards if len(set(cards)) == len(cards) else tuple(dict.fromkeys(cards))
