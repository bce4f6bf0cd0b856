"""What each seat may see, built up by whitelist."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from salon.games.court.terms import CHARACTERS, NOBODY, pile
from salon.kernel import QuestionView, Result, Vocabulary, questions

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. An unknown card is None."""

    hand: tuple[str | None, ...]
    piles: dict[str, tuple[str | None, ...]]
    picks: tuple[str, ...] | None


class CourtView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    you: int | None
    marquis: bool
    first: int | None
    active: int | None
    markers: dict[str, int]
    favors: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    played: str | None
    acting: str | None
    target: str | None
    victim: int | None
    revealed: tuple[str, ...]
    players: tuple[PlayerView, ...]
    pending: tuple[QuestionView, ...]
    result: Result | None


def view(s: CourtState, seat: int | None) -> CourtView:
    """The view of a seat, or of a spectator; when the game is over everyone sees everything."""
    names = s.vocabulary.names
    started = s.first != NOBODY
    return CourtView(
        game=s.game.key,
        you=seat,
        marquis=s.rules.marquis,
        first=s.first if started else None,
        active=s.active if started and s.result is None else None,
        markers=dict(zip(CHARACTERS, s.markers, strict=True)),
        favors=tuple(c for c, favor in zip(CHARACTERS, s.favors, strict=True) if favor),
        deck=len(s.deck),
        discard=tuple([names[card] for card in s.discard]),
        played=None if s.played == NOBODY else names[s.played],
        acting=None if s.acting == NOBODY else CHARACTERS[s.acting],
        target=None if s.target == NOBODY else CHARACTERS[s.target],
        victim=None if s.victim == NOBODY else s.victim,
        revealed=tuple([names[card] for card in s.revealed]),
        players=tuple(_player(s, player, seat) for player in range(s.seats)),
        pending=questions(s, seat),
        result=s.result,
    )


def _player(s: CourtState, player: int, seat: int | None) -> PlayerView:
    own = player == seat
    first = pile(player, 0)
    side = _Side(
        shown=s.hands[player] if own else s.shown[player],
        hand=len(s.hands[player]),
        piles=tuple(s.piles[first : first + len(CHARACTERS)]),
        known=tuple(s.known[first : first + len(CHARACTERS)]),
        # A bit for each seat that knows a card; at the end all are known.
        bit=-1 if s.result is not None else 0 if seat is None else 1 << seat,
        picks=s.picks[player] if own else None,
    )
    return _seen(s.vocabulary, side)


class _Side(NamedTuple):
    """All that the view of one side of the table depends on."""

    shown: tuple[int, ...]
    hand: int
    piles: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    bit: int
    picks: tuple[int, ...] | None


@lru_cache(4096)  # most answers change one side of the table or none
def _seen(words: Vocabulary, side: _Side) -> PlayerView:
    names, bit = words.names, side.bit
    return PlayerView(
        hand=(*[names[card] for card in side.shown], *[None] * (side.hand - len(side.shown))),
        piles={
            c: tuple([names[card] if mask & bit else None for card, mask in zip(cards, masks, strict=True)])
            for c, cards, masks in zip(CHARACTERS, side.piles, side.known, strict=True)
        },
        picks=None if side.picks is None else tuple([CHARACTERS[c] for c in side.picks]),
    )
