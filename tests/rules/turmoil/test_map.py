"""The map: regions, stability and control, lines, icons, battlegrounds, support: turmoil.2.1.*, .2.5.1.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import questions
from salon.games.turmoil.atlas import Space
from salon.games.turmoil.bits import listed
from salon.games.turmoil.operations import check_sum, reach
from salon.games.turmoil.scoring import standings
from salon.games.turmoil.terms import FRANCE, GERMANY, INDEPENDENT, NOBODY, REGIONS
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    asked,
    board,
    control,
    event,
    legal,
    play,
    shown,
    support,
    turn_over,
)

ATLAS = GAME.cards.atlas
WORLD = ATLAS.world(0)
INDEPENDENTS = {
    "norway", "sweden", "denmark", "netherlands", "belgium", "switzerland", "spain_portugal",
    "morocco", "algeria", "tunisia", "italy", "libya", "constantinople",
}  # fmt: skip
BATTLEGROUNDS = {
    "france": {
        "beau_monde", "french_writers", "french_catholic_church", "paris", "french_armed_forces", "colonials"
    },
    "germany": {"kiel", "east_prussia", "imperial_army", "wilhelm_ii", "alsace_lorraine"},
    "austria_hungary": {"vienna", "budapest"},
    "russia": {
        "saint_petersburg", "nicolas_ii", "moscow", "poland", "tsarist_army", "russian_orthodox_church"
    },
    "balkans": {"bosnia", "serbia", "romania", "bulgaria", "macedonia"},
}  # fmt: skip
# All other spaces have stability 2.
STABILITY = {
    1: "fauvism viennese_secession symbolism",
    3: """beau_monde french_writers bordeaux colonials kiel berlin alsace_lorraine saxony bavaria vienna
        trieste austrian_catholic_church croatia saint_petersburg moscow poland tsarist_army
        russian_orthodox_church bosnia serbia romania bulgaria sweden netherlands belgium morocco algeria
        italy constantinople""",
    4: "french_catholic_church french_armed_forces east_prussia imperial_army nicolas_ii",
    5: "wilhelm_ii siberia switzerland",
}
ICONS = {
    "annex": """colonials alsace_lorraine alto_adige finland poland bosnia serbia montenegro macedonia
        norway morocco algeria tunisia libya""",
    "army": "french_armed_forces kiel east_prussia imperial_army galicia tsarist_army serbia",
    "bourgeoisie": "beau_monde colonials industrialists trieste russian_bourgeoisie greece switzerland",
    "church": """french_catholic_church hanover_oldenburg austrian_catholic_church russian_orthodox_church
        macedonia""",
    "farmer": """brittany_normandy bordeaux nice east_prussia transylvania croatia belarus ukraine crimea
        bulgaria spain_portugal""",
    "government": "paris berlin vienna budapest saint_petersburg moscow netherlands",
    "intellectual": """french_writers fauvism jugendstil viennese_secession siberia symbolism bosnia
        denmark""",
    "monarch": "wilhelm_ii dual_monarchy nicolas_ii montenegro sweden italy constantinople",
    "worker": """picardy dijon silesia alsace_lorraine saxony bavaria bohemia moravia baltic_states romania
        belgium""",
}


def ids(spaces: tuple[int, ...] | frozenset[int]) -> set[str]:
    return {ATLAS.ids[n] for n in spaces}


@clause("turmoil.2.1.1.a")
def test_five_scoring_regions() -> None:
    sizes = {region: len(WORLD.regions[n]) for n, region in enumerate(REGIONS)}
    assert sizes == {"france": 12, "germany": 12, "austria_hungary": 12, "russia": 14, "balkans": 7}


@clause("turmoil.2.1.1.b", "turmoil.c.independent.1")
def test_what_lies_in_no_region_is_independent() -> None:
    assert ids(WORLD.independent) == INDEPENDENTS
    # An event for Independent spaces may be used there and nowhere else, so not in the boxes either.
    s = event(104)
    assert legal(s) == INDEPENDENTS - {"norway"}


@clause("turmoil.2.1.1.c")
def test_a_space_has_one_colour() -> None:
    assert sorted(n for spaces in WORLD.regions for n in spaces) == list(range(70))
    assert all(len(regions) == 1 for regions in WORLD.region_of)
    for n, space in enumerate(ATLAS.spaces):
        expected = INDEPENDENT if space.region == "independent" else REGIONS.index(space.region)
        assert WORLD.region_of[n] == (expected,)


@clause("turmoil.2.1.1.c")
def test_only_an_event_puts_a_space_in_two_regions() -> None:
    bosnia = NUMBER["bosnia"]
    annexed = ATLAS.world(1 << 1)
    assert {REGIONS[r] for r in annexed.region_of[bosnia]} == {"austria_hungary", "balkans"}
    assert all(len(annexed.region_of[n]) == 1 for n in range(70) if n != bosnia)


@clause("turmoil.r.traditionalists-independents")
def test_an_independent_space_has_no_region_of_its_own_to_move_within() -> None:
    s = event(54, support={"spain_portugal": (2, 0), "netherlands": (1, 0), "bordeaux": (1, 0)})
    assert legal(s) == {"bordeaux", "done"}
    play(s, "bordeaux")
    assert support(s, "paris") == (1, 0)
    assert support(s, "spain_portugal") == (2, 0)
    assert support(s, "netherlands") == (1, 0)


@clause("turmoil.2.1.2.a")
def test_a_space_is_its_numbers_icons_and_lines() -> None:
    rules = {"id", "region", "stability", "battleground", "icons", "start", "adjacent"}
    drawing = {"x", "y", "source", "known"}
    assert set(Space.__struct_fields__) == rules | drawing


@clause("turmoil.2.1.2.a")
@pytest.mark.parametrize("space", ["wilhelm_ii", "siberia", "switzerland"])
def test_a_person_a_place_and_a_country_of_equal_stability_are_held_alike(space: str) -> None:
    assert control(board({space: (5, 0)}), space) == A
    assert control(board({space: (4, 0)}), space) == NOBODY


@clause("turmoil.2.1.3.a")
@pytest.mark.parametrize("space", ATLAS.ids)
def test_one_number_says_what_control_takes_and_what_a_check_must_beat(space: str) -> None:
    stability = next((n for n, spaces in STABILITY.items() if space in spaces.split()), 2)
    assert control(board({space: (0, stability)}), space) == L
    assert control(board({space: (0, stability - 1)}), space) == NOBODY
    assert check_sum(board(), A, NUMBER[space], 0, free=False).threshold == 2 * stability


@clause("turmoil.2.1.3.b", "turmoil.2.1.3.c")
@pytest.mark.parametrize(
    ("points", "holder"),
    [
        ((3, 0), A),
        ((2, 0), NOBODY),
        ((5, 2), A),
        ((4, 2), NOBODY),
        ((2, 5), L),
        ((2, 4), NOBODY),
        ((9, 9), NOBODY),
        ((0, 0), NOBODY),
        ((0, 20), L),
    ],
)
def test_control_takes_a_lead_of_the_stability_number(points: tuple[int, int], holder: int) -> None:
    assert control(board({"vienna": points}), "vienna") == holder


@clause("turmoil.2.1.3.d")
def test_control_changes_with_each_point() -> None:
    s = board({"paris": (0, 1), "dijon": (2, 0)}, active=L, hands=((), (14,)))
    play(s, "14", "operations", "place", "paris")
    assert asked(s) is questions.Buy
    assert (support(s, "paris"), control(s, "paris")) == ((0, 2), L)
    play(s, "dijon")
    assert (support(s, "dijon"), control(s, "dijon")) == ((2, 1), NOBODY)


@clause("turmoil.2.1.3.d")
def test_control_changes_when_points_go() -> None:
    s = event(9, support={"moscow": (3, 0), "nicolas_ii": (6, 0)})
    assert (control(s, "moscow"), control(s, "nicolas_ii")) == (A, A)
    play(s, "moscow", "nicolas_ii")
    assert (control(s, "moscow"), control(s, "nicolas_ii")) == (NOBODY, A)


@clause("turmoil.2.1.4.a")
def test_lines_join_both_ways() -> None:
    ends = {space.id: set(space.adjacent) for space in ATLAS.spaces}
    ends |= {box.id: set(box.adjacent) for box in ATLAS.boxes}
    assert all(a in ends[b] for a, near in ends.items() for b in near)
    assert not any(a in near for a, near in ends.items())
    assert sum(map(len, ends.values())) == 2 * 133


@clause("turmoil.2.1.4.a")
def test_a_line_is_what_makes_neighbours() -> None:
    assert ids(WORLD.reach[NUMBER["jugendstil"]]) == {"jugendstil", "berlin"}
    s = board({"picardy": (1, 0)})
    # Picardy touches Paris and Paris touches Nice, but Picardy does not touch Nice.
    assert ids(listed(reach(s, A))) == {"picardy", "brittany_normandy", "paris", "belgium"}
    assert "nice" in ids(WORLD.reach[NUMBER["paris"]])


@clause("turmoil.r.adjacent-independent-count")
def test_an_independent_space_counts_once_for_each_region_it_touches() -> None:
    assert ids(WORLD.beside[GERMANY]) == {
        "norway", "sweden", "denmark", "netherlands", "belgium", "switzerland"
    }  # fmt: skip
    # Sweden touches one German space; Switzerland one of France, one of Germany, one of Austria-Hungary.
    s = board({"switzerland": (0, 5), "sweden": (0, 3)})
    counts = {REGIONS[r]: standings(s, r)[L].independents for r in range(5)}
    assert counts == {"france": 1, "germany": 2, "austria_hungary": 1, "russia": 1, "balkans": 0}
    # Italy has two lines to Austria-Hungary, and counts once.
    s = board({"italy": (3, 0)})
    counts = {REGIONS[r]: standings(s, r)[A].independents for r in range(5)}
    assert counts == {"france": 1, "germany": 0, "austria_hungary": 1, "russia": 0, "balkans": 1}


@clause("turmoil.2.1.5.a")
def test_every_space_has_an_icon_and_cards_mean_all_that_have_it() -> None:
    assert all(space.icons for space in ATLAS.spaces)
    for icon, spaces in ICONS.items():
        assert {space.id for space in ATLAS.spaces if icon in space.icons} == set(spaces.split())
    assert {icon for space in ATLAS.spaces for icon in space.icons} == set(ICONS)
    assert legal(event(30)) == set(ICONS["army"].split())
    assert legal(event(33)) == set(ICONS["intellectual"].split())


@clause("turmoil.2.1.5.a")
def test_an_icon_that_an_event_adds_counts_from_then_on() -> None:
    assert "belgium" not in legal(event(71))
    assert "belgium" in legal(event(71, changes=["congo_annexed"]))


@clause("turmoil.2.1.6.a")
def test_battlegrounds_are_the_striped_spaces() -> None:
    found = {
        region: {space.id for space in ATLAS.spaces if space.battleground and space.region == region}
        for region in (*REGIONS, "independent")
    }
    assert found == {**BATTLEGROUNDS, "independent": set()}
    s = board({"paris": (0, 2), "fauvism": (0, 1)})
    assert standings(s, FRANCE)[L].battlegrounds == 1


@clause("turmoil.2.5.1.a", "turmoil.2.5.1.b")
def test_support_is_a_number_without_limit() -> None:
    s = board({"paris": (150, 149), "moscow": (0, 400)}, active=L, hands=((), (22,)))
    play(s, "22", "operations", "place", "moscow", "paris")
    assert (support(s, "moscow"), support(s, "paris")) == ((0, 401), (150, 150))
    moscow = {"authoritarian": 0, "liberal": 401, "control": "liberal", "needs": [404, 0]}
    assert shown(s)["spaces"]["moscow"] == moscow


@clause("turmoil.2.5.1.a")
def test_support_is_never_less_than_nothing() -> None:
    s = event(95, support={"paris": (0, 1), "belgium": (4, 0), "sweden": (0, 3)})
    assert (support(s, "paris"), support(s, "belgium"), support(s, "sweden")) == ((0, 0), (4, 0), (0, 2))


@clause("turmoil.2.5.1.c")
def test_the_view_shows_who_controls() -> None:
    s = board({"paris": (0, 2), "vienna": (3, 0), "budapest": (1, 0)})
    for seat in (None, A, L):
        spaces = shown(s, seat)["spaces"]
        assert spaces["paris"]["control"] == "liberal"
        assert spaces["vienna"]["control"] == "authoritarian"
        assert spaces["budapest"]["control"] is None
    later = turn_over(1, support={"paris": (0, 2)})
    assert shown(later)["spaces"]["paris"]["control"] == "liberal"
