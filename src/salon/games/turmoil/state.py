"""A position of Europe in Turmoil and what every step may do to it."""

from __future__ import annotations

from functools import cache
from itertools import filterfalse
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from salon.games.turmoil import facts
from salon.games.turmoil.atlas import World
from salon.games.turmoil.bits import BIT, bits, listed
from salon.games.turmoil.cards import Cards
from salon.games.turmoil.holding import control, holdings, presence
from salon.games.turmoil.lawbook import Laws
from salon.games.turmoil.terms import (
    ALL_READY,
    AUTHORITARIAN,
    BALKAN_WAR,
    BLACK_HAND_SUPPORT,
    LIBERAL,
    MOBILIZATION_SOURCE,
    MOST_TENSION,
    NOBODY,
    SIDE,
    STABILITY,
    STATUS,
    THREE_EMPEROR_LEAGUE,
    VICTORY,
    minus_one,
    with_side,
    without,
)
from salon.games.turmoil.where import Where
from salon.kernel import Result, State, Text, directly

if TYPE_CHECKING:
    from salon.games.turmoil.conditions import AnyCondition

NASSAU, NASSAU_CARDS = 2, 3  # the box, and the value from which cards lose 1


class Planned(msgspec.Struct, frozen=True, gc=False):
    """Support to be added or removed when all cards of one priority have been read."""

    space: int
    side: int
    n: int


@directly
class TurmoilState(State, kw_only=True):
    """The map and the tracks, the cards, and what the event being carried out has chosen so far.

    `support` holds both sides' points of a space side by side; `held` says who controls it. `world` and
    `laws` follow from `changes` and `force`, `there` from `support`, `holds` from `held`,
    `reach_bits` from `reach`. A `plan` collects what Mobilization cards of equal priority do.
    """

    shared: ClassVar[frozenset[str]] = (
        State.shared | {"cards", "world", "laws"} | {"there", "holds", "reach_bits"}
    )

    cards: Cards
    world: World
    laws: Laws
    mobilization: bool = False
    monarchy: bool = False

    # the course of the game
    turn: int = 0
    round: int = 0
    active: int = AUTHORITARIAN

    # the map
    support: list[int]
    held: list[int]
    there: list[int]  # there[side]: the spaces with support of a side, as bits
    holds: list[int]  # holds[side]: the spaces that a side controls, as bits; holds[NOBODY]: the others
    dawn: tuple[int, ...] = ()  # who held what when the round began
    changes: int = 0
    black_hand: int = NOBODY

    # the tracks
    vp: int = 0  # positive on the Liberal side
    tension: int = 0
    navy: tuple[int, int] = (0, 0)
    plus: tuple[bool, bool] = (False, False)
    high_water: int = 0  # 0: not on the track
    track: tuple[int, ...] = (THREE_EMPEROR_LEAGUE,)

    # the cards
    hands: list[tuple[int, ...]]
    seen: list[tuple[int, ...]]  # seen[side]: cards of that side's hand that the opponent knows
    deck: list[int]
    discard: list[int]
    removed: list[int]
    display: tuple[int, ...] = ()
    playing: tuple[int, ...] = ()
    took_place: tuple[int, ...] = ()  # those of them whose event took place
    happened: int = 0  # bits of all events that took place
    force: tuple[tuple[int, int], ...] = ()  # the cards whose laws are in force, and whose they are
    bans: tuple[tuple[int, int], ...] = ()  # a card that bars, and the card it bars
    ready: tuple[int, int] = (ALL_READY, ALL_READY)  # available Stability cards, as bits
    picked: list[tuple[int, ...]]  # Stability or Mobilization cards chosen in secret
    shown: tuple[int, int] = (0, 0)  # opening scoring cards: 0 not decided, 1 kept, 2 shown

    # what each side may still do this turn
    attempts: tuple[int, int] = (0, 0)  # naval attempts made
    owed: int = 0  # naval attempts that Two-power Standard demands
    extra_rounds: tuple[int, int] = (0, 0)
    combined: tuple[bool, bool] = (False, False)  # Colossus: event and operations of one card, used
    rerolled: tuple[bool, bool] = (False, False)  # König: a die rolled again, used

    # the effect being carried out
    actor: int = NOBODY
    source: int = 0  # the card it is on
    region: int = NOBODY  # being scored
    ops: int = 0
    more: int = 0  # what they are worth more if all of them go into the region that has a bonus
    reach: tuple[int, ...] = ()  # where support may be bought
    reach_bits: int = 0  # the same spaces, as bits
    used: tuple[int, ...] = ()  # spaces chosen so far in this step
    saved: int = 0
    chosen: int = NOBODY
    die: int = 0
    aborted: bool = False  # the scoring stops

    # the Great War
    blocs: dict[str, str] = {}  # noqa: RUF012  (msgspec copies it)
    waiting: tuple[int, ...] = ()  # regions still to be dealt with
    war_winner: int = NOBODY
    revealed: int = 0  # Mobilization cards of a lower priority lie open
    plan: tuple[Planned, ...] | None = None
    nullified: tuple[str, ...] = ()
    yields: dict[str, int] = {}  # noqa: RUF012  (VP that a Mobilization card brings more or less)
    frozen: tuple[int, ...] = ()  # spaces whose support cannot change

    def copy(self) -> Self:
        other = self.__copy__()
        other.stack = self.stack[:]
        other.fate = self.fate.copy()
        other.journal = None
        other.support = self.support[:]
        other.held = self.held[:]
        other.there = self.there[:]
        other.holds = self.holds[:]
        other.hands = self.hands[:]
        other.seen = self.seen[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.removed = self.removed[:]
        other.picked = self.picked[:]
        return other

    # -- the map -----------------------------------------------------------------------------

    def spaces(self, where: Where, side: int) -> tuple[int, ...]:
        """The spaces a card means, for a side."""
        if where.control or where.support:
            return listed(self.meant(where, side))
        return self.world.fixed.get(where) or self.world.find(where, self.region, self.chosen)

    def meant(self, where: Where, side: int) -> int:
        """The spaces a card means, for a side, as bits."""
        found = bits(self.world.fixed.get(where) or self.world.find(where, self.region, self.chosen))
        there, holds = self.there, self.holds
        match where.control:
            case "own":
                found &= holds[side]
            case "enemy":
                found &= holds[1 - side]
            case "none":
                found &= holds[NOBODY]
            case "not-enemy":
                found &= ~holds[1 - side]
        match where.support:
            case "no-enemy":
                found &= ~there[1 - side]
            case "both":
                found &= there[AUTHORITARIAN] & there[LIBERAL]
        return found

    def set_reach(self, spaces: int) -> None:
        """Support may be bought in some spaces, and nowhere else."""
        self.reach, self.reach_bits = listed(spaces), spaces

    def add(self, space: int, side: int, n: int = 1) -> None:
        """Put support in a space; Mobilization cards of equal priority only plan it."""
        if self.plan is not None:
            self.plan += (Planned(space, side, n),)
            return
        if space in self.frozen:
            return
        support, place = self.support, 2 * space + side
        own = support[place] = support[place] + n
        if not own:
            self.there[side] &= ~BIT[space]
        elif own == n:  # the first there
            self.there[side] |= BIT[space]
        lead, needed = own - support[place ^ 1], self.cards.stability[space]
        holder = side if lead >= needed else 1 - side if -lead >= needed else NOBODY
        was = self.held[space]
        if holder != was:
            self.held[space] = holder
            self.holds[was] ^= BIT[space]
            self.holds[holder] ^= BIT[space]
        if self.journal is not None:  # frequent: see facts.py
            self._tell_support(space, side, n)

    def remove(self, space: int, side: int, n: int = 1) -> None:
        """Take support out of a space."""
        self.add(space, side, -n)

    def removable(self, space: int, side: int) -> int:
        """How much support of a side can be taken out of a space: the Black Hand's stays."""
        if space in self.frozen:
            return 0
        n = self.support[2 * space + side]
        if space == self.black_hand and side == AUTHORITARIAN:
            n -= BLACK_HAND_SUPPORT
        if self.plan:
            n -= self.planned(space, side, -1)
        return n

    def removable_from(self, spaces: tuple[int, ...], side: int) -> tuple[int, ...]:
        """The spaces, of some, out of which support of a side can be taken."""
        found = listed(bits(spaces) & self.there[side])
        if self.plan or self.frozen or self.black_hand in found:
            for n in found:
                if self.removable(n, side) <= 0:
                    found = minus_one(found, n)
        return found

    def planned(self, space: int, side: int, sign: int = 1) -> int:
        """What cards of this priority are about to add: a card counts its own earlier sentences.

        With a `sign` of -1, what they are about to remove.
        """
        if not self.plan:
            return 0
        changes = [c.n * sign for c in self.plan if c.space == space and c.side == side]
        return sum([n for n in changes if n > 0])

    def short_of_control(self, space: int, side: int) -> int:
        """How much support a side needs to control a space, with what is planned; 0 if it does."""
        own = self.support[2 * space + side] + self.planned(space, side)
        return max(0, self.cards.stability[space] + self.support[2 * space + 1 - side] - own)

    def settle_all(self) -> None:
        """Work out from the support who is where, and who controls what."""
        self.there = presence(self.support)
        self.held = control(self.support, self.cards.stability)
        self.holds = holdings(self.held)

    def _tell_support(self, space: int, side: int, n: int) -> None:
        holder = self.held[space]
        self.tell(
            facts.Place if n > 0 else facts.Remove,
            SIDE[side],
            abs(n),
            self.vocabulary.name(space),
            self.support[2 * space + LIBERAL],
            self.support[2 * space],
            SIDE[holder] if holder != NOBODY else "",
        )

    def change_map(self, change: int) -> None:
        """An event changes the map itself."""
        self.changes |= change
        self.world = self.cards.atlas.world(self.changes)

    # -- the tracks --------------------------------------------------------------------------

    def gain(self, side: int, n: int) -> None:
        """Victory points move the one marker towards a side (turmoil.10.3.2.a)."""
        if not n:
            return
        if n < 0:
            side, n = 1 - side, -n
        self.vp += n if side == LIBERAL else -n
        if self.journal is not None:  # frequent: see facts.py
            self.tell(facts.Vp, SIDE[side], n, self.vp)

    @property
    def ceiling(self) -> int:
        """How high Tension can rise now (turmoil.r.franz-ferdinand-ceiling)."""
        number, held = self.cards.atlas.number, self.held
        for law in self.laws.ceilings:
            if all(held[number[space]] == AUTHORITARIAN for space in law.space):
                return max(law.n, self.tension)
        return MOST_TENSION

    def shift_tension(self, n: int) -> None:
        """Move Tension; what is beyond its limits turns into VP of the event's side (turmoil.8.1.2.d, .e)."""
        wanted = self.tension + n
        allowed = max(0, min(wanted, self.ceiling))
        self.tension = allowed
        self.tell(facts.Tension, n, allowed)
        if wanted < 0:
            self.gain(self.actor, -wanted)
        elif wanted > allowed:
            self.gain(1 - self.actor, wanted - allowed)

    @property
    def status(self) -> int:
        """The Great War status: what is added to Crisis rolls (turmoil.8.2.4)."""
        track = self.track
        return STATUS[len(track)] - 2 * (THREE_EMPEROR_LEAGUE in track) + (BALKAN_WAR in track)

    def lead(self, side: int) -> int:
        """By how many boxes a navy is ahead; negative when it trails."""
        return self.navy[side] - self.navy[1 - side]

    def reached(self, side: int) -> int:
        """The furthest box a navy counts as having reached, by its High Water Mark too."""
        return max(self.navy[side], self.high_water) if side == AUTHORITARIAN else self.navy[side]

    def alone(self, side: int, box: int) -> bool:
        """Whether a side has reached a box and the other has not: then its ability works."""
        german, british = self.navy
        if side == LIBERAL:
            return british >= box > german and box > self.high_water
        return british < box and (german >= box or self.high_water >= box)

    # -- cards -------------------------------------------------------------------------------

    def value_of(self, card: int, side: int) -> int:
        """What a card is worth to a side (turmoil.r.ops-order-clamp)."""
        return self.granted(self.cards.ops[card], side)

    def is_in_force(self, card: int) -> bool:
        """Whether a lasting event holds: its card is on display, or its law has just come into force."""
        return card in self.display or any(card == other for other, _ in self.force)

    def barred_by(self, card: int) -> int:
        """The card that bars an event, or 0."""
        for source, barred in self.bans:
            if barred == card:
                return source
        return 0

    def put_away(self, card: int) -> None:
        """A played card goes where it belongs (turmoil.2.2.5.a, .2.2.6.a)."""
        playing = self.playing
        self.playing = () if playing == (card,) else without(playing, card)
        if card not in self.took_place:
            self.discard.append(card)
            return
        took = self.took_place
        self.took_place = () if took == (card,) else without(took, card)
        if self.cards.lasting[card]:
            self.display += (card,)
        else:
            self.lay_away(card)

    def lay_away(self, card: int) -> None:
        """A card whose event is over goes to the discards, or out of the game."""
        (self.removed if self.cards.asterisk[card] else self.discard).append(card)

    def take_from_hand(self, side: int, card: int) -> None:
        hand = self.hands[side]
        place = hand.index(card)
        self.hands[side] = hand[:place] + hand[place + 1 :]
        if card in self.seen[side]:
            self.seen[side] = minus_one(self.seen[side], card)

    def give(self, side: int, card: int, *, openly: bool = False) -> None:
        """A card comes into a hand; the opponent may know which."""
        self.hands[side] = tuple(sorted((*self.hands[side], card)))
        if openly:
            self.seen[side] = tuple(sorted((*self.seen[side], card)))
        else:
            self.reveals += 1

    def top_card(self) -> int:
        """The next card of the deck, shuffled anew if need be; 0 if there is none (turmoil.4.3.a)."""
        if not self.deck:
            if not self.discard:
                return 0
            self.deck, self.discard = self.discard, []
            self.fate.shuffle(self.deck)
            self.tell(facts.Reshuffle, len(self.deck))
        return self.deck.pop()

    def show_hand(self, side: int, cards: tuple[int, ...]) -> None:
        """The opponent sees some cards of a hand."""
        known = {*self.seen[side], *cards}
        self.seen[side] = tuple(card for card in self.hands[side] if card in known)
        self.reveals += 1

    def actor_for(self, card: int, side: int) -> int:
        """Who carries out a card's event when a side brings it about (turmoil.r.replayed-event-actor)."""
        owner = self.cards.side[card]
        return side if owner == NOBODY else owner

    def playable(self, card: int, side: int) -> bool:
        """Whether an event could take place now for a side (turmoil.5.2.f, .h)."""
        if self.bans and self.barred_by(card):
            return False
        conditions = self.cards.requires[card]
        return not conditions or self.all_hold(conditions, side)

    def may_become_playable(self, card: int, side: int) -> bool:
        """Whether an event could take place after operations of a side (turmoil.r.colossus-condition)."""
        if self.bans and self.barred_by(card):
            return False
        return all(c.is_open_to(side) or self.all_hold((c,), side) for c in self.cards.requires[card])

    def all_hold(self, conditions: tuple[AnyCondition, ...], side: int) -> bool:
        """Whether all that a card asks for holds, seen from a side."""
        actor, self.actor = self.actor, side
        held = True
        for condition in conditions:
            held = held and condition.holds(self)
        self.actor = actor
        return held

    def granted(self, n: int, side: int) -> int:
        """Operations that an event gives are changed like those of a card (turmoil.7.4.b)."""
        value = n + self.laws.ops[side]
        if value >= NASSAU_CARDS and side == self.active and self.alone(1 - side, NASSAU):
            value -= 1
        return value if value > 0 else 1

    def bonus(self, n: int, side: int) -> int:
        """What operations gain where they are worth 1 more: that 1 is summed up with all other changes."""
        if self.laws.bonus_in[side] == NOBODY:
            return 0
        return self.granted(n + 1, side) - self.granted(n, side)

    def fund(self, n: int, side: int) -> None:
        """A side has operations of a printed value to spend."""
        self.ops, self.more = self.granted(n, side), self.bonus(n, side)

    @property
    def mobilization_code(self) -> str:
        """The Mobilization card being carried out."""
        return self.cards.mobilization[self.source - MOBILIZATION_SOURCE].code

    @property
    def source_name(self) -> str:
        """The symbol of what is being carried out: a card, or a box of the naval track."""
        return self.cards.source_names[self.source]

    # -- Stability cards -----------------------------------------------------------------------

    def ready_cards(self, side: int) -> tuple[int, ...]:
        """A side's Stability cards that are not yet played, by their numbers."""
        return _ready_cards(side, self.ready[side])

    def available(self, side: int) -> tuple[int, ...]:
        """Those that can be chosen now: without the ones already chosen."""
        picked = self.picked[side]
        ready = self.ready_cards(side)
        return tuple(filterfalse(picked.__contains__, ready)) if picked else ready

    def set_ready(self, side: int, ready: int) -> None:
        self.ready = with_side(self.ready, side, ready)

    def spend_stability(self, side: int, card: int) -> None:
        """A Stability card is unavailable from now on."""
        self.set_ready(side, self.ready[side] & ~(1 << (card - 1) % STABILITY))

    def refresh_if_one(self, side: int) -> None:
        """With one card left all played ones return (turmoil.9.0.1.c)."""
        if self.ready[side].bit_count() - len(self.picked[side]) > 1:
            return  # as nearly always, and sooner seen
        if len(self.available(side)) == 1:
            self.set_ready(side, ALL_READY)
            self.tell(facts.Refresh, SIDE[side])

    # -- the end -----------------------------------------------------------------------------

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        self.stack.clear()
        self.result = Result((-self.vp, self.vp), winners, Text(reason))
        self.tell(facts.End, reason, self.vp)

    def test_victory(self) -> bool:
        """End the game if the marker has reached 20 (turmoil.10.4.1.a)."""
        if abs(self.vp) < VICTORY:
            return False
        self.finish((int(self.vp > 0),), "turmoil.end.twenty")
        return True


@cache
def _ready_cards(side: int, ready: int) -> tuple[int, ...]:
    """The numbers of a side's Stability cards whose bits are set."""
    first = 1 + STABILITY * (1 - side)
    return tuple(first + n for n in range(STABILITY) if ready >> n & 1)
