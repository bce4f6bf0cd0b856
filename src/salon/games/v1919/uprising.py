"""Uprising Checks: announce, roll, find the Issue, bid, reset Unrest, choose an option, Strategy cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import MODIFIER, NATION, T_MODIFIER
from salon.games.v1919.auction import issue_name, open_auction
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.event_step import EventStep
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.reasons import NATION_ANSWERS, issue_of, not_played
from salon.games.v1919.strategy import ChooseStrategies
from salon.games.v1919.terms import (
    EVERYWHERE,
    FIRST_SPACE,
    LAST_COLUMN,
    NATION_NAME,
    NOBODY,
    REGIONS,
    space,
)
from salon.games.v1919.wording import where
from salon.kernel import Action, Refusal, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

RegionName = Literal["europe", "balkans", "middle_east", "africa", "pacific", "any", "random", "same"]


class UprisingCheck(EventStep, frozen=True):
    """Find the Regions to be checked; each has its announcements and its roll before any is resolved."""

    region: RegionName
    clause = "v1919.uprising.0a"

    def words(self) -> Text:
        return where("uprising-check", self.region)

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.rising = ()
        s.stack.append(ResolveUprisings())
        for region in reversed(self.regions(s)):  # the top row ends on top of the stack
            s.stack.append(Roll(region))
            s.stack += [Announce(power, region) for power in reversed(announcers(s, region))]

    def regions(self, s: V1919State) -> list[int]:
        """The Regions whose Unrest is not in a column marked X."""
        if self.region == "any":
            highest = max(s.unrest)
            checked = [r for r in EVERYWHERE if s.unrest[r] == highest]
        elif self.region == "random":
            checked = random_region(s)
        elif self.region == "same":
            checked = last_named(s)
        else:
            checked = [s.cards.region_number[self.region]]
        found = []
        for region in checked:
            if threshold(s, region):
                found.append(region)
            else:
                s.tell(facts.CheckQuiet, s.cards.region_name[region])
        return found


def last_named(s: V1919State) -> list[int]:
    """The Region that an earlier sentence has found; none where it found none."""
    return [region for region in s.named[-1:] if region != NOBODY]


def random_region(s: V1919State) -> list[int]:
    """A die names a Region by its number; a 6 names none (v1919.event.2, .3)."""
    roll = s.fate.roll()
    s.tell(facts.RandomRegion, roll)
    return [roll - 1] if roll <= REGIONS else []


def by_lot(s: V1919State, tied: dict[int, str]) -> int:
    """Of things with their names, that of the highest roll; equals roll again."""
    left = list(tied)
    while len(left) > 1:
        rolls = {key: s.fate.roll() for key in left}
        for key, roll in rolls.items():
            s.tell(facts.Lot, tied[key], roll)
        left = [key for key, roll in rolls.items() if roll == max(rolls.values())]
    return left[0]


def threshold(s: V1919State, region: int) -> int:
    """The least roll that is an Uprising; 0 where there can be none."""
    return s.cards.board.uprising[s.unrest[region] - 1]


def announcers(s: V1919State, region: int) -> list[int]:
    """The owners of discs that may change the roll, from the Active Player's left, that one last."""
    owners = s.cards.roll_spaces[region](s.spaces)
    return [power for power in s.clockwise(s.turn + 1) if power in owners]


class Announce(V1919Step, frozen=True):
    """A player with a disc in the Region says, before the roll, whether it is changed by 1."""

    power: int
    region: int
    clause = "v1919.uprising.2c"

    def enter(self, s: V1919State) -> Asked | None:
        if s.is_bot(self.power):  # −1 where it would be affected, else +1 (v1919.solo.uprising.1, .2)
            affected = s.holds_most(self.power, self.region)
            self.answer(s, MODIFIER - 1 if affected else MODIFIER + 1, NOBODY)
            return None
        asked = questions.Modifier(s.region_name(self.region))
        return self.ask(s, self.power, asked, (MODIFIER - 1, MODIFIER, MODIFIER + 1))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        if s.terms:
            s.did(T_MODIFIER, self.power, action, self.region)
        s.modifier += action - MODIFIER
        s.tell(facts.Modifier, NATION_NAME[self.power], action - MODIFIER, s.cards.region_name[self.region])


class Roll(V1919Step, frozen=True):
    """The die for one Region."""

    region: int
    clause = "v1919.uprising.2b"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        roll = s.fate.roll()
        needed = threshold(s, self.region)
        rises = roll + s.modifier >= needed
        s.tell(facts.Check, s.cards.region_name[self.region], roll, s.modifier, needed, rises)
        s.modifier = 0
        if rises:
            s.rising += (self.region,)


class ResolveUprisings(V1919Step, frozen=True):
    """All rolls are made: Regions in revolt are resolved from the top; the first brings Strategy cards."""

    clause = "v1919.uprising.2h"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        if not s.rising:
            return
        if not s.uprisings and s.seats > 1:
            s.stack.append(ChooseStrategies())
        s.uprisings += len(s.rising)
        s.stack += [Uprising(region) for region in reversed(s.rising)]
        s.rising = ()


class Uprising(V1919Step, frozen=True):
    """Who is affected: the player with most Issues of the Region."""

    region: int
    clause = "v1919.uprising.3b"

    def enter(self, s: V1919State) -> Asked | None:
        owners, factions = s.cards.entries[self.region](s.controller), s.factions
        held = [owners.count(power) for power in factions]
        most = max(held)
        if not most:
            s.stack.pop()
            s.tell(facts.UprisingNobody, s.cards.region_name[self.region])
            s.move_keg(self.region, 1)
            return None
        tied = [power for power, count in zip(factions, held, strict=True) if count == most]
        if len(tied) > 1:
            chooser = self.leftmost(s)
            if chooser != NOBODY:
                asked = questions.Affected(s.region_name(self.region))
                return self.ask(s, chooser, asked, tuple(NATION + power for power in tied))
        self.answer(s, NATION + by_lot(s, {p: NATION_NAME[p] for p in tied}), NOBODY)
        return None

    def leftmost(self, s: V1919State) -> int:
        """The owner of the disc furthest left in the Region."""
        columns = range(FIRST_SPACE, LAST_COLUMN + 1)
        return next((p for c in columns if (p := s.spaces[space(self.region, c)]) != NOBODY), NOBODY)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.tell(facts.Affected, s.cards.vocabulary.names[action], s.cards.region_name[self.region])
        s.stack[-1] = Unsettle(self.region, action - NATION)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in NATION_ANSWERS:
            return super().refuse(s, action, seat)
        nation, region = s.vocabulary.name(action), s.region_name(self.region)
        fewer = refusal("v1919.uprising.3a", "v1919.why.fewer-issues", nation=nation, region=region)
        return not_played(s, action) or fewer


class Unsettle(V1919Step, frozen=True):
    """The affected player's Issue with most stars becomes Unsettled; between equals that player decides."""

    region: int
    power: int
    clause = "v1919.uprising.3i"

    def enter(self, s: V1919State) -> Asked | None:
        held = s.held(self.power, self.region)
        stars = max(s.cards.stars[issue] for issue in held)
        best = [issue for issue in held if s.cards.stars[issue] == stars]
        if len(best) > 1:
            legal = tuple(s.cards.first_issue + issue for issue in best)
            return self.ask(s, self.power, questions.Unsettle(), legal)
        self.answer(s, s.cards.first_issue + best[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        issue = action - s.cards.first_issue
        s.stack[-1] = AfterUprising(self.region, issue)
        s.stack.append(open_auction(s, issue))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        name, region = issue_name(s, issue), s.region_name(self.region)
        if s.controller[issue] != self.power:
            nation = NATION_NAME[self.power]
            return refusal("v1919.uprising.3h", "v1919.why.not-controlled", issue=name, nation=nation)
        if s.cards.region[issue] != self.region:
            return refusal(
                "v1919.ruling.uprising.region", "v1919.why.other-region", issue=name, region=region
            )
        return refusal("v1919.uprising.3h", "v1919.why.fewer-stars", issue=name)


class AfterUprising(V1919Step, frozen=True):
    """After the bid: the keg moves on, Unrest goes right of it, the winner chooses an option."""

    region: int
    settled: int
    clause = "v1919.uprising.5a"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.move_keg(self.region, 1)
        s.unrest[self.region] = s.keg[self.region] + 1
        s.tell(facts.Reset, s.cards.region_name[self.region], s.unrest[self.region])
        if s.controller[self.settled] != NOBODY:
            s.stack.append(ChooseOption(self.settled))


class AfterEventAuction(V1919Step, frozen=True):
    """An Issue unsettled by an Event: the winner of the bid chooses an option, and nothing else moves."""

    settled: int
    clause = "v1919.event.4"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        if s.controller[self.settled] != NOBODY:
            s.stack.append(ChooseOption(self.settled))


def unsettle_by_event(s: V1919State, issue: int) -> None:
    """Put a settled Issue up for bids, without an Uprising (v1919.ruling.event.unsettle)."""
    s.stack.append(AfterEventAuction(issue))
    s.stack.append(open_auction(s, issue))


__all__ = ["UprisingCheck", "issue_name", "last_named", "random_region", "unsettle_by_event"]
