"""Games by the thousand, as NumPy arrays.

>>> import salon
>>> batch = sample(salon.list_games()[0], games=2, seed=7, every=8)
>>> batch.observations.shape[0] == len(batch.actions) == len(batch.rewards)
True
>>> bool(batch.masks[range(len(batch.actions)), batch.actions].all())
True
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple, TypeAlias

from salon.adapters import missing
from salon.adapters.setting import Setting
from salon.kernel import Action, Decision, State, Value

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

Policy: TypeAlias = Callable[[State, Decision, Random], Action]


class Batch(NamedTuple):
    """Positions and what was answered, a row each. `rewards` is what the end was worth to who answered."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int16]
    seats: NDArray[np.int8]
    games: NDArray[np.int32]  # the number of the game, from 0
    rewards: NDArray[np.float32]


class Sampler:
    """Plays games one after the other; rows grow in buffers that are used again.

    `every` keeps one question in so many, the first of a game by lot: neighbours are much alike, and writing
    them all takes longer than playing. The state that a policy is given is the whole truth: one that is to
    play fairly looks at `setting.encode(s, decision.seat)`, or asks for `s.determinize`.
    """

    def __init__(self, setting: Setting, seed: int = 0, every: int = 1, policy: Policy | None = None) -> None:
        self.setting = setting
        self.random = Random(seed)
        self.every = every
        self.policy = policy

    def play(self, games: int) -> Batch:
        """Some games, to their ends."""
        setting, policy, every = self.setting, self.policy, self.every
        encode, mask_of, random = setting.encode, setting.mask_of, self.random.random
        seen, masks = bytearray(), bytearray()
        actions: list[int] = []
        seats: list[int] = []
        numbers: list[int] = []
        rewards: list[float] = []
        for number in range(games):
            s = setting.new(self.random.getrandbits(128))
            left = int(random() * every)
            first = len(actions)
            while s.result is None:
                pending = s.pending
                decision = pending[0] if len(pending) == 1 else s.awaited()[0]
                legal = decision.legal or decision.hoped
                if policy is None:
                    action = legal[int(random() * len(legal))]
                else:
                    action = policy(s, decision, self.random)
                if left:
                    left -= 1
                else:
                    left = every - 1
                    seen += encode(s, decision.seat)
                    masks += mask_of(decision)
                    actions.append(action)
                    seats.append(decision.seat)
                s.apply(action, decision.seat)
            worth = setting.rewards(s.result)
            rewards += [worth[seat] for seat in seats[first:]]
            numbers += [number] * (len(actions) - first)
        rows = len(actions)
        return Batch(
            np.frombuffer(seen, np.uint8).reshape(rows, setting.size),
            np.frombuffer(masks, np.uint8).reshape(rows, setting.actions),
            np.array(actions, np.int16),
            np.array(seats, np.int8),
            np.array(numbers, np.int32),
            np.array(rewards, np.float32),
        )


CHUNK = 16  # games that one process plays at a time


def sample(
    game: str,
    games: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    seed: int = 0,
    every: int = 1,
    workers: int = 1,
    policy: Policy | None = None,
) -> Batch:
    """Games of a table as one batch: the same for a seed, whatever the number of workers.

    With several workers a policy must be a function of a module, so that it can be sent to them.
    """
    Setting(game, seats, options)  # refuse a bad table before the work starts
    chunks = [
        (game, seats, dict(options or {}), seed * 2**32 + first, every, min(CHUNK, games - first), policy)
        for first in range(0, games, CHUNK)
    ]
    if workers == 1 or len(chunks) == 1:
        return _joined(list(map(_play, chunks)))
    with ProcessPoolExecutor(min(workers, os.cpu_count() or 1)) as pool:
        return _joined(list(pool.map(_play, chunks)))


_Chunk: TypeAlias = "tuple[str, int | None, dict[str, Value], int, int, int, Policy | None]"


def _play(chunk: _Chunk) -> Batch:
    game, seats, options, seed, every, games, policy = chunk
    return Sampler(Setting(game, seats, options), seed, every, policy).play(games)


def _joined(batches: list[Batch]) -> Batch:
    """One batch of several; games are numbered on."""
    games = [batch.games + CHUNK * number for number, batch in enumerate(batches)]
    columns = [np.concatenate(column) for column in zip(*batches, strict=True)]
    observations, masks, actions, seats, _, rewards = columns
    return Batch(observations, masks, actions, seats, np.concatenate(games), rewards)
