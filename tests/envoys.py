"""The game of docs/adding-a-game.md: its files are taken from the page."""

from __future__ import annotations

import os
import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
_BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def unpack(games: Path) -> Path:
    """Write the game into a folder of games, and give its own folder."""
    for name, text in _BLOCK.findall(PAGE.read_text("utf-8")):
        path = games / "envoys" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return games / "envoys"


def with_games(games: Path) -> dict[str, str]:
    """An environment in which the house finds them."""
    return {**os.environ, "SALON_GAMES": str(games)}
