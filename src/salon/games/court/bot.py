"""What a position at court is worth to a seat."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import itemgetter

from salon.bots.greedy import Greedy
from salon.games.court.bot_end import winning
from salon.games.court.cards import Cards
from salon.games.court.state import CourtState
from salon.games.court.terms import CHAMBERLAIN, EVERYONE, GREAT, NOBODY
from salon.kernel import Action, Fate, State
from salon.kernel.mind import Way

Piles = tuple[tuple[int, ...], ...]

BUDGET = 4000  # positions to look at in a turn: all of them, nearly always
HIDDEN_MATCH = 0.45  # how likely a card laid face down by someone else bears the character's name
SHARPNESS = 1.4  # how much one more match says about who will control a character in the end
HOPE = 1.6  # markers that a character may still gain, at the start of the game
HELD = 0.12  # a card in hand that could activate or match
FAVOR = 0.6  # markers that a favor is going to bring the Chamberlain in place of the character that has it
WIN = 100.0
# At the end of a turn: the lead of who wins as often as others, and how little a lead says. At two seats,
# then at more; of each first in general, then when the second greatest character lacks one marker.
EVEN, FIRM = ((2.75, 3.0), (1.5, 1.5)), ((5.0, 4.0), (5.0, 5.0))


def value(s: State, seat: int) -> float:
    """The markers a seat may expect to win, less what its best rival may expect."""
    assert isinstance(s, CourtState)
    if s.result is not None:
        return _final(s.result.scores, seat)
    expected = [0.0] * s.seats
    worth = _expected_markers(s)
    cards, piles, known = s.cards, s.piles, s.known
    for c in EVERYONE:
        weights, total = _weights(cards, c, seat, tuple(piles[c::7]), tuple(known[c::7]))
        if not total:
            continue
        share = worth[c] / total
        for player, weight in enumerate(weights):
            expected[player] += share * weight
    mine = expected[seat]
    rivals = [points for player, points in enumerate(expected) if player != seat]
    return mine - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals) + _hand(s, seat)


def odds(_s: State, _seat: int, worth: float) -> float:
    """What ways are worth is a chance already."""
    return min(1.0, max(0.0, worth))


def reply(s: State, seat: int) -> Action | None:
    """Every question is part of a turn, which the search finds."""
    return None


def think(s: State, seat: int, fate: Fate, _effort: int) -> list[Action]:
    """The answers to give now and next: the way of its own turn that wins most often.

    More effort would be spent on rivals' turns, which has not been found to win more.
    """
    return max(ways(s, seat, fate), key=itemgetter(0))[1]


def ways(s: State, seat: int, fate: Fate) -> list[Way]:
    """What the seat may do in its turn, and how likely it wins with that."""
    return Greedy(chance, BUDGET).ways(s, seat, fate)


def chance(s: State, seat: int) -> float:
    """How likely a seat wins, as far as it can tell: a lead that may be lost, or an end with cards hidden."""
    assert isinstance(s, CourtState)
    if s.result is not None:
        return winning(s, seat)
    many, near = s.seats > 2, sorted(s.markers)[-2] >= GREAT - 1
    return 1 / (1 + (s.seats - 1) * math.exp((EVEN[many][near] - value(s, seat)) / FIRM[many][near]))


def _final(scores: tuple[int, ...], seat: int) -> float:
    rival = max(points for player, points in enumerate(scores) if player != seat)
    lead = scores[seat] - rival
    return lead + math.copysign(WIN, lead) if lead else WIN / 2


def _expected_markers(s: CourtState) -> list[float]:
    """The markers each character may have in the end: its own, some hope, and what favors will move."""
    distance = _distance_to_end(s)
    worth = [markers + HOPE * distance for markers in s.markers]
    moved = min(FAVOR, HOPE * distance)
    for c in EVERYONE:
        if s.favors[c]:
            worth[c] -= moved
            worth[CHAMBERLAIN] += moved
    return worth


def _distance_to_end(s: CourtState) -> float:
    """1 at the start, 0 when the game is about to end: how far the second greatest character has to go."""
    second = sorted(s.markers)[-2]
    return max(0, GREAT - second) / GREAT


@lru_cache(maxsize=100_000)
def _weights(cards: Cards, c: int, seat: int, piles: Piles, known: Piles) -> tuple[list[float], float]:
    """How likely each player is to control a character, and the sum.

    Most characters are the same in nearly all positions of a turn. To remember them halves the time
    of a search.
    """
    counts = _expected_counts(cards, c, seat, piles, known)
    best = max(counts)
    if best == 0.0:
        return [], 0.0
    weights = [math.exp(SHARPNESS * (count - best)) if count else 0.0 for count in counts]
    return weights, sum(weights)


def _expected_counts(cards: Cards, c: int, seat: int, piles: Piles, known: Piles) -> list[float]:
    """Matches and majority of each player under a character, as far as the seat can tell."""
    whose = cards.character
    bit = 1 << seat
    most = max(map(len, piles))
    counts = []
    for laid, masks in zip(piles, known, strict=True):
        count = 0.0
        for card, mask in zip(laid, masks, strict=True):
            if not mask & bit:
                count += HIDDEN_MATCH
            elif whose[card] == c:
                count += 1.0
        counts.append(count + (1.0 if laid and len(laid) == most else 0.0) + (0.05 if laid else 0.0))
    return counts


def _hand(s: CourtState, seat: int) -> float:
    """Cards kept are worth something where they can be played."""
    whose = s.cards.character
    held = 0.0
    for card in s.hands[seat]:
        c = whose[card]
        if c == NOBODY or s.may_activate(seat, c):
            held += HELD
    return held
