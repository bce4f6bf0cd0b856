"""The cards and the dice: turmoil.2.0.*, .2.2.*, .2.3.*, .2.4.*"""

from __future__ import annotations

from collections import Counter

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.conditions import Count, Happened
from salon.games.turmoil.effects.checks import SupportCheck
from salon.games.turmoil.effects.rules import Cancel
from salon.games.turmoil.terms import REGIONS
from salon.games.turmoil.war import GreatWar
from salon.games.turmoil.where import Where
from salon.kernel import Need
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    A,
    L,
    asked,
    board,
    dice,
    event,
    kinds,
    legal,
    play,
    refused,
    shown,
    support,
    turn_over,
)

CARDS = GAME.cards
STRATEGY = {card.number: card for card in CARDS.strategy}
JOINT = {5, 16, 17, 40, 56, 57}
SCORING = {"france": 6, "austria_hungary": 7, "russia": 8, "balkans": 43, "germany": 53}
VICTORIAN = {*range(1, 12), *range(13, 32), *range(33, 39), 40, 78}
# Stability cards that need a British lead: with none they do nothing.
IDLE = {A: "stability.16", L: "stability.8"}
CRISIS = facts.Crisis


@clause("turmoil.2.0.a", "turmoil.2.0.b", "turmoil.2.0.c")
def test_how_many_cards_there_are() -> None:
    assert CARDS.numbers == tuple(range(1, 111))
    assert sorted(CARDS.stability_cards) == list(range(1, 21))
    assert len({card.code for card in CARDS.mobilization}) == len(CARDS.mobilization) == 35


@clause("turmoil.2.0.d")
def test_every_die_has_six_sides() -> None:
    check = board({"jugendstil": (0, 3)}, hands=((21,), ()), fate=dice())
    with pytest.raises(Need) as need:
        play(check, "21", "operations", "jugendstil")
    assert need.value.n == 6
    attempt = board(hands=((21,), ()), fate=dice())
    with pytest.raises(Need) as need:
        play(attempt, "21", "naval")
    assert need.value.n == 6
    with pytest.raises(Need) as need:
        event(57, A, fate=dice())
    assert need.value.n == 6


@clause("turmoil.2.0.e")
def test_what_is_printed_on_map_and_chart() -> None:
    assert [box.number for box in CARDS.boxes] == list(range(14))
    assert [box.id for box in CARDS.atlas.boxes] == ["united_kingdom", "egypt", "ottoman_empire"]
    assert len(CARDS.atlas.spaces) == 70


@clause("turmoil.2.2.1.a")
def test_a_card_has_a_value_and_an_event() -> None:
    for number, card in STRATEGY.items():
        if number in SCORING.values():
            assert (card.ops, card.effect) == (0, ())
        else:
            assert 1 <= card.ops <= 5
            # Eight Nation Alliance is an event of its own kind: it keeps another one away.
            assert card.effect or number == 17
    assert Counter(CARDS.ops[1:]) == {0: 5, 1: 7, 2: 44, 3: 41, 4: 11, 5: 2}


@clause("turmoil.2.2.1.b")
def test_one_scoring_card_for_each_region() -> None:
    found = {card.scores: card.number for card in STRATEGY.values() if card.scores}
    assert found == SCORING
    assert set(found) == set(REGIONS)


@clause("turmoil.2.2.1.d", "turmoil.8.3.2.a")
def test_a_scoring_card_brings_a_stability_check_a_scoring_and_a_crisis_roll() -> None:
    s = board({"french_catholic_church": (4, 0)}, hands=((6,), ()), fate=dice(1))
    play(s, "6")
    assert {d.seat for d in s.pending} == {A, L}
    assert asked(s) is questions.Stability
    play(s, IDLE[A], seat=A)
    events = play(s, IDLE[L], seat=L)
    told = [id for id in kinds(events) if id in (facts.Stability, facts.Score, CRISIS)]
    assert told == [*[facts.Stability] * 2, *[facts.Score] * 2, CRISIS]
    assert s.vp == -4  # presence 3, and a battleground
    assert s.discard == [6]


@clause("turmoil.2.2.2.a", "turmoil.r.victorian-deck")
def test_three_eras() -> None:
    eras = {era: {n for n in STRATEGY if STRATEGY[n].era == era} for era in CARDS.era[1:]}
    assert {era: len(cards) for era, cards in eras.items()} == {
        "victorian": 38,
        "edwardian": 43,
        "georgian": 29,
    }
    assert eras["victorian"] == VICTORIAN


@clause("turmoil.2.2.3.a", "turmoil.2.2.3.b", "turmoil.2.2.3.c")
def test_whose_events_there_are() -> None:
    sides = Counter(card.side for card in STRATEGY.values() if not card.scores)
    assert sides == {"authoritarian": 53, "liberal": 46, "both": 6}
    assert {n for n, card in STRATEGY.items() if card.side == "both" and not card.scores} == JOINT


@pytest.mark.parametrize(
    ("card", "sides"),
    [
        pytest.param(30, {A}, marks=clause("turmoil.2.2.3.a")),
        pytest.param(22, {L}, marks=clause("turmoil.2.2.3.b")),
        pytest.param(40, {A, L}, marks=clause("turmoil.2.2.3.c")),
    ],
)
def test_who_may_use_an_event(card: int, sides: set[int]) -> None:
    for side in (A, L):
        s = board(active=side, hands=((card,), ()) if side == A else ((), (card,)))
        play(s, str(card))
        assert ("event" in legal(s)) == (side in sides)
        if side not in sides:
            assert refused(s, "event").clause == "turmoil.7.1.b"


@clause("turmoil.2.2.3.c", "turmoil.r.joint-event-actor")
@pytest.mark.parametrize("side", [A, L])
def test_who_plays_a_joint_event_owns_it(side: int) -> None:
    s = board(active=side, hands=((40,), ()) if side == A else ((), (40,)))
    play(s, "40", "event")
    assert s.pending[0].seat == side
    assert s.vp == (-1, 1)[side]  # Tension stood at 0: the point it cannot fall by
    play(s, "paris")
    assert support(s, "paris")[side] == 1


@clause("turmoil.2.2.4.a")
def test_a_card_is_used_for_its_event_or_for_operations() -> None:
    s = board(hands=((30, 13), ()), start=True)
    play(s, "30")
    assert legal(s) == {"event", "operations", "naval"}
    assert refused(s, "event_first").clause == "turmoil.2.2.4.a"
    play(s, "event", "kiel", "kiel")
    assert s.round == 2  # the Liberal player has no card, and the next round has begun
    assert support(s, "kiel") == (2, 0)


@clause("turmoil.2.2.5.a")
def test_an_event_with_an_asterisk_happens_once() -> None:
    s = board(hands=((21,), ()))
    play(s, "21", "event", "berlin", "berlin", "berlin")
    assert (s.removed, s.discard) == ([21], [])


@clause("turmoil.2.2.5.b")
@pytest.mark.parametrize("use", ["operations", "naval"])
def test_an_asterisk_does_nothing_without_the_event(use: str) -> None:
    s = board({"jugendstil": (1, 0)}, hands=((21, 13), ()), fate=dice(1))
    play(s, "21", use)
    while asked(s) is questions.Buy:
        play(s, "berlin")
    assert (s.removed, s.discard) == ([], [21])


@clause("turmoil.2.2.5.b")
def test_an_asterisk_does_nothing_in_a_forced_discard() -> None:
    s = event(37, hands=((), (9,)))
    assert 9 in s.discard
    assert not s.removed


@clause("turmoil.2.2.5.a")
def test_a_card_without_an_asterisk_is_discarded_after_its_event() -> None:
    s = event(30)
    play(s, "kiel", "kiel")
    assert (s.removed, s.discard, s.display) == ([], [30], ())


@clause("turmoil.2.2.6.a")
def test_an_underlined_event_stays_on_display() -> None:
    s = board(hands=((13,), (36,)), active=L)
    play(s, "36", "event")
    assert (s.display, s.removed, s.discard) == ((36,), [], [])
    lasting = turn_over(2, force={15: L})
    assert lasting.display == (15,)
    assert shown(lasting)["display"] == ["card.15"]


@clause("turmoil.2.2.6.a")
def test_a_cancelled_event_leaves_the_display() -> None:
    s = event(83, force={4: A}, fate=dice(1))
    assert 4 not in s.display


@clause("turmoil.r.cancelled-display-fate")
def test_where_a_card_goes_from_the_display() -> None:
    cancelled = event(83, force={4: A}, fate=dice(1))
    assert 4 in cancelled.removed
    ended = turn_over(1, force={16: A, 35: A, 15: L})
    assert ended.discard == [16]
    assert ended.removed == [35]
    assert ended.display == (15,)


@clause("turmoil.2.2.6.b")
def test_a_lasting_event_puts_its_marker_on_the_board() -> None:
    entente = event(10, support={})
    assert shown(entente)["track"] == ["three_emperor_league", "entente_cordiale"]
    norway = event(51)
    assert shown(norway)["changes"] == ["norwegian_independence"]
    hand = event(103)
    play(hand, "serbia")
    assert shown(hand)["black_hand"] == "serbia"


@clause("turmoil.2.2.7.a")
def test_red_titles_are_underlined_and_others_follow_them() -> None:
    red = {n for n, card in STRATEGY.items() if card.red}
    assert red == {10, 19, 47, 48, 63, 75, 78, 79}
    assert all(STRATEGY[n].lasting for n in red)
    needed = {
        n
        for card in STRATEGY.values()
        for step in (*card.requires, *card.effect)
        if isinstance(step, Happened | Cancel)
        for n in step.cards
    }
    assert red <= needed


@clause("turmoil.2.2.7.a")
def test_a_follow_up_needs_its_red_card() -> None:
    for happened, possible in (((), False), ((78,), True)):
        s = board(turn=4, active=L, hands=((), (63,)), happened=happened)
        play(s, "63")
        assert ("event" in legal(s)) == possible


@clause("turmoil.2.2.8.a")
def test_discards_lie_face_up() -> None:
    s = board(discard=[21, 30, 9], removed=[2], hands=((13,), ()))
    for seat in (None, A, L):
        assert shown(s, seat)["discard"] == ["card.21", "card.30", "card.9"]
        assert shown(s, seat)["removed"] == ["card.2"]


@clause("turmoil.r.public-information", "turmoil.2.2.8.a")
def test_what_is_open_and_what_is_secret() -> None:
    s = board(hands=((13, 21), (22,)), discard=[30], removed=[2], force={15: L}, ready=((11, 12), (3,)))
    for seat in (None, A, L):
        seen = shown(s, seat)
        assert (seen["discard"], seen["removed"], seen["display"]) == (["card.30"], ["card.2"], ["card.15"])
        assert seen["deck"] == len(s.deck) == 38 - 6
        assert [player["ready"] for player in seen["players"]] == [
            ["stability.11", "stability.12"],
            ["stability.3"],
        ]
        hands = [player["hand"] for player in seen["players"]]
        assert hands[A] == (["card.13", "card.21"] if seat == A else [None, None])
        assert hands[L] == (["card.22"] if seat == L else [None])


@clause("turmoil.r.public-information")
def test_a_stability_card_is_secret_until_it_is_revealed() -> None:
    s = board(hands=((6,), ()), fate=dice(1))
    play(s, "6")
    play(s, "stability.16", seat=A)
    assert shown(s, A)["players"][A]["picked"] == ["stability.16"]
    for seat in (None, L):
        seen = shown(s, seat)["players"][A]
        assert seen["picked"] == [None]
        assert seen["ready"] is None


@clause("turmoil.2.3.1.a", "turmoil.2.3.2.a")
def test_each_player_has_ten_stability_cards() -> None:
    s = board(hands=((6,), ()))
    assert legal(s) == {"6"}
    play(s, "6")
    assert legal(s, A) == {str(n) for n in range(11, 21)}
    assert legal(s, L) == {str(n) for n in range(1, 11)}
    assert refused(s, "stability.1", seat=A).clause == "turmoil.9.0.1.a"
    assert [CARDS.stability_cards[n].side for n in range(1, 21)] == ["liberal"] * 10 + ["authoritarian"] * 10


@clause("turmoil.2.3.1.a")
def test_stability_cards_are_for_scoring_cards_only() -> None:
    s = board(start=True, hands=((30, 13), (22,)))
    for name in ("stability.11", "stability.1"):
        assert refused(s, name).clause == "turmoil.4.5.2.c"
    play(s, "30")
    assert refused(s, "stability.11").clause == "turmoil.5.1.a"


@clause("turmoil.2.4.1.a")
def test_mobilization_cards_need_the_option() -> None:
    plain = board(stack=[GreatWar()])
    assert asked(plain) is questions.WarRegion
    agreed = board(stack=[GreatWar()], options={"mobilization": True})
    assert asked(agreed) is questions.Plan


@clause("turmoil.2.2.1.b", "turmoil.2.0.a")
def test_each_card_is_somewhere_once() -> None:
    s = board(turn=8, hands=((13,), (22,)))
    assert sorted((*s.deck, *s.hands[A], *s.hands[L])) == list(range(1, 111))


@clause("turmoil.7.1.a", "turmoil.9.0.2.a", "turmoil.8.4.4.e", "turmoil.6.3.5.a")
def test_the_questions_of_an_effect_cite_the_rule_of_their_source() -> None:
    cited = {
        "card": "turmoil.7.1.a",
        "stability": "turmoil.9.0.2.a",
        "mobilization": "turmoil.8.4.4.e",
        "box": "turmoil.6.3.5.a",
    }
    found = {name: CARDS.clauses[source] for source, name in CARDS.source_names.items() if name}
    assert found == {name: cited[name.partition(".")[0]] for name in found}
    assert Counter(name.partition(".")[0] for name in found) == {
        "card": 110, "stability": 20, "mobilization": 35, "box": 14,
    }  # fmt: skip


@clause("turmoil.2.2.6.a")
def test_which_cards_last_for_the_turn() -> None:
    for number in CARDS.numbers:
        laws = CARDS.laws_of[number]
        assert CARDS.for_turn[number] == (True in {law.turn for law in laws})
    assert CARDS.for_turn.count(True) < len([laws for laws in CARDS.laws_of if laws])


def test_control_is_said_of_all_spaces_that_a_card_means() -> None:
    for inside in (Where(control="own"), Where(support="both")):
        with pytest.raises(ValueError, match="not inside `also`"):
            Where(icon=("worker",), also=(inside,))
    assert Where(control="own", also=(Where(icon=("worker",)),)).control == "own"


def test_a_number_of_checks_is_counted_only_with_the_strength_of_tension() -> None:
    """No card says another thing, and no words are there for it."""
    assert SupportCheck(n=Count(of="tension"), strength="tension").words().id.endswith("-tension")
    with pytest.raises(ValueError, match="strength of Tension"):
        SupportCheck(n=Count(of="tension"))
