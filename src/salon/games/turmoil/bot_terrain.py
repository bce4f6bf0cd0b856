"""What the map of Europe in Turmoil is worth: support in the regions, and how often each may be scored."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from salon.games.turmoil.atlas import World
from salon.games.turmoil.cards import Cards
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import AUTHORITARIAN, ERAS, FIRST_TURN, GERMANY, LAST_TURN, LIBERAL, REGIONS

# In VP.
OPEN = 0.5  # a space not yet held, by its share of the support needed
CHECKED, CHECK_STRENGTH = 0.5, 3  # how likely a space is checked before it counts, and how strongly
FIELDS, SPACES_HELD = 1.1, 0.6  # how firmly a lead in battlegrounds and in spaces decides who dominates
SOON, LATER = 0.5, 0.15  # how much the score of now says about a scoring this turn, and about later ones
KEPT = 0.8  # what is held in one turn is held in the next
DRAWN, CYCLE = 15, 60  # cards drawn in a turn, and from one shuffle to the next
GERMAN_FIELDS = (0.0, 0.0, 0.0, 0.3, 2.0, 20.0)  # by the German battlegrounds in Liberal hands


class Reading(NamedTuple):
    """A region, seen from the Liberal side."""

    score: int  # as the rules score it now
    trend: float  # what may become of it
    danger: float  # in Germany: how near Liberal control is


class Terrain:
    """What support in the regions is worth; every pattern is worked out once."""

    def __init__(self, cards: Cards, world: World) -> None:
        number = range(len(REGIONS))
        around = [(*world.regions[r], *world.beside[r]) for r in number]
        self.points = cards.scoring
        self.fields = tuple(len(world.battlegrounds[r]) for r in number)
        self.touches = tuple(tuple(r for r in number if n in around[r]) for n in range(len(cards.stability)))
        self.slices = tuple(itemgetter(*(2 * n + side for n in around[r] for side in (0, 1))) for r in number)
        # The support each space needs; 2 for a battleground, 1 for another of the region, 0 beside it.
        self.kinds = tuple(
            tuple(
                (cards.stability[n], (n in world.regions[r]) + (n in world.battlegrounds[r]))
                for n in around[r]
            )
            for r in number
        )
        self.known: tuple[dict[tuple[int, ...], Reading], ...] = tuple({} for _ in number)
        # Spaces that count for the same regions are one neighbourhood: what is offered there hangs together.
        self.hoods = tuple(dict.fromkeys(self.touches))
        self.hood_of = tuple(map(self.hoods.index, self.touches))
        self.hood_bits = tuple(
            sum(1 << n for n, each in enumerate(self.hood_of) if each == hood)
            for hood in range(len(self.hoods))
        )
        self.linked = tuple(
            tuple(h for h, other in enumerate(self.hoods) if {*other} & {*regions}) for regions in self.hoods
        )

    def worth(self, region: int, support: list[int], near: float, far: float) -> float:
        """The VP of a region, by how often it may be scored this turn and later."""
        score, trend, danger = self.read(region, support)
        return (
            near * (SOON * score + (1 - SOON) * trend)
            + far * (LATER * score + (1 - LATER) * trend)
            + (near + far) * danger
        )

    def read(self, region: int, support: list[int]) -> Reading:
        key = self.slices[region](support)
        known = self.known[region]
        found = known.get(key)
        if found is None:
            if len(known) > 30_000:
                known.clear()
            found = known[key] = self._read(region, key)
        return found

    def _read(self, region: int, key: tuple[int, ...]) -> Reading:
        held, fought, beside = [0, 0], [0, 0], [0, 0]
        share = [0.0, 0.0, 0.0]  # by kind
        absent = [1.0, 1.0]  # how likely a side has no space at all
        for place, (needed, kind) in enumerate(self.kinds[region]):
            lead = key[2 * place + 1] - key[2 * place]
            if not lead:
                continue
            side = int(lead > 0)
            firm = _firmness(needed, abs(lead))
            share[kind] += firm if side else -firm
            if kind:
                absent[side] *= 1 - firm
            if abs(lead) >= needed:
                if kind:
                    held[side] += 1
                    fought[side] += kind == 2
                else:
                    beside[side] += 1
        presence, domination, control = self.points[region]
        score, full = 0, 0
        for side, sign in ((LIBERAL, 1), (AUTHORITARIAN, -1)):
            own, fields = held[side], fought[side]
            points = presence if own else 0
            if own > held[1 - side]:
                if fields == self.fields[region]:
                    full = sign
                    points = control
                elif own > fields > fought[1 - side]:
                    points = domination
            score += sign * (points + fields + beside[side])
        strong, wide = FIELDS * share[2], SPACES_HELD * (share[1] + share[2])
        edge = _odds(strong - 0.5) * _odds(wide - 0.3) - _odds(-strong - 0.5) * _odds(-wide - 0.3)
        trend = (
            presence * (absent[AUTHORITARIAN] - absent[LIBERAL])
            + (domination - presence) * edge
            + (control - domination) * full
            + share[2]
            + share[0]
        )
        return Reading(score, trend, GERMAN_FIELDS[fought[LIBERAL]] if region == GERMANY else 0.0)


@lru_cache(maxsize=512)
def _firmness(needed: int, lead: int) -> float:
    """How much of a space a lead is worth: all of it, none, or less if a Support Check may turn it over."""
    if lead < needed:
        return OPEN * lead / needed * _firmness(needed, needed)
    after = [lead - max(0, CHECK_STRENGTH + die - 2 * needed) for die in range(1, 7)]
    kept = sum(left >= needed for left in after) - sum(left <= -needed for left in after)
    return 1 - CHECKED + CHECKED * kept / 6


def _odds(x: float) -> float:
    return 1 / (1 + math.exp(-x))


@lru_cache(maxsize=64)
def terrain_of(cards: Cards, world: World) -> Terrain:
    return Terrain(cards, world)


Weights = tuple[tuple[float, float], ...]  # by region: how often it may be scored this turn, and later
# Where a scoring card may be: to come, not before the next shuffle, of a later era.
DECK, AWAY, UNBORN = range(3)


def weights(s: TurmoilState, seat: int) -> Weights:
    """How often each region may still be scored, as far as the seat can tell."""
    enemy = 1 - seat
    hand, seen, discard = s.hands[seat], s.seen[enemy], s.discard
    hidden = len(s.hands[enemy]) - len(seen)
    drawn = hidden / max(1, hidden + len(s.deck))
    turn, cycle = s.turn, len(s.deck) // 5
    last = 1.0 if turn == LAST_TURN else 0.0
    found = []
    for region, (card, first) in enumerate(_scoring(s.cards)):
        if region == s.region or card in hand or card in seen:
            found.append((1.0 + last, _later(turn, cycle, AWAY)))
        elif first > turn:
            found.append((0.0, _later(turn, cycle, UNBORN)))
        elif card in discard:
            found.append((last, _later(turn, cycle, AWAY)))
        else:
            found.append((drawn + last, _later(turn, cycle, DECK)))
    return tuple(found)


@lru_cache(maxsize=8)
def _scoring(cards: Cards) -> tuple[tuple[int, int], ...]:
    """By region, its scoring card and the turn it comes into the game."""
    return tuple(
        (cards.scores.index(region + 1), FIRST_TURN[ERAS.index(cards.era[cards.scores.index(region + 1)])])
        for region in range(len(REGIONS))
    )


@lru_cache(maxsize=2048)
def _later(turn: int, cycle: int, place: int) -> float:
    """How often a region may be scored after this turn, each time by how much will be as it is now."""
    found = 0.0
    left = 5 * cycle
    for ahead in range(1, LAST_TURN - turn + 1):
        if place == UNBORN:
            often = DRAWN / CYCLE if turn + ahead >= FIRST_TURN[1] else 0.0
        elif left >= DRAWN:
            often = DRAWN / max(DRAWN, 5 * cycle) if place == DECK else 0.0
        else:
            often = DRAWN / CYCLE
        left -= DRAWN
        found += often * KEPT**ahead
    return found + (KEPT ** (LAST_TURN - turn) if turn < LAST_TURN else 0.0)
