"""What must be true of every position of Europe in Turmoil."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from salon.games.turmoil.bits import listed
from salon.games.turmoil.holding import control, holdings, presence
from salon.games.turmoil.terms import (
    BLACK_HAND_SUPPORT,
    LAST_BOX,
    MARKERS,
    MOST_TENSION,
    NOBODY,
    TRACK,
    era_of,
)
from salon.kernel import InvariantBroken, asking

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

EVERY_MARKER = frozenset(range(len(MARKERS)))


def check(s: TurmoilState) -> None:
    cards = [*s.deck, *s.discard, *s.removed, *s.display, *s.playing]
    cards += (*s.hands[0], *s.hands[1])
    support = s.support
    there, held, holds = _following(tuple(support), s.cards.stability)
    for sound, what in (
        (sorted(cards) == s.cards.in_eras[era_of(s.turn)], "each card is in one place"),
        (min(support) >= 0, "support is never negative"),
        (0 <= s.tension <= MOST_TENSION, "Tension is within its limits"),
        (0 <= min(s.navy) <= max(s.navy) <= LAST_BOX, "navies are on the track"),
        (len(set(s.track)) == len(s.track) <= TRACK, "a marker is in one place"),
        (set(s.track) <= EVERY_MARKER, "only markers lie on the track"),
        (s.there == there, "presence follows from support"),
        (s.held == held, "control follows from support"),
        (s.holds == holds, "what is held follows from control"),
        (s.reach == listed(s.reach_bits), "there is one reach"),
        (
            not any(support[2 * n] or support[2 * n + 1] for n in s.world.missing),
            "a space that is gone holds no support",
        ),
        (
            s.black_hand == NOBODY or support[2 * s.black_hand] >= BLACK_HAND_SUPPORT,
            "the Black Hand never leaves",
        ),
        (
            set(s.seen[0]) <= set(s.hands[0]) and set(s.seen[1]) <= set(s.hands[1]),
            "what was seen is in the hand",
        ),
        *asking(s),
    ):
        if not sound:
            raise InvariantBroken(what)


@lru_cache(maxsize=64)
def _following(
    support: tuple[int, ...], stability: tuple[int, ...]
) -> tuple[list[int], list[int], list[int]]:
    """What follows from the support, which few answers change: presence, control, what is held."""
    held = control(support, stability)
    return presence(support), held, holdings(held)
