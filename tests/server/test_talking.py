"""Talk at the table: who hears whom, whom one does not want to hear, and what is reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from salon.server.database import open_engine, sqlite_url
from salon.server.schema_manners import reports
from tests.server.conftest import Meet
from tests.server.people import Json, Person, table_for
from tests.server.running import Server


def says(person: Person, table: str, text: str) -> None:
    person.did(f"/api/tables/{table}/chat", type="chat", text=text)


def read(person: Person, table: str) -> list[Json]:
    found: list[Json] = person.get(f"/api/tables/{table}/chat")
    return found


def texts(person: Person, table: str) -> list[str]:
    return [line["text"] for line in read(person, table)]


def test_who_looks_on_at_a_private_game_advises_nobody(meet: Meet) -> None:
    ana, ben, eva, dora = meet("Ana"), meet("Ben"), meet("Eva"), meet("Dora")
    table = table_for([ana, ben])
    with ana.socket(table) as a, dora.socket(table) as d:
        a.until("update")
        d.until("update")
        says(eva, table, "she has the king")
        says(ben, table, "hello")
        assert a.until("chat")["text"] == "hello"
        first = d.until("chat")
        assert (first["text"], first["beside"]) == ("she has the king", True)
    assert texts(ana, table) == ["hello"]
    assert texts(eva, table) == texts(meet(), table) == ["she has the king", "hello"]
    ana.did(f"/api/tables/{table}/resign")
    assert texts(ana, table) == ["she has the king", "hello"]  # now it harms nobody


def test_at_a_public_table_all_talk_together(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben], public=True)
    says(eva, table, "good luck")
    assert texts(ana, table) == ["good luck"]


def test_whom_one_mutes_one_does_not_read(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    says(ben, table, "hurry up")
    line = read(ana, table)[0]
    assert "mine" not in line
    assert read(ben, table)[0]["mine"]
    with ana.socket(table) as a, ana.socket(table) as later:
        a.until("update")
        later.until("update")
        ana.did(f"/api/tables/{table}/mute", message=line["id"])
        says(ben, table, "hurry up!")
        says(ana, table, "no")
        assert a.until("chat")["text"] == later.until("chat")["text"] == "no"
    assert texts(ana, table) == ["no"]
    assert texts(ben, table) == ["hurry up", "hurry up!", "no"]
    ana.did(f"/api/tables/{table}/mute", message=line["id"], muted=False)
    assert len(read(ana, table)) == 3


@pytest.mark.parametrize("times", [1, 2])
def test_a_report_keeps_the_words_once(server: Server, meet: Meet, times: int) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, other = table_for([ana, ben]), table_for([ana, ben])
    says(ben, table, "you fool")
    message = read(ana, table)[0]["id"]
    ana.refused(f"/api/tables/{other}/report", 404, message=message)
    for _ in range(times):
        ana.did(f"/api/tables/{table}/report", message=message, reason="rude")
    engine = open_engine(server.database)
    with engine.connect() as c:
        found = c.execute(select(reports).where(reports.c.message_id == message)).all()
    engine.dispose()
    assert [(row.text, row.reason, row.about) for row in found] == [("you fool", "rude", ben.me["id"])]
    assert ana.get("/api/account/data")["reports"][0]["text"] == "you fool"


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        table = table_for([ana, ben])
        for n in range(7):
            says(ben, table, f"well {n}")
        lines = [line["id"] for line in read(ana, table)]
        ben.refused(f"/api/tables/{table}/report", 409, message=lines[0], reason="me")
        told = [
            ana.post(f"/api/tables/{table}/report", message=id, reason="rude").status_code for id in lines
        ]
        assert told == [204] * 5 + [429] * 2
