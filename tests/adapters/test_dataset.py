"""`salon dataset`: rows of whole games, in both forms, and bad input in three languages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import salon
from salon.adapters.dataset import Row, play_rows
from salon.cli import main


def write(path: Path, *arguments: str) -> int:
    return main(["dataset", "court", "--out", str(path), "--games", "2", "--jobs", "1", *arguments])


def read(path: Path) -> list[Row]:
    return [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()]


def test_rows_tell_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert write(path, "--bots", "random", "--seats", "2", "--seed", "5", "--lang", "en") == 0
    rows = read(path)
    assert f"{len(rows)} answers" in capsys.readouterr().out
    assert {row.seed for row in rows} == {f"{5:064x}", f"{6:064x}"}
    s = salon.load("court").new(2, seed=5)
    for row in (row for row in rows if row.seed == f"{5:064x}"):
        decision = s.decision(row.seat)
        assert decision is not None
        assert row.view == s.view(row.seat)
        assert row.legal == tuple(s.vocabulary.name(action) for action in decision.legal)
        assert row.choice in row.legal
        s.apply(row.choice, row.seat)
    assert s.result is not None
    ends = {(row.seat, row.score, row.won) for row in rows if row.seed == f"{5:064x}"}
    assert ends == {(seat, s.result.scores[seat], seat in s.result.winners) for seat in range(2)}


def test_both_forms_hold_the_same(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    for path in (lines, table):
        assert write(path, "--bots", "random,random,random", "--every", "7") == 0
    found = pq.read_table(table).to_pylist()
    expected = [msgspec.to_builtins(row) for row in read(lines)]
    assert [{**row, "view": msgspec.json.decode(row["view"])} for row in found] == [
        {**row, "legal": list(row["legal"])} for row in expected
    ]


def test_deals_are_rows_too() -> None:
    rows = play_rows(salon.load("v1919"), ["random"] * 3, seed=1, every=5)
    assert all(row.choice in row.legal for row in rows)
    assert any("verb.propose" in row.legal for row in rows)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["chess", "--out", "a.jsonl"],
        ["court", "--out", "a.txt"],
        ["court", "--out", "a.jsonl", "--games", "0"],
        ["court", "--out", "a.jsonl", "--every", "0"],
        ["court", "--out", "a.jsonl", "--seed", "x"],
        ["court", "--out", "a.jsonl", "--bots", "nobody"],
        ["court", "--out", "a.jsonl", "--seats", "9"],
        ["court", "--out", "a.jsonl", "--bots", "random,random", "--seats", "3"],
        ["court", "--out", "a.jsonl", "--option", "nonsense=1"],
        ["court", "--out", "nowhere/a.jsonl", "--games", "1", "--bots", "random", "--jobs", "1"],
        ["court"],
    ],
)
def test_bad_input_is_answered_in_one_line(
    arguments: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["dataset", *arguments, "--lang", language])
    except SystemExit as left:
        code = int(str(left.code))
    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_is_not_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine")
    assert write(path, "--bots", "random") == 2
    assert path.read_text() == "mine"
    assert write(path, "--bots", "random", "--overwrite") == 0
