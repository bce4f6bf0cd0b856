"""Sentences about victory points, Tension, crises and navies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import DONE, NO, OPTION, OPTIONS, YES
from salon.games.turmoil.base import EffectStep, TurmoilStep, refusal
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.dice import roll
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.naval import Advance, NavalAttempt, retreat
from salon.games.turmoil.operations import Operations
from salon.games.turmoil.phrases import way
from salon.games.turmoil.terms import AUTHORITARIAN, LAST_BOX, NOBODY, OUTBREAK, SIDE, Who
from salon.games.turmoil.victory import outbreak
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Vp(EffectStep, frozen=True):
    """Victory points to a side."""

    side: Who
    n: Number

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        n = number(self.n, s)
        if s.yields:  # Mobilization: other cards may have changed what this one brings
            n += s.yields.get(s.mobilization_code, 0)
        s.gain(side_of(self.side, s.actor), n)

    def words(self) -> Text:
        side, n = f"side.{self.side}", self.n
        if isinstance(n, int):
            return self.sentence("", side=side, n=n)
        if n.of == "in-force":
            return self.sentence("-in-force", side=side, **n.growing())
        counted = msgspec.structs.replace(n, side=self.side) if n.side == "own" else n
        return self.sentence("-each", side=side, n=n.each, count=counted.words())


class Tension(EffectStep, frozen=True):
    """Tension rises or falls."""

    n: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.shift_tension(self.n)

    def words(self) -> Text:
        return self.sentence("", **way(self.n))


class Crisis(EffectStep, frozen=True):
    """A Crisis roll, before which Tension may be bought down (turmoil.8.3)."""

    clause = "turmoil.8.3.1.c"

    def enter(self, s: TurmoilState) -> Decision | None:
        if s.aborted:  # the scoring, and its roll with it
            s.stack.pop()
            return None
        if s.source in s.laws.no_crisis:
            s.stack.pop()
            s.tell(facts.NoCrisis, s.source_name)
            return None
        buyer = s.laws.buyer
        if buyer == NOBODY or not s.tension:
            s.stack[-1] = CRISIS_ROLL
            return None
        return Decision(buyer, questions.BuyTension(s.tension, s.tension - 1), (YES, NO), self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack[-1] = CRISIS_ROLL
        if action == YES:
            s.gain(1 - seat, 1)
            s.tension -= 1
            s.tell(facts.Tension, -1, s.tension)


class CrisisRoll(TurmoilStep, frozen=True):
    """One die, Tension and the Great War status: above 6 the war breaks out."""

    clause = "turmoil.8.3.1.d"

    def enter(self, s: TurmoilState) -> None:
        die = roll(s, s.actor)
        if not die:
            return
        s.stack.pop()
        total = die + s.tension + s.status
        s.tell(
            facts.Crisis,
            SIDE[s.actor],
            die,
            s.tension,
            s.status,
            total,
            int(total > OUTBREAK),
        )
        if total > OUTBREAK:
            outbreak(s)


CRISIS_ROLL = CrisisRoll()


class Navy(EffectStep, frozen=True):
    """A navy moves ahead, or the German one back."""

    side: Who
    n: Number

    def __post_init__(self) -> None:
        if isinstance(self.n, int) and self.n < 0 and self.side != "authoritarian":
            raise ValueError("only the German Navy goes back")

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side, n = side_of(self.side, s.actor), number(self.n, s)
        if n > 0:
            s.stack.append(Advance(side, n))
        elif n:
            retreat(s, -n)

    def words(self) -> Text:
        side = f"side.{self.side}"
        if not isinstance(self.n, int):
            return self.sentence("-saved", side=side)
        return self.sentence("-back" if self.n < 0 else "", side=side, n=abs(self.n))


class NavyTo(EffectStep, frozen=True):
    """A navy moves up to a box, or to the box of the other navy; never back."""

    side: Who
    box: int | Literal["enemy"]
    rewards: bool = True

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        goal = s.navy[1 - side] if self.box == "enemy" else self.box
        if goal > s.navy[side]:
            s.stack.append(Advance(side, goal - s.navy[side], self.rewards))

    def words(self) -> Text:
        side = f"side.{self.side}"
        if self.box == "enemy":
            return Text("turmoil.step.navy-level", {"side": side})
        return self.sentence("", side=side, box=f"box.{self.box}")


class FreeAttempt(EffectStep, frozen=True):
    """A naval attempt of a given strength, outside the limit of the turn."""

    strength: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if s.navy[s.actor] < LAST_BOX:
            s.stack.append(NavalAttempt(s.actor, self.strength, counts=False))

    def words(self) -> Text:
        return self.sentence("", n=self.strength)


class ForceNaval(EffectStep, frozen=True):
    """The Liberal player's next action rounds must be naval attempts."""

    n: int
    behind: int  # if the British Navy trails

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.owed = self.behind if s.lead(AUTHORITARIAN) > 0 else self.n
        s.tell(facts.Owed, s.owed)


class RetreatForOps(EffectStep, frozen=True):
    """The German Navy may go back; each box gives operations for support in some spaces."""

    most: int
    ops: int
    where: Where = ANYWHERE

    def enter(self, s: TurmoilState) -> Decision | None:
        most = min(self.most, s.navy[AUTHORITARIAN])
        if not most:
            s.stack.pop()
            return None
        legal = (DONE, *(OPTION + n for n in range(most)))
        return Decision(s.actor, questions.Retreat(ops=self.ops), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DONE:
            return
        boxes = retreat(s, action - OPTION + 1)
        s.fund(self.ops * boxes, s.actor)
        s.stack.append(Operations(s.actor, check=False, where=self.where))

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if OPTION <= action < OPTION + OPTIONS:
            return refusal("turmoil.r.naval-floor", "turmoil.why.no-further-back")
        return super().refuse(s, action, seat)

    def words(self) -> Text:
        return self.sentence("", n=self.most, ops=self.ops, where=self.where.words("own"))
