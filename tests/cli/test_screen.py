"""The full screen: answers, commands, and what is in sight at which size."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from textual.geometry import Size
from textual.pilot import Pilot

from salon.cli.panels import Page
from salon.cli.table import GameScreen
from salon.kernel import Record, Stake, Text
from tests.cli.terminal import (
    LARGE,
    SMALL,
    at,
    enter,
    first_answer,
    keep_apart,
    moves,
    seen,
    settle,
    shown,
    table,
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test meets the games of whoever runs it, nor waits to follow the bots."""
    keep_apart(tmp_path, monkeypatch)


# -- answers ---------------------------------------------------------------------------------------


def test_an_answer_by_its_number() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot, "2")
        assert moves(session) == [(0, "character.queen")]
        assert game.line.value == ""
        assert "Ana: Choose in secret a character to begin with (1 to go)." in seen(game.app)

    at(session, script)


def test_an_answer_by_its_name() -> None:
    session = table(language="es")

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot, "maestro de espías")
        assert moves(session) == [(0, "character.spymaster")]

    at(session, script)


def test_an_answer_by_arrow_keys_while_the_line_keeps_the_focus() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot)  # nothing is chosen yet, so nothing happens
        assert moves(session) == []
        await pilot.press("down", "down", "down", "up")
        assert game.line.has_focus
        await enter(pilot)
        assert moves(session) == [(0, "character.queen")]

    at(session, script)


def test_an_answer_by_a_click() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await pilot.click("#options", offset=(5, 2))
        await settle(pilot)
        assert moves(session) == [(0, "character.cardinal")]
        assert game.line.has_focus

    at(session, script)


def test_letters_go_into_the_line_wherever_the_focus_is() -> None:
    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        for widget in (game.answers.options, game.story, game.board):
            widget.focus()
            await pilot.press("k")
            assert game.line.has_focus
        assert game.line.value == "kkk"

    at(table(), script)


def test_a_mistake_is_explained_and_changes_nothing() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        before = session.play.state.snapshot()
        await enter(pilot, "99")
        assert "no answer 99" in shown(game.message)
        assert game.line.value == "99"  # to be mended …
        assert session.play.state.snapshot() == before
        await enter(pilot, "1")  # … or typed over
        assert moves(session) == [(0, "character.king")]
        assert shown(game.message) == ""

    at(session, script)


def test_what_is_not_allowed_says_why_with_the_clause() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot, "1")
        assert "King — not now (why 1)" in seen(game.app)
        why = "You have already chosen the King; choose another one. [court.setup.5]"
        for keys in (["1"], [*"why", "space", "1"], ["down"], ["down", *"why"]):
            game.note()
            game.line.clear()
            game.answers.options.highlighted = None
            await pilot.press(*keys, "enter")
            assert shown(game.message) == why
        await pilot.click("#options", offset=(5, 0))
        assert shown(game.message) == why
        assert len(moves(session)) == 1

    at(session, script)


# -- commands --------------------------------------------------------------------------------------


def test_undo() -> None:
    session = table(language="es")

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        before = session.play.state.snapshot()
        for way in ("undo", "deshacer", "f2", "ctrl+z"):
            await enter(pilot, "2")
            assert session.play.state.snapshot() != before
            await (pilot.press(way) if way in ("f2", "ctrl+z") else enter(pilot, way))
            assert session.play.state.snapshot() == before
            assert shown(game.message) == "Deshecho."
        await pilot.press("f2")
        assert shown(game.message).startswith("No hay nada que puedas deshacer")

    at(session, script)


def test_help_tells_the_rule_and_the_commands() -> None:
    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        for way in ("?", "help", "f1"):
            await (pilot.press(way) if way == "f1" else enter(pilot, way))
            page = " ".join(seen(game.app).split())
            assert "[court.setup.5]" in page
            assert "why NUMBER" in page
            await pilot.press("escape")
            assert game.is_active
            assert game.line.value == ""

    at(table(), script, SMALL)


def test_pages_to_read() -> None:
    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot, "1")
        await enter(pilot, "2")
        wanted = {"cards": "Privy Purse", "board": "Discards, last on top", "log": "— Your turn —"}
        for way, line in wanted.items():
            await enter(pilot, way)
            assert not game.is_active
            await pilot.press("end")
            assert line in seen(game.app)
            await pilot.press("q")
            assert game.is_active

    at(table(), script)


def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await pilot.click("Keys", offset=(2, 0))
        assert isinstance(game.app.screen, Page)

    at(table(), script)


def test_what_can_be_said_aside_has_its_key_and_only_then() -> None:
    """The game says it, not the name of an option; where nothing can be said there is no key for it."""
    silent = table()
    assert not silent.asides()

    async def nothing(pilot: Pilot[None], game: GameScreen) -> None:
        assert "F6" not in seen(game.app)

    at(silent, nothing)
    talking = table(id="v1919", options={"deals": True})

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        assert ("F6" in seen(game.app)) is bool(talking.asides())
        while not talking.asides():
            await enter(pilot, "1")
        assert "F6" in seen(game.app)
        talking.play.state.pending = tuple(structs.replace(d, aside=()) for d in talking.play.state.pending)
        game.look(0)
        await settle(pilot)
        assert "F6" not in seen(game.app)

    at(talking, script)


def test_saving_to_a_file(tmp_path: Path) -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot, "3")
        game.line.value = f"save {tmp_path / 'mine.json'}"
        await enter(pilot)
        assert "mine.json" in shown(game.message)
        game.line.value = f"save {tmp_path / 'mine.json' / 'no folder'}"
        await enter(pilot)
        assert "mine.json: File exists" in shown(game.message)
        await pilot.press("ctrl+s")
        assert session.path.name in shown(game.message)

    at(session, script)
    assert Record.load(tmp_path / "mine.json").to_json() == session.play.record.to_json()


def test_an_answer_stands_even_if_the_file_cannot_be_written() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        session.path = session.path / "nowhere.json"
        await enter(pilot, "3")
        assert "File exists" in shown(game.message)
        assert "(1 to go)" in shown(game.prompt)
        await enter(pilot, "1")  # now the bots go on, and nothing they do can be written either
        assert "File exists" in shown(game.message)
        assert game.asked == 0

    at(session, script)


def test_what_cannot_be_undone_says_so_before(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table()
    cardinal, cost = session.game.vocabulary.action("character.cardinal"), Text("kernel.cost.die")
    stakes = {a: Stake(final=a == cardinal, ends=False, cost=cost) for a in session.shown(0)}
    monkeypatch.setattr(session.game, "stakes", lambda *_: stakes)

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        assert "Cardinal — Then a die is rolled." in seen(game.app)
        assert seen(game.app).count("a die is rolled") == 1

    at(session, script)


# -- sizes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size"),
    [("ja", SMALL), ("es", SMALL), ("es", (110, 24)), ("ja", (100, 30)), ("en", LARGE)],
)
def test_question_answers_and_line_are_always_in_sight(language: str, size: tuple[int, int]) -> None:
    session = table("you:Ana,bot:random,bot:random,bot:random", language)

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        whole = Size(*size).region
        for _ in range(8):
            await pilot.pause()
            offered = session.offered(0)
            for part in (game.prompt, game.answers, game.line, game.story, game.query_one("Keys")):
                assert part.region.height >= 1
                assert whole.contains_region(part.region)
            assert game.answers.options.region.height >= len(offered)
            assert game.answers.options.max_scroll_y == 0
            assert game.answers.region.y == game.prompt.region.bottom
            assert game.board.region.height >= 8
            assert not game.story.region.overlaps(game.answers.region)
            assert not game.story.region.overlaps(game.board.region)
            await first_answer(pilot, game)

    at(session, script, size)


def test_the_log_is_beside_the_board_where_there_is_room() -> None:
    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        assert game.story.region.x >= game.board.region.right
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert game.story.region.y >= game.board.region.bottom

    at(table(), script)
