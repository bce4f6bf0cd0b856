"""Play: the log, the record and undo live beside the state."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import CannotUndo, IllegalAction, Play, Record


def begin() -> Play:
    return Play.begin(Record.of(salon.load("court"), ["Ana", "Ben", "Carla"], seed=2))


def test_undo_goes_back_answer_by_answer() -> None:
    play = begin()
    start = play.state.copy()
    play.act(0, 0)
    play.act(1, 0)
    play.undo(0)
    play.undo(0)
    assert play.state == start
    assert not play.record.moves
    assert not play.can_undo(0)


def test_nobody_undoes_for_another() -> None:
    play = begin()
    play.act(0, 0)
    with pytest.raises(CannotUndo):
        play.undo(1)


def test_another_answer_ends_the_right_to_undo() -> None:
    play = begin()
    play.act(0, 0)
    play.act(0, 1)
    assert not play.can_undo(0)
    play.undo(1)
    assert len(play.record.moves) == 1


def test_undo_stops_where_cards_have_been_seen() -> None:
    play = begin()
    for seat in (0, 1, 2):
        play.act(0, seat)
        play.act(1, seat)  # the last one reveals the favourites and deals the first cards
    with pytest.raises(CannotUndo):
        play.undo(2)
    assert play.state.reveals


def test_after_undo_the_state_tells_again_what_happens() -> None:
    play = begin()
    for seat in (0, 1, 2):
        play.act(0, seat)
        play.act(1, seat)
    seat = play.state.pending[0].seat
    play.act(0, seat)
    first = play.act(play.state.pending[0].legal[0], seat)
    play.undo(seat)
    assert play.act(play.state.pending[0].legal[0], seat) == first
    assert first


def test_a_refused_answer_leaves_no_trace() -> None:
    play = begin()
    before, log = play.state.copy(), list(play.log)
    with pytest.raises(IllegalAction):
        play.act(20, 0)
    assert (play.state, play.log, play.record.moves) == (before, log, [])
