"""Fairness: a seed that neither the house nor a player could choose. docs/fairness.md has every byte."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

SECRET_BYTES = 32
_SEAL, _DEAL = b"salon-seal/1\n", b"salon-deal/1\n"

Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Secret: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat gives to the seed: 32 random bytes, and before them the promise of which they will be.

    >>> share = Share.of(0, "01" * 32)
    >>> share.is_kept, Share(0, share.promise).is_kept
    (True, False)
    """

    seat: Annotated[int, Meta(ge=0, le=255)]
    promise: Digest  # the SHA-256 of the secret
    secret: Secret = ""  # in hexadecimal digits; empty if it never came

    @staticmethod
    def of(seat: int, secret: str | None = None) -> Share:
        """A share with its secret, drawn from the system's secure source if none is given."""
        secret = secrets.token_hex(SECRET_BYTES) if secret is None else secret
        return Share(seat, promise_of(secret), secret)

    @property
    def is_kept(self) -> bool:
        """Whether the secret is the one that was promised."""
        return bool(self.secret) and promise_of(self.secret) == self.promise


class Mix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the seed of a game is made of: the house's own, the table, and the shares of its seats.

    >>> mix = Mix("00" * 32, "abc", (Share.of(0, "01" * 32),))
    >>> mix.seed()[:16], mix.seal()[:16]
    ('9204e33202d6e7a4', '9a6ce3d1730b2eab')
    """

    house: Digest
    table: Annotated[str, Meta(pattern="^[a-z0-9]+$", min_length=1, max_length=12)]
    shares: tuple[Share, ...] = ()

    def seed(self) -> str:
        """The seed of the game."""
        parts = [_DEAL, bytes.fromhex(self.house), _sized(self.table.encode())]
        for share in self.shares:
            parts += [bytes([share.seat]), bytes.fromhex(share.promise), _sized(bytes.fromhex(share.secret))]
        return _sha256(*parts)

    def commitment(self) -> str:
        """What the house has promised before the first card."""
        return promise_of(self.house)

    def seal(self) -> str:
        """Stands for all promises at once; known before the first secret is told."""
        return seal(self.commitment(), self.table, self.shares)


def promise_of(secret: str) -> str:
    """The SHA-256 of a secret, as the house and the seats promise theirs."""
    return _sha256(bytes.fromhex(secret))


def seal(commitment: str, table: str, shares: Iterable[Share]) -> str:
    """What stands for the promises of the house and of the seats at a table."""
    parts = [_SEAL, bytes.fromhex(commitment), _sized(table.encode())]
    for share in shares:
        parts += [bytes([share.seat]), bytes.fromhex(share.promise)]
    return _sha256(*parts)


def _sized(part: bytes) -> bytes:
    return bytes([len(part)]) + part


def _sha256(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()
