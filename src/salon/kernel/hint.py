"""Hints: what a player may easily overlook, in one sentence beside the thing it is about.

A game says which apply now (`Game.advice`), and only from what the seat can see. Their order, and how often
each is told in a game, stand in its `hints.toml`; their words are the messages `GAME.hint.ID`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from salon.kernel.errors import SalonError, fault
from salon.kernel.text import Arg


class BadHints(SalonError):
    """Hints that cannot be read."""


class Hint(msgspec.Struct, frozen=True):
    """Something worth noticing now: what its sentence is filled in with, and what it is about."""

    id: str
    args: dict[str, Arg] = {}
    lit: tuple[str, ...] = ()


class HintRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a hint is told in a game."""

    id: str
    times: int = 2


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hints: tuple[HintRule, ...]


def rules_in(folder: Path) -> dict[str, HintRule]:
    """The hints of a game in their order, the most pressing first; a game may have none."""
    path = folder / "hints.toml"
    if not path.exists():
        return {}
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise fault(BadHints, "kernel.bad-hints", path=str(path), reason=str(error)) from None
    return {rule.id: rule for rule in found.hints}
