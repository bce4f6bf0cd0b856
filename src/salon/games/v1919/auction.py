"""Bids for an Issue that has become Unsettled: Military first, cubes break ties, the winner alone pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import AMOUNT, BID, DISC_IN, FORCE, NATION, PASS, T_BID, T_NO_UNITS, T_PASS
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.reasons import NATION_ANSWERS, cubes_of, not_played
from salon.games.v1919.terms import COUNTERS, NATION_NAME, NOBODY, POWERS, SOLO_COUNTERS
from salon.games.v1919.tracks import ChangeHappiness, lift_disc
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class Bid(V1919Step, frozen=True):
    """The auction: whoever is first in `order` is asked; `high` has the best bid so far."""

    unsettled: int  # the Issue
    order: tuple[int, ...]
    high: int = NOBODY
    here: int = 0  # whether the high bid holds the disc in the Region
    discs: int = 0  # Available discs of the high bid
    cubes: int = 0
    clause = "v1919.bid.2"

    def rank(self) -> tuple[int, int]:
        """By which bids are compared: Military first."""
        return 2 * self.here + self.discs, self.cubes

    @property
    def strength(self) -> int:
        return self.rank()[0]

    def enter(self, s: V1919State) -> Asked | None:
        if not self.order or self.order == (self.high,):
            s.stack[-1] = self.won()
            return None
        power = self.order[0]
        legal = BID_OR_PASS if self.can_be_beaten(s, power) else (PASS,)
        return self.ask(s, power, questions.Bid(issue_name(s, self.unsettled)), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        power = self.order[0]
        if action == BID:
            s.stack.append(BidForce(power))
            return
        tell_pass(s, power)
        if s.terms:
            s.did(T_PASS, power, action)
        s.stack[-1] = Bid(self.unsettled, self.order[1:], self.high, self.here, self.discs, self.cubes)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action != BID:
            return super().refuse(s, action, seat)
        power = self.order[0]
        return self.too_weak(s, power, all_forces(s, power, self.unsettled))

    def too_weak(self, s: V1919State, power: int, force: tuple[int, int]) -> Refusal:
        """Why no bid with this Military beats the high one."""
        nation, issue = NATION_NAME[power], issue_name(s, self.unsettled)
        strength, available = 2 * force[0] + force[1], s.available[power]
        if self.high == NOBODY:
            if s.cards.issues[self.unsettled].no_military:
                return refusal("v1919.bid.3", "v1919.why.only-influence", issue=issue, nation=nation)
            return refusal("v1919.ruling.bid.zero", "v1919.why.nothing-to-bid", nation=nation)
        if strength < self.strength:
            return refusal("v1919.bid.7", "v1919.why.weaker", strength=self.strength, most=strength)
        return refusal("v1919.bid.8", "v1919.why.more-cubes", cubes=self.cubes, available=available)

    def why_not_force(self, s: V1919State, power: int, action: Action) -> Refusal | None:
        """Why a Military part cannot be bid, if so."""
        if action not in FORCES:
            return None
        here, discs = force = divmod(action - FORCE, 4)
        issue = issue_name(s, self.unsettled)
        region, nation = s.cards.region[self.unsettled], NATION_NAME[power]
        if s.cards.issues[self.unsettled].no_military and here + discs:
            return refusal("v1919.bid.3", "v1919.why.no-military", issue=issue)
        if here and region == NOBODY:
            return refusal("v1919.ruling.bid.principle", "v1919.why.no-region", issue=issue)
        if here and not s.disc_in(power, region):
            place = s.region_name(region)
            return refusal("v1919.bid.4", "v1919.why.no-disc-in", nation=nation, region=place)
        if discs > s.discs[power]:
            return refusal("v1919.bid.4", "v1919.why.few-discs", nation=nation, discs=s.discs[power])
        return None if self.least(force) <= s.available[power] else self.too_weak(s, power, force)

    def won(self) -> Won:
        return Won(self.unsettled, self.high, self.here, self.discs, self.cubes)

    def forces(self, s: V1919State, power: int) -> list[tuple[int, int]]:
        """The Military parts with which a power could beat the high bid, adding cubes if need be."""
        return [
            force
            for force in usable_forces(s, power, self.unsettled)
            if self.least(force) <= s.available[power]
        ]

    def can_be_beaten(self, s: V1919State, power: int) -> bool:
        """Whether a power could beat the high bid: if at all, then with all its Military."""
        return self.least(all_forces(s, power, self.unsettled)) <= s.available[power]

    def least(self, force: tuple[int, int]) -> int:
        """The least number of cubes that makes a bid with this Military the best one."""
        strength = 2 * force[0] + force[1]
        if self.high == NOBODY:
            return 0 if strength else 1
        standing, cubes = self.rank()
        if strength > standing:
            return 0
        return cubes + 1 if strength == standing else 99


class BidForce(V1919Step, frozen=True):
    """The Military part of a bid: the disc in the Region, and so many Available ones."""

    power: int
    clause = "v1919.bid.5"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        forces = self.auction(s).forces(s, self.power)
        legal = tuple(FORCE + 4 * here + discs for here, discs in forces)
        if len(legal) > 1:
            return self.ask(s, self.power, questions.BidForce(), legal)
        self.answer(s, legal[0], NOBODY)
        return None

    def auction(self, s: V1919State) -> Bid:
        below = s.stack[-2]
        assert isinstance(below, Bid)
        return below

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack[-1] = BidCubes(self.power, *divmod(action - FORCE, 4))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        return self.auction(s).why_not_force(s, self.power, action) or super().refuse(s, action, seat)


class BidCubes(V1919Step, frozen=True):
    """The cubes of a bid."""

    power: int
    here: int
    discs: int
    clause = "v1919.bid.8"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        auction = s.stack[-2]
        assert isinstance(auction, Bid)
        least = auction.least((self.here, self.discs))
        legal = tuple(range(AMOUNT + least, AMOUNT + s.available[self.power] + 1))
        if len(legal) > 1:
            return self.ask(s, self.power, questions.BidCubes(least), legal)
        self.answer(s, legal[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        auction = s.stack[-1]
        assert isinstance(auction, Bid)
        cubes = action - AMOUNT
        if s.terms:
            s.did(T_BID, self.power, action)
            if self.here or self.discs:
                s.did(T_NO_UNITS, self.power, PASS)
        order = (*auction.order[1:], self.power)
        s.stack[-1] = bid = Bid(auction.unsettled, order, self.power, self.here, self.discs, cubes)
        tell_bid(s, bid)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        cubes, available = cubes_of(action), s.available[self.power]
        auction = s.stack[-2]
        assert isinstance(auction, Bid)
        if cubes == NOBODY:  # where there was but one Military part the question for it was left out
            return auction.why_not_force(s, self.power, action) or super().refuse(s, action, seat)
        if cubes > available:
            return refusal("v1919.bid.2", "v1919.why.available", cubes=available)
        if auction.high == NOBODY:
            return refusal("v1919.ruling.bid.zero", "v1919.why.empty-bid")
        return refusal("v1919.bid.8", "v1919.why.more-cubes", cubes=auction.cubes, available=available)


class Won(V1919Step, frozen=True):
    """The auction is over: the winner pays and controls the Issue; without a bid it is discarded."""

    unsettled: int
    power: int
    here: int
    discs: int
    cubes: int
    clause = "v1919.bid.11"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        issue, power = self.unsettled, self.power
        s.counters[issue] = ()
        s.option[issue] = NOBODY
        s.controller[issue] = power
        if power == NOBODY:
            s.issue_discard.append(issue)
            s.tell(facts.BidNobody, s.cards.issue_name[issue])
            return
        s.exhaust(power, self.cubes)
        s.discs[power] -= self.discs
        s.discs_exhausted[power] += self.discs + self.here
        if self.here:
            lift_disc(s, power, DISC_IN + s.cards.region[issue])
        s.tell(facts.BidWon, NATION_NAME[power], s.cards.issue_name[issue])
        if self.discs + self.here:
            s.stack.append(ChangeHappiness(power, -self.discs - self.here))


class SwitchFaction(V1919Step, frozen=True):
    """Solitaire: when an Issue becomes Unsettled the player takes over the weakest faction."""

    unsettled: int
    clause = "v1919.solo.switch.1"

    def enter(self, s: V1919State) -> Asked | None:
        found = strengths(s)
        least = min([found[power] for power in s.powers])
        weakest = [power for power in s.powers if found[power] == least]
        if len(weakest) > 1:
            return self.ask(s, s.mine, questions.Faction(), tuple(NATION + p for p in weakest))
        self.answer(s, NATION + weakest[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if action - NATION != s.mine:
            s.mine = action - NATION
            s.tell(facts.Faction, NATION_NAME[s.mine])
        for bid in bot_bids(s, self.unsettled):  # worked out first, and openly (v1919.solo.bid.1)
            if any(bid.rank()):
                tell_bid(s, bid)
            else:  # v1919.ruling.bid.zero
                tell_pass(s, bid.high)
        s.stack[-1] = SoloBid(self.unsettled)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in NATION_ANSWERS:
            return super().refuse(s, action, seat)
        nation = s.vocabulary.name(action)
        return not_played(s, action) or refusal("v1919.solo.switch.2", "v1919.why.not-weakest", nation=nation)


class SoloBid(V1919Step, frozen=True):
    """Solitaire: the bots' bids are worked out first; the player may beat the better one."""

    unsettled: int
    clause = "v1919.solo.bid.7"

    def enter(self, s: V1919State) -> Asked | None:
        best = best_bids(s, self.unsettled)
        standing = best[0]
        if standing.can_be_beaten(s, s.mine):
            issue = issue_name(s, self.unsettled)
            nations = tuple([NATION_NAME[bid.high] for bid in best if bid.high != NOBODY])
            question = questions.SoloBid(issue, nations, standing.strength, standing.cubes)
            return self.ask(s, s.mine, question, BID_OR_PASS)
        self.leave(s, best)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        best = best_bids(s, self.unsettled)
        if action == BID:
            s.stack[-1] = msgspec.structs.replace(best[0], order=(s.mine,))
            s.stack.append(BidForce(s.mine))
        else:
            self.leave(s, best)

    def leave(self, s: V1919State, best: list[Bid]) -> None:
        """The player does not bid: a bot wins."""
        s.stack[-1] = best[0].won() if len(best) == 1 else ChooseWinner(self.unsettled)


class ChooseWinner(V1919Step, frozen=True):
    """Solitaire: of two equal bids of the bots the player says which one wins."""

    unsettled: int
    clause = "v1919.solo.bid.8"

    def enter(self, s: V1919State) -> Asked:
        legal = tuple(NATION + bid.high for bid in best_bids(s, self.unsettled))
        return self.ask(s, s.mine, questions.BidWinner(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack[-1] = next(bid.won() for bid in best_bids(s, self.unsettled) if bid.high == action - NATION)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in NATION_ANSWERS:
            return super().refuse(s, action, seat)
        nation = s.vocabulary.name(action)
        return not_played(s, action) or refusal("v1919.solo.bid.8", "v1919.why.not-best-bid", nation=nation)


def tell_bid(s: V1919State, bid: Bid) -> None:
    """What the high bidder has bid."""
    s.tell(facts.Bid, NATION_NAME[bid.high], bid.strength, bid.cubes)


def tell_pass(s: V1919State, power: int) -> None:
    """A power does not bid."""
    s.tell(facts.BidPass, NATION_NAME[power])


def best_bids(s: V1919State, issue: int) -> list[Bid]:
    """The best bid of the bots, two if they are equal; an empty bid if neither can bid anything."""
    one, two = bot_bids(s, issue)
    rank, other = one.rank(), two.rank()
    if rank != other:
        return [one if rank > other else two]
    return [one, two] if any(rank) else [Bid(issue, ())]


def bot_bids(s: V1919State, issue: int) -> list[Bid]:
    """What the two bots bid; of equals the one with more Available cubes adds one (v1919.solo.bid.6)."""
    one, two = [_bot_bid(s, issue, power) for power in s.powers if power != s.mine]
    if one.rank() == two.rank():
        if s.available[one.high] > s.available[two.high]:
            one = msgspec.structs.replace(one, cubes=min(one.cubes + 1, s.available[one.high]))
        elif s.available[two.high] > s.available[one.high]:
            two = msgspec.structs.replace(two, cubes=min(two.cubes + 1, s.available[two.high]))
    return [one, two]


def _bot_bid(s: V1919State, issue: int, power: int) -> Bid:
    """Discs by how many the bot has, the one in the Region first; cubes by the worth of the Issue to it."""
    here = discs = 0
    if not s.cards.issues[issue].no_military and (wanted := UNITS_BID[s.units(power)]):
        region = s.cards.region[issue]
        here = 1 if region != NOBODY and s.disc_in(power, region) else 0
        discs = min(wanted - here, s.discs[power])
    cubes = min(s.cards.potential[issue][power], s.available[power])
    return Bid(issue, (), power, here, discs, cubes)


def strengths(s: V1919State) -> tuple[int, ...]:
    """Solitaire: the stars of each power's Issues, and its counters on anyone's (v1919.solo.def.7)."""
    found = [0] * (POWERS + 1)  # the last one is that of NOBODY
    for owner, stars in zip(s.controller, s.cards.stars, strict=True):
        if owner != NOBODY:
            found[owner] += stars
    for counter in sum(s.counters, ()):  # most are empty: half the time of a chain
        found[COUNTS_FOR[counter]] += 1
    return tuple(found[:POWERS])


def usable_forces(s: V1919State, power: int, issue: int) -> list[tuple[int, int]]:
    """The Military parts that a power could bid: (disc in the Region, Available discs)."""
    most_here, most_discs = all_forces(s, power, issue)
    return [(here, discs) for here in range(most_here + 1) for discs in range(most_discs + 1)]


def all_forces(s: V1919State, power: int, issue: int) -> tuple[int, int]:
    """The largest Military part that a power could bid."""
    if s.cards.issues[issue].no_military:
        return 0, 0
    region = s.cards.region[issue]
    here = region != NOBODY and s.disc_in(power, region) > 0
    return int(here), s.discs[power]


def issue_name(s: V1919State, issue: int) -> str:
    return s.cards.issue_name[issue]


def open_auction(s: V1919State, issue: int) -> V1919Step:
    """An auction that begins with the player who controlled the Issue (v1919.bid.1)."""
    owner = s.controller[issue]
    start = s.powers.index(owner) if owner in s.powers else s.turn
    s.controller[issue] = NOBODY
    s.tell(facts.Unsettled, s.cards.issue_name[issue], NATION_NAME[owner])
    if s.seats == 1:
        return SwitchFaction(issue)
    return Bid(issue, s.clockwise(start))


BID_OR_PASS = (BID, PASS)
FORCES = range(FORCE, FORCE + 8)
UNITS_BID = (0, 1, 1, 2)  # by a bot, of so many that are not demobilized (v1919.solo.bid.2)
# By counter: the faction that it counts for.
COUNTS_FOR = tuple(
    next((power for power, own in SOLO_COUNTERS.items() if counter in own), NOBODY)
    for counter in range(len(COUNTERS))
)
# The steps that hold an Issue which nobody controls for the moment.
UNSETTLED = (Bid, Won, SwitchFaction, SoloBid, ChooseWinner)
