"""How promises bind, and what becomes of them.

A promise narrows what its power may answer: directly, when the question comes up, and before, when an answer
would make it impossible to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from salon.games.v1919 import answers, deal_facts
from salon.games.v1919.actions import ChooseAction, ReclaimDiscs
from salon.games.v1919.answers import (
    AMOUNT,
    DEMOBILIZE,
    DEPLOY,
    DONE,
    FORCE,
    PASS,
    PLACE,
    RECLAIM,
    REGION,
    SETTLE,
    SPACE,
)
from salon.games.v1919.auction import Bid, BidCubes, BidForce
from salon.games.v1919.base import V1919Step
from salon.games.v1919.deal_words import at_last, item_words, name
from salon.games.v1919.effects import AtPlace, Choose
from salon.games.v1919.following import FOLLOWING
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.promises import ENTANGLED, Held, promised, slots_of, standing, still_kept
from salon.games.v1919.settle import (
    AdvanceEvent,
    AdvanceIssue,
    Conference,
    DiscardEvent,
    EventCube,
    Refill,
    Settle,
)
from salon.games.v1919.terms import (
    CUBES,
    NOBODY,
    USA,
    Due,
    Mark,
    Term,
)
from salon.games.v1919.tracks import Demobilize, Deploy, DeployTo
from salon.games.v1919.turn import UsaAction
from salon.games.v1919.uprising import Announce
from salon.kernel import Action, Need, Script

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# What one does not do: such a promise has been kept when the turn is over.
ABSTAINING = frozenset({answers.T_NOT_PLACE, answers.T_BID, answers.T_NO_UNITS})
# Questions that come up in anybody's turn: a word about one is judged as soon as it does.
ANY_TURN = frozenset(
    {
        answers.T_OPTION,
        answers.T_EVENT,
        answers.T_REGION,
        answers.T_PASS,
        answers.T_BID,
        answers.T_NO_UNITS,
        answers.T_MODIFIER,
    }
)
# An action in several answers is looked through to its end.
PARTS = (Place, PlaceCubes, ReclaimDiscs, Deploy, DeployTo, Demobilize, BidForce, BidCubes, Settle)


# -- how it binds ----------------------------------------------------------------------------------


def permitted(s: V1919State, legal: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
    """What the promises leave of the legal answers; one that cannot be kept any more is void."""
    left = narrowed(s, legal)
    if len(left) < 2:
        return left
    held = {power: standing(s, power) for power in _decided_by(s, seat) if bound_by(s, power)}
    if not any(one.terms or one.pays for one in held.values()):
        return left
    trial = _trial(s, held)
    found = tuple(action for action in left if _survives(trial, trial, action, seat, held))
    return found or _one_by_one(trial, left, seat, held)


def _one_by_one(
    s: V1919State, legal: tuple[Action, ...], seat: int, held: dict[int, Held]
) -> tuple[Action, ...]:
    """If no answer keeps all: those that keep the first promise, of these those that keep the next, …"""
    still = {power: Held((), one.pays) for power, one in held.items()}
    for power, one in held.items():
        for term in one.terms:
            more = {**still, power: Held((*still[power].terms, term), one.pays)}
            found = tuple(action for action in legal if _survives(s, s, action, seat, more))
            if found:
                legal, still = found, more
    return legal


def forbidding(s: V1919State, action: Action) -> Term | None:
    """The promise that forbids an answer which the rules would allow."""
    freely = s.copy()
    freely.terms, freely.talk = (), None
    freely.run()
    if action not in freely.pending[0].legal:
        return None
    kept = [term for term in s.terms if not term.left]
    for term in kept:  # the one without which it would be allowed, if there is one
        freely.terms, freely.dues = tuple(t for t in kept if t is not term), s.dues
        freely.run()
        if action in freely.pending[0].legal:
            return term
    return kept[0] if kept else None


def top(s: V1919State) -> V1919Step:
    step = s.stack[-1]
    assert isinstance(step, V1919Step)
    return step


def bound_by(s: V1919State, power: int) -> bool:
    """Whether a power has anything to keep in this turn."""
    return any(t.power == power and not t.left for t in s.terms) or any(d.power == power for d in s.dues)


def _decided_by(s: V1919State, seat: int) -> tuple[int, ...]:
    """Whose promises the answers of a seat could break: its own, and those of the two-player USA."""
    power = s.powers[seat]
    return (power, USA) if s.seats == 2 and seat == s.turn else (power,)


# A payment that waits for this is not made: in what is looked at ahead its cubes must still be there.
UNKEPT = Term(NOBODY, NOBODY, NOBODY)


def _trial(s: V1919State, held: dict[int, Held]) -> V1919State:
    """A position in which answers are tried: payments of nothing show which promises have been kept."""
    then = s.copy()
    then.deals, then.talk = False, None  # what deals allow is looked at here
    then.dues = tuple(replace(due, term=UNKEPT) if due.power in held else due for due in then.dues)
    then.dues += tuple(Due(term.power, term.power, 0, term) for one in held.values() for term in one.terms)
    then.fate = Script.of_outcomes()  # nothing may be learnt from dice to come, nor from cards:
    then.event_deck, then.event_discard = [], then.event_deck + then.event_discard  # it must be shuffled
    return then


def _survives(before: V1919State, s: V1919State, action: Action, seat: int, held: dict[int, Held]) -> bool:
    """Whether what was promised can be kept after an answer, if the rest of the action is chosen well."""
    then = s.copy()
    try:
        then.stack[-1].answer(then, action, seat)
        then.run()
    except Need:
        return _all_kept(before, then, held)
    if then.result is not None:
        return True
    if not _all_kept(before, then, held):
        return False
    if not isinstance(then.stack[-1], PARTS) or len(then.pending) != 1:
        return True
    asked = then.pending[0]
    return any(_survives(before, then, a, asked.seat, held) for a in narrowed(then, asked.legal))


def _all_kept(before: V1919State, s: V1919State, held: dict[int, Held]) -> bool:
    """Whether each promise has been kept or still can be."""
    for power, one in held.items():
        answered = [term for term in one.terms if term not in s.terms]
        if answered and any(due.term in answered for due in s.dues):
            return False  # its question was answered otherwise
        if not still_kept(before, s, power, one):
            return False
    return True


def narrowed(s: V1919State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The answers to the question at hand that were promised, or were not promised away."""
    step = top(s)
    power = _decider(s, step)
    own = promised(s, power)
    if not own:
        return legal
    found = _narrowed(s, step, own, legal)
    if found != legal and any(term.topic in ENTANGLED for term in own):  # but for those that are void
        firm = standing(s, power).terms
        if len(firm) < len(own):
            own = tuple([term for term in own if term.topic not in ENTANGLED or term in firm])
            found = _narrowed(s, step, own, legal)
    return found or legal


def _decider(s: V1919State, step: V1919Step) -> int:
    """Whose question it is that a step asks: the power, not the player who decides for it."""
    if isinstance(step, ChooseAction | DeployTo):
        return s.active
    if isinstance(step, Bid):
        return step.order[0]
    if isinstance(step, BidForce | BidCubes | Announce):
        return step.power
    if isinstance(step, ChooseOption):
        return s.controller[step.issue_settled]
    return s.decider if isinstance(step, Conference | Choose | AtPlace) else s.actor


def _narrowed(
    s: V1919State, step: V1919Step, own: Sequence[Term], legal: tuple[Action, ...]
) -> tuple[Action, ...]:
    if isinstance(step, ChooseAction | UsaAction):
        return _actions(own, legal)
    if isinstance(step, Place):
        first = s.cards.first_issue
        promised = {term.action for term in own if term.topic == answers.T_PLACE}
        if any(a in promised for a in legal):
            return tuple(a for a in legal if a in promised)
        return tuple(
            a for a in legal if s.issues.index(a - first) not in slots_of(s, own, answers.T_NOT_PLACE)
        )
    if isinstance(step, PlaceCubes):
        term = slots_of(s, own, answers.T_PLACE).get(step.on)
        return (AMOUNT + term.n,) if term and term.n > 0 and AMOUNT + term.n in legal else legal
    if isinstance(step, Bid | BidForce | BidCubes):
        return _bids(s, step, own, legal)
    if isinstance(step, DeployTo):
        regions = {term.action - REGION for term in own if term.topic == answers.T_DEPLOY}
        return tuple(a for a in legal if (a - SPACE) // 4 in regions) or legal
    topic = next((topic for kind, topic in ASKED.items() if isinstance(step, kind)), None)
    if topic is None or (topic in {answers.T_CHOICE, answers.T_REGION} and not _at_conference(s, step)):
        return legal
    region = step.region if isinstance(step, Announce) else NOBODY
    said = {term.action for term in own if term.topic == topic and term.n == region}
    return tuple(a for a in legal if a in said) or legal


# The questions whose answer is promised as it is.
ASKED: dict[type[V1919Step], int] = {
    ChooseOption: answers.T_OPTION,
    Settle: answers.T_SETTLE,
    Conference: answers.T_EVENT,
    Choose: answers.T_CHOICE,
    AtPlace: answers.T_REGION,
    AdvanceIssue: answers.T_ADVANCE,
    AdvanceEvent: answers.T_NEXT_EVENT,
    EventCube: answers.T_EVENT_CUBE,
    Refill: answers.T_REFILL,
    Announce: answers.T_MODIFIER,
}


def _at_conference(s: V1919State, step: V1919Step) -> bool:
    """Whether a choice is that of the Event on the Table, not of a Crisis, which may ask the same."""
    under_way = any(isinstance(below, DiscardEvent) for below in s.stack)
    return under_way and step in s.cards.events[s.table_event].conference


def _actions(own: Sequence[Term], legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Of the actions of a turn, those that were promised; what was promised must be done before Done."""
    topics = {term.topic for term in own}
    wanted = {term.action for term in own if term.topic == answers.T_ACTION}
    wanted |= {SETTLE} if answers.T_SETTLE in topics else set()
    wanted |= {PLACE} if answers.T_PLACE in topics else set()
    kept = legal
    if wanted & set(legal):
        kept = tuple(a for a in kept if a in wanted or a not in {PLACE, RECLAIM, SETTLE})
    military = {term.action for term in own if term.topic == answers.T_MILITARY}
    military |= {DEPLOY} if answers.T_DEPLOY in topics else set()
    if military:
        kept = tuple(a for a in kept if a in military or a not in {DEPLOY, DEMOBILIZE, DONE}) or kept
    return kept


def _bids(
    s: V1919State, step: Bid | BidForce | BidCubes, own: Sequence[Term], legal: tuple[Action, ...]
) -> tuple[Action, ...]:
    """A pass, or bids of no more cubes than promised and, if so promised, without Military."""
    topics = {term.topic for term in own}
    most = min((term.action - AMOUNT for term in own if term.topic == answers.T_BID), default=CUBES)
    if isinstance(step, BidCubes):
        return tuple(a for a in legal if a - AMOUNT <= most)
    bid = step if isinstance(step, Bid) else step.auction(s)
    forces = [
        force
        for force in bid.forces(s, _decider(s, step))
        if bid.least(force) <= most and (answers.T_NO_UNITS not in topics or force == (0, 0))
    ]
    if isinstance(step, BidForce):
        return tuple(FORCE + 4 * here + discs for here, discs in forces)
    return (PASS,) if answers.T_PASS in topics or not forces else legal


# -- what becomes of it ----------------------------------------------------------------------------


def did(s: V1919State, topic: int, power: int, action: Action, n: int = NOBODY) -> None:
    """A power has done something: what it promised is kept, what was to be paid for it is paid."""
    if topic in {answers.T_CHOICE, answers.T_REGION} and not _at_conference(s, top(s)):
        return
    for term in s.terms:
        if term.power != power or term.fresh:
            continue
        kept = outcome(s, term, topic, action, n)
        if kept is None:
            continue
        if term.left:
            if term.left == 1 or term.topic in ANY_TURN:  # its time has come
                close(s, term, kept=kept)
            continue
        if term.topic != answers.T_PASS:  # who has passed once has to do so again
            strike(s, term)
        if kept:
            pay_for(s, term)


def outcome(s: V1919State, term: Term, topic: int, action: Action, n: int) -> bool | None:
    """Whether what was done keeps a promise or breaks it; None if it has nothing to do with it."""
    if term.topic in ABSTAINING:
        return _breach(term, topic, action) if term.left else None
    if term.topic == answers.T_PASS and topic == answers.T_BID:
        return False if term.left else None
    if term.topic != topic or (term.topic == answers.T_PASS and term.left):
        return None
    if topic == answers.T_OPTION:  # of one Issue, and that is that (v1919.ruling.negotiation.once)
        names = [s.vocabulary.name(option).split(".")[1] for option in (term.action, action)]
        return term.action == action if names[0] == names[1] else None
    if topic == answers.T_PLACE:
        return (term.n <= 0 or term.n == n) if term.action == action else None
    if topic == answers.T_MODIFIER and term.n != n:
        return None
    return term.action == action


def _breach(term: Term, topic: int, action: Action) -> bool | None:
    """What breaks a promise to leave something undone; that it is kept shows at the end of its time."""
    if term.topic == answers.T_NOT_PLACE and topic == answers.T_PLACE and action == term.action:
        return False
    if term.topic == answers.T_NO_UNITS == topic:
        return False
    return False if term.topic == answers.T_BID == topic and action > term.action else None


def span(s: V1919State, power: int) -> int:
    """The turns from the next one to the end of a player's next turn."""
    return (s.powers.index(power) - s.turn) % len(s.powers) or len(s.powers)


def close(s: V1919State, term: Term, *, kept: bool) -> None:
    """Mark a promise about later turns as kept or broken; the mark is seen for a round."""
    strike(s, term)
    s.marks += (Mark(term, kept, len(s.powers)),)
    s.tell(
        deal_facts.WordKept if kept else deal_facts.WordBroken, name(term.power), item_words(s, at_last(term))
    )


def strike(s: V1919State, term: Term) -> None:
    at = s.terms.index(term)
    s.terms = s.terms[:at] + s.terms[at + 1 :]


def pay(s: V1919State, power: int, to: int, n: int) -> None:
    """One sends cubes to Exhausted, another recovers as many: so many as both can (v1919.negotiation.6)."""
    moved = min(n, s.available[power], s.exhausted[to])
    s.exhaust(power, moved)
    s.recover(to, moved)
    s.tell(deal_facts.Paid, name(power), name(to), moved)


def pay_for(s: V1919State, term: Term) -> None:
    """The payments that were to be made when a promise has been kept."""
    for due in [due for due in s.dues if due.term == term]:
        s.dues = tuple(other for other in s.dues if other is not due)
        pay(s, due.power, due.to, due.n)


def end_of_turn(s: V1919State) -> None:
    """What was left undone was kept; payments for what was not done lapse; later promises come nearer."""
    if not (s.terms or s.dues or s.marks):
        return
    for term in s.terms:
        if not term.left and (
            term.topic in ABSTAINING or (term.topic, term.action) == (answers.T_MILITARY, DONE)
        ):
            pay_for(s, term)
    for due in s.dues:
        s.tell(deal_facts.Lapsed, name(due.power), name(due.to), due.n)
    s.dues = ()
    s.terms = tuple(term for term in s.terms if term.left)
    for term in s.terms:
        if term.left == 1:
            _run_out(s, term)
    s.terms = tuple(_nearer(term) for term in s.terms)
    s.marks = tuple(Mark(m.term, m.kept, m.left - 1) for m in s.marks if m.left > 1)


def _run_out(s: V1919State, term: Term) -> None:
    """The time of a promise is over: kept if nothing spoke against it, void without its Issue or question."""
    if term.topic in ABSTAINING | {answers.T_PASS} or (term.topic, term.action) == (answers.T_MILITARY, DONE):
        close(s, term, kept=True)
    elif _without_issue(s, term) or term.topic in FOLLOWING | {answers.T_MODIFIER}:
        strike(s, term)
        fact = deal_facts.WordVoid if _without_issue(s, term) else deal_facts.WordUnasked
        s.tell(fact, name(term.power), item_words(s, at_last(term)))
    else:
        close(s, term, kept=False)


def _without_issue(s: V1919State, term: Term) -> bool:
    """Whether the Issue that a promise is about is gone."""
    named = term.topic in {answers.T_SETTLE, answers.T_PLACE}
    return named and term.action - s.cards.first_issue not in s.issues


def _nearer(term: Term) -> Term:
    return Term(term.topic, term.power, term.action, term.n, term.to, term.left - 1)


def put_off(s: V1919State, term: Term) -> Term:
    """A promise that is to hold from the next turn on, to the end of its owner's next turn."""
    left = span(s, term.power) + 1
    return Term(term.topic, term.power, term.action, term.n, term.to, left, fresh=True)
