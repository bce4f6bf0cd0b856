"""The turn and its Influence phase: court.turn.*, court.influence.*"""

from __future__ import annotations

import pytest

from salon.games.court.scoring import counts
from salon.games.court.terms import CHARACTERS, KING
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    EVERYONE,
    asks,
    hand,
    ids,
    legal,
    play,
    play_turn,
    refused,
    seen,
    seen_under,
    table,
    under,
)


@clause("court.turn.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_turns_go_clockwise_from_the_first_player(seats: int, seed: int) -> None:
    s = COURT.new(seats, seed=seed)
    while len(s.pending) > 1 or s.first < 0:
        play(s, "king" if "character.king" in legal(s) else "queen")
    order = []
    for _ in range(seats + 1):
        order.append(s.active)
        play_turn(s)
    assert order == [(s.first + i) % seats for i in range(seats + 1)]


@clause("court.turn.1")
def test_a_turn_is_finished_before_the_next_starts() -> None:
    s = table(["king.3", "queen.1", "queen.2"], ["king.4"], [], piles={(0, "king"): ["king.1"]})
    for name in ("king", "queen.1", "king.3", "duchess"):
        assert [decision.seat for decision in s.pending] == [0]
        assert refused(s, "king", seat=1).clause == "court.turn.1"
        play(s, name)
    assert [decision.seat for decision in s.pending] == [1]
    assert refused(s, "king", seat=0).clause == "court.turn.1"


@clause("court.turn.2")
def test_influence_action_and_draw_in_that_order() -> None:
    s = table(
        ["king.3", "queen.1", "queen.2", "queen.3"],
        ["duchess.3", "duchess.4", "duchess.5", "duchess.6"],
        piles={(0, "king"): ["king.1"]},
    )
    found = []
    shown = []
    events = []
    for name in ("king", "queen.1", "king.3", "duchess"):
        found.append(asks(s))
        shown.append(seen(s, 0).phase)
        events += play(s, name)
    assert shown == ["influence", "influence", "action", "action"]  # the board marks the one of now
    assert seen(s, 0).phases == ("influence", "action", "draw")
    assert found == ["court.influence.1", "court.influence.3", "court.action.1", "court.king.1"]
    phases = [id for id in ids(events) if id.endswith((".place", ".activate", ".draw", ".turn"))]
    assert phases == ["court.log.place", "court.log.activate", "court.log.draw", "court.log.turn"]


@clause("court.turn.2")
def test_no_phase_may_be_skipped() -> None:
    s = table(["king.3", "queen.1", "queen.2"], [], piles={(0, "king"): ["king.1"]})
    assert refused(s, "king.3").clause == "court.influence.1"
    assert refused(s, "verb.done").clause == "court.influence.1"
    play(s, "king")
    assert refused(s, "verb.done").clause == "court.influence.3"
    play(s, "queen.1")
    assert refused(s, "verb.done").clause == "court.action.1"


@clause("court.influence.1")
def test_one_card_goes_face_down_under_an_own_character() -> None:
    s = table(["king.3", "queen.1", "audience.1"], [], [], piles={(1, "king"): ["king.1"]})
    play(s, "king", "queen.1")
    assert under(s, 0, "king") == ["queen.1"]
    assert under(s, 1, "king") == ["king.1"]
    assert hand(s, 0) == ["king.3", "audience.1"]
    assert seen_under(s, 1, 0, "king") == [None]


@clause("court.influence.2")
@pytest.mark.parametrize(("name", "count"), [("king", 2), ("duchess", 1)])
def test_a_character_on_the_table_or_a_new_one(name: str, count: int) -> None:
    s = table(["king.3", "audience.1"], [], [], piles={(0, "king"): ["king.1"]})
    assert legal(s) == EVERYONE
    play(s, name, "king.3")
    assert len(under(s, 0, name)) == count


@clause("court.influence.3")
@pytest.mark.parametrize("card", ["king.3", "queen.1", "cachet.4"])
def test_any_card_of_the_hand_may_be_used(card: str) -> None:
    s = table(["king.3", "queen.1", "cachet.4"], [], [])
    play(s, "king")
    assert legal(s) == {"king.3", "queen.1", "cachet.4"}
    assert refused(s, "king.4").clause == "court.influence.3"
    play(s, card)
    assert under(s, 0, "king") == [card]


@clause("court.influence.4")
def test_a_pile_has_no_limit() -> None:
    s = table(["king.3", "audience.1"], [], [], bury=(0, "king"))
    assert len(under(s, 0, "king")) == 94
    play(s, "king", "king.3")
    assert len(under(s, 0, "king")) == 95


@clause("court.influence.5")
def test_only_once_a_turn() -> None:
    s = table(["king.3", "queen.1", "audience.1"], [], [], piles={(0, "king"): ["king.1"]})
    play(s, "king", "queen.1")
    assert asks(s) == "court.action.1"
    for name in CHARACTERS:
        assert refused(s, name).clause == "court.action.1"


@clause("court.ruling.influence.empty")
def test_an_empty_hand_skips_both_phases_and_draws() -> None:
    full = ["queen.3", "queen.4", "queen.5", "queen.6"]
    s = table(full, [], full, active=1)
    assert s.active == 2
    assert len(hand(s, 1)) == 4
    assert not any(s.piles)


@clause("court.ruling.influence.empty")
def test_an_empty_hand_is_not_stuck_when_all_cards_are_gone() -> None:
    s = table(
        ["queen.1", "pension.2"], [], ["queen.3", "queen.4"], markers={"queen": 1}, bury=(2, "seneschal")
    )
    laid = sum(map(len, s.piles))
    events = play(s, "king", "queen.1", "pension.2", "king")
    assert [id for id in ids(events) if "no-" in id or "stuck" in id] == [
        "court.log.no-influence",
        "court.log.no-action",
    ]
    assert s.active == 2
    assert sum(map(len, s.piles)) == laid + 1


@clause("court.ruling.influence.empty")
def test_with_no_card_left_the_action_is_skipped() -> None:
    s = table(["king.3"], [], [])
    events = play(s, "duchess")
    assert "court.log.no-action" in ids(events)
    assert "court.log.stuck" not in ids(events)
    assert under(s, 0, "duchess") == ["king.3"]
    assert (s.active, len(hand(s, 0))) == (1, 4)


@clause("court.ruling.influence.action", "court.actioncard.5")
def test_an_action_card_counts_as_a_card_but_never_matches() -> None:
    s = table(["king.3", "cachet.4", "queen.1"], [], [], piles={(1, "king"): ["king.1"]})
    play(s, "king", "cachet.4")
    assert under(s, 0, "king") == ["cachet.4"]
    assert "king.3" in legal(s)
    assert counts(s, KING) == (1, 2, 0)
