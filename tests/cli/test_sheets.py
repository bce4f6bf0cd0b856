"""Tables on a terminal: at every width and in every language no word is broken, and nothing is left out."""

from __future__ import annotations

import re
from functools import cache

import pytest

import salon
from salon.cli.render import cell, width
from salon.cli.sheets import Sheet, plain, sheet, written
from salon.kernel import Play, Table
from salon.kernel.conformance import random_answer
from salon.kernel.fate import Fate
from salon.kernel.record import Player, Record
from salon.lang import LANGUAGES, words

WIDTHS = (80, 100, 120, 160)
NAMES = ["Ana", "Íñigo", "さくら", "Maximiliana"]
MOMENTS = (0, 40, 160)  # moves


@cache
def tables(game: str) -> list[Table]:
    """The tables of some moments of a random game, as everybody and as a player sees them."""
    loaded = salon.load(game)
    seats = loaded.seat_counts[-1]
    play = Play.begin(Record.of(loaded, [Player(f"P{n}", "you") for n in range(seats)], 7), loaded)
    chance = Fate.of(7).fork()
    found: list[Table] = []
    for moment in MOMENTS:
        while len(play.record.moves) < moment and play.state.result is None:
            decision, action = random_answer(play.state.pending, chance)
            play.act(action, decision.seat)
        found += [table for seat in (None, 0) for table in loaded.tables(play.state, seat)]
    return found


def letters(text: str) -> str:
    """What is read, whatever the lines."""
    return re.sub(r"[\s─]", "", text)


@pytest.mark.parametrize("screen", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", salon.list_games())
def test_no_word_is_broken(game: str, language: str, screen: int) -> None:
    speaker = words(language)
    for room in (screen - 2, screen * 6 // 10 - 3):  # alone, and on the board beside the log
        for table in tables(game):
            found = written(sheet(table, speaker, NAMES), room)
            lines = [*found.heads, *found.rule, *found.body]
            assert max(map(width, lines)) <= room
            read = set(re.split(r"[\s─]+", "\n".join(lines)))
            headings = table.columns[0 if found.heads else 1 :]  # a list has no heading over its rows
            for value in (*headings, *(value for row in table.rows for value in row)):
                spelt = [cell(value, speaker, NAMES, brief=brief) for brief in (False, True)]
                # Every word of it stands whole somewhere, in its long form or in its short one.
                assert any(whole(text, read, lines) for text in spelt), (spelt, lines)


def whole(text: str, read: set[str], lines: list[str]) -> bool:
    if re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", text):
        return all(any(run in line for line in lines) for run in re.findall(r"[\u30a1-\u30faー]+", text))
    return all(any(word in seen for seen in read) for word in re.split(r"[\s/]+", text) if word)


def test_names_are_short_where_space_is_short() -> None:
    grid = [["Space", "Stability"], ["Brittany/Normandy", "3"]]
    short = [["Space", "Stab."], ["Britt./Norm.", "3"]]
    wide, narrow = (written(Sheet("", grid, short), room) for room in (28, 19))
    assert (wide.heads, wide.body) == (["Space              Stability"], ["Brittany/Normandy  3"])
    assert (narrow.heads, narrow.body) == (["Space         Stab."], ["Britt./Norm.  3"])


def test_rows_are_lists_where_not_even_the_longest_words_fit() -> None:
    grid = [["Space", "Stability"], ["Constantinople", "3"]]
    found = written(Sheet("", grid, grid), 16)
    assert found == ([], [], ["Constantinople", "  Stability 3"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", salon.list_games())
def test_a_pipe_has_room_for_all(game: str, language: str) -> None:
    speaker = words(language)
    said = letters(plain(tables(game), speaker, NAMES))
    for table in tables(game):
        for value in (value for row in table.rows for value in row):
            assert letters(cell(value, speaker, NAMES)) in said
