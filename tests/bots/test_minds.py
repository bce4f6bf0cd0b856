"""What bots think: of positions of stored games, what each is worth to whom, and what they would answer.

Rules of thumb have no clause that could be tested; this holds them where they are: no slip goes unseen.
After a change that is meant: `pytest tests/bots/test_minds.py --write-golden`, and read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import salon
from salon.bots.greedy import Greedy
from salon.kernel import Fate, Game, Record, State
from salon.kernel.mind import Mind, deep, frank
from tests.records import store

GOLDEN = Path(__file__).parents[1] / "golden"
FIRST, STEP = 5, 29  # a prime, so that all kinds of questions come up
GAMES = 20  # of those that are stored
ASKED = 3  # in one of so many of these positions the bot is asked as well
SEARCHED = 30  # positions that the greedy bot looks at
PONDERED = 12  # in one of so many the bot that thinks longer


def positions(game: Game[State]) -> Iterator[tuple[str, State]]:
    for kept in store.read(game.id).games[:GAMES]:
        record = Record.from_json(kept.record.encode())
        s = record.replay(0, game=game).copy()
        for number, move in enumerate(record.moves, 1):
            s.apply(game.vocabulary.action(move.action), move.seat, move.note)
            if number % STEP == FIRST and s.result is None:
                yield f"{kept.name} {number}", s
        yield f"{kept.name} end", s


def thoughts(game: Game[State], mind: Mind) -> Iterator[str]:
    names, pondering, candid = game.vocabulary.names, deep(mind), frank(mind)
    for number, (name, s) in enumerate(positions(game)):
        worth = [mind.value(s, seat) for seat in range(s.seats)]
        told = [f"{value:.3f}" for value in worth]
        if candid is not None:
            told += [f"{candid.odds(s, seat, value):.3f}" for seat, value in enumerate(worth)]
        decision = next((d for d in s.pending if d.legal), None)
        if decision is not None and number % ASKED == 0:
            seat = decision.seat
            world = s.determinize(seat, Fate.of(number))
            answer = mind.reply(world.copy(), seat)
            told.append(names[answer] if answer is not None else "-")
            if answer is None:
                search = Greedy(mind.value, SEARCHED, mind.reply)
                told += [
                    f"{value:.3f} {names[way[0]]}" for value, way in search.ways(world, seat, Fate.of(number))
                ]
            if pondering is not None and number % PONDERED == 0:
                told += [names[a] for a in pondering.think(world, seat, Fate.of(number), 1)]
        yield " ".join([game.id, name + ":", *told])


@pytest.mark.parametrize("id", salon.list_games())
def test_bots_think_what_they_thought(id: str, request: pytest.FixtureRequest) -> None:
    game = salon.load(id)
    mind = game.mind()
    assert mind is not None
    path = GOLDEN / f"minds-{id}.txt"
    found = list(thoughts(game, mind))
    if request.config.getoption("write_golden"):
        path.write_text("\n".join(found) + "\n", "utf-8")
    assert found == path.read_text("utf-8").splitlines()
