"""Families of classes: the steps and facts of a game are those derived from a common base."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import UnionType
from typing import TYPE_CHECKING, TypeVar

from salon.kernel.step import Step

if TYPE_CHECKING:
    from salon.kernel.state import State

T = TypeVar("T")
S = TypeVar("S", bound="State")


def family(base: type[T]) -> list[type[T]]:
    """A class and all that are derived from it, each once, in the order in which they were defined."""
    found = [base, *(member for child in base.__subclasses__() for member in family(child))]
    return list(dict.fromkeys(found))


def works(step: type[Step[S]]) -> bool:
    """Whether a step can lie on a stack, and is not only what others are made from."""
    return step.enter is not Step.enter


def any_on_cards(base: type[Step[S]]) -> UnionType | type[Step[S]]:
    """Any step that a card may name, of those derived from a base: one of them, for msgspec.

    It stands below the last of them. A step that no card names, because it is only what others are made from
    or what they leave on the stack, says `on_cards = False` for itself.
    """
    return reduce(or_, [step for step in family(base) if vars(step).get("on_cards", works(step))])
