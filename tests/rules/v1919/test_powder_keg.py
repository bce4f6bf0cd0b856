"""Powder Kegs: v1919.powderkeg.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.effects import PowderKeg, Unrest
from salon.games.v1919.tracks import ChangeHappiness
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, carry_out, legal, nation, play, region, revolt, table

ME = region("middle_east")


def after(n: int, keg: int, unrest: int) -> tuple[int, int]:
    """The columns of keg and Unrest after a change of the keg by an Event."""
    s = table("uk", "france", "usa", keg={"middle_east": keg}, unrest={"middle_east": unrest})
    carry_out(s, PowderKeg("middle_east", n))
    assert [k for r, k in enumerate(s.keg) if r != ME] == [0, 0, 0, 0]
    return s.keg[ME], s.unrest[ME]


@clause("v1919.powderkeg.1")
def test_events_and_uprisings_move_kegs_and_nothing_else_does() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        cubes={"smyrna": {"uk": 1}},
        table_event="ibn_saud",
        keg={"middle_east": 1},
    )
    carry_out(s, Unrest("middle_east", 5), Unrest("middle_east", -9), ChangeHappiness(0, -3))
    play(s, "deploy", "space.middle_east.7", "settle", "option.smyrna.greece", "counter.naval_uk")
    assert s.keg == [0, 0, 1, 0, 0]
    play(s, "choice.1")  # the Event
    assert s.keg == [0, 0, 2, 0, 0]
    s = revolt(6, keg={"middle_east": 1})
    assert s.keg == [0, 0, 2, 0, 0]


@clause("v1919.powderkeg.2")
@pytest.mark.parametrize("keg", [0, 1, 2])
def test_adding_a_keg_moves_it_one_column_right(keg: int) -> None:
    assert after(1, keg, unrest=7) == (keg + 1, 7)


@clause("v1919.powderkeg.3", "v1919.ruling.powderkeg.max")
@pytest.mark.parametrize("unrest", [4, 6])
def test_a_keg_stays_in_column_3_and_pushes_nothing(unrest: int) -> None:
    assert after(1, keg=3, unrest=unrest) == (3, unrest)


@clause("v1919.powderkeg.4", "v1919.ruling.powderkeg.remove")
def test_a_keg_moved_left_out_of_column_1_is_back_at_the_start() -> None:
    assert after(-1, keg=1, unrest=4) == (0, 4)
    assert after(-1, keg=3, unrest=4) == (2, 4)


@clause("v1919.powderkeg.5", "v1919.ruling.powderkeg.remove")
@pytest.mark.parametrize("unrest", [1, 5])
def test_a_removal_at_the_start_has_no_effect(unrest: int) -> None:
    assert after(-1, keg=0, unrest=unrest) == (0, unrest)


@clause("v1919.powderkeg.4", "v1919.powderkeg.5")
def test_an_event_removes_a_keg_that_can_be_removed() -> None:
    s = table("uk", "france", "usa", keg={"africa": 1, "pacific": 3})
    s.decider = s.active
    carry_out(s, PowderKeg("choice", -1))
    assert legal(s) == {"region.africa", "region.pacific"}
    play(s, "africa")
    assert s.keg == [0, 0, 0, 0, 3]


@clause("v1919.powderkeg.6")
@pytest.mark.parametrize(("keg", "unrest"), [(1, 2), (3, 4), (2, 6)])
def test_removing_a_keg_leaves_unrest_where_it_is(keg: int, unrest: int) -> None:
    assert after(-1, keg, unrest) == (keg - 1, unrest)


@clause("v1919.powderkeg.7")
@pytest.mark.parametrize("keg", [0, 1, 2])
def test_a_keg_pushes_unrest_out_of_its_space(keg: int) -> None:
    assert after(1, keg, unrest=keg + 1) == (keg + 1, keg + 2)
    assert after(1, keg, unrest=keg + 2) == (keg + 1, keg + 2)


@clause("v1919.ex.keg.1")
def test_the_keg_of_europe() -> None:
    example = EXAMPLES["v1919.ex.keg.1"]
    place = example.given["region"].lower()
    s = table(
        "uk",
        "france",
        "usa",
        keg={place: example.given["keg_column"]},
        unrest={place: example.given["unrest_column"]},
    )
    carry_out(s, PowderKeg(place, example.when["add_powder_keg"]))
    assert s.keg[region(place)] == example.then["keg_column"]
    assert s.unrest[region(place)] == example.then["unrest_column"]


@clause("v1919.ex.event.1", "v1919.powderkeg.7")
def test_ho_chi_minh_with_a_cube_of_the_usa() -> None:
    example = EXAMPLES["v1919.ex.event.1"]
    given, then = example.given, example.then
    s = table(
        "uk",
        "france",
        "usa",
        active=given["active"],
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        cubes={"smyrna": {"france": 1}},
        table_event=given["event_on_table"].lower().replace(" ", "_"),
        event_cube=given["cube_on_event"],
    )
    play(s, "settle", "option.smyrna.turkey")
    before = s.copy()
    assert legal(s) == {"verb.perform", "verb.decline"}
    assert s.powers[s.pending[0].seat] == nation(example.when["decider"])
    play(s, "perform")
    pacific = region("pacific")
    assert s.keg[pacific] - before.keg[pacific] == then["keg_delta"]["Pacific"]
    assert s.unrest[pacific] - before.unrest[pacific] == then["unrest_delta"]["Pacific"]
    assert s.exhausted[2] - before.exhausted[2] == then["usa_exhausted_delta"]
    assert before.table_event in s.event_discard
