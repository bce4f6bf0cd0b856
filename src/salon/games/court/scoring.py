"""The end: each character's markers go to whoever controls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.terms import CHARACTER, EVERYONE, GREAT, GREAT_CHARACTERS, NOBODY, PLAYER, pile
from salon.kernel import Result, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def is_decided(s: CourtState) -> bool:
    """Whether two characters have five markers or more (court.end.1)."""
    return max(s.markers) >= GREAT and sorted(s.markers)[-GREAT_CHARACTERS] >= GREAT


def matches(s: CourtState, c: int) -> tuple[tuple[int, int], ...]:
    """Each player's cards of a character's name under it, and one more for whoever has the most cards."""
    piles = [s.piles[pile(player, c)] for player in range(s.seats)]
    most = max(map(len, piles))
    whose = s.cards.character
    return tuple((sum(whose[card] == c for card in cards), int(0 < len(cards) == most)) for cards in piles)


def counts(s: CourtState, c: int) -> tuple[int, ...]:
    """Each player's count under a character: matches and the one for the most cards."""
    return tuple(found + most for found, most in matches(s, c))


def controllers(s: CourtState, c: int) -> tuple[int, ...]:
    """Who takes the markers of a character: the highest count; ties all, zero nobody."""
    count = counts(s, c)
    best = max(count)
    return tuple(player for player in range(s.seats) if count[player] == best) if best else ()


def score(s: CourtState, reason: Text) -> None:
    """End the game: discard hands and favors, score the seven characters, name the winners."""
    s.say(reason.id)
    if s.played != NOBODY:  # an end in the middle of the action
        s.discard.append(s.played)
        s.played = s.acting = s.target = s.victim = s.source = NOBODY
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
        counts=_counts(matches(s, c)),
        players=tuple(PLAYER[p] for p in owners),
        markers=s.markers[c],
        owners=len(owners),
    )


def _counts(parts: tuple[tuple[int, int], ...]) -> Text:
    """The matches of all players and who has the most cards, as a list of texts, each with the rest."""
    *firsts, told = [
        Text("court.log.count-most", {"player": PLAYER[player], "matches": found, "count": found + most})
        if most
        else Text("court.log.count", {"player": PLAYER[player], "matches": found})
        for player, (found, most) in enumerate(parts)
    ]
    for first in reversed(firsts):
        told = Text("court.log.counts", {"first": first, "others": told})
    return told
