"""Deals: offered openly at any moment, accepted or refused; what concerns this turn binds until it ends."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.actions import ChooseAction, political_actions
from salon.games.v1919.answers import (
    ACCEPT,
    AMOUNT,
    CANCEL,
    GIVE,
    NATION,
    OFFER,
    PLACE,
    REFUSE,
    SETTLE,
    TAKE,
    TERM_NOT_PLACE,
    TERM_NOW,
    TERM_OPTION,
    TERM_PLACE,
    TERM_SETTLE,
    WITHDRAW,
)
from salon.games.v1919.answers import RECLAIM as RECLAIM_ACTION
from salon.games.v1919.auction import Bid
from salon.games.v1919.base import Asked, V1919Step, prompt, prompt_with
from salon.games.v1919.effects import Choose, branch_words
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.place import Place, PlaceCubes
from salon.games.v1919.settle import Settle, settleable
from salon.games.v1919.terms import ALL_SLOTS, NATIONS, NEVER, NOBODY, RECLAIM, TABLE, Note, Term
from salon.kernel import Action, Arg, Decision, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

TERMS = 4  # in one deal
OTHERS = {SETTLE, RECLAIM_ACTION}  # the Political Actions but for Place


class DealStep(V1919Step, frozen=True):
    """A step of a deal in the making; the game waits meanwhile."""

    clause = "v1919.negotiation.1"
    talk = False


class Offer(DealStep, frozen=True):
    """A player puts an offer together, term by term."""

    proposer: int
    partner: int = NOBODY
    terms: tuple[Term, ...] = ()

    def enter(self, s: V1919State) -> Asked:
        if self.partner == NOBODY:
            legal = tuple(NATION + power for power in s.powers if power != self.proposer)
            return self.ask(s, self.proposer, prompt("v1919.ask.deal-partner"), legal)
        kinds = [kind for kind in KINDS if len(self.terms) < TERMS and self.choices(s, kind)]
        done = (OFFER,) if self.terms else ()
        asked = prompt_with("v1919.ask.deal-term", partner=name(self.partner))
        if self.terms:
            told = in_words(s, self.terms, (self.proposer, self.partner))
            asked = Text("v1919.ask.deal-more", {"partner": name(self.partner), "terms": told})
        seat = s.seat(self.proposer)
        return (Decision(seat, asked, (*kinds, *done, CANCEL), self.clause, noted=done),)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if self.partner == NOBODY:
            s.stack[-1] = Offer(self.proposer, action - NATION)
        elif action == CANCEL:
            s.stack.pop()
        elif action == OFFER:
            s.count_offer(seat)
            s.say("v1919.log.deal-offer", nation=name(self.proposer), partner=name(self.partner))
            for term in self.terms:
                s.say("v1919.log.term", term=in_words(s, (term,), (self.proposer, self.partner)))
            if s.note:
                s.say("v1919.log.deal-note", nation=name(self.proposer), note=literal(s.note))
            s.stack[-1] = Reply(self.proposer, self.partner, self.terms, s.note)
        else:
            s.stack.append(OfferTerm(action))

    def choices(self, s: V1919State, kind: Action) -> tuple[Action, ...]:
        """The objects that a term of this kind could name now."""
        taken = {(term.kind, term.action) for term in self.terms}
        found = [a for a in self._objects(s, kind) if (kind, a) not in taken]
        return tuple(a for a in found if self._fits(s, Term(kind, self.bound(s, kind, a), a)))

    def _fits(self, s: V1919State, term: Term) -> bool:
        """Whether this promise could be kept with all others, once the cubes have moved."""
        then = s.copy()
        then.stack = s.stack[: s.stack.index(self)]
        then.terms += (*self.terms, term)
        for moved in then.terms:
            if moved.kind in {GIVE, TAKE}:
                transfer(then, moved, (self.proposer, self.partner))
        now = [promise.action for promise in then.terms if promise.kind == TERM_NOW]
        due = not s.political and s.active in {self.proposer, self.partner}
        if due and keepable(s) and not keepable(then):  # what is void already stands in no deal's way
            return False
        return not now or now[0] in at_hand(then)[1]

    def _objects(self, s: V1919State, kind: Action) -> tuple[Action, ...]:
        pair = (self.proposer, self.partner)
        if kind in {GIVE, TAKE}:
            if any(term.kind in {GIVE, TAKE} for term in self.terms):
                return ()
            giver, receiver = pair if kind == GIVE else pair[::-1]
            most = min(RECLAIM, s.available[giver] - committed(s, giver), s.exhausted[receiver])
            return tuple(range(AMOUNT + 1, AMOUNT + most + 1))
        if kind == TERM_NOW:
            step = s.stack[s.stack.index(self) - 1]
            if isinstance(step, ChooseOption) or any(term.kind == TERM_NOW for term in self.terms):
                return ()
            power, legal = at_hand(s)
            return legal if power in pair else ()
        if kind == TERM_OPTION:
            promised = {(t.power, t.action) for t in (*s.terms, *self.terms)}
            return tuple(
                action
                for issue, power in choosers(s).items()
                if power in pair and not any((power, a) in promised for a in s.cards.options[issue])
                for action in s.cards.options[issue]
            )
        acts = {TERM_SETTLE, TERM_PLACE} & {term.kind for term in (*self.terms, *s.terms)}
        if s.political or s.active not in pair or (acts and kind != TERM_NOT_PLACE):
            return ()
        first = s.cards.first_issue
        if kind == TERM_SETTLE:
            return tuple(first + s.issues[slot] for slot in settleable(s, s.active))
        on_board = [slot for slot in ALL_SLOTS if s.issues[slot] != NOBODY]
        return tuple(first + s.issues[slot] for slot in on_board if placeable(s, slot))

    def bound(self, s: V1919State, kind: Action, action: Action) -> int:
        """Whom a term binds."""
        if kind in {GIVE, TAKE}:
            return self.proposer if kind == GIVE else self.partner
        if kind == TERM_NOW:
            return at_hand(s)[0]
        if kind == TERM_OPTION:
            return next(power for i, power in choosers(s).items() if action in s.cards.options[i])
        return s.active


class OfferTerm(DealStep, frozen=True):
    """What a term is about: a number of cubes, an Issue, an option."""

    kind: int

    def enter(self, s: V1919State) -> Asked:
        offer = self.offer(s)
        asked = prompt("v1919.ask.deal-object")
        return self.ask(s, offer.proposer, asked, offer.choices(s, self.kind))

    def offer(self, s: V1919State) -> Offer:
        below = s.stack[-2]
        assert isinstance(below, Offer)
        return below

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        offer = self.offer(s)
        term = Term(self.kind, offer.bound(s, self.kind, action), action)
        s.stack.pop()
        s.stack[-1] = msgspec.structs.replace(offer, terms=(*offer.terms, term))


class Reply(DealStep, frozen=True):
    """The other player accepts or refuses; until then the offer can be withdrawn."""

    proposer: int
    partner: int
    terms: tuple[Term, ...]
    note: str = ""

    def enter(self, s: V1919State) -> Asked:
        offer = self.in_words(s)
        reply = self.ask(s, self.partner, Text("v1919.ask.deal-reply", {"offer": offer}), (ACCEPT, REFUSE))
        asked = Text("v1919.ask.deal-wait", {"offer": offer})
        waiting = Decision(s.seat(self.proposer), asked, (), self.clause, (WITHDRAW,))
        return (*reply, waiting)

    def in_words(self, s: V1919State) -> Text:
        """Who offers what to whom, and the note."""
        told: dict[str, Arg] = {
            "nation": name(self.proposer),
            "partner": name(self.partner),
            "terms": in_words(s, self.terms, (self.proposer, self.partner)),
        }
        if self.note:
            return Text("v1919.deal.offer-note", {**told, "note": literal(self.note)})
        return Text("v1919.deal.offer", told)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        if action != ACCEPT:
            id = "v1919.log.deal-refused" if action == REFUSE else "v1919.log.deal-withdrawn"
            s.say(id, nation=name(self.partner if action == REFUSE else self.proposer))
            return
        s.say("v1919.log.deal-accepted", nation=name(self.partner))
        if self.note:
            s.notes += (Note(self.proposer, self.partner, self.note),)
        for term in self.terms:
            if term.kind in {GIVE, TAKE}:
                transfer(s, term, (self.proposer, self.partner))
            elif term.kind != TERM_NOW:
                s.terms += (term,)
        for term in self.terms:
            if term.kind == TERM_NOW:  # it is carried out at once, when all else has been settled
                s.stack[-1].answer(s, term.action, s.powers.index(term.power))


def transfer(s: V1919State, term: Term, pair: tuple[int, int]) -> None:
    """One of the two sends cubes to Exhausted, and the other recovers as many."""
    receiver = pair[1] if term.power == pair[0] else pair[0]
    s.recover(receiver, s.exhaust(term.power, term.action - AMOUNT))


def at_hand(s: V1919State) -> tuple[int, tuple[Action, ...]]:
    """Who is asked by the question that waits while a deal is made, and the answers to it."""
    waiting = s.copy()
    while isinstance(waiting.stack[-1], DealStep):
        waiting.stack.pop()
    waiting.run()  # a step that has asked asks again
    (decision, *_) = waiting.pending
    return s.powers[decision.seat], decision.legal


def choosers(s: V1919State) -> dict[int, int]:
    """Who will choose the option of an Issue: of those on the Table, and of one that is being settled."""
    found = {s.issues[slot]: s.winner(slot) for slot in range(TABLE) if s.issues[slot] != NOBODY}
    for step in s.stack:
        if isinstance(step, ChooseOption):
            found[step.issue_settled] = s.controller[step.issue_settled]
    return found


def committed(s: V1919State, power: int) -> int:
    """The cubes of a standing bid must stay payable (v1919.ruling.bid.commit)."""
    return sum(step.cubes for step in s.stack if isinstance(step, Bid) and step.high == power)


KINDS = (GIVE, TAKE, TERM_SETTLE, TERM_OPTION, TERM_PLACE, TERM_NOT_PLACE, TERM_NOW)


def name(power: int) -> str:
    return f"nation.{NATIONS[power]}"


def literal(words: str) -> Text:
    """A player's own words."""
    return Text("kernel.literal", {"words": words})


def in_words(s: V1919State, terms: tuple[Term, ...], pair: tuple[int, int]) -> Text:
    """The terms of a deal between two powers, one after the other."""
    told = [_term(s, term, pair) for term in terms]
    return reduce(lambda first, then: Text("v1919.term.list", {"first": first, "then": then}), told)


def _term(s: V1919State, term: Term, pair: tuple[int, int]) -> Text:
    nation = name(term.power)
    if term.kind in {GIVE, TAKE}:
        other = name(pair[1] if term.power == pair[0] else pair[0])
        cubes = term.action - AMOUNT
        return Text("v1919.term.cubes", {"nation": nation, "partner": other, "cubes": cubes})
    card = s.vocabulary.name(term.action)
    if term.kind == TERM_NOW:
        step = next(step for step in reversed(s.stack) if not isinstance(step, DealStep))
        chosen = isinstance(step, Choose) and card.startswith("choice.")
        answer = branch_words(step, term.action) if chosen else card
        return Text("v1919.term.now", {"nation": nation, "answer": answer})
    if term.kind == TERM_OPTION:
        issue = f"issue.{card.split('.')[1]}"
        return Text("v1919.term.option", {"nation": nation, "issue": issue, "option": card})
    return Text(PROMISES[term.kind], {"nation": nation, "issue": card})


PROMISES = {
    TERM_SETTLE: "v1919.term.settle",
    TERM_PLACE: "v1919.term.place",
    TERM_NOT_PLACE: "v1919.term.not-place",
}


def placeable(s: V1919State, slot: int, without: frozenset[int] = frozenset()) -> bool:
    """Whether the Active Player can lead on this Issue and on another one."""
    power = s.active
    others = [i for i in ALL_SLOTS if i != slot and i not in without and s.issues[i] != NOBODY]
    least = min((s.needed(power, i) for i in others), default=99)
    return s.issues[slot] != NOBODY and s.needed(power, slot) + least <= s.available[power]


def permitted(s: V1919State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What the accepted terms leave of the legal answers; a term that cannot be kept any more is void."""
    step = s.stack[-1]
    kept = legal
    if isinstance(step, ChooseOption):
        kept = _options(s, s.controller[step.issue_settled], legal)
    elif isinstance(step, ChooseAction):
        kept = _actions(s, legal)
    elif isinstance(step, Settle) and s.actor == s.active:
        kept = tuple(a for a in legal if a in _promised(s, TERM_SETTLE)) or legal
    elif isinstance(step, Place) and s.actor == s.active:
        kept = _places(s, legal)
    elif isinstance(step, PlaceCubes) and s.actor == s.active and step.taken == NOBODY:
        kept = _amounts(s, step.on, legal)
    return kept or legal


def keepable(s: V1919State) -> bool:
    """Whether the Active Player, who has the Political Action to come, can keep all terms."""
    places, barred = _slots(s, TERM_PLACE), _slots(s, TERM_NOT_PLACE)
    if places:
        return all(slot not in barred and placeable(s, slot, barred) for slot in places)
    return not barred or bool(OTHERS & set(political_actions(s, s.active))) or _can_place(s, barred)


def _can_place(s: V1919State, barred: frozenset[int]) -> bool:
    """Whether the Active Player can lead on two Issues that are not barred."""
    return any(slot not in barred and placeable(s, slot, barred) for slot in ALL_SLOTS)


def _promised(s: V1919State, kind: Action) -> set[Action]:
    return {term.action for term in s.terms if term.kind == kind and term.power == s.active}


def _slots(s: V1919State, kind: Action) -> frozenset[int]:
    """Where the Issues lie that the Active Player's promises of a kind are about."""
    promised, first = _promised(s, kind), s.cards.first_issue
    return frozenset(slot for slot in ALL_SLOTS if first + s.issues[slot] in promised)


def _options(s: V1919State, power: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    promised = {term.action for term in s.terms if term.kind == TERM_OPTION and term.power == power}
    return tuple(action for action in legal if action in promised)


def _actions(s: V1919State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    first = s.cards.first_issue
    table = {first + s.issues[slot] for slot in settleable(s, s.active)}
    if SETTLE in legal and table & _promised(s, TERM_SETTLE):
        return tuple(a for a in legal if a not in {PLACE, RECLAIM_ACTION})
    if PLACE in legal and any(placeable(s, slot) for slot in _slots(s, TERM_PLACE)):
        return tuple(a for a in legal if a not in OTHERS)
    barred = _slots(s, TERM_NOT_PLACE)
    if OTHERS & set(legal) and barred and not _can_place(s, barred):
        return tuple(a for a in legal if a != PLACE)
    return legal


def _places(s: V1919State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    promised = tuple(a for a in legal if a in _promised(s, TERM_PLACE))
    if promised:
        return promised
    barred, first = _slots(s, TERM_NOT_PLACE), s.cards.first_issue
    step = s.stack[-1]
    assert isinstance(step, Place)
    slots = {action: s.issues.index(action - first) for action in legal}
    return tuple(
        a
        for a in legal
        if slots[a] not in barred and (step.taken != NOBODY or placeable(s, slots[a], barred))
    )


def _amounts(s: V1919State, on: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """Not so many cubes on the first Issue that none would be left to lead on a second that is not barred."""
    power, without = s.active, _slots(s, TERM_NOT_PLACE) | {on}
    free = [slot for slot, issue in enumerate(s.issues) if issue != NOBODY and slot not in without]
    most = s.available[power] - min((s.needed(power, slot) for slot in free), default=NEVER)
    return tuple(a for a in legal if a - AMOUNT <= most)
