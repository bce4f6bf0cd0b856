"""Who gives up: in a game of three or four the others play on, with a bot in that place."""

from __future__ import annotations

import pytest

from salon.server import rows
from tests.server.conftest import Meet
from tests.server.log import rows_of
from tests.server.people import Person, legal, play_on, table_for
from tests.server.running import Server, wait_until


def resigns(person: Person, table: str) -> None:
    person.did(f"/api/tables/{table}/resign")


def test_the_others_play_on_and_only_the_quitter_has_lost(server: Server, meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben, eva])
    assert all(person.view(table)["goes_on"] for person in (ana, ben, eva))
    with eva.socket(table) as line:
        line.until("update")
        resigns(ben, table)
        told = line.until("update")
    assert told["status"] == "playing"
    assert [seat.get("gone", False) for seat in told["seats"]] == [False, True, False]
    assert rows.Resign(1, bot="courtier") in rows_of(server.database, table)
    end = play_on(table, [ana, eva])
    assert end["status"] == "ended"
    assert "given up" not in end["result"]  # it was decided by the rules
    assert ben.view(table)["ending"]["verdict"] == "You gave up."
    played = [row for row in rows_of(server.database, table) if isinstance(row, rows.Act) and row.seat == 1]
    assert {row.by for row in played} == {"bot"}


@pytest.mark.parametrize("what", ["resign", "agree"])
def test_who_has_left_has_no_say_any_more(meet: Meet, what: str) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben, eva])
    resigns(ana, table)
    gone = "You have given this game up. A bot plays in your place."
    assert ana.refused(f"/api/tables/{table}/{what}")["title"] == gone
    assert ana.refused(f"/api/tables/{table}/lend", bot="")["title"] == gone
    wait_until("the bot answers for Ana", lambda: not legal(ana.view(table)))
    ben.did(f"/api/tables/{table}/agree")
    assert eva.did(f"/api/tables/{table}/agree")["status"] == "ended"  # Ana is not asked


def test_when_all_have_left_it_is_over_and_all_have_lost(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "bot")
    ben.joins(table, 1, invitations["1"])
    resigns(ana, table)
    assert ben.view(table)["status"] == "playing"
    assert not ben.view(table).get("goes_on")
    resigns(ben, table)
    end = ana.view(table)
    assert (end["status"], end["winners"], end["result"]) == ("ended", [2], "Ben has given up.")
    assert end["ending"]["verdict"] == "You gave up."
