"""Events: whether one can take place, and carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts
from salon.games.turmoil.base import EffectStep, TurmoilStep
from salon.games.turmoil.frames import begin
from salon.games.turmoil.terms import CARDS, SIDE

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Resolve(TurmoilStep, frozen=True):
    """The event of a card takes place for a side, unless something it asks for is missing."""

    clause = "turmoil.7.1.a"
    card: int
    side: int
    away: bool = False  # lay the card away afterwards: it is not the card of the round
    both: bool = False  # the side has the operations of the card too

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if self.away:
            s.stack.append(PutAway(self.card))
        resolve(s, self.card, self.side, both=self.both)


def resolve(s: TurmoilState, card: int, side: int, *, both: bool = False) -> None:
    if not s.playable(card, side):
        s.tell(facts.NoEvent, f"card.{card}")
        return
    s.took_place += (card,)
    s.happened |= 1 << card
    if bars := s.cards.bars_after[card]:
        s.bans += bars
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Event, SIDE[side], f"card.{card}")
    begin(s, s.cards.effect[card], side, card)
    if both and isinstance(step := s.stack[-1], EffectStep):
        s.stack[-1] = step.beside_operations()


class PutAway(TurmoilStep, frozen=True):
    """A played card is laid away."""

    clause = "turmoil.2.2.5.a"
    card: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.put_away(self.card)


class EndPlay(PutAway, frozen=True):
    """The card of the round is laid away, and the VP marker is looked at (turmoil.10.4.1.a)."""

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.put_away(self.card)
        s.test_victory()


END_PLAY = tuple(EndPlay(card) for card in range(CARDS + 1))
