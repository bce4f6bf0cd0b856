"""How the game begins: turmoil.1.*, .2.5.2.*, .3.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.opening import INSTALMENTS, Discretionary, ShowScoring
from salon.games.turmoil.state import TurmoilState
from salon.kernel import BadSetup
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    asked,
    board,
    control,
    kinds,
    legal,
    play,
    refused,
    shown,
    support,
)

AUTHORITARIAN = {
    "french_catholic_church": 4,
    "french_armed_forces": 1,
    "colonials": 1,
    "belgium": 1,
    "east_prussia": 1,
    "wilhelm_ii": 5,
    "imperial_army": 3,
    "jugendstil": 1,
    "nicolas_ii": 4,
    "dual_monarchy": 1,
    "bulgaria": 1,
    "algeria": 1,
    "saxony": 1,
}
LIBERAL = {
    "netherlands": 1,
    "greece": 2,
    "trieste": 1,
    "russian_bourgeoisie": 2,
    "siberia": 2,
    "bavaria": 2,
    "french_writers": 2,
    "beau_monde": 1,
    "picardy": 2,
    "switzerland": 1,
    "romania": 1,
    "paris": 1,
}


def opening(
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()), *, start: bool = True, **position: object
) -> TurmoilState:
    """The start of a game with these opening hands, before scoring cards may be shown."""
    steps = [*(Discretionary(side, n) for side, n in INSTALMENTS), ShowScoring()]
    return board(start=start, hands=hands, stack=steps, **position)  # type: ignore[arg-type]


def decided(s: TurmoilState, authoritarian: str = "no", liberal: str = "no") -> TurmoilState:
    """Both have said whether they show their scoring cards."""
    play(s, authoritarian, seat=A)
    play(s, liberal, seat=L)
    return s


def instalments(s: TurmoilState) -> list[tuple[int, int]]:
    """Who places how much, in which order."""
    found: list[tuple[int, int]] = []
    while s.pending:
        seat, left = s.pending[0].seat, s.pending[0].prompt.args["left"]
        assert isinstance(left, int)
        found.append((seat, left))
        for _ in range(left):
            assert s.pending[0].seat == seat
            play(s, "jugendstil" if seat == A else "symbolism")
    return found


@clause("turmoil.1.0.a")
def test_two_sides() -> None:
    assert GAME.seat_counts == (2,)
    for seats in (1, 3):
        with pytest.raises(BadSetup):
            GAME.new(seats)
    s = GAME.new(2, seed=3)
    assert len(shown(s)["players"]) == 2
    assert {key for space in shown(s)["spaces"].values() for key in space} == {
        "authoritarian",
        "liberal",
        "control",
        "needs",
    }


@clause("turmoil.1.0.a", "turmoil.4.2.a")
def test_an_answer_belongs_to_one_side() -> None:
    s = board(hands=((13,), (22,)))
    assert refused(s, "22", seat=L).clause == "turmoil.4.2.a"
    assert s.pending[0].seat == A


@clause("turmoil.3.1.a", "turmoil.4.5.1.a")
def test_the_opening_deal() -> None:
    s = GAME.new(2, seed=11)
    assert [len(hand) for hand in s.hands] == [8, 8]
    assert len(s.deck) == 38 - 16
    assert {GAME.cards.era[card] for card in (*s.deck, *s.hands[A], *s.hands[L])} == {"victorian"}
    assert s.hands != GAME.new(2, seed=12).hands
    assert s.hands == GAME.new(2, seed=11).hands


@clause("turmoil.3.1.b")
def test_hands_are_seen_before_support_is_placed() -> None:
    s = GAME.new(2, seed=11)
    assert asked(s) is questions.Show
    for seat in (A, L):
        assert shown(s, seat)["players"][seat]["hand"] == [f"card.{card}" for card in s.hands[seat]]
        assert set(shown(s, seat)["players"][1 - seat]["hand"]) == {None}
    assert {space: support(s, space)[A] for space in NUMBER if support(s, space)[A]} == AUTHORITARIAN


@clause("turmoil.3.1.c", "turmoil.r.reveal-timing")
def test_two_scoring_cards_may_be_shown() -> None:
    s = opening(((6, 7, 13), (8, 22)))
    assert legal(s, A) == {"yes", "no"}
    assert legal(s, L) == {"no"}
    assert refused(s, "yes", seat=L).clause == "turmoil.3.1.c"
    kept = decided(s, "no", "no")
    assert asked(kept) is questions.SetUp
    assert set(shown(kept, L)["players"][A]["hand"]) == {None}


@clause("turmoil.r.reveal-timing")
def test_both_decide_in_secret_and_show_together() -> None:
    s = opening(((6, 7), (8, 22)))
    play(s, "yes", seat=A)
    assert asked(s) is questions.Show
    assert s.pending[0].seat == L
    assert shown(s, L)["players"][A]["hand"] == [None, None]
    assert facts.Shows in kinds(play(s, "no", seat=L))
    assert asked(s) is questions.SetUp


@clause("turmoil.3.1.c", "turmoil.r.reveal-amount")
def test_shown_cards_return_to_the_hand() -> None:
    s = decided(opening(((6, 7, 13), ())), "yes")
    assert shown(s, L)["players"][A]["hand"] == ["card.6", "card.7", None]
    assert s.hands[A] == (6, 7, 13)


@clause("turmoil.r.reveal-amount")
def test_three_shown_cards_bring_no_more_than_two() -> None:
    assert instalments(decided(opening(((6, 7, 8), ())), "yes")) == [
        (A, 3),
        (L, 2),
        (A, 4),
        (L, 3),
        (A, 2),
        (L, 1),
    ]


@clause("turmoil.3.2.a", "turmoil.3.2.b", "turmoil.3.3.a", "turmoil.3.3.b", "turmoil.r.prussia-name")
def test_the_fixed_support() -> None:
    s = GAME.new(2, seed=1)
    spaces = shown(s)["spaces"]
    assert {id: n["authoritarian"] for id, n in spaces.items() if n["authoritarian"]} == AUTHORITARIAN
    assert {id: n["liberal"] for id, n in spaces.items() if n["liberal"]} == LIBERAL
    assert (sum(AUTHORITARIAN.values()), sum(LIBERAL.values())) == (25, 18)
    assert (len(AUTHORITARIAN), len(LIBERAL)) == (13, 12)
    printed = {space.id: space.start for space in GAME.cards.atlas.spaces}
    assert {id for id, start in printed.items() if start[A]} == set(AUTHORITARIAN)
    assert {id for id, start in printed.items() if start[L]} == set(LIBERAL)
    assert "prussia" not in printed
    assert [id for id in printed if control(s, id) == A] == [
        "french_catholic_church",
        "wilhelm_ii",
        "nicolas_ii",
    ]


@clause("turmoil.3.4.a", "turmoil.3.4.b")
def test_six_instalments() -> None:
    found = instalments(decided(opening()))
    assert found == [(A, 2), (L, 2), (A, 3), (L, 3), (A, 1), (L, 1)]
    s = GAME.new(2, seed=5)
    decided(s)
    while asked(s) is questions.SetUp:
        play(s, "jugendstil" if s.pending[0].seat == A else "symbolism")
    assert (support(s, "jugendstil"), support(s, "symbolism")) == ((7, 0), (0, 6))
    assert (asked(s), s.pending[0].seat) == (questions.Card, A)


@clause("turmoil.3.4.c")
def test_support_goes_where_the_opponent_has_none() -> None:
    s = decided(opening())
    assert legal(s) == set(NUMBER) - set(LIBERAL) - {"norway"}
    assert refused(s, "paris").clause == "turmoil.3.4.c"
    play(s, "kiel", "jugendstil")
    # Now the Liberal player: neither the fixed support of the opponent nor what has just been placed.
    assert legal(s) == set(NUMBER) - set(AUTHORITARIAN) - {"kiel", "norway"}
    assert refused(s, "kiel").clause == "turmoil.3.4.c"


@clause("turmoil.3.4.d", "turmoil.r.setup-stacking")
def test_support_may_be_spread_or_stacked_anywhere() -> None:
    s = decided(opening())
    play(s, "libya", "libya")  # far from all Authoritarian support
    play(s, "trieste", "symbolism")
    play(s, "nicolas_ii", "nicolas_ii", "nicolas_ii")
    assert support(s, "libya") == (2, 0)
    assert support(s, "trieste") == (0, 2)
    assert support(s, "nicolas_ii") == (7, 0)
    assert control(s, "libya") == A


@clause("turmoil.3.4.e")
def test_who_shows_scoring_cards_places_one_more_each_time() -> None:
    one = instalments(decided(opening(((6, 8), (7,))), "yes"))
    assert one == [(A, 3), (L, 2), (A, 4), (L, 3), (A, 2), (L, 1)]
    other = instalments(decided(opening(((13,), (6, 7))), "no", "yes"))
    assert other == [(A, 2), (L, 3), (A, 3), (L, 4), (A, 1), (L, 2)]
    kept = instalments(decided(opening(((6, 8), (7,))), "no"))
    assert kept == [(A, 2), (L, 2), (A, 3), (L, 3), (A, 1), (L, 1)]


@clause("turmoil.r.setup-forbidden-spaces", "turmoil.4.norway.a")
def test_norway_and_the_boxes_take_no_support_at_the_start() -> None:
    s = decided(opening(start=False))
    assert legal(s) == set(NUMBER) - {"norway"}
    assert refused(s, "norway").clause == "turmoil.4.norway.a"
    assert all(f"space.{box.id}" not in GAME.vocabulary for box in GAME.cards.atlas.boxes)


@clause("turmoil.3.5.a", "turmoil.3.5.b", "turmoil.3.5.c", "turmoil.3.5.f", "turmoil.2.5.2.a")
def test_the_tracks_at_the_start() -> None:
    s = decided(GAME.new(2, seed=2))
    while asked(s) is questions.SetUp:
        play(s, "jugendstil" if s.pending[0].seat == A else "symbolism")
    seen = shown(s)
    assert (seen["turn"], seen["round"], seen["vp"], seen["tension"]) == (1, 1, 0, 0)
    assert [(player["navy"], player["plus"]) for player in seen["players"]] == [(0, False)] * 2


@clause("turmoil.3.5.d", "turmoil.3.5.e", "turmoil.2.5.2.a")
def test_only_the_three_emperor_league_lies_on_the_board() -> None:
    seen = shown(GAME.new(2, seed=2))
    assert seen["track"] == ["three_emperor_league"]
    assert (seen["changes"], seen["black_hand"], seen["high_water"], seen["display"]) == ([], None, None, [])


@clause("turmoil.2.5.2.a", "turmoil.2.5.2.b")
def test_each_track_is_one_plain_number() -> None:
    s = board(turn=5, round=3, hands=((13,), ()), vp=-7, tension=2, navy=(1, 4))
    for seat in (None, A, L):
        seen = shown(s, seat)
        tracks = {name: seen[name] for name in ("turn", "round", "vp", "tension")}
        assert tracks == {"turn": 5, "round": 3, "vp": -7, "tension": 2}
        assert [player["navy"] for player in seen["players"]] == [1, 4]


@clause("turmoil.3.balance.a", "turmoil.r.setup-balance-amount")
@pytest.mark.parametrize(
    ("balance", "switzerland"), [(0, (0, 1)), (2, (0, 3)), (3, (0, 4)), (-1, (1, 1)), (-3, (3, 1))]
)
def test_a_handicap_in_switzerland(balance: int, switzerland: tuple[int, int]) -> None:
    s = GAME.new(2, seed=4, options={"balance": balance})
    assert support(s, "switzerland") == switzerland
    assert GAME.options["balance"].default == 0
    decided(s)
    assert ("switzerland" in legal(s)) == (not switzerland[L])
    play(s, "kiel", "kiel")
    assert ("switzerland" in legal(s)) == (not switzerland[A])
