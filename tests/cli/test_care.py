"""Before an answer: what speaks against it, what it costs, and a second thought where it is costly."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

import salon
from salon.cli import plain
from salon.cli.care import CONFIRM
from salon.cli.learn import LessonSession, open_session
from salon.cli.session import Session
from salon.cli.table import GameScreen
from salon.kernel import Player, Record
from salon.lang import LANGUAGES, words
from tests.cli.terminal import LARGE, SMALL, at, enter, first_answer, keep_apart, moves, shown
from tests.rules.turmoil.board import A, board, play
from tests.rules.turmoil.war_board import SCORING
from tests.test_lessons import Walk

RUSSIA = SCORING["russia"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(tmp_path, monkeypatch)


def last_round(language: str = "en") -> Session:
    """Ana's last round of a turn, and a scoring card in her hand."""
    game = salon.load("turmoil")
    record = Record.of(game, [Player("Ana", "you"), Player("Ben", "you")], 1)
    session = Session(game, record, words(language))
    session.play.state = board(turn=1, round=7, active=A, hands=((RUSSIA, 21, 34), (22, 33)))
    return session


def number(session: Session, name: str) -> int:
    return session.shown(A).index(session.game.vocabulary.action(name)) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_stands_beside_the_answer_and_why_gives_its_clause(language: str) -> None:
    session = last_round(language)
    warned = session.remark(number(session, "card.21"), A)
    assert warned.startswith("⚠ ")
    assert not session.remark(number(session, f"card.{RUSSIA}"), A).startswith("⚠")
    assert session.why("card.21", A) == f"{warned.removeprefix('⚠ ')} [turmoil.4.5.3.a]"


def test_a_costly_answer_is_given_when_it_is_given_again() -> None:
    session = last_round()
    action = session.game.vocabulary.action("card.21")
    first = session.care.hesitate(action, A)
    assert "loses the game. [turmoil.4.5.3.a] To do it all the same" in first
    assert session.care.hesitate(session.game.vocabulary.action("card.34"), A)  # another is asked about anew
    assert session.care.hesitate(action, A) == first
    assert session.care.hesitate(action, A) == ""


def test_how_often_to_ask_can_be_chosen() -> None:
    session = last_round()
    session.play.act(session.game.vocabulary.action(f"card.{RUSSIA}"), A)
    pick = session.play.state.pending[0].legal[0]
    asks = {}
    for session.care.confirm in CONFIRM:
        session.care._doubted = None
        asks[session.care.confirm] = bool(session.care.hesitate(pick, A))
    assert asks == {"always": True, "costly": bool(session.care.stakes(A)[pick].costly), "never": False}


def test_nothing_is_said_to_be_final_beside_an_undo() -> None:
    """What was answered before can be taken back; then only what follows is said."""
    session = last_round()
    there = {"paris": (1, 2), "kiel": (0, 1)}
    session.play.state = state = board(there, active=A, hands=((21, 34), (22,)))
    play(state, "21", "operations")
    session.play.act(session.game.vocabulary.action("verb.check"), A)
    assert session.play.can_undo(A)
    spoken = [session.prompt(A), *(session.remark(n, A) for n, _, _ in session.offered(A))]
    assert not any(session.say("cli.cannot-be-undone") in said for said in spoken)
    assert "Then a die is rolled for the Support Check." in spoken[0]


def test_the_plain_face_asks_again_at_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for is_terminal in (True, False):
        session = last_round()
        typed = io.StringIO("card.21\n" * 3)
        monkeypatch.setattr(typed, "isatty", lambda is_terminal=is_terminal: is_terminal, raising=False)
        monkeypatch.setattr(sys, "stdin", typed)
        monkeypatch.setattr("builtins.input", lambda _="", typed=typed: typed.readline().strip())
        assert plain._one_answer(session, A)
        told = capsys.readouterr().out
        assert ("To do it all the same" in told) is is_terminal
        assert [move.action for move in session.play.record.moves] == ["card.21"]


def test_the_screen_asks_again_and_keeps_the_line() -> None:
    session = last_round()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await enter(pilot)  # to the screen
        await enter(pilot, "card.21")
        assert "To do it all the same" in shown(game.message)
        assert game.line.value == "card.21"
        assert not moves(session)
        await enter(pilot)
        assert moves(session) == [(A, "card.21")]

    at(session, script)


def test_the_map_comes_first() -> None:
    session = last_round()
    board_in_words = plain._board(session, A)
    assert board_in_words.index("Paris") < board_in_words.index("Tracks")


# -- lessons ---------------------------------------------------------------------------------------


def lesson(game: str, language: str) -> LessonSession:
    found = salon.load(game)
    plan = found.lessons["first"]
    seats = [Player(plan.player(seat), "bot:greedy") for seat in range(plan.seats)]
    seats[plan.learner] = Player("Ana", "learn:first")
    session = open_session(found, Record.of(found, seats, plan.seed, plan.options), words(language), None)
    assert isinstance(session, LessonSession)
    return session


@pytest.mark.parametrize(("language", "size"), [("en", LARGE), ("ja", SMALL), ("es", SMALL)])
def test_a_lesson_on_the_full_screen(language: str, size: tuple[int, int]) -> None:
    """The first cards: read, stray once, do as asked; then free play with its hints."""
    session = lesson("court", language)
    walk = Walk("court", "first")

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        strayed = 0
        for card, _ in zip(walk.cards(), range(9), strict=False):
            assert game.lesson.display
            assert str(card.number) in str(game.lesson.border_title)
            whole = "".join(shown(game.lesson).split())
            assert "".join(session.text(card.text).split()) in whole
            assert game.lesson.region.bottom <= size[1]
            if not card.asked:
                assert game.reading
                walk.progress.turn_page()
                await enter(pilot)
                continue
            held = next((name for name in walk.legal() if walk.is_held(name)), None)
            if held and not strayed:
                strayed += 1
                before = len(session.play.record.moves)
                await enter(pilot, held)
                assert len(session.play.record.moves) == before
                assert shown(game.message)
                assert "-wrong" not in game.message.classes
            walk.give(walk.lesson.learner, card.asked)
            await enter(pilot, card.asked)
        assert strayed
        await enter(pilot, "free")
        assert not game.lesson.display
        assert not game.reading
        assert game.asked is not None

    at(session, script, size)


def test_after_a_lesson_the_screen_gives_hints_that_can_be_hushed() -> None:
    session = lesson("court", "en")
    session.turn_page(free=True)
    hinted = "Worth noticing"

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        for _ in range(30):
            if hinted in shown(game.prompt):
                break
            await first_answer(pilot, game)
        assert hinted in shown(game.prompt)
        await enter(pilot, "hush")
        assert shown(game.message) == session.say("cli.hushed")

    at(session, script)
