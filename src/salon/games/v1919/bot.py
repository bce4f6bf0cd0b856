"""What a position of the conference is worth to a seat."""

from __future__ import annotations

import math
from functools import lru_cache

from salon.games.v1919.auction import Bid
from salon.games.v1919.bot_deals import Dealer
from salon.games.v1919.cards import Cards, OptionCard, StrategyCard
from salon.games.v1919.cards_score import COUNTED, counted
from salon.games.v1919.effects import Happiness
from salon.games.v1919.scoring import RANKS, UNHAPPY
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import (
    COUNTERS,
    CUBES,
    FLAGS,
    ITALY,
    JAPAN,
    MOST_HAPPY,
    NATIONS,
    NOBODY,
    POWERS,
    REGIONS,
    SIGNS,
    SLOTS,
    SOLO_COUNTERS,
    TABLE,
    USA,
)
from salon.kernel import Action, State

BUDGET = 300  # positions to look at in a turn: about 17 ms
WIN = 100.0
# How little a lead says about the end: at it, and more for each Issue that comes before; fitted to 40 games
# between Courtiers. The last Issues that count are those below the Game End card.
LEAD, DISTANT, BELOW = 2.0, 0.6, 7
BEST_RIVAL = 0.6  # how much the best rival counts; the average of all rivals has the rest

CUBE, SPARE_CUBE, FEW = 0.35, 0.2, 9  # an Available cube: the first few, and those beyond
PLACED = 0.5  # a cube on an Issue led by another comes back in part: so much of an Available one
DISC, DEPLOYED, EXHAUSTED = 1.4, 1.2, 0.9  # Military Units by place
EARLY = 12  # Issues above the Game End card from which on tokens have their full worth
LATE, LAST = 0.5, 0.2  # the worth of tokens when that card is near, and when it is on the Table

KEG = 0.1  # a Powder Keg one further, as stars of whoever chooses
SURE = 0.9  # a lead on the Table of the power that has the next turn
OVERTAKEN = 0.085  # per star: how likely a turn of another power takes a lead of one cube
STICKY = 0.72  # one more cube makes that so much less likely
SAFE = 0.97  # a lead that nobody has the cubes to take
WAITING = 0.55  # an Issue of the Waiting Room, compared with one on the Table
CHASE = 0.3  # what the followers may hope for of what the leader may lose

SPREAD = 3.0  # how firmly a lead in Happiness decides the rank at the end
MUTINY = 0.25  # each step of Happiness below the limit for three Military Units
CHECKED = 0.3  # how likely a Region sees an Uprising Check that matters, and the Issue is lost
GUARDED = 0.7  # that risk with a Military Unit in the Region
OUTBID, DETERRENT = 0.5, 0.05  # a bid that could be beaten holds so often, and more for each unit or cube

_DOWN = tuple(1 / (1 + math.exp(d / SPREAD)) for d in range(-MOST_HAPPY, MOST_HAPPY + 1))
_SIGNS = tuple(1 / (1 + math.exp((SIGNS - 0.5 - h) / 1.5)) for h in range(MOST_HAPPY + 1))
_MOOD = tuple(
    UNHAPPY if h == 0 else UNHAPPY * 0.6 * math.exp(-h / 2.5) - MUTINY * max(0, 12 - h)
    for h in range(MOST_HAPPY + 1)
)
_POOL = tuple(CUBE * min(n, FEW) + SPARE_CUBE * max(0, n - FEW) for n in range(CUBES + 1))


def value(s: State, seat: int) -> float:
    """The points a seat may expect, less those of its rivals; in solitaire those of the player."""
    assert isinstance(s, V1919State)
    if s.result is not None:
        return _final(s, seat)
    if NOBODY in s.powers:
        return 0.0
    expected = _expected(s, _tables(s.cards))
    if s.seats == 1:
        return _solitaire(s, expected)
    mine, best, total = 0.0, -WIN, 0.0
    for player, power in enumerate(s.powers):
        points = expected[power]
        if player == seat:
            mine = points
            continue
        total += points
        best = max(best, points)
    return mine - BEST_RIVAL * best - (1 - BEST_RIVAL) * total / (s.seats - 1)


def odds(s: State, _seat: int, worth: float) -> float:
    """A lead as a chance to win: as many leads of this size came to something among bots."""
    assert isinstance(s, V1919State)
    firm = LEAD + DISTANT * max(0, len(s.issue_deck) - 1 - s.length + BELOW)
    return 1 / (1 + (s.seats - 1) * math.exp(-max(-WIN, min(WIN, worth)) / firm))


def reply(s: State, seat: int) -> Action | None:
    """What is to be said of deals, which no search of a turn finds."""
    assert isinstance(s, V1919State)
    return _dealer.answer(s, seat)


def likes(s: V1919State, issue: int, power: int) -> list[float]:
    """What each option of an Issue is worth to a power that controls it."""
    return [_option(option, power) for option in s.cards.issues[issue].options]


_dealer = Dealer(value, likes)


def _final(s: V1919State, seat: int) -> float:
    assert s.result is not None
    scores = s.result.scores
    if s.seats == 1:
        return float(scores[0])
    lead = scores[seat] - max(points for player, points in enumerate(scores) if player != seat)
    return lead + (WIN if seat in s.result.winners else -WIN)


# -- what is printed -----------------------------------------------------------------------------


class _Tables:
    """What the cards are worth, worked out once."""

    def __init__(self, cards: Cards) -> None:
        self.stars = cards.stars
        self.region = cards.region
        # By power, the stars of each Issue and the best that its options bring.
        self.worth = tuple(
            tuple(
                issue.stars + max((_option(option, power) for option in issue.options), default=0.0)
                for issue in cards.issues
            )
            for power in range(POWERS)
        )
        self.keep = tuple(_keep(stars) for stars in cards.stars)
        self.risk = tuple(CHECKED * (7 - least) / 6 if least else 0.0 for least in (0, *cards.board.uprising))
        self.strategies = tuple(map(_Strategy, cards.strategies))


class _Strategy:
    """A Strategy card: points for each counter, for calm and troubled Regions, units, and signatures."""

    def __init__(self, card: StrategyCard) -> None:
        by_type: dict[str, int] = {line.type: line.vp for line in card.score}
        self.doubled = "happiness_x2" in by_type
        self.icons = tuple(
            (counter, line.vp)
            for line in card.score
            if line.type == "icon"
            for counter, name in enumerate(COUNTERS)
            if name.startswith(line.icon)
        )
        self.calm, self.troubled = by_type.get("regions_le_3", 0), by_type.get("regions_ge_4", 0)
        self.units = by_type.get("military_disc", 0)
        self.others = tuple(line for line in card.score if line.type in COUNTED)
        self.signs = tuple(
            (nation, by_type.get(f"{NATIONS[nation]}_signs", 0), by_type.get(f"{NATIONS[nation]}_refuses", 0))
            for nation in (ITALY, JAPAN)
        )


@lru_cache(maxsize=8)
def _tables(cards: Cards) -> _Tables:
    return _Tables(cards)


def _option(option: OptionCard, power: int) -> float:
    """What an option brings its controller: own flags, and some Happiness more than the others."""
    own = {COUNTERS[counter] for counter in FLAGS[power]}
    flags = sum(bool(own & set(icon.split("|"))) for icon in option.counters)
    mood = sum(n if nation == NATIONS[power] else -n / 3 for nation, n in option.happiness.items())
    for step in option.then:  # what it says of Happiness besides; its controller is who decides
        if isinstance(step, Happiness):
            named = (step.nation,) if isinstance(step.nation, str) else step.nation
            mine = {"decider", "all_players", NATIONS[power]}.intersection(named)
            mood += step.n if mine else -step.n / 3
    # A Powder Keg that moves on brings the next Uprising nearer.
    return flags + 0.25 * mood - KEG * sum(option.keg.values())


def _keep(stars: int) -> tuple[tuple[float, ...], ...]:
    """How likely a lead holds: by the turns of others before the leader's own, and by the margin."""
    risk = [min(0.8, OVERTAKEN * stars * STICKY ** max(0, margin - 1)) for margin in range(CUBES + 1)]
    return tuple(tuple(SURE * (1 - r) ** turns for r in risk) for turns in range(9))


# -- what may be expected ------------------------------------------------------------------------


def _expected(s: V1919State, tables: _Tables) -> list[float]:
    """The points that each power may expect at the end."""
    expected = [0.0] * POWERS
    counters = _settled(s, tables, expected)
    time = _time(s)
    _placed(s, tables, expected, time)
    _tokens(s, expected, time)
    if s.seats > 1:
        _moods(s, tables, expected, counters)
    if type(s.stack[-1]) is Bid:
        _auction(s, tables, s.stack[-1], expected)
    return expected


def _settled(s: V1919State, tables: _Tables, expected: list[float]) -> list[int]:
    """Stars and flags of settled Issues, less the danger of Uprisings; returns the counters on them."""
    stars, where, laid = tables.stars, tables.region, s.counters
    counters = [0] * len(COUNTERS)
    held = [0] * (REGIONS * POWERS)
    top = [0] * (REGIONS * POWERS)
    for issue, power in enumerate(s.controller):
        if power < 0:
            continue
        expected[power] += stars[issue]
        for counter in laid[issue]:
            counters[counter] += 1
            if s.seats > 1 and counter in FLAGS[power]:
                expected[power] += 1.0
        region = where[issue]
        if region >= 0:
            index = region * POWERS + power
            held[index] += 1
            top[index] = max(top[index], stars[issue])
    _uprisings(s, tables, expected, held, top)
    return counters


def _uprisings(
    s: V1919State, tables: _Tables, expected: list[float], held: list[int], top: list[int]
) -> None:
    """Whoever has most Issues of a troubled Region may lose the best of them."""
    for region, column in enumerate(s.unrest):
        risk = tables.risk[column]
        first = region * POWERS
        most = max(held[first : first + POWERS]) if risk else 0
        if not most:
            continue
        for power in range(POWERS):
            if held[first + power] == most:
                guarded = power in s.spaces[region * 4 : region * 4 + 3]
                expected[power] -= risk * top[first + power] * (GUARDED if guarded else 1.0)


def _time(s: V1919State) -> float:
    """How much tokens are still worth: 1 while the end is far."""
    above = len(s.issue_deck) - 1 - s.length
    if above >= 0:
        return LATE + (1 - LATE) * min(1.0, above / EARLY)
    return LAST if s.cards.game_end in s.issues[:TABLE] else LATE


def _placed(s: V1919State, tables: _Tables, expected: list[float], time: float) -> None:
    """Issues that are not settled yet count by the chance that a lead holds until its owner's turn."""
    waits = _waits(s)
    for slot in range(SLOTS):
        cubes = s.cubes[slot]
        most = max(cubes)
        issue = s.issues[slot]
        if not most or issue < 0:
            continue
        leader = cubes.index(most)
        second = max(cubes[:leader] + cubes[leader + 1 :])
        chance = tables.keep[issue][waits[leader]][most - second]
        if chance < SAFE and not _can_be_overtaken(s, cubes, leader, most):
            chance = SAFE
        near = 1.0 if slot < TABLE else WAITING
        expected[leader] += near * chance * tables.worth[leader][issue]
        if second:
            hope = near * CHASE * (1 - chance) / most
            for power, count in enumerate(cubes):
                if count and power != leader:
                    expected[power] += count * (hope * tables.worth[power][issue] + PLACED * CUBE * time)


def _waits(s: V1919State) -> list[int]:
    """How many turns of others come before each power's next Political Action."""
    waits = [0] * POWERS
    count = len(s.powers)
    pace = 2 if s.seats == 2 else 1  # each turn there has an action of the USA
    for seat, power in enumerate(s.powers):
        turns = (seat - s.turn) % count
        waits[power] = pace * (count if s.political and not turns else turns)
    if s.seats == 2:
        waits[USA] = 1
    return waits


def _can_be_overtaken(s: V1919State, cubes: tuple[int, ...], leader: int, most: int) -> bool:
    """Whether another power has the cubes to take the lead on an Issue."""
    available = s.available
    return any(power != leader and cubes[power] + available[power] > most for power in range(POWERS))


def _tokens(s: V1919State, expected: list[float], time: float) -> None:
    """Cubes and Military Units that can still be used."""
    for power in s.powers:
        discs = DISC * s.discs[power] + EXHAUSTED * s.discs_exhausted[power]
        discs += DEPLOYED * s.spaces.count(power)
        expected[power] += time * (_POOL[s.available[power]] + discs)
    if s.event_cube >= 0:
        expected[s.event_cube] += time * CUBE * 1.5


def _moods(s: V1919State, tables: _Tables, expected: list[float], counters: list[int]) -> None:
    """The award for Happiness, the dangers of having none, and the Strategy card."""
    step = RANKS[s.seats][0] / (s.seats - 1)
    happiness, powers = s.happiness, s.powers
    for power in powers:
        mine = happiness[power]
        award = float(RANKS[s.seats][0])
        for rival in powers:
            if rival != power:
                award -= step * _DOWN[mine - happiness[rival] + MOST_HAPPY]
        card = s.strategy[power]
        if card >= 0:
            strategy = tables.strategies[card]
            expected[power] += _strategy_card(s, strategy, power, counters) + award * strategy.doubled
        expected[power] += award + _MOOD[mine]


def _strategy_card(s: V1919State, card: _Strategy, power: int, counters: list[int]) -> float:
    """The points of a Strategy card if things stay as they are."""
    points = 0.0
    for counter, vp in card.icons:
        points += vp * counters[counter]
    for line in card.others:
        points += line.vp * counted(s, power, line)
    if card.calm or card.troubled:
        calm = sum(column <= 3 for column in s.unrest)
        points += card.calm * calm + card.troubled * (REGIONS - calm)
    if card.units:
        points += card.units * s.units(power)
    for nation, signs, refuses in card.signs:
        if signs or refuses:
            chance = _SIGNS[s.happiness[nation]]
            points += signs * chance + refuses * (1 - chance)
    return points


def _auction(s: V1919State, tables: _Tables, bid: Bid, expected: list[float]) -> None:
    """An Issue that is up for bids: the high bid holds the better the stronger it is."""
    issue, high = bid.unsettled, bid.high
    rivals = [power for power in bid.order if power != high and bid.forces(s, power)]
    chance = 0.0
    if high != NOBODY:
        chance = min(0.95, OUTBID + DETERRENT * (3 * bid.strength + bid.cubes)) if rivals else 1.0
        price = bid.cubes * CUBE + (bid.discs + bid.here) * (DISC - EXHAUSTED + 0.3)
        expected[high] += chance * (tables.worth[high][issue] - price)
    for power in rivals:
        expected[power] += (1 - chance) * 0.6 * tables.worth[power][issue] / len(rivals)


# -- solitaire -----------------------------------------------------------------------------------


def _solitaire(s: V1919State, expected: list[float]) -> float:
    """The points so far, and those to come while the player's faction alone is the strongest."""
    for power in s.powers:
        expected[power] += _solo_counters(s, power)
    mine = expected[s.mine]
    rival = max(expected[power] for power in s.powers if power != s.mine)
    alone = 1 / (1 + math.exp((rival + 0.5 - mine) / 2.5))
    lacking = sum(power not in s.controller for power in s.powers)
    turns = 2 + max(0, len(s.issue_deck) - 1 - s.length) / 2
    return s.vp + turns * alone * (1 - 0.2 * lacking) + 0.02 * (mine - rival)


def _solo_counters(s: V1919State, power: int) -> int:
    """The counters that count for a faction, on anyone's Issues."""
    kinds = SOLO_COUNTERS[power]
    count = 0
    for laid in s.counters:
        for counter in laid:
            if counter in kinds:
                count += 1
    return count
