"""The way back of the German Navy and its High Water Mark: turmoil.6.3.8.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import facts, questions
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, board, dice, event, kinds, legal, play, shown, stability

COPENHAGENIZATION, MITTELEUROPA = 32, 107


@clause("turmoil.6.3.8.a", "turmoil.6.3.8.b")
def test_the_german_navy_goes_back_and_leaves_its_mark() -> None:
    s = event(COPENHAGENIZATION, navy=(6, 3), fate=dice(1))
    assert (s.navy, s.high_water) == ((4, 3), 6)
    assert shown(s)["high_water"] == 6
    s = event(MITTELEUROPA, navy=(6, 3))
    assert legal(s) == {"done", "1", "2"}
    play(s, "option.1")
    assert (s.navy, s.high_water) == ((5, 3), 6)


@clause("turmoil.6.3.8.c")
def test_the_mark_is_not_lowered() -> None:
    s = event(COPENHAGENIZATION, navy=(6, 3), high_water=8, fate=dice(1))
    assert (s.navy, s.high_water) == ((4, 3), 8)


@clause("turmoil.6.3.8.d")
@pytest.mark.parametrize(("navy", "mark"), [(3, 5), (4, 5), (5, 0)])
def test_the_mark_goes_when_it_is_passed(navy: int, mark: int) -> None:
    s = event(57, A, navy=(navy, 13), high_water=5, fate=dice(1))
    assert (s.navy[A], s.high_water) == (navy + 1, mark)
    assert shown(s)["high_water"] == (mark or None)


@clause("turmoil.6.3.8.e", "turmoil.6.3.8.f", "turmoil.c.high-water-mark.4")
@pytest.mark.parametrize("british", [0, 7])
def test_a_box_entered_again_brings_nothing(british: int) -> None:
    # Kaiser class, below and at the mark.
    for mark in (6, 8):
        s = event(57, A, navy=(5, british), high_water=mark, fate=dice(1))
        assert (s.navy[A], s.vp) == (6, 0)
    new = event(57, A, navy=(5, british), high_water=5, fate=dice(1))
    assert new.vp == (-2 if british == 0 else -1)


@clause("turmoil.6.3.8.e", "turmoil.6.3.8.g", "turmoil.r.high-water-ability")
def test_the_mark_stands_in_for_the_german_navy() -> None:
    # Nassau class, with the mark in or beyond it.
    for mark in (2, 5):
        s = board(active=L, hands=((34,), (14,)), navy=(0, 1), high_water=mark)
        assert s.value_of(14, L) == 2  # the ability stays with the Authoritarian player …
        s = board(active=L, hands=((34,), (14,)), navy=(0, 2), high_water=mark)
        assert s.value_of(14, L) == 3  # … until the British Navy comes,
        s = board(hands=((21,), (22,)), navy=(0, 2), high_water=mark)
        assert s.value_of(21, A) == 3  # which gains no ability.
    s = board(hands=((21,), (22,)), navy=(0, 2), high_water=1)
    assert s.value_of(21, A) == 2


@clause("turmoil.6.3.8.g")
@pytest.mark.parametrize(("mark", "round_"), [(3, True), (4, False), (9, False)])
def test_a_british_second_arrival_gains_no_ability(mark: int, round_: bool) -> None:
    s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(1, 4), high_water=mark)
    play(s, "22", "event", "dijon", "dijon")
    assert (asked(s) is questions.Helgoland) == round_


@clause("turmoil.r.high-water-ability")
def test_the_look_at_the_opponents_hand_stays_with_the_mark() -> None:
    # Orion class: the German Navy stands behind the box, its mark in it.
    s = board(round=2, hands=((30, 13), (22, 33)), navy=(5, 3), high_water=7)
    events = play(s, "30", "event", "kiel", "kiel")
    assert facts.Espionage in kinds(events)
    assert shown(s, A)["players"][L]["hand"] == ["card.22", "card.33"]


@clause("turmoil.r.high-water-british-vp", "turmoil.c.high-water-mark.3")
@pytest.mark.parametrize(("mark", "points"), [(5, 2), (6, 1), (9, 1)])
def test_the_british_navy_comes_second_after_the_mark(mark: int, points: int) -> None:
    s = event(57, L, navy=(2, 5), high_water=mark, fate=dice(1))
    assert (s.navy, s.vp) == ((2, 6), points)


@clause("turmoil.r.high-water-lead")
def test_the_mark_is_no_lead() -> None:
    s = board(hands=((21,), (22,)), navy=(2, 5), high_water=9)
    assert (s.lead(A), s.lead(L)) == (-3, 3)
    assert event(29, navy=(2, 5), high_water=9).owed == 2
    # The Naval Law Amendment needs a British lead.
    s = stability(16, 0, navy=(2, 5), high_water=9, fate=dice(6))
    assert s.navy == (3, 5)


@clause("turmoil.r.naval-floor")
@pytest.mark.parametrize(("navy", "after", "mark"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 1, 3)])
def test_the_german_navy_goes_back_to_the_start_at_most(navy: int, after: int, mark: int) -> None:
    s = event(COPENHAGENIZATION, navy=(navy, 0), fate=dice(1))
    assert (s.navy, s.high_water) == ((after, 0), mark)


@clause("turmoil.r.naval-floor")
def test_mitteleuropa_goes_back_no_further_than_there_are_boxes() -> None:
    s = event(MITTELEUROPA, navy=(1, 0))
    assert legal(s) == {"done", "1"}
    assert event(MITTELEUROPA, navy=(0, 0)).pending == ()


@clause("turmoil.n.orion.1")
def test_orion_reached_in_the_second_round_works_at_its_end() -> None:
    s = board(round=2, hands=((21, 13), (22, 33)), navy=(6, 3), fate=dice(6))
    events = play(s, "21", "naval")
    assert s.navy == (7, 3)
    assert facts.Espionage in kinds(events)
