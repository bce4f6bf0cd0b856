"""Events that strike a Region by lot or by choice: v1919.event.2, .3"""

from __future__ import annotations

from tests.marks import clause
from tests.rules.v1919.board import (
    asked,
    at_conference,
    at_crisis,
    changes,
    ids,
    legal,
    play,
    refused,
    script,
)

ALL = ("europe", "balkans", "middle_east", "africa", "pacific")


@clause("v1919.event.2", "v1919.component.4", "v1919.ruling.board.regions")
def test_random_region_by_the_printed_number() -> None:
    for roll, name in enumerate(("europe", "balkans", "middle_east", "africa", "pacific"), 1):
        s = at_crisis("edward_house", fate=script(roll))
        before = s.copy()
        play(s, "silesia")
        assert changes(before, s) == {f"unrest.{name}": 1}


@clause("v1919.event.3", "v1919.ruling.event.random6")
def test_a_six_is_no_region() -> None:
    for card in ("edward_house", "ho_chi_minh"):
        s = at_crisis(card, unrest={"europe": 8}, fate=script(6))
        before = s.copy()
        events = play(s, "silesia")
        assert changes(before, s) == {}
        assert "v1919.log.check" not in ids(events)


@clause("v1919.settle.2a")
def test_two_regions_are_two_different_ones() -> None:
    s = at_conference("herbert_hoover", unrest={"africa": 5})
    play(s, "counter.naval_uk", "perform", "region.africa")
    assert asked(s) == ("france", "v1919.ask.region")
    refused(s, "region.africa")
    s = at_conference("gertrude_bell")
    play(s, "counter.naval_uk", "perform")
    assert legal(s) <= {f"region.{name}" for name in ALL if name != "middle_east"}
    assert "region.europe" in legal(s)


@clause("v1919.settle.2a", "v1919.ruling.event.impossible")
def test_only_kegs_that_can_move() -> None:
    s = at_conference("attempt_on_clemenceau", keg={"africa": 1, "europe": 2})
    play(s, "counter.naval_uk")
    assert legal(s) == {"region.africa", "region.europe"}
