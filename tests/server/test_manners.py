"""Between people at a table: questions to all, pauses, who stays away, who leaves and who comes instead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from salon.server import app, between, rows
from salon.server.clocks import HOLD_SECONDS
from salon.server.database import open_engine, sqlite_url
from salon.server.schema import notices
from tests.server.conftest import Meet
from tests.server.log import plays_of, rows_of
from tests.server.people import Json, Person, legal, play_on, table_for
from tests.server.running import Postgres, Process, Server, later, wait_until


def at(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


def manners(person: Person, table: str) -> Json:
    found: Json = person.view(table).get("manners", {})
    return found


def between_rows(server: Server, table: str) -> list[str]:
    return [type(row).__name__ for row in rows_of(server.database, table) if isinstance(row, rows.Between)]


# -- a rematch -----------------------------------------------------------------------------------


def test_a_rematch_begins_when_all_have_said_yes(server: Server, meet: Meet) -> None:
    people = ana, ben, eva, dora = meet("Ana"), meet("Ben"), meet("Eva"), meet("Dora")
    table = table_for(people, pace={"kind": "live", "minutes": 5})
    assert ana.refused(at(table, "ask"), what="rematch")["title"].startswith("This cannot be asked now")
    for person in people:
        person.did(at(table, "resign"))
    with dora.socket(table) as d:
        d.until("update")
        ana.did(at(table, "ask"), what="rematch")
        told = d.until("update", lambda u: "motion" in u.get("manners", {}))["manners"]["motion"]
        assert (told["title"], told["yes"], told["asked"]) == ("Ana asks for a rematch", [0], [1, 2, 3])
        assert told["mine"]
        ben.did(at(table, "reply"), yes=True)
        eva.did(at(table, "reply"), yes=True)
        assert "next_table" not in d.update
        dora.did(at(table, "reply"), yes=True)
        again = d.until("update", lambda u: "next_table" in u)["next_table"]
    assert [seat["name"] for seat in ana.get(f"/api/tables/{again}")["seats"]] == [
        "Ana",
        "Ben",
        "Eva",
        "Dora",
    ]
    assert ana.view(again)["status"] == "playing"
    assert between_rows(server, table) == ["Ask", "Reply", "Reply", "Reply"]


def test_in_a_rematch_nobodys_clock_runs_before_they_have_come(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes has their whole time then; whoever stays away is given a grace, and no more."""
    people = ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for(people, pace={"kind": "live", "minutes": 5})
    for person in people:
        person.did(at(table, "resign"))
    ana.did(at(table, "ask"), what="rematch")
    ben.did(at(table, "reply"), yes=True)
    again = eva.did(at(table, "reply"), yes=True)["next_table"]

    def left() -> list[float]:
        return [seat["clock"] for seat in meet().view(again)["seats"]]

    assert left() == [300.0] * 3
    with ana.socket(again) as a:
        a.until("update")
        later(monkeypatch, 20.0)
        first, *others = left()
        assert 275 < first < 281
        assert others == [300.0] * 2
        later(monkeypatch, HOLD_SECONDS + 60.0)
        assert all(230 < seconds <= 241 for seconds in left()[1:])
        assert left()[0] < 215


@pytest.mark.parametrize("without", ["bot", "open"])
def test_those_who_come_agree_what_becomes_of_the_others(meet: Meet, without: str) -> None:
    people = ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for(people)
    for person in people:
        person.did(at(table, "resign"))
    ana.did(at(table, "ask"), what="rematch")
    ben.did(at(table, "reply"), yes=False)
    eva.did(at(table, "reply"), yes=True)
    assert "next_table" not in ana.view(table)
    ana.did(at(table, "reply"), yes=True, without=without)
    assert "next_table" not in ana.view(table)  # Eva has not said so
    again = eva.did(at(table, "reply"), yes=True, without=without)["next_table"]
    seat = ana.get(f"/api/tables/{again}")["seats"][1]
    if without == "bot":
        assert (seat["kind"], seat["name"]) == ("bot", "Bot 2")
        assert ana.view(again)["status"] == "playing"
    else:
        assert seat["kind"] == "open"
        link = eva.get(at(again, "invitations"))[0]  # who said yes last has opened the table
        meet("Dora").joins(again, 1, link["secret"])
        assert ana.view(again)["status"] == "playing"


def test_nobody_is_left_behind_before_they_could_answer(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.did(at(table, "resign"))
    told = ana.did(at(table, "ask"), what="rematch", without="bot")
    assert told["manners"]["motion"]["patient"]
    assert "next_table" not in told
    monkeypatch.setattr(between, "PATIENCE_SECONDS", 0.0)
    assert "next_table" in ana.did(at(table, "reply"), yes=True, without="bot")


def test_a_rematch_is_taken_back_by_who_asked(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.did(at(table, "resign"))
    ana.did(at(table, "ask"), what="rematch")
    ana.did(at(table, "reply"), yes=False)
    assert "motion" not in manners(ben, table)
    assert ben.refused(at(table, "reply"), yes=True)["title"] == "There is nothing to answer any more."


# -- an end, and a pause -------------------------------------------------------------------------


def test_to_end_it_is_a_question_with_its_result(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.did(at(table, "ask"), what="end")
    motion = manners(ben, table)["motion"]
    assert motion["title"] == "Ana proposes to end the game here"
    assert "nobody wins" in motion["text"]
    assert "mine" not in manners(ana, table)["motion"]
    ben.answers(table)  # the game goes on while he thinks it over
    assert "motion" in manners(ben, table)
    ben.did(at(table, "reply"), yes=False)
    assert "motion" not in manners(ana, table)
    ana.refused(at(table, "ask"), what="end")  # after a no one plays on first
    ana.answers(table)
    ana.did(at(table, "ask"), what="end")
    end = ben.did(at(table, "reply"), yes=True)
    assert (end["status"], end["result"]) == ("ended", "The players agreed to end the game.")
    assert between_rows(server, table) == ["Ask", "Reply", "Ask", "Reply"]


def test_in_a_pause_nobody_plays_and_no_clock_runs(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], pace={"kind": "live", "minutes": 5})
    for person in (ana, ben):
        person.view(table)
    ana.did(at(table, "ask"), what="pause")
    ben.did(at(table, "reply"), yes=True)
    before = ana.view(table)
    assert before["manners"]["paused"]
    later(monkeypatch, 1000)
    assert ana.act(table, before, legal(before)[0]).json()["title"].startswith("The game is paused")
    clocks = [seat["clock"] for seat in ana.view(table)["seats"]]
    assert clocks == [seat["clock"] for seat in before["seats"]]
    assert min(clocks) > 200
    ana.did(at(table, "ready"))
    assert manners(ben, table)["ready"] == [0]
    ben.did(at(table, "ready"))
    assert "paused" not in manners(ana, table)
    after = ana.answers(table)
    assert min(seat["clock"] for seat in after["seats"]) > 200


# -- who stays away ------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["claim", "stand-in", "grant"])
def test_of_two_the_other_decides_when_time_is_out(
    meet: Meet, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], pace={"kind": "daily", "days": 1, "late": "ask"})
    ana.answers(table)
    while "question" in (view := ana.view(table)) and view["question"]:
        ana.answers(table, view)
    assert ana.refused(at(table, what), seat=1)["title"] == "The others still have time."
    later(monkeypatch, 86400.0 + 60)
    told = manners(ana, table)["overdue"]
    assert told == [{"seat": 1, "title": "Ben has run out of time", "claim": True, "grant": True}]
    assert "overdue" not in manners(ben, table)
    after = ana.did(at(table, what), seat=1)
    if what == "claim":
        assert (after["status"], after["winners"]) == ("ended", [0])
        assert ben.view(table)["ending"]["verdict"] == "You ran out of time."
    elif what == "stand-in":
        assert after["seats"][1]["lent"]
        ben.did(at(table, "lend"), bot="")
        assert "lent" not in ben.view(table)["seats"][1]
    else:
        assert "overdue" not in after.get("manners", {})
        ben.answers(table)


def test_days_to_spare_are_used_before_anybody_is_late(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], pace={"kind": "daily", "days": 1, "spare": 2})
    while legal(view := ana.view(table)):
        ana.answers(table, view)
    assert manners(ana, table)["spare"] == {"0": 2, "1": 2}
    later(monkeypatch, 86400.0 + 60)
    wait_until("a day is used", lambda: manners(ana, table).get("spare") == {"0": 2, "1": 1})
    left = ben.view(table)["seats"][1]["deadline"] - ben.view(table)["at"]
    assert 80000 < left < 86400
    assert ben.view(table)["status"] == "playing"
    later(monkeypatch, 3 * 86400.0)
    wait_until("his time is out", lambda: ana.view(table)["status"] == "ended")


def test_a_nudge_once_a_day(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    while legal(view := ana.view(table)):
        ana.answers(table, view)
    ana.refused(at(table, "nudge"), seat=1)
    monkeypatch.setattr(between, "NUDGE_AFTER", 0.0)
    assert manners(ana, table)["nudge"] == [1]
    ana.did(at(table, "nudge"), seat=1)
    assert manners(ben, table)["nudged"]
    assert ana.refused(at(table, "nudge"), seat=1)["title"].startswith("You can nudge")
    ben.answers(table)
    assert "nudged" not in manners(ben, table)


# -- who leaves, and who comes instead -----------------------------------------------------------


def test_a_seat_that_was_given_up_is_taken_over(server: Server, meet: Meet) -> None:
    ana, ben, eva, dora = meet("Ana"), meet("Ben"), meet("Eva"), meet("Dora")
    table = table_for([ana, ben, eva], pace={"leave": "open"})
    assert "may invite somebody" in manners(ben, table)["lose"]
    ben.did(at(table, "resign"))
    assert manners(ana, table)["vacant"] == [1]
    ben.refused(at(table, "invitations"), seat=1)
    link = ana.did(at(table, "invitations"), seat=1)[0]
    dora.refused(at(table, "join"), seat=1, invitation="x")
    dora.did(at(table, "join"), seat=1, invitation=link["secret"])
    seats = eva.view(table)["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Dora", "Eva"]
    assert "gone" not in seats[1]
    assert "lent" not in seats[1]
    assert dora.view(table)["you"] == 1
    assert ben.view(table)["you"] is None
    row = rows_of(server.database, table)[-1]
    assert isinstance(row, rows.Replace)
    assert row.former == ben.me["id"]


def test_the_end_for_all_if_the_table_has_it_so(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben, eva], pace={"leave": "end"})
    assert "over for all" in manners(ben, table)["lose"]
    ben.did(at(table, "resign"))
    assert ana.view(table)["winners"] == [0, 2]


# -- two servers, and a restart ------------------------------------------------------------------


def test_what_is_asked_and_decided_is_known_at_every_server_and_after_a_restart(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Process(database) as one,
        Process(database) as two,
        Person(one.wait(), "Ana") as ana,
        Person(two.wait(), "Ben") as ben,
    ):
        table = table_for([ana, ben])
        ana.did(at(table, "ask"), what="pause")
        assert manners(ben, table)["motion"]["mine"]
        ben.did(at(table, "reply"), yes=True)
        assert manners(ana, table)["paused"]
        one.stop()
        one.start()
        one.wait()
        assert manners(ana, table)["paused"]
        ana.did(at(table, "ready"))
        ben.did(at(table, "ready"))
        ana.answers(table)
        ana.did(at(table, "resign"))
        ben.did(at(table, "ask"), what="rematch")
        again = ana.did(at(table, "reply"), yes=True)["next_table"]
        assert ben.view(table)["next_table"] == again


def test_who_is_nudged_gets_one_notice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As with a turn: by the ways they chose, once for each nudge."""
    monkeypatch.setattr(between, "NUDGE_AFTER", 0.0)
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.1)
    with (
        Server(sqlite_url(tmp_path / "salon.db"), webhooks="private") as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ben.did("/api/settings", webhook="http://127.0.0.1:59999/hook")
        table = table_for([ana, ben])
        while legal(view := ana.view(table)):
            ana.answers(table, view)
        ana.did(at(table, "nudge"), seat=1)
        engine = open_engine(server.database)
        sent = select(notices.c.seat).where(notices.c.table_id == table, notices.c.kind == "nudge")

        def told() -> list[int]:
            with engine.connect() as c:
                return list(c.execute(sent).scalars())

        wait_until("the notice", lambda: told() == [1])
        engine.dispose()


# -- with three and four at the table --------------------------------------------------------------


def lets_all_wait(people: list[Person], table: str, for_seat: int) -> None:
    """All answer but one, until that one alone is waited for."""
    for _ in range(200):
        waiting = {each["seat"] for each in people[for_seat - 1].view(table)["waiting"]}
        view = people[for_seat - 1].view(table)
        if not legal(view) and waiting == {for_seat}:
            return
        for seat, person in enumerate(people):
            if seat != for_seat and legal(person.view(table)):
                person.answers(table)
                break
        else:
            people[for_seat].answers(table)  # it is a turn of theirs that others wait behind
    raise AssertionError


@pytest.mark.parametrize(
    ("late", "leave"), [("lose", "bot"), ("lose", "end"), ("bot", "bot"), ("ask", "open")]
)
@pytest.mark.parametrize("seats", [3, 4])
def test_who_is_late_among_several(
    meet: Meet, monkeypatch: pytest.MonkeyPatch, seats: int, late: str, leave: str
) -> None:
    """As the table has it: out, with a bot that plays on or the end for all, or a bot for a while. Nobody is
    asked to decide: there is no one opponent who could claim a win.
    """
    people = [meet(name) for name in ("Ana", "Ben", "Eva", "Dora")[:seats]]
    table = table_for(people, pace={"kind": "daily", "days": 1, "late": late, "leave": leave})
    lets_all_wait(people, table, 1)
    ana, ben = people[:2]
    assert ana.refused(at(table, "stand-in"), seat=1)["title"] == "The others still have time."
    later(monkeypatch, 86400.0 + 60)
    others = [seat for seat in range(seats) if seat != 1]
    if leave == "end":
        wait_until("it is over", lambda: ana.view(table)["status"] == "ended")
        assert ana.view(table)["winners"] == others
        assert ben.view(table)["ending"]["verdict"] == "You ran out of time."
        return
    wait_until("a bot has the seat", lambda: ana.view(table)["seats"][1].get("lent", False))
    seat = ana.view(table)["seats"][1]
    assert seat.get("gone", False) == (late == "lose")
    assert ana.refused(at(table, "claim"), seat=1)["title"]
    if late == "lose":
        assert ben.http.post(at(table, "lend"), json={"bot": ""}).status_code == 409
    else:
        ben.did(at(table, "lend"), bot="")
        assert "lent" not in ben.view(table)["seats"][1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_stays_away_without_a_clock(
    meet: Meet, monkeypatch: pytest.MonkeyPatch, server: Server, seats: int
) -> None:
    """After three days of the house a bot may play for them; of two the other may claim the win."""
    people = [meet(name) for name in ("Ana", "Ben", "Eva", "Dora")[:seats]]
    table = table_for(people)
    lets_all_wait(people, table, 1)
    ana, ben = people[:2]
    later(monkeypatch, between.AWAY_SECONDS - 600)
    assert "overdue" not in manners(ana, table)
    assert ana.refused(at(table, "stand-in"), seat=1)["title"] == "The others still have time."
    later(monkeypatch, between.AWAY_SECONDS + 60)
    for person in (ana, *people[2:]):
        [told] = manners(person, table)["overdue"]
        assert (told["seat"], told.get("claim", False), told.get("grant", False)) == (1, seats == 2, False)
    assert "overdue" not in manners(ben, table)
    ana.refused(at(table, "grant"), seat=1)
    if seats == 2:
        assert ana.did(at(table, "claim"), seat=1)["winners"] == [0]
        return
    assert ana.refused(at(table, "claim"), seat=1)["title"]
    last = people[-1]
    assert last.did(at(table, "stand-in"), seat=1)["seats"][1]["lent"]
    assert [row.of for row in rows_of(server.database, table) if isinstance(row, rows.StandIn)] == [1]
    ben.did(at(table, "lend"), bot="")
    assert "lent" not in ben.view(table)["seats"][1]


@pytest.mark.parametrize(("game", "seats"), [("court", 3), ("turmoil", 2)])
def test_seats_say_how_many_cards_each_holds(server: Server, meet: Meet, game: str, seats: int) -> None:
    """To all, as at a table, and as it stands in the position; nothing before the cards are dealt."""
    people = [meet(name) for name in ("Ana", "Ben", "Eva")[:seats]]
    first, invitations = people[0].opens(game, "me", *["open"] * (seats - 1))
    assert all("hand" not in seat for seat in meet().view(first)["seats"])
    for seat, person in enumerate(people[1:], 1):
        person.joins(first, seat, invitations[str(seat)])
    seen = set()
    for _ in range(12):
        told = [seat["hand"] for seat in meet().view(first)["seats"]]
        assert told == [seat["hand"] for seat in people[-1].view(first)["seats"]]
        state: Any = plays_of(server.database, first)[-1].state
        assert told == [len(hand) for hand in state.hands]
        seen.add(tuple(told))
        play_on(first, people, 3)
    assert len(seen) > 1
