"""Reclaim Influence and Military: v1919.reclaim.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, asked, changes, legal, nation, play, refused, table

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


@clause("v1919.ex.reclaim.1", "v1919.reclaim.1", "v1919.reclaim.3", "v1919.reclaim.4")
def test_italian_reclaim() -> None:
    example = EXAMPLES["v1919.ex.reclaim.1"]
    given, then = example.given, example.then
    power = given["active"]
    (place,) = (name.lower() for name in given["deployed"])
    s = table(
        "uk",
        "france",
        "usa",
        "italy",
        active=power,
        exhausted={power: given["exhausted"]["influence"]},
        discs_exhausted={power: given["exhausted"]["military"]},
        units={power: {place: 7}},
    )
    before = s.copy()
    play(s, "reclaim", str(example.when["reclaim"]["influence"]))
    assert example.when["reclaim"]["deployed_returned"] == []
    play(s, "done")
    it = nation(power)
    assert s.exhausted[it] == then["exhausted"]["influence"]
    assert s.discs_exhausted[it] == then["exhausted"]["military"]
    assert s.available[it] - before.available[it] == then["available_influence_delta"]
    assert s.discs[it] - before.discs[it] == then["available_military_delta"]
    assert s.spaces.count(it) == then["deployed"]["Balkans"]
    assert asked(s) == (power, "v1919.ask.action")


@clause("v1919.reclaim.1", "v1919.ruling.reclaim.less")
@pytest.mark.parametrize(("exhausted", "most"), [(1, 1), (4, 4), (6, 6), (9, 6), (15, 6)])
def test_up_to_six_cubes(exhausted: int, most: int) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": exhausted})
    before = s.copy()
    play(s, "reclaim")
    if most > 1:
        assert legal(s) == {f"amount.{n}" for n in range(1, most + 1)}
        refused(s, "0")  # with no disc something must come back
        play(s, str(most))
    assert changes(before, s) == {"available.uk": most, "exhausted.uk": -most}
    assert s.political


@clause("v1919.ruling.reclaim.less")
def test_fewer_cubes_or_none_while_a_disc_returns() -> None:
    for count in (0, 2):
        s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 9}, discs_exhausted={"uk": 1})
        before = s.copy()
        play(s, "reclaim", str(count))
        moved = {"available.uk": count, "exhausted.uk": -count} if count else {}
        assert changes(before, s) == {**moved, "discs.uk": 1, "discs_exhausted.uk": -1}


@clause("v1919.reclaim.2")
def test_nothing_is_lifted_off_issues_or_events() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=ISSUES,
        cubes={"smyrna": {"uk": 5}, "togo": {"uk": 5}},
        exhausted={"uk": 2},
        table_event="jan_smuts",
        event_cube="uk",
    )
    before = s.copy()
    play(s, "reclaim")
    assert legal(s) == {"amount.1", "amount.2"}
    play(s, "2")
    assert changes(before, s) == {"available.uk": 2, "exhausted.uk": -2}
    assert (s.cubes, s.event_cube) == (before.cubes, before.event_cube)
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 5}})
    assert "verb.reclaim" not in legal(s)


@clause("v1919.reclaim.3")
@pytest.mark.parametrize("discs", [1, 2, 3])
def test_all_exhausted_discs_come_back(discs: int) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": discs, "france": 2})
    before = s.copy()
    play(s, "reclaim")
    assert changes(before, s) == {"discs.uk": discs, "discs_exhausted.uk": -discs}


@clause("v1919.reclaim.4")
def test_deployed_discs_one_by_one() -> None:
    units = {"uk": {"europe": 5, "africa": 7, "pacific": 8}, "france": {"europe": 6}}
    for wanted in ([], ["africa"], ["africa", "europe"], ["pacific", "africa", "europe"]):
        s = table("uk", "france", "usa", issues=ISSUES, units=units, exhausted={"uk": 1})
        before = s.copy()
        play(s, "reclaim", "1")
        for place in wanted:
            assert "disc.europe" in legal(s) or place == "pacific"
            play(s, f"disc.{place}")
        if len(wanted) < 3:
            play(s, "done")
        moved = {"discs.uk": len(wanted), "deployed.uk": -len(wanted)} if wanted else {}
        assert changes(before, s) == {"available.uk": 1, "exhausted.uk": -1, **moved}
        for place in units["uk"]:
            column = units["uk"][place]
            region = ("europe", "balkans", "middle_east", "africa", "pacific").index(place)
            assert s.disc_in(nation("uk"), region) == (0 if place in wanted else column)
        assert asked(s) == ("uk", "v1919.ask.action")


@clause("v1919.reclaim.4", "v1919.demobilize.7")
def test_demobilized_discs_do_not_come_back() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 1})
    play(s, "demobilize")
    before = s.copy()
    play(s, "reclaim")
    assert "demobilized.uk" not in changes(before, s)
    assert s.units(nation("uk")) == 2


@clause("v1919.reclaim.5", "v1919.ruling.reclaim.deployedonly")
def test_something_must_come_back() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    refused(s, "reclaim")
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 8}})
    play(s, "reclaim")
    assert legal(s) == {"disc.europe"}
    refused(s, "done")
    play(s, "disc.europe")
    assert (s.discs[nation("uk")], s.political) == (3, True)
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 8}}, exhausted={"uk": 2})
    play(s, "reclaim", "0")
    assert legal(s) == {"disc.europe"}
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 8}}, exhausted={"uk": 2})
    play(s, "reclaim", "1")
    assert legal(s) == {"disc.europe", "verb.done"}
