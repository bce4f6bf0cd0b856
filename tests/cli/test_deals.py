"""Deals at the terminal: any person may draft, offer, answer and withdraw one, with a note, in both faces."""

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
from salon.games import v1919 as conference
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from salon.kernel import BadNote, IllegalAction, Record, SalonError, UnknownName
from salon.lang import words
from tests.cli.terminal import at, enter, keep_apart, seen, settle, shown, until
from tests.marks import clause

PEOPLE = "you:Ana,you:Ben,you:Carla"
ALONE = "you:Ana,bot,bot"
NOTE = "Next turn I leave Syria to you."


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(tmp_path, monkeypatch)


def table(seats: str = PEOPLE, language: str = "en", first: int = 0) -> Session:
    """A conference at its first turn, which a given seat has."""
    game = load("v1919")
    seed = next(seed for seed in range(99) if conference.load().new(3, seed=seed).turn == first)
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
    return f"deal.nation.{NATIONS[state(session).powers[seat]]}"


@clause("v1919.ruling.negotiation.software")
def test_an_effect_is_named_while_it_is_chosen() -> None:
    session = table()
    s = state(session)
    s.table_event = next(n for n, card in enumerate(s.cards.events) if card.id == "bela_kun")
    effects = [session.name(s.vocabulary.action(f"deal.choice.{n}")) for n in (1, 2)]
    assert effects[0].startswith("Unrest in the Balkans")
    assert effects[0] != effects[1] != "Second effect"
    assert session.name(s.vocabulary.action("verb.place")) == "Place Influence"


def moves(session: Session) -> list[tuple[int, str]]:
    """What was said and done, without the things that it was about."""
    said = [(move.seat, move.action) for move in session.play.record.moves]
    return [(seat, action) for seat, action in said if action.startswith(("verb.", "term."))]


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
    """The answers that put an offer together: the one whose turn it is places nothing somewhere."""
    return [nation(session, partner), "term.not_place", "1"]


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
        (1, "term.not_place"),
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
        (["back"], "nothing to go back from"),
        (["note too early"], "A note can be given only"),
        (["deal", "nation", "note a\tb"], "U+0009"),
        (["deal", "nation", "note " + "x" * 281], "281 characters"),
        (["deal", "nation", "verb.offer"], "at least one whole term"),
        (["verb.offer"], "You are not drafting a deal."),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    typist: Typist, lines: list[str], reason: str
) -> None:
    session = table()
    with pytest.raises(SalonError) as caught:
        typist(session, *(nation(session, 1) if line == "nation" else line for line in lines))
    assert isinstance(caught.value, UnknownName | BadNote | IllegalAction)
    assert reason in session.text(caught.value.text)


def test_midway_no_deal_can_be_begun(typist: Typist) -> None:
    session = table()
    with pytest.raises(UnknownName, match="Nobody can offer"):
        typist(session, "verb.place", "1", "deal")


def test_a_note_can_be_changed_or_dropped_and_goes_with_one_offer_only(typist: Typist) -> None:
    session = table()
    again = ["note one", "note two", "note", "note three", "verb.cancel"]
    out = typist(session, "deal", *promise(session, 1), *again, "deal", *promise(session, 1), "verb.offer")
    assert "No note goes with the offer." in out
    assert out.count("“three”") == 1
    assert not any(move.note for move in session.play.record.moves)


def test_a_note_stays_while_terms_are_added_and_the_draft_is_left(typist: Typist) -> None:
    session = table()
    more = [f"note {NOTE}", *promise(session, 1)[1:], "back", "deal", "term.not_place", "2", "verb.offer"]
    typist(session, "deal", nation(session, 1), *more)
    assert [move.note for move in session.play.record.moves if move.note] == [NOTE]


def test_a_draft_shows_its_own_answers_alone(typist: Typist) -> None:
    session = table()
    out = typist(session, "deal", nation(session, 1), "term.not_place", "1").split("Ana: ")
    own, draft = out[-5], out[-1]
    assert "Place Influence\n" in own
    assert "Offer a deal" in own
    assert draft.startswith("Your deal with France so far: (1) the UK places no Influence on ")
    assert "   1  Make the offer" in draft  # and what speaks against it
    assert "Give up this draft" in draft
    assert "Place Influence\n" not in draft  # an answer of the question at hand
    assert "Issue deck" not in draft  # the board is not drawn again for each small answer


def test_an_onlookers_draft_stops_nobody(typist: Typist) -> None:
    session = table()
    out = typist(
        session, "deal Ben", nation(session, 0), "term.place", "back", "verb.place", "1", "1", "2", "1"
    )
    placed = [
        move.action for move in session.play.record.moves if move.seat == 0 and move.action != "verb.place"
    ]
    assert "deal Ben: go on with the draft" in out
    assert state(session).political
    assert len(placed) > 3
    assert state(session).talk is not None
    typist(session, "deal ben", "verb.cancel")
    assert state(session).talk is None
    assert session.person() == 0


def test_undo_inside_a_draft_leaves_the_others_undo_alone(typist: Typist) -> None:
    session = table()
    typist(session, "verb.deploy", "1")
    assert session.play.can_undo(0)
    before = session.play.undos(0)
    out = typist(session, "deal Ben", nation(session, 0), "undo", "undo")
    assert out.count("Undone.") == 2
    assert session.drafting is None
    assert state(session).talk is None
    assert session.person() == 0
    assert session.play.undos(0) == before
    typist(session, "undo")
    assert session.play.undos(0) == before - 1


def test_an_undo_brings_back_a_draft_that_was_given_up(typist: Typist) -> None:
    session = table()
    typist(session, "deal", *promise(session, 1), "verb.cancel", "undo")
    assert session.drafting == 0
    assert "so far: (1)" in session.prompt(0)


def test_a_counter_offer(typist: Typist) -> None:
    session = table()
    answer = ["verb.counter", "term.military", "deal.verb.done", "verb.offer"]
    out = typist(session, "deal Ben", *promise(session), "verb.offer", *answer, "verb.accept")
    assert moves(session)[3:] == [
        (0, "verb.counter"), (0, "term.military"), (0, "verb.offer"), (1, "verb.accept"),
    ]  # fmt: skip
    assert [term.power for term in state(session).terms] == [state(session).powers[0]] * 2
    assert "Refuse and draft a counter-offer" in out
    assert out.count("Binds this turn") == 2  # at Ana's next question, both terms


def test_a_deal_of_three(typist: Typist) -> None:
    session = table()
    lines = ["deal", nation(session, 1), nation(session, 2), "term.not_place", "1", "verb.offer"]
    out = typist(session, *lines, "verb.accept")
    assert session.person() == 2
    assert not state(session).terms
    assert "The UK offers France and the USA a deal" in out
    out = typist(session, "verb.accept")
    assert session.person() == 0
    assert len(state(session).terms) == 1


def test_one_of_three_thinks_again(typist: Typist) -> None:
    session = table()
    lines = ["deal", nation(session, 1), nation(session, 2), "term.not_place", "1", "verb.offer"]
    out = typist(session, *lines, "verb.accept", "deal Ben")
    assert "deal Ben: Refuse" in out
    assert moves(session)[-1] == (1, "verb.refuse")
    assert session.person() == 0
    assert state(session).talk is None


def test_a_promise_about_a_later_turn(typist: Typist) -> None:
    session = table()
    later = ["verb.later", "term.settle", nation(session, 0), "1", "verb.offer", "verb.accept"]
    out = typist(session, "deal", nation(session, 1), *later)
    assert "not binding, by the end of the UK’s next turn: the UK settles" in out
    assert "Word, not binding" in out
    assert state(session).terms[0].left


def test_an_offer_between_others_may_be_answered_later(typist: Typist) -> None:
    session = table()
    lines = ["deal Ben", nation(session, 2), "verb.later", "term.pass", nation(session, 1), "verb.offer"]
    out = typist(session, *lines)
    assert session.person() == 2  # an offer may lapse: it is shown before the game goes on
    assert "back (Esc): answers later" in out
    out = typist(session, "back")
    assert session.person() == 0
    assert "deal Carla: answer the offer" in out
    assert "deal Ben: Withdraw the offer" in out
    typist(session, "deal carla", "verb.accept")
    assert state(session).terms
    assert session.person() == 0


def test_an_offer_to_the_one_who_is_asked_cannot_wait(typist: Typist) -> None:
    session = table()
    with pytest.raises(UnknownName, match="the game waits for this answer"):
        typist(session, "deal Ben", *promise(session), "verb.offer", "back")


def test_a_person_is_asked_before_a_bot_plays_on(typist: Typist) -> None:
    session = table("you:Ana,bot,you:Ben", first=1)
    session.step_in("Ben", None)
    for line in (nation(session, 0), "verb.later", "term.pass", nation(session, 0), "verb.offer"):
        session.answer(session.find(line, 2), 2)
    assert session.bot_to_move() is None
    assert session.person() == 0
    typist(session, "back")  # and then the bot has its turn, in which the offer lapses
    assert any(event.text.id == "v1919.log.deal-lapsed" for event in session.play.log)


def test_offers_between_bots_stop_nobody() -> None:
    session = table("you:Ana,bot,bot")
    act, name = session.play.act, session.game.vocabulary.action
    for line in (
        "verb.propose",
        nation(session, 2),
        "verb.later",
        "term.pass",
        nation(session, 1),
        "verb.offer",
    ):
        act(name(line), 1)
    assert session.play.state.decision(2).hoped  # type: ignore[union-attr]
    assert session.bot_to_move() == 2
    assert session.person() == 0


def test_the_game_goes_on_before_a_bots_turn_unless_told_to_stop(typist: Typist) -> None:
    session = table(ALONE, first=1)
    out = typist(session)
    assert "is about to begin" not in out
    assert session.person() == 0


def test_a_pause_before_a_bots_turn_lets_a_person_offer(typist: Typist) -> None:
    session = table(ALONE, first=1)
    session.pause()
    out = typist(session, "board", "deal", *promise(session, 1), f"note {NOTE}", "verb.offer", "", "pause")
    assert moves(session)[:3] == [(0, "verb.propose"), (0, "term.not_place"), (0, "verb.offer")]
    assert moves(session)[3][0] == 1  # the bot answers it
    assert out.count("is about to begin a turn") == 2  # once for each bot
    assert "does not stop any more" in out
    assert session.person() == 0
    assert not session.pausing


def test_the_pause_is_begun_by_a_command(typist: Typist) -> None:
    session = table(ALONE)
    assert "stops now before each turn of a bot" in typist(session, "pause")
    assert session.pausing
    with pytest.raises(UnknownName, match="is not a command"):
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
        assert "Draft of a deal" in seen(game.app)
        await pilot.press("escape")
        await settle(pilot)
        assert "Your turn" in shown(game.prompt)
        assert "deal: go on with your draft" in shown(game.prompt)
        await pilot.press("escape")  # nothing to leave: no complaint
        assert not shown(game.message)
        await pilot.press("f6")
        await settle(pilot)
        assert "Choose the nation" in shown(game.prompt)
        await pilot.press("f2")
        await settle(pilot)
        assert "Your turn" in shown(game.prompt)
        assert not moves(session)

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
