"""Solitaire: two factions are run by the rules below, one by the player, and that one may change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.actions import CHOOSE_ACTION
from salon.games.v1919.answers import DISC_AVAILABLE, SPACE
from salon.games.v1919.auction import issue_name, strengths
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.place import PLACE, can_place
from salon.games.v1919.reasons import issue_of
from salon.games.v1919.settle import SETTLE
from salon.games.v1919.terms import (
    DISCS,
    EVERYWHERE,
    FIRST_SPACE,
    NATION_NAME,
    NOBODY,
    RECLAIM_MOST,
    TABLE,
    leader_of,
    space,
)
from salon.games.v1919.tracks import Demobilize, DeployTo, demobilize_boxes
from salon.games.v1919.uprising import by_lot
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

TROUBLE = 4  # the Unrest column from which a bot wants a disc in a Region (v1919.solo.botmil.1)
BOT_COLUMNS = (7, 8)  # v1919.solo.botmil.2, .3


def begin_solo_turn(s: V1919State) -> None:
    """A turn of the player's faction may score; a bot's turn follows its priorities."""
    power = s.actor
    if power != s.mine:
        s.stack += BOT_TURN
        bot_military(s, power)
        return
    if strongest_alone(s, power):  # v1919.solo.seq.2, .3
        s.vp += 1
        s.tell(facts.SoloVp, s.vp)
    s.stack += PLAYER_TURN


def strongest_alone(s: V1919State, power: int) -> bool:
    """Whether every faction controls an Issue and this one is stronger than the others."""
    for faction in s.powers:
        if faction not in s.controller:
            return False
    found = strengths(s)
    return found[power] == max(found) and found.count(found[power]) == 1


class Opening(V1919Step, frozen=True):
    """The factions in their order, and the one that the player starts with."""

    clause = "v1919.solo.setup.5"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.tell(facts.Order, tuple(NATION_NAME[power] for power in s.powers))
        s.tell(facts.Start, NATION_NAME[s.mine])


def bot_military(s: V1919State, power: int) -> None:
    """A bot deploys where its Issues are in danger, or demobilizes before a Mutiny would make it."""
    if s.discs[power] and (wanted := wanted_places(s, power)):
        region, column = most_pressing(s, power, wanted)
        s.military = True
        s.stack.append(DeployTo(DISC_AVAILABLE))
        s.stack[-1].answer(s, SPACE + space(region, column), 0)
    elif would_demobilize(s, power):
        s.military = True
        s.stack.append(Demobilize(power))


def would_demobilize(s: V1919State, power: int) -> bool:
    """Whether it is near a Mutiny and the best free box is worth it."""
    limit = s.cards.limit_after_loss[s.happiness[power]]
    if limit >= DISCS or s.units(power) <= limit:  # v1919.ruling.solo.botmil.away
        return False
    boxes = [box for box, owner in zip(demobilize_boxes(s), s.demobilized, strict=False) if owner == NOBODY]
    return max(boxes, default=1) >= 2


def wanted_places(s: V1919State, power: int) -> list[tuple[int, int]]:
    """The Regions where a bot wants a disc and can have it, with the columns (v1919.solo.botmil.1)."""
    found = []
    for region in EVERYWHERE:
        if (
            s.unrest[region] >= TROUBLE
            and power not in s.spaces[region * 4 : region * 4 + 4]
            and s.holds_most(power, region)
        ):
            column = bot_column(s, power, region)
            if column:
                found.append((region, column))
    return found


def bot_column(s: V1919State, power: int, region: int) -> int:
    """Column 7, or 8 where 7 is taken or would lead to a Mutiny; 0 if neither will do."""
    for column in BOT_COLUMNS:
        loss = s.cards.board.column[column - FIRST_SPACE].happiness
        after = max(0, s.happiness[power] + loss)
        free = s.spaces[space(region, column)] == NOBODY
        if free and s.units(power) <= s.cards.happiness_limit[after]:
            return column
    return 0


def most_pressing(s: V1919State, power: int, wanted: list[tuple[int, int]]) -> tuple[int, int]:
    """Of Regions, with columns, the most pressing one; between equals the highest roll."""
    tied = pressing(s, power, wanted)
    region = by_lot(s, {region: s.region_name(region) for region in tied})
    return region, tied[region]


def pressing(s: V1919State, power: int, wanted: list[tuple[int, int]]) -> dict[int, int]:
    """Of Regions, with columns, those of most Issues, then of most stars (v1919.solo.botmil.6)."""
    if len(wanted) == 1:
        return dict(wanted)
    ranks = {}
    for region, _ in wanted:
        held = s.held(power, region)
        ranks[region] = len(held), max(s.cards.stars[issue] for issue in held)
    best = max(ranks.values())
    return {region: column for region, column in wanted if ranks[region] == best}


class BotPolitical(V1919Step, frozen=True):
    """A bot settles what it leads, else places, else recovers, else settles what the other bot leads."""

    clause = "v1919.solo.botpol.1"

    def enter(self, s: V1919State) -> Asked | None:
        power = s.actor
        slots = self.led(s, power)
        if not slots:
            if can_place(s, power):  # which changes nothing that its Military Action depends on
                s.political = True
                s.stack[-2:] = [PLACE]
                return None
            if s.exhausted[power] or s.discs_exhausted[power]:
                s.political = True
                s.stack.pop()
                self.recover(s, power)
                return None
            slots = [slot for slot in range(TABLE) if s.leader(slot) not in {NOBODY, s.mine}]
        if len(slots) > 1:
            legal = tuple(s.cards.first_issue + s.issues[slot] for slot in slots)
            return self.ask(s, power, questions.BotSettle(), legal)
        if slots:
            self.answer(s, s.cards.first_issue + s.issues[slots[0]], 0)
            return None
        s.political = True
        s.stack.pop()
        s.tell(facts.NoAction, NATION_NAME[power])
        return None

    def led(self, s: V1919State, power: int) -> list[int]:
        """The Issues of the Table that the bot leads; of two the more valuable, or both if they are equal."""
        first, second = leader_of(s.cubes[0]), leader_of(s.cubes[1])
        if first != second:
            return [0] if first == power else [1] if second == power else []
        if first != power:
            return []
        one, two = s.cards.potential[s.issues[0]][power], s.cards.potential[s.issues[1]][power]
        return [0, 1] if one == two else [0] if one > two else [1]

    def recover(self, s: V1919State, power: int) -> None:
        cubes, discs = s.recover(power, RECLAIM_MOST), s.discs_exhausted[power]
        s.discs[power] += discs
        s.discs_exhausted[power] = 0
        s.tell(facts.Reclaim, NATION_NAME[power], cubes, discs)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.political = True
        s.stack[-1] = SETTLE
        SETTLE.answer(s, action, seat)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        return refusal("v1919.terms.15", "v1919.why.not-on-table", issue=issue_name(s, issue))


class BotAfterwards(V1919Step, frozen=True):
    """After the Political Action a bot looks again for a Military Action.

    The player may have changed factions meanwhile: one who has come to run this one may still use its
    Military Action; one who has left it has no more say in this turn.
    """

    asked: bool  # whether the player has been asked in this turn
    clause = "v1919.solo.botmil.7"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        power = s.powers[s.turn]
        if power != s.mine:
            if not s.military:
                bot_military(s, power)
        elif not self.asked:
            s.stack.append(CHOOSE_ACTION)


OPENING = Opening()
BOT_POLITICAL = BotPolitical()
BOT_TURN = (BotAfterwards(asked=False), BOT_POLITICAL)  # the last one is on top
PLAYER_TURN = (BotAfterwards(asked=True), CHOOSE_ACTION)
