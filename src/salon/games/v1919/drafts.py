"""Drafts: how a deal is put together, term by term, and whether it fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.answers import (
    AMOUNT,
    ANY,
    AT_ONCE,
    LATER,
    NATION,
    PAY,
    PROMISE,
    REGION,
    T_MODIFIER,
    T_NOW,
    T_PLACE,
    TALK,
)
from salon.games.v1919.base import V1919Step
from salon.games.v1919.binding import pay, put_off
from salon.games.v1919.promises import Held, consistent, kept, owed, promised, standing
from salon.games.v1919.prospects import LATER_TOPICS, open_topics, prospects, roll_regions
from salon.games.v1919.terms import EVERYWHERE, NOBODY, TRANSFER, USA, Deal, Draft, Due, Pay, Term
from salon.kernel import Action

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def kinds_of(s: V1919State, maker: int, draft: Draft, asked: int) -> list[Action]:
    """What an item may be about. Whether it fits with the others shows when it is put together."""
    parties = (maker, *draft.partners)
    pays = {(i.power, i.to) for i in draft.items if isinstance(i, Pay)}
    found = []
    if any(
        p != q and s.available[p] and s.exhausted[q] and not {(p, q), (q, p)} & pays
        for p in parties
        for q in parties
    ):
        found.append(PAY)
    found += open_topics(s, _bound(s, maker, draft, later=False))
    if asked in parties:
        found.append(T_NOW)
    return [*found, LATER]


# -- the grammar of a term ---------------------------------------------------------------------------


def choices(s: V1919State, maker: int, draft: Draft, said: tuple[Action, ...]) -> tuple[Action, ...]:
    """What may be said next of an item, after what has been said of it."""
    if said[0] == PAY:
        return _pay_choices(s, maker, draft, said[1:])
    later = said[0] == LATER
    if later and not fits(s, Deal(maker, draft.partners, draft.items)):
        return ()
    if said == (LATER,):
        return tuple(t for t in LATER_TOPICS if _givers(s, maker, draft, t, later=True))
    topic, filled = said[later], said[later + 1 :]
    if topic == T_NOW:
        return _now_choices(s, maker, draft, filled)
    if not filled:
        return tuple(twin(s, NATION + power) for power in _givers(s, maker, draft, topic, later=later))
    power = plain(s, filled[0]) - NATION
    if len(filled) == 1:
        return tuple(twin(s, a) for a in _objects(s, maker, draft, topic, power, later=later))
    action = plain(s, filled[1])
    if topic == T_PLACE and action - s.cards.first_issue not in s.issues:
        return ()  # the Issue has gone since it was named
    if len(filled) == 2 and topic == T_PLACE and power in s.powers:
        least = AMOUNT if later else AMOUNT + s.needed(power, s.issues.index(action - s.cards.first_issue))
        exact = range(max(least, AMOUNT + 1), AMOUNT + s.available[power] + 1)
        terms = [Term(topic, power, action, a - AMOUNT, left=later) for a in exact]
        return (ANY, *(twin(s, AMOUNT + t.n) for t in terms if _adds(s, maker, draft, t)))
    if len(filled) == 2 and topic == T_MODIFIER:
        regions = EVERYWHERE if later else roll_regions(s, power)
        rolls = [Term(topic, power, action, region, left=later) for region in regions]
        return tuple(twin(s, REGION + term.n) for term in rolls if _adds(s, maker, draft, term))
    return ()


def _bound(s: V1919State, maker: int, draft: Draft, *, later: bool) -> tuple[int, ...]:
    """Who may be bound: those who make the deal, and the two-player USA by whoever decides for it."""
    parties = (maker, *draft.partners)
    return (*parties, USA) if s.seats == 2 and not later else parties


def _givers(s: V1919State, maker: int, draft: Draft, topic: int, *, later: bool) -> list[int]:
    """Who could promise something on a topic."""
    return [
        power
        for power in _bound(s, maker, draft, later=later)
        if _objects(s, maker, draft, topic, power, later=later, quick=True)
    ]


def _objects(
    s: V1919State, maker: int, draft: Draft, topic: int, power: int, *, later: bool, quick: bool = False
) -> tuple[Action, ...]:
    """The answers that a promise could name; `quick`: the first one will do."""
    found: list[Action] = []
    for action in prospects(s, topic, power, later=later):
        n = 0 if topic == T_PLACE else NOBODY
        if topic == T_MODIFIER and not later:
            n = roll_regions(s, power)[0]
        if _adds(s, maker, draft, Term(topic, power, action, n, left=later)):
            found.append(action)
            if quick:
                break
    return tuple(found)


def _adds(s: V1919State, maker: int, draft: Draft, item: Term | Pay) -> bool:
    """Whether an item fits into a draft. A promise about later turns binds nobody, so that it always does."""
    if isinstance(item, Term):
        alike = _about(item)
        for other in draft.items:
            if isinstance(other, Term) and _about(other) == alike:
                return False
        if item.left:
            return True
    return fits(s, Deal(maker, draft.partners, (*draft.items, item)))


def _about(term: Term) -> tuple[int, int, int, bool]:
    """What a draft says once."""
    return term.topic, term.power, term.action, bool(term.left)


def _pay_choices(s: V1919State, maker: int, draft: Draft, filled: tuple[Action, ...]) -> tuple[Action, ...]:
    parties = (maker, *draft.partners)
    if not filled:
        return tuple(
            twin(s, NATION + p) for p in parties if any(_most(s, maker, draft, p, q) for q in parties)
        )
    power = plain(s, filled[0]) - NATION
    if len(filled) == 1:
        return tuple(twin(s, NATION + q) for q in parties if _most(s, maker, draft, power, q))
    to = plain(s, filled[1]) - NATION
    if len(filled) == 2:
        return tuple(twin(s, AMOUNT + n) for n in range(1, _most(s, maker, draft, power, to) + 1))
    n = plain(s, filled[2]) - AMOUNT
    if len(filled) == 3:
        kept = [i for i, term in enumerate(draft.items) if isinstance(term, Term) and _can_be_kept(term)]
        at_once = (AT_ONCE,) if _adds(s, maker, draft, Pay(power, to, n)) else ()
        return (*at_once, *(PROMISE + i for i in kept))
    return ()


def _can_be_kept(term: Term) -> bool:
    """Whether a payment may wait for a term: one of this turn which is not carried out at once."""
    return not term.left and term.topic != T_NOW


def _most(s: V1919State, maker: int, draft: Draft, power: int, to: int) -> int:
    """The most cubes that a power can still promise to another in this deal."""
    if power == to or power not in s.powers or to not in s.powers:
        return 0
    pays = [item for item in draft.items if isinstance(item, Pay)]
    if any((pay.power, pay.to) in {(power, to), (to, power)} for pay in pays):
        return 0
    given = sum(pay.n for pay in pays if pay.power == power)
    spare = s.available[power] - owed(s, power) - given
    most = min(TRANSFER - given, spare, s.exhausted[to] - sum(pay.n for pay in pays if pay.to == to))
    while most > 0 and not _adds(s, maker, draft, Pay(power, to, most)):
        most -= 1
    return max(0, most)


def _now_choices(s: V1919State, maker: int, draft: Draft, filled: tuple[Action, ...]) -> tuple[Action, ...]:
    if filled or any(isinstance(item, Term) and item.topic == T_NOW for item in draft.items):
        return ()
    power, legal = at_hand(s)
    if power not in (maker, *draft.partners):
        return ()
    return tuple(twin(s, a) for a in legal if _adds(s, maker, draft, Term(T_NOW, power, a)))


def at_hand(s: V1919State) -> tuple[int, tuple[Action, ...]]:
    """Who is asked, and the answers to the question at hand."""
    then = s.copy()
    then.talk = None
    then.run()  # a step that has asked asks again
    decision = then.pending[0]
    return s.powers[decision.seat], decision.legal


def extended(s: V1919State, maker: int, draft: Draft, action: Action) -> Draft:
    """A draft in which one thing more was said; what leaves no choice is said of itself.

    An item of which all has been said joins the others.
    """
    said = (*draft.said, action)
    while len(found := choices(s, maker, draft, said)) == 1:
        said = (*said, found[0])
    if _whole(s, said):
        return Draft(draft.partners, (*draft.items, _item(s, said, (maker, *draft.partners))))
    return Draft(draft.partners, draft.items, said)  # if nothing fits, there is something to strike out


def _whole(s: V1919State, said: tuple[Action, ...]) -> bool:
    """Whether all has been said of an item."""
    if said[0] == PAY:
        return len(said) == 5
    about = said[1:] if said[0] == LATER else said
    if not about or about[0] == T_NOW:
        return len(about) == 2
    numbered = about[0] == T_MODIFIER
    if about[0] == T_PLACE and len(about) > 1:  # the two-player USA places just enough
        numbered = plain(s, about[1]) - NATION in s.powers
    return len(about) == 3 + numbered


def _item(s: V1919State, said: tuple[Action, ...], parties: tuple[int, ...]) -> Term | Pay:
    """What has been said, as an item of a deal."""
    if said[0] == PAY:
        power, to, n = plain(s, said[1]) - NATION, plain(s, said[2]) - NATION, plain(s, said[3]) - AMOUNT
        return Pay(power, to, n, NOBODY if said[4] == AT_ONCE else said[4] - PROMISE)
    later = said[0] == LATER
    topic, *rest = [plain(s, a) for a in said[later:]]
    if topic == T_NOW:
        return Term(T_NOW, at_hand(s)[0], rest[0])
    power, action = rest[0] - NATION, rest[1]
    n = NOBODY
    if topic == T_PLACE:
        n = rest[2] - AMOUNT if len(rest) > 2 and rest[2] != ANY else 0
    elif topic == T_MODIFIER:
        n = rest[2] - REGION
    partners = tuple(party for party in parties if party != power)
    return Term(topic, power, action, n, partners, left=int(later))


def twin(s: V1919State, action: Action) -> Action:
    """The name that an answer has in talk of a deal."""
    return action + s.cards.twin


def plain(s: V1919State, action: Action) -> Action:
    """The answer that is meant by a name in talk of a deal."""
    return action - s.cards.twin if action >= len(TALK) else action


# -- whether it fits ---------------------------------------------------------------------------------


def fits(s: V1919State, deal: Deal) -> bool:
    """Whether all that a deal says could be kept, with all that stands already."""
    if all(isinstance(item, Term) and item.left for item in deal.items):
        return True  # such promises bind nobody
    for item in deal.items:
        if isinstance(item, Pay) and not _payable(s, item):
            return False
    then = s.__copy__()  # a deal touches nothing else than what is copied here: half the time of a whole copy
    then.available, then.exhausted = s.available.copy(), s.exhausted.copy()
    then.journal = then.talk = None
    bind(then, deal)
    for power in {*deal.parties, USA}:
        own = promised(then, power)
        if not consistent(own):
            return False
        if (own or then.dues) and not kept(then, power, Held(own)):
            held = standing(s, power)  # what is void already stands in no deal's way
            new = tuple([term for term in own if term not in s.terms])
            pays = held.pays or any(isinstance(item, Pay) and item.power == power for item in deal.items)
            if not kept(then, power, Held((*held.terms, *new), pays)):
                return False
    now = [item for item in deal.items if isinstance(item, Term) and item.topic == T_NOW]  # at most one
    step = s.stack[-1]
    assert isinstance(step, V1919Step)
    if now and step.talk:  # midway nothing is offered, and a payment may leave the step without an answer
        power, legal = at_hand(then)
        return power == now[0].power and now[0].action in legal
    return True


def _payable(s: V1919State, pay: Pay) -> bool:
    return s.available[pay.power] - owed(s, pay.power) >= pay.n and s.exhausted[pay.to] >= pay.n


def bind(s: V1919State, deal: Deal) -> None:
    """Influence changes places or is set apart; promises hold from now on."""
    for item in deal.items:
        if isinstance(item, Term) and item.topic != T_NOW:
            s.terms += (put_off(s, item) if item.left else item,)
    for item in deal.items:
        if isinstance(item, Pay):
            term = deal.items[item.when] if item.when != NOBODY else None
            if isinstance(term, Term):
                s.dues += (Due(item.power, item.to, item.n, term),)
            else:
                pay(s, item.power, item.to, item.n)
