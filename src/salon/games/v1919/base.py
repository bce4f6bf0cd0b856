"""What all steps of the conference have in common."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from salon.games.v1919.terms import NATIONS
from salon.kernel import Action, Arg, Decision, Refusal, Step, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class V1919Step(Step["V1919State"], frozen=True):
    """A step of the conference."""

    clause: ClassVar[str]  # the rule behind the step

    def ask(self, s: V1919State, power: int, prompt: Text, legal: tuple[Action, ...]) -> Decision:
        """Ask whoever decides for a power; one who decides for another's is told for whose."""
        if s.seats < 3 and (power not in s.powers or s.is_bot(power)):
            prompt = _for(power, prompt)
        return Decision(s.seat(power), prompt, legal, self.clause)


_FOR: dict[tuple[int, int], Text] = {}  # by power and identity of a question, which it keeps alive


def _for(power: int, question: Text) -> Text:
    """A question in another's name; there are few different ones, and search asks them often."""
    found = _FOR.get((power, id(question)))
    if found is None:
        nation = f"nation.{NATIONS[power]}"
        found = _FOR[power, id(question)] = Text("v1919.ask.for", {"nation": nation, "question": question})
    return found


@cache
def prompt(id: str, /, **args: Arg) -> Text:
    """The text of a question; there are few different ones."""
    return Text(id, args)


def refusal(clause: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(clause, Text(id, args))
