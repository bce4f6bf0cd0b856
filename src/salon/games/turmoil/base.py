"""What all steps of Europe in Turmoil have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from salon.games.turmoil.answers import DONE, PASS, SPACES
from salon.games.turmoil.phrases import chain, spoken
from salon.kernel import Action, Arg, Refusal, Step, Text
from salon.kernel.fact import kebab

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class TurmoilStep(Step["TurmoilState"], frozen=True):
    """A step of the game."""

    clause: ClassVar[str]  # the rule behind the step
    must: ClassVar[str] = ""  # the rule by which one may not stop here

    def rule(self, s: TurmoilState) -> str:
        """The clause behind the question."""
        return self.clause

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        """One may not stop here; and who answers something else is told what the question is."""
        if action in (DONE, PASS) and self.must:
            return refusal(self.must, "turmoil.why.not-done")
        asked = s.decision(seat)
        assert asked is not None
        return refusal(asked.clause, "turmoil.why.not-asked", prompt=asked.prompt)


class SpaceStep(TurmoilStep, frozen=True):
    """A step that asks for a space: whichever is not allowed has a reason."""

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        """Why this space may not be chosen."""
        raise NotImplementedError

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        return self.why_not(s, action, seat) if action < SPACES else super().refuse(s, action, seat)

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        """The whole map: where nothing can be chosen it says why."""
        legal = super().offered(s, seat)
        return (*legal, *(space for space in range(SPACES) if space not in legal))


class EffectStep(TurmoilStep, frozen=True):
    """A step that a card may name: one sentence of its event."""

    clause = "turmoil.7.1.a"
    must = "turmoil.r.voluntary-may"
    conditional: ClassVar[bool] = False  # among others it must be seen where it ends

    def rule(self, s: TurmoilState) -> str:
        return s.cards.clauses[s.source]

    def beside_operations(self) -> EffectStep:
        """The sentence when the operations of its card are used too."""
        return self

    def words(self) -> Text:
        """The sentence of the card, without a full stop: the message of the step, with its fields."""
        return self.sentence("", **spoken(self))

    def sentence(self, form: str, /, **args: Arg) -> Text:
        """One of the forms of the step's message."""
        name = kebab(type(self).__name__)
        return Text(f"turmoil.step.{name}{form}", args)


def words(effect: Iterable[EffectStep]) -> Text:
    """The sentences of an effect, one after the other, without a full stop."""
    steps = tuple(effect)
    if len(steps) == 1:
        return steps[0].words()
    return chain(
        "turmoil.step.then",
        [
            Text("turmoil.step.group", {"step": step.words()}) if step.conditional else step.words()
            for step in steps
        ],
    )


def refusal(clause: str, id: str, /, **args: Arg) -> Refusal:
    return Refusal(clause, Text(id, args))
