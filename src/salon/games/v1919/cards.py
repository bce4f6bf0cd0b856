"""Issues, Events, Strategies and the numbers of the board: what is printed."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.games.v1919.answers import FIXED, TALK
from salon.games.v1919.effects import Branch, Effect
from salon.games.v1919.event_step import Happier
from salon.games.v1919.options import bot_options, counter_steps, potential_value, usa_options
from salon.games.v1919.terms import (
    COUNTERS,
    CUBES,
    DISCS,
    FIRST_SPACE,
    LAST_COLUMN,
    LAST_KEG,
    MOST_HAPPY,
    NATIONS,
    NOBODY,
    SOLO_COUNTERS,
    space,
)
from salon.games.v1919.wording import chained, icon, signed, where, whom
from salon.kernel import OWN, Arg, Text, Vocabulary

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Region: TypeAlias = Literal["europe", "balkans", "middle_east", "africa", "pacific"]
Nation: TypeAlias = Literal["uk", "france", "usa", "italy", "japan"]

Counter: TypeAlias = Annotated[  # "naval_uk|naval_usa": whoever chooses the option decides
    str, Meta(extra={"choices": COUNTERS, "either": True})
]
Shift: TypeAlias = Annotated[int, Meta(ge=-7, le=7, extra={"never": (0,)})]
Kegs: TypeAlias = Annotated[int, Meta(ge=-LAST_KEG, le=LAST_KEG, extra={"never": (0,)})]
ScoreType: TypeAlias = Literal[
    "icon",
    "regions_le_3",
    "regions_ge_4",
    "military_disc",
    "happiness_x2",
    "japan_signs",
    "japan_refuses",
    "italy_signs",
    "italy_refuses",
    "own_flags",
    "demobilized",
    "issues_of",
    "happiness_ge",
    "regions_le",
    "regions_ge",
]
Roll: TypeAlias = Annotated[int, Meta(ge=0, le=9)]  # 0: no Uprising there
Happy: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_HAPPY)]
Limit: TypeAlias = Annotated[int, Meta(ge=0, le=DISCS)]
Box: TypeAlias = Annotated[int, Meta(ge=1, le=9)]

ISSUES, EVENTS, STRATEGIES = 53, 46, 10  # v1919.component.1


class OptionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to settle an Issue."""

    id: Id
    source: str = OWN
    unrest: dict[Region, Shift] = {}
    happiness: dict[Nation, Happier] = {}
    counters: Annotated[tuple[Counter, ...], Meta(max_length=8)] = ()
    keg: dict[Region, Kegs] = {}
    then: Annotated[tuple[Effect, ...], Meta(max_length=8)] = ()  # as an Event would, with its controller

    def words(self, symbol: str) -> Text:
        """What it changes, after its name."""
        changes = [
            *(where("unrest", region, **signed(n)) for region, n in self.unrest.items()),
            *(whom("happiness", nation, **signed(n)) for nation, n in self.happiness.items()),
            *map(_counter, self.counters),
            *(where("powder-keg", region, **signed(n)) for region, n in self.keg.items()),
            *(step.words() for step in self.then),
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
    source: str = OWN
    known: tuple[str, ...] = ()
    region: Region | None = None
    no_military: bool = False
    game_end: bool = False
    options: Annotated[tuple[OptionCard, ...], Meta(max_length=4)] = ()


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    crisis: Branch
    conference: Branch
    source: str = OWN
    known: tuple[str, ...] = ()
    icon: bool = False  # may hold a cube
    optional: bool = False  # the Conference effect may be declined


NUMBERED = frozenset({"happiness_ge", "regions_le", "regions_ge"})  # lines with a number beside their VP


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a Strategy card."""

    type: ScoreType
    vp: Annotated[int, Meta(ge=-9, le=9, extra={"never": (0,)})] = 0
    icon: Annotated[str, Meta(extra={"choices": ("", *COUNTERS, "naval", "empire")})] = ""

    region: Literal["", "europe", "balkans", "middle_east", "africa", "pacific", "none"] = ""  # of Issues
    n: Annotated[int, Meta(ge=0, le=MOST_HAPPY)] = 0  # of Happiness, or an Unrest column

    def words(self) -> Text:
        kind = self.type.replace("_", "-")
        shown: dict[str, Arg] = {"counter": icon(self.icon)} if self.icon else {}
        if self.type in NUMBERED:
            shown["n"] = self.n
        if self.type == "issues_of":
            if self.region == "none":
                return Text("v1919.score.issues-of-none", {"vp": self.vp})
            shown["region"] = f"region.{self.region}"
        return Text(f"v1919.score.{kind}", {"vp": self.vp, **shown})


class StrategyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    score: Annotated[tuple[Score, ...], Meta(min_length=1, max_length=6)]
    source: str = OWN
    known: tuple[str, ...] = ()


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column for Military Units: what a disc brings when it is placed, and while it stays."""

    number: Annotated[int, Meta(ge=FIRST_SPACE, le=LAST_COLUMN)]
    influence: Annotated[int, Meta(ge=0, le=CUBES)]
    happiness: Annotated[int, Meta(ge=-10, le=10)]
    modifies_roll: bool


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regions: Annotated[tuple[Region, ...], Meta(min_length=5, max_length=5)]
    uprising: Annotated[tuple[Roll, ...], Meta(min_length=8, max_length=8)]
    happiness_limits: Annotated[tuple[tuple[Happy, Limit], ...], Meta(min_length=3, max_length=3)]
    demobilize: Annotated[tuple[Box, ...], Meta(min_length=4, max_length=4)]
    demobilize_grey: Annotated[tuple[Box, ...], Meta(min_length=2, max_length=2)]
    column: Annotated[tuple[Column, ...], Meta(min_length=4, max_length=4)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    issue: Annotated[tuple[IssueCard, ...], Meta(min_length=ISSUES, max_length=ISSUES)]
    event: Annotated[tuple[EventCard, ...], Meta(min_length=EVENTS, max_length=EVENTS)]
    strategy: Annotated[tuple[StrategyCard, ...], Meta(min_length=STRATEGIES, max_length=STRATEGIES)]
    board: Board


class Cards:
    """All that is printed, by number, with the tables that the steps look into."""

    def __init__(self, deck: Deck) -> None:
        issues, events, strategies, board = deck.issue, deck.event, deck.strategy, deck.board
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
        self.issue_of_option = {a: issue for issue, found in enumerate(self.options) for a in found}
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
        # The options that do more than move numbers; None where there is nothing more.
        self.more = tuple(
            tuple(option if option.keg or option.then else None for option in issue.options)
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
