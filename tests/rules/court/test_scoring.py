"""Scoring and victory: court.scoring.*, court.goal.1"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from salon.games.court.scoring import counts
from salon.games.court.state import CourtState
from salon.games.court.terms import KING
from salon.kernel import Result
from tests.marks import clause
from tests.rules.court.board import seen_under, table

KINGS = [f"king.{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)]
OTHERS = [f"queen.{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)]


def final(piles: Mapping[tuple[int, str], Sequence[str]], **markers: int) -> tuple[CourtState, Result]:
    """The end of a game of three, which came through the Cardinal and the Seneschal, who are nobody's."""
    s = table([], [], [], piles=piles, markers={"cardinal": 5, "seneschal": 5, **markers}, phase="draw")
    assert s.result is not None
    return s, s.result


def king_piles(*piles: tuple[int, int]) -> dict[tuple[int, str], list[str]]:
    """Piles under the King, each given as the number of its kings and of other cards."""
    return {
        (seat, "king"): KINGS[4 * seat : 4 * seat + kings] + OTHERS[4 * seat : 4 * seat + others]
        for seat, (kings, others) in enumerate(piles)
    }


@clause("court.goal.1")
def test_what_counts_is_the_influence_of_the_characters_one_controls() -> None:
    piles = {(0, "king"): ["king.1"], (1, "queen"): ["queen.1"], (1, "duchess"): ["duchess.1", "duchess.2"]}
    _, result = final(piles, king=4, queen=1, duchess=2)
    assert result.scores == (4, 3, 0)
    assert result.winners == (0,)


@clause("court.scoring.1")
def test_each_character_is_scored_by_itself() -> None:
    seven = ["king", "queen", "cardinal", "seneschal", "duchess", "spymaster", "chamberlain"]
    piles = {(i % 3, name): [f"{name}.1"] for i, name in enumerate(seven)}
    markers = {name: 2**i for i, name in enumerate(seven)}
    _, result = final(piles, **markers)
    assert result.scores == (1 + 8 + 64, 2 + 16, 4 + 32)


@clause("court.scoring.2")
def test_the_cards_are_revealed_and_those_of_the_name_counted() -> None:
    piles = {
        (0, "king"): ["king.1", "queen.1"],
        (1, "king"): ["king.2", "king.3"],
        (2, "king"): ["cardinal.1"],
    }
    s, result = final(piles, king=3)
    assert counts(s, KING) == (2, 3, 0)
    assert result.scores == (0, 3, 0)
    for viewer in (None, 0, 1, 2):
        assert [seen_under(s, viewer, seat, "king") for seat in range(3)] == list(piles.values())


@clause("court.scoring.3")
@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        (((2, 0), (0, 3), (1, 0)), (2, 1, 1)),
        (((2, 1), (2, 0), (1, 2)), (3, 2, 2)),
        (((1, 0), (0, 1), (0, 0)), (2, 1, 0)),
        (((0, 4), (3, 0), (0, 0)), (1, 3, 0)),
    ],
)
def test_the_most_cards_add_one_match(piles: tuple[tuple[int, int], ...], expected: tuple[int, ...]) -> None:
    s, _ = final(king_piles(*piles), king=3)
    assert counts(s, KING) == expected


@clause("court.scoring.4")
@pytest.mark.parametrize("markers", [0, 1, 4])
def test_the_highest_count_gets_all_markers(markers: int) -> None:
    _, result = final(king_piles((1, 2), (3, 0), (0, 0)), king=markers)
    assert result.scores == (0, markers, 0)


@clause("court.scoring.5", "court.ruling.supply.tied")
def test_tied_players_each_get_the_full_number() -> None:
    _, result = final(king_piles((2, 0), (1, 2), (0, 1)), king=20)
    assert result.scores == (20, 20, 0)


@clause("court.scoring.6")
def test_most_points_over_all_characters_win() -> None:
    piles = {(0, "king"): ["king.1"], (1, "queen"): ["queen.1"], (1, "duchess"): ["duchess.1"]}
    _, result = final(piles, king=3, queen=2, duchess=2)
    assert result.scores == (3, 4, 0)
    assert result.winners == (1,)


@clause("court.scoring.6", "court.ruling.scoring.tie")
def test_tied_players_share_the_victory() -> None:
    piles = {(0, "king"): ["king.1"], (2, "queen"): ["queen.1"], (2, "duchess"): ["duchess.1"]}
    _, result = final(piles, king=4, queen=2, duchess=2)
    assert result.scores == (4, 0, 4)
    assert result.winners == (0, 2)


@clause("court.ruling.scoring.nobody")
def test_nobody_scores_a_character_without_cards() -> None:
    _, result = final({}, king=4)
    assert result.scores == (0, 0, 0)


@clause("court.ruling.scoring.bonusonly")
def test_the_most_cards_can_win_without_a_match() -> None:
    _, result = final(king_piles((0, 2), (0, 1), (0, 0)), king=4)
    assert result.scores == (4, 0, 0)


@clause("court.ruling.scoring.zeroplayers")
def test_a_count_of_zero_never_shares() -> None:
    s, result = final(king_piles((0, 1), (0, 0), (0, 0)), king=4)
    assert counts(s, KING) == (1, 0, 0)
    assert result.scores == (4, 0, 0)
