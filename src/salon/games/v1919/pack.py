"""What packs of Versailles 1919 are: Issues, Events, Strategies, and the numbers of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, ClassVar, get_args

import msgspec

from salon.games.v1919.cards import NUMBERED, Board, Deck, EventCard, IssueCard, StrategyCard
from salon.games.v1919.conditions import Condition, Not, Settled
from salon.games.v1919.effects import AtPlace, Choose, ChoosePlayer, If, UnsettleNamed
from salon.games.v1919.event_step import NEEDS, EventStep, RegionName
from salon.games.v1919.terms import COUNTERS, FIRST_SPACE, NATIONS
from salon.games.v1919.wording import signed, those
from salon.kernel import Arg, Form, Sheet, Text, Wrong
from salon.kernel.pack_places import own
from salon.kernel.pack_plain import Json

Path = tuple[str | int, ...]
# Values that have names of their own, as symbols.
VALUES = {
    "region": get_args(RegionName),
    "nation": NATIONS,
    "counter": (*COUNTERS, "naval", "empire"),
}


# The order in which choices are offered: what is printed first, then what is found or chosen in play.
ORDER: tuple[Json, ...] = (
    "",
    *("europe", "balkans", "middle_east", "africa", "pacific"),
    *NATIONS,
    *("all_players", "decider", "chosen_player"),
    *("random", "choice", "choice_2", "choice_other", "same", "any"),
    *("naval", "empire", "anyone", "others", "military", "controls", "none"),
)
# Where sentences and tests lie inside others.
INSIDE: Mapping[type, tuple[str, ...]] = {
    EventCard: ("crisis", "conference"),
    Choose: ("options",),
    ChoosePlayer: ("options",),
    If: ("test", "then", "otherwise"),
    Not: ("condition",),
}


class V1919Form(Form):
    kind = Deck
    sheets = (
        Sheet("issues", "v1919-issues/1", {}),
        Sheet("events", "v1919-events/1", {}),
        Sheet("strategies", "v1919-strategies/1", {}),
        Sheet("board", "v1919-board/1", {"": "board"}),
    )
    keys: ClassVar[Mapping[str, str]] = {"issue": "id", "event": "id", "strategy": "id"}
    named: ClassVar[Mapping[str, str]] = {"issue": "issue", "event": "event", "strategy": "strategy"}
    inner: ClassVar[Mapping[str, str]] = {"issue": "options"}

    def name(self, symbol: str) -> Text:
        return Text("v1919.table.name", {"symbol": symbol})

    def value(self, value: str) -> Text:
        for kind, names in VALUES.items():
            if value in names:
                return Text("v1919.table.name", {"symbol": f"{kind}.{value}"})
        return those(value) or super().value(value)

    def rank(self, value: Json) -> int:
        return ORDER.index(value) if value in ORDER else len(ORDER)

    def parts(self, field: str) -> tuple[Text, ...]:
        if field != "happiness_limits":
            return ()
        return Text("v1919.field.from-happiness"), Text("v1919.field.most-units")

    def lines(self, group: str, card: Json) -> tuple[Text, ...]:
        return tuple(_said_board(card))

    def step(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        found = {"gives": ["region"]} if issubclass(kind, AtPlace) else {}
        return found | ({"inside": ["player"]} if issubclass(kind, ChoosePlayer) else {})

    def needs(self) -> dict[str, str]:
        return dict(NEEDS)

    def faults(self, cards: Mapping[str, Json]) -> Iterator[Wrong]:
        yield from _game_end(cards["issue"])
        for number, issue in enumerate(cards["issue"]):
            if issue is not None:
                yield from _issue(issue, ("issue", number))
        ids = {issue.id: issue for issue in cards["issue"] if issue is not None}
        if None not in cards["issue"]:
            for number, issue in enumerate(cards["issue"]):
                for place, option in enumerate(issue.options):
                    yield from _issues_named(option.then, ids, ("issue", number, "options", place, "then"))
        for number, event in enumerate(cards["event"]):
            if event is not None:
                yield from _event(event, ("event", number))
                if None not in cards["issue"]:
                    yield from _issues_named(event, ids, ("event", number))
        for number, strategy in enumerate(cards["strategy"]):
            if strategy is not None:
                yield from _strategy(strategy, ("strategy", number))
        if cards["board"] is not None:
            yield from _board(cards["board"])


def _said_board(board: Board) -> Iterator[Text]:
    """The numbers of the board in sentences."""
    yield Text("v1919.printed.regions", {"regions": tuple(f"region.{region}" for region in board.regions)})
    for column, roll in enumerate(board.uprising, 1):
        yield Text("v1919.printed.uprising", {"column": column, "roll": roll})
    for least, units in board.happiness_limits:
        yield Text("v1919.printed.happiness", {"least": least, "units": units})
    for box in board.demobilize:
        yield Text("v1919.printed.demobilize", {"box": box})
    for box in board.demobilize_grey:
        yield Text("v1919.printed.demobilize-grey", {"box": box})
    for column_ in board.column:
        way = signed(column_.happiness)
        told: dict[str, Arg] = {"column": column_.number, "cubes": column_.influence, **way}
        yield Text("v1919.printed.column", {**told, "rolls": "yes" if column_.modifies_roll else "no"})


def _game_end(issues: list[IssueCard | None]) -> Iterator[Wrong]:
    ends = [number for number, issue in enumerate(issues) if issue is not None and issue.game_end]
    if not ends and None not in issues:
        yield Wrong(("issue",), "v1919.pack-no-game-end")
    for number in ends[1:]:
        yield Wrong(("issue", number, "game_end"), "v1919.pack-game-ends", fix=False)


def _issue(issue: IssueCard, path: Path) -> Iterator[Wrong]:
    if issue.game_end and issue.options:
        yield Wrong((*path, "options"), "v1919.pack-game-end-options")
    if not issue.game_end and not issue.options:
        yield Wrong((*path, "options"), "v1919.pack-no-options")
    for number, option in enumerate(issue.options):
        here = (*path, "options", number)
        if not (option.unrest or option.happiness or option.counters or option.keg or option.then):
            yield Wrong(here, "v1919.pack-no-change", doubt=True)
        yield from _effect(option.then, (*here, "then"), set())


def _event(event: EventCard, path: Path) -> Iterator[Wrong]:
    for side in ("crisis", "conference"):
        yield from _effect(getattr(event, side), (*path, side), set())


def _effect(steps: tuple[Json, ...], path: Path, given: set[str]) -> Iterator[Wrong]:
    """Each step must find what it speaks of: a Region, or a player, that an earlier one named."""
    for number, step in enumerate(steps):
        here = (*path, number)
        for field, need in step.asks() if isinstance(step, EventStep) else ():
            if need not in given:
                yield Wrong((*here, field), f"v1919.pack-needs-{need}")
        for field in ("nation", "who"):
            yield from _once(getattr(step, field, ()), (*here, field))
        if isinstance(step, If):
            yield from _tested(step.test, (*here, "test"), given)
            after = []
            for field in ("then", "otherwise"):
                met = set(given)
                yield from _effect(getattr(step, field), (*here, field), met)
                after.append(met)
            given |= set.intersection(*after)
        if isinstance(step, Choose):
            inside = given | {"player"} if isinstance(step, ChoosePlayer) else given
            after = []
            for place, branch in enumerate(step.options):
                met = set(inside)
                yield from _effect(branch, (*here, "options", place), met)
                after.append(met)
            given |= set.intersection(*after) - {"player"}
        if isinstance(step, ChoosePlayer) and step.region and step.among in ("anyone", "others"):
            yield Wrong((*here, "region"), "v1919.pack-region-unused")
        if isinstance(step, EventStep):
            given |= step.finds()


def _once(named: Json, path: Path) -> Iterator[Wrong]:
    """Each of several nations in a sentence is named once."""
    if isinstance(named, tuple):
        for number, nation in enumerate(named):
            if nation in named[:number]:
                found = Text("v1919.table.name", {"symbol": f"nation.{nation}"})
                yield Wrong((*path, number), "pack.twice", {"found": found})


def _tested(test: Condition, path: Path, given: set[str]) -> Iterator[Wrong]:
    """A test may speak of that player just as a sentence may."""
    if isinstance(inner := getattr(test, "condition", None), Condition):
        yield from _tested(inner, (*path, "condition"), given)
    if getattr(test, "nation", "") == "chosen_player" and "player" not in given:
        yield Wrong((*path, "nation"), "v1919.pack-needs-player")


def _issues_named(found: Json, ids: Mapping[str, IssueCard], path: Path) -> Iterator[Wrong]:
    """The Issues that an Event names, however deep, are there."""
    if isinstance(found, tuple):
        for number, part in enumerate(found):
            yield from _issues_named(part, ids, (*path, number))
    elif isinstance(found, UnsettleNamed):
        if found.issue not in ids:
            yield Wrong((*path, "issue"), "v1919.pack-no-issue", {"found": own(found.issue)})
    elif isinstance(found, Settled):
        if found.issue not in ids:
            yield Wrong((*path, "issue"), "v1919.pack-no-issue", {"found": own(found.issue)})
        elif found.option and all(option.id != found.option for option in ids[found.issue].options):
            yield Wrong((*path, "option"), "v1919.pack-no-option", {"found": own(found.option)})
    else:
        for field in INSIDE.get(type(found), ()):
            yield from _issues_named(getattr(found, field), ids, (*path, field))


def _strategy(strategy: StrategyCard, path: Path) -> Iterator[Wrong]:
    for number, line in enumerate(strategy.score):
        here = (*path, "score", number)
        if line.type == "icon" and not line.icon:
            yield Wrong((*here, "icon"), "pack.missing")
        if line.type != "icon" and line.icon:
            yield Wrong((*here, "icon"), "v1919.pack-icon")
        if (line.type == "issues_of") != bool(line.region):
            yield Wrong((*here, "region"), "v1919.pack-line-region")
        if (line.type in NUMBERED) != bool(line.n):
            yield Wrong((*here, "n"), "v1919.pack-line-number")
        if line.type == "happiness_x2" and line.vp:
            yield Wrong((*here, "vp"), "v1919.pack-no-vp")
        if line.type != "happiness_x2" and not line.vp:
            yield Wrong((*here, "vp"), "pack.missing")


def _board(board: Board) -> Iterator[Wrong]:
    if len(set(board.regions)) < len(board.regions):
        yield Wrong(("board", "regions"), "v1919.pack-regions")
    rolls = [roll or 10 for roll in board.uprising]  # X first, then easier and easier
    if any(later > earlier for earlier, later in pairwise(rolls)):
        yield Wrong(("board", "uprising"), "v1919.pack-uprising")
    least, limits = zip(*board.happiness_limits, strict=True)
    if least[-1] != 0 or any(low >= high for high, low in pairwise(least)):
        yield Wrong(("board", "happiness_limits"), "v1919.pack-zones")
    if any(low > high for high, low in pairwise(limits)):
        yield Wrong(("board", "happiness_limits"), "v1919.pack-limits")
    for row in ("demobilize", "demobilize_grey"):
        if any(low > high for high, low in pairwise(getattr(board, row))):
            yield Wrong(("board", row), "v1919.pack-boxes")
    for place, column in enumerate(board.column):
        if column.number != FIRST_SPACE + place:
            yield Wrong(("board", "column", place, "number"), "v1919.pack-columns", fix=FIRST_SPACE + place)
