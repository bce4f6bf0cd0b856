"""The example of play, card by card, as one game: the set-up, two turns, and the deal of the third."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.naval import may_attempt
from salon.games.turmoil.operations import price
from salon.games.turmoil.scoring import LEVELS
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NOBODY, SIDE, STATUS, THREE_EMPEROR_LEAGUE
from salon.kernel.ledger import Example
from tests.marks import clause
from tests.rules.turmoil.board import GAME, NUMBER, A, L, asked, board, legal, play, refused
from tests.rules.turmoil.examples import (
    BOXES,
    DREYFUS_AFFAIR,
    EXAMPLES,
    MARK,
    OF_PLAY,
    READ,
    SIDES,
    STORY,
    TWO_POWER_STANDARD,
    Moment,
    lies,
    lines,
    mode_of,
    pairs,
    params,
    position,
    replayed,
    round_of,
    slug,
    wanted,
)

NAMES = {"authoritarian": A, "liberal": L}
# What a test below looks at beside the position; words alone have no number to compare.
SETUP = {"authoritarian_sp_total", "liberal_sp_total", "markers_in_pool"}
DEALS = {
    "scoring_cards_held",
    "reveal_bonus_available",
    "from_old_deck",
    "from_reshuffled_discards",
    "not_reshuffled_by_rulebook",
    "not_reshuffled_with_card_data",
}
CARDS = {"card_to", "paired_card_to", "event", "removed_from_deck"}
DICE = {"success", "margin", "war", "vp_gain"}
SCORING = {"vp_printed", "vp_strict", "expected_vp", "strict_level", "strict_condition"}
LASTING = {"ops_effect", "nassau_penalty", "liberal_cost_factor_in_france", "until", "regular_attempt_left"}
OTHERS = {"loss", "next_turn", "filled_position_value", "support_printed"}


def moment(example: Example) -> Moment:
    return replayed()[example.id]


def of_play(having: str = "") -> list[Any]:
    return params(*OF_PLAY, having=having)


def test_every_entry_is_looked_at() -> None:
    known = {*READ, *SETUP, *DEALS, *CARDS, *DICE, *SCORING, *LASTING, *OTHERS}
    assert {key for example in STORY for key in example.then} <= known


# -- positions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("example", of_play())
def test_position_before(example: Example) -> None:
    given = dict(example.given)
    if example.kind in ("setup", "deal"):
        # No round has begun yet, and the turn begins with the deal.
        del given["turn"], given["round"]
    if example.kind == "checkpoint":
        # After the last card; what ends with the turn is given as ended.
        del given["round"], given["in_effect"]
    if example.when.get("additional"):
        given["round"] += 1  # a round of its own after the last normal one
    assert position(moment(example).before, given) == wanted(given)


@pytest.mark.parametrize("example", of_play())
def test_position_after(example: Example) -> None:
    then = dict(example.then)
    # turmoil.x.france-domination: the strict result, not the printed one.
    then["vp"] = then.get("expected_vp", then["vp"])
    assert position(moment(example).after, then) == wanted(then)


@pytest.mark.parametrize("example", of_play())
def test_nothing_else_changes_on_the_map(example: Example) -> None:
    before, after = moment(example).before, moment(example).after
    named = {NUMBER[slug(space)] for space in example.then.get("support", {})}
    for n in range(len(before.held)):
        if n not in named:
            assert after.support[2 * n : 2 * n + 2] == before.support[2 * n : 2 * n + 2]


@pytest.mark.parametrize("example", of_play("support_printed"))
def test_printed_pair_is_wrong(example: Example) -> None:
    # turmoil.x.orthodox-side, turmoil.x.bordeaux-count
    printed = example.then["support_printed"]
    assert pairs(moment(example).after, printed) != printed


@clause("turmoil.ex.0.fixed")
def test_fixed_setup_is_complete() -> None:
    then = EXAMPLES["turmoil.ex.0.fixed"].then
    s = moment(EXAMPLES["turmoil.ex.0.fixed"]).after
    assert sum(s.support[A::2]) == then["authoritarian_sp_total"]
    assert sum(s.support[L::2]) == then["liberal_sp_total"]
    assert then["markers_in_pool"] == "all except Three Emperor League"
    assert s.track == (THREE_EMPEROR_LEAGUE,)


@pytest.mark.parametrize("example", of_play("instalment"))
def test_instalments_at_the_start(example: Example) -> None:
    when = example.when
    assert sum(action["n"] for action in when["actions"]) == when["points"]
    if when["instalment"] > 1:  # the first comes after both have said whether they show their cards
        (question,) = moment(example).before.pending
        assert question.seat == SIDES[when["side"]]
        assert question.prompt.args["left"] == when["points"]


@pytest.mark.parametrize("example", params("1.end", "2.end"))
def test_end_of_a_turn(example: Example) -> None:
    before, after = moment(example).before, moment(example).after
    everything = sum(pair["l"] + pair["a"] for pair in example.then["support"].values())
    assert sum(after.support) == everything
    assert {side: set(before.hands[n]) for side, n in NAMES.items()} == {
        side: set(cards) for side, cards in example.when["held"].items()
    }
    assert (after.result is not None) == example.then["loss"]
    assert after.turn + 1 == example.then["next_turn"]
    assert not any(after.attempts)


# -- hands -------------------------------------------------------------------------------------


@clause("turmoil.ex.0.deal")
def test_opening_hands() -> None:
    example = EXAMPLES["turmoil.ex.0.deal"]
    s = moment(example).after
    assert {len(hand) for hand in s.hands} == {example.when["hand_size"]}
    for side, cards in example.then["scoring_cards_held"].items():
        assert [card for card in s.hands[NAMES[side]] if s.cards.scores[card]] == cards
        assert ("yes" in legal(s, NAMES[side])) == example.then["reveal_bonus_available"]


@clause("turmoil.ex.2.deal")
def test_hands_are_filled_up() -> None:
    example = EXAMPLES["turmoil.ex.2.deal"]
    before, after = moment(example).before, moment(example).after
    for side, n in NAMES.items():
        assert list(before.hands[n]) == example.when["held"][side]
        assert len(after.hands[n]) == example.when["hand_size"]
        assert len(set(after.hands[n]) - set(before.hands[n])) == example.when["drawn"][side]


@clause("turmoil.ex.3.deal")
def test_reshuffle_in_the_deal() -> None:
    example = EXAMPLES["turmoil.ex.3.deal"]
    when, then = example.when, example.then
    before, events, after = moment(example).before, moment(example).events, moment(example).after
    assert len(before.deck) == when["deck_before"]
    assert set(before.deck) == set(then["from_old_deck"])
    for side, n in NAMES.items():
        assert len(set(after.hands[n]) & set(before.deck)) == when["dealt_before_reshuffle"][side]
        assert len(after.hands[n]) == when["hand_size"]
    assert set(then["from_reshuffled_discards"]) <= set(before.discard)
    assert [line.n for line in lines(events, facts.Reshuffle)] == [len(before.discard)]
    assert DREYFUS_AFFAIR in before.discard  # turmoil.r.cancelled-display-fate
    gone = {*before.removed, *before.display}
    assert gone == set(then["not_reshuffled_with_card_data"]) > set(then["not_reshuffled_by_rulebook"])


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", of_play("card_to"))
def test_where_the_card_goes(example: Example) -> None:
    last = next(other for other in reversed(STORY) if round_of(other) == round_of(example))
    s = replayed()[last.id].after
    card = example.when.get("card") or scored_card(example)
    if example.then["card_to"] == "removed":
        # A card in force for the turn lies on display until the turn ends.
        s = replayed()[f"turmoil.ex.{example.given['turn']}.end"].after
    assert lies(s, card) == example.then["card_to"]
    if "paired_card_to" in example.then:
        assert lies(s, example.when["paired_with"]) == example.then["paired_card_to"]
    if "removed_from_deck" in example.then:
        assert card not in (*s.deck, *s.discard, *s.hands[A], *s.hands[L])


def scored_card(example: Example) -> int:
    """The scoring card of the action round."""
    cards = [e.when["card"] for e in STORY if round_of(e) == round_of(example) and "card" in e.when]
    assert len(set(cards)) == 1
    return int(cards[0])


@pytest.mark.parametrize("example", of_play("event"))
def test_whether_the_event_takes_place(example: Example) -> None:
    happened = moment(example).after.happened >> example.when["card"] & 1
    assert happened == {"does not take place": 0, "takes place without use": 1}[example.then["event"]]


@pytest.mark.parametrize("example", of_play("ops"))
def test_value_of_the_card(example: Example) -> None:
    before = moment(example).before
    side = SIDES[example.when["side"]]
    assert before.value_of(example.when["card"], side) == example.when["ops"]


@pytest.mark.parametrize("example", of_play("event_by"))
def test_who_carries_out_the_event(example: Example) -> None:
    card, side = example.when["card"], SIDES[example.when["event_by"]]
    assert GAME.cards.side[card] == side != SIDES[example.when["side"]]
    events = [e for other in STORY if round_of(other) == round_of(example) for e in moment(other).events]
    assert facts.Event(SIDE[side], f"card.{card}") in lines(events, facts.Event)


# -- dice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", of_play("check"))
def test_support_check(example: Example) -> None:
    printed = dict(example.when["check"])
    before = moment(example).before
    side, target = SIDES[printed["by"]], NUMBER[slug(printed["space"])]
    for space in printed.pop("adjacent_friendly_spaces", ()):
        assert NUMBER[slug(space)] in before.world.neighbours[target]
        assert before.held[NUMBER[slug(space)]] == side
    (line,) = lines(moment(example).events, facts.Check)
    assert line == facts.Check(
        side=SIDE[side],
        space=f"space.{slug(printed['space'])}",
        die=printed["die"],
        strength=printed["ops"],
        own=printed["adjacent_friendly"],
        enemy=printed["adjacent_hostile"],
        threshold=printed["threshold"],
        total=printed["total"],
        success=int(example.then["success"]),
    )
    assert line.total - line.threshold == example.then["margin"]


@clause("turmoil.ex.1.2.auth.1", "turmoil.ex.1.2.auth.2")
def test_targets_of_the_checks() -> None:
    # turmoil.x.jugendstil-eligible: three spaces, not two; an event may check the same one twice.
    s = moment(EXAMPLES["turmoil.ex.1.2.auth.1"]).after
    churches = {slug(EXAMPLES[f"turmoil.ex.1.2.auth.{n}"].when["check"]["space"]) for n in (1, 2)}
    assert legal(s) == {*churches, "jugendstil"}


@pytest.mark.parametrize("example", of_play("attempt"))
def test_naval_attempt(example: Example) -> None:
    printed, card, side = example.when["attempt"], example.when["card"], SIDES[example.when["side"]]
    before = moment(example).before
    assert printed["ops"] == before.value_of(card, side)
    assert printed["own_event"] == (before.cards.side[card] == side)
    assert printed["plus1_side"] == before.plus[side]
    assert printed["fisher"] == before.laws.naval[side]
    assert printed["other"] == -bool(example.when.get("additional"))
    parts = ("die", "ops", "own_event", "plus1_side", "fisher", "other")
    assert sum(printed[part] for part in parts) == printed["total"]
    (line,) = lines(moment(example).events, facts.Attempt)
    assert line == facts.Attempt(
        side=SIDE[side],
        box=f"box.{BOXES.index(printed['target'])}",
        die=printed["die"],
        bonus=printed["total"] - printed["die"],
        total=printed["total"],
        needed=printed["needed"],
        success=int(example.then["success"]),
    )


@pytest.mark.parametrize("example", params("1.2.lib.3", "1.3.auth.3", "2.1.auth.1"))
def test_crisis_roll(example: Example) -> None:
    printed = example.when.get("crisis") or example.when
    status = printed["status"] if isinstance(printed["status"], int) else printed["status"]["total"]
    (line,) = lines(moment(example).events, facts.Crisis)
    if "die" in printed:
        assert (line.die, line.total) == (printed["die"], printed["total"])
    assert (line.tension, line.status) == (printed["tension"], status)
    assert bool(line.war) == example.then["war"]


@pytest.mark.parametrize("example", params("1.2.lib.3", "1.3.auth.3"))
def test_great_war_status(example: Example) -> None:
    s, status = moment(example).before, example.when["status"]
    assert STATUS[len(s.track)] == status["open_position"]
    assert status["open_position"] + status["three_emperor_league"] + status["balkan_war"] == s.status


@pytest.mark.parametrize("example", of_play("vp_gain"))
def test_vp_for_a_box(example: Example) -> None:
    gain = example.then["vp_gain"]
    gained = [(line.side, line.n) for line in lines(moment(example).events, facts.Vp)]
    assert gained == [(SIDE[SIDES[gain["side"]]], gain["n"])]


# -- scorings ----------------------------------------------------------------------------------


@pytest.mark.parametrize("example", params("1.2.lib.1", "1.3.auth.1"))
def test_stability_cards_in_turns(example: Example) -> None:
    # turmoil.x.stability-reveal: the non-active player's card is carried out before the other is shown.
    played = [line.side for line in lines(moment(example).events, facts.Stability)]
    assert played == [SIDE[SIDES[mark]] for mark in example.when["resolution_order"]]
    assert MARK[1 - SIDES[example.when["side"]]] == example.when["resolution_order"][0]


@clause("turmoil.ex.1.2.lib.2")
def test_france_is_not_dominated() -> None:
    # turmoil.x.france-domination: no Liberal control outside the battlegrounds, so presence on both sides.
    example = EXAMPLES["turmoil.ex.1.2.lib.2"]
    when, then = example.when, example.then
    tallies = {line.side: line for line in lines(moment(example).events, facts.Score)}
    assert {side: f"level.{level}" for side, level in then["strict_level"].items()} == {
        side: tallies[SIDE[n]].level for side, n in NAMES.items()
    }
    ours, theirs = tallies[SIDE[L]], tallies[SIDE[A]]
    assert ours.battlegrounds - theirs.battlegrounds == when["battleground_net_liberal"]
    assert ours.independents - theirs.independents == when["independent_net_liberal"]
    printed = [GAME.cards.scoring[0][LEVELS.index(when["printed_level"][side]) - 1] for side in NAMES]
    assert printed[L] - printed[A] == when["level_net_liberal"]
    assert then["vp_printed"] - when["level_net_liberal"] == then["vp_strict"] == then["expected_vp"]
    assert moment(example).after.vp == then["expected_vp"]


@clause("turmoil.ex.1.3.auth.2")
def test_austria_hungary_is_controlled() -> None:
    example = EXAMPLES["turmoil.ex.1.3.auth.2"]
    when = example.when
    tallies = {line.side: line for line in lines(moment(example).events, facts.Score)}
    for side, n in NAMES.items():
        line = tallies[SIDE[n]]
        assert line.region == f"region.{slug(when['region'])}"
        assert line.level == f"level.{when['level'][side]}"
        assert line.points == when["level_vp"][side]
        assert line.battlegrounds == when["battlegrounds"][side]
        assert line.independents == when["independents"][side]
    # turmoil.x.vp-sign: a gain of the Authoritarian side is a movement to the negative end.
    assert tallies[SIDE[A]].total - tallies[SIDE[L]].total == when["net_authoritarian"]


# -- what lasts --------------------------------------------------------------------------------


def ops_of(s: TurmoilState, card: int) -> int:
    """What a card would be worth to the Authoritarian player in a round of his own."""
    other = s.copy()
    other.active = A
    return other.value_of(card, A)


@clause("turmoil.ex.1.6.lib", "turmoil.ex.1.7.auth", "turmoil.ex.2.1.auth.2")
def test_nassau_penalty() -> None:
    # turmoil.x.nassau-all-cards: only cards of 3 or more lose 1.
    values = GAME.cards.ops
    for id, lost in (
        ("1.6.auth.2", 0),
        ("1.6.lib", 1),
        ("1.7.auth", 1),
        ("2.1.auth.1", 1),
        ("2.1.auth.2", 0),
    ):
        s = replayed()[f"turmoil.ex.{id}"].after
        for card in GAME.cards.numbers:
            if values[card]:
                assert ops_of(s, card) == values[card] - lost * (values[card] >= 3)
    assert EXAMPLES["turmoil.ex.1.7.auth"].then["nassau_penalty"] == "still in force"
    assert EXAMPLES["turmoil.ex.2.1.auth.2"].then["nassau_penalty"] == "ended"


@clause("turmoil.ex.1.3.lib.2", "turmoil.ex.2.4.auth.1", "turmoil.ex.2.4.auth.2")
def test_franz_ferdinand_holds_while_vienna_does() -> None:
    ceiling = EXAMPLES["turmoil.ex.1.3.lib.2"].then["tension_ceiling"]
    lost, regained = (replayed()[f"turmoil.ex.2.4.auth.{n}"].after for n in (1, 2))
    assert lost.held[NUMBER["vienna"]] == NOBODY
    assert lost.ceiling > ceiling == regained.ceiling


@clause("turmoil.ex.2.2.lib", "turmoil.ex.2.3.lib", "turmoil.ex.2.4.lib")
def test_two_power_standard_leaves_no_choice() -> None:
    for id in ("2.2.lib", "2.3.lib", "2.4.lib"):
        before = replayed()[f"turmoil.ex.{id}"].before
        assert EXAMPLES[f"turmoil.ex.{id}"].when["mandatory"]
        assert before.display[-1] == TWO_POWER_STANDARD
        assert before.owed
    after = replayed()["turmoil.ex.2.4.lib"].after
    assert may_attempt(after, L) == EXAMPLES["turmoil.ex.2.4.lib"].then["regular_attempt_left"]


@clause("turmoil.ex.2.6.auth", "turmoil.ex.2.end")
def test_dreyfus_affair_doubles_the_cost() -> None:
    example = EXAMPLES["turmoil.ex.2.6.auth"]
    before, after = moment(example).before, moment(example).after
    ended = replayed()["turmoil.ex.2.end"].after
    factor = example.then["liberal_cost_factor_in_france"]
    assert example.then["until"] == f"end of turn {ended.turn}"
    for space in after.world.regions[0]:
        for side, times in ((L, factor), (A, 1)):
            cost = price(before, side, space, free=False)
            assert price(after, side, space, free=False) == times * cost
            assert price(ended, side, space, free=False) == cost


@clause("turmoil.ex.2.5.lib")
def test_marker_fills_the_leftmost_position() -> None:
    example = EXAMPLES["turmoil.ex.2.5.lib"]
    before, after = moment(example).before, moment(example).after
    assert STATUS[len(before.track)] == example.then["filled_position_value"]
    assert example.when["actions"][0]["position_value"] == example.then["filled_position_value"]
    assert after.track[:-1] == before.track


@clause("turmoil.ex.2.1.auth.1")
def test_three_monarchs_for_the_chancellor() -> None:
    example = EXAMPLES["turmoil.ex.2.1.auth.1"]
    before = moment(example).before
    controlled = {NUMBER[slug(space)] for space in example.when["monarch_spaces_controlled"]}
    monarchs = {n for n in before.world.spaces if "monarch" in before.world.icons[n]}
    assert {n for n in monarchs if before.held[n] == A} == controlled
    # The naval advance waits for the Crisis roll.
    assert moment(example).after.navy == before.navy


@clause("turmoil.ex.2.6.lib")
def test_socialist_movements_do_not_reach_east_prussia() -> None:
    # turmoil.x.socialist-east-prussia: the space has no Worker icon; the replay uses operations instead.
    example = EXAMPLES["turmoil.ex.2.6.lib"]
    (action,) = example.when["actions"]
    card = example.when["card"]
    assert (example.when["mode"], mode_of(example)) == ("event", "operations")
    s = board({"poland": (0, 3), "east_prussia": (1, 0)}, active=L, hands=((), (card,)))
    play(s, str(card), "event")
    assert refused(s, slug(action["space"])).clause == "turmoil.7.1.a"
    assert GAME.cards.ops[card] == action["n"]


@clause("turmoil.ex.2.7.lib.2")
def test_helgoland_round_is_the_eighth() -> None:
    example = EXAMPLES["turmoil.ex.2.7.lib.2"]
    before = moment(example).before
    assert asked(before) is questions.Helgoland
    assert legal(before) == {str(example.when["card"]), "pass"}
