"""Packs are tested before they are played: so many games in a process of its own, which gives way to others.

`python -m salon.server.trials` is that process: it reads a pack, tells how far it is line by line, and at
last how it went.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec

from salon import lang
from salon.games import load
from salon.kernel import Body, Game, Play, Record, SalonError, State, Table, Text, fault
from salon.kernel.about import Value
from salon.kernel.pack_trial import GAMES, Stopped, trial
from salon.lang.packs import said_card

AT_ONCE = 2
WAITING = 20  # more are asked to come back
REMEMBERED = 1000  # of those who have tested something
SECONDS = 600.0
LAST = 5  # things that happened before it went wrong
GENTLE = 19
CARD = 2  # parts of the path of a card
UNSAID = "every card can be put into words"

_log = logging.getLogger("salon")


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
    options: dict[str, Value] = {}
    trace: str = ""  # for the log of the server alone


class Report(msgspec.Struct, frozen=True):
    """How the games of a pack went."""

    passed: bool = False
    rules: str = ""  # the game that played it, without the pack
    games: int = 0
    moves: int = 0
    groups: dict[str, Group] = {}
    failure: Failure | None = None
    ends: dict[str, int] = {}  # the ids of the reasons, and how often
    wins: dict[str, tuple[int, ...]] = {}  # by number of seats, for each seat
    things: int = 0  # cards, and what is named on them
    missed: tuple[str, ...] = ()  # those of them that never came up


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


def tried(
    game: Game[State], games: int, told: Callable[[int, int], None], things: Collection[str] = ()
) -> Report:
    """How the games of a pack go; the first that stops ends the test.

    Where some of the `things` on its cards have not come up, it is more games.
    """
    found = trial(game, games, told, wanted=things)
    stopped = found.stopped
    return Report(
        passed=stopped is None,
        games=found.games,
        moves=found.moves,
        failure=_failure(game, stopped) if stopped else None,
        ends=found.ends,
        wins=found.wins,
        things=len(things),
        missed=tuple(sorted(set(things) - set(found.came_up))),
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
        options=stopped.options,
        trace=stopped.trace,
    )


def main() -> None:
    """The process."""
    with suppress(OSError):
        os.nice(GENTLE)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)

    def tell(what: Mapping[str, object]) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
        sys.stdout.buffer.flush()

    try:
        _play(task, tell)
    except Exception:  # noqa: BLE001  (whatever it is, the log of the server is to have it)
        tell({"broke": traceback.format_exc()})
        sys.exit(1)


def _play(task: Task, tell: Callable[[Mapping[str, object]], None]) -> None:
    rules = load(task.game)
    game = rules.with_pack(task.cards)
    if (found := unsaid(rules, task.cards)) is not None:
        tell({"report": Report(rules=rules.key, failure=found)})
        return
    things = [symbol for _, symbol, _, _ in rules.form.things(task.cards)]
    report = tried(game, task.games, lambda done, of: tell({"done": done, "of": of}), things)
    tell(
        {
            "report": msgspec.structs.replace(
                report, rules=rules.key, groups=groups_of(task.cards, rules.pack_of_house())
            )
        }
    )


def unsaid(rules: Game[State], cards: Body) -> Failure | None:
    """A card that cannot be put into words; each is said in every language before it is played."""
    symbol = ""
    lang.strict = True
    try:
        for _, symbol, _, path in rules.form.things(cards):
            if len(path) == CARD:
                said_card(rules, cards, symbol)
    except Exception:  # noqa: BLE001  (whatever it is, it is a fault of the rules that let the card be)
        return Failure(0, "", 0, symbol, UNSAID, ours=True, trace=traceback.format_exc())
    return None


class Said(msgspec.Struct, frozen=True):
    """A line of the process."""

    done: int = 0
    of: int = 0
    report: Report | None = None
    broke: str = ""


TrialState: TypeAlias = Literal["waiting", "running", "passed", "unkept", "failed", "late", "broken"]
Kept: TypeAlias = Callable[[Report], Awaitable[int]]


class Trial:
    """A test that waits, goes on, or has ended."""

    def __init__(self, owner: int, task: Task, kept: Kept) -> None:
        self.owner, self.of = owner, task.games
        self.given, self.kept = task, kept
        self.done = 0
        self.report: Report | None = None
        self.version = 0  # that was kept, if it passed
        self.problem: Text | None = None  # why it was not kept, though it passed
        self.state: TrialState = "waiting"
        self.task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self.state in ("waiting", "running")


class Trials:
    """The tests of a house: two at once. Of those who wait, whoever was tested least lately comes first."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._known: dict[str, Trial] = {}
        self._last: dict[int, float] = {}  # when a test of somebody's began

    def of(self, pack: str) -> Trial | None:
        """The last test of a pack, while it is remembered."""
        return self._known.get(pack)

    def begin(self, pack: str, owner: int, game: str, cards: Body, kept: Kept) -> Trial:
        """Test a pack; `kept` is called with the report if it passed, and gives the number of the version."""
        running = [trial for trial in self._known.values() if trial.runs]
        if any(trial.owner == owner for trial in running):
            raise fault(SalonError, "packs.testing")
        if len(running) >= AT_ONCE + WAITING:
            raise fault(SalonError, "packs.others-testing")
        self._known = {id: trial for id, trial in self._known.items() if trial.runs or trial.owner != owner}
        trial = self._known[pack] = Trial(owner, Task(game, cards, self.games), kept)
        self._go_on()
        return trial

    def _go_on(self) -> None:
        """Begin what waits, as far as there is room."""
        while True:
            waiting = [trial for trial in self._known.values() if trial.state == "waiting"]
            running = sum(trial.state == "running" for trial in self._known.values())
            if not waiting or running >= AT_ONCE:
                return
            trial = min(waiting, key=lambda trial: self._last.get(trial.owner, 0.0))
            self._last.pop(trial.owner, None)  # and is the newest again
            self._last[trial.owner] = time.monotonic()
            if len(self._last) > REMEMBERED:
                del self._last[next(iter(self._last))]
            trial.state = "running"
            trial.task = asyncio.create_task(self._follow(trial))

    async def _follow(self, trial: Trial) -> None:
        try:
            await self._run(trial)
        except Exception:  # noqa: BLE001  (whatever it is, the log is to have it, and the next may go on)
            _log.exception("a test of a pack broke off")
        finally:
            if trial.state == "running":
                trial.state = "broken"
            self._go_on()

    async def _run(self, trial: Trial) -> None:
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
                process.stdin.write(msgspec.json.encode(trial.given))
                process.stdin.close()
                while line := await process.stdout.readline():
                    said = msgspec.json.decode(line, type=Said)
                    trial.done, trial.of = max(trial.done, said.done), max(trial.of, said.of)
                    if said.broke:
                        _log.error("a test of a pack of %s broke off: %s", trial.given.game, said.broke)
                    if said.report is not None:
                        await ended(trial, said.report)
        except TimeoutError:
            trial.state = "late"
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def close(self) -> None:
        for known in self._known.values():
            if known.state == "waiting":
                known.state = "broken"
        for known in list(self._known.values()):
            if known.task is not None:
                known.task.cancel()
                with suppress(asyncio.CancelledError):
                    await known.task


async def ended(trial: Trial, report: Report) -> None:
    """Keep what passed; what is a fault of these rules is for the host to read."""
    failure = report.failure
    if failure is not None and failure.ours:
        where = f"{failure.seats} seats, seed {failure.seed}, options {failure.options}, move {failure.move}"
        card = failure.card or "none"
        _log.error(
            "the rules of %s stopped a game in the test of a pack: %s, card %s\n%s",
            *(report.rules or trial.given.game, where, card, failure.trace),
        )
    trial.report = report
    if not report.passed:
        trial.state = "failed"
        return
    try:
        trial.version = await trial.kept(report)
        trial.state = "passed"
    except SalonError as error:
        trial.problem, trial.state = error.text, "unkept"


if __name__ == "__main__":
    main()
