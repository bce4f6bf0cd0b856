"""What a player at the conference is warned of before an answer."""

from __future__ import annotations

from tests.cautions import cautions, costs
from tests.rules.v1919.board import play, revolt, table

ISSUES = ["smyrna", "korea", "togo", "nauru", "egypt"]


def test_more_influence_than_anybody_can_beat_is_warned_of() -> None:
    """The others have neither discs nor, for the USA, more than 2 cubes: 3 are enough."""
    s = revolt(
        3,
        settled={"arabia": "uk"},
        exhausted={"france": 15, "usa": 13},
        discs_exhausted={"uk": 3, "france": 3, "usa": 3},
    )
    play(s, "bid")
    warned = cautions(s)
    assert {int(name.removeprefix("amount.")) for name in warned} == set(range(3, 16))
    assert set(warned.values()) == {("bid-cubes", "v1919.bid.11")}


def test_a_bid_that_could_still_be_beaten_is_not() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "bid", "force.0.0")
    assert not cautions(s)


def test_more_military_than_anybody_can_beat_is_warned_of() -> None:
    """Nobody else has a disc or a cube."""
    s = revolt(
        3,
        settled={"arabia": "uk"},
        exhausted={"france": 15, "usa": 15},
        discs_exhausted={"france": 3, "usa": 3},
    )
    play(s, "bid")
    warned = cautions(s)
    assert warned == {f"force.0.{n}": ("bid-discs", "v1919.bid.13") for n in (2, 3)}


def test_a_mutiny_of_ones_own_is_warned_of() -> None:
    """Three discs at a Happiness of 11: a deployment that costs 2 brings a Mutiny."""
    s = table("uk", "france", "usa", issues=ISSUES, happiness={"uk": 11})
    play(s, "deploy")
    warned = cautions(s)
    assert warned
    assert set(warned.values()) == {("mutiny", "v1919.mutiny.4")}
    assert not any(name.endswith(".8") for name in warned)  # column 8 costs no Happiness


def test_an_issue_that_goes_to_another_is_warned_of() -> None:
    s = table(
        "uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 1, "france": 2}, "korea": {"uk": 1}}
    )
    play(s, "settle")
    assert cautions(s) == {"issue.smyrna": ("given-away", "v1919.settle.0b")}


def test_influence_that_is_left_lying_is_warned_of() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 4})
    play(s, "reclaim")
    assert cautions(s) == {f"amount.{n}": ("reclaim", "v1919.reclaim.1") for n in (1, 2, 3)}


def test_the_last_means_to_bid_with_are_warned_of() -> None:
    """Five cubes, no disc: whoever places more than is needed has nothing left."""
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 10}, discs_exhausted={"uk": 3})
    play(s, "place", "smyrna")
    assert cautions(s) == {"amount.4": ("last-cubes", "v1919.bid.2")}


def test_the_cost_of_a_settle_is_what_comes_from_the_decks() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 1}, "korea": {"uk": 1}})
    play(s, "settle", "smyrna")
    while "v1919.cost.refill" not in costs(s).values():
        s.apply(s.pending[0].legal[0])
    assert all(stake.final for stake in s.game.stakes(s, 0).values())
