"""Promises: whether they can be kept. What may be promised is in `prospects`, how it binds in `binding`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import answers
from salon.games.v1919.actions import military_actions, political_actions
from salon.games.v1919.answers import (
    AMOUNT,
    DECK,
    DEMOBILIZE,
    DEPLOY,
    DISC_IN,
    DISCARD,
    DONE,
    PLACE,
    RECLAIM,
    REGION,
    SETTLE,
    SPACE,
)
from salon.games.v1919.auction import Bid
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.prospects import lies, may_act, may_deploy, roll_regions, under_way
from salon.games.v1919.settle import (
    EventCube,
    Refill,
    Settle,
    settleable,
)
from salon.games.v1919.terms import (
    ALL_SLOTS,
    NEVER,
    NOBODY,
    Term,
)
from salon.games.v1919.tracks import Deploy, DeployTo, deploy_spaces, deployable, disc_sources
from salon.kernel import Action

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


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
        and all(_refill_kept(s, power, term, spare) for term in own if term.topic == answers.T_REFILL)
        and all(term.n in roll_regions(s, power) for term in own if term.topic == answers.T_MODIFIER)
    )


def _for_event(s: V1919State, power: int, own: list[Term]) -> int:
    """The cube that was promised for the next Event, from when the Event before it is done with."""
    comes = s.table_event == NOBODY or lies(s, EventCube)
    return int(
        comes
        and s.actor == power
        and any(term.topic == answers.T_EVENT_CUBE and term.action > AMOUNT for term in own)
    )


def consistent(terms: list[Term]) -> bool:
    """Whether promises of one power name one answer to each question."""
    once: set[tuple[int, int]] = set()
    for term in terms:
        if term.topic in {answers.T_PLACE, answers.T_NOT_PLACE, answers.T_BID, answers.T_NO_UNITS}:
            continue
        key = (term.topic, term.n)
        if key in once:
            return False
        once.add(key)
    return not (
        {t.action for t in terms if t.topic == answers.T_PASS}
        and any(t.topic == answers.T_BID for t in terms)
    )


def slots_of(s: V1919State, terms: list[Term], topic: int) -> dict[int, Term]:
    """Where the Issues lie that promises on a topic are about."""
    first = s.cards.first_issue
    about = {term.action - first: term for term in terms if term.topic == topic}
    return {slot: about[s.issues[slot]] for slot in ALL_SLOTS if s.issues[slot] in about}


def _political_kept(s: V1919State, power: int, own: list[Term], spare: int) -> bool:
    kinds = {term.topic for term in own}
    if not kinds & {answers.T_ACTION, answers.T_SETTLE, answers.T_PLACE, answers.T_NOT_PLACE}:
        return True
    places, barred = slots_of(s, own, answers.T_PLACE), slots_of(s, own, answers.T_NOT_PLACE)
    settled = [term for term in own if term.topic == answers.T_SETTLE]
    wanted = {term.action for term in own if term.topic == answers.T_ACTION}
    wanted |= {SETTLE} if settled else set()
    wanted |= {PLACE} if answers.T_PLACE in kinds else set()
    if not may_act(s, power):
        if settled:
            return under_way(s, Settle, power) and _on_table(s, power, settled[0])
        return _finished(s, power, places, barred, spare)
    allowed = set(political_actions(s, power))
    if (
        len(wanted) > 1
        or not wanted <= allowed
        or len(places) < len([t for t in own if t.topic == answers.T_PLACE])
    ):
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
    return {t.action for t in s.terms if t.topic == answers.T_SETTLE and t.power == s.active and not t.left}


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
    wanted = {term.action for term in own if term.topic == answers.T_MILITARY}
    regions = {term.action - REGION for term in own if term.topic == answers.T_DEPLOY}
    wanted |= {DEPLOY} if regions else set()
    if len(wanted) > 1 or len(regions) > 1:
        return False
    if not wanted - {DONE}:
        return True
    rolls = {term.n for term in own if term.topic == answers.T_MODIFIER}
    step = s.stack[-1] if s.stack else None
    if may_deploy(s, power):
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
    if term.action == DECK or not under_way(s, Refill, power):
        return True
    price = term.action - DISCARD
    return price <= spare and price < len(s.issue_discard)
