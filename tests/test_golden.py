"""Golden playthroughs: one whole game a file, that a reviewer can read and that no change may alter unseen.

After a change that is meant: `pytest tests/test_golden.py --write-golden`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import salon
from salon.kernel import JSON, Fate, Game, State
from salon.lang import words

GOLDEN = Path(__file__).parent / "golden"
SEED = 1661
TABLES = [(id, salon.load(id).seat_counts[-2:][0]) for id in salon.list_games()]  # one table a game


def playthrough(game: Game[Any], seats: int) -> str:
    """A random game, move by move: what is asked, what may be answered, what happens, what changes."""
    speaker, names = words("en"), [f"Player {n + 1}" for n in range(seats)]
    chance = Fate.of(SEED).fork()
    s: State = game.new(seats, seed=SEED)
    seen: Sights = {}
    lines = [f"# {game.key}, {seats} seats, seed {SEED}", "", *_changes(seen, s), ""]
    number = 0
    while s.result is None:
        decision = chance.pick([d for d in s.pending if d.legal])
        action = chance.pick(decision.legal)
        number += 1
        lines += [
            f"## {number}. {names[decision.seat]}: {speaker.say(decision.prompt, names)} [{decision.clause}]",
            "legal   " + " ".join(map(s.vocabulary.name, decision.legal)),
            "answer  " + s.vocabulary.name(action),
        ]
        for event in s.apply(action, decision.seat):
            lines.append("log     " + speaker.say(event.text, names))
            lines += [f"  to {names[seat]}: {speaker.say(fact.text, names)}" for seat, fact in event.private]
        lines += [*_changes(seen, s), ""]
    lines += [f"scores {s.result.scores}, winners {s.result.winners}", ""]
    return "\n".join(lines)


Sights = dict[tuple[int | None, str], str]


def _changes(seen: Sights, s: State) -> list[str]:
    """What everyone sees change, and what single seats see otherwise than everyone."""
    lines: list[str] = []
    public = _flat(s.view(None))
    for viewer in (None, *range(s.seats)):
        for path, value in _flat(s.view(viewer)).items():
            if seen.get((viewer, path)) == value:
                continue
            seen[viewer, path] = value
            if viewer is None:
                lines.append(f"  {path} = {value}")
            elif public.get(path) != value:
                lines.append(f"  Player {viewer + 1} sees {path} = {value}")
    return lines


def _flat(value: JSON, path: str = "") -> dict[str, str]:
    """A view as lines: paths and values. Questions stand in their own lines, so they are left out."""
    if isinstance(value, dict):
        parts = [(key, item) for key, item in value.items() if path or key not in ("pending", "you", "game")]
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        parts = [(str(place), item) for place, item in enumerate(value)]
    else:
        return {path: msgspec.json.encode(value).decode()}
    found: dict[str, str] = {}
    for key, item in parts:
        found |= _flat(item, f"{path}.{key}".lstrip("."))
    return found


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_playthrough(id: str, seats: int, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / f"{id}-{seats}.txt"
    played = playthrough(salon.load(id), seats)
    if request.config.getoption("write_golden"):
        path.write_text(played, "utf-8")
    assert played.splitlines() == path.read_text("utf-8").splitlines()
