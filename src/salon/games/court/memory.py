"""What the last open reshuffle has told.

The discards lie face up, so when they become the deck everyone knows its cards, though not their order.
From then on a card that stayed outside is not in the deck, and one that went in does not lie where nothing
has been put since. `Memory` keeps what all can follow, and what each seat alone has seen.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from salon.games.court.terms import MAX_SEATS, NOBODY

GENERATION = MAX_SEATS  # above the bits of `known`: the reshuffle after which the card may have left the deck
KEPT, KEPT_MASK = 8, 255  # so many bits of `kept` for each seat

Cards = tuple[int, ...]


class Memory(msgspec.Struct, frozen=True, gc=False):
    """The deck as it was shuffled last, and what lay outside it then."""

    number: int  # of reshuffles
    stock: Cards  # all that went into the deck
    piles: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    played: int

    def had(self, seat: int) -> Counter[int]:
        """What a seat held or saw outside the deck."""
        found = Counter(self.hands[seat])
        for cards in self.piles[7 * seat : 7 * seat + 7]:
            found.update(cards)
        if self.played != NOBODY:
            found[self.played] += 1
        return found

    def of_seat(self, seat: int) -> Memory:
        """What one seat knows of all this."""
        piles = tuple(cards if index // 7 == seat else () for index, cards in enumerate(self.piles))
        hands = tuple(cards if player == seat else () for player, cards in enumerate(self.hands))
        return Memory(self.number, self.stock, piles, hands, self.played)


def draws(drawn: Cards, seat: int) -> Cards:
    """What one seat has drawn, of what all have: before the cards of each draw stands -1 - its seat."""
    found, whose = [], NOBODY
    for item in drawn:
        if item < 0:
            whose = -1 - item
        elif whose == seat:
            found.append(item)
    return tuple(found)
