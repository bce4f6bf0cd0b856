"""Promises: whether they can be kept. What may be promised is in `prospects`, how it binds in `binding`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import answers
from salon.games.v1919.actions import military_actions, political_actions
from salon.games.v1919.answers import (
    AMOUNT,
    DECK,
    DECLINE,
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
from salon.games.v1919.following import FOLLOWING, FREE, chosen_of, free_to_settle, way
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.prospects import lies, may_act, may_deploy, roll_regions, under_way
from salon.games.v1919.settle import (
    EventCube,
    Refill,
    Settle,
    settleable,
    spent,
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


# Promises that stand in each other's way: if one of them has become void, so may the others have.
ENTANGLED = frozenset(
    {
        answers.T_ACTION,
        answers.T_SETTLE,
        answers.T_PLACE,
        answers.T_NOT_PLACE,
        answers.T_MILITARY,
        answers.T_DEPLOY,
        answers.T_REFILL,
    }
)


class Held(msgspec.Struct, frozen=True):
    """What a power has to keep in this turn: promises, and whether also the cubes for its payments."""

    terms: tuple[Term, ...]
    pays: bool = True


def owed(s: V1919State, power: int) -> int:
    """The cubes that a power must keep for payments and for its standing bid."""
    return set_apart(s, power) + committed(s, power)


def set_apart(s: V1919State, power: int) -> int:
    """The cubes that wait for promises to be kept."""
    return sum([due.n for due in s.dues if due.power == power])


def committed(s: V1919State, power: int) -> int:
    """The cubes of a standing bid (v1919.ruling.bid.commit)."""
    cubes = 0
    for step in s.stack:  # asked very often; with sum() it takes twice as long
        if type(step) is Bid and step.high == power:
            cubes += step.cubes
    return cubes


def promised(s: V1919State, power: int) -> tuple[Term, ...]:
    """All that a power has promised for this turn."""
    return tuple([term for term in s.terms if term.power == power and not term.left])


def standing(s: V1919State, power: int) -> Held:
    """What can still be kept, the earlier promise before the later; all else is void.

    One that others have made impossible takes none of the others with it; payments come last, since as much
    is paid as can be.
    """
    terms = promised(s, power)
    everything = Held(terms)
    if kept(s, power, everything):
        return everything
    held: tuple[Term, ...] = ()
    for term in terms:
        if kept(s, power, Held((*held, term), pays=False)):
            held += (term,)
    return Held(held, pays=kept(s, power, Held(held)))


def keepable(s: V1919State, power: int) -> bool:
    """Whether a power can still keep all that it has promised for this turn."""
    return kept(s, power, Held(promised(s, power)))


def kept(s: V1919State, power: int, held: Held) -> bool:
    """Whether a power can still keep some promises together."""
    own = held.terms
    spare = s.available[power] - committed(s, power)
    if held.pays and s.dues:
        spare -= set_apart(s, power)
    if not own:
        return spare >= 0
    spare -= _for_event(s, power, own)
    if spare < 0:
        return False
    for term in own:
        if term.topic == answers.T_REFILL and term.action != DECK and not _refill_kept(s, power, own, spare):
            return False
        if term.topic == answers.T_MODIFIER and term.n not in roll_regions(s, power):
            return False
    return _political_kept(s, power, own, spare) and _military_kept(s, power, own)


def still_kept(before: V1919State, s: V1919State, power: int, held: Held) -> bool:
    """Whether what could be kept before an answer has been kept, or still can be."""
    left = tuple([term for term in held.terms if term in s.terms])
    if s.turn != before.turn:  # what had still to be brought up cannot be any more
        waited = [way(before, power, term, held.terms) for term in left if term.topic in FOLLOWING]
        if any(found != FREE for found in waited):
            return False
    return kept(s, power, Held(left, held.pays))


def _for_event(s: V1919State, power: int, own: Sequence[Term]) -> int:
    """The cube that was promised for the next Event, from when the Event before it is done with."""
    if s.actor != power or not any(t.topic == answers.T_EVENT_CUBE and t.action > AMOUNT for t in own):
        return 0
    return int(s.table_event == NOBODY or lies(s, EventCube))


def consistent(terms: Sequence[Term]) -> bool:
    """Whether promises of one power name one answer to each question."""
    once: set[tuple[int, int]] = set()
    for term in terms:
        if term.topic in {answers.T_PLACE, answers.T_NOT_PLACE, answers.T_BID, answers.T_NO_UNITS}:
            continue
        key = (term.topic, term.n)
        if key in once:
            return False
        once.add(key)
    topics = {term.topic for term in terms}
    undone = any((term.topic, term.action) == (answers.T_EVENT, DECLINE) for term in terms)
    clash = {answers.T_PASS, answers.T_BID} <= topics
    return not clash and not (undone and topics & {answers.T_CHOICE, answers.T_REGION})


def slots_of(s: V1919State, terms: Sequence[Term], topic: int) -> dict[int, Term]:
    """Where the Issues lie that promises on a topic are about."""
    first = s.cards.first_issue
    about = {term.action - first: term for term in terms if term.topic == topic}
    return {slot: about[s.issues[slot]] for slot in ALL_SLOTS if s.issues[slot] in about}


POLITICAL_TOPICS = FOLLOWING | {answers.T_ACTION, answers.T_SETTLE, answers.T_PLACE, answers.T_NOT_PLACE}


def _political_kept(s: V1919State, power: int, own: Sequence[Term], spare: int) -> bool:
    kinds = {term.topic for term in own}
    if not kinds & POLITICAL_TOPICS:
        return True
    first = s.cards.first_issue
    places = slots_of(s, own, answers.T_PLACE) if answers.T_PLACE in kinds else {}
    barred = slots_of(s, own, answers.T_NOT_PLACE) if answers.T_NOT_PLACE in kinds else {}
    settled = {term.action - first for term in own if term.topic == answers.T_SETTLE}
    wanted = {term.action for term in own if term.topic == answers.T_ACTION}
    wanted |= {PLACE} if answers.T_PLACE in kinds else set()
    for term in own if kinds & FOLLOWING else ():
        found = way(s, power, term, own)
        if found is None:
            return False
        settlers, issue = found
        if settlers == (power,):
            wanted.add(SETTLE)
            settled |= {issue} - {NOBODY}
        elif settlers and not any(free_to_settle(s, settler, issue) for settler in settlers):
            return False
    wanted |= {SETTLE} if settled else set()
    if answers.T_PLACE in kinds and len(places) < len([t for t in own if t.topic == answers.T_PLACE]):
        return False
    if len(settled) > 1 or not all(_on_table(s, power, issue) for issue in settled):
        return False
    if not may_act(s, power):
        if SETTLE in wanted:
            return not places and under_way(s, Settle, power)
        return _finished(s, power, places, barred, spare)
    allowed = set(political_actions(s, power))
    if len(wanted) > 1 or not wanted <= allowed:
        return False
    if any(term.action in _to_go(s, power) for term in places.values()):
        return False
    if wanted == {PLACE} or (barred and not wanted and not allowed & {RECLAIM, SETTLE}):
        return not allowed or leads(s, power, places, barred, spare)
    return True


def _on_table(s: V1919State, power: int, issue: int) -> bool:
    """Whether a power can settle the Issue that it promised to, and that nobody is to settle before it."""
    issues = [s.issues[slot] for slot in settleable(s, power)]
    return issue in issues and s.cards.first_issue + issue not in _to_go(s, power)


def _to_go(s: V1919State, power: int) -> set[Action]:
    """The Issues that whoever has the turn has promised to settle before the two-player USA acts."""
    if power in s.powers:
        return set()
    own, first = promised(s, s.active), s.cards.first_issue
    chosen = {first + issue for issue in chosen_of(s, s.active, own)}
    return chosen | {t.action for t in own if t.topic == answers.T_SETTLE}


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


def _military_kept(s: V1919State, power: int, own: Sequence[Term]) -> bool:
    if not any(term.topic in {answers.T_MILITARY, answers.T_DEPLOY} for term in own):
        return True
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


def _refill_kept(s: V1919State, power: int, own: Sequence[Term], spare: int) -> bool:
    """An Issue of the discards must be there and payable, also with what comes back from the Settle."""
    price = max(
        term.action - DISCARD for term in own if term.topic == answers.T_REFILL and term.action != DECK
    )
    if price >= len(s.issue_discard):
        return False
    if under_way(s, Refill, power):
        return price <= spare
    first, named = s.cards.first_issue, {term.action for term in own if term.topic == answers.T_SETTLE}
    named |= {first + issue for issue in chosen_of(s, power, own)}
    back = [
        s.cubes[slot][power] - spent(power, s.cubes[slot][power], s.winner(slot), power)
        for slot in settleable(s, power)
        if not named or first + s.issues[slot] in named
    ]
    return price <= spare + max(back, default=0)
