"""Happiness points, the winner and ties: v1919.scoring.10, .12 to .16, v1919.tiebreak.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, GAME, final

PLAYERS = ("uk", "france", "usa")
FOUR = (*PLAYERS, "italy")
SHARES = {"6,6,2,0", "6,4,4,0", "6,4,2,2", "6,6,2,2", "6,6,6,0", "6,4,4,4", "6,6,6,6"}


def awards(happiness: dict[str, int], *powers: str) -> dict[str, int]:
    points, _ = final(*powers, happiness=happiness)
    return {name: points[name]["happiness"] for name in powers}


@clause("v1919.scoring.10")
@pytest.mark.parametrize("card", ["reparations_strategy", "isolationism"])
@pytest.mark.parametrize(("usa", "expected"), [(30, 12), (19, 6), (17, 0)])
def test_happiness_is_doubled_in_all(card: str, usa: int, expected: int) -> None:
    points, result = final(*PLAYERS, strategy={"usa": card}, happiness={"uk": 20, "france": 18, "usa": usa})
    assert points["usa"] == {"issues": 0, "flags": 0, "strategy": 0, "happiness": expected}
    assert result.scores[2] == expected


@clause("v1919.ruling.scoring.x2", "v1919.ruling.scoring.zeroaward", "v1919.scoring.15")
def test_the_loss_of_five_is_not_doubled() -> None:
    points, _ = final(
        *PLAYERS, strategy={"usa": "reparations_strategy"}, happiness={"uk": 0, "france": 0, "usa": 0}
    )
    found = {name: points[name]["happiness"] for name in PLAYERS}
    assert found == {"uk": 6 - 5, "france": 6 - 5, "usa": 2 * 6 - 5}


@clause("v1919.scoring.15", "v1919.ruling.scoring.zeroaward")
def test_a_player_on_0_loses_five() -> None:
    assert awards({"uk": 20, "france": 1, "usa": 0}, *PLAYERS) == {"uk": 6, "france": 3, "usa": -5}
    assert awards({"uk": 20, "france": 0, "usa": 0}, *PLAYERS) == {"uk": 6, "france": -2, "usa": -2}


@clause("v1919.scoring.12")
def test_only_players_are_ranked() -> None:
    happiness = {"uk": 10, "france": 9, "usa": 8, "italy": 30, "japan": 29}
    assert awards(happiness, *PLAYERS) == {"uk": 6, "france": 3, "usa": 0}


@clause("v1919.scoring.13a", "v1919.twoplayer.1")
@pytest.mark.parametrize(
    ("uk", "france", "expected"), [(12, 9, (6, 0)), (9, 12, (0, 6)), (9, 9, (6, 6)), (21, 19, (6, 0))]
)
def test_two_players(uk: int, france: int, expected: tuple[int, int]) -> None:
    found = awards({"uk": uk, "france": france}, "uk", "france")
    assert (found["uk"], found["france"]) == expected


@clause("v1919.scoring.13b", "v1919.ex.happy.1", "v1919.ex.happy.2", "v1919.ex.happy.3", "v1919.scoring.14")
@pytest.mark.parametrize("id", ["v1919.ex.happy.1", "v1919.ex.happy.2", "v1919.ex.happy.3"])
def test_three_players(id: str) -> None:
    example = EXAMPLES[id]
    assert awards(example.given["happiness"], *PLAYERS) == example.then["vp"]


@clause("v1919.scoring.13c")
def test_four_players() -> None:
    found = awards({"uk": 9, "france": 22, "usa": 11, "italy": 21}, *FOUR)
    assert found == {"france": 6, "italy": 4, "usa": 2, "uk": 0}


@clause("v1919.ruling.scoring.ties4", "v1919.scoring.14")
@pytest.mark.parametrize("share", sorted(SHARES))
def test_ties_of_four(share: str) -> None:
    assert share in GAME.ledger.find("v1919.ruling.scoring.ties4").ruling  # type: ignore[union-attr]
    expected = [int(part) for part in share.split(",")]
    happiness = {name: 10 + points for name, points in zip(FOUR, expected, strict=True)}
    assert list(awards(happiness, *FOUR).values()) == expected


@clause("v1919.scoring.16")
@pytest.mark.parametrize("best", PLAYERS)
def test_the_highest_total_wins(best: str) -> None:
    others = [name for name in PLAYERS if name != best]
    _, result = final(
        *PLAYERS,
        winner=others[0],  # 7, and not the happiest
        settled={"rheinland": best, "togo": best},
        happiness={best: 20, others[0]: 19, others[1]: 30},
    )
    scores = {best: 7 + 3, others[0]: 7, others[1]: 6}
    assert result.scores == tuple(scores[name] for name in PLAYERS)
    assert result.winners == (PLAYERS.index(best),)


@clause("v1919.tiebreak.1")
def test_the_happiest_of_the_tied_wins() -> None:
    _, result = final(*PLAYERS, settled={"egypt": "france"}, happiness={"usa": 22, "france": 20, "uk": 18})
    assert result.scores == (7, 4 + 3, 6)
    assert result.winners == (1,)


@clause("v1919.tiebreak.1")
def test_happiness_comes_before_the_number_of_issues() -> None:
    _, result = final(
        *PLAYERS,
        settled={"egypt": "france", "togo": "uk", "kurdistan": "uk", "banat": "france"},
        happiness={"usa": 22, "france": 20, "uk": 18},
    )
    assert result.scores == (9, 9, 6)
    assert result.winners == (1,)


@clause("v1919.tiebreak.2")
def test_then_most_issues_win() -> None:
    _, result = final(*PLAYERS, settled={"syria": "usa", "banat": "usa"})
    assert result.scores == (13, 6, 13)
    assert result.winners == (2,)


@clause("v1919.tiebreak.3", "v1919.ruling.tiebreak.issues")
def test_then_the_victory_is_shared() -> None:
    # two Issues each, the Game End Issue among them
    _, result = final(
        *PLAYERS, settled={"kurdistan": "uk", "egypt": "usa", "smyrna": "usa", "togo": "france"}
    )
    assert result.scores == (14, 7, 14)
    assert result.winners == (0, 2)
