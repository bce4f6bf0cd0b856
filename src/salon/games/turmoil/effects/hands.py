"""Sentences about hands, the deck and the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import CARD, DONE
from salon.games.turmoil.base import EffectStep, refusal
from salon.games.turmoil.conditions import Count
from salon.games.turmoil.events import Resolve
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.operations import Operations
from salon.games.turmoil.reasons import is_card, why_no_event, why_not_discarded, why_not_in_hand
from salon.games.turmoil.terms import NOBODY, SIDE, SIDES, Who
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class DiscardRandom(EffectStep, frozen=True):
    """A random card leaves a hand; an event of the named side on it takes place."""

    side: Who
    fires: Who

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        if not s.hands[side]:
            return
        card = s.fate.pick(s.hands[side])
        s.take_from_hand(side, card)
        s.reveals += 1
        s.tell(facts.Discard, SIDE[side], f"card.{card}")
        if s.cards.side[card] == side_of(self.fires, s.actor):
            s.playing += (card,)
            s.stack.append(Resolve(card, s.cards.side[card], away=True))
        else:
            s.discard.append(card)


def discard(s: TurmoilState, side: int, card: int) -> None:
    """A side discards a card that it has chosen."""
    s.used += (card,)
    s.take_from_hand(side, card)
    s.discard.append(card)
    s.tell(facts.Discard, SIDE[side], f"card.{card}")


class DiscardCard(EffectStep, frozen=True):
    """Discard cards of one's choice; with `may`, all of them or none."""

    n: int
    may: bool = False

    def enter(self, s: TurmoilState) -> Decision | None:
        hand = s.hands[s.actor]
        left = self.n - len(s.used)
        if not left or not hand or (self.may and not s.used and len(hand) < self.n):
            skipped = self.may and len(s.used) < self.n
            s.used = ()
            s.stack.pop()
            if skipped:
                s.stack.pop()  # the sentence that depends on it
            return None
        legal = tuple(CARD + card for card in hand)
        if self.may and not s.used:
            legal += (DONE,)
        return Decision(s.actor, questions.Discard(left=left), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            s.stack.pop()
            s.stack.pop()  # nothing discarded, nothing drawn
            return
        discard(s, seat, action - CARD)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        return why_not_in_hand(s, self.rule(s), action, seat) or super().refuse(s, action, seat)

    def words(self) -> Text:
        return self.sentence("-may" if self.may else "", n=self.n)


class Draw(EffectStep, frozen=True):
    """Draw cards."""

    n: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        draw(s, s.actor, self.n)


def draw(s: TurmoilState, side: int, n: int) -> None:
    drawn = []
    for _ in range(n):
        card = s.top_card()
        if not card:
            break
        s.give(side, card)
        drawn.append(f"card.{card}")
    if drawn:
        s.tell_apart(facts.Draw(SIDE[side], len(drawn)), (side, facts.DrawOwn(tuple(drawn))))


class Exchange(EffectStep, frozen=True):
    """Discard up to so many cards, each for a new one."""

    n: Count

    def enter(self, s: TurmoilState) -> Decision | None:
        left = self.n.number(s) - len(s.used)
        hand = s.hands[s.actor]
        if left <= 0 or not hand:
            s.used = ()
            s.stack.pop()
            return None
        legal = (*(CARD + card for card in hand), DONE)
        return Decision(s.actor, questions.Exchange(left=left), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            s.used = ()
            s.stack.pop()
            return
        discard(s, seat, action - CARD)
        draw(s, seat, 1)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        return why_not_in_hand(s, self.rule(s), action, seat) or super().refuse(s, action, seat)

    def words(self) -> Text:
        return self.sentence("", count=self.n.words())


class TakeCard(EffectStep, frozen=True):
    """Take a card of a printed value from the discards into hand."""

    ops: int

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = tuple(CARD + card for card in sorted(s.discard) if s.cards.ops[card] == self.ops)
        if not legal:
            s.stack.pop()
            return None
        return Decision(s.actor, questions.Take(), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        card = action - CARD
        s.discard.remove(card)
        s.give(seat, card, openly=True)
        s.tell(facts.Take, SIDE[seat], f"card.{card}")

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        found = why_not_discarded(s, action)
        if found or not is_card(action):
            return found or super().refuse(s, action, seat)
        name = s.vocabulary.name(action)
        return refusal(self.rule(s), "turmoil.why.other-value", card=name, n=self.ops)

    def words(self) -> Text:
        return self.sentence("", n=self.ops)


class PlayDiscarded(EffectStep, frozen=True):
    """Carry out the event of a card among the discards (turmoil.c.discard-replay.1)."""

    red: bool = False
    side: Who | Literal["any"] = "any"
    may: bool = False  # none at all is an answer too

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = tuple(CARD + card for card in sorted(s.discard) if self.allows(s, card))
        if not legal:
            s.stack.pop()
            return None
        question = (questions.ReplayMay if self.may else questions.Replay)(s.source_name)
        return Decision(s.actor, question, (*legal, DONE) if self.may else legal, self.rule(s))

    def allows(self, s: TurmoilState, card: int) -> bool:
        side = NOBODY if self.side == "any" else SIDES.index(self.side)
        return (
            not s.cards.scores[card]
            and (s.cards.red[card] or not self.red)
            and side in (NOBODY, s.cards.side[card])
            and s.playable(card, s.actor_for(card, s.actor))
        )

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DONE:
            s.tell(facts.Declines, SIDE[seat], s.source_name)
            return
        card = action - CARD
        s.discard.remove(card)
        s.playing += (card,)
        s.stack.append(Resolve(card, s.actor_for(card, seat), away=True))

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        found = why_not_discarded(s, action)
        if found or not is_card(action):
            return found or super().refuse(s, action, seat)
        card, name = action - CARD, s.vocabulary.name(action)
        if s.cards.scores[card]:
            return refusal(self.rule(s), "turmoil.why.scoring-event", card=name)
        if self.red and not s.cards.red[card]:
            return refusal("turmoil.2.2.7.a", "turmoil.why.not-red", card=name)
        if s.playable(card, s.actor_for(card, s.actor)):
            return refusal(self.rule(s), "turmoil.why.other-side", card=name)
        return why_no_event(s, card)

    def words(self) -> Text:
        if self.red:
            return self.sentence("-red", side=f"side.{self.side}")
        return self.sentence("-may" if self.may else "")


class LegacyOf1848(EffectStep, frozen=True):
    """The opponent shows all red-titled cards; carry out one of them, or use this card for operations."""

    operations: bool = True

    def beside_operations(self) -> LegacyOf1848:
        """A card's operations are used once (turmoil.r.legacy-1848-colossus)."""
        return LegacyOf1848(operations=False)

    def enter(self, s: TurmoilState) -> None:
        enemy = 1 - s.actor
        red = tuple(card for card in s.hands[enemy] if s.cards.red[card])
        s.show_hand(enemy, red)
        s.tell(facts.Shows, SIDE[enemy], tuple(f"card.{card}" for card in red))
        s.stack[-1] = LegacyChoice(self.operations)

    def words(self) -> Text:
        return Text("turmoil.step.legacy-of-1848")


class LegacyChoice(EffectStep, frozen=True):
    """Carry out one of the red-titled cards shown, or use the card for operations."""

    on_cards = False
    operations: bool = True  # not if they are used anyway

    def enter(self, s: TurmoilState) -> Decision | None:
        red = [card for card in s.seen[1 - s.actor] if s.cards.red[card]]
        legal = tuple(CARD + card for card in red if s.playable(card, s.actor))
        if not legal:
            self.operate(s)
            return None
        question = (questions.Legacy if self.operations else questions.LegacyBoth)()
        return Decision(s.actor, question, (*legal, DONE), self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            self.operate(s)
            return
        s.stack.pop()
        card = action - CARD
        s.take_from_hand(1 - seat, card)
        s.playing += (card,)
        s.stack.append(Resolve(card, seat, away=True))

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if not is_card(action):
            return super().refuse(s, action, seat)
        card, name = action - CARD, s.vocabulary.name(action)
        if not s.cards.red[card]:
            return refusal("turmoil.2.2.7.a", "turmoil.why.not-red", card=name)
        if card not in s.seen[1 - s.actor]:
            return refusal(self.rule(s), "turmoil.why.not-shown", card=name)
        return why_no_event(s, card)

    def operate(self, s: TurmoilState) -> None:
        """The event gives the operations instead; it took place all the same (turmoil.r.legacy-1848)."""
        s.stack.pop()
        if not self.operations:
            return
        s.fund(s.cards.ops[s.source], s.actor)
        own = s.cards.side[s.source] == s.actor
        s.stack.append(Operations(s.actor, naval=True, own_event=own))
