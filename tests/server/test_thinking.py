"""A seat's bot keeps its plan from answer to answer, as one that sits beside the game does."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

import salon
from salon import bots
from salon.kernel import Fate
from salon.server import thinking
from salon.server.claims import Claims
from salon.server.database import sqlite_url
from salon.server.live import LiveTable
from salon.server.thought import LAST, Task, Thought, think
from tests.server.people import Person, legal, play_on
from tests.server.running import Server, wait_until

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


class Asked(NamedTuple):
    """A bot was asked: the version of its table, what it had planned, what it said and plans now."""

    version: int
    seat: int
    kept: thinking.Plan | None
    said: str
    plan: tuple[int, ...]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    found: list[Asked] = []
    choice = thinking.Thinkers._choice

    async def listened(self: thinking.Thinkers, table: LiveTable, seat: int, bot: str) -> Thought:
        version, kept = table.version, self._plans.get(table, {}).get(seat)
        said, plan = await choice(self, table, seat, bot)
        found.append(Asked(version, seat, kept, said, plan))
        return Thought(said, plan)

    monkeypatch.setattr(thinking.Thinkers, "_choice", listened)
    return found


def played(server: Server, answers: int) -> None:
    with Person(server.url, "Ana") as ana:
        table = ana.did("/api/tables", game="court", seats=SEATS)["table"]["id"]
        play_on(table, [ana], answers)
        wait_until("the bots have answered", lambda: bool(legal(ana.view(table))))


def test_a_plan_is_followed_while_nothing_else_happens(server: Server, asked: list[Asked]) -> None:
    played(server, 12)
    followed = 0
    for now in asked:
        fresh = now.kept is not None and now.kept.version == now.version
        if fresh and now.kept and now.kept.answers:
            assert now.plan == now.kept.answers[1:]
            followed += 1
    assert followed
    assert any(now.kept and now.kept.version < now.version for now in asked), "others answered in between"


def test_a_bot_whose_plan_is_kept_elsewhere_says_what_one_that_stays_would() -> None:
    game = salon.load("court")
    s, fates = game.new(2, seed=5), Fate.of(5)
    staying = [bots.load("greedy", game) for _ in range(2)]
    plans: list[tuple[int, ...]] = [(), ()]
    for _ in range(25):
        seat = s.pending[0].seat
        position, seed = s.determinize(seat, fates), fates.fork().seed
        task = Task(game.key, "greedy", position.snapshot(), seat, seed, plans[seat])
        thought = think(task)
        action = staying[seat].choose(position, seat, Fate(seed))
        assert thought.answer == game.vocabulary.name(action)
        assert list(thought.plan) == staying[seat].plan
        plans[seat] = thought.plan
        s.apply(action, seat)
    assert think(task) == think(task)


def test_processes_for_long_thoughts_give_way_to_everything_else() -> None:
    found = {}
    for deep in (False, True):
        pool = thinking._new_pool(deep)
        found[deep] = pool.submit(os.nice, 0).result()
        pool.shutdown()
    assert found == {False: os.nice(0), True: LAST}


def test_a_level_is_asked_where_it_may_think_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, asked = thinking._new_pool, set[bool]()

    def watched(deep: bool) -> ProcessPoolExecutor:
        pool = made(deep)
        submit = pool.submit

        def noted(*task: Any) -> Any:
            asked.add(deep)
            return submit(*task)

        monkeypatch.setattr(pool, "submit", noted)
        return pool

    monkeypatch.setattr(thinking, "_new_pool", watched)
    for bot, deep in (("courtier", False), ("minister", True)):
        asked.clear()
        with Server(sqlite_url(tmp_path / f"{bot}.db")) as house, Person(house.url, "Ana") as ana:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            table = ana.did("/api/tables", game="court", seats=seats)["table"]["id"]
            play_on(table, [ana], 3)
            wait_until("the bot has answered", lambda: bool(legal(ana.view(table))))  # noqa: B023
            assert ana.view(table)["seats"][1]["level"] == bot.capitalize()
        assert asked == {deep}


class Hurried:
    """A table at which one bot has answer after answer to give."""

    def __init__(self, bot: str) -> None:
        self.bot, self.version = bot, 0

    def bot_to_move(self) -> int:
        return 1

    def bot_at(self, seat: int) -> str:
        return self.bot


@pytest.mark.parametrize(("bot", "answers"), [("courtier", thinking.IN_A_ROW), ("chancellor", 3)])
def test_a_table_has_one_long_thought_in_a_turn_and_what_was_planned(
    bot: str, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, table = thinking.Thinkers(cast(Claims, None)), cast(LiveTable, Hurried(bot))

    async def answered(self: thinking.Thinkers, table: LiveTable, seat: int) -> None:
        said, table.version = table.version, table.version + 1
        plan = (7, 8)[said % 3 :]  # of each thought come three answers
        self._plans.setdefault(table, {})[seat] = thinking.Plan(table.version, bot, plan)

    monkeypatch.setattr(thinking.Thinkers, "_answer", answered)
    asyncio.run(thinkers._answer_on(table, deep=bots.thinks_long(bot), most=thinking.IN_A_ROW))
    assert table.version == answers
    thinkers.close()


def test_the_levels_are_told_with_each_game(server: Server) -> None:
    with Person(server.url, "Ana") as ana:
        for game in ana.get("/api/games"):
            assert [bot["id"] for bot in game["bots"]] == list(bots.BOTS)
            assert all(bot["name"] and bot["about"] for bot in game["bots"])
