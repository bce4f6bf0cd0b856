"""A position of the conference: cards, cubes, discs, tracks — and what the steps do to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from salon.games.v1919.answers import ACCEPT, BID, TALK
from salon.games.v1919.auction import UNSETTLED, Bid
from salon.games.v1919.base import Asked, V1919Step
from salon.games.v1919.binding import broken, did, end_of_turn, forbidding, permitted
from salon.games.v1919.cards import Cards
from salon.games.v1919.deal_words import at_last, item_words
from salon.games.v1919.dealing import texts
from salon.games.v1919.talk import held_back, hush, only_own, pay, speak, talking, why_not_said
from salon.games.v1919.tally import tally
from salon.games.v1919.terms import (
    CUBES,
    DISCS,
    EVERYWHERE,
    FIRST_SPACE,
    FRANCE,
    ITALY,
    JAPAN,
    LAST_COLUMN,
    LAST_KEG,
    MOST_HAPPY,
    NATIONS,
    NOBODY,
    POWERS,
    SLOTS,
    TABLE,
    UK,
    USA,
    Beat,
    Due,
    Mark,
    Note,
    Talk,
    Term,
    leader_of,
    to_lead,
)
from salon.games.v1919.view import V1919View, view
from salon.kernel import Action, Event, Fate, InvariantBroken, Refusal, Source, State, Text, directly

FREE = [NOBODY] * (LAST_COLUMN - FIRST_SPACE + 1)  # the spaces of a Region without discs
NATION = tuple(f"nation.{name}" for name in NATIONS)
# The nations with a Happiness marker, by the number of seats (v1919.twoplayer.4, v1919.solo.setup.3).
ALL = tuple(range(len(NATIONS)))
TRACKED = {1: (UK, FRANCE, USA), 2: (UK, FRANCE, ITALY, JAPAN), 3: ALL, 4: ALL}


@directly
class V1919State(State, kw_only=True, eq=False):
    """The whole truth of a match. Almost all of it is public; the order of the decks is not."""

    shared: ClassVar[frozenset[str]] = State.shared | {"cards"}

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
    # The action in progress.
    slot: int = NOBODY
    drawn: tuple[int, ...] = ()
    decider: int = NOBODY
    chosen: int = NOBODY
    named: tuple[int, ...] = ()
    modifier: int = 0
    rising: tuple[int, ...] = ()
    # What has happened since the last Settle began: Uprising Checks and bids, beat by beat.
    scene: tuple[Beat, ...] = ()

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

    # -- deals ------------------------------------------------------------------------------

    def answer_aside(self, action: Action, seat: int) -> None:
        """What is said of deals, which anyone may do while something is asked."""
        speak(self, seat, action)

    def only_talk(self, action: Action) -> bool:
        return action != ACCEPT and (action < len(TALK) or action >= len(TALK) + self.cards.twin)

    def permitted(self, legal: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
        """What the accepted terms leave of the legal answers."""
        return permitted(self, legal, seat)

    def talking(self, step: V1919Step, seat: int, asked: Text, legal: tuple[Action, ...]) -> Asked:
        """The question at hand, and what may be said meanwhile."""
        return talking(self, step, seat, asked, legal)

    def did(self, topic: int, power: int, action: Action, n: int = NOBODY) -> None:
        """Something has been done that may have been promised."""
        did(self, topic, power, action, n)

    def pay(self, power: int, to: int, n: int) -> None:
        pay(self, power, to, n)

    def end_of_turn(self) -> None:
        """What was agreed on for this turn is over."""
        hush(self)
        end_of_turn(self)
        self.notes = tuple(Note(n.power, n.partners, n.words, n.left - 1) for n in self.notes if n.left > 1)
        self.offers = (self.most_offers,) * self.seats

    def words(self, term: Term) -> Text:
        """What was promised, in words, whenever it is to be done."""
        return item_words(self, at_last(term))

    def offered(self, seat: int) -> tuple[Action, ...]:
        """A draft that is whole and cannot be offered now deserves the reason."""
        found = super().offered(seat)
        return (*found, *held_back(self, seat)) if self.talk else found

    def why_not(self, action: Action, seat: int | None = None) -> Refusal:
        """A deal may forbid what the rules would allow; and what is said of deals has reasons of its own."""
        refused = super().why_not(action, seat)
        asked = self.decision(seat if seat is not None else self.pending[0].seat) if self.pending else None
        if asked is None or action in asked.legal or action in asked.aside:
            return refused
        if self.seats > 1 and (action == ACCEPT or self.only_talk(action)):
            return why_not_said(self, asked.seat, action)
        if self.terms and asked.legal:
            broken = forbidding(self, action)
            if broken is not None:
                return Refusal(
                    "v1919.negotiation.4", Text("v1919.why.deal", {"term": item_words(self, broken)})
                )
        return refused

    def out_of_turn(self, action: Action, seat: int) -> Refusal:
        """One who has passed in an auction does not come back to it (v1919.bid.6)."""
        auction = self.stack[-1]
        if action == BID and isinstance(auction, Bid) and self.powers[seat] not in auction.order:
            return Refusal("v1919.bid.6", Text("v1919.why.passed"))
        return super().out_of_turn(action, seat)

    # -- who --------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """The Active Player's power."""
        return self.powers[self.turn]

    def seat(self, power: int) -> int:
        """Who decides for a power: its player; for the USA of the two-player game, the Active Player."""
        if self.seats == 1:
            return 0
        return self.powers.index(power) if power in self.powers else self.turn

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
        if row == FREE:
            return LAST_COLUMN
        for place, owner in enumerate(row):
            if owner != NOBODY:
                return place + FIRST_SPACE - 1
        return LAST_COLUMN

    # -- tracks -----------------------------------------------------------------------------

    def move_unrest(self, region: int, n: int) -> None:
        """Unrest moves as far as keg, discs and the ends of the track allow (v1919.unrest.3 to .5)."""
        before = self.unrest[region]
        after = before + n
        if after > before and after >= FIRST_SPACE and after > (cap := self.cap(region)):
            after = cap
        elif after <= (keg := self.keg[region]):
            after = keg + 1
        self.unrest[region] = after
        if self.journal is not None:
            self.say("v1919.log.unrest", region=self.region_name(region), n=after - before, column=after)

    def move_keg(self, region: int, n: int) -> None:
        """A Powder Keg moves one column; entering the space of Unrest it pushes that on."""
        before = self.keg[region]
        self.keg[region] = max(0, min(LAST_KEG, before + n))
        self.unrest[region] = max(self.unrest[region], self.keg[region] + 1)
        moved = self.keg[region] - before
        if self.journal is not None:
            self.say("v1919.log.keg", region=self.region_name(region), n=moved, column=self.keg[region])

    def tracked(self, nation: int) -> bool:
        """Whether a nation has a Happiness marker in this game."""
        return nation in TRACKED[self.seats]

    def move_happiness(self, nation: int, n: int) -> None:
        """A marker moves between 0 and 30; one that has reached 0 is frozen (v1919.happiness.3)."""
        before = self.happiness[nation]
        if not n or before == 0 or nation not in TRACKED[self.seats]:
            return
        after = before + n
        if after > MOST_HAPPY:
            after = MOST_HAPPY
        elif after < 0:
            after = 0
        self.happiness[nation] = after
        if after != before and self.journal is not None:
            self.say("v1919.log.happiness", nation=NATION[nation], n=after - before, happiness=after)

    def over_limit(self, nation: int) -> bool:
        """Whether a player has more discs than may be kept at this Happiness."""
        limit = self.cards.happiness_limit[self.happiness[nation]]
        return limit < DISCS and nation in self.powers and self.units(nation) > limit

    def region_name(self, region: int) -> str:
        return self.cards.region_name[region]

    # -- telling ----------------------------------------------------------------------------

    def beat(
        self,
        kind: str,
        power: int = NOBODY,
        region: int = NOBODY,
        *,
        issue: int = NOBODY,
        n: tuple[int, ...] = (),
    ) -> None:
        """Something happened that a board shows as part of the scene."""
        self.scene += (Beat(kind, power, region, issue, n),)

    # -- for the kernel ---------------------------------------------------------------------

    def sight(self, seat: int | None) -> V1919View:
        return view(self, seat)

    def texts(self, seat: int | None) -> tuple[Text, ...]:
        return texts(self, seat)

    def tally(self, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
        return tally(self)

    def determinize(self, seat: int, fate: Fate) -> Self:
        """The decks in another order. The Game End card stays among the cards it may lie among."""
        other = self.copy()
        other.fate = fate.fork()
        fate.shuffle(other.event_deck)
        _shuffle_issues(other, fate)
        if self.talk is not None:  # what others are still drafting is their own affair
            other.talk = only_own(self.talk, seat)
            if other.talk != self.talk:
                other.run()
        return other

    def check(self) -> None:
        for sound, what in (
            (self._cards_are_whole(), "each card is in one place"),
            (all(self._cubes(p) == CUBES for p in self.factions if p != NOBODY), "each power has 15 cubes"),
            (all(self._discs(p) == DISCS for p in self.powers if p != NOBODY), "each player has 3 discs"),
            (
                min(*self.available, *self.exhausted, *self.discs, *self.discs_exhausted) >= 0,
                "no fewer than none",
            ),
            (
                all(self.keg[r] < self.unrest[r] <= self.cap(r) for r in EVERYWHERE),
                "Unrest lies right of the keg and left of any unit",
            ),
            (all(0 <= k <= LAST_KEG for k in self.keg), "kegs stay in columns 0 to 3"),
            (all(0 <= h <= MOST_HAPPY for h in self.happiness), "Happiness is from 0 to 30"),
            (
                not any(_twice(self.spaces[r * 4 : r * 4 + 4]) for r in EVERYWHERE),
                "at most one unit of a power in a Region",
            ),
            (
                {i for i, c in enumerate(self.counters) if c and self.controller[i] == NOBODY}
                <= set(self._unsettled()),
                "counters lie on settled Issues only",
            ),
            ((self.result is None) == bool(self.pending), "a running game asks, a finished one does not"),
            (
                all(d.legal or d.aside for d in self.pending),
                "every question has answers",
            ),
        ):
            if not sound:
                raise InvariantBroken(what)

    def check_after(self, before: Self) -> None:
        """A Happiness marker that has reached 0 stays there (v1919.happiness.3); promises are kept."""
        if before.terms and (term := broken(before, self)) is not None:
            raise InvariantBroken(f"a promise that could be kept was not: {term}")
        if any(now and not was for was, now in zip(before.happiness, self.happiness, strict=True)):
            raise InvariantBroken("Happiness is frozen at 0")

    def _cards_are_whole(self) -> bool:
        issues = [
            *self.issue_deck,
            *self.issue_discard,
            *self.drawn,
            *(i for i in self.issues if i != NOBODY),
        ]
        issues += [i for i, owner in enumerate(self.controller) if owner != NOBODY]
        issues += self._unsettled()
        events = [
            *self.event_deck,
            *self.event_discard,
            *(e for e in (self.table_event, *self.waiting_events) if e != NOBODY),
        ]
        return sorted(issues) == list(range(len(self.cards.issues))) and sorted(events) == list(
            range(len(self.cards.events))
        )

    def _unsettled(self) -> list[int]:
        """The Issues that are up for bids: nobody controls them, and they lie in no pile."""
        return [step.unsettled for step in self.stack if isinstance(step, UNSETTLED)]

    def _cubes(self, power: int) -> int:
        placed = sum(cubes[power] for cubes in self.cubes) + (self.event_cube == power)
        return self.available[power] + self.exhausted[power] + placed

    def _discs(self, power: int) -> int:
        kept = self.discs[power] + self.discs_exhausted[power] + self.spaces.count(power)
        return kept + self.demobilized.count(power)


def _twice(units: list[int]) -> bool:
    """Whether a power has two units among these."""
    powers = [unit for unit in units if unit != NOBODY]
    return len(set(powers)) < len(powers)


def _shuffle_issues(s: V1919State, fate: Fate) -> None:
    """Deal the face-down Issues anew, keeping the Game End card where its place is known to be."""
    deck = s.issue_deck
    end = s.cards.game_end
    if end not in deck:
        fate.shuffle(deck)
        return
    place = deck.index(end)
    deck.remove(end)
    fate.shuffle(deck)
    # Counted from the bottom its place is public, except among the last six cards of the longest game.
    if s.length == 5:
        place = fate.below(min(6, len(deck) + 1))
    deck.insert(place, end)


assert ITALY < POWERS <= JAPAN
assert SLOTS > TABLE
