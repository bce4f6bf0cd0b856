"""What a player at court is warned of before an answer."""

from __future__ import annotations

from tests.cautions import cautions, costs
from tests.rules.court.board import play, table

FULL = ["duchess.3", "duchess.4", "duchess.5", "duchess.6"]


def test_a_card_that_leaves_a_hand_to_be_shown_is_warned_of() -> None:
    """Only the King may be activated: whoever lays away the King's card is stuck."""
    s = table(["king.1", "queen.1", "queen.2"], FULL, piles={(0, "king"): ["cardinal.1"]})
    assert not cautions(s)
    play(s, "duchess")
    assert cautions(s) == {"card.king.1": ("stuck", "court.stuck.2")}
    assert costs(s)["card.king.1"] == "court.cost.action-phase"


def test_a_character_under_whom_every_card_leaves_one_stuck_is_warned_of() -> None:
    """A card under the Queen lets the other one of hers be played; anywhere else nothing can be."""
    s = table(["queen.1", "queen.2"], FULL)
    warned = cautions(s)
    assert "character.queen" not in warned
    assert set(warned.values()) == {("stuck", "court.stuck.2")}
    assert len(warned) == 6


def test_what_cannot_be_helped_is_said_and_not_warned_of() -> None:
    lead = {(1, "king"): ["cardinal.1", "cardinal.3"], (1, "queen"): ["cardinal.2", "cardinal.4"]}
    s = table(["king.1", "king.2", "queen.1"], FULL, piles=lead)
    assert not cautions(s)
    assert set(costs(s).values()) == {"court.caution.stuck"}
    s = table(["king.1"], FULL)
    assert not cautions(s)
    assert set(costs(s).values()) == {"court.caution.no-card"}


def test_a_discard_that_fails_the_test_is_warned_of() -> None:
    """The Cardinal removes markers if the value is lower than their number."""
    s = table(
        ["cardinal.1", "queen.2", "queen.5"],
        FULL,
        piles={(0, "cardinal"): ["king.1"]},
        markers={"king": 3},
        phase="action",
    )
    play(s, "cardinal.1", "king")
    assert cautions(s) == {"card.queen.5": ("not-below", "court.action.3")}


def test_an_action_for_which_no_card_is_left_is_warned_of() -> None:
    """The Cardinal needs a card to discard."""
    s = table(["cardinal.1"], FULL, piles={(0, "cardinal"): ["king.1"]}, markers={"king": 3}, phase="action")
    play(s, "cardinal.1")
    assert set(costs(s).values()) == {"court.caution.fails"}


def test_an_action_card_without_effect_is_warned_of() -> None:
    """Nobody has cards of both under one character, so there is nothing to exchange."""
    s = table(["ball.2", "king.1"], FULL, piles={(0, "king"): ["cardinal.1"]}, phase="action")
    assert cautions(s) == {"card.ball.2": ("no-effect", "court.action.general.2")}
