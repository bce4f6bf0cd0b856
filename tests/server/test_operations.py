"""What whoever runs the house relies on: figures, logs, the unit of the service, a way back from a backup."""

from __future__ import annotations

import configparser
import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from salon.cli import main
from salon.server.backup import backup
from salon.server.database import sqlite_url
from salon.server.logs import JsonLines
from tests.server.people import Person, legal, table_for
from tests.server.running import Process, Server

TOKEN = "for the host"
ROOT = Path(__file__).parent.parent.parent
LINE = re.compile(r'salon_[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+')


def figures(url: str, token: str = TOKEN) -> dict[str, float]:
    found = httpx2.get(f"{url}/metrics", headers={"authorization": f"Bearer {token}"})
    assert found.status_code == 200, found.text
    assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in found.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), lines
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_figures_count_what_is_done(tmp_path: Path) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db"), host_token=TOKEN) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        table = table_for([ana, ben])
        before = figures(server.url)
        with ana.socket(table) as line:
            line.until("update")
            for _ in range(3):
                person = next(p for p in (ana, ben) if legal(p.view(table)))
                person.answers(table)
            ana.refused(f"/api/tables/{table}/act", 400)
            after = figures(server.url)
        assert (after["salon_tables"], after["salon_lines"]) == (1, 1)
        assert after["salon_entries_total"] - before.get("salon_entries_total", 0) == 3
        assert after['salon_requests_total{status="400"}'] == 1
        assert after["salon_write_seconds_count"] >= before["salon_write_seconds_count"] + 3
        assert after['salon_write_seconds_bucket{le="+Inf"}'] == after["salon_write_seconds_count"]
        assert after["salon_errors_total"] == 0


def test_the_figures_are_the_hosts_alone(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path / "salon.db"), host_token=TOKEN) as server:
        asked = [{}, {"authorization": "Bearer wrong"}, {"authorization": f"Basic {TOKEN}"}]
        found = [httpx2.get(f"{server.url}/metrics", headers=headers) for headers in asked]
        assert [each.status_code for each in found] == [403] * 3
        assert not any("salon_" in each.text for each in found)


# -- logs ----------------------------------------------------------------------------------------


def test_a_line_of_the_log_is_one_object_whatever_is_said_in_it() -> None:
    try:
        raise ValueError("a\nb")
    except ValueError:
        told = sys.exc_info()
    record = logging.LogRecord("salon", logging.ERROR, "", 0, "it went\n%s", ("wrong\x1b[2J",), told)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    found = json.loads(line)
    assert (found["level"], found["from"], found["message"]) == ("error", "salon", "it went\nwrong\x1b[2J")
    assert found["fault"] == "ValueError"
    assert "Traceback" in found["trace"]


def test_the_server_writes_such_lines_when_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALON_LOG", "json")
    log = tmp_path / "log"
    with log.open("wb") as output, Process(sqlite_url(tmp_path / "salon.db"), output=output) as server:
        forwarded = {"x-forwarded-for": "192.0.2.1"}  # by who is no proxy of this house: it is told once
        assert httpx2.get(f"{server.wait()}/api/me", headers=forwarded).status_code == 401
    lines = [line for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert [json.loads(line)["level"] for line in lines] == ["warning"]


def test_a_form_that_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SALON_LOG", "xml")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.strip() == "salon: SALON_LOG cannot be “xml”; expected nothing or json."


# -- the way back --------------------------------------------------------------------------------


def test_after_a_loss_the_house_goes_on_from_its_backup(database: str, tmp_path: Path) -> None:
    """As docs/hosting.md tells it: back up, lose all, restore, and the same people play on."""
    copy, restored = tmp_path / "backup.db", tmp_path / "restored" / "salon.db"
    with (
        Server(database) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        table = table_for([ana, ben])
        ana.answers(table)
        before = [person.view(table) for person in (ana, ben)]
        assert backup(database, copy)[0] == 1
        next(person for person in (ana, ben) if legal(person.view(table))).answers(table)  # is lost
        sessions = [dict(person.http.cookies) for person in (ana, ben)]
    restored.parent.mkdir()
    restored.write_bytes(copy.read_bytes())
    with Server(sqlite_url(restored)) as server:
        people = [Person(server.url) for _ in sessions]
        for person, session, then in zip(people, sessions, before, strict=True):
            person.http.cookies.update(session)
            now = person.view(table)
            assert (now["version"], now["view"], now["question"]) == (1, then["view"], then["question"])
        next(person for person in people if legal(person.view(table))).answers(table)
        assert people[0].view(table)["version"] == 2
        for person in people:
            person.http.close()


# -- how it is run -------------------------------------------------------------------------------


def test_the_unit_of_the_service_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read(ROOT / "deploy" / "salon.service", "utf-8")
    words = unit["Service"]["ExecStart"].split()
    options = subprocess.run(
        [sys.executable, "-m", "salon", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert words[1] == "serve"
    assert all(word in options for word in words if word.startswith("--"))
    assert unit["Service"]["NoNewPrivileges"] == "yes"
    assert int(unit["Service"]["TimeoutStopSec"]) > 5


def test_the_container_is_made_of_what_there_is() -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text("utf-8").splitlines()
    for line in lines:
        if line.startswith("COPY") and "--from" not in line:
            *sources, _ = line.split()[1:]
            assert all((ROOT / source).exists() for source in sources), line
    assert any(line.startswith("USER ") for line in lines)
    assert any("--require-hashes" in line for line in lines)
