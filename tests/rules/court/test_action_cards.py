"""The action cards: court.actioncard.*, court.action.general.*"""

from __future__ import annotations

import pytest

from salon.games.court.terms import CHARACTERS, SPYMASTER, pile
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    asks,
    characters,
    discards,
    favored,
    hand,
    ids,
    legal,
    markers,
    play,
    refused,
    session,
    table,
    under,
)

FULL = ["queen.3", "queen.4", "queen.5", "queen.6"]


@clause("court.actioncard.1", "court.action.general.1")
def test_an_action_card_is_played_instead_of_activating() -> None:
    s = table(
        ["pension.2", "king.3"], [], [], piles={(0, "king"): ["king.1"]}, markers={"queen": 1}, phase="action"
    )
    play(s, "pension.2")
    assert discards(s) == []
    play(s, "duchess")
    assert discards(s) == ["pension.2"]
    assert "king.3" in hand(s, 0)
    assert (s.active, asks(s)) == (1, "court.influence.1")


@clause("court.actioncard.2")
@pytest.mark.parametrize(
    ("card", "question", "choice"),
    [
        ("audience.1", "court.action.audience", {"king.2", "duchess.4"}),
        ("pension.2", "court.action.pension", EVERYONE - characters("queen")),
        ("cachet.3", "court.action.cachet", characters("queen")),
        ("introduction.1", "court.action.introduction", characters("spymaster")),
        ("ball.2", "court.action.ball", {"seat.1"}),
        ("allegiance.3", "court.action.allegiance", characters("king")),
    ],
)
def test_each_action_card_has_instructions_of_its_own(card: str, question: str, choice: set[str]) -> None:
    s = session(card)
    s.piles[pile(1, SPYMASTER)], s.deck[:2] = tuple(s.deck[:2]), []
    s.known[pile(1, SPYMASTER)] = (2, 2)
    play(s, card)
    assert (asks(s), legal(s)) == (question, choice)


@clause("court.actioncard.4", "court.action.general.3")
@pytest.mark.parametrize(("card", "gains"), [("pension.5", True), ("pension.2", False)])
def test_discarded_for_its_value_an_action_card_is_just_a_value(card: str, gains: bool) -> None:
    s = table(
        ["spymaster.3", card, "duchess.4"],
        [],
        [],
        piles={(0, "spymaster"): ["queen.1"], (1, "king"): ["king.1", "king.2"]},
        phase="action",
    )
    play(s, "spymaster.3", "seat.1", "king", card)
    assert markers(s) == ({"spymaster": 1} if gains else {})
    assert s.active == 1


@clause("court.action.general.3")
def test_put_under_a_character_an_action_card_does_nothing() -> None:
    s = table(["pension.2", "king.3"], [], [])
    play(s, "king", "pension.2")
    assert markers(s) == {}
    assert under(s, 0, "king") == ["pension.2"]


@clause("court.actioncard.5")
@pytest.mark.parametrize("name", CHARACTERS)
def test_an_action_card_matches_nobody(name: str) -> None:
    s = table(
        [],
        [],
        piles={(0, name): ["ball.2", "audience.6"], (1, name): [f"{name}.1", f"{name}.2"]},
        markers={"king": 5, "queen": 5, name: 5},
        phase="draw",
    )
    assert s.result is not None
    assert s.result.scores == (0, 5)


NOTHING_TO_DO = {
    "pension.2": {},
    "cachet.3": {},
    "introduction.1": {(0, name): [f"{name}.1"] for name in CHARACTERS},
    "ball.2": {(0, "king"): ["king.1"], (1, "queen"): ["queen.1"]},
    "allegiance.3": {
        (0, "king"): ["king.1"],
        (0, "queen"): ["queen.1"],
        (1, "duchess"): ["king.2", "king.3"],
    },
}


@clause("court.action.general.2", "court.ruling.actioncard.always")
@pytest.mark.parametrize("card", NOTHING_TO_DO)
def test_an_action_card_may_be_played_without_effect(card: str) -> None:
    piles = NOTHING_TO_DO[card]
    start = dict.fromkeys(CHARACTERS, 1)
    s = table([card, "cardinal.6"], FULL, FULL, piles=piles, markers=start, phase="action")
    assert card in legal(s)
    before = list(s.piles)
    events = play(s, card)
    assert "court.log.no-effect" in ids(events)
    assert (s.piles, markers(s)) == (before, start)
    assert discards(s) == [card]
    assert "cardinal.6" in hand(s, 0)
    assert s.active == 1


@clause("court.action.general.2", "court.action.audience")
def test_an_audience_with_nobody_to_activate_costs_its_card_all_the_same() -> None:
    s = table(["audience.1", "cardinal.6"], FULL, FULL, phase="action")
    assert "court.log.no-effect" in ids(play(s, "audience.1", "cardinal.6"))
    assert discards(s) == ["cardinal.6", "audience.1"]
    assert markers(s) == {}


@clause("court.action.general.4")
@pytest.mark.parametrize(("card", "after"), [("pension.2", 5), ("cachet.3", 2)])
def test_favor_ignores_what_an_action_card_puts_or_takes(card: str, after: int) -> None:
    s = table([card, "king.1"], [], [], markers={"queen": 3, "duchess": 4}, favors=["queen"], phase="action")
    play(s, card, "queen")
    assert markers(s) == {"queen": after, "duchess": 4}
    assert favored(s) == {"queen"}


@clause("court.action.general.5")
def test_the_end_comes_after_the_last_step_of_the_card() -> None:
    s = table(
        ["audience.1", "queen.1"],
        [],
        [],
        piles={(0, "king"): ["king.1"]},
        markers={"duchess": 5, "queen": 4, "king": 3},
        phase="action",
    )
    play(s, "audience.1", "queen.1", "king", "queen")
    assert s.result is not None
    assert markers(s) == {"duchess": 5, "queen": 5, "king": 4}


@clause("court.ruling.cachet.end")
def test_the_lettre_de_cachet_comes_too_late_to_undo_the_end() -> None:
    s = table(
        ["pension.2", "king.1"],
        ["cachet.3", "king.2"],
        markers={"duchess": 6, "queen": 3},
        phase="action",
    )
    play(s, "pension.2", "queen")
    assert s.result is not None
    assert refused(s, "cachet.3", seat=1).clause == "court.end.1"
    assert markers(s) == {"duchess": 6, "queen": 5}
