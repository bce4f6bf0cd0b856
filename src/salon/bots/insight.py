"""What a bot considers, and what it expects of it; so also what an answer that was given has cost.

>>> import salon
>>> game = salon.load(salon.list_games()[0])
>>> s = game.new(seats=3, seed=7)
>>> found = consider(game, s, 0, Fate.of(1))
>>> len(found.lines), found.lines[0].chance >= found.lines[1].chance
(3, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from operator import itemgetter

import msgspec

from salon.bots.greedy import Greedy
from salon.kernel import Action, Fate, Game, Record, State
from salon.kernel.mind import Mind, Way, frank, weighing
from salon.kernel.play import point_of_no_return

LINES = 3  # that are told
LONGEST = 4  # answers of one that are told
MOST = 1500  # answers of a game that are weighed; the longest games have half as many questions


class Continuation(msgspec.Struct, frozen=True):
    """Answers that the seat might give now and next, and how likely it wins with them, from 0 to 1."""

    answers: tuple[Action, ...]
    chance: float


class Considered(msgspec.Struct, frozen=True):
    """The lines that look best, the best first; and the line that begins with the answer given."""

    seat: int
    lines: tuple[Continuation, ...]
    given: Continuation | None = None

    @property
    def cost(self) -> float:
        """What the answer given has cost, as a share of winning chance."""
        return max(0.0, self.lines[0].chance - self.given.chance) if self.given else 0.0


def consider(
    game: Game[State], s: State, seat: int, fate: Fate, given: Action | None = None
) -> Considered | None:
    """What can be said about a question; nothing where there is no choice or no mind to judge.

    The position is dealt anew first: as all bots, it sees what the seat may know.
    """
    mind = game.mind()
    decision = s.decision(seat)
    if mind is None or frank(mind) is None or s.seats == 1 or decision is None or len(decision.legal) < 2:
        return None
    if given is not None and given not in decision.legal:
        return None  # something was said aside
    world = s.determinize(seat, fate)
    ways = sorted(_ways(mind, world, seat, fate), key=itemgetter(0), reverse=True)
    if given is not None and all(way[1][0] != given for way in ways):
        ways.append((_worth(mind, world, seat, given), [given]))
        ways.sort(key=itemgetter(0), reverse=True)
    lines = [_line(mind, world, seat, way) for way in ways]
    mine = next((line for line in lines if line.answers[0] == given), None)
    return Considered(seat, tuple(lines[:LINES]), mine)


def analyse(
    game: Game[State], record: Record, first: int = 0, count: int = MOST
) -> Iterator[tuple[int, Considered]]:
    """What is to be said of the answers of a record from a place on, each with its move, counted from 1."""
    s = record.replay(first, game=game)
    for number, move in enumerate(record.moves[first : first + count], first + 1):
        action = game.vocabulary.action(move.action)
        found = consider(game, s, move.seat, fate_of(record.header.seed, number), action)
        if found is not None:
            yield number, found
        s.apply(action, move.seat, move.note)


def costliest(found: Sequence[tuple[int, Considered]], most: int) -> list[tuple[int, Considered]]:
    """The answers that have cost most, in their order."""
    dear = sorted((each for each in found if each[1].cost >= 0.01), key=lambda each: -each[1].cost)[:most]
    return sorted(dear, key=itemgetter(0))


def fate_of(seed: str, move: int) -> Fate:
    """What deals the world in which an answer is weighed: the same each time."""
    return Fate(hashlib.sha256(f"insight {seed} {move}".encode()).hexdigest())


def _ways(mind: Mind, world: State, seat: int, fate: Fate) -> list[Way]:
    own = weighing(mind)
    if own is not None:
        return own.ways(world, seat, fate)
    return Greedy(mind.value, mind.BUDGET).ways(world, seat, fate)


def _worth(mind: Mind, world: State, seat: int, given: Action) -> float:
    after = world.copy()
    after.apply(given, seat)
    return mind.value(after, seat)


def _line(mind: Mind, world: State, seat: int, way: Way) -> Continuation:
    """A way as it is told: up to what nobody can foresee, and no longer than one cares to read."""
    teller = frank(mind)
    assert teller is not None
    worth, answers = way
    told: list[Action] = []
    s = world.copy()
    for action in answers[:LONGEST]:
        decision = s.decision(seat)
        if decision is None or action not in decision.legal:
            break
        told.append(action)
        before = s.copy()
        s.apply(action, seat)
        if point_of_no_return(before, s):
            break
    return Continuation(tuple(told), min(1.0, max(0.0, teller.odds(world, seat, worth))))
