"""The end of the game: court.end.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.court.board import (
    deck,
    discards,
    favored,
    hand,
    ids,
    markers,
    play,
    refused,
    seen,
    table,
)

FULL = ["duchess.3", "duchess.4", "duchess.5", "duchess.6"]


@clause("court.end.1")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ({"queen": 4, "duchess": 5}, True),
        ({"queen": 4, "duchess": 7}, True),
        ({"queen": 3, "duchess": 5}, True),
        ({"queen": 2, "duchess": 5}, False),
        ({"queen": 3, "duchess": 4, "king": 4, "cardinal": 4}, False),
    ],
)
def test_two_characters_with_five_markers_end_the_game(start: dict[str, int], ends: bool) -> None:
    s = table(["pension.2", "king.1"], [], [], markers=start, phase="action")
    play(s, "pension.2", "queen")
    assert (s.result is not None) == ends
    assert (s.pending == ()) == ends


@clause("court.end.2")
def test_hands_and_favor_markers_are_discarded() -> None:
    s = table(
        ["pension.2", "king.1"],
        ["king.2"],
        ["king.3"],
        markers={"queen": 4, "duchess": 5},
        favors=["king", "queen"],
        phase="action",
    )
    play(s, "pension.2", "queen")
    assert [hand(s, seat) for seat in range(3)] == [[], [], []]
    assert sorted(discards(s)) == ["king.1", "king.2", "king.3", "pension.2"]
    assert favored(s) == set()
    assert seen(s, None).favors == ()


@clause("court.ruling.end.timing")
@pytest.mark.parametrize(
    ("favors", "extra"),
    [([], {"king": 4}), (["king"], {"king": 3, "chamberlain": 1})],
    ids=["king", "diverted"],
)
def test_the_action_is_finished_first_and_no_card_drawn(favors: list[str], extra: dict[str, int]) -> None:
    s = table(
        ["king.3", "queen.1"],
        [],
        [],
        piles={(0, "king"): ["king.1"]},
        markers={"queen": 4, "duchess": 5, "king": 3},
        favors=favors,
        phase="action",
    )
    before = deck(s)
    events = play(s, "king.3", "queen")
    assert markers(s) == {"queen": 5, "duchess": 5} | extra
    assert s.result is not None
    assert "court.log.draw" not in ids(events)
    assert deck(s) == before


@clause("court.ruling.end.more")
def test_the_round_is_not_finished() -> None:
    s = table(
        ["pension.2", "king.1"], FULL, ["pension.5"], markers={"queen": 4, "duchess": 5}, phase="action"
    )
    assert (s.first, s.active) == (0, 0)
    play(s, "pension.2", "queen")
    assert s.result is not None
    for seat in (1, 2):
        assert refused(s, "king", seat).clause == "court.end.1"


@clause("court.ruling.end.cardinal")
def test_a_fifth_marker_that_costs_another_fifth_is_no_end() -> None:
    s = table(
        ["cardinal.3", "king.1"],
        [],
        [],
        piles={(0, "cardinal"): ["queen.1"]},
        markers={"queen": 5, "cardinal": 4},
        phase="action",
    )
    play(s, "cardinal.3", "queen", "king.1")
    assert markers(s) == {"queen": 4, "cardinal": 5}
    assert s.result is None
    assert s.active == 1


@clause("court.ruling.end.deadlock")
def test_when_every_card_lies_under_a_character_the_game_is_scored() -> None:
    s = table(["king.3"], [], bury=(1, "spymaster"), markers={"duchess": 3, "spymaster": 2, "king": 1})
    events = play(s, "duchess")
    assert s.result is not None
    assert s.result.reason.id == "court.end.deadlock"
    assert s.result.scores == (3, 2)
    assert s.result.winners == (0,)
    assert "court.log.turn" not in ids(events)


@clause("court.ruling.end.deadlock")
@pytest.mark.parametrize(
    ("other", "top", "discard"), [(["king.4"], [], []), ([], ["king.4"], []), ([], [], ["king.4"])]
)
def test_one_card_elsewhere_keeps_the_game_going(
    other: list[str], top: list[str], discard: list[str]
) -> None:
    s = table(["king.3"], other, deck=top, discard=discard, bury=(1, "spymaster"))
    play(s, "duchess")
    assert s.result is None
