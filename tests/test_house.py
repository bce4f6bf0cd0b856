"""The house knows no game by name: all there is of one lies in its folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import salon

SOURCES = Path(salon.__file__).parent
KINDS = {".py", ".js", ".ts", ".css", ".tcss", ".html", ".svg", ".ftl", ".toml", ".json"}
FILES = [
    path
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in KINDS and path.relative_to(SOURCES).parts[0] != "games"
]


@pytest.mark.parametrize("id", salon.list_games())
def test_no_game_is_named_outside_its_folder(id: str) -> None:
    named = re.compile(rf"(?<![a-z0-9]){id}(?![a-z0-9])", re.IGNORECASE)
    found = [str(path.relative_to(SOURCES)) for path in FILES if named.search(path.read_text("utf-8"))]
    assert not found


def test_there_are_files_of_every_part_to_look_at() -> None:
    parts = {path.relative_to(SOURCES).parts[0] for path in FILES}
    assert parts >= {"kernel", "bots", "lang", "cli", "server", "web"}
