"""Strategy cards: v1919.strategy.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.effects import UnsettleIssue
from salon.games.v1919.state import V1919State
from salon.games.v1919.uprising import UprisingCheck
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    asked,
    carry_out,
    issue,
    legal,
    nation,
    play,
    refused,
    revolt,
    script,
    table,
    up_for_bids,
)

NOBODY = -1


def order(s: V1919State) -> list[str]:
    """Let all choose, the first card on offer each; who chose, one after the other."""
    found = []
    while asked(s)[1] == "v1919.ask.strategy":
        found.append(asked(s)[0])
        play(s, min(legal(s)))
    return found


@clause("v1919.strategy.1", "v1919.ruling.strategy.timing")
def test_cards_are_chosen_once_after_all_uprisings_of_the_check() -> None:
    s = revolt(
        6,
        6,
        6,
        check="any",
        uprisings=0,
        unrest={"europe": 5, "middle_east": 5, "pacific": 5},
        settled={"danzig": "uk", "arabia": "uk"},
    )
    assert up_for_bids(s) == "danzig"
    play(s, "pass", "pass", "pass")
    assert up_for_bids(s) == "arabia"
    play(s, "pass", "bid", "force.0.0", "1", "pass")
    assert asked(s)[1] == "v1919.ask.option"
    play(s, "option.arabia.hejaz")
    assert s.keg == [1, 0, 1, 0, 1]
    assert len(order(s)) == 3
    assert asked(s)[1] == "v1919.ask.action"
    s.fate = script(6)
    s.unrest[3] = 8
    carry_out(s, UprisingCheck("africa"))
    assert s.uprisings == 4
    assert asked(s)[1] == "v1919.ask.action"


@clause("v1919.ruling.strategy.eventunsettle")
def test_an_issue_unsettled_by_an_event_brings_no_choice() -> None:
    s = table("uk", "france", "usa", settled={"arabia": "uk"})
    s.decider = s.active
    carry_out(s, UnsettleIssue(region="middle_east"))
    play(s, "arabia", "pass", "bid", "force.0.0", "1", "pass", "option.arabia.hejaz")
    assert asked(s)[1] == "v1919.ask.action"
    assert s.uprisings == 0
    assert s.strategy == [NOBODY] * 4


@clause("v1919.strategy.2", "v1919.strategy.5")
@pytest.mark.parametrize("active", ["uk", "france", "usa", "italy"])
def test_fewest_stars_choose_first(active: str) -> None:
    s = revolt(
        6,
        check="pacific",
        powers=("uk", "france", "usa", "italy"),
        active=active,
        uprisings=0,
        unrest={"pacific": 8},
        settled={"rheinland": "uk", "danzig": "france", "kurdistan": "usa", "togo": "usa", "banat": "usa"}
        | {"disarmament": "italy"},
        counters={"kurdistan": ["naval_usa"], "togo": ["naval_usa"], "danzig": ["containment"]},
        happiness={"france": 30, "usa": 25, "italy": 7},
    )
    # 6 stars, 4, 1 + 1 + 2, 5: France and the USA are equal
    first = ["usa", "france"] if active == "usa" else ["france", "usa"]
    assert order(s) == [*first, "italy", "uk"]


@clause("v1919.strategy.3")
@pytest.mark.parametrize("active", ["italy", "usa", "uk", "france"])
def test_equals_choose_clockwise_from_the_active_player(active: str) -> None:
    powers = ("italy", "usa", "uk", "france")
    s = revolt(6, check="pacific", powers=powers, active=active, uprisings=0, unrest={"pacific": 8})
    start = powers.index(active)
    assert order(s) == [*powers[start:], *powers[:start]]


@clause("v1919.ruling.strategy.stars", "v1919.strategy.2")
def test_stars_won_in_the_uprising_count() -> None:
    s = revolt(6, uprisings=0, settled={"constantinople": "uk", "togo": "uk", "egypt": "usa"})
    play(s, "pass", "bid", "force.0.0", "1", "pass", "option.constantinople.turkey")
    assert order(s) == ["uk", "usa", "france"]


@clause("v1919.strategy.4", "v1919.strategy.5", "v1919.strategy.6", "v1919.setup.17")
@pytest.mark.parametrize(
    "powers", [("uk", "france"), ("uk", "france", "usa"), ("uk", "france", "usa", "italy")]
)
def test_each_takes_one_of_the_cards_left_and_one_is_out(powers: tuple[str, ...]) -> None:
    s = revolt(6, check="pacific", powers=powers, uprisings=0, unrest={"pacific": 8})
    assert s.strategy == [NOBODY] * 4
    offered = legal(s)
    assert len(offered) == len(powers) + 1
    for name in powers:
        assert asked(s) == (name, "v1919.ask.strategy")
        assert legal(s) == offered
        choice = max(offered)
        offered = offered - {choice}
        if name == powers[-1]:
            assert len(legal(s)) == 2
        play(s, choice)
        assert f"strategy.{GAME.cards.strategies[s.strategy[nation(name)]].id}" == choice
        if asked(s)[1] == "v1919.ask.strategy":
            refused(s, choice)
    assert asked(s)[1] == "v1919.ask.action"
    assert s.strategies == []
    (left,) = offered
    assert left.removeprefix("strategy.") not in {
        GAME.cards.strategies[card].id for card in s.strategy if card != NOBODY
    }


@clause("v1919.strategy.7")
def test_the_cards_chosen_are_seen_by_all() -> None:
    s = revolt(6, check="pacific", uprisings=0, unrest={"pacific": 8})
    chosen = {}
    while asked(s)[1] == "v1919.ask.strategy":
        chosen[asked(s)[0]] = min(legal(s))
        play(s, chosen[asked(s)[0]])
    for seat in (None, 0, 1, 2):
        nations = s.view(seat)["nations"]
        assert isinstance(nations, dict)
        seen = {name: shown["strategy"] for name, shown in nations.items() if isinstance(shown, dict)}
        assert seen == chosen | {"italy": None, "japan": None}


@clause("v1919.strategy.8")
def test_the_card_scores_issues_of_everybody() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["rush_to_the_finish", "korea", "togo", "nauru", "egypt"],
        cubes={"rush_to_the_finish": {"uk": 1}},
        settled={"saar": "france", "silesia": "usa", "reparations": "uk"},
        counters={"saar": ["reparations"], "silesia": ["reparations"], "reparations": ["reparations"] * 2},
    )
    card = next(n for n, c in enumerate(GAME.cards.strategies) if c.id == "reparations_strategy")
    s.strategy[nation("france")] = card
    events = play(s, "settle")
    points = {str(e.text.args["nation"]): e.text.args for e in events if e.text.id == "v1919.log.score"}
    assert points["nation.france"]["strategy"] == 2 * 4
    assert points["nation.uk"]["strategy"] == 0


@clause("v1919.ruling.strategy.never", "v1919.scoring.4")
def test_without_an_uprising_nobody_scores_a_strategy() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["rush_to_the_finish", "korea", "togo", "nauru", "egypt"],
        cubes={"rush_to_the_finish": {"uk": 1}},
        settled={"saar": "france"},
        counters={"saar": ["reparations"]},
    )
    events = play(s, "settle")
    points = [e.text.args for e in events if e.text.id == "v1919.log.score"]
    assert [shown["strategy"] for shown in points] == [0, 0, 0]
    assert s.strategy == [NOBODY] * 4
    assert s.controller[issue("saar")] == nation("france")
