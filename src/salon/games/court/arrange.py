"""Positions at court by name, for worked examples on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from salon.games.court.terms import CHARACTERS, pile
from salon.games.court.turn import PHASES, TURN

if TYPE_CHECKING:
    from salon.games.court.state import CourtState

LEFT = {"draw": 1, "action": 2, "influence": 0}  # how many phases of the turn are still to come


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in a phase of a turn. Cards are `king.3`; those not named lie in the deck.

    `piles`: one for each seat, {"king": ["queen.2", …]}.
    """

    hands: tuple[tuple[str, ...], ...]
    piles: tuple[dict[str, tuple[str, ...]], ...] = ()
    markers: dict[str, int] = {}
    favors: tuple[str, ...] = ()
    active: int = 0
    phase: Literal["influence", "action", "draw"] = "influence"


def arrange(s: CourtState, put: Mapping[str, object]) -> None:
    """Bring a new game into a position, up to its first question."""
    p = msgspec.convert(put, Position)
    s.hands = [tuple(sorted(_cards(s, hand))) for hand in p.hands]
    s.piles = [()] * (len(CHARACTERS) * s.seats)
    s.known = [()] * (len(CHARACTERS) * s.seats)
    s.picks = [()] * s.seats
    for seat, piles in enumerate(p.piles):
        for name, cards in piles.items():
            index = pile(seat, CHARACTERS.index(name))
            s.piles[index] = _cards(s, cards)
            s.known[index] = (1 << seat,) * len(cards)
    s.markers = [p.markers.get(name, 0) for name in CHARACTERS]
    s.favors = [name in p.favors for name in CHARACTERS]
    rest = list(s.cards.deck)
    for card in (card for group in (*s.hands, *s.piles) for card in group):
        rest.remove(card)
    s.deck, s.discard = rest, []
    s.first = s.active = p.active
    s.stack = [TURN, *PHASES[: LEFT[p.phase]]]
    s.run()
    if s.journal is not None:
        s.journal.clear()
    s.game.check(s)


def _cards(s: CourtState, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(s.vocabulary.action(f"card.{name}") for name in names)
