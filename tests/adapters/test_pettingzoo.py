"""PettingZoo's own tests of every game as an environment, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

import salon
from salon.adapters.pettingzoo import Form, SalonEnv, env
from salon.kernel import BadSetup, IllegalAction

KINDS = [(id, seats) for id in salon.list_games() for seats in salon.load(id).seat_counts]
EACH_KIND = pytest.mark.parametrize(("id", "seats"), KINDS)
# The test warns that observations are not a plain array, which they are not meant to be.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@EACH_KIND
@pytest.mark.parametrize("form", ["flat", "dict"])
def test_pettingzoos_own_tests(id: str, seats: int, form: Form) -> None:
    api_test(env(id, seats, form=form), num_cycles=30)
    seed_test(lambda: env(id, seats, form=form), num_cycles=10)


@pytest.mark.long
@EACH_KIND
def test_pettingzoos_own_tests_through_whole_games(id: str, seats: int) -> None:
    api_test(env(id, seats), num_cycles=3000)
    seed_test(lambda: env(id, seats), num_cycles=300)


@pytest.mark.long
def test_pettingzoos_benchmark_runs() -> None:
    performance_benchmark(env(salon.list_games()[0]))


@EACH_KIND
def test_the_mask_holds_the_legal_answers_of_who_is_to_act(id: str, seats: int) -> None:
    table = SalonEnv(id, seats)
    table.reset(seed=3)
    random = np.random.default_rng(3)
    for _ in range(150):
        if not table.agents or any(table.terminations.values()):
            break
        decision = table.game_state.awaited()[0]
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert isinstance(mask, np.ndarray)
            due = agent == table.agent_selection == f"seat_{decision.seat}"
            assert set(np.flatnonzero(mask)) == (set(decision.legal or decision.hoped) if due else set())
        table.step(int(random.choice(decision.legal or decision.hoped)))


def test_blocks_are_parts_of_the_flat_row() -> None:
    flat, by_name = SalonEnv("court", 3), SalonEnv("court", 3, form="dict")
    for table in (flat, by_name):
        table.reset(seed=5)
    row, blocks = (table.observe("seat_1")["observation"] for table in (flat, by_name))
    assert isinstance(blocks, dict)
    assert isinstance(row, np.ndarray)
    assert (np.concatenate([block.ravel() for block in blocks.values()]) == row).all()


def test_the_end_is_worth_as_much_to_some_as_it_costs_the_others() -> None:
    table = SalonEnv("court", 3)
    table.reset(seed=9)
    while table.game_state.result is None:
        table.step(table.game_state.awaited()[0].legal[-1])
    winners = table.game_state.result.winners
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert {agent for agent, reward in table.rewards.items() if reward > 0} == {f"seat_{n}" for n in winners}
    assert all(table.terminations.values())


def test_an_illegal_answer_ends_the_game_or_raises() -> None:
    wrapped, bare = env("court", 2), SalonEnv("court", 2)
    for table in (wrapped, bare):
        table.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        bare.step(illegal)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def test_the_table_is_drawn_in_words() -> None:
    table = SalonEnv("court", 2, render_mode="ansi")
    table.reset(seed=1)
    assert "King" in str(table.render())


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [("court", 5, {}), ("v1919", 3, {"deals": True}), ("court", 2, {"nonsense": 1})],
)
def test_a_table_that_cannot_be_is_refused(id: str, seats: int, options: dict[str, int]) -> None:
    with pytest.raises(BadSetup):
        env(id, seats, options)
