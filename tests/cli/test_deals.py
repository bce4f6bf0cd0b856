"""Deals at the terminal: any person may offer one, withdraw it, and add a note, in both faces."""

from __future__ import annotations

import io
import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

from salon.cli import plain
from salon.cli.panels import HandOver
from salon.cli.session import Session
from salon.cli.setup import players
from salon.cli.table import GameScreen
from salon.games import load
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from salon.kernel import BadNote, Record, SalonError, UnknownName
from salon.lang import words
from tests.cli.terminal import at, enter, keep_apart, seen, settle, shown, until

PEOPLE = "you:Ana,you:Ben,you:Carla"
ALONE = "you:Ana,bot,bot"
NOTE = "Next turn I leave Syria to you."


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(tmp_path, monkeypatch)


def table(seats: str = PEOPLE, language: str = "en", first: int = 0) -> Session:
    """A conference at its first turn, which a given seat has."""
    game = load("v1919")
    seed = next(seed for seed in range(99) if game.new(3, seed=seed).turn == first)
    record = Record.of(game, players(seats, game, words(language)), seed)
    session = Session(game, record, words(language))
    while not any(d.aside for d in session.play.state.pending):
        decision = session.play.state.pending[0]
        session.answer(decision.legal[0], decision.seat)
    return session


def state(session: Session) -> V1919State:
    assert isinstance(session.play.state, V1919State)
    return session.play.state


def nation(session: Session, seat: int) -> str:
    return f"nation.{NATIONS[state(session).powers[seat]]}"


def moves(session: Session) -> list[tuple[int, str]]:
    return [(move.seat, move.action) for move in session.play.record.moves if "verb." in move.action]


class Typist:
    """Plays through the plain face."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, session: Session, *lines: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        plain.play(session)
        return self.capsys.readouterr().out


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capsys)


def promise(session: Session, partner: int = 0) -> list[str]:
    """The answers that put an offer together: the partner, whose turn it is, places nothing somewhere."""
    return [nation(session, partner), "verb.term_not_place", "1"]


# -- plain -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "deal", "note"), [
    ("en", "deal", "note"), ("es", "acuerdo", "nota"), ("ja", "取引", "メモ"), ("ja", "deal", "note"),
])  # fmt: skip
def test_a_person_offers_a_deal_at_the_question_of_another(
    typist: Typist, language: str, deal: str, note: str
) -> None:
    session = table(language=language)
    out = typist(session, f"{deal} ben", *promise(session), f"{note} {NOTE}", "verb.offer", "verb.accept")
    assert moves(session) == [
        (1, "verb.propose"),
        (1, "verb.term_not_place"),
        (1, "verb.offer"),
        (0, "verb.accept"),
    ]
    assert state(session).notes[0].words == NOTE
    assert [move.note for move in session.play.record.moves if move.note] == [NOTE]
    assert out.count(NOTE) >= 4  # kept, told in the log, asked, shown beside the terms
    assert Record.load(session.path).replay() == session.play.state


def test_what_others_may_do_is_told_with_the_question(typist: Typist) -> None:
    session = table()
    out = typist(session, "?")
    assert "deal Ben: Offer a deal" in out
    assert "deal Carla: Offer a deal" in out
    assert "deal Ana:" not in out  # it stands among the answers
    assert "Also: deal [PLAYER]" in out


def test_an_offer_is_withdrawn_at_the_question_of_the_other(typist: Typist) -> None:
    session = table()
    out = typist(session, "deal Ben", *promise(session), "verb.offer", "deal Ben")
    assert "deal Ben: Withdraw the offer" in out
    assert moves(session)[-1] == (1, "verb.withdraw")
    assert session.person() == 0


def test_deal_alone_is_the_deal_of_the_one_who_is_asked(typist: Typist) -> None:
    session = table()
    typist(session, "deal")
    assert moves(session) == [(0, "verb.propose")]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["deal Zoe"], "Ana, Ben and Carla"),
        (["deal Ben", "deal Ben"], "Nobody can offer or withdraw a deal now."),
        (["note too early"], "A note can be given only"),
        (["deal", "nation", "note too early"], "A note can be given only"),
        (["deal", "nation", "verb.term_not_place", "1", "note a\tb"], "U+0009"),
        (["deal", "nation", "verb.term_not_place", "1", "note " + "x" * 281], "281 letters"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    typist: Typist, lines: list[str], reason: str
) -> None:
    session = table()
    with pytest.raises(SalonError) as caught:
        typist(session, *(nation(session, 1) if line == "nation" else line for line in lines))
    assert isinstance(caught.value, UnknownName | BadNote)
    assert reason in session.text(caught.value.text)


def test_a_note_can_be_changed_or_dropped_and_goes_with_one_offer_only(typist: Typist) -> None:
    session = table()
    again = ["note one", "note two", "note", "note three", "verb.cancel"]
    out = typist(session, "deal", *promise(session, 1), *again, "deal", *promise(session, 1), "verb.offer")
    assert "No note goes with the offer." in out
    assert out.count("“three”") == 1
    assert not any(move.note for move in session.play.record.moves)
    typist(session, "verb.refuse")


def test_a_note_stays_while_terms_are_added(typist: Typist) -> None:
    session = table()
    more = [*promise(session, 1), f"note {NOTE}", "verb.term_not_place", "2", "verb.offer"]
    typist(session, "deal", *more)
    assert [move.note for move in session.play.record.moves if move.note] == [NOTE]


def test_the_game_goes_on_before_a_bots_turn_unless_told_to_stop(typist: Typist) -> None:
    session = table(ALONE, first=1)
    out = typist(session)
    assert "is about to begin" not in out
    assert session.person() == 0


def test_a_pause_before_a_bots_turn_lets_a_person_offer(typist: Typist) -> None:
    session = table(ALONE, first=1)
    session.pause()
    out = typist(session, "board", "deal", *promise(session, 1), f"note {NOTE}", "verb.offer", "", "pause")
    assert moves(session)[:3] == [(0, "verb.propose"), (0, "verb.term_not_place"), (0, "verb.offer")]
    assert moves(session)[3] == (1, "verb.refuse")  # a promise for nothing
    assert out.count("is about to begin a turn") == 2  # once for each bot
    assert "does not stop any more" in out
    assert session.person() == 0
    assert not session.pausing


def test_the_pause_is_begun_by_a_command(typist: Typist) -> None:
    session = table(ALONE)
    assert "stops now before each turn of a bot" in typist(session, "pause")
    assert session.pausing
    with pytest.raises(UnknownName, match="is no command"):
        typist(table_paused(), "frog")


def table_paused() -> Session:
    session = table(ALONE, first=1)
    session.pause()
    return session


def test_leaving_at_a_pause(typist: Typist) -> None:
    session = table_paused()
    before = len(session.play.record.moves)
    assert "--resume" in typist(session, "quit")
    assert len(session.play.record.moves) == before


# -- the full screen -------------------------------------------------------------------------------


def test_the_screen_is_handed_to_the_one_who_offers() -> None:
    session = table()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await hand_over(pilot)
        assert "deal Ben: Offer a deal" in seen(game.app)
        await enter(pilot, "deal Ben")
        await hand_over(pilot)
        assert game.asked == 1
        for line in promise(session):
            await enter(pilot, line)
        assert "note WORDS" in seen(game.app)
        await enter(pilot, f"note {NOTE}")
        assert f"This note goes with the offer: “{NOTE}”" in shown(game.message)
        await enter(pilot, "verb.offer")
        await hand_over(pilot)
        assert game.asked == 0
        assert NOTE in shown(game.prompt)
        await enter(pilot, "deal Ben")
        assert moves(session)[-1] == (1, "verb.withdraw")

    at(session, script)


async def hand_over(pilot: Pilot[None]) -> None:
    await until(lambda: isinstance(pilot.app.screen, HandOver))
    await pilot.press("enter")
    await settle(pilot)


def test_f6_at_ones_own_question() -> None:
    session = table(ALONE)

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        assert "Deal" in seen(game.app)
        await pilot.press("f6")
        await settle(pilot)
        assert moves(session) == [(0, "verb.propose")]
        await pilot.press("f6")
        assert "Nobody can offer" in shown(game.message)

    at(session, script)


@pytest.mark.parametrize("way", ["f6", "deal"])
def test_stepping_in_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    session = table(ALONE, first=1)
    move = session.let_bot_move

    thought = threading.Event()

    def when_thought() -> bool:
        assert thought.wait(10)
        if moves(session):
            return move()
        # In the middle of a placement nobody can offer a deal: the wish must outlast it.
        session.answer(session.game.vocabulary.action("verb.place"), 1)
        return True

    monkeypatch.setattr(session, "let_bot_move", when_thought)

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await until(lambda: shown(game.prompt).endswith("is thinking …"))
        if way == "f6":
            await pilot.press("f6")
        else:
            game.line.value = "deal"
            await pilot.press("enter")
        assert "as soon as the rules allow" in shown(game.message)
        thought.set()
        await settle(pilot)
        assert game.asked == 0
        assert moves(session)[-1] == (0, "verb.propose")
        assert state(session).political  # not before the placement is done

    at(session, script, settled=False)


def test_a_pause_on_the_screen() -> None:
    session = table_paused()

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        await until(lambda: "is about to begin" in shown(game.prompt))
        await pilot.press("x", "enter")  # no command: kept
        assert game.line.value == "x"
        game.line.clear()
        await pilot.press("f6")
        await settle(pilot)
        assert moves(session) == [(0, "verb.propose")]
        await enter_soon(pilot, game, nation(session, 1))
        await enter_soon(pilot, game, "verb.cancel")
        await until(lambda: "is about to begin" in shown(game.prompt))
        await pilot.press("enter")  # on to the first bot's turn, and to the stop before the second one's
        await until(lambda: any(seat == 1 for seat, _ in moves(session)) and "about" in shown(game.prompt))
        game.line.value = "pause"
        await pilot.press("enter")
        await settle(pilot)
        assert game.asked == 0
        assert not session.pausing

    at(session, script, settled=False)


async def enter_soon(pilot: Pilot[None], game: GameScreen, line: str) -> None:
    """Type a line without waiting for another question."""
    game.line.value = line
    await pilot.press("enter")
    await pilot.pause()
