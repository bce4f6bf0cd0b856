"""What the board in the browser is drawn from: the printed facts, and where the spaces stand."""

from __future__ import annotations

import itertools
import math
from typing import Any

import msgspec

from salon.games.turmoil import Turmoil, load
from salon.games.turmoil.catalogue import catalogue
from salon.games.turmoil.printed import printed
from salon.games.turmoil.terms import MARKERS, MOST_TENSION, SIDES, VICTORY, WAR_MARKERS

CARDS = load().cards
LAYOUT = msgspec.json.decode((Turmoil.folder / "board" / "layout.json").read_bytes())
PLACES: dict[str, dict[str, float]] = LAYOUT["spaces"]
FACTS: dict[str, Any] = printed(CARDS)


def test_the_catalogue_carries_what_stands_on_the_cards_of_a_pack() -> None:
    found = {card.id: card.printed for card in catalogue(CARDS)}
    assert found["card.6"] == {
        "era": "victorian",
        "side": "both",
        "ops": 0,
        "scores": "france",
        "asterisk": False,
        "lasting": False,
        "red": False,
    }
    assert found["stability.1"] == {"side": CARDS.stability_cards[1].side}
    assert found["mobilization.g2"] == {"nation": "germany", "priority": 0}
    assert [found[f"box.{n}"]["entry"] for n in range(len(CARDS.boxes))] == list(CARDS.entry)


def test_every_space_has_one_place_on_the_sheet() -> None:
    atlas = CARDS.atlas
    assert sorted(PLACES) == sorted([*atlas.ids, *(box.id for box in atlas.boxes)])
    width, height = LAYOUT["canvas"]["width"], LAYOUT["canvas"]["height"]
    for place in PLACES.values():
        assert place["width"] / 2 <= place["x"] <= width - place["width"] / 2
        assert place["height"] / 2 <= place["y"] <= height - place["height"] / 2


def test_links_are_those_of_the_atlas() -> None:
    pairs = {frozenset(pair) for pair in FACTS["links"]}
    assert len(pairs) == len(FACTS["links"])
    atlas = CARDS.atlas
    assert pairs == {frozenset((space.id, other)) for space in atlas.spaces for other in space.adjacent} | {
        frozenset((box.id, other)) for box in atlas.boxes for other in box.adjacent
    }


def test_no_plate_covers_another() -> None:
    for (one, a), (two, b) in itertools.combinations(PLACES.items(), 2):
        apart = max(
            abs(a["x"] - b["x"]) - (a["width"] + b["width"]) / 2,
            abs(a["y"] - b["y"]) - (a["height"] + b["height"]) / 2,
        )
        assert apart >= 8, (one, two)


def test_no_link_crosses_another() -> None:
    links = [tuple((PLACES[id]["x"], PLACES[id]["y"]) for id in pair) for pair in FACTS["links"]]
    for (a, b), (c, d) in itertools.combinations(links, 2):
        if len({a, b, c, d}) == 4:
            assert not (_turn(a, b, c) != _turn(a, b, d) and _turn(c, d, a) != _turn(c, d, b)), (a, b, c, d)


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return math.copysign(1, (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) > 0


def test_regions_are_lettered() -> None:
    assert sorted(LAYOUT["lettering"]) == sorted(FACTS["regions"])


def test_no_two_places_overlap_seen_from_afar() -> None:
    """There every place has the same plate, with a ring that shows that it can be chosen."""
    plates = (Turmoil.folder / "board" / "plates.js").read_text("utf-8")
    wide, high = (int(plates.partition(f"const {name} = ")[2].partition(";")[0]) for name in ("WIDE", "HIGH"))
    for (one, a), (other, b) in itertools.combinations(PLACES.items(), 2):
        apart = abs(a["x"] - b["x"]) >= wide or abs(a["y"] - b["y"]) >= high
        assert apart, f"{one} lies on {other}"


def test_the_tracks_end_where_the_rules_say_and_alliances_belong_to_a_side() -> None:
    """A board that repeated them would be wrong with the first rule that changes."""
    assert (FACTS["victory"], FACTS["tension"], len(FACTS["status"]) - 1) == (VICTORY, MOST_TENSION, 5)
    adds = {MARKERS[m]: SIDES[side] for side in range(2) for m in WAR_MARKERS[side]}
    assert FACTS["alliances"] == adds
    assert len(adds) == 5
