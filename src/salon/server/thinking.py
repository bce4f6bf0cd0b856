"""Bots think in processes of their own, so that nobody else's table waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait

from salon import bots
from salon.kernel import Fate, SalonError
from salon.kernel.record import find
from salon.server.claims import Claims
from salon.server.database import AWAY, outage
from salon.server.live import LiveTable

THINKERS = 1
_log = logging.getLogger("salon")


class Thinkers:
    """The processes that bots think in."""

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self._pool = _new_pool()
        self._playing: dict[str, asyncio.Task[None]] = {}

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
                    await self._answer(table, seat)
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

    async def _answer(self, table: LiveTable, seat: int) -> None:
        version = table.version
        name = await self._choice(table, seat)
        decision = table.play.state.decision(seat)
        if decision is None or table.bot_at(seat) is None:  # meanwhile the person is back, or the game over
            return
        names = [table.game.vocabulary.name(action) for action in (*decision.legal, *decision.aside)]
        if name not in names:  # it failed: any answer will do that brings the game on
            name = table.game.vocabulary.name(bots.anything(decision))
        with suppress(SalonError):  # the table has moved on
            await table.act(seat, name, version, "bot")

    async def _choice(self, table: LiveTable, seat: int) -> str:
        """What the bot says; nothing if it fails, and then any legal answer will do."""
        # The bot gets a position dealt anew: it never holds what its seat cannot know.
        fate = Fate(hashlib.sha256(f"bot {table.table.seed} {table.version}".encode()).hexdigest())
        game, bot, pool = table.game.key, table.bot_at(seat) or "", self._pool
        loop = asyncio.get_running_loop()
        try:
            position = table.play.state.determinize(seat, fate).snapshot()
            return await loop.run_in_executor(pool, think, game, bot, position, seat, fate.fork().seed)
        except BrokenProcessPool:
            if self._pool is pool:
                _log.error("The process in which bots think has died; there is a new one")
                self._pool = _new_pool()
            return ""
        except Exception:  # noqa: BLE001  (a bot at fault does not stop a table)
            _log.exception("The bot %s failed at a question of %s", bot, game)
            return ""

    def close(self) -> None:
        for task in self._playing.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


async def _catch_up(table: LiveTable) -> None:
    """Read what the server wrote that had the claim before, or its last answer would be thought of again."""
    if table.store.database.is_sqlite:
        return
    async with table.lock:
        changed = await table.catch_up()
    if changed:
        await table.tell()


def _new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(THINKERS, mp_context=context, initializer=leave_with_parent)


def leave_with_parent() -> None:
    """End this process when the server does, however it ends: an orphan would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(key: str, bot: str, position: bytes, seat: int, seed: str) -> str:
    """A bot's answer to a position that holds only what it may know."""
    game = find(key)
    action = bots.load(bot, game).choose(game.restore(position), seat, Fate(seed))
    return game.vocabulary.name(action)
