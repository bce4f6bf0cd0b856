"""Steps that take a card from the hand, and the test of its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.court import facts, questions
from salon.games.court.base import fail, kinds, refusal
from salon.games.court.effects.activation import EndActivation
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import CHARACTER, EVERYONE, FIRST_CARD, PLAYER, QUEEN, pile
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


PLACE = tuple(questions.Place(character) for character in CHARACTER)
TESTED: dict[str, type[questions.Tested]] = {
    "above-largest-pile": questions.DiscardAboveLargestPile,
    "above-pile": questions.DiscardAbovePile,
    "below-pile": questions.DiscardBelowPile,
    "below-markers": questions.DiscardBelowMarkers,
}


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
            fail(s)
            return None
        for step in reversed(s.stack):  # the requirement lies further down the same effect
            if type(step) is EndActivation:
                break
            if type(step) is Require:
                return self.ask(s, TESTED[step.test](s.actor, step.bound(s)), kinds(hand))
        return self.ask(s, questions.Discard(s.actor), kinds(hand))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.take_from_hand(s.active, action)
        s.discard.append(action)
        s.value = s.cards.value[action]
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Discard, PLAYER[s.active], s.cards.vocabulary.names[action])


class PlaceCard(FromHand, frozen=True):
    """Put one card from hand face down under the target on one's own side; a single one goes by itself."""

    needs = frozenset({"target"})

    def rule(self, s: CourtState) -> str:
        return "court.queen.4" if s.acting == QUEEN else super().rule(s)

    def enter(self, s: CourtState) -> Decision | None:
        hand = s.hands[s.active]
        if len(hand) > 1:
            return Decision(s.active, PLACE[s.target], kinds(hand), self.rule(s))
        if hand:
            self.answer(s, hand[0], s.active)
        else:
            fail(s)
        return None

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.place_from_hand(s.active, s.target, action)


class Require(EffectStep, frozen=True):
    """Go on only if the value discarded passes the test; otherwise the action fails."""

    needs = frozenset({"target", "value"})
    test: Literal["above-largest-pile", "above-pile", "below-pile", "below-markers"]

    @property
    def variant(self) -> str:
        return f"-{self.test}"

    @property
    def below(self) -> bool:
        """Whether low values pass."""
        return self.test.startswith("below")

    @property
    def of_a_player(self) -> bool:
        """Whether the number to beat is that of one player's cards."""
        return self.test in {"above-pile", "below-pile"}

    def bound(self, s: CourtState) -> int:
        """The number to beat."""
        return self.bound_at(s, s.target, s.victim)

    def bound_at(self, s: CourtState, c: int, player: int) -> int:
        """The number to beat if a character, and a player, were chosen."""
        if self.test == "above-largest-pile":
            return max(map(len, s.piles[c :: len(EVERYONE)]))
        if self.test == "below-markers":
            return s.markers[c]
        return len(s.piles[pile(player, c)])

    def passes(self, value: int, bound: int) -> bool:
        return value < bound if self.below else value > bound

    def enter(self, s: CourtState) -> None:
        if self.passes(s.value, self.bound(s)):
            s.stack.pop()
        else:
            fail(s)
