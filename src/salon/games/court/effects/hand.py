"""Steps that take a card from the hand, and the test of its value."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from salon.games.court.base import kinds, prompt_by, refusal
from salon.games.court.effects.activation import EndActivation
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import CHARACTER, FIRST_CARD, PLAYER, QUEEN, pile
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


ASK_PLACE = tuple(Text("court.ask.place", {"character": name}) for name in CHARACTER)


@cache
def _ask_discard(test: str, by: str, bound: int) -> Text:
    return Text(f"court.ask.discard-{test}", {"by": by, "bound": bound})


class FromHand(EffectStep, frozen=True):
    """A step that takes one card from the hand."""

    wants = "card"

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        if action < FIRST_CARD:
            return super().refuse(s, action, seat)
        return refusal(self.rule(s), "court.why.not-in-hand", card=s.vocabulary.name(action))


class DiscardCard(FromHand, frozen=True):
    """Discard a card from hand for its value. With no card left the action fails."""

    gives = frozenset({"value"})

    def enter(self, s: CourtState) -> Decision | None:
        hand = s.hands[s.active]
        if not hand:
            s.fail()
            return None
        for step in reversed(s.stack):  # the requirement lies further down the same effect
            if type(step) is EndActivation:
                break
            if type(step) is Require:
                asked = _ask_discard(step.test, s.actor, step.bound(s))
                return self.ask(s, asked, kinds(hand))
        return self.ask(s, prompt_by("court.ask.discard", s.actor), kinds(hand))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.take_from_hand(s.active, action)
        s.discard.append(action)
        s.value = s.cards.value[action]
        if s.journal is not None:
            s.say("court.log.discard", player=PLAYER[s.active], card=s.vocabulary.name(action))


class PlaceCard(FromHand, frozen=True):
    """Put one card from hand face down under the target on one's own side; a single one goes by itself."""

    needs = frozenset({"target"})

    def rule(self, s: CourtState) -> str:
        return "court.queen.4" if s.acting == QUEEN else super().rule(s)

    def enter(self, s: CourtState) -> Decision | None:
        hand = s.hands[s.active]
        if len(hand) > 1:
            return self.ask(s, ASK_PLACE[s.target], kinds(hand))
        if hand:
            self.answer(s, hand[0], s.active)
        else:
            s.fail()
        return None

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.place_from_hand(s.active, s.target, action)


class Require(EffectStep, frozen=True):
    """Go on only if the value discarded passes the test; otherwise the action fails."""

    needs = frozenset({"target", "value"})
    test: Literal["above-largest-pile", "above-pile", "below-pile", "below-markers"]

    def bound(self, s: CourtState) -> int:
        """The number to beat."""
        if self.test == "above-largest-pile":
            return max(len(s.piles[pile(p, s.target)]) for p in range(s.seats))
        if self.test == "below-markers":
            return s.markers[s.target]
        return len(s.piles[pile(s.victim, s.target)])

    def enter(self, s: CourtState) -> None:
        bound = self.bound(s)
        if s.value > bound if self.test.startswith("above") else s.value < bound:
            s.stack.pop()
        else:
            s.fail()
