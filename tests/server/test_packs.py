"""Packs over the API: who may see them, what is done to a draft, tests, versions, tables played with them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.cli import main
from salon.games import load
from salon.kernel import BadRecord, Record, SalonError
from salon.kernel.pack import shown
from salon.kernel.pack_file import read_pack
from salon.server.database import sqlite_url
from salon.server.trials import Failure, Report, Task, Trial, Trials, ended, unsaid
from tests.server.conftest import Meet
from tests.server.people import Person, play_on
from tests.server.running import Server, wait_until

HOST = {"authorization": "Bearer for the host"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that tests packs with a few games."""
    url = sqlite_url(tmp_path_factory.mktemp("packs") / "salon.db")
    with Server(url, host_token="for the host", trial_games=2) as found:
        yield found


@pytest.fixture
def come(quick: Server) -> Iterator[Meet]:
    with ExitStack() as stack:

        def meet(name: str = "", language: str = "en") -> Person:
            return stack.enter_context(Person(quick.url, name, language))

        yield meet


def begins(person: Person, game: str = "court", **more: Any) -> str:
    """A new pack, by its id."""
    id: str = person.did("/api/packs", game=game, name="Our box", **more)["id"]
    return id


def puts(person: Person, pack: str, value: Any, *path: str, status: int = 200) -> dict[str, Any]:
    found = person.http.request(
        "PATCH", f"/api/packs/{pack}/draft", json={"puts": [{"path": path, "value": value}]}
    )
    assert found.status_code == status, found.text
    told: dict[str, Any] = found.json()
    return told


def proves(person: Person, pack: str) -> dict[str, Any]:
    """Test a draft and wait: what the test tells."""
    person.did(f"/api/packs/{pack}/versions")
    told: dict[str, Any] = {}

    def ends() -> bool:
        told.update(person.get(f"/api/packs/{pack}/trial"))
        return bool(told["state"] not in ("running", "waiting"))

    wait_until("the test ends", ends)
    return told


def line(person: Person, pack: str) -> dict[str, Any]:
    """A pack on somebody's shelf."""
    found: dict[str, Any] = next(p for p in person.get("/api/packs")["packs"] if p["id"] == pack)
    return found


def test_a_draft_is_changed_undone_and_checked_at_its_field(come: Meet) -> None:
    ana = come("Ana")
    pack = begins(ana, "v1919")
    info = ana.get(f"/api/packs/{pack}")
    stars = info["cards"]["issue"][0]["stars"]
    told = puts(ana, pack, 99, "cards", "issue", "0", "stars")
    assert [(f["path"], f["fix"]) for f in told["faults"]] == [("/issue/0/stars", 9)]
    assert "9" in told["faults"][0]["text"]
    ana.refused(f"/api/packs/{pack}/versions")
    assert ana.did(f"/api/packs/{pack}/undo")["cards"]["issue"][0]["stars"] == stars
    assert ana.did(f"/api/packs/{pack}/redo")["cards"]["issue"][0]["stars"] == 99
    ana.did(f"/api/packs/{pack}/undo")
    ana.refused(f"/api/packs/{pack}/undo")
    assert line(ana, pack).get("faults", 0) == 0


@pytest.mark.parametrize(
    "path",
    [
        ("cards",),
        ("cards", "issue"),
        ("cards", "issue", "0", "id"),
        ("cards", "issue", "-1", "stars"),
        ("cards", "issue", "9999", "stars"),
        ("cards", "issue", "0", "no", "such", "place"),
        ("owner",),
        ("name", "x"),
    ],
)
def test_what_cannot_be_put_there_changes_nothing(come: Meet, path: tuple[str, ...]) -> None:
    ana = come("Ana")
    pack = begins(ana, "v1919")
    before = ana.get(f"/api/packs/{pack}")
    assert puts(ana, pack, 3, *path, status=409)["title"]
    assert ana.get(f"/api/packs/{pack}") == before


def test_bad_names_are_refused(come: Meet) -> None:
    ana = come("Ana")
    for name in (" ", "a\u202eb", "a\nb"):
        ana.refused("/api/packs", game="court", name=name)
    ana.refused("/api/packs", 400, game="court", name="x" * 61)
    ana.refused("/api/packs", 404, game="chess", name="x")
    assert ana.get("/api/packs").get("packs", []) == []


def test_a_private_pack_is_not_there_for_anyone_else(come: Meet, quick: Server) -> None:
    ana, eva, nobody = come("Ana"), come("Eva"), come()
    pack = begins(ana)
    assert proves(ana, pack)["state"] == "passed"
    version = line(ana, pack)["versions"][0]["id"]
    for stranger, status in ((eva, 404), (nobody, 401)):
        for method, path in (
            ("GET", ""),
            ("DELETE", ""),
            ("PATCH", "/draft"),
            ("POST", "/undo"),
            ("POST", "/redo"),
            ("GET", "/cards/action.x"),
            ("GET", "/compare"),
            ("POST", "/versions"),
            ("GET", "/trial"),
            ("GET", "/share"),
            ("POST", "/share"),
        ):
            body = {"puts": [{"path": ["name"], "value": "x"}]} if method == "PATCH" else {"share": "link"}
            sent = body if method in {"PATCH", "POST"} else None
            found = stranger.http.request(method, f"/api/packs/{pack}{path}", json=sent)
            assert found.status_code == status, (method, path, found.text)
    eva.refused("/api/tables", 404, game="court", seats=[{"kind": "me"}, {"kind": "bot"}], pack=version)
    eva.refused("/api/packs", 404, game="court", name="x", base=version)
    assert all(found["id"] != pack for found in eva.get("/api/packs").get("packs", []))


def test_a_link_lets_others_play_and_is_taken_back(come: Meet) -> None:
    ana, eva = come("Ana"), come("Eva")
    pack = begins(ana)
    ana.refused(f"/api/packs/{pack}/share", share="link", affirm=True)  # nothing is tested yet
    proves(ana, pack)
    ana.refused(f"/api/packs/{pack}/share", share="link")  # nothing is affirmed yet
    link = ana.did(f"/api/packs/{pack}/share", share="link", affirm=True)["link"]
    eva.refused("/api/packs/take", 404, secret="guessed")
    eva.did("/api/packs/take", secret=link)
    version = line(eva, pack)["versions"][0]["id"]
    table, _ = eva.opens("court", "me", "bot", pack=version)
    shown = eva.get(f"/api/tables/{table}")["pack"]
    assert (shown["name"], shown["author"], shown["version"]) == ("Our box", "Ana", 1)
    (taker,) = ana.get(f"/api/packs/{pack}/share")["takers"]
    ana.did(f"/api/packs/{pack}/share", share="link", drop=taker["id"])
    eva.refused("/api/tables", 404, game="court", seats=[{"kind": "me"}, {"kind": "bot"}], pack=version)
    assert play_on(table, [eva])["status"] == "ended"  # a game begun goes on


def test_several_people_key_in_one_pack_one_after_the_other(
    come: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eva, mia = come("Ana"), come("Eva"), come("Mia")
    pack = begins(ana)
    proves(ana, pack)
    link = ana.did(f"/api/packs/{pack}/share", share="link", affirm=True)["link"]
    for taker in (eva, mia):
        taker.did("/api/packs/take", secret=link)
        puts(taker, pack, 6, "cards", "action", "0", "values", "0", status=404)
    of_eva = next(t for t in ana.get(f"/api/packs/{pack}/share")["takers"] if t["name"] == "Eva")
    shared = ana.did(f"/api/packs/{pack}/share", share="link", helper=of_eva["id"], helps=True)
    assert [(t["name"], t.get("helps", False)) for t in shared["takers"]] == [("Eva", True), ("Mia", False)]
    assert line(eva, pack)["draft"]
    assert not line(mia, pack).get("draft")
    # Eva keys in; Ana sees it appear and waits until she rests.
    puts(eva, pack, 6, "cards", "action", "0", "values", "0")
    pen = ana.get(f"/api/packs/{pack}/pen")
    assert (pen["holder"], pen["shared"]) == ("Eva", True)
    assert "Eva" in puts(ana, pack, 5, "cards", "action", "0", "values", "0", status=409)["title"]
    assert "Eva" in ana.refused(f"/api/packs/{pack}/undo")["title"]
    info = ana.get(f"/api/packs/{pack}")
    assert info["cards"]["action"][0]["values"][0] == 6
    assert (info["pen"]["holder"], info["stamp"]) == ("Eva", pen["stamp"])
    puts(eva, pack, 4, "cards", "action", "0", "values", "0")  # who has the pen goes on
    monkeypatch.setattr("salon.server.store.packs.PEN", 0.0)
    assert not ana.get(f"/api/packs/{pack}/pen").get("holder")
    told = puts(ana, pack, 5, "cards", "action", "0", "values", "0")
    assert told["cards"]["action"][0]["values"][0] == 5  # all cards, for one who has missed something
    monkeypatch.undo()
    assert eva.get(f"/api/packs/{pack}/pen")["holder"] == "Ana"
    assert ana.http.request("DELETE", f"/api/packs/{pack}/pen").status_code == 204
    puts(eva, pack, 2, "cards", "action", "0", "values", "0")
    assert eva.http.request("DELETE", f"/api/packs/{pack}/pen").status_code == 204
    # What is the owner's stays the owner's, and help ends with the link.
    for method, path in (("POST", "/versions"), ("GET", "/share"), ("POST", "/share"), ("DELETE", "")):
        sent = {"share": "private"} if path == "/share" and method == "POST" else None
        assert eva.http.request(method, f"/api/packs/{pack}{path}", json=sent).status_code == 404
    ana.did(f"/api/packs/{pack}/share", share="link", helper=of_eva["id"], helps=False)
    puts(eva, pack, 3, "cards", "action", "0", "values", "0", status=404)
    ana.did(f"/api/packs/{pack}/share", share="link", helper=of_eva["id"], helps=True)
    ana.did(f"/api/packs/{pack}/share", share="private")
    puts(eva, pack, 3, "cards", "action", "0", "values", "0", status=404)


def test_for_everyone_the_host_agrees_to_each_version(come: Meet) -> None:
    ana, eva = come("Ana"), come("Eva")
    pack = begins(ana)
    proves(ana, pack)
    assert ana.did(f"/api/packs/{pack}/share", share="house", affirm=True)["asked"]
    assert all(found["id"] != pack for found in eva.get("/api/packs").get("packs", []))
    assert eva.http.get("/api/host/packs").status_code == 403
    decided = eva.http.post(f"/api/host/packs/{pack}", json={"version": 1}, headers=HOST)
    assert decided.status_code == 200, decided.text
    version = line(eva, pack)["versions"][0]["id"]
    eva.opens("court", "me", "bot", pack=version)
    eva.http.post(f"/api/host/packs/{pack}", json={"version": 1, "hidden": True}, headers=HOST)
    assert all(found["id"] != pack for found in eva.get("/api/packs").get("packs", []))
    assert line(ana, pack)["hidden"]


def test_the_record_of_a_table_is_of_its_pack_alone(come: Meet, tmp_path: Path) -> None:
    """Also for spectators, in a rematch, and after a restart."""
    url = sqlite_url(tmp_path / "salon.db")
    with Server(url, trial_games=1) as server, Person(server.url, "Ana") as ana:
        pack = begins(ana)
        action = ana.get(f"/api/packs/{pack}")["cards"]["action"][0]
        puts(ana, pack, {"en": "The Secret Door"}, "cards", "action", "0", "name")
        values = ana.get(f"/api/packs/{pack}")["cards"]["character"][1]["values"]
        puts(ana, pack, [*values[1:], values[0] + 1], "cards", "character", "1", "values")
        told = proves(ana, pack)
        assert told["state"] == "passed", told
        version = line(ana, pack)["versions"][0]
        table, _ = ana.opens("court", "me", "bot", pack=version["id"])
        with Person(server.url) as stranger:
            names = [card["name"] for card in stranger.get(f"/api/tables/{table}/cards")]
        assert "The Secret Door" in names
        cookies = dict(ana.http.cookies)
    with Server(url, trial_games=1) as server, Person(server.url) as ana:
        ana.http.cookies.update(cookies)
        assert play_on(table, [ana])["status"] == "ended"
        record = Record.from_json(ana.http.get(f"/api/tables/{table}/record").content)
        assert record.header.game.endswith(f"+{version['play'][:12]}")
        played = record.header.pack
        assert played is not None
        assert (played.name, played.version, played.play) == ("Our box", 1, version["play"])
        body = ana.get(f"/api/packs/{pack}")["cards"]
        assert body["action"][0]["id"] == action["id"]
        assert record.replay(game=load("court").with_pack(body)).result is not None
        with pytest.raises(BadRecord):
            record.replay(game=load("court"))
        again = ana.did(f"/api/tables/{table}/rematch")["table"]
        assert again["pack"]["digest"] == ana.get(f"/api/tables/{table}")["pack"]["digest"]
        assert ana.http.request("DELETE", f"/api/packs/{pack}").status_code == 204
        assert ana.view(again["id"])["status"] in {"waiting", "playing"}
        assert ana.get(f"/api/tables/{table}/deck")["cards"]


def test_a_test_that_stops_shows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    from salon.kernel import InvariantBroken
    from salon.server.trials import tried

    game = load("court")
    count = 0

    def check(self: object, s: object) -> None:
        nonlocal count
        count += 1
        if count > 40:
            raise InvariantBroken("all is well")

    monkeypatch.setattr(type(game), "check", check)
    report = tried(game, 3, lambda *_: None)
    assert not report.passed
    assert report.failure is not None
    assert report.failure.promise == "all is well"
    assert report.failure.last
    assert report.failure.position


def test_a_version_is_tested_again_after_the_rules_were_changed(
    come: Meet, quick: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = come("Ana")
    pack = begins(ana)
    proves(ana, pack)
    puts(ana, pack, 6, "cards", "action", "0", "values", "0")
    proves(ana, pack)
    with sqlite3.connect(quick.database.removeprefix("sqlite:///"), timeout=30) as store:
        store.execute(
            'update pack_versions set tested = replace(tested, \'"rules":"court/\', \'"rules":"court/0\')'
        )
    assert [version.get("fits", False) for version in line(ana, pack)["versions"]] == [False, False]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for version in (2, 1):  # the draft as it is now, and the older one
        id = next(v["id"] for v in line(ana, pack)["versions"] if v["version"] == version)
        ana.refused("/api/tables", 409, game="court", seats=seats, pack=id)
        ana.did(f"/api/packs/{pack}/versions" + ("" if version == 2 else "?version=1"))
        wait_until("the test ends", lambda: ana.get(f"/api/packs/{pack}/trial")["state"] == "passed")
        ana.did("/api/tables", game="court", seats=seats, pack=id)
    assert len(line(ana, pack)["versions"]) == 2
    ana.refused(f"/api/packs/{pack}/versions?version=9", 404)


def test_nobody_reads_anothers_cards_by_naming_them_as_a_base(come: Meet) -> None:
    ana, eva = come("Ana"), come("Eva")
    secret = begins(ana)
    puts(ana, secret, {"en": "The Secret Door"}, "cards", "action", "0", "name")
    proves(ana, secret)
    game = load("court")
    whole = game.whole_of(ana.get(f"/api/packs/{secret}")["cards"])
    file = ana.http.get(f"/api/packs/{secret}/export?version=1").text
    own = file.replace("The Secret Door", "Mine").replace('base = "house"', f'base = "{whole}"')
    assert whole in own
    mine = eva.did("/api/packs/import", file=own)["id"]
    assert "Secret" not in eva.http.get(f"/api/packs/{mine}").text
    assert "Secret" not in eva.http.get(f"/api/packs/{mine}/compare").text
    # Who may see it compares with it.
    link = ana.did(f"/api/packs/{secret}/share", share="link", affirm=True)["link"]
    eva.did("/api/packs/take", secret=link)
    assert "Secret" in eva.http.get(f"/api/packs/{mine}/compare").text


def test_why_a_version_is_not_kept_is_said(come: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = come("Ana")
    pack = begins(ana)
    proves(ana, pack)
    monkeypatch.setattr("salon.server.store.packs.VERSIONS_EACH", 1)
    puts(ana, pack, 6, "cards", "action", "0", "values", "0")
    told = proves(ana, pack)
    assert told["state"] == "unkept"
    assert "1 version" in told["problem"]


def test_the_log_has_what_breaks_a_test(caplog: pytest.LogCaptureFixture) -> None:
    """A fault of the rules with where it was, and whatever ends the process; no name of anybody's."""

    async def kept(report: Report) -> int:
        raise AssertionError("nothing is kept")

    async def breaks() -> None:
        trials = Trials(games=1)
        trial = trials.begin("aaaaaaaaaa", 1, "court", {"action": []}, kept)
        assert trial.task is not None
        await trial.task
        assert trial.state == "broken"
        await trials.close()

    asyncio.run(breaks())
    assert "BadCards" in caplog.text
    caplog.clear()
    found = Failure(2, "aa", 7, "action.ball", "ValueError", ours=True, trace="Traceback: here")
    stopped = Trial(1, Task("court", {}, 1), kept)
    asyncio.run(ended(stopped, Report(rules="court/3", failure=found)))
    assert stopped.state == "failed"
    for part in ("court/3", "2 seats", "seed aa", "move 7", "action.ball", "Traceback: here"):
        assert part in caplog.text


def test_a_card_that_cannot_be_said_fails_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    body = load("court").pack_of_house()
    assert unsaid(load("court"), body) is None

    def stumbles(game: object, cards: object, symbol: str) -> None:
        if symbol == "action.ball":
            raise LookupError("no message")

    monkeypatch.setattr("salon.server.trials.said_card", stumbles)
    found = unsaid(load("court"), body)
    assert found is not None
    assert (found.card, found.ours) == ("action.ball", True)
    assert "no message" in found.trace


def test_whoever_was_tested_least_lately_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people who test again and again do not keep out a third."""
    order = []

    async def script() -> None:
        trials = Trials(games=1)
        gate = asyncio.Semaphore(0)

        async def plays(trial: Trial) -> None:
            order.append(trial.owner)
            await gate.acquire()
            trial.state = "passed"

        async def kept(report: Report) -> int:
            return 1

        monkeypatch.setattr(trials, "_run", plays)
        for owner in (1, 2, 1, 3, 2):
            if owner not in order or trials.of(str(owner)) is None:
                trials.begin(str(owner), owner, "court", {}, kept)
            else:
                with pytest.raises(SalonError):  # one at a time
                    trials.begin(str(owner), owner, "court", {}, kept)
            await asyncio.sleep(0)
        assert order == [1, 2]
        third = trials.of("3")
        assert third is not None
        assert third.state == "waiting"
        gate.release()
        await asyncio.sleep(0.01)
        assert order == [1, 2, 3]
        trials.begin("1", 1, "court", {}, kept)
        trials.begin("4", 4, "court", {}, kept)
        for _ in range(4):
            gate.release()
            await asyncio.sleep(0.01)
        assert order == [1, 2, 3, 4, 1]

    asyncio.run(script())


def test_a_pack_goes_into_a_file_and_into_another_house(come: Meet) -> None:
    ana, eva = come("Ana"), come("Eva")
    pack = begins(ana, "turmoil")
    puts(ana, pack, 3, "cards", "strategy", "0", "ops")
    assert proves(ana, pack)["state"] == "passed"
    file = ana.http.get(f"/api/packs/{pack}/export?version=1")
    assert file.headers["content-disposition"].endswith("our-box-1.salonpack")
    brought = eva.did("/api/packs/import", file=file.text)
    assert proves(eva, brought["id"])["state"] == "passed"
    assert line(eva, brought["id"])["versions"][0]["play"] == line(ana, pack)["versions"][0]["play"]
    again = eva.http.get(f"/api/packs/{brought['id']}/export?version=1").text
    assert again.replace("Eva", "Ana") == file.text
    for bad in ("", "x = 1", 'schema = "salon-pack/1"', file.text.replace("[[strategy]]", "[[other]]")):
        come("Mia").refused("/api/packs/import", file=bad)
    assert eva.http.get(f"/api/packs/{pack}/export?version=1").status_code == 404


def test_members_lend_packs_to_their_club(come: Meet) -> None:
    ana, ben, carla = come("Ana"), come("Ben"), come("Carla")
    for person, name in ((ana, "Ana de Club"), (ben, "Ben de Club"), (carla, "Carla de Club")):
        person.did("/api/account", name=name, password="a long word of ours")
    club = ana.did("/api/clubs", name="The Library")["line"]["id"]
    ben.did(f"/api/clubs/{club}/join")
    pack = begins(ana)
    proves(ana, pack)
    lend = f"/api/clubs/{club}/packs"
    ana.refused(lend, 409, pack=pack)  # it is nobody else's yet
    ana.did(f"/api/packs/{pack}/share", share="link", affirm=True)
    assert ben.http.get(f"/api/packs/{pack}").status_code == 404
    carla.refused(lend, 403, pack=pack)
    ben.refused(lend, 404, pack=pack)
    [lent] = ana.did(lend, pack=pack)["packs"]
    assert (lent["name"], lent["author"], lent["mine"]) == ("Our box", "Ana de Club", True)
    assert pack in [found["id"] for found in ben.get("/api/packs")["packs"]]
    assert pack not in [found["id"] for found in carla.get("/api/packs")["packs"]]
    ben.refused(lend, 403, pack=pack, lent=False)
    # What its owner takes back, or who leaves, is nobody's any more.
    ana.did(lend, pack=pack, lent=False)
    assert pack not in [found["id"] for found in ben.get("/api/packs")["packs"]]
    ana.did(lend, pack=pack)
    ana.did(f"/api/clubs/{club}/leave")
    assert "packs" not in ben.get(f"/api/clubs/{club}")
    assert pack not in [found["id"] for found in ben.get("/api/packs")["packs"]]


def test_a_record_comes_in_where_its_pack_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also one from before records named their pack; elsewhere it is said which pack to bring."""
    out, there = (sqlite_url(tmp_path / name) for name in ("out.db", "there.db"))
    with Server(out, trial_games=1) as server, Person(server.url, "Ana") as ana:
        pack = begins(ana)
        values = ana.get(f"/api/packs/{pack}")["cards"]["character"][1]["values"]
        puts(ana, pack, [*values[1:], values[0] + 1], "cards", "character", "1", "values")
        assert proves(ana, pack)["state"] == "passed"
        table, _ = ana.opens("court", "me", "bot", pack=line(ana, pack)["versions"][0]["id"])
        play_on(table, [ana])
        newer = Record.from_json(ana.http.get(f"/api/tables/{table}/record").content)
        body = ana.get(f"/api/packs/{pack}")["cards"]
    assert main(["export", table, str(tmp_path / "record.json"), "--cards", "--database", out]) == 0
    files = list(tmp_path.glob("*.salonpack"))
    assert [read_pack(file.read_bytes()).body for file in files] == [body]
    older = Record(msgspec.structs.replace(newer.header, pack=None))
    for move in newer.moves:
        older.add(move.seat, move.action, move.note)
    assert newer.result is not None
    older.finish(newer.result)
    older.save(tmp_path / "older.json")
    for name, says in (
        ("record.json", "Import that pack to look at it again."),
        ("older.json", "expected court"),
    ):
        capsys.readouterr()
        assert main(["import", str(tmp_path / name), "--database", there]) == 2
        assert says in capsys.readouterr().err
    with Server(there, trial_games=1) as server, Person(server.url, "Eva") as eva:
        brought = eva.did("/api/packs/import", file=files[0].read_text())["id"]
        assert proves(eva, brought)["state"] == "passed"
    capsys.readouterr()
    for name in ("record.json", "older.json"):
        assert main(["import", str(tmp_path / name), "--database", there]) == 0
    ids = re.findall(r"/tables/(\w+)", capsys.readouterr().out)
    with Server(there, trial_games=1) as server, Person(server.url) as anyone:
        for id in ids:
            assert anyone.get(f"/api/tables/{id}")["pack"]["digest"] == shown(newer.header.game[-12:])
            again = Record.from_json(anyone.http.get(f"/api/tables/{id}/record").content)
            assert (again.moves, again.header.pack) == (newer.moves, newer.header.pack)
            assert anyone.get(f"/api/tables/{id}/moments/3")["move"] == 3
