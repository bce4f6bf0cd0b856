"""Worked examples on the board: every one is played by the rules, and comes out as the ledger says."""

from __future__ import annotations

import random

import pytest

import salon
from salon.kernel import Play, Record
from salon.kernel.scene import played, start_of
from salon.kernel.state import State

SCENES = [(game, id) for game in salon.list_games() for id in salon.load(game).scenes]


def last(game: str, id: str) -> State:
    *_, moment = played(salon.load(game), id)
    return moment.state


@pytest.mark.parametrize(("game", "id"), SCENES)
def test_a_scene_is_an_example_of_the_ledger_and_can_be_played(game: str, id: str) -> None:
    found = salon.load(game)
    assert id in {example.id for example in found.ledger.examples}
    moments = list(played(found, id))
    assert len(moments) == 1 + len(found.scenes[id].answers) > 1
    for moment in moments:
        found.check(moment.state)
    assert any(moment.events for moment in moments) or moments[-1].state.pending != moments[0].state.pending


@pytest.mark.parametrize(("game", "id"), SCENES)
def test_a_scene_can_be_played_on_to_the_end_of_the_game(game: str, id: str) -> None:
    """From its end, at random: the rules hold, and the record is replayed from there."""
    found = salon.load(game)
    place = f"{id}/{len(found.scenes[id].answers)}"
    start = start_of(found, place)
    record = Record.onward(found, [f"Seat {n}" for n in range(start.seats)], place, seed=7)
    play, whim = Play.begin(record, found), random.Random(7)
    while play.state.result is None:
        asked = whim.choice([decision for decision in play.state.pending if decision.legal])
        play.act(whim.choice(asked.legal), asked.seat)
    found.check(play.state)
    assert Record.from_json(record.to_json()).replay(game=found) == play.state


def test_a_scene_that_follows_another_begins_where_that_ends() -> None:
    found = salon.load("v1919")
    for id, scene in found.scenes.items():
        if not scene.after or scene.put:
            continue
        first = next(played(found, id)).state
        before = last("v1919", scene.after)
        first.fate = before.fate
        assert first == before


def test_the_dice_of_a_scene_fall_as_it_says() -> None:
    found = salon.load("v1919")
    rolls = {
        id: [
            event.fact.text.args["roll"]
            for moment in played(found, id)
            for event in moment.events
            if "roll" in event.fact.text.args
        ]
        for id in ("v1919.ex.uprising.3", "v1919.ex.uprising.4", "v1919.ex.uprising.2")
    }
    assert rolls == {"v1919.ex.uprising.3": [5], "v1919.ex.uprising.4": [4], "v1919.ex.uprising.2": [2]}
