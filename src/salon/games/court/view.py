"""What each seat may see, built up by whitelist."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.court.terms import CHARACTERS, NOBODY, pile
from salon.kernel import QuestionView, Result, questions

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
    name = s.vocabulary.name
    started = s.first != NOBODY
    return CourtView(
        game=s.game.key,
        you=seat,
        marquis=s.marquis,
        first=s.first if started else None,
        active=s.active if started and s.result is None else None,
        markers=dict(zip(CHARACTERS, s.markers, strict=True)),
        favors=tuple(c for c, favor in zip(CHARACTERS, s.favors, strict=True) if favor),
        deck=len(s.deck),
        discard=tuple(map(name, s.discard)),
        played=None if s.played == NOBODY else name(s.played),
        acting=None if s.acting == NOBODY else CHARACTERS[s.acting],
        target=None if s.target == NOBODY else CHARACTERS[s.target],
        victim=None if s.victim == NOBODY else s.victim,
        revealed=tuple(map(name, s.revealed)),
        players=tuple(_player(s, player, seat) for player in range(s.seats)),
        pending=questions(s, seat),
        result=s.result,
    )


def _player(s: CourtState, player: int, seat: int | None) -> PlayerView:
    name = s.vocabulary.name
    hand: tuple[str | None, ...]
    if player == seat:
        hand = tuple(map(name, s.hands[player]))
    else:
        shown = s.shown[player]
        hand = (*map(name, shown), *[None] * (len(s.hands[player]) - len(shown)))
    bit = 0 if seat is None else 1 << seat
    return PlayerView(
        hand=hand,
        piles={c: _pile(s, pile(player, i), bit) for i, c in enumerate(CHARACTERS)},
        picks=tuple(CHARACTERS[c] for c in s.picks[player]) if player == seat else None,
    )


def _pile(s: CourtState, index: int, bit: int) -> tuple[str | None, ...]:
    """The cards of a pile, as far as the seat of that bit knows them; all at the end."""
    cards = s.piles[index]
    if not cards:
        return ()
    names = s.vocabulary.names
    if s.result is not None:
        return tuple([names[card] for card in cards])
    return tuple(
        [names[card] if mask & bit else None for card, mask in zip(cards, s.known[index], strict=True)]
    )
