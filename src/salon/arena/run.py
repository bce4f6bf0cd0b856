"""A run: its games played in order, in one process or in many, and kept as they come."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from salon.arena.game import Played, Spent, play_game
from salon.arena.rating import is_look, order_is_certain
from salon.arena.setting import Setting, Table
from salon.kernel import BadSetup, fault

GAMES = "games.jsonl"
ENGINES = LOCAL, RAY = "local", "ray"  # where games are played: on this machine, or on those of a cluster
_AHEAD = 3  # games that are given out for each process, so that none waits
_TRIES = 3  # how often in a row processes may die before a game is done


class _Head(msgspec.Struct, frozen=True):
    """The first line of a file of games."""

    setting: Setting
    fingerprint: str


class Run:
    """The games of a setting, up to so many rounds.

    They are counted in the order of the rounds, whoever was ready first: what comes out, and where it stops,
    is the same for any number of processes. With a folder they are kept there, and a run that was interrupted
    goes on where it stopped.
    """

    def __init__(self, setting: Setting, rounds: int, folder: Path | None = None) -> None:
        self.setting = setting
        self.most = rounds
        self.games: list[Played] = []
        self.spent = Spent()
        self.certain = False
        self._file = folder / GAMES if folder is not None else None
        if self._file is not None:
            self._take_up(self._file)
        self.kept = len(self.games)

    @property
    def rounds(self) -> list[list[Played]]:
        """The games of the rounds that are whole."""
        each = self.setting.games_in_round
        return [self.games[n : n + each] for n in range(0, len(self.games) - each + 1, each)]

    def play(
        self,
        workers: int = 1,
        *,
        to_the_end: bool = False,
        watch: Callable[[Run], None] = lambda run: None,
        engine: str = LOCAL,
    ) -> None:
        """Play what is left, until the order is certain or `to_the_end`; `watch` sees every game."""
        each = self.setting.games_in_round
        if not to_the_end:
            for done in range(1, len(self.rounds) + 1):
                if self._stops(done):
                    del self.games[done * each :]
                    return
        left = self._tables()[len(self.games) :]
        source = _source(engine, self.setting, left, workers)
        for played, spent in source:
            self.games.append(played)
            self.spent.take_in(spent)
            self._keep(played)
            watch(self)
            if not to_the_end and len(self.games) % each == 0 and self._stops(len(self.games) // each):
                source.close()
                return

    def _stops(self, done: int) -> bool:
        self.certain = is_look(done) and order_is_certain(self.rounds[:done], self.setting.names, self.most)
        return self.certain

    def _tables(self) -> list[Table]:
        return [table for number in range(self.most) for table in self.setting.round(number)]

    # -- what is kept ----------------------------------------------------------------------------

    def _take_up(self, file: Path) -> None:
        """Read the games that are there already; a last line that was cut off is played again."""
        head = _Head(self.setting, self.setting.fingerprint())
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        first, *lines = file.read_bytes().split(b"\n")
        try:
            found = msgspec.json.decode(first, type=_Head)
        except msgspec.MsgspecError:
            raise fault(BadSetup, "arena.not-ours", path=str(file)) from None
        if found.setting != self.setting:
            raise fault(BadSetup, "arena.other-run", path=str(file))
        if found.fingerprint != head.fingerprint:
            raise fault(BadSetup, "arena.other-code", path=str(file))
        decoder = msgspec.json.Decoder(Played)
        for line, table in zip(lines[:-1], self._tables(), strict=False):
            try:
                game = decoder.decode(line)
            except msgspec.MsgspecError:
                break
            if (game.seed, game.bots) != (table.seed, table.bots):
                break
            self.games.append(game)
        whole = len(self.games)
        if whole < len(self._tables()) and (lines[-1] or whole < len(lines) - 1):
            file.write_bytes(b"".join(line + b"\n" for line in (first, *lines[:whole])))

    def _keep(self, played: Played) -> None:
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


Done = tuple[Played, Spent]


def _source(engine: str, setting: Setting, tables: list[Table], workers: int) -> Generator[Done, None, None]:
    if engine == RAY:
        from salon.arena.cluster import on_cluster  # an extra

        return on_cluster(setting, tables, workers)
    return _here(setting, tables) if workers == 1 else _elsewhere(setting, tables, workers)


def _here(setting: Setting, tables: list[Table]) -> Generator[Done, None, None]:
    for table in tables:
        yield play_game(setting, table)


def _elsewhere(setting: Setting, tables: list[Table], workers: int) -> Generator[Done, None, None]:
    """Games from several processes, in their order. One that dies is replaced, and its games played again."""
    context = multiprocessing.get_context("spawn")
    done = tried = 0
    while done < len(tables):
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)
        waiting: list[Future[Done]] = []
        given = done
        try:
            while done < len(tables):
                while given < len(tables) and len(waiting) < workers * _AHEAD:
                    waiting.append(pool.submit(play_game, setting, tables[given]))
                    given += 1
                found = waiting.pop(0).result()
                done, tried = done + 1, 0
                yield found
        except BrokenProcessPool:
            tried += 1
            if tried == _TRIES:
                raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Whoever interrupts the run means the process that gives out the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
