"""OpenSpiel's information-set MCTS at court, against players who answer at random or as the house's bots do.

    python examples/openspiel_mcts.py [--games 4] [--simulations 40] [--against random]

The search sees no more than its seat may know: for each simulation the unseen cards are dealt anew.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from salon import bots
from salon.adapters.openspiel import SalonGame, SalonState, register
from salon.kernel import Fate


def play(game: SalonGame, seat: int, seed: int, simulations: int, against: str) -> float:
    """What one game was worth to the search, in that seat."""
    chance = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 1.4, simulations, random_state=chance
    )
    rivals = {n: bots.load(against, game.setting.game) for n in range(game.num_players()) if n != seat}
    fate = Fate.of(seed)
    state: SalonState = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance.randint(len(outcomes))][0])
        elif state.current_player() == seat:
            state.apply_action(int(search.step(state)))
        else:
            position = state.course.state
            assert position is not None
            rival = state.current_player()
            state.apply_action(bots.answer(rivals[rival], position, rival, fate))
    return state.returns()[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="court")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--against", default="random", choices=bots.BOTS)
    args = parser.parse_args()
    register()
    game = pyspiel.load_game(f"salon_{args.game}(seats={args.seats})")
    worth = [
        play(game, number % args.seats, 1 + number // args.seats, args.simulations, args.against)
        for number in range(args.games)
    ]
    won = sum(value > 0 for value in worth)
    print(f"ISMCTS with {args.simulations} simulations won {won} of {args.games} against {args.against}.")


if __name__ == "__main__":
    main()
