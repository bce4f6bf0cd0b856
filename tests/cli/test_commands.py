"""The commands, as a user types them: what they print, and what they say to bad input."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from salon.cli import main
from salon.games import load
from salon.kernel import Record

BAD_INPUT = 2


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test, and English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("SALON_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str, typed: str = "", monkeypatch: pytest.MonkeyPatch | None = None) -> int:
    if monkeypatch is not None:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


class Game:
    """Plays through `--plain`, reading the questions as a script would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, typed: str, *arguments: str) -> int:
        return run("play", *arguments, typed=typed, monkeypatch=self.monkeypatch)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Game:
    return Game(monkeypatch)


def script_of(seed: int, seats: str, home: Path, play: Game) -> str:
    """A list of answers that plays a game to its end: legal ones, found by asking the engine."""
    from salon.cli.session import Session
    from salon.cli.setup import players
    from salon.games import load
    from salon.lang import words

    game = load("court")
    session = Session(
        game, Record.of(game, players(seats, game, words("en")), seed), words("en"), home / "scout.json"
    )
    typed: list[str] = []
    while not session.over:
        while session.let_bot_move():
            pass
        seat = session.person()
        if seat is None:
            continue
        number = next(n for n, _, allowed in session.offered(seat) if allowed)
        typed.append(str(number))
        session.answer(session.find(str(number), seat), seat)
    return "\n".join(typed) + "\n"


@pytest.mark.parametrize("seats", ["you,bot:random,bot:random", "you,you,bot:random", "you,bot:random"])
@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_scripted_answers_play_to_the_end(
    seats: str, language: str, home: Path, play: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = script_of(1, seats, home, play)
    code = play(
        typed, "court", "--plain", "--seed", "1", "--seats", seats, "--save", "g.json", "--lang", language
    )
    assert code == 0
    record = Record.load(home / "g.json")
    assert record.result is not None
    out = capsys.readouterr().out
    assert {"en": "point", "es": "punto", "ja": "点"}[language] in out
    assert run("verify", "g.json") == 0
    assert "genuine" in capsys.readouterr().out


def test_verify_says_where_a_copy_is_not_genuine(
    home: Path, play: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    play("1\n2\n", "court", "--plain", "--seed", "1", "--seats", "you,bot:random", "--save", "g.json")
    data = (home / "g.json").read_bytes()
    place = data.index(b"character.king")
    (home / "bad.json").write_bytes(data[:place] + b"C" + data[place + 1 :])
    capsys.readouterr()
    assert run("verify", "bad.json") == BAD_INPUT
    assert capsys.readouterr().err == "salon: Move 3 is not as it was recorded.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "There is no game chess; expected one of: court, turmoil, v1919."),
        (["play", "court", "--seats", "you,bot,bot,bot,bot"], "expected one of: 2, 3, 4"),
        (["play", "court", "--seats", "you,frog"], "“frog” is not a seat; expected you"),
        (["play", "court", "--seats", "you,bot:deep"], "no bot deep; expected one of: novice, courtier"),
        (["play", "court", "--seed", "yes"], "yes is not a seed; expected a whole number"),
        (["play", "court", "--option", "marquis"], "expected NAME=VALUE"),
        (["play", "court", "--option", "duke=on"], "no option duke; expected one of: marquis"),
        (["play", "court", "--option", "marquis=on"], "for tables with this many seats only: 2"),
        (["play", "court", "--cards", "nowhere"], "nowhere cannot be read"),
        (["play", "--resume"], "no unfinished game"),
        (["play", "--resume", "nothing.json"], "nothing.json: No such file"),
        (["verify", "."], "Is a directory"),
        (["replay", "nothing.json"], "nothing.json: No such file"),
        (["rules", "court", "court.pope.1"], "court has no rule court.pope.1"),
        (["rules", "go"], "There is no game go"),
        (["cards", "check", "nowhere"], "cannot be read"),
        (["fuzz", "court", "--seats", "9"], "expected one of: 2, 3, 4"),
        (["fuzz", "court", "--games", "0"], "--games cannot be 0; expected a whole number of at least 1"),
        (["fuzz", "court", "--games", "many"], "many"),
        (["dance"], "dance"),
        ([], "COMMAND"),
        (["play", "--lang", "fr"], "There is no language fr; expected one of: en, es, ja."),
    ],
)
def test_bad_input_is_answered_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == BAD_INPUT
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.startswith("salon: ")
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize("answer", ["99", "0", "pope", "card.king.3", "seat.1", "why 99"])
def test_an_illegal_answer_from_a_pipe_stops_and_loses_nothing(
    answer: str, home: Path, play: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["court", "--plain", "--seed", "1", "--seats", "you,bot:random", "--save", "g.json"]
    assert play(f"1\n{answer}\n2\n", *arguments) == BAD_INPUT
    assert capsys.readouterr().err.startswith("salon: ")
    assert [move.seat for move in Record.load(home / "g.json").moves].count(0) == 1
    assert play("2\n", "--plain", "--resume", "g.json") == 0
    assert [move.seat for move in Record.load(home / "g.json").moves].count(0) == 2


def test_a_truncated_record_is_refused(home: Path, play: Game, capsys: pytest.CaptureFixture[str]) -> None:
    play("1\n", "court", "--plain", "--seats", "you,bot:random", "--save", "g.json")
    whole = (home / "g.json").read_bytes()
    (home / "g.json").write_bytes(whole[:-20])
    capsys.readouterr()
    for command in (["verify", "g.json"], ["replay", "g.json"], ["play", "--resume", "g.json"]):
        assert run(*command) == BAD_INPUT
        assert "this is not a complete record" in capsys.readouterr().err


def test_commands_at_the_table(play: Game, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "1\n?\nwhy 1\nundo\n2\nlog\nboard\ncards\nsave other.json\nquit\n"
    assert play(typed, "court", "--plain", "--seed", "1", "--seats", "you:Ana,bot:random,bot:random") == 0
    out = capsys.readouterr().out
    assert "[court.setup.5]" in out
    assert "You have already chosen the King" in out
    assert "Undone." in out
    assert "Masked Ball: Choose another player" in out
    assert Record.load(home / "other.json").moves[-1].action == "character.queen"


def test_commands_in_the_players_language(play: Game, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "1\nporqué 1\ndeshacer\nReina\nsalir\n"
    assert (
        play(typed, "court", "--plain", "--seed", "1", "--seats", "you:Ana,bot:random", "--lang", "es") == 0
    )
    out = capsys.readouterr().out
    assert "Ya has elegido al Rey" in out
    assert "Deshecho." in out


def test_resume_takes_up_the_last_game(play: Game, capsys: pytest.CaptureFixture[str]) -> None:
    play("1\n", "court", "--plain", "--seed", "1", "--seats", "you,bot:random")
    assert "--resume" in capsys.readouterr().out
    assert play("2\n", "--plain", "--resume") == 0
    assert "Choose in secret a character to begin with (1 to go)." in capsys.readouterr().out


def test_the_menu_lists_games_and_unfinished_ones(
    play: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("1\nquit\n") == 0
    assert "Versailles (court)" in capsys.readouterr().out
    assert play("1\nquit\n") == 0
    assert "Go on with court-" in capsys.readouterr().out
    assert play("77\n") == BAD_INPUT


def test_nobody_reads_anothers_cards_in_the_log(
    play: Game, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people in a pipe: what is told between them is what everyone may know."""
    typed = script_of(3, "you:Ana,you:Ben,bot:random", home, play)
    play(typed, "court", "--plain", "--seed", "3", "--seats", "you:Ana,you:Ben,bot:random")
    shown = re.sub(r"Since your last turn:.*?\n\n", "", capsys.readouterr().out, flags=re.DOTALL)  # one's own
    story = [line for line in shown.splitlines() if " draws " in line or " puts " in line]
    assert story
    assert not [line for line in story if "card" not in line and "favor marker" not in line]


def test_replay_tells_the_story_to_any_moment(
    play: Game, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = script_of(1, "you:Ana,bot:random", home, play)
    play(typed, "court", "--plain", "--seed", "1", "--seats", "you:Ana,bot:random", "--save", "g.json")
    capsys.readouterr()
    assert run("replay", "g.json", "--at", "10", "--seat", "1") == 0
    told = capsys.readouterr().out
    assert "Ana begins with" in told
    assert run("replay", "g.json", "--lang", "ja") == 0
    assert "勝利" in capsys.readouterr().out
    assert run("replay", "g.json", "--at", "9999") == BAD_INPUT
    assert run("replay", "g.json", "--seat", "3") == BAD_INPUT


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_rules_and_cards_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "court", "--lang", language) == 0
    assert capsys.readouterr().out.count("court.") > 170
    assert run("rules", "court", "king.2", "--lang", language) == 0
    assert "court.ruling.king.self" in capsys.readouterr().out
    assert run("rules", "court", "court.action.ball", "--lang", language) == 0
    assert run("rules", "court", "ruling.king.self", "--lang", language) == 0
    assert run("cards", "list", "court", "--lang", language) == 0
    assert capsys.readouterr().out.count("[character.") == 7
    assert run("cards", "list", "v1919", "--lang", language) == 0
    assert capsys.readouterr().out.count("[event.") == 46
    assert run("rules", "v1919", "--lang", language) == 0
    assert capsys.readouterr().out.count("v1919.") > 500


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_help_is_in_the_users_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help", "--lang", language) == 0
    first = capsys.readouterr().out
    assert {"en": "usage:", "es": "uso:", "ja": "使い方："}[language] in first
    assert run("play", "--help", "--lang", language) == 0
    assert "--seats" in capsys.readouterr().out


def test_fuzz_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run("fuzz", "court", "--games", "20", "--seats", "2", "--jobs", "1", "--option", "marquis=off") == 0
    )
    assert "20 games of court with 2 seats" in capsys.readouterr().out


def test_fuzz_writes_a_failing_game_down(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from salon.games.court.state import CourtState

    honest = CourtState.use_favor

    def forgetful(self: CourtState) -> None:
        honest(self)
        if max(self.markers) >= 3:
            self.deck.pop()

    monkeypatch.setattr(CourtState, "use_favor", forgetful)
    assert run("fuzz", "court", "--games", "3", "--seats", "3", "--jobs", "1", "--out", "found") == 1
    said = capsys.readouterr().out
    assert "each of the 96 cards is in one place" in said
    assert "salon replay found/court-fuzz-0.json" in said
    assert "salon fuzz court --games 1 --seed 0 --seats 3" in said
    assert Record.load(home / "found" / "court-fuzz-0.json").moves


@pytest.mark.parametrize("sign", ["\x1b[2J\x1b]0;title\x07", "\x9b31m", "\u202e", "\n", "\r"])
def test_a_name_in_a_record_does_not_steer_the_terminal(
    sign: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.of(load("court"), [f"An{sign}a", "Ben", "Carla"], seed=7)
    file = tmp_path / "game.json"
    file.write_bytes(record.to_json())
    assert main(["replay", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"An{sign}a" not in told
    assert f"An{sign.encode('unicode_escape').decode()}a" in told
    assert set(filter(str.isprintable, told)) | {"\n"} == set(told) | {"\n"}


def test_nor_does_the_name_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "\x1b[2Jgame.json", "--lang", "en"]) == BAD_INPUT
    assert "\\x1b[2Jgame.json: No such file" in capsys.readouterr().err
