"""The course of the game: nations are picked, then turns of one Political and perhaps one Military Action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games._v1919.answers import (
    AMOUNT,
    DEMOBILIZE,
    DEPLOY,
    DISC_IN,
    DONE,
    NATION,
    PLACE,
    RECLAIM,
    SETTLE,
)
from salon.games._v1919.auction import issue_name
from salon.games._v1919.base import V1919Step, prompt
from salon.games._v1919.scoring import score
from salon.games._v1919.settle import SETTLE as SETTLE_STEP
from salon.games._v1919.settle import settleable
from salon.games._v1919.terms import NATIONS, NOBODY, REGIONS, SLOTS, STALL, USA
from salon.games._v1919.terms import RECLAIM as RECLAIM_MOST
from salon.games._v1919.tracks import Demobilize, Deploy, deployable, lift_disc
from salon.kernel import Action, Decision, Text

if TYPE_CHECKING:
    from salon.games._v1919.state import V1919State


class PickNations(V1919Step, frozen=True):
    """Players pick nations one after the other, the starting Active Player first."""

    clause = "v1919.setup.2"

    def enter(self, s: V1919State) -> Decision | None:
        seat = self.next(s)
        if seat == NOBODY:
            s.stack[-1] = TURN
            return None
        legal = tuple(NATION + power for power in range(max(2, s.seats)) if power not in s.powers)
        if len(legal) > 1:
            return Decision(seat, prompt("v1919.ask.nation"), legal, self.clause)
        self.answer(s, legal[0], seat)
        return None

    def next(self, s: V1919State) -> int:
        order = [(s.first + i) % s.seats for i in range(s.seats)]
        return next((seat for seat in order if s.powers[seat] == NOBODY), NOBODY)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.powers[seat] = action - NATION
        s.say("v1919.log.nation", player=f"seat.{seat}", nation=s.vocabulary.name(action))


class Turn(V1919Step, frozen=True):
    """One turn after the other."""

    clause = "v1919.turn.1"

    def enter(self, s: V1919State) -> None:
        s.actor = s.active
        s.political = s.military = False
        s.say("v1919.log.turn", nation=f"nation.{NATIONS[s.active]}")
        s.stack.append(END_TURN)
        if s.seats == 2:
            s.stack.append(USA_ACTION)
        s.stack.append(CHOOSE_ACTION)


class ChooseAction(V1919Step, frozen=True):
    """One Political Action, and before or after it at most one Military Action."""

    clause = "v1919.turn.2"

    def enter(self, s: V1919State) -> Decision | None:
        power = s.active
        political = [] if s.political else political_actions(s, power)
        military = [] if s.military else military_actions(s, power)
        if not political and not military:
            s.stack.pop()
            if not s.political:
                s.say("v1919.log.no-action", nation=f"nation.{NATIONS[power]}")
            return None
        done = [] if political else [DONE]
        return self.ask(s, power, prompt("v1919.ask.action"), (*political, *military, *done))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action in {DEPLOY, DEMOBILIZE}:
            s.military = True
            s.stack.append(Deploy() if action == DEPLOY else Demobilize(s.active))
        else:
            s.political = True
            s.stack.append({PLACE: PLACE_STEP, RECLAIM: RECLAIM_STEP, SETTLE: SETTLE_STEP}[action])


def political_actions(s: V1919State, power: int) -> list[Action]:
    """What a power may do now: Place, Reclaim, Settle."""
    found = [PLACE] if can_place(s, power) else []
    if s.exhausted[power] or s.discs_exhausted[power] or power in s.spaces:
        found.append(RECLAIM)
    if settleable(s, power):
        found.append(SETTLE)
    return found


def military_actions(s: V1919State, power: int) -> list[Action]:
    found = [DEPLOY] if deployable(s, power) else []
    return [*found, DEMOBILIZE] if s.units(power) else found


def can_place(s: V1919State, power: int) -> bool:
    """Whether the lead on two Issues can be taken with the Available cubes (v1919.place.1)."""
    needs = sorted(s.needed(power, slot) for slot in range(SLOTS) if s.issues[slot] != NOBODY)
    return len(needs) >= 2 and needs[0] + needs[1] <= s.available[power]


class Place(V1919Step, frozen=True):
    """Choose an Issue to put cubes on: the first, or the second and last."""

    taken: int = NOBODY  # the slot of the first one
    clause = "v1919.place.2"

    def enter(self, s: V1919State) -> Decision:
        power = s.actor
        slots = [slot for slot in range(SLOTS) if s.issues[slot] != NOBODY and slot != self.taken]
        if self.taken == NOBODY:
            slots = [
                slot for slot in slots if least(s, power, slot) + other(s, power, slot) <= s.available[power]
            ]
        else:
            slots = [slot for slot in slots if least(s, power, slot) <= s.available[power]]
        legal = tuple(s.cards.first_issue + s.issues[slot] for slot in slots)
        return self.ask(s, power, prompt("v1919.ask.place"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        slot = s.issues.index(action - s.cards.first_issue)
        s.stack[-1] = PlaceCubes(slot, self.taken)


class PlaceCubes(V1919Step, frozen=True):
    """How many cubes: enough to lead, and leaving enough for the second Issue."""

    on: int
    taken: int
    clause = "v1919.place.5"

    def enter(self, s: V1919State) -> Decision | None:
        power = s.actor
        fewest = least(s, power, self.on)
        most = s.available[power] - (other(s, power, self.on) if self.taken == NOBODY else 0)
        if power not in s.powers:  # the two-player USA adds exactly the minimum (v1919.twoplayer.14)
            most = fewest
        if most > fewest:
            asked = prompt("v1919.ask.place-cubes", issue=issue_name(s, s.issues[self.on]), least=fewest)
            return self.ask(s, power, asked, tuple(range(AMOUNT + fewest, AMOUNT + most + 1)))
        self.answer(s, AMOUNT + fewest, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        power, count = s.actor, action - AMOUNT
        s.available[power] -= count
        s.add_cubes(self.on, power, count)
        s.say(
            "v1919.log.place",
            nation=f"nation.{NATIONS[power]}",
            issue=issue_name(s, s.issues[self.on]),
            cubes=count,
        )
        if self.taken == NOBODY:
            s.stack.append(Place(self.on))


def least(s: V1919State, power: int, slot: int) -> int:
    return s.needed(power, slot)


def other(s: V1919State, power: int, slot: int) -> int:
    """The least that any other Issue would need."""
    return min(s.needed(power, i) for i in range(SLOTS) if i != slot and s.issues[i] != NOBODY)


class Reclaim(V1919Step, frozen=True):
    """Up to six cubes, all Exhausted discs, and any deployed ones come back."""

    clause = "v1919.reclaim.1"

    def enter(self, s: V1919State) -> Decision | None:
        power = s.actor
        most = min(RECLAIM_MOST, s.exhausted[power])
        fewest = 0 if s.discs_exhausted[power] or power in s.spaces else 1
        if most > fewest:
            return self.ask(
                s, power, prompt("v1919.ask.reclaim"), tuple(range(AMOUNT + fewest, AMOUNT + most + 1))
            )
        self.answer(s, AMOUNT + most, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        power, count = s.actor, action - AMOUNT
        s.recover(power, count)
        discs = s.discs_exhausted[power]
        s.discs[power] += discs
        s.discs_exhausted[power] = 0
        s.say("v1919.log.reclaim", nation=f"nation.{NATIONS[power]}", cubes=count, discs=discs)
        s.stack[-1] = ReclaimDiscs(bool(count or discs))


class ReclaimDiscs(V1919Step, frozen=True):
    """Deployed discs come back one by one, as the player likes; something must come back in all."""

    enough: bool
    clause = "v1919.reclaim.4"

    def enter(self, s: V1919State) -> Decision | None:
        power = s.actor
        legal = [DISC_IN + region for region in range(REGIONS) if s.disc_in(power, region)]
        if not legal:
            s.stack.pop()
            return None
        if self.enough:
            legal.append(DONE)
        return self.ask(s, power, prompt("v1919.ask.reclaim-disc"), tuple(legal))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if action == DONE:
            s.stack.pop()
            return
        lift_disc(s, s.actor, action)
        s.discs[s.actor] += 1
        s.say("v1919.log.recall", nation=f"nation.{NATIONS[s.actor]}", region=s.region_name(action - DISC_IN))
        s.stack[-1] = ReclaimDiscs(enough=True)


class UsaAction(V1919Step, frozen=True):
    """Two players: whoever has the turn closes it with a Political Action of the USA."""

    clause = "v1919.twoplayer.8"

    def enter(self, s: V1919State) -> Decision | None:
        s.actor = USA
        legal = political_actions(s, USA)
        if not legal:  # the forced Reclaim has nothing to return (v1919.ruling.twoplayer.emptyreclaim)
            s.stack.pop()
            s.say("v1919.log.no-action", nation=f"nation.{NATIONS[USA]}")
            return None
        return self.ask(s, USA, prompt("v1919.ask.usa-action"), tuple(legal))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack[-1] = {PLACE: PLACE_STEP, RECLAIM: UsaReclaim(), SETTLE: SETTLE_STEP}[action]


class UsaReclaim(V1919Step, frozen=True):
    """The USA takes back all it can, up to six; its player may take back as many own cubes."""

    clause = "v1919.twoplayer.25"

    def enter(self, s: V1919State) -> Decision | None:
        returned = min(RECLAIM_MOST, s.exhausted[USA])
        most = min(returned, s.exhausted[s.active])
        if most:
            return self.ask(
                s, s.active, prompt("v1919.ask.usa-reclaim"), tuple(range(AMOUNT, AMOUNT + most + 1))
            )
        self.answer(s, AMOUNT, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        returned = s.recover(USA, RECLAIM_MOST)
        own = s.recover(s.active, action - AMOUNT)
        s.say("v1919.log.usa-reclaim", cubes=returned, own=own, nation=f"nation.{NATIONS[s.active]}")


class EndTurn(V1919Step, frozen=True):
    """The turn goes on clockwise; a conference that settles nothing any more is scored as it stands."""

    clause = "v1919.turn.10"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.turn = (s.turn + 1) % s.seats
        s.actor = NOBODY
        s.idle += 1
        if s.idle > STALL * s.seats:
            score(s, Text("v1919.end.stall"))


TURN = Turn()
END_TURN = EndTurn()
CHOOSE_ACTION = ChooseAction()
USA_ACTION = UsaAction()
PLACE_STEP = Place()
RECLAIM_STEP = Reclaim()
