"""What a seat sees, as numbers, for programs that learn: without deals."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING

from salon.games.v1919.questions import V1919Question
from salon.games.v1919.stage import STAGED, bidding, checks, resolving, settle
from salon.games.v1919.terms import COUNTERS, NATIONS, NOBODY, POWERS, REGIONS, SLOTS
from salon.kernel import ZERO, Asked, Block, Encoder, Kept, counts, places

if TYPE_CHECKING:
    from salon.games.v1919.base import V1919Step
    from salon.games.v1919.cards import Cards
    from salon.games.v1919.negotiation import Negotiation
    from salon.games.v1919.state import V1919State

BOXES = 16  # more than there are places for demobilized discs
NATION = {name: 1 + n for n, name in enumerate(NATIONS)}


class V1919Encoder(Encoder["Negotiation"]):
    """Almost all is public. Nations keep their places; where one is named it is counted from 1, 0 is none."""

    def __init__(self, cards: Cards, seats: int) -> None:
        self.seats = seats
        self.issues, self.events = issues, events = len(cards.issues), len(cards.events)
        self.strategies = len(cards.strategies)
        self.players = players = 3 if seats == 1 else seats
        self.asked = Asked(V1919Question, cards.vocabulary, {})
        self.blocks = (
            Block("seat", (seats,)),
            Block("powers", (players,)),
            Block("course", (9,)),  # length, first, turn, actor, actions taken, turns idle, the Settle
            Block("asked", (seats, self.asked.size)),
            Block("issues", (SLOTS, issues)),
            Block("cubes", (SLOTS, POWERS)),
            Block("table_event", (events,)),
            Block("waiting_events", (events,)),
            Block("event_cube", (1,)),
            Block("decks", (2,)),
            Block("issue_discard", (issues,)),  # counted from the top
            Block("event_discard", (events,)),
            Block("drawn", (issues,)),
            Block("tokens", (4, POWERS)),  # cubes available, exhausted; discs available, exhausted
            Block("spaces", (REGIONS, 4)),
            Block("demobilized", (BOXES,)),
            Block("regions", (2, REGIONS)),  # kegs, unrest
            Block("happiness", (len(NATIONS),)),
            Block("controller", (issues,)),
            Block("option", (issues,)),
            Block("counters", (issues, len(COUNTERS))),
            Block("offered", (self.strategies,)),
            Block("strategy", (POWERS,)),
            Block("solo", (3,)),  # faction, target, uprisings
            Block("vp", (1,), ZERO),
            Block("stage", (5 + REGIONS * (1 + POWERS) + POWERS,)),
        )
        self._slots = Kept(partial(_slots, size=issues))
        self._issue_discard = Kept(partial(_from_top, size=issues))
        self._event_discard = Kept(partial(_from_top, size=events))
        self._controller, self._option, self._spaces = Kept(_from_one), Kept(_from_one), Kept(_from_one)
        self._counters = Kept(_counters)
        self._empty = bytes(5 + REGIONS * (1 + POWERS) + POWERS)

    def encode(self, s: Negotiation, seat: int) -> bytes:
        issues, events = self.issues, self.events
        course = (
            s.length,
            (s.first - seat) % len(s.powers),
            (s.turn - seat) % len(s.powers),
            1 + s.actor,
            s.political,
            s.military,
            min(1 + s.idle, 255),
            1 + s.slot,
            s.slot != NOBODY and s.issues[s.slot] == NOBODY,
        )
        return b"".join(
            (
                places(self.seats)[seat],
                bytes([1 + power for power in s.powers]),
                bytes(course),
                self.asked.encode(s.pending, self.seats, seat),
                self._slots.encode(s.issues),
                bytes(chain.from_iterable(s.cubes)),
                places(events)[s.table_event],
                _counted(tuple(s.waiting_events), events),
                bytes((1 + s.event_cube, len(s.issue_deck), len(s.event_deck))),
                self._issue_discard.encode(s.issue_discard),
                self._event_discard.encode(s.event_discard),
                _counted(s.drawn, issues),
                bytes((*s.available, *s.exhausted, *s.discs, *s.discs_exhausted)),
                self._spaces.encode(s.spaces),
                _from_one(s.demobilized).ljust(BOXES, b"\0"),
                bytes((*s.keg, *s.unrest, *s.happiness)),
                self._controller.encode(s.controller),
                self._option.encode(s.option),
                self._counters.encode(s.counters),
                _counted(tuple(s.strategies), self.strategies),
                bytes([1 + card for card in s.strategy]),
                bytes((1 + s.mine, s.target, s.uprisings, ZERO + s.vp)),
                self._stage(s) if any(_is_staged(type(step)) for step in s.stack) else self._empty,
            )
        )

    def _stage(self, s: V1919State) -> bytes:
        """Where a settlement, an Uprising and a bid stand."""
        step, bids = settle(s), bidding(s)
        row = [1 + resolving(s), step.step if step else 0, NATION.get((step and step.deciders[0]) or "", 0)]
        row += [0, 0]
        order = [0] * POWERS
        if bids is not None:
            row[3] = 1 + s.cards.issue_name.index(bids.issue)
            row[4] = NATION.get(bids.high or "", 0)
            for place, nation in enumerate(bids.order, 1):
                order[NATION[nation] - 1] = place
        rolls = [0] * (REGIONS * (1 + POWERS))
        for place, check in enumerate(checks(s), 1):
            at = s.cards.board.regions.index(check.region) * (1 + POWERS)
            rolls[at] = place
            for nation in check.announcers:
                rolls[at + NATION[nation]] = 1
        return bytes((*row, *rolls, *order))


@cache
def _is_staged(kind: type[V1919Step]) -> bool:
    """Whether a step that is still to be done says where something stands."""
    return issubclass(kind, STAGED)


def _slots(issues: list[int], size: int) -> bytes:
    row = bytearray(len(issues) * size)
    for slot, issue in enumerate(issues):
        if issue != NOBODY:
            row[slot * size + issue] = 1
    return bytes(row)


@lru_cache(4096)
def _counted(items: tuple[int, ...], size: int) -> bytes:
    return counts(items, size)


def _from_top(items: list[int], size: int) -> bytes:
    row = bytearray(size)
    for place, item in enumerate(reversed(items), 1):
        row[item] = place
    return bytes(row)


def _from_one(items: list[int]) -> bytes:
    return bytes([1 + item for item in items])


def _counters(counters: list[tuple[int, ...]]) -> bytes:
    return b"".join([counts(found, len(COUNTERS)) for found in counters])
