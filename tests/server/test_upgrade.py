"""`salon upgrade`: what would change is known before anything does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from msgspec.structs import replace

from salon.cli import main
from salon.games import load
from salon.kernel import Record
from salon.server.database import open_engine, sqlite_url
from salon.server.migrations import config, form, newest
from tests.server.people import Person, play_on, table_for
from tests.server.running import Server
from tests.server.test_apart import change, damage


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with a game that has ended and one in play."""
    path = tmp_path_factory.mktemp("played") / "salon.db"
    with (
        Server(sqlite_url(path)) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ended, playing = table_for([ana, ben]), table_for([ana, ben])
        assert play_on(ended, [ana, ben])["status"] == "ended"
        play_on(playing, [ana, ben], 12)
    return path, ended, playing


@pytest.fixture
def copy(played: tuple[Path, str, str], tmp_path: Path) -> str:
    with (
        closing(sqlite3.connect(played[0])) as here,
        closing(sqlite3.connect(tmp_path / "salon.db")) as there,
    ):
        here.backup(there)
    return sqlite_url(tmp_path / "salon.db")


def check(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    path = Path(database.removeprefix("sqlite:///"))
    before = path.read_bytes()
    code = main(["upgrade", "--check", "--database", database, *more])
    assert path.read_bytes() == before
    out, err = capsys.readouterr()
    return code, (out + err).splitlines()


def test_nothing_changes_with_the_same_rules(copy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(copy, capsys) == (0, ["Played again: 2 tables, 0 records; 0 change."])


def test_tables_of_other_rules_and_damaged_ones_are_named(
    copy: str, played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    _, ended, playing = played
    change(copy, "update tables set rules = 'court/0'")
    code, said = check(copy, capsys)
    assert (code, len(said)) == (1, 2)
    assert said[0].startswith(f"{playing}: it is played by the rules court/0")
    change(copy, "update tables set rules = null")
    damage(copy, ended, 7, '{"do":"act","seat":0,"action":"verb.done"}')
    damage(copy, playing, 9, "nonsense")
    code, said = check(copy, capsys)
    assert (code, len(said)) == (1, 3)
    assert {line.split(" entry ")[0] for line in said[:2]} == {
        f"{ended}: its log stops at",
        f"{playing}: its log stops at",
    }
    assert said[-1] == "Played again: 2 tables, 0 records; 2 change."


def test_an_end_that_comes_out_otherwise_is_named(
    copy: str, played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    change(copy, "update tables set winners = '[]' where id = :id", id=played[1])
    assert check(copy, capsys) == (
        1,
        [f"{played[1]}: it ends otherwise.", "Played again: 2 tables, 0 records; 1 change."],
    )


def test_a_rule_changed_in_silence_is_found_by_the_snapshot(
    copy: str, played: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Every answer is still allowed and the same seat wins, but the position was another one."""
    change(copy, "update snapshots set version = version - 2")
    code, said = check(copy, capsys)
    assert code == 1
    assert said[0].startswith(f"{played[1]}: after entry ")
    assert said[0].endswith("the position is another one.")


def test_records_are_played_again_too(
    copy: str, played: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    assert main(["export", played[1], f"{folder}/", "--database", copy]) == 0
    [good] = folder.iterdir()
    capsys.readouterr()
    assert check(copy, capsys, str(folder)) == (0, ["Played again: 2 tables, 1 records; 0 change."])
    Record(replace(Record.load(good).header, game="court/0")).save(folder / "old.json")
    code, said = check(copy, capsys, str(folder))
    assert (code, "old.json" in said[0], load("court").key in said[0]) == (1, True, True)


def test_an_older_form_is_checked_in_a_copy_and_then_brought_up(
    copy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = open_engine(copy)
    command.downgrade(config(engine), "0004")
    with engine.connect() as c:
        c.exec_driver_sql("rollback")
        c.exec_driver_sql("pragma wal_checkpoint(truncate)")
    assert check(copy, capsys)[0] == 0
    assert form(engine) == "0004"
    engine.dispose()
    assert main(["upgrade", "--database", copy]) == 0
    assert form(engine) == newest()
    engine.dispose()


def test_a_house_that_is_open_is_checked_but_not_brought_up(
    copy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(copy):
        assert main(["upgrade", "--check", "--database", copy]) == 0
        capsys.readouterr()
        assert main(["upgrade", "--database", copy]) == 2
        assert "is in use" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--check"], ["--check", "nowhere.json"]])
def test_what_is_not_there_is_refused(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["upgrade", *arguments, "--database", sqlite_url(tmp_path / "none.db")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
