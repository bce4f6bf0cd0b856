"""Records out of the house and into another: what goes out is genuine, what comes in goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import text

from salon.cli import main
from salon.games import load
from salon.kernel import Fate, Play, Player, Record
from salon.server.backup import backup
from salon.server.database import open_engine, sqlite_url
from tests.server.log import rows_of
from tests.server.people import Person, legal, play_on, table_for
from tests.server.running import Server, wait_until


def said(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, (out + err).strip()


def record_of(game: str, moves: int, players: list[Player]) -> Record:
    """A game played at random, so far."""
    play = Play.begin(Record.of(load(game), players, seed=5))
    fate = Fate.of(5)
    for _ in range(moves):
        asked = [d for d in play.state.pending if d.legal]
        if not asked:
            break
        d = asked[0]
        play.act(fate.pick(d.legal), d.seat)
    return play.record


def state_of(url: str) -> list[tuple[object, ...]]:
    """Everything there is, for comparing."""
    engine = open_engine(url)
    try:
        with engine.connect() as c:
            return [
                tuple(row)
                for name in ("users", "tables", "seats", "actions")
                for row in c.execute(text(f"select * from {name}"))
            ]
    finally:
        engine.dispose()


PEOPLE = [Player("Ana", "you"), Player("Ben", "you")]


# -- out -----------------------------------------------------------------------------------------


def test_games_go_out_as_genuine_records(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        ended, given_up, going_on = (table_for([ana, ben]) for _ in range(3))
        play_on(ended, [ana, ben])
        play_on(given_up, [ana, ben], 7)
        ana.did(f"/api/tables/{given_up}/resign")
        play_on(going_on, [ana, ben], 5)
        theirs = ana.http.get(f"/api/tables/{ended}/record").content
        file, folder = tmp_path / "one.json", tmp_path / "all"
        where = ("--database", database)
        assert said(capsys, "export", ended, file, *where)[0] == 0
        assert file.read_bytes() == theirs
        code, words = said(capsys, "export", "--all", folder, *where)
        assert (code, "Left out because they go on: 1." in words) == (0, True)
        assert {path.name for path in folder.iterdir()} == {f"court-{ended}.json", f"court-{given_up}.json"}
        for path in folder.iterdir():
            assert said(capsys, "verify", path)[0] == 0
        assert said(capsys, "replay", folder / f"court-{ended}.json")[0] == 0
        # A game that goes on shows all hands, so it must be asked for.
        code, words = said(capsys, "export", going_on, tmp_path / "x.json", *where)
        assert (code, "goes on" in words) == (2, True)
        assert said(capsys, "export", going_on, tmp_path / "x.json", "--unfinished", *where)[0] == 0
        assert len(Record.load(tmp_path / "x.json").moves) == 5
        # Nothing is written over, and then nothing at all.
        assert said(capsys, "export", ended, given_up, folder, *where)[0] == 2
        assert said(capsys, "export", ended, given_up, folder, "--overwrite", *where)[0] == 0


@pytest.mark.parametrize(
    "arguments", [["export", "x.json"], ["export", "--all", "a", "b"], ["export", "aaaa", "x.json"]]
)
def test_what_cannot_go_out(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with Server(sqlite_url(tmp_path / "salon.db")):
        before = sorted(path.name for path in tmp_path.glob("*.json"))
        code, words = said(capsys, *arguments, "--database", sqlite_url(tmp_path / "salon.db"))
    assert (code, words.startswith("salon: "), "\n" in words) == (2, True, False)
    assert sorted(path.name for path in tmp_path.glob("*.json")) == before


# -- in ------------------------------------------------------------------------------------------


def test_an_ended_game_can_be_looked_at(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of("court", 10_000, [Player("Ana", "you"), Player("Colbert", "bot:greedy")])
    assert record.result is not None
    record.save(tmp_path / "ended.json")
    code, words = said(capsys, "import", tmp_path / "ended.json", "--database", database)
    assert code == 0
    found = re.search(r"/tables/(\w+)$", words)
    assert found is not None
    with Server(database) as server, Person(server.url) as anyone:
        view = anyone.view(found[1])
        assert (view["status"], tuple(view["winners"])) == ("ended", record.result.winners)
        assert [seat["name"] for seat in view["seats"]] == ["Ana", "Colbert"]
        theirs = Record.from_json(anyone.http.get(f"/api/tables/{found[1]}/record").content)
        assert theirs.moves == record.moves
        assert anyone.get(f"/api/tables/{found[1]}/moments/3")["move"] == 3


def test_a_game_goes_on_with_whoever_has_the_links(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_of("court", 12, PEOPLE).save(tmp_path / "half.json")
    with (
        Server(database) as server,
        Person(server.url, "Eva") as eva,
        Person(server.url, "Leo") as leo,
        Person(server.url) as anyone,
    ):
        code, words = said(
            capsys,
            "import",
            tmp_path / "half.json",
            "--database",
            database,
            "--url",
            "https://salon.example/",
        )
        assert code == 0
        links = re.findall(
            r"https://salon\.example/tables/(\w+)#seat=(\d)&invitation=([\w-]+)$", words, re.MULTILINE
        )
        assert [seat for _, seat, _ in links] == ["0", "1"]
        for person, (table, seat, secret) in zip((eva, leo), links, strict=True):
            person.refused(f"/api/tables/{table}/join", seat=int(seat), invitation="wrong")
            person.joins(table, int(seat), secret)
        assert eva.view(table)["version"] == 12
        # Another server that opens it only now has the same table; a file serves one house at a time.
        elsewhere = database
        if database.startswith("sqlite"):
            backup(database, tmp_path / "copy.db")
            elsewhere = sqlite_url(tmp_path / "copy.db")
        with Server(elsewhere) as other, Person(other.url) as watcher:
            assert {**watcher.view(table), "at": 0, "seats": 0} == {**anyone.view(table), "at": 0, "seats": 0}
        assert play_on(table, [eva, leo])["status"] == "ended"
        record = Record.from_json(eva.http.get(f"/api/tables/{table}/record").content)
        assert record.replay().result is not None
        assert [seat.name for seat in record.header.players] == ["Eva", "Leo"]


def test_the_host_says_who_sits_where(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record_of("court", 9, [*PEOPLE, Player("Vauban", "bot:random")]).save(tmp_path / "half.json")
    with Server(database) as server, Person(server.url) as eva:
        eva.did("/api/account", name="Eva", password="correct horse")
        code, words = said(
            capsys,
            *("import", tmp_path / "half.json", "--seat", "1=eva", "--seat", "2=bot", "--database", database),
        )
        assert code == 0
        table = words.rpartition("/")[2]
        assert [t["id"] for t in eva.get("/api/tables")["mine"]] == [table]
        view = eva.view(table)
        assert [(seat["name"], seat["kind"]) for seat in view["seats"]] == [
            ("Eva", "person"),
            ("Ben", "bot"),
            ("Vauban", "bot"),
        ]
        wait_until("it is Eva's turn", lambda: bool(legal(eva.view(table))))


def test_notes_and_names_come_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = Play.begin(
        Record.of(load("v1919"), [Player("Ana\x07", "you"), *PEOPLE[1:], Player("C" * 60, "you")], seed=3)
    )
    noted = False
    for _ in range(400):
        d = next(d for d in play.state.pending if d.legal or d.aside)
        choices = [*d.noted, *d.aside, *d.legal]
        play.act(choices[0], d.seat, "by word of honour" if choices[0] in d.noted else "")
        noted = noted or bool(play.record.moves[-1].note)
        if noted:
            break
    assert noted
    play.record.save(tmp_path / "deal.json")
    url = sqlite_url(tmp_path / "salon.db")
    code, words = said(capsys, "import", tmp_path / "deal.json", "--database", url)
    assert code == 0
    table = re.findall(r"/tables/(\w+)", words)[0]
    assert rows_of(url, table)[-1].note == "by word of honour"  # type: ignore[union-attr]
    with Server(url) as server, Person(server.url) as anyone:
        assert [seat["name"] for seat in anyone.view(table)["seats"]] == ["Ana", "Ben", "C" * 40]
    out = tmp_path / "again.json"
    assert said(capsys, "export", table, out, "--unfinished", "--database", url)[0] == 0
    assert Record.load(out).moves[-1].note == "by word of honour"


@pytest.mark.parametrize("wrong", ["changed", "illegal", "unknown", "garbage", "missing", "other"])
def test_a_bad_file_is_refused_and_nothing_comes_in(
    wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    record = record_of("court", 9, PEOPLE)
    record.save(good)
    match wrong:
        case "changed":
            bad.write_bytes(good.read_bytes().replace(b'"Ana"', b'"Eva"'))
        case "illegal":
            forged = Record.of(load("court"), PEOPLE, seed=5)
            forged.add(0, "verb.done")
            forged.save(bad)
        case "unknown":
            forged = Record.of(load("court"), PEOPLE, seed=5)
            forged.add(0, "no.such.thing")
            forged.save(bad)
        case "garbage":
            bad.write_bytes(b"\x00\xff nonsense")
        case "other":
            bad.write_text(json.dumps({"header": {"format": "salon-record/9"}}))
    url = sqlite_url(tmp_path / "salon.db")
    assert said(capsys, "import", good, "--database", url)[0] == 0
    before = state_of(url)
    code, words = said(capsys, "import", good, bad, "--database", url)
    assert (code, words.startswith("salon: "), "bad.json" in words, "\n" in words) == (
        2,
        True,
        True,
        False,
    ), words
    assert state_of(url) == before


@pytest.mark.parametrize("seat", ["1", "0=Ana", "9=Ana", "x=Ana", "1=", "3=open", "1=Nobody", "1=bot:deep"])
def test_a_seat_that_makes_no_sense_is_refused(
    seat: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.json"
    record_of("court", 9, PEOPLE).save(good)
    url = sqlite_url(tmp_path / "salon.db")
    assert said(capsys, "import", good, "--database", url)[0] == 0
    before = state_of(url)
    code, words = said(capsys, "import", good, "--seat", seat, "--database", url)
    assert (code, words.startswith("salon: "), "\n" in words) == (2, True, False), words
    assert state_of(url) == before
