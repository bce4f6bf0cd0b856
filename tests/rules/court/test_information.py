"""Who may see what: court.info.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.court.board import (
    play,
    play_turn,
    script,
    seen,
    seen_hand,
    seen_under,
    table,
    told,
    under,
)


@clause("court.info.1", "court.info.2")
def test_a_pile_is_open_to_its_owner_alone() -> None:
    s = table(["queen.1", "audience.1"], [], [], piles={(1, "king"): ["king.1", "duchess.2"]})
    events = play(s, "cardinal", "queen.1")
    assert seen_under(s, 0, 0, "cardinal") == ["queen.1"]
    assert seen_under(s, 1, 1, "king") == ["king.1", "duchess.2"]
    for other in (None, 2):
        assert seen_under(s, other, 0, "cardinal") == [None]
        assert seen_under(s, other, 1, "king") == [None, None]
    assert told(events, 0) == {"queen.1"}
    assert told(events, 1) == told(events, None) == set()


@clause("court.info.2")
def test_hand_and_cards_drawn_are_their_owners_secret() -> None:
    s = table(
        ["king.3", "queen.1"],
        ["queen.2", "queen.3", "queen.4", "queen.5"],
        piles={(0, "king"): ["king.1"]},
        deck=["duchess.1", "duchess.2", "duchess.3"],
        phase="action",
    )
    events = play(s, "king.3", "queen")
    drawn = {"duchess.1", "duchess.2", "duchess.3"}
    assert drawn <= told(events, 0)
    assert told(events, 1) == told(events, None) == {"king.3"}
    assert seen_hand(s, 1, 0) == seen_hand(s, None, 0) == [None] * 4
    assert set(seen_hand(s, 0, 0)) == {"queen.1", *drawn}


@clause("court.info.2")
def test_only_the_one_asked_sees_the_possible_answers() -> None:
    s = table(["queen.1", "audience.1"], [], [])
    play(s, "king")
    assert seen(s, 0).pending[0].legal == ("card.queen.1", "card.audience.1")
    for other in (None, 1):
        question = seen(s, other).pending[0]
        assert (question.legal, question.offered) == (None, None)


@clause("court.info.3")
def test_everyone_can_count_the_cards_of_a_pile() -> None:
    s = table(["queen.1", "audience.1"], [], [], piles={(0, "king"): ["king.1", "king.2"]})
    events = play(s, "king", "queen.1")
    for seat in (None, 0, 1, 2):
        assert len(seen_under(s, seat, 0, "king")) == 3
        assert events[0].seen_by(seat).text.args["count"] == 3


@clause("court.ruling.info.place")
@pytest.mark.parametrize(
    ("place", "left"),
    [(0, ["queen.2", None]), (1, ["queen.1", None]), (2, ["queen.1", "queen.2"])],
)
def test_the_place_a_card_is_taken_from_is_seen(place: int, left: list[str | None]) -> None:
    s = table(
        ["spymaster.1", "king.1"],
        ["king.2", "pension.2"],
        ["duchess.1", "seneschal.1", "king.4"],
        piles={
            (0, "spymaster"): ["cardinal.1"],
            (1, "queen"): ["queen.1", "queen.2"],
            (2, "duchess"): ["cardinal.2"],
        },
        markers={"queen": 1},
        fate=script(place),
        phase="action",
    )
    play(s, "spymaster.1", "seat.1", "queen", "king.1")
    play(s, "queen", "king.2", "pension.2", "king")
    play(s, "seneschal", "king.4", "duchess.1", "seat.1", "queen")
    assert seen_under(s, 0, 1, "queen") == ["queen.1", "queen.2", None]
    lost = under(s, 1, "queen")[place]
    play(s, "seneschal.1")
    assert lost not in under(s, 1, "queen")
    assert seen_under(s, 0, 1, "queen") == left


@clause("court.ruling.info.place", "court.ruling.info.memory")
def test_at_the_masked_ball_each_card_takes_the_place_of_the_other() -> None:
    s = table(
        ["ball.2", "king.6"],
        [],
        [],
        piles={
            (0, "queen"): ["queen.1", "queen.2", "queen.3"],
            (1, "queen"): ["duchess.1", "duchess.2", "duchess.3"],
        },
        fate=script(2),
        phase="action",
    )
    play(s, "ball.2", "seat.1", "queen", "queen.2")
    assert under(s, 0, "queen") == ["queen.1", "duchess.3", "queen.3"]
    assert under(s, 1, "queen") == ["duchess.1", "duchess.2", "queen.2"]
    assert seen_under(s, 0, 1, "queen") == ["duchess.1", "duchess.2", "queen.2"]
    assert seen_under(s, 1, 0, "queen") == [None, "duchess.3", None]
    assert seen_under(s, 2, 0, "queen") == seen_under(s, 2, 1, "queen") == [None] * 3


@clause("court.ruling.info.place", "court.ruling.info.memory")
def test_who_had_seen_a_card_knows_where_it_went_at_the_masked_ball() -> None:
    s = table(
        ["ball.2", "king.6"],
        [],
        ["spymaster.1", "king.1"],
        active=2,
        piles={
            (0, "queen"): ["queen.1", "queen.2"],
            (1, "queen"): ["duchess.1"],
            (2, "spymaster"): ["cardinal.1"],
        },
        fate=script(0),
        phase="action",
    )
    play(s, "spymaster.1", "seat.0", "queen", "king.1")
    play(s, "king", "king.6", "ball.2", "seat.1", "queen", "queen.2")
    assert seen_under(s, 2, 0, "queen") == ["queen.1", None]
    assert seen_under(s, 2, 1, "queen") == ["queen.2"]


@clause("court.ruling.info.place", "court.ruling.info.memory")
def test_a_card_once_looked_at_is_known_where_it_is_moved() -> None:
    s = table(
        ["spymaster.1", "king.1"],
        ["king.2", "allegiance.3"],
        piles={(0, "spymaster"): ["cardinal.1"], (1, "queen"): ["queen.1", "queen.2"]},
        phase="action",
    )
    play(s, "spymaster.1", "seat.1", "queen", "king.1")
    play(s, "duchess", "king.2", "allegiance.3", "queen", "duchess", "queen.1")
    assert seen_under(s, 0, 1, "queen") == ["queen.2"]
    assert seen_under(s, 0, 1, "duchess") == [None, "queen.1"]


@clause("court.ruling.info.memory")
def test_a_pile_looked_at_stays_known_in_later_turns() -> None:
    s = table(
        ["spymaster.1", "king.1"],
        ["king.2", "pension.2"],
        [],
        piles={(0, "spymaster"): ["cardinal.1"], (1, "queen"): ["queen.1", "queen.2"]},
        phase="action",
    )
    play(s, "spymaster.1", "seat.1", "queen", "king.1")
    play(s, "queen", "king.2", "pension.2", "king")
    play_turn(s)
    assert seen_under(s, 0, 1, "queen") == ["queen.1", "queen.2", None]
    assert seen_under(s, 2, 1, "queen") == [None, None, None]


@clause("court.ruling.info.memory")
def test_a_card_taken_by_the_seneschal_is_known_until_its_owner_puts_one_face_down() -> None:
    s = table(
        ["seneschal.1", "pension.2"],
        ["pension.5", "queen.2"],
        piles={(0, "seneschal"): ["cardinal.1"]},
        deck=["duchess.1"],
        phase="action",
    )
    play(s, "seneschal.1", "duchess")
    for other in (None, 1):
        assert sorted(card or "" for card in seen_hand(s, other, 0)) == ["", "", "", "duchess.1"]
    play(s, "king", "queen.2", "pension.5", "queen")
    assert seen_hand(s, 1, 0).count("duchess.1") == 1
    play(s, "king", "pension.2")
    assert "duchess.1" in seen_hand(s, 0, 0)
    for other in (None, 1):
        assert seen_hand(s, other, 0) == [None] * 3


@clause("court.ruling.info.memory")
def test_a_card_of_a_hand_that_was_shown_whole_is_known_when_it_is_laid() -> None:
    s = table(["king.3"], ["queen.1"], ["duchess.1"])
    s.shown[0] = s.hands[0]
    play(s, "cardinal")
    assert seen_under(s, 2, 0, "cardinal") == ["king.3"]


@clause("court.ruling.info.place")
def test_the_log_tells_everyone_the_place() -> None:
    s = table(
        ["allegiance.3", "king.6"], [], [], piles={(0, "queen"): ["queen.1", "queen.2"]}, phase="action"
    )
    (moved,) = [
        e for e in play(s, "allegiance.3", "queen", "king", "queen.1") if e.text.id == "court.log.move"
    ]
    assert moved.seen_by(1).text.args["place"] == 1
    assert "card" not in moved.seen_by(1).text.args


@clause("court.influence.1")
def test_nothing_is_left_pointed_at_when_the_influence_phase_is_over() -> None:
    s = table(["king.3", "queen.1"], [], [], piles={(1, "king"): ["king.1"]})
    play(s, "duchess", "queen.1")
    assert s.view(1)["target"] is None
