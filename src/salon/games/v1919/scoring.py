"""The end: Issues, own flags, Strategy cards, Happiness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.cards_score import strategy_points
from salon.games.v1919.terms import FLAGS, ITALY, JAPAN, NATIONS, SIGNS
from salon.kernel import Result, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

RANKS = {2: (6, 0), 3: (6, 3, 0), 4: (6, 4, 2, 0)}  # v1919.scoring.13
UNHAPPY = -5  # v1919.scoring.15


def points(s: V1919State, power: int) -> dict[str, int]:
    """The score of a power by source."""
    own = [issue for issue, owner in enumerate(s.controller) if owner == power]
    award = happiness_award(s, power)
    doubled, strategy = strategy_points(s, power)
    return {
        "issues": sum(s.cards.stars[issue] for issue in own),
        "flags": sum(counter in FLAGS[power] for issue in own for counter in s.counters[issue]),
        "strategy": strategy,
        "happiness": award * (2 if doubled else 1) + (UNHAPPY if s.happiness[power] == 0 else 0),
    }


def happiness_award(s: V1919State, power: int) -> int:
    """Points by rank; equals all have the higher one, and the ranks they fill are skipped."""
    happier = sum(s.happiness[p] > s.happiness[power] for p in s.powers)
    return RANKS[s.seats][happier]


def score(s: V1919State, reason: Text) -> None:
    """End the game and name the winners: most points, then most Happiness, then most Issues."""
    s.say(reason.id)
    if s.seats == 1:
        won = s.vp >= s.target
        s.say("v1919.log.solo-won" if won else "v1919.log.solo-lost", points=s.vp, target=s.target)
        s.result = Result((s.vp,), (0,) if won else (), reason)
        s.stack.clear()
        return
    totals = [sum(points(s, power).values()) for power in s.powers]
    if s.journal is not None:
        for nation in (JAPAN, ITALY):  # v1919.scoring.11
            signs = s.happiness[nation] >= SIGNS
            s.say("v1919.log.signs" if signs else "v1919.log.refuses", nation=f"nation.{NATIONS[nation]}")
        for power in s.powers:
            s.say("v1919.log.score", nation=f"nation.{NATIONS[power]}", **points(s, power))
    standing = [
        (total, s.happiness[power], s.controller.count(power))
        for total, power in zip(totals, s.powers, strict=True)
    ]
    winners = tuple(seat for seat, rank in enumerate(standing) if rank == max(standing))
    s.say(
        "v1919.log.winners",
        winners=tuple(f"nation.{NATIONS[s.powers[w]]}" for w in winners),
        points=max(totals),
    )
    s.result = Result(tuple(totals), winners, reason)
    s.stack.clear()
