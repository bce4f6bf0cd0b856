"""What a seat sees, as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from salon.games.court.memory import GENERATION, KEPT, KEPT_MASK, Memory, draws
from salon.games.court.options import Rules
from salon.games.court.questions import CourtQuestion
from salon.games.court.terms import CHARACTERS, FIRST_CARD, NOBODY
from salon.kernel import Asked, Block, Encoder, Growing, counts, places

if TYPE_CHECKING:
    from salon.games.court.cards import Cards
    from salon.games.court.state import CourtState

Piles = list[tuple[int, ...]]
Counted = Callable[[tuple[int, ...]], bytes]
N = len(CHARACTERS)
BYTE = tuple(bytes((n,)) for n in range(256))
HOT = places(N)


class CourtEncoder(Encoder["CourtState"]):
    """Cards are counted by kind; the order in which they lie decides nothing.

    The last six blocks are what the last open reshuffle has told (see `memory`).
    """

    def __init__(self, cards: Cards, seats: int) -> None:
        self.kinds = kinds = len(cards.vocabulary) - FIRST_CARD
        actions = {f"action.{kind.id}": len(cards.vocabulary) + n for n, kind in enumerate(cards.pack.action)}
        self.asked = Asked(CourtQuestion, cards.vocabulary, actions)
        self.blocks = (
            Block("seat", (seats,)),
            Block("rules", (len(Rules.__struct_fields__),)),
            Block("first", (seats,)),
            Block("active", (seats,)),
            Block("asked", (seats, self.asked.size)),
            Block("markers", (N,)),
            Block("favors", (N,)),
            Block("deck", (1,)),
            Block("discard", (kinds,)),
            Block("played", (kinds,)),
            Block("revealed", (kinds,)),
            Block("acting", (N,)),
            Block("target", (N,)),
            Block("victim", (seats,)),
            Block("picks", (N,)),
            Block("hand", (kinds,)),
            Block("hands", (seats - 1, 1 + kinds)),  # how many cards, and those that everyone has seen
            Block("piles", (seats, N, 1 + kinds)),  # how many cards, and those that the seat knows
            Block("before", (kinds,)),  # known cards of the piles from before the reshuffle
            Block("since", (seats, N)),  # hidden cards of the piles that may have come from the deck since
            Block("stock", (3, kinds)),  # in the deck; of these turned up since; drawn by the seat since
            Block("outside", (1 + kinds,)),  # the number of reshuffles; what the seat saw outside the deck
            Block("kept", (seats,)),  # cards of each hand from before the reshuffle
        )
        self._counted = lru_cache(4096)(self._count)
        self._eyes = [_Eye(self, cards, seat, seats) for seat in range(seats)]

    def _count(self, cards: tuple[int, ...]) -> bytes:
        return counts(cards, self.kinds, FIRST_CARD)

    def encode(self, s: CourtState, seat: int) -> bytes:
        return self._eyes[seat].encode(s, self._counted)


class _Eye:
    """What one seat sees: what has changed since it last looked is written anew."""

    def __init__(self, encoder: CourtEncoder, cards: Cards, seat: int, seats: int) -> None:
        self.seat, self.seats, self.kinds = seat, seats, encoder.kinds
        self.asked = encoder.asked
        self.own = places(seats)[seat]
        # By the seat, as this one counts; NOBODY is the last.
        self.who = (*(places(seats)[(player - seat) % seats] for player in range(seats)), bytes(seats))
        self.what = (bytes(encoder.kinds),) * FIRST_CARD + places(encoder.kinds)
        self.order = (*range(seat, seats), *range(seat))
        self.discard = Growing(encoder.kinds, FIRST_CARD)
        self.piles = _Piles(seat, seats, encoder.kinds)
        self.memory: Memory | None = None
        self.outside = bytes(1 + encoder.kinds)
        self.nothing = bytes(3 * encoder.kinds)
        self.kept = bytes(seats)
        self.drawn: tuple[int, ...] = ()
        self.drew = bytes(encoder.kinds)

    def encode(self, s: CourtState, counted: Counted) -> bytes:
        seat, who, what, memory = self.seat, self.who, self.what, s.memory
        hands, shown, order = s.hands, s.shown, self.order
        parts = [
            self.own,
            _rules(s.rules),
            who[s.first],
            who[s.active if s.first != NOBODY and s.result is None else NOBODY],
            self.asked.encode(s.pending, self.seats, seat),
            bytes(s.markers),
            bytes(s.favors),
            BYTE[len(s.deck)],
            self.discard.encode(s.discard),
            what[s.played],
            counted(s.revealed),
            HOT[s.acting],
            HOT[s.target],
            who[s.victim],
            counts(s.picks[seat], N),
            counted(hands[seat]),
        ]
        for player in order[1:]:
            parts.append(BYTE[len(hands[player])])
            parts.append(counted(shown[player]))
        parts.append(self.piles.encode(s))
        if memory is None:
            parts += (self.nothing, bytes(1 + self.kinds), self.kept)
            return b"".join(parts)
        if memory is not self.memory:
            self.memory = memory
            self.outside = BYTE[memory.number] + counts(memory.had(seat).elements(), self.kinds, FIRST_CARD)
        if s.drawn is not self.drawn:
            self.drawn = s.drawn
            self.drew = counts(draws(s.drawn, seat), self.kinds, FIRST_CARD)
        kept = bytes([0 if player == seat else s.kept >> KEPT * player & KEPT_MASK for player in order])
        parts += (counted(memory.stock), counted(s.left), self.drew, self.outside, kept)
        return b"".join(parts)


class _Piles:
    """The piles as one seat knows them."""

    def __init__(self, seat: int, seats: int, kinds: int) -> None:
        self.bit = 1 << seat
        self.kinds = kinds
        self.order = [(place // N - seat) % seats * N + place % N for place in range(seats * N)]
        self.piles: Piles = [()] * len(self.order)
        self.known: Piles = [()] * len(self.order)
        self.rows = [bytes(1 + kinds)] * len(self.order)
        self.old: list[list[int]] = [[]] * len(self.order)  # by pile, the known cards from before
        self.before = bytearray(kinds)  # and all of them
        self.hidden = bytearray(len(self.order))
        self.when: tuple[bool, int] = (False, 0)
        self.written = b"".join(self.rows) + bytes(kinds) + self.hidden

    def encode(self, s: CourtState) -> bytes:
        when = (s.result is not None, s.memory.number if s.memory else 0)
        if s.piles != self.piles or s.known != self.known or when != self.when:
            self._update(s.piles, s.known, when)
        return self.written

    def _update(self, piles: Piles, known: Piles, when: tuple[bool, int]) -> None:
        over, number = when
        anew, bit = when != self.when, -1 if over else self.bit
        past = zip(self.piles, self.known, strict=True)
        present = zip(piles, known, strict=True)
        for index, was, now in zip(self.order, past, present, strict=True):
            if was == now and not anew:
                continue
            row, old, hidden = bytearray(1 + self.kinds), [], 0
            row[0] = len(now[0])
            for card, mask in zip(*now, strict=True):
                since = mask >> GENERATION == number
                if mask & bit:
                    row[1 + card - FIRST_CARD] += 1
                    if number and not since:
                        old.append(card - FIRST_CARD)
                else:
                    hidden += number > 0 and since
            for card in self.old[index]:
                self.before[card] -= 1
            for card in old:
                self.before[card] += 1
            self.rows[index], self.old[index], self.hidden[index] = bytes(row), old, hidden
        self.written = b"".join((*self.rows, self.before, self.hidden))
        self.piles, self.known, self.when = piles[:], known[:], when


@lru_cache(64)
def _rules(rules: Rules) -> bytes:
    return bytes(map(bool, msgspec.structs.astuple(rules)))
