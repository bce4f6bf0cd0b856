"""What a position of Europe in Turmoil is worth to a seat, and how its answers are found."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from salon.games.turmoil.answers import CARD, CHECK, DONE, EVENT, EVENT_FIRST, NAVAL, OPERATIONS, PLACE
from salon.games.turmoil.atlas import ANYWHERE, World
from salon.games.turmoil.bits import listed
from salon.games.turmoil.cards import Cards
from salon.games.turmoil.conditions import number
from salon.games.turmoil.effects.hands import PlayDiscarded
from salon.games.turmoil.effects.support import Place
from salon.games.turmoil.effects.tracks import Crisis
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.operations import (
    CheckStep,
    Operations,
    PlaceSupport,
    affordable,
    check_sum,
    price,
    reach,
    targets,
)
from salon.games.turmoil.stability import ChooseStability, PlayStability
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    ERAS,
    FIRST_TURN,
    GERMANY,
    LAST_TURN,
    LIBERAL,
    NOBODY,
    REGIONS,
    ROUNDS,
    era_of,
)
from salon.games.turmoil.turn import Discretionary, HelgolandRound, Mode, PlayCard, scoring_cards
from salon.games.turmoil.war import BLOCS, WAR_POINTS, blocs, war_modifier
from salon.kernel import Action, Decision, Fate, State

BUDGET = 1500  # positions to look at for one answer; few questions need half of them
WIN = 100.0

# The map, in VP.
OPEN = 0.5  # a space not yet held, by its share of the support needed
CHECKED, CHECK_STRENGTH = 0.5, 3  # how likely a space is checked before it counts, and how strongly
FIELDS, SPACES_HELD = 1.1, 0.6  # how firmly a lead in battlegrounds and in spaces decides who dominates
SOON, LATER = 0.5, 0.15  # how much the tally of now says about a scoring this turn, and about later ones
KEPT = 0.8  # what is held in one turn is held in the next
DRAWN, CYCLE = 15, 60  # cards drawn in a turn, and from one shuffle to the next
GERMAN_FIELDS = (0.0, 0.0, 0.0, 0.3, 2.0, 20.0)  # by the German battlegrounds in Liberal hands

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
    terrain = _terrain(s.cards, s.world)
    if s.blocs:
        return sign * _chance(s.vp + _at_war(s, terrain, s.blocs), WAR_SPREAD / 2)
    lead = s.vp + _tracks(s)
    support = s.support
    for region, (near, far) in enumerate(_weights(s, seat)):
        lead += terrain.worth(region, support, near, far)
    found = _chance(lead + sign * _hand(s, seat), NEAR + FAR * (LAST_TURN - s.turn))
    faces = s.tension + s.status
    if faces > 0:
        calm = max(0.0, 1 - faces / 6) ** min(ROLLS, 1 + LAST_TURN - s.turn)
        found = calm * found + (1 - calm) * _war(s, terrain, s.vp)
    return sign * found - 2 * WIN * _caught(s, seat)


def reply(s: State, seat: int) -> Action:
    """The answer to a question. The search of `Greedy` would follow one imagined die, and try support in
    every order; so events are played out over all faces of the die, and operations are valued by what they
    buy."""
    assert isinstance(s, TurmoilState)
    decision = next(d for d in s.pending if d.seat == seat)
    return decision.legal[0] if len(decision.legal) == 1 else _Search(s, seat).best(s, decision)


def _chance(lead: float, spread: float) -> float:
    return WIN * math.tanh(lead / (2 * spread))


# -- the map -------------------------------------------------------------------------------------


class _Reading(NamedTuple):
    """A region, seen from the Liberal side."""

    tally: int  # as the rules score it now
    trend: float  # what may become of it
    danger: float  # in Germany: how near Liberal control is


class _Terrain:
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
        self.known: tuple[dict[tuple[int, ...], _Reading], ...] = tuple({} for _ in number)

    def worth(self, region: int, support: list[int], near: float, far: float) -> float:
        """The VP of a region, by how often it may be scored this turn and later."""
        tally, trend, danger = self.read(region, support)
        return (
            near * (SOON * tally + (1 - SOON) * trend)
            + far * (LATER * tally + (1 - LATER) * trend)
            + (near + far) * danger
        )

    def read(self, region: int, support: list[int]) -> _Reading:
        key = self.slices[region](support)
        known = self.known[region]
        found = known.get(key)
        if found is None:
            if len(known) > 30_000:
                known.clear()
            found = known[key] = self._read(region, key)
        return found

    def _read(self, region: int, key: tuple[int, ...]) -> _Reading:
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
        tally, full = 0, 0
        for side, sign in ((LIBERAL, 1), (AUTHORITARIAN, -1)):
            own, fields = held[side], fought[side]
            points = presence if own else 0
            if own > held[1 - side]:
                if fields == self.fields[region]:
                    full = sign
                    points = control
                elif own > fields > fought[1 - side]:
                    points = domination
            tally += sign * (points + fields + beside[side])
        strong, wide = FIELDS * share[2], SPACES_HELD * (share[1] + share[2])
        edge = _odds(strong - 0.5) * _odds(wide - 0.3) - _odds(-strong - 0.5) * _odds(-wide - 0.3)
        trend = (
            presence * (absent[AUTHORITARIAN] - absent[LIBERAL])
            + (domination - presence) * edge
            + (control - domination) * full
            + share[2]
            + share[0]
        )
        return _Reading(tally, trend, GERMAN_FIELDS[fought[LIBERAL]] if region == GERMANY else 0.0)


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
def _terrain(cards: Cards, world: World) -> _Terrain:
    return _Terrain(cards, world)


Weights = tuple[tuple[float, float], ...]  # by region: how often it may be scored this turn, and later
DECK, AWAY, UNBORN = range(
    3
)  # where a scoring card may be: to come, not before the next shuffle, of a later era


def _weights(s: TurmoilState, seat: int) -> Weights:
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


def _caught(s: TurmoilState, seat: int) -> bool:
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


def _war(s: TurmoilState, terrain: _Terrain, vp: int) -> float:
    """The chances of the Liberal side if the war broke out now."""
    nations = blocs(s)
    lead = vp + _at_war(s, terrain, nations)
    edge = war_modifier(s, LIBERAL) - war_modifier(s, AUTHORITARIAN)
    spoils = WAR_POINTS + SPOILS * sum(id in nations for id in REGIONS)
    won = _higher(edge)
    lost = _higher(-edge)
    loss = sum(BOTH_LOSE if nations[id] == BLOCS[LIBERAL] else -BOTH_LOSE for id in REGIONS if id in nations)
    return (
        won * _chance(lead + spoils, WAR_SPREAD)
        + lost * _chance(lead - spoils, WAR_SPREAD)
        + (1 - won - lost) * _chance(lead + loss, WAR_SPREAD)
    )


@lru_cache(maxsize=64)
def _higher(edge: int) -> float:
    """How likely one die with an advantage is higher than another."""
    return sum(a + edge > b for a in range(6) for b in range(6)) / 36


def _at_war(s: TurmoilState, terrain: _Terrain, nations: dict[str, str]) -> float:
    """What the regions at war would score now."""
    support = s.support
    found = 0.0
    for region, id in enumerate(REGIONS):
        if id in nations:
            tally, trend, danger = terrain.read(region, support)
            found += 0.8 * tally + 0.2 * trend + danger
    return found


# -- the search ----------------------------------------------------------------------------------

# Fates that begin with each face of the die, and whose second dice differ too.
_PAIRS = ((1, 4), (2, 6), (3, 2), (4, 5), (5, 1), (6, 3))


def _loaded(first: int, second: int) -> Fate:
    seed = 0
    while True:
        fate = Fate.of(seed)
        if (fate.roll(), fate.roll()) == (first, second):
            return Fate.of(seed)
        seed += 1


_FATES = tuple(_loaded(*pair) for pair in _PAIRS)
_QUIET = (PlayCard, HelgolandRound, Discretionary)


class _Search:
    """Looks for the answer that leaves the best position when the round is over."""

    def __init__(self, s: TurmoilState, seat: int) -> None:
        self.seat = seat
        self.left = BUDGET
        self.at_war = bool(s.blocs)

    def best(self, s: TurmoilState, decision: Decision) -> Action:
        plan = self.plan(s, decision)
        if plan is not None:
            return plan
        legal = list(decision.legal)
        s.fate.copy().shuffle(legal)  # so that ties favour nobody
        step = s.stack[-1]
        if type(step) is PlayCard:
            worth = self.cards(s, legal)
        else:
            if type(step) is ChooseStability:
                s = s.copy()
                s.stack = [other for other in s.stack if type(other) is not Crisis]
            worth = [self.look(s, action) for action in legal]
        return legal[worth.index(max(worth))]

    # -- looking ahead ---------------------------------------------------------------------------

    def look(self, s: TurmoilState, action: Action) -> float:
        """What an answer of the seat leads to, over all faces of the die if one is rolled."""
        low, rolled = self.once(s, action, _FATES[0])
        if not rolled:
            return low
        high, _ = self.once(s, action, _FATES[-1])
        if high == low:
            return low
        return (low + high + sum(self.once(s, action, fate)[0] for fate in _FATES[1:-1])) / 6

    def once(self, s: TurmoilState, action: Action, fate: Fate) -> tuple[float, bool]:
        """What an answer leads to with one fate, and whether fate had a say."""
        after = s.copy()
        after.fate = fate.copy()
        if action == EVENT:  # also the opponent's, which is no answer by itself
            after.stack[-1].answer(after, action, self.seat)
            after.run()
        else:
            after.apply(action, self.seat)
        self.left -= 1
        return self.settle(after), after.fate.counter > 0

    def settle(self, s: TurmoilState) -> float:
        """Play on until the next round, everyone for his own good, and value what is there."""
        while s.result is None and type(s.stack[-1]) not in _QUIET:
            if s.blocs and not self.at_war:
                # The dice of the war are not looked at: they would be those of one imagined war.
                vp = s.vp
                if s.war_winner != NOBODY:
                    vp -= WAR_POINTS if s.war_winner == LIBERAL else -WAR_POINTS
                found = _war(s, _terrain(s.cards, s.world), vp)
                return found if self.seat == LIBERAL else -found
            if self.left <= 0 or s.blocs:
                break
            decision = s.pending[0]
            step = s.stack[-1]
            if isinstance(step, PlaceSupport):
                for offer in _Survey(s, self.seat).buy(decision.seat, s.ops, s.reach_bits, free=step.free):
                    for _ in range(offer.n):
                        s.apply(offer.space, decision.seat)
            else:
                s.apply(self.quick(s, decision), decision.seat)
        return value(s, self.seat)

    def quick(self, s: TurmoilState, decision: Decision) -> Action:
        """An answer in the course of what is looked at: one that is good at first sight."""
        legal = decision.legal
        if len(legal) == 1:
            return legal[0]
        plan = self.plan(s, decision)
        if plan is not None:
            return plan
        step = s.stack[-1]
        if type(step) is ChooseStability:
            return s.fate.pick(legal)
        if type(step) is PlayDiscarded:
            return max(legal, key=lambda action: _replayed(s, action, decision.seat))
        sign = 1 if decision.seat == self.seat else -1
        best, found = -math.inf, legal[0]
        for action in legal:
            after = s.copy()
            after.apply(action, decision.seat)
            self.left -= 1
            worth = sign * value(after, self.seat)
            if worth > best:
                best, found = worth, action
        return found

    # -- cards -----------------------------------------------------------------------------------

    def cards(self, s: TurmoilState, legal: list[Action]) -> list[float]:
        """What each card of the hand would do, played in the best way."""
        seat = self.seat
        richer = s.copy()
        richer.vp += 1 if seat == LIBERAL else -1
        slope = max(0.01, value(richer, seat) - value(s, seat))
        survey = _Survey(s, seat)
        values = {s.value_of(action - CARD, seat) for action in legal}
        bought = survey.buy(seat, max(values), reach(s, seat))
        gains = {n: slope * max(_worth(bought, n), survey.checks(seat, n)) for n in values}
        return [
            self.score(s, action) if s.cards.scores[action - CARD] else self.card(s, action, gains)
            for action in legal
        ]

    def card(self, s: TurmoilState, action: Action, gains: dict[int, float]) -> float:
        """A card by the best use of it; `gains` says what operations bring."""
        seat, card = self.seat, action - CARD
        after = s.copy()
        after.apply(action, seat)
        if after.result is not None or type(after.stack[-1]) is not Mode:
            return self.look(s, action)
        if _caught(after, seat):
            return -2 * WIN
        modes = after.pending[0].legal
        operations = gains[s.value_of(card, seat)]
        found = [self.look(after, mode) for mode in modes if mode == NAVAL or mode > CARD]
        if OPERATIONS in modes:
            found.append(value(after, seat) + operations)
        if EVENT in modes or EVENT_FIRST in modes:
            event = self.look(after, EVENT)
            found.append(event + operations if EVENT_FIRST in modes else event)
        return max(found)

    def score(self, s: TurmoilState, action: Action) -> float:
        """A scoring without Stability cards, and the risk of its Crisis roll."""
        after = s.copy()
        after.apply(action, self.seat)
        after.stack = [
            step for step in after.stack if type(step) not in (Crisis, PlayStability, ChooseStability)
        ]
        after.run()
        self.left -= 1
        found = value(after, self.seat)
        faces = min(6, s.tension + s.status)
        if faces <= 0 or after.result is not None:
            return found
        war = _war(after, _terrain(s.cards, s.world), after.vp)
        return found + faces / 6 * ((war if self.seat == LIBERAL else -war) - found)

    # -- operations ------------------------------------------------------------------------------

    def plan(self, s: TurmoilState, decision: Decision) -> Action | None:
        """The answer where support is bought, checked or placed; None elsewhere."""
        step, who = s.stack[-1], decision.seat
        if isinstance(step, PlaceSupport):
            return _Survey(s, self.seat).buy(who, s.ops, s.reach_bits, free=step.free)[0].space
        if isinstance(step, Operations):
            if NAVAL in decision.legal:
                return None
            survey = _Survey(s, self.seat)
            bought = survey.buy(who, s.ops, reach(s, who, step.where), free=step.free)
            gains = {
                PLACE: sum(offer.gain for offer in bought),
                CHECK: survey.checks(who, s.ops, free=step.free),
                DONE: 0.0,
            }
            return max(decision.legal, key=gains.__getitem__)
        if isinstance(step, CheckStep):
            survey = _Survey(s, self.seat)
            return max(
                (space for space in decision.legal if space != DONE),
                key=lambda space: survey.check(who, space, step.sums(s, space).margin),
            )
        if isinstance(step, Place):
            survey = _Survey(s, self.seat)
            side = side_of(step.side, s.actor)
            left = number(step.n, s) - len(s.used)
            most = min(left, step.most) if step.most else left
            return max(decision.legal, key=lambda space: survey.each(who, side, space, most))
        return None


def _replayed(s: TurmoilState, action: Action, who: int) -> int:
    """At first sight, what an event of the discards is worth to a player: its value, or that against him."""
    if action == DONE:
        return 0
    card = action - CARD
    return -s.cards.ops[card] if s.cards.side[card] == 1 - who else s.cards.ops[card]


class _Bought(NamedTuple):
    """Support bought in one space."""

    space: int
    n: int
    cost: int
    gain: float  # in VP


def _worth(bought: list[_Bought], ops: int) -> float:
    """What so many of the operations spent have brought."""
    found, left = 0.0, ops
    for offer in bought:
        found += offer.gain * min(1.0, left / offer.cost)
        left -= offer.cost
        if left <= 0:
            break
    return found


class _Survey:
    """What support on the map is worth to the players, in VP."""

    def __init__(self, s: TurmoilState, seat: int) -> None:
        self.s = s.copy()
        self.terrain = _terrain(s.cards, s.world)
        self.weights = tuple(
            (near * SOON + far * LATER, near * (1 - SOON) + far * (1 - LATER), near + far)
            for near, far in _weights(s, seat)
        )

    def around(self, space: int) -> float:
        """The regions that a space counts for, seen from the Liberal side."""
        terrain, support = self.terrain, self.s.support
        found = 0.0
        for region in terrain.touches[space]:
            tally, trend, danger = terrain.read(region, support)
            now, later, both = self.weights[region]
            found += now * tally + later * trend + both * danger
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

    def buy(self, who: int, ops: int, within: int, *, free: bool = False) -> list[_Bought]:
        """Where operations are spent, each time where they bring most for their price."""
        kept, self.s = self.s, self.s.copy()
        s, touches = self.s, self.terrain.touches
        s.ops = ops
        found: list[_Bought] = []
        offers: dict[int, _Bought] = {}
        while legal := listed(affordable(s, who, within, free)):
            best = None
            for space in legal:
                offer = offers.get(space)
                if offer is None or offer.cost > s.ops:
                    offer = offers[space] = self.offer(who, space, free=free)
                if best is None or offer.gain * best.cost > best.gain * offer.cost:
                    best = offer
            assert best is not None
            found.append(best)
            s.add(best.space, who, best.n)
            s.used += (best.space,) * best.n
            s.ops -= best.cost
            near = touches[best.space]
            offers = {
                space: offer
                for space, offer in offers.items()
                if space != best.space and not any(region in near for region in touches[space])
            }
        self.s = kept
        return found

    def offer(self, who: int, space: int, *, free: bool) -> _Bought:
        """The best number of points to buy in a space, up to its control."""
        s, sign = self.s, 1 if who == LIBERAL else -1
        before, cost, n = self.around(space), 0, 0
        best = None
        while True:
            cost += price(s, who, space, free)
            if best is not None and cost > s.ops:
                break
            n += 1
            s.add(space, who)
            gain = sign * (self.around(space) - before)
            if best is None or gain * best.cost > best.gain * cost:
                best = _Bought(space, n, cost, gain)
            if s.held[space] == who:
                break
        s.remove(space, who, n)
        return best

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
