"""The box, the words, and how the conference begins: v1919.component.*, .terms.*, .setup.*, .options.*"""

from __future__ import annotations

from collections import Counter

import pytest

from salon.games.v1919 import questions
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS, NOBODY, POWERS
from salon.kernel import BadSetup, Fate, Need, Script
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    act,
    asked,
    at_conference,
    at_crisis,
    issue,
    legal,
    nation,
    play,
    refused,
    table,
)

SEATS = (2, 3, 4)


def begun(seats: int, length: int = 20, seed: int = 7) -> V1919State:
    """A new game in which everybody has a nation."""
    s = GAME.new(seats, seed=seed, options={"length": length})
    while asked_nation(s):
        s.apply(s.pending[0].legal[0])
        s.game.check(s)
    return s


def asked_nation(s: V1919State) -> bool:
    return isinstance(s.pending[0].question, questions.Nation)


@clause("v1919.component.1", "v1919.ruling.board.issuecount")
def test_what_the_box_holds() -> None:
    cards = GAME.cards
    assert (len(cards.events), len(cards.issues), len(cards.strategies)) == (46, 53, 10)
    assert [card.id for card in cards.issues if card.game_end] == ["rush_to_the_finish"]
    for kind in (cards.events, cards.issues, cards.strategies):
        assert len({card.id for card in kind}) == len(kind)
    s = begun(3)  # the Game End card is one of the 53 that are in the game
    places = [*s.issues, *s.issue_deck, *s.issue_discard]
    assert sorted(places) == list(range(53))
    assert issue("rush_to_the_finish") in places


@clause("v1919.component.2", "v1919.component.3", "v1919.setup.6", "v1919.terms.3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tokens_begin_in_the_pool(seats: int) -> None:
    s = begun(seats)
    for power in s.powers:
        assert (s.available[power], s.exhausted[power]) == (15, 0)
        assert (s.discs[power], s.discs_exhausted[power]) == (3, 0)
    assert set(s.spaces) | set(s.demobilized) == {NOBODY}
    assert not any(map(any, s.cubes))
    if seats == 4:
        assert (sum(s.available), sum(s.discs)) == (60, 12)
    for seat in (None, *range(seats)):  # everyone sees what everyone holds
        nations = s.view(seat)["nations"]
        assert isinstance(nations, dict)
        for power in s.powers:
            seen = nations[NATIONS[power]]
            assert isinstance(seen, dict)
            assert (seen["available"], seen["discs"]) == (15, 3)


@clause("v1919.component.5")
def test_one_to_four_players() -> None:
    assert GAME.seat_counts == (1, 2, 3, 4)
    for seats in GAME.seat_counts:
        GAME.check(GAME.new(seats, seed=1))
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.new(seats)


@clause("v1919.component.4")
def test_every_roll_is_one_six_sided_die() -> None:
    for event in ("edward_house", "bela_kun", "ho_chi_minh"):  # random Region; Uprising; both
        s = at_crisis(event, unrest={"europe": 6}, fate=Script.of_outcomes())
        with pytest.raises(Need) as rolled:
            play(s, "silesia")
        assert rolled.value.n == 6


@clause("v1919.terms.18", "v1919.setup.15", "v1919.setup.4")
@pytest.mark.parametrize("seats", SEATS)
def test_five_markers_start_on_20(seats: int) -> None:
    s = begun(seats)
    assert dict(zip(NATIONS, s.happiness, strict=True)) == dict.fromkeys(NATIONS, 20)
    assert set(NATIONS) == {"uk", "france", "usa", "italy", "japan"}


@clause("v1919.setup.4")
def test_nations_without_a_player_are_tracked() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["tyrol", "shantung", "togo", "nauru", "banat"],
        cubes={"tyrol": {"uk": 1}, "shantung": {"uk": 1}},
    )
    assert nation("italy") not in s.powers
    assert nation("japan") not in s.powers
    play(s, "settle", "tyrol", "option.tyrol.brenner")
    assert s.happiness[nation("italy")] == 22


@clause("v1919.setup.1")
@pytest.mark.parametrize("seats", SEATS)
def test_first_player_by_lot(seats: int) -> None:
    assert {GAME.new(seats, seed=seed).first for seed in range(40)} == set(range(seats))
    with pytest.raises(Need) as lot:
        GAME.new(seats, fate=Script.of_outcomes())
    assert lot.value.n == seats


@clause("v1919.setup.2", "v1919.setup.3a", "v1919.setup.3b", "v1919.setup.3c", "v1919.ruling.setup.seats")
@pytest.mark.parametrize("seats", SEATS)
def test_nations_are_picked_from_the_first_player_on(seats: int) -> None:
    playable = ["uk", "france", "usa", "italy"][: max(2, seats)]
    s = GAME.new(seats, seed=3)
    free = playable[:]
    order = [(s.first + i) % seats for i in range(seats)]
    for seat in order[:-1]:
        assert s.pending[0].seat == seat
        assert legal(s) == {f"nation.{name}" for name in free}
        refused(s, "nation.japan")
        refused(s, f"nation.{free[-1]}", seat=(seat + 1) % seats)
        play(s, free.pop())
    assert [NATIONS[s.powers[seat]] for seat in order] == playable[::-1]  # the last one has no choice
    assert s.turn == s.first
    assert asked(s) == (playable[-1], "v1919.ask.action")  # seats, not nations, give the order of turns


@clause(
    "v1919.setup.7",
    "v1919.setup.8",
    "v1919.setup.9",
    "v1919.setup.10",
    "v1919.setup.11",
)
@pytest.mark.parametrize("seats", SEATS)
def test_issues_are_dealt(seats: int) -> None:
    end = GAME.cards.game_end
    for seed in range(25):
        s = begun(seats, seed=seed)
        assert end not in [*s.issues, *s.issue_discard]
        assert (len(s.issues), len(s.issue_discard), len(s.issue_deck)) == (5, 1, 47)
        top_down = s.issue_deck[::-1]
        assert top_down[26] == end
        assert (len(top_down[:26]), len(top_down[27:])) == (26, 20)
        view = s.view(None)  # face up, face down
        assert isinstance(view["table"], list)
        assert isinstance(view["waiting"], list)
        assert isinstance(view["issue_discard"], list)
        assert (len(view["table"]), len(view["waiting"]), len(view["issue_discard"])) == (2, 3, 1)
        assert all([*view["table"], *view["waiting"]])
        assert view["issue_deck"] == 47


@clause("v1919.setup.7")
def test_issues_are_shuffled() -> None:
    seen = {card for seed in range(60) for card in begun(3, seed=seed).issues}
    assert len(seen) == 52  # each but the Game End card


@clause("v1919.setup.12", "v1919.setup.13", "v1919.terms.15", "v1919.terms.16", "v1919.ruling.setup.crisis")
@pytest.mark.parametrize("seats", SEATS)
def test_events_are_dealt_and_nothing_happens(seats: int) -> None:
    for seed in range(25):
        s = GAME.new(seats, seed=seed)
        assert s.journal == []  # no Crisis
        assert len({s.table_event, *s.waiting_events}) == 3
        assert (len(s.waiting_events), len(s.event_deck), s.event_discard) == (2, 43, [])
        assert (s.keg, s.unrest, s.happiness) == ([0] * 5, [1] * 5, [20] * 5)
        assert s.view(0)["event_deck"] == 43


@clause("v1919.setup.12")
def test_events_are_shuffled() -> None:
    assert len({begun(3, seed=seed).table_event for seed in range(300)}) == 46


@clause("v1919.terms.1")
def test_the_active_player_is_so_from_the_first_action_of_a_turn_to_its_last() -> None:
    assert GAME.new(3, seed=7).view(None)["actor"] is None
    s = at_crisis("jan_smuts", active="france")
    assert (s.view(None)["actor"], s.view(None)["turn"]) == ("france", 1)
    play(s, "silesia")
    assert asked(s) == ("france", "v1919.ask.action")
    play(s, "done")
    assert (s.view(None)["actor"], s.view(None)["turn"]) == ("usa", 2)


@clause("v1919.setup.14")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_active_player_card_lies_before_nobody_until_the_first_settle(seats: int) -> None:
    s = GAME.new(seats, seed=7)
    answers = 0
    # A Settle asks which Issue, or leaves a space on the Table empty.
    while s.slot == NOBODY and asked(s)[1] != "v1919.ask.settle":
        assert s.view(None)["active_card"] is None
        s.apply(max(s.pending[0].legal, key=lambda action: action == act("settle")))
        answers += 1
    assert answers > 3
    assert s.view(None)["active_card"] == NATIONS[s.active]


@clause("v1919.settle.1a", "v1919.settle.5d")
def test_the_active_player_card_lies_before_its_player_while_a_settle_lasts() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="france",
        issues=["smyrna", "korea", "togo", "nauru", "banat"],
        cubes={"smyrna": {"uk": 2}, "korea": {"france": 1}},
        table_event="scapa_flow",
        waiting_events=["amritsar", "ibn_saud"],
        issue_deck=["silesia", "armenia"],
        event_deck=["jan_smuts"],
    )
    assert s.view(None)["active_card"] is None  # the turn alone does not bring it
    play(s, "settle")
    steps = [
        "smyrna",
        "option.smyrna.greece",
        "counter.naval_uk",
        "decline",
        "togo",
        "event.amritsar",
        "silesia",
    ]
    for answer in steps:
        assert s.view(None)["active_card"] == "france", answer  # also while the winner, the UK, is asked
        play(s, answer)
    assert asked(s) == ("france", "v1919.ask.action")  # the turn goes on, the Settle is over
    assert s.view(None)["active_card"] is None


@clause("v1919.settle.1a")
def test_a_settle_of_the_usa_lies_before_the_player_whose_turn_it_is() -> None:
    issues = ["smyrna", "korea", "togo", "nauru", "banat"]
    s = table(
        "uk", "france", active="france", issues=issues, cubes={"smyrna": {"usa": 1}}, exhausted={"france": 1}
    )
    play(s, "reclaim", "done")
    assert s.view(None)["active_card"] is None
    play(s, "settle")
    assert s.actor == nation("usa")
    assert s.view(None)["active_card"] == "france"


@clause("v1919.ruling.setup.eventcube", "v1919.setup.12")
def test_no_cube_on_the_first_event() -> None:
    for seed in range(10):
        s = begun(3, seed=seed)
        assert s.event_cube == NOBODY
        assert legal(s) == {"verb.place", "verb.deploy", "verb.demobilize"}  # nothing puts one there
    s = at_conference("jan_smuts", active="usa")
    play(s, "counter.naval_uk")
    assert asked(s) == ("usa", "v1919.ask.player")


@clause("v1919.setup.5", "v1919.demobilize.4", "v1919.ruling.board.demob")
@pytest.mark.parametrize(
    ("seats", "boxes"), [(2, [5, 4, 3, 2, 1]), (3, [5, 4, 3, 2, 1]), (4, [5, 4, 3, 3, 2, 2, 1])]
)
def test_boxes_of_the_demobilize_track(seats: int, boxes: list[int]) -> None:
    gains = []
    s = table(*NATIONS[:seats], cubes={}, happiness=dict.fromkeys(NATIONS, 12))
    for _ in boxes:  # each in turn demobilizes one disc
        power = s.active
        before = s.happiness[power]
        play(s, "demobilize")
        gains.append(s.happiness[power] - before)
        end_turn(s)
        if len(gains) == 3 * seats:
            return  # two players have six discs
    assert gains == boxes


def end_turn(s: V1919State) -> None:
    """Take Political Actions until the next player's turn: place one cube on two Issues."""
    turn = s.turn
    for _ in range(100):
        if s.turn != turn:
            return
        s.apply(min(s.pending[0].legal))
    raise AssertionError("the turn does not end")


@clause("v1919.setup.16", "v1919.setup.17")
@pytest.mark.parametrize("seats", SEATS)
def test_strategies_are_dealt_but_nobodys(seats: int) -> None:
    dealt = set()
    for seed in range(80):
        s = begun(seats, seed=seed)
        assert len(set(s.strategies)) == len(s.strategies) == seats + 1
        assert s.strategy == [NOBODY] * POWERS
        shown = s.view(None)["strategies"]
        assert isinstance(shown, list)
        assert len(shown) == seats + 1
        dealt |= set(s.strategies)
    assert len(dealt) == 10


@clause("v1919.setup.18", "v1919.setup.19")
def test_kegs_and_unrest() -> None:
    s = begun(4)
    assert (s.keg, s.unrest) == ([0] * 5, [1] * 5)
    assert s.view(None)["regions"] == {
        name: {"keg": 0, "unrest": 1, "units": {}}
        for name in ("europe", "balkans", "middle_east", "africa", "pacific")
    }


@clause("v1919.options.1", "v1919.options.2", "v1919.options.7", "v1919.ruling.options.length")
@pytest.mark.parametrize(("length", "above"), [(20, 26), (15, 31), (10, 36)])
def test_length_of_the_game(length: int, above: int) -> None:
    for seed in range(10):
        s = begun(3, length, seed)
        assert s.issue_deck[::-1].index(GAME.cards.game_end) == above
        assert len(s.issue_deck) == above + 1 + length == 47
    assert begun(4, 15).happiness == [20] * 5


@clause("v1919.options.3")
def test_longest_game() -> None:
    places = set()
    for seed in range(120):
        s = begun(3, 5, seed)
        assert len(s.issue_deck) == 47
        places.add(s.issue_deck.index(GAME.cards.game_end))
    assert places == set(range(6))


@clause("v1919.options.4", "v1919.options.5", "v1919.options.6")
@pytest.mark.parametrize(("length", "start"), [(10, 22), (5, 24)])
@pytest.mark.parametrize("seats", [3, 4])
def test_longer_games_start_happier(length: int, start: int, seats: int) -> None:
    s = begun(seats, length)
    assert s.happiness == [start] * seats + [20] * (5 - seats)


@clause("v1919.options.1")
def test_no_other_length() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, options={"length": 12})


@clause("v1919.setup.6")
def test_in_the_longest_game_the_end_may_be_any_of_the_last_cards() -> None:
    s = GAME.new(3, seed=1, options={"length": 5, "deals": False})
    for left in (1, 2, 3, 6, 9):
        s.issue_discard = [i for i in range(len(GAME.cards.issues)) if i != GAME.cards.game_end]
        s.issue_deck = [GAME.cards.game_end, *(s.issue_discard.pop() for _ in range(left - 1))]
        fate = Fate.of(5)
        found = Counter(s.determinize(0, fate).issue_deck.index(GAME.cards.game_end) for _ in range(240))
        assert set(found) == set(range(min(left, 6)))
        assert min(found.values()) > 120 / min(left, 6)
