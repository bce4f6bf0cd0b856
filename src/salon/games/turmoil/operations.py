"""Operations: placing support and Support Checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import CHECK, DONE, NAVAL, PLACE
from salon.games.turmoil.base import SpaceStep, TurmoilStep, refusal
from salon.games.turmoil.bits import BIT, bits, listed, union
from salon.games.turmoil.dice import roll
from salon.games.turmoil.naval import NavalAttempt, may_attempt
from salon.games.turmoil.reasons import (
    why_area,
    why_bonus,
    why_closed,
    why_elsewhere,
    why_frozen,
    why_no_attempt,
    why_shut,
)
from salon.games.turmoil.terms import AUTHORITARIAN, MARKERS, MONARCHY, NOBODY, SIDE, SIDES, lesser
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Operations(TurmoilStep, frozen=True):
    """Choose what the operations are for. `free`: the opponent's control neither costs nor counts."""

    clause = "turmoil.6.0.a"
    side: int
    check: bool = True
    naval: bool = False
    free: bool = False
    where: Where = ANYWHERE
    own_event: bool = False  # a naval attempt is made with a card of one's own
    may: bool = False  # an event that lets one operate, if one wants to

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.kinds(s)
        if len(legal) > 1:
            return Decision(self.side, questions.Operations(s.ops), legal, self.clause)
        if not legal:
            s.tell(facts.NoOperations, SIDE[self.side])
            s.stack.pop()
            s.ops = s.more = 0
        else:
            self.answer(s, legal[0], self.side)
        return None

    def kinds(self, s: TurmoilState) -> tuple[Action, ...]:
        """What can be done at all (turmoil.r.no-legal-placement)."""
        side = self.side
        legal: tuple[Action, ...] = (PLACE,) if can_place(s, side, self.where, self.free) else ()
        if self.check and targets(s, side, ANYWHERE):
            legal += (CHECK,)
        if self.naval and may_attempt(s, side):
            legal += (NAVAL,)
        return (*legal, DONE) if self.may and legal else legal

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        side = self.side
        if action == DONE:
            s.tell(facts.Declines, SIDE[side], s.source_name)
            s.stack.pop()
            s.ops = s.more = 0
        elif action == PLACE:
            s.set_reach(reach(s, side, self.where))
            s.stack[-1] = PlaceSupport(side, self.free, self.where)
        elif action == CHECK:
            s.stack[-1] = Checks(side, self.free)
        else:
            s.stack[-1] = NavalAttempt(side, s.ops, int(self.own_event))
            s.ops = s.more = 0

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action == PLACE:
            return refusal("turmoil.6.1.2.b", "turmoil.why.no-placement")
        if action == CHECK and self.check:
            return refusal("turmoil.6.2.3.a", "turmoil.why.no-target")
        if action == NAVAL and self.naval:
            return why_no_attempt(s, seat)
        if action in (CHECK, NAVAL) and s.source:
            return refusal("turmoil.r.granted-ops-naval", "turmoil.why.not-granted", card=s.source_name)
        if action == NAVAL:
            return refusal("turmoil.r.event-order-declaration", "turmoil.why.naval-late")
        return super().refuse(s, action, seat)

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        kinds = (PLACE, CHECK, NAVAL) if self.naval else (PLACE, CHECK)
        return (*kinds, DONE) if self.may else kinds


# -- placing -----------------------------------------------------------------------------------


def reach(s: TurmoilState, side: int, where: Where = ANYWHERE) -> int:
    """The spaces with own support or next to it, before the first is placed (turmoil.6.1.2.c), as bits."""
    found = union(s.world.reaches, s.there[side])
    if s.laws.closed:
        found &= ~s.world.within(s.laws.closed)
    if where is not ANYWHERE:
        found &= bits(s.spaces(where, side))
    if s.frozen:
        found &= ~bits(s.frozen)
    return found


def price(s: TurmoilState, side: int, space: int, free: bool) -> int:
    """What one support costs there now (turmoil.6.1.3)."""
    cost = 2 if s.held[space] == 1 - side and not free else 1
    laws = s.laws
    if laws.priced[side]:
        for region in s.world.region_of[space]:
            if cost == 2 and region in laws.free[side]:
                cost = 1
            marker = laws.dear_unless.get(region)
            if region in laws.dear[side] or (marker and MARKERS.index(marker) not in s.track):
                cost *= 2
    return cost


def bonus(s: TurmoilState, side: int, space: int) -> int:
    """What there is more to spend if all has gone into the region of the bonus, and this would too."""
    if not s.more:
        return 0
    return s.more if {space, *s.used}.issubset(s.world.regions[s.laws.bonus_in[side]]) else 0


def affordable(s: TurmoilState, side: int, spaces: int, free: bool) -> int:
    """The spaces, of some, where the operations left buy support, as bits."""
    ops, laws = s.ops, s.laws
    if ops >= laws.most[side]:
        return spaces
    if s.more:
        return _cheap(s, side, spaces, free)
    if ops <= 0:
        return 0
    # Where nothing special is charged two are enough, and one but for the opponent's control.
    ordinary = spaces if ops >= 2 or free else spaces & ~s.holds[1 - side]
    if not laws.priced[side]:
        return ordinary
    special = s.world.within(laws.priced[side])
    return ordinary & ~special | _cheap(s, side, spaces & special, free)


def _cheap(s: TurmoilState, side: int, spaces: int, free: bool) -> int:
    ops = s.ops
    if not s.more:
        return sum([BIT[n] for n in listed(spaces) if price(s, side, n, free) <= ops])
    return sum([BIT[n] for n in listed(spaces) if price(s, side, n, free) <= ops + bonus(s, side, n)])


def can_place(s: TurmoilState, side: int, where: Where, free: bool) -> bool:
    """Whether the operations buy any support at all."""
    laws = s.laws
    if where is ANYWHERE and not laws.closed and not s.frozen:
        if s.ops >= laws.most[side]:
            return s.there[side] > 0
        if s.holds[side] and price(s, side, s.held.index(side), free) <= s.ops:
            return True  # where the side is in control already
    return affordable(s, side, reach(s, side, where), free) > 0


class PlaceSupport(SpaceStep, frozen=True):
    """Buy support with operations, one point after the other, until no more can be bought.

    Where it may go has been worked out; what an event or the war says of that is kept to explain it.
    """

    clause = "turmoil.6.1.2.a"
    must = "turmoil.r.spend-all-ops"
    side: int
    free: bool = False
    where: Where = ANYWHERE
    region: int = NOBODY  # of the war

    def enter(self, s: TurmoilState) -> Decision | None:
        spaces = affordable(s, self.side, s.reach_bits, self.free)
        if spaces:
            legal = s.reach if spaces == s.reach_bits else listed(spaces)
            return Decision(self.side, questions.Buy(s.ops), legal, self.clause)
        self.leave(s)
        return None

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        side = self.side
        s.ops -= price(s, side, action, self.free)
        s.add(action, side)
        if s.ops or s.more:
            s.used += (action,)
        else:
            self.leave(s)

    def leave(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.reach = s.used = ()
        s.reach_bits = s.ops = s.more = 0

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        return (
            why_closed(s, space)
            or why_area(s, self.region, space)
            or why_elsewhere(s, s.cards.clauses[s.source], self.where, self.side, space)
            or why_shut(s, space)
            or why_frozen(s, space)
            or self.why_reach(s, space)
            or self.why_dear(s, space)
        )

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action in (CHECK, NAVAL):
            return refusal("turmoil.6.0.a", "turmoil.why.one-use")
        return super().refuse(s, action, seat)

    def why_reach(self, s: TurmoilState, space: int) -> Refusal | None:
        """The player had no support there or next to it when the placing began."""
        if space in s.reach:
            return None
        name = s.vocabulary.name
        fresh = next((n for n in s.used if s.world.near[space] >> n & 1), None)
        if fresh is not None:
            return refusal("turmoil.6.1.2.c", "turmoil.why.just-placed", space=name(space), next=name(fresh))
        return refusal("turmoil.6.1.2.b", "turmoil.why.out-of-reach", space=name(space))

    def why_dear(self, s: TurmoilState, space: int) -> Refusal:
        cost = price(s, self.side, space, self.free)
        left = s.ops + bonus(s, self.side, space)
        if not left:
            return why_bonus(s, "turmoil.r.balkan-federation-checks", space)
        clause = "turmoil.6.1.3.b" if s.held[space] == 1 - self.side else "turmoil.7.2.a"
        name = s.vocabulary.name(space)
        return refusal(clause, "turmoil.why.too-dear", space=name, cost=cost, left=left)


# -- Support Checks ----------------------------------------------------------------------------


class CheckSum(msgspec.Struct, frozen=True, gc=False):
    """The arithmetic of a Support Check before its die (turmoil.6.2.4)."""

    strength: int
    own: int
    enemy: int
    threshold: int
    margin: int  # what the die is added to: above 0 the check succeeds
    free: bool  # the opponent's control next to the target does not count


def check_sum(s: TurmoilState, side: int, space: int, strength: int, free: bool) -> CheckSum:
    world, holds = s.world, s.holds
    near = world.near[space]
    own = world.boxes[side][space] + (near & holds[side]).bit_count()
    enemy = 0 if free else world.boxes[1 - side][space] + (near & holds[1 - side]).bit_count()
    threshold = 2 * s.cards.stability[space]
    return CheckSum(strength, own, enemy, threshold, strength + own - enemy - threshold, free)


def check_neighbours(s: TurmoilState, side: int, space: int, free: bool) -> dict[str, int]:
    """What each place next to a space adds to a check there, by its id: 1 for a side, -1 against it."""
    atlas, id = s.cards.atlas, s.cards.atlas.ids[space]
    held = {atlas.ids[n]: s.held[n] for n in s.world.neighbours[space]}
    held |= {box.id: SIDES.index(box.side) for box in atlas.boxes if id in box.adjacent}
    marks = {side: 1, 1 - side: 0 if free else -1}
    return {place: marks[holder] for place, holder in held.items() if marks.get(holder)}


def check_effect(s: TurmoilState, side: int, space: int, margin: int) -> tuple[int, int]:
    """What a check takes from the opponent and adds, by how much it exceeds the threshold (turmoil.6.2.5)."""
    if margin <= 0:
        return 0, 0
    lost = lesser(margin, s.removable(space, 1 - side))
    if margin == lost or s.support[2 * space + 1 - side] > lost:
        return lost, 0
    # turmoil.r.check-cap-arithmetic: no more is added than control needs.
    room = s.cards.stability[space] - s.support[2 * space + side]
    return lost, lesser(margin - lost, room) if room > 0 else 0


def targets(s: TurmoilState, side: int, where: Where) -> int:
    """The spaces a side may check, as bits: those with support of the opponent (turmoil.6.2.3.a)."""
    found = s.there[1 - side]  # spaces that are not open hold no support
    if where is not ANYWHERE:
        found &= bits(s.spaces(where, side))
    if s.black_hand != NOBODY:
        found &= ~(1 << s.black_hand)
    if s.laws.closed:
        found &= ~s.world.within(s.laws.closed)
    return found


class CheckStep(SpaceStep, frozen=True):
    """A step that makes Support Checks."""

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        name = s.vocabulary.name(space)
        found = why_closed(s, space) or self.why_other(s, space) or why_shut(s, space)
        if found:
            return found
        if space == s.black_hand:
            return refusal("turmoil.m.black-hand.2", "turmoil.why.black-hand", space=name)
        return refusal("turmoil.6.2.3.a", "turmoil.why.no-enemy", space=name)

    def why_other(self, s: TurmoilState, space: int) -> Refusal | None:
        """What only this kind of check rules out."""
        raise NotImplementedError

    def sums(self, s: TurmoilState, space: int) -> CheckSum:
        """The arithmetic of the check if it is made in that space."""
        raise NotImplementedError


class Checks(CheckStep, frozen=True):
    """The two Support Checks of a card, in different spaces; the second may be waived."""

    clause = "turmoil.6.2.2.a"
    must = "turmoil.6.0.a"
    side: int
    free: bool = False

    def enter(self, s: TurmoilState) -> Decision | None:
        made = len(s.used)
        legal = () if made == 2 else self.candidates(s)
        if not legal:
            self.leave(s)
            return None
        if made:
            legal += (DONE,)
        return Decision(self.side, questions.Check(2 - made, s.ops), legal, self.clause)

    def leave(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.used = ()
        s.ops = s.more = 0

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        found = targets(s, self.side, ANYWHERE)
        if s.used:
            first = s.used[0]
            found &= ~(1 << first)
            if bonus(s, self.side, first):  # a first check with the bonus of a region binds the second to it
                found &= bits(s.world.regions[s.laws.bonus_in[self.side]])
        return listed(found)

    def sums(self, s: TurmoilState, space: int) -> CheckSum:
        return check_sum(s, self.side, space, s.ops + bonus(s, self.side, space), self.free)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            self.leave(s)
            return
        strength = s.ops + bonus(s, self.side, action)
        s.used += (action,)
        check = ResolveCheck(self.side, action, strength, self.free)
        s.stack.append(check)
        check.enter(s)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action in (PLACE, NAVAL):
            return refusal("turmoil.6.0.a", "turmoil.why.one-use")
        return super().refuse(s, action, seat)

    def why_other(self, s: TurmoilState, space: int) -> Refusal | None:
        if not s.used:
            return None
        if space in s.used:
            return refusal("turmoil.6.2.2.c", "turmoil.why.same-space", space=s.vocabulary.name(space))
        region = s.laws.bonus_in[self.side]
        if bonus(s, self.side, s.used[0]) and region not in s.world.region_of[space]:
            return why_bonus(s, "turmoil.r.balkan-federation-checks", space)
        return None


class ResolveCheck(TurmoilStep, frozen=True):
    """One die, and what follows from the total (turmoil.6.2.5)."""

    clause = "turmoil.6.2.4.b"
    side: int
    space: int
    strength: int
    free: bool = False
    restores: bool = False  # the optional rule about the French monarchy applies

    def enter(self, s: TurmoilState) -> None:
        side, space = self.side, self.space
        die = roll(s, side)
        if not die:
            return
        s.stack.pop()
        sums = check_sum(s, side, space, self.strength, self.free)
        margin = die + sums.margin
        if s.journal is not None:  # frequent: see facts.py
            s.tell(
                facts.Check,
                SIDE[side],
                s.vocabulary.name(space),
                die,
                sums.strength,
                sums.own,
                sums.enemy,
                sums.threshold,
                margin + sums.threshold,
                int(margin > 0),
            )
        if margin > 0:
            self.succeed(s, margin)

    def succeed(self, s: TurmoilState, margin: int) -> None:
        side, space, was = self.side, self.space, s.held[self.space]
        lost, added = check_effect(s, side, space, margin)
        if lost:
            s.remove(space, 1 - side, lost)
        if added:
            s.add(space, side, added)
        if (
            self.restores
            and s.monarchy
            and s.cards.atlas.ids[space] == "paris"
            and was != AUTHORITARIAN == s.held[space]
        ):
            s.change_map(MONARCHY)
            s.tell(facts.Monarchy)
