"""Opening a table, and what every state refuses."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import BadRecord, BadSetup, IllegalAction, SalonError, UnknownName, Value

COURT = salon.load("court")


def test_the_public_face() -> None:
    assert salon.list_games() == ("court", "turmoil", "v1919")
    assert COURT.seat_counts == (2, 3, 4)
    assert next(iter(COURT.options)) == "marquis"
    assert "card.king.3" in COURT.vocabulary
    s = COURT.new(seats=3, seed=7, options={})
    while s.result is None:
        d = s.pending[0]
        s.apply(d.legal[0], seat=d.seat)
    assert len(s.result.scores) == 3
    assert s.result.winners
    assert "end" in s.result.reason.id
    assert isinstance(s.view(0), dict)
    assert isinstance(s.view(None), dict)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match="no game chess; expected one of: court, turmoil, v1919"):
        salon.load("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_seat_too_many_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="expected one of: 2, 3, 4"):
        COURT.new(seats)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"duke": True}, "no option duke; expected one of: marquis"),
        (2, {"marquis": "maybe"}, "expected one of: true, false"),
        (2, {"marquis": 1}, "expected one of: true, false"),
        (3, {"marquis": True}, "this many seats only: 2"),
    ],
)
def test_a_bad_option_is_refused(seats: int, options: dict[str, Value], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        COURT.new(seats, options=options)


def test_a_wrong_seat_and_a_wrong_number_are_refused() -> None:
    s = COURT.new(3, seed=1)
    before = s.copy()
    with pytest.raises(IllegalAction) as no_such_action:
        s.apply(10_000, 0)
    with pytest.raises(IllegalAction):
        s.apply(-1, 0)
    with pytest.raises(IllegalAction) as not_a_seat:
        s.apply(0, 7)
    assert s == before
    assert no_such_action.value.clause == "court.setup.5"
    assert not_a_seat.value.clause == "court.turn.1"


def test_errors_speak_english() -> None:
    s = COURT.new(3, seed=1)
    s.apply(0, 0)
    with pytest.raises(IllegalAction) as caught:
        s.apply(0, 0)
    assert str(caught.value) == "You have already chosen the King; choose another one. [court.setup.5]"


def test_unknown_actions_get_a_hint() -> None:
    with pytest.raises(UnknownName, match=r"card\.king\.3"):
        COURT.vocabulary.action("card.kin.3")


def test_a_snapshot_of_another_game_is_refused() -> None:
    snapshot = COURT.new(3, seed=1).snapshot()
    for broken in (
        snapshot.replace(b"court/3", b"court/9"),
        snapshot[:-5],
        b"{}",
        b"[1]",
        snapshot.replace(b"Favourites", b"Fav"),
    ):
        with pytest.raises(BadRecord):
            COURT.restore(broken)


def test_a_game_proposes_no_options_unless_it_says_so() -> None:
    assert salon.load("court").next_options([({}, True)]) == {}


def test_every_error_is_a_salon_error() -> None:
    with pytest.raises(SalonError):
        COURT.ledger.find("court.nobody.1")
