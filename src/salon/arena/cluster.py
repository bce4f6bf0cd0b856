"""The games of a run, spread over the machines of a Ray cluster: `salon arena --engine ray`."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from types import ModuleType
from typing import TypeAlias

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


class Cluster:
    """Actors, and the chunks of games that they are at."""

    def __init__(self, ray: ModuleType, setting: Setting, tables: Sequence[Table], actors: int) -> None:
        self.ray, self.setting = ray, setting
        self.chunks = [tables[first : first + CHUNK] for first in range(0, len(tables), CHUNK)]
        self.player = ray.remote(num_cpus=1, scheduling_strategy="SPREAD", max_restarts=0)(Player)
        self.actors = [self.player.remote() for _ in range(actors)]
        self.at_work: dict[Hashable, tuple[int, int]] = {}  # what is awaited: of which chunk, by which actor
        self.lost = 0

    def games(self) -> Generator[Done, None, None]:
        """The games in their order, each once: a chunk whose actor is lost is played again."""
        found: dict[int, list[Done]] = {}
        given = told = 0
        while told < len(self.chunks):
            while given < len(self.chunks) and len(self.at_work) < AHEAD * len(self.actors):
                self.give(given, given % len(self.actors))
                given += 1
            done, _ = self.ray.wait(list(self.at_work), num_returns=1)
            for each in done:
                chunk, actor = self.at_work.pop(each)
                try:
                    found[chunk] = self.ray.get(each)
                    self.lost = 0
                except self.ray.exceptions.RayActorError:
                    self.replace(actor)
                    self.give(chunk, actor)
            while told in found:
                yield from found.pop(told)
                told += 1

    def give(self, chunk: int, actor: int) -> None:
        awaited = self.actors[actor].play.remote(self.setting, self.chunks[chunk])
        self.at_work[awaited] = (chunk, actor)

    def replace(self, actor: int) -> None:
        """Put another in the place of a lost actor. What else it was to do fails too, and is given anew."""
        self.lost += 1
        if self.lost == TRIES * len(self.actors):
            raise RuntimeError(f"Actors were lost {self.lost} times in a row")
        self.actors[actor] = self.player.remote()

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
