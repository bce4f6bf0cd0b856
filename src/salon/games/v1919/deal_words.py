"""Deals in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.answers import (
    AMOUNT,
    CHOICE,
    PAY,
    T_ACTION,
    T_BID,
    T_CHOICE,
    T_MILITARY,
    T_MODIFIER,
    T_NOW,
    T_OPTION,
    T_PLACE,
    TERMS,
)
from salon.games.v1919.effects import Choose
from salon.games.v1919.prospects import event_choice
from salon.games.v1919.terms import NATION_NAME, NOBODY, Deal, Draft, Pay, Term
from salon.kernel import Action, Arg, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def name(power: int) -> str:
    return NATION_NAME[power]


def literal(words: str) -> Text:
    """A player's own words."""
    return Text("kernel.literal", {"words": words})


def offer_words(s: V1919State, deal: Deal) -> Text:
    """Who offers what to whom, and the note."""
    told: dict[str, Arg] = {
        "nation": name(deal.proposer),
        "partners": tuple(map(name, deal.partners)),
        "terms": in_words(s, deal.items),
    }
    if deal.note:
        return Text("v1919.deal.offer-note", {**told, "note": literal(deal.note)})
    return Text("v1919.deal.offer", told)


def draft_words(s: V1919State, draft: Draft) -> Text:
    """What a seat is putting together, for its own eyes; payments may wait for a term by its number."""
    if not draft.partners:
        return Text("v1919.draft.partner")
    told: dict[str, Arg] = {"partners": tuple(map(name, draft.partners))}
    if draft.items:
        numbered = [
            Text("v1919.draft.numbered", {"n": n, "term": item_words(s, item, draft.items)})
            for n, item in enumerate(draft.items, 1)
        ]
        told["terms"] = _joined("v1919.promise.list", numbered)
    if draft.said:
        said: list[Arg] = [s.vocabulary.name(action) for action in draft.said]
        told["said"] = _joined("v1919.draft.said", said)
        return Text("v1919.draft.object-more" if draft.items else "v1919.draft.object", told)
    return Text("v1919.draft.more" if draft.items else "v1919.draft.term", told)


def in_words(s: V1919State, items: tuple[Term | Pay, ...]) -> Arg:
    """The items of a deal, one after the other."""
    return _joined("v1919.promise.list", [item_words(s, item, items) for item in items])


def _joined(id: str, told: Sequence[Arg]) -> Arg:
    return reduce(lambda first, then: Text(id, {"first": first, "then": then}), told)


def item_words(s: V1919State, item: Term | Pay, items: tuple[Term | Pay, ...] = ()) -> Text:
    if isinstance(item, Term):
        return term_words(s, item)
    told: dict[str, Arg] = {"nation": name(item.power), "partner": name(item.to), "cubes": item.n}
    if item.when == NOBODY:
        return Text("v1919.promise.pay", told)
    kept = items[item.when]
    assert isinstance(kept, Term)
    return Text("v1919.promise.pay-when", {**told, "term": term_words(s, kept)})


def effect_words(s: V1919State, action: Action) -> Text | None:
    """What a term calls an effect while it is chosen: that of the question at hand, or of the Event."""
    step = s.stack[-1] if s.stack and isinstance(s.stack[-1], Choose) else event_choice(s)
    branch = action - s.cards.twin
    if step is None or not CHOICE <= branch < CHOICE + len(step.options):
        return None
    return step.branch(branch)


def at_last(term: Term) -> Term:
    """A promise about a later turn, when its time has come."""
    return msgspec.structs.replace(term, left=0)


def term_words(s: V1919State, term: Term) -> Text:
    """A promise in words."""
    kind = TERMS[term.topic - PAY]
    told: dict[str, Arg] = {"nation": name(term.power), "what": s.vocabulary.name(term.action)}
    if term.topic == T_OPTION:
        told["issue"] = f"issue.{s.vocabulary.name(term.action).split('.')[1]}"
    elif term.topic == T_PLACE:
        told["n"] = max(0, term.n)
    elif term.topic == T_BID:
        told["n"] = term.action - AMOUNT
    elif term.topic == T_MODIFIER:
        told["region"] = s.region_name(term.n)
    elif term.topic in {T_ACTION, T_MILITARY}:
        told["what"] = s.vocabulary.name(term.action).removeprefix("verb.")
    elif term.topic in {T_CHOICE, T_NOW}:
        step = event_choice(s) if term.topic == T_CHOICE else s.stack[-1] if s.stack else None
        if isinstance(step, Choose) and CHOICE <= term.action < CHOICE + len(step.options):
            told["what"] = step.branch(term.action)
    said = Text(f"v1919.promise.{kind.replace('_', '-')}", told)
    return Text("v1919.promise.later", {"nation": name(term.power), "term": said}) if term.left else said
