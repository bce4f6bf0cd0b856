"""Placing Influence: on exactly two Issues, with the lead on both afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.answers import AMOUNT
from salon.games.v1919.auction import issue_name
from salon.games.v1919.base import V1919Step, prompt, refusal
from salon.games.v1919.terms import CUBES, NATIONS, NOBODY, SLOTS
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


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
                slot for slot in slots if s.needed(power, slot) + other(s, power, slot) <= s.available[power]
            ]
        else:
            slots = [slot for slot in slots if s.needed(power, slot) <= s.available[power]]
        legal = tuple(s.cards.first_issue + s.issues[slot] for slot in slots)
        return self.ask(s, power, prompt("v1919.ask.place"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        slot = s.issues.index(action - s.cards.first_issue)
        s.stack[-1] = PlaceCubes(slot, self.taken)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = action - s.cards.first_issue
        if not 0 <= issue < len(s.cards.issues):
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

    def enter(self, s: V1919State) -> Decision | None:
        power = s.actor
        fewest = s.needed(power, self.on)
        most = s.available[power] - (other(s, power, self.on) if self.taken == NOBODY else 0)
        if s.places_minimum(power):
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

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        count = action - AMOUNT
        if not 0 <= count <= CUBES:
            return super().refuse(s, action, seat)
        need = s.needed(s.actor, self.on)
        if count < need:
            return refusal("v1919.place.5", "v1919.why.too-few", need=need)
        return refusal("v1919.place.7", "v1919.why.too-many", cubes=s.available[s.actor])


def other(s: V1919State, power: int, slot: int) -> int:
    """The least that any other Issue would need."""
    return min(s.needed(power, i) for i in range(SLOTS) if i != slot and s.issues[i] != NOBODY)


PLACE = Place()
