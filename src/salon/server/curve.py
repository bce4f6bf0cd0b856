"""How the scores of an ended game moved, and where they turned."""

from __future__ import annotations

import msgspec

from salon.kernel import Event, Game, Record, State
from salon.server.verdict import Sources, by_source
from salon.server.wire_story import Curve, CurveLine, Turn

TURNS = 3  # so many turning points are named
APART = 30  # and lie at least a thirtieth part of the game apart

Scores = tuple[tuple[int, ...], ...]  # by move, then by seat


class Course(msgspec.Struct, frozen=True):
    """How a game went: the scores after each move, and when each source of points last changed hands."""

    scores: Scores
    taken: dict[str, int]


def course(record: Record, game: Game[State]) -> Course:
    """What each seat would have scored after each move: the match is played again, once."""
    state = record.replay(0, game=game)
    log: list[Event] = []
    found = [_sums(game.tally(state), state.seats)]
    holders: dict[str, tuple[int, ...]] = {}
    taken: dict[str, int] = {}
    for number, move in enumerate(record.moves, 1):
        log += state.apply(game.vocabulary.action(move.action), move.seat, move.note)
        tally = game.tally(state, log)
        found.append(_sums(tally, state.seats))
        for key, seats in _holders(tally).items():
            if holders.get(key) != seats:
                holders[key], taken[key] = seats, number
    return Course(tuple(found), taken)


def _holders(tally: Sources) -> dict[str, tuple[int, ...]]:
    """Who has most of each source of points."""
    points = [by_source(sources) for sources in tally]
    found: dict[str, tuple[int, ...]] = {}
    for key in {key for mine in points for key in mine}:
        most = max(mine.get(key, 0) for mine in points)
        found[key] = tuple(seat for seat, mine in enumerate(points) if mine.get(key, 0) == most)
    return found


def _sums(tally: Sources, seats: int) -> tuple[int, ...]:
    return tuple(sum(source.points for source in sources) for sources in tally) or (0,) * seats


def curve(found: Scores, label: str, decided: tuple[str, ...]) -> Curve:
    """The scores as lines, one for each seat."""
    seats = range(len(found[0]))
    return Curve(
        label=label,
        lines=tuple(CurveLine(seat=seat, scores=tuple(then[seat] for then in found)) for seat in seats),
        turns=turns(found),
        decided=decided,
        mirrored=is_mirrored(found),
    )


def is_mirrored(found: Scores) -> bool:
    """Whether two seats share one marker, so that what one gains the other loses.

    >>> is_mirrored(((0, 0), (2, -2))), is_mirrored(((0, 0), (2, 0)))
    (True, False)
    """
    return len(found[0]) == 2 and all(a == -b for a, b in found) and any(a for a, _ in found)


def swings(found: Scores) -> list[Turn]:
    """The moves by which somebody gained on the best of the others."""
    gained = []
    half = 2 if is_mirrored(found) else 1  # one marker moves once, though it is a gain and a loss
    for move in range(1, len(found)):
        gains = [after - before for before, after in zip(found[move - 1], found[move], strict=True)]
        seat = gains.index(max(gains))
        others = [gain for other, gain in enumerate(gains) if other != seat]
        gain = (gains[seat] - max(others, default=0)) // half
        if gain > 0:
            gained.append(Turn(move=move, seat=seat, gain=gain))
    return gained


def turns(found: Scores) -> tuple[Turn, ...]:
    """The moves by which somebody gained most on the best of the others, if much.

    >>> [(turn.move, turn.seat, turn.gain) for turn in turns(((0, 0), (0, 3), (2, 3), (3, 3)))]
    [(1, 1, 3), (2, 0, 2)]
    """
    chosen: list[Turn] = []
    apart = len(found) // APART
    for turn in sorted(swings(found), key=lambda turn: (-turn.gain, -turn.move)):
        great = not chosen or 2 * turn.gain >= chosen[0].gain
        if great and len(chosen) < TURNS and all(abs(turn.move - other.move) > apart for other in chosen):
            chosen.append(turn)
    return tuple(sorted(chosen, key=lambda turn: turn.move))
