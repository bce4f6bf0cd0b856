"""Whether a promise was broken: a check on how promises bind, which trusts nothing of that.

It looks at the pieces before and after an answer. Only what leaves no trace on the board is read from the
answer itself (which action was chosen, what was said of an Event), or from what the rules tell when it is
given once more (bids, and what is announced before a roll).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import answers, facts
from salon.games.v1919.actions import MILITARY, POLITICAL, ChooseAction
from salon.games.v1919.answers import (
    ACCEPT,
    AMOUNT,
    DECK,
    DECLINE,
    DEPLOY,
    DISCARD,
    DONE,
    MODIFIER,
    PLACE,
    REGION,
    SETTLE,
    SPACE,
)
from salon.games.v1919.base import V1919Step
from salon.games.v1919.drafts import bind
from salon.games.v1919.effects import AtPlace
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.promises import ENTANGLED, Held, kept, promised, standing, still_kept
from salon.games.v1919.prospects import event_choice
from salon.games.v1919.settle import Conference, DiscardEvent, EventCube, Refill, settleable
from salon.games.v1919.terms import NATION_NAME, NOBODY, TABLE, USA, Deal, Term
from salon.games.v1919.turn import UsaAction
from salon.kernel import Action, Fact, Need, Script

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# What no answer to the question of a step touches, or what a deal leaves behind beside the pieces.
TALKED = frozenset({"talk", "pending", "reveals", "notes"})


class Answered(msgspec.Struct, frozen=True):
    """An answer to the question of a step: the positions around it, and what the rules alone would allow."""

    before: V1919State
    after: V1919State
    action: Action
    seat: int
    legal: tuple[Action, ...]
    told: tuple[Fact, ...]

    @property
    def asked(self) -> V1919Step:
        step = self.before.stack[-1]
        assert isinstance(step, V1919Step)
        return step

    def acts(self, power: int) -> bool:
        """Whether a power was asked which action it takes."""
        if power in self.before.powers:
            return isinstance(self.asked, ChooseAction) and power == self.before.active
        return isinstance(self.asked, UsaAction)

    def gone(self) -> list[int]:
        """The Issues that were on the board and are not: a Settle alone takes one."""
        return [issue for issue in self.before.issues if issue not in {NOBODY, *self.after.issues}]

    def bids(self, power: int) -> list[facts.Bid]:
        """What a power has bid."""
        return [f for f in self.told if isinstance(f, facts.Bid) and f.nation == NATION_NAME[power]]

    def announced(self, power: int, region: int) -> list[facts.Modifier]:
        """What a power has said before the roll for a Region."""
        place = NATION_NAME[power], self.before.region_name(region)
        return [f for f in self.told if isinstance(f, facts.Modifier) and (f.nation, f.region) == place]


def broken(before: V1919State, after: V1919State, action: Action, seat: int) -> Term | None:
    """A promise that could be kept before an answer and was not: this must never be."""
    deal = _agreed(before, action, seat)
    if deal is not None:  # its payments are made and its promises hold before the answer at hand is given
        before, held = _enacted(before, deal), before
        for power in held.factions:
            firm = standing(held, power)
            if firm.terms and not kept(before, power, firm):
                return firm.terms[0]
        now = [item for item in deal.items if isinstance(item, Term) and item.topic == answers.T_NOW]
        if not now:
            return None
        action = now[0].action
        if not _carried_out(before, after, now[0]):
            return now[0]
    elif (asked := before.decision(seat)) is None or action not in asked.legal:
        return None  # talk
    if not before.terms:
        return None
    answered = Answered(before, after, action, seat, _by_the_rules(before), _told(before, action, seat))
    for term in before.terms:
        if not term.left and _binds(before, term) and BROKEN[term.topic](answered, term):
            return term
    return _escaped(answered)


def _agreed(s: V1919State, action: Action, seat: int) -> Deal | None:
    """The deal that an acceptance has made whole."""
    power = s.powers[seat]
    for deal in s.talk.deals if s.talk and action == ACCEPT else ():
        if power in deal.partners and {*deal.agreed, power} == {*deal.partners}:
            return deal
    return None


def _enacted(s: V1919State, deal: Deal) -> V1919State:
    then = s.copy()
    then.talk = None
    bind(then, deal)
    return then


def _carried_out(before: V1919State, after: V1919State, now: Term) -> bool:
    """Whether the answer at hand was one that the rules allow, and was given."""
    if now.action not in _by_the_rules(before):
        return False
    then = before.copy()
    then.stack[-1].answer(then, now.action, then.powers.index(now.power))
    then.run()
    found, expected = after.position(), then.position()
    return all(found[field] == expected[field] for field in found if field not in TALKED)


def _told(s: V1919State, action: Action, seat: int) -> tuple[Fact, ...]:
    """What happens when the answer is given once more."""
    then = s.copy()
    then.journal = []
    then.stack[-1].answer(then, action, seat)
    then.run()
    return tuple(event.fact for event in then.journal)


def _by_the_rules(s: V1919State) -> tuple[Action, ...]:
    """The answers to the question at hand if nobody had promised anything."""
    then = s.copy()
    then.deals, then.talk, then.terms = False, None, ()
    then.run()
    return then.pending[0].legal


def _binds(s: V1919State, term: Term) -> bool:
    """Whether a promise is not void: it can be kept, or it stands by itself."""
    if term in standing(s, term.power).terms:
        return True
    return term.topic not in ENTANGLED and [t.topic for t in promised(s, term.power)].count(term.topic) == 1


# -- topic by topic ----------------------------------------------------------------------------------


def _action(a: Answered, term: Term) -> bool:
    """Another Political Action was chosen."""
    return _not_chosen(a, term.power, term.action, POLITICAL)


def _not_chosen(a: Answered, power: int, promised: Action, among: tuple[Action, ...]) -> bool:
    return a.acts(power) and a.action in among and a.action != promised and promised in a.legal


def _settle(a: Answered, term: Term) -> bool:
    """Another Political Action was chosen, or another Issue was settled."""
    issue = term.action - a.before.cards.first_issue
    if a.before.actor != term.power or issue not in [
        a.before.issues[slot] for slot in settleable(a.before, term.power)
    ]:
        return False
    return _not_chosen(a, term.power, SETTLE, POLITICAL) or any(other != issue for other in a.gone())


def _place(a: Answered, term: Term) -> bool:
    """Another Political Action was chosen, or the placement ended without the Issue or the number."""
    if a.before.actor != term.power:
        return False
    put = _put(a, term)
    if put > 0:
        exact = term.n > 0 and isinstance(a.asked, PlaceCubes) and AMOUNT + term.n in a.legal
        return exact and put != term.n
    ended = isinstance(a.asked, Place | PlaceCubes) and not _placing(a.after)
    return ended or _not_chosen(a, term.power, PLACE, POLITICAL)


def _put(a: Answered, term: Term) -> int:
    """The cubes that a power has put on an Issue; those that it has back are none."""
    issue = term.action - a.before.cards.first_issue
    return _cubes_on(a.after, issue, term.power) - _cubes_on(a.before, issue, term.power)


def _cubes_on(s: V1919State, issue: int, power: int) -> int:
    return s.cubes[s.issues.index(issue)][power] if issue in s.issues else 0


def _placing(s: V1919State) -> bool:
    return any(isinstance(step, Place | PlaceCubes) for step in s.stack)


def _not_place(a: Answered, term: Term) -> bool:
    """The Issue was chosen for a placement; how many cubes are put there then is no matter."""
    if a.before.actor != term.power or isinstance(a.asked, PlaceCubes):
        return False
    issue = term.action - a.before.cards.first_issue
    step = a.after.stack[-1] if a.after.stack else None
    return _put(a, term) > 0 or (isinstance(step, PlaceCubes) and a.after.issues[step.on] == issue)


def _option(a: Answered, term: Term) -> bool:
    issue = next(n for n, options in enumerate(a.before.cards.options) if term.action in options)
    if _elsewhere(a, term, issue):
        return True
    chosen = _option_of(a.after, issue, term.power)
    return chosen not in {NOBODY, term.action} and _option_of(a.before, issue, term.power) == NOBODY


def _elsewhere(a: Answered, term: Term, issue: int) -> bool:
    """An Issue that its own leader could have settled was left where it is."""
    s = a.before
    slots = [slot for slot in settleable(s, term.power) if s.issues[slot] == issue]
    if s.actor != term.power or [s.winner(slot) for slot in slots] != [term.power]:
        return False
    return _shunned(a, term) or any(other != issue for other in a.gone())


def _shunned(a: Answered, term: Term) -> bool:
    """The Settle that would have brought the question up was not chosen."""
    return _firm(a, term) and _not_chosen(a, term.power, SETTLE, POLITICAL)


def _firm(a: Answered, term: Term) -> bool:
    return term in standing(a.before, term.power).terms


def _option_of(s: V1919State, issue: int, power: int) -> int:
    """The option that a power has chosen for an Issue."""
    chosen = s.option[issue]
    return s.cards.options[issue][chosen] if chosen != NOBODY and s.controller[issue] == power else NOBODY


def _military(a: Answered, term: Term) -> bool:
    """Another Military Action was chosen, or one where none was promised, or the turn ended without it."""
    if term.action == DONE:
        return a.acts(term.power) and a.action in MILITARY
    return _not_chosen(a, term.power, term.action, (*MILITARY, DONE))


def _deploy(a: Answered, term: Term) -> bool:
    """A disc was deployed elsewhere, or nothing was."""
    region = term.action - REGION
    spaces = range(SPACE + 4 * region, SPACE + 4 * region + 4)
    elsewhere = [
        space
        for space, (was, now) in enumerate(zip(a.before.spaces, a.after.spaces, strict=True), SPACE)
        if now == term.power != was and space not in spaces
    ]
    if elsewhere:
        return any(space in spaces for space in a.legal)
    return _not_chosen(a, term.power, DEPLOY, (*MILITARY, DONE))


def _of_event(a: Answered, term: Term, step: V1919Step | None) -> bool:
    """Another answer was given to a question about the Event on the Table."""
    asked = a.asked == step and a.before.decider == term.power
    return asked and a.action != term.action and term.action in a.legal


def _hushed(a: Answered, term: Term) -> bool:
    """The Event was not called, or declined, by whoever had something to say of it."""
    s = a.before
    if s.event_cube not in {NOBODY, term.power} or (term.topic, term.action) == (answers.T_EVENT, DECLINE):
        return False
    if isinstance(a.asked, Conference) and s.decider == term.power and term.topic != answers.T_EVENT:
        return a.action == DECLINE and _firm(a, term)
    if s.seats == 2 and s.event_cube == term.power:  # a Settle of either is enough
        return _firm(a, term) and s.active == term.power and _not_chosen(a, USA, SETTLE, POLITICAL)
    return _shunned(a, term)


def _event(a: Answered, term: Term) -> bool:
    return _hushed(a, term) or _of_event(a, term, a.asked if isinstance(a.asked, Conference) else None)


def _choice(a: Answered, term: Term) -> bool:
    return _hushed(a, term) or (_at_conference(a) and _of_event(a, term, event_choice(a.before)))


def _region(a: Answered, term: Term) -> bool:
    named = isinstance(a.asked, AtPlace) and a.asked.region in {"choice", "choice_2"}
    printed = named and a.asked in a.before.cards.events[a.before.table_event].conference
    return _hushed(a, term) or (_at_conference(a) and _of_event(a, term, a.asked if printed else None))


def _at_conference(a: Answered) -> bool:
    return any(isinstance(step, DiscardEvent) for step in a.before.stack)


def _advance(a: Answered, term: Term) -> bool:
    waiting = a.before.issues[TABLE:]
    moved = [issue for issue in a.after.issues[:TABLE] if issue in waiting and issue != NOBODY]
    issue = term.action - a.before.cards.first_issue
    passed_by = a.before.actor == term.power and bool(moved) and issue not in moved
    return issue in waiting and (passed_by or _shunned(a, term))


def _next_event(a: Answered, term: Term) -> bool:
    event, waiting = term.action - a.before.cards.first_event, a.before.waiting_events
    moved = a.before.actor == term.power and a.after.table_event in waiting
    return event in waiting and ((moved and a.after.table_event != event) or _shunned(a, term))


def _event_cube(a: Answered, term: Term) -> bool:
    """Something else was done with the cube, or an Event was called that has no room for it."""
    s = a.before
    if isinstance(a.asked, EventCube):
        return s.actor == term.power and (a.after.event_cube == term.power) != (term.action > AMOUNT)
    if term.action == AMOUNT:
        return False
    roomy = [event for event in s.waiting_events if s.cards.events[event].icon]
    called = s.actor == term.power and a.after.table_event in s.waiting_events
    return _shunned(a, term) or (_firm(a, term) and called and a.after.table_event not in roomy)


def _refill(a: Answered, term: Term) -> bool:
    if not isinstance(a.asked, Refill):
        return _shunned(a, term)
    if a.before.actor != term.power or term.action not in a.legal:
        return False
    pile, came = a.before.issue_discard[::-1], a.after.issues[a.before.slot]
    return term.action != (DISCARD + pile.index(came) if came in pile else DECK)


def _pass(a: Answered, term: Term) -> bool:
    return bool(a.bids(term.power))


def _bid(a: Answered, term: Term) -> bool:
    return any(bid.cubes > term.action - AMOUNT for bid in a.bids(term.power))


def _no_units(a: Answered, term: Term) -> bool:
    return any(bid.strength for bid in a.bids(term.power))


def _modifier(a: Answered, term: Term) -> bool:
    return any(said.n != term.action - MODIFIER for said in a.announced(term.power, term.n))


BROKEN: dict[int, Callable[[Answered, Term], bool]] = {
    answers.T_ACTION: _action,
    answers.T_SETTLE: _settle,
    answers.T_PLACE: _place,
    answers.T_NOT_PLACE: _not_place,
    answers.T_OPTION: _option,
    answers.T_MILITARY: _military,
    answers.T_DEPLOY: _deploy,
    answers.T_EVENT: _event,
    answers.T_CHOICE: _choice,
    answers.T_REGION: _region,
    answers.T_ADVANCE: _advance,
    answers.T_NEXT_EVENT: _next_event,
    answers.T_EVENT_CUBE: _event_cube,
    answers.T_REFILL: _refill,
    answers.T_PASS: _pass,
    answers.T_BID: _bid,
    answers.T_NO_UNITS: _no_units,
    answers.T_MODIFIER: _modifier,
}


# -- ways round a promise ----------------------------------------------------------------------------


def _escaped(a: Answered) -> Term | None:
    """A promise that an answer has made impossible to keep, while with another one all could be kept."""
    s = a.before
    powers = [power for power in s.factions if _decider(s, power) == a.seat]
    held = {power: standing(s, power) for power in powers}
    own = [term for power in powers for term in promised(s, power) if _binds(s, term)]
    lost = _lost(s, _foreseen(a, a.action).after, held)
    if not lost:
        return None
    for other in a.legal:
        trial = _foreseen(a, other)
        if not _lost(s, trial.after, held) and not any(BROKEN[term.topic](trial, term) for term in own):
            return lost[0]
    return None


def _lost(before: V1919State, s: V1919State, held: dict[int, Held]) -> list[Term]:
    """Promises that could be kept together and cannot any more."""
    if s.result is not None:
        return []
    gone = [one for power, one in held.items() if not still_kept(before, s, power, one)]
    return [term for one in gone for term in one.terms]


def _decider(s: V1919State, power: int) -> int:
    """The seat that decides for a power: its player; for the two-player USA, the Active Player."""
    return s.powers.index(power) if power in s.powers else s.turn


def _foreseen(a: Answered, action: Action) -> Answered:
    """What comes of an answer, up to the first die or card that nobody can know."""
    then = a.before.copy()
    then.deals, then.talk, then.fate = False, None, Script.of_outcomes()
    then.journal = []
    then.event_deck, then.event_discard = [], then.event_deck + then.event_discard  # it must be shuffled
    with suppress(Need):
        then.stack[-1].answer(then, action, a.seat)
        then.run()
    told = tuple(event.fact for event in then.journal)
    return Answered(a.before, then, action, a.seat, a.legal, told)
