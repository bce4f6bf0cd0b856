"""How Events are decided and resolved: v1919.settle.2*, v1919.event.*, v1919.ruling.event.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.effects import Choose, Happiness, PowderKeg, Unrest
from salon.games.v1919.effects_pieces import ExhaustMilitary
from salon.games.v1919.terms import NOBODY
from salon.kernel import Script
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    GAME,
    REGIONS,
    asked,
    at_conference,
    at_crisis,
    carry_out,
    changes,
    counters,
    event,
    ids,
    issue,
    legal,
    nation,
    play,
    refused,
    table,
)

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


@clause("v1919.ex.event.1", "v1919.settle.2b", "v1919.settle.0e", "v1919.terms.9", "v1919.settle.2d")
def test_ho_chi_minh_with_a_cube_of_the_usa() -> None:
    example = EXAMPLES["v1919.ex.event.1"]
    given, then = example.given, example.then
    s = at_conference("ho_chi_minh", active=given["active"], event_cube=given["cube_on_event"])
    assert s.keg[4] + 1 == s.unrest[4]  # the keg will enter the space of Unrest
    before = s.copy()
    play(s, "counter.naval_uk")
    assert asked(s) == (example.when["decider"], "v1919.ask.perform")
    play(s, "perform")
    assert example.when["perform_event"]
    assert changes(before, s) == {
        "keg.pacific": then["keg_delta"]["Pacific"],
        "unrest.pacific": then["unrest_delta"]["Pacific"],
        "exhausted.usa": then["usa_exhausted_delta"],
    }
    assert (then["event_on_table"], s.event_discard) == ("discarded", [event("ho_chi_minh")])
    assert (s.table_event, s.event_cube) == (NOBODY, NOBODY)
    assert asked(s) == (given["active"], "v1919.ask.advance-issue")


@clause("v1919.settle.2b", "v1919.settle.2c", "v1919.settle.0e")
@pytest.mark.parametrize("cube", [None, "uk", "france", "usa"])
def test_who_decides(cube: str | None) -> None:
    s = at_conference("jan_smuts", active="france", event_cube=cube)
    play(s, "counter.naval_uk")
    assert asked(s) == (cube or "france", "v1919.ask.player")


@clause("v1919.settle.0e", "v1919.settle.2c")
def test_not_the_controller_of_the_issue() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="uk",
        issues=ISSUES,
        cubes={"smyrna": {"usa": 2}},
        table_event="jan_smuts",
    )
    play(s, "settle", "option.smyrna.turkey")
    assert asked(s) == ("uk", "v1919.ask.player")


@clause("v1919.settle.2e", "v1919.ruling.event.decline", "v1919.settle.2d")
def test_optional_event_declined() -> None:
    s = at_conference("ho_chi_minh", event_cube="usa")
    before = s.copy()
    play(s, "counter.naval_uk")
    assert legal(s) == {"verb.perform", "verb.decline"}
    play(s, "decline")
    assert changes(before, s) == {"exhausted.usa": 1}
    assert (s.event_discard, s.table_event, s.event_cube) == ([event("ho_chi_minh")], NOBODY, NOBODY)


@clause("v1919.settle.2f")
def test_other_events_must_be_carried_out() -> None:
    s = at_conference("attempt_on_clemenceau", keg={"africa": 1})
    play(s, "counter.naval_uk")
    assert asked(s)[1] == "v1919.ask.region"
    refused(s, "decline")
    s = at_conference("rosa_luxemburg")
    play(s, "counter.naval_uk")
    assert s.keg[0] == 1  # without a question


@clause("v1919.settle.2a", "v1919.ruling.event.eventsettlelast")
@pytest.mark.parametrize("cube", [None, "france"])
def test_once_per_settle_after_step_1(cube: str | None) -> None:
    s = at_conference("arthur_balfour", active="france", event_cube=cube)
    assert s.unrest[2] == 3  # Greece
    events = play(s, "counter.naval_uk")
    assert s.unrest[2] == 5
    assert ids(events).count("v1919.log.conference") == 1


@clause("v1919.ruling.event.impossible")
def test_as_much_as_possible() -> None:
    s = at_conference("attempt_on_clemenceau")  # there is no keg to take away
    before = s.copy()
    play(s, "counter.naval_uk")
    assert changes(before, s) == {"happiness.france": 1}
    s = at_conference("arthur_balfour", unrest={"middle_east": 5})  # 5 + 2 for Greece: one column is left
    before = s.copy()
    play(s, "counter.naval_uk")
    assert changes(before, s) == {"unrest.middle_east": 1}
    s = at_conference("brockdorff_rantzau", settled={"rheinland": "uk"})  # no Issue with four stars or fewer
    before = s.copy()
    play(s, "counter.naval_uk")
    assert (changes(before, s), asked(s)[1]) == ({}, "v1919.ask.advance-issue")
    s = at_crisis("attempt_on_clemenceau", cubes={"nauru": {"france": 13}})
    before = s.copy()
    play(s, "silesia")  # two cubes are asked for, there is one
    assert changes(before, s) == {"available.france": -1, "exhausted.france": 1}


@clause("v1919.ruling.event.choice")
def test_no_branch_that_does_nothing() -> None:
    s = at_conference("ataturk")
    before = s.copy()
    play(s, "counter.naval_uk", "uk")  # no disc in the Middle East: the other branch
    assert changes(before, s) == {"unrest.middle_east": 2}
    s = at_conference("robert_lansing", cubes={"nauru": {"uk": 15}})
    before = s.copy()
    play(s, "counter.naval_uk", "uk")
    assert changes(before, s) == {"happiness.uk": -1}
    s = at_conference("robert_lansing", cubes={"nauru": {"uk": 14}})  # in part is enough
    play(s, "counter.naval_uk", "uk")
    assert legal(s) == {"choice.1", "choice.2"}


@clause("v1919.ruling.event.choice")
@pytest.mark.parametrize(
    ("card", "position", "only"),
    [
        ("ibn_saud", {"keg": {"middle_east": 3}}, {"unrest.middle_east": 2}),
        ("amritsar", {"unrest": {"pacific": 8}}, {"happiness.uk": -1}),
        ("may_fourth", {"happiness": {"japan": 0}}, {"keg.pacific": 1, "unrest.pacific": 1}),
        ("bela_kun", {"unrest": {"balkans": 8}}, {"unrest.europe": 1}),
    ],
)
def test_no_branch_at_the_end_of_a_track(card: str, position: dict[str, Any], only: dict[str, int]) -> None:
    s = at_conference(card, **position)
    before = s.copy()
    play(s, "counter.naval_uk")  # no question is left
    assert changes(before, s) == only


@clause("v1919.ruling.event.choice", "v1919.event.2")
@pytest.mark.parametrize(
    ("step", "unrest", "keg", "is_useful"),
    [
        (Unrest("choice", 1), 7, 0, True),
        (Unrest("choice", 1), 8, 0, False),
        (Unrest("choice", -1), 2, 0, True),
        (Unrest("choice", -1), 2, 1, False),  # the keg is in the way everywhere
        (Unrest("random", 1), 8, 0, True),  # a die may name any Region
        (Unrest("africa", -1), 2, 0, True),
        (Unrest("africa", -1), 1, 0, False),
        (PowderKeg("choice", 1), 4, 2, True),
        (PowderKeg("choice", 1), 4, 3, False),
        (PowderKeg("choice", -1), 4, 1, True),
        (PowderKeg("choice", -1), 4, 0, False),
        (PowderKeg("random", -1), 4, 0, True),
    ],
)
def test_a_branch_needs_a_region_that_can_move(
    step: Unrest | PowderKeg, unrest: int, keg: int, is_useful: bool
) -> None:
    s = table("uk", "france", "usa", unrest=dict.fromkeys(REGIONS, unrest), keg=dict.fromkeys(REGIONS, keg))
    s.decider = nation("uk")
    carry_out(s, Choose(((Happiness("uk", 1),), (Happiness("uk", -1),), (step,))))
    assert legal(s) == {"choice.1", "choice.2"} | ({"choice.3"} if is_useful else set())


@clause("v1919.ruling.event.choice")
@pytest.mark.parametrize("place", REGIONS)
def test_one_region_that_can_move_is_enough(place: str) -> None:
    s = table("uk", "france", "usa", unrest={**dict.fromkeys(REGIONS, 8), place: 7})
    s.decider = nation("uk")
    carry_out(s, Choose(((Happiness("uk", 1),), (Happiness("uk", -1),), (Unrest("choice", 1),))))
    assert legal(s) == {"choice.1", "choice.2", "choice.3"}


@clause("v1919.event.4", "v1919.ruling.event.unsettle", "v1919.terms.14", "v1919.settle.1i")
def test_issue_unsettled_by_an_event() -> None:
    s = at_conference(
        "prince_feisal",
        active="france",
        settled={"syria": "uk"},
        counters={"syria": ["empire_uk"]},
        units={"usa": {"middle_east": 8}},
        keg={"middle_east": 1},
        fate=Script.of_outcomes(),  # no roll
    )
    play(s, "counter.naval_uk", "perform")
    before = s.copy()
    play(s, "syria")
    assert asked(s) == ("uk", "v1919.ask.bid")  # its controller begins
    play(s, "bid", "force.0.1", "0", "pass", "bid")
    assert asked(s)[0] == "usa"
    assert "force.1.0" in legal(s)  # a disc in the Region counts double
    play(s, "force.1.0", "0", "pass")
    assert asked(s) == ("usa", "v1919.ask.option")
    play(s, "option.syria.feisal")
    assert s.controller[issue("syria")] == nation("usa")
    assert counters(s, "syria") == ["self_determination"]
    # The option's Unrest and Happiness and the price; no keg, no reset of Unrest, no Strategy cards.
    assert changes(before, s) == {
        "unrest.middle_east": -1,
        "happiness.france": -1,
        "deployed.usa": -1,
        "discs_exhausted.usa": 1,
    }  # the USA's Happiness falls by 1 for the disc and rises by 1 for the option
    assert set(s.strategy) == {NOBODY}
    assert asked(s) == ("france", "v1919.ask.advance-issue")


@clause("v1919.event.5")
def test_uprising_checks_come_from_events_only() -> None:
    revolt = {"europe": 8, "balkans": 8, "africa": 6, "pacific": 8, "middle_east": 6}
    s = table(
        "uk",
        "france",
        "usa",
        issues=ISSUES,
        unrest=revolt,
        exhausted={"france": 2},
        cubes={"smyrna": {"usa": 1}},
        table_event="jan_smuts",
        waiting_events=["amritsar", "ibn_saud"],
        event_deck=["queen_marie"],
        fate=Script.of_outcomes(),  # any roll would be an error
    )
    play(s, "place", "togo", "1", "nauru", "1", "deploy", "space.europe.8")
    play(s, "reclaim", "2", "demobilize")
    play(s, "settle", "option.smyrna.greece", "counter.naval_usa", "uk", "choice.2", "togo", "event.amritsar")
    events = s.apply(s.pending[0].legal[0])
    assert asked(s) == ("usa", "v1919.ask.action")
    assert not {"v1919.log.check", "v1919.log.check-quiet"} & set(ids(events))


@clause("v1919.ruling.event.name-self")
def test_naming_oneself() -> None:
    s = at_conference("jan_smuts", active="france")
    play(s, "counter.naval_uk")
    assert legal(s) == {"nation.uk", "nation.france", "nation.usa"}
    before = s.copy()
    play(s, "france")
    assert (asked(s)[0], legal(s)) == ("france", {"choice.1", "choice.2"})
    play(s, "choice.1")
    assert changes(before, s) == {"happiness.france": -2}


@clause("v1919.ruling.event.extra-demobilize")
def test_demobilization_by_an_event_is_no_military_action() -> None:
    s = at_conference("soldiers_strike", waiting_events=["amritsar", "ibn_saud"], event_deck=["jan_smuts"])
    play(s, "counter.naval_uk")
    assert asked(s) == ("france", "v1919.ask.may-demobilize")  # clockwise from the decider
    play(s, "demobilize")
    assert asked(s)[0] == "usa"
    play(s, "decline", "decline", "togo", "event.amritsar")
    s.apply(s.pending[0].legal[0])
    assert asked(s) == ("france", "v1919.ask.action")
    assert legal(s) == {"verb.deploy", "verb.demobilize", "verb.done"}


@clause("v1919.ruling.event.decider-tokens")
def test_tokens_of_whoever_decides() -> None:
    out = {"uk": 5, "france": 5, "usa": 5}
    s = at_conference("edward_house", active="france", event_cube="usa", exhausted=out)
    before = s.copy()
    play(s, "counter.naval_uk", "perform")
    assert changes(before, s) == {"available.usa": 3, "exhausted.usa": -3 + 1}
    # Two players: a cube of the USA on the card, decided by the Active Player.
    s = at_conference("edward_house", "uk", "france", active="france", event_cube="usa", exhausted=out)
    before = s.copy()
    play(s, "counter.naval_uk")
    assert asked(s) == ("france", "v1919.ask.perform")
    play(s, "perform")
    assert changes(before, s) == {"available.usa": 3, "exhausted.usa": -3 + 1}


@clause("v1919.ruling.event.cuberemoval", "v1919.terms.4")
def test_where_removed_cubes_go() -> None:
    s = at_conference("maurice_hankey", event_cube="france", cubes={"togo": {"france": 3}})
    before = s.copy()
    play(s, "counter.naval_uk", "perform", "togo", "2")
    # The card says Available for the two on Togo; it says nothing of its own cube, which is Exhausted.
    assert changes(before, s) == {"available.france": 2, "exhausted.france": 1}
    assert s.cubes[2] == (0, 1, 0, 0)


@clause("v1919.terms.12", "v1919.event.1")
def test_only_events_with_the_icon_take_a_cube() -> None:
    for card in GAME.cards.events:
        waiting = [card.id, "amritsar" if card.id != "amritsar" else "ibn_saud"]
        first = "scapa_flow" if card.id != "scapa_flow" else "gabriele_dannunzio"
        s = at_conference(first, waiting_events=waiting, issue_discard=["silesia"])
        play(s, "counter.naval_uk", "decline", "togo", f"event.{card.id}")
        assert asked(s)[1] == ("v1919.ask.event-cube" if card.icon else "v1919.ask.refill")
        assert card.crisis
        assert card.conference


@pytest.mark.parametrize(
    ("n", "answers"),
    [
        (1, ["disc.europe"]),
        (2, ["disc.europe", "disc.available"]),
        (3, ["disc.europe", "disc.available"]),  # the last one needs no question
        (4, ["disc.europe", "disc.available"]),
    ],
)
def test_as_many_units_are_exhausted_as_the_card_says(n: int, answers: list[str]) -> None:
    s = table("uk", "france", "usa", units={"uk": {"europe": 6, "africa": 7}})
    carry_out(s, ExhaustMilitary("uk", n))
    for answer in answers:
        assert asked(s) == ("uk", "v1919.ask.exhaust-disc")
        play(s, answer)
    assert s.discs_exhausted[nation("uk")] == min(n, 3)
    assert asked(s) == ("uk", "v1919.ask.action")
