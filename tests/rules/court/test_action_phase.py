"""The Action phase and activation: court.action.*, court.activate.*, court.goal.2"""

from __future__ import annotations

import pytest

from salon.games.court.terms import CHARACTERS
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    FAILURE,
    SUCCESS,
    asks,
    discards,
    favored,
    hand,
    ids,
    legal,
    markers,
    play,
    refused,
    seen,
    session,
    table,
    under,
)

SEATS = {"seat.0", "seat.1", "seat.2"}


@clause("court.action.1")
def test_a_character_or_an_action_card_must_be_played() -> None:
    s = table(["king.3", "queen.1", "cachet.4"], [], [], piles={(0, "king"): ["king.1"]}, phase="action")
    assert legal(s) == {"king.3", "cachet.4"}
    for name in ("verb.done", "king", "seat.1"):
        assert refused(s, name).clause == "court.action.1"


@clause("court.action.1", "court.ruling.chamberlain.newfavor")
def test_one_action_a_turn_so_new_favor_waits() -> None:
    s = table(
        ["chamberlain.3", "king.3", "queen.1"],
        [],
        [],
        piles={(0, "chamberlain"): ["king.1"], (0, "king"): ["king.2"]},
        phase="action",
    )
    play(s, "chamberlain.3", "king", "verb.done")
    assert (s.active, asks(s)) == (1, "court.influence.1")
    assert favored(s) == {"king"}


@clause("court.action.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_some_actions_cost_a_further_card(name: str) -> None:
    s = session(f"{name}.5")
    events = play(s, f"{name}.5", *SUCCESS[name])
    spent = ["king.2"] if name in {"queen", "cardinal", "duchess", "spymaster"} else []
    assert [event.text.args["card"] for event in events if event.text.id == "court.log.discard"] == [
        f"card.{card}" for card in spent
    ]
    assert ("king.2" in discards(s)) == bool(spent)


@clause("court.action.3")
@pytest.mark.parametrize("name", FAILURE)
def test_a_failed_action_loses_its_cards(name: str) -> None:
    s = session(f"{name}.5")
    events = play(s, f"{name}.5", *FAILURE[name])
    assert "court.log.fail" in ids(events)
    assert markers(s) == {"queen": 3}
    assert discards(s)[-1] == f"{name}.5"
    assert ("king.2" in discards(s)) == (name != "seneschal")
    assert s.active == 1


@clause("court.action.4", "court.goal.2")
@pytest.mark.parametrize("name", ["queen", "seneschal", "duchess", "spymaster"])
def test_success_brings_the_character_a_marker_on_the_centre_copy(name: str) -> None:
    s = session(f"{name}.5")
    play(s, f"{name}.5", *SUCCESS[name])
    expected = {"queen": 3}
    expected[name] = expected.get(name, 0) + 1
    assert markers(s) == expected
    assert s.result is None
    for seat in (None, 0, 1, 2):
        view = seen(s, seat)
        assert {c: count for c, count in view.markers.items() if count} == expected
        assert [set(player.__struct_fields__) for player in view.players] == [{"hand", "piles", "picks"}] * 3


@clause("court.activate.1")
def test_activating_takes_a_card_of_that_character() -> None:
    s = table(["king.3", "queen.1"], [], [], piles={(0, "king"): ["king.1"]}, phase="action")
    assert refused(s, "king.4").clause == "court.activate.1"
    play(s, "king.3")
    assert hand(s, 0) == ["queen.1"]
    assert (seen(s, 1).played, seen(s, 1).acting) == ("card.king.3", "king")


@clause("court.activate.2", "court.activate.3")
@pytest.mark.parametrize(
    ("mine", "others", "allowed"),
    [(2, (1, 0), True), (2, (2, 0), True), (2, (2, 2), True), (1, (2, 0), False), (2, (1, 3), False)],
)
def test_nobody_may_have_more(mine: int, others: tuple[int, int], allowed: bool) -> None:
    s = table(
        ["king.3", "cachet.4"],
        [],
        [],
        piles={
            (0, "king"): ["queen.1", "queen.2"][:mine],
            (1, "king"): ["queen.3", "queen.4"][: others[0]],
            (2, "king"): ["duchess.1", "duchess.2", "duchess.3"][: others[1]],
        },
        phase="action",
    )
    assert ("king.3" in legal(s)) == allowed
    if not allowed:
        assert refused(s, "king.3").clause == "court.activate.2"


@clause("court.activate.4")
@pytest.mark.parametrize(("name", "allowed"), [("king", True), ("queen", False)])
def test_the_card_just_placed_counts(name: str, allowed: bool) -> None:
    s = table(
        ["king.3", "queen.1", "cachet.4"],
        [],
        [],
        piles={(0, "king"): ["queen.2"], (1, "king"): ["queen.3", "queen.4"]},
    )
    play(s, name, "queen.1")
    assert ("king.3" in legal(s)) == allowed


@clause("court.activate.5")
@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("king", EVERYONE),
        ("queen", EVERYONE),
        ("cardinal", EVERYONE - {"character.cardinal"}),
        ("seneschal", EVERYONE),
        ("duchess", SEATS),
        ("spymaster", SEATS - {"seat.0"}),
        ("chamberlain", EVERYONE - {"character.chamberlain"} | {"verb.done"}),
    ],
)
def test_each_character_has_an_effect_of_its_own(name: str, choice: set[str]) -> None:
    s = session(f"{name}.5")
    play(s, f"{name}.5")
    assert asks(s) == f"court.{name}.1"
    assert legal(s) == choice


@clause("court.ruling.activate.zero")
def test_zero_cards_do_not_tie_with_zero() -> None:
    s = table(["king.3", "cachet.4"], [], [], phase="action")
    assert legal(s) == {"cachet.4"}
    assert refused(s, "king.3").clause == "court.ruling.activate.zero"


@clause("court.ruling.activate.timing")
def test_losing_the_majority_during_the_action_does_not_matter() -> None:
    s = table(
        ["duchess.3", "queen.1"],
        [],
        [],
        piles={(0, "duchess"): ["king.1", "king.2"], (1, "duchess"): ["king.3", "king.4"]},
        phase="action",
    )
    play(s, "duchess.3", "seat.0", "duchess", "queen.1")
    assert len(under(s, 0, "duchess")) == 1
    assert markers(s) == {"duchess": 1}


@clause("court.ruling.play.zone")
def test_the_card_played_is_discarded_after_the_action_and_a_cost_at_once() -> None:
    s = table(
        ["queen.3", "king.6", "duchess.1", "duchess.2"],
        [],
        [],
        piles={(0, "queen"): ["king.1"]},
        phase="action",
    )
    play(s, "queen.3", "spymaster", "king.6")
    assert asks(s) == "court.queen.4"
    assert discards(s) == ["king.6"]
    play(s, "duchess.1")
    assert discards(s) == ["king.6", "queen.3"]


@clause("court.ruling.play.zone")
def test_the_card_played_is_not_shuffled_into_the_deck_of_its_own_action() -> None:
    s = table(
        ["seneschal.3", "king.6"],
        ["king.1", "king.2", "king.3", "king.4"],
        piles={(0, "seneschal"): ["king.1"]},
        deck=["queen.1", "duchess.1"],
        discard=["queen.2", "duchess.2"],
        bury=(1, "spymaster"),
        phase="action",
    )
    play(s, "seneschal.3", "queen")
    assert set(seen(s, None).revealed) == {"card.queen.1", "card.queen.2", "card.duchess.1", "card.duchess.2"}


@clause("court.ruling.play.doomed")
def test_an_action_that_must_fail_is_still_to_be_played() -> None:
    s = table(
        ["queen.3", "king.1"],
        [],
        [],
        piles={(0, "queen"): ["king.2"], (1, "cardinal"): ["king.3", "king.4"], (1, "king"): ["king.5"]},
        phase="action",
    )
    assert asks(s) == "court.action.1"
    assert legal(s) == {"queen.3"}
    events = play(s, "queen.3", "cardinal", "king.1")
    assert "court.log.fail" in ids(events)
    assert "court.log.stuck" not in ids(events)


@clause("court.ruling.play.choose-order")
@pytest.mark.parametrize("name", ["queen", "cardinal", "duchess", "spymaster"])
def test_targets_are_named_before_the_discard(name: str) -> None:
    s = session(f"{name}.5")
    play(s, f"{name}.5")
    *targets, cost = SUCCESS[name]
    for target in targets:
        assert refused(s, cost).clause == f"court.{name}.1"
        play(s, target)
    assert legal(s) == {"king.2", "duchess.4"}


@clause("court.ruling.play.nocard")
@pytest.mark.parametrize("name", ["queen", "cardinal", "duchess", "spymaster"])
def test_without_a_card_to_discard_the_action_fails(name: str) -> None:
    s = table(
        [f"{name}.3"],
        [],
        [],
        piles={(0, name): ["king.1", "king.2"], (1, "seneschal"): ["king.4", "king.5"]},
        markers={"seneschal": 3},
        phase="action",
    )
    events = play(s, f"{name}.3", *([] if name in {"queen", "cardinal"} else ["seat.1"]), "seneschal")
    assert "court.log.fail" in ids(events)
    assert markers(s) == {"seneschal": 3}
    assert len(under(s, 1, "seneschal")) == 2
    assert discards(s) == [f"{name}.3"]
