"""Solitaire: the order of play and the player's own turns: v1919.solo.seq.1, .4, .5"""

from __future__ import annotations

import itertools

import pytest

from salon.games.v1919.terms import NATIONS
from tests.marks import clause
from tests.rules.v1919.board import act, ids, legal, nation, play, refused
from tests.rules.v1919.solo_board import asks, chosen, controls, mine, names, on, solo

OWN = {"smyrna": {"usa": 3, "uk": 2}, "korea": {"usa": 1}}  # the USA leads both on the Table


@clause("v1919.solo.seq.1")
@pytest.mark.parametrize("powers", list(itertools.permutations(("uk", "france", "usa"))))
def test_the_factions_act_in_rotation(powers: tuple[str, ...]) -> None:
    s = solo(powers=powers, active=powers[0], mine=powers[2])
    order = []
    for _ in range(6):
        order.append(NATIONS[s.active])
        turn = s.turn
        while s.turn == turn:
            s.apply(s.pending[0].legal[0] if asks(s) != "action" or not s.political else act("done"))
            s.game.check(s)
    assert order == [*powers, *powers]


@clause("v1919.solo.seq.1")
@pytest.mark.parametrize(
    ("weakest", "turns"),
    [
        ("uk", ["uk:player", "france:bot", "usa:bot", "uk:player"]),  # two in a row, then two bots
        ("france", ["uk:bot", "france:player", "usa:bot", "uk:bot"]),
        ("usa", ["uk:bot", "france:bot", "usa:player", "uk:bot"]),
    ],
)
def test_the_rotation_stays_when_the_player_changes_faction(weakest: str, turns: list[str]) -> None:
    # The player's USA settles Kurdistan; the Event unsettles Danzig, and the player takes over the weakest.
    held = {"rheinland": "uk", "syria": "france", "fiume": "usa", "anschluss": "usa"}
    settled = {"danzig": "france"} | {name: owner for name, owner in held.items() if owner != weakest}
    issues = ["kurdistan", "korea", "togo", "nauru"]
    s = solo(
        active="usa",
        table_event="brockdorff_rantzau",
        settled=settled,
        issues=issues,
        cubes={"kurdistan": {"usa": 1}},
    )
    play(s, "settle", "option.kurdistan.attached", "danzig")
    assert mine(s) == weakest
    seen: list[str] = []
    turn = s.turn
    while len(seen) < len(turns):
        done = asks(s) == "action" and s.political
        s.mine = nation(weakest)  # no second change of faction in this test
        s.apply(
            act("done")
            if done
            else s.pending[0].legal[-1]
            if asks(s) == "solo-bid"
            else s.pending[0].legal[0]
        )
        s.game.check(s)
        if s.turn != turn:
            turn = s.turn
            seen.append(f"{NATIONS[s.active]}:{'bot' if s.is_bot(s.active) else 'player'}")
    assert seen == turns


@clause("v1919.solo.seq.4")
def test_the_player_decides_all_in_an_own_turn() -> None:
    s = solo(active="usa", exhausted={"usa": 3}, cubes={"smyrna": {"usa": 1}}, unrest={"middle_east": 6})
    assert asks(s) == "action"
    assert legal(s) == {"verb.place", "verb.reclaim", "verb.settle", "verb.deploy", "verb.demobilize"}
    play(s, "place", "togo")
    assert legal(s) == {f"amount.{n}" for n in range(1, 11)}  # not just the least
    play(s, "7", "korea", "2")
    assert (on(s, "togo"), on(s, "korea")) == ({"usa": 7}, {"usa": 2})


@clause("v1919.solo.seq.4")
def test_no_bot_rule_deploys_for_the_player() -> None:
    settled = {"arabia": "usa"}
    s = solo(active="usa", settled=settled, unrest={"middle_east": 6}, happiness={"usa": 12})
    assert (s.discs[2], s.military) == (3, False)
    play(s, "place", "togo", "1", "korea", "1", "done")
    assert s.units(2) == s.discs[2] == 3
    bot = solo(active="uk", settled={"arabia": "uk"}, unrest={"middle_east": 6}, happiness={"uk": 12})
    assert bot.discs[0] == 2


@clause("v1919.solo.seq.4", "v1919.ruling.solo.playersettle")
def test_the_player_chooses_any_option_and_advances_any_issue() -> None:
    cubes = {"smyrna": {"usa": 1}, "togo": {"usa": 1}, "nauru": {"uk": 2}}
    s = solo(active="usa", cubes=cubes)
    play(s, "settle")
    assert legal(s) == {"option.smyrna.italy", "option.smyrna.greece", "option.smyrna.turkey"}
    play(s, "option.smyrna.italy")
    assert asks(s) == "advance-issue"
    assert legal(s) == {"issue.togo", "issue.nauru"}


@clause("v1919.ruling.solo.playersettle")
def test_a_bot_that_wins_the_players_settle_chooses_by_its_rule() -> None:
    s = solo(active="usa", cubes={"smyrna": {"usa": 1, "uk": 2}})
    play(s, "settle")
    assert controls(s, "smyrna") == "uk"
    assert chosen(s, "smyrna") == "greece"  # the one with a UK counter
    assert asks(s) == "advance-issue"


@clause("v1919.ruling.solo.refillplayer")
def test_the_player_refills_by_the_normal_rule() -> None:
    s = solo(
        active="usa",
        cubes={"smyrna": {"usa": 1}},
        issue_deck=["silesia", "armenia"],
        issue_discard=["banat", "egypt"],
    )
    play(s, "settle", "option.smyrna.italy", "togo", "event.amritsar")
    assert asks(s) == "refill"
    assert legal(s) == {"verb.deck", "discard.1", "discard.2"}
    taken = s.copy()
    play(s, "deck")
    assert asks(s) == "keep"
    assert legal(s) == {"issue.silesia", "issue.armenia"}
    play(s, "armenia")
    assert names(s.issues)[2] == "armenia"
    assert names(s.issue_discard)[-1] == "silesia"
    play(taken, "discard.2")
    assert names(taken.issues)[2] == "egypt"
    assert taken.exhausted[2] == 2  # the cube on Smyrna, and the price


@clause("v1919.solo.botsettle.7", "v1919.ruling.solo.eventcube")
def test_the_player_puts_no_cube_on_an_event_either() -> None:
    waiting = ["jan_smuts", "edward_house"]  # both with the Influence icon
    s = solo(active="usa", cubes={"smyrna": {"usa": 1}}, waiting_events=waiting)
    play(s, "settle", "option.smyrna.italy", "togo", "event.jan_smuts")
    assert asks(s) == "keep"
    assert s.event_cube == -1
    assert s.available[2] == 14


@clause("v1919.ruling.solo.optional", "v1919.solo.seq.4")
def test_the_player_may_decline_an_optional_event_in_an_own_turn() -> None:
    s = solo(active="usa", cubes={"smyrna": {"usa": 1}}, table_event="ho_chi_minh")
    play(s, "settle", "option.smyrna.italy")
    assert asks(s) == "perform"
    assert legal(s) == {"verb.perform", "verb.decline"}
    events = play(s, "decline")
    assert "v1919.log.declined" in ids(events)
    assert s.keg == [0, 0, 0, 0, 0]


@clause("v1919.solo.seq.5", "v1919.ruling.solo.forcedsettle")
def test_who_leads_both_issues_on_the_table_must_settle() -> None:
    s = solo(active="usa", cubes=OWN, exhausted={"usa": 3})
    assert legal(s) == {"verb.settle", "verb.deploy", "verb.demobilize"}
    assert refused(s, "place").clause == "v1919.solo.seq.5"
    assert refused(s, "reclaim").clause == "v1919.solo.seq.5"
    play(s, "demobilize")
    assert legal(s) == {"verb.settle"}
    play(s, "settle")
    assert legal(s) == {"issue.smyrna", "issue.korea"}  # one of them, as the player likes


@clause("v1919.ruling.solo.forcedsettle", "v1919.solo.seq.5")
@pytest.mark.parametrize(
    "cubes",
    [
        {"smyrna": {"usa": 3, "uk": 3}, "korea": {"usa": 1}},  # a tie on one
        {"smyrna": {"usa": 3}, "korea": {"uk": 1}},
        {"smyrna": {"usa": 3}, "togo": {"usa": 1}, "nauru": {"usa": 1}},  # the Waiting Room does not count
        {"smyrna": {"uk": 3}, "korea": {"uk": 1}},
    ],
)
def test_without_the_lead_on_both_all_actions_are_free(cubes: dict[str, dict[str, int]]) -> None:
    s = solo(active="usa", cubes=cubes, exhausted={"usa": 3})
    assert {"verb.place", "verb.reclaim", "verb.settle"} <= legal(s)


@clause("v1919.solo.seq.5")
def test_after_the_settle_nothing_more_is_forced() -> None:
    s = solo(active="usa", cubes=OWN | {"togo": {"usa": 1}})
    play(s, "settle", "smyrna", "option.smyrna.italy", "togo", "event.amritsar")
    s.apply(s.pending[0].legal[0])
    assert asks(s) == "action"
    assert legal(s) == {"verb.deploy", "verb.demobilize", "verb.done"}


@clause("v1919.ruling.settle.tie", "v1919.solo.botpol.10")
@pytest.mark.parametrize("winner", ["uk", "france", "usa"])
def test_of_tied_factions_the_player_says_who_takes_the_issue(winner: str) -> None:
    held = dict.fromkeys(("uk", "usa", winner), 2)
    s = solo(active="usa", cubes={"smyrna": held})
    assert s.view(0)["table"][0].get("winner") is None  # type: ignore[index, union-attr]
    play(s, "settle")
    assert asks(s) == "tied"
    assert legal(s) == {f"nation.{name}" for name in held}
    play(s, winner)
    assert controls(s, "smyrna") == winner
    assert {name: s.exhausted[nation(name)] for name in held} == {
        name: 2 if name == winner else 0 if name == "usa" else 1 for name in held
    }


@clause("v1919.ruling.settle.tie", "v1919.ruling.end.tie")
def test_a_tie_on_the_game_end_card_too() -> None:
    end = "rush_to_the_finish"
    s = solo(active="usa", issues=("smyrna", end, "togo", "nauru"), cubes={end: {"uk": 2, "france": 2}})
    play(s, "settle", "france")
    assert controls(s, end) == "france"
    assert s.result is not None
