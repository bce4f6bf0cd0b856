"""Played on from a worked example: a table of one's own that begins where the example stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from salon.games import load
from salon.kernel import Record
from salon.kernel.scene import played
from salon.server.database import sqlite_url
from tests.server.conftest import Meet
from tests.server.people import Person, play_on
from tests.server.running import Server


def first(game: str) -> tuple[str, int]:
    """An example that is seen by who is asked next, and how many answers it has."""
    rules = load(game)
    for id, scene in rules.scenes.items():
        state = list(played(rules, id))[-1].state
        if state.result is None and state.pending and state.pending[0].seat == scene.you:
            return id, len(scene.answers)
    raise AssertionError("no example is played on by who sees it")


@pytest.mark.parametrize("game", ["court", "turmoil", "v1919"])
def test_a_table_begins_where_the_example_stands(meet: Meet, game: str) -> None:
    ana = meet("Ana")
    id, answers = first(game)
    shown = ana.get(f"/api/games/{game}/examples/{id}")
    opened = ana.did(f"/api/games/{game}/examples/{id}/play", step=answers)["table"]
    assert opened["pace"] == {"scene": f"{id}/{answers}"}
    assert not opened["public"]
    view = ana.view(opened["id"])
    assert view["move"] == 0
    assert view["view"] == shown["steps"][answers]["view"]
    assert ana.answers(opened["id"], view)["move"] > 0


def test_it_is_played_to_its_end_taken_up_and_replayed_but_not_rated(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    id, answers = first("court")
    with Server(database) as server, Person(server.url, "Ana") as ana:
        table = ana.did(f"/api/games/court/examples/{id}/play", step=answers)["table"]["id"]
        before = play_on(table, [ana], 3)["view"]
        cookies = ana.http.cookies
    with Server(database) as server, Person(server.url) as again:
        again.http.cookies = cookies
        assert again.view(table)["view"] == before
        play_on(table, [again])
        record = Record.from_json(again.http.get(f"/api/tables/{table}/record").content)
        assert record.header.scene == f"{id}/{answers}"
        assert record.replay().result == record.result is not None
        assert again.get(f"/api/tables/{table}/curve")["lines"]


def test_what_is_no_example_is_refused_and_no_table_opened(meet: Meet) -> None:
    ana = meet("Ana")
    id, answers = first("court")
    assert ana.post(f"/api/games/court/examples/{id}/play", step=answers + 1).status_code == 409
    assert ana.post("/api/games/court/examples/court.ex.nothing/play", step=0).status_code == 409
    assert ana.post(f"/api/games/nothing/examples/{id}/play", step=0).status_code == 404
    pace = {"scene": f"{id}/{answers}"}
    table = {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    assert ana.post("/api/tables", **table, pace=pace).status_code == 409
