"""What operations may buy on the map: support, and Support Checks."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from salon.games.turmoil.answers import DONE
from salon.games.turmoil.bits import listed
from salon.games.turmoil.bot_terrain import LATER, SOON, Terrain, terrain_of, weights
from salon.games.turmoil.operations import affordable, check_sum, price, targets
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import LIBERAL
from salon.games.turmoil.where import ANYWHERE

BOOKS = 20_000  # neighbourhoods whose offers are remembered
WIDE = 6  # operations up to which one look at a space serves for all numbers of them


class Bought(NamedTuple):
    """Support bought in one space."""

    space: int
    n: int
    cost: int
    gain: float  # in VP


def worth_of(bought: list[Bought], ops: int) -> float:
    """What so many of the operations spent have brought."""
    found, left = 0.0, ops
    for offer in bought:
        found += offer.gain * min(1.0, left / offer.cost)
        left -= offer.cost
        if left <= 0:
            break
    return found


def _ahead(offer: Bought, other: Bought) -> bool:
    """Whether an offer brings more for its price, or as much in a space before the other's."""
    mine, theirs = offer.gain * other.cost, other.gain * offer.cost
    return mine > theirs or (mine == theirs and offer.space < other.space)


class Book:
    """What is known of the offers in a neighbourhood that looks a certain way."""

    __slots__ = ("best", "ladders")

    def __init__(self) -> None:
        self.ladders: dict[int, list[tuple[int, Bought]]] = {}  # by space
        self.best: dict[tuple[int, int], Bought] = {}  # by the spaces allowed and what there is to spend


_books: WeakKeyDictionary[Terrain, dict[Hashable, Book]] = WeakKeyDictionary()


class Survey:
    """What support on the map is worth to the players, in VP."""

    def __init__(self, s: TurmoilState, seat: int) -> None:
        self.s = s.copy()
        self.terrain = terrain_of(s.cards, s.world)
        self.weights = tuple(
            (near * SOON + far * LATER, near * (1 - SOON) + far * (1 - LATER), near + far)
            for near, far in weights(s, seat)
        )

    def around(self, space: int) -> float:
        """The regions that a space counts for, seen from the Liberal side."""
        terrain, support = self.terrain, self.s.support
        found = 0.0
        for region in terrain.touches[space]:
            score, trend, danger = terrain.read(region, support)
            now, later, both = self.weights[region]
            found += now * score + later * trend + both * danger
        return found

    def each(self, who: int, side: int, space: int, most: int) -> float:
        """What each point of a side's support brings someone in a space, if the best number is put there."""
        if space == DONE:
            return 0.0
        sign = 1 if who == LIBERAL else -1
        support, index = self.s.support, 2 * space + side
        was, before = support[index], self.around(space)
        found = -math.inf
        for n in range(1, most + 1):
            support[index] += 1
            found = max(found, sign * (self.around(space) - before) / n)
        support[index] = was
        return found

    def buy(self, who: int, ops: int, within: int, *, free: bool = False) -> list[Bought]:
        """Where operations are spent, each time where they bring most for their price."""
        kept, self.s = self.s, self.s.copy()
        found = self.spend(who, ops, within, free=free)
        self.s = kept
        return found

    def spend(self, who: int, ops: int, within: int, *, free: bool = False) -> list[Bought]:
        """As `buy`; what is bought stays on the map."""
        s, terrain = self.s, self.terrain
        s.ops = ops
        found: list[Bought] = []
        books: dict[int, Book] = {}
        while spaces := affordable(s, who, within, free):
            best = None
            for hood, inside in enumerate(terrain.hood_bits):
                here = inside & spaces
                if not here:
                    continue
                book = books.get(hood)
                if book is None:
                    book = books[hood] = self.book(who, hood, free=free)
                offer = book.best.get((here, s.ops))
                if offer is None:
                    offer = book.best[here, s.ops] = self.best(book, who, here, free=free)
                if best is None or _ahead(offer, best):
                    best = offer
            assert best is not None
            found.append(best)
            s.add(best.space, who, best.n)
            s.used += (best.space,) * best.n
            s.ops -= best.cost
            for hood in terrain.linked[terrain.hood_of[best.space]]:
                books.pop(hood, None)
        return found

    def offers(self, who: int, spaces: int, *, free: bool = False) -> list[Bought]:
        """What is best bought in each of some spaces."""
        hood_of = self.terrain.hood_of
        books: dict[int, Book] = {}
        found = []
        for space in listed(spaces):
            hood = hood_of[space]
            if hood not in books:
                books[hood] = self.book(who, hood, free=free)
            found.append(self.offer(books[hood], who, space, free=free))
        return found

    def book(self, who: int, hood: int, *, free: bool) -> Book:
        """The offers already worked out in a neighbourhood that looks as it does now.

        Most of the map is the same in all positions that are compared, and where it is known what so many
        operations buy, it is known of fewer too.
        """
        s, terrain = self.s, self.terrain
        if s.frozen or s.plan is not None or s.laws.priced[who]:
            return Book()  # prices hang on more than the support
        support, regions = s.support, terrain.hoods[hood]
        key = (
            who,
            free,
            hood,
            max(WIDE, s.ops),
            *[(self.weights[r], terrain.slices[r](support)) for r in regions],
        )
        books = _books.setdefault(terrain, {})
        found = books.get(key)
        if found is None:
            if len(books) >= BOOKS:
                books.clear()
            found = books[key] = Book()
        return found

    def best(self, book: Book, who: int, spaces: int, *, free: bool) -> Bought:
        """The best offer in some spaces of one neighbourhood; of equal ones that of the first space."""
        first, *others = listed(spaces)
        found = self.offer(book, who, first, free=free)
        for space in others:
            offer = self.offer(book, who, space, free=free)
            if offer.gain * found.cost > found.gain * offer.cost:
                found = offer
        return found

    def offer(self, book: Book, who: int, space: int, *, free: bool) -> Bought:
        """The best number of points to buy in a space with what there is to spend, up to its control."""
        ladder = book.ladders.get(space)
        if ladder is None:
            ladder = book.ladders[space] = self.ladder(who, space, max(self.s.ops, WIDE), free=free)
        ops, found = self.s.ops, ladder[0][1]
        for cost, offer in ladder:
            if cost > ops:
                break
            found = offer
        return found

    def ladder(self, who: int, space: int, ops: int, *, free: bool) -> list[tuple[int, Bought]]:
        """By what one spends in a space, the best that it buys there: more and more, up to its control."""
        s, sign = self.s, 1 if who == LIBERAL else -1
        before, cost, n = self.around(space), 0, 0
        found: list[tuple[int, Bought]] = []
        best = None
        while True:
            cost += price(s, who, space, free)
            if best is not None and cost > ops:
                break
            n += 1
            s.add(space, who)
            gain = sign * (self.around(space) - before)
            if best is None or gain * best.cost > best.gain * cost:
                best = Bought(space, n, cost, gain)
                found.append((cost, best))
            if s.held[space] == who:
                break
        s.remove(space, who, n)
        return found

    def checks(self, who: int, strength: int, *, free: bool = False) -> float:
        """What two Support Checks of a strength may be expected to bring."""
        s = self.s
        found = sorted(
            self.check(who, space, check_sum(s, who, space, strength, free).margin)
            for space in listed(targets(s, who, ANYWHERE))
        )
        return sum(found[-2:])

    def check(self, who: int, space: int, margin: int) -> float:
        """What a Support Check brings on average, by what the die is added to."""
        if margin <= -6:
            return 0.0
        s = self.s
        support, mine, theirs = s.support, 2 * space + who, 2 * space + 1 - who
        own, enemy, before = support[mine], support[theirs], self.around(space)
        removable, needed = s.removable(space, 1 - who), s.cards.stability[space]
        total = change = 0.0
        last = -1
        for die in range(max(1, 1 - margin), 7):
            lost = min(die + margin, removable)
            gained = 0 if enemy > lost else max(0, min(die + margin - lost, needed - own))
            if lost + gained != last:
                last = lost + gained
                support[theirs], support[mine] = enemy - lost, own + gained
                change = self.around(space) - before
            total += change
        support[theirs], support[mine] = enemy, own
        return (total if who == LIBERAL else -total) / 6
