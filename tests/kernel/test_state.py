"""Positions: equal to their copies, and to nothing else."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import State


def verdicts(a: object, b: object) -> tuple[bool, bool]:
    """What `==` and `!=` say: two operators, which Python does not keep in step by itself."""
    return a == b, a != b


@pytest.mark.parametrize("id", salon.games())
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
