"""How games are spread over actors, without Ray: a stand-in gives out refs, loses actors and tells of it.

`make ray` runs the same on two real nodes (`test_cluster.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace

import pytest

from salon.arena import Run, Setting
from salon.arena.cluster import AHEAD, CHUNK, TRIES, Cluster, Done, Player
from salon.arena.setting import Table

SETTING = Setting("court", 2, ("random", "random"), seed=11)
ROUNDS = 12


class RayActorError(Exception):
    """What Ray raises for all that a lost actor was to do."""


class Ref:
    """What is awaited of an actor."""

    def __init__(self, actor: Handle, work: Callable[[], list[Done]]) -> None:
        self.actor, self.work = actor, work


class Handle:
    """An actor; its method is called as Ray has it: `actor.play.remote(…)`."""

    def __init__(self, number: int) -> None:
        self.number, self.alive, self.given = number, True, 0
        self.play = SimpleNamespace(remote=self._play)

    def _play(self, setting: Setting, tables: Sequence[Table]) -> Ref:
        self.given += 1
        return Ref(self, lambda: Player().play(setting, tables))


class FakeRay(ModuleType):
    """As much of Ray as the arena uses. Actors work one chunk at a time, `slow` ones only if nobody else can;
    `dying` says after how many chunks an actor is lost."""

    def __init__(self, dying: dict[int, int] | None = None, slow: Iterable[int] = ()) -> None:
        super().__init__("ray")
        self.exceptions = ModuleType("ray.exceptions")
        self.exceptions.RayActorError = RayActorError  # type: ignore[attr-defined]
        self.dying, self.slow = dying or {}, {*slow}
        self.made: list[Handle] = []
        self.done: dict[int, int] = {}
        self.killed: list[Handle] = []

    def remote(self, **_options: object) -> Callable[[type], SimpleNamespace]:
        return lambda _kind: SimpleNamespace(remote=self._make)

    def _make(self) -> Handle:
        self.made.append(Handle(len(self.made)))
        return self.made[-1]

    def wait(self, refs: list[Ref], num_returns: int) -> tuple[list[Ref], list[Ref]]:
        ready = [ref for ref in refs if ref.actor.number not in self.slow] or refs
        return ready[:num_returns], [ref for ref in refs if ref not in ready[:num_returns]]

    def get(self, ref: Ref) -> list[Done]:
        number = ref.actor.number
        if self.done.get(number, 0) >= self.dying.get(number, sys.maxsize):
            ref.actor.alive = False
        if not ref.actor.alive:
            raise RayActorError
        self.done[number] = self.done.get(number, 0) + 1
        return ref.work()

    def kill(self, actor: Handle) -> None:
        self.killed.append(actor)

    def is_initialized(self) -> bool:
        return True


def tables() -> list[Table]:
    return [table for number in range(ROUNDS) for table in SETTING.round(number)]


def alone() -> Run:
    run = Run(SETTING, ROUNDS)
    run.play(to_the_end=True)
    return run


@contextmanager
def instead_of_ray(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    with monkeypatch.context() as patched:
        patched.setitem(sys.modules, "ray", ray)
        patched.setitem(sys.modules, "ray.exceptions", ray.exceptions)
        yield


@pytest.mark.parametrize("dying", [{}, {1: 1}, {0: 0, 1: 2}], ids=["none-lost", "one-lost", "both-lost"])
def test_a_run_on_actors_is_that_of_one_process(
    dying: dict[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray, run, expected = FakeRay(dying), Run(SETTING, ROUNDS), alone()
    with instead_of_ray(ray, monkeypatch):
        run.play(2, to_the_end=True, engine="ray")
    assert run.games == expected.games
    assert run.spent.answers == expected.spent.answers, "every game is counted once"
    assert len(ray.made) == 2 + len(dying)
    assert not [actor for actor in ray.killed if not actor.alive]


def test_a_lost_actor_is_replaced_once_though_all_that_it_had_fails() -> None:
    ray = FakeRay({0: 0})
    cluster = Cluster(ray, SETTING, tables(), 2)
    lost = []
    replace = cluster.replace

    def counted(actor: object) -> None:
        replace(actor)  # type: ignore[arg-type]
        lost.append(cluster.lost)

    cluster.replace = counted  # type: ignore[method-assign]
    assert sum(1 for _ in cluster.games()) == len(tables())
    assert len(lost) == AHEAD, "each chunk that it had failed"
    assert lost[0] == 1
    assert len(ray.made) == 3


def test_a_slow_actor_gets_no_more_than_it_can_do() -> None:
    ray = FakeRay(slow=[0])
    cluster = Cluster(ray, SETTING, tables(), 2)
    assert sum(1 for _ in cluster.games()) == len(tables())
    quick, slow = ray.made[1].given, ray.made[0].given
    assert slow == AHEAD
    assert quick == len(tables()) / CHUNK - AHEAD


def test_actors_that_are_always_lost_end_the_run() -> None:
    ray = FakeRay(dict.fromkeys(range(100), 0))
    with pytest.raises(RuntimeError, match="in a row"):
        list(Cluster(ray, SETTING, tables(), 2).games())
    assert len(ray.made) == 2 + TRIES * 2 - 1
