"""What a drawn board stages: the facts behind the lines of the log."""

from __future__ import annotations

import msgspec
import pytest

from salon.kernel import Event, Record
from tests.server.conftest import Meet
from tests.server.people import play_on, table_for


@pytest.mark.parametrize(("id", "answers"), [("court", 30), ("turmoil", 60), ("v1919", 40)])
def test_lines_carry_the_facts_that_their_reader_was_told(id: str, answers: int, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], id)
    play_on(table, [ana, ben], answers)
    ana.did(f"/api/tables/{table}/resign")  # a record is given when it is over
    log: list[Event] = []
    Record.from_json(ana.http.get(f"/api/tables/{table}/record").content).replay(log=log)
    for seat, player in enumerate((ana, ben)):
        lines = player.view(table)["log"]
        told = msgspec.json.encode([event.open_to(seat) for event in log])
        assert [line["fact"] for line in lines] == msgspec.json.decode(told)
        kinds = [line["fact"]["kind"] for line in lines]
        if id == "turmoil":  # both sides draw at the same time: one's own cards, and how many the other has
            assert kinds.count("draw") == kinds.count("draw-own") > 0
