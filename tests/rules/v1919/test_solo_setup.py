"""Solitaire: how the game is set up: v1919.solo.def.1, v1919.solo.setup.*"""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from salon.games.v1919.terms import NATIONS, NOBODY
from salon.kernel import BadSetup, Record
from tests.marks import clause
from tests.rules.v1919.board import GAME, carry_out, event, nation, table
from tests.rules.v1919.solo_board import FRANCE, UK, USA, asks, names, solo, strengths, uprising

SEEDS = range(12)


@clause("v1919.solo.def.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_factions_one_of_them_the_players(seed: int) -> None:
    s = GAME.new(1, seed=seed)
    assert s.seats == 1
    assert sorted(s.powers) == [UK, FRANCE, USA]
    assert [s.is_bot(power) for power in s.powers].count(False) == 1
    assert not s.is_bot(s.mine)
    for power in (UK, FRANCE, USA):
        assert (s.available[power], s.discs[power]) == (15, 3)


@clause("v1919.solo.setup.5", "v1919.solo.setup.6")
def test_the_order_is_drawn_and_the_player_has_the_last_faction() -> None:
    games = [GAME.new(1, seed=seed) for seed in range(40)]
    assert len({tuple(s.powers) for s in games}) == 6
    assert all(s.mine == s.powers[2] for s in games)
    assert all(s.active == s.powers[0] for s in games)
    assert all(asks(s) == "place" for s in games)  # a bot begins


@clause("v1919.solo.setup.5", "v1919.solo.setup.6")
@pytest.mark.parametrize("order", list(permutations(("uk", "france", "usa"))))
def test_the_player_may_set_the_order(order: tuple[str, ...]) -> None:
    for seed in range(5):
        s = GAME.new(1, seed=seed, options={"order": "-".join(order)})
        assert tuple(NATIONS[power] for power in s.powers) == order
        assert (s.active, s.mine) == (s.powers[0], s.powers[2])


@clause("v1919.solo.setup.5")
def test_an_order_is_of_the_three_factions_and_for_solitaire_alone() -> None:
    for order in ("uk-france", "uk-uk-usa", "uk-france-italy", ""):
        with pytest.raises(BadSetup):
            GAME.new(1, seed=1, options={"order": order})
    with pytest.raises(BadSetup):
        GAME.new(3, seed=1, options={"order": "uk-france-usa"})


@clause("v1919.solo.setup.5")
def test_records_from_before_there_was_an_order_are_still_read() -> None:
    record = Record.of(GAME, ["Ana"], seed=4)
    options = {name: value for name, value in record.header.options.items() if name != "order"}
    old = Record(msgspec.structs.replace(record.header, options=options))
    assert old.replay() == record.replay()


@clause("v1919.solo.setup.1", "v1919.solo.setup.2", "v1919.ruling.solo.issuecount")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_on_the_board(seed: int) -> None:
    s = GAME.new(1, seed=seed)
    assert [issue != NOBODY for issue in s.issues] == [True, True, True, True, False]
    assert len(s.issue_discard) == 1
    assert len(s.issue_deck) == 48
    assert s.issue_deck.index(s.cards.game_end) == 20  # the bottom card has the number 0
    assert (len(s.waiting_events), len(s.event_deck)) == (2, 43)


@clause("v1919.solo.setup.2")
def test_the_third_space_of_the_waiting_room_stays_empty() -> None:
    s = solo(cubes={"smyrna": {"uk": 1}})
    s.apply(s.pending[0].legal[0])
    s.apply(s.pending[0].legal[0])
    assert names(s.issues).count(None) == 1
    assert s.issues[4] == NOBODY


@clause("v1919.solo.setup.3")
def test_no_strategy_cards_not_even_after_the_first_uprising() -> None:
    s = GAME.new(1, seed=3)
    assert s.strategies == []
    assert s.view(0)["strategies"] == []
    revolt = uprising(6)
    assert revolt.uprisings == 1
    assert asks(revolt) == "place"
    assert set(revolt.strategy) == {NOBODY}


@clause("v1919.solo.setup.3")
@pytest.mark.parametrize("name", ["italy", "japan"])
def test_italy_and_japan_have_no_happiness_marker(name: str) -> None:
    events = {"italy": "orlando_leaves", "japan": "makino_nobuaki"}
    crisis = GAME.cards.events[event(events[name])].crisis
    s = solo()
    before = s.happiness[nation(name)]
    carry_out(s, *crisis)
    assert s.happiness[nation(name)] == before
    assert not s.tracked(nation(name))
    three = table("uk", "france", "usa")
    carry_out(three, *crisis)
    assert three.happiness[nation(name)] == 19


@clause("v1919.solo.setup.4")
def test_points_and_strengths_begin_at_zero() -> None:
    s = GAME.new(1, seed=5)
    assert s.vp == 0
    assert s.view(0)["vp"] == 0
    assert strengths(s) == {"uk": 0, "france": 0, "usa": 0}


@clause("v1919.solo.setup.7")
def test_happiness_begins_at_20() -> None:
    s = GAME.new(1, seed=5)
    assert [s.happiness[power] for power in (UK, FRANCE, USA)] == [20, 20, 20]


@clause("v1919.ruling.options.solo")
@pytest.mark.parametrize("length", [20, 15, 10, 5])
def test_the_length_cannot_be_chosen(length: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(1, seed=1, options={"length": length})
    assert GAME.new(1, seed=1).length == 20
