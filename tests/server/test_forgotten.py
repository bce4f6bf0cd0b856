"""A table that nobody looks at any more leaves memory at once, and takes with it all who were there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from salon.server import app, house
from salon.server.database import sqlite_url
from salon.server.live import LiveTable
from tests.server.people import Person, table_for
from tests.server.running import Server, wait_until


@pytest.fixture
def no_collector() -> Iterator[None]:
    """The server lets the collector look at old things so seldom that nothing may wait for it."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held(table: str) -> int:
    return sum(isinstance(each, LiveTable) and each.table.id == table for each in gc.get_objects())


def test_who_hangs_up_does_not_keep_the_table_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_collector: None
) -> None:
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(house, "IDLE_SECONDS", -1)
    with (
        Server(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        table = table_for([ana, ben])
        with ana.socket(table) as line:
            line.act(line.until("update")["question"]["answers"][0]["action"])
            line.after(0)
            assert held(table) == 1
        wait_until("it is gone", lambda: not held(table), 10)
