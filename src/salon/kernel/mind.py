"""What a game lends to bots: its module `bot`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from salon.kernel.decision import Action
from salon.kernel.fate import Fate
from salon.kernel.state import State

Evaluation: TypeAlias = Callable[[State, int], float]
Reply: TypeAlias = Callable[[State, int], Action | None]
# The answers to give now and next, for a seat, with a fate of its own and so much effort (1 or 2).
Think: TypeAlias = Callable[[State, int, Fate, int], list[Action]]

# What the seat may do now and next, and what that is worth: a way for each answer that was looked at.
Way: TypeAlias = tuple[float, list[Action]]
Ways: TypeAlias = Callable[[State, int, Fate], list[Way]]
Odds: TypeAlias = Callable[[State, int, float], float]


class Mind(Protocol):
    """What bots know of a game."""

    BUDGET: int  # positions to look at for one answer

    @property
    def value(self) -> Evaluation:
        """What a position is worth to a seat."""
        ...

    @property
    def reply(self) -> Reply:
        """The answer to a question that no search of a turn is for; None to all others."""
        ...


class DeepMind(Mind, Protocol):
    """A mind with a search of its own for the bots that think longer."""

    @property
    def think(self) -> Think:
        """What to answer now and next, as far as it can be foreseen."""
        ...


class FrankMind(Mind, Protocol):
    """A mind whose values can be told as chances of winning."""

    @property
    def odds(self) -> Odds:
        """How likely a seat wins, from 0 to 1, that is about to reach a value; in the position before it."""
        ...


class WeighingMind(Mind, Protocol):
    """A mind that looks for ways otherwise than through its own turn to its end."""

    @property
    def ways(self) -> Ways:
        """The ways that were looked at."""
        ...


def mind_of(package: str) -> Mind | None:
    """The module `bot` of a game's package, if it has one."""
    if not hasattr(sys.modules[package], "__path__") or find_spec(f"{package}.bot") is None:
        return None
    return cast(Mind, import_module(f"{package}.bot"))


def deep(mind: Mind) -> DeepMind | None:
    """The mind, if it has a search of its own."""
    return cast(DeepMind, mind) if hasattr(mind, "think") else None


def frank(mind: Mind) -> FrankMind | None:
    """The mind, if it can tell chances."""
    return cast(FrankMind, mind) if hasattr(mind, "odds") else None


def weighing(mind: Mind) -> WeighingMind | None:
    """The mind, if it has ways of its own."""
    return cast(WeighingMind, mind) if hasattr(mind, "ways") else None
