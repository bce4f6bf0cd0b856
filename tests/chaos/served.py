"""`salon serve` on a disk that fails and with a clock that is wrong, as the orders in a file say.

A process that the server starts imports this module too, and has the same disk and clock.

With `again` before its arguments it is where such servers come from: at each line that it is sent it makes a
copy of itself that serves, and says which process that is. The copy is as new as one started by hand, but
for modules, games and words, which are loaded once for all: to load them is most of the work of a start.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import time
from importlib import import_module
from pathlib import Path

from tests.chaos.disk import ORDERS, Disk, Orders

AGAIN = "again"
# What a server loads sooner or later.
LOADED = (
    "email.message",
    "psycopg",
    "salon.cli.serve",
    "salon.server.callers",
    "salon.server.logs",
    "salon.server.main",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.supervisors",
)

if ORDERS in os.environ:
    _orders = Orders.at(Path(os.environ[ORDERS]))
    Disk(_orders, default=True)
    _true = time.time
    time.time = lambda: _true() + _orders.clock


def serve(arguments: list[str]) -> int:
    from salon.cli import main

    return main(arguments)


def serve_again(arguments: list[str]) -> int:
    """One server after the other; the one before has ended or is about to."""
    import uvicorn._subprocess

    from salon.games import games
    from salon.server.speech import speaker

    for name in LOADED:
        import_module(name)
    for game in games():
        speaker("en").label(f"{game}.title")  # reads its words, and the game itself
    # Workers are copies too. Nothing runs in a process that makes one but itself.
    uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
    gc.collect()
    gc.freeze()
    process = 0
    for _ in sys.stdin:
        if process:
            os.waitpid(process, 0)
        process = os.fork()
        if not process:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            return serve(arguments)
        print(process, flush=True)
    if process:
        os.waitpid(process, 0)
    return 0


if __name__ == "__main__":
    if sys.argv[1] == AGAIN:
        sys.exit(serve_again(sys.argv[2:]))
    sys.exit(serve(sys.argv[1:]))
