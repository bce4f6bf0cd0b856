"""Prospects: what may be promised.

A promise names a topic, a power and an answer. Whether it can be kept is in `promises`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from salon.games.v1919 import answers
from salon.games.v1919.actions import military_actions, political_actions
from salon.games.v1919.answers import (
    AMOUNT,
    DECK,
    DECLINE,
    DEMOBILIZE,
    DEPLOY,
    DISCARD,
    DONE,
    MODIFIER,
    PASS,
    PERFORM,
    PLACE,
    RECLAIM,
    REGION,
    SETTLE,
    SPACE,
)
from salon.games.v1919.auction import Bid
from salon.games.v1919.base import V1919Step
from salon.games.v1919.effects import AtPlace, Choose
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.settle import (
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    Refill,
    Settle,
    can_settle,
    settleable,
)
from salon.games.v1919.terms import (
    ALL_SLOTS,
    CUBES,
    DISCARD_REACH,
    EVERYWHERE,
    NOBODY,
    SLOTS,
    TABLE,
    USA,
)
from salon.games.v1919.tracks import deploy_spaces, deployable
from salon.games.v1919.turn import UsaAction
from salon.kernel import Action

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# The topics of promises about later turns. An effect of an Event is not among them: it stands on one card.
LATER_TOPICS = (
    answers.T_ACTION,
    answers.T_SETTLE,
    answers.T_PLACE,
    answers.T_NOT_PLACE,
    answers.T_OPTION,
    answers.T_MILITARY,
    answers.T_DEPLOY,
    answers.T_EVENT,
    answers.T_REGION,
    answers.T_ADVANCE,
    answers.T_NEXT_EVENT,
    answers.T_EVENT_CUBE,
    answers.T_REFILL,
    answers.T_PASS,
    answers.T_BID,
    answers.T_NO_UNITS,
    answers.T_MODIFIER,
)


def prospects(s: V1919State, topic: int, power: int, *, later: bool = False) -> tuple[Action, ...]:
    """The answers that a power could promise to give on a topic; a topic without answers gives PASS."""
    if later:
        return _later(s, topic, power)
    gate, found = _PROSPECTS[topic]
    return found(s, power) if gate(s, power) else ()


def open_topics(s: V1919State, powers: tuple[int, ...]) -> list[int]:
    """The topics on which one of these powers could promise an answer.

    Topics share gates, which are asked once: this is worked out for every draft at every question.
    """
    let_in = {gate: [power for power in powers if gate(s, power)] for gate in _GATES}
    return [
        topic
        for topic, (gate, found) in _PROSPECTS.items()
        if let_in[gate] and any(found(s, power) for power in let_in[gate])
    ]


def _settle(s: V1919State, power: int) -> tuple[Action, ...]:
    return tuple(s.cards.first_issue + s.issues[slot] for slot in settleable(s, power))


def _place(s: V1919State, power: int) -> tuple[Action, ...]:
    return _issues(s, ALL_SLOTS)


def _issues(s: V1919State, slots: range) -> tuple[Action, ...]:
    return tuple([s.cards.first_issue + s.issues[slot] for slot in slots if s.issues[slot] != NOBODY])


def _military(s: V1919State, power: int) -> tuple[Action, ...]:
    return (*military_actions(s, power), DONE)


def _deploy(s: V1919State, power: int) -> tuple[Action, ...]:
    regions = {(space - SPACE) // 4 for space in _spaces(s, power)}
    return tuple(REGION + region for region in sorted(regions))


def _advance(s: V1919State, power: int) -> tuple[Action, ...]:
    return _issues(s, range(TABLE, SLOTS))


def _next_event(s: V1919State, power: int) -> tuple[Action, ...]:
    return tuple(s.cards.first_event + event for event in s.waiting_events)


def _event_cube(s: V1919State, power: int) -> tuple[Action, ...]:
    return (AMOUNT, AMOUNT + 1)


def _refill(s: V1919State, power: int) -> tuple[Action, ...]:
    reach = min(DISCARD_REACH, len(s.issue_discard))
    return (DECK, *range(DISCARD, DISCARD + reach))


def _pass(s: V1919State, power: int) -> tuple[Action, ...]:
    return (PASS,)


def _bid(s: V1919State, power: int) -> tuple[Action, ...]:
    return tuple(range(AMOUNT, AMOUNT + s.available[power] + 1))


def _modifier(s: V1919State, power: int) -> tuple[Action, ...]:
    return (MODIFIER - 1, MODIFIER, MODIFIER + 1)


def _later(s: V1919State, topic: int, power: int) -> tuple[Action, ...]:
    """What a player could say about later turns, of the Issues that can be seen now."""
    if power not in s.powers or topic not in LATER_TOPICS:
        return ()
    if topic in _LATER:
        return _LATER[topic]
    if topic == answers.T_NEXT_EVENT:
        return tuple(s.cards.first_event + event for event in s.waiting_events)
    seen = tuple(s.cards.first_issue + issue for issue in s.issues if issue != NOBODY)
    if topic != answers.T_OPTION:
        return seen
    return tuple(option for issue in seen for option in s.cards.options[issue - s.cards.first_issue])


_LATER: dict[int, tuple[Action, ...]] = {
    answers.T_ACTION: (PLACE, RECLAIM, SETTLE),
    answers.T_MILITARY: (DEPLOY, DEMOBILIZE, DONE),
    answers.T_DEPLOY: tuple(REGION + region for region in EVERYWHERE),
    answers.T_EVENT: (PERFORM, DECLINE),
    answers.T_REGION: tuple(REGION + region for region in EVERYWHERE),
    answers.T_EVENT_CUBE: (AMOUNT, AMOUNT + 1),
    answers.T_REFILL: (DECK, *range(DISCARD, DISCARD + DISCARD_REACH)),
    answers.T_PASS: (PASS,),
    answers.T_BID: tuple(range(AMOUNT, AMOUNT + CUBES + 1)),
    answers.T_NO_UNITS: (PASS,),
    answers.T_MODIFIER: (MODIFIER - 1, MODIFIER, MODIFIER + 1),
}


def may_act(s: V1919State, power: int) -> bool:
    """Whether a power has its Political Action of this turn before it."""
    if power in s.powers:
        return power == s.active and not s.political
    return lies(s, UsaAction)


def lies(s: V1919State, kind: type[V1919Step]) -> bool:
    """Whether a step of a kind lies on the stack."""
    for step in s.stack:  # noqa: SIM110  (asked very often; with any() it takes twice as long)
        if type(step) is kind:
            return True
    return False


def may_deploy(s: V1919State, power: int) -> bool:
    return power == s.active and not s.military


def _spaces(s: V1919State, power: int) -> set[Action]:
    """The spaces that a Deploy could reach."""
    return {space for disc in deployable(s, power) for space in deploy_spaces(s, power, disc)}


def _settles(s: V1919State, power: int) -> bool:
    """Whether a power could settle in this turn, or has just begun to."""
    return (may_act(s, power) and can_settle(s, power)) or under_way(s, Settle, power)


def _may_settle(s: V1919State, power: int) -> bool:
    return may_act(s, power) or under_way(s, Settle, power)


def _may_advance(s: V1919State, power: int) -> bool:
    return _comes(s, AdvanceIssue, power)


def _may_call_event(s: V1919State, power: int) -> bool:
    return _comes(s, AdvanceEvent, power)


def _may_refill(s: V1919State, power: int) -> bool:
    return _comes(s, Refill, power)


def _may_roll(s: V1919State, power: int) -> bool:
    return bool(roll_regions(s, power))


def _may_choose(s: V1919State, power: int) -> bool:
    return bool(may_control(s, power))


def _decides_event(s: V1919State, power: int) -> bool:
    return power == event_decider(s)


def under_way(s: V1919State, kind: type[V1919Step], power: int) -> bool:
    """Whether a step of a kind lies on the stack and is the business of a power."""
    return s.actor == power and lies(s, kind)


def _comes(s: V1919State, kind: type[V1919Step], power: int) -> bool:
    """Whether a step of a Settle may still come in this turn, for a power to decide."""
    return _settles(s, power) or under_way(s, kind, power)


def _may_bid(s: V1919State, power: int) -> bool:
    """Whether a power might be asked to bid in this turn: now, or after a Settle."""
    if power not in s.powers:
        return False
    auctions = [step for step in s.stack if isinstance(step, Bid)]
    if auctions:
        return any(power in bid.order and bid.high != power for bid in auctions)
    return s.slot != NOBODY or any(_settles(s, other) for other in (s.active, USA))


def _options_open(s: V1919State, power: int) -> tuple[Action, ...]:
    """The options that a power might come to choose: an option may be promised until it is chosen."""
    if s.seats == 2 and power == USA:
        return tuple(o for issue in may_control(s, USA) for o in s.cards.usa_options[issue])
    return tuple(option for issue in may_control(s, power) for option in s.cards.options[issue])


def may_control(s: V1919State, power: int) -> list[int]:
    """The Issues whose option a power may have to choose in this turn."""
    found = [s.issues[slot] for slot in range(TABLE) if s.issues[slot] != NOBODY and s.winner(slot) == power]
    for step in s.stack:
        if isinstance(step, ChooseOption) and s.controller[step.issue_settled] == power:
            found.append(step.issue_settled)
        elif isinstance(step, Bid) and (power in step.order or power == step.high):
            found.append(step.unsettled)
    return found


def event_decider(s: V1919State) -> int:
    """Who decides the Conference effect of the Event on the Table, if it is still to come in this turn."""
    if s.table_event == NOBODY:
        return NOBODY
    if lies(s, DiscardEvent):
        return s.decider
    owner = s.event_cube
    under_way = lies(s, Conference)
    if under_way or _settles(s, s.active):
        settler = s.actor if under_way else s.active
        return owner if owner != NOBODY else settler
    if s.seats == 2 and _settles(s, USA):
        return owner if owner != NOBODY else USA
    return NOBODY


def event_answers(s: V1919State, topic: int, power: int) -> tuple[Action, ...]:
    """What a power that decides about the Event on the Table may have to say."""
    card, begun = s.cards.events[s.table_event], lies(s, DiscardEvent)
    steps = [step for step in s.stack if step in card.conference] if begun else list(card.conference)
    if topic == answers.T_EVENT:
        return (PERFORM, DECLINE) if card.optional and not begun else ()
    if topic == answers.T_CHOICE:
        choices = [step for step in steps if type(step) is Choose]
        return choices[0].useful(s, power) if choices else ()
    chosen = [step for step in steps if isinstance(step, AtPlace) and step.region in {"choice", "choice_2"}]
    return tuple(REGION + r for r in EVERYWHERE if chosen[0].can_move(s, r)) if chosen else ()


_Gate: TypeAlias = "Callable[[V1919State, int], bool]"
_Answers: TypeAlias = "Callable[[V1919State, int], tuple[Action, ...]]"
# By topic, in the order of the vocabulary: whether it is a power's business in this turn, and what the power
# could promise then.
_PROSPECTS: dict[int, tuple[_Gate, _Answers]] = {
    answers.T_ACTION: (may_act, political_actions),
    answers.T_SETTLE: (_may_settle, _settle),
    answers.T_PLACE: (may_act, _place),
    answers.T_NOT_PLACE: (may_act, _place),
    answers.T_OPTION: (_may_choose, _options_open),
    answers.T_MILITARY: (may_deploy, _military),
    answers.T_DEPLOY: (may_deploy, _deploy),
    answers.T_EVENT: (_decides_event, lambda s, power: event_answers(s, answers.T_EVENT, power)),
    answers.T_CHOICE: (_decides_event, lambda s, power: event_answers(s, answers.T_CHOICE, power)),
    answers.T_REGION: (_decides_event, lambda s, power: event_answers(s, answers.T_REGION, power)),
    answers.T_ADVANCE: (_may_advance, _advance),
    answers.T_NEXT_EVENT: (_may_call_event, _next_event),
    answers.T_EVENT_CUBE: (_may_call_event, _event_cube),
    answers.T_REFILL: (_may_refill, _refill),
    answers.T_PASS: (_may_bid, _pass),
    answers.T_BID: (_may_bid, _bid),
    answers.T_NO_UNITS: (_may_bid, _pass),
    answers.T_MODIFIER: (_may_roll, _modifier),
}
_GATES = tuple({gate for gate, _ in _PROSPECTS.values()})


def event_choice(s: V1919State) -> Choose | None:
    """The choice between effects that the Event on the Table gives."""
    if s.table_event == NOBODY:
        return None
    return next((step for step in s.cards.events[s.table_event].conference if type(step) is Choose), None)


def roll_regions(s: V1919State, power: int) -> list[int]:
    """The Regions where a power has a disc that may change a roll."""
    return [region for region in EVERYWHERE if power in s.cards.roll_spaces[region](s.spaces)]
