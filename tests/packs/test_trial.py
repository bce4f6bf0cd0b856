"""A pack is tried in games that come from its digest, over all seats and options; progress is told."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import BadCards
from salon.kernel.pack_trial import spread, trial


def test_a_pack_is_tried_the_same_way_each_time() -> None:
    house = salon.load("court")
    body = house.pack_of_house()
    body["action"][0]["values"] = [2, 5]
    playing, told = house.with_pack(body), list[tuple[int, int]]()
    done = trial(playing, 6, lambda n, of: told.append((n, of)), every=0)
    assert told == [(n, 6) for n in range(1, 7)]
    assert done.stopped is None
    assert (done.games, done.play) == (6, house.play_of(body))
    assert sum(done.ends.values()) == 6
    assert "action.audience" in done.came_up
    assert {seats: len(won) for seats, won in done.wins.items()} == {"2": 2, "3": 3, "4": 4}
    assert trial(playing, 6, every=0) == done
    assert trial(house, 6, every=0).moves != done.moves  # another pack, other deals


def test_a_trial_can_be_ended_from_outside() -> None:
    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trial(salon.load("court"), 6, stop, every=0)
    with pytest.raises(BadCards):
        salon.load("court").with_pack({})


@pytest.mark.parametrize("game", salon.list_games())
def test_every_choice_of_a_table_comes_up(game: str) -> None:
    house = salon.load(game)
    for seats in house.seat_counts:
        tables = [spread(house, seats, round) for round in range(200)]
        for table in tables:
            house.settle_options(seats, table)
        for name, option in house.options.items():
            if option.span is None and (not option.seat_counts or seats in option.seat_counts):
                assert {table[name] for table in tables} == set(option.choices)
