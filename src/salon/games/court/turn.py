"""The course of the game: the first favourites, then turns of Influence, Action and Draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court import facts, questions
from salon.games.court.base import CharacterStep, CourtStep, EffectEnd, TurnEnd, kinds, refusal
from salon.games.court.effects import PlaceCard
from salon.games.court.effects.activation import why_not_activated
from salon.games.court.scoring import add_markers, is_decided, score
from salon.games.court.terms import (
    CHARACTER,
    EVERYONE,
    FIRST_CARD,
    FIRST_FAVOURITES,
    HAND,
    NOBODY,
    PLAYER,
)
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class Favourites(CharacterStep, frozen=True):
    """All players at once, in secret, choose two characters each; then everything is revealed."""

    clause = "court.setup.5"

    def enter(self, s: CourtState) -> tuple[Decision, ...] | None:
        open_questions = [
            Decision(
                player,
                questions.Favourite(FIRST_FAVOURITES - len(picks)),
                tuple([c for c in EVERYONE if c not in picks]) if picks else EVERYONE,
                self.clause,
            )
            for player, picks in enumerate(s.picks)
            if len(picks) < FIRST_FAVOURITES
        ]
        if open_questions:
            return tuple(open_questions)
        s.stack.pop()
        self.lay_out(s)
        return None

    def lay_out(self, s: CourtState) -> None:
        """Reveal the choices, put a card from the deck under each, and draw lots for the first turn."""
        for player in range(s.seats):
            chosen = sorted(s.picks[player])
            s.tell(facts.Favourites, PLAYER[player], tuple(CHARACTER[c] for c in chosen))
            for c in chosen:
                s.place_from_deck(player, c)
            s.picks[player] = ()
        s.reveals += 1
        s.first = s.active = s.fate.below(s.seats)
        s.tell(facts.First, PLAYER[s.first])
        if s.rules.fifth_card:
            s.refill((s.first + 1) % s.seats, HAND + 1)
        s.stack.append(TURN)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.picks[seat] += (action,)

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return refusal(self.clause, "court.why.favourite-twice", character=CHARACTER[c])


class Turn(CourtStep, frozen=True):
    """One turn after the other, until the game ends."""

    clause = "court.turn.2"

    def enter(self, s: CourtState) -> None:
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Turn, PLAYER[s.active])
        s.stack += PHASES


class Influence(CourtStep, frozen=True):
    """The Influence phase: choose a character, then the card to put under it. An empty hand skips it."""

    wants = "character"
    clause = "court.influence.1"

    def enter(self, s: CourtState) -> Decision | None:
        if not s.hands[s.active]:
            s.stack.pop()
            s.tell(facts.NoInfluence, PLAYER[s.active])
            return None
        return Decision(s.active, INFLUENCE, EVERYONE, self.clause)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.target = action
        s.stack[-1] = INFLUENCE_CARD


class InfluenceCard(PlaceCard, frozen=True):
    """The card for the Influence phase."""

    on_cards = False
    clause = "court.influence.3"

    def rule(self, s: CourtState) -> str:
        return self.clause

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.place_from_hand(s.active, s.target, action)
        s.target = NOBODY


class ActionPhase(CourtStep, frozen=True):
    """The Action phase: play a card. A hand of characters one may not activate is stuck."""

    wants = "action"
    clause = "court.action.1"

    def enter(self, s: CourtState) -> Decision | None:
        me = s.active
        hand = s.hands[me]
        if not hand:
            s.stack.pop()
            s.tell(facts.NoAction, PLAYER[me])
            return None
        whose, last, may = s.cards.character, NOBODY, True
        playable = []
        for card in kinds(hand):  # the cards of a character lie side by side
            c = whose[card]
            if c != last:
                last, may = c, c == NOBODY or s.may_activate(me, c)
            if may:
                playable.append(card)
        if playable:
            return Decision(me, ACTION, tuple(playable), self.clause)
        s.shown[me] = hand
        s.reveals += 1
        s.stack[-1] = STUCK
        s.tell(facts.Stuck, PLAYER[me], s.names(hand))
        return None

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.take_from_hand(s.active, action)
        s.played = action
        s.stack[-1] = FINISH_ACTION
        c = s.cards.character[action]
        if c == NOBODY:
            s.tell(facts.Play, PLAYER[s.active], s.cards.vocabulary.names[action])
            s.stack += s.cards.action[action]
        else:
            s.activate(c)

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        if action < FIRST_CARD:
            return super().refuse(s, action, seat)
        if action not in s.hands[seat]:
            return refusal("court.activate.1", "court.why.not-in-hand", card=s.vocabulary.name(action))
        return why_not_activated(s, s.cards.character[action], "court.activate.2")

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return kinds(s.hands[seat])


class Stuck(CharacterStep, frozen=True):
    """A stuck hand is shown; the top card of the deck goes under a character shown; the hand is discarded."""

    clause = "court.stuck.3"

    def enter(self, s: CourtState) -> Decision | None:
        return Decision(s.active, questions.Stuck(), self.characters_shown(s), self.clause)

    def characters_shown(self, s: CourtState) -> tuple[int, ...]:
        return tuple(sorted({s.cards.character[card] for card in s.hands[s.active]}))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        if not s.place_from_deck(seat, action):
            s.tell(facts.StuckNone, PLAYER[seat], CHARACTER[action])
        s.tell(facts.StuckDiscard, PLAYER[seat], len(s.hands[seat]))
        s.discard_hand(seat)

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return refusal(self.clause, "court.why.not-shown", character=CHARACTER[c])


class FinishAction(EffectEnd, frozen=True):
    """The action is over: the card played is discarded, and so is the favor of the character activated."""

    clause = "court.action.3"

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.discard.append(s.played)
        s.use_favor()
        s.played = s.acting = s.target = s.victim = s.source = NOBODY
        s.value = 0


class EndTurn(TurnEnd, frozen=True, omit_defaults=True):
    """Is it the end? Otherwise the Draw phase, the Marquis if he plays, and the next player's turn."""

    clause = "court.end.1"

    def enter(self, s: CourtState) -> None:
        if is_decided(s):
            score(s, facts.Markers)
            return
        if not s.deck and not s.discard and not any(s.hands):
            score(s, facts.Deadlock)
            return
        s.stack.pop()
        for i in range(s.seats):  # court.ruling.draw.order
            player = (s.active + i) % s.seats
            if len(s.hands[player]) < HAND:
                s.refill(player)
        if s.rules.marquis and receive_marquis(s) and is_decided(s):
            if s.result is None:
                score(s, facts.Markers)
            return
        if not self.again:
            s.active = (s.active + 1) % s.seats


def receive_marquis(s: CourtState) -> bool:
    """The Marquis turns up a card: a value above its character's markers brings that one a marker."""
    card = s.top_of_deck()
    if card == NOBODY:
        return False
    s.reveals += 1
    s.discard.append(card)
    if s.memory is not None:
        s.left += (card,)
    c = s.cards.character[card]
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Marquis, s.cards.vocabulary.names[card])
    if c == NOBODY or s.cards.value[card] <= s.markers[c]:
        s.tell(facts.MarquisNothing)
        return False
    add_markers(s, c)
    return True


INFLUENCE = questions.Influence()
ACTION = questions.Action()
TURN = Turn()
INFLUENCE_CARD = InfluenceCard()
STUCK = Stuck()
FINISH_ACTION = FinishAction()
PHASES = (EndTurn(), ActionPhase(), Influence())  # the last one is on top
