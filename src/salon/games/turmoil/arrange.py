"""Positions of Europe in Turmoil, for worked examples on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs from the position there is: cards by their numbers, the Authoritarian hand first.

    `deck`: the cards on top, the first one topmost; those not named lie below.
    """

    hands: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    deck: tuple[int, ...] = ()
    vp: int | None = None


def arrange(s: TurmoilState, put: Mapping[str, object]) -> None:
    """Bring a game into a position, and ask its question anew."""
    p = msgspec.convert(put, Position)
    if p.hands is not None:
        every = {*s.deck, *s.hands[0], *s.hands[1]}
        s.hands = [tuple(sorted(hand)) for hand in p.hands]
        placed = {*p.hands[0], *p.hands[1], *p.deck}
        s.deck = [*sorted(every - placed), *reversed(p.deck)]
    if p.vp is not None:
        s.vp = p.vp
    s.run()
