"""The games in OpenSpiel, with every draw as a chance node.

>>> from salon.adapters import openspiel
>>> import pyspiel
>>> first = openspiel.register()[0]
>>> game = pyspiel.load_game(f"{first}(seats=2)")
>>> game.new_initial_state().is_chance_node(), game.num_players()
(True, 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from salon.adapters import missing
from salon.adapters.setting import Setting, answers, asked
from salon.games import games
from salon.kernel import Action, BadSetup, Decision, Event, Fate, Need, Script, State, Text, Value, fault

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

Parameters: TypeAlias = Mapping[str, int | str]

MOST_OUTCOMES = 256  # more than any deck has cards
MOST_DRAWS = 20_000  # more than any game has
ToldLine: TypeAlias = tuple[
    bytes, tuple[tuple[int, bytes], ...]
]  # what all were told, and single seats in its place
WORLDS = 2**30  # how many worlds a sampler's number tells apart


def register() -> tuple[str, ...]:
    """Make all games known to OpenSpiel: `pyspiel.load_game("salon_ID(seats=3)")`. Gives their names."""
    names = tuple(f"salon_{id}" for id in games())
    for id, name in zip(games(), names, strict=True):
        if name not in pyspiel.registered_names():
            pyspiel.register_game(_type(id), _maker(id))
    return names


def _maker(id: str) -> type[SalonGame]:
    """The class of one game: OpenSpiel makes games from their parameters alone."""

    class Made(SalonGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(id, params or {})

    return Made


def _type(id: str, *, zero_sum: bool = False) -> pyspiel.GameType:
    from salon.games import load

    game = load(id)
    return pyspiel.GameType(
        short_name=f"salon_{id}",
        long_name=str(Text(f"{id}.title")),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": game.seat_counts[-1], "options": ""},
    )


def _options(given: str, setting_of: Mapping[str, Value]) -> dict[str, Value]:
    """`name:value;name:value`, each of the type that the option has."""
    found: dict[str, Value] = {}
    for word in filter(None, given.split(";")):
        name, _, value = word.partition(":")
        usual = setting_of.get(name)
        if isinstance(usual, bool) and value in {"true", "false"}:
            found[name] = value == "true"
        elif isinstance(usual, int) and not isinstance(usual, bool) and value.removeprefix("-").isdecimal():
            found[name] = int(value)
        else:
            found[name] = value
    return found


class SalonGame(pyspiel.Game):
    """A game with a number of seats and options. Parameters: `seats`, `options` ("name:value;name:value")."""

    def __init__(self, id: str, params: Parameters) -> None:
        from salon.games import load

        game = load(id)
        usual = {name: option.default for name, option in game.options.items()}
        options = _options(str(params.get("options", "")), usual)
        self.setting = setting = Setting(game, int(params.get("seats", game.seat_counts[-1])), options)
        zero_sum = setting.seats > 1 and not game.nobody_may_win
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.max_decisions,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        super().__init__(_type(id, zero_sum=zero_sum), info, dict(params))

    def new_initial_state(self) -> SalonState:
        return SalonState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        if params:
            raise fault(BadSetup, "kernel.no-observer-parameters")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recall=bool(recall))

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS


class _Course:
    """Where a match stands: the last position, and an answer whose draws are not all known yet."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.state: State | None = None  # None: the first cards are being dealt
        self.answer: tuple[Action, int] | None = None
        self.drawn: tuple[int, ...] = ()
        self.need = 0  # how many outcomes the next draw has; 0: none is needed
        self.told: tuple[ToldLine, ...] = ()
        self.go_on()

    def __deepcopy__(self, memo: object) -> _Course:
        """OpenSpiel clones states by deep copies. Positions are never changed here, so they are shared."""
        other = _Course.__new__(_Course)
        other.__dict__.update(self.__dict__)
        return other

    def __getstate__(self) -> dict[str, object]:
        """OpenSpiel stores states by pickling them."""
        return {**self.__dict__, "state": None if self.state is None else self.state.snapshot()}

    def __setstate__(self, stored: dict[str, object]) -> None:
        self.__dict__.update(stored)
        if isinstance(stored["state"], bytes):
            self.state = self.setting.game.restore(stored["state"])

    def go_on(self) -> None:
        """Take the answer, or begin, with the draws known so far: each that is missing is a chance node."""
        fate = Script.of_outcomes(*self.drawn)
        try:
            if self.state is None or self.answer is None:
                after = self.setting.game.new(self.setting.seats, None, self.setting.options, fate)
                events: tuple[Event, ...] = ()
            else:
                action, seat = self.answer
                after = self.state.copy()
                after.fate, after.journal = fate, []
                events = after.apply(action, seat)
        except Need as need:
            self.need = need.n
            return
        if self.answer is not None:
            action, seat = self.answer
            own = f"> {after.vocabulary.name(action)}".encode()
            self.told += ((b"", ((seat, own),)), *map(_line, events))
        self.state, self.answer, self.drawn, self.need = after, None, (), 0

    @property
    def decision(self) -> Decision | None:
        """The question at hand; None at a chance node and at the end."""
        if self.state is None or self.need or self.state.result is not None:
            return None
        return asked(self.state)


class SalonState(pyspiel.State):
    """A position, or a draw on the way to the next one."""

    def __init__(self, game: SalonGame) -> None:
        super().__init__(game)
        self.course = _Course(game.setting)

    def current_player(self) -> int:
        course = self.course
        if course.need:
            return int(pyspiel.PlayerId.CHANCE)
        decision = course.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.course.decision
        return [] if decision is None or decision.seat != player else sorted(answers(decision))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.course.need
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.need:
            course.drawn += (action,)
        else:
            decision = course.decision
            assert decision is not None
            course.answer = (action, decision.seat)
        course.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.course.setting.game.vocabulary.name(action)

    def is_terminal(self) -> bool:
        course = self.course
        return not course.need and course.state is not None and course.state.result is not None

    def returns(self) -> list[float]:
        s = self.course.state
        return list(self.course.setting.rewards(None if s is None or not self.is_terminal() else s.result))

    def __str__(self) -> str:
        course = self.course
        seen = b"" if course.state is None else course.state.snapshot()
        return f"{seen.decode()} {course.answer} {course.drawn}"

    def resample_from_infostate(self, player: int, sampler: object) -> SalonState:
        """A position that the player could not tell from this one: what it cannot know is dealt anew.

        `sampler` gives a number between 0 and 1. The history stays that of the original, so the copy is to
        be searched on, and not to be stored.
        """
        s = self.course.state
        if s is None or self.course.need or s.result is not None:
            raise pyspiel.SpielError("only a position with a question can be dealt anew")
        number = float(sampler()) if callable(sampler) else np.random.default_rng().random()
        other: SalonState = self.clone()
        other.course.state = s.determinize(player, Fate.of(int(number * WORLDS)))
        return other


class Observer:
    """What a player sees: `tensor`, by name in `dict`, and as a string.

    Without perfect recall the string is the view, as JSON. With it, all that the player was told and has
    answered stands before it, a line each. The tensor is the same for both: `Game.encoder` keeps what of the
    past can be of use.
    """

    def __init__(self, setting: Setting, *, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        blocks = [(block.name, block.shape) for block in setting.blocks]
        self.zero = np.concatenate([np.full(block.size, block.zero, np.float32) for block in setting.blocks])
        self.tensor: NDArray[np.float32] = np.zeros(setting.size + setting.actions, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in (*blocks, ("legal", (setting.actions,))):
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SalonState, player: int) -> None:
        setting, s = self.setting, state.course.state
        if s is None:
            self.tensor.fill(0)
            return
        self.tensor[: setting.size] = np.frombuffer(setting.encode(s, player), np.uint8)
        self.tensor[: setting.size] -= self.zero
        self.tensor[setting.size :] = np.frombuffer(setting.mask(s, player), np.uint8)

    def string_from(self, state: SalonState, player: int) -> str:
        course = state.course
        if course.state is None:
            return ""
        view = msgspec.json.encode(course.state.game.sight(course.state, player)).decode()
        if not self.recall:
            return view
        return "\n".join((*_lines(course, player), view))


def _lines(course: _Course, player: int) -> list[str]:
    """What a player has answered and was told, in its order."""
    seen = (dict(private).get(player, public) for public, private in course.told)
    return [line.decode() for line in seen if line]


def _line(event: Event) -> ToldLine:
    private = tuple((seat, msgspec.json.encode(fact)) for seat, fact in event.private)
    return msgspec.json.encode(event.fact), private
