"""Settling an Issue, in its five steps, with the right person deciding each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import (
    AMOUNT,
    DECK,
    DECLINE,
    DISCARD,
    NATION,
    PERFORM,
    T_ADVANCE,
    T_EVENT,
    T_EVENT_CUBE,
    T_NEXT_EVENT,
    T_REFILL,
    T_SETTLE,
)
from salon.games.v1919.auction import issue_name
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.reasons import DISCARD_ANSWERS, NATION_ANSWERS, cubes_of, issue_of, not_played
from salon.games.v1919.scoring import score
from salon.games.v1919.terms import (
    DISCARD_REACH,
    NATION_NAME,
    NOBODY,
    POWERS,
    SLOTS,
    TABLE,
    USA,
    leader_of,
)
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def settleable(s: V1919State, power: int) -> list[int]:
    """The slots of the Table with cubes; the two-player USA leaves what its player would win."""
    slots = [slot for slot in range(TABLE) if s.cubes[slot] != NO_CUBES]
    if power == USA and USA not in s.powers:
        return [slot for slot in slots if s.winner(slot) != s.active]
    return slots


def can_settle(s: V1919State, power: int) -> bool:
    """Whether there is anything to settle."""
    if power == USA and USA not in s.powers:
        return bool(settleable(s, power))
    return s.cubes[0] != NO_CUBES or s.cubes[1] != NO_CUBES


def spent(power: int, count: int, winner: int, settler: int) -> int:
    """Of the cubes that a power has on an Issue which is settled, those that it loses."""
    return count if power == winner else 0 if power == settler else count // 2


class Settle(V1919Step, frozen=True):
    """Choose the Issue, award it, and lay out the steps that follow."""

    clause = "v1919.settle.0a"

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple([s.cards.first_issue + s.issues[slot] for slot in settleable(s, s.actor)])
        if len(legal) > 1:
            return self.ask(s, s.actor, questions.Settle(), legal)
        self.answer(s, legal[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        s.slot = s.issues.index(action - s.cards.first_issue)
        power = s.winner(s.slot)
        if power == NOBODY:
            s.stack.append(CHOOSE_TIED)
        else:
            self.award(s, power)

    def award(self, s: V1919State, power: int) -> None:
        """The Issue is settled in favour of a power."""
        slot, issue = s.slot, s.issues[s.slot]
        if s.terms:
            s.did(T_SETTLE, s.actor, s.cards.first_issue + issue)
        s.idle = -1  # this turn does not count
        if s.journal is not None:  # frequent: see facts.py
            winner, cubes = NATION_NAME[power], s.cubes[slot][power]
            s.tell(facts.Settle, NATION_NAME[s.actor], s.cards.issue_name[issue], winner, cubes)
        s.controller[issue] = power
        if issue == s.cards.game_end:  # none of the steps is carried out for it (v1919.end.6)
            s.issues[slot] = NOBODY
            score(s, facts.Settled)
            return
        self.clear_cubes(s, power)
        s.issues[slot] = NOBODY
        s.stack += (DRAW_EVENT, REFILL, ADVANCE_EVENT, ADVANCE_ISSUE, CONFERENCE, ChooseOption(issue))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        if issue not in s.issues[:TABLE]:
            return refusal("v1919.terms.15", "v1919.why.not-on-table", issue=issue_name(s, issue))
        if any(s.cubes[s.issues.index(issue)]):
            return refusal("v1919.twoplayer.15", "v1919.why.usa-settle", issue=issue_name(s, issue))
        return refusal("v1919.settle.0a", "v1919.why.no-cubes", issue=issue_name(s, issue))

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return tuple(s.cards.first_issue + issue for issue in s.issues if issue != NOBODY)

    def clear_cubes(self, s: V1919State, winner: int) -> None:
        """The winner's cubes are spent; a settler who lost gets all back, the others half, rounded up."""
        for power, count in enumerate(s.cubes[s.slot]):
            if count:
                lost = spent(power, count, winner, s.actor)
                s.exhausted[power] += lost
                s.available[power] += count - lost
        s.cubes[s.slot] = NO_CUBES


class ChooseTied(V1919Step, frozen=True):
    """Solitaire: of the factions tied for most cubes the player says which one takes the Issue."""

    clause = "v1919.ruling.settle.tie"

    def enter(self, s: V1919State) -> Asked:
        cubes = s.cubes[s.slot]
        legal = tuple(NATION + power for power in s.powers if cubes[power] == max(cubes))
        return self.ask(s, s.mine, questions.Tied(issue_name(s, s.issues[s.slot])), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        SETTLE.award(s, action - NATION)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in NATION_ANSWERS:
            return super().refuse(s, action, seat)
        nation, issue = s.vocabulary.name(action), issue_name(s, s.issues[s.slot])
        return not_played(s, action) or refusal(self.clause, "v1919.why.not-tied", nation=nation, issue=issue)


class Conference(V1919Step, frozen=True):
    """Step 2: the Conference effect of the Event on the Table."""

    clause = "v1919.settle.2a"

    def enter(self, s: V1919State) -> Asked | None:
        event = s.cards.events[s.table_event]
        s.decider = s.event_cube if s.event_cube != NOBODY else s.actor
        if event.optional and not s.is_bot(s.actor):
            return self.ask(
                s, s.decider, questions.Perform(s.cards.event_name[s.table_event]), (PERFORM, DECLINE)
            )
        self.answer(s, PERFORM, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if s.journal is not None:  # frequent: see facts.py
            fact = facts.Conference if action == PERFORM else facts.Declined
            s.tell(fact, s.cards.event_name[s.table_event], NATION_NAME[s.decider])
        if s.terms:
            s.did(T_EVENT, s.decider, action)
        s.stack[-1] = DISCARD_EVENT
        if action == PERFORM:
            s.stack += s.cards.conference[s.table_event]


class DiscardEvent(V1919Step, frozen=True):
    """The Event is done with; a cube on it is Exhausted."""

    clause = "v1919.settle.2d"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.event_discard.append(s.table_event)
        s.table_event = NOBODY
        if s.event_cube != NOBODY:
            s.exhausted[s.event_cube] += 1
            s.event_cube = NOBODY
        end_event(s)


class AdvanceIssue(V1919Step, frozen=True):
    """Step 3: an Issue of the Waiting Room moves to the Table with its cubes."""

    clause = "v1919.settle.3a"

    def enter(self, s: V1919State) -> Asked | None:
        issues = s.issues
        slots = [slot for slot in WAITING_ROOM if issues[slot] != NOBODY]
        if s.is_bot(s.actor):  # one it leads, else one without cubes, else any (v1919.solo.botsettle.5)
            led = [slot for slot in slots if leader_of(s.cubes[slot]) == s.actor]
            slots = led or [slot for slot in slots if s.cubes[slot] == NO_CUBES] or slots
        if not slots:
            s.stack.pop()
            return None
        first = s.cards.first_issue
        if len(slots) > 1:
            legal = tuple([first + issues[slot] for slot in slots])
            return self.ask(s, s.actor, questions.AdvanceIssue(), legal)
        self.answer(s, first + issues[slots[0]], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        issue = action - s.cards.first_issue
        here = s.issues.index(issue)
        s.issues[s.slot], s.cubes[s.slot] = issue, s.cubes[here]
        s.issues[here], s.cubes[here] = NOBODY, NO_CUBES
        s.slot = here
        if s.terms:
            s.did(T_ADVANCE, s.actor, action)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Advance, NATION_NAME[s.actor], s.cards.issue_name[issue])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        return refusal(self.clause, "v1919.why.not-waiting", card=issue_name(s, issue))


class AdvanceEvent(V1919Step, frozen=True):
    """Step 3: an Event of the Waiting Room moves to the Table."""

    clause = "v1919.settle.3b"

    def enter(self, s: V1919State) -> Asked:
        legal = tuple([s.cards.first_event + event for event in s.waiting_events])
        return self.ask(s, s.actor, questions.AdvanceEvent(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        event = action - s.cards.first_event
        s.waiting_events.remove(event)
        s.table_event = event
        if s.terms:
            s.did(T_NEXT_EVENT, s.actor, action)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Advance, NATION_NAME[s.actor], s.cards.vocabulary.names[action])
        s.stack.pop()
        if s.cards.events[event].icon and s.available[s.actor] and s.seats > 1:
            s.stack.append(EVENT_CUBE)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if 0 <= action - s.cards.first_event < len(s.cards.events):
            return refusal(self.clause, "v1919.why.not-waiting", card=s.vocabulary.name(action))
        return super().refuse(s, action, seat)


class EventCube(V1919Step, frozen=True):
    """The Active Player may put a cube on an Event with the Influence icon."""

    clause = "v1919.settle.3d"
    talk = False

    def enter(self, s: V1919State) -> Asked:
        return self.ask(s, s.actor, questions.EventCube(), (AMOUNT, AMOUNT + 1))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        if action > AMOUNT:
            s.available[s.actor] -= 1
            s.event_cube = s.actor
            s.tell(facts.EventCube, NATION_NAME[s.actor])
        if s.terms:  # at last, or what is paid for it would be taken first
            s.did(T_EVENT_CUBE, s.actor, action)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if cubes_of(action) == NOBODY:
            return super().refuse(s, action, seat)
        return refusal(self.clause, "v1919.why.one-cube")


class Refill(V1919Step, frozen=True):
    """Step 4: the Waiting Room gets an Issue from the discards, for a price, or from the deck."""

    clause = "v1919.settle.4a"

    def enter(self, s: V1919State) -> Asked | None:
        if s.issue_discard and not s.is_bot(s.actor):
            reach = min(DISCARD_REACH, len(s.issue_discard), s.available[s.actor] + 1)
            return self.ask(s, s.actor, questions.Refill(), DECK_OR_DISCARDS[: reach + 1])
        self.answer(s, DECK, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        place = action - DISCARD
        if action != DECK:
            s.exhaust(s.actor, place)
        if s.terms:  # after its price, or what is paid for it would be taken first
            s.did(T_REFILL, s.actor, action)
        if action != DECK:
            self.put(s, s.issue_discard.pop(-1 - place))
            return
        if not s.issue_deck:
            score(s, facts.Deck)
            return
        s.reveals += 1
        s.drawn = tuple(s.issue_deck[:-3:-1])
        del s.issue_deck[-2:]
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Drawn, tuple([s.cards.issue_name[issue] for issue in s.drawn]))
        s.stack.append(KEEP)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in DISCARD_ANSWERS:
            return super().refuse(s, action, seat)
        place = action - DISCARD
        if place >= len(s.issue_discard):
            return refusal("v1919.ruling.issue.shortpile", "v1919.why.no-discard")
        return refusal("v1919.settle.4b", "v1919.why.price", cubes=place)

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return DECK_OR_DISCARDS

    @staticmethod
    def put(s: V1919State, issue: int) -> None:
        s.issues[s.slot] = issue
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Refill, s.cards.issue_name[issue])


class Keep(V1919Step, frozen=True):
    """Of two Issues drawn one is kept; the Game End card must be."""

    clause = "v1919.settle.4c"

    def enter(self, s: V1919State) -> Asked | None:
        drawn, end, first = s.drawn, s.cards.game_end, s.cards.first_issue
        kept = end if end in drawn else drawn[0]
        # A bot keeps the top one (v1919.solo.botsettle.8).
        if kept != end and len(drawn) > 1 and not s.is_bot(s.actor):
            legal = tuple([first + issue for issue in drawn])
            return self.ask(s, s.actor, questions.Keep(), legal)
        self.answer(s, first + kept, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        kept, rest = action - s.cards.first_issue, [*s.drawn]
        rest.remove(kept)
        s.issue_discard += rest
        s.drawn = ()
        Refill.put(s, kept)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action in DECK_OR_DISCARDS:
            return refusal("v1919.settle.4d", "v1919.why.drawn")
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        return refusal("v1919.settle.4c", "v1919.why.not-drawn", issue=issue_name(s, issue))


class DrawEvent(V1919Step, frozen=True):
    """Step 5: a new Event comes to the Waiting Room, and its Crisis happens at once."""

    clause = "v1919.settle.5b"

    def enter(self, s: V1919State) -> None:
        if not s.event_deck:
            s.event_deck, s.event_discard = s.event_discard, []
            s.fate.shuffle(s.event_deck)
            s.tell(facts.Reshuffle, len(s.event_deck))
        event = s.event_deck.pop()
        s.reveals += 1
        s.waiting_events.append(event)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Crisis, s.cards.event_name[event])
        s.decider = s.actor
        s.stack[-1] = END_EVENT
        s.stack += s.cards.crisis[event]


class EndEvent(V1919Step, frozen=True):
    """Nothing of an Event is remembered."""

    clause = "v1919.settle.5d"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        end_event(s)
        s.slot = NOBODY
        if s.seats == 1 and not s.issue_deck:  # v1919.ruling.issue.endtrigger
            score(s, facts.Emptied)


def end_event(s: V1919State) -> None:
    """Forget who decided, and whom and what they named."""
    s.decider = NOBODY
    if s.chosen != NOBODY:
        s.chosen = NOBODY
    if s.named:
        s.named = ()


DECK_OR_DISCARDS = (DECK, *range(DISCARD, DISCARD + DISCARD_REACH))
NO_CUBES = (0,) * POWERS
WAITING_ROOM = range(TABLE, SLOTS)
SETTLE = Settle()
CHOOSE_TIED = ChooseTied()
CONFERENCE = Conference()
DISCARD_EVENT = DiscardEvent()
ADVANCE_ISSUE = AdvanceIssue()
ADVANCE_EVENT = AdvanceEvent()
EVENT_CUBE = EventCube()
REFILL = Refill()
KEEP = Keep()
DRAW_EVENT = DrawEvent()
END_EVENT = EndEvent()
