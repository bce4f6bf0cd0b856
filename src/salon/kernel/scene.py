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
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from salon.kernel.about import Value
from salon.kernel.decision import Action, Event
from salon.kernel.errors import UnknownName, fault
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


class Start(NamedTuple):
    """Where a game begins that is played on from an example: who sits there, and after how many answers."""

    scene: Scene
    answers: int
    seats: int
    options: dict[str, Value]


def start_of(game: Game[S], place: str) -> Start:
    """What a place such as `GAME.ex.settle.1/2` means: an example after so many of its answers.

    >>> import salon
    >>> game = salon.load(salon.list_games()[0])
    >>> id = next(iter(game.scenes))
    >>> start_of(game, f"{id}/2").answers
    2
    >>> start_of(game, f"{id}/99")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    salon.kernel.errors.UnknownName: there is no such example
    """
    id, _, answers = place.rpartition("/")
    scene = game.scenes.get(id)
    if scene is None or not answers.isdecimal() or not 0 <= int(answers) <= len(scene.answers):
        raise fault(UnknownName, "kernel.unknown-example", game=game.id, example=place[:80])
    root = scene
    while root.after:
        root = game.scenes[root.after]
    seats = root.seats or game.seat_counts[-1]
    return Start(scene, int(answers), seats, game.settle_options(seats, root.options))


def taken_up(game: Game[S], place: str, fate: Fate) -> State:
    """The position that an example has come to, with a fate of its own from there on."""
    start = start_of(game, place)
    state = next(islice(played(game, start.scene.id), start.answers, None)).state
    state.fate = fate
    state.journal = []
    return state


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
