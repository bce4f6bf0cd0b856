"""Notices: who is away is told once for each turn, in their language, and nothing they could not know."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from salon.kernel import BadSetup
from salon.server import mail, webhook
from salon.server.database import open_engine, sqlite_url
from salon.server.mail import Mail, NotSent
from salon.server.wire_people import Notice
from tests.server.conftest import Meet
from tests.server.people import Person, legal, table_for
from tests.server.receivers import PostOffice, Receiver, certificate
from tests.server.running import Postgres, Server, later, wait_until

HOUSE = "https://salon.example"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No grace, and looks ten times a second."""
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("salon.server.due.GRACE", 0.0)
    monkeypatch.setattr("salon.server.notices.RETRIES", (0.2, 0.2, 0.2))


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


def house(database: str | Path, office: PostOffice | None = None, **settings: Any) -> Server:
    url = database if isinstance(database, str) else sqlite_url(database / "salon.db")
    out = Mail("127.0.0.1", office.port, tls=False, sender="house@salon.example") if office else None
    return Server(url, mail=out, address=HOUSE, **{"webhooks": "private", **settings})


def lives_at(person: Person, address: str, server: Server) -> None:
    """Somebody gives an address which they have confirmed long ago."""
    engine = open_engine(server.database)
    with engine.begin() as c:
        row = "insert into addresses values (:user, :email, 'confirmed', 1)"
        c.execute(text(row), {"user": person.me["id"], "email": address})
    engine.dispose()
    person.did("/api/settings", email=address)


def outcomes(database: str) -> list[str]:
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            found = c.execute(text("select outcome from notices order by turn, seat, kind, channel"))
            return list(found.scalars())
    finally:
        engine.dispose()


def settle(server: Server, count: int) -> list[str]:
    wait_until("notices are settled", lambda: sum(map(bool, outcomes(server.database))) >= count)
    return outcomes(server.database)


# -- letters -------------------------------------------------------------------------------------


def test_a_letter_for_each_turn_not_for_each_question(tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben", "es") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        table = table_for([ana, ben])
        wait_until("the first letter", lambda: len(office.letters) == 1)
        told = office.letters[0]
        assert (office.to, told["to"], told["from"]) == (
            ["ben@example.org"],
            "ben@example.org",
            "house@salon.example",
        )
        assert told["subject"] == "Te toca: Versalles"
        stop = told["list-unsubscribe"].strip(" <>")
        assert stop.startswith(f"{HOUSE}/mail/stop/")
        assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert told["auto-submitted"] == "auto-generated"
        lines = told.get_content().splitlines()
        assert lines[0] == "Te toca en Versalles, con Ana."
        assert lines[2] == ben.view(table)["question"]["prompt"]
        assert lines[4] == f"{HOUSE}/tables/{table}"
        assert lines[-1].endswith(stop)
        # Ben has more questions in the same turn, then Ana plays, then it is Ben's turn again.
        ben.answers(table)
        assert legal(ben.view(table))
        time.sleep(0.5)
        assert len(office.letters) == 1
        turns = 0
        while turns < 2:
            while legal(ben.view(table)):
                ben.answers(table)
            while not legal(ben.view(table)):
                ana.answers(table)
            turns += 1
            wait_until("the next letter", lambda n=turns: len(office.letters) == 1 + n)
        time.sleep(0.4)
        assert len(office.letters) == 3
        assert settle(server, 3) == ["sent"] * 3


def test_who_is_here_needs_no_letter(tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        table, invitations = ana.opens("court", "me", "open")
        with ben.socket(table) as b:
            b.until("update")
            ben.joins(table, 1, invitations["1"])
            assert settle(server, 1) == ["seen"]
        time.sleep(0.4)  # having seen it, Ben leaves
        assert office.letters == []
        while not legal(ana.view(table)):
            ben.answers(table)


def test_with_grace_a_turn_that_is_soon_over_is_not_told(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.due.GRACE", 30.0)
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        table_for([ana, ben])
        time.sleep(0.5)
        assert outcomes(server.database) == []


def test_without_an_address_or_after_clearing_it_nothing_is_sent(tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        ben.did("/api/settings", email="")
        table_for([ana, ben])
        time.sleep(0.5)
        assert (office.letters, outcomes(server.database)) == ([], [])


def test_neither_lost_nor_sent_twice_over_a_restart(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.due.GRACE", 30.0)
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        table_for([ana, ben])
    assert office.letters == []
    monkeypatch.setattr("salon.server.due.GRACE", 0.0)
    with house(tmp_path, office):
        wait_until("the letter", lambda: len(office.letters) == 1)
    with house(tmp_path, office):
        time.sleep(0.6)
    assert len(office.letters) == 1


def test_what_a_server_died_over_is_tried_by_the_next(tmp_path: Path, office: PostOffice) -> None:
    with house(tmp_path) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        lives_at(ben, "ben@example.org", server)
        table = table_for([ana, ben])
        database = server.database
    engine = open_engine(database)
    with engine.begin() as c:  # as a server leaves it that is killed while it sends
        row = "insert into notices values (:table, 1, 'turn', 0, 'mail', 1, :at, '')"
        c.execute(text(row), {"table": table, "at": time.time() - 1})
    engine.dispose()
    with house(tmp_path, office):
        wait_until("the letter", lambda: len(office.letters) == 1)
        wait_until("it is settled", lambda: outcomes(database) == ["sent"])


def test_of_two_servers_one_sends(
    postgres: Postgres, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.database()
    with (
        house(database, office) as one,
        house(database, office) as two,
        Person(one.url, "Ana") as ana,
        Person(two.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", one)
        for n in range(1, 4):
            table, invitations = ana.opens("court", "me", "open")
            ben.view(table)  # in memory at both
            ben.joins(table, 1, invitations["1"])
            wait_until("the letter", lambda n=n: len(office.letters) >= n)
        time.sleep(0.5)
        assert len(office.letters) == 3
        # Who is connected through the other server is here, too: the word of it has time to come.
        monkeypatch.setattr("salon.server.due.GRACE", 1.0)
        table, invitations = ana.opens("court", "me", "open")
        with ben.socket(table) as b:
            b.until("update")
            ben.joins(table, 1, invitations["1"])
            wait_until("it is seen", lambda: "seen" in outcomes(database))
        assert len(office.letters) == 3


def test_a_reminder_before_the_deadline(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Emi", "ja") as emi,
    ):
        lives_at(emi, "emi@example.org", server)
        table = table_for([ana, emi], pace={"kind": "daily", "days": 1})
        wait_until("the letter", lambda: len(office.letters) == 1)
        assert "（UTC）まで回答できます。" in office.letters[0].get_content()
        later(monkeypatch, 17.9 * 3600)
        time.sleep(0.4)
        assert len(office.letters) == 1
        later(monkeypatch, 18.1 * 3600)
        wait_until("the reminder", lambda: len(office.letters) == 2)
        assert office.letters[1]["subject"] == "まだあなたの番です（ヴェルサイユ）"
        time.sleep(0.4)
        assert len(office.letters) == 2
        assert emi.view(table)["status"] == "playing"


@pytest.mark.parametrize(
    ("webhooks", "letters", "ways"),
    [
        ("", True, ["mail", "push", "webhook"]),
        ("off", True, ["mail", "push"]),
        ("private", False, ["push", "webhook"]),
        ("off", False, ["push"]),
    ],
)
def test_people_are_told_which_ways_there_are(
    webhooks: str, letters: bool, ways: list[str], tmp_path: Path, office: PostOffice
) -> None:
    with house(tmp_path, office if letters else None, webhooks=webhooks) as server, Person(server.url) as ana:
        assert ana.get("/api/health").get("notices") == ways


def test_nobody_gets_too_many(tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.notices.BURST", 2)
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        for _ in range(4):
            table_for([ana, ben])
        assert sorted(settle(server, 4)) == ["held", "held", "sent", "sent"]
        assert len(office.letters) == 2


def test_a_turn_found_late_is_told_once(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house was closed when the turn began, and opens shortly before the deadline."""
    with house(tmp_path) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        lives_at(ben, "ben@example.org", server)
        table_for([ana, ben], pace={"kind": "daily", "days": 1})
    later(monkeypatch, 20 * 3600)
    with house(tmp_path, office):
        wait_until("the letter", lambda: len(office.letters) == 1)
        time.sleep(0.4)
    assert [letter["subject"] for letter in office.letters] == ["Still your turn: Versailles"]


# -- the post office -----------------------------------------------------------------------------


@pytest.mark.parametrize("tls", [False, True])
def test_letters_go_out_encrypted_to_whom_we_trust(
    tls: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with PostOffice(certificate(tmp_path), tls=tls) as office:
        url = f"smtp{'s' if tls else ''}://house%40salon.example:s3cret@127.0.0.1:{office.port}"
        out = mail.settings(url)
        letter = mail.letter(out, "ana@example.org", "Añorada Ana", "¡Hola!", HOUSE)
        with pytest.raises(NotSent) as error:
            mail.send(out, letter)
        assert "s3cret" not in f"{error.value} {out}"
        assert (office.letters, office.logins) == ([], [])
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "public.pem"))
        mail.send(out, letter)
        assert office.encrypted == [True]
        assert office.logins == ["house@salon.example s3cret"]
        assert office.letters[0]["subject"] == "Añorada Ana"


def test_a_password_is_not_sent_in_the_clear(office: PostOffice) -> None:
    # The same machine, but under a name that does not say so.
    out = mail.settings(f"smtp://ana:s3cret@127.1:{office.port}", "house@salon.example")
    letter = mail.letter(out, "ana@example.org", "Hello", "Hello", HOUSE)
    with pytest.raises(NotSent, match="no TLS"):
        mail.send(out, letter)
    assert (office.letters, office.logins) == ([], [])


def test_a_letter_that_is_refused_for_now_is_sent_later(tmp_path: Path) -> None:
    with (
        PostOffice(refuses=2) as office,
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        table_for([ana, ben])
        assert settle(server, 1) == ["sent"]
        assert (office.refuses, len(office.letters)) == (0, 1)


def test_a_letter_that_cannot_go_out_is_given_up_and_play_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with PostOffice() as gone:
        pass
    with house(tmp_path, gone) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        lives_at(ben, "ben@example.org", server)
        table = table_for([ana, ben])
        ana.answers(table)
        assert settle(server, 1) == ["failed"]
        ben.answers(table)
    told = [record.getMessage() for record in caplog.records if record.name == "salon"]
    assert len(told) == 4
    assert "ben@example.org" not in " ".join(told)


@pytest.mark.parametrize(
    "url",
    ["", "smtp://", "http://x", "smtp://host:99999", "smtp://host/path", "smtp://host?x=1", "smtp://[x"],
)
def test_a_mail_server_that_cannot_be_understood_is_refused(url: str) -> None:
    with pytest.raises(BadSetup, match="expected smtp://"):
        mail.settings(url, "house@salon.example")


# -- webhooks ------------------------------------------------------------------------------------


def test_a_webhook_is_called_with_what_all_may_know(tmp_path: Path) -> None:
    with (
        Receiver() as receiver,
        house(tmp_path) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ben.did("/api/settings", webhook=f"{receiver.url}/hooks/añil?who=ben")
        table = table_for([ana, ben])
        assert settle(server, 1) == ["sent"]
        told = msgspec.convert(receiver.calls[0], Notice)
        assert told == Notice(
            id=f"{table}-1-turn-0",
            kind="turn",
            table=table,
            game="court",
            title="Versailles",
            seat=1,
            name="Ben",
            text="It is your turn in Versailles with Ana.",
            prompt=ben.view(table)["question"]["prompt"],
            url=f"{HOUSE}/tables/{table}",
            language="en",
        )
        assert receiver.paths == ["/hooks/a%C3%B1il?who=ben"]
        assert receiver.headers[0]["content-type"] == "application/json"
        described = ana.get("/api/openapi.json")["webhooks"]["notice"]["post"]
        assert described["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Notice")


@pytest.mark.parametrize(
    ("answers", "calls", "outcome"),
    [([500, 503], 3, "sent"), ([500] * 9, 4, "failed"), ([404], 1, "failed"), ([302], 1, "failed")],
)
def test_a_webhook_is_tried_again_a_few_times(
    answers: list[int], calls: int, outcome: str, tmp_path: Path
) -> None:
    with (
        Receiver(*answers) as receiver,
        house(tmp_path) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ben.did("/api/settings", webhook=f"{receiver.url}/hook")
        table_for([ana, ben])
        assert settle(server, 1) == [outcome]
        time.sleep(0.3)
        assert receiver.paths == ["/hook"] * calls  # and who sends us elsewhere is not followed


PRIVATE = [
    "http://127.0.0.1:8000/",
    "http://localhost:8000/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0.0.0.0:8000/",
    "http://224.0.0.1/",
    "http://[::1]:8000/",
    "http://[::]:8000/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[fec0::1]/",
    "http://[feff::1]/",
    "http://[3fff::1]/",
    "http://[ff02::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://2130706433/",
    "http://0x7f.1/",
]
BAD = [
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://",
    "http:///path",
    "http://user:pw@example.org/",
    "http://example.org:25/",
    "http://example.org:99999/",
    "http://example.org/a b",
    "http://exa\x7fmple.org/",
    "http://[::1%25lo]:8000/",
]


@pytest.mark.parametrize("url", PRIVATE + BAD)
def test_an_address_inside_the_network_is_not_taken(url: str, meet: Meet) -> None:
    ana = meet("Ana")
    title = ana.refused("/api/settings", 400, webhook=url, language="es")["title"]
    assert title.startswith(("This webhook is inside", "A webhook is", "The host of this webhook")), title
    if url in PRIVATE:
        assert not title.startswith("A webhook is")
    assert ana.get("/api/me") == ana.me  # nothing of it was done


def test_there_is_no_port_0() -> None:
    for url in ("http://example.org:0/", "https://example.org:0/"):
        with pytest.raises(webhook.BadAddress):
            webhook.parse(url)


@pytest.mark.parametrize("address", ["ana", "a b@c.d", "a@b@c", "ana@", "@b", "a@b,c@d", "<a@b>"])
def test_what_is_no_address_is_not_taken(address: str, meet: Meet) -> None:
    ana = meet("Ana")
    assert ana.refused("/api/settings", 400, email=address)["title"] == "That is not an e-mail address."
    assert ana.get("/api/me") == ana.me


def test_the_address_is_checked_when_it_is_called(tmp_path: Path) -> None:
    """It was allowed when it was set, and is not any more."""
    with Receiver() as receiver:
        with house(tmp_path) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
            table, invitations = ana.opens("court", "me", "open")
            ben.did("/api/settings", webhook=receiver.url)
            cookies = ben.http.cookies
        with house(tmp_path, webhooks="") as server, Person(server.url) as ben:
            ben.http.cookies = cookies
            ben.joins(table, 1, invitations["1"])
            assert settle(server, 1) == ["failed"]
        assert receiver.calls == []


def test_a_name_that_changes_its_address_leads_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name server gives a public address, then one of ours: the first is what is called."""
    asked: list[str] = []
    real = socket.getaddrinfo
    # 192.0.0.9 is in the open, and nobody is there.
    answers = {1: "192.0.0.9"}

    def resolver(host: Any, *args: Any, **more: Any) -> Any:
        if host != "rebinding.example":
            return real(host, *args, **more)
        asked.append(host)
        return real(answers.get(len(asked), "127.0.0.1"), *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", resolver)
    monkeypatch.setattr("salon.server.webhook.TIMEOUT", 0.5)
    with Receiver() as receiver:
        url = receiver.url.replace("127.0.0.1", "rebinding.example")
        with pytest.raises(NotSent, match=r"TimeoutError|OSError|ConnectionRefusedError"):
            asyncio.run(webhook.post(url, b"{}", private=False))
        assert asked == ["rebinding.example"]
        with pytest.raises(NotSent, match="private"):
            asyncio.run(webhook.post(url, b"{}", private=False))
        assert receiver.calls == []


def test_a_secure_webhook_must_be_whom_it_says_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Receiver(certificate=certificate(tmp_path)) as receiver:
        with pytest.raises(NotSent, match="SSLCertVerificationError"):
            asyncio.run(webhook.post(receiver.url, b"{}", private=True))
        assert receiver.calls == []
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "public.pem"))
        asyncio.run(webhook.post(receiver.url, b"{}", private=True))
        assert receiver.calls == [{}]


def test_one_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.webhook.TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        start = time.monotonic()
        with pytest.raises(NotSent, match="TimeoutError"):
            asyncio.run(webhook.post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"{}", private=True))
        assert time.monotonic() - start < 5
