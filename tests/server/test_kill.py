"""The server is killed during play: three times, or SALON_KILLS=50 (or `python -m tests.server.kill 50`)."""

from __future__ import annotations

import os
from pathlib import Path

from salon.server.database import sqlite_url
from tests.server import kill
from tests.server.people import Person
from tests.server.running import Process, wait_until

KILLS = int(os.environ.get("SALON_KILLS", "3"))


def test_no_answer_is_lost_and_none_counts_twice(tmp_path: Path) -> None:
    count = kill.run(KILLS, sqlite_url(tmp_path / "salon.db"))
    assert count["acknowledged"] >= 3 * KILLS
    assert count["in the log"] == count["acknowledged"] + count["refused, as it had been taken"]


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def test_the_processes_of_bots_end_with_the_server(tmp_path: Path) -> None:
    with Process(sqlite_url(tmp_path / "salon.db")) as server:
        server.wait()
        with Person(server.url, "Ana") as ana:
            table = ana.opens("court", "me", "bot")[0]
            wait_until("the bot answers", lambda: ana.view(table)["version"] > 0)
        thinking = children(server.pid)
        assert thinking
        server.kill()
        wait_until("they end", lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking), 15)
