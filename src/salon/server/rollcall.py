"""Who is here, through whichever server: each tells the others of those who are connected to it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from salon.server.database import AWAY, outage
from salon.server.live import Elsewhere, LiveTable
from salon.server.sockets import tell_presence
from salon.server.store import Store

HERE_SECONDS = 30  # so often a server says again who is here
ANNOUNCED = 500  # connections to one table; the word for it must not be longer than 8000 bytes
WHERE = "where"
TOLD_BYTES = 7000  # of the word for who is where, for the same reason
_log = logging.getLogger("salon")


class Whereabouts(NamedTuple):
    """A public table at which somebody plays; empty: they are somewhere in the house."""

    table: str = ""
    game: str = ""


class Rollcall:
    """What one server says and hears of who is here; one that is alone says nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._saying: set[asyncio.Task[None]] = set()
        self._said_at = 0.0
        self._where: dict[str, tuple[float, dict[int, Whereabouts]]] = {}  # by server, until then
        self._said_where = ""
        self.where: Callable[[], Mapping[int, Whereabouts]] = dict  # of those who are here through this one

    def ask(self, table_id: str) -> None:
        """Ask the other servers who looks at a table through them."""
        self._say(table_id, "who")

    def announce(self, table: LiveTable) -> None:
        """Tell the other servers who looks at a table through this one."""
        here = sorted((socket.user_id for socket in table.sockets), reverse=True)[:ANNOUNCED]
        self._say(table.table.id, "here", ",".join(map(str, here)))

    def announce_all(self, tables: Iterable[LiveTable]) -> None:
        """Now and then say it again: a server that is silent is taken for gone."""
        if time.monotonic() - self._said_at <= HERE_SECONDS:
            return
        self._said_at = time.monotonic()
        for table in tables:
            if table.sockets:
                self.announce(table)
        self.say_where(self.where(), again=True)

    def say_where(self, found: Mapping[int, Whereabouts], *, again: bool = False) -> None:
        """Tell the other servers where in the house those are who have come through this one."""
        words = ""
        for user_id, where in sorted(found.items()):
            one = f"{user_id}@{where.table}@{where.game}" if where.table else str(user_id)
            if len(words) + len(one) > TOLD_BYTES:
                break
            words += f",{one}" if words else one
        if again or words != self._said_where:
            self._said_where = words
            self._say("", WHERE, words)

    def hear_where(self, server: str, words: str) -> None:
        """Another server says who is there."""
        there = {}
        for one in filter(None, words.split(",")):
            user_id, _, place = one.partition("@")
            table, _, game = place.partition("@")
            there[int(user_id)] = Whereabouts(table, game)
        self._where[server] = time.time() + 3 * HERE_SECONDS, there

    def elsewhere(self) -> dict[int, Whereabouts]:
        """Who is in the house through other servers, and where; who plays at one of them plays."""
        now = time.time()
        self._where = {server: known for server, known in self._where.items() if known[0] > now}
        found: dict[int, Whereabouts] = {}
        for _, there in self._where.values():
            for user_id, where in there.items():
                if where.table or user_id not in found:
                    found[user_id] = where
        return found

    async def be_heard(self) -> None:
        """Say that this server is there, to itself too: so it knows that it hears what is said."""
        await self.store.announce("", "pulse")

    def hear(self, table: LiveTable, server: str, what: str, words: str) -> None:
        """Another server asks who is here, or says who is there."""
        if what == "who":
            if table.sockets:
                self.announce(table)
            return
        users = tuple(map(int, filter(None, words.split(","))))
        table.elsewhere[server] = Elsewhere(users, time.time() + 3 * HERE_SECONDS)
        for user_id in users:
            table.seen_by(user_id)
        tell_presence(table)

    def close(self) -> None:
        for task in self._saying:
            task.cancel()

    def _say(self, table_id: str, what: str, words: str = "") -> None:
        if not self.store.database.is_sqlite:
            task = asyncio.create_task(self.store.announce(table_id, what, words))
            self._saying.add(task)
            task.add_done_callback(self._was_said)

    def _was_said(self, task: asyncio.Task[None]) -> None:
        self._saying.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, AWAY):  # one line for all who come meanwhile
            outage.seen(error)
        elif error is not None:
            _log.error("The other servers could not be told who is here: %s", type(error).__name__)
