"""The Chamberlain: court.chamberlain.*"""

from __future__ import annotations

import pytest

from salon.games.court.terms import CHARACTERS
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    FAILURE,
    SUCCESS,
    asks,
    favored,
    ids,
    legal,
    markers,
    play,
    refused,
    session,
    table,
)

PILES = {(0, "chamberlain"): ["queen.1"]}
HAND = ["chamberlain.3", "queen.1", "queen.2"]


@clause("court.chamberlain.1", "court.chamberlain.4")
@pytest.mark.parametrize(
    "answers", [["verb.done"], ["duchess", "verb.done"], ["duchess", "king"]], ids=["none", "one", "two"]
)
def test_up_to_two_characters_get_a_favor_marker(answers: list[str]) -> None:
    s = table(HAND, [], [], piles=PILES, markers={"chamberlain": 1}, phase="action")
    play(s, "chamberlain.3", *answers)
    assert favored(s) == set(answers) - {"verb.done"}
    assert markers(s) == {"chamberlain": 1}
    assert (s.active, asks(s)) == (1, "court.influence.1")


@clause("court.chamberlain.1", "court.chamberlain.2", "court.chamberlain.9")
def test_neither_himself_nor_one_who_has_a_favor_marker() -> None:
    s = table(HAND, [], [], piles=PILES, favors=["king"], phase="action")
    play(s, "chamberlain.3", "duchess")
    assert legal(s) == EVERYONE - {"character.chamberlain", "character.king", "character.duchess"} | {
        "verb.done"
    }
    assert refused(s, "chamberlain").clause == "court.chamberlain.2"
    assert refused(s, "king").clause == "court.chamberlain.9"
    assert refused(s, "duchess").clause == "court.chamberlain.9"


@clause("court.chamberlain.3")
@pytest.mark.parametrize("count", [0, 1, 9])
def test_influence_does_not_matter_for_favor(count: int) -> None:
    s = table(HAND, [], [], piles=PILES, markers={"duchess": count}, phase="action")
    play(s, "chamberlain.3", "duchess", "verb.done")
    assert favored(s) == {"duchess"}


@clause("court.chamberlain.5", "court.chamberlain.6")
@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "chamberlain"])
def test_what_a_favored_character_gains_goes_to_the_chamberlain(name: str) -> None:
    plain, diverted = session(f"{name}.5"), session(f"{name}.5", favors=[name])
    play(plain, f"{name}.5", *SUCCESS[name])
    play(diverted, f"{name}.5", *SUCCESS[name])
    expected = markers(plain)
    expected[name] -= 1
    assert markers(diverted) == {c: count for c, count in expected.items() if count} | {"chamberlain": 1}
    assert favored(diverted) == set()


@clause("court.chamberlain.6", "court.ruling.chamberlain.failed")
@pytest.mark.parametrize("name", FAILURE)
def test_favor_is_lost_even_if_the_action_fails(name: str) -> None:
    s = session(f"{name}.5", favors=[name])
    events = play(s, f"{name}.5", *FAILURE[name])
    assert "court.log.divert" not in ids(events)
    assert markers(s) == {"queen": 3}
    assert favored(s) == set()


@clause("court.chamberlain.6")
def test_favor_is_lost_even_if_nothing_was_to_be_gained() -> None:
    s = table(
        ["king.3", "queen.1"],
        [],
        [],
        piles={(0, "king"): ["king.1"]},
        markers={"king": 4},
        favors=["king"],
        phase="action",
    )
    play(s, "king.3", "duchess")
    assert markers(s) == {"king": 4, "duchess": 1}
    assert favored(s) == set()


@clause("court.chamberlain.7", "court.chamberlain.8")
def test_favor_ignores_being_the_kings_target() -> None:
    s = session("king.5", favors=["duchess"])
    play(s, "king.5", "duchess")
    assert markers(s) == {"queen": 3, "duchess": 1, "king": 1}
    assert favored(s) == {"duchess"}


@clause("court.chamberlain.7", "court.chamberlain.8", "court.ruling.chamberlain.actioncard")
def test_favor_ignores_a_marker_put_by_an_action_card() -> None:
    s = session("pension.2", favors=["duchess"])
    play(s, "pension.2", "duchess")
    assert markers(s) == {"queen": 3, "duchess": 2}
    assert favored(s) == {"duchess"}


@clause("court.ruling.chamberlain.actioncard")
@pytest.mark.parametrize("name", ["king", "queen", "spymaster"])
def test_favor_reacts_to_an_activation_through_an_action_card(name: str) -> None:
    s = session("audience.1", favors=[name, "cardinal"], more=["seneschal.6"])
    play(s, "audience.1", "seneschal.6", name, *SUCCESS[name])
    assert markers(s)["chamberlain"] == 1
    assert favored(s) == {"cardinal"}


@clause("court.ruling.chamberlain.supply")
def test_a_used_favor_marker_can_be_placed_again() -> None:
    s = table(
        ["spymaster.3", "king.1"],
        ["chamberlain.3", "king.2"],
        piles={(0, "spymaster"): ["queen.1"], (1, "chamberlain"): ["queen.2"]},
        favors=CHARACTERS[:-1],
        phase="action",
    )
    play(s, "spymaster.3", "seat.1", "king", "king.1")
    assert favored(s) == set(CHARACTERS) - {"chamberlain", "spymaster"}
    play(s, "cardinal", "king.2", "chamberlain.3")
    assert legal(s) == {"character.spymaster", "verb.done"}
    play(s, "spymaster")
    assert len(favored(s)) == 6
