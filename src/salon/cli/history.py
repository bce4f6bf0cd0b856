"""What came of games played alone: some games set the next task by it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from salon.cli.setup import saves
from salon.kernel import Record, Value


class Past(msgspec.Struct, frozen=True):
    """One finished game of one player."""

    game: str
    name: str
    options: dict[str, Value]
    won: bool


def _path() -> Path:
    return saves().parent / "alone.json"


def past(game: str, name: str) -> list[tuple[dict[str, Value], bool]]:
    """The player's earlier games, the oldest first; a file that cannot be read counts as none."""
    return [(entry.options, entry.won) for entry in _read() if (entry.game, entry.name) == (game, name)]


def remember(record: Record) -> None:
    """Add a finished game."""
    if record.result is None or len(record.header.players) != 1:
        return
    entry = Past(
        record.game_id, record.header.players[0].name, record.header.options, bool(record.result.winners)
    )
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode([*_read(), entry])))
    draft.replace(path)


def _read() -> list[Past]:
    try:
        return msgspec.json.decode(_path().read_bytes(), type=list[Past])
    except (OSError, msgspec.MsgspecError):
        return []


def _hushed_path() -> Path:
    return saves().parent / "hushed.json"


def hushed(game: str) -> tuple[str, ...]:
    """The hints of a game that the player wants no more; a file that cannot be read counts as none."""
    try:
        found = msgspec.json.decode(_hushed_path().read_bytes(), type=dict[str, tuple[str, ...]])
    except (OSError, msgspec.MsgspecError):
        return ()
    return found.get(game, ())


def hush(game: str, hint: str) -> None:
    """Tell a hint no more, in this game and the next."""
    path = _hushed_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    known: dict[str, tuple[str, ...]] = {}
    if path.exists():
        with suppress(msgspec.MsgspecError):
            known = msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[str, ...]])
    path.write_bytes(msgspec.json.encode({**known, game: (*known.get(game, ()), hint)}))
