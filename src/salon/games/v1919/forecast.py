"""What would happen: the numbers a board shows before anyone decides, worked out by the rules themselves.

All of it follows from what lies open on the table; nothing here looks into a deck or at a die to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.cards_score import doubles, line_points
from salon.games.v1919.options import potential_value
from salon.games.v1919.scoring import happiness_award
from salon.games.v1919.settle import spent
from salon.games.v1919.solo import begin_solo_turn
from salon.games.v1919.terms import NATIONS, NOBODY, TABLE
from salon.kernel import Decision, Fate

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
    trial = s.copy()
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


def takes(s: V1919State, slot: int) -> tuple[str, dict[str, int]] | None:
    """Who would control an Issue if it were settled now, and the cubes that each power would get back."""
    if slot >= TABLE or not any(s.cubes[slot]):
        return None
    winner = s.winner(slot)
    cubes = s.cubes[slot]
    lost = spent(cubes, winner, s.actor if s.actor != NOBODY else s.active)
    back = {
        NATIONS[p]: count - gone for p, (count, gone) in enumerate(zip(cubes, lost, strict=True)) if count
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
    """What a bot would do: its turn is begun on a copy, up to its Political Action.

    The copy has dice of its own: where they would decide between Regions, all of these are told.
    """
    trial = s.copy()
    trial.turn, trial.actor = s.powers.index(power), power
    trial.political = trial.military = False
    trial.fate, trial.journal, trial.stack = Fate.of(0), [], []
    begin_solo_turn(trial)
    political, issues = _political(trial)
    if political == "settle" and not any(s.leader(slot) == power for slot in range(TABLE)):
        political = "settle-other"
    said = [event.text for event in trial.journal]
    deployed = [str(text.args["region"]) for text in said if text.id == "v1919.log.deploy"]
    drawn = [str(text.args["name"]) for text in said if text.id == "v1919.log.lot"]
    retired = any(text.id == "v1919.log.demobilize" for text in said)
    return PlanView(
        political,
        tuple(s.cards.issue_name[issue] for issue in issues),
        max((potential_value(s.cards, issue, power) for issue in issues), default=0),
        "deploy" if deployed else "demobilize" if retired else "",
        tuple(dict.fromkeys(name.removeprefix("region.") for name in drawn or deployed)),
    )


def _political(trial: V1919State) -> tuple[str, tuple[int, ...]]:
    """Go on to the Political Action, giving the first answer to whatever is asked before it."""
    assert trial.journal is not None
    while trial.stack:
        asked = trial.stack[-1].enter(trial)
        for event in trial.journal:
            if event.text.id in POLITICAL:
                issue = event.text.args.get("issue")
                return POLITICAL[event.text.id], (trial.cards.issue_name.index(str(issue)),) if issue else ()
        if asked is None:
            continue
        decision = asked if isinstance(asked, Decision) else asked[0]
        question = decision.prompt.args.get("question", decision.prompt)
        match getattr(question, "id", ""):
            case "v1919.ask.place":
                return "place", ()
            case "v1919.ask.bot-settle":
                return "settle", tuple(action - trial.cards.first_issue for action in decision.legal)
        trial.stack[-1].answer(trial, decision.legal[0], 0)
    return "nothing", ()


POLITICAL = {
    "v1919.log.settle": "settle",
    "v1919.log.reclaim": "reclaim",
    "v1919.log.no-action": "nothing",
}
