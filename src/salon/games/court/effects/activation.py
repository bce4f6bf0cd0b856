"""The step that activates a character without its card, and the end of such an activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court import questions
from salon.games.court.base import CharacterStep, EffectEnd, refusal, stop_without_effect
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import CHARACTER, EVERYONE, pile
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class Activate(CharacterStep, EffectStep, frozen=True):
    """Activate a character that one may activate, without its card."""

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple([c for c in EVERYONE if s.may_activate(s.active, c)])
        if not legal:
            stop_without_effect(s)
            return None
        return self.ask(s, questions.Activate(), legal)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack[-1] = EndActivation(s.acting, s.target, s.victim, s.source, s.value)
        s.activate(action)

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return why_not_activated(s, c, "court.actioncard.3")


class EndActivation(EffectEnd, frozen=True):
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


def why_not_activated(s: CourtState, c: int, clause: str) -> Refusal:
    """Why the player on turn may not activate a character."""
    mine = len(s.piles[pile(s.active, c)])
    if not mine and not s.rules.zero_ties:
        return refusal("court.ruling.activate.zero", "court.why.no-card-under", character=CHARACTER[c])
    most = s.most_of_others(s.active, c)
    return refusal(clause, "court.why.majority", character=CHARACTER[c], mine=mine, most=most)
