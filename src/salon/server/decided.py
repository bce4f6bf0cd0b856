"""What decided an ended game: three sentences, from how its scores went and what they came from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from salon.kernel import Arg, Result, Text
from salon.server.curve import Course, Scores, is_mirrored, swings
from salon.server.verdict import Sources, widest

SENTENCES = 3  # the first that can be said


def decision(found: Course, tally: Sources, result: Result) -> tuple[Text, ...]:
    """Of a game of several that ended by its rules; of one played alone `Game.alone` tells."""
    if len(result.winners) == 1:
        reasons = _of_a_winner(found, tally, result)
    else:
        reasons = _of_nobody(found.scores, result)
    return tuple(islice(reasons, SENTENCES))


def broken_off(scores: Scores, why: Text) -> tuple[Text, ...]:
    """Of a game that somebody gave up, or ran out of time for: how it stood then."""
    now = scores[-1]
    best, *others = sorted(range(len(now)), key=lambda seat: -now[seat])
    said = [why]
    if others:
        said.append(_standing(scores, best, others[0]))
    return (*said, *_step(scores, best))[:SENTENCES]


def _of_a_winner(found: Course, tally: Sources, result: Result) -> Iterator[Text]:
    """Since when the winner was ahead, by what most, when that changed hands; then what else there is."""
    winner, scores = result.winners[0], found.scores
    others = [seat for seat in range(len(result.scores)) if seat != winner]
    second = max(others, key=lambda seat: result.scores[seat])
    since = ahead_since(scores, winner)
    if since is None:  # the rules gave it to one who was not
        yield result.reason
        yield _standing(scores, *sorted((winner, second), key=lambda seat: -scores[-1][seat]))
    elif since == len(scores) - 1:
        yield Text("house.decided.last", {"seat": f"seat.{winner}"})
    else:
        yield Text("house.decided.ahead", {"seat": f"seat.{winner}", "move": since, "of": len(scores) - 1})
    gap = widest(tally[winner], () if is_mirrored(scores) else tally[second]) if tally else None
    if gap is not None:
        label, points = gap
        yield Text("house.decided.source", {"source": label, "points": points, "other": f"seat.{second}"})
        taken = found.taken.get(repr(label))
        if taken and not is_mirrored(scores):  # what lies on one marker is nobody's to keep
            yield Text("house.decided.taken", {"seat": f"seat.{winner}", "source": label, "move": taken})
    yield from _step(scores, winner)
    if since is not None:
        yield from _rival(scores, winner)
        yield result.reason
    else:
        yield from _step(scores, second)


def _of_nobody(scores: Scores, result: Result) -> Iterator[Text]:
    """Of a victory that is shared, or that nobody has."""
    yield result.reason
    best, second, *_ = sorted(range(len(scores[0])), key=lambda seat: -scores[-1][seat])
    yield _standing(scores, best, second)
    yield from _step(scores, best)


def _standing(scores: Scores, first: int, second: int) -> Text:
    """How far one was ahead of another in the end."""
    gap = (scores[-1][first] - scores[-1][second]) // (2 if is_mirrored(scores) else 1)
    if not gap:
        return Text("house.decided.level", {"seats": (f"seat.{first}", f"seat.{second}")})
    return Text("house.decided.standing", {"seat": f"seat.{first}", "other": f"seat.{second}", "points": gap})


def _step(scores: Scores, seat: int) -> Iterator[Text]:
    """The move by which somebody gained most."""
    steps = [turn for turn in swings(scores) if turn.seat == seat]
    if steps:
        best = max(steps, key=lambda turn: (turn.gain, turn.move))
        yield Text("house.decided.step", {"seat": f"seat.{seat}", "move": best.move, "points": best.gain})


def _rival(scores: Scores, winner: int) -> Iterator[Text]:
    """Who had once been furthest ahead of the winner."""
    half = 2 if is_mirrored(scores) else 1
    leads = [
        ((score - then[winner]) // half, move, seat)
        for move, then in enumerate(scores)
        for seat, score in enumerate(then)
        if score > then[winner]
    ]
    if leads:
        lead, move, seat = max(leads)
        who: dict[str, Arg] = {"other": f"seat.{seat}", "seat": f"seat.{winner}"}
        yield Text("house.decided.rival", {**who, "points": lead, "move": move})


def ahead_since(found: Scores, seat: int) -> int | None:
    """The move from which a seat was ahead of all others to the end; None if it is not ahead.

    >>> ahead_since(((0, 0), (0, 3), (4, 3), (5, 3)), 0), ahead_since(((0, 0), (3, 3)), 0)
    (2, None)
    """
    since = None
    for move in range(len(found) - 1, -1, -1):
        then = found[move]
        if any(score >= then[seat] for other, score in enumerate(then) if other != seat):
            break
        since = move
    return since
