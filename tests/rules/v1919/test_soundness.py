"""A position that no rule could lead to is noticed, and named: what `check` promises."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from salon.games.v1919.auction import Bid
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import EVERYWHERE, NOBODY, space
from salon.kernel import InvariantBroken, Result, Text
from tests.rules.v1919.board import issue, nation, region, revolt, table

UK, FRANCE, JAPAN = nation("uk"), nation("france"), nation("japan")
EUROPE, AFRICA = region("europe"), region("africa")


def position() -> V1919State:
    """Three players; nothing is wrong with it."""
    return table(
        "uk",
        "france",
        "usa",
        issues=["smyrna", "korea", "togo", "nauru", "banat"],
        cubes={"smyrna": {"uk": 3}},
        exhausted={"uk": 2, "france": 1},
        settled={"danzig": "uk"},
        counters={"danzig": ["empire_uk"]},
        units={"uk": {"europe": 7}},
        keg={"africa": 3, "europe": 1},
        unrest={"africa": 8, "europe": 6},
        event_cube="usa",
        issue_discard=["saar"],
    )


def set_in(name: str, place: int, value: object) -> Callable[[V1919State], None]:
    """What puts another value into a list of the position."""

    def change(s: V1919State) -> None:
        getattr(s, name)[place] = value

    return change


def moved(name: str, place: int, n: int) -> Callable[[V1919State], None]:
    """What adds to a number of the position."""

    def change(s: V1919State) -> None:
        getattr(s, name)[place] += n

    return change


def twice(source: str, target: str) -> Callable[[V1919State], None]:
    """What lays a card of one pile on another as well."""

    def change(s: V1919State) -> None:
        getattr(s, target).append(getattr(s, source)[-1])

    return change


def lost(name: str) -> Callable[[V1919State], None]:
    """What takes a card out of the game."""

    def change(s: V1919State) -> None:
        getattr(s, name).pop()

    return change


def two_discs(place: int, first: int, second: int) -> Callable[[V1919State], None]:
    """What puts two discs of France, the others gone, into a Region."""

    def change(s: V1919State) -> None:
        s.spaces[space(place, first)] = s.spaces[space(place, second)] = FRANCE
        s.discs[FRANCE], s.discs_exhausted[FRANCE], s.unrest[place] = 1, 0, s.keg[place] + 1

    return change


def asks_without_answers(s: V1919State) -> None:
    s.pending += (msgspec.structs.replace(s.pending[0], legal=(), aside=()),)


def ended(s: V1919State) -> None:
    s.result = Result((0, 0, 0), (), Text("v1919.end.final"))


def asks_nobody(s: V1919State) -> None:
    s.pending = ()


def four_discs(s: V1919State) -> None:
    s.demobilized.append(UK)


def below_none(s: V1919State) -> None:
    s.available[FRANCE], s.exhausted[FRANCE] = -1, 16


def discs_below_none(s: V1919State) -> None:
    s.discs[FRANCE], s.discs_exhausted[FRANCE] = 4, -1


def drawn_as_well(s: V1919State) -> None:
    s.drawn = (s.issue_discard[-1],)


def lost_event(s: V1919State) -> None:
    s.table_event = NOBODY


BROKEN: list[tuple[str, Callable[[V1919State], None]]] = [
    ("each card is in one place", twice("issue_deck", "issue_discard")),
    ("each card is in one place", drawn_as_well),
    ("each card is in one place", lost("issue_deck")),
    ("each card is in one place", lost("issue_discard")),
    ("each card is in one place", set_in("issues", 4, NOBODY)),
    ("each card is in one place", set_in("controller", issue("danzig"), NOBODY)),
    ("each card is in one place", set_in("controller", issue("smyrna"), UK)),
    ("each card is in one place", twice("event_deck", "event_discard")),
    ("each card is in one place", lost("event_deck")),
    ("each card is in one place", lost("waiting_events")),
    ("each card is in one place", lost_event),
    ("15 cubes", moved("available", UK, 1)),
    ("15 cubes", moved("exhausted", FRANCE, -1)),
    ("15 cubes", set_in("cubes", 0, (2, 0, 0, 0))),
    ("3 discs", moved("discs", UK, 1)),
    ("3 discs", moved("discs_exhausted", FRANCE, 1)),
    ("3 discs", set_in("spaces", space(EUROPE, 7), NOBODY)),
    ("3 discs", four_discs),
    ("no fewer than none", below_none),
    ("no fewer than none", discs_below_none),
    ("right of the keg", set_in("unrest", AFRICA, 3)),  # in the space of the keg
    ("right of the keg", set_in("unrest", AFRICA, 9)),
    ("left of any unit", set_in("unrest", EUROPE, 7)),  # in the space of the disc
    ("columns 0 to 3", set_in("keg", AFRICA, 4)),
    ("columns 0 to 3", set_in("keg", AFRICA, -1)),
    ("from 0 to 30", set_in("happiness", JAPAN, 31)),
    ("from 0 to 30", set_in("happiness", JAPAN, -1)),
    *(("one unit of a power", two_discs(place, 5, 8)) for place in EVERYWHERE),
    *(("one unit of a power", two_discs(place, 5, 6)) for place in EVERYWHERE),
    ("settled Issues only", set_in("counters", issue("saar"), (0,))),
    ("a running game asks", asks_nobody),
    ("every question has answers", asks_without_answers),
    ("a finished one does not", ended),
]


@pytest.mark.parametrize(("what", "breaks"), BROKEN)
def test_what_cannot_be_is_noticed(what: str, breaks: Callable[[V1919State], None]) -> None:
    s = position()
    s.game.check(s)
    breaks(s)
    with pytest.raises(InvariantBroken, match=what):
        s.game.check(s)


@pytest.mark.parametrize(
    "change",
    [
        set_in("happiness", JAPAN, 30),
        set_in("happiness", JAPAN, 0),
        set_in("unrest", EUROPE, 2),
        set_in("unrest", AFRICA, 4),
    ],
)
def test_the_ends_of_the_tracks_are_sound(change: Callable[[V1919State], None]) -> None:
    s = position()
    change(s)
    s.game.check(s)


@pytest.mark.parametrize("place", EVERYWHERE[1:])
def test_discs_in_neighbouring_regions_stand_in_two(place: int) -> None:
    s = position()
    s.spaces[space(EUROPE, 7)] = NOBODY
    s.spaces[space(place - 1, 8)] = s.spaces[space(place, 5)] = UK
    s.discs[UK] = 1
    s.unrest[place - 1 : place + 1] = s.keg[place - 1] + 1, s.keg[place] + 1
    s.game.check(s)
    s.unrest[place - 1] = 7  # left of its own disc, whatever stands in the next Region
    s.game.check(s)


def test_a_disc_that_is_demobilized_is_one_of_the_three() -> None:
    s = position()
    s.demobilized[0], s.discs[FRANCE] = FRANCE, s.discs[FRANCE] - 1
    s.game.check(s)


def test_an_issue_that_is_up_for_bids_is_not_lost() -> None:
    s = revolt(3, settled={"syria": "uk"})
    assert s.controller[issue("syria")] == NOBODY
    s.game.check(s)
    s.stack = [step for step in s.stack if not isinstance(step, Bid)]
    with pytest.raises(InvariantBroken, match="each card is in one place"):
        s.game.check(s)
