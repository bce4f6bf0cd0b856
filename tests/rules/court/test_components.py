"""What is in the box: court.component.*"""

from __future__ import annotations

from collections import Counter

import pytest

from salon.games.court.terms import CHARACTERS, FAVOR_MARKERS, INFLUENCE_MARKERS
from salon.kernel import BadSetup
from tests.marks import clause
from tests.rules.court.board import COURT, asks, deck, favored, hand, legal, markers, play, seen, table


def golden_cards() -> list[tuple[str, int]]:
    """The cards of a real game, by name and value: the deck and all hands before anything is played."""
    s = COURT.new(4, seed=1)
    kinds = [name.split(".") for name in (*deck(s), *(name for seat in range(4) for name in hand(s, seat)))]
    return [(kind, int(value)) for kind, value in kinds]


@clause("court.component.1")
def test_five_silver_sets_of_seven_serve_four_players_and_the_centre() -> None:
    view = seen(COURT.new(4, seed=1), None)
    sets = [tuple(player.piles) for player in view.players] + [tuple(view.markers)]
    seven = ("king", "queen", "cardinal", "seneschal", "duchess", "spymaster", "chamberlain")
    assert sets == [seven] * 5
    assert sum(map(len, sets)) == 35


@clause("court.component.2")
def test_ninety_six_golden_cards() -> None:
    copies = Counter(kind for kind, _ in golden_cards())
    assert copies.total() == 96
    assert {name: copies.pop(name) for name in CHARACTERS} == dict.fromkeys(CHARACTERS, 12)
    assert copies.total() == 12
    assert set(copies) == {kind.id for kind in COURT.cards.pack.action}


@clause("court.component.3")
def test_every_golden_card_has_a_value_from_one_to_six() -> None:
    actions = {value for kind, value in golden_cards() if kind not in CHARACTERS}
    characters = {value for kind, value in golden_cards() if kind in CHARACTERS}
    assert actions == characters == {1, 2, 3, 4, 5, 6}
    for card in COURT.cards.deck:
        assert COURT.vocabulary.name(card).endswith(f".{COURT.cards.value[card]}")


@clause("court.component.7")
@pytest.mark.parametrize("name", CHARACTERS)
def test_each_character_has_two_cards_of_every_value(name: str) -> None:
    values = Counter(value for kind, value in golden_cards() if kind == name)
    assert values == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}


@clause("court.component.4", "court.ruling.supply.markers")
def test_thirty_four_influence_markers_are_no_limit() -> None:
    assert INFLUENCE_MARKERS == 34
    s = table(
        ["king.3", "queen.1"],
        [],
        [],
        piles={(0, "king"): ["king.1"]},
        markers={"duchess": 34},
        phase="action",
    )
    play(s, "king.3", "duchess")
    assert markers(s) == {"king": 1, "duchess": 35}


@clause("court.component.5")
def test_six_favor_markers_for_the_six_others() -> None:
    assert FAVOR_MARKERS == 6
    s = table(
        ["chamberlain.1", "chamberlain.2", "queen.1"],
        [],
        [],
        piles={(0, "chamberlain"): ["king.1"]},
        favors=["king", "queen", "cardinal", "seneschal"],
        phase="action",
    )
    play(s, "chamberlain.1")
    assert legal(s) == {"character.duchess", "character.spymaster", "verb.done"}
    play(s, "duchess", "spymaster")
    assert len(favored(s)) == FAVOR_MARKERS


@clause("court.component.5", "court.chamberlain.1")
def test_with_all_six_favors_out_the_chamberlain_has_nothing_to_place() -> None:
    s = table(
        ["chamberlain.1", "queen.1"],
        [],
        [],
        piles={(0, "chamberlain"): ["king.1"]},
        favors=CHARACTERS[:-1],
        phase="action",
    )
    play(s, "chamberlain.1")
    assert (s.active, asks(s)) == (1, "court.influence.1")
    assert len(favored(s)) == 6


@clause("court.component.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_box_is_for_three_or_four(seats: int) -> None:
    view = seen(COURT.new(seats, seed=1), None)
    assert len(view.players) == seats
    assert not view.marquis


@clause("court.component.6")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup) as fault:
        COURT.new(seats, seed=1)
    assert fault.value.text.id == "kernel.bad-seats"
