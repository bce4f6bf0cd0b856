"""What would happen: the numbers a board shows before anyone decides, worked out by the rules themselves.

All of it follows from what lies open on the table; nothing here looks into a deck or at a die to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import facts
from salon.games.v1919.cards_score import doubles, line_points
from salon.games.v1919.scoring import happiness_award
from salon.games.v1919.settle import spent
from salon.games.v1919.solo import BOT_POLITICAL, pressing, wanted_places, would_demobilize
from salon.games.v1919.terms import FIRST_SPACE, NATIONS, NOBODY, TABLE
from salon.games.v1919.tracks import DeployTo
from salon.kernel import Outcome

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class DoesView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the markers would lie after an option, and whose Military would mutiny."""

    unrest: dict[str, int] = {}
    happiness: dict[str, int] = {}
    mutiny: tuple[str, ...] = ()


class PlanView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Solitaire: what the rules would have a bot do if it had its turn now."""

    political: str
    issues: tuple[str, ...] = ()
    worth: int = 0  # of those Issues to the bot
    military: str = ""
    regions: tuple[str, ...] = ()


def does(s: V1919State, issue: int) -> tuple[DoesView, ...]:
    """What each option of an Issue would do now."""
    trial = s.__copy__()  # of which markers alone are moved: `_option` gives it its own
    trial.journal = None
    return tuple(_option(s, trial, issue, number) for number in range(len(s.cards.options[issue])))


def _option(s: V1919State, trial: V1919State, issue: int, number: int) -> DoesView:
    trial.unrest, trial.happiness = s.unrest.copy(), s.happiness.copy()
    unrest, changes = s.cards.unrest[issue][number], s.cards.happiness[issue][number]
    for region, n in unrest.items():
        trial.move_unrest(region, n)
    for nation, n in changes.items():
        trial.move_happiness(nation, n)
    return DoesView(
        {s.cards.board.regions[region]: trial.unrest[region] for region in unrest},
        {NATIONS[nation]: trial.happiness[nation] for nation in changes if s.tracked(nation)},
        tuple(NATIONS[nation] for nation in changes if trial.over_limit(nation)),
    )


def deployments(s: V1919State, seat: int | None) -> dict[str, Outcome]:
    """What each space for a disc would bring the seat that is asked for one, by answer, up to any die."""
    asked = s.decision(seat) if seat is not None and isinstance(s.stack[-1], DeployTo) else None
    if asked is None:
        return {}
    return {
        s.vocabulary.name(action): s.game.forecast(s, action, seat, most=1).outcomes[0]
        for action in asked.legal
    }


def takes(s: V1919State, slot: int) -> tuple[str, dict[str, int]] | None:
    """Who would control an Issue if it were settled now, and the cubes that each power would get back."""
    if slot >= TABLE or (winner := s.winner(slot)) == NOBODY:
        return None
    settler = s.actor if s.actor != NOBODY else s.active
    back = {
        NATIONS[power]: count - spent(power, count, winner, settler)
        for power, count in enumerate(s.cubes[slot])
        if count
    }
    return NATIONS[winner], back


def mutiny_line(s: V1919State, power: int) -> int | None:
    """The Happiness at which, with the discs it has, a power would have a Mutiny; None if it never would."""
    units = s.units(power)
    return max((value for value, limit in enumerate(s.cards.happiness_limit) if limit < units), default=None)


def worth(s: V1919State, power: int, card: int) -> int:
    """What a Strategy card would bring a power if the game ended now."""
    return sum(line_points(s, power, card)) + (happiness_award(s, power) if doubles(s, card) else 0)


def plan(s: V1919State, power: int) -> PlanView:
    """What a bot would do: its Political Action is tried out on a copy, for it asks no die.

    A Military Action comes first, and the cubes that it brings back count.
    """
    trial = s.copy()
    military, places = _military(s, power)
    if places:  # if a die must decide between two columns, the one that brings less
        columns = [s.cards.board.column[column - FIRST_SPACE] for column in places.values()]
        trial.recover(power, min(column.influence for column in columns))
    trial.turn = s.powers.index(power)
    trial.actor = power
    trial.journal = []
    trial.stack = [BOT_POLITICAL]
    asked = BOT_POLITICAL.enter(trial)
    leads = any(s.leader(slot) == power for slot in range(TABLE))
    political = "place"
    issues: tuple[int, ...] = ()
    if asked is not None:
        political, issues = "settle", tuple(action - s.cards.first_issue for action in asked[0].legal)
    else:
        told = {type(event.fact) for event in trial.journal}
        if facts.Settle in told:
            political, issues = "settle", (next(i for i in s.issues if i not in trial.issues),)
        elif facts.Reclaim in told:
            political = "reclaim"
        elif facts.NoAction in told:
            political = "nothing"
    if political == "settle" and not leads:
        political = "settle-other"
    return PlanView(
        political,
        tuple(s.cards.issue_name[issue] for issue in issues),
        max((s.cards.potential[issue][power] for issue in issues), default=0),
        military,
        tuple(s.cards.board.regions[region] for region in places),
    )


def _military(s: V1919State, power: int) -> tuple[str, dict[int, int]]:
    """The Regions, with columns, among which it would deploy, or that it would rather demobilize."""
    if s.discs[power] and (wanted := wanted_places(s, power)):
        return "deploy", pressing(s, power, wanted)
    return ("demobilize" if would_demobilize(s, power) else "", {})
