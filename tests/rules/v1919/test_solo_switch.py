"""Solitaire: Uprisings, and changing factions: v1919.solo.uprising.*, v1919.solo.switch.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import legal, nation, play
from tests.rules.v1919.solo_board import (
    FRANCE,
    UK,
    USA,
    asks,
    chosen,
    controls,
    mine,
    names,
    solo,
    strengths,
    uprising,
)

BROAD = {"arabia": "uk", "rheinland": "uk", "anschluss": "france", "danzig": "usa"}  # 3 + 6, 5 and 4 stars


@clause("v1919.solo.uprising.1", "v1919.solo.uprising.2", "v1919.ruling.solo.roll")
@pytest.mark.parametrize(
    ("settled", "modifier"),
    [
        ({"arabia": "uk"}, -1),
        ({"arabia": "uk", "syria": "uk", "persia": "france"}, -1),
        ({"arabia": "uk", "syria": "france"}, -1),  # tied for the most
        ({"arabia": "uk", "syria": "usa"}, -1),
        ({"arabia": "france"}, 1),
        ({"arabia": "uk", "syria": "usa", "persia": "usa"}, 1),
        ({"danzig": "uk"}, 1),  # it has none there
    ],
)
@pytest.mark.parametrize("column", [5, 6, 7])
def test_a_bot_with_a_disc_changes_the_roll(settled: dict[str, str], modifier: int, column: int) -> None:
    # Unrest in column 4: an Uprising on 5 or more.
    for roll in (4, 5, 6):
        s = uprising(
            *(roll, 1, 2, 3, 4),
            settled=settled,
            units={"uk": {"middle_east": column}},
            unrest={"middle_east": 4},
        )
        assert s.uprisings == (roll + modifier >= 5)


@clause("v1919.solo.uprising.1", "v1919.solo.uprising.2")
def test_each_bot_by_its_own_case_and_none_in_column_8() -> None:
    settled = {"arabia": "uk", "danzig": "france"}
    both = {"uk": {"middle_east": 6}, "france": {"middle_east": 7}}
    for roll, rises in ((4, 0), (5, 1)):  # −1 and +1
        s = uprising(roll, settled=settled, units=both, unrest={"middle_east": 4})
        assert s.uprisings == rises
    far = {"uk": {"middle_east": 8}, "france": {"middle_east": 7}}
    for roll, rises in ((3, 0), (4, 1)):  # +1 alone
        s = uprising(roll, settled=settled, units=far, unrest={"middle_east": 4})
        assert s.uprisings == rises


@clause("v1919.solo.uprising.1")
def test_the_player_decides_for_the_own_disc() -> None:
    units = {"usa": {"middle_east": 7}}
    s = uprising(5, settled={"arabia": "uk"}, units=units, unrest={"middle_east": 4})
    assert asks(s) == "modifier"
    assert legal(s) == {"modifier.minus", "modifier.none", "modifier.plus"}


@clause("v1919.ruling.solo.tiechoice", "v1919.solo.botpol.10")
@pytest.mark.parametrize("victim", ["uk", "france"])
def test_the_player_names_the_affected_faction_for_a_bots_leftmost_disc(victim: str) -> None:
    settled = {"arabia": "uk", "syria": "france", "danzig": "usa"}
    s = uprising(6, settled=settled, units={"uk": {"middle_east": 8}}, unrest={"middle_east": 7})
    assert asks(s) == "affected"
    assert legal(s) == {"nation.uk", "nation.france"}  # even the owner of the disc
    play(s, victim)
    unsettled = {"uk": "arabia", "france": "syria"}[victim]
    assert names([step.unsettled for step in s.stack if hasattr(step, "unsettled")]) == [unsettled]


@clause("v1919.solo.switch.1", "v1919.solo.def.2")
@pytest.mark.parametrize("before", ["uk", "france", "usa"])
@pytest.mark.parametrize("weakest", ["uk", "france", "usa"])
def test_an_uprising_gives_the_player_the_weakest_faction(before: str, weakest: str) -> None:
    held = {"rheinland": "uk", "anschluss": "france", "danzig": "usa"}
    settled = {name: owner for name, owner in held.items() if owner != weakest}
    s = uprising(6, mine=before, settled=settled | {"arabia": weakest})
    assert mine(s) == weakest
    assert [s.is_bot(power) for power in (UK, FRANCE, USA)].count(True) == 2


@clause("v1919.solo.switch.1")
def test_an_event_does_so_too() -> None:
    s = solo(table_event="prince_feisal", cubes={"korea": {"uk": 1}}, settled=BROAD | {"silesia": "usa"})
    play(s, "arabia")
    assert mine(s) == "france"  # 5, against 6 + 3 + 1 and 8


@clause("v1919.solo.switch.2", "v1919.ruling.solo.switchself")
@pytest.mark.parametrize(
    ("settled", "tied"),
    [
        ({"rheinland": "uk", "danzig": "france", "saar": "usa"}, {"france", "usa"}),
        ({"danzig": "uk", "saar": "france", "rheinland": "usa"}, {"uk", "france"}),
        ({"danzig": "uk", "saar": "france", "silesia": "usa"}, {"uk", "france", "usa"}),
    ],
)
def test_between_the_weakest_the_player_chooses(settled: dict[str, str], tied: set[str]) -> None:
    for choice in tied:
        s = uprising(6, settled=settled | {"arabia": "uk"})
        assert asks(s) == "faction"
        assert legal(s) == {f"nation.{name}" for name in tied}  # the own one included
        play(s, choice)
        assert mine(s) == choice


@clause("v1919.ruling.solo.switchself")
def test_the_player_stays_with_the_weakest_faction() -> None:
    s = uprising(6, settled=BROAD)
    assert asks(s) == "solo-bid"
    assert mine(s) == "usa"


@clause("v1919.ruling.solo.switchstrength", "v1919.solo.switch.1")
@pytest.mark.parametrize(
    ("counters", "weakest"),
    [
        ((), "uk"),  # 3 stars of Arabia are not counted: 4, against 5 and 6
        (("empire_uk", "empire_uk"), "france"),  # its counters are: 6, against 5 and 6
        (("empire_uk", "empire_uk", "containment", "containment"), None),  # 6, 7 and 6
    ],
)
def test_the_unsettled_issue_counts_by_its_counters_alone(
    counters: tuple[str, ...], weakest: str | None
) -> None:
    settled = {"arabia": "uk", "danzig": "uk", "anschluss": "france", "rheinland": "usa"}
    s = uprising(6, settled=settled, counters={"arabia": counters})
    if weakest:
        assert mine(s) == weakest
    else:
        assert legal(s) == {"nation.uk", "nation.usa"}
    assert strengths(s)["uk"] == 4 + counters.count("empire_uk")


@clause("v1919.solo.switch.3")
def test_the_player_bids_with_the_new_faction() -> None:
    settled = {"arabia": "france", "rheinland": "uk", "danzig": "usa"}
    s = uprising(6, settled=settled, exhausted={"france": 3})
    assert (asks(s), mine(s)) == ("solo-bid", "france")
    play(s, "bid", "force.0.3", "2")
    assert controls(s, "arabia") == "france"
    assert (s.exhausted[FRANCE], s.discs_exhausted[FRANCE]) == (5, 3)
    assert s.discs[USA] == s.discs[UK] == 3
    assert asks(s) == "option"  # the winner is the player's


@clause("v1919.ruling.solo.noissue")
def test_an_uprising_without_an_issue_changes_nothing() -> None:
    s = uprising(6, settled={"danzig": "usa", "rheinland": "france"})  # the UK is the weakest
    assert s.uprisings == 1
    assert s.keg[2] == 1
    assert mine(s) == "usa"
    assert asks(s) == "place"


def in_bots_turn(**more: Any) -> V1919State:
    """The UK, a bot, settles Kurdistan; Arabia of France is unsettled, and the UK is the weakest now."""
    position: dict[str, Any] = {
        "table_event": "prince_feisal",
        "issues": ("kurdistan", "korea", "togo", "nauru"),
        "cubes": {"kurdistan": {"uk": 1}, "togo": {"uk": 2}, "nauru": {"france": 1}},
        "settled": {"arabia": "france", "rheinland": "france", "fiume": "usa"},
        "issue_discard": ["banat"],
        "issue_deck": ["silesia", "armenia"],
    }
    s = solo(**position | more)
    play(s, "arabia")
    assert mine(s) == "uk"
    return s


@clause("v1919.ruling.solo.switchmid")
def test_a_faction_now_the_players_finishes_its_turn_freely() -> None:
    s = in_bots_turn(vp=7)
    play(s, "pass", "option.arabia.hejaz")
    assert asks(s) == "advance-issue"
    assert legal(s) == {"issue.togo", "issue.nauru"}  # as a bot it would advance Togo
    play(s, "nauru", "event.amritsar")
    assert asks(s) == "refill"
    play(s, "deck", "armenia")
    assert asks(s) == "action"  # the Military Action is the player's too
    assert legal(s) == {"verb.deploy", "verb.demobilize", "verb.done"}
    assert s.active == UK
    play(s, "done")
    assert s.active == FRANCE
    assert s.is_bot(FRANCE)
    assert s.vp == 7


@clause("v1919.ruling.solo.switchmid")
def test_no_second_military_action_after_that_of_the_bot() -> None:
    danger = {"settled": {"arabia": "france", "rheinland": "france", "fiume": "usa", "morocco": "uk"}}
    s = in_bots_turn(**danger, unrest={"africa": 5})
    play(s, "pass", "option.arabia.hejaz", "nauru", "event.amritsar", "deck", "armenia")
    assert s.spaces.count(UK) == 1
    assert s.active == FRANCE


@clause("v1919.ruling.solo.switchmid")
def test_a_faction_now_a_bots_finishes_its_turn_by_the_rules() -> None:
    s = solo(
        active="usa",
        table_event="prince_feisal",
        issues=("kurdistan", "korea", "togo", "nauru"),
        cubes={"kurdistan": {"usa": 1}, "togo": {"usa": 2}, "nauru": {"france": 1}},
        settled={"arabia": "france", "rheinland": "france", "fiume": "usa", "montenegro": "uk"},
        issue_discard=["banat"],
        issue_deck=["silesia", "armenia"],
        unrest={"balkans": 4},
    )
    play(s, "settle", "option.kurdistan.attached", "perform", "arabia")
    assert mine(s) == "uk"
    vp = s.vp
    play(s, "pass", "option.arabia.hejaz")
    assert asks(s) == "advance-event"  # Togo was advanced, which the USA leads
    assert names(s.issues)[0] == "togo"
    play(s, "event.amritsar")
    assert names(s.issues)[2] == "silesia"  # the top card, without a question
    assert s.disc_in(USA, 1) == 7  # and the bot's Military Action: Fiume is in danger
    assert (s.active, asks(s)) == (UK, "action")
    assert s.vp == vp  # the UK is not the strongest


@clause("v1919.ruling.solo.switchmid")
def test_no_point_is_scored_in_the_middle_of_a_turn() -> None:
    # The USA loses Arabia and is the weakest; with it, won back, the player has the strongest faction.
    settled = {"arabia": "usa", "danzig": "uk", "saar": "france", "nauru": "usa"}
    issues = ("smyrna", "korea", "togo", "banat")
    s = uprising(6, settled=settled, issues=issues, counters={"nauru": ["industry"]}, mine="uk", vp=3)
    assert mine(s) == "usa"
    play(s, "bid", "force.0.3", "0", "option.arabia.hejaz")
    assert strengths(s) == {"uk": 4, "france": 4, "usa": 6}
    assert s.vp == 3
    assert s.active == nation("uk")
    assert chosen(s, "arabia") == "hejaz"
