"""Positions: equal to their copies, and to nothing else."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import IllegalAction, Script, State, UnknownName


def verdicts(a: object, b: object) -> tuple[bool, bool]:
    """What `==` and `!=` say: two operators, which Python does not keep in step by itself."""
    return a == b, a != b


@pytest.mark.parametrize("id", salon.list_games())
def test_a_position_equals_its_copy_and_does_not_differ_from_it(id: str) -> None:
    s: State = salon.load(id).new(seed=1)
    twin = s.copy()
    assert verdicts(s, twin) == (True, False)
    twin.apply(twin.pending[0].legal[0], twin.pending[0].seat)
    assert verdicts(s, twin) == (False, True)


def test_a_position_equals_nothing_of_another_kind() -> None:
    s: State = salon.load("court").new(seed=1)
    other: State = salon.load("turmoil").new(seed=1)
    for stranger in (other, None, s.snapshot()):
        assert verdicts(s, stranger) == (False, True)


def test_a_position_is_no_key() -> None:
    """It changes, so it cannot be looked up by what it was."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(salon.load("court").new(seed=1))


def test_a_position_with_a_scripted_fate_is_saved_and_read_back() -> None:
    game = salon.load("court")
    s = game.new(3, seed=1)
    s.fate = Script.of_outcomes(1, 0)
    again = game.restore(s.snapshot())
    assert again == s
    assert again.fate == Script.of_outcomes(1, 0)


def test_a_script_shuffles_by_its_outcomes_one_after_the_other() -> None:
    items = ["a", "b", "c", "d"]
    fate = Script.of_outcomes(0, 1, 0)
    fate.shuffle(items)
    assert (items, fate.counter) == (["c", "d", "b", "a"], 3)


def test_asked_why_not_of_what_may_be_answered_it_says_so() -> None:
    s: State = salon.load("v1919").new(3, seed=3)
    while not s.pending[0].aside:
        s.apply(s.pending[0].legal[0])
    decision = s.pending[0]
    for action in (decision.legal[0], decision.aside[0]):
        assert s.why_not(action, decision.seat).text.id == "kernel.it-is-legal"


def test_a_note_may_not_go_with_a_plain_answer() -> None:
    s: State = salon.load("court").new(3, seed=1)
    before = s.copy()
    with pytest.raises(IllegalAction) as caught:
        s.apply(s.pending[0].legal[0], note="peace")
    assert caught.value.text.id == "kernel.no-note"
    assert s == before


def test_at_most_three_names_are_proposed() -> None:
    with pytest.raises(UnknownName) as caught:
        salon.load("court").vocabulary.action("card.king.")
    assert len(str(caught.value.text.args["near"]).split(", ")) == 3
    with pytest.raises(UnknownName) as caught:
        salon.load("court").vocabulary.action("?")
    assert caught.value.text.args["near"] == "character.king, character.queen, character.cardinal"


def test_a_number_outside_the_vocabulary_is_no_answer() -> None:
    s: State = salon.load("court").new(3, seed=1)
    for number in (-1, len(s.vocabulary)):
        assert s.why_not(number, 0).text.id == "kernel.no-such-action"
    assert s.why_not(len(s.vocabulary) - 1, 0).text.id != "kernel.no-such-action"
