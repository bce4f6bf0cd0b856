"""What the steps of cards have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from salon.games.court.base import CourtStep
from salon.games.court.terms import (
    CHARACTERS,
    NOBODY,
)
from salon.kernel import Arg, Text
from salon.kernel.fact import kebab

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


ACTIVATION = tuple(f"court.{name}.1" for name in CHARACTERS)  # the clause of each character's action


class EffectStep(CourtStep, frozen=True):
    """A step that a card may name. `needs` and `gives` let a card pack be checked before it is played."""

    needs: ClassVar[frozenset[str]] = frozenset()
    gives: ClassVar[frozenset[str]] = frozenset()

    def words(self, card: str) -> Text:
        """The sentence that this step is on a card, which it may name."""
        step = kebab(type(self).__name__)
        return Text(f"court.step.{step}{self.variant}", {"self": card, **self.told()})

    @property
    def variant(self) -> str:
        """What a sentence is called beyond its step, where a step has several."""
        return ""

    def told(self) -> dict[str, Arg]:
        """The numbers in the sentence."""
        return {}

    def rule(self, s: CourtState) -> str:
        """The rule of the card that is carried out."""
        return s.cards.clause[s.played] if s.acting == NOBODY else ACTIVATION[s.acting]
