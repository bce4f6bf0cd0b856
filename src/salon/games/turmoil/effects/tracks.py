"""Sentences about victory points, Tension, crises and navies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.turmoil.answers import DONE, NO, OPTION, OPTIONS, YES
from salon.games.turmoil.atlas import ANYWHERE, Where
from salon.games.turmoil.base import EffectStep, TurmoilStep, prompt, refusal
from salon.games.turmoil.conditions import Number, number
from salon.games.turmoil.dice import roll
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.naval import Advance, NavalAttempt, retreat
from salon.games.turmoil.operations import Operations
from salon.games.turmoil.terms import AUTHORITARIAN, LAST_BOX, NOBODY, OUTBREAK, SIDE, Who
from salon.games.turmoil.victory import outbreak
from salon.kernel import Action, Decision, Refusal

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


class Tension(EffectStep, frozen=True):
    """Tension rises or falls."""

    n: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.shift_tension(self.n)


class Crisis(EffectStep, frozen=True):
    """A Crisis roll, before which Tension may be bought down (turmoil.8.3)."""

    clause = "turmoil.8.3.1.c"

    def enter(self, s: TurmoilState) -> Decision | None:
        if s.source in s.laws.no_crisis:
            s.stack.pop()
            s.say("turmoil.log.no-crisis", card=s.source_name)
            return None
        buyer = s.laws.buyer
        if buyer == NOBODY or not s.tension:
            s.stack[-1] = CRISIS_ROLL
            return None
        return Decision(buyer, prompt("turmoil.ask.buy-tension", tension=s.tension), (YES, NO), self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack[-1] = CRISIS_ROLL
        if action == YES:
            s.gain(1 - seat, 1)
            s.tension -= 1
            s.say("turmoil.log.tension", n=-1, tension=s.tension)


class CrisisRoll(TurmoilStep, frozen=True):
    """One die, Tension and the Great War status: above 6 the war breaks out."""

    clause = "turmoil.8.3.1.d"

    def enter(self, s: TurmoilState) -> None:
        die = roll(s, s.actor)
        if not die:
            return
        s.stack.pop()
        total = die + s.tension + s.status
        if s.journal is not None:
            s.say(
                "turmoil.log.crisis",
                side=SIDE[s.actor],
                die=die,
                tension=s.tension,
                status=s.status,
                total=total,
                war=int(total > OUTBREAK),
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


class FreeAttempt(EffectStep, frozen=True):
    """A naval attempt of a given strength, outside the limit of the turn."""

    strength: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if s.navy[s.actor] < LAST_BOX:
            s.stack.append(NavalAttempt(s.actor, self.strength, counts=False))


class ForceNaval(EffectStep, frozen=True):
    """The Liberal player's next action rounds must be naval attempts."""

    n: int
    behind: int  # if the British Navy trails

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.owed = self.behind if s.lead(AUTHORITARIAN) > 0 else self.n
        s.say("turmoil.log.owed", n=s.owed)


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
        return Decision(s.actor, prompt("turmoil.ask.retreat", ops=self.ops), legal, self.rule(s))

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
