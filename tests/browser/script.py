"""Games worked out beforehand: what a person will answer, what the house's bots will say to it, how it ends.

Chance comes from the seed of a table, and its bots answer by the seed and the version of the table. So a game
against bots can be played without a page, and then again through it, answer by answer.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from salon import bots
from salon.games import load
from salon.kernel import Action, Decision, Fate, Game, Play, Player, Record, Result, State, Value
from salon.server.database import Database, open_engine
from salon.server.records import Imported, Read, bring_in
from salon.server.store import Store
from tests.browser.visitor import House, Visitor

BOT = "random"
# What a person says who wants it over.
HASTY = ("verb.reclaim", "verb.pass", "verb.decline", "verb.done", "verb.refuse", "verb.deck")


class Script(NamedTuple):
    """A whole game of a person at the first seat against bots."""

    record: Record
    result: Result

    @property
    def answers(self) -> list[tuple[int, str]]:
        """What the person says, and at which version of the table."""
        return [(n, move.action) for n, move in enumerate(self.record.moves) if move.seat == 0]


def rehearse(game: str, seats: int, seed: int, *, hasty: bool = False, **options: Value) -> Script:
    """Play without a page; the bots answer first, as the person will let them."""
    rules = load(game)
    people = [Player("Ana", "you"), *(Player(f"Bot {n}", f"bot:{BOT}") for n in range(2, seats + 1))]
    play = Play.begin(Record.of(rules, people, seed, options), rules)
    whim = random.Random(seed)
    while play.state.result is None:
        asked = min((d for d in play.state.pending if d.legal), key=lambda d: d.seat == 0)
        action = bot_says(play, asked.seat) if asked.seat else person_says(rules, asked, whim, hasty)
        play.act(action, asked.seat)
    return Script(play.record, play.state.result)


def bot_says(play: Play, seat: int) -> Action:
    """As the server has its bots think."""
    version = len(play.record.moves)
    fate = Fate(hashlib.sha256(f"bot {play.record.header.seed} {version}".encode()).hexdigest())
    position = play.state.determinize(seat, fate)
    return bots.load(BOT, play.state.game).choose(position, seat, Fate(fate.fork().seed))


def person_says(game: Game[Any], asked: Decision, whim: random.Random, hasty: bool) -> Action:
    quick = [a for a in asked.legal if game.vocabulary.name(a) in HASTY] if hasty else []
    return whim.choice(quick or asked.legal)


def bring(house: House, record: Record, moves: int = 0) -> Imported:
    """Make a table of the first moves of a record."""
    begun = Record(record.header)
    for move in record.moves[:moves]:
        begun.add(move.seat, move.action, move.note)
    with ThreadPoolExecutor(1) as aside:  # in this thread Playwright has a loop already
        return aside.submit(asyncio.run, _bring(house.database, begun, begun.replay())).result()


async def _bring(database: str, record: Record, state: State) -> Imported:
    store = Store(Database(open_engine(database)))
    try:
        return (await bring_in(store, [Read(Path(), record, state)], {}))[0]
    finally:
        store.database.close()


def sit_down(me: Visitor, made: Imported, seat: int = 0) -> str:
    """Take an open seat and go to the table."""
    me.comes_in()
    table = join(me, made, seat)
    me.goes_to(f"/tables/{table}")
    me.sees(".table-grid[data-state]")
    return table


def join(me: Visitor, made: Imported, seat: int = 0) -> str:
    """Take an open seat without the page."""
    me.does(f"/api/tables/{made.table.id}/join", seat=seat, invitation=made.invitations[seat])
    return made.table.id


def follow(me: Visitor, answers: Sequence[tuple[int, str]]) -> None:
    """Give these answers through the page, each when it was given in the rehearsal."""
    for version, action in answers:
        ready = me.is_asked()
        if ready["version"] < version:  # where all choose at once, the bots come first
            standing = "Number(document.querySelector('.table-grid').dataset.version) >= argument"
            me.waits(f"version {version}", standing, version)
            ready = me.is_asked()
        me.check()
        assert ready["version"] == version, f"The table is at {ready['version']}, the script at {version}"
        me.gives(action, version)
