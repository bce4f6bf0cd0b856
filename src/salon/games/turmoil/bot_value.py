"""What a position of Europe in Turmoil is worth to a seat."""

from __future__ import annotations

import math
from functools import lru_cache

from salon.games.turmoil.bot_terrain import Terrain, terrain_of, weights
from salon.games.turmoil.cards import Cards
from salon.games.turmoil.opening import scoring_cards
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import AUTHORITARIAN, LAST_TURN, LIBERAL, NOBODY, REGIONS, ROUNDS, era_of
from salon.games.turmoil.turn import PlayCard
from salon.games.turmoil.war import BLOCS, WAR_POINTS, blocs, war_modifier
from salon.kernel import State

WIN = 100.0

# Cards and tracks, in VP.
POINT = 0.75  # an operation
SAVED = 0.6  # a card that stays in hand, compared with one played
HARM = 0.55  # what the opponent's event on a card costs, for each of its operations
ENEMY_CARD = 0.4
BOX, PLUS = 0.35, 0.25  # a box of the naval track; the marker on its +1 side
ALONE = {2: 3.0, 4: 1.0, 5: 2.0, 7: 0.3, 8: 1.2, 10: 0.8}  # what only the first navy in a box can do
TIME = 3  # turns from which on the abilities of boxes and lasting events have their full worth
NAVAL_LAW, ATTEMPT_LAW, FAIL_LAW, OTHER_LAW = 1.2, 1.5, 1.5, 0.5
OWED, ROUND, READY = 0.5, 1.5, 0.12  # an attempt owed, a round more, an available Stability card

# The end.
NEAR, FAR = 4.0, 0.8  # how firm a lead in VP is: at the end, and less so for each turn before it
ROLLS = 2.5  # Crisis rolls that the Tension of now is thought to see
SPOILS, BOTH_LOSE = 3.0, -1.0  # what the war brings its winner in a region; a bloc's side if all lose
WAR_SPREAD = 2.5


def value(s: State, seat: int) -> float:
    """From -WIN to WIN: how likely the seat wins, by the VP it may expect and what a war would bring."""
    assert isinstance(s, TurmoilState)
    sign = 1 if seat == LIBERAL else -1
    if s.result is not None:
        winners = s.result.winners
        return WIN * (1.05 if seat in winners else -1.05) if len(winners) == 1 else -WIN / 4
    terrain = terrain_of(s.cards, s.world)
    if s.blocs:
        return sign * chance(s.vp + _at_war(s, terrain, s.blocs), WAR_SPREAD / 2)
    lead = s.vp + _tracks(s)
    support = s.support
    for region, (near, far) in enumerate(weights(s, seat)):
        lead += terrain.worth(region, support, near, far)
    found = chance(lead + sign * _hand(s, seat), NEAR + FAR * (LAST_TURN - s.turn))
    faces = s.tension + s.status
    if faces > 0:
        calm = max(0.0, 1 - faces / 6) ** min(ROLLS, 1 + LAST_TURN - s.turn)
        found = calm * found + (1 - calm) * war_chance(s, terrain, s.vp)
    return sign * found - 2 * WIN * caught(s, seat)


def chance(lead: float, spread: float) -> float:
    return WIN * math.tanh(lead / (2 * spread))


# -- tracks and cards ----------------------------------------------------------------------------


def _tracks(s: TurmoilState) -> float:
    """Navies, lasting events and what else a side has, seen from the Liberal side."""
    laws, navy = s.laws, s.navy
    time = min(1.0, (LAST_TURN + 1 - s.turn) / TIME)
    found = BOX * (navy[1] - navy[0]) + PLUS * (s.plus[1] - s.plus[0])
    ours, theirs = s.reached(LIBERAL), s.reached(AUTHORITARIAN)
    if ours != theirs:
        low, high = min(ours, theirs), max(ours, theirs)
        alone = time * sum(worth for box, worth in ALONE.items() if low < box <= high)
        found += alone if ours > theirs else -alone
    found += READY * (s.ready[1].bit_count() - s.ready[0].bit_count())
    found += ROUND * (s.extra_rounds[1] - s.extra_rounds[0]) - OWED * s.owed
    if s.force:
        left = ROUNDS[era_of(s.turn)] - s.round + 0.5
        found += POINT * left * (laws.ops[1] - laws.ops[0])
        found += time * NAVAL_LAW * (laws.naval[1] - laws.naval[0])
        found += time * ATTEMPT_LAW * (laws.attempts[1] - laws.attempts[0])
        found -= time * FAIL_LAW * (laws.fails[1] - laws.fails[0])
        for side, sign in ((LIBERAL, 1), (AUTHORITARIAN, -1)):
            gains = len(laws.free[side]) + (laws.bonus_in[side] != NOBODY) + (laws.buyer == side)
            found += sign * OTHER_LAW * (gains + len(laws.dear[1 - side]))
        for side, _, _, _ in laws.extra:
            found += OTHER_LAW if side == LIBERAL else -OTHER_LAW
    return found


def _hand(s: TurmoilState, seat: int) -> float:
    """What the seat's cards may still do, and the number of the opponent's."""
    worth = _cards(s.cards)[seat]
    found = -ENEMY_CARD * len(s.hands[1 - seat])
    for card in s.hands[seat]:
        found += worth[card]
    return found


@lru_cache(maxsize=8)
def _cards(cards: Cards) -> tuple[tuple[float, ...], ...]:
    """By side, what a card in hand is worth."""
    return tuple(
        tuple(
            SAVED * (POINT * ops - (HARM * ops if whose == 1 - side else 0.0))
            for ops, whose in zip(cards.ops, cards.side, strict=True)
        )
        for side in range(2)
    )


def caught(s: TurmoilState, seat: int) -> bool:
    """Whether more scoring cards are in hand than rounds are left to play them."""
    held = len(scoring_cards(s, seat))
    if not held:
        return False
    rounds = ROUNDS[era_of(s.turn)]
    left = max(0, rounds - s.round) + s.extra_rounds[seat]
    if s.active == seat:
        left += type(s.stack[-1]) is PlayCard
    elif s.active < seat:
        left += s.round <= rounds
    return held > left


# -- the Great War -------------------------------------------------------------------------------


def war_chance(s: TurmoilState, terrain: Terrain, vp: int) -> float:
    """The chances of the Liberal side if the war broke out now."""
    nations = blocs(s)
    lead = vp + _at_war(s, terrain, nations)
    edge = war_modifier(s, LIBERAL) - war_modifier(s, AUTHORITARIAN)
    spoils = WAR_POINTS + SPOILS * sum(id in nations for id in REGIONS)
    won = _higher(edge)
    lost = _higher(-edge)
    loss = sum(BOTH_LOSE if nations[id] == BLOCS[LIBERAL] else -BOTH_LOSE for id in REGIONS if id in nations)
    return (
        won * chance(lead + spoils, WAR_SPREAD)
        + lost * chance(lead - spoils, WAR_SPREAD)
        + (1 - won - lost) * chance(lead + loss, WAR_SPREAD)
    )


@lru_cache(maxsize=64)
def _higher(edge: int) -> float:
    """How likely one die with an advantage is higher than another."""
    return sum(a + edge > b for a in range(6) for b in range(6)) / 36


def _at_war(s: TurmoilState, terrain: Terrain, nations: dict[str, str]) -> float:
    """What the regions at war would score now."""
    support = s.support
    found = 0.0
    for region, id in enumerate(REGIONS):
        if id in nations:
            score, trend, danger = terrain.read(region, support)
            found += 0.8 * score + 0.2 * trend + danger
    return found
