"""Talk: deals are put together aside, offered openly, and answered; the game goes on meanwhile.

A draft is its maker's own affair and stops nobody. An offer to or by the player who is asked is answered
before the game goes on; one between others waits beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919 import deal_facts, questions
from salon.games.v1919.answers import (
    ACCEPT,
    CANCEL,
    DROP,
    NATION,
    OFFER,
    PROPOSE,
    REFUSE,
    REVISE,
    T_NOW,
    TALK,
    WITHDRAW,
)
from salon.games.v1919.base import Asked, V1919Step
from salon.games.v1919.deal_words import draft_words, item_words, name, offer_words
from salon.games.v1919.drafts import bind, choices, extended, fits, kinds_of, plain, twin
from salon.games.v1919.questions import V1919Question
from salon.games.v1919.terms import NOBODY, Deal, Draft, Note, Pay, Talk, Term
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

MOST = 8  # items of one deal
CLAUSE = "v1919.negotiation.1"
REPLIES = frozenset({ACCEPT, REFUSE, REVISE, WITHDRAW})


# -- what may be said ------------------------------------------------------------------------------


def talking(
    s: V1919State, step: V1919Step, seat: int, asked: V1919Question, legal: tuple[Action, ...]
) -> Asked:
    """The question at hand, and what everyone may say meanwhile of the deals that are talked about."""
    talk = s.talk
    assert talk is not None
    found = []
    for other in (seat, *(n for n in range(s.seats) if n != seat)):
        if s.drafter not in {NOBODY, other}:
            found += [decision for decision in s.pending if decision.seat == other]
            continue
        power = s.powers[other]
        deal = _deal_of(talk, power) if step.talk else None
        hoped = _replies(s, deal, power) if deal else ()
        aside = hoped or (_second_thoughts(deal, power) if deal else ())
        drafted = _drafting(s, other, step, s.powers[seat] if step.talk else NOBODY)
        noted = (OFFER,) if OFFER in drafted else ()
        question: V1919Question = asked if other == seat else questions.MayDeal()
        if deal and (other == seat or hoped):  # a deal of the one who is asked is settled first
            question = _question(s, deal, power)
        answers = legal if other == seat and not deal else ()
        draft = talk.drafts[other]
        if other == seat or aside or drafted:
            clause = step.clause if answers else CLAUSE
            told = draft_words(s, draft) if draft else None
            found.append(Decision(other, question, answers, clause, (*aside, *drafted), noted, hoped, told))
    s.drafter = NOBODY
    return tuple(found)


def _deal_of(talk: Talk, power: int) -> Deal | None:
    """The offer that a power has made or been made."""
    return next((deal for deal in talk.deals if power in deal.parties), None)


def _replies(s: V1919State, deal: Deal, power: int) -> tuple[Action, ...]:
    if power == deal.proposer or power in deal.agreed:
        return ()
    return (*((ACCEPT,) if fits(s, deal) else ()), REVISE, REFUSE)


def _second_thoughts(deal: Deal, power: int) -> tuple[Action, ...]:
    """Who has made an offer may withdraw it, and who has agreed may refuse it, until all have agreed."""
    return (WITHDRAW,) if power == deal.proposer else (REFUSE,)


def _question(s: V1919State, deal: Deal, power: int) -> V1919Question:
    offer = offer_words(s, deal)
    if power == deal.proposer:
        return questions.DealWait(offer)
    return questions.DealAgreed(offer) if power in deal.agreed else questions.DealReply(offer)


def _drafting(s: V1919State, seat: int, step: V1919Step, asked: int) -> tuple[Action, ...]:
    """What a seat may say of a deal of its own making, while a power is asked something."""
    talk, power = s.talk, s.powers[seat]
    assert talk is not None
    draft = talk.drafts[seat]
    busy = _deal_of(talk, power) is not None
    if draft is None:
        return (PROPOSE,) if step.talk and s.offers[seat] and not busy else ()
    if not draft.partners:
        return (*(twin(s, NATION + p) for p in s.powers if p != power), CANCEL)
    if draft.said:
        return (*choices(s, power, draft, draft.said), DROP, CANCEL)
    kinds: list[Action] = []
    if len(draft.items) < MOST:
        kinds += kinds_of(s, power, draft, asked)
    if not draft.items:
        others = [p for p in s.powers if p != power and p not in draft.partners]
        kinds += [twin(s, NATION + p) for p in others]
    elif step.talk and s.offers[seat] and why_not_offer(s, seat, draft) is None:
        kinds.append(OFFER)
    return (*kinds, *((DROP,) if draft.items else ()), CANCEL)


def held_back(s: V1919State, seat: int) -> tuple[Action, ...]:
    """The offer that a seat has drafted and cannot make now."""
    draft, decision = s.talk.drafts[seat] if s.talk else None, s.decision(seat)
    whole = draft is not None and draft.items and not draft.said
    return (OFFER,) if whole and decision is not None and OFFER not in decision.aside else ()


def why_not_offer(s: V1919State, seat: int, draft: Draft) -> Refusal | None:
    """What stands in the way of an offer: another one, or terms that cannot be kept any more."""
    assert s.talk is not None
    power = s.powers[seat]
    if any(_deal_of(s.talk, party) for party in (power, *draft.partners)):
        return Refusal("v1919.ruling.negotiation.one", Text("v1919.why.deal-stands"))
    if not fits(s, Deal(power, draft.partners, draft.items)):
        return Refusal("v1919.ruling.negotiation.fit", Text("v1919.why.deal-unfit"))
    return None


def why_not_said(s: V1919State, seat: int, action: Action) -> Refusal:
    """Why something cannot be said of deals now."""
    step = s.stack[-1]
    assert isinstance(step, V1919Step)
    if not s.deals:
        return Refusal(CLAUSE, Text("v1919.why.no-deals"))
    if NOBODY in s.powers:
        return Refusal(CLAUSE, Text("v1919.why.no-nations"))
    if not step.talk and action in {PROPOSE, OFFER, *REPLIES}:
        return Refusal("v1919.ruling.negotiation.midway", Text("v1919.why.deal-midway"))
    deal = _deal_of(s.talk, s.powers[seat]) if s.talk else None
    if action in REPLIES:
        return _why_no_reply(s, seat, deal, action)
    if action in {PROPOSE, OFFER} and not s.offers[seat]:
        return Refusal("v1919.ruling.negotiation.count", Text("v1919.why.offers", {"most": s.most_offers}))
    draft = s.talk.drafts[seat] if s.talk else None
    if action == PROPOSE and draft is None:
        return Refusal("v1919.ruling.negotiation.one", Text("v1919.why.deal-stands"))
    if draft is None or action == PROPOSE:
        return Refusal(CLAUSE, Text("v1919.why.drafting" if draft else "v1919.why.no-draft"))
    if action == OFFER and draft.items and not draft.said:
        return why_not_offer(s, seat, draft) or Refusal(CLAUSE, Text("v1919.why.not-now"))
    if action == OFFER:
        return Refusal(CLAUSE, Text("v1919.why.no-terms"))
    return Refusal("v1919.ruling.negotiation.fit", Text("v1919.why.term"))


def _why_no_reply(s: V1919State, seat: int, deal: Deal | None, action: Action) -> Refusal:
    if deal is None:
        return Refusal(CLAUSE, Text("v1919.why.no-offer"))
    if action == WITHDRAW:
        return Refusal(CLAUSE, Text("v1919.why.not-your-offer"))
    if action == ACCEPT and s.powers[seat] != deal.proposer and not fits(s, deal):
        return Refusal("v1919.ruling.negotiation.fit", Text("v1919.why.deal-unfit"))
    return Refusal(CLAUSE, Text("v1919.why.own-offer"))


# -- what is said ----------------------------------------------------------------------------------


def speak(s: V1919State, seat: int, action: Action) -> None:
    """Take what a seat says of deals."""
    power = s.powers[seat]
    if action == PROPOSE:
        keep_draft(s, seat, Draft())
        return
    assert s.talk is not None
    deal, draft = _deal_of(s.talk, power), s.talk.drafts[seat]
    if deal is not None and action in REPLIES:
        _reply(s, seat, deal, action)
        return
    assert draft is not None
    if action == CANCEL:
        keep_draft(s, seat, None)
    elif action == DROP:
        items = draft.items if draft.said else draft.items[:-1]
        keep_draft(s, seat, Draft(draft.partners, items))
    elif action == OFFER:
        _offer(s, seat, draft)
    elif not draft.said and (partner := plain(s, action) - NATION) in s.powers and action >= len(TALK):
        keep_draft(s, seat, msgspec.structs.replace(draft, partners=(*draft.partners, partner)))
    else:
        keep_draft(s, seat, extended(s, power, draft, action))


def keep_draft(s: V1919State, seat: int, draft: Draft | None, deals: tuple[Deal, ...] | None = None) -> None:
    """Keep a seat's draft (None: it has none), and the offers that stand."""
    talk = s.talk or Talk((None,) * s.seats)
    drafts = (*talk.drafts[:seat], draft, *talk.drafts[seat + 1 :])
    s.talk = _quiet(Talk(drafts, talk.deals if deals is None else deals))
    s.drafter = seat if deals is None and s.talk else NOBODY


def only_own(talk: Talk, seat: int) -> Talk | None:
    """What a seat knows of the talk: its own draft, and the offers that have been made."""
    return _quiet(Talk(tuple(d if n == seat else None for n, d in enumerate(talk.drafts)), talk.deals))


def _quiet(talk: Talk) -> Talk | None:
    return talk if talk.deals or any(talk.drafts) else None


def _offer(s: V1919State, seat: int, draft: Draft) -> None:
    assert s.talk is not None
    deal = Deal(s.powers[seat], draft.partners, draft.items, s.note)
    made = s.offers
    s.offers = (*made[:seat], made[seat] - 1, *made[seat + 1 :])
    s.tell(deal_facts.DealOffer, name(deal.proposer), tuple(map(name, deal.partners)))
    for item in deal.items:
        s.tell(deal_facts.Term, item_words(s, item, deal.items))
    if deal.note:
        s.tell(deal_facts.DealNote, name(deal.proposer), deal.note)
    keep_draft(s, seat, None, (*s.talk.deals, deal))


def _reply(s: V1919State, seat: int, deal: Deal, action: Action) -> None:
    assert s.talk is not None
    power = s.powers[seat]
    others = tuple(other for other in s.talk.deals if other is not deal)
    if action == ACCEPT:
        s.tell(deal_facts.DealAccepted, name(power))
        agreed = msgspec.structs.replace(deal, agreed=(*deal.agreed, power))
        whole = set(agreed.agreed) == set(deal.partners)
        s.talk = _quiet(Talk(s.talk.drafts, others if whole else (*others, agreed)))
        if whole:
            enact(s, deal)
        return
    s.tell(deal_facts.DealWithdrawn if action == WITHDRAW else deal_facts.DealRefused, name(power))
    draft = s.talk.drafts[seat]
    if action == REVISE:  # what was offered, to be changed and offered back
        draft = Draft(tuple(party for party in deal.parties if party != power), _lasting(deal.items))
    keep_draft(s, seat, draft, others)


def _lasting(items: tuple[Term | Pay, ...]) -> tuple[Term | Pay, ...]:
    """The items but for an answer to the question at hand; payments wait for the same terms as before."""
    kept = [n for n, item in enumerate(items) if not (isinstance(item, Term) and item.topic == T_NOW)]
    return tuple(
        msgspec.structs.replace(item, when=kept.index(item.when))
        if isinstance(item := items[n], Pay) and item.when != NOBODY
        else item
        for n in kept
    )


# -- what comes of it --------------------------------------------------------------------------------


def enact(s: V1919State, deal: Deal) -> None:
    """All have agreed, and nobody takes that back."""
    s.reveals += 1
    bind(s, deal)
    if deal.note:
        s.notes += (Note(deal.proposer, deal.partners, deal.note, len(s.powers) + 1),)
    for item in deal.items:
        if isinstance(item, Term) and item.topic == T_NOW:  # carried out when all else has been settled
            s.stack[-1].answer(s, item.action, s.powers.index(item.power))


def hush(s: V1919State) -> None:
    """The turn is over: offers that nobody has answered lapse; what is being drafted may be finished."""
    if s.talk is None:
        return
    for deal in s.talk.deals:
        s.tell(deal_facts.DealLapsed, name(deal.proposer))
    s.talk = _quiet(Talk(s.talk.drafts))
