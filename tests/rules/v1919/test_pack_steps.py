"""Sentences that printed cards may need and the house's cards do not: each does what it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from salon.games.v1919 import V1919
from salon.games.v1919.cards import Score
from salon.games.v1919.cards_score import line_points
from salon.games.v1919.conditions import HappinessAtLeast
from salon.games.v1919.effects import (
    ChoosePlayer,
    Effect,
    Happiness,
    If,
    PowderKeg,
    Unrest,
    UnsettleNamed,
    UnsettleOf,
)
from salon.games.v1919.effects_pieces import (
    ExhaustInfluence,
    MustDemobilize,
    ReadyMilitary,
    RecallMilitary,
    RecoverInfluence,
)
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NOBODY
from salon.games.v1919.uprising import UprisingCheck
from salon.kernel import Step
from salon.kernel.conformance import random_game
from salon.kernel.pack_plain import plain
from salon.lang import LANGUAGES, words
from tests.rules.v1919.board import (
    GAME,
    asked,
    carry_out,
    changes,
    issue,
    legal,
    nation,
    play,
    refused,
    script,
    table,
    up_for_bids,
)

Steps = tuple[Step[Any], ...]


def after(s: V1919State, *steps: Step[Any]) -> dict[str, int]:
    """What steps change that ask nobody, decided by France."""
    before = s.copy()
    s.decider = nation("france")
    carry_out(s, *steps)
    return changes(before, s)


def named(s: V1919State, *steps: Step[Any]) -> V1919State:
    s.decider = nation("france")
    carry_out(s, *steps)
    return s


@pytest.mark.parametrize(
    ("keg", "unrest", "n", "pulls", "changed"),
    [
        (2, 5, -1, False, {"keg.africa": -1}),
        (2, 5, -1, True, {"keg.africa": -1, "unrest.africa": -1}),
        (0, 5, -1, True, {}),
        (0, 4, 2, True, {"keg.africa": 2, "unrest.africa": 2}),
        (0, 1, 2, True, {"keg.africa": 2, "unrest.africa": 2}),  # pushed, and not moved twice
    ],
)
def test_a_keg_may_move_unrest_with_it(
    keg: int, unrest: int, n: int, pulls: bool, changed: dict[str, int]
) -> None:
    s = table("uk", "france", "usa", keg={"africa": keg}, unrest={"africa": unrest})
    assert after(s, PowderKeg("africa", n, pulls)) == changed


def test_two_effects_on_one_found_region() -> None:
    steps = (Unrest("random", 2), PowderKeg("same", 1), Unrest("same", 1))
    s = table("uk", "france", "usa", fate=script(4))
    assert after(s, *steps) == {"unrest.africa": 3, "keg.africa": 1}
    s = table("uk", "france", "usa", fate=script(6))
    assert after(s, *steps, Happiness("uk", 1)) == {"happiness.uk": 1}  # a 6 names none
    s = table("uk", "france", "usa", unrest={"africa": 3}, fate=script(1))
    named(s, Unrest("choice", 1), UprisingCheck("same"))
    play(s, "africa")
    assert s.fate == script(1).copy() or s.unrest[3] == 4  # one roll, and no Uprising in column 4 by a 1


@pytest.mark.parametrize(
    "between",
    [
        (Happiness("uk", 1), Unrest("same", 1)),
        (Happiness("uk", 1), If(HappinessAtLeast("uk", 1), (Unrest("same", 1), PowderKeg("same", 1)))),
        (Happiness("uk", 1), UprisingCheck("same")),
    ],
)
def test_where_a_6_names_none_no_earlier_region_is_meant(between: Steps) -> None:
    s = table("uk", "france", "usa", unrest={"europe": 5}, fate=script(6, 6))
    assert after(s, Unrest("europe", 1), Unrest("random", 2), *between) == {
        "unrest.europe": 1,
        "happiness.uk": 1,
    }


def test_several_nations_in_one_sentence() -> None:
    s = table("uk", "france", "usa", exhausted={"uk": 2, "france": 1})
    assert after(s, Happiness(("uk", "japan"), -1)) == {"happiness.uk": -1, "happiness.japan": -1}
    assert after(s, RecoverInfluence(("uk", "france"), 2)) == {
        "available.uk": 2,
        "exhausted.uk": -2,
        "available.france": 1,
        "exhausted.france": -1,
    }
    assert after(s, ExhaustInfluence(("uk", "usa"), 1)) == {
        "available.uk": -1,
        "exhausted.uk": 1,
        "available.usa": -1,
        "exhausted.usa": 1,
    }


BRANCH = ((Happiness("chosen_player", -1),),)


@pytest.mark.parametrize(
    ("among", "region", "allowed"),
    [
        ("anyone", None, {"uk", "france", "usa"}),
        ("others", None, {"uk", "usa"}),
        ("military", None, {"uk", "france", "usa"}),
        ("military", "europe", {"usa"}),
        ("controls", None, {"uk", "usa"}),
        ("controls", "middle_east", {"uk"}),
    ],
)
def test_whom_the_decider_may_name(among: Any, region: Any, allowed: set[str]) -> None:
    s = table("uk", "france", "usa", units={"usa": {"europe": 6}}, settled={"smyrna": "uk", "silesia": "usa"})
    named(s, ChoosePlayer(BRANCH, among, region))
    assert legal(s) == {f"nation.{name}" for name in allowed}
    for other in {"uk", "france", "usa"} - allowed:
        assert refused(s, other).text.id == "v1919.why.not-that-player"


def test_with_nobody_to_name_nothing_happens() -> None:
    s = table("uk", "france", "usa")
    assert after(s, ChoosePlayer(BRANCH, "controls"), Happiness("uk", 1)) == {"happiness.uk": 1}


def test_players_must_demobilize() -> None:
    s = table("uk", "france", "usa")
    changed = after(s, MustDemobilize("uk"))
    assert changed["demobilized.uk"] == 1
    assert changed["happiness.uk"] == 5
    s = table("uk", "france", "usa", units={"uk": {"europe": 6}})
    named(s, MustDemobilize("uk"))
    assert asked(s)[0] == "uk"
    assert "verb.decline" not in legal(s)
    s.stack.clear()


def test_some_discs_come_back_and_a_disc_leaves_a_region() -> None:
    s = table("uk", "france", "usa", discs_exhausted={"uk": 3})
    assert after(s, ReadyMilitary("uk", 2)) == {"discs.uk": 2, "discs_exhausted.uk": -2}
    s = table("uk", "france", "usa", units={"uk": {"europe": 6, "africa": 7}})
    assert after(s, RecallMilitary("all_players", "europe")) == {"discs.uk": 1, "deployed.uk": -1}
    assert after(s, RecallMilitary("all_players", "europe")) == {}


def test_a_certain_issue_is_unsettled() -> None:
    s = table("uk", "france", "usa", settled={"smyrna": "uk"})
    named(s, UnsettleNamed("smyrna"))
    assert up_for_bids(s) == "smyrna"
    s = table("uk", "france", "usa")
    assert after(s, UnsettleNamed("smyrna")) == {}
    assert s.controller[issue("smyrna")] == NOBODY


@pytest.mark.parametrize(
    ("controller", "region", "stars", "allowed"),
    [
        ("", "", 99, {"smyrna", "silesia", "labour_charter"}),
        ("others", "", 99, {"smyrna", "labour_charter"}),
        ("decider", "", 99, {"silesia"}),
        ("", "none", 99, {"labour_charter"}),
        ("", "middle_east", 99, {"smyrna"}),
        ("chosen_player", "", 99, {"smyrna"}),
        ("", "", 1, set()),
    ],
)
def test_whose_issue_is_unsettled(controller: Any, region: Any, stars: int, allowed: set[str]) -> None:
    settled = {"smyrna": "uk", "silesia": "france", "labour_charter": "usa"}
    s = table("uk", "france", "usa", settled=settled)
    s.chosen = nation("uk")
    s.decider = nation("france")
    step = UnsettleOf(region=region, max_stars=stars, controller=controller)
    assert {GAME.cards.issues[n].id for n in step.targets(s)} == allowed


def test_lines_of_strategies() -> None:
    lines = (
        Score("own_flags", 2),
        Score("demobilized", 1),
        Score("issues_of", 3, region="middle_east"),
        Score("issues_of", 3, region="none"),
        Score("happiness_ge", 4, n=20),
        Score("regions_le", 1, n=2),
        Score("regions_ge", 1, n=5),
    )
    body = GAME.pack_of_house()
    body["strategy"][0]["score"] = [plain(line) for line in lines[:6]]
    body["strategy"][1]["score"] = [plain(lines[6])]
    assert GAME.check_pack(body) == []
    playing = GAME.with_pack(body)
    s = table(
        "uk",
        "france",
        "usa",
        settled={"smyrna": "uk", "labour_charter": "uk", "silesia": "france"},
        counters={"smyrna": ["naval_uk"], "silesia": ["empire_uk"]},
        unrest={"africa": 5, "pacific": 4},
    )
    assert isinstance(playing, V1919)
    s.cards = playing.cards
    s.demobilized.append(nation("uk"))
    s.happiness[nation("uk")] = 20
    assert line_points(s, nation("uk"), 0) == [2, 1, 3, 3, 4, 3]
    assert line_points(s, nation("uk"), 1) == [1]
    assert line_points(s, nation("france"), 0) == [0, 0, 0, 0, 4, 3]


NEW: tuple[Steps, ...] = (
    (PowderKeg("choice_2", -1, True), Unrest("same", 1), UprisingCheck("same")),
    (Unrest("random", 1), PowderKeg("same", 1, True)),
    (Happiness(("uk", "france"), -2), MustDemobilize("all_players")),
    (RecoverInfluence(("uk", "usa"), 2), ExhaustInfluence(("uk", "france", "usa", "italy"), 1)),
    (
        ChoosePlayer(
            ((MustDemobilize("chosen_player"),), (RecallMilitary("chosen_player", "europe"),)), "others"
        ),
    ),
    (ChoosePlayer(((ReadyMilitary("chosen_player", 1),),), "military", "europe"),),
    (ChoosePlayer(((UnsettleOf(controller="chosen_player"),),), "controls"),),
    (ChoosePlayer(((UnsettleOf(controller="chosen_player"),),) * 3, "controls", "europe"),),
    (UnsettleNamed("smyrna"), UnsettleOf(max_stars=4), UnsettleOf(region="none", controller="others")),
    (MustDemobilize("uk"), RecallMilitary("uk", "africa"), ReadyMilitary("decider", 2)),
    (UnsettleOf(region="europe", controller="decider", max_stars=1),),
)


def test_all_of_them_are_played_said_and_foretold() -> None:
    body = GAME.pack_of_house()
    for number, card in enumerate(body["event"]):
        steps = plain(NEW[number % len(NEW)])
        card["crisis" if number % 2 else "conference"] = steps
    assert GAME.check_pack(body) == []
    playing = GAME.with_pack(body)
    for language in LANGUAGES:
        for card in playing.catalogue():
            for text in card.effect:
                said = words(language).say(text)
                assert "  " not in said
                assert "v1919-" not in said
    for seats in (1, 2, 4):
        random_game(playing, seats, seats, {"deals": False} if seats > 1 else {}, every=97)


def test_cards_without_them_are_written_as_before() -> None:
    """Fields that were added leave no trace in questions and positions of older games."""
    keg, player, ready = PowderKeg("africa", 1), ChoosePlayer(BRANCH), ReadyMilitary("uk")
    assert msgspec.to_builtins(keg) == {"step": "PowderKeg", "region": "africa", "n": 1}
    assert set(msgspec.to_builtins(player)) == {"step", "options"}
    assert msgspec.to_builtins(ready) == {"step": "ReadyMilitary", "who": "uk"}
    assert msgspec.convert({"step": "PowderKeg", "region": "africa", "n": 1}, type=Effect) == keg
