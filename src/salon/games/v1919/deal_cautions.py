"""What a player is warned of before a deal is offered or accepted.

What could not be kept in this turn is refused instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.answers import (
    ACCEPT,
    OFFER,
    PLACE,
    RECLAIM,
    SETTLE,
    T_ACTION,
    T_BID,
    T_NO_UNITS,
    T_NOT_PLACE,
    T_PASS,
    T_PLACE,
    T_SETTLE,
)
from salon.games.v1919.drafts import at_hand, bind
from salon.games.v1919.following import FOLLOWING
from salon.games.v1919.promises import consistent, owed
from salon.games.v1919.terms import Deal, Pay, Term
from salon.kernel import Action, Caution, caution

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# What one promises to leave undone. Who promises to do something knows that it is what is left to do.
LEAVING = frozenset({T_NOT_PLACE, T_PASS, T_BID, T_NO_UNITS})
# And what binds to a Settle although it does not name one (v1919.ruling.negotiation.condition).
QUIETLY = LEAVING | FOLLOWING


def deal_caution(s: V1919State, action: Action, seat: int) -> Caution | None:
    """The most pressing thing that speaks against a deal, for who is about to offer or accept it."""
    power = s.powers[seat]
    deal = _deal(s, action, seat, power)
    if deal is None:
        return None
    return (
        _clash(s, deal, power)
        or _nothing_left(s, deal, power)
        or _only_answer(s, deal, power)
        or _one_sided(s, deal, power)
    )


def _deal(s: V1919State, action: Action, seat: int, power: int) -> Deal | None:
    if s.talk is None:
        return None
    if action == ACCEPT:
        return next((deal for deal in s.talk.deals if power in deal.partners), None)
    draft = s.talk.drafts[seat]
    return Deal(power, draft.partners, draft.items) if action == OFFER and draft else None


def _clash(s: V1919State, deal: Deal, power: int) -> Caution | None:
    """Promises about later turns bind nobody, so that they may contradict each other."""
    before = _later(s.terms, power)
    added = _later(deal.items, power)
    if not added or _possible([*before, *added]) or not _possible(before):
        return None
    return caution("v1919.ruling.negotiation.word", "v1919.caution.deal-clash")


def _later(items: tuple[Term | Pay, ...], power: int) -> list[Term]:
    return [item for item in items if isinstance(item, Term) and item.power == power and item.left]


def _possible(terms: list[Term]) -> bool:
    """Whether one turn, with its one Political Action, could keep all of these."""
    actions = {term.action for term in terms if term.topic == T_ACTION}
    actions |= {SETTLE for term in terms if term.topic == T_SETTLE}
    actions |= {PLACE for term in terms if term.topic == T_PLACE}
    places = {term.action for term in terms if term.topic == T_PLACE}
    barred = {term.action for term in terms if term.topic == T_NOT_PLACE}
    return consistent(terms) and len(actions) < 2 and not places & barred


def _nothing_left(s: V1919State, deal: Deal, power: int) -> Caution | None:
    """All Influence is paid away or set apart for a payment, and there is no disc to bid with either."""
    paid = sum(item.n for item in deal.items if isinstance(item, Pay) and item.power == power)
    if not paid or s.available[power] - owed(s, power) > paid or s.discs[power] or power in s.spaces:
        return None
    return caution("v1919.bid.2", "v1919.caution.last-cubes")


def _only_answer(s: V1919State, deal: Deal, power: int) -> Caution | None:
    """What one promises without naming it leaves a single answer, or a single Political Action."""
    named = [item for item in deal.items if isinstance(item, Term) and item.power == power and not item.left]
    if any(term.topic not in QUIETLY for term in named):
        return None
    then = s.copy()
    bind(then, deal)
    if at_hand(s)[0] != power:
        return None
    before, left = _must(s), _must(then)
    if len(left) != 1 or len(before) < 2:
        return None
    answer = s.vocabulary.name(left[0])
    return caution("v1919.negotiation.4", "v1919.caution.deal-only", answer=answer)


def _must(s: V1919State) -> tuple[Action, ...]:
    """The answers of which one must be given: a Military Action is nobody's duty."""
    _, legal = at_hand(s)
    return tuple(action for action in legal if action in {SETTLE, PLACE, RECLAIM}) or legal


def _one_sided(s: V1919State, deal: Deal, power: int) -> Caution | None:
    """More is given than comes back: nothing does, fewer cubes do, or only a word that binds nobody."""
    mine = [item for item in deal.items if _giver(s, item) == power]
    theirs = [item for item in deal.items if _giver(s, item) != power]
    promised = [item for item in theirs if isinstance(item, Term)]
    given = sum(item.n for item in mine if isinstance(item, Pay))
    got = sum(item.n for item in theirs if isinstance(item, Pay) and item.to == power)
    if not mine:
        return None
    if not promised and not got:
        return caution("v1919.ruling.negotiation.gift", "v1919.caution.deal-gift")
    if not promised and given > got:
        return caution("v1919.negotiation.6", "v1919.caution.deal-cubes", given=given, got=got)
    binds = given or any(isinstance(item, Term) and not item.left for item in mine)
    if binds and not got and all(term.left for term in promised):
        return caution("v1919.negotiation.5", "v1919.caution.deal-word")
    return None


def _giver(s: V1919State, item: Term | Pay) -> int:
    """Who gives what an item says: for the two-player USA whoever decides for it in this turn."""
    return item.power if item.power in s.powers else s.active
