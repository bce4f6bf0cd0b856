"""Packs are tested before they are played: so many games in a process of its own, which gives way to others.

`python -m salon.server.trials` is that process: it reads a pack, tells how far it is line by line, and at
last how it went.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import msgspec

from salon.games import load
from salon.kernel import Body, Game, Play, Record, SalonError, State, Table, Text, fault
from salon.kernel.pack_trial import GAMES, Stopped, trial

AT_ONCE = 2
SECONDS = 600.0
LAST = 5  # things that happened before it went wrong
GENTLE = 19


class Group(msgspec.Struct, frozen=True):
    """How far one kind of cards is keyed in."""

    cards: int
    keyed: int = 0
    unsure: int = 0


class Failure(msgspec.Struct, frozen=True):
    """Where a game stopped."""

    seats: int
    seed: str
    move: int
    card: str  # the last that was spoken of
    promise: str  # what was not kept, or the kind of fault
    ours: bool  # the rules themselves stumbled
    last: tuple[Text, ...] = ()
    position: tuple[Table, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """How the games of a pack went."""

    passed: bool = False
    rules: str = ""  # the game that played it, without the pack
    games: int = 0
    moves: int = 0
    groups: dict[str, Group] = {}
    failure: Failure | None = None


class Task(msgspec.Struct, frozen=True):
    """What the process is given."""

    game: str
    cards: Body
    games: int


def read_report(tested: str | None) -> Report:
    """What was kept of a test."""
    return msgspec.json.decode(tested, type=Report) if tested else Report()


def groups_of(cards: Body, house: Body) -> dict[str, Group]:
    """How much of each kind of cards is keyed in: all that was touched, and not taken back."""
    found: dict[str, Group] = {}
    for name, group in cards.items():
        if not isinstance(group, list):  # a board says nothing of where it comes from
            found[name] = Group(cards=1, keyed=int(group != house.get(name)))
            continue
        each = group
        touched = [card for card in each if isinstance(card, dict)]
        found[name] = Group(
            cards=len(each),
            keyed=sum(bool(card.get("printed") or card.get("unsure")) for card in touched),
            unsure=sum(bool(card.get("unsure")) for card in touched),
        )
    return found


def tried(game: Game[State], games: int, told: Callable[[int, int], None]) -> Report:
    """How the games of a pack go; the first that stops ends the test."""
    found = trial(game, games, told)
    stopped = found.stopped
    return Report(
        passed=stopped is None,
        games=found.games,
        moves=found.moves,
        failure=_failure(game, stopped) if stopped else None,
    )


def _failure(game: Game[State], stopped: Stopped) -> Failure:
    record = Record.from_json(stopped.record)
    position: tuple[Table, ...] = ()
    last: tuple[Text, ...] = (stopped.last,)
    with suppress(Exception):  # a position that cannot be shown is the fault itself
        play = Play.begin(Record.of(game, record.header.players, stopped.seed, stopped.options), game)
        for move in record.moves:
            play.act(game.vocabulary.action(move.action), move.seat, move.note)
        last = tuple(event.text for event in play.log)[-LAST:] or last
        position = tuple(game.tables(play.state, None))
    return Failure(
        seats=stopped.seats,
        seed=stopped.seed,
        move=len(record.moves),
        card=stopped.card,
        promise=stopped.promise,
        ours=stopped.ours,
        last=last,
        position=position,
    )


def main() -> None:
    """The process."""
    with suppress(OSError):
        os.nice(GENTLE)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    rules = load(task.game)
    game = rules.with_pack(task.cards)

    def tell(what: Mapping[str, object]) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
        sys.stdout.buffer.flush()

    report = tried(game, task.games, lambda done, _: tell({"done": done}))
    tell(
        {
            "report": msgspec.structs.replace(
                report, rules=rules.key, groups=groups_of(task.cards, rules.pack_of_house())
            )
        }
    )


class Said(msgspec.Struct, frozen=True):
    """A line of the process."""

    done: int = 0
    report: Report | None = None


class Trial:
    """A test that goes on, or has ended."""

    def __init__(self, owner: int, of: int) -> None:
        self.owner, self.of = owner, of
        self.done = 0
        self.report: Report | None = None
        self.version = 0  # that was kept, if it passed
        self.late = False  # it took too long, or the process was ended
        self.task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        return self.task is not None and not self.task.done()


class Trials:
    """The tests of a house."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._known: dict[str, Trial] = {}

    def of(self, pack: str) -> Trial | None:
        """The last test of a pack, while it is remembered."""
        return self._known.get(pack)

    def begin(
        self, pack: str, owner: int, game: str, cards: Body, kept: Callable[[Report], Awaitable[int]]
    ) -> Trial:
        """Test a pack; `kept` is called with the report if it passed, and gives the number of the version."""
        running = [trial for trial in self._known.values() if trial.runs]
        if any(trial.owner == owner for trial in running):
            raise fault(SalonError, "packs.testing")
        if len(running) >= AT_ONCE:
            raise fault(SalonError, "packs.others-testing")
        self._known = {id: trial for id, trial in self._known.items() if trial.runs or trial.owner != owner}
        trial = self._known[pack] = Trial(owner, self.games)
        trial.task = asyncio.create_task(self._run(trial, Task(game, cards, self.games), kept))
        return trial

    async def _run(self, trial: Trial, task: Task, kept: Callable[[Report], Awaitable[int]]) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "salon.server.trials"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 22,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS):
                process.stdin.write(msgspec.json.encode(task))
                process.stdin.close()
                while line := await process.stdout.readline():
                    said = msgspec.json.decode(line, type=Said)
                    trial.done = max(trial.done, said.done)
                    if said.report is not None:
                        if said.report.passed:
                            trial.version = await kept(said.report)
                        trial.report = said.report
        except TimeoutError:
            pass
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
            trial.late = trial.report is None

    async def close(self) -> None:
        for known in self._known.values():
            if known.task is not None:
                known.task.cancel()
                with suppress(asyncio.CancelledError):
                    await known.task


if __name__ == "__main__":
    main()
