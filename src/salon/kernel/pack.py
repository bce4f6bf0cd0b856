"""Card packs: files of cards, read with an error that says where and why."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from salon.kernel.errors import BadCards, fault
from salon.kernel.files import check_tree, read_file

T = TypeVar("T")
# The largest pack of the house has a sixth of each.
MOST_BYTES = 256 * 1024
MOST_IN_LINE = 2000  # characters: the time to read a key grows with the square of its parts
MOST = {"depth": 64, "nodes": 20_000, "number": 9_999}


def read_cards(path: Path, kind: type[T]) -> tuple[T, bytes]:
    """One file of a pack, and its bytes for the digest."""
    try:
        data = read_file(path, MOST_BYTES)
    except OSError as error:
        raise fault(
            BadCards, "kernel.cards-unreadable", path=str(path), reason=error.strerror or ""
        ) from None
    if any(len(line) > MOST_IN_LINE for line in data.splitlines()):
        raise fault(BadCards, "kernel.cards-line", path=str(path), most=MOST_IN_LINE)
    try:
        excess = check_tree(msgspec.toml.decode(data), **MOST)
        if excess:
            raise fault(BadCards, f"kernel.cards-{excess}", path=str(path), most=MOST[excess])
        return msgspec.toml.decode(data, type=kind), data
    except RecursionError:
        raise fault(BadCards, "kernel.cards-depth", path=str(path), most=MOST["depth"]) from None
    except ValueError as error:  # of msgspec, of a text that is no UTF-8, or of a number with no end
        raise fault(BadCards, "kernel.cards-broken", path=str(path), reason=str(error)) from None
