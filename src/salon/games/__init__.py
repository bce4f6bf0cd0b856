"""The games of the house. Each is a folder here; `load` reads one when it is asked for."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from salon.kernel.errors import UnknownName, fault
from salon.kernel.game import Game


@cache
def games() -> tuple[str, ...]:
    """The ids of all games."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name for name in found if not name.startswith("_")))  # _x is a game not yet ready


def load(id: str, cards: str | Path | None = None) -> Game[Any]:
    """The game with that id, with the house's cards or with a card pack from a folder."""
    if id not in games():
        raise fault(UnknownName, "kernel.unknown-game", game=id[:80], known=", ".join(games()))
    return _load(id, None if cards is None else Path(cards))


@cache
def _load(id: str, cards: Path | None) -> Game[Any]:
    game: Game[Any] = import_module(f"salon.games.{id}").load(cards)
    return game
