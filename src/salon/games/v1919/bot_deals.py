"""What a deal is worth to a bot, and which deals it offers.

A promise is worth what it changes: the turn is played to its end as greedy players would, once with it and
once without, and the positions are compared. All of it is worked out from what everyone can see, so that a
bot which is asked anew at every answer goes on with the offer that it has begun.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev

from salon.bots.greedy import Greedy
from salon.games.v1919.actions import ChooseAction
from salon.games.v1919.answers import (
    ACCEPT,
    AMOUNT,
    ANY,
    AT_ONCE,
    CANCEL,
    DROP,
    LATER,
    NATION,
    OFFER,
    PAY,
    PROMISE,
    PROPOSE,
    REFUSE,
    REGION,
    REVISE,
    T_MODIFIER,
    T_NOT_PLACE,
    T_NOW,
    T_OPTION,
    T_PLACE,
    T_SETTLE,
)
from salon.games.v1919.drafts import fits
from salon.games.v1919.settle import settleable
from salon.games.v1919.state import V1919State
from salon.games.v1919.talk import enact
from salon.games.v1919.terms import ALL_SLOTS, NOBODY, TABLE, Deal, Draft, Pay, Term
from salon.kernel import Action, Fate, State

Item = Term | Pay

BUDGET = 120  # positions that each answer of an imagined turn is searched for
LONGEST = 80  # answers of an imagined turn
GAIN = 0.15  # by how much a deal must better a bot's own position to be offered
ACCEPTABLE = 0.05  # and that of the others; and its own to be accepted
CANDIDATES = 4  # deals that are looked at before a turn
PRICES = (1, 2, 3, 4)
KEPT = 2048  # positions whose worth is remembered
# The decks and dice of the imagined turns. Whoever offers has chosen the deal that does best in the first
# ones, so whoever is asked prices it in others.
OFFERED = tuple(Fate.of(1919 + world) for world in range(4))
ASKED = tuple(Fate.of(2919 + world) for world in range(8))


class Dealer:
    """Answers all that is said of deals; None to questions that have nothing to do with them."""

    def __init__(
        self, value: Callable[[State, int], float], likes: Callable[[V1919State, int, int], list[float]]
    ) -> None:
        self.value = value
        self.likes = likes  # what each option of an Issue is worth to a power
        self._known: dict[bytes, tuple[float, ...]] = {}

    def answer(self, s: V1919State, seat: int) -> Action | None:
        decision = s.decision(seat)
        if decision is None or not s.deals:
            return None
        if decision.hoped:
            return self._reply(s, seat, decision.hoped)
        draft = s.talk.drafts[seat] if s.talk else None
        if draft is not None:
            return self._go_on(s, seat, draft, decision.aside)
        if PROPOSE in decision.aside and self.best_offer(s, seat) is not None:
            return PROPOSE
        return REFUSE if decision.aside == (REFUSE,) and not decision.legal else None

    # -- what a deal is worth ----------------------------------------------------------------------

    def gains(self, s: V1919State, deal: Deal, chances: Sequence[Fate]) -> list[list[float]]:
        """By seat, by how much a deal betters its position at the end of the turn: in each world, played with
        it and without it."""
        found: list[list[float]] = [[] for _ in range(s.seats)]
        for chance in chances:
            without, given = imagined(s, chance), imagined(s, chance)
            without.run()
            enact(given, deal)
            given.run()
            outlooks = zip(found, self._outlook(without, chance), self._outlook(given, chance), strict=True)
            for gains, before, after in outlooks:
                gains.append(after - before)
        return found

    def _outlook(self, s: V1919State, chance: Fate) -> tuple[float, ...]:
        """What a position is worth to each seat when its turn has been played to the end."""
        key = s.snapshot()
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[key] = self._play_on(s, chance)
        return found

    def _play_on(self, s: V1919State, chance: Fate) -> tuple[float, ...]:
        turn, fate = s.turn, chance.copy()
        players = [Greedy(self.value, BUDGET) for _ in range(s.seats)]
        for _ in range(LONGEST):
            asked = next((d for d in s.pending if d.legal), None)
            if s.turn != turn or asked is None:
                break
            s.apply(players[asked.seat].choose(s, asked.seat, fate), asked.seat)
        return tuple(self.value(s, seat) for seat in range(s.seats))

    # -- answering ---------------------------------------------------------------------------------

    def _reply(self, s: V1919State, seat: int, hoped: tuple[Action, ...]) -> Action:
        assert s.talk is not None
        power = s.powers[seat]
        deal = next(deal for deal in s.talk.deals if power in deal.parties)
        if ACCEPT not in hoped:
            return REFUSE
        if surely(self.gains(s, deal, ASKED)[seat]) >= ACCEPTABLE:
            return ACCEPT
        draft = Draft(tuple(party for party in deal.parties if party != power), deal.items)
        return REVISE if s.offers[seat] and self._price(s, seat, draft) is not None else REFUSE

    def _price(self, s: V1919State, seat: int, draft: Draft) -> tuple[Item, ...] | None:
        """The items of a draft, at the least price for which this bot would do it."""
        if len(draft.partners) != 1 or s.offers[seat] < s.most_offers - 1:  # no endless haggling
            return None
        me, partner = s.powers[seat], draft.partners[0]
        terms = tuple(i for i in draft.items if isinstance(i, Term) and i.topic != T_NOW)
        if not any(not term.left for term in terms):
            return None
        for n in PRICES:
            items: tuple[Item, ...] = (*terms, Pay(partner, me, n))
            deal = Deal(me, draft.partners, items)
            if fits(s, deal) and surely(self.gains(s, deal, ASKED)[seat]) >= ACCEPTABLE:
                return items
        return None

    def _good(self, s: V1919State, deal: Deal, me: int, chances: Sequence[Fate]) -> bool:
        """Whether a deal is good for this bot, and good enough for the others to accept."""
        gains = self.gains(s, deal, chances)
        return surely(gains[s.powers.index(me)]) >= GAIN and all(
            surely(gains[s.powers.index(party)]) >= ACCEPTABLE for party in deal.parties if party != me
        )

    # -- offering ----------------------------------------------------------------------------------

    def best_offer(self, s: V1919State, seat: int) -> Deal | None:
        """The deal to offer before one's own turn: one that is good for both, at the expense of others."""
        me, first = s.powers[seat], s.offers[seat] == s.most_offers
        mine = type(s.stack[-1]) is ChooseAction and s.turn == seat and not s.political
        if s.seats < 3 or not (first and mine and not s.military and not s.terms):
            return None
        for count, terms in enumerate(self._ideas(s, me)):
            if count == CANDIDATES:
                return None
            partner = terms[0].to[0]
            for n in (2, 1, 3):
                deal = Deal(me, (partner,), (*terms, Pay(partner, me, n, 0)))
                if fits(s, deal) and all(self._good(s, deal, me, some) for some in (OFFERED[:1], OFFERED)):
                    return deal
        return None

    def _ideas(self, s: V1919State, me: int) -> Iterator[tuple[Term, ...]]:
        """What could be promised for cubes, the most promising first."""
        found: list[tuple[float, tuple[Term, ...]]] = []
        first = s.cards.first_issue
        for slot in settleable(s, me):
            issue, winner = s.issues[slot], s.winner(slot)
            settle = Term(T_SETTLE, me, first + issue)
            if winner == me:  # settle it as another would like it
                own = self.likes(s, issue, me)
                for partner in (p for p in s.powers if p != me):
                    theirs = self.likes(s, issue, partner)
                    best = max(range(len(theirs)), key=theirs.__getitem__, default=0)
                    if theirs and own[best] < max(own):
                        gain = theirs[best] - min(theirs) - (max(own) - own[best])
                        option = Term(T_OPTION, me, s.cards.options[issue][best])
                        found.append((gain, (_to(settle, partner), _to(option, partner))))
            elif winner in s.powers:  # settle what another leads on
                found.append((float(s.cards.stars[issue]), (_to(settle, winner),)))
        for slot in ALL_SLOTS:  # leave alone what another leads on
            leader = s.leader(slot)
            if leader not in {me, NOBODY} and leader in s.powers and s.needed(me, slot) < s.available[me]:
                term = Term(T_NOT_PLACE, me, first + s.issues[slot])
                worth = s.cards.stars[s.issues[slot]] * (0.8 if slot < TABLE else 0.4)
                found.append((worth, (_to(term, leader),)))
        yield from (terms for _, terms in sorted(found, key=lambda idea: -idea[0]))

    def _go_on(self, s: V1919State, seat: int, draft: Draft, may: tuple[Action, ...]) -> Action:
        """The next answer on the way to the deal that this bot wants; it gives up what it does not want."""
        wanted = self._wanted(s, seat, draft)
        if wanted is None:
            return CANCEL
        partners, items = wanted
        if draft.partners != partners:
            action = NATION + partners[0] + s.cards.twin
        elif draft.items == items and not draft.said:
            action = OFFER
        elif draft.items == items[: len(draft.items)] and len(draft.items) < len(items):
            answers = spelled(s, items[len(draft.items)])
            begun = answers[: len(draft.said)] == draft.said and len(draft.said) < len(answers)
            action = answers[len(draft.said)] if begun else DROP
        else:
            action = DROP
        return action if action in may else CANCEL

    def _wanted(
        self, s: V1919State, seat: int, draft: Draft
    ) -> tuple[tuple[int, ...], tuple[Item, ...]] | None:
        deal = self.best_offer(s, seat)
        if deal is not None and draft.partners in {(), deal.partners}:
            return deal.partners, deal.items
        items = self._price(s, seat, draft)
        return (draft.partners, items) if items is not None else None


def surely(gains: Sequence[float]) -> float:
    """A gain less the doubt about it: the standard error of its mean."""
    return fmean(gains) - (stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0)


def _to(term: Term, partner: int) -> Term:
    return Term(term.topic, term.power, term.action, term.n, (partner,))


def imagined(s: V1919State, chance: Fate) -> V1919State:
    """The position with decks that are the same whoever imagines it, and nothing being talked about."""
    world = s.copy()
    world.talk = None
    end = world.cards.game_end
    place = world.issue_deck.index(end) if end in world.issue_deck else NOBODY
    world.event_deck.sort()
    world.issue_deck.sort()
    if place != NOBODY:
        world.issue_deck.remove(end)
        world.issue_deck.insert(place, end)
    return world.determinize(0, chance.copy())


def spelled(s: V1919State, item: Item) -> tuple[Action, ...]:
    """How an item of a deal is said, answer by answer."""
    twin = s.cards.twin
    if isinstance(item, Pay):
        when = AT_ONCE if item.when == NOBODY else PROMISE + item.when
        said = (NATION + item.power + twin, NATION + item.to + twin, AMOUNT + item.n + twin)
        return (PAY, *said, when)
    if item.topic == T_NOW:
        return (T_NOW, item.action + twin)
    about: tuple[Action, ...] = (item.topic, NATION + item.power + twin, item.action + twin)
    if item.topic == T_PLACE and item.power in s.powers:
        about += (AMOUNT + item.n + twin if item.n > 0 else ANY,)
    elif item.topic == T_MODIFIER:
        about += (REGION + item.n + twin,)
    return (LATER, *about) if item.left else about
