"""What a house for so many players needs: `python -m benchmarks.plan --players 100000`.

Each figure is asked for, assumed, measured by a command, or worked out of others; its line says which.
Measure on your own machine, and give what you find: `--answers 1800 --table-kb 400`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

DAY = 86_400
SPARE = 0.5  # of what a worker does at its best: plan with half
LINES_PART = 0.8  # of the connections of a process that may be lines (`salon.server.app`)


class Given(NamedTuple):
    """A figure that is not worked out, and where it is from."""

    value: float
    whence: str


GIVEN = {
    "players": Given(100_000, "asked for, all at once"),
    "pause": Given(20, "assumed: seconds from one answer of a player to the next"),
    "seats": Given(2.5, "assumed: people at a table"),
    "update-kb": Given(4, "assumed; in court 2.1, make bench"),
    "workers": Given(8, "chosen: room for bots, and for all who come back after a restart"),
    "answers": Given(2391, "make bench: PostgreSQL, 1 worker, 100 tables"),
    "line-kb": Given(6.4, "make bench: an idle socket"),
    "worker-mb": Given(82, "benchmarks.soak: before anyone came"),
    "table-kb": Given(340, "benchmarks.soak: up to 300 moves, three games"),
    "move-bytes": Given(173, "benchmarks.soak: the database by the moves"),
    "syncs": Given(100, "assumed: the disk makes something durable so often a second"),
}


def plan(given: dict[str, float]) -> Iterator[tuple[str, float, str]]:
    """Names, figures, and where each is from."""
    g = given

    def known(name: str, key: str) -> tuple[str, float, str]:
        changed = g[key] != GIVEN[key].value
        return name, g[key], "given" if changed else GIVEN[key].whence

    answers, tables = g["players"] / g["pause"], g["players"] / g["seats"]
    yield known("players", "players")
    yield known("pause, s", "pause")
    yield known("seats at a table", "seats")
    yield "tables", tables, "players / seats"
    yield "answers a second", answers, "players / pause"
    yield known("an update, kB", "update-kb")
    yield "out, MB/s", answers * g["seats"] * g["update-kb"] / 1e3, "answers × seats × update"
    yield known("a worker's answers/s", "answers")
    yield "workers needed", ceil(answers / (SPARE * g["answers"])), "answers / half of a worker's"
    yield known("workers", "workers")
    yield "lines of a worker", g["players"] / g["workers"], "players / workers"
    yield "descriptors of a worker", ceil(g["players"] / g["workers"] / LINES_PART), "lines / 0.8"
    yield known("a table, kB", "table-kb")
    yield known("a line, kB", "line-kb")
    yield known("a worker alone, MB", "worker-mb")
    memory = (
        tables * g["table-kb"] / 1e6 + g["players"] * g["line-kb"] / 1e6 + g["workers"] * g["worker-mb"] / 1e3
    )
    yield "memory of all workers, GB", memory, "tables, lines and workers; each table at one worker"
    yield known("a move, bytes", "move-bytes")
    yield "database, GB a day", answers * g["move-bytes"] * DAY / 1e9, "answers × move, if all play all day"
    yield known("syncs a second", "syncs")
    yield "answers in a commit", answers / g["syncs"], "answers / syncs; 256 at most"
    yield "words between workers/s", answers * g["workers"], "answers × workers"


def lines(given: dict[str, float]) -> list[str]:
    found = list(plan(given))
    width = max(len(name) for name, _, _ in found)
    return [
        f"{name:<{width}}  {value:>9,.{1 if value % 1 else 0}f}  {whence}" for name, value, whence in found
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plan", description=__doc__.split("\n")[0])
    for key, known in GIVEN.items():
        parser.add_argument(f"--{key}", type=float, default=known.value, help=f"{known.whence} (%(default)g)")
    arguments = vars(parser.parse_args())
    print("\n".join(lines({key: arguments[key.replace("-", "_")] for key in GIVEN})))


if __name__ == "__main__":
    main()
