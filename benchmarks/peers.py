"""The other engines, each driven the quickest way its public interface has for a random game.

They are imported by name when they are asked for: one that is not installed is a row without figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.measure import Row, Subject

PYTHON_GAMES = ("liars_poker", "block_dominoes")  # of OpenSpiel; the first that loads is measured


class Catanatron:
    """Catan for two, in Python: `Game(...).play()`.

    Measured with the engine's own loop and its default check of each action. The choice comes in as
    `decide_fn`, in place of `RandomPlayer.decide`: the same uniform choice, made as cheaply as for
    all others. (A loop of one's own over `execute(action, validate_action=False)` is no faster.) A
    decision is an action of the log that the state keeps, rolls and ends of turns included. Games
    end by victory or at the engine's limit of 1000 turns. The copy is that of the state alone,
    which `Game.copy` wraps.
    """

    copier = "copy"

    def __init__(self) -> None:
        self.module = import_module("catanatron")

    def playout(self, seed: int, random: Callable[[], float]) -> int:
        def decide(player: object, game: object, actions: list[Any]) -> Any:
            return actions[int(random() * len(actions))]

        game = self._new(seed)
        game.play(decide_fn=decide)
        return _executed(game.state)

    def walk(self, seed: int, random: Callable[[], float]) -> Iterator[Any]:
        game = self._new(seed)
        limit = import_module("catanatron.game").TURNS_LIMIT
        while game.winning_color() is None and game.state.num_turns < limit:
            yield game.state
            actions = game.state.playable_actions
            game.execute(actions[int(random() * len(actions))])

    def _new(self, seed: int) -> Any:
        m = self.module
        return m.Game([m.RandomPlayer(m.Color.RED), m.RandomPlayer(m.Color.BLUE)], seed=seed)


def _executed(state: Any) -> int:
    """How many actions a Catanatron state has seen; the log has had two names."""
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


class OpenSpiel:
    """A game of OpenSpiel, in C++ or in Python, driven by a loop in Python, as its own examples are.

    Chance nodes are sampled by their probabilities and are not decisions: our dice, too, roll inside
    a decision. One call of `current_player` tells chance, end and player apart.
    """

    copier = "clone"

    def __init__(self, name: str, module: str | None = None) -> None:
        pyspiel = import_module("pyspiel")
        if module:
            import_module(module)  # games in Python register themselves when they are imported
        self.game = pyspiel.load_game(name)
        self.chance = int(pyspiel.PlayerId.CHANCE)
        self.terminal = int(pyspiel.PlayerId.TERMINAL)

    def playout(self, seed: int, random: Callable[[], float]) -> int:
        state = self.game.new_initial_state()
        chance, terminal = self.chance, self.terminal
        decisions = 0
        while (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(_drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    def walk(self, seed: int, random: Callable[[], float]) -> Iterator[Any]:
        state = self.game.new_initial_state()
        while (player := state.current_player()) != self.terminal:
            if player == self.chance:
                state.apply_action(_drawn(state.chance_outcomes(), random()))
            else:
                yield state
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])


def _drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome at that point, from 0 to 1, of the probabilities laid end to end."""
    for outcome, probability in outcomes:
        at -= probability
        if at < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities, as floats, may add up to a little less than 1


def rows() -> list[Row]:
    """The peers; Catanatron first, with which all are compared."""
    return [
        _row("catanatron", "catan, 2 players", Catanatron),
        _row("open_spiel", "backgammon (C++)", OpenSpiel, "backgammon"),
        _python_game(),
    ]


def _python_game() -> Row:
    for name in PYTHON_GAMES:
        module = f"open_spiel.python.games.{name}"
        row = _row("open_spiel", f"{name} (Python)", OpenSpiel, f"python_{name}", module)
        if row.subject is not None:
            return row
    return Row("open_spiel", "a game in Python", None)


def _row(package: str, game: str, make: Callable[..., Subject], *args: str) -> Row:
    try:
        return Row(f"{package} {version(package)}", game, make(*args))
    except ImportError:
        return Row(package, game, None)
