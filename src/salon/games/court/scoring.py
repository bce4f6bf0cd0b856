"""The end: each character's markers go to whoever controls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.terms import CHARACTER, EVERYONE, PLAYER, pile
from salon.kernel import Result, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def counts(s: CourtState, c: int) -> tuple[int, ...]:
    """Each player's count under a character: cards of its name, and one more for the most cards."""
    piles = [s.piles[pile(player, c)] for player in range(s.seats)]
    most = max(map(len, piles))
    whose = s.cards.character
    return tuple(sum(whose[card] == c for card in cards) + (0 < len(cards) == most) for cards in piles)


def controllers(s: CourtState, c: int) -> tuple[int, ...]:
    """Who takes the markers of a character: the highest count; ties all, zero nobody."""
    count = counts(s, c)
    best = max(count)
    return tuple(player for player in range(s.seats) if count[player] == best) if best else ()


def score(s: CourtState, reason: Text) -> None:
    """End the game: discard hands and favors, score the seven characters, name the winners."""
    s.say(reason.id)
    for player in range(s.seats):
        s.discard += s.hands[player]
        s.hands[player] = s.shown[player] = ()
    s.favors = [False] * len(s.favors)
    points = [0] * s.seats
    for c in EVERYONE:
        owners = controllers(s, c)
        for player in owners:
            points[player] += s.markers[c]
        if s.journal is not None:
            _tell(s, c, owners)
    winners = tuple(player for player in range(s.seats) if points[player] == max(points))
    s.say("court.log.winners", winners=tuple(PLAYER[p] for p in winners), points=max(points))
    s.reveals += 1
    s.result = Result(tuple(points), winners, reason)
    s.stack.clear()


def _tell(s: CourtState, c: int, owners: tuple[int, ...]) -> None:
    if not owners:
        s.say("court.log.score-nobody", character=CHARACTER[c], markers=s.markers[c])
        return
    s.say(
        "court.log.score",
        character=CHARACTER[c],
        players=tuple(PLAYER[p] for p in owners),
        count=max(counts(s, c)),
        markers=s.markers[c],
        owners=len(owners),
    )
