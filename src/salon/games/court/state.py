"""A position at court: hands, piles, markers, deck — and the few things that the steps do to them."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Self

from salon.games.court import facts
from salon.games.court.cards import Cards
from salon.games.court.memory import GENERATION, KEPT, KEPT_MASK, Memory
from salon.games.court.options import Rules
from salon.games.court.terms import (
    CHARACTER,
    HAND,
    NOBODY,
    PLAYER,
)
from salon.kernel import State, directly


@directly
class CourtState(State, kw_only=True, eq=False):
    """The whole truth of a match; `view` says who may see what of it."""

    shared: ClassVar[frozenset[str]] = State.shared | {"cards"}

    cards: Cards
    rules: Rules
    first: int = NOBODY
    active: int = 0
    hands: list[tuple[int, ...]]  # sorted
    shown: list[tuple[int, ...]]  # the cards of a hand that everyone has seen; sorted
    piles: list[tuple[int, ...]]  # by pile(seat, character), in the order in which they lie
    known: list[
        tuple[int, ...]
    ]  # for each card of a pile, the seats that know it, as bits; above them see `memory`
    picks: list[tuple[int, ...]]  # the secret first favourites
    markers: list[int]
    favors: list[bool]
    deck: list[int]  # the last one is on top
    discard: list[int]  # face up; the last one is on top
    # What the last reshuffle has told; and since: how many cards of each hand, of those nobody else knows,
    # are certainly from before it (memory.KEPT); what each drew (memory.draws); what was turned up.
    memory: Memory | None = None
    kept: int = 0
    drawn: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    # The action in progress.
    played: int = NOBODY
    acting: int = NOBODY
    target: int = NOBODY
    victim: int = NOBODY
    source: int = NOBODY
    value: int = 0
    revealed: tuple[int, ...] = ()

    def copy(self) -> Self:
        other = super().copy()
        other.hands = self.hands.copy()
        other.shown = self.shown.copy()
        other.piles = self.piles.copy()
        other.known = self.known.copy()
        other.picks = self.picks.copy()
        other.markers = self.markers.copy()
        other.favors = self.favors.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        return other

    # -- asking ------------------------------------------------------------------------------

    def names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """Cards by their symbols."""
        names = self.cards.vocabulary.names
        return tuple([names[card] for card in cards])

    @property
    def actor(self) -> str:
        """The symbol of what acts: the character activated or the action card played."""
        return self.cards.symbol[self.played] if self.acting == NOBODY else CHARACTER[self.acting]

    def most_of_others(self, me: int, c: int) -> int:
        """The largest number of cards another player has under a character."""
        sizes = [len(cards) for cards in self.piles[c::7]]
        del sizes[me]
        return max(sizes)

    def may_activate(self, me: int, c: int) -> bool:
        """Whether a player has at least one card under a character and nobody has more (court.activate.2).

        Where zero ties zero, no card is needed (court.ruling.activate.zero).
        """
        piles = self.piles
        mine = len(piles[me * 7 + c])
        if not mine and not self.rules.zero_ties:
            return False
        for index in range(c, self.seats * 7, 7):  # noqa: SIM110  a generator takes twice as long here
            if len(piles[index]) > mine:
                return False
        return True

    # -- cards -------------------------------------------------------------------------------

    def take_from_hand(self, me: int, card: int) -> None:
        """A card leaves the hand in the open."""
        self.hands[me] = _without(self.hands[me], card)
        if card in self.shown[me]:
            self.shown[me] = _without(self.shown[me], card)
        elif self.kept >> KEPT * me & KEPT_MASK:
            self.kept -= 1 << KEPT * me

    def place_from_hand(self, me: int, c: int, card: int) -> None:
        """A card goes from the hand, face down, under a character.

        Which card it was nobody saw, even if the hand is known, unless all cards of it are alike. What stays
        certain is that of several equal cards all but one are still there.
        """
        hand, shown, memory = self.hands[me], self.shown[me], self.memory
        known = 1 << me
        if shown:
            if shown == hand and shown[0] == shown[-1]:
                known = (1 << self.seats) - 1
            self.shown[me] = tuple([card for card, other in pairwise(shown) if card == other])
        if memory is not None:
            kept = self.kept >> KEPT * me & KEPT_MASK
            if kept < len(hand):
                known |= memory.number << GENERATION
            if kept:
                self.kept -= 1 << KEPT * me
        self.hands[me] = _without(hand, card)
        self._lay(me, c, card, known)

    def take_openly(self, me: int, card: int) -> None:
        """A card comes into a hand, and everyone sees which."""
        self.hands[me] = tuple(sorted((*self.hands[me], card)))
        self.shown[me] = tuple(sorted((*self.shown[me], card)))
        self.tell(facts.Take, PLAYER[me], self.cards.vocabulary.names[card])

    def discard_hand(self, me: int) -> None:
        self.discard += self.hands[me]
        self.hands[me] = self.shown[me] = ()
        self.kept &= ~(KEPT_MASK << KEPT * me)

    def place_from_deck(self, me: int, c: int) -> bool:
        """The top card of the deck goes face down under a character; an empty deck gives none."""
        card = self.top_of_deck()
        if card == NOBODY:
            return False
        self.reveals += 1
        known = 1 << me
        if self.memory is not None:
            self.drawn += (-1 - me, card)
            known |= self.memory.number << GENERATION
        self._lay(me, c, card, known)
        return True

    def _lay(self, me: int, c: int, card: int, known: int) -> None:
        index = me * 7 + c
        self.piles[index] += (card,)
        self.known[index] += (known,)
        if self.journal is not None:
            what = (PLAYER[me], CHARACTER[c], len(self.piles[index]))
            self.tell_apart(
                facts.Place(*what), (me, facts.PlaceOwn(*what, self.cards.vocabulary.names[card]))
            )

    def top_of_deck(self) -> int:
        """Draw the top card; the discards are shuffled into a new deck when one is needed (court.draw.3)."""
        if not self.deck:
            if not self.discard:
                return NOBODY
            self.reshuffle_beneath()
        return self.deck.pop()

    def reshuffle_beneath(self) -> None:
        """Shuffle the discards and put them under what is left of the deck."""
        if not self.discard:
            return
        self.fate.shuffle(self.discard)
        self.deck[:0] = self.discard
        self.discard.clear()
        number = 1 if self.memory is None else self.memory.number + 1
        self.memory = Memory(number, tuple(self.deck), tuple(self.piles), tuple(self.hands), self.played)
        self.kept = 0
        for player, hand in enumerate(self.hands):
            self.kept |= len(hand) - len(self.shown[player]) << KEPT * player
        self.drawn = self.left = ()
        self.tell(facts.Reshuffle, len(self.deck))

    def refill(self, me: int, size: int = HAND) -> None:
        """Draw up to four cards (court.draw.1)."""
        missing = size - len(self.hands[me])
        if missing <= 0:
            return
        drawn = self.deck[-missing:]
        if not drawn and not self.discard:
            return
        self.reveals += 1
        del self.deck[-missing:]
        self.hands[me] = tuple(sorted((*self.hands[me], *drawn)))
        if self.memory is not None:
            self.drawn += (-1 - me, *drawn)
        if len(drawn) < missing and self.discard:
            self.reshuffle_beneath()
            more = self.deck[len(drawn) - missing :]
            del self.deck[len(drawn) - missing :]
            self.hands[me] = tuple(sorted((*self.hands[me], *more)))
            self.drawn += (-1 - me, *more)
            drawn += more
        if self.journal is not None:
            what = (PLAYER[me], len(drawn))
            own = facts.DrawOwn(*what, self.names(tuple(sorted(drawn))))
            self.tell_apart(facts.Draw(*what), (me, own))

    # -- the action in progress --------------------------------------------------------------

    def activate(self, c: int) -> None:
        """Carry out the effect of a character."""
        self.acting = c
        if self.journal is not None:  # frequent: see facts.py
            card = self.cards.vocabulary.names[self.played]
            self.tell(facts.Activate, PLAYER[self.active], CHARACTER[c], card)
        self.stack += self.cards.activation[c]

    def use_favor(self) -> None:
        """The activation is over: a favor marker on the character goes back (court.chamberlain.6)."""
        if self.acting != NOBODY and self.favors[self.acting]:
            self.favors[self.acting] = False
            self.tell(facts.FavorUsed, CHARACTER[self.acting])


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
