"""Fields are written directly, and the garbage collector still knows every state."""

import gc

import pytest

import salon
from salon.kernel import Fate


@pytest.mark.parametrize("id", salon.list_games())
def test_states_are_written_directly_and_known_to_the_collector(id: str) -> None:
    state = salon.load(id).new(seed=1)
    assert vars(type(state))["__setattr__"] is object.__setattr__
    assert gc.is_tracked(state)
    assert gc.is_tracked(state.copy())


def test_a_fate_is_written_directly() -> None:
    fate = Fate.of(1)
    fate.counter = 5
    assert fate == Fate(fate.seed, 5)
    assert vars(Fate)["__setattr__"] is object.__setattr__
