"""The numbers of the board: v1919.ruling.board.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.terms import NATIONS
from salon.games.v1919.uprising import UprisingCheck
from salon.kernel import Fate, Script, Text
from tests.marks import clause
from tests.rules.v1919.board import GAME, ids, legal, play, script, table

NUMBERS = {1: None, 2: None, 3: 6, 4: 5, 5: 4, 6: 3, 7: 2, 8: 1}  # None is an X


@clause("v1919.ruling.board.thresholds")
@pytest.mark.parametrize("column", NUMBERS)
def test_uprising_numbers(column: int) -> None:
    number = NUMBERS[column]
    for roll in range(1, 7):
        s = table(
            "uk",
            "france",
            "usa",
            stack=[UprisingCheck("africa")],
            unrest={"africa": column},
            uprisings=1,
            fate=script(roll) if number else Script.of_outcomes(),  # in a column with an X no die is rolled
        )
        assert s.uprisings == 1 + (number is not None and roll >= number)


@clause("v1919.ruling.board.regions", "v1919.terms.11")
def test_regions_from_the_top() -> None:
    assert GAME.cards.board.regions == ("europe", "balkans", "middle_east", "africa", "pacific")
    named = {card.region for card in GAME.cards.issues if card.region}
    assert named == set(GAME.cards.board.regions)
    assert any(card.region is None for card in GAME.cards.issues if not card.game_end)  # principles


@clause("v1919.terms.4", "v1919.terms.5", "v1919.component.2", "v1919.component.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_are_never_lost_or_made(seats: int) -> None:
    s = GAME.new(seats, seed=seats, options={"deals": False})
    lot = Fate.of(seats)
    seen: set[str] = set()
    while s.result is None:
        seen |= set(ids(s.apply(lot.pick(s.pending[0].legal))))
        for power in s.powers:
            if power < 0:
                continue
            placed = sum(held[power] for held in s.cubes) + (s.event_cube == power)
            assert s.available[power] + s.exhausted[power] + placed == 15
            discs = s.discs[power] + s.discs_exhausted[power] + s.spaces.count(power)
            assert discs + s.demobilized.count(power) == 3
    assert {"v1919.log.place", "v1919.log.settle", "v1919.log.deploy"} <= seen


@clause("v1919.terms.6", "v1919.terms.7")
def test_a_used_token_must_come_back_first() -> None:
    s = table("uk", "france", "usa", cubes={}, exhausted={"uk": 14}, discs_exhausted={"uk": 3})
    assert legal(s) == {"verb.reclaim", "verb.demobilize"}  # one cube is too few, no disc is Available
    play(s, "reclaim", "6")
    assert legal(s) == {"verb.deploy", "verb.demobilize", "verb.done"}


@clause("v1919.twoplayer.4", "v1919.solo.setup.3")
@pytest.mark.parametrize(
    ("seats", "without"), [(1, {"italy", "japan"}), (2, {"usa"}), (3, set()), (4, set())]
)
def test_a_marker_that_is_not_in_play_has_no_happiness_in_the_view(seats: int, without: set[str]) -> None:
    s = GAME.new(seats, seed=1)
    nations = s.view(None)["nations"]
    assert isinstance(nations, dict)
    shown = {name: power["happiness"] for name, power in nations.items() if isinstance(power, dict)}
    assert shown == {name: None if name in without else 20 for name in NATIONS}
    (table,) = (t for t in GAME.tables(s, None) if t.title.id == "v1919.table.nations")
    dashes = {NATIONS[n] for n, row in enumerate(table.rows) if row[2] == Text("v1919.table.none")}
    assert dashes == without


def test_every_setting_that_a_ruling_names_is_read() -> None:
    """A ruling about the numbers of the board says where to correct them; no other has a setting."""
    named = {ruling.config for ruling in GAME.ledger.rulings if ruling.config}
    board = {f"board.{field}" for field in GAME.cards.board.__struct_fields__}
    assert named <= board
    assert len(named) == 5


@pytest.mark.parametrize(
    ("seats", "factions"),
    [
        (1, ["uk", "france", "usa"]),
        (2, ["uk", "france", "usa"]),
        (3, ["uk", "france", "usa"]),
        (4, ["uk", "france", "usa", "italy"]),
    ],
)
def test_the_view_names_all_who_have_cubes_and_the_places_there_are(seats: int, factions: list[str]) -> None:
    view: Any = GAME.new(seats, seed=1).view(None)
    named = view["factions"]
    assert set(named) <= set(factions)
    assert ("usa" in named) is (seats == 2 or "usa" in view["powers"])
    assert len(view["waiting"]) == (2 if seats == 1 else 3)


def test_an_issue_says_who_alone_has_most_on_it() -> None:
    cubes = {"syria": {"uk": 3, "usa": 2}, "smyrna": {"uk": 2, "usa": 2}}
    s = table("uk", "france", "usa", issues=["syria", "smyrna", "togo", "korea", "saar"], cubes=cubes)
    view: Any = s.view(None)
    shown = {issue["issue"]: issue.get("leader") for issue in (*view["table"], *view["waiting"])}
    assert (shown["issue.syria"], shown["issue.smyrna"], shown["issue.togo"]) == ("uk", None, None)
