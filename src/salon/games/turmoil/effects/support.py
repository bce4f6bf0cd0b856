"""Sentences that put support on the map, take it off, turn it over or move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil.answers import DONE, REGION, WHICH_SIDE
from salon.games.turmoil.atlas import ANYWHERE, Where
from salon.games.turmoil.base import Asks, EffectStep, SpaceStep, prompt, refusal
from salon.games.turmoil.bits import bits, listed
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.terms import INDEPENDENT, NOBODY, NORWAY, REGIONS, SECULARISM, SIDE, Who, without
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


ASK_PLACE = Asks("turmoil.ask.place", "side", "left", "card")
ASK_REMOVE = Asks("turmoil.ask.remove", "side", "left", "card")
ASK_MOVE_FROM = Asks("turmoil.ask.move-from", "side", "left", "card")
ASK_MOVE_TO = Asks("turmoil.ask.move-to", "space", "card")


class SpaceEffect(SpaceStep, EffectStep, frozen=True):
    """A sentence for which spaces are chosen one after the other; `used` holds those chosen so far."""

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        return why_closed(s, space) or refusal(
            self.rule(s), "turmoil.why.not-meant", space=s.vocabulary.name(space), card=s.source_name
        )

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        return next(d.legal for d in s.pending if d.seat == seat)


def why_closed(s: TurmoilState, space: int) -> Refusal | None:
    """Why a space takes part in nothing at the moment."""
    if space in s.world.is_open:
        return None
    name = s.vocabulary.name(space)
    if not s.changes & NORWAY and s.cards.atlas.ids[space] == "norway":
        return refusal("turmoil.4.norway.a", "turmoil.why.norway", space=name)
    assert s.changes & SECULARISM
    return refusal("turmoil.m.state-secularism.2", "turmoil.why.gone", space=name)


def leave(s: TurmoilState) -> None:
    """The sentence is done."""
    s.used = ()
    s.stack.pop()


def fewer(spaces: tuple[int, ...], used: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The spaces that have not been chosen as often as they may be."""
    for n in used:
        if n in spaces and (most == 1 or used.count(n) >= most):
            spaces = without(spaces, n)
    return spaces


class Place(SpaceEffect, frozen=True):
    """Put support in spaces of one's choice; as much as possible, unless it says up to."""

    side: Who
    n: Number
    where: Where = ANYWHERE
    most: int = 0  # in one space
    up_to: bool = False
    one: bool = False  # all in one space

    def enter(self, s: TurmoilState) -> Decision | None:
        left = number(self.n, s) - len(s.used)
        side = side_of(self.side, s.actor)
        legal = self.candidates(s, side) if left > 0 else ()
        if not legal:
            leave(s)
            return None
        if len(legal) == 1 and not self.up_to:
            n = min(left, self.most) if self.most else left
            s.used += legal * n
            s.add(legal[0], side, n)
            return None
        question = ASK_PLACE[SIDE[side], left, s.cards.source_names[s.source]]
        return Decision(s.actor, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def candidates(self, s: TurmoilState, side: int) -> tuple[int, ...]:
        used = s.used
        if used and self.one:
            return used[:1]
        legal = s.spaces(self.where, side)
        return fewer(legal, used, self.most) if used and self.most else legal

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            leave(s)
            return
        s.used += (action,)
        s.add(action, side_of(self.side, s.actor))

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        if self.most and s.used.count(space) >= self.most:
            name = s.vocabulary.name(space)
            return refusal(self.rule(s), "turmoil.why.most", space=name, most=self.most, card=s.source_name)
        return super().why_not(s, space, seat)


class PlaceEach(EffectStep, frozen=True):
    """Support in every space that is meant."""

    side: Who
    n: int
    where: Where

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        for space in s.spaces(self.where, side):
            s.add(space, side, self.n)


class PlacePerRegion(SpaceEffect, frozen=True):
    """One support in one such space of each scoring region that has any."""

    side: Who
    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        side = side_of(self.side, s.actor)
        legal = self.candidates(s)
        if not legal:
            leave(s)
            return None
        if len(legal) == 1:
            self.answer(s, legal[0], s.actor)
            return None
        question = prompt("turmoil.ask.place-region", side=SIDE[side], card=s.source_name)
        return Decision(s.actor, question, legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        done = {region for space in s.used for region in s.world.region_of[space]}
        for region in range(INDEPENDENT):
            if region not in done:
                found = s.spaces(self.where, side_of(self.side, s.actor))
                inside = tuple(n for n in found if region in s.world.region_of[n])
                if inside:
                    return inside
        return ()

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.used += (action,)
        s.add(action, side_of(self.side, s.actor))


class Fill(SpaceEffect, frozen=True):
    """Add support in a space until it is controlled, or matched, or no longer the opponent's."""

    side: Who
    where: Where
    goal: Literal["control", "match", "loosen"] = "control"
    every: bool = False  # all such spaces, not one of them

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.candidates(s)
        if self.every or len(legal) < 2:
            leave(s)
            for space in legal:
                self.fill(s, space)
            return None
        question = prompt(f"turmoil.ask.fill-{self.goal}", card=s.source_name)
        return Decision(s.actor, question, legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return s.spaces(self.where, side_of(self.side, s.actor))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        leave(s)
        self.fill(s, action)

    def fill(self, s: TurmoilState, space: int) -> None:
        side = side_of(self.side, s.actor)
        own = s.support[2 * space + side] + s.planned(space, side)
        enemy = s.support[2 * space + 1 - side]
        stability = s.cards.stability[space]
        match self.goal:
            case "control":
                n = s.short_of_control(space, side)
            case "match":
                n = enemy - own
            case "loosen":
                n = enemy - own - stability + 1
        if n > 0:
            s.add(space, side, n)


class Remove(SpaceEffect, frozen=True):
    """Take support off spaces of one's choice; as much as possible, unless it says up to."""

    side: Who
    n: Number
    where: Where = ANYWHERE
    most: int = 0  # from one space
    per_region: int = 0  # from one scoring region
    up_to: bool = False
    one: bool = False  # all from one space
    one_region: bool = False  # all from one scoring region
    by: Who = "own"  # who chooses
    save: bool = False  # remember how many

    def enter(self, s: TurmoilState) -> Decision | None:
        left = number(self.n, s) - len(s.used)
        legal = self.candidates(s) if left > 0 else ()
        if not legal:
            self.finish(s)
            return None
        side, by = side_of(self.side, s.actor), side_of(self.by, s.actor)
        if len(legal) == 1 and not self.up_to:
            self.answer(s, legal[0], by)
            return None
        question = ASK_REMOVE[SIDE[side], left, s.cards.source_names[s.source]]
        return Decision(by, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side, used = side_of(self.side, s.actor), s.used
        legal = s.removable_from(s.spaces(self.where, side), side)
        if self.one_region:  # the Independent spaces are no region (turmoil.2.1.1.b)
            legal = tuple(n for n in legal if INDEPENDENT not in s.world.region_of[n])
        if not used:
            return legal
        regions = s.world.region_of
        if self.one:
            return tuple(n for n in legal if n == used[0])
        if self.most:
            legal = fewer(legal, used, self.most)
        if self.per_region:
            legal = tuple(
                n
                for n in legal
                if all(r == INDEPENDENT or self.taken(s, r) < self.per_region for r in regions[n])
            )
        if self.one_region:
            common = [r for r in regions[used[0]] if all(r in regions[n] for n in used)]
            legal = tuple(n for n in legal if any(r in regions[n] for r in common))
        return legal

    def taken(self, s: TurmoilState, region: int) -> int:
        return sum(region in s.world.region_of[n] for n in s.used)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            self.finish(s)
            return
        s.used += (action,)
        s.remove(action, side_of(self.side, s.actor))

    def finish(self, s: TurmoilState) -> None:
        if self.save:
            s.saved = len(s.used)
        leave(s)


class RemoveAny(SpaceEffect, frozen=True):
    """Take support of either side off spaces of one's choice: a space, then a side if both are there."""

    n: int
    where: Where
    by: Who = "own"
    up_to: bool = False

    def enter(self, s: TurmoilState) -> Decision | None:
        # The space is remembered in `chosen` until its side is known.
        by = side_of(self.by, s.actor)
        if s.chosen != NOBODY:
            return Decision(by, prompt("turmoil.ask.side"), (WHICH_SIDE, WHICH_SIDE + 1), self.rule(s))
        left = self.n - len(s.used)
        legal = self.candidates(s) if left else ()
        if not legal:
            leave(s)
            return None
        question = prompt("turmoil.ask.remove-any", left=left, card=s.source_name)
        return Decision(by, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return tuple(
            n for n in s.spaces(self.where, s.actor) if s.removable(n, 0) > 0 or s.removable(n, 1) > 0
        )

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            leave(s)
        elif s.chosen != NOBODY:
            self.take(s, s.chosen, action - WHICH_SIDE)
        elif s.removable(action, 0) > 0 and s.removable(action, 1) > 0:
            s.chosen = action
        else:
            self.take(s, action, 0 if s.removable(action, 0) > 0 else 1)

    def take(self, s: TurmoilState, space: int, side: int) -> None:
        s.chosen = NOBODY
        s.used += (space,)
        s.remove(space, side)


class RemoveEach(EffectStep, frozen=True):
    """Support leaves every space that is meant."""

    side: Who
    n: int
    where: Where

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        for space in s.spaces(self.where, side):
            n = min(self.n, s.removable(space, side))
            if n:
                s.remove(space, side, n)


class RemoveAll(EffectStep, frozen=True):
    """All support of a side, or of both, leaves the spaces that are meant."""

    side: Who | Literal["both"]
    where: Where

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        sides = (0, 1) if self.side == "both" else (side_of(self.side, s.actor),)
        for space in s.spaces(self.where, s.actor):
            for side in sides:
                n = s.removable(space, side)
                if n:
                    s.remove(space, side, n)


class Convert(SpaceEffect, frozen=True):
    """Support of a side becomes support of the other, in spaces of one's choice."""

    side: Who  # whose support it was
    n: int
    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        left = self.n - len(s.used)
        legal = self.candidates(s) if left > 0 else ()
        if not legal:
            leave(s)
            return None
        if len(legal) == 1:
            self.answer(s, legal[0], s.actor)
            return None
        question = prompt(
            "turmoil.ask.convert", side=SIDE[side_of(self.side, s.actor)], left=left, card=s.source_name
        )
        return Decision(s.actor, question, legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side = side_of(self.side, s.actor)
        return fewer(s.removable_from(s.spaces(self.where, side), side), s.used, 1)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.used += (action,)
        convert(s, action, side_of(self.side, s.actor), 1)


class ConvertAll(SpaceEffect, frozen=True):
    """All support of a side in one space becomes support of the other."""

    side: Who
    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.candidates(s)
        if len(legal) < 2:
            leave(s)
            for space in legal:
                self.turn(s, space)
            return None
        question = prompt("turmoil.ask.convert-all", card=s.source_name)
        return Decision(s.actor, question, legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side = side_of(self.side, s.actor)
        return s.removable_from(s.spaces(self.where, side), side)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        leave(s)
        self.turn(s, action)

    def turn(self, s: TurmoilState, space: int) -> None:
        side = side_of(self.side, s.actor)
        convert(s, space, side, s.removable(space, side))


def convert(s: TurmoilState, space: int, side: int, n: int) -> None:
    s.remove(space, side, n)
    s.add(space, 1 - side, n)


class Relocate(SpaceEffect, frozen=True):
    """Move support from some spaces to others: choose a space to leave, then one to enter."""

    side: Who
    n: Number | Literal["all"]
    source: Where
    target: Where
    up_to: bool = False
    most_to: int = 0  # into one space
    same_region: bool = False  # within a scoring region
    one_source: bool = False  # all from one space

    def enter(self, s: TurmoilState) -> Decision | None:
        # Pairs of spaces lie in `used`: from, to, from, to; an odd one is on its way.
        if len(s.used) % 2:
            return self.enter_target(s)
        moved = len(s.used) // 2
        left = 1 if self.n == "all" else number(self.n, s) - moved
        legal = self.candidates(s) if left > 0 else ()
        if not legal:
            leave(s)
            return None
        if len(legal) == 1 and not self.up_to:
            self.answer(s, legal[0], s.actor)
            return None
        side = SIDE[side_of(self.side, s.actor)]
        question = ASK_MOVE_FROM[side, 0 if self.n == "all" else left, s.source_name]
        return Decision(s.actor, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def enter_target(self, s: TurmoilState) -> Decision | None:
        legal = listed(self.targets(s, s.used[-1], self.goals(s)))
        if len(legal) == 1:
            self.answer(s, legal[0], s.actor)
            return None
        question = ASK_MOVE_TO[s.vocabulary.name(s.used[-1]), s.source_name]
        return Decision(s.actor, question, legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side = side_of(self.side, s.actor)
        legal = s.removable_from(s.spaces(self.source, side), side)
        if s.used:
            # What has arrived neither moves on nor counts (turmoil.r.tsarist-repression).
            arrived = s.used[1::2]
            legal = tuple([n for n in legal if s.removable(n, side) > arrived.count(n)])
            if self.one_source:
                legal = tuple([n for n in legal if n == s.used[0]])
        goals = self.goals(s)
        if goals.bit_count() > 1 and not self.same_region:  # one of them is always elsewhere
            return legal
        return tuple([n for n in legal if self.targets(s, n, goals)])

    def goals(self, s: TurmoilState) -> int:
        """Where support may go, wherever it comes from, as bits."""
        found = s.meant(self.target, side_of(self.side, s.actor))
        if s.frozen:
            found &= ~bits(s.frozen)
        arrived = s.used[1::2] if self.most_to else ()
        for n in arrived:
            if arrived.count(n) >= self.most_to:
                found &= ~(1 << n)
        return found

    def targets(self, s: TurmoilState, origin: int, goals: int) -> int:
        """Where support may go from a space, as bits."""
        if self.same_region:
            goals &= s.world.kin[origin]
        return goals & ~(1 << origin)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action == DONE:
            leave(s)
            return
        s.used += (action,)
        if len(s.used) % 2:
            return
        side, origin = side_of(self.side, s.actor), s.used[-2]
        n = s.removable(origin, side) if self.n == "all" else 1
        s.remove(origin, side, n)
        s.add(action, side, n)
        if self.n == "all":
            leave(s)


class ChooseSpace(SpaceEffect, frozen=True):
    """Name a space that the next sentences speak of."""

    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.candidates(s)
        if not legal:
            s.chosen = NOBODY
            s.stack.pop()
            return None
        return Decision(s.actor, prompt("turmoil.ask.space", card=s.source_name), legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return s.spaces(self.where, s.actor)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.chosen = action
        s.stack.pop()


class ChooseRegion(EffectStep, frozen=True):
    """Name a scoring region that the next sentences speak of."""

    def enter(self, s: TurmoilState) -> Decision:
        legal = tuple(range(REGION, REGION + len(REGIONS)))
        return Decision(s.actor, prompt("turmoil.ask.region", card=s.source_name), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.chosen = action - REGION
        s.stack.pop()


class BlackHand(SpaceEffect, frozen=True):
    """The Black Hand settles in a space: two support that never leave, and no Support Checks there."""

    where: Where

    def enter(self, s: TurmoilState) -> Decision:
        question = prompt("turmoil.ask.black-hand")
        return Decision(s.actor, question, self.candidates(s), self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return s.spaces(self.where, s.actor)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.settle_black_hand(action)
