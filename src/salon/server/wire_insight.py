"""What bots make of the answers of an ended game, over the wire."""

from __future__ import annotations

from salon.server.wire_base import Told


class WeighedLine(Told, frozen=True):
    """Answers that could be given now and next, and of a hundred the chance of winning with them."""

    answers: tuple[str, ...]
    chance: int


class Weighed(Told, frozen=True):
    """An answer that was given, what was better, and what it cost, of a hundred."""

    move: int
    seat: int
    given: str
    chance: int
    cost: int
    lines: tuple[WeighedLine, ...]  # the best first


class Analysis(Told, frozen=True):
    """The answers that cost most in a game, as far as it has been looked through."""

    done: int  # moves
    of: int
    weighed: int  # answers at which there was a choice
    dear: tuple[Weighed, ...] = ()
