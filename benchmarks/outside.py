"""OpenSpiel's information-set MCTS against a bot of the house, at equal time: `python -m benchmarks.outside`.

Both get about the same processor time for an answer that is a choice: OpenSpiel as many simulations as fit
into what the house's bot has taken on average so far, but two at least; `--times 10` gives it ten times as
much. Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from salon import bots
from salon.adapters.openspiel import SalonGame, SalonState, register
from salon.kernel import Fate

FEWEST = 2  # simulations of an answer


@dataclass
class Spent:
    """Processor time for answers that were a choice."""

    seconds: float = 0.0
    answers: int = 0
    simulations: int = 0

    @property
    def each(self) -> float:
        return self.seconds / max(1, self.answers)


class Match:
    """Games of one bot of the house against OpenSpiel's search."""

    def __init__(self, game: SalonGame, level: str, times: float) -> None:
        self.game, self.level, self.times = game, level, times
        self.ours, self.theirs = Spent(0.01, 1), Spent(0.02, 1, 1)

    def play(self, seat: int, seed: int) -> float:
        """What a game was worth to the bot of the house, in that seat."""
        chance, fate = np.random.RandomState(seed), Fate.of(seed)
        rollout = mcts.RandomRolloutEvaluator(1, chance)
        search = ismcts.ISMCTSBot(self.game, rollout, 1.4, FEWEST, random_state=chance)
        bot = bots.load(self.level, self.game.setting.game)
        state: SalonState = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.randint(len(state.chance_outcomes())))
                continue
            player, legal = state.current_player(), state.legal_actions()
            spent = self.ours if player == seat else self.theirs
            began = time.process_time()
            if player == seat:
                position = state.course.state
                assert position is not None
                action = bots.answer(bot, position, player, fate)
            elif len(legal) == 1:
                action = legal[0]
            else:
                spent.simulations += self.simulations(search)
                action = int(search.step(state))
            if len(legal) > 1:
                spent.seconds += time.process_time() - began
                spent.answers += 1
            state.apply_action(action)
        return state.returns()[seat]

    def simulations(self, search: ismcts.ISMCTSBot) -> int:
        """As many as fit into the time that the bot of the house takes."""
        one = self.theirs.seconds / self.theirs.simulations
        count = max(FEWEST, round(self.times * self.ours.each / one))
        search._max_simulations = count
        return count


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outside", description=__doc__)
    parser.add_argument("--game", default="court")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="minister", choices=bots.LEVELS)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--times", type=float, default=1.0, help="as much time as ours (default: %(default)g)"
    )
    args = parser.parse_args()
    register()
    match = Match(pyspiel.load_game(f"salon_{args.game}(seats={args.seats})"), args.level, args.times)
    won = 0.0
    for number in range(args.games):
        worth = match.play(number % args.seats, args.seed + number // args.seats)
        won += worth > 0
        ours, theirs = match.ours, match.theirs
        print(
            f"{args.level} won {won:g} of {number + 1}; for a choice {1e3 * ours.each:.0f} ms,"
            f" OpenSpiel {1e3 * theirs.each:.0f} ms"
            f" with {theirs.simulations / theirs.answers:.0f} simulations",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
