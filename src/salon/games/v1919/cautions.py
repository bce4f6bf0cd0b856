"""What a player is warned of before an answer at the conference, and what it costs to go on.

All of it follows from what lies open on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import facts, questions
from salon.games.v1919.actions import Reclaim
from salon.games.v1919.answers import AMOUNT, FORCE
from salon.games.v1919.auction import Bid, BidCubes, BidForce
from salon.games.v1919.deal_cautions import deal_caution
from salon.games.v1919.place import PlaceCubes, least_need
from salon.games.v1919.terms import NATION_NAME, NOBODY, RECLAIM_MOST
from salon.games.v1919.tracks import Mutiny
from salon.kernel import Action, Caution, Outcome, caution

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# The steps before which a card or a die comes, with words of their own: `v1919.cost.NAME`.
COSTS = frozenset({"draw-event", "refill", "roll"})


def cautions(s: V1919State, action: Action, seat: int, outcome: Outcome) -> Caution | None:
    """The most pressing thing that speaks against an answer."""
    step = s.stack[-1]
    decision = s.decision(seat)
    if decision is None or action not in decision.legal:
        return deal_caution(s, action, seat)
    if not isinstance(step, Mutiny) and _mutiny(s, seat, outcome):
        return caution("v1919.mutiny.4", "v1919.caution.mutiny")
    match step:
        case BidCubes():
            return _too_many(s, step, action - AMOUNT)
        case BidForce():
            return _too_strong(s, step, divmod(action - FORCE, 4))
        case PlaceCubes():
            return _last_cubes(s, step, action - AMOUNT)
        case Reclaim():
            left = min(RECLAIM_MOST, s.exhausted[s.actor]) - (action - AMOUNT)
            return caution("v1919.reclaim.1", "v1919.caution.reclaim", cubes=left) if left else None
    return _given_away(s, seat, outcome)


def own(s: V1919State, seat: int) -> int:
    """The power that a seat plays."""
    return s.mine if s.seats == 1 else s.powers[seat]


def _mutiny(s: V1919State, seat: int, outcome: Outcome) -> bool:
    """Whether the seat's own Military would mutiny."""
    me = NATION_NAME[own(s, seat)]
    if any(isinstance(fact, facts.Mutiny) and fact.nation == me for fact in outcome.facts):
        return True
    return any(who == seat and isinstance(question, questions.Mutiny) for who, question in outcome.asked)


def _given_away(s: V1919State, seat: int, outcome: Outcome) -> Caution | None:
    """An Issue that one settles goes to another power, which has the most cubes on it."""
    me = own(s, seat)
    if s.actor != me:
        return None
    for fact in outcome.facts:
        if isinstance(fact, facts.Settle) and fact.nation == NATION_NAME[me] != fact.winner:
            return caution(
                "v1919.settle.0b", "v1919.caution.given-away", issue=fact.issue, winner=fact.winner
            )
    return None


# -- bids --------------------------------------------------------------------------------------


def _auction(s: V1919State) -> Bid:
    below = s.stack[-2]
    assert isinstance(below, Bid)
    return below


def _stands(s: V1919State, auction: Bid, power: int, force: tuple[int, int], cubes: int) -> bool:
    """Whether a bid could be beaten by nobody who is still in the auction."""
    bid = msgspec.structs.replace(auction, high=power, here=force[0], discs=force[1], cubes=cubes)
    return not any(bid.can_be_beaten(s, other) for other in auction.order if other != power)


def _too_many(s: V1919State, step: BidCubes, cubes: int) -> Caution | None:
    """Fewer cubes would win as surely."""
    auction, force = _auction(s), (step.here, step.discs)
    fewest = range(auction.least(force), cubes)
    enough = next((n for n in fewest if _stands(s, auction, step.power, force, n)), None)
    if enough is None:
        return None
    return caution("v1919.bid.11", "v1919.caution.bid-cubes", enough=enough, more=cubes - enough)


def _too_strong(s: V1919State, step: BidForce, force: tuple[int, int]) -> Caution | None:
    """Fewer discs would win as surely, and without a cube more."""
    auction, power = _auction(s), step.power
    cubes = auction.least(force)
    for here, discs in auction.forces(s, power):
        fewer = here + discs < sum(force) and here <= force[0] and discs <= force[1]
        least = auction.least((here, discs))
        if fewer and least <= cubes and _stands(s, auction, power, (here, discs), least):
            return caution("v1919.bid.13", "v1919.caution.bid-discs", more=sum(force) - here - discs)
    return None


# -- cubes -------------------------------------------------------------------------------------


def _last_cubes(s: V1919State, step: PlaceCubes, cubes: int) -> Caution | None:
    """The last cubes go, more than are needed, and no disc is left to bid with either."""
    power = s.actor
    kept = s.available[power] - cubes
    if step.taken == NOBODY:
        kept -= least_need(s, power, step.on)
    if kept or cubes == s.needed(power, step.on) or s.discs[power] or power in s.spaces:
        return None
    return caution("v1919.bid.2", "v1919.caution.last-cubes")
