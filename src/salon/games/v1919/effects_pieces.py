"""Events that move cubes and discs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import (
    AMOUNT,
    DECLINE,
    DEMOBILIZE,
    DISC_EXHAUSTED,
    DISC_IN,
)
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.event_step import Cubes, EventStep, One, Player, Powers, RegionName, Units, powers
from salon.games.v1919.reasons import cubes_of, issue_of, no_disc
from salon.games.v1919.terms import (
    ALL_SLOTS,
    DISCS,
    NATION_NAME,
    NOBODY,
)
from salon.games.v1919.tracks import Demobilize, disc_sources, lift_disc
from salon.games.v1919.wording import whom
from salon.kernel import Action, Refusal, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class RecoverInfluence(EventStep, frozen=True):
    """Cubes go from Exhausted to Available."""

    who: Player | Powers
    n: Cubes

    def words(self) -> Text:
        return whom("recover-influence", self.who, n=self.n)

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            moved = s.recover(power, self.n)
            s.tell(facts.Recover, NATION_NAME[power], moved)


class ExhaustInfluence(EventStep, frozen=True):
    """Cubes go from Available to Exhausted."""

    who: Player | Powers
    n: Cubes

    def words(self) -> Text:
        return whom("exhaust-influence", self.who, n=self.n)

    def possible(self, s: V1919State, power: int) -> bool:
        return s.available[power] > 0

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            if power in s.factions:
                moved = s.exhaust(power, self.n)
                s.tell(facts.Exhaust, NATION_NAME[power], moved)


class WithdrawInfluence(EventStep, frozen=True):
    """Some of one's own cubes go from one Issue on the board back to Available."""

    who: One
    n: Cubes

    def words(self) -> Text:
        return whom("withdraw-influence", self.who, n=self.n)

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        legal = tuple(
            s.cards.first_issue + s.issues[slot]
            for slot in ALL_SLOTS
            if s.issues[slot] != NOBODY and s.cubes[slot][power]
        )
        if not legal:
            s.stack.pop()
            return None
        return self.ask(s, power, questions.Withdraw(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        (power,) = powers(s, self.who)
        slot = s.issues.index(action - s.cards.first_issue)
        s.stack[-1] = WithdrawCubes(power, slot, min(self.n, s.cubes[slot][power]))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue, (power,) = issue_of(s, action), powers(s, self.who)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        nation, name = NATION_NAME[power], s.cards.issue_name[issue]
        return refusal(self.clause, "v1919.why.no-cubes-of", nation=nation, issue=name)


class WithdrawCubes(V1919Step, frozen=True):
    """How many."""

    clause = EventStep.clause

    power: int
    slot_withdrawn: int
    most: int

    def enter(self, s: V1919State) -> Asked | None:
        if self.most == 1:
            self.answer(s, AMOUNT + 1, NOBODY)
            return None
        legal = tuple(range(AMOUNT + 1, AMOUNT + self.most + 1))
        return self.ask(s, self.power, questions.WithdrawCubes(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        count = action - AMOUNT
        s.add_cubes(self.slot_withdrawn, self.power, -count)
        s.available[self.power] += count
        s.tell(facts.Withdraw, NATION_NAME[self.power], count)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if cubes_of(action) == NOBODY:
            return super().refuse(s, action, seat)
        return refusal(self.clause, "v1919.why.withdraw", cubes=self.most)


class ReadyMilitary(EventStep, frozen=True, omit_defaults=True):
    """All Exhausted discs, or so many, become Available."""

    who: Player
    n: Annotated[int, Meta(ge=0, le=DISCS)] = 0  # 0: all

    def words(self) -> Text:
        if self.n:
            return whom("ready-some-military", self.who, n=self.n)
        return whom("ready-military", self.who)

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            ready = min(s.discs_exhausted[power], self.n or DISCS)
            s.discs[power] += ready
            s.discs_exhausted[power] -= ready
            if self.n:
                s.tell(facts.ReadySome, NATION_NAME[power], ready)
            else:
                s.tell(facts.Ready, NATION_NAME[power])


class ExhaustMilitary(EventStep, frozen=True):
    """So many discs, Available or deployed, go to Exhausted; of those in a Region there is but one."""

    who: One
    n: Units
    region: RegionName | None = None

    def words(self) -> Text:
        if self.region:
            return whom("exhaust-military-in", self.who, n=self.n, region=f"region.{self.region}")
        return whom("exhaust-military", self.who, n=self.n)

    def sources(self, s: V1919State, power: int) -> tuple[Action, ...]:
        if self.region:
            here = s.cards.region_number[self.region]
            return (DISC_IN + here,) if s.disc_in(power, here) else ()
        return tuple(source for source in disc_sources(s, power) if source != DISC_EXHAUSTED)

    def possible(self, s: V1919State, power: int) -> bool:
        return bool(self.sources(s, power))

    def beyond_usa(self) -> bool:
        return True

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        sources = self.sources(s, power)
        if not sources:
            s.stack.pop()
            return None
        if len(sources) > 1:
            return self.ask(s, power, questions.ExhaustDisc(), sources)
        self.answer(s, sources[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if self.n > 1:
            s.stack[-1] = ExhaustMilitary(self.who, self.n - 1, self.region)
        else:
            s.stack.pop()
        (power,) = powers(s, self.who)
        lift_disc(s, power, action)
        s.discs_exhausted[power] += 1
        s.tell(facts.ExhaustDisc, NATION_NAME[power])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action == DISC_EXHAUSTED:
            return refusal(self.clause, "v1919.why.already-exhausted")
        (power,) = powers(s, self.who)
        return no_disc(s, power, action, self.clause) or super().refuse(s, action, seat)


class MayDemobilize(EventStep, frozen=True):
    """Players in turn may demobilize one disc each, by the normal rule."""

    who: Player

    def words(self) -> Text:
        return whom("may-demobilize", self.who)

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.stack += [OfferDemobilize(p) for p in reversed(powers(s, self.who)) if p in s.powers]


class OfferDemobilize(V1919Step, frozen=True):
    """One player may demobilize."""

    clause = EventStep.clause

    power: int

    def enter(self, s: V1919State) -> Asked | None:
        if not s.units(self.power):
            s.stack.pop()
            return None
        return self.ask(s, self.power, questions.MayDemobilize(), (DEMOBILIZE, DECLINE))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DEMOBILIZE:
            s.stack.append(Demobilize(self.power))


class MustDemobilize(EventStep, frozen=True):
    """Players in turn demobilize one disc each, by the normal rule, if they have one."""

    who: Player

    def words(self) -> Text:
        return whom("must-demobilize", self.who)

    def possible(self, s: V1919State, power: int) -> bool:
        return s.units(power) > 0

    def beyond_usa(self) -> bool:
        return True

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        here = [p for p in powers(s, self.who) if p in s.powers]
        s.stack += [DemobilizeOne(power) for power in reversed(here)]


class DemobilizeOne(V1919Step, frozen=True):
    """One player demobilizes, if there is still something to demobilize."""

    clause = EventStep.clause

    power: int

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        if s.units(self.power):
            s.stack.append(Demobilize(self.power))


class RecallMilitary(EventStep, frozen=True):
    """Discs deployed in a Region go back to Available."""

    who: Player
    region: RegionName

    def words(self) -> Text:
        return whom("recall-military", self.who, region=f"region.{self.region}")

    def possible(self, s: V1919State, power: int) -> bool:
        here = s.cards.region_number[self.region]
        named = (power,) if self.who in ("chosen_player", "decider") else powers(s, self.who)
        return any(s.disc_in(p, here) for p in named)

    def beyond_usa(self) -> bool:
        return True

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        here = s.cards.region_number[self.region]
        for power in powers(s, self.who):
            if s.disc_in(power, here):
                lift_disc(s, power, DISC_IN + here)
                s.discs[power] += 1
                s.tell(facts.Recall, NATION_NAME[power], s.cards.region_name[here])
