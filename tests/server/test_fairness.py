"""The deck is made by the house and the players together: promises, secrets, cards, and the proof."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from salon.cli import main
from salon.kernel import Record
from salon.kernel.fairness import Mix, Share, promise_of
from salon.server.database import open_engine, sqlite_url
from salon.server.migrations import config
from tests.server.conftest import Meet
from tests.server.people import Json, Person, play_on, table_for
from tests.server.running import Postgres, Server, wait_until

ANA, BEN = Share.of(0, "0a" * 32), Share.of(1, "0b" * 32)


def fairness(person: Person, table: str) -> Json:
    found: Json = person.get(f"/api/tables/{table}/fairness")
    return found


def opens(ana: Person, *seats: str) -> tuple[str, dict[str, str]]:
    return ana.opens("court", *(seats or ("me", "open")), promise=ANA.promise)


def joins(ben: Person, table: str, invitation: str, promise: str = BEN.promise) -> None:
    ben.did(f"/api/tables/{table}/join", seat=1, invitation=invitation, promise=promise)


def reveals(person: Person, table: str, share: Share) -> Json:
    found: Json = person.did(f"/api/tables/{table}/reveal", secret=share.secret)
    return found


def record_of(person: Person, table: str) -> Record:
    return Record.from_json(person.http.get(f"/api/tables/{table}/record").content)


def execute(database: str, statement: str, **values: Any) -> None:
    engine = open_engine(database)
    with engine.begin() as c:
        c.execute(text(statement), values)
    engine.dispose()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that does not wait long for shares."""
    monkeypatch.setattr("salon.server.patience.SHARE_SECONDS", 0.05)
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.05)


def test_the_promise_is_the_first_thing_that_everyone_hears(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet()
    table, invitations = ana.opens("turmoil", "me", "open", promise=ANA.promise)
    with ana.socket(table) as a, eva.socket(table) as e:
        first = a.hear()
        assert (first["type"], first["stage"], len(first["commitment"])) == ("fairness", "open", 64)
        assert e.hear() == first
        waiting = a.until("update")
        assert (waiting["status"], waiting["log"], waiting["question"]) == ("waiting", [], None)
        joins(ben, table, invitations["1"])
        sealed = a.until("fairness", lambda f: f["stage"] == "sealed")
        assert sealed["commitment"] == first["commitment"]
        assert [share["promise"] for share in sealed["shares"]] == [ANA.promise, BEN.promise]
        reveals(ana, table, ANA)
        assert a.until("update")["status"] == "waiting"
        reveals(ben, table, BEN)
        dealt = e.until("fairness", lambda f: f["stage"] == "dealt")
        assert dealt["seal"] == sealed["seal"]
        assert not {"house", "seed"} & set(dealt)
        assert not any("secret" in share for share in dealt["shares"])
        begun = a.until("update", lambda u: u["status"] == "playing")
        assert begun["log"]
        ben.did(f"/api/tables/{table}/resign")
        over = e.until("fairness", lambda f: f["stage"] == "over")
        assert promise_of(over["house"]) == first["commitment"]
        assert over["seed"] == Mix(over["house"], table, (ANA, BEN)).seed()


def test_before_the_cards_are_dealt_every_table_looks_the_same(meet: Meet) -> None:
    ana = meet("Ana")
    views = [ana.view(opens(ana)[0])["view"] for _ in range(2)]
    strange = meet().view(opens(ana)[0])["view"]
    assert views[0] == views[1] == strange
    table = opens(ana)[0]
    assert ana.http.get(f"/api/tables/{table}/moments/0").status_code == 404


def test_secrets_are_taken_when_all_have_promised_and_only_those_promised(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table, invitations = opens(ana)
    path = f"/api/tables/{table}"
    ana.refused(f"{path}/reveal", secret=ANA.secret)  # Ben has not promised yet
    joins(ben, table, invitations["1"])
    ana.refused(f"{path}/promise", promise=BEN.promise)  # too late to choose another
    ana.refused(f"{path}/reveal", secret="0c" * 32)
    ana.refused(f"{path}/reveal", secret=BEN.secret)  # of another seat
    eva.refused(f"{path}/reveal", 403, secret=ANA.secret)
    ana.refused(f"{path}/reveal", 400, secret="0a")
    ana.refused(f"{path}/act", type="act", version=0, action="verb.done")  # nothing is dealt
    reveals(ana, table, ANA)
    assert reveals(ana, table, ANA)["stage"] == "sealed"  # said twice
    assert reveals(ben, table, BEN)["stage"] == "dealt"
    assert reveals(ben, table, BEN)["stage"] == "dealt"  # from another device, a moment later
    ben.refused(f"{path}/reveal", secret=ANA.secret)


@pytest.mark.usefixtures("hasty")
def test_a_secret_that_comes_after_the_cards_is_refused(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path / "salon.db")) as server, Person(server.url, "Ana") as ana:
        table, _ = opens(ana, "me", "bot", "bot")
        wait_until("the cards are dealt", lambda: fairness(ana, table)["stage"] == "dealt")
        ana.refused(f"/api/tables/{table}/reveal", secret=ANA.secret)


def test_one_person_against_bots_adds_to_the_shuffle_too(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = opens(ana, "me", "bot", "bot")
    assert fairness(ana, table)["stage"] == "sealed"
    assert reveals(ana, table, ANA)["stage"] == "dealt"
    assert ana.view(table)["status"] == "playing"


def test_who_promises_nothing_waits_for_nobody(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    told = fairness(ana, table)
    assert (told["stage"], told.get("shares")) == ("dealt", None)
    ana.did(f"/api/tables/{table}/agree")
    ben.did(f"/api/tables/{table}/agree")
    over = fairness(meet(), table)
    assert over["seed"] == Mix(over["house"], table).seed() == record_of(ana, table).header.seed


@pytest.mark.usefixtures("hasty")
def test_who_never_tells_their_secret_stops_nobody(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table, invitations = opens(ana)
        joins(ben, table, invitations["1"])
        reveals(ana, table, ANA)
        wait_until("it begins", lambda: ana.view(table)["status"] == "playing")
        play_on(table, [ana, ben], 4)
        ben.did(f"/api/tables/{table}/resign")
        record = record_of(ana, table)
        record.replay()
        assert record.header.mix
        assert record.header.mix.shares == (ANA, Share(1, BEN.promise))


@pytest.mark.usefixtures("hasty")
def test_a_house_that_was_shut_meanwhile_deals_after_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with monkeypatch.context() as patient, Server(database) as server, Person(server.url, "Ana") as ana:
        patient.setattr("salon.server.patience.SHARE_SECONDS", 600)
        table, _ = opens(ana, "me", "bot")
        cookies = ana.http.cookies
    with Server(database) as server, Person(server.url) as ana:
        ana.http.cookies = cookies

        def status() -> str:
            tables: Json = ana.get("/api/tables")
            return str(tables["mine"][0]["status"])

        wait_until("it begins", lambda: status() == "playing")
        # The list may know it a moment before the table does.
        wait_until(
            "somebody is asked", lambda: bool(ana.view(table)["question"] or ana.view(table)["waiting"])
        )


def test_who_gave_a_share_is_expected_to_give_one_to_the_rematch(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = opens(ana)
    joins(ben, table, invitations["1"])
    reveals(ana, table, ANA)
    reveals(ben, table, BEN)
    ben.did(f"/api/tables/{table}/resign")
    ana.did(f"/api/tables/{table}/rematch")
    again = ben.did(f"/api/tables/{table}/rematch")["table"]["id"]
    told = fairness(ana, again)
    assert (told["stage"], told["expected"]) == ("open", [0, 1])
    ana.did(f"/api/tables/{again}/promise", promise=ANA.promise)
    assert ben.did(f"/api/tables/{again}/promise", promise=BEN.promise)["stage"] == "sealed"
    reveals(ben, again, BEN)
    assert reveals(ana, again, ANA)["stage"] == "dealt"
    assert told["commitment"] != fairness(ana, table)["commitment"]


def test_shares_given_at_two_servers_make_one_deck(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Server(database) as one,
        Server(database) as two,
        Person(one.url, "Ana") as ana,
        Person(two.url, "Ben") as ben,
    ):
        table, invitations = opens(ana)
        with ana.socket(table) as a:
            joins(ben, table, invitations["1"])
            a.until("fairness", lambda f: f["stage"] == "sealed")
            reveals(ana, table, ANA)
            reveals(ben, table, BEN)
            a.until("update", lambda u: u["status"] == "playing")
        play_on(table, [ana, ben], 6)
        ben.did(f"/api/tables/{table}/resign")
        record = record_of(ana, table)
        assert record.to_json() == record_of(ben, table).to_json()
        record.replay()


# -- after the end -------------------------------------------------------------------------------


def ended(ana: Person, ben: Person) -> str:
    table, invitations = opens(ana)
    joins(ben, table, invitations["1"])
    reveals(ana, table, ANA)
    reveals(ben, table, BEN)
    play_on(table, [ana, ben], 8)
    ben.did(f"/api/tables/{table}/resign")
    return table


def test_every_draw_is_told_when_it_is_over_and_not_before(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    going_on = table_for([ana, ben])
    assert ana.http.get(f"/api/tables/{going_on}/draws").status_code == 409
    table = ended(ana, ben)
    draws = meet().get(f"/api/tables/{table}/draws")
    assert len(draws["moves"]) == len(record_of(ana, table).moves)
    assert len(draws["draws"]) > 20
    assert "fault" not in draws


def test_a_seed_changed_in_the_database_is_seen(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = ended(ana, ben)
        kept = fairness(ana, table)["commitment"]
        execute(database, "update tables set seed = :seed", seed="5a" * 32)
        told = fairness(ana, table)
        assert told["commitment"] != kept
        assert "breaks a rule" in ana.get(f"/api/tables/{table}/draws")["fault"]
    with Server(database) as server, Person(server.url) as eva:  # the house reads it anew
        assert fairness(eva, table) == told


def test_a_record_keeps_its_proof_from_house_to_house(
    tmp_path: Path, meet: Meet, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = ended(ana, ben)
    file, other = tmp_path / "game.json", sqlite_url(tmp_path / "other.db")
    record = record_of(ana, table)
    record.save(file)
    told = fairness(ana, table)
    assert main(["verify", str(file), "--promise", f"{told['commitment']}.{told['seal']}"]) == 0
    with Server(other):  # which makes the database
        pass
    assert main(["import", str(file), "--database", other]) == 0
    capsys.readouterr()
    assert main(["export", "--all", "--unfinished", str(tmp_path / "out"), "--database", other]) == 0
    (again,) = (tmp_path / "out").iterdir()
    assert Record.load(again).header.mix == record.header.mix
    Record.load(again).replay()


def test_a_table_of_the_old_form_is_played_and_proved_as_before(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = ended(ana, ben)
        before = record_of(ana, table)
        cookies = ana.http.cookies, ben.http.cookies
    engine = open_engine(database)
    command.downgrade(config(engine), "0012")
    engine.dispose()
    with Server(database) as server, Person(server.url) as ana, Person(server.url) as ben:
        ana.http.cookies, ben.http.cookies = cookies
        told, record = fairness(ana, table), record_of(ana, table)
        assert (told["mixed"], told["stage"]) == (False, "over")
        assert told["seed"] == told["house"] == record.header.seed == before.header.seed
        assert (record.header.format, record.moves[0].action) == ("salon-record/1", before.moves[0].action)
        record.replay()
        ana.did(f"/api/tables/{table}/rematch")
        again = ben.did(f"/api/tables/{table}/rematch")["table"]["id"]
        assert fairness(ana, again)["mixed"]
