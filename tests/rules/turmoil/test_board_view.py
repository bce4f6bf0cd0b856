"""What the view adds for a board: odds, prices, standings and modifiers agree with what the engine does."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from salon.games.turmoil import Turmoil, facts, load
from salon.games.turmoil.chart import _draw
from salon.games.turmoil.events import PutAway
from salon.games.turmoil.operations import PlaceSupport, price
from salon.games.turmoil.scoring import standings
from salon.games.turmoil.stability import ChooseStability, PlayStability
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NOBODY, OUTBREAK, REGIONS, ROUNDS_IN, SIDES
from salon.games.turmoil.view import view, war_sources
from salon.games.turmoil.war import war_modifier
from tests.marks import clause
from tests.rules.turmoil.board import NUMBER, A, L, board, dice, legal, play, shown
from tests.rules.turmoil.war_board import scoring_begun

GAME = load()
ANSWERS = 400


def test_the_view_agrees_with_the_engine() -> None:
    rng = random.Random(1914)
    bought = compared = 0
    for seed in range(3):
        s = GAME.new(2, seed=seed)
        for _ in range(ANSWERS):
            if s.result is not None:
                break
            decision = s.pending[0]
            view: Any = s.view(decision.seat)
            for side in range(2):
                assert sum(war_sources(s, side).values()) == war_modifier(s, side)
            assert (view["crisis"] + s.tension + s.status > OUTBREAK) or view["crisis"] == 1
            assert view["crisis"] == 1 or view["crisis"] - 1 + s.tension + s.status <= OUTBREAK
            for n, region in enumerate(REGIONS):
                totals = [sum(standing[1:]) for standing in view["standings"][region]]
                assert totals == [found.total for found in standings(s, n)]
            mine = view["players"][decision.seat]
            for card, value in zip(s.hands[decision.seat], mine["values"], strict=True):
                assert value == (0 if s.cards.scores[card] else s.value_of(card, decision.seat))
                compared += 1
            step = s.stack[-1]
            if isinstance(step, PlaceSupport) and not s.laws.bonus_in[step.side] >= 0:
                for action in decision.legal:
                    cost = price(s, step.side, action, free=step.free)
                    assert view["prices"].get(s.cards.atlas.ids[action], 1) == cost
                    bought += 1
            s.apply(rng.choice(decision.legal), decision.seat)
    assert bought
    assert compared


def test_the_point_of_balkan_federation_costs_nothing_when_it_is_all_that_is_left() -> None:
    s = board({"romania": (0, 1)}, turn=8, active=L, hands=((30,), (22, 33)), force={84: L})
    play(s, "22", "operations")
    for left in (2, 1):
        assert (s.ops, shown(s, L)["prices"]) == (left, {})
        play(s, "romania")
    prices = shown(s, L)["prices"]
    assert (s.ops, {space for space, cost in prices.items() if cost == 0}) == (0, legal(s))
    assert legal(s) == {"romania", "serbia", "bulgaria"}


def test_a_hand_is_valued_for_its_owner_only() -> None:
    s = GAME.new(2, seed=5)
    for seat in (0, 1, None):
        view: Any = s.view(seat)
        for side, player in enumerate(view["players"]):
            assert bool(player["values"]) == (side == seat)
            assert not player["unmet"] or side == seat


@clause("turmoil.6.3.2.e")
def test_a_naval_attempt_that_cannot_advance_is_known_before_the_card_is_spent() -> None:
    s = board(hands=((13, 30), (22,)))
    play(s, "13")
    assert [player["stuck"] for player in shown(s, A)["players"]] == ["race", ""]
    assert shown(board(hands=((13,), ()), navy=(0, 1)))["players"][A]["stuck"] == ""
    stuck = board(hands=((13,), ()), turn=4, navy=(1, 1), force={74: A})
    assert shown(stuck)["players"][A]["stuck"] == "plus"
    assert (
        shown(board(hands=((13,), ()), turn=4, navy=(1, 1), plus=(True, False), force={74: A}))["players"][A][
            "stuck"
        ]
        == ""
    )
    # And so it comes about: the number is reached, the navy stays.
    s.fate = dice(6)
    play(s, "naval")
    assert (s.navy, s.plus) == ((0, 0), (True, False))


def idle(s: TurmoilState, side: int) -> set[str]:
    """The Stability cards that a player is told would do nothing now."""
    return {
        name.partition(".")[2] for name in shown(s, side)["players"][side]["unmet"] if "stability" in name
    }


@clause("turmoil.c.stability-choice.1")
def test_a_stability_card_that_would_do_nothing_is_marked_whatever_the_reason() -> None:
    # Its condition is not met.
    s = scoring_begun("france", support={"paris": (2, 0)})
    assert "17" in idle(s, A)
    assert "18" not in idle(s, A)
    # It is met, but no space is left without control.
    france = {GAME.cards.atlas.ids[n]: (9, 0) for n in GAME.cards.atlas.world(0).regions[0]}
    s = scoring_begun("france", support=france)
    assert "18" in idle(s, A)
    # There is nothing to remove, to fill or to count.
    s = scoring_begun("austria_hungary", active=L, support={"vienna": (0, 3)}, navy=(0, 1))
    assert {"8", "7"} <= idle(s, L)
    s = scoring_begun("austria_hungary", active=L, support={"kiel": (0, 3), "libya": (1, 0)}, navy=(0, 1))
    assert "8" not in idle(s, L)
    assert "11" in idle(scoring_begun("france"), A)  # no Farmer space is his
    # A navy in the last box makes no attempt; one behind makes it, whatever comes of it.
    assert "16" in idle(scoring_begun("france", navy=(0, 0)), A)
    assert "16" not in idle(scoring_begun("france", navy=(0, 1)), A)


def carried_out(s: TurmoilState, side: int, card: int) -> TurmoilState:
    """A Stability card is carried out in this position, to the end or the first question."""
    t = s.copy()
    t.stack = [PutAway(t.playing[0]), PlayStability(side)]
    t.picked[side] = (card,)
    t.run()
    return t


def test_what_is_marked_as_idle_changes_nothing_and_the_rest_does_something() -> None:
    rng = random.Random(1848)
    compared = 0
    for seed in range(30):
        s = GAME.new(2, seed=seed)
        while s.result is None:
            if isinstance(s.stack[-1], ChooseStability) and not any(s.picked):
                for side in range(2):
                    for card in s.ready_cards(side):
                        t = carried_out(s, side, card)
                        same = [t.support, t.vp, t.tension, t.aborted, t.fate] == [
                            s.support,
                            s.vp,
                            s.tension,
                            s.aborted,
                            s.fate,
                        ]
                        marked = str(card) in idle(s, side)
                        assert same or not marked
                        assert marked or t.pending or not same
                        compared += 1
            decision = rng.choice(s.pending)
            s.apply(rng.choice(decision.legal), decision.seat)
    assert compared > 500


def test_the_map_is_as_events_have_made_it() -> None:
    before = view(board(), None).map
    assert before.closed == ("norway",)
    assert before.icons["belgium"] == GAME.cards.atlas.spaces[NUMBER["belgium"]].icons
    assert "bosnia" not in before.regions["austria_hungary"]
    assert "french_catholic_church" in before.regions["france"]
    changes = ("state_secularism", "bosnia_annexed", "congo_annexed", "norwegian_independence")
    after = view(board(changes=(*changes, "monarchy_restored")), None).map
    assert after.closed == ()
    assert after.icons["belgium"] == (*before.icons["belgium"], "annex")
    assert before.icons["paris"] != ("monarch",)
    assert after.icons["paris"] == ("monarch",)
    assert all("bosnia" in after.regions[region] for region in ("austria_hungary", "balkans"))
    assert "french_catholic_church" not in after.regions["france"]
    assert {"morocco", "algeria", "tunisia"} < set(after.beside["france"])  # though no line leads there
    assert set(after.beside["france"]) <= set(after.regions["independent"])


def test_labels_are_drawn_with_their_middle_at_their_spot() -> None:
    """The widest one fits at both edges; the others stand as far apart as their spots do."""
    spots = [("aaaaaa", 0, 0), ("bbbbbb", 100, 0), ("cc", 50, 10), ("dd", 0, 20), ("ee", 100, 20)]
    assert _draw(spots, 20, 3) == [
        "aaaaaa       bbbbbb",
        "         cc",
        "  dd           ee",
    ]
    assert _draw(spots, 10, 1) == []  # they do not fit


def test_a_label_gives_way_to_one_that_was_there_before() -> None:
    spots = [("one", 0, 0), ("two", 0, 0), ("far", 100, 100)]
    found = _draw(spots, 30, 9)
    assert found[:2] == ["one", "two"]  # a row down is nearer than four columns along
    assert _draw(spots, 30, 1) == [f"one two{'far':>23}"]


def foretold(s: TurmoilState, space: str, side: int) -> list[tuple[int, int]]:
    """What the rules would do in a space, by die: the support that the other loses and the side gains."""
    found = []
    for outcome in s.game.forecast(s, f"space.{space}", side).outcomes:
        lost = sum(fact.n for fact in outcome.facts if isinstance(fact, facts.Remove))
        found.append((lost, sum(fact.n for fact in outcome.facts if isinstance(fact, facts.Place))))
    return found


@clause("turmoil.6.2.5.a")
def test_a_check_does_what_the_view_says_by_die() -> None:
    places = {"paris": (1, 2), "kiel": (0, 1), "serbia": (3, 4), "vienna": (5, 1), "berlin": (1, 3)}
    for side, card in ((A, 21), (L, 22)):
        s = board(places, active=side, hands=((card, 34), ()) if side == A else ((), (card, 34)))
        play(s, str(card), "operations")
        if "check" in legal(s):
            play(s, "check")
        checks = shown(s, side)["checks"]
        assert checks
        for space, found in checks.items():
            assert [tuple(done) for done in found["does"]] == foretold(s, space, side)
            assert sum(n for n in found["beside"].values() if n > 0) == found["own"]
            assert -sum(n for n in found["beside"].values() if n < 0) == found["enemy"]


@clause("turmoil.m.black-hand.2")
def test_what_cannot_be_removed_is_not_said_to_be() -> None:
    s = board({"serbia": (3, 0), "paris": (2, 0)}, active=L, hands=((), (22, 34)))
    s.frozen = (NUMBER["paris"],)
    play(s, "22", "operations")
    found = shown(s, L)["checks"]["paris"]
    assert [lost for lost, _ in found["does"]] == [0] * 6 == [lost for lost, _ in foretold(s, "paris", L)]


def test_control_that_one_more_support_would_turn_is_said() -> None:
    s = board({"paris": (1, 0), "kiel": (0, 3), "berlin": (1, 1)}, active=A, hands=((21, 34), ()))
    play(s, "21", "operations", "place")
    turns = shown(s, A)["turns"]
    for space in legal(s):
        after = s.copy()
        before = after.held[NUMBER[space]]
        play(after, space)
        holder = after.held[NUMBER[space]]
        assert (space in turns) == (holder != before)
        if space in turns:
            assert turns[space] == (None if holder == NOBODY else SIDES[holder])
    assert turns["paris"] == "authoritarian"


def test_scoring_cards_are_due_when_there_are_as_many_as_rounds_left() -> None:
    scoring = next(card for card in GAME.cards.numbers if GAME.cards.scores[card])
    for round, due in ((1, False), (ROUNDS_IN[1], True)):
        s = board(active=A, round=round, hands=((scoring, 21), (22,)))
        assert shown(s, A)["players"][A]["due"] is due
        assert shown(s, L)["players"][A]["due"] is False


def test_the_board_of_a_pack_has_the_map_of_the_pack(tmp_path: Path) -> None:
    house = (Turmoil.folder / "cards" / "map.toml").read_text("utf-8")
    at = house.index('id = "paris"')
    changed = house[:at] + house[at:].replace("stability = 2", "stability = 4", 1)
    (tmp_path / "map.toml").write_text(changed, "utf-8")
    assert load().printed()["spaces"]["paris"]["stability"] == 2
    assert load(tmp_path).printed()["spaces"]["paris"]["stability"] == 4
