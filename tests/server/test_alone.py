"""Who plays alone: what one game leads to in the next, and for whom it is kept."""

from __future__ import annotations

import pytest

from salon.games.v1919.target import next_target
from tests.marks import clause
from tests.server.conftest import Meet
from tests.server.people import Person, play_on


def proposed(person: Person) -> int:
    """The solitaire target that the form of a new table shows."""
    (game,) = (game for game in person.get("/api/games") if game["id"] == "v1919")
    return int(game["options"]["target"]["default"])


def target(person: Person, table: str) -> int:
    return int(person.get(f"/api/tables/{table}")["options"]["target"])


@clause("v1919.solo.end.2", "v1919.solo.end.4")
def test_the_target_moves_from_game_to_game(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    assert proposed(meet()) == proposed(ana) == 20
    for expected in (20, 15, 10):
        table, _ = ana.opens("v1919", "me")
        assert target(ana, table) == expected
        assert proposed(ana) == expected  # it is not over yet
        ana.did(f"/api/tables/{table}/resign")
        assert proposed(ana) == expected - 5
    again = ana.did(f"/api/tables/{table}/rematch")["table"]
    assert again["options"]["target"] == 5
    assert target(ben, ben.opens("v1919", "me")[0]) == proposed(ben) == 20


@clause("v1919.solo.end.4")
def test_a_target_that_is_chosen_holds_and_the_next_follows_it(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("v1919", "me", options={"target": 33})
    assert target(ana, table) == 33
    ana.did(f"/api/tables/{table}/resign")
    assert proposed(ana) == 28


@pytest.mark.parametrize("seats", [["me"], ["me", "bot"]])
def test_what_was_not_lost_alone_counts_for_nothing(meet: Meet, seats: list[str]) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("v1919", *seats)
    ana.did(f"/api/tables/{table}/{'agree' if len(seats) == 1 else 'resign'}")
    assert ana.get(f"/api/tables/{table}")["status"] == "ended"
    assert proposed(ana) == 20


@clause("v1919.solo.end.2", "v1919.solo.end.3")
def test_a_game_played_to_the_end_counts(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("v1919", "me", options={"target": 1})
    end = play_on(table, [ana])
    assert proposed(ana) == next_target([(1, bool(end.get("winners")))])
