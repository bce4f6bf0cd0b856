"""Two players and the Marquis: court.marquis.*"""

from __future__ import annotations

import pytest

from salon.games.court.scoring import counts
from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS, KING
from salon.kernel import BadSetup
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    deck,
    discards,
    favored,
    hand,
    ids,
    markers,
    play,
    script,
    seen,
    table,
    told,
)

FULL = ["spymaster.3", "spymaster.4", "spymaster.5", "spymaster.6"]


def marquis_turns_up(card: str, favors: tuple[str, ...] = (), **start: int) -> CourtState:
    return table(FULL, FULL, markers=start, favors=favors, deck=[card], marquis=True, phase="draw")


@clause("court.marquis.1")
def test_after_the_draw_phase_the_top_card_is_revealed() -> None:
    s = table(
        ["pension.2", *FULL[:3]],
        FULL,
        markers={"queen": 6},
        deck=["cardinal.1", "queen.4"],
        marquis=True,
        phase="action",
    )
    events = play(s, "pension.2", "king")
    after_draw = ids(events)[ids(events).index("court.log.draw") :]
    assert after_draw[:2] == ["court.log.draw", "court.log.marquis"]
    assert "cardinal.1" in hand(s, 0)
    for seat in (None, 0, 1):
        assert "queen.4" in told(events, seat)
        assert seen(s, seat).discard[-1] == "card.queen.4"
    assert s.active == 1


@clause("court.marquis.2", "court.marquis.3")
@pytest.mark.parametrize(
    ("value", "start", "gains"), [(1, 0, True), (3, 2, True), (3, 3, False), (2, 3, False), (6, 5, True)]
)
def test_a_value_above_the_markers_brings_one(value: int, start: int, gains: bool) -> None:
    s = marquis_turns_up(f"duchess.{value}", duchess=start, king=1)
    assert s.markers[CHARACTERS.index("duchess")] == start + gains
    assert s.markers[KING] == 1


@clause("court.marquis.3")
@pytest.mark.parametrize("card", ["pension.5", "audience.6", "cachet.4"])
def test_an_action_card_does_nothing(card: str) -> None:
    s = marquis_turns_up(card)
    assert markers(s) == {}
    assert s.active == 1


@clause("court.marquis.4")
@pytest.mark.parametrize("card", ["duchess.6", "duchess.1", "pension.5"])
def test_the_card_is_discarded(card: str) -> None:
    s = marquis_turns_up(card, duchess=3)
    assert discards(s) == [card]


@clause("court.marquis.5")
def test_favor_does_not_react_to_the_marquis() -> None:
    s = marquis_turns_up("duchess.6", favors=("duchess",), duchess=2)
    assert markers(s) == {"duchess": 3}
    assert favored(s) == {"duchess"}


@clause("court.ruling.marquis.deck")
def test_an_empty_deck_is_renewed_for_the_marquis() -> None:
    s = table(
        FULL,
        FULL,
        discard=["duchess.5", "queen.5"],
        bury=(1, "king"),
        fate=script(0),
        marquis=True,
        phase="draw",
    )
    assert markers(s) == {"duchess": 1}
    assert (deck(s), discards(s)) == (["queen.5"], ["duchess.5"])
    assert s.left == tuple(s.discard)  # everyone has seen that card leave the new deck


@clause("court.ruling.marquis.deck")
def test_without_deck_and_discards_the_marquis_stays_away() -> None:
    s = table(FULL, FULL, bury=(1, "king"), marquis=True, phase="draw")
    assert markers(s) == {}
    assert discards(s) == []
    assert s.active == 1


@clause("court.ruling.marquis.end")
@pytest.mark.parametrize(("card", "ends"), [("duchess.5", True), ("duchess.4", False), ("king.5", False)])
def test_the_marquis_can_end_the_game(card: str, ends: bool) -> None:
    s = marquis_turns_up(card, duchess=4, queen=5)
    assert (s.result is not None) == ends
    if s.result is not None:
        assert s.result.reason.id == "court.end.markers"


@clause("court.ruling.marquis.end")
def test_after_an_action_that_ends_the_game_the_marquis_does_not_come() -> None:
    s = table(
        ["pension.2", "king.1"],
        FULL,
        markers={"queen": 3, "duchess": 5},
        deck=["seneschal.6"],
        marquis=True,
        phase="action",
    )
    events = play(s, "pension.2", "queen")
    assert "court.log.marquis" not in ids(events)
    assert markers(s) == {"queen": 5, "duchess": 5}
    assert deck(s)[0] == "seneschal.6"


@clause("court.ruling.players.two")
def test_two_players_have_a_set_each_and_the_marquis() -> None:
    view = seen(COURT.new(2, seed=1), None)
    assert view.marquis
    assert [set(player.piles) for player in view.players] == [set(CHARACTERS)] * 2


@clause("court.ruling.players.two")
def test_two_players_score_by_the_rules_of_the_box() -> None:
    piles = {(0, "king"): ["king.1", "queen.1"], (1, "king"): ["king.2"]}
    s = table([], [], piles=piles, markers={"king": 5, "queen": 5}, marquis=True, phase="draw")
    assert counts(s, KING) == (2, 1)
    assert s.result is not None
    assert s.result.scores == (5, 0)


@clause("court.ruling.players.box")
def test_with_two_the_marquis_may_be_switched_off() -> None:
    assert not COURT.new(2, seed=1, options={"marquis": False}).rules.marquis
    s = table(FULL, FULL, deck=["duchess.6"], marquis=False, phase="draw")
    assert markers(s) == {}
    assert deck(s)[0] == "duchess.6"


@clause("court.ruling.players.box")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_there_is_no_marquis(seats: int) -> None:
    for wish in (True, False):
        with pytest.raises(BadSetup) as fault:
            COURT.new(seats, seed=1, options={"marquis": wish})
        assert fault.value.text.id == "kernel.option-seats"
    hands = [
        FULL,
        FULL,
        ["queen.1", "queen.2", "queen.3", "queen.4"],
        ["king.1", "king.2", "king.3", "king.4"],
    ]
    s = table(*hands[:seats], deck=["duchess.6"], phase="draw")
    assert markers(s) == {}
    assert deck(s)[0] == "duchess.6"
