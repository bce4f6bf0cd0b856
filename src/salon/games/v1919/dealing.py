"""What a seat sees of deals: what was agreed on, what is offered, and its own draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.answers import T_MODIFIER
from salon.games.v1919.deal_choices import ChoicesView, next_of
from salon.games.v1919.deal_words import at_last, item_words
from salon.games.v1919.terms import NATIONS, NOBODY, Pay, Term
from salon.kernel import Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class TermView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item of a deal: a promise of a nation, or cubes that it pays to another."""

    kind: str  # `term.settle`, `term.pay` …
    nation: str
    text: Text
    action: str | None = None
    n: int | None = None  # cubes
    region: str | None = None
    to: tuple[str, ...] = ()
    when: int | None = None  # of a payment: the place of the term that must be kept first
    turns: int = 0  # of a promise about later turns, which binds nobody: how many it has still to run
    kept: bool | None = None  # and what became of it


class OfferView(msgspec.Struct, frozen=True):
    """A deal that waits for its answers."""

    nation: str
    partners: tuple[str, ...]
    terms: tuple[TermView, ...]
    note: str  # free words; they bind nobody
    agreed: tuple[str, ...]


class DraftView(msgspec.Struct, frozen=True):
    """A deal that the one who looks is putting together; nobody else sees it."""

    partners: tuple[str, ...]
    terms: tuple[TermView, ...]
    said: tuple[str, ...]  # of the next term
    asks: str  # what is to be said of it: "kind", "who", "to", "about", "many", "when", "nothing"
    choices: tuple[ChoicesView, ...]


class NoteView(msgspec.Struct, frozen=True):
    nation: str
    partners: tuple[str, ...]
    words: str


def nations(powers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NATIONS[power] for power in powers)


def agreed(s: V1919State) -> tuple[TermView, ...]:
    """What binds in this turn, and what was promised for later ones."""
    return _items(s, s.terms)


def dues(s: V1919State) -> tuple[TermView, ...]:
    """What is to be paid when a promise has been kept."""
    return tuple(
        TermView(
            "term.pay",
            NATIONS[due.power],
            item_words(s, Pay(due.power, due.to, due.n, 0), (due.term,)),
            n=due.n,
            to=(NATIONS[due.to],),
        )
        for due in s.dues
    )


def marks(s: V1919State) -> tuple[TermView, ...]:
    """What became of promises about later turns."""
    return tuple(
        msgspec.structs.replace(_item(s, at_last(mark.term), ()), turns=mark.left, kept=mark.kept)
        for mark in s.marks
    )


def offers(s: V1919State) -> tuple[OfferView, ...]:
    """The offers that wait for their answers."""
    return tuple(
        OfferView(
            NATIONS[deal.proposer],
            nations(deal.partners),
            _items(s, deal.items),
            deal.note,
            nations(deal.agreed),
        )
        for deal in (s.talk.deals if s.talk else ())
    )


def draft(s: V1919State, seat: int | None) -> DraftView | None:
    """What the one who looks is putting together."""
    found = s.talk.drafts[seat] if s.talk and seat is not None else None
    if found is None:
        return None
    said = tuple(map(s.vocabulary.name, found.said))
    assert seat is not None
    asks, choices = next_of(s, seat, found.said) if found.partners else ("", ())
    return DraftView(nations(found.partners), _items(s, found.items), said, asks, choices)


def texts(s: V1919State, seat: int | None) -> tuple[Text, ...]:
    """All items of deals that a seat sees, in words: what is agreed on, due and marked, offered, drafted."""
    own = draft(s, seat)
    offered = [item for offer in offers(s) for item in offer.terms]
    found = (*agreed(s), *dues(s), *marks(s), *offered, *(own.terms if own else ()))
    return tuple(item.text for item in found)


def _items(s: V1919State, items: tuple[Term | Pay, ...]) -> tuple[TermView, ...]:
    return tuple(_item(s, item, items) for item in items)


def _item(s: V1919State, item: Term | Pay, items: tuple[Term | Pay, ...]) -> TermView:
    text = item_words(s, item, items)
    if isinstance(item, Pay):
        when = item.when if item.when != NOBODY else None
        return TermView("term.pay", NATIONS[item.power], text, n=item.n, to=(NATIONS[item.to],), when=when)
    name = s.vocabulary.name
    modifies = item.topic == T_MODIFIER
    return TermView(
        name(item.topic),
        NATIONS[item.power],
        text,
        name(item.action),
        item.n if item.n > 0 and not modifies else None,
        s.region_name(item.n) if modifies else None,
        nations(item.to),
        turns=item.left,
    )
