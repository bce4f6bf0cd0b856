"""Whose event is being carried out: it begins, and when it is over the one around it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil.base import EffectStep, TurmoilStep

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class EndEffect(TurmoilStep, frozen=True):
    """Give back to the event around this one what it had chosen."""

    clause = "turmoil.7.1.a"
    actor: int
    source: int
    saved: int
    chosen: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.actor, s.source, s.saved, s.chosen = self.actor, self.source, self.saved, self.chosen


def begin(s: TurmoilState, effect: tuple[EffectStep, ...], actor: int, source: int) -> None:
    """Carry out sentences for a side. They lie reversed, ready for the stack: the first ends on top."""
    if effect:
        stack = s.stack
        stack.append(EndEffect(s.actor, s.source, s.saved, s.chosen))
        stack += effect
        s.actor, s.source = actor, source
