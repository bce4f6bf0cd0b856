"""The King: court.king.*"""

from __future__ import annotations

import pytest

from salon.games.court.effects import Mark
from salon.lang import words
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    SUCCESS,
    asks,
    favored,
    hand,
    ids,
    legal,
    markers,
    play,
    session,
    table,
)

PILES = {(0, "king"): ["queen.1"]}
HAND = ["king.3", "queen.1", "queen.2"]
FULL = ["queen.3", "queen.4", "queen.5", "queen.6"]


@clause("court.king.1")
@pytest.mark.parametrize("target", ["queen", "chamberlain"])
def test_any_character_may_gain_a_marker(target: str) -> None:
    s = table(HAND, [], [], piles=PILES, markers={"king": 3}, phase="action")
    play(s, "king.3")
    assert asks(s) == "court.king.1"
    assert legal(s) == EVERYONE
    play(s, target)
    assert markers(s) == {"king": 3, target: 1}


@clause("court.king.2", "court.king.3", "court.king.4")
@pytest.mark.parametrize(
    ("king", "target", "follows"),
    [(0, 0, True), (2, 3, True), (2, 2, True), (2, 1, False), (3, 1, False)],
)
def test_king_follows_who_has_more_after_the_first_marker(king: int, target: int, follows: bool) -> None:
    s = table(HAND, [], [], piles=PILES, markers={"king": king, "duchess": target}, phase="action")
    play(s, "king.3", "duchess")
    assert markers(s) == {"king": king + follows, "duchess": target + 1}


@clause("court.king.5")
def test_king_needs_no_further_card() -> None:
    s = table(HAND, FULL, FULL, piles=PILES, phase="action")
    events = play(s, "king.3", "duchess")
    assert "court.log.discard" not in ids(events)
    assert s.active == 1
    assert {"queen.1", "queen.2"} <= set(hand(s, 0))


@clause("court.king.6")
@pytest.mark.parametrize("name", SUCCESS)
def test_only_the_king_brings_two_markers(name: str) -> None:
    s = session(f"{name}.5")
    before = sum(s.markers)
    play(s, f"{name}.5", *SUCCESS[name])
    moved_or_none = ("cardinal", "chamberlain")
    assert sum(s.markers) - before == (2 if name == "king" else 0 if name in moved_or_none else 1)


@clause("court.ruling.king.self")
@pytest.mark.parametrize("king", [0, 3])
def test_king_who_chooses_himself_gains_one(king: int) -> None:
    s = table(HAND, [], [], piles=PILES, markers={"king": king, "duchess": 4}, phase="action")
    play(s, "king.3", "king")
    assert markers(s) == {"king": king + 1, "duchess": 4}


@clause("court.ruling.king.favor")
def test_favor_diverts_only_what_the_king_himself_gains() -> None:
    s = table(HAND, [], [], piles=PILES, favors=["king", "duchess"], phase="action")
    play(s, "king.3", "duchess")
    assert markers(s) == {"duchess": 1, "chamberlain": 1}
    assert favored(s) == {"duchess"}


@clause("court.ruling.king.favor")
def test_favored_king_who_chooses_himself_gains_for_the_chamberlain() -> None:
    s = table(HAND, [], [], piles=PILES, favors=["king"], phase="action")
    play(s, "king.3", "king")
    assert markers(s) == {"chamberlain": 1}
    assert favored(s) == set()


@clause("court.ruling.king.favor")
@pytest.mark.parametrize(
    ("favors", "gainer", "told"),
    [
        ([], "king", []),
        (["king"], "chamberlain", ["The favor marker on the King diverts the markers to the Chamberlain."]),
    ],
)
def test_a_king_of_another_pack_gains_or_loses_all_his_markers(
    favors: list[str], gainer: str, told: list[str]
) -> None:
    s = table(HAND, [], [], piles=PILES, favors=favors, phase="action")
    play(s, "king.3")
    s.stack[s.stack.index(Mark())] = Mark(2)
    events = play(s, "king")
    assert markers(s) == {gainer: 2}
    assert [words("en").say(e.text, []) for e in events if e.text.id == "court.log.divert"] == told


@clause("court.ruling.king.compare")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"king": 2, "duchess": 2, "chamberlain": 4}, {"king": 2, "duchess": 3, "chamberlain": 5}),
        ({"king": 2, "duchess": 1}, {"king": 2, "duchess": 2}),
    ],
)
def test_favored_king_compares_his_own_markers(before: dict[str, int], after: dict[str, int]) -> None:
    s = table(HAND, [], [], piles=PILES, markers=before, favors=["king"], phase="action")
    play(s, "king.3", "duchess")
    assert markers(s) == after
