"""What is asked about the seed of a table, besides what every line is told (`wire.Fairness`)."""

from __future__ import annotations

from salon.kernel.fairness import Digest
from salon.server.wire_base import Sent, Told


class PromiseSent(Sent, frozen=True):
    """The SHA-256 of the 32 random bytes that my seat will give to the seed."""

    promise: Digest


class RevealSent(Sent, frozen=True):
    """The 32 random bytes themselves, in hexadecimal digits; taken when all have promised."""

    secret: Digest


class MoveInfo(Told, frozen=True):
    """An answer in a record."""

    seat: int
    action: str


class Draws(Told, frozen=True):
    """Every draw of an ended game, three numbers each: after which move, of how many, and which came."""

    draws: tuple[tuple[int, ...], ...]
    moves: tuple[MoveInfo, ...]
    fault: str = ""  # why the record cannot be played, if it cannot
