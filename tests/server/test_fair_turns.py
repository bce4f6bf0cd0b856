"""The queue of the bots: in turn, people first, and nobody waits for ever."""

from __future__ import annotations

import asyncio

from salon.server.fair_turns import FAIR, Rank, Turns


class Watched:
    """Tables that want so many turns each, and the order in which they get them."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.given: list[str] = []
        self.most = 0
        self._at_it = 0

    async def play(self, name: str, rank: Rank, times: int) -> None:
        for _ in range(times):
            async with self.turns.turn(rank):
                self.given.append(name)
                self._at_it += 1
                self.most = max(self.most, self._at_it)
                await asyncio.sleep(0)
                self._at_it -= 1


def test_tables_take_turns() -> None:
    async def all_play() -> Watched:
        found = Watched()
        await asyncio.gather(*(found.play(name, 2, 3) for name in "abc"))
        return found

    assert asyncio.run(all_play()).given == list("abcabcabc")


def test_a_table_with_people_does_not_wait_for_five_hundred_others() -> None:
    async def all_play() -> Watched:
        found = Watched(places=2)
        crowd = [asyncio.create_task(found.play(f"bots {n}", 2, 2)) for n in range(500)]
        for _ in range(50):
            await asyncio.sleep(0)
        assert found.given
        found.given.clear()
        await found.play("Ana", 0, 10)
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        return found

    found = asyncio.run(all_play())
    # Ten of her own, and before each no more than the two that are at it and one that has waited longest.
    assert len(found.given) <= 10 * (1 + 2 + 1)
    assert found.most == 2


def test_nobody_waits_for_ever() -> None:
    async def all_play() -> Watched:
        found = Watched()
        people = [asyncio.create_task(found.play(f"person {n}", 0, 1000)) for n in range(3)]
        await asyncio.gather(*(found.play(f"bots {n}", 2, 1) for n in range(5)))
        for one in people:
            one.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        return found

    given = asyncio.run(all_play()).given
    assert len(given) <= 5 * FAIR + 3 * FAIR


def test_who_stops_waiting_leaves_no_hole() -> None:
    """Before a turn is theirs, and in the moment in which it is."""

    async def all_play() -> tuple[int, list[str]]:
        found = Watched()
        async with found.turns.turn(2):
            gone = [asyncio.create_task(found.play(name, 2, 1)) for name in ("gone", "late")]
            await asyncio.sleep(0)
            gone[0].cancel()
            await asyncio.sleep(0)
        gone[1].cancel()  # it was given the turn just now, and does not know yet
        await asyncio.gather(*gone, return_exceptions=True)
        await found.play("last", 2, 1)
        return found.turns.waiting, found.given

    assert asyncio.run(all_play()) == (0, ["last"])
