"""Positions of the conference by name: for worked examples on the board, and for tests of single rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.terms import COUNTERS, CUBES, DISCS, NATIONS, NOBODY, POWERS, SLOTS, USA, space
from salon.games.v1919.turn import TURN
from salon.games.v1919.uprising import RegionName, UprisingCheck

if TYPE_CHECKING:
    from salon.games.v1919.cards import Cards, EventCard, IssueCard, StrategyCard
    from salon.games.v1919.state import V1919State


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position at the start of a turn; what is not named is as at the start of the game.

    `powers`: the nations in the order of the seats. `issues`: the two on the Table, then those of the Waiting
    Room. `cubes`: {"smyrna": {"uk": 3}}. `settled`: {"smyrna": "uk"} (who controls it). `units`: {"uk":
    {"europe": 6}} (column of the disc). `issue_deck`, `event_deck`: the cards on top, the first one topmost.
    """

    powers: tuple[str, ...]
    active: str = ""
    issues: tuple[str, ...] = ()
    cubes: dict[str, dict[str, int]] = {}
    table_event: str = ""
    event_cube: str = ""
    waiting_events: tuple[str, ...] = ()
    issue_deck: tuple[str, ...] = ()
    issue_discard: tuple[str, ...] = ()
    event_deck: tuple[str, ...] = ()
    settled: dict[str, str] = {}
    counters: dict[str, tuple[str, ...]] = {}
    exhausted: dict[str, int] = {}
    discs_exhausted: dict[str, int] = {}
    units: dict[str, dict[str, int]] = {}
    keg: dict[str, int] = {}
    unrest: dict[str, int] = {}
    happiness: dict[str, int] = {}
    uprisings: int = 0
    check: RegionName | None = None  # the Region of an Uprising Check that is being made


def arrange(s: V1919State, put: Mapping[str, object]) -> None:
    """Bring a new game into a position, up to its first question."""
    position = msgspec.convert(put, Position)
    lay(s, position)
    s.stack = [TURN, *([UprisingCheck(position.check)] if position.check else ())]
    s.run()
    if s.journal is not None:
        s.journal.clear()
    s.game.check(s)


def lay(s: V1919State, p: Position) -> None:
    """Put everything in its place."""
    cards = s.cards
    s.powers = [NATIONS.index(name) for name in p.powers]
    s.first = s.turn = p.powers.index(p.active) if p.active else 0
    s.actor = s.active
    _place_issues(s, cards, p)
    _place_events(s, cards, p)
    regions: tuple[str, ...] = cards.board.regions
    for name, held in p.cubes.items():
        slot = s.issues.index(_number(cards.issues, name))
        s.cubes[slot] = tuple(held.get(n, 0) for n in NATIONS[:POWERS])
    s.event_cube = NATIONS.index(p.event_cube) if p.event_cube else NOBODY
    for name, kinds in p.counters.items():
        s.counters[_number(cards.issues, name)] = tuple(COUNTERS.index(kind) for kind in kinds)
    for name, columns in p.units.items():
        for place, column in columns.items():
            s.spaces[space(regions.index(place), column)] = NATIONS.index(name)
    s.keg = [p.keg.get(name, 0) for name in regions]
    s.unrest = [p.unrest.get(name, s.keg[r] + 1) for r, name in enumerate(regions)]
    s.happiness = [p.happiness.get(name, s.happiness[n]) for n, name in enumerate(NATIONS)]
    _count_tokens(s, p)
    s.uprisings = p.uprisings


def _count_tokens(s: V1919State, p: Position) -> None:
    """What is nowhere else is Available. With two players the USA takes part too (v1919.twoplayer.4)."""
    taking_part = [*s.powers, *([USA] if len(p.powers) == 2 else [])]
    for power in range(POWERS):
        name = NATIONS[power]
        s.exhausted[power] = p.exhausted.get(name, 0)
        on_board = sum(held[power] for held in s.cubes) + (s.event_cube == power)
        s.available[power] = CUBES - s.exhausted[power] - on_board if power in taking_part else 0
        s.discs_exhausted[power] = p.discs_exhausted.get(name, 0)
        s.discs[power] = DISCS - s.discs_exhausted[power] - s.spaces.count(power) if power in s.powers else 0


def _number(cards: Sequence[IssueCard | EventCard | StrategyCard], id: str) -> int:
    return next(n for n, card in enumerate(cards) if card.id == id)


def _place_issues(s: V1919State, cards: Cards, p: Position) -> None:
    for name, owner in p.settled.items():
        s.controller[_number(cards.issues, name)] = NATIONS.index(owner)
        s.option[_number(cards.issues, name)] = 0
    named = {*p.issues, *p.issue_deck, *p.issue_discard, *p.settled}
    spare = [n for n, card in enumerate(cards.issues) if card.id not in named and not card.game_end]
    s.issues = [_number(cards.issues, name) for name in p.issues] or [spare.pop() for _ in range(SLOTS)]
    s.issue_discard = [_number(cards.issues, name) for name in reversed(p.issue_discard)]
    bottom = [] if cards.issues[cards.game_end].id in named else [cards.game_end]
    s.issue_deck = bottom + spare + [_number(cards.issues, name) for name in reversed(p.issue_deck)]


def _place_events(s: V1919State, cards: Cards, p: Position) -> None:
    wanted = {p.table_event, *p.waiting_events, *p.event_deck}
    spare = [n for n, card in enumerate(cards.events) if card.id not in wanted]
    s.table_event = _number(cards.events, p.table_event) if p.table_event else spare.pop()
    waiting = [_number(cards.events, name) for name in p.waiting_events]
    s.waiting_events = waiting or [spare.pop(), spare.pop()]
    s.event_deck = spare + [_number(cards.events, name) for name in reversed(p.event_deck)]
    s.event_discard = []
