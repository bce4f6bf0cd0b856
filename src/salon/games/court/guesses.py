"""What a seat cannot know, dealt anew: a world that it could not tell from the real one."""

from __future__ import annotations

from collections import Counter

from salon.games.court.memory import GENERATION, KEPT, KEPT_MASK, Cards, draws
from salon.games.court.state import CourtState
from salon.games.court.terms import EVERYONE, NOBODY
from salon.kernel import Fate, InvariantBroken

NOT_DECK, NOT_BEFORE = 1, 2  # where a card cannot be


def guess(s: CourtState, seat: int, fate: Fate) -> CourtState:
    """Deal anew whatever the seat does not know, so that the open questions stay the same."""
    for _ in range(1000):
        other = s.copy()
        other.fate = fate.fork()
        deal_unknown(other, seat, fate)
        if _asks_as(other, s):
            return other
    raise InvariantBroken("no deal found that is consistent with the view")


def _asks_as(s: CourtState, truth: CourtState) -> bool:
    """Ask again; a deal in which the same seats would not be asked the same is not consistent."""
    if s.result is not None:
        return True
    asked = s.stack[-1].enter(s)
    if asked is None:
        return False
    s.pending = asked if isinstance(asked, tuple) else (asked,)
    return [(d.seat, d.question) for d in s.pending] == [(d.seat, d.question) for d in truth.pending]


def deal_unknown(s: CourtState, seat: int, fate: Fate) -> None:
    """Deal anew whatever the seat does not know, but nothing where the last reshuffle says it cannot be."""
    others = [player for player in range(s.seats) if player != seat]
    bit, memory = 1 << seat, s.memory
    number = memory.number if memory else NOBODY
    unseen = s.deck[:]
    hands: list[tuple[int, int]] = []  # hidden cards, by whether they are certainly from before the reshuffle
    before = since = 0
    for player in others:
        hidden = less(s.hands[player], s.shown[player])
        unseen += hidden
        old = min(len(hidden), s.kept >> KEPT * player & KEPT_MASK)
        hands.append((old, len(hidden) - old))
        before += old
        since += len(hidden) - old
        for index in range(7 * player, 7 * player + 7):
            for card, mask in zip(s.piles[index], s.known[index], strict=True):
                if not mask & bit:
                    unseen.append(card)
                    is_since = mask >> GENERATION == number
                    before += not is_since
                    since += is_since
    unseen.sort()  # so that their true order decides nothing
    fate.shuffle(unseen)
    if memory is None:
        end = before + since
        earlier, later, s.deck = unseen[:before], unseen[before:end], unseen[end:]
    else:
        own = draws(s.drawn, seat)
        s.memory, s.drawn = memory.of_seat(seat), (-1 - seat, *own)
        earlier, later, s.deck = _share(s, seat, unseen, (before, since), fate)
    for player, (old, new) in zip(others, hands, strict=True):
        dealt = (*(earlier.pop() for _ in range(old)), *(later.pop() for _ in range(new)))
        s.hands[player] = tuple(sorted((*s.shown[player], *dealt)))
        for index in range(7 * player, 7 * player + 7):
            s.piles[index] = tuple(
                card if mask & bit else (later if mask >> GENERATION == number else earlier).pop()
                for card, mask in zip(s.piles[index], s.known[index], strict=True)
            )
        picks = list(EVERYONE)
        fate.shuffle(picks)
        s.picks[player] = tuple(picks[: len(s.picks[player])])


def _share(
    s: CourtState, seat: int, unseen: list[int], room: tuple[int, int], fate: Fate
) -> tuple[list[int], list[int], list[int]]:
    """Share out what a seat cannot see: to the places filled before the reshuffle, those since, the deck.

    A card may be in the deck as often as it went in and has not been seen to leave it, and in a place from
    before as often as it was outside and hidden; what is beyond both must lie in a place filled since.
    """
    memory = s.memory
    assert memory is not None
    before, since = room
    bit = 1 << seat
    from_before = Counter(
        card
        for cards, masks in zip(s.piles, s.known, strict=True)
        for card, mask in zip(cards, masks, strict=True)
        if mask & bit and mask >> GENERATION != memory.number
    )
    inside = Counter(memory.stock) - Counter(s.left) - Counter(draws(s.drawn, seat))
    outside = Counter(s.cards.deck) - Counter(memory.stock) - (memory.had(seat) | from_before)
    bans: dict[int, list[int]] = {}
    for card, count in Counter(unseen).items():
        not_deck, not_before = max(0, count - inside[card]), max(0, count - outside[card])
        neither = max(0, not_deck + not_before - count)
        bans[card] = [NOT_DECK | NOT_BEFORE] * neither + [NOT_DECK] * (not_deck - neither)
        bans[card] += [NOT_BEFORE] * (not_before - neither)
        bans[card] += [0] * (count - len(bans[card]))
    banned = [(bans[card].pop(), card) for card in unseen]
    bound = [card for ban, card in banned if ban == NOT_DECK | NOT_BEFORE]
    rest = [pair for pair in banned if pair[0] != NOT_DECK | NOT_BEFORE]
    end = before + since - len(bound)
    _swap(rest, range(before), range(before, len(rest)), NOT_BEFORE, fate)
    _swap(rest, range(end, len(rest)), range(end), NOT_DECK, fate)
    dealt = [card for _, card in rest]
    later = dealt[before:end] + bound
    fate.shuffle(later)
    return dealt[:before], later, dealt[end:]


def _swap(cards: list[tuple[int, int]], here: range, there: range, ban: int, fate: Fate) -> None:
    """Change each card that may not lie here for one from there that may."""
    fitting = [place for place in there if cards[place][0] != ban]
    fate.shuffle(fitting)
    for place in here:
        if cards[place][0] == ban:
            if not fitting:
                raise InvariantBroken("the cards fit the places where they may be")
            other = fitting.pop()
            cards[place], cards[other] = cards[other], cards[place]


def less(cards: Cards, some: Cards) -> list[int]:
    """Cards without some of them."""
    rest = list(cards)
    for card in some:
        rest.remove(card)
    return rest
