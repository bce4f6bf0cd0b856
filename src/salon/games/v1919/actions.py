"""The actions of a player's turn: one Political Action, at most one Military Action; Reclaim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import (
    AMOUNT,
    AMOUNTS,
    DEMOBILIZE,
    DEPLOY,
    DISC_IN,
    DONE,
    PLACE,
    RECLAIM,
    SETTLE,
    T_ACTION,
    T_MILITARY,
)
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.place import PLACE as PLACE_STEP
from salon.games.v1919.place import can_place
from salon.games.v1919.reasons import DISC_ANSWERS, cubes_of, no_disc
from salon.games.v1919.settle import SETTLE as SETTLE_STEP
from salon.games.v1919.settle import can_settle
from salon.games.v1919.terms import NATION_NAME, NOBODY, RECLAIM_MOST, TABLE, leader_of
from salon.games.v1919.tracks import Demobilize, Deploy, deployed, lift_disc
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class ChooseAction(V1919Step, frozen=True):
    """One Political Action, and before or after it at most one Military Action."""

    clause = "v1919.turn.2"

    def enter(self, s: V1919State) -> Asked | None:
        power = s.powers[s.turn]
        if s.seats == 1 and power != s.mine:  # the player has changed factions in mid-turn: the bot goes on
            s.stack.pop()
            return None
        political = () if s.political else political_actions(s, power)
        if political and s.seats == 1 and must_settle(s, power):
            political = tuple(action for action in political if action == SETTLE)
        military = () if s.military else military_actions(s, power)
        if not political and not military:
            self.leave(s)
            return None
        legal = political + military if political else (*military, DONE)
        return self.ask(s, power, questions.Action(), legal)

    def leave(self, s: V1919State) -> None:
        """The turn is over; a Political Action that was not possible is told."""
        s.stack.pop()
        if not s.political:
            s.tell(facts.NoAction, NATION_NAME[s.active])

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if action == DONE:
            self.leave(s)
        elif action in MILITARY:
            s.military = True
            if s.terms:
                s.did(T_MILITARY, s.active, action)
            s.stack.append(DEPLOY_STEP if action == DEPLOY else Demobilize(s.active))
        else:
            s.political = True
            if s.terms:
                s.did(T_ACTION, s.active, action)
            s.stack.append(POLITICAL_STEPS[action])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action in POLITICAL and s.political:
            return refusal("v1919.turn.2", "v1919.why.political-done")
        if action in MILITARY and s.military:
            return refusal("v1919.turn.3", "v1919.why.military-done")
        if action in MILITARY:
            clause = "v1919.deploy.1" if action == DEPLOY else "v1919.demobilize.6"
            return refusal(clause, "v1919.why.no-disc")
        if action == DONE:
            return refusal("v1919.turn.2", "v1919.why.political-due")
        if action in POLITICAL:
            return why_not_political(s, s.active, action)
        return super().refuse(s, action, seat)

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return (*POLITICAL, *MILITARY, DONE)


POLITICAL = (PLACE, RECLAIM, SETTLE)
MILITARY = (DEPLOY, DEMOBILIZE)


def why_not_political(s: V1919State, power: int, action: Action) -> Refusal:
    """Why a power cannot carry out a Political Action."""
    if action == PLACE and can_place(s, power) and s.seats == 1:
        return refusal("v1919.solo.seq.5", "v1919.why.must-settle")
    if action == RECLAIM and s.seats == 1 and must_settle(s, power):
        return refusal("v1919.solo.seq.5", "v1919.why.must-settle")
    usa = power not in s.powers
    if action == PLACE:
        clause = "v1919.twoplayer.13" if usa else "v1919.place.1"
        return refusal(clause, "v1919.why.place", cubes=s.available[power])
    if action == RECLAIM:
        clause = "v1919.ruling.twoplayer.emptyreclaim" if usa else "v1919.reclaim.5"
        return refusal(clause, "v1919.why.reclaim")
    if usa and any(any(s.cubes[slot]) for slot in range(TABLE)):
        return refusal("v1919.twoplayer.15", "v1919.why.usa-settle-none")
    return refusal("v1919.settle.0a", "v1919.why.settle")


def political_actions(s: V1919State, power: int) -> tuple[Action, ...]:
    """What a power may do now: Place, Reclaim, Settle."""
    found: tuple[Action, ...] = (PLACE,) if can_place(s, power) else ()
    if s.exhausted[power] or s.discs_exhausted[power] or power in s.spaces:
        found += (RECLAIM,)
    if can_settle(s, power):
        found += (SETTLE,)
    return found


def military_actions(s: V1919State, power: int) -> tuple[Action, ...]:
    """Deploy with a disc that is Available or deployed, Demobilize with any."""
    if s.discs[power] or power in s.spaces:
        return MILITARY
    return (DEMOBILIZE,) if s.discs_exhausted[power] else ()


class Reclaim(V1919Step, frozen=True):
    """Up to six cubes, all Exhausted discs, and any deployed ones come back."""

    clause = "v1919.reclaim.1"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        power = s.actor
        most = min(RECLAIM_MOST, s.exhausted[power])
        fewest = 0 if s.discs_exhausted[power] or power in s.spaces else 1
        if most > fewest:
            return self.ask(s, power, questions.Reclaim(), AMOUNTS[fewest : most + 1])
        self.answer(s, AMOUNT + most, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        power, count = s.actor, action - AMOUNT
        s.recover(power, count)
        discs = s.discs_exhausted[power]
        s.discs[power] += discs
        s.discs_exhausted[power] = 0
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Reclaim, NATION_NAME[power], count, discs)
        if power in s.spaces:
            s.stack[-1] = ReclaimDiscs(bool(count or discs))
        else:
            s.stack.pop()

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        cubes = cubes_of(action)
        if cubes == NOBODY:
            return super().refuse(s, action, seat)
        if not cubes:
            return refusal("v1919.reclaim.5", "v1919.why.reclaim-something")
        if cubes > RECLAIM_MOST:
            return refusal(self.clause, "v1919.why.reclaim-most", cubes=RECLAIM_MOST)
        return refusal(self.clause, "v1919.why.exhausted", cubes=s.exhausted[s.actor])


class ReclaimDiscs(V1919Step, frozen=True):
    """Deployed discs come back one by one, as the player likes; something must come back in all."""

    enough: bool
    clause = "v1919.reclaim.4"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        power = s.actor
        if power not in s.spaces:
            s.stack.pop()
            return None
        done = (DONE,) if self.enough else ()
        return self.ask(s, power, questions.ReclaimDisc(), (*deployed(s, power), *done))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if action == DONE:
            s.stack.pop()
            return
        lift_disc(s, s.actor, action)
        s.discs[s.actor] += 1
        s.tell(facts.Recall, NATION_NAME[s.actor], s.cards.region_name[action - DISC_IN])
        s.stack[-1] = ReclaimDiscs(enough=True)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action == DONE:
            return refusal("v1919.reclaim.5", "v1919.why.reclaim-something")
        if action not in DISC_ANSWERS:
            return super().refuse(s, action, seat)
        missing = no_disc(s, s.actor, action, self.clause)
        return missing or refusal(self.clause, "v1919.why.only-deployed")


def must_settle(s: V1919State, power: int) -> bool:
    """Solitaire: whether the player's faction leads both Issues on the Table (v1919.solo.seq.5)."""
    return power == leader_of(s.cubes[0]) == leader_of(s.cubes[1])


CHOOSE_ACTION = ChooseAction()
RECLAIM_STEP = Reclaim()
DEPLOY_STEP = Deploy()
POLITICAL_STEPS = {PLACE: PLACE_STEP, RECLAIM: RECLAIM_STEP, SETTLE: SETTLE_STEP}
