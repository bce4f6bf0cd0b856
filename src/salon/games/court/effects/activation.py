"""The step that activates a character without its card, and the end of such an activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court import questions
from salon.games.court.base import CharacterStep, CourtStep
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import (
    EVERYONE,
)
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class Activate(CharacterStep, EffectStep, frozen=True):
    """Activate a character that one may activate, without its card."""

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple([c for c in EVERYONE if s.may_activate(s.active, c)])
        if not legal:
            s.stop_without_effect()
            return None
        return self.ask(s, questions.Activate(), legal)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack[-1] = EndActivation(s.acting, s.target, s.victim, s.source, s.value)
        s.activate(action)

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return s.why_not_activate(c, "court.actioncard.3")


class EndActivation(CourtStep, frozen=True):
    """An activation through a card is over: its favor is used up, and the card goes on where it was.

    Each activation is one by itself: if it fails, the rest of the card is still carried out
    (court.ruling.actioncard.twice).
    """

    clause = "court.chamberlain.6"
    acting: int
    target: int
    victim: int
    source: int
    value: int

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.use_favor()
        s.acting, s.target, s.victim, s.source = self.acting, self.target, self.victim, self.source
        s.value = self.value
