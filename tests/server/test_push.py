"""Web push: sealed as the standard has it, signed as ours, once to each browser; and as each wants it."""

from __future__ import annotations

import socket
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import text

from salon.server.database import open_engine
from salon.server.notices import Notices
from salon.server.outgoing import FAILURES, Silent
from salon.server.push import CURVE, Mailbox, bare, seal
from tests.server.people import Person, legal, table_for
from tests.server.push_service import PushService, unbare
from tests.server.receivers import PostOffice, Receiver
from tests.server.running import Postgres, wait_until
from tests.server.test_notices import house, lives_at, office, outcomes, quick, settle

__all__ = ["office", "quick"]


def test_a_message_is_sealed_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    ours = int.from_bytes(unbare("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    to = Mailbox(
        "https://push.example.net/",
        unbare("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unbare("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    salt = unbare("DGv6ra1nlYgDCS1FRnbzlw")
    said = b"When I grow up, I want to be a watermelon"
    sealed = seal(said, to, ec.derive_private_key(ours, CURVE), salt)
    assert bare(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def boxes(database: str) -> int:
    engine = open_engine(database)
    with engine.connect() as c:
        found = int(c.execute(text("select count(*) from pushes")).scalar_one())
    engine.dispose()
    return found


def test_a_turn_is_told_to_every_browser_once(tmp_path: Path) -> None:
    """Sealed for each, signed as the house's; who logs out in a browser hears nothing there any more."""
    with (
        house(tmp_path) as server,
        PushService() as phone,
        PushService() as desk,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben", "es") as ben,
        Person(server.url) as again,
    ):
        ben.did("/api/account", name="Benito", password="correct horse battery")
        again.did("/api/login", name="Benito", password="correct horse battery")
        told = ben.did("/api/push", **phone.subscription)
        assert told["here"]
        assert told["browsers"] == 1
        again.did("/api/push", **desk.subscription)
        table = table_for([ana, ben])
        for box in (phone, desk):
            wait_until("the message", lambda box=box: box.opened or box.troubles)
            assert box.troubles == []
        assert phone.opened == desk.opened
        assert phone.opened[0] == {
            "title": "Te toca: Versalles",
            "body": f"Te toca en Versalles, con Ana.\n{ben.view(table)['question']['prompt']}",
            "url": f"/tables/{table}",
            "tag": f"{table}-1",
            "lang": "es",
        }
        assert phone.raw[0] != desk.raw[0]
        assert phone.heads[0]["topic"] == f"{table}-1"
        assert b"Versalles" not in phone.raw[0]
        assert settle(server, 1) == ["sent"]
        again.did("/api/logout")
        assert boxes(server.database) == 1
        table_for([ana, ben])
        wait_until("the next message", lambda: len(phone.opened) == 2)
        time.sleep(0.3)
        assert len(desk.opened) == 1


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_one_tried_again(tmp_path: Path) -> None:
    with (
        house(tmp_path) as server,
        PushService(503) as busy,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ben.did("/api/push", **busy.subscription)
        table_for([ana, ben])
        wait_until("the second try", lambda: len(busy.opened) == 1)
        assert settle(server, 1) == ["sent"]
        busy.answers = [410]
        table_for([ana, ben])
        wait_until("it is forgotten", lambda: not boxes(server.database))
        assert sorted(settle(server, 2)) == ["failed", "sent"]
        assert "browsers" not in ben.get("/api/notices")


def test_of_two_servers_both_sign_with_one_key_and_one_sends(postgres: Postgres) -> None:
    url = postgres.database()
    with house(url) as one, house(url) as two, PushService() as box, Person(one.url, "Ana") as ana:
        key = ana.get("/api/notices")["key"]
        with Person(two.url, "Ben") as ben:
            assert ben.get("/api/notices")["key"] == key
            ben.did("/api/push", **box.subscription)
            table, secrets = ana.opens("court", "me", "open")
            ben.joins(table, 1, secrets["1"])
            wait_until("the message", lambda: box.opened)
            time.sleep(0.5)
            assert len(box.opened) == 1
            assert box.heads[0]["authorization"].endswith(f"k={key}")


@pytest.mark.parametrize(
    ("change", "webhooks"),
    [
        ({"p256dh": "AAAA"}, "private"),
        ({"auth": "AAAA"}, "private"),
        ({"p256dh": "?"}, "private"),
        ({"endpoint": "ftp://127.0.0.1/box"}, "private"),
        ({}, ""),  # an address inside the network
        ({"endpoint": "http://93.184.215.14/box"}, ""),  # not secret on its way
    ],
)
def test_what_no_message_can_be_sent_to_is_refused(
    change: dict[str, str], webhooks: str, tmp_path: Path
) -> None:
    with house(tmp_path, webhooks=webhooks) as server, PushService() as box, Person(server.url, "Ana") as ana:
        ana.refused("/api/push", 400, **{**box.subscription, **change})
        assert not boxes(server.database)
    with house(tmp_path, pushes=False) as server, Person(server.url, "Ben") as ben:
        assert ben.get("/api/notices").get("key", "") == ""
        ben.refused("/api/push", 409, **box.subscription)


# -- as each wants them --------------------------------------------------------------------------


def test_a_question_to_all_is_told_at_once(tmp_path: Path) -> None:
    """Whoever is not at the table hears of a rematch; who has answered hears nothing."""
    with (
        house(tmp_path) as server,
        PushService() as box,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        table = table_for([ana, ben])
        ana.did(f"/api/tables/{table}/resign")
        ben.did("/api/push", **box.subscription)
        ana.did(f"/api/tables/{table}/ask", what="rematch")
        wait_until("the message", lambda: box.opened or box.troubles)
        assert box.opened[0]["title"] == "Versailles: a question to you"
        assert box.opened[0]["body"].endswith("\nAna asks for a rematch")
        ben.did(f"/api/tables/{table}/reply", yes=False)
        time.sleep(0.3)
        assert len(box.opened) == 1


def test_who_waits_hears_that_the_game_has_begun(tmp_path: Path) -> None:
    """Where the first question is another's; whoever is asked themselves hears that it is their turn."""
    with (
        house(tmp_path) as server,
        PushService() as box,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ana.did("/api/push", **box.subscription)
        table, secrets = ana.opens("turmoil", "open", "me")
        ben.joins(table, 0, secrets["0"])
        wait_until("the message", lambda: box.opened)
        waits = bool(legal(ana.view(table)))
        assert box.opened[0]["title"].startswith("Your turn" if waits else "Europe in Turmoil begins")


def test_what_is_not_wanted_is_not_sent(tmp_path: Path, office: PostOffice) -> None:
    """By kind and way, and by game."""
    with (
        house(tmp_path, office) as server,
        Receiver() as hook,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        ben.did("/api/settings", webhook=f"{hook.url}/hook")
        ben.did("/api/notices", unwanted=[{"kind": "turn", "way": "mail"}])
        table_for([ana, ben])
        wait_until("the call", lambda: hook.calls)
        time.sleep(0.3)
        assert office.letters == []
        ben.did("/api/notices", games=["court"])
        table_for([ana, ben])
        time.sleep(0.4)
        assert len(hook.calls) == 1
        assert outcomes(server.database) == ["sent"]


def minute_of_the_day() -> int:
    now = datetime.now(UTC)
    return now.hour * 60 + now.minute


def test_in_quiet_hours_nothing_is_sent_and_afterwards_what_is_still_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        house(tmp_path) as server,
        PushService() as box,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ben.did("/api/push", **box.subscription)
        start = minute_of_the_day()
        quiet = {"start": (start - 5) % 1440, "end": (start + 60) % 1440}
        ben.did("/api/notices", quiet=quiet, zone="UTC")
        still, over = table_for([ana, ben]), table_for([ana, ben])
        time.sleep(0.5)
        assert box.opened == []
        assert outcomes(server.database) == ["", ""]
        while legal(ben.view(over)):
            ben.answers(over)
        # An hour later the quiet hours are over: the minute is not waited for, the wish and the clock change.
        ben.did("/api/notices", quiet=None)
        engine = open_engine(server.database)
        with engine.begin() as c:
            held = list(c.execute(text("select tries, at from notices")))
            assert all(tries == 0 and 3000 < at - time.time() <= 3600 for tries, at in held)
            c.execute(text("update notices set at = 1 where outcome = ''"))
        engine.dispose()
        assert sorted(settle(server, 2)) == ["late", "sent"]
        assert [said["url"] for said in box.opened] == [f"/tables/{still}"]


def test_one_e_mail_a_day_tells_all_turns(tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        hour = (datetime.now(UTC).hour + 2) % 24
        ben.did("/api/notices", digest=hour, zone="UTC")
        first, second, over = (table_for([ana, ben]) for _ in range(3))
        assert settle(server, 3) == ["digest"] * 3
        while legal(ben.view(over)):
            ben.answers(over)
        assert office.letters == []
        engine = open_engine(server.database)
        with engine.begin() as c:
            due = c.execute(text("select digest_at from notice_wishes")).scalar_one()
            assert 3600 <= due - time.time() <= 7200
            c.execute(text("update notice_wishes set digest_at = 1"))
        wait_until("the e-mail", lambda: office.letters)
        wait_until("all is told", lambda: "digest" not in outcomes(server.database))
        assert sorted(outcomes(server.database)) == ["late", "sent", "sent"]
        with engine.connect() as c:
            assert c.execute(text("select digest_at from notice_wishes")).scalar_one() > time.time()
        engine.dispose()
        [letter] = office.letters
        assert letter["subject"] == "2 tables wait for you"
        said = letter.get_content()
        assert all(f"/tables/{table}" in said for table in (first, second))
        assert f"/tables/{over}" not in said
        # Who wants them one by one again gets what is put aside at once.
        third = table_for([ana, ben])
        wait_until("it is put aside", lambda: "digest" in outcomes(server.database))
        ben.did("/api/notices", digest=None)
        wait_until("the letter", lambda: len(office.letters) == 2)
        assert f"/tables/{third}" in office.letters[1].get_content()


@pytest.mark.parametrize("digest", [False, True])
def test_what_is_asked_is_no_link_either(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch, digest: bool
) -> None:
    """Cards of a pack may be called like an address."""
    monkeypatch.setattr(Notices, "_prompt", lambda *_: "Play https://evil.example/win or www.evil.example?")
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        lives_at(ben, "ben@example.org", server)
        if digest:
            ben.did("/api/notices", digest=(datetime.now(UTC).hour + 2) % 24, zone="UTC")
        table_for([ana, ben])
        if digest:
            assert settle(server, 1) == ["digest"]
            engine = open_engine(server.database)
            with engine.begin() as c:
                c.execute(text("update notice_wishes set digest_at = 1"))
            engine.dispose()
        wait_until("the letter", lambda: office.letters)
        said = office.letters[0].get_content()
        assert "Play https: / / evil. example/ win or www. evil. example?" in said


class Deaf:
    """Takes every call and never answers."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/box"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()


def test_who_never_answers_holds_up_nobody_else(tmp_path: Path) -> None:
    with (
        house(tmp_path) as server,
        Deaf() as deaf,
        Receiver() as heard,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
        Person(server.url, "Carla") as carla,
    ):
        ben.did("/api/settings", webhook=deaf.url)
        carla.did("/api/settings", webhook=heard.url)
        for _ in range(10):
            table_for([ana, ben])
        time.sleep(0.5)  # they are on their way to Ben
        table_for([ana, carla])
        wait_until("Carla is told", lambda: heard.calls, 8)


def test_one_browser_that_never_answers_holds_up_no_other(tmp_path: Path) -> None:
    with (
        house(tmp_path) as server,
        Deaf() as deaf,
        PushService() as phone,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
        Person(server.url) as desk,
    ):
        ben.did("/api/account", name="Benito", password="correct horse battery")
        desk.did("/api/login", name="Benito", password="correct horse battery")
        ben.did("/api/push", **phone.subscription)
        desk.did("/api/push", **{**phone.subscription, "endpoint": deaf.url})
        table_for([ana, ben])
        wait_until("the phone is told", lambda: phone.opened, 8)


def test_a_browser_that_takes_nothing_is_forgotten_unless_the_house_is_cut_off() -> None:
    silent = Silent()
    assert not any(silent.failed("a box") for _ in range(3 * FAILURES))  # and nothing gets through to anybody
    silent.heard("another")
    assert silent.failed("a box")
    for _ in range(FAILURES):
        silent.failed("a box")
        silent.heard("a box")
    silent.heard("another")
    assert not silent.failed("a box")


def test_a_trial_goes_out_by_every_way(tmp_path: Path, office: PostOffice) -> None:
    with house(tmp_path, office) as server, PushService() as box, Person(server.url, "Ana") as ana:
        assert ana.did("/api/notices/try") == {}
        lives_at(ana, "ana@example.org", server)
        ana.did("/api/push", **box.subscription)
        ana.did("/api/settings", webhook="http://127.0.0.1:59999/hook")
        assert ana.did("/api/notices/try") == {"sent": ["mail", "push"], "failed": ["webhook"]}
        assert box.opened[0]["title"] == office.letters[0]["subject"] == "A trial notice"


def test_wishes_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    with house(tmp_path) as server, Person(server.url, "Ana") as ana:
        ana.refused("/api/notices", 400, zone="Nowhere/Else")
        ana.refused("/api/notices", 400, zone="../../etc/passwd")
        ana.refused("/api/notices", 404, games=["chess"])
        ana.refused("/api/notices", 400, digest=24)
        ana.refused("/api/notices", 400, quiet={"start": -1, "end": 0})
        ana.refused("/api/notices", 400, unwanted=[{"kind": "turn", "way": "pigeon"}])
        kept = {"quiet": {"start": 0, "end": 420}, "zone": "Europe/Madrid", "digest": 8}
        ana.did("/api/notices", **kept)
        assert ana.get("/api/notices")["wishes"].items() >= kept.items()
        assert '"zone":"Europe/Madrid"' in ana.get("/api/account/data")["notices"][0]["body"]
        ana.did("/api/account/forget")
        engine = open_engine(server.database)
        with engine.connect() as c:
            assert not c.execute(text("select count(*) from notice_wishes")).scalar_one()
        engine.dispose()
