"""Games as data: one row for each answer, as JSON lines or as Parquet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec

from salon import bots
from salon.adapters import missing
from salon.kernel import BadSetup, Fate, Game, State, Value, fault
from salon.kernel.fact import kind_of_question

FORMS = (".jsonl", ".parquet")


class Row(msgspec.Struct, frozen=True):
    """One answer: what the seat saw, what it could have answered and what it did; and how the game ended."""

    game: str  # with the version of its rules
    seed: str
    seats: int
    move: int
    seat: int
    player: str  # the bot that answered
    question: str  # its kind
    view: dict[str, object]
    legal: tuple[str, ...]
    choice: str
    score: int  # of the seat, at the end
    won: bool


def form_of(path: Path) -> str:
    """How a file is to be written, by its name; refused before any game is played."""
    if path.suffix not in FORMS:
        raise fault(BadSetup, "adapter.bad-form", path=str(path)[:200], forms=", ".join(FORMS))
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise missing(ModuleNotFoundError(name="pyarrow"))
    return path.suffix


def play_rows(
    game: Game[State],
    players: Sequence[str],
    seed: int,
    options: Mapping[str, Value] | None = None,
    every: int = 1,
) -> list[Row]:
    """The rows of one game between bots: of one answer in so many, beginning with the first."""
    s = game.new(len(players), seed, options)
    s.journal = None  # nobody listens
    found = [bots.load(player, game) for player in players]
    chance = Fate.of(seed).fork()
    rows: list[Row] = []
    move = 0
    while s.result is None:
        decision = next(bots.due(s))
        seat = decision.seat
        action = bots.answer(found[seat], s, seat, chance)
        if move % every == 0:
            name = s.vocabulary.name
            rows.append(
                Row(
                    game.key,
                    f"{seed:064x}",
                    len(players),
                    move,
                    seat,
                    players[seat],
                    kind_of_question(decision.question),
                    {**s.view(seat)},
                    tuple(map(name, (*decision.legal, *decision.aside))),
                    name(action),
                    0,
                    won=False,
                )
            )
        s.apply(action, seat)
        move += 1
    scores, winners = s.result.scores, s.result.winners
    return [msgspec.structs.replace(row, score=scores[row.seat], won=row.seat in winners) for row in rows]


def write(path: Path, games: Iterator[list[Row]]) -> int:
    """Write games as they come; gives the number of rows."""
    return _write_parquet(path, games) if form_of(path) == ".parquet" else _write_lines(path, games)


def _write_lines(path: Path, games: Iterator[list[Row]]) -> int:
    count = 0
    with path.open("wb") as file:
        for rows in games:
            for row in rows:
                file.write(msgspec.json.encode(row) + b"\n")
            count += len(rows)
    return count


def _write_parquet(path: Path, games: Iterator[list[Row]]) -> int:
    """The view is a column of JSON: what it holds is another thing in each game."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {
        "move": pa.int32(),
        "seat": pa.int8(),
        "seats": pa.int8(),
        "score": pa.int32(),
        "won": pa.bool_(),
    }
    kinds["legal"] = pa.list_(pa.string())
    schema = pa.schema([(name, kinds.get(name, pa.string())) for name in Row.__struct_fields__])
    count = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for rows in games:
            if not rows:
                continue
            columns = {name: [getattr(row, name) for row in rows] for name in Row.__struct_fields__}
            columns["view"] = [msgspec.json.encode(row.view).decode() for row in rows]
            writer.write_table(pa.table(columns, schema=schema))
            count += len(rows)
    return count
