"""Events that move the Influence of others, and cards beside their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from salon.games.v1919 import facts, questions
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.event_step import Cubes, EventStep, One, powers
from salon.games.v1919.reasons import issue_of
from salon.games.v1919.terms import ALL_SLOTS, NATION_NAME, NOBODY, POWERS, SLOTS, TABLE
from salon.games.v1919.wording import whom
from salon.kernel import Action, Refusal, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

NO_CUBES = (0,) * POWERS
WAITING_ROOM = range(TABLE, SLOTS)


class OnIssue(EventStep, frozen=True):
    """A step for which an Issue on the board is chosen."""

    def slots(self, s: V1919State) -> list[int]:
        """The places of those that may be chosen."""
        raise NotImplementedError

    def ask_issue(self, s: V1919State, power: int, asked: questions.V1919Question) -> Asked | None:
        """Ask for one of several; the only one needs no question, and with none it ends."""
        slots = self.slots(s)
        first = s.cards.first_issue
        if len(slots) > 1:
            return self.ask(s, power, asked, tuple([first + s.issues[slot] for slot in slots]))
        if slots:
            self.answer(s, first + s.issues[slots[0]], NOBODY)
        else:
            s.stack.pop()
        return None

    def possible(self, s: V1919State, power: int) -> bool:
        return bool(self.slots(s))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        reason = "v1919.why.not-named" if issue in s.issues else "v1919.why.not-there"
        return refusal(self.clause, reason, issue=s.cards.issue_name[issue])


class RemoveInfluence(OnIssue, frozen=True):
    """The decider takes somebody's cubes off an Issue; they are Exhausted unless the card says otherwise."""

    who: One
    n: Cubes
    to: Literal["exhausted", "available"] = "exhausted"

    def words(self) -> Text:
        removed = whom("remove-influence", self.who, n=self.n)
        return Text("v1919.step.to-available", {"step": removed}) if self.to == "available" else removed

    def slots(self, s: V1919State) -> list[int]:
        (power,) = powers(s, self.who)
        return [slot for slot in ALL_SLOTS if s.issues[slot] != NOBODY and s.cubes[slot][power]]

    def possible(self, s: V1919State, power: int) -> bool:
        # Who is going to be named is not known yet.
        return self.who == "chosen_player" or bool(self.slots(s))

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        return self.ask_issue(s, s.decider, questions.RemoveFrom(NATION_NAME[power]))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        (power,) = powers(s, self.who)
        slot = s.issues.index(action - s.cards.first_issue)
        count = min(self.n, s.cubes[slot][power])
        s.add_cubes(slot, power, -count)
        (s.available if self.to == "available" else s.exhausted)[power] += count
        s.tell(facts.Removed, NATION_NAME[power], count, s.cards.vocabulary.names[action], self.to)


class PlaceInfluence(OnIssue, frozen=True):
    """A player puts Available cubes on an Issue, as many as the card says or as there are."""

    who: One
    n: Cubes

    def words(self) -> Text:
        return whom("place-influence", self.who, n=self.n)

    def slots(self, s: V1919State) -> list[int]:
        (power,) = powers(s, self.who)
        return [slot for slot in ALL_SLOTS if s.issues[slot] != NOBODY] if s.available[power] else []

    def possible(self, s: V1919State, power: int) -> bool:
        return self.who == "chosen_player" or bool(self.slots(s))

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        return self.ask_issue(s, power, questions.PlaceOn(min(self.n, s.available[power])))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        (power,) = powers(s, self.who)
        count = min(self.n, s.available[power])
        s.available[power] -= count
        s.add_cubes(s.issues.index(action - s.cards.first_issue), power, count)
        s.tell(facts.Place, NATION_NAME[power], s.cards.vocabulary.names[action], count)


class ReplaceWaiting(OnIssue, frozen=True):
    """The decider discards a card of the Waiting Room for one of the deck, or for the top discard.

    Influence on it becomes Available again. An Event that comes so has no Crisis. The Game End card stays.
    """

    what: Literal["issue", "event"]
    by: Literal["deck", "discards"]

    def words(self) -> Text:
        return Text(f"v1919.step.replace-{self.what}-{self.by}")

    def slots(self, s: V1919State) -> list[int]:
        source = s.issue_deck if self.by == "deck" else s.issue_discard
        return [slot for slot in WAITING_ROOM if source and s.issues[slot] not in (NOBODY, s.cards.game_end)]

    def events(self, s: V1919State) -> list[int]:
        source = s.event_deck if self.by == "deck" else []
        return s.waiting_events if source or s.event_discard else []

    def possible(self, s: V1919State, power: int) -> bool:
        return bool(self.slots(s) if self.what == "issue" else self.events(s))

    def enter(self, s: V1919State) -> Asked | None:
        if self.what == "issue":
            return self.ask_issue(s, s.decider, questions.Replace())
        first = s.cards.first_event
        legal = tuple([first + event for event in self.events(s)])
        if len(legal) > 1:
            return self.ask(s, s.decider, questions.Replace(), legal)
        if legal:
            self.answer(s, legal[0], NOBODY)
        else:
            s.stack.pop()
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        new = self.issue(s, action) if self.what == "issue" else self.event(s, action)
        if self.by == "deck":
            s.reveals += 1
        s.tell(facts.Replaced, s.cards.vocabulary.names[action], new)

    def issue(self, s: V1919State, action: Action) -> str:
        slot = s.issues.index(action - s.cards.first_issue)
        for power, count in enumerate(s.cubes[slot]):
            s.available[power] += count
        s.cubes[slot] = NO_CUBES
        old = s.issues[slot]
        s.issues[slot] = (s.issue_deck if self.by == "deck" else s.issue_discard).pop()
        s.issue_discard.append(old)
        return s.cards.issue_name[s.issues[slot]]

    def event(self, s: V1919State, action: Action) -> str:
        if self.by == "deck" and not s.event_deck:
            s.event_deck, s.event_discard = s.event_discard, []
            s.fate.shuffle(s.event_deck)
            s.tell(facts.Reshuffle, len(s.event_deck))
        old = action - s.cards.first_event
        new = (s.event_deck if self.by == "deck" else s.event_discard).pop()
        s.waiting_events[s.waiting_events.index(old)] = new
        s.event_discard.append(old)
        return s.cards.event_name[new]

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue, event = issue_of(s, action), action - s.cards.first_event
        if issue == NOBODY and not 0 <= event < len(s.cards.events):
            return super().refuse(s, action, seat)
        if issue != NOBODY and issue == s.cards.game_end:
            return refusal(self.clause, "v1919.why.not-named", issue=s.cards.issue_name[issue])
        return refusal(self.clause, "v1919.why.not-waiting", card=s.vocabulary.name(action))


class SwapIssues(OnIssue, frozen=True):
    """The decider exchanges an Issue of the Table for one of the Waiting Room; Influence travels along."""

    slot: Annotated[int, Meta(extra={"inner": True})] = NOBODY  # the one of the Table

    def words(self) -> Text:
        return Text("v1919.step.swap-issues")

    def slots(self, s: V1919State) -> list[int]:
        table, waiting = (
            [slot for slot in slots if s.issues[slot] != NOBODY] for slots in (range(TABLE), WAITING_ROOM)
        )
        return (table if self.slot == NOBODY else waiting) if table and waiting else []

    def enter(self, s: V1919State) -> Asked | None:
        asked = questions.SwapOut() if self.slot == NOBODY else questions.SwapIn()
        return self.ask_issue(s, s.decider, asked)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        here = s.issues.index(action - s.cards.first_issue)
        if self.slot == NOBODY:
            s.stack[-1] = msgspec.structs.replace(self, slot=here)
            return
        s.stack.pop()
        there = self.slot
        s.issues[here], s.issues[there] = s.issues[there], s.issues[here]
        s.cubes[here], s.cubes[there] = s.cubes[there], s.cubes[here]
        s.tell(facts.Swapped, s.cards.issue_name[s.issues[here]], s.cards.issue_name[s.issues[there]])


class Restore(V1919Step, frozen=True):
    """The effect of an option is over: the Event that it came in the middle of goes on where it was."""

    clause = EventStep.clause

    decider: int
    chosen: int
    named: tuple[int, ...]

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.decider, s.chosen, s.named = self.decider, self.chosen, self.named
