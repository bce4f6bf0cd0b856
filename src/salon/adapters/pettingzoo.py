"""The games as PettingZoo environments: agents act in turn, with action masks.

>>> import salon
>>> e = env(salon.list_games()[0])
>>> e.reset(seed=7)
>>> for agent in e.agent_iter():
...     observation, reward, terminated, truncated, _ = e.last()
...     over = terminated or truncated
...     e.step(None if over else e.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, cast

from salon.adapters import missing
from salon.adapters.setting import Setting, asked
from salon.kernel import Game, State, Value

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ModuleNotFoundError as error:
    raise missing(error) from None

Numbers: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, "Numbers | Mask | dict[str, Numbers]"]
Env: TypeAlias = "AECEnv[str, Observation, int | None]"
Form: TypeAlias = Literal["flat", "dict"]

ILLEGAL = -1  # the reward of who gives an answer that is not allowed: the game ends, as in other environments


def env(
    game: str | Game[State],
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    form: Form = "flat",
    render_mode: str | None = None,
) -> Env:
    """A game as an environment. An answer that the mask forbids ends it, and its giver loses.

    With `form="flat"` the numbers are one row; with "dict", a row for each block of `Game.encoder`.
    """
    found: Env = SalonEnv(game, seats, options, form=form, render_mode=render_mode)
    found = TerminateIllegalWrapper(found, illegal_reward=ILLEGAL)
    found = AssertOutOfBoundsWrapper(found)
    return OrderEnforcingWrapper(found)


class SalonEnv(AECEnv[str, Observation, "int | None"]):
    """The environment itself: an illegal answer raises `IllegalAction`."""

    def __init__(
        self,
        game: str | Game[State],
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        form: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = setting = Setting(game, seats, options)
        self.form = form
        self.render_mode = render_mode
        self.metadata = {
            "name": f"salon_{setting.game.id}_v{setting.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = {agent: spaces.Discrete(setting.actions) for agent in self.possible_agents}
        self._actions = cast("dict[str, spaces.Space[int | None]]", actions)
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._state: State | None = None

    def _space(self) -> spaces.Space[Observation]:
        blocks = [(block.name, _box(block.shape)) for block in self.setting.blocks]
        seen = _box((self.setting.size,)) if self.form == "flat" else spaces.Dict(blocks)
        mask = spaces.Box(0, 1, (self.setting.actions,), np.int8)
        found = spaces.Dict([("observation", seen), ("action_mask", mask)])
        return cast("spaces.Space[Observation]", found)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        return self._actions[agent]

    @property
    def game_state(self) -> State:
        """The whole truth: for looking into, and for copies to search on."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._state = self.setting.new(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[asked(self._state).seat]

    def observe(self, agent: str) -> Observation:
        setting, s, seat = self.setting, self.game_state, self._seats[agent]
        row = np.frombuffer(bytearray(setting.encode(s, seat)), np.uint8)
        acts = agent == self.agent_selection and s.result is None
        mask = setting.mask_of(asked(s)) if acts else bytes(setting.actions)
        seen = row if self.form == "flat" else self._by_block(row)
        return {"observation": seen, "action_mask": np.frombuffer(bytearray(mask), np.int8)}

    def _by_block(self, row: Numbers) -> dict[str, Numbers]:
        found, start = {}, 0
        for block in self.setting.blocks:
            found[block.name] = row[start : start + block.size].reshape(block.shape)
            start += block.size
        return found

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game gives an answer")
        s = self.game_state
        s.apply(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0
        if s.result is not None:
            rewards = self.setting.rewards(s.result)
            self.rewards = {agent: rewards[seat] for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[asked(s).seat]
        self._accumulate_rewards()
        if s.result is not None:
            self._deads_step_first()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        from salon.adapters.text import board

        return board(self.game_state, None)

    def close(self) -> None:
        self._state = None


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(0, 255, shape, np.uint8)
