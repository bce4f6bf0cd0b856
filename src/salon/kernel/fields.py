"""How the fields of a struct that changes are written."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def directly(kind: type[T]) -> type[T]:
    """Write the fields of a struct as Python writes any slot, in a third of the time msgspec takes.

    msgspec looks at each value for the garbage collector's sake. A struct that holds lists from the start
    is known to the collector already, and one with `gc=False` never will be: these need no looking.
    """
    # Both, because Python has one way for both; after msgspec has made the class, because it sets its own.
    for way in ("__setattr__", "__delattr__"):
        setattr(kind, way, getattr(object, way))
    return kind
