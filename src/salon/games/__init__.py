"""The games of the house: a folder each, here or wherever `SALON_GAMES` says; `load` reads one when it is
asked for.

A game is a package with a `game.toml` and a function `load`, which takes the folder of a card pack or None.
Besides those here there are those in the folders that the environment variable `SALON_GAMES` lists, and those
that an installed package announces as an entry point `salon.games`.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from salon.kernel.about import About
from salon.kernel.errors import UnknownName, fault
from salon.kernel.game import Game
from salon.kernel.state import State

# A folder of games elsewhere becomes part of this package: its games are imported as those here are.
_HERE = Path(__file__).parent
_PLACES = os.environ.get("SALON_GAMES", "").split(os.pathsep)
__path__ += [str(Path(place).resolve()) for place in _PLACES if place]


@cache
def _modules() -> dict[str, str]:
    """The games by id: the modules they are."""
    found = {point.name: point.value for point in entry_points(group="salon.games")}
    for place in map(Path, __path__):
        for about in place.glob("*/game.toml"):
            found[about.parent.name] = f"{__name__}.{about.parent.name}"
    return {id: module for id, module in sorted(found.items()) if _is_sound(id, module)}


def _is_sound(id: str, module: str) -> bool:
    """Whether a game can be shown; one from elsewhere that cannot is left out, and all others stay."""
    if (_HERE / id / "game.toml").exists():
        return True
    try:
        file = import_module(module).__file__
        assert file is not None
        About.load(Path(file).parent / "game.toml")
    except Exception as error:  # noqa: BLE001  (whatever is wrong with it, it is its own affair)
        logging.getLogger("salon").warning("The game %s is left out: %s", id, error)
        return False
    return True


def games() -> tuple[str, ...]:
    """The ids of all games.

    >>> import salon
    >>> salon.list_games()
    ('court', 'turmoil', 'v1919')
    """
    return tuple(_modules())


def folder(id: str) -> Path:
    """Where all there is of a game lies."""
    file = import_module(_module(id)).__file__
    assert file is not None
    return Path(file).parent


def load(id: str, cards: str | Path | None = None) -> Game[State]:
    """The game with that id, with the house's cards or with a card pack from a folder.

    >>> import salon
    >>> salon.load("court").seat_counts
    (2, 3, 4)
    """
    _module(id)
    return _load(id, None if cards is None else Path(cards))


def _module(id: str) -> str:
    if id not in _modules():
        raise fault(UnknownName, "kernel.unknown-game", game=id[:80], known=", ".join(games()))
    return _modules()[id]


@cache
def _load(id: str, cards: Path | None) -> Game[State]:
    game: Game[State] = import_module(_module(id)).load(cards)  # which state, only the game knows
    return game
