"""Packs and records made to do harm: one line that says what was expected, exit code 2, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import salon
from salon.cli import main
from salon.games import court
from salon.kernel import Play, Record
from salon.server.database import sqlite_url

HOUSE = (Path(court.__file__).parent / "cards" / "cards.toml").read_text("utf-8")
PACKS = {
    "arrays in arrays": ("x = " + "[" * 900 + "]" * 900, "64 deep"),
    "arrays over many lines": ("x = " + "[\n" * 50_000 + "]\n" * 50_000, "64 deep"),
    "tables in tables": ("x = " + "{a=" * 400 + "1" + "}" * 400, "64 deep"),
    "a key with no end": (".".join(["a"] * 100_000) + " = 1", "2,000 characters"),
    "a number with no end": ("x = " + "\\\n".join(["9" * 1900] * 9), "is not a card pack"),
    "a number of many digits": ('y = [\n"a",\n' + "9" * 1999 + "\n]", "above 9,999"),
    "a large number": (HOUSE.replace("count = 2", "count = 10000", 1), "above 9,999"),
    "no number": ("x = [inf, nan]", "above 9,999"),
    "very many values": ("x = [\n" + "1,1,1,1,1,1,1,1,\n" * 9000 + "]", "20,000 values"),
    "a long file": ("#" + "\n" * (1 << 20), "262,144 bytes"),
    "no text": ("\ud800\x00", "is not a card pack"),
}


@pytest.mark.parametrize("kind", PACKS)
def test_packs(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, said = PACKS[kind]
    (tmp_path / "cards.toml").write_bytes(text.encode(errors="surrogatepass"))
    assert main(["cards", "check", str(tmp_path), "--game", "court"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err
    assert len(told.err) < 500


def good() -> bytes:
    game = salon.load("court")
    play = Play.begin(Record.of(game, ["Ana", "Ben"], seed=7), game)
    for _ in range(5):
        decision = play.state.pending[0]
        play.act(decision.legal[0], decision.seat)
    return play.record.to_json()


RECORDS = {
    "objects in objects": b'{"header":{"format":"salon-record/1","options":' + b'{"a":' * 100_000,
    "a seat with no end": good().replace(b"[0,", b"[" + b"9" * 5000 + b",", 1),
    "no number": good().replace(b"[0,", b"[1e999,", 1),
    "very many seats": good().replace(b'"seats": [', b'"seats": [' + b'{"name":"a","player":"you"},' * 9999),
    "a name with no end": good().replace(b'"Ana"', b'"' + b"A" * 99_999 + b'"'),
    "very many moves": good().replace(b'"moves": [', b'"moves": [' + b'[0,"a","b"],' * 100_001),
    "a long file": good() + b" " * (17 << 20),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_records(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(RECORDS[kind])
    database = sqlite_url(tmp_path / "house" / "salon.db")
    for command in (["replay"], ["verify"], ["import", "--database", database]):
        assert main([*command, str(path)]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert len(told.err) < 500
    assert not (tmp_path / "house" / "salon.db").exists()


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file that never ends")
@pytest.mark.parametrize("command", ["verify", "replay", "cards"])
def test_a_file_that_never_ends_is_left_after_a_while(command: str, tmp_path: Path) -> None:
    """With little memory, so that it would show."""
    (tmp_path / "cards.toml").symlink_to("/dev/zero")
    what = ["check", str(tmp_path), "--game", "court"] if command == "cards" else ["/dev/zero"]
    done = subprocess.run(
        ["prlimit", "--as=2000000000", sys.executable, "-m", "salon", command, *what],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "longer than" in done.stderr
