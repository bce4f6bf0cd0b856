"""Two players: the USA in Settles, Events and Uprisings: v1919.twoplayer.15 to .22, .26, .27"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    asked,
    changes,
    event,
    issue,
    legal,
    nation,
    play,
    region,
    revolt,
    table,
    up_for_bids,
)

UK, FRANCE, USA = range(3)
ISSUES = ["smyrna", "fiume", "togo", "nauru", "egypt"]
QUIET = {"table_event": "edvard_benes", "waiting_events": ["arthur_balfour", "march_first"]}


def usa_turn(who: str = "france", **position: Any) -> V1919State:
    """The moment at which a player, after a Reclaim of one cube, acts for the USA."""
    given: dict[str, Any] = {"issues": ISSUES, "exhausted": {who: 1}, **QUIET, **position}
    s = table("uk", "france", active=who, **given)
    play(s, "reclaim")
    if asked(s)[1] == "v1919.ask.action":
        play(s, "done")
    assert asked(s) == (who, "v1919.ask.usa-action")
    return s


@clause("v1919.twoplayer.15")
@pytest.mark.parametrize("who", ["uk", "france"])
@pytest.mark.parametrize("leader", ["uk", "france", "usa"])
def test_the_usa_does_not_settle_for_the_player_who_controls_it(who: str, leader: str) -> None:
    s = usa_turn(who, cubes={"smyrna": {leader: 2}})
    assert ("verb.settle" in legal(s)) == (leader != who)
    if leader != who:
        play(s, "settle")
        assert s.controller[issue("smyrna")] == nation(leader)


@clause("v1919.twoplayer.15")
def test_of_two_issues_only_the_allowed_one_can_be_settled() -> None:
    s = usa_turn("uk", cubes={"smyrna": {"uk": 2, "usa": 1}, "fiume": {"france": 3, "uk": 1}})
    play(s, "settle")
    assert asked(s) == ("france", "v1919.ask.option")
    assert s.controller[issue("fiume")] == FRANCE


@clause("v1919.ruling.twoplayer.tie", "v1919.twoplayer.15")
@pytest.mark.parametrize(
    ("cubes", "winner"),
    [
        ({"uk": 2, "france": 2}, None),
        ({"uk": 2, "usa": 2}, None),
        ({"france": 2, "usa": 2}, "usa"),
        ({"france": 2, "usa": 2, "uk": 1}, "usa"),
    ],
)
def test_a_tie_that_would_go_to_that_player_blocks_the_settle(
    cubes: dict[str, int], winner: str | None
) -> None:
    s = usa_turn("uk", cubes={"smyrna": cubes})
    assert ("verb.settle" in legal(s)) == (winner is not None)
    if winner:
        play(s, "settle")
        assert s.controller[issue("smyrna")] == nation(winner)


@clause("v1919.twoplayer.16", "v1919.ruling.twoplayer.unhappy", "v1919.twoplayer.17")
@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("fiume", ["yugoslavia", "free_port"]),  # −2, +1, 0
        ("palestine", ["independent", "zionist"]),  # 0, +1, −1
        ("armenia", ["state"]),  # +1, −2, −1
        ("morocco", ["french", "tangier"]),  # 0, +1
    ],
)
@pytest.mark.parametrize("who", ["uk", "france"])
def test_the_usa_takes_an_option_with_least_usa_unhappiness(name: str, allowed: list[str], who: str) -> None:
    s = usa_turn(who, issues=[name, "smyrna", "togo", "nauru", "egypt"], cubes={name: {"usa": 1}})
    play(s, "settle")
    if len(allowed) > 1:
        assert asked(s) == (who, "v1919.ask.option")
        assert legal(s) == {f"option.{name}.{option}" for option in allowed}
        play(s, f"option.{name}.{allowed[-1]}")
    chosen = s.cards.issues[issue(name)].options[s.option[issue(name)]].id
    assert chosen == allowed[-1]
    assert s.controller[issue(name)] == USA
    assert s.happiness[USA] == 20


@clause("v1919.ruling.twoplayer.ownsettle", "v1919.twoplayer.10", "v1919.twoplayer.16")
@pytest.mark.parametrize("who", ["uk", "france"])
def test_a_player_may_settle_what_the_usa_leads(who: str) -> None:
    s = table("uk", "france", active=who, issues=ISSUES, cubes={"fiume": {"usa": 3, who: 2}})
    before = s.copy()
    play(s, "settle")
    assert asked(s) == (who, "v1919.ask.option")
    assert legal(s) == {"option.fiume.yugoslavia", "option.fiume.free_port"}
    # the settler, who does not win, takes all cubes back
    assert changes(before, s) == {f"available.{who}": 2, "exhausted.usa": 3}
    assert s.controller[issue("fiume")] == USA


@clause("v1919.ruling.twoplayer.settler")
def test_in_a_settle_of_the_usa_the_usa_is_the_settler() -> None:
    s = usa_turn("uk", cubes={"fiume": {"france": 5, "usa": 4, "uk": 3}})
    before = s.copy()
    play(s, "settle")
    moved = changes(before, s)
    assert moved == {"exhausted.france": 5, "available.usa": 4, "available.uk": 2, "exhausted.uk": 1}


@clause("v1919.ruling.twoplayer.usa-awards")
def test_the_other_player_who_wins_picks_the_option() -> None:
    s = usa_turn("uk", cubes={"fiume": {"france": 2}})
    play(s, "settle")
    assert asked(s) == ("france", "v1919.ask.option")
    assert len(legal(s)) == 3


@clause("v1919.twoplayer.18", "v1919.twoplayer.22", "v1919.ruling.twoplayer.pay")
@pytest.mark.parametrize("who", ["uk", "france"])
def test_the_controlling_player_decides_and_the_usa_pays(who: str) -> None:
    s = usa_turn(
        who,
        cubes={"fiume": {"usa": 2}},
        issue_discard=["korea", "danzig", "saar"],
        event_deck=["bela_kun"],
        exhausted={who: 1, "usa": 3},
    )
    play(s, "settle", "option.fiume.yugoslavia")
    before = s.copy()
    assert asked(s) == (who, "v1919.ask.perform")
    play(s, "decline")
    assert asked(s) == (who, "v1919.ask.advance-issue")
    play(s, "nauru")
    assert asked(s) == (who, "v1919.ask.advance-event")
    play(s, "event.arthur_balfour")
    assert asked(s) == (who, "v1919.ask.event-cube")
    play(s, "1")
    assert s.event_cube == USA
    assert asked(s) == (who, "v1919.ask.refill")
    play(s, "discard.3")
    assert issue("saar") in s.issues
    assert changes(before, s) == {"available.usa": -3, "exhausted.usa": 2}


@clause("v1919.ruling.twoplayer.cube", "v1919.twoplayer.19")
@pytest.mark.parametrize("who", ["uk", "france"])
def test_an_event_with_a_usa_cube_is_decided_by_whose_turn_it_is(who: str) -> None:
    s = table(
        "uk",
        "france",
        active=who,
        issues=ISSUES,
        cubes={"fiume": {"uk": 2}},
        table_event="edvard_benes",
        event_cube="usa",
        exhausted={"usa": 5},
    )
    play(s, "settle", "option.fiume.free_port")
    assert asked(s) == (who, "v1919.ask.perform")
    before = s.copy()
    play(s, "perform")  # the decider takes 2 cubes back, and the cube on the Event is Exhausted
    moved = changes(before, s)
    assert (moved["available.usa"], moved["exhausted.usa"]) == (2, -1)


@clause("v1919.ruling.twoplayer.usa-decider", "v1919.ruling.event.decider-tokens")
@pytest.mark.parametrize("cube", [None, "usa", "uk"])
def test_in_a_settle_of_the_usa_the_tokens_are_its_own(cube: str | None) -> None:
    s = usa_turn(
        "france",
        cubes={"fiume": {"usa": 2}},
        table_event="edvard_benes",
        event_cube=cube,
        exhausted={"usa": 4, "uk": 4, "france": 1},
    )
    play(s, "settle", "option.fiume.yugoslavia")
    assert asked(s) == (cube if cube == "uk" else "france", "v1919.ask.perform")
    before = s.copy()
    play(s, "perform")
    moved = {name: n for name, n in changes(before, s).items() if name.startswith("available")}
    assert moved == {f"available.{cube or 'usa'}": 2}


@clause("v1919.twoplayer.19", "v1919.twoplayer.20", "v1919.twoplayer.21", "v1919.ex.2p.4")
@pytest.mark.parametrize("choice", [1, 2])
def test_jan_smuts_names_the_usa(choice: int) -> None:
    example = EXAMPLES["v1919.ex.2p.4"]
    who = example.given["turn_of"]
    s = table(
        "uk",
        "france",
        active=who,
        issues=ISSUES,
        cubes={"fiume": {"uk": 2}},
        table_event=example.given["event"].lower().replace(" ", "_"),
    )
    play(s, "settle", "option.fiume.free_port")
    assert f"nation.{example.given['named']}" in legal(s)
    play(s, example.given["named"])
    assert asked(s)[0] == example.then["decider"]
    assert (legal(s) == {"choice.1", "choice.2"}) == example.then["both_choices_legal"]
    before = s.copy()
    play(s, f"choice.{choice}")
    unrest = {"unrest.africa": example.then["choice_unrest_effect"]["Africa"]}
    assert example.then["choice_happiness_effect"] == "none"
    assert changes(before, s) == ({} if choice == 1 else unrest)
    assert event("jan_smuts") in s.event_discard


@clause("v1919.twoplayer.21")
@pytest.mark.parametrize("named", ["usa", "uk"])
def test_the_usa_may_choose_to_lose_military_it_has_not(named: str) -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"fiume": {"uk": 2}}, table_event="ataturk")
    play(s, "settle", "option.fiume.free_port")
    before = s.copy()
    play(s, named)
    if named == "uk":  # a player without a disc there has no such choice
        assert changes(before, s) == {"unrest.middle_east": 2}
        return
    assert legal(s) == {"choice.1", "choice.2"}
    play(s, "choice.1")
    assert changes(before, s) == {}


@clause("v1919.twoplayer.21", "v1919.ruling.event.choice")
@pytest.mark.parametrize(
    ("card", "position", "only"),
    [
        ("ion_bratianu", {"exhausted": {"usa": 15}}, {"unrest.balkans": 1}),  # no cubes to exhaust
        ("wellington_koo", {"unrest": {"pacific": 8}}, {}),  # the loss of Happiness alone is left
        ("robert_lansing", {"exhausted": {"usa": 15}}, {}),
    ],
)
def test_no_other_branch_is_free_to_the_usa(
    card: str, position: dict[str, Any], only: dict[str, int]
) -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"fiume": {"uk": 2}}, table_event=card, **position)
    play(s, "settle", "option.fiume.yugoslavia")
    before = s.copy()
    play(s, "usa")
    assert asked(s)[1] == "v1919.ask.advance-issue"  # no choice was left
    assert changes(before, s) == only


@clause("v1919.twoplayer.26", "v1919.ruling.twoplayer.bidstart")
@pytest.mark.parametrize("active", ["uk", "france"])
@pytest.mark.parametrize("owner", ["uk", "france", "usa"])
def test_the_usa_never_bids(active: str, owner: str) -> None:
    s = revolt(3, powers=("uk", "france"), active=active, settled={"arabia": owner})
    first = active if owner == "usa" else owner
    second = "france" if first == "uk" else "uk"
    assert up_for_bids(s) == "arabia"
    assert asked(s)[0] == first
    play(s, "pass")
    assert asked(s) == (second, "v1919.ask.bid")
    play(s, "pass")
    assert s.issue_discard[-1] == issue("arabia")


@clause("v1919.ruling.twoplayer.affected", "v1919.uprising.0b")
@pytest.mark.parametrize("active", ["uk", "france"])
def test_the_usa_can_be_affected_and_the_active_player_decides_for_it(active: str) -> None:
    settled = {"syria": "usa", "mesopotamia": "usa", "arabia": "uk"}
    s = revolt(3, powers=("uk", "france"), active=active, settled=settled)
    assert asked(s) == (active, "v1919.ask.unsettle")
    assert legal(s) == {"issue.syria", "issue.mesopotamia"}
    play(s, "syria")
    assert up_for_bids(s) == "syria"


@clause("v1919.ruling.twoplayer.affected")
@pytest.mark.parametrize(("rolls", "hit"), [((2, 5), "syria"), ((5, 2), "arabia")])
def test_a_die_is_rolled_for_the_usa(rolls: tuple[int, int], hit: str) -> None:
    s = revolt(3, *rolls, powers=("uk", "france"), settled={"syria": "usa", "arabia": "uk"})
    assert s.fate.counter == 3
    assert up_for_bids(s) == hit


@clause("v1919.twoplayer.27", "v1919.ruling.twoplayer.strategycount")
def test_the_two_players_take_strategy_cards_and_the_usa_none() -> None:
    unrest = {"pacific": 8}
    powers = ("uk", "france")
    s = revolt(6, check="pacific", powers=powers, uprisings=0, unrest=unrest, settled={"danzig": "uk"})
    assert asked(s) == ("france", "v1919.ask.strategy")
    assert len(legal(s)) == 3
    play(s, min(legal(s)))
    assert asked(s) == ("uk", "v1919.ask.strategy")
    play(s, min(legal(s)))
    assert asked(s)[1] == "v1919.ask.action"
    assert s.strategy[USA] == -1
    assert s.keg[region("pacific")] == 1


@clause("v1919.ruling.twoplayer.gameend", "v1919.twoplayer.28")
@pytest.mark.parametrize("leader", ["uk", "france", "usa"])
def test_the_usa_may_settle_the_game_end_issue(leader: str) -> None:
    end = "rush_to_the_finish"
    s = usa_turn("uk", issues=[end, *ISSUES[1:]], cubes={end: {leader: 1}}, happiness={"france": 19})
    assert ("verb.settle" in legal(s)) == (leader != "uk")
    if leader == "uk":
        return
    play(s, "settle")
    assert s.result is not None
    assert s.result.scores == ((6, 7) if leader == "france" else (6, 0))
    assert s.result.winners == ((1,) if leader == "france" else (0,))
