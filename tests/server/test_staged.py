"""The sentences of the log that a drawn board stages: those carry their id and facts, no others do."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import Event, Record
from tests.server.conftest import Meet
from tests.server.people import play_on, table_for


@pytest.mark.parametrize(("id", "answers"), [("court", 30), ("turmoil", 60)])
def test_only_staged_sentences_carry_their_id(id: str, answers: int, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], id)
    play_on(table, [ana, ben], answers)
    ana.did(f"/api/tables/{table}/resign")  # a record is given when it is over
    log: list[Event] = []
    Record.from_json(ana.http.get(f"/api/tables/{table}/record").content).replay(log=log)
    staged = salon.load(id).staged
    expected = [said if (said := event.seen_by(0).id) in staged else "" for event in log]
    lines = ana.view(table)["log"]
    assert [line.get("id", "") for line in lines] == expected
    assert [bool(line.get("args")) for line in lines] == [
        bool(said) and any(isinstance(arg, int | str) for arg in event.seen_by(0).args.values())
        for said, event in zip(expected, log, strict=True)
    ]
    assert not all(expected)
    assert any(expected) == bool(staged)
