"""The step that activates a character without its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.base import CharacterStep, prompt
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
        legal = tuple(c for c in EVERYONE if s.may_activate(s.active, c))
        if not legal:
            s.stop_without_effect()
            return None
        return self.ask(s, prompt("court.ask.activate"), legal)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.activate(action)

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return s.why_not_activate(c, "court.actioncard.3")
