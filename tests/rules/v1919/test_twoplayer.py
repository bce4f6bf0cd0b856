"""Two players: the USA as a faction, its place in the turn, placing, reclaiming: v1919.twoplayer.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.effects import Happiness
from salon.games.v1919.effects_pieces import ExhaustInfluence, RecoverInfluence
from salon.games.v1919.tracks import ChangeHappiness
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    GAME,
    asked,
    carry_out,
    changes,
    final,
    legal,
    nation,
    play,
    table,
)

UK, FRANCE, USA, ITALY, JAPAN = range(5)
ISSUES = ["smyrna", "fiume", "togo", "nauru", "egypt"]


@clause("v1919.twoplayer.1")
def test_the_main_rules_hold_for_the_rest() -> None:
    s = GAME.new(2, seed=3)
    assert (len(s.issues), len(s.issue_discard), len(s.issue_deck)) == (5, 1, 47)
    assert (s.keg, s.unrest) == ([0] * 5, [1] * 5)
    t = table("uk", "france", issues=ISSUES, cubes={"smyrna": {"uk": 3, "france": 5}}, active="france")
    assert legal(t) == {"verb.place", "verb.settle", "verb.deploy", "verb.demobilize"}
    before = t.copy()
    play(t, "settle", "option.smyrna.turkey")
    moved = changes(before, t)
    assert (moved["exhausted.france"], moved["exhausted.uk"], moved["available.uk"]) == (5, 1, 2)


@clause("v1919.twoplayer.2", "v1919.twoplayer.7")
def test_the_usa_is_a_faction_without_a_player_and_italy_is_not_in_the_game() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"smyrna": {"usa": 1}}, settled={"korea": "usa"})
    assert s.powers == [UK, FRANCE]
    assert set(s.factions) == {UK, FRANCE, USA}
    assert (s.available[USA], s.available[ITALY], s.discs[ITALY]) == (14, 0, 0)
    carry_out(s, Happiness("italy", -3))
    assert s.happiness[ITALY] == 17


@clause("v1919.twoplayer.4", "v1919.twoplayer.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_pieces_of_the_usa(seed: int) -> None:
    s = GAME.new(2, seed=seed)
    assert s.available == [15, 15, 15, 0]
    assert s.discs == [3, 3, 0, 0]
    tracked = {nation: s.happiness[nation] for nation in range(5) if s.tracked(nation)}
    assert tracked == {UK: 20, FRANCE: 20, ITALY: 20, JAPAN: 20}


@clause("v1919.twoplayer.6")
def test_changes_of_usa_happiness_are_ignored() -> None:
    s = table("uk", "france")
    before = s.copy()
    events = carry_out(s, *(ChangeHappiness(USA, n) for n in (-9, -9, -9, 4)))
    assert changes(before, s) == {}
    assert events == []


@clause("v1919.twoplayer.3", "v1919.twoplayer.28", "v1919.twoplayer.17")
def test_the_usa_scores_nothing_and_never_wins() -> None:
    rich = ["rheinland", "constantinople", "syria", "disarmament", "shantung", "korea"]
    points, result = final(
        "uk", "france", winner="france", settled=dict.fromkeys(rich, "usa"), happiness={"uk": 18}
    )
    assert set(points) == {"uk", "france"}
    assert result.scores == (0, 13)
    assert result.winners == (1,)


@clause("v1919.ruling.scoring.usaissues", "v1919.scoring.5")
def test_counters_on_usa_issues_count_for_strategy_cards() -> None:
    points, _ = final(
        "uk",
        "france",
        settled={"saar": "usa", "danzig": "usa"},
        counters={"saar": ["reparations"], "danzig": ["naval_uk"]},
        strategy={"france": "reparations_strategy"},
    )
    assert points["france"]["strategy"] == 2
    assert (points["uk"]["flags"], points["uk"]["issues"]) == (0, 7)


@clause("v1919.twoplayer.8", "v1919.twoplayer.9", "v1919.twoplayer.10", "v1919.ex.2p.1", "v1919.ex.2p.2")
def test_each_turn_ends_with_an_action_of_the_usa() -> None:
    example, order = EXAMPLES["v1919.ex.2p.1"], EXAMPLES["v1919.ex.2p.2"]
    first = order.given["first"]
    assert first == example.given["active"] == example.then["active_throughout"]
    s = table("uk", "france", active=first, issues=ISSUES)
    found = []
    for name in (first, "uk"):
        found.append(name)
        assert asked(s) == (name, "v1919.ask.action")
        play(s, "place", "smyrna")
        play(s, min(legal(s), key=lambda a: int(a.split(".")[1])), "togo")
        play(s, min(legal(s), key=lambda a: int(a.split(".")[1])))
        assert asked(s) == (name, "v1919.ask.action")  # a Military Action may follow
        play(s, "deploy", f"space.europe.{7 if name == first else 8}")
        assert asked(s) == (name, "v1919.ask.usa-action")
        assert s.active == nation(name)
        found.append(f"usa by {asked(s)[0]}")
        play(s, "place", "nauru", "egypt")
    found.append(asked(s)[0])
    assert found == order.then["sequence"]
    assert asked(s)[1] == "v1919.ask.action"


@clause("v1919.ruling.twoplayer.late", "v1919.twoplayer.8", "v1919.twoplayer.11")
def test_the_action_of_the_usa_closes_the_turn() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"smyrna": {"usa": 2}}, exhausted={"usa": 2, "uk": 1})
    play(s, "reclaim")
    assert legal(s) == {"verb.deploy", "verb.demobilize", "verb.done"}
    play(s, "done")
    assert asked(s) == ("uk", "v1919.ask.usa-action")
    assert legal(s) == {"verb.place", "verb.settle", "verb.reclaim"}
    play(s, "place", "togo", "nauru")
    assert asked(s) == ("france", "v1919.ask.action")


@clause("v1919.twoplayer.12", "v1919.twoplayer.23")
@pytest.mark.parametrize("choice", ["place", "settle", "reclaim"])
def test_the_controlling_player_chooses_freely(choice: str) -> None:
    s = table(
        "uk", "france", active="france", issues=ISSUES, cubes={"smyrna": {"usa": 2}}, exhausted={"usa": 2}
    )
    play(s, "place", "nauru", "1", "togo", "1", "done")
    assert asked(s) == ("france", "v1919.ask.usa-action")
    assert legal(s) == {"verb.place", "verb.settle", "verb.reclaim"}
    play(s, choice)
    if choice == "reclaim":
        assert s.exhausted[USA] == 0
    else:
        assert asked(s)[1] == {"place": "v1919.ask.place", "settle": "v1919.ask.option"}[choice]


@clause("v1919.twoplayer.13")
def test_the_usa_places_on_two_issues_that_it_leads_afterwards() -> None:
    s = table(
        "uk",
        "france",
        issues=ISSUES,
        cubes={"smyrna": {"uk": 9}, "fiume": {"france": 2}, "togo": {"usa": 1, "uk": 3}},
        exhausted={"usa": 9, "uk": 1},
    )
    play(s, "reclaim", "done", "place")
    assert asked(s) == ("uk", "v1919.ask.place")
    # 5 cubes: Smyrna would need 10, the others 3, 3, 1 and 1
    assert legal(s) == {"issue.fiume", "issue.togo", "issue.nauru", "issue.egypt"}
    play(s, "fiume")
    assert s.available[USA] == 2
    assert legal(s) == {"issue.nauru", "issue.egypt"}
    play(s, "egypt")
    assert asked(s) == ("france", "v1919.ask.action")
    assert [s.cubes[slot][USA] for slot in range(5)] == [0, 3, 1, 0, 1]


@clause("v1919.twoplayer.14", "v1919.ex.2p.3", "v1919.twoplayer.13")
def test_the_usa_adds_the_minimum() -> None:
    example = EXAMPLES["v1919.ex.2p.3"]
    names = [name.lower() for name in example.when["usa_place"]]
    s = table(
        "uk",
        "france",
        active=example.given["controller"],
        issues=[*names, "smyrna", "togo", "egypt"],
        cubes={name.lower(): example.given[name] for name in example.when["usa_place"]},
        exhausted={"france": 1},
    )
    play(s, "reclaim", "done")
    before = s.copy()
    play(s, "place", *names)  # no number is asked for
    assert example.then["other_amounts_legal"] is False
    placed = {
        name: s.cubes[slot][USA] - before.cubes[slot][USA]
        for slot, name in enumerate(example.when["usa_place"])
    }
    assert placed == example.then["placed"]
    for slot, name in enumerate(example.when["usa_place"]):
        after = example.then["after"][name]
        assert s.cubes[slot] == (after.get("uk", 0), after.get("france", 0), after["usa"], 0)


@clause("v1919.twoplayer.14")
def test_the_usa_adds_one_cube_where_nobody_has_any() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"egypt": {"usa": 5, "uk": 1}}, exhausted={"uk": 1})
    play(s, "reclaim", "done", "place", "egypt", "togo")
    assert (s.cubes[4][USA], s.cubes[2][USA]) == (6, 1)


@clause("v1919.twoplayer.23")
def test_the_usa_must_reclaim_when_it_can_do_nothing_else() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"fiume": {"uk": 2}}, exhausted={"usa": 14, "uk": 4})
    play(s, "reclaim", "1", "done")
    assert asked(s) == ("uk", "v1919.ask.usa-action")
    assert s.available[USA] == 1
    assert legal(s) == {"verb.reclaim"}  # it cannot settle what the UK leads


@clause("v1919.ruling.twoplayer.emptyreclaim")
def test_a_forced_reclaim_may_return_nothing() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"nauru": {"usa": 15}, "smyrna": {"uk": 1}})
    play(s, "place", "smyrna", "1", "fiume", "1", "done")
    assert asked(s) == ("france", "v1919.ask.action")
    assert s.available[USA] == s.exhausted[USA] == 0


@clause("v1919.ruling.twoplayer.emptyreclaim")
def test_a_voluntary_reclaim_returns_at_least_one_cube() -> None:
    s = table("uk", "france", issues=ISSUES, exhausted={"uk": 7})
    play(s, "reclaim", "6", "done")
    assert asked(s) == ("uk", "v1919.ask.usa-action")
    assert legal(s) == {"verb.place"}


@clause("v1919.twoplayer.24", "v1919.twoplayer.25", "v1919.ex.2p.5", "v1919.ex.2p.6")
@pytest.mark.parametrize("id", ["v1919.ex.2p.5", "v1919.ex.2p.6"])
def test_reclaim_of_the_usa_and_its_player(id: str) -> None:
    example = EXAMPLES[id]
    who = example.given["controller"]
    s = table("uk", "france", active=who, issues=ISSUES, exhausted=example.given["exhausted"])
    play(s, "place", "smyrna", "1", "togo", "1", "done", "reclaim")
    before = s.copy()
    cap = min(example.then[f"{who}_cap"], before.exhausted[nation(who)])
    assert asked(s) == (who, "v1919.ask.usa-reclaim")
    assert legal(s) == {f"amount.{n}" for n in range(cap + 1)}
    play(s, str(example.when["controller_takes"]))
    returned = {name: before.exhausted[nation(name)] - s.exhausted[nation(name)] for name in ("usa", who)}
    assert returned == example.then["returned"]
    assert {name: s.exhausted[nation(name)] for name in ("usa", who)} == example.then["exhausted"]
    assert s.available[USA] == before.available[USA] + returned["usa"]


@clause("v1919.ruling.twoplayer.every-player")
def test_every_player_means_the_usa_too_for_cubes() -> None:
    s = table("uk", "france", exhausted={"uk": 3, "usa": 3})
    before = s.copy()
    s.decider = UK
    carry_out(s, ExhaustInfluence("all_players", 2), Happiness("all_players", -1))
    lost = {f"available.{name}": -2 for name in ("uk", "france", "usa")}
    spent = {f"exhausted.{name}": 2 for name in ("uk", "france", "usa")}
    assert changes(before, s) == lost | spent | {"happiness.uk": -1, "happiness.france": -1}
    carry_out(s, RecoverInfluence("all_players", 1))
    assert s.exhausted[USA] == 4
