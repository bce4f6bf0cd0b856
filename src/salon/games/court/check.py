"""What must be true of every position at court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.terms import CHAMBERLAIN, FAVOR_MARKERS, FIRST_FAVOURITES, NOBODY
from salon.kernel import InvariantBroken, asking

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def check(s: CourtState) -> None:
    cards = [*s.deck, *s.discard, *s.revealed]
    for group in (*s.hands, *s.piles):
        cards += group
    if s.played != NOBODY:
        cards.append(s.played)
    cards.sort()
    for sound, what in (
        (tuple(cards) == s.cards.sorted_deck, "each of the 96 cards is in one place"),
        (min(s.markers) >= 0, "no character has fewer than no markers"),
        (not s.favors[CHAMBERLAIN], "the Chamberlain has no favor marker"),
        (sum(s.favors) <= FAVOR_MARKERS, "there are six favor markers"),
        (
            [len(cards) for cards in s.piles] == [len(masks) for masks in s.known],
            "what is known is known of cards that lie there",
        ),
        (
            all(mask & 1 << index // 7 for index, masks in enumerate(s.known) for mask in masks),
            "players know their own cards",
        ),
        (
            all(_contains(h, s) for h, s in zip(s.hands, s.shown, strict=True)),
            "what was shown is in the hand",
        ),
        (
            all(len(set(p)) == len(p) <= FIRST_FAVOURITES for p in s.picks),
            "two different favourites each",
        ),
        *asking(s),
    ):
        if not sound:
            raise InvariantBroken(what)


def _contains(cards: tuple[int, ...], some: tuple[int, ...]) -> bool:
    return all(cards.count(card) >= some.count(card) for card in some)
