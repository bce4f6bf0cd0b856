"""Worked examples that can be shown on the board: the file `examples.toml` of a game.

An example of the ledger is data about a rule; a scene says how it is played: a position, the answers one
after the other, and how the dice fall. The rules do the rest: what is shown is what they make of it.

    [[example]]
    id = "GAME.ex.settle.1"          # of the ledger
    seats = 3
    put = { … }                      # the position, as `Game.arrange` reads it
    dice = [5, 2]                    # what the next rolls give
    answers = ["verb.settle", "1:verb.pass"]   # of the one who is asked, or of the seat named

One with `after` begins where another one ends, and needs no position of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from salon.kernel.about import Value
from salon.kernel.decision import Action, Event
from salon.kernel.fate import Fate
from salon.kernel.fields import directly

if TYPE_CHECKING:
    from salon.kernel.game import Game, S
    from salon.kernel.state import State

FILE = "examples.toml"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an example is played."""

    id: str
    seats: int = 0
    you: int = 0  # whose side it is seen from
    options: dict[str, Value] = {}
    put: dict[str, Any] = {}
    after: str = ""
    dice: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()
    ends: dict[str, Any] = {}  # what the position has come to then, by the fields of the state


class Moment(NamedTuple):
    """A position of a scene, and the answer that led to it; the first has none."""

    state: State
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]


@directly
class Rigged(Fate, tag="rigged"):
    """A fate whose first rolls are known; then it is like any other.

    >>> rigged = Rigged(Fate.of(7).seed, 0, (4, 1))
    >>> rigged.roll(), rigged.roll(), 1 <= rigged.roll() <= 6
    (4, 1, True)
    """

    dice: tuple[int, ...] = ()

    def roll(self, sides: int = 6) -> int:
        if not self.dice:
            return Fate.roll(self, sides)
        first, *rest = self.dice
        self.dice = tuple(rest)
        self.counter += 1
        return first

    def copy(self) -> Rigged:
        return Rigged(self.seed, self.counter, self.dice)


def scenes_in(folder: Path) -> dict[str, Scene]:
    """The examples of a game that can be played, by their ids in the ledger; a game may have none."""
    path = folder / FILE
    if not path.exists():
        return {}
    found = msgspec.toml.decode(path.read_bytes(), type=dict[str, tuple[Scene, ...]])
    return {scene.id: scene for scene in found["example"]}


def played(game: Game[S], id: str) -> Iterator[Moment]:
    """The positions of a scene, one after the other. Each is a state of its own."""
    scene = game.scenes[id]
    state = _begin(game, scene)
    yield Moment(state.copy(), None, None, ())
    for answer in scene.answers:
        seat, action = _read(state, answer)
        events = state.apply(action, seat)
        yield Moment(state.copy(), seat, action, events)


def _begin(game: Game[S], scene: Scene) -> State:
    if scene.after:
        *_, last = played(game, scene.after)
        state: State = last.state
        state.journal = []
    else:
        state = game.new(scene.seats or None, 0, scene.options)
    if scene.put:
        state.game.arrange(state, scene.put)
    state.fate = Rigged(Fate.of(0).seed, 0, scene.dice)
    return state


def _read(state: State, answer: str) -> tuple[int, Action]:
    """Who answers what.

    >>> import salon
    >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
    >>> _read(s, "1:character.king") == (1, s.vocabulary.action("character.king"))
    True
    """
    seat, colon, name = answer.partition(":")
    if not colon:
        return state.pending[0].seat, state.vocabulary.action(answer)
    return int(seat), state.vocabulary.action(name)
