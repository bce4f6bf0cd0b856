"""What bots make of a game is told when it is over, looked through once, by whoever asks first."""

from __future__ import annotations

import time

import pytest

from salon.server import insight
from tests.server.conftest import Meet
from tests.server.people import Json, Person, play_on, table_for
from tests.server.test_foresight import refused

PATIENCE = 120


def looked_through(person: Person, table: str, language: str = "en") -> Json:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found: Json = person.get(f"/api/tables/{table}/analysis?lang={language}")
        if found["done"] == found["of"]:
            return found
        time.sleep(0.2)
    raise AssertionError(f"{found['done']} of {found['of']} moves in {PATIENCE} s")


def test_a_game_that_goes_on_is_not_looked_through(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil")
    refused(ana, f"/api/tables/{table}/analysis")
    refused(ana, f"/api/tables/{table}/analysis/1")
    refused(ana, "/api/tables/nowhere/analysis", 404)


def test_an_ended_game_is_looked_through_and_told_in_words(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil")
    play_on(table, [ana, ben], answers=30)
    ana.did(f"/api/tables/{table}/resign")
    found = looked_through(ana, table)
    assert found["of"] >= 30
    assert 0 < found["weighed"] <= found["of"]
    assert 0 < len(found["dear"]) <= insight.DEAR, "chance costs something"
    for each in found["dear"]:
        best = each["lines"][0]["chance"]
        assert abs(best - each["chance"] - each["cost"]) <= 1, "rounded, each by itself"
        assert each["cost"] >= 1
        assert all("." not in name for line in each["lines"] for name in line["answers"])
    moves = [each["move"] for each in found["dear"]]
    assert moves == sorted(moves)
    one = ben.get(f"/api/tables/{table}/analysis/{moves[0]}?lang=en")
    assert one == found["dear"][0]
    spanish = looked_through(meet("Eva"), table, "es")
    assert [each["cost"] for each in spanish["dear"]] == [each["cost"] for each in found["dear"]]
    refused(ana, f"/api/tables/{table}/analysis/999", 404)


def test_a_part_that_fails_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch, meet: Meet) -> None:
    """The server runs in this process: what it finds there fails, the next who asks has it begun anew."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "court")
    play_on(table, [ana, ben], answers=12)
    ana.did(f"/api/tables/{table}/resign")
    with monkeypatch.context() as broken:
        broken.setattr(insight, "look_through", _fails)
        assert ana.get(f"/api/tables/{table}/analysis")["done"] == 0
        time.sleep(0.5)
    assert looked_through(ana, table)["of"] >= 12


def _fails(game: str, record: bytes, first: int) -> insight.Found:
    raise RuntimeError(game)
