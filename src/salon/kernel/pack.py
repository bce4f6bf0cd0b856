"""Card packs: files of cards, read with an error that says where and why."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from salon.kernel.errors import BadCards, fault

T = TypeVar("T")


def read_cards(path: Path, kind: type[T]) -> tuple[T, bytes]:
    """One file of a pack, and its bytes for the digest."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise fault(
            BadCards, "kernel.cards-unreadable", path=str(path), reason=error.strerror or ""
        ) from None
    try:
        return msgspec.toml.decode(data, type=kind), data
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise fault(BadCards, "kernel.cards-broken", path=str(path), reason=str(error)) from None
