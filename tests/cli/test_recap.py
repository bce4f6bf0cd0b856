"""The log at the terminal: merged lines that stay right, and what happened since one's last turn."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import salon
from salon.cli.recap import Tale, recap, told
from salon.cli.session import Session
from salon.kernel import Player, Record
from salon.lang import LANGUAGES, words


def session(game: str, seats: int, language: str, folder: Path) -> Session:
    rules = salon.load(game)
    players = [Player("Ana", "you"), *(Player(f"Bot {n}", "bot:random") for n in range(2, seats + 1))]
    return Session(rules, Record.of(rules, players, 3), words(language), folder / f"{game}.json")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("court", 3), ("turmoil", 2), ("v1919", 3)])
def test_a_tale_that_grows_is_the_tale_told_whole(
    game: str, seats: int, language: str, tmp_path: Path
) -> None:
    table, tale, chance = session(game, seats, language, tmp_path), Tale(), random.Random(4)
    recaps = merged = 0
    for _ in range(120):
        while table.let_bot_move():
            pass
        seat = table.person()
        if seat is None or table.over:
            break
        decision = table.play.state.decision(seat)
        assert decision is not None
        lines = recap(table, seat)
        assert len(lines) <= 9  # what it is, seven lines, and how many more
        recaps += bool(lines)
        if table.play.can_undo(seat) and chance.random() < 0.2:
            table.undo(seat)
        else:
            table.answer(chance.choice(decision.legal), seat)
        assert tale.tell(table, seat) == told(table, seat)
        merged = len(table.play.log) - len(told(table, seat))
    assert recaps > 3
    assert merged > 3  # several facts in one line


def test_a_look_back_is_gone_with_the_next_answer(tmp_path: Path) -> None:
    table = session("court", 3, "en", tmp_path)
    found: list[str] = []
    while not found:
        while table.let_bot_move():
            pass
        decision = table.play.state.decision(0)
        assert decision is not None
        found = [line for line in recap(table, 0) if line.startswith("Bot")]
        answered = decision.legal[0]
        table.answer(answered, 0)
    assert not [line for line in recap(table, 0) if line in found]


def test_where_rows_are_dear_it_has_three_lines(tmp_path: Path) -> None:
    table, chance = session("v1919", 3, "en", tmp_path), random.Random(1)
    while True:
        while table.let_bot_move():
            pass
        whole = recap(table, 0)
        if len(whole) > 6:
            break
        decision = table.play.state.decision(0)
        assert decision is not None
        table.answer(chance.choice(decision.legal), 0)
    first, *few, more = recap(table, 0, 3)
    assert (first, len(few)) == ("Since your last turn:", 3)
    assert "smaller changes" in more
