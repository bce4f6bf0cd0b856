"""What each seat may see, built up by whitelist."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.turmoil.terms import CHANGES, ERAS, MARKERS, NOBODY, REGIONS, SIDES, era_of
from salon.kernel import QuestionView, Result, questions

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class SpaceView(msgspec.Struct, frozen=True):
    """The support in a space, and who controls it."""

    authoritarian: int
    liberal: int
    control: str | None


class CheckView(msgspec.Struct, frozen=True):
    """The arithmetic of a Support Check for who may make it; `needs` is the least die that will do."""

    strength: int
    own: int
    enemy: int
    threshold: int
    needs: int


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. A hidden card is None."""

    hand: tuple[str | None, ...]
    navy: int
    plus: bool
    ready: tuple[str, ...] | None  # hidden from others during a stability check (turmoil.9.0.d)
    picked: tuple[str | None, ...]
    attempts: int
    ops: int  # what events add to the value of this side's cards


class TurmoilView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    you: int | None
    turn: int
    round: int
    era: str
    active: int | None
    spaces: dict[str, SpaceView]
    vp: int
    tension: int
    ceiling: int
    status: int
    track: tuple[str, ...]
    changes: tuple[str, ...]
    black_hand: str | None
    high_water: int | None
    players: tuple[PlayerView, ...]
    deck: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    display: tuple[str, ...]
    playing: tuple[str, ...]
    barred: tuple[str, ...]
    owed: int
    scored: str | None
    ops: int
    checks: dict[str, CheckView]
    blocs: dict[str, str]
    pending: tuple[QuestionView, ...]
    result: Result | None


def view(s: TurmoilState, seat: int | None) -> TurmoilView:
    """The view of a seat, or of a spectator."""
    return TurmoilView(
        game=s.game.key,
        you=seat,
        turn=s.turn,
        round=s.round,
        era=ERAS[era_of(s.turn)],
        active=s.active if s.round and s.result is None else None,
        spaces={
            s.cards.atlas.ids[n]: SpaceView(
                s.support[2 * n], s.support[2 * n + 1], SIDES[s.held[n]] if s.held[n] != NOBODY else None
            )
            for n in s.world.spaces
        },
        vp=s.vp,
        tension=s.tension,
        ceiling=s.ceiling,
        status=s.status,
        track=tuple(MARKERS[marker] for marker in s.track),
        changes=tuple(change for n, change in enumerate(CHANGES) if s.changes >> n & 1),
        black_hand=s.cards.atlas.ids[s.black_hand] if s.black_hand != NOBODY else None,
        high_water=s.high_water or None,
        players=tuple(_player(s, side, seat) for side in range(2)),
        deck=len(s.deck),
        discard=_cards(s.discard),
        removed=_cards(s.removed),
        display=_cards(s.display),
        playing=_cards(s.playing),
        barred=tuple(dict.fromkeys(f"card.{card}" for _, card in s.bans)),
        owed=s.owed,
        scored=REGIONS[s.region] if s.region != NOBODY else None,
        ops=s.ops,
        checks=_checks(s, seat),
        blocs=s.blocs,
        pending=questions(s, seat),
        result=s.result,
    )


def _cards(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"card.{card}" for card in cards)


def _player(s: TurmoilState, side: int, seat: int | None) -> PlayerView:
    hand: tuple[str | None, ...]
    picked: tuple[str | None, ...]
    if side == seat or s.result is not None:
        hand = _cards(s.hands[side])
    else:
        known = s.seen[side] if seat is not None else ()
        hand = (*_cards(known), *(None,) * (len(s.hands[side]) - len(known)))
    own = side == seat
    if s.blocs:
        plans = s.cards.mobilization
        picked = tuple(
            f"mobilization.{plans[n].code.lower()}"
            if n >= 0 and (own or plans[n].priority < s.revealed)
            else None
            for n in s.picked[side]
        )
    else:
        picked = tuple(f"stability.{n}" if own and n else None for n in s.picked[side])
    return PlayerView(
        hand=hand,
        navy=s.navy[side],
        plus=s.plus[side],
        ready=tuple(f"stability.{n}" for n in s.ready_cards(side)) if own or s.region == NOBODY else None,
        picked=picked,
        attempts=s.attempts[side],
        ops=s.laws.ops[side],
    )


def _checks(s: TurmoilState, seat: int | None) -> dict[str, CheckView]:
    """The sums of all Support Checks that the seat may choose from."""
    decision = None if seat is None else s.decision(seat)
    if decision is None or not s.stack:
        return {}
    sums = getattr(s.stack[-1], "sums", None)
    if sums is None:
        return {}
    found = {}
    for action in decision.legal:
        if action < len(s.held):
            sum_ = sums(s, action)
            found[s.cards.atlas.ids[action]] = CheckView(
                sum_.strength, sum_.own, sum_.enemy, sum_.threshold, max(1, 1 - sum_.margin)
            )
    return found
