"""Markers: characters gain them, and in the end they go to whoever controls each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court import facts
from salon.games.court.terms import CHAMBERLAIN, CHARACTER, EVERYONE, GREAT, GREAT_CHARACTERS, NOBODY, PLAYER
from salon.kernel import Result, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def is_decided(s: CourtState) -> bool:
    """Whether two characters have five markers or more (court.end.1)."""
    return max(s.markers) >= GREAT and sorted(s.markers)[-GREAT_CHARACTERS] >= GREAT


def matches(s: CourtState, c: int) -> tuple[tuple[int, int], ...]:
    """Each player's cards of a character's name under it, and one more for whoever has the most cards."""
    piles = s.piles[c :: len(EVERYONE)]
    most = max(map(len, piles))
    whose = s.cards.character
    # Lists all over this file: with generators the end takes a third longer, 1 % of a game of two.
    return tuple([([whose[card] for card in cards].count(c), int(0 < len(cards) == most)) for cards in piles])


def counts(s: CourtState, c: int) -> tuple[int, ...]:
    """Each player's count under a character: matches and the one for the most cards."""
    return tuple([found + most for found, most in matches(s, c)])


def controllers(s: CourtState, c: int) -> tuple[int, ...]:
    """Who takes the markers of a character: the highest count; ties all, zero nobody."""
    count = counts(s, c)
    best = max(count)
    return tuple([player for player in range(s.seats) if count[player] == best]) if best else ()


def score(s: CourtState, reason: type[facts.End]) -> None:
    """End the game: discard hands and favors, score the seven characters, name the winners."""
    s.tell(reason)
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
        if s.journal is None:  # to count the matches for nobody would take 2 % of a game
            continue
        if owners:
            found, more = zip(*matches(s, c), strict=True)
            s.tell(facts.Score, CHARACTER[c], found, more, tuple(PLAYER[p] for p in owners), s.markers[c])
        else:
            s.tell(facts.ScoreNobody, CHARACTER[c], s.markers[c])
    best = max(points)
    winners = tuple([player for player in range(s.seats) if points[player] == best])
    s.tell(facts.Winners, tuple([PLAYER[p] for p in winners]), best)
    s.reveals += 1
    s.result = Result(tuple(points), winners, Text(reason.id()))
    s.stack.clear()


def add_markers(s: CourtState, c: int, count: int = 1) -> None:
    """A character gains markers; by an option that may be the end at once."""
    s.markers[c] += count
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Marker, CHARACTER[c], count, s.markers[c])
    if s.rules.sudden_end and is_decided(s):  # court.ruling.end.timing
        score(s, facts.Markers)


def gain(s: CourtState, count: int = 1) -> None:
    """The character activated gains markers, unless a favor diverts them (court.chamberlain.5)."""
    if s.favors[s.acting]:
        s.tell(facts.Divert, CHARACTER[s.acting], count)
        add_markers(s, CHAMBERLAIN, count)
    else:
        add_markers(s, s.acting, count)
