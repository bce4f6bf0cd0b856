"""Final scoring without Happiness: v1919.scoring.1 to .9, .11"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.v1919.board import GAME, final, play, table

PLAYERS = ("uk", "france", "usa")
UNEQUAL = {"uk": 20, "france": 19, "usa": 18}  # 6, 3 and 0 points


@clause("v1919.scoring.1")
def test_a_score_has_four_parts() -> None:
    points, result = final(
        *PLAYERS,
        settled={"syria": "uk", "saar": "france"},
        counters={"syria": ["empire_uk"], "saar": ["reparations"]},
        strategy={"uk": "mobilization", "france": "reparations_strategy"},
        happiness=UNEQUAL,
    )
    assert points["uk"] == {"issues": 5 + 7, "flags": 1, "strategy": 9, "happiness": 6}
    assert points["france"] == {"issues": 4, "flags": 0, "strategy": 2, "happiness": 2 * 3}
    assert points["usa"] == {"issues": 0, "flags": 0, "strategy": 0, "happiness": 0}
    assert result.scores == (28, 12, 0)


@clause("v1919.scoring.2")
@pytest.mark.parametrize("winner", PLAYERS)
def test_issues_give_what_is_printed_and_the_game_end_seven(winner: str) -> None:
    owned = {"uk": ["syria", "togo", "disarmament"], "france": ["rheinland", "egypt"], "usa": []}
    settled = {issue: name for name, issues in owned.items() for issue in issues}
    points, _ = final(*PLAYERS, winner=winner, settled=settled)
    printed = {card.id: card.stars for card in GAME.cards.issues}
    for name, issues in owned.items():
        assert points[name]["issues"] == sum(printed[issue] for issue in issues) + 7 * (name == winner)
    assert points["france"]["issues"] - 7 * (winner == "france") == 10


@clause("v1919.scoring.3", "v1919.ruling.scoring.flags", "v1919.ruling.scoring.neutralflags")
def test_own_flags_on_own_issues_give_one_each() -> None:
    points, _ = final(
        *PLAYERS,
        settled={"syria": "uk", "egypt": "uk", "togo": "france", "korea": "usa"},
        counters={
            "syria": ["empire_uk", "naval_uk", "empire_france", "naval_usa", "empire_italy", "industry"],
            "egypt": ["empire_uk"],
            "togo": ["empire_uk", "empire_italy", "empire_france"],
            "korea": ["naval_usa", "naval_usa", "naval_uk"],
        },
    )
    assert {name: points[name]["flags"] for name in PLAYERS} == {"uk": 3, "france": 1, "usa": 2}


@clause("v1919.scoring.3")
def test_italy_scores_its_flag_when_it_is_played() -> None:
    points, _ = final(
        *PLAYERS, "italy", settled={"tyrol": "italy"}, counters={"tyrol": ["empire_italy", "naval_uk"]}
    )
    assert points["italy"]["flags"] == 1


def vp(card: str, kind: str) -> int:
    """What a line of a Strategy card pays, at least 1: a number that may be tuned."""
    (found,) = (strategy for strategy in GAME.cards.strategies if strategy.id == card)
    (points,) = (line.vp for line in found.score if line.type == kind)
    assert points > 0
    return points


@clause("v1919.scoring.4")
def test_only_who_has_a_card_scores_one() -> None:
    points, _ = final(*PLAYERS, strategy={"usa": "mobilization"})
    assert {name: points[name]["strategy"] for name in PLAYERS} == {
        "uk": 0,
        "france": 0,
        "usa": 3 * vp("mobilization", "military_disc"),
    }


@clause("v1919.scoring.5", "v1919.ruling.scoring.flags")
@pytest.mark.parametrize("owner", PLAYERS)
def test_counters_of_the_card_count_wherever_they_lie(owner: str) -> None:
    points, _ = final(
        *PLAYERS,
        settled={"togo": owner, "egypt": "france"},
        counters={"togo": ["empire_uk", "empire_france", "industry"], "egypt": ["empire_italy", "naval_uk"]},
        strategy={"usa": "imperial_order"},
        discs_exhausted={"usa": 2},
    )
    # three Empire counters, whoever holds them, and three discs; Italy and Japan sign
    card = "imperial_order"
    assert points["usa"]["strategy"] == 3 * vp(card, "icon") + 3 * vp(card, "military_disc")


@clause("v1919.scoring.6")
def test_a_flag_may_score_twice() -> None:
    points, _ = final(
        *PLAYERS,
        settled={"danzig": "uk"},
        counters={"danzig": ["naval_uk"]},
        strategy={"uk": "freedom_of_the_seas"},
        unrest=dict.fromkeys(("europe", "balkans", "middle_east", "africa", "pacific"), 4),
        happiness={"japan": 10},
    )
    assert (points["uk"]["flags"], points["uk"]["strategy"]) == (1, 1)


@clause("v1919.scoring.7", "v1919.scoring.8")
@pytest.mark.parametrize("column", range(1, 9))
def test_calm_and_restless_regions(column: int) -> None:
    places = ("europe", "balkans", "middle_east", "africa", "pacific")
    unrest = dict.fromkeys(places, 2) | {"africa": column, "pacific": column}
    refuse, sign = {"italy": 14, "japan": 14}, {"italy": 15, "japan": 15}
    calm, _ = final(*PLAYERS, strategy={"uk": "outlawing_war"}, unrest=unrest, happiness=refuse)
    assert calm["uk"]["strategy"] == vp("outlawing_war", "regions_le_3") * (5 if column <= 3 else 3)
    restless, _ = final(*PLAYERS, strategy={"uk": "isolationism"}, unrest=unrest, happiness=sign)
    assert restless["uk"]["strategy"] == vp("isolationism", "regions_ge_4") * (0 if column <= 3 else 2)


@clause("v1919.scoring.9")
@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_discs_count_unless_demobilized(gone: int) -> None:
    end = "rush_to_the_finish"
    s = table(
        *PLAYERS,
        issues=[end, "womens_suffrage", "labour_charter", "widows_pensions", "nauru"],
        cubes={end: {"uk": 1}},
        units={"uk": {"europe": 7}} if gone < 1 else {},
        discs_exhausted={"uk": 1} if gone < 2 else {},
    )
    s.strategy[0] = next(n for n, card in enumerate(GAME.cards.strategies) if card.id == "mobilization")
    s.discs[0] -= gone
    s.demobilized += [0] * gone
    events = play(s, "settle")
    score = next(event.text.args for event in events if event.text.id == "v1919.log.score")
    assert score["nation"] == "nation.uk"
    assert score["strategy"] == vp("mobilization", "military_disc") * (3 - gone)


@clause("v1919.scoring.11")
@pytest.mark.parametrize(("italy", "japan"), [(15, 14), (14, 15), (15, 15), (14, 14), (30, 0)])
def test_italy_and_japan_sign_from_15_on(italy: int, japan: int) -> None:
    places = ("europe", "balkans", "middle_east", "africa", "pacific")
    happiness = {"italy": italy, "japan": japan}
    for_peace, _ = final(
        *PLAYERS, strategy={"uk": "outlawing_war"}, unrest=dict.fromkeys(places, 4), happiness=happiness
    )
    paid = vp("outlawing_war", "italy_signs") * (italy >= 15) + vp("outlawing_war", "japan_signs") * (
        japan >= 15
    )
    assert for_peace["uk"]["strategy"] == paid
    apart, _ = final(*PLAYERS, strategy={"uk": "isolationism"}, happiness=happiness)
    paid = vp("isolationism", "italy_refuses") * (italy < 15) + vp("isolationism", "japan_refuses") * (
        japan < 15
    )
    assert apart["uk"]["strategy"] == paid


@clause("v1919.ruling.scoring.italy4", "v1919.scoring.11")
@pytest.mark.parametrize("italy", [14, 15])
def test_italy_signs_by_its_own_marker_when_it_is_played(italy: int) -> None:
    points, _ = final(
        *PLAYERS, "italy", strategy={"uk": "fourteen_points"}, happiness={"italy": italy, "japan": 3}
    )
    assert points["uk"]["strategy"] == (italy >= 15)
