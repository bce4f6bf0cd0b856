"""The sampler: whole games as arrays, the same for a seed whoever plays them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import salon
from salon.adapters.sample import Batch, sample
from salon.adapters.setting import Setting
from salon.kernel import Action, BadSetup, Decision, State

KINDS = [(id, seats) for id in salon.list_games() for seats in salon.load(id).seat_counts]


@pytest.mark.parametrize(("id", "seats"), KINDS)
def test_every_row_is_a_question_of_a_whole_game(id: str, seats: int) -> None:
    setting = Setting(id, seats)
    batch = sample(id, 2, seats, seed=5)
    rows = len(batch.actions)
    assert batch.observations.shape == (rows, setting.size)
    assert batch.masks.shape == (rows, setting.actions)
    assert batch.masks[np.arange(rows), batch.actions].all()
    assert set(batch.games) == {0, 1}
    assert set(batch.seats) <= set(range(seats))
    for game in (0, 1):
        rewards = {(seat, worth) for seat, worth in zip(*of(batch, game), strict=True)}
        assert len(rewards) == len({seat for seat, _ in rewards})  # one end for each seat


def of(batch: Batch, game: int) -> tuple[list[int], list[float]]:
    here = batch.games == game
    return batch.seats[here].tolist(), batch.rewards[here].tolist()


def test_rows_are_what_the_game_says() -> None:
    """A policy that looks over the sampler's shoulder sees the same numbers."""
    setting = Setting("court", 3)
    looked: list[tuple[bytes, bytes, int]] = []

    def policy(s: State, decision: Decision, random: Random) -> Action:
        action = random.choice(decision.legal)
        looked.append((setting.encode(s, decision.seat), setting.mask_of(decision), action))
        return action

    batch = sample("court", 1, 3, seed=1, policy=policy)
    rows = zip(batch.observations, batch.masks, batch.actions, strict=True)
    assert [(row.tobytes(), mask.tobytes(), int(action)) for row, mask, action in rows] == looked


def test_a_seed_gives_the_same_batch_with_any_number_of_workers() -> None:
    alone = sample("court", 20, 2, seed=3, every=9)
    together = sample("court", 20, 2, seed=3, every=9, workers=2)
    for name in Batch._fields:
        assert np.array_equal(getattr(alone, name), getattr(together, name))
    other = sample("court", 20, 2, seed=4, every=9)
    assert alone.actions.shape != other.actions.shape or (alone.actions != other.actions).any()


def test_some_of_the_questions_are_kept() -> None:
    whole, some = sample("court", 3, 2, seed=3), sample("court", 3, 2, seed=3, every=10)
    assert len(some.actions) < len(whole.actions) / 5


def test_a_bad_table_is_refused() -> None:
    with pytest.raises(BadSetup):
        sample("court", 1, 7)
