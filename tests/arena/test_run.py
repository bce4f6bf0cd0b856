"""A run: the same whoever plays it, kept as it comes, taken up where it stopped."""

from __future__ import annotations

import csv
import io
import os
import re
from pathlib import Path

import msgspec
import pytest

from salon.arena import Figures, Run, Setting, Table, play_game
from salon.arena import run as running
from salon.arena.game import Played, Spent
from salon.arena.page import COLUMNS, command, page, table
from salon.cli import main
from salon.kernel import BadSetup
from salon.kernel.fact import HOWS, How
from salon.lang import LANGUAGES, words

SETTING = Setting("court", 2, ("novice", "random"), seed=11)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    found = Run(SETTING, 3)
    found.play(to_the_end=True)
    return found.games


def test_any_number_of_processes_gives_the_same_games(games: list[Played], tmp_path: Path) -> None:
    alone, together = Run(SETTING, 3, tmp_path / "one"), Run(SETTING, 3, tmp_path / "two")
    alone.play(1, to_the_end=True)
    together.play(2, to_the_end=True)
    assert alone.games == together.games == games
    assert (tmp_path / "one" / running.GAMES).read_bytes() == (tmp_path / "two" / running.GAMES).read_bytes()
    assert together.spent.answers == alone.spent.answers


def test_a_run_goes_on_where_it_was_interrupted(games: list[Played], tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(run: Run) -> None:
        if len(run.games) == 3:
            raise Enough

    first = Run(SETTING, 3, tmp_path)
    with pytest.raises(Enough):
        first.play(to_the_end=True, watch=stop)
    file = tmp_path / running.GAMES
    file.write_bytes(file.read_bytes()[:-40])  # the power went while the third was written
    second = Run(SETTING, 3, tmp_path)
    assert second.kept == 2
    second.play(to_the_end=True)
    assert second.games == games
    third = Run(SETTING, 3, tmp_path)
    assert third.kept == 6
    fewer = Run(SETTING, 1, tmp_path)
    assert fewer.games == games[:2]
    assert Run(SETTING, 3, tmp_path).kept == 6  # they are still there


def test_a_damaged_line_and_all_after_it_are_played_again(games: list[Played], tmp_path: Path) -> None:
    Run(SETTING, 3, tmp_path).play(to_the_end=True)
    file = tmp_path / running.GAMES
    lines = file.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"novice", b"random", 1)
    file.write_bytes(b"\n".join(lines))
    run = Run(SETTING, 3, tmp_path)
    assert run.kept == 1
    run.play(to_the_end=True)
    assert run.games == games


def test_other_games_are_not_counted_in(tmp_path: Path) -> None:
    Run(SETTING, 1, tmp_path)
    with pytest.raises(BadSetup):
        Run(msgspec.structs.replace(SETTING, seed=12), 1, tmp_path)
    file = tmp_path / running.GAMES
    file.write_bytes(file.read_bytes().replace(b'"fingerprint":"', b'"fingerprint":"0'))
    with pytest.raises(BadSetup):
        Run(SETTING, 1, tmp_path)
    file.write_text("something else\n", "utf-8")
    with pytest.raises(BadSetup):
        Run(SETTING, 1, tmp_path)


def dies_once(setting: Setting, place: Table) -> tuple[Played, Spent]:
    """Plays a game, but the first process that comes by dies."""
    mark = Path(os.environ["SALON_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return play_game(setting, place)


def test_a_process_that_dies_costs_no_game(
    games: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALON_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(running, "play_game", dies_once)
    run = Run(SETTING, 2)
    run.play(2, to_the_end=True)
    assert (tmp_path / "mark").exists()
    assert run.games == games[:4]


def test_it_stops_when_the_order_is_certain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def decided(setting: Setting, place: Table) -> tuple[Played, Spent]:
        strong = place.bots.index("novice")
        won = tuple(float(seat == strong) for seat in range(2))
        return Played(place.seed, place.bots, ("", ""), won, (0, 0), (1, 1), "e", ((), ()), ({}, {})), Spent()

    monkeypatch.setattr(running, "play_game", decided)
    run = Run(SETTING, 1000, tmp_path)
    run.play()
    assert run.certain
    assert len(run.rounds) == 8  # sixteen wins of sixteen
    again = Run(SETTING, 1000, tmp_path)
    again.play()
    assert (again.certain, again.games) == (True, run.games)
    again.play(to_the_end=True)
    assert len(again.rounds) == 1000


# -- the report ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_everything_in_one_language(language: str, games: list[Played]) -> None:
    run = Run(SETTING, 3)
    run.games = games
    told = page(run, words(language), "1.0")
    assert told.count("<svg") == told.count("</svg>") == 8
    assert f'<html lang="{language}">' in told
    assert not re.search(r"(arena|bots|court)\.[a-z]", told), "a text without words"
    assert "http" not in told, "it needs nothing but itself"
    assert command(run) in told
    assert "None" not in told
    assert "nan" not in told


def test_the_page_of_a_game_with_sides_has_their_shares() -> None:
    run = Run(Setting("turmoil", 2, ("random",), seed=1), 1)
    run.play(to_the_end=True)
    told = page(run, words("en"), "1.0")
    assert "Wins by side" in told
    assert "Authoritarian" in told


def test_the_table_has_a_line_for_each_seat(games: list[Played]) -> None:
    run = Run(SETTING, 3)
    run.games = games
    lines = list(csv.DictReader(table(run).splitlines()))
    assert tuple(lines[0]) == COLUMNS
    assert len(lines) == 12
    assert sum(float(line["won"]) for line in lines) == 6
    assert all(line["held"] and line["played"] for line in lines)
    assert not any(line["settled"] for line in lines)


@pytest.mark.parametrize(("game", "seats"), [("court", 3), ("turmoil", 2), ("v1919", 3)])
def test_facts_say_who_used_which_card_of_the_catalogue(game: str, seats: int) -> None:
    setting = Setting(game, seats, ("random",), seed=4)
    played, _ = play_game(setting, setting.round(0)[0])
    known = {card.id for card in setting.rules.catalogue()}
    hows = {
        "court": {"held", "played"},
        "turmoil": {"held", "played"},
        "v1919": {"settled", "played", "taken"},
    }
    assert {how for uses in played.used for how in uses} == hows[game]
    assert {card for uses in played.used for cards in uses.values() for card in cards} <= known


def test_each_way_to_use_a_card_has_its_own_share_of_wins() -> None:
    """Held in both games by both; played by who won; taken by who lost."""
    one = Played(1, ("a", "b"), ("seat.0", "seat.1"), (1.0, 0.0), (0, 0), (1, 1), "x", ((), ()), ({}, {}))
    uses: tuple[dict[How, tuple[str, ...]], ...] = (
        {"held": ("card.1",), "played": ("card.1",)},
        {"held": ("card.1",), "taken": ("card.1",)},
    )
    games = [msgspec.structs.replace(one, seed=seed, used=uses) for seed in range(2)]
    figures = Figures([[game] for game in games], ("a", "b"))
    found: dict[How, list[float]] = {how: [share.share for _, share in figures.cards(how)] for how in HOWS}
    assert found == {"held": [0.5], "settled": [], "played": [1.0], "taken": [0.0]}


# -- the command -----------------------------------------------------------------------------------


def test_the_command_plays_reports_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "court", "--bots", "novice,random", "--seed", "11", "--report", str(tmp_path)]
    assert main([*call, "--games", "3", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "4 games of 2 deals, 2 seats" in told
    assert "Novice" in told
    assert main([*call, "--games", "5", "--lang", "en"]) == 0
    assert "4 games are there already" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl", "games.csv", "index.html"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        ["--bots", "novice,deep-thought"],
        ["--bots", "novice,"],
        ["--bots", "random", "--games", "0"],
        ["--bots", "random", "--games", "many"],
        ["--bots", "random", "--workers", "-1"],
        ["--bots", "random", "--seats", "7"],
        ["--bots", "random", "--seats", "1"],
        ["--bots", "random", "--seed", "x"],
        ["--bots", "random", "--option", "nonsense=1"],
        [],
    ],
)
def test_bad_input_is_answered_in_one_line(
    wrong: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["arena", "court", *wrong, "--lang", language])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2
    told = capsys.readouterr().err
    assert told.startswith("salon: ")
    assert len(told.splitlines()) == 1


class Watched(io.StringIO):
    """An error stream that somebody is watching."""

    def isatty(self) -> bool:
        return True


def test_who_watches_sees_how_far_the_run_is_and_how_the_bots_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Watched()
    monkeypatch.setattr("sys.stderr", seen)
    monkeypatch.setattr("salon.cli.arena.EVERY", 0.0)
    call = [
        "arena",
        "court",
        "--bots",
        "novice,random",
        "--seed",
        "11",
        "--games",
        "6",
        "--all",
        "--lang",
        "en",
    ]
    assert main(call) == 0
    shown = seen.getvalue().split("\r")[1:]
    assert [line.split()[1] for line in shown] == [f"{n}/6" for n in range(1, 7)]
    assert "Novice" not in shown[0], "no round is whole yet"
    assert re.search(r"Novice [+-]\d+", shown[1])
    assert "±" not in shown[1], "one deal says nothing of how sure it is"
    assert re.search(r"Novice [+-]\d+ ±\d+ · ", shown[5])
    assert shown[5].startswith("█" * 20)
    assert shown[5].endswith("\n")


def test_nothing_is_shown_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "court", "--bots", "random,random", "--games", "2", "--all"]) == 0
    assert not capsys.readouterr().err
