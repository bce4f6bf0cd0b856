"""What a bot's process does: one thought after the other. It loads the games and nothing of the server."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from typing import NamedTuple

from salon import bots
from salon.games import load
from salon.kernel import Action, Fate, Game, State
from salon.kernel.record import find

LAST = 19  # as low as priority goes
PACKS = 16
_packs: dict[str, Game[State]] = {}  # by key


class Task(NamedTuple):
    """What a bot is to think about."""

    game: str
    bot: str
    position: bytes
    seat: int
    seed: str
    plan: tuple[Action, ...] = ()
    cards: bytes = b""  # of a pack, as JSON; empty: the house's


class Thought(NamedTuple):
    """What a bot says, and what it means to say after that."""

    answer: str
    plan: tuple[Action, ...] = ()


def leave_with_parent() -> None:
    """End this process when the server does, however it ends: an orphan would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def give_way() -> None:
    """As `leave_with_parent`, and let everything else on the machine go first: it thinks for seconds."""
    os.setpriority(os.PRIO_PROCESS, 0, LAST)  # not `nice`, which counts from where the house stands
    leave_with_parent()


def _game(task: Task) -> Game[State]:
    """The game of a position; packs that were played last are remembered."""
    if not task.cards:
        return find(task.game)
    game = _packs.get(task.game)
    if game is None:
        game = _packs[task.game] = load(task.game.partition("/")[0]).with_pack(json.loads(task.cards))
        if len(_packs) > PACKS:
            del _packs[next(iter(_packs))]
    return game


def think(task: Task) -> Thought:
    """A bot's answer to a position that holds only what it may know, and the rest of its plan."""
    game = _game(task)
    bot = bots.load(task.bot, game, task.plan)
    action = bot.choose(game.restore(task.position), task.seat, Fate(task.seed))
    return Thought(game.vocabulary.name(action), tuple(bot.plan))
