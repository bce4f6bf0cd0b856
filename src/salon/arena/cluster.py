"""The games of a run, spread over the machines of a Ray cluster: `salon arena --engine ray`."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from types import ModuleType
from typing import NamedTuple, Protocol, TypeAlias

from salon.arena.game import Played, Spent, play_game
from salon.arena.setting import Setting, Table

CHUNK = 2  # games that an actor is given at a time
AHEAD = 2  # chunks that are given out for each actor, so that none waits
TRIES = 5  # how often in a row actors may be lost before a chunk is done

Done: TypeAlias = tuple[Played, Spent]


class Player:
    """Plays games where Ray puts it. It holds nothing, so one that is lost is simply replaced."""

    def play(self, setting: Setting, tables: Sequence[Table]) -> list[Done]:
        return [play_game(setting, table) for table in tables]


class Remote(Protocol):
    """A method of an actor."""

    def remote(self, setting: Setting, tables: Sequence[Table]) -> Hashable: ...


class Actor(Protocol):
    """A player somewhere else."""

    play: Remote


class Given(NamedTuple):
    """A chunk of games, and the actor that is at it: itself, not its place, which another may take."""

    chunk: int
    actor: Actor


class Cluster:
    """Actors, and the chunks of games that they are at."""

    def __init__(self, ray: ModuleType, setting: Setting, tables: Sequence[Table], actors: int) -> None:
        self.ray, self.setting = ray, setting
        self.chunks = [tables[first : first + CHUNK] for first in range(0, len(tables), CHUNK)]
        self.player = ray.remote(num_cpus=1, scheduling_strategy="SPREAD", max_restarts=0)(Player)
        self.actors: list[Actor] = [self.player.remote() for _ in range(actors)]
        self.at_work: dict[Hashable, Given] = {}  # by what is awaited
        self.lost = 0

    def games(self) -> Generator[Done, None, None]:
        """The games in their order, each once: a chunk whose actor is lost is played again."""
        found: dict[int, list[Done]] = {}
        given = told = 0
        while told < len(self.chunks):
            while given < len(self.chunks) and len(self.at_work) < AHEAD * len(self.actors):
                self.give(given)
                given += 1
            done, _ = self.ray.wait(list(self.at_work), num_returns=1)
            for each in done:
                chunk, actor = self.at_work.pop(each)
                try:
                    found[chunk] = self.ray.get(each)
                    self.lost = 0
                except self.ray.exceptions.RayActorError:
                    self.replace(actor)
                    self.give(chunk)
            while told in found:
                yield from found.pop(told)
                told += 1

    def give(self, chunk: int) -> None:
        """A chunk to the actor that has least to do: they are not all as quick, nor their games as long."""
        actor = min(self.actors, key=lambda one: sum(given.actor is one for given in self.at_work.values()))
        awaited = actor.play.remote(self.setting, self.chunks[chunk])
        self.at_work[awaited] = Given(chunk, actor)

    def replace(self, actor: Actor) -> None:
        """Put another in the place of a lost actor, once: all else that it was to do fails too."""
        for place, one in enumerate(self.actors):
            if one is actor:
                self.lost += 1
                if self.lost == TRIES * len(self.actors):
                    raise RuntimeError(f"Actors were lost {self.lost} times in a row")
                self.actors[place] = self.player.remote()

    def close(self) -> None:
        for actor in self.actors:
            self.ray.kill(actor)


def on_cluster(setting: Setting, tables: Sequence[Table], actors: int) -> Generator[Done, None, None]:
    """Games from actors of the cluster that RAY_ADDRESS names, or of one on this machine."""
    import ray  # here: all else in this package is read without it
    import ray.exceptions

    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, configure_logging=False)
    cluster = Cluster(ray, setting, tables, actors)
    try:
        yield from cluster.games()
    finally:
        cluster.close()
        if own:
            ray.shutdown()
