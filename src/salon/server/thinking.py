"""Bots think in processes of their own, so that nobody else's table waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from salon import bots
from salon.games import load
from salon.kernel import Fate
from salon.server.live import LiveTable, Stale

THINKERS = 1


class Thinkers:
    """The processes that bots think in."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(THINKERS, mp_context=context)
        self._busy: set[str] = set()

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table answer, if one is due and none is at it."""
        if table.bot_to_move() is not None and table.table.id not in self._busy:
            self._busy.add(table.table.id)
            task = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda _: self._busy.discard(table.table.id))

    async def _play(self, table: LiveTable) -> None:
        while (seat := table.bot_to_move()) is not None:
            version, bot = table.version, table.bot_at(seat)
            assert bot is not None
            # The bot gets a position dealt anew: it never holds what its seat cannot know.
            fate = Fate(hashlib.sha256(f"bot {table.table.seed} {version}".encode()).hexdigest())
            position = table.play.state.determinize(seat, fate).snapshot()
            loop = asyncio.get_running_loop()
            game = table.game.id
            name = await loop.run_in_executor(self._pool, think, game, bot, position, seat, fate.fork().seed)
            try:
                await table.act(seat, name, version, "bot")
            except Stale:
                continue

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(game_id: str, bot: str, position: bytes, seat: int, seed: str) -> str:
    """A bot's answer to a position that holds only what it may know."""
    game = load(game_id)
    action = bots.load(bot, game).choose(game.restore(position), seat, Fate(seed))
    return game.vocabulary.name(action)
