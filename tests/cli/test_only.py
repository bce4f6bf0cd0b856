"""A question with one answer is answered by itself at a terminal with one person, unless it is to ask all."""

from __future__ import annotations

from textual.pilot import Pilot

import salon
from salon.cli.session import Session
from salon.cli.table import GameScreen
from salon.kernel import Player, Record
from salon.lang import words
from tests.cli.terminal import at, seen


def session(seed: int, *who: str) -> Session:
    game = salon.load("turmoil")
    seats = [Player(f"P{n}", player) for n, player in enumerate(who)]
    return Session(game, Record.of(game, seats, seed), words("en"))


def seed_without_choice() -> int:
    game = salon.load("turmoil")
    found = (game.new(seats=2, seed=seed).decision(0) for seed in range(50))
    return next(seed for seed, decision in enumerate(found) if decision and decision.only)


def test_the_screen_gives_the_one_answer_and_says_so() -> None:
    table = session(seed_without_choice(), "you", "bot:random")

    async def script(pilot: Pilot[None], game: GameScreen) -> None:
        assert "Nothing else was possible: “No”." in " ".join(seen(game.app).split())
        assert game.asked == 0
        decision = game.session.play.state.decision(0)
        assert decision is not None
        assert decision.prompt.id == "turmoil.ask.set-up"  # the next question

    at(table, script)
    # The bot's answer and the one given for the person are in the record, like any others.
    assert [move.action for move in table.play.record.moves if move.seat == 0][:1] == ["verb.no"]


def test_what_was_taken_back_is_asked() -> None:
    table = session(seed_without_choice(), "you", "bot:random")
    assert table.answer_only(0).startswith("Nothing else was possible")
    table.undo(0)
    assert table.answer_only(0) == ""
    table.answer(table.play.state.pending[0].legal[0], 0)
    assert [move.action for move in table.play.record.moves] == ["verb.no"]


def test_with_two_people_or_by_wish_everything_is_asked() -> None:
    seed = seed_without_choice()
    both, asked = session(seed, "you", "you"), session(seed, "you", "bot:random")
    asked.asks_all = True
    for table in (both, asked):
        assert table.answer_only(0) == ""
        assert not table.play.record.moves


def test_a_question_with_a_choice_is_asked() -> None:
    game = salon.load("court")
    table = Session(game, Record.of(game, [Player("P", "you"), Player("B", "bot:random")], 1), words("en"))
    assert table.answer_only(0) == ""
