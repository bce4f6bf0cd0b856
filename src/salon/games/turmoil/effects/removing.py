"""Sentences that take support off the map, turn it over or move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil import questions
from salon.games.turmoil.answers import DONE, WHICH_SIDE
from salon.games.turmoil.base import EffectStep, TurmoilStep, refusal
from salon.games.turmoil.bits import bits, listed
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.effects.support import EachSpace, SpaceEffect, fewer, leave
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.phrases import limits, upto
from salon.games.turmoil.reasons import why_first, why_frozen, why_share, why_unmoved
from salon.games.turmoil.terms import AUTHORITARIAN, INDEPENDENT, NOBODY, SIDE, Who
from salon.games.turmoil.where import ANYWHERE, Where, mode_of
from salon.kernel import Action, Arg, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


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
        question = questions.Remove(SIDE[side], left, s.cards.source_names[s.source])
        return Decision(by, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side, used = side_of(self.side, s.actor), s.used
        legal = s.removable_from(s.spaces(self.where, side), side)
        if self.one_region:
            good = self.one_of(s, side)
            return tuple(n for n in legal if not good.isdisjoint(s.world.region_of[n]))
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
        return legal

    def one_of(self, s: TurmoilState, side: int) -> set[int]:
        """The regions of which all may come: those that have the most of it, up to what is asked for.

        The Independent spaces are no region (turmoil.2.1.1.b).
        """
        lost = [
            sum(s.removable(n, side) for n in spaces) + self.taken(s, region)
            for region, spaces in enumerate(s.world.regions[:INDEPENDENT])
        ]
        enough = min(number(self.n, s), max(lost))
        used = s.used
        return {region for region, n in enumerate(lost) if n >= enough and self.taken(s, region) == len(used)}

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

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        rule, side = self.rule(s), side_of(self.side, s.actor)
        return (
            self.elsewhere(s, self.where, side, space)
            or why_share(s, rule, space, self.most, "turmoil.why.most-off")
            or (why_first(s, rule, space) if self.one else None)
            or (self.why_region(s, space) if self.one_region else None)
            or why_unmoved(s, rule, space, side)
            or refusal(
                rule,
                "turmoil.why.per-region",
                space=s.vocabulary.name(space),
                most=self.per_region,
                card=s.source_name,
            )
        )

    def why_region(self, s: TurmoilState, space: int) -> Refusal | None:
        """It comes from one region, and not from this one."""
        regions = s.world.region_of[space]
        args: dict[str, Arg] = {"space": s.vocabulary.name(space), "card": s.source_name}
        if INDEPENDENT in regions:
            return refusal("turmoil.2.1.1.b", "turmoil.why.no-region", **args)
        if not self.one_of(s, side_of(self.side, s.actor)).isdisjoint(regions):
            return None
        if s.used and not any(self.taken(s, region) == len(s.used) for region in regions):
            first = s.vocabulary.name(s.used[0])
            return refusal(self.rule(s), "turmoil.why.one-region", **args, first=first)
        return refusal("turmoil.r.preventive-war-region", "turmoil.why.most-in-region", **args)

    def words(self) -> Text:
        n = self.n
        args: dict[str, Arg] = {
            "side": f"side.{self.side}",
            "where": self.where.words(self.side, mode_of(n)),
        }
        if not isinstance(n, int):
            return self.sentence("-in-force", **args, **n.growing())
        limit = limits(
            {"most-off": self.most, "per-region": self.per_region},
            {"one-off": self.one and n != 1, "one-region": self.one_region and n != 1},
        )
        args |= {"n": n, "upto": upto(self.up_to), "limit": limit}
        if self.by == "own":
            return self.sentence("", **args)
        return self.sentence("-by", **args, by=f"side.{self.by}")


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
            return Decision(by, questions.Side(), (WHICH_SIDE, WHICH_SIDE + 1), self.rule(s))
        left = self.n - len(s.used)
        legal = self.candidates(s) if left else ()
        if not legal:
            leave(s)
            return None
        question = questions.RemoveAny(left=left, card=s.source_name)
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

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if s.chosen != NOBODY:  # a side is asked for, not a space
            return TurmoilStep.refuse(self, s, action, seat)
        return super().refuse(s, action, seat)

    def offered(self, s: TurmoilState, seat: int) -> tuple[Action, ...]:
        return TurmoilStep.offered(self, s, seat) if s.chosen != NOBODY else super().offered(s, seat)

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        rule = self.rule(s)
        return (
            self.elsewhere(s, self.where, s.actor, space)
            or (why_unmoved(s, rule, space, AUTHORITARIAN) if s.support[2 * space] else None)
            or refusal(rule, "turmoil.why.nothing-there", space=s.vocabulary.name(space))
        )

    def words(self) -> Text:
        args: dict[str, Arg] = {"n": self.n, "upto": upto(self.up_to), "where": self.where.words("own")}
        if self.by == "own":
            return self.sentence("", **args)
        return self.sentence("-by", **args, by=f"side.{self.by}")


class RemoveEach(EachSpace, frozen=True):
    """Support leaves every space that is meant."""

    def change(self, s: TurmoilState, space: int, side: int) -> None:
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

    def words(self) -> Text:
        where = self.where.words("own")
        if self.side == "both":
            return self.sentence("-both", where=where)
        return self.sentence("", side=f"side.{self.side}", where=where)


class Convert(SpaceEffect, frozen=True):
    """Support of a side becomes support of the other, in spaces of one's choice."""

    side: Who  # whose support it was
    n: int
    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        left = self.n - len(s.used)
        legal = self.candidates(s) if left > 0 else ()
        question = questions.Convert(side=SIDE[side_of(self.side, s.actor)], left=left, card=s.source_name)
        return self.ask_space(s, legal, question)

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        side = side_of(self.side, s.actor)
        return fewer(s.removable_from(s.spaces(self.where, side), side), s.used, 1)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.used += (action,)
        convert(s, action, side_of(self.side, s.actor), 1)

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        rule, side = self.rule(s), side_of(self.side, s.actor)
        return (
            self.elsewhere(s, self.where, side, space)
            or why_share(s, rule, space, 1, "turmoil.why.most-off")
            or why_unmoved(s, rule, space, side)
        )

    def words(self) -> Text:
        limit = limits({"most": int(self.n > 1)}, {})
        where = self.where.words(self.side, mode_of(self.n))
        return self.sentence("", side=f"side.{self.side}", n=self.n, where=where, limit=limit)


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
        question = questions.ConvertAll(card=s.source_name)
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

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        side = side_of(self.side, s.actor)
        return self.elsewhere(s, self.where, side, space) or why_unmoved(s, self.rule(s), space, side)

    def words(self) -> Text:
        return self.sentence("", side=f"side.{self.side}", where=self.where.words(self.side, "all"))


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
        question = questions.MoveFrom(side, 0 if self.n == "all" else left, s.source_name)
        return Decision(s.actor, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def enter_target(self, s: TurmoilState) -> Decision | None:
        legal = listed(self.targets(s, s.used[-1], self.goals(s)))
        if len(legal) == 1:
            self.answer(s, legal[0], s.actor)
            return None
        question = questions.MoveTo(s.vocabulary.name(s.used[-1]), s.source_name)
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

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        return self.why_target(s, space) if len(s.used) % 2 else self.why_source(s, space)

    def why_source(self, s: TurmoilState, space: int) -> Refusal | None:
        rule, side = self.rule(s), side_of(self.side, s.actor)
        args: dict[str, Arg] = {"space": s.vocabulary.name(space), "card": s.source_name}
        found = self.elsewhere(s, self.source, side, space) or why_unmoved(s, rule, space, side)
        if found:
            return found
        if self.one_source and (first := why_first(s, rule, space)):
            return first
        if s.removable(space, side) <= s.used[1::2].count(space):
            return refusal("turmoil.r.tsarist-repression", "turmoil.why.arrived", **args)
        if self.same_region and INDEPENDENT in s.world.region_of[space]:
            return refusal("turmoil.r.traditionalists-independents", "turmoil.why.no-region", **args)
        return refusal(rule, "turmoil.why.nowhere", **args)

    def why_target(self, s: TurmoilState, space: int) -> Refusal | None:
        rule, side, origin = self.rule(s), side_of(self.side, s.actor), s.used[-1]
        args: dict[str, Arg] = {"space": s.vocabulary.name(space), "card": s.source_name}
        if space == origin:
            return refusal(rule, "turmoil.why.origin", **args)
        if self.most_to and s.used[1::2].count(space) >= self.most_to:
            return refusal(rule, "turmoil.why.most", **args, most=self.most_to)
        return (
            self.elsewhere(s, self.target, side, space)
            or why_frozen(s, space)
            or refusal(rule, "turmoil.why.other-region", **args, origin=s.vocabulary.name(origin))
        )

    def words(self) -> Text:
        n = self.n
        source = self.source.words(self.side, "one" if n == "all" else "some")
        args: dict[str, Arg] = {
            "side": f"side.{self.side}",
            "target": self.target.words(self.side),
            "source": source,
        }
        if n == "all":
            return self.sentence("-all", **args)
        if not isinstance(n, int):
            return self.sentence("-saved", **args)
        limit = limits({"most-to": self.most_to}, {"same-region": self.same_region and n != 1})
        return self.sentence("", **args, n=n, upto=upto(self.up_to), limit=limit)
