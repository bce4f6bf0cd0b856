"""Files from elsewhere: not longer, deeper or larger in number than anything that is meant."""

from __future__ import annotations

from pathlib import Path

from salon.kernel.errors import SalonError, fault


class TooMuch(SalonError):
    """A file that is larger than any of its kind need be."""


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file; of one that is too long, or never ends, no more than so many are read."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise fault(TooMuch, "kernel.too-long", path=str(path), most=most)
    return data


def check_tree(tree: object, *, depth: int, nodes: int, number: int) -> str:
    """What is too much about values inside each other: `depth`, `nodes` or `number`; empty if nothing is.

    >>> check_tree({"a": [1, [2, [3]]]}, depth=3, nodes=99, number=99)
    'depth'
    >>> check_tree([1, 2, 10**30], depth=3, nodes=99, number=99)
    'number'
    """
    level: list[object] = [tree]
    while level:  # one level after the other, so that this goes no deeper itself
        nodes -= len(level)
        if nodes < 0:
            return "nodes"
        if depth < 0:
            return "depth"
        if any(isinstance(each, int | float) and not -number <= each <= number for each in level):
            return "number"
        depth -= 1
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
    return ""
