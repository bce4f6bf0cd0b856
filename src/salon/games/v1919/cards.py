"""Issues, Events, Strategies and the numbers of the board: what is printed, read from the TOML files."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from salon.games.v1919.answers import FIXED, TALK
from salon.games.v1919.effects import Effect
from salon.games.v1919.options import bot_options, counter_steps, potential_value, usa_options
from salon.games.v1919.terms import NATIONS, NOBODY, SOLO_COUNTERS, space
from salon.games.v1919.wording import chained, icon, signed, where, whom
from salon.kernel import Arg, BadCards, Text, Vocabulary, fault, read_cards

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Region: TypeAlias = Literal["europe", "balkans", "middle_east", "africa", "pacific"]
Nation: TypeAlias = Literal["uk", "france", "usa", "italy", "japan"]

ISSUES, EVENTS, STRATEGIES = 53, 46, 10  # v1919.component.1


class OptionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to settle an Issue."""

    id: Id
    source: str
    unrest: dict[Region, int] = {}
    happiness: dict[Nation, int] = {}
    counters: tuple[str, ...] = ()  # "naval_uk|naval_usa": whoever chooses the option decides

    def words(self, symbol: str) -> Text:
        """What it changes, after its name."""
        changes = [
            *(where("unrest", region, **signed(n)) for region, n in self.unrest.items()),
            *(whom("happiness", nation, **signed(n)) for nation, n in self.happiness.items()),
            *map(_counter, self.counters),
        ]
        told = chained("v1919.card.list", changes) if changes else Text("v1919.card.no-change")
        return Text("v1919.card.option", {"option": symbol, "changes": told})


def _counter(counter: str) -> Text:
    first, _, second = counter.partition("|")
    if second:
        return Text("v1919.card.counter-either", {"first": f"counter.{first}", "second": f"counter.{second}"})
    return Text("v1919.card.counter", {"counter": f"counter.{first}"})


class IssueCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    stars: Annotated[int, Meta(ge=1, le=9)]
    source: str
    known: tuple[str, ...] = ()
    region: Region | None = None
    no_military: bool = False
    game_end: bool = False
    options: tuple[OptionCard, ...] = ()


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    source: str
    crisis: tuple[Effect, ...]
    conference: tuple[Effect, ...]
    known: tuple[str, ...] = ()
    icon: bool = False  # may hold a cube
    optional: bool = False  # the Conference effect may be declined


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a Strategy card."""

    type: str
    vp: int = 0
    icon: str = ""

    def words(self) -> Text:
        kind = self.type.replace("_", "-")
        shown: dict[str, Arg] = {"counter": icon(self.icon)} if self.icon else {}
        return Text(f"v1919.score.{kind}", {"vp": self.vp, **shown})


class StrategyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    source: str
    score: tuple[Score, ...]
    known: tuple[str, ...] = ()


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column for Military Units: what a disc brings when it is placed, and while it stays."""

    number: int
    influence: int
    happiness: int
    modifies_roll: bool


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["v1919-board/1"]
    regions: tuple[Region, ...]
    uprising: tuple[int, ...]
    happiness_limits: tuple[tuple[int, int], ...]
    demobilize: tuple[int, ...]
    demobilize_grey: tuple[int, ...]
    column: tuple[Column, ...]


class _Issues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["v1919-issues/1"]
    issue: tuple[IssueCard, ...]


class _Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["v1919-events/1"]
    event: tuple[EventCard, ...]


class _Strategies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["v1919-strategies/1"]
    strategy: tuple[StrategyCard, ...]


class Cards:
    """All that is printed, by number, with the tables that the steps look into."""

    def __init__(
        self,
        issues: tuple[IssueCard, ...],
        events: tuple[EventCard, ...],
        strategies: tuple[StrategyCard, ...],
        board: Board,
    ) -> None:
        self.issues, self.events, self.strategies, self.board = issues, events, strategies, board
        self.game_end = next(n for n, issue in enumerate(issues) if issue.game_end)
        self.region_number: dict[str, int] = {region: number for number, region in enumerate(board.regions)}
        self.region = tuple(self.region_number[i.region] if i.region else NOBODY for i in issues)
        # The Issues of each Region, the last ones of none; and what takes their entries out of a list.
        self.of_region = tuple(
            tuple(n for n, region in enumerate(self.region) if region == here)
            for here in (*range(len(board.regions)), NOBODY)
        )
        self.entries = tuple(_entries(found) for found in self.of_region)
        self.stars = tuple(issue.stars for issue in issues)
        names = _names(self)
        self.vocabulary = Vocabulary([*names, *(f"deal.{name}" for name in names[len(TALK) :])])
        # From an answer to the name that it has in talk of a deal.
        self.twin = len(names) - len(TALK)
        action = self.vocabulary.action
        # Where each family of answers begins in the vocabulary.
        self.first_issue = action(f"issue.{issues[0].id}")
        self.first_event = action(f"event.{events[0].id}")
        self.first_strategy = action(f"strategy.{strategies[0].id}")
        self.options = tuple(
            tuple(action(f"option.{issue.id}.{option.id}") for option in issue.options) for issue in issues
        )
        # What the rules make of each Issue: solitaire's bots, by faction, and the two-player USA.
        numbers = range(len(issues))
        self.potential = tuple(
            tuple(potential_value(self, issue, power) for power in SOLO_COUNTERS) for issue in numbers
        )
        self.bot_options = tuple(
            tuple(bot_options(self, issue, power) for power in SOLO_COUNTERS) for issue in numbers
        )
        self.usa_options = tuple(usa_options(self, issue) for issue in numbers)
        self.issue_name = tuple(f"issue.{issue.id}" for issue in issues)
        self.event_name = tuple(f"event.{event.id}" for event in events)
        self.region_name = tuple(f"region.{region}" for region in board.regions)
        # What the options of each Issue move: Unrest by Region, Happiness by nation.
        self.unrest = tuple(
            tuple({self.region_number[r]: n for r, n in option.unrest.items()} for option in issue.options)
            for issue in issues
        )
        self.happiness = tuple(
            tuple(
                {NATIONS.index(nation): n for nation, n in option.happiness.items()}
                for option in issue.options
            )
            for issue in issues
        )
        self.counter_steps = tuple(
            tuple(counter_steps(issue, option) for option in card.options)
            for issue, card in enumerate(issues)
        )
        # The effects of each Event, the first one on top of the stack.
        self.conference = tuple(event.conference[::-1] for event in events)
        self.crisis = tuple(event.crisis[::-1] for event in events)
        # By Region, what takes the spaces whose discs may change a roll out of all of them.
        self.roll_spaces = tuple(
            _entries(tuple(space(region, c.number) for c in board.column if c.modifies_roll))
            for region in self.region_number.values()
        )
        self.happiness_limit = tuple(
            next(limit for least, limit in board.happiness_limits if value >= least) for value in range(31)
        )
        # The limit by Happiness when 1 or 2 of it are lost, whichever is lower.
        self.limit_after_loss = tuple(
            min(self.happiness_limit[max(0, value - n)] for n in (1, 2)) for value in range(31)
        )


def _entries(places: tuple[int, ...]) -> Callable[[list[int]], tuple[int, ...]]:
    """What takes the entries at these places out of a list; `itemgetter` alone needs two of them."""
    return itemgetter(*places) if len(places) > 1 else lambda entries: tuple(entries[i] for i in places)


def _names(cards: Cards) -> list[str]:
    return [
        *FIXED,
        *(f"issue.{issue.id}" for issue in cards.issues),
        *(f"event.{event.id}" for event in cards.events),
        *(f"strategy.{strategy.id}" for strategy in cards.strategies),
        *(f"option.{issue.id}.{option.id}" for issue in cards.issues for option in issue.options),
    ]


class _Digest(Protocol):
    def update(self, data: bytes, /) -> None: ...


def read(folder: Path | None = None) -> tuple[Cards, str]:
    """Read the house's cards, or those of a folder; the digest is empty for the house's own."""
    base = folder or Path(__file__).parent / "cards"
    digest = hashlib.sha256()
    issues = _file(base / "issues.toml", _Issues, digest).issue
    events = _file(base / "events.toml", _Events, digest).event
    strategies = _file(base / "strategies.toml", _Strategies, digest).strategy
    board = _file(base / "board.toml", Board, digest)
    for what, found, expected in (
        ("issue", len(issues), ISSUES),
        ("event", len(events), EVENTS),
        ("strategy", len(strategies), STRATEGIES),
        ("game_end", sum(issue.game_end for issue in issues), 1),
    ):
        if found != expected:
            raise fault(
                BadCards, "v1919.cards-count", path=str(base), what=what, found=found, expected=expected
            )
    return Cards(issues, events, strategies, board), digest.hexdigest()[:12] if folder else ""


T = TypeVar("T")


def _file(path: Path, kind: type[T], digest: _Digest) -> T:
    found, data = read_cards(path, kind)
    digest.update(data)
    return found
