"""Placing Influence: on exactly two Issues, with the lead on both afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import AMOUNT, AMOUNTS, T_PLACE
from salon.games.v1919.auction import issue_name
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.reasons import cubes_of, issue_of
from salon.games.v1919.terms import ALL_SLOTS, NATION_NAME, NEVER, NOBODY, to_lead
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def can_place(s: V1919State, power: int) -> bool:
    """Whether the lead on two Issues can be taken with the Available cubes (v1919.place.1)."""
    available = s.available[power]
    if available < 2:
        return False
    issues, cubes, least = s.issues, s.cubes, NEVER
    for slot in ALL_SLOTS:
        if issues[slot] != NOBODY:
            need = to_lead(cubes[slot])[power]
            if least + need <= available:
                return True
            least = min(least, need)
    return False


class Place(V1919Step, frozen=True):
    """Choose an Issue to put cubes on: the first, or the second and last."""

    taken: int = NOBODY  # the slot of the first one
    clause = "v1919.place.2"
    talk = False

    def enter(self, s: V1919State) -> Asked:
        power, cubes, taken, first = s.actor, s.cubes, self.taken, s.cards.first_issue
        most = s.available[power]
        if taken == NOBODY:
            most -= least_need(s, power)  # for the other one; that two can be led is known
        legal: tuple[Action, ...] = ()
        for slot in ALL_SLOTS:
            issue = s.issues[slot]
            if issue != NOBODY and slot != taken and to_lead(cubes[slot])[power] <= most:
                legal += (first + issue,)
        return self.ask(s, power, questions.Place(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        slot = s.issues.index(action - s.cards.first_issue)
        if s.places_minimum(s.actor):
            put_cubes(s, slot, to_lead(s.cubes[slot])[s.actor], self.taken)
        else:
            s.stack[-1] = PlaceCubes(slot, self.taken)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if cubes_of(action) != NOBODY and s.places_minimum(s.actor):
            clause = "v1919.solo.botpol.5" if s.seats == 1 else "v1919.twoplayer.14"
            return refusal(clause, "v1919.why.minimum", nation=NATION_NAME[s.actor])
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        if issue not in s.issues:
            return refusal("v1919.place.3", "v1919.why.not-there", issue=issue_name(s, issue))
        slot = s.issues.index(issue)
        if slot == self.taken:
            return refusal("v1919.place.2", "v1919.why.place-twice", issue=issue_name(s, issue))
        need = s.needed(s.actor, slot)
        return refusal("v1919.place.6", "v1919.why.place-lead", issue=issue_name(s, issue), need=need)

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return tuple(s.cards.first_issue + issue for issue in s.issues if issue != NOBODY)


class PlaceCubes(V1919Step, frozen=True):
    """How many cubes: enough to lead, and leaving enough for the second Issue."""

    on: int
    taken: int
    clause = "v1919.place.5"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        power = s.actor
        fewest, most = s.needed(power, self.on), s.available[power]
        if self.taken == NOBODY:
            most -= least_need(s, power, self.on)
        if most > fewest:
            asked = questions.PlaceCubes(issue_name(s, s.issues[self.on]), fewest)
            return self.ask(s, power, asked, AMOUNTS[fewest : most + 1])
        self.answer(s, AMOUNT + fewest, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        put_cubes(s, self.on, action - AMOUNT, self.taken)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        count = cubes_of(action)
        if count == NOBODY:
            return super().refuse(s, action, seat)
        need, available = s.needed(s.actor, self.on), s.available[s.actor]
        if count < need:
            return refusal("v1919.place.5", "v1919.why.too-few", need=need)
        if count > available:
            return refusal("v1919.place.7", "v1919.why.available", cubes=available)
        return refusal("v1919.place.1", "v1919.why.too-many", need=least_need(s, s.actor, self.on))


def put_cubes(s: V1919State, slot: int, count: int, taken: int) -> None:
    """The power that acts puts cubes on an Issue; if it is the first of the two, the second is next."""
    power = s.actor
    s.available[power] -= count
    s.add_cubes(slot, power, count)
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Place, NATION_NAME[power], s.cards.issue_name[s.issues[slot]], count)
    if s.terms:
        s.did(T_PLACE, power, s.cards.first_issue + s.issues[slot], count)
    if taken == NOBODY:
        s.stack[-1] = SECOND[slot]
    else:
        s.stack.pop()


def least_need(s: V1919State, power: int, but: int = NOBODY) -> int:
    """The least number of cubes that takes the lead on any Issue, except that in one slot."""
    issues, cubes, least = s.issues, s.cubes, NEVER
    for slot in ALL_SLOTS:
        if slot != but and issues[slot] != NOBODY:
            need = to_lead(cubes[slot])[power]
            least = min(least, need)
    return least


PLACE = Place()
SECOND = tuple(Place(slot) for slot in ALL_SLOTS)
