"""The course of the game: set-up, ten turns of action rounds, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import (
    CARD,
    CHECK,
    DONE,
    EVENT,
    EVENT_FIRST,
    NAVAL,
    OPERATIONS,
    OPERATIONS_FIRST,
    PASS,
    PLACE,
    card_answer,
)
from salon.games.turmoil.base import TurmoilStep, refusal
from salon.games.turmoil.events import END_PLAY, PutAway, Resolve, resolve
from salon.games.turmoil.force import end_turn_laws
from salon.games.turmoil.frames import begin
from salon.games.turmoil.naval import COLOSSUS, HELGOLAND, ORION, NavalAttempt, may_attempt
from salon.games.turmoil.opening import INSTALMENTS, Discretionary, ShowScoring, scoring_cards
from salon.games.turmoil.operations import Operations
from salon.games.turmoil.reasons import why_no_attempt, why_no_event, why_not_in_hand
from salon.games.turmoil.scoring import score
from salon.games.turmoil.stability import begin_scoring
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    CARDS,
    EIGHT_NATION_ALLIANCE,
    ERAS,
    FIRST_TURN,
    GERMANY,
    HAND,
    LAST_BOX,
    LAST_TURN,
    LIBERAL,
    REGIONS,
    ROUNDS,
    ROUNDS_IN,
    SIDE,
    era_of,
    with_side,
)
from salon.games.turmoil.victory import TestVictory
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

VICTORY = TestVictory()
ORION_ROUND = 2  # at whose end the first in Orion class looks at the opponent's hand


class NextTurn(TurmoilStep, frozen=True):
    """One turn after the other: new cards at a new era, the deal, the rounds, the end of the turn."""

    clause = "turmoil.4.5.a"

    def enter(self, s: TurmoilState) -> None:
        s.turn += 1
        era = era_of(s.turn)
        if s.turn in FIRST_TURN[1:]:
            s.deck += s.cards.of_era[era]
            s.fate.shuffle(s.deck)
            s.tell(facts.Era, f"era.{ERAS[era]}")
        s.tell(facts.Turn, s.turn)
        deal(s, HAND[era])
        s.stack += (EndTurn(), Rounds(1, AUTHORITARIAN))
        if s.turn == 1:
            s.stack += (*(Discretionary(side, n) for side, n in INSTALMENTS), ShowScoring())


def deal(s: TurmoilState, size: int) -> None:
    """Fill both hands in turns, the Authoritarian one first (turmoil.4.5.1.b)."""
    short = [size - len(hand) for hand in s.hands]
    dealt: tuple[list[int], list[int]] = ([], [])
    both = min(short)
    if 0 < 2 * both <= len(s.deck):  # as nearly always: they come off the deck in one go
        top = s.deck[: -2 * both - 1 : -1]
        del s.deck[-2 * both :]
        dealt = top[::2], top[1::2]
        short = [n - both for n in short]
    for n in range(max(short)):
        for side in range(2):
            if n < short[side] and (card := s.top_card()):
                dealt[side].append(card)
    for side in range(2):
        if not dealt[side]:
            continue
        s.hands[side] = tuple(sorted((*s.hands[side], *dealt[side])))
        s.reveals += 1
        if s.journal is not None:  # frequent: see facts.py
            cards = tuple(f"card.{card}" for card in sorted(dealt[side]))
            s.tell_apart(facts.Draw(SIDE[side], len(cards)), (side, facts.DrawOwn(cards)))


# -- action rounds -----------------------------------------------------------------------------


class Rounds(TurmoilStep, frozen=True):
    """The action rounds of a turn, the Authoritarian player first in each."""

    clause = "turmoil.4.5.2.b"
    round: int
    side: int

    def enter(self, s: TurmoilState) -> Decision | None:
        if self.round > ROUNDS_IN[s.turn]:
            s.stack[-1] = ExtraRounds(AUTHORITARIAN)
            return None
        side = self.side
        s.stack[-1] = ROUND[self.round + side][1 - side]
        begin_round(s, self.round, side)
        if self.round == ORION_ROUND:
            s.stack.append(Espionage(side))
        play = PLAY_CARD[side]
        s.stack.append(play)
        return play.enter(s)


def begin_round(s: TurmoilState, number: int, side: int) -> None:
    s.round, s.active = number, side
    s.dawn = tuple(s.held)
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Round, s.turn, number, SIDE[side])


class Espionage(TurmoilStep, frozen=True):
    """Orion class: a look at the opponent's hand after one's own second round."""

    clause = "turmoil.n.orion.1"
    side: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if s.alone(self.side, ORION):
            enemy = 1 - self.side
            s.show_hand(enemy, s.hands[enemy])
            cards = tuple(f"card.{card}" for card in s.hands[enemy])
            s.tell_apart(
                facts.Espionage(side=SIDE[self.side]),
                (self.side, facts.EspionageOwn(cards=cards)),
            )


class ExtraRounds(TurmoilStep, frozen=True):
    """After the last normal round: those that Popular Uproar gave, then a Helgoland round."""

    clause = "turmoil.r.popular-uproar-round"
    side: int

    def enter(self, s: TurmoilState) -> None:
        side, rounds = self.side, s.extra_rounds
        if rounds[side]:
            s.extra_rounds = with_side(rounds, side, rounds[side] - 1)
            begin_round(s, s.round + 1, side)
            s.stack.append(PLAY_CARD[side])
            return
        if side == AUTHORITARIAN:
            s.stack[-1] = ExtraRounds(LIBERAL)
        else:
            s.stack.pop()
        if s.alone(side, HELGOLAND) and s.navy[side] < LAST_BOX and s.hands[side]:
            begin_round(s, s.round + 1, side)
            s.stack.append(HelgolandRound(side))


class HelgolandRound(TurmoilStep, frozen=True):
    """One more naval attempt, at -1; it may be passed over."""

    clause = "turmoil.n.helgoland.1"
    side: int

    def enter(self, s: TurmoilState) -> Decision:
        legal = tuple(CARD + card for card in s.hands[self.side] if not s.cards.scores[card])
        return Decision(self.side, questions.Helgoland(), (*legal, PASS), self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == PASS:
            return
        card = play_card(s, seat, action)
        modifier = (s.cards.side[card] == seat) - 1
        s.stack += (
            END_PLAY[card],
            NavalAttempt(seat, s.value_of(card, seat), modifier, counts=False),
        )

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action - CARD in scoring_cards(s, seat):
            return refusal("turmoil.6.0.b", "turmoil.why.scoring-ops", card=s.vocabulary.name(action))
        return why_not_in_hand(s, self.clause, action, seat) or super().refuse(s, action, seat)


def play_card(s: TurmoilState, side: int, action: Action) -> int:
    card = action - CARD
    s.take_from_hand(side, card)
    s.playing += (card,)
    return card


class PlayCard(TurmoilStep, frozen=True):
    """An action round: play one card."""

    clause = "turmoil.4.5.2.c"
    side: int

    def enter(self, s: TurmoilState) -> Decision | None:
        hand = s.hands[self.side]
        if not hand:
            s.stack.pop()
            s.tell(facts.NoCard, SIDE[self.side])
            return None
        if self.side == LIBERAL and s.owed:
            hand = must_play(s)
        legal = tuple(map(card_answer, hand))
        return Decision(self.side, questions.Card(), legal, self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        card = play_card(s, seat, action)
        if s.cards.scores[card]:
            s.stack.pop()
            begin_scoring(s, card)
        elif s.owed and seat == LIBERAL and owes(s):
            s.owed -= 1
            s.stack[-1:] = (END_PLAY[card], attempt(s, card, seat))
        else:
            s.stack[-1] = MODE[seat][card]

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action in (PASS, DONE):
            return refusal("turmoil.5.1.b", "turmoil.why.no-passing")
        if action - CARD not in s.hands[seat]:
            return why_not_in_hand(s, self.clause, action, seat) or super().refuse(s, action, seat)
        name = s.vocabulary.name(action)
        if s.cards.scores[must_play(s)[0]]:
            left = len(scoring_cards(s, seat))
            return refusal("turmoil.c.two-power-standard.3", "turmoil.why.scoring-due", card=name, n=left)
        return refusal("turmoil.c.two-power-standard.4", "turmoil.why.owed", card=name, n=s.owed)

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        return tuple(CARD + card for card in s.hands[seat])


def score_at_once(s: TurmoilState, side: int, action: Action) -> None:
    """A scoring card is played, without Stability cards and Crisis roll: what it would bring by itself."""
    card = play_card(s, side, action)
    s.stack.pop()
    begin_scoring(s, card, bare=True)


def owes(s: TurmoilState) -> bool:
    """Whether the Liberal player must make naval attempts; in the last box the debt lapses."""
    return s.owed > 0 and s.navy[LIBERAL] < LAST_BOX


def must_play(s: TurmoilState) -> tuple[int, ...]:
    """What may be played while naval attempts are owed (turmoil.c.two-power-standard.3, .4)."""
    hand = s.hands[LIBERAL]
    if not owes(s):
        return hand
    scoring = scoring_cards(s, LIBERAL)
    rounds = max(0, ROUNDS_IN[s.turn] - s.round) + 1 + s.extra_rounds[LIBERAL]
    if scoring and (rounds <= len(scoring) or len(scoring) == len(hand)):
        return scoring
    return tuple(card for card in hand if card not in scoring)


def attempt(s: TurmoilState, card: int, side: int) -> NavalAttempt:
    """A naval attempt with a card; an own event adds 1 (turmoil.6.3.1.d)."""
    return NavalAttempt(side, s.value_of(card, side), int(s.cards.side[card] == side))


class Mode(TurmoilStep, frozen=True):
    """What a card is played for; its value is fixed now (turmoil.r.absolutism-same-card)."""

    clause = "turmoil.5.1.a"
    card: int
    side: int

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.modes(s)
        # Eight Nation Alliance always asks: what goes with it is the player's secret.
        if len(legal) == 1 and self.card != EIGHT_NATION_ALLIANCE:
            self.answer(s, legal[0], self.side)
            return None
        return Decision(self.side, questions.Mode(s.cards.source_names[self.card]), legal, self.clause)

    def modes(self, s: TurmoilState) -> tuple[Action, ...]:
        card, side = self.card, self.side
        legal: tuple[Action, ...] = ()
        if s.cards.side[card] == 1 - side:
            # An event that is barred stays away whatever is done first; one with conditions may not.
            legal = (OPERATIONS,) if s.bans and s.barred_by(card) else (EVENT_FIRST, OPERATIONS_FIRST)
        else:
            both = s.alone(side, COLOSSUS) and not s.combined[side]
            if card == EIGHT_NATION_ALLIANCE:
                legal = tuple([CARD + partner for partner in partners(s, side)])
            elif s.playable(card, side):
                legal = (EVENT, EVENT_FIRST, OPERATIONS_FIRST) if both else (EVENT,)
            elif both and s.may_become_playable(card, side):
                legal = (OPERATIONS_FIRST,)
            legal += (OPERATIONS,)
        if may_attempt(s, side):
            legal += (NAVAL,)
        return legal

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        card, side, stack = self.card, self.side, s.stack
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Play, SIDE[side], f"card.{card}", s.vocabulary.name(action))
        if action == EVENT:
            play_event(s, card, side)
            return
        stack[-1] = END_PLAY[card]
        if action == NAVAL:
            stack.append(attempt(s, card, side))
        elif action == OPERATIONS:
            spend(s, card, side, s.value_of(card, side), s.bonus(s.cards.ops[card], side))
        elif action > CARD:
            partner = play_card(s, side, action)
            stack += (PutAway(partner), PairMode(partner, side))
        else:
            own = s.cards.side[card] != 1 - side
            if own:
                s.combined = with_side(s.combined, side, True)
            actor, value = s.actor_for(card, side), s.value_of(card, side)
            more = s.bonus(s.cards.ops[card], side)
            if action == EVENT_FIRST:
                stack += (Spend(card, side, value, more), VICTORY)
                resolve(s, card, actor, both=own)
            else:
                stack += (Resolve(card, actor, both=own), VICTORY)
                spend(s, card, side, value, more)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        card = f"card.{self.card}"
        if action in (PASS, DONE):
            return refusal("turmoil.5.1.b", "turmoil.why.no-passing")
        if action == NAVAL:
            return why_no_attempt(s, seat)
        if action == OPERATIONS:
            return refusal("turmoil.5.2.e", "turmoil.why.say-order", card=card)
        if action in (PLACE, CHECK):
            return refusal("turmoil.r.event-order-declaration", "turmoil.why.kind-later", card=card)
        if action == EVENT or (action == EVENT_FIRST and OPERATIONS_FIRST in self.modes(s)):
            if s.cards.side[self.card] == 1 - seat:
                return refusal("turmoil.7.1.b", "turmoil.why.enemy-event", card=card)
            if self.card == EIGHT_NATION_ALLIANCE:
                return refusal("turmoil.c.eight-nation-alliance.2", "turmoil.why.pair", card=card)
            return why_no_event(s, self.card)
        if self.card == EIGHT_NATION_ALLIANCE and action - CARD in s.hands[seat]:
            name = s.vocabulary.name(action)
            return refusal("turmoil.r.eight-nation-scope", "turmoil.why.no-partner", card=name)
        if action in (EVENT_FIRST, OPERATIONS_FIRST):
            if s.cards.side[self.card] == 1 - seat:
                return why_no_event(s, self.card)
            return refusal("turmoil.2.2.4.a", "turmoil.why.not-both", card=card)
        return super().refuse(s, action, seat)

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        legal = self.modes(s)
        return (*legal, *(action for action in (EVENT, NAVAL) if action not in legal))


def play_event(s: TurmoilState, card: int, side: int) -> None:
    """The card of the round is played for its event, whoever's it is, and for nothing else."""
    s.stack[-1] = END_PLAY[card]
    resolve(s, card, s.actor_for(card, side))


class Spend(TurmoilStep, frozen=True):
    """The operations of a card begin, and what the card says about being used for them."""

    clause = "turmoil.6.0.a"
    card: int
    side: int
    n: int
    more: int = 0

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        spend(s, self.card, self.side, self.n, self.more)


def spend(s: TurmoilState, card: int, side: int, n: int, more: int) -> None:
    s.ops, s.more = n, more
    s.stack.append(OPERATE[side])
    if effect := s.cards.on_operations[card]:
        begin(s, effect, side, card)


def partners(s: TurmoilState, side: int) -> tuple[int, ...]:
    """The cards that Eight Nation Alliance may be played with (turmoil.r.eight-nation-scope)."""
    return tuple(card for card in s.hands[side] if s.cards.side[card] == 1 - side)


class PairMode(TurmoilStep, frozen=True):
    """Eight Nation Alliance: what the value of the other card is used for. Its event stays away."""

    clause = "turmoil.r.eight-nation-scope"
    card: int
    side: int

    def enter(self, s: TurmoilState) -> Decision | None:
        if may_attempt(s, self.side):
            question = questions.Mode(f"card.{self.card}")
            return Decision(self.side, question, (OPERATIONS, NAVAL), self.clause)
        self.answer(s, OPERATIONS, self.side)
        return None

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == NAVAL:
            s.stack[-1] = attempt(s, self.card, seat)
        else:
            s.fund(s.cards.ops[self.card], seat)
            s.stack[-1] = OPERATE[seat]

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action in (EVENT, EVENT_FIRST, OPERATIONS_FIRST):
            clause, card = "turmoil.c.eight-nation-alliance.2", f"card.{self.card}"
            return refusal(clause, "turmoil.why.event-stopped", card=card)
        if action in (PLACE, CHECK):
            clause, card = "turmoil.r.event-order-declaration", f"card.{self.card}"
            return refusal(clause, "turmoil.why.kind-later", card=card)
        return super().refuse(s, action, seat)


# -- the end of a turn -------------------------------------------------------------------------


class EndTurn(TurmoilStep, frozen=True):
    """Held cards are looked at, what lasts for a turn ends, and after the tenth the game does."""

    clause = "turmoil.4.5.3.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if s.hands[AUTHORITARIAN] or s.hands[LIBERAL]:  # that what is held is no scoring card is news
            s.reveals += 1
        losers = [side for side in range(2) if scoring_cards(s, side)]
        if len(losers) == 2:
            s.finish((AUTHORITARIAN, LIBERAL), "turmoil.end.both-held")
        elif losers:
            s.finish((1 - losers[0],), "turmoil.end.held")
        elif s.turn == LAST_TURN:
            final_scoring(s)
        else:
            end_turn_laws(s)
            s.attempts = s.extra_rounds = (0, 0)
            s.combined = s.rerolled = (False, False)


def final_scoring(s: TurmoilState) -> None:
    """All five regions are scored (turmoil.10.4.2)."""
    germany = [score(s, region) for region in range(len(REGIONS))][GERMANY]
    if germany:
        s.finish((LIBERAL,), "turmoil.end.germany")
    elif s.vp:
        s.finish((int(s.vp > 0),), "turmoil.end.turn-ten")
    else:
        s.finish((AUTHORITARIAN, LIBERAL), "turmoil.end.draw")


ROUND = tuple((Rounds(n, AUTHORITARIAN), Rounds(n, LIBERAL)) for n in range(max(ROUNDS) + 2))
PLAY_CARD = (PlayCard(AUTHORITARIAN), PlayCard(LIBERAL))
MODE = tuple(tuple(Mode(card, side) for card in range(CARDS + 1)) for side in range(2))
OPERATE = (Operations(AUTHORITARIAN), Operations(LIBERAL))
