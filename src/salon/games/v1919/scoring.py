"""The end: Issues, own flags, Strategy cards, Happiness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts
from salon.games.v1919.cards_score import strategy_points
from salon.games.v1919.terms import FLAGS, ITALY, JAPAN, NATION_NAME, SIGNS
from salon.kernel import Result

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


def score(s: V1919State, reason: type[facts.V1919Fact]) -> None:
    """End the game and name the winners: most points, then most Happiness, then most Issues."""
    s.tell(reason)
    if s.seats == 1:
        won = s.vp >= s.target
        s.tell(facts.SoloWon if won else facts.SoloLost, s.vp, s.target)
        s.result = Result((s.vp,), (0,) if won else (), reason().text)
        s.stack.clear()
        return
    for nation in (JAPAN, ITALY):  # v1919.scoring.11
        signs = s.happiness[nation] >= SIGNS
        s.tell(facts.Signs if signs else facts.Refuses, NATION_NAME[nation])
    sources = [points(s, power) for power in s.powers]
    for power, found in zip(s.powers, sources, strict=True):
        by_source = found["issues"], found["flags"], found["strategy"], found["happiness"]
        s.tell(facts.Score, NATION_NAME[power], *by_source)
    totals = [sum(found.values()) for found in sources]
    standing = [
        (total, s.happiness[power], s.controller.count(power))
        for total, power in zip(totals, s.powers, strict=True)
    ]
    winners = tuple(seat for seat, rank in enumerate(standing) if rank == max(standing))
    s.tell(facts.Winners, tuple(NATION_NAME[s.powers[w]] for w in winners), max(totals))
    s.result = Result(tuple(totals), winners, reason().text)
    s.stack.clear()
