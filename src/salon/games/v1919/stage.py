"""Where a settlement, an Uprising and a bid stand, read off the steps that are still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.auction import Bid, ChooseWinner, SoloBid, SwitchFaction
from salon.games.v1919.base import V1919Step
from salon.games.v1919.options import ChooseOption, PlaceCounter
from salon.games.v1919.settle import (
    AdvanceEvent,
    AdvanceIssue,
    ChooseTied,
    Conference,
    DiscardEvent,
    DrawEvent,
    EndEvent,
    EventCube,
    Keep,
    Refill,
    Settle,
)
from salon.games.v1919.terms import NATIONS, NOBODY
from salon.games.v1919.uprising import Announce, Roll, threshold

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class SettleView(msgspec.Struct, frozen=True):
    """The five steps of a Settle: which one it is, and who decides each."""

    step: int
    deciders: tuple[str | None, ...]


class CheckView(msgspec.Struct, frozen=True):
    """A Region that is to be rolled for: the least roll that is an Uprising, and who may yet change it."""

    region: str
    needed: int
    announcers: tuple[str, ...]


class BiddingView(msgspec.Struct, frozen=True):
    """An Issue that is up for bids: who is still in, the next first, and who bids most."""

    issue: str
    order: tuple[str, ...]
    high: str | None


def resolving(s: V1919State) -> int:
    """The Issue whose option, or counter, is being chosen."""
    for step in reversed(s.stack):
        if isinstance(step, ChooseOption | PlaceCounter):
            return step.issue_settled
    return NOBODY


def settle(s: V1919State) -> SettleView | None:
    """Where a Settle stands. The step at hand is the first whose work has not been laid aside."""
    kinds = {type(step) for step in s.stack}
    number = next((n for n, found in STEPS.items() if kinds & found), 0)
    if number == 0:
        return None
    if number == 2 and type(s.stack[-1]) is not Conference and Conference in kinds:
        number = 1
    first = NATIONS[s.controller[issue]] if number == 1 and (issue := resolving(s)) != NOBODY else None
    second = s.event_cube if s.event_cube != NOBODY else s.actor
    return SettleView(number, (first, *(NATIONS[p] for p in (second, s.actor, s.actor, s.actor))))


# By their order: a step of the Settle, and the steps of the game that belong to it.
STEPS: dict[int, set[type[V1919Step]]] = {
    1: {Settle, ChooseTied},
    2: {Conference, DiscardEvent},
    3: {AdvanceIssue, AdvanceEvent, EventCube},
    4: {Refill, Keep},
    5: {DrawEvent, EndEvent},
}
# All steps from which it can be read off where something stands.
STAGED: tuple[type[V1919Step], ...] = tuple(kind for kinds in STEPS.values() for kind in kinds)
STAGED += (ChooseOption, PlaceCounter, Announce, Roll, Bid, SwitchFaction, SoloBid, ChooseWinner)


def checks(s: V1919State) -> tuple[CheckView, ...]:
    """The Regions that are still to be rolled for, the next first."""
    said: list[int] = []
    found = []
    for step in reversed(s.stack):
        if isinstance(step, Announce):
            said.append(step.power)
        elif isinstance(step, Roll):
            powers = tuple(NATIONS[power] for power in said)
            found.append(CheckView(s.cards.board.regions[step.region], threshold(s, step.region), powers))
            said = []
    return tuple(found)


def bidding(s: V1919State) -> BiddingView | None:
    """The Issue that is up for bids."""
    for step in reversed(s.stack):
        if isinstance(step, Bid):
            high = NATIONS[step.high] if step.high != NOBODY else None
            return BiddingView(
                s.cards.issue_name[step.unsettled], tuple(NATIONS[p] for p in step.order), high
            )
        if isinstance(step, SwitchFaction | SoloBid | ChooseWinner):
            return BiddingView(s.cards.issue_name[step.unsettled], (NATIONS[s.mine],), None)
    return None


def gap(s: V1919State) -> int | None:
    """The place on the Table or in the Waiting Room that a Settle has emptied."""
    return s.slot if s.slot != NOBODY and s.issues[s.slot] == NOBODY else None
