"""The greedy bot in Europe in Turmoil: it beats chance, minds scoring cards and what it must not lose."""

from __future__ import annotations

import pytest

from salon import bots
from salon.games.turmoil import load, questions
from salon.games.turmoil.answers import CARD, CHECK, DONE, PLACE
from salon.games.turmoil.bot import reply, value
from salon.games.turmoil.bot_search import _FATES, Search
from salon.games.turmoil.bot_survey import Survey
from salon.games.turmoil.bot_terrain import weights
from salon.games.turmoil.scoring import standings
from salon.games.turmoil.stability import calm
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import AUTHORITARIAN, FRANCE, LAST_TURN, LIBERAL, NOBODY, ROUNDS
from salon.games.turmoil.turn import PlayCard, Rounds, score_at_once
from salon.kernel import Fate
from tests.rules.turmoil.board import act, asked, board, dice, play
from tests.rules.turmoil.war_board import FOUR, IDLE, choose, scoring_begun

GAME = load()
FRANCE_SCORING = 6


def first_round(seed: int) -> TurmoilState:
    """A game after its set-up, made by the bots."""
    s = GAME.new(2, seed=seed)
    while type(s.stack[-1]) is not PlayCard:
        seat = s.pending[0].seat
        s.apply(reply(s.determinize(seat, Fate.of(seed)), seat), seat)
    return s


@pytest.mark.parametrize("side", [AUTHORITARIAN, LIBERAL])
def test_greedy_beats_a_random_one(side: int) -> None:
    """Over 100 games from either side it won all."""
    names = ["random", "random"]
    names[side] = "greedy"
    players = [bots.load(name, GAME) for name in names]
    for seed in range(2):
        s = GAME.new(2, seed=seed)
        fate = Fate.of(seed).fork()
        while s.result is None:
            seat = s.pending[0].seat
            s.apply(bots.answer(players[seat], s, seat, fate), seat)
        assert s.result.winners == (side,)


def test_a_scoring_card_is_not_kept_past_the_last_round() -> None:
    s = first_round(3)
    hand = (FRANCE_SCORING, *[card for card in s.hands[AUTHORITARIAN] if not s.cards.scores[card]][:1])
    s.hands[AUTHORITARIAN] = hand
    s.round = ROUNDS[0]
    s.stack[2] = Rounds(ROUNDS[0], LIBERAL)
    s.run()
    assert reply(s, AUTHORITARIAN) == CARD + FRANCE_SCORING


def test_both_seats_see_one_game() -> None:
    """What is good for one side is bad for the other, but for what only the hands tell."""
    s = first_round(5)
    s.hands = [(), ()]
    before = [value(s, seat) for seat in range(2)]
    s.gain(LIBERAL, 5)
    after = [value(s, seat) for seat in range(2)]
    assert after[LIBERAL] > before[LIBERAL]
    assert after[AUTHORITARIAN] < before[AUTHORITARIAN]


def test_what_a_region_weighs_is_divided_between_now_and_later() -> None:
    weights = Survey(first_round(5), LIBERAL).weights
    for now, later, both in weights:
        assert now + later == pytest.approx(both)
    assert any(both > 0 for _, _, both in weights)


def test_a_scoring_card_in_the_hand_weighs_more_than_one_in_the_deck() -> None:
    held = weights(board(turn=2, hands=((FRANCE_SCORING,), ())), AUTHORITARIAN)[FRANCE]
    unknown = weights(board(turn=2), AUTHORITARIAN)[FRANCE]
    assert held[0] == 1.0  # it will be scored this turn
    assert unknown[0] < held[0]


def test_in_the_last_turn_one_crisis_roll_is_feared() -> None:
    """Of six faces three mean war: what is expected lies half-way between peace and war."""
    s = board(turn=LAST_TURN, start=True, vp=8, hands=((20,), (21,)))
    found = []
    for faces in (0, 3, 6):
        s.tension = faces - s.status
        found.append(value(s, LIBERAL))
    peace, half, war = found
    assert abs(peace - war) > 1
    assert half == pytest.approx((peace + war) / 2)


def test_liberal_control_of_germany_is_feared() -> None:
    s = first_round(5)
    s.turn = 5
    before = value(s, AUTHORITARIAN)
    for space in s.world.battlegrounds[1]:
        s.add(space, LIBERAL, 12)
    assert value(s, AUTHORITARIAN) < before - 20


def test_the_question_is_left_as_it_was() -> None:
    s = first_round(7)
    seen = s.determinize(AUTHORITARIAN, Fate.of(1))
    again = seen.copy()
    answer = reply(seen, AUTHORITARIAN)
    assert seen == again
    assert reply(again, AUTHORITARIAN) == answer


def test_an_answer_before_a_die_is_worth_what_all_faces_bring_on_average() -> None:
    s = board({"paris": (1, 1), "dijon": (0, 1)}, hands=((21,), (22,)))
    play(s, "21", "operations", "check")
    search, paris = Search(s, AUTHORITARIAN), act("paris")
    faces = [search.once(s, paris, fate)[0] for fate in _FATES]
    assert len({*faces}) > 1
    assert search.look(s, paris) == pytest.approx(sum(faces) / 6)


MONARCHS = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (2, 0)}


def test_what_may_be_declined_is_declined_when_it_does_harm() -> None:
    """Bernhard von Bülow: nobody brings about the opponent's event, if there is no other."""
    france = {"paris": (2, 0), "picardy": (2, 0), "dijon": (2, 0), "bordeaux": (3, 0)}
    for discard, answer in (([22], DONE), ([21, 22], CARD + 21)):
        s = board({**MONARCHS, **france}, hands=((18, 30), (33,)), discard=discard)
        play(s, "18", "event")
        assert reply(s, AUTHORITARIAN) == answer


def test_free_operations_are_taken() -> None:
    """Viscount Grey: they bring something, with one way to use them as with two."""
    for support, answers in (
        ({"paris": (2, 1), "dijon": (0, 1)}, {PLACE, CHECK}),
        ({"paris": (0, 1)}, {PLACE}),
    ):
        s = board(support, turn=4, active=LIBERAL, hands=((30,), (55, 33)))
        play(s, "55", "event")
        assert reply(s, LIBERAL) in answers


def test_a_choice_on_the_way_is_made_for_who_makes_it() -> None:
    """The Liberal player looks at a card that lets the opponent choose among the discards."""
    s = board({**MONARCHS, "paris": (0, 1)}, active=LIBERAL, hands=((13,), (18, 22)), discard=[9, 21])
    assert reply(s, LIBERAL) in s.pending[0].legal
    play(s, "18", "event_first")
    assert reply(s, AUTHORITARIAN) == CARD + 21


def test_a_scoring_is_weighed_by_itself() -> None:
    """Without Stability cards and without its Crisis roll, which would start the war here."""
    france = {"paris": (0, 6), "picardy": (0, 6)}
    s = board(france, hands=((FRANCE_SCORING, 30), (33,)), tension=6, track=FOUR)
    theirs, ours = standings(s, FRANCE)
    score_at_once(s, AUTHORITARIAN, CARD + FRANCE_SCORING)
    s.run()
    assert (s.vp, s.blocs, s.region) == (ours.total - theirs.total, {}, NOBODY)
    assert (asked(s), s.pending[0].seat) == (questions.Card, LIBERAL)


def test_stability_cards_are_weighed_without_the_crisis() -> None:
    """The end of the scoring is reached all the same, even of one that Popular Uproar breaks off."""
    uproar = {"finland": (0, 2), "nicolas_ii": (4, 0)}
    s = scoring_begun(
        "russia", active=AUTHORITARIAN, support=uproar, tension=6, track=FOUR, fate=dice(6, 1, 6)
    )
    before = s.copy()
    t = calm(s)
    assert s == before
    choose(t, 17, 4)
    play(t, "moscow")
    assert (t.blocs, t.region, t.aborted) == ({}, NOBODY, False)
    assert t.hands[AUTHORITARIAN] == (8,)  # the scoring card is back
    for position, war in ((calm(s), False), (s, True)):
        choose(position, *IDLE)
        assert bool(position.blocs) == war
