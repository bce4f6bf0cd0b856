"""The full screen through an evening: bots, several people, coming and going, the front page."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot

from salon.cli import screen
from salon.cli.panels import HandOver, Page
from salon.cli.screen import SalonApp
from salon.cli.session import Session
from salon.cli.table import GameScreen
from salon.games import load
from salon.kernel import BadSetup, Record
from salon.lang import words
from tests.cli.terminal import (
    SMALL,
    at,
    enter,
    first_answer,
    headless,
    keep_apart,
    moves,
    seen,
    settle,
    shown,
    table,
    until,
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test meets the games of whoever runs it, nor waits to follow the bots."""
    keep_apart(tmp_path, monkeypatch)


# -- bots and the end ------------------------------------------------------------------------------


def test_a_bot_thinks_without_holding_up_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table()
    move = session.let_bot_move
    enough = threading.Event()

    def slowly() -> bool:
        enough.wait(30)
        return move()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        monkeypatch.setattr(session, "let_bot_move", slowly)
        await enter(pilot, "1")
        await pilot.press("2", "enter")
        await until(lambda: shown(game.prompt).endswith("is thinking …"))
        await pilot.press("7", "enter", "f2", "ctrl+s", "f1")  # too early: kept, or without effect
        assert game.line.value == "7"
        assert game.is_active
        assert len(moves(session)) == 2
        await pilot.press("f3")
        assert isinstance(game.app.screen, Page)
        enough.set()

    try:
        at(session, script)
    finally:
        enough.set()


def test_a_whole_game() -> None:
    session = table("you:Ana,bot:random,bot:random", seed=5)

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        while not session.over:
            await first_answer(pilot, game)
        await pilot.pause()
        result = session.play.state.result
        assert result is not None
        page = " ".join(seen(game.app).split())
        for seat, name in enumerate(session.names):
            assert f"{name} {result.scores[seat]}" + " ★ Winner" * (seat in result.winners) in page
        assert session.log(0)[-1] in page
        assert session.text(result.reason) in page
        await pilot.press("f4")
        assert isinstance(game.app.screen, Page)
        await pilot.press("escape", "q")
        await until(lambda: not game.app.is_running)

    at(session, script, (110, 30))
    assert Record.load(session.path).result == session.play.state.result


# -- several people --------------------------------------------------------------------------------


def names_in_hand(session: Session, seat: int) -> set[str]:
    state = session.play.state
    return {session.name(card) for card in state.hands[seat]}  # type: ignore[attr-defined]  # court's


def test_the_hand_over_hides_what_is_the_others() -> None:
    session = table("you:Ana,you:Ben,bot:random")

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        app = game.app
        ana, ben = names_in_hand(session, 0), names_in_hand(session, 1)
        assert isinstance(app.screen, HandOver)
        assert not any(card in seen(app) for card in ana | ben)
        await pilot.press("f1", "f2", "f4", "f5", "x", "escape")  # nothing opens but by Enter
        assert isinstance(app.screen, HandOver)
        await enter(pilot)
        assert all(card in seen(app) for card in ana)
        assert not any(card in seen(app) for card in ben - ana)
        await enter(pilot, "1")
        assert game.asked == 0  # her second secret choice
        await enter(pilot, "2")
        assert isinstance(app.screen, HandOver)
        assert "The screen is for Ben now." in seen(app)
        assert not any(card in seen(app) for card in ana | ben)
        assert game.board.sheets[1].full[1] == ["Ana", "4"]
        await enter(pilot)
        assert game.asked == 1
        assert all(card in seen(app) for card in ben)
        assert not any(card in seen(app) for card in ana - ben)
        assert "not now" not in seen(app)  # nothing tells what Ana has chosen

    at(session, script)


def test_bots_between_two_people_are_seen_as_by_a_spectator(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table("you:Ana,bot:random,you:Ben")
    viewers: list[int | None] = []

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        move = session.let_bot_move

        def watched() -> bool:
            viewers.append(game.viewer)
            return move()

        monkeypatch.setattr(session, "let_bot_move", watched)
        while len(viewers) < 5:
            if isinstance(game.app.screen, HandOver):
                await enter(pilot)
            assert game.viewer == game.asked
            await first_answer(pilot, game)

    at(session, script)
    assert viewers == [None] * len(viewers)


# -- coming and going ------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [["ctrl+q"], ["ctrl+c"], ["f10"], ["q", "enter"]])
def test_leaving_saves_and_says_how_to_go_on(
    way: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = table()
    headless(monkeypatch, "1", "enter", "4", "enter", *way)
    assert screen.play(session) == 0
    assert capsys.readouterr().out == session.say("cli.left", path=str(session.path)) + "\n"
    again = Session(session.game, Record.load(session.path), session.words, session.path)
    assert again.play.state == session.play.state
    assert again.log(0) == session.log(0)
    assert len(moves(again)) == 2


def test_leaving_while_a_bot_thinks_lets_it_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table("bot:random,bot:random,bot:random")
    move = session.let_bot_move

    def slowly() -> bool:
        time.sleep(0.3)
        return move()

    async def leave(pilot: Pilot[object]) -> None:
        await pilot.press("ctrl+q")

    run = SalonApp.run
    monkeypatch.setattr(session, "let_bot_move", slowly)
    monkeypatch.setattr(SalonApp, "run", lambda app: run(app, headless=True, auto_pilot=leave))
    assert screen.play(session) == 0
    saved = Record.load(session.path)
    assert len(saved.moves) >= 1
    assert saved.replay() == session.play.state


def test_the_menu_speaks_three_languages_and_starts_a_game() -> None:
    app = SalonApp(words("en"), None)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            for language in ("English", "Español", "日本語"):
                assert f"● {language}" in seen(app)
                await pilot.press("f2")
            await pilot.press("f2")
            assert "¿A qué quieres jugar?" in seen(app)
            await pilot.press("down", "enter")
            await settle(pilot)
            assert "Elige en secreto un personaje" in seen(app)

    asyncio.run(run())
    assert app.session is not None
    assert len(app.session.names) == load("court").seat_counts[1]
    assert [player.player for player in app.session.play.record.header.players[1:]] == ["bot:courtier"] * 2


def test_the_menu_lets_one_choose_how_strong_the_bots_are() -> None:
    app = SalonApp(words("en"), None)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            assert "Bots: Courtier (looks ahead" in seen(app)
            await pilot.press("f3")
            assert "Bots: Minister" in seen(app)
            for _ in range(3):
                await pilot.press("f3")
            assert "Bots: Novice" in seen(app)
            await pilot.press("enter")
            await settle(pilot)

    asyncio.run(run())
    assert app.session is not None
    assert {player.player for player in app.session.play.record.header.players[1:]} == {"bot:novice"}


def test_the_menu_offers_unfinished_games_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waiting = table()
    headless(monkeypatch, "enter", "5", "enter", "ctrl+q")
    assert screen.menu(words("ja")) == 0
    assert str(waiting.path) in capsys.readouterr().out
    assert len(Record.load(waiting.path).moves) == 5  # two of each bot, one of ours


def test_leaving_the_menu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    headless(monkeypatch, "escape")
    assert screen.menu(words("en")) == 0
    assert capsys.readouterr().out == ""


def test_the_pace_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert screen.pace() == 0
    monkeypatch.delenv("SALON_PACE")
    assert screen.pace() == screen.PACE
    monkeypatch.setenv("SALON_PACE", "0.25")
    assert screen.pace() == 0.25
    for bad in ("slow", "-1", "nan", "61"):
        monkeypatch.setenv("SALON_PACE", bad)
        with pytest.raises(BadSetup, match=bad):
            screen.pace()
