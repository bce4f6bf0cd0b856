"""The conference with all that is said of deals: the position as the game makes it."""

from __future__ import annotations

import msgspec

from salon.games.v1919.answers import ACCEPT, BID, TALK
from salon.games.v1919.auction import Bid
from salon.games.v1919.base import Asked, V1919Step
from salon.games.v1919.binding import did, end_of_turn, forbidding, permitted
from salon.games.v1919.deal_words import effect_words, item_words
from salon.games.v1919.questions import V1919Question
from salon.games.v1919.state import V1919State
from salon.games.v1919.talk import held_back, hush, speak, talking, why_not_said
from salon.games.v1919.terms import NOBODY
from salon.kernel import Action, Refusal, Text, directly


@directly
class Negotiation(V1919State, kw_only=True, eq=False):
    """A position in which deals may be talked about, and bind.

    The steps know `V1919State` alone; what deals make of their questions and answers comes in here.
    """

    def answer_aside(self, action: Action, seat: int) -> None:
        """What is said of deals, which anyone may do while something is asked."""
        speak(self, seat, action)

    def only_talk(self, action: Action) -> bool:
        return action != ACCEPT and (action < len(TALK) or action >= len(TALK) + self.cards.twin)

    def permitted(self, legal: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
        return permitted(self, legal, seat)

    def talking(self, step: V1919Step, seat: int, asked: V1919Question, legal: tuple[Action, ...]) -> Asked:
        return talking(self, step, seat, asked, legal)

    def did(self, topic: int, power: int, action: Action, n: int = NOBODY) -> None:
        did(self, topic, power, action, n)

    def end_of_turn(self) -> None:
        hush(self)
        end_of_turn(self)
        self.notes = tuple([msgspec.structs.replace(n, left=n.left - 1) for n in self.notes if n.left > 1])
        self.offers = (self.most_offers,) * self.seats

    def called(self, action: Action) -> Text | None:
        return effect_words(self, action)

    def offered(self, seat: int) -> tuple[Action, ...]:
        """A draft that is whole and cannot be offered now deserves the reason."""
        found = super().offered(seat)
        return (*found, *held_back(self, seat)) if self.talk else found

    def why_not(self, action: Action, seat: int | None = None) -> Refusal:
        """A deal may forbid what the rules would allow; and what is said of deals has reasons of its own."""
        refused = super().why_not(action, seat)
        asked = self.decision(seat if seat is not None else self.pending[0].seat) if self.pending else None
        if asked is None or action in asked.legal or action in asked.aside:
            return refused
        if self.seats > 1 and (action == ACCEPT or self.only_talk(action)):
            return why_not_said(self, asked.seat, action)
        if self.terms and asked.legal:
            broken = forbidding(self, action)
            if broken is not None:
                return Refusal(
                    "v1919.negotiation.4", Text("v1919.why.deal", {"term": item_words(self, broken)})
                )
        return refused

    def out_of_turn(self, action: Action, seat: int) -> Refusal:
        """One who has passed in an auction does not come back to it (v1919.bid.6)."""
        auction = self.stack[-1]
        if action == BID and isinstance(auction, Bid) and self.powers[seat] not in auction.order:
            return Refusal("v1919.bid.6", Text("v1919.why.passed"))
        return super().out_of_turn(action, seat)
