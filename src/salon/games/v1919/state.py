"""A position of the conference: cards, cubes, discs, tracks — and what the steps do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from salon.games.v1919 import facts
from salon.games.v1919.cards import Cards
from salon.games.v1919.terms import (
    DISCS,
    FIRST_SPACE,
    FRANCE,
    ITALY,
    JAPAN,
    LAST_COLUMN,
    LAST_KEG,
    MOST_HAPPY,
    NATION_NAME,
    NATIONS,
    NOBODY,
    POWERS,
    SLOTS,
    TABLE,
    UK,
    USA,
    Due,
    Mark,
    Note,
    Talk,
    Term,
    leader_of,
    to_lead,
)
from salon.kernel import Action, Decision, State, directly

if TYPE_CHECKING:
    from salon.games.v1919.base import V1919Step
    from salon.games.v1919.questions import V1919Question

# The nations with a Happiness marker, by the number of seats (v1919.twoplayer.4, v1919.solo.setup.3).
ALL = tuple(range(len(NATIONS)))
TRACKED = {1: (UK, FRANCE, USA), 2: (UK, FRANCE, ITALY, JAPAN), 3: ALL, 4: ALL}


@directly
class V1919State(State, kw_only=True, eq=False):
    """The whole truth of a match. Almost all of it is public; the order of the decks is not."""

    shared: ClassVar[frozenset[str]] = State.shared | {"cards", "drafter"}

    cards: Cards
    length: int  # Issues below the Game End card
    # Who plays: the powers in the order of the seats, and whose turn it is.
    powers: list[int]
    first: int
    turn: int = 0  # the seat whose turn it is
    actor: int = (
        NOBODY  # the power that carries out the Political Action: in the two-player game also the USA
    )
    political: bool = False
    military: bool = False
    idle: int = 0  # turns since the last Settle
    # The Table (slots 0 and 1) and the Waiting Room.
    issues: list[int]
    cubes: list[tuple[int, ...]]  # on each slot, by power
    table_event: int
    waiting_events: list[int]
    event_cube: int = NOBODY
    issue_deck: list[int]  # the last one is on top
    issue_discard: list[int]
    event_deck: list[int]
    event_discard: list[int]
    # Tokens, by power.
    available: list[int]
    exhausted: list[int]
    discs: list[int]  # Available
    discs_exhausted: list[int]
    spaces: list[int]  # by space(region, column): whose disc stands there
    demobilized: list[int]  # by box, then for the 1 box: whose discs (the 1 box as a list at the end)
    # Tracks.
    keg: list[int]
    unrest: list[int]
    happiness: list[int]
    # Settled Issues.
    controller: list[int]
    option: list[int]
    counters: list[tuple[int, ...]]
    # Strategy cards: those on offer, and the one of each power.
    strategies: list[int]
    strategy: list[int]
    uprisings: int = 0
    # Solitaire: the faction that the player runs now, the points so far, the points to reach.
    mine: int = NOBODY
    vp: int = 0
    target: int = 0
    # Deals: whether they are made, what was promised, what is to be paid, and what is being talked about.
    deals: bool = False
    terms: tuple[Term, ...] = ()  # also the promises about later turns, which do not bind
    dues: tuple[Due, ...] = ()
    marks: tuple[Mark, ...] = ()
    notes: tuple[Note, ...] = ()
    talk: Talk | None = None  # None: there is none
    offers: tuple[int, ...]  # that each seat may still make in this turn
    most_offers: int = 0
    drafter: int = NOBODY  # the seat that has just changed its draft, and thus nobody's question but its own
    # The action in progress.
    slot: int = NOBODY
    drawn: tuple[int, ...] = ()
    decider: int = NOBODY
    chosen: int = NOBODY
    named: tuple[int, ...] = ()
    modifier: int = 0
    rising: tuple[int, ...] = ()

    def copy(self) -> Self:
        other = super().copy()
        other.powers = self.powers.copy()
        other.issues = self.issues.copy()
        other.cubes = self.cubes.copy()
        other.waiting_events = self.waiting_events.copy()
        other.issue_deck = self.issue_deck.copy()
        other.issue_discard = self.issue_discard.copy()
        other.event_deck = self.event_deck.copy()
        other.event_discard = self.event_discard.copy()
        other.available = self.available.copy()
        other.exhausted = self.exhausted.copy()
        other.discs = self.discs.copy()
        other.discs_exhausted = self.discs_exhausted.copy()
        other.spaces = self.spaces.copy()
        other.demobilized = self.demobilized.copy()
        other.keg = self.keg.copy()
        other.unrest = self.unrest.copy()
        other.happiness = self.happiness.copy()
        other.controller = self.controller.copy()
        other.option = self.option.copy()
        other.counters = self.counters.copy()
        other.strategies = self.strategies.copy()
        other.strategy = self.strategy.copy()
        return other

    # -- deals: what `negotiation.py` makes of them; here nobody talks ------------------------

    def permitted(self, legal: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
        """What the accepted terms leave of the legal answers."""
        return legal

    def talking(
        self, step: V1919Step, seat: int, asked: V1919Question, legal: tuple[Action, ...]
    ) -> tuple[Decision, ...]:
        """The question at hand, and what may be said meanwhile."""
        return (Decision(seat, asked, legal, step.clause),)

    def did(self, topic: int, power: int, action: Action, n: int = NOBODY) -> None:
        """Something has been done that may have been promised."""

    def end_of_turn(self) -> None:
        """What was agreed on for this turn is over."""

    # -- who --------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The Active Player's power."""
        return self.powers[self.turn]

    def is_bot(self, power: int) -> bool:
        """Whether a solitaire faction is run by the bot rules."""
        return self.seats == 1 and power != self.mine

    def places_minimum(self, power: int) -> bool:
        """The two-player USA and the solitaire bots add just enough to lead."""
        return (self.seats == 1 and power != self.mine) or power not in self.powers

    @property
    def factions(self) -> tuple[int, ...]:
        """Those who have cubes: the players, and in the two-player game the USA."""
        return (*self.powers, USA) if self.seats == 2 else tuple(self.powers)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """The players in turn order, beginning with a seat."""
        powers = self.powers
        start %= len(powers)
        return (*powers[start:], *powers[:start])

    # -- Issues -----------------------------------------------------------------------------

    def needed(self, power: int, slot: int) -> int:
        """The least number of cubes that takes the lead on an Issue (v1919.place.6)."""
        return to_lead(self.cubes[slot])[power]

    def leader(self, slot: int) -> int:
        """Who has strictly most cubes on an Issue."""
        return leader_of(self.cubes[slot])

    def winner(self, slot: int) -> int:
        """Who would control an Issue settled now; ties go clockwise from the Active Player.

        In solitaire the player decides them (v1919.ruling.settle.tie).
        """
        cubes = self.cubes[slot]
        leader = leader_of(cubes)
        if leader != NOBODY or self.seats == 1:
            return leader
        most = max(cubes)
        order = self.clockwise(self.turn)
        if self.seats == 2:  # the USA sits directly after the Active Player (v1919.ruling.settle.tie)
            order = (order[0], USA, order[1])
        return next(power for power in order if cubes[power] == most) if most else NOBODY

    def add_cubes(self, slot: int, power: int, count: int) -> None:
        cubes = list(self.cubes[slot])
        cubes[power] += count
        self.cubes[slot] = tuple(cubes)

    def held(self, power: int, region: int) -> list[int]:
        """The Issues of a Region that a power controls."""
        controller = self.controller
        return [issue for issue in self.cards.of_region[region] if controller[issue] == power]

    def holds_most(self, power: int, region: int) -> bool:
        """Whether a power controls Issues of a Region, and no other player more."""
        owners = self.cards.entries[region](self.controller)
        own = owners.count(power)
        return own > 0 and own == max(map(owners.count, self.powers))

    # -- tokens -----------------------------------------------------------------------------

    def recover(self, power: int, count: int) -> int:
        """Cubes go from Exhausted to Available, as many as there are."""
        moved = min(count, self.exhausted[power])
        self.exhausted[power] -= moved
        self.available[power] += moved
        return moved

    def exhaust(self, power: int, count: int) -> int:
        """Cubes go from Available to Exhausted, as many as there are."""
        moved = min(count, self.available[power])
        self.available[power] -= moved
        self.exhausted[power] += moved
        return moved

    def disc_in(self, power: int, region: int) -> int:
        """The column of a power's disc in a Region; 0 if it has none."""
        row = self.spaces[region * 4 : region * 4 + 4]
        return row.index(power) + FIRST_SPACE if power in row else 0

    def units(self, power: int) -> int:
        """The discs that are not demobilized."""
        return DISCS - self.demobilized.count(power)

    def cap(self, region: int) -> int:
        """The last column that Unrest can reach: left of every disc."""
        row = self.spaces[region * 4 : region * 4 + 4]
        for place, owner in enumerate(row):
            if owner != NOBODY:
                return place + FIRST_SPACE - 1
        return LAST_COLUMN

    # -- tracks -----------------------------------------------------------------------------

    def move_unrest(self, region: int, n: int) -> None:
        """Unrest moves as far as keg, discs and the ends of the track allow (v1919.unrest.3 to .5)."""
        before = self.unrest[region]
        after = min(before + n, self.cap(region)) if n > 0 else max(before + n, self.keg[region] + 1)
        self.unrest[region] = after
        if self.journal is not None:  # frequent: see facts.py
            self.tell(facts.Unrest, self.cards.region_name[region], after - before, after)

    def move_keg(self, region: int, n: int) -> None:
        """A Powder Keg moves one column; entering the space of Unrest it pushes that on."""
        before = self.keg[region]
        self.keg[region] = max(0, min(LAST_KEG, before + n))
        self.unrest[region] = max(self.unrest[region], self.keg[region] + 1)
        self.tell(facts.Keg, self.cards.region_name[region], self.keg[region] - before, self.keg[region])

    def tracked(self, nation: int) -> bool:
        """Whether a nation has a Happiness marker in this game."""
        return nation in TRACKED[self.seats]

    def move_happiness(self, nation: int, n: int) -> None:
        """A marker moves between 0 and 30; one that has reached 0 is frozen (v1919.happiness.3)."""
        before = self.happiness[nation]
        if not n or before == 0 or nation not in TRACKED[self.seats]:
            return
        self.happiness[nation] = after = max(0, min(before + n, MOST_HAPPY))
        if after != before and self.journal is not None:  # frequent: see facts.py
            self.tell(facts.Happiness, NATION_NAME[nation], after - before, after)

    def over_limit(self, nation: int) -> bool:
        """Whether a player has more discs than may be kept at this Happiness."""
        limit = self.cards.happiness_limit[self.happiness[nation]]
        return limit < DISCS and nation in self.powers and self.units(nation) > limit

    def region_name(self, region: int) -> str:
        return self.cards.region_name[region]


assert ITALY < POWERS <= JAPAN
assert SLOTS > TABLE
