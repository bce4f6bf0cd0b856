"""Unrest on the Region tracks: v1919.unrest.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.effects import PowderKeg, Unrest
from salon.games.v1919.event_step import Place
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, GAME, REGIONS, carry_out, changes, nation, play, region, table

ME = region("middle_east")
CROWDED = {"uk": {"middle_east": 6}, "france": {"middle_east": 8}, "usa": {"pacific": 5}}


def moved(n: int, unrest: int, keg: int = 0, disc: int = 0) -> int:
    """The column of Unrest in the Middle East after a change."""
    units = {"usa": {"middle_east": disc}} if disc else {}
    s = table("uk", "france", "usa", unrest={"middle_east": unrest}, keg={"middle_east": keg}, units=units)
    carry_out(s, Unrest("middle_east", n))
    return s.unrest[ME]


@clause("v1919.unrest.1")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_icon_moves_unrest_one_column_right(n: int) -> None:
    assert moved(n, unrest=3) == 3 + n


@clause("v1919.unrest.2")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_icon_moves_unrest_one_column_left(n: int) -> None:
    assert moved(-n, unrest=6) == 6 - n


@clause("v1919.unrest.1", "v1919.unrest.2", "v1919.ex.icon.1", "v1919.ex.icon.2")
@pytest.mark.parametrize(
    ("id", "issue", "option"),
    [("v1919.ex.icon.1", "east_prussia", "poland"), ("v1919.ex.icon.2", "silesia", "german")],
)
def test_icons_on_cards(id: str, issue: str, option: str) -> None:
    example = EXAMPLES[id]
    place = example.given["region"].lower()
    s = table(
        "uk",
        "france",
        "usa",
        issues=[issue, "korea", "togo", "nauru", "egypt"],
        cubes={issue: {"uk": 1}},
        unrest={place: example.given["unrest_column_before"]},
        table_event="arthur_balfour",
    )
    before = s.copy()
    play(s, "settle", f"option.{issue}.{option}")
    assert changes(before, s)[f"unrest.{place}"] == example.then["unrest_delta"]
    assert s.unrest[region(place)] == example.then["unrest_column_after"]


@clause("v1919.unrest.3", "v1919.ruling.unrest.partial")
@pytest.mark.parametrize(
    ("unrest", "keg", "n", "then"), [(3, 2, -1, 3), (5, 3, -4, 4), (6, 1, -2, 4), (4, 1, -9, 2)]
)
def test_the_keg_stops_unrest(unrest: int, keg: int, n: int, then: int) -> None:
    assert moved(n, unrest, keg=keg) == then


@clause("v1919.unrest.4", "v1919.ruling.unrest.partial")
@pytest.mark.parametrize(
    ("unrest", "disc", "n", "then"), [(4, 5, 1, 4), (3, 5, 4, 4), (4, 8, 2, 6), (5, 7, 3, 6), (6, 8, 9, 7)]
)
def test_a_disc_stops_unrest(unrest: int, disc: int, n: int, then: int) -> None:
    assert moved(n, unrest, disc=disc) == then


@clause("v1919.unrest.5", "v1919.ruling.unrest.partial")
@pytest.mark.parametrize(("unrest", "n", "then"), [(7, 1, 8), (7, 3, 8), (8, 1, 8), (2, -3, 1), (1, -1, 1)])
def test_the_ends_of_the_track_stop_unrest(unrest: int, n: int, then: int) -> None:
    assert moved(n, unrest) == then


@clause("v1919.unrest.6")
@pytest.mark.parametrize("place", REGIONS)
def test_each_region_has_a_row_of_its_own(place: Place) -> None:
    assert [*REGIONS] == ["europe", "balkans", "middle_east", "africa", "pacific"]
    assert {card.region for card in GAME.cards.issues if card.region} == {*REGIONS}
    s = table("uk", "france", "usa")
    before = s.copy()
    carry_out(s, Unrest(place, 2))
    assert changes(before, s) == {f"unrest.{place}": 2}


@clause("v1919.unrest.7")
@pytest.mark.parametrize("keg", [0, 1, 2, 3])
def test_unrest_is_always_right_of_the_keg(keg: int) -> None:
    s = table("uk", "france", "usa", keg={"middle_east": keg}, unrest={"middle_east": keg + 1})
    carry_out(s, Unrest("middle_east", -2), PowderKeg("middle_east", 1), Unrest("middle_east", -1))
    assert s.unrest[ME] == s.keg[ME] + 1 == min(keg + 1, 3) + 1


@clause("v1919.unrest.8")
@pytest.mark.parametrize("n", [-20, 20])
def test_the_marker_never_leaves_its_row(n: int) -> None:
    assert 1 <= moved(n, unrest=4) <= 8
    assert 1 <= moved(n, unrest=4, keg=3, disc=5) <= 8


@clause("v1919.unrest.9")
def test_unrest_is_always_left_of_every_disc() -> None:
    s = table("uk", "france", "usa", units=CROWDED, unrest={"middle_east": 2})
    carry_out(s, Unrest("middle_east", 7))
    assert s.unrest[ME] == 5


@clause("v1919.unrest.9")
@pytest.mark.parametrize("column", [5, 6, 7, 8])
def test_a_new_disc_shifts_unrest_to_its_left(column: int) -> None:
    s = table("uk", "france", "usa", unrest={"africa": 8})
    play(s, "deploy", f"space.africa.{column}")
    assert s.unrest[region("africa")] == column - 1


@clause("v1919.ruling.unrest.conflict")
def test_column_4_is_always_free_for_unrest() -> None:
    s = table("uk", "france", "usa", unrest={"africa": 8}, keg={"africa": 2})
    play(s, "deploy")
    for column in (3, 4):
        assert f"space.africa.{column}" not in GAME.vocabulary
    play(s, "space.africa.5")
    carry_out(s, PowderKeg("africa", 1), PowderKeg("africa", 1), Unrest("africa", 3), Unrest("africa", -3))
    assert (s.keg[region("africa")], s.unrest[region("africa")]) == (3, 4)


@clause("v1919.ruling.unrest.release")
def test_unrest_stays_when_a_disc_leaves() -> None:
    s = table("uk", "france", "usa", unrest={"middle_east": 8})
    play(s, "deploy", "space.middle_east.6")
    assert s.unrest[ME] == 5
    play(s, "reclaim", "disc.middle_east")
    assert s.disc_in(nation("uk"), ME) == 0
    assert s.unrest[ME] == 5
    carry_out(s, Unrest("middle_east", 9))
    assert s.unrest[ME] == 8
