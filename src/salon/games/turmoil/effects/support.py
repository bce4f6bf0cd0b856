"""Sentences that put support on the map, and those that name a space or a region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import DONE, REGION
from salon.games.turmoil.base import EffectStep, SpaceStep, refusal
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.phrases import limits, upto
from salon.games.turmoil.reasons import (
    why_closed,
    why_elsewhere,
    why_first,
    why_share,
)
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    BLACK_HAND_SUPPORT,
    INDEPENDENT,
    NOBODY,
    REGIONS,
    SIDE,
    Who,
    minus_one,
)
from salon.games.turmoil.where import ANYWHERE, Where, mode_of
from salon.kernel import Action, Arg, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


ASK_FILL = {"control": questions.FillControl, "match": questions.FillMatch, "loosen": questions.FillLoosen}


class SpaceEffect(SpaceStep, EffectStep, frozen=True):
    """A sentence for which spaces are chosen one after the other; `used` holds those chosen so far."""

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        found = why_closed(s, space) or self.reason(s, space)
        assert found is not None, "a space that is refused is in the way of a rule"
        return found

    def ask_space(
        self, s: TurmoilState, legal: tuple[int, ...], question: questions.TurmoilQuestion
    ) -> Decision | None:
        """Ask for one of several spaces; the only one needs no question, and with none it ends."""
        if len(legal) > 1:
            return Decision(s.actor, question, legal, self.rule(s))
        if legal:
            self.answer(s, legal[0], s.actor)
        else:
            leave(s)
        return None

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        """The rule that an open space is in the way of."""
        raise NotImplementedError

    def elsewhere(self, s: TurmoilState, where: Where, side: int, space: int) -> Refusal | None:
        return why_elsewhere(s, self.rule(s), where, side, space)


def leave(s: TurmoilState) -> None:
    """The sentence is done."""
    s.used = ()
    s.stack.pop()


def fewer(spaces: tuple[int, ...], used: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The spaces that have not been chosen as often as they may be."""
    for n in used:
        if n in spaces and (most == 1 or used.count(n) >= most):
            spaces = minus_one(spaces, n)
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
        question = questions.Place(SIDE[side], left, s.cards.source_names[s.source])
        return Decision(s.actor, question, (*legal, DONE) if self.up_to else legal, self.rule(s))

    def candidates(self, s: TurmoilState, side: int) -> tuple[int, ...]:
        used = s.used
        if used and self.one:
            return used[:1]
        legal = s.spaces(self.where, side)
        return fewer(legal, used, self.most) if used and self.most else legal

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        if action != DONE:
            s.used += (action,)
            s.add(action, side_of(self.side, s.actor))
            if len(s.used) != self.n:
                return
        leave(s)

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        rule = self.rule(s)
        return (
            why_share(s, rule, space, self.most, "turmoil.why.most")
            or (why_first(s, rule, space) if self.one else None)
            or self.elsewhere(s, self.where, side_of(self.side, s.actor), space)
        )

    def words(self) -> Text:
        side, n = f"side.{self.side}", self.n
        where = self.where.words(self.side, mode_of(n))
        limit = limits({"most": self.most}, {"one": self.one and n != 1})
        if isinstance(n, int):
            return self.sentence("", side=side, where=where, n=n, upto=upto(self.up_to), limit=limit)
        if n.of == "support":
            source: dict[str, Arg] = {"from": n.where.words(n.side)}
            return self.sentence("-support", side=side, where=where, **source, n=n.most)
        return self.sentence("-each-of", side=side, where=where, count=n.words(), limit=limit)


class EachSpace(EffectStep, frozen=True):
    """A sentence about every space that is meant."""

    on_cards = False
    side: Who
    n: int
    where: Where

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        for space in s.spaces(self.where, side):
            self.change(s, space, side)

    def change(self, s: TurmoilState, space: int, side: int) -> None:
        """What happens to the support of a side in one of them."""
        raise NotImplementedError

    def words(self) -> Text:
        where = self.where.words(self.side, "all")
        form = "-named" if self.where.space else ""
        return self.sentence(form, side=f"side.{self.side}", n=self.n, where=where)


class PlaceEach(EachSpace, frozen=True):
    """Support in every space that is meant."""

    def change(self, s: TurmoilState, space: int, side: int) -> None:
        s.add(space, side, self.n)


class PlacePerRegion(SpaceEffect, frozen=True):
    """One support in one such space of each scoring region that has any."""

    side: Who
    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        question = questions.PlaceRegion(side=SIDE[side_of(self.side, s.actor)], card=s.source_name)
        return self.ask_space(s, self.candidates(s), question)

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

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        regions = s.world.region_of
        now = regions[self.candidates(s)[0]][0]
        args: dict[str, Arg] = {"space": s.vocabulary.name(space), "card": s.source_name}
        return self.elsewhere(s, self.where, side_of(self.side, s.actor), space) or (
            refusal(self.rule(s), "turmoil.why.region-done", **args)
            if any(region in regions[used] for used in s.used for region in regions[space])
            else refusal(self.rule(s), "turmoil.why.region-later", **args, region=f"region.{REGIONS[now]}")
        )

    def words(self) -> Text:
        return self.sentence("", side=f"side.{self.side}", where=self.where.words(self.side, "one"))


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
        question = ASK_FILL[self.goal](s.source_name)
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

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        return self.elsewhere(s, self.where, side_of(self.side, s.actor), space)

    def words(self) -> Text:
        which = "-all" if self.every else "" if len(self.where.space) == 1 else "-one"
        where = self.where.words(self.side, "all")
        return self.sentence(f"-{self.goal}{which}", side=f"side.{self.side}", where=where)


class ChooseSpace(SpaceEffect, frozen=True):
    """Name a space that the next sentences speak of."""

    where: Where

    def enter(self, s: TurmoilState) -> Decision | None:
        legal = self.candidates(s)
        if not legal:
            s.chosen = NOBODY
            s.stack.pop()
            return None
        return Decision(s.actor, questions.Space(card=s.source_name), legal, self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return s.spaces(self.where, s.actor)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.chosen = action
        s.stack.pop()

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        return self.elsewhere(s, self.where, s.actor, space)

    def words(self) -> Text:
        return self.sentence("", where=self.where.words("own", "all"))


class ChooseRegion(EffectStep, frozen=True):
    """Name a scoring region that the next sentences speak of."""

    def enter(self, s: TurmoilState) -> Decision:
        legal = tuple(range(REGION, REGION + len(REGIONS)))
        return Decision(s.actor, questions.Region(card=s.source_name), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.chosen = action - REGION
        s.stack.pop()


class BlackHand(SpaceEffect, frozen=True):
    """The Black Hand settles in a space: two support that never leave, and no Support Checks there."""

    where: Where

    def enter(self, s: TurmoilState) -> Decision:
        question = questions.BlackHand()
        return Decision(s.actor, question, self.candidates(s), self.rule(s))

    def candidates(self, s: TurmoilState) -> tuple[int, ...]:
        return s.spaces(self.where, s.actor)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        settle_black_hand(s, action)

    def reason(self, s: TurmoilState, space: int) -> Refusal | None:
        return self.elsewhere(s, self.where, s.actor, space)

    def words(self) -> Text:
        return self.sentence("", where=self.where.words("own", "all"))


def settle_black_hand(s: TurmoilState, space: int) -> None:
    """The Black Hand counts as support that never leaves (turmoil.m.black-hand.3)."""
    s.black_hand = space
    s.support[2 * space + AUTHORITARIAN] += BLACK_HAND_SUPPORT
    s.settle_all()
    s.tell(facts.BlackHand, s.vocabulary.name(space))
