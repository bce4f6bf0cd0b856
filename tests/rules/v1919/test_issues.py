"""The Issues, card by card: every option of every Issue, and what the icons mean: v1919.issue.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.cards import OptionCard
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import COUNTERS, NATIONS
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    GAME,
    asked,
    changes,
    counters,
    issue,
    legal,
    nation,
    play,
    refused,
    table,
)

OPTIONS = [(card.id, option.id) for card in GAME.cards.issues if not card.game_end for option in card.options]
KINDS = {
    "self_determination": "self_determination",
    "german_containment": "containment",
    "reparations": "reparations",
    "industrial_growth": "industry",
    "bolshevik": "bolshevik",
    "naval:uk": "naval_uk",
    "naval:usa": "naval_usa",
    "naval:uk|usa": "naval_uk|naval_usa",
}


def printed(card: str, option: str) -> OptionCard:
    return next(o for o in GAME.cards.issues[issue(card)].options if o.id == option)


def settled(card: str, **more: Any) -> V1919State:
    """Italy, the Active Player, has settled an Issue that France controls; the option is to be chosen.

    Unrest is in column 4, kegs at the start: every printed change fits.
    """
    others = [name for name in ("smyrna", "korea", "togo", "nauru", "banat") if name != card][:4]
    more = {"unrest": {str(name): 4 for name in GAME.cards.board.regions}, **more}
    s = table(
        "uk",
        "france",
        "usa",
        "italy",
        active="italy",
        issues=[card, *others],
        cubes={card: {"france": 2}},
        table_event="scapa_flow",
        **more,
    )
    play(s, "settle")
    return s


def find(**wanted: dict[str, int]) -> tuple[str, str]:
    """An option that shows exactly these changes of one kind, among whatever else it shows."""
    for card, option in OPTIONS:
        if all(getattr(printed(card, option), kind) == shown for kind, shown in wanted.items()):
            return card, option
    raise AssertionError(f"no option shows {wanted}")


@clause("v1919.settle.1g", "v1919.settle.1h", "v1919.issue.1", "v1919.issue.2", "v1919.issue.5")
@pytest.mark.parametrize(("card", "option"), OPTIONS)
def test_option(card: str, option: str) -> None:
    shown = printed(card, option)
    s = settled(card)
    assert asked(s) == ("france", "v1919.ask.option")
    assert f"option.{card}.{option}" in legal(s)
    before = s.copy()
    play(s, f"option.{card}.{option}")
    placed = []
    for icon in shown.counters:
        flags = icon.split("|")
        if len(flags) > 1:
            assert asked(s) == ("france", "v1919.ask.counter")
            assert legal(s) == {f"counter.{flag}" for flag in flags}
            play(s, f"counter.{flags[-1]}")
        placed.append(flags[-1])
    moved = {f"unrest.{name}": n for name, n in shown.unrest.items()}
    moved |= {f"happiness.{name}": n for name, n in shown.happiness.items()}
    assert changes(before, s) == moved
    assert counters(s, card) == placed
    assert s.controller[issue(card)] == nation("france")
    assert s.vocabulary.name(s.cards.options[issue(card)][s.option[issue(card)]]) == f"option.{card}.{option}"
    assert asked(s) == ("italy", "v1919.ask.perform")


@clause("v1919.settle.1f", "v1919.terms.11")
@pytest.mark.parametrize("card", [card.id for card in GAME.cards.issues if not card.game_end])
def test_options_that_are_offered(card: str) -> None:
    shown = GAME.cards.issues[issue(card)]
    assert shown.stars >= 1
    s = settled(card)
    assert legal(s) == {f"option.{card}.{option.id}" for option in shown.options}
    assert len(legal(s)) >= 2
    refused(s, "option.rheinland.german" if card != "rheinland" else "option.togo.french")


@clause("v1919.ex.icon.1", "v1919.ex.icon.2", "v1919.issue.1", "v1919.issue.2")
@pytest.mark.parametrize("id", ["v1919.ex.icon.1", "v1919.ex.icon.2"])
def test_unrest_icons(id: str) -> None:
    example = EXAMPLES[id]
    icons = example.when["apply_icons"]
    region = icons["target"].lower()
    delta = icons["count"] if icons["kind"] == "add_unrest" else -icons["count"]
    assert delta == example.then["unrest_delta"]
    card, option = find(unrest={region: delta})
    s = settled(card, unrest={region: example.given["unrest_column_before"]})
    play(s, f"option.{card}.{option}")
    where = GAME.cards.board.regions.index(region)
    assert s.unrest[where] == example.then["unrest_column_after"]


@clause("v1919.ex.icon.3", "v1919.ex.icon.9", "v1919.issue.1", "v1919.issue.2")
@pytest.mark.parametrize("id", ["v1919.ex.icon.3", "v1919.ex.icon.9"])
def test_happiness_icons(id: str) -> None:
    example = EXAMPLES[id]
    icons = example.when["apply_icons"]
    who = icons["target"]
    delta = icons["count"] if icons["kind"] == "happiness" else -icons["count"]
    card, option = next((c, o) for c, o in OPTIONS if printed(c, o).happiness.get(who) == delta)
    s = settled(card, happiness=example.given["happiness"])
    play(s, f"option.{card}.{option}")
    assert {who: s.happiness[nation(who)]} == example.then["happiness"]


@clause("v1919.ex.icon.5", "v1919.ex.icon.6", "v1919.ex.icon.8", "v1919.issue.3", "v1919.issue.5")
@pytest.mark.parametrize("id", ["v1919.ex.icon.5", "v1919.ex.icon.6", "v1919.ex.icon.8"])
def test_strategy_icons(id: str) -> None:
    example = EXAMPLES[id]
    icons = tuple(KINDS[icon] for icon in example.when["choose_option_with_icons"])
    card, option = next((c, o) for c, o in OPTIONS if printed(c, o).counters == icons)
    s = settled(card)
    assert counters(s, card) == example.given["counters_on_issue"]
    play(s, f"option.{card}.{option}")
    assert counters(s, card) == [KINDS[icon] for icon in example.then["counters_on_issue"]]


@clause("v1919.ex.icon.7", "v1919.issue.6")
def test_naval_icon_with_two_flags() -> None:
    example = EXAMPLES["v1919.ex.icon.7"]
    (icon,) = (KINDS[name] for name in example.when["choose_option_with_icons"])
    card, option = next((c, o) for c, o in OPTIONS if printed(c, o).counters == (icon,))
    found = []
    for flag in icon.split("|"):
        s = settled(card)
        play(s, f"option.{card}.{option}")
        assert example.then["chooser"] == "controller of the Issue"
        assert asked(s) == ("france", "v1919.ask.counter")
        play(s, f"counter.{flag}")
        found.append(counters(s, card))
    assert found == [[KINDS[name] for name in names] for names in example.then["counters_on_issue_one_of"]]


@clause("v1919.issue.4", "v1919.issue.5")
def test_the_kinds_of_strategy_icons() -> None:
    flags = {"naval": {"uk", "usa"}, "empire": {"uk", "france", "italy"}}
    plain = {"self_determination", "containment", "reparations", "industry", "bolshevik"}
    expected = plain | {f"{kind}_{flag}" for kind, names in flags.items() for flag in names}
    shown = {name for c, o in OPTIONS for icon in printed(c, o).counters for name in icon.split("|")}
    assert shown == expected == set(COUNTERS)
    kinds = {name.split("_")[0] if name.split("_")[0] in flags else name for name in shown}
    assert len(kinds) == 7


@clause("v1919.ruling.board.strategy-supply")
def test_counters_never_run_out() -> None:
    card = "baltic"  # its second option shows two Bolshevik icons
    s = settled(card)
    for other in range(len(s.counters)):
        if other != issue(card) and other not in s.issues and other != s.cards.game_end:
            s.issue_deck.remove(other)
            s.controller[other] = nation("uk")
            s.counters[other] = (COUNTERS.index("bolshevik"),) * 3
    play(s, "option.baltic.freikorps")
    assert counters(s, card) == ["bolshevik", "bolshevik"]


@clause("v1919.ex.nomil.1", "v1919.issue.7")
def test_no_military_symbol() -> None:
    example = EXAMPLES["v1919.ex.nomil.1"]
    has = example.given["bidder_available"]
    cards = [card.id for card in GAME.cards.issues if card.no_military and card.region is None]
    assert GAME.cards.issues[issue(cards[0])].no_military is example.given["issue_has_no_military_symbol"]
    s = table(
        "uk",
        "france",
        "usa",
        issues=["smyrna", "korea", "togo", "nauru", "banat"],
        cubes={"smyrna": {"usa": 1}},
        exhausted={"uk": 15 - has["influence"]},
        table_event="henry_cabot_lodge",
        settled={cards[0]: "uk", "high_seas_fleet": "uk"},
    )
    assert s.discs[0] == has["military"]
    play(s, "settle", "option.smyrna.turkey", "perform")
    free = s.copy()
    play(s, f"issue.{cards[0]}", "bid")
    assert asked(s) == ("uk", "v1919.ask.bid-cubes")  # no question of discs
    assert legal(s) == {f"amount.{n}" for n in range(1, has["influence"] + 1)}
    assert (f"force.0.{example.when['bid']['military']}" in legal(s)) is example.then["legal"]
    play(free, "issue.high_seas_fleet", "bid")  # an Issue without the symbol, for comparison
    assert legal(free) == {f"force.0.{n}" for n in range(has["military"] + 1)}


@clause("v1919.terms.18")
def test_every_nation_named_on_an_issue_has_a_marker() -> None:
    named = {name for c, o in OPTIONS for name in printed(c, o).happiness}
    assert named == set(NATIONS)
