"""A table that waits: closed, left, filled, set up anew; and links that are kept, renewed and taken back."""

from __future__ import annotations

import pytest

from tests.server.conftest import Meet
from tests.server.people import Json, Person, table_for
from tests.server.running import Postgres, Process


def at(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


def kinds(person: Person, table: str) -> list[str]:
    return [seat["kind"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_links_are_the_openers_on_every_device_and_can_be_taken_back(meet: Meet) -> None:
    ana, ben, too = meet("Ana"), meet("Ben"), meet()
    table, invitations = ana.opens("court", "me", "open", "open")
    too.http.cookies = ana.http.cookies
    links = too.get(at(table, "invitations"))
    assert {str(link["seat"]): link["secret"] for link in links} == invitations
    assert ben.http.get(at(table, "invitations")).status_code == 403
    ben.did(at(table, "opened"), seat=1, invitation=invitations["1"])
    ben.did(at(table, "opened"), seat=2, invitation="x")
    assert ["opened" in link for link in ana.get(at(table, "invitations"))] == [True, False]
    fresh = next(link for link in ana.did(at(table, "invitations"), seat=1) if link["seat"] == 1)
    assert "opened" not in fresh
    ben.refused(at(table, "join"), seat=1, invitation=invitations["1"])
    ben.joins(table, 1, fresh["secret"])
    assert [link["seat"] for link in ana.get(at(table, "invitations"))] == [2]  # a used one is gone
    ana.refused(at(table, "invitations"), seat=1)


def test_those_who_look_hear_that_a_table_that_waits_is_set_up_anew(meet: Meet) -> None:
    """What stands for it is another one after each change, and the same for all; not once it is played."""
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "open")
    ben.joins(table, 1, invitations["1"])
    with ben.socket(table) as line:
        seen = [line.until("update")["setting"]]

        def another() -> None:
            seen.append(line.until("update", lambda update: update["setting"] != seen[-1])["setting"])
            assert ana.view(table)["setting"] == seen[-1]

        ana.did(at(table, "set-up"), pace={"kind": "daily", "days": 2})
        another()
        ana.did(at(table, "set-up"), pace={"kind": "daily", "days": 2}, public=True)
        another()
        meet().did(at(table, "opened"), seat=2, invitation=invitations["2"])
        another()
        ana.did(at(table, "invitations"), seat=2)
        another()
        assert len(set(seen)) == 5
        ana.did(at(table, "fill"))
        assert "setting" not in line.until("update", lambda update: update["status"] == "playing")


def test_a_table_is_closed_before_it_begins(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table, invitations = ana.opens("court", "me", "open", "open")
    ben.joins(table, 1, invitations["1"])
    ben.refused(at(table, "close"), 403)
    with ben.socket(table) as b:
        b.until("update")
        ana.did(at(table, "close"))
        told = b.until("update")
    assert told["manners"]["closed"]
    assert (told["status"], told["result"]) == ("ended", "The table was closed before the game began.")
    assert eva.refused(at(table, "join"), seat=2, invitation=invitations["2"])
    assert ana.get("/api/tables")["mine"][0]["status"] == "ended"
    ana.refused(at(table, "close"))
    ana.refused(at(table, "rematch"))
    running = table_for([ana, ben])
    assert ana.refused(at(running, "close"))["title"].startswith("This is too late")


def test_who_leaves_passes_the_table_on_and_the_last_closes_it(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "open")
    ben.joins(table, 1, invitations["1"])
    ana.did(at(table, "leave"))
    assert kinds(ben, table) == ["open", "person", "open"]
    assert ben.get(f"/api/tables/{table}")["host"]
    links = {link["seat"]: link["secret"] for link in ben.get(at(table, "invitations"))}
    ana.joins(table, 0, links[0])
    ana.did(at(table, "leave"))
    ben.did(at(table, "leave"))
    assert ben.view(table)["status"] == "ended"


def test_seats_are_filled_freed_and_changed(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "open", "open")
    ben.joins(table, 1, invitations["1"])
    ben.refused(at(table, "free"), 403, seat=0)
    ana.refused(at(table, "free"), seat=0)
    ana.did(at(table, "free"), seat=1)  # and so Ben is out
    assert ben.view(table)["you"] is None
    ben.refused(at(table, "join"), seat=1, invitation=invitations["1"])
    ana.did(at(table, "move"), seat=1)
    assert kinds(ana, table) == ["open", "person", "open", "open"]
    ana.refused(at(table, "move"), seat=1)
    ana.did(at(table, "fill"), seat=2, bot="random")
    assert kinds(ana, table) == ["open", "person", "bot", "open"]
    ana.did(at(table, "free"), seat=2)
    ana.did(at(table, "fill"), bot="random")
    assert ana.view(table)["status"] == "playing"
    assert [seat["name"] for seat in ana.view(table)["seats"]] == ["Bot 1", "Ana", "Bot 3", "Bot 4"]
    ana.refused(at(table, "fill"), bot="random")


def test_it_is_played_otherwise(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, _ = ana.opens("turmoil", "me", "open")
    new: Json = {"options": {"mobilization": True}, "pace": {"kind": "daily", "days": 2}, "public": True}
    ben.refused(at(table, "set-up"), 403, **new)
    ana.refused(at(table, "set-up"), options={"no": True})
    changed = ana.did(at(table, "set-up"), **new)
    assert changed["options"]["mobilization"]
    assert changed["public"]
    assert any("on" in said for said in changed["played"])
    ben.joins(table, 1)
    assert ana.view(table)["seats"][0].get("deadline") or ana.view(table)["seats"][1].get("deadline")
    ana.refused(at(table, "set-up"), **new)


@pytest.mark.parametrize("game", ["turmoil"])
def test_sides_have_names_where_they_do_not_change(meet: Meet, game: str) -> None:
    info = next(found for found in meet().get("/api/games?lang=es") if found["id"] == game)
    assert len(info["sides"]) == 2
    assert len(set(info["sides"])) == 2


def test_what_is_arranged_at_one_server_is_so_at_the_other(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Process(database) as one,
        Process(database) as two,
        Person(one.wait(), "Ana") as ana,
        Person(two.wait(), "Ben") as ben,
    ):
        table, invitations = ana.opens("court", "me", "open", "open")
        with ben.socket(table) as b:
            b.until("update")
            ben.joins(table, 1, invitations["1"])
            ana.did(at(table, "fill"), seat=2, bot="random")
            b.until("update", lambda u: u["status"] == "playing")
