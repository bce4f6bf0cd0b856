"""What the log tells of things that would otherwise have to be guessed."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from salon.games.v1919.terms import NATIONS
from salon.games.v1919.uprising import UprisingCheck
from salon.kernel import Event, Record, Script
from salon.kernel.play import Play
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    at_conference,
    at_crisis,
    carry_out,
    play,
    script,
    table,
)
from tests.rules.v1919.solo_board import begin


def told(events: Iterable[Event], id: str) -> list[str]:
    """The lines of one kind, in English; the other languages must have words of their own."""
    texts = [event.text for event in events if event.text.id == f"v1919.log.{id}"]
    for text in texts:
        assert len({words(language).say(text) for language in LANGUAGES}) == len(LANGUAGES)
    return [words("en").say(text) for text in texts]


def test_a_counter_is_told() -> None:
    s = at_conference("scapa_flow")
    events = play(s, "counter.naval_uk")
    assert told(events, "counter") == ["Strategy counter placed on Smyrna: UK Naval Squadron."]


def test_a_counter_that_needs_no_choice_is_told() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["danzig", "korea", "togo", "nauru", "banat"],
        cubes={"danzig": {"uk": 1}},
    )
    option = next(
        option
        for option in GAME.cards.issues[s.issues[0]].options
        if option.counters and "|" not in option.counters[0]
    )
    events = play(s, "settle", f"option.danzig.{option.id}")
    assert len(told(events, "counter")) == len(option.counters)


@pytest.mark.parametrize(("japan", "italy"), [(15, 14), (14, 15), (30, 0)])
@clause("v1919.scoring.11")
def test_signatures_are_told(japan: int, italy: int) -> None:
    end = "rush_to_the_finish"
    s = table(
        "uk",
        "france",
        "usa",
        issues=[end, "korea", "togo", "nauru", "banat"],
        cubes={end: {"uk": 1}},
        happiness={"japan": japan, "italy": italy},
    )
    events = play(s, "settle")
    signs = [n for n, happiness in (("Japan", japan), ("Italy", italy)) if happiness >= 15]
    assert told(events, "signs") == [f"{n} signs the Treaty." for n in signs]
    assert told(events, "refuses") == [
        f"{n} refuses to sign the Treaty." for n in ("Japan", "Italy") if n not in signs
    ]


def test_the_order_of_the_factions_and_the_first_one_are_told() -> None:
    begun = Play.begin(Record.of(GAME, ["Ana"], seed=4))
    s = begun.state
    order = [f"nation.{NATIONS[power]}" for power in s.powers]  # type: ignore[attr-defined]
    first, second = begun.log[:2]
    assert first.text.args["nations"] == tuple(order)
    assert second.text.args["nation"] == order[-1]
    assert told(begun.log, "start")


def test_a_new_event_deck_is_told() -> None:
    s = at_crisis("jan_smuts")
    s.event_discard, s.event_deck = [*s.event_deck, *s.event_discard], []
    count = len(s.event_discard)
    s.fate = Script.of_outcomes(*range(count - 1, 0, -1))
    assert told(play(s, "silesia"), "reshuffle") == [
        f"The Event deck is empty: {count} discarded Events are shuffled into a new one."
    ]


def test_rolls_between_equals_and_the_nation_affected_are_told() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        settled={"syria": "uk", "arabia": "france"},
        unrest={"middle_east": 8},
        uprisings=1,
    )
    s.fate = script(6, 4, 4, 2, 5)
    events = carry_out(s, UprisingCheck("middle_east"))
    assert told(events, "lot") == [
        "The roll for the UK is 4.",
        "The roll for France is 4.",
        "The roll for the UK is 2.",
        "The roll for France is 5.",
    ]
    assert told(events, "affected") == ["Uprising in the Middle East: France is affected."]


def test_the_nation_affected_is_told_without_a_tie() -> None:
    s = table(
        "uk", "france", "usa", settled={"syria": "uk"}, unrest={"middle_east": 8}, uprisings=1, fate=script(6)
    )
    assert told(carry_out(s, UprisingCheck("middle_east")), "affected") == [
        "Uprising in the Middle East: the UK is affected."
    ]


@clause("v1919.solo.botmil.6")
def test_the_rolls_of_a_bot_between_regions_are_told() -> None:
    settled = {"danzig": "uk", "egypt": "uk"}
    _, events = begin(settled=settled, unrest={"europe": 5, "africa": 4}, fate=script(3, 3, 1, 2))
    assert told(events, "lot") == [
        "The roll for Europe is 3.",
        "The roll for Africa is 3.",
        "The roll for Europe is 1.",
        "The roll for Africa is 2.",
    ]
