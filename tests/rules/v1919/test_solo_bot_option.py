"""Solitaire: the option that a bot chooses, and its counters: v1919.solo.botsettle.1"""

from __future__ import annotations

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from tests.marks import clause
from tests.rules.v1919.board import GAME, act, counters, legal, play
from tests.rules.v1919.solo_board import FRANCE, asks, chosen, controls, solo

REST = ("togo", "nauru")


def settled_by(name: str, issue: str) -> V1919State:
    """A bot settles an Issue that it leads."""
    mine = next(other for other in NATIONS[:3] if other != name)
    s = solo(issues=(issue, "montenegro", *REST), cubes={issue: {name: 1}}, active=name, mine=mine)
    assert controls(s, issue) == name
    return s


@clause("v1919.solo.botsettle.1", "v1919.ruling.solo.optionpiv")
@pytest.mark.parametrize(
    ("name", "issue", "option"),
    [
        ("uk", "danzig", "free_city"),
        ("france", "danzig", "poland"),
        ("usa", "danzig", "german"),
        ("usa", "saar", "german"),
        ("france", "saar", "annex"),  # two counters against one
        ("uk", "siberia", "intervene"),
        ("usa", "siberia", "railway"),  # though it costs the USA a Happiness, and `withdraw` gains one
        ("usa", "armenia", "state"),  # 4 like `mandate`, which costs 2
        ("uk", "arabia", "protectorate"),
        ("france", "thrace", "occupation"),
    ],
)
def test_the_option_of_the_highest_value_to_the_bot(name: str, issue: str, option: str) -> None:
    assert chosen(settled_by(name, issue), issue) == option


@clause("v1919.solo.botsettle.1")
@pytest.mark.parametrize(
    ("name", "issue", "option"),
    [
        ("usa", "rheinland", "german"),  # 7 as `buffer`, which costs the USA a Happiness
        ("uk", "baltic", "freikorps"),  # 5 as `squadron`, which costs the UK one
    ],
)
def test_of_equal_value_the_least_unhappiness_for_itself(name: str, issue: str, option: str) -> None:
    assert chosen(settled_by(name, issue), issue) == option


@clause("v1919.solo.botsettle.1", "v1919.ruling.solo.least-unhappiness", "v1919.solo.botpol.10")
@pytest.mark.parametrize(
    ("name", "issue", "options"),
    [
        ("usa", "silesia", {"vote", "german"}),  # one gains a Happiness, one does not: no loss in either
        ("usa", "tyrol", {"language", "austria"}),
        ("uk", "india", {"order", "seat"}),  # the loss of the USA is nothing to the UK
        ("france", "smyrna", {"italy", "greece", "turkey"}),
        ("france", "reparations", {"full"}),
    ],
)
def test_between_equals_the_player_chooses(name: str, issue: str, options: set[str]) -> None:
    s = settled_by(name, issue)
    if len(options) == 1:
        assert chosen(s, issue) in options
        return
    assert asks(s) == "option"
    assert legal(s) == {f"option.{issue}.{option}" for option in options}
    last = max(options)
    play(s, f"option.{issue}.{last}")
    assert chosen(s, issue) == last


@clause("v1919.ruling.solo.optionpiv")
@pytest.mark.parametrize(
    ("name", "issue", "option", "counter"),
    [
        ("uk", "smyrna", "greece", "naval_uk"),
        ("usa", "smyrna", "greece", "naval_usa"),
        ("usa", "constantinople", "open_city", "naval_usa"),
        ("uk", "palestine", "mandate", "empire_uk"),
        ("france", "palestine", "mandate", "empire_france"),
        ("france", "egypt", "canal", "empire_france"),
    ],
)
def test_a_bot_places_its_own_flag(name: str, issue: str, option: str, counter: str) -> None:
    s = settled_by(name, issue)
    if asks(s) == "option":  # others are worth as much to it
        assert act(f"option.{issue}.{option}") in s.pending[0].legal
        play(s, f"option.{issue}.{option}")
    assert chosen(s, issue) == option
    assert counters(s, issue) == [counter]


@clause("v1919.ruling.solo.optionpiv", "v1919.solo.botpol.10")
@pytest.mark.parametrize("flag", ["naval_uk", "naval_usa"])
def test_where_france_has_no_flag_to_place_the_player_chooses(flag: str) -> None:
    s = settled_by("france", "smyrna")
    play(s, "option.smyrna.greece")
    assert asks(s) == "counter"
    assert legal(s) == {"counter.naval_uk", "counter.naval_usa"}
    play(s, f"counter.{flag}")
    assert counters(s, "smyrna") == [flag]


@clause("v1919.ruling.solo.playersettle")
@pytest.mark.parametrize("winner", ["uk", "france", "usa"])
def test_the_winner_of_the_players_settle_chooses_by_what_it_is(winner: str) -> None:
    """A bot may take only what its rule allows; the player's own faction takes anything."""
    bound = 0
    for card, options in zip(GAME.cards.issues, GAME.cards.options, strict=True):
        if card.game_end:
            continue
        others = [name for name in ("smyrna", "danzig", "korea", "india") if name != card.id][:3]
        s = solo(active="usa", issues=(card.id, *others), cubes={card.id: {"usa": 1, winner: 2}})
        play(s, "settle")
        assert controls(s, card.id) == winner
        every = {GAME.vocabulary.name(action) for action in options}
        allowed = every if winner == "usa" else best_for(winner, card.id)
        if len(allowed) > 1:
            assert (asks(s), legal(s)) == ("option", allowed)
        else:
            assert {f"option.{card.id}.{chosen(s, card.id)}"} == allowed
        bound += allowed < every
    assert bound > 10 if winner != "usa" else not bound


def best_for(winner: str, issue: str) -> set[str]:
    """The options of most counters that count for a bot, then of the least loss of its Happiness."""
    kinds = {
        "uk": {"bolshevik", "naval_uk", "empire_uk"},
        "france": {"containment", "reparations", "empire_france"},
    }
    card = next(card for card in GAME.cards.issues if card.id == issue)
    ranks = {
        option.id: (
            sum(bool(kinds[winner] & set(counter.split("|"))) for counter in option.counters),
            sum(min(0, n) for nation, n in option.happiness.items() if nation == winner),
        )
        for option in card.options
    }
    return {f"option.{issue}.{id}" for id, rank in ranks.items() if rank == max(ranks.values())}


@clause("v1919.ruling.solo.playersettle")
def test_the_other_bot_chooses_when_it_wins_a_last_resort() -> None:
    s = solo(
        issues=("danzig", "montenegro", *REST),
        cubes={"togo": {"uk": 15}, "danzig": {"france": 1}},
    )
    assert controls(s, "danzig") == "france"
    assert chosen(s, "danzig") == "poland"  # the French choice, not that of the UK which settles
    assert s.actor != FRANCE
