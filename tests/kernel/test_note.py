"""Notes: plain text of some length; all else is refused with a reason."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import BadNote, BadRecord, Record, State, check_note
from salon.kernel.note import LONGEST
from salon.lang import LANGUAGES, words


@pytest.mark.parametrize(
    "note",
    [
        "x",
        "x" * LONGEST,
        "¿Y Siria?",
        "次の手番で",
        "Quoi\u202f?",
        "a\u2065b",
        "a\u206ab",
        'a "b" \\ c',
        "\U0001f468‍\U0001f469",
    ],
)
def test_plain_text_is_a_note(note: str) -> None:
    check_note(note)


@pytest.mark.parametrize(
    "note",
    [
        "a\nb",
        "\x1b[2J",
        "\x00",
        "\x7f",
        "\x85",
        "a\u2028b",
        "\u202aabc",
        "\u202eabc",
        "\u2066abc",
        "\u2069abc",
        "\ud800",
    ],
)
def test_what_would_not_stay_in_its_line_is_refused(note: str) -> None:
    with pytest.raises(BadNote) as caught:
        check_note(note)
    assert caught.value.text.id == "kernel.note-control"
    told = {words(language).say(caught.value.text) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("U+" in line for line in told)


def test_a_long_note_is_refused_with_both_numbers() -> None:
    with pytest.raises(BadNote, match="281 characters; expected at most 280"):
        check_note("x" * 281)


def noted_state() -> State:
    s: State = salon.load("v1919").new(3, seed=3)
    while not s.pending[0].aside:
        s.apply(s.pending[0].legal[0])
    while not s.pending[0].noted:
        s.apply(s.pending[0].aside[0])
    return s


def test_a_bad_note_changes_nothing() -> None:
    s = noted_state()
    before = s.snapshot()
    for note in ("x" * 281, "a\tb"):
        with pytest.raises(BadNote):
            s.apply(s.pending[0].noted[0], note=note)
    assert (s.snapshot(), s.note) == (before, "")


def test_a_note_is_of_its_move_alone() -> None:
    s = noted_state()
    s.apply(s.pending[0].noted[0], note="peace")
    assert s.note == ""


def test_a_record_with_a_bad_note_is_refused() -> None:
    game = salon.load("v1919")
    record = Record.of(game, ["Ana", "Ben", "Carla"], seed=3)
    s: State = record.replay()
    name = game.vocabulary.name
    while not s.pending[0].noted:
        decision = s.pending[0]
        action = (*decision.aside, *decision.legal)[0]
        record.add(decision.seat, name(action))
        s.apply(action, decision.seat)
    record.add(s.pending[0].seat, name(s.pending[0].noted[0]), "a\x1bb")
    with pytest.raises(BadRecord, match=f"Move {len(record.moves)} cannot be read") as caught:
        Record.from_json(record.to_json()).replay()
    assert caught.value.position == len(record.moves)
