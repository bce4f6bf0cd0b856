"""OpenSpiel's own test of every game, and that a player's strings and tensors hold what its seat knows."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import salon
from salon.adapters.openspiel import SalonGame, SalonState, register
from salon.kernel import State

register()
KINDS = [(id, seats) for id in salon.list_games() for seats in salon.load(id).seat_counts]
SHORT = [("court", 2), ("turmoil", 2), ("v1919", 1)]


def load(id: str, seats: int) -> SalonGame:
    game = pyspiel.load_game(f"salon_{id}(seats={seats})")
    assert isinstance(game, SalonGame)
    return game


def walk(game: SalonGame, seed: int, questions: int) -> SalonState:
    """A position after some random answers."""
    random, state = Random(seed), game.new_initial_state()
    while questions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            questions -= 1
            state.apply_action(random.choice(state.legal_actions()))
    settle(state, random)
    return state


def settle(state: SalonState, random: Random) -> None:
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])


@pytest.mark.parametrize(("id", "seats"), SHORT)
def test_openspiels_own_test(id: str, seats: int) -> None:
    pyspiel.random_sim_test(load(id, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("id", "seats"), KINDS)
def test_openspiels_own_test_with_everything_stored(id: str, seats: int) -> None:
    pyspiel.random_sim_test(load(id, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "seats"), KINDS)
def test_a_position_is_stored_and_read_back(id: str, seats: int) -> None:
    game, random = load(id, seats), Random(2)
    state = walk(game, 2, 25)
    for _ in range(3):
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        state.apply_action(random.choice(state.legal_actions()))
        again.apply_action(state.history()[-1])
        assert str(again) == str(state)
        settle(state, random)


def test_draws_are_chance_nodes_and_lead_where_the_rules_lead() -> None:
    """The history of a game, chance and all, is a game of ours."""
    game, random = load("court", 3), Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(random.choice(outcomes)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    end = state.course.state
    assert end is not None
    assert end.result is not None
    end.game.check(end)
    best = [seat for seat, worth in enumerate(state.returns()) if worth == max(state.returns())]
    assert tuple(best) == end.result.winners


def seen(game: SalonGame, state: SalonState, player: int) -> tuple[str, str, bytes, bytes]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        np.asarray(state.information_state_tensor(player)).tobytes(),
        np.asarray(state.observation_tensor(player)).tobytes(),
    )


def shows(before: State, after: State | None) -> bool:
    """Whether something hidden was newly seen between two positions, or all is over."""
    return after is None or after.result is not None or before.reveals != after.reveals


@pytest.mark.parametrize(("id", "seats"), [kind for kind in KINDS if kind[1] > 1])
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(id: str, seats: int) -> None:
    """Also after an answer that shows nothing hidden, of whichever seat; and others look different."""
    game, random = load(id, seats), Random(seats)
    sampler = random.random
    went_on = 0
    for questions in (4, 17, 40, 75):
        state = walk(game, questions, questions)
        if state.is_terminal():
            continue
        for player in range(seats):
            before = seen(game, state, player)
            world = state.resample_from_infostate(player, sampler)
            assert seen(game, world, player) == before
            action = random.choice(state.legal_actions())
            if action not in world.legal_actions():
                continue
            start, imagined = state.course.state, world.course.state
            after = state.clone()
            after.apply_action(action)
            world.apply_action(action)
            if after.is_chance_node() or world.is_chance_node():
                continue
            assert start is not None
            assert imagined is not None
            if shows(start, after.course.state) or shows(imagined, world.course.state):
                continue
            went_on += 1
            assert seen(game, world, player) == seen(game, after, player)
            acts = state.current_player() == player
            assert not acts or seen(game, after, player)[0] != before[0]
    assert went_on


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("salon_v1919(seats=2,options=length:10;offers:3)")
    assert game.setting.options == {"length": 10, "offers": 3, "deals": False}
    assert game.get_type().long_name == "Versailles 1919"


def test_a_player_who_remembers_can_tell_more() -> None:
    """The information state tells of the way as well, the observation of where it led."""
    state = walk(load("court", 2), 1, 30)
    lines = state.information_state_string(0).splitlines()
    assert lines[-1] == state.observation_string(0)
    own = [line for line in lines if line.startswith("> ")]
    assert own
    assert own != [line for line in state.information_state_string(1).splitlines() if line.startswith("> ")]


def test_openspiels_searches_play() -> None:
    game, random = load("court", 2), np.random.RandomState(1)
    state = walk(game, 3, 12)
    fair = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 8, random_state=random)
    assert fair.step(state) in state.legal_actions()
    seer = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert seer.step(state) in state.legal_actions()
