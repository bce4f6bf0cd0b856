"""Promises: what may be promised, and whether it can be kept.

A promise names a topic, a power and an answer. How it binds is in `binding`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from salon.games.v1919.actions import military_actions, political_actions
from salon.games.v1919.answers import (
    AMOUNT,
    CHOICE,
    DECK,
    DECLINE,
    DEMOBILIZE,
    DEPLOY,
    DISC_IN,
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
    T_ACTION,
    T_ADVANCE,
    T_BID,
    T_CHOICE,
    T_DEPLOY,
    T_EVENT,
    T_EVENT_CUBE,
    T_MILITARY,
    T_MODIFIER,
    T_NEXT_EVENT,
    T_NO_UNITS,
    T_NOT_PLACE,
    T_OPTION,
    T_PASS,
    T_PLACE,
    T_REFILL,
    T_REGION,
    T_SETTLE,
)
from salon.games.v1919.auction import Bid
from salon.games.v1919.base import V1919Step
from salon.games.v1919.effects import AtPlace, Choose
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.settle import (
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    EventCube,
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
    NEVER,
    NOBODY,
    SLOTS,
    TABLE,
    USA,
    Term,
)
from salon.games.v1919.tracks import Deploy, DeployTo, deploy_spaces, deployable, disc_sources
from salon.games.v1919.turn import UsaAction
from salon.kernel import Action

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# The topics of promises about later turns.
LATER_TOPICS = (T_ACTION, T_SETTLE, T_PLACE, T_NOT_PLACE, T_OPTION, T_MILITARY, T_DEPLOY, T_PASS, T_BID)


# -- what may be promised ------------------------------------------------------------------------


def prospects(s: V1919State, topic: int, power: int, *, later: bool = False) -> tuple[Action, ...]:
    """The answers that a power could promise to give on a topic; a topic without answers gives PASS."""
    return _later(s, topic, power) if later else _PROSPECTS[topic](s, power)


def _action(s: V1919State, power: int) -> tuple[Action, ...]:
    return political_actions(s, power) if may_act(s, power) else ()


def _settle(s: V1919State, power: int) -> tuple[Action, ...]:
    if not may_act(s, power) and not _under_way(s, Settle, power):
        return ()
    return tuple(s.cards.first_issue + s.issues[slot] for slot in settleable(s, power))


def _place(s: V1919State, power: int) -> tuple[Action, ...]:
    return _issues(s, ALL_SLOTS) if may_act(s, power) else ()


def _issues(s: V1919State, slots: range) -> tuple[Action, ...]:
    return tuple(s.cards.first_issue + s.issues[slot] for slot in slots if s.issues[slot] != NOBODY)


def _military(s: V1919State, power: int) -> tuple[Action, ...]:
    return (*military_actions(s, power), DONE) if _may_deploy(s, power) else ()


def _deploy(s: V1919State, power: int) -> tuple[Action, ...]:
    regions = {(space - SPACE) // 4 for space in _spaces(s, power)} if _may_deploy(s, power) else ()
    return tuple(REGION + region for region in sorted(regions))


def _advance(s: V1919State, power: int) -> tuple[Action, ...]:
    return _issues(s, range(TABLE, SLOTS)) if _comes(s, AdvanceIssue, power) else ()


def _next_event(s: V1919State, power: int) -> tuple[Action, ...]:
    waiting = s.waiting_events if _comes(s, AdvanceEvent, power) else ()
    return tuple(s.cards.first_event + event for event in waiting)


def _event_cube(s: V1919State, power: int) -> tuple[Action, ...]:
    return (AMOUNT, AMOUNT + 1) if _comes(s, AdvanceEvent, power) else ()


def _refill(s: V1919State, power: int) -> tuple[Action, ...]:
    reach = min(DISCARD_REACH, len(s.issue_discard))
    return (DECK, *range(DISCARD, DISCARD + reach)) if _comes(s, Refill, power) else ()


def _pass(s: V1919State, power: int) -> tuple[Action, ...]:
    return (PASS,) if _may_bid(s, power) else ()


def _bid(s: V1919State, power: int) -> tuple[Action, ...]:
    return tuple(range(AMOUNT, AMOUNT + s.available[power] + 1)) if _may_bid(s, power) else ()


def _modifier(s: V1919State, power: int) -> tuple[Action, ...]:
    return (MODIFIER - 1, MODIFIER, MODIFIER + 1) if roll_regions(s, power) else ()


def _later(s: V1919State, topic: int, power: int) -> tuple[Action, ...]:
    """What a player could say about later turns, of the Issues that can be seen now."""
    if power not in s.powers or topic not in LATER_TOPICS:
        return ()
    seen = tuple(s.cards.first_issue + issue for issue in s.issues if issue != NOBODY)
    return {
        T_ACTION: (PLACE, RECLAIM, SETTLE),
        T_OPTION: tuple(o for issue in seen for o in s.cards.options[issue - s.cards.first_issue]),
        T_MILITARY: (DEPLOY, DEMOBILIZE, DONE),
        T_DEPLOY: tuple(REGION + region for region in EVERYWHERE),
        T_PASS: (PASS,),
        T_BID: tuple(range(AMOUNT, AMOUNT + CUBES + 1)),
    }.get(topic, seen)


def may_act(s: V1919State, power: int) -> bool:
    """Whether a power has its Political Action of this turn before it."""
    if power in s.powers:
        return power == s.active and not s.political
    return any(isinstance(step, UsaAction) for step in s.stack)


def _may_deploy(s: V1919State, power: int) -> bool:
    return power == s.active and not s.military


def _spaces(s: V1919State, power: int) -> set[Action]:
    """The spaces that a Deploy could reach."""
    return {space for disc in deployable(s, power) for space in deploy_spaces(s, power, disc)}


def _settles(s: V1919State, power: int) -> bool:
    """Whether a power could settle in this turn, or has just begun to."""
    return (may_act(s, power) and can_settle(s, power)) or _under_way(s, Settle, power)


def _under_way(s: V1919State, kind: type[V1919Step], power: int) -> bool:
    """Whether a step of a kind lies on the stack and is the business of a power."""
    return s.actor == power and any(isinstance(step, kind) for step in s.stack)


def _comes(s: V1919State, kind: type[V1919Step], power: int) -> bool:
    """Whether a step of a Settle may still come in this turn, for a power to decide."""
    return _settles(s, power) or _under_way(s, kind, power)


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


def _event_decider(s: V1919State) -> int:
    """Who decides the Conference effect of the Event on the Table, if it is still to come in this turn."""
    if s.table_event == NOBODY:
        return NOBODY
    if any(isinstance(step, DiscardEvent) for step in s.stack):
        return s.decider
    owner = s.event_cube
    under_way = any(isinstance(step, Conference) for step in s.stack)
    if under_way or _settles(s, s.active):
        settler = s.actor if under_way else s.active
        return owner if owner != NOBODY else settler
    if s.seats == 2 and _settles(s, USA):
        return owner if owner != NOBODY else USA
    return NOBODY


def _event_answers(s: V1919State, topic: int) -> tuple[Action, ...]:
    """What the decider of the Event on the Table may have to say."""
    card, begun = s.cards.events[s.table_event], any(isinstance(step, DiscardEvent) for step in s.stack)
    steps = [step for step in s.stack if step in card.conference] if begun else list(card.conference)
    if topic == T_EVENT:
        return (PERFORM, DECLINE) if card.optional and not begun else ()
    if topic == T_CHOICE:
        choices = [step for step in steps if type(step) is Choose]
        return tuple(range(CHOICE, CHOICE + len(choices[0].options))) if choices else ()
    chosen = [step for step in steps if isinstance(step, AtPlace) and step.region in {"choice", "choice_2"}]
    return tuple(REGION + r for r in EVERYWHERE if chosen[0].can_move(s, r)) if chosen else ()


_PROSPECTS: dict[int, Callable[[V1919State, int], tuple[Action, ...]]] = {
    T_ACTION: _action,
    T_SETTLE: _settle,
    T_PLACE: _place,
    T_NOT_PLACE: _place,
    T_OPTION: _options_open,
    T_MILITARY: _military,
    T_DEPLOY: _deploy,
    T_EVENT: lambda s, power: _event_answers(s, T_EVENT) if power == _event_decider(s) else (),
    T_CHOICE: lambda s, power: _event_answers(s, T_CHOICE) if power == _event_decider(s) else (),
    T_REGION: lambda s, power: _event_answers(s, T_REGION) if power == _event_decider(s) else (),
    T_ADVANCE: _advance,
    T_NEXT_EVENT: _next_event,
    T_EVENT_CUBE: _event_cube,
    T_REFILL: _refill,
    T_PASS: _pass,
    T_NO_UNITS: _pass,
    T_BID: _bid,
    T_MODIFIER: _modifier,
}


def event_choice(s: V1919State) -> Choose | None:
    """The choice between effects that the Event on the Table gives."""
    if s.table_event == NOBODY:
        return None
    return next((step for step in s.cards.events[s.table_event].conference if type(step) is Choose), None)


def roll_regions(s: V1919State, power: int) -> list[int]:
    """The Regions where a power has a disc that may change a roll."""
    return [region for region in EVERYWHERE if power in s.cards.roll_spaces[region](s.spaces)]


# -- whether it can be kept ------------------------------------------------------------------------


def owed(s: V1919State, power: int) -> int:
    """The cubes that a power must keep for payments, and for its standing bid (v1919.ruling.bid.commit)."""
    bids = sum(step.cubes for step in s.stack if isinstance(step, Bid) and step.high == power)
    return sum(due.n for due in s.dues if due.power == power) + bids


def keepable(s: V1919State, power: int) -> bool:
    """Whether a power can still keep all that it has promised for this turn."""
    own = [term for term in s.terms if term.power == power and not term.left]
    spare = s.available[power] - owed(s, power) - _for_event(s, power, own)
    return (
        spare >= 0
        and _political_kept(s, power, own, spare)
        and _military_kept(s, power, own)
        and all(_refill_kept(s, power, term, spare) for term in own if term.topic == T_REFILL)
        and all(term.n in roll_regions(s, power) for term in own if term.topic == T_MODIFIER)
    )


def _for_event(s: V1919State, power: int, own: list[Term]) -> int:
    """The cube that was promised for the next Event, from when the Event before it is done with."""
    comes = s.table_event == NOBODY or any(isinstance(step, EventCube) for step in s.stack)
    return int(
        comes
        and s.actor == power
        and any(term.topic == T_EVENT_CUBE and term.action > AMOUNT for term in own)
    )


def consistent(terms: list[Term]) -> bool:
    """Whether promises of one power name one answer to each question."""
    once: set[tuple[int, int]] = set()
    for term in terms:
        if term.topic in {T_PLACE, T_NOT_PLACE, T_BID, T_NO_UNITS}:
            continue
        key = (term.topic, term.n)
        if key in once:
            return False
        once.add(key)
    return not ({t.action for t in terms if t.topic == T_PASS} and any(t.topic == T_BID for t in terms))


def slots_of(s: V1919State, terms: list[Term], topic: int) -> dict[int, Term]:
    """Where the Issues lie that promises on a topic are about."""
    first = s.cards.first_issue
    about = {term.action - first: term for term in terms if term.topic == topic}
    return {slot: about[s.issues[slot]] for slot in ALL_SLOTS if s.issues[slot] in about}


def _political_kept(s: V1919State, power: int, own: list[Term], spare: int) -> bool:
    kinds = {term.topic for term in own}
    if not kinds & {T_ACTION, T_SETTLE, T_PLACE, T_NOT_PLACE}:
        return True
    places, barred = slots_of(s, own, T_PLACE), slots_of(s, own, T_NOT_PLACE)
    settled = [term for term in own if term.topic == T_SETTLE]
    wanted = {term.action for term in own if term.topic == T_ACTION}
    wanted |= {SETTLE} if settled else set()
    wanted |= {PLACE} if T_PLACE in kinds else set()
    if not may_act(s, power):
        if settled:
            return _under_way(s, Settle, power) and _on_table(s, power, settled[0])
        return _finished(s, power, places, barred, spare)
    allowed = set(political_actions(s, power))
    if len(wanted) > 1 or not wanted <= allowed or len(places) < len([t for t in own if t.topic == T_PLACE]):
        return False
    if any(term.action in _to_go(s, power) for term in places.values()):
        return False
    if settled:
        return len(settled) == 1 and _on_table(s, power, settled[0])
    if wanted == {PLACE} or (barred and not wanted and not allowed & {RECLAIM, SETTLE}):
        return not allowed or leads(s, power, places, barred, spare)
    return True


def _on_table(s: V1919State, power: int, term: Term) -> bool:
    """Whether a power can settle the Issue that it promised to, and that nobody is to settle before it."""
    issues = [s.issues[slot] for slot in settleable(s, power)]
    return term.action - s.cards.first_issue in issues and term.action not in _to_go(s, power)


def _to_go(s: V1919State, power: int) -> set[Action]:
    """The Issues that whoever has the turn has promised to settle before the two-player USA acts."""
    if power in s.powers:
        return set()
    return {t.action for t in s.terms if t.topic == T_SETTLE and t.power == s.active and not t.left}


def _finished(
    s: V1919State, power: int, places: dict[int, Term], barred: dict[int, Term], spare: int
) -> bool:
    """Whether the placement that is under way, if one is, can still keep what was promised of it."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Place) and s.actor == power:
        if step.taken == NOBODY:
            return leads(s, power, places, barred, spare)
        free = [slot for slot in places or ALL_SLOTS if slot != step.taken and slot not in barred]
        return any(
            s.issues[slot] != NOBODY and _price(s, power, slot, places.get(slot)) <= spare for slot in free
        )
    if isinstance(step, PlaceCubes) and s.actor == power:
        return not places or step.on in places or step.taken == NOBODY
    return not places


def _price(s: V1919State, power: int, slot: int, term: Term | None) -> int:
    """The cubes that it takes to place on an Issue: to lead there, or as many as were promised."""
    least = s.needed(power, slot)
    if term is None or term.n <= 0 or s.places_minimum(power):
        return least
    return term.n if term.n >= least else NEVER


def leads(s: V1919State, power: int, places: dict[int, Term], barred: dict[int, Term], spare: int) -> bool:
    """Whether a power can place on two Issues as promised: on those named, on none that is barred."""
    if len(places) > 2 or set(places) & set(barred):
        return False
    prices = [_price(s, power, slot, term) for slot, term in places.items()]
    free = [
        _price(s, power, slot, None)
        for slot in ALL_SLOTS
        if s.issues[slot] != NOBODY and slot not in places and slot not in barred
    ]
    prices += sorted(free)[: 2 - len(prices)]
    return len(prices) == 2 and sum(prices) <= spare


def _military_kept(s: V1919State, power: int, own: list[Term]) -> bool:
    wanted = {term.action for term in own if term.topic == T_MILITARY}
    regions = {term.action - REGION for term in own if term.topic == T_DEPLOY}
    wanted |= {DEPLOY} if regions else set()
    if len(wanted) > 1 or len(regions) > 1:
        return False
    if not wanted - {DONE}:
        return True
    rolls = {term.n for term in own if term.topic == T_MODIFIER}
    step = s.stack[-1] if s.stack else None
    if _may_deploy(s, power):
        if not wanted <= set(military_actions(s, power)):
            return False
        if DEMOBILIZE in wanted:
            return any(rolls <= _rolls_without(s, power, disc) for disc in disc_sources(s, power))
        return any(_reach(s, power, disc, regions, rolls) for disc in deployable(s, power))
    if isinstance(step, Deploy):
        return any(_reach(s, power, disc, regions, rolls) for disc in deployable(s, power))
    return isinstance(step, DeployTo) and _reach(s, power, step.disc, regions, rolls)


def _reach(s: V1919State, power: int, disc: Action, regions: set[int], rolls: set[int]) -> bool:
    """Whether a disc can be deployed to a Region, so that discs may still change the rolls in others."""
    without = _rolls_without(s, power, disc)
    for space in deploy_spaces(s, power, disc):
        region, column = divmod(space - SPACE, 4)
        here = {region} if s.cards.board.column[column].modifies_roll else set()
        if regions <= {region} and rolls <= without | here:
            return True
    return False


def _rolls_without(s: V1919State, power: int, disc: Action) -> set[int]:
    """The Regions where a power may change a roll when one of its discs has been taken away."""
    return {*roll_regions(s, power)} - {disc - DISC_IN}


def _refill_kept(s: V1919State, power: int, term: Term, spare: int) -> bool:
    """An Issue of the discards must stay payable once the Settle has come so far that nothing comes back."""
    if term.action == DECK or not _under_way(s, Refill, power):
        return True
    price = term.action - DISCARD
    return price <= spare and price < len(s.issue_discard)
