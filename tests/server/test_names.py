"""What people are called: one name a person at a table, and the same wherever they sit."""

from __future__ import annotations

import pytest

from salon.kernel import Record, Text
from salon.lang import LANGUAGES, words
from salon.server.names import is_of_a_bot, is_reserved
from tests.server.conftest import Meet
from tests.server.log import rows_of
from tests.server.people import Person, legal, table_for
from tests.server.running import Postgres, Process, Server

GOOD = "correct horse battery"


def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_who_sits_down_says_what_to_call_them(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Guest")
    assert ben.get("/api/me")["nameless"]
    table, invitations = ana.opens("court", "me", "open")
    ben.did(f"/api/tables/{table}/join", seat=1, invitation=invitations["1"], name="Ben")
    assert names(ana, table) == ["Ana", "Ben"]
    me = ben.get("/api/me")
    assert me["name"] == "Ben"
    assert "nameless" not in me


@pytest.mark.parametrize("alike", ["Ana", "ána", "Аnа", "A n a"])
def test_nobody_is_called_as_another_at_the_table(meet: Meet, alike: str) -> None:
    ana, ben = meet("Ana"), meet("Guest")
    table, invitations = ana.opens("court", "me", "open")
    path, secret = f"/api/tables/{table}/join", invitations["1"]
    assert "Choose another name" in ben.refused(path, name=alike, seat=1, invitation=secret)["title"]
    assert ben.get("/api/me")["nameless"]
    assert names(ana, table) == ["Ana", ""]
    ben.refused(path, name="Ben", seat=1, invitation="x")  # who may not sit down is not renamed
    assert ben.get("/api/me")["nameless"]


def test_who_says_nothing_gets_a_number(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ana"), meet("Guest")
    dora = meet("Guest", "es")
    assert names(ana, table_for([ana, ben, eva, dora])) == ["Ana", "Ana 2", "Guest", "Guest 2"]
    assert names(dora, table_for([eva, dora])) == ["Invitado", "Invitado 2"]


def test_a_new_name_stands_at_every_table(server: Server, meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    one, two = table_for([ana, ben]), table_for([eva, ana])
    ended = table_for([ana, ben])
    ana.did(f"/api/tables/{ended}/resign")
    ben.answers(one)
    with ben.socket(one) as b:
        b.until("update")
        ana.refused("/api/settings", name="Eva")  # at the second table somebody is
        assert ana.get("/api/me")["name"] == "Ana"
        ana.did("/api/settings", name="Anaïs")
        told = b.until("update", lambda u: u["seats"][0]["name"] == "Anaïs")
    assert told["log_from"] == 0  # the log is told anew: she stands in it
    assert names(eva, two) == ["Eva", "Anaïs"]
    assert names(ben, ended) == ["Anaïs", "Ben"]
    record = Record.from_json(ana.http.get(f"/api/tables/{ended}/record").content)
    assert [player.name for player in record.header.players] == ["Anaïs", "Ben"]
    assert len(rows_of(server.database, one)) == 1  # a name is no entry of the log


def test_an_account_is_called_so_at_its_tables(meet: Meet) -> None:
    ana, ben = meet("Marta"), meet("Rival of Marta")
    table = table_for([ana, ben])
    ana.refused("/api/account", name="Rival of Mártа", password=GOOD)
    assert ana.get("/api/me")["guest"]
    ana.did("/api/account", name="Marta the Second", password=GOOD)
    assert names(ben, table) == ["Marta the Second", "Rival of Marta"]


def test_a_guests_games_come_along_if_wanted(meet: Meet) -> None:
    """Those that are not over; what has ended stays the guest's."""
    owner, ana, ben = meet("Owner of an account"), meet("Ana"), meet("Ben")
    owner.did("/api/account", name="Odile de Fontanges", password=GOOD)
    running, ended = table_for([ana, ben]), table_for([ana, ben])
    waiting, invitations = ana.opens("court", "me", "open")
    ana.did(f"/api/tables/{ended}/resign")
    ana.did(f"/api/tables/{running}/note", text="mine")
    ana.did(f"/api/tables/{running}/chat", type="chat", text="hello")
    here = meet()
    here.http.cookies = ana.http.cookies
    with ben.socket(running) as b:
        b.until("update")
        here.did("/api/login", name="Odile de Fontanges", password=GOOD, carry=True)
        b.until("update", lambda u: u["seats"][0]["name"] == "Odile de Fontanges")
    assert {t["id"] for t in here.get("/api/tables")["mine"]} == {running, waiting}
    assert here.get(f"/api/tables/{running}/note")["text"] == "mine"
    assert ben.get(f"/api/tables/{running}/chat")[0]["name"] == "Odile de Fontanges"
    assert legal(here.answers(running)) or here.view(running)["version"] == 1
    assert owner.view(waiting)["you"] == 0  # on the other device, too
    assert names(ben, ended) == ["Ana", "Ben"]
    ben.joins(waiting, 1, invitations["1"])


def test_nothing_comes_along_unasked_or_to_a_table_where_one_sits(meet: Meet) -> None:
    owner, ana = meet("Another owner"), meet("Ana")
    owner.did("/api/account", name="Colbert of Reims", password=GOOD)
    both = table_for([ana, owner])
    other = meet("Zoe")
    alone = other.opens("court", "me", "open")[0]
    other.did("/api/login", name="Colbert of Reims", password=GOOD)
    assert alone not in {t["id"] for t in other.get("/api/tables")["mine"]}
    refused = ana.refused("/api/login", name="Colbert of Reims", password=GOOD, carry=True)
    assert "Nothing was changed" in refused["title"]
    assert ana.get("/api/me")["guest"]
    assert names(ana, both) == ["Ana", "Colbert of Reims"]


def test_a_name_changes_at_every_server(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Process(database) as one,
        Process(database) as two,
        Person(one.wait(), "Ana") as ana,
        Person(two.wait(), "Ben") as ben,
    ):
        table = table_for([ana, ben])
        with ben.socket(table) as b:
            b.until("update")
            ana.did("/api/settings", name="Anaïs")
            b.until("update", lambda u: u["seats"][0]["name"] == "Anaïs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_calls_people_is_theirs_alone_in_every_language(language: str) -> None:
    """The words are those of the catalogues: another language brings its own."""
    say = words(language).say
    bot, guest = Text("kernel.bot", {"number": 4}), Text("kernel.guest-number", {"number": 4})
    assert is_of_a_bot(say(bot))
    assert is_reserved(say(bot))
    assert is_reserved(say(guest))
    assert is_reserved(say(Text("kernel.guest")))
    assert not is_of_a_bot(say(guest))
