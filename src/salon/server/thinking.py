"""Bots think in processes of their own, so that nobody else's table waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from salon import bots
from salon.kernel import Action, Fate, SalonError
from salon.server.claims import Claims
from salon.server.database import AWAY, outage
from salon.server.fair_turns import Rank, Turns
from salon.server.live import LiveTable
from salon.server.thought import Task, Thought, give_way, leave_with_parent, think

# Bots that answer at once share a process; those that think long have others, so that nobody waits for them
# who plays against the first. All but one of the cores, at the lowest priority: people come first.
THINKERS = 1
DEEP_THINKERS = max(1, (os.cpu_count() or 1) - 1)
# Tables whose bots are at it at a time: one more would stand in the process before a person's.
AT_ONCE = {False: THINKERS, True: DEEP_THINKERS}
IN_A_ROW = 12  # answers that a table with people may be given in one turn: a bot's move is several of them
_log = logging.getLogger("salon")
P = ParamSpec("P")
T = TypeVar("T")


class Plan(NamedTuple):
    """What a seat's bot means to say if nothing happens before that version of its table."""

    version: int
    bot: str
    answers: tuple[Action, ...]


class Thinkers:
    """The processes that bots think in, and what the bots of each table remember: their plans."""

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self._pools = {deep: _new_pool(deep) for deep in (False, True)}
        self._turns = {deep: Turns(AT_ONCE[deep]) for deep in (False, True)}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._plans: WeakKeyDictionary[LiveTable, dict[int, Plan]] = WeakKeyDictionary()

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table answer, if one is due and none is at it."""
        id = table.table.id
        if table.bot_to_move() is not None and id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        mine = False
        try:
            async with self._claims.claim(f"bots {table.table.id}") as mine:  # else another server is at it
                if mine:
                    await _catch_up(table)
                while mine and (seat := table.bot_to_move()) is not None:
                    deep = bots.thinks_long(table.bot_at(seat) or "")
                    who = rank(table)
                    async with self._turns[deep].turn(who):
                        await self._answer_on(table, deep=deep, most=IN_A_ROW if who < 2 else 1)
        except AWAY as error:  # they are woken again soon
            outage.seen(error)
            mine = False
        except Exception:  # noqa: BLE001  (a fault at one table is not one of the others)
            _log.exception("The bots of table %s stopped; they are woken again soon", table.table.id)
            mine = False
        finally:
            del self._playing[table.table.id]
        if mine:  # what happened while the claim was given back
            self.wake(table)

    async def _answer_on(self, table: LiveTable, *, deep: bool, most: int) -> None:
        """So many answers, as far as bots that think alike are to give them. One that thinks long has one
        thought in a turn and says what it has planned: others wait for the same process."""
        for given in range(most):
            seat = table.bot_to_move()  # it may have waited long
            if seat is None or bots.thinks_long(table.bot_at(seat) or "") != deep:
                return
            if given and deep and not self._planned(table, seat):
                return
            await self._answer(table, seat)

    def _planned(self, table: LiveTable, seat: int) -> tuple[Action, ...]:
        """What a seat's bot means to say, if nothing has happened since it thought."""
        kept = self._plans.get(table, {}).get(seat)
        return kept.answers if kept and kept[:2] == (table.version, table.bot_at(seat) or "") else ()

    async def _answer(self, table: LiveTable, seat: int) -> None:
        version, bot = table.version, table.bot_at(seat) or ""
        name, plan = await self._choice(table, seat, bot)
        decision = table.play.state.decision(seat)
        alone = table.bot_at(seat) is None and table.scripted() is None
        if decision is None or alone:  # meanwhile the person is back, or the game over
            return
        names = [table.game.vocabulary.name(action) for action in (*decision.legal, *decision.aside)]
        if name not in names:  # it failed: any answer will do that brings the game on
            name, plan = table.game.vocabulary.name(bots.anything(decision)), ()
        with suppress(SalonError):  # the table has moved on
            await table.act(seat, name, version, "bot")
            # Whatever else happens at the table, an undo too, makes it another version.
            self._plans.setdefault(table, {})[seat] = Plan(version + 1, bot, plan)

    async def _choice(self, table: LiveTable, seat: int, bot: str) -> Thought:
        """What the bot says; nothing if it fails, and then any legal answer will do."""
        scripted = table.scripted()
        if scripted is not None and scripted[0] == seat:
            return Thought(scripted[1])
        # The bot gets a position dealt anew: it never holds what its seat cannot know.
        fate = Fate(hashlib.sha256(f"bot {table.table.seed} {table.version}".encode()).hexdigest())
        deep = bots.thinks_long(bot)
        game, pool = table.game.key, self._pools[deep]
        plan = self._planned(table, seat)
        loop = asyncio.get_running_loop()
        try:
            position = table.play.state.determinize(seat, fate).snapshot()
            cards = table.deck.packed if table.deck else b""
            task = Task(game, bot, position, seat, fate.fork().seed, plan, cards)
            return await loop.run_in_executor(pool, think, task)
        except BrokenProcessPool:
            if self._pools[deep] is pool:
                _log.error("A process in which bots think has died; there is a new one")
                self._pools[deep] = _new_pool(deep)
            return Thought("")
        except Exception:  # noqa: BLE001  (a bot at fault does not stop a table)
            _log.exception("The bot %s failed at a question of %s", bot, game)
            return Thought("")

    async def ponder(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Something else that takes long, where bots think for long."""
        pool = self._pools[True]
        call = asyncio.get_running_loop().run_in_executor
        try:
            return await call(pool, partial(work, *args, **named))
        except BrokenProcessPool:
            if self._pools[True] is pool:
                self._pools[True] = _new_pool(deep=True)
            raise

    def close(self) -> None:
        for task in self._playing.values():
            task.cancel()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


def rank(table: LiveTable) -> Rank:
    """Who waits for the bots of a table: somebody who looks at it, somebody who is away, or nobody."""
    if table.present():
        return 0
    return 1 if table.voters() else 2


async def _catch_up(table: LiveTable) -> None:
    """Read what the server wrote that had the claim before, or its last answer would be thought of again."""
    if table.store.database.is_sqlite:
        return
    async with table.lock:
        changed = await table.catch_up()
    if changed:
        await table.tell()


def _new_pool(deep: bool) -> ProcessPoolExecutor:
    """Processes to think in; they are started when they are first needed."""
    count, begin = (DEEP_THINKERS, give_way) if deep else (THINKERS, leave_with_parent)
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=begin)
