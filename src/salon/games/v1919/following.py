"""What follows a Settle: whether a question that somebody has promised to answer can still come up.

Most questions of a turn follow a Settle. Whoever decides about that Settle has promised with the answer to
bring the question up; if it hangs on others, or on luck, the promise is conditional
(v1919.ruling.negotiation.condition).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from salon.games.v1919 import answers
from salon.games.v1919.actions import political_actions
from salon.games.v1919.answers import AMOUNT, DECLINE, SETTLE
from salon.games.v1919.auction import Bid
from salon.games.v1919.prospects import event_answers, event_decider, lies, may_act, under_way
from salon.games.v1919.settle import (
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    EventCube,
    Refill,
    Settle,
    settleable,
)
from salon.games.v1919.terms import NOBODY, TABLE, USA, Term

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# Whose Settle brings a question up, and of which Issue (NOBODY: of any). Without settlers there is nothing to
# do.
Way: TypeAlias = tuple[tuple[int, ...], int]
FREE: Way = ((), NOBODY)
# What one promises to leave undone is kept also if nobody asks.
LEFT_UNDONE = frozenset({(answers.T_EVENT, DECLINE), (answers.T_EVENT_CUBE, AMOUNT)})


def way(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    """How the question of a promise may still come up, with all else that a power keeps; None: not at all."""
    found = _WAYS.get(term.topic)
    return FREE if found is None or (term.topic, term.action) in LEFT_UNDONE else found(s, power, term, own)


def free_to_settle(s: V1919State, settler: int, issue: int) -> bool:
    """Whether somebody can settle an Issue in this turn, or any, and has not promised otherwise."""
    issues = [s.issues[slot] for slot in settleable(s, settler)]
    if not issues or issue not in {NOBODY, *issues}:
        return False
    own = [term for term in s.terms if term.power == settler and not term.left]
    actions = {term.action for term in own if term.topic == answers.T_ACTION}
    settled = {term.action - s.cards.first_issue for term in own if term.topic == answers.T_SETTLE}
    return (
        (SETTLE in political_actions(s, settler) if may_act(s, settler) else under_way(s, Settle, settler))
        and actions <= {SETTLE}
        and not any(term.topic == answers.T_PLACE for term in own)
        and (issue == NOBODY or settled <= {issue})
    )


def chosen_of(s: V1919State, power: int, own: Sequence[Term]) -> set[int]:
    """The Issues on the Table that a power wins, and whose option it has promised."""
    named = {s.cards.issue_of_option[term.action] for term in own if term.topic == answers.T_OPTION}
    return {s.issues[slot] for slot in range(TABLE) if s.issues[slot] in named and s.winner(slot) == power}


def _deciding(s: V1919State) -> tuple[int, ...]:
    """For whom the player whose turn it is acts in it."""
    return (s.active, USA) if s.seats == 2 else (s.active,)


def _by(s: V1919State, *settlers: int, issue: int = NOBODY) -> Way | None:
    """By a Settle of those who may still settle."""
    able = tuple([settler for settler in settlers if may_act(s, settler) or under_way(s, Settle, settler)])
    return (able, issue) if able else None


def _advance(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    if term.action - s.cards.first_issue not in s.issues[TABLE:]:
        return None
    return FREE if under_way(s, AdvanceIssue, power) else _by(s, power)


def _next_event(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    if term.action - s.cards.first_event not in s.waiting_events:
        return None
    return FREE if under_way(s, AdvanceEvent, power) else _by(s, power)


def _event_cube(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    """A cube is put only on an Event that has room for it."""
    if under_way(s, EventCube, power):
        return FREE
    chosen = [t.action - s.cards.first_event for t in own if t.topic == answers.T_NEXT_EVENT]
    if not any(s.cards.events[event].icon for event in chosen or s.waiting_events):
        return None
    return FREE if under_way(s, AdvanceEvent, power) else _by(s, power)


def _refill(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    return FREE if under_way(s, Refill, power) else _by(s, power)


def _option(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    """Of an Issue on the Table by its Settle; who wins one that is up for bids hangs on all who bid."""
    issue = s.cards.issue_of_option[term.action]
    if issue not in s.issues[:TABLE] or any(isinstance(st, Bid) and st.unsettled == issue for st in s.stack):
        return FREE
    if s.winner(s.issues.index(issue)) != power:
        return None
    if power not in _deciding(s):
        return FREE
    return _by(s, *(_deciding(s) if power not in s.powers else (power,)), issue=issue)


def _event(s: V1919State, power: int, term: Term, own: Sequence[Term]) -> Way | None:
    if s.table_event == NOBODY or term.action not in event_answers(s, term.topic, power):
        return None
    if lies(s, DiscardEvent) or lies(s, Conference):
        return FREE if event_decider(s) == power else None
    deciding = _deciding(s)
    if s.event_cube == power:  # whoever settles
        return _by(s, *deciding) if power in deciding else FREE
    return _by(s, power) if s.event_cube == NOBODY and power in deciding else None


_WAYS: dict[int, Callable[[V1919State, int, Term, Sequence[Term]], Way | None]] = {
    answers.T_ADVANCE: _advance,
    answers.T_NEXT_EVENT: _next_event,
    answers.T_EVENT_CUBE: _event_cube,
    answers.T_REFILL: _refill,
    answers.T_OPTION: _option,
    answers.T_EVENT: _event,
    answers.T_CHOICE: _event,
    answers.T_REGION: _event,
}
FOLLOWING = frozenset(_WAYS)
