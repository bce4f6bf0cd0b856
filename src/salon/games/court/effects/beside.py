"""Sentences that action cards of other boxes may have: cards drawn and discarded, hands, another turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from salon.games.court import facts, questions
from salon.games.court.base import TurnEnd, kinds, refusal, stop_without_effect
from salon.games.court.effects.hand import FromHand
from salon.games.court.effects.step import EffectStep
from salon.games.court.memory import KEPT, KEPT_MASK
from salon.games.court.terms import FIRST_CARD, HAND, PLAYER
from salon.kernel import Action, Arg, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState

Few = Annotated[int, Meta(ge=1, le=HAND)]


class DrawCards(EffectStep, frozen=True):
    """Draw so many cards, or as many as there are."""

    count: Few = 1

    def told(self) -> dict[str, Arg]:
        return {"count": self.count}

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.refill(s.active, len(s.hands[s.active]) + self.count)


class DiscardCards(FromHand, frozen=True):
    """Discard so many cards of the hand, or all there are; their values say nothing."""

    count: Few = 1

    def told(self) -> dict[str, Arg]:
        return {"count": self.count}

    def enter(self, s: CourtState) -> Decision | None:
        hand = s.hands[s.active]
        if not hand:
            s.stack.pop()
            return None
        return self.ask(s, questions.Discard(s.actor), kinds(hand))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        if self.count > 1:
            s.stack.append(DiscardCards(self.count - 1))
        s.take_from_hand(s.active, action)
        s.discard.append(action)
        s.tell(facts.Discard, PLAYER[s.active], s.cards.vocabulary.names[action])


class TakeDiscard(EffectStep, frozen=True):
    """Take a card from the discards into hand; everyone sees which one. With none it ends."""

    wants = "card"

    def enter(self, s: CourtState) -> Decision | None:
        if not s.discard:
            stop_without_effect(s)
            return None
        return self.ask(s, questions.TakeDiscard(s.actor), kinds(tuple(sorted(s.discard))))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.discard.remove(action)
        s.take_openly(s.active, action)

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        if action < FIRST_CARD:
            return super().refuse(s, action, seat)
        return refusal(self.rule(s), "court.why.not-discarded", card=s.vocabulary.name(action))

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return kinds(tuple(sorted(s.discard)))


class ShowHand(EffectStep, frozen=True):
    """The player chosen lays the hand open for everyone to see."""

    needs = frozenset({"victim"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        player = s.victim
        s.shown[player] = s.hands[player]
        s.kept &= ~(KEPT_MASK << KEPT * player)
        s.reveals += 1
        s.tell(facts.ShowHand, PLAYER[player], s.names(s.hands[player]))


class AnotherTurn(EffectStep, frozen=True):
    """After this turn its player has another one."""

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        for place, step in enumerate(s.stack):
            if isinstance(step, TurnEnd):
                s.stack[place] = msgspec.structs.replace(step, again=True)
        s.tell(facts.AnotherTurn, PLAYER[s.active])
