"""What a seat cannot know, dealt anew: a world that it could not tell from the real one."""

from __future__ import annotations

from salon.games.v1919.negotiation import Negotiation
from salon.games.v1919.state import V1919State
from salon.games.v1919.talk import only_own
from salon.kernel import Fate


def guess(s: Negotiation, seat: int, fate: Fate) -> Negotiation:
    """The decks in another order; what others are still drafting is their own affair."""
    other = s.copy()
    other.fate = fate.fork()
    other.event_deck.sort()  # so that their true order decides nothing
    fate.shuffle(other.event_deck)
    _shuffle_issues(other, fate)
    if s.talk is not None:
        other.talk = only_own(s.talk, seat)
        if other.talk != s.talk:
            other.run()
    return other


def _shuffle_issues(s: V1919State, fate: Fate) -> None:
    """Deal the face-down Issues anew, keeping the Game End card where its place is known to be."""
    deck = s.issue_deck
    end = s.cards.game_end
    place = deck.index(end) if end in deck else None
    deck.sort()
    if place is None:
        fate.shuffle(deck)
        return
    deck.remove(end)
    fate.shuffle(deck)
    # Counted from the bottom its place is public, except among the last six cards of the longest game.
    if s.length == 5:
        place = fate.below(min(6, len(deck) + 1))
    deck.insert(place, end)
