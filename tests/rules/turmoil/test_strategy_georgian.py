"""The Georgian Strategy cards, one by one: what each does, to whom, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil.operations import price, targets
from salon.games.turmoil.war import war_modifier
from salon.games.turmoil.where import ANYWHERE
from tests.marks import clause
from tests.rules.turmoil.board import NUMBER, A, L, board, control, dice, legal, play, support
from tests.rules.turmoil.card_board import (
    ALL,
    AUSTRIA_HUNGARY,
    BALKANS,
    EVERYWHERE,
    FULL,
    GERMANY,
    HELD,
    INDEPENDENT,
    MONARCH,
    PRINTED,
    WORKER,
    Way,
    answers,
    asks,
    at_war,
    attempt,
    cards,
    each,
    end_turn,
    everywhere,
    face,
    follow,
    happen,
    lies,
    must,
    named,
    news,
    of_era,
    over,
    track,
    war,
)


def test_what_is_printed() -> None:
    for card in of_era("G"):
        assert face(card) == PRINTED[card], card


# -- 61, and 81 to 90 ----------------------------------------------------------------------------

REVOLT = {"moscow": (0, 3), "poland": (0, 3), "saint_petersburg": (0, 3)}


@cards(61)
@clause(
    "turmoil.m.russian-collapse.1", "turmoil.m.three-emperor-league.3", "turmoil.r.russian-collapse-crisis"
)
@pytest.mark.parametrize("first", ["three_emperor_league", "franco_russian_alliance"])
def test_russian_collapse(first: str) -> None:
    s = happen(61, support=REVOLT, track=[first, "dual_alliance"], fate=dice(1))
    assert over(s)
    assert s.tension == 1
    assert s.fate.counter == 1
    assert news(s, REVOLT) == {}
    assert track(s) == ("russian_collapse", "dual_alliance")
    assert s.status == -3
    assert lies(s, 61) == "display"
    assert s.barred_by(26) == 61
    assert war_modifier(s, A) == 2
    assert war_modifier(s, L) == 0  # the Dual Alliance alone


@cards(61)
def test_russian_collapse_and_the_war() -> None:
    s = happen(61, support=REVOLT, **war())
    assert at_war(s)
    assert track(s) == FULL
    assert not s.bans


@pytest.mark.parametrize(
    "position",
    [
        {**REVOLT, "moscow": (0, 2)},
        {**REVOLT, "moscow": (0, 2), "siberia": (0, 5), "paris": (0, 2)},  # no Russian battlegrounds
        {"moscow": (3, 0), "poland": (3, 0), "saint_petersburg": (3, 0)},
    ],
)
def test_russian_collapse_needs_three_battlegrounds(position: dict[str, tuple[int, int]]) -> None:
    s = happen(61, support=position)
    assert over(s)
    assert s.tension == 0
    assert lies(s, 61) == "discard"


@cards(81)
def test_raoul_villain() -> None:
    s = happen(81, force={75: L})
    assert over(s)
    assert s.vp == -1
    assert lies(s, 81) == lies(s, 75) == "removed"
    assert s.barred_by(75) == 81
    assert not s.playable(75, L)
    s = happen(81)
    assert s.vp == -1
    assert not s.playable(75, L)
    assert lies(s, 75) == "deck"


@cards(82)
def test_agadir_crisis() -> None:
    s = happen(82, support={"morocco": (1, 2)})
    assert asks(s) == L
    play(s, "option.1")
    assert over(s)
    assert s.vp == -1
    assert news(s) == {"morocco": (5, 2)}
    assert control(s, "morocco") == A
    assert s.tension == 0
    assert lies(s, 82) == "removed"
    s = happen(82, support={"morocco": (1, 2)}, fate=dice(6))
    play(s, "option.2")
    assert over(s)
    assert s.vp == 1
    assert s.tension == 2
    assert s.fate.counter == 1
    assert support(s, "morocco") == (1, 2)


@cards(82)
def test_agadir_crisis_and_the_war() -> None:
    s = happen(82, **war(die=4))
    play(s, "option.2")
    assert at_war(s)
    assert s.vp == 1
    assert s.tension == 2  # 4 + 2 + 1


@cards(83)
@clause("turmoil.8.1.2.c")
def test_gavrilo_princip() -> None:
    capitals = {"vienna": (3, 0), "budapest": (2, 0)}
    s = happen(83, support=capitals, force={4: A}, tension=3, fate=dice(1))
    assert over(s)
    assert s.tension == 5
    assert s.vp == 0  # the ceiling has gone with Franz Ferdinand
    assert lies(s, 4) == lies(s, 83) == "removed"
    assert s.barred_by(4) == 83
    assert not s.playable(4, A)
    assert s.fate.counter == 1
    assert news(s, capitals) == {}


@cards(83)
def test_gavrilo_princip_and_the_war() -> None:
    s = happen(83, **war(die=4))
    assert at_war(s)
    assert s.tension == 2


@cards(84)
@clause("turmoil.r.balkan-federation-checks")
def test_balkan_federation() -> None:
    s = happen(84, support={"serbia": (3, 0)})
    assert asks(s) == L
    assert must(s) == BALKANS
    play(s, "serbia")
    assert over(s)
    assert news(s) == {"serbia": (3, 1)}
    assert lies(s, 84) == "display"
    end_turn(s)
    assert lies(s, 84) == "removed"
    assert s.laws.bonus_in == [-1, -1]


@pytest.mark.parametrize(
    ("side", "spaces", "bought"), [(L, ["greece"] * 3, 3), (L, ["nice", "greece"], 1), (A, ["greece"] * 2, 2)]
)
def test_balkan_federation_and_operations(side: int, spaces: list[str], bought: int) -> None:
    hands = ((30,), (21,)) if side == A else ((21,), (30,))
    before = {"greece": (1, 1), "paris": (1, 1)}
    s = board(before, turn=8, force={84: L}, hands=hands, active=side)
    mode = "operations" if side == A else "operations_first"
    play(s, "30", mode, "place", *spaces)
    assert support(s, "greece")[side] == 1 + bought
    assert s.ops == 0


@cards(85)
def test_patriotism() -> None:
    before = {"picardy": (0, 2), "belgium": (0, 1), "romania": (1, 1), "saxony": (0, 1), "paris": (0, 2)}
    s = happen(85, support=before)
    assert asks(s) == A
    assert must(s) == {"picardy", "belgium", "romania", "saxony"} <= WORKER
    play(s, "picardy")
    assert must(s) == {"belgium", "romania", "saxony"}
    play(s, "belgium", "romania")
    assert over(s)
    assert lies(s, 85) == "removed"
    assert news(s, before) == {"picardy": (1, 1), "belgium": (1, 0), "romania": (2, 0)}


NEUTRALS = ["belgium", "netherlands", "spain_portugal", "denmark", "norway", "sweden"]


@cards(86)
@pytest.mark.parametrize("n", range(7))
def test_parliament_act(n: int) -> None:
    held = dict.fromkeys(NEUTRALS[:n], (0, 3))
    other = dict.fromkeys(NEUTRALS[n:], (3, 2))
    elsewhere = {"italy": (0, 3), "paris": (0, 2)}
    s = happen(86, support={**held, **other, **elsewhere}, changes=["norwegian_independence"])
    assert over(s)
    assert s.vp == 1 + n
    assert lies(s, 86) == "removed"


@cards(86)
def test_parliament_act_counts_control() -> None:
    # 2 is enough in Norway, Denmark and Spain, not in the others.
    s = happen(86, support=dict.fromkeys(NEUTRALS, (0, 2)), changes=["norwegian_independence"])
    assert s.vp == 4
    assert happen(86, support=dict.fromkeys(NEUTRALS, (3, 0)), changes=["norwegian_independence"]).vp == 1


@cards(87)
@clause("turmoil.m.balkan-war.1", "turmoil.m.balkan-war.2")
def test_war_in_the_balkans() -> None:
    before = {"greece": (0, 2), "serbia": (2, 2), "italy": (0, 2)}
    s = happen(87, support=before, fate=dice(6))
    assert s.tension == 1
    assert s.fate.counter == 1
    assert asks(s) == A
    assert must(s) == {"greece", "serbia"}
    play(s, "greece", "greece")
    assert over(s)
    assert news(s, before) == {"greece": (0, 0), "serbia": (2, 1)}
    assert lies(s, 87) == "display"
    assert track(s) == ("three_emperor_league", "balkan_war")
    assert s.status == -4  # -3, -2 and +1


@cards(87)
def test_war_in_the_balkans_may_strike_one_space() -> None:
    s = happen(87, support={"greece": (0, 4), "serbia": (2, 2)}, fate=dice(6))
    play(s, "greece", "greece", "greece")
    assert over(s)
    assert support(s, "greece") == (0, 1)


@cards(90)
@clause("turmoil.m.balkan-war.1")
def test_balkan_civil_war() -> None:
    before = {"serbia": (4, 1), "greece": (0, 2)}
    s = happen(90, support=before, fate=dice(6))
    assert s.tension == 1
    assert s.fate.counter == 1
    assert asks(s) == L
    assert must(s) == BALKANS
    play(s, "serbia")
    assert over(s)
    assert news(s, before) == {"serbia": (4, 4)}
    assert lies(s, 90) == "removed"
    assert track(s) == ("three_emperor_league", "balkan_war")
    s = happen(90, support=before, fate=dice(6))
    play(s, "greece")
    assert over(s)
    assert news(s, before) == {}


@cards(87, 90)
@clause("turmoil.r.balkan-marker-twice")
@pytest.mark.parametrize("card", [87, 90])
def test_there_is_one_balkan_war_marker(card: int) -> None:
    laid = ("three_emperor_league", "balkan_war", "dual_alliance")
    s = happen(card, support={"serbia": (1, 1)}, track=laid, fate=dice(1))
    if card == 90:
        play(s, "serbia")
    assert over(s)
    assert track(s) == laid
    assert support(s, "serbia") == ((1, 0) if card == 87 else (1, 1))


@cards(87, 90)
@pytest.mark.parametrize("card", [87, 90])
def test_balkan_wars_and_the_great_war(card: int) -> None:
    before = {"serbia": (2, 1)}
    laid = ("franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance")
    s = happen(card, support=before, track=laid, fate=dice(6, 1, 1))
    assert not at_war(s)  # 6 + 1 - 1: the marker comes after the roll
    s = happen(card, support=before, **war())
    assert at_war(s)
    assert news(s, before) == {}
    assert track(s) == FULL


@cards(87, 90)
@pytest.mark.parametrize("card", [87, 90])
def test_legacy_of_bismarck_takes_their_crisis_rolls_away(card: int) -> None:
    s = happen(card, support={"serbia": (2, 1)}, force={25: A}, track=FULL[:4], tension=5, fate=dice())
    if card == 90:
        play(s, "serbia")
    assert over(s)
    assert s.tension == 6
    assert track(s) == FULL


@cards(88)
@clause("turmoil.8.2.5.b", "turmoil.m.us-interventionism.3", "turmoil.9.0.2.d")
def test_us_non_interventionism() -> None:
    s = happen(88, force={58: L, 10: L}, ready=([13, 14], [3, 4]))
    assert over(s)
    assert s.ready_cards(A) == tuple(range(11, 21))
    assert s.ready_cards(L) == (3, 4)
    assert lies(s, 58) == "removed"
    assert lies(s, 88) == "display"
    assert s.barred_by(58) == 88
    assert war_modifier(s, L) == 0


@cards(58, 88)
@clause("turmoil.r.ban-ends-with-source")
def test_us_non_interventionism_frees_the_arms_traders() -> None:
    s = happen(58, turn=8)
    assert not s.playable(100, A)
    s = happen(88, discard=[58])
    assert s.barred_by(58) == 88
    assert not s.playable(58, L)
    assert lies(s, 58) == "discard"
    # The ban of the arms traders ends with US Interventionism.
    s = board(turn=8, force={58: L}, hands=((88, 100), (9, 38)))
    s.bans = ((58, 100),)
    play(s, "88", "event", "9", "operations")
    assert s.playable(100, A)


@cards(89)
def test_stolypin_land_reforms() -> None:
    before = {"belarus": (0, 2), "ukraine": (1, 0), "bulgaria": (0, 2), "moscow": (0, 2)}
    s = happen(89, support=before)
    assert over(s)
    assert lies(s, 89) == "removed"
    assert news(s, before) == {"belarus": (1, 1), "ukraine": (2, 0), "crimea": (1, 0)}


# -- 91 to 100 -----------------------------------------------------------------------------------


@cards(91)
def test_funeral_of_edward_vii() -> None:
    before = {"wilhelm_ii": (5, 0)}
    s = happen(91, support=before, tension=2)
    assert over(s)
    assert s.tension == 1
    assert s.vp == 0
    assert lies(s, 91) == "removed"
    assert news(s, before) == {**dict.fromkeys(MONARCH, (0, 1)), "wilhelm_ii": (5, 1)}
    s = happen(91, options={"monarchy": True}, changes=["monarchy_restored"])
    assert s.vp == 1
    assert set(news(s)) == MONARCH | {"paris"}


@cards(92)
@pytest.mark.parametrize(
    ("was", "then", "n"),
    [
        ((5, 1), (5, 3), 3),
        ((6, 0), (6, 4), 4),
        ((8, 0), (8, 6), 4),
        ((1, 2), (1, 2), 2),
        ((0, 3), (0, 3), 3),
        ((2, 0), (2, 0), 0),
    ],
)
def test_freedom_and_accord_party(was: tuple[int, int], then: tuple[int, int], n: int) -> None:
    s = happen(92, support={"constantinople": was, "greece": (3, 0), "trieste": (0, 2)}, happened=[47])
    assert support(s, "constantinople") == then
    if n:
        assert asks(s) == L
        assert must(s) == BALKANS
        play(s, *["greece"] * n)
    assert over(s)
    assert support(s, "greece") == (3, n)
    assert lies(s, 92) == "removed"


PORTE: dict[str, tuple[int, int]] = {"constantinople": (6, 2), "greece": (0, 2)}


@cards(93)
def test_raid_on_the_sublime_porte() -> None:
    s = happen(93, support=PORTE, happened=[48], fate=dice(6))
    assert s.tension == 0
    assert s.fate.counter == 1
    assert support(s, "constantinople") == (6, 0)
    assert asks(s) == A
    assert answers(s) == {"constantinople"}
    play(s, "constantinople")
    assert must(s) == BALKANS
    play(s, "greece", "constantinople", "greece", "constantinople", "serbia", "constantinople", "serbia")
    assert over(s)
    assert lies(s, 93) == "display"
    assert s.barred_by(92) == 93
    assert news(s) == {"constantinople": (2, 0), "greece": (2, 2), "serbia": (2, 0)}
    s = happen(93, support=PORTE, happened=[48], fate=dice(6))
    play(s, "done")
    assert over(s)
    assert support(s, "constantinople") == (6, 0)
    assert not s.playable(92, L)


@cards(93)
def test_raid_on_the_sublime_porte_and_the_war() -> None:
    s = happen(93, support=PORTE, happened=[48], tension=1, **war())
    assert at_war(s)
    assert support(s, "constantinople") == (6, 2)
    assert not s.bans


@pytest.mark.parametrize("card", [92, 93])
def test_what_must_have_happened_before(card: int) -> None:
    others = [number for number in PRINTED if number not in {card, 47, 48}]
    s = happen(card, support=PORTE, happened=others)
    assert over(s)
    assert lies(s, card) == "discard"
    assert news(s, PORTE) == {}
    for needed in (47, 48):
        s = happen(card, support=PORTE, happened=[needed], fate=dice(1))
        assert s.happened >> card & 1


@cards(94)
@clause("turmoil.m.perfidious-italy.1", "turmoil.m.perfidious-italy.2", "turmoil.m.triple-alliance.3")
def test_perfidious_italy() -> None:
    s = happen(94, support={"italy": (3, 0)})
    assert over(s)
    assert news(s) == {"italy": (3, 2), "libya": (0, 2)}
    assert lies(s, 94) == "display"
    assert track(s) == ("three_emperor_league", "perfidious_italy")
    assert s.barred_by(68) == 94
    assert not s.playable(68, A)
    s = happen(94, force={68: A}, track=["three_emperor_league", "triple_alliance", "dual_alliance"])
    assert track(s) == ("three_emperor_league", "perfidious_italy", "dual_alliance")
    assert lies(s, 68) == "removed"
    assert war_modifier(s, A) == 4


@cards(95)
@clause("turmoil.m.splendid-isolation.1", "turmoil.m.splendid-isolation.2", "turmoil.m.entente-cordiale.2")
def test_splendid_isolation() -> None:
    spaces = ("netherlands", "belgium", "norway", "sweden", "paris")
    before = {**dict.fromkeys(spaces, (1, 2)), "denmark": (0, 2), "sweden": (2, 0)}
    s = happen(95, support=before, changes=["norwegian_independence"])
    assert over(s)
    assert lies(s, 95) == "display"
    assert news(s, before) == dict.fromkeys(("netherlands", "belgium", "norway", "paris"), (1, 1))
    assert track(s) == ("three_emperor_league", "splendid_isolation")
    assert [s.barred_by(card) for card in (10, 66, 55)] == [95] * 3
    assert not any(s.playable(card, L) for card in (10, 66, 55))


@cards(95)
@clause("turmoil.r.us-interventionism-condition")
def test_splendid_isolation_ends_the_entente() -> None:
    s = happen(95, force={10: L, 58: L}, track=["three_emperor_league", "entente_cordiale", "dual_alliance"])
    assert track(s) == ("three_emperor_league", "splendid_isolation", "dual_alliance")
    assert lies(s, 10) == "removed"
    assert war_modifier(s, L) == 0  # nor the +2 of the United States


YUGOSLAVIA = ["serbia", "montenegro", "bosnia", "croatia", "macedonia"]


@cards(96)
def test_yugoslavia_won() -> None:
    before = {"serbia": (1, 4), "bosnia": (0, 1), "croatia": (3, 0), "greece": (0, 2)}
    # 3 and Croatia against 3 and Serbia: the Authoritarian side wins ties.
    s = happen(96, support=before, fate=dice(3, 3))
    assert asks(s) == A
    assert must(s) == {"serbia", "bosnia"}
    play(s, "serbia")
    assert over(s)
    assert news(s, before) == {"serbia": (5, 0)}
    assert lies(s, 96) == "display"
    assert s.barred_by(83) == 96
    assert not s.playable(83, A)


@cards(96)
def test_yugoslavia_lost() -> None:
    before = {"serbia": (1, 4), "bosnia": (0, 1), "croatia": (3, 0)}
    s = happen(96, support=before, fate=dice(3, 4))
    assert over(s)
    assert news(s, before) == {}
    assert s.playable(83, A)
    assert lies(s, 96) == "display"


@cards(96)
@pytest.mark.parametrize("space", YUGOSLAVIA)
def test_yugoslavia_counts_each_of_the_five(space: str) -> None:
    s = happen(96, support={space: (0, 3)}, fate=dice(3, 3))
    assert over(s)
    assert support(s, space) == (0, 3)  # 3 against 4
    s = happen(96, support={space: (0, 3)}, fate=dice(4, 3))
    assert over(s)
    assert support(s, space) == (3, 0)
    s = happen(96, support={space: (4, 1)}, fate=dice(3, 4))
    assert over(s)
    assert support(s, space) == (5, 0)


@cards(96)
def test_yugoslavia_counts_no_other_space() -> None:
    elsewhere = dict.fromkeys(["greece", "bulgaria", "romania", "trieste"], (0, 3))
    s = happen(96, support={**elsewhere, "serbia": (0, 1)}, fate=dice(3, 3))
    assert over(s)
    assert support(s, "serbia") == (1, 0)


@cards(98)
def test_reinhold_von_sydow() -> None:
    s = happen(98, navy=(1, 1), fate=dice(1, 2, 2))
    assert over(s)
    assert lies(s, 98) == "display"
    assert not attempt(s, A, 1)  # 1 + 1 + 2 is below 5
    s.plus = (False, False)
    assert attempt(s, A, 1)
    assert not attempt(s, L, 2)  # 2 + 2


@cards(99)
@pytest.mark.parametrize(
    ("navy", "then"), [((1, 1), (1, 2)), ((1, 4), (1, 5)), ((3, 2), (3, 4)), ((6, 2), (6, 4))]
)
def test_franco_british_naval_cooperation(navy: tuple[int, int], then: tuple[int, int]) -> None:
    laid = ["three_emperor_league", "entente_cordiale"]
    s = happen(99, navy=navy, track=laid)
    assert over(s)
    assert s.navy == then
    assert lies(s, 99) == "removed"
    assert s.vp == (1 if navy[1] == 2 else 0)  # Bellerophon, as the second


def test_franco_british_naval_cooperation_needs_the_marker() -> None:
    s = happen(99, force={10: L}, track=["three_emperor_league", "splendid_isolation"])
    assert over(s)
    assert s.navy == (0, 0)
    assert lies(s, 99) == "discard"


@cards(100)
@pytest.mark.parametrize("tension", [0, 3, 6])
def test_arms_traders(tension: int) -> None:
    s = happen(100, tension=tension)
    assert over(s)
    assert s.vp == -tension
    assert s.tension == tension
    assert lies(s, 100) == "discard"


# -- 101 to 110 ----------------------------------------------------------------------------------

RURAL = {"brittany_normandy", "bordeaux", "nice", "picardy", "dijon"}


@cards(101)
def test_aristide_briand() -> None:
    s = happen(101, support={"paris": (0, 1), "nice": (2, 0)}, force={76: L})
    assert lies(s, 76) == "removed"
    assert s.laws.free == (set(), set())
    assert asks(s) == L
    assert must(s) == RURAL
    assert s.vp == 0
    play(s, "nice")
    assert must(s) == RURAL - {"nice"}
    play(s, "dijon")
    assert over(s)
    assert news(s) == {"paris": (0, 1), "nice": (2, 1), "dijon": (0, 1)}
    assert lies(s, 101) == "display"
    assert s.barred_by(76) == 101


@cards(101)
def test_aristide_briand_with_paris() -> None:
    s = happen(101, support={"paris": (0, 2)})
    assert s.vp == 1
    assert must(s) == RURAL
    play(s, "nice", "dijon", "picardy")
    assert must(s) == {"brittany_normandy", "bordeaux"}
    play(s, "bordeaux")
    assert over(s)
    assert news(s) == {
        "paris": (0, 2),
        **dict.fromkeys(("nice", "dijon", "picardy", "bordeaux"), (0, 1)),
    }


@cards(76, 101)
@clause("turmoil.r.ban-ends-with-source")
def test_aristide_briand_does_not_free_bonapartism() -> None:
    s = happen(76, turn=8)
    assert not s.playable(20, A)
    s = board(turn=8, force={76: L}, hands=((21,), (101,)), active=L)
    s.bans = ((76, 20),)
    play(s, "101", "event", "nice", "dijon")
    assert lies(s, 76) == "removed"
    assert not s.playable(20, A)
    assert not s.playable(76, L)
    assert happen(101).playable(76, L) is False


@cards(102)
@clause("turmoil.m.german-army-expansion.1", "turmoil.m.german-army-expansion.2")
def test_german_army_expansion() -> None:
    before = {"kiel": (0, 3), "east_prussia": (0, 3), "serbia": (1, 0)}
    s = happen(102, support=before)
    assert over(s)
    assert s.tension == 1
    assert lies(s, 102) == "display"
    assert news(s, before) == {"east_prussia": (1, 3), "imperial_army": (1, 0)}
    assert war_modifier(s, A) == 3
    assert war_modifier(s, L) == 0
    assert track(s) == ("three_emperor_league",)
    assert s.status == -6


@cards(103)
@clause("turmoil.m.black-hand.1", "turmoil.m.black-hand.2", "turmoil.m.black-hand.3")
def test_black_hand() -> None:
    s = happen(103, support={"serbia": (1, 2), "greece": (1, 2)})
    assert asks(s) == A
    assert must(s) == {"serbia", "bosnia", "montenegro", "macedonia"}
    play(s, "serbia")
    assert over(s)
    assert support(s, "serbia") == (3, 2)
    assert lies(s, 103) == "display"
    serbia, greece = NUMBER["serbia"], NUMBER["greece"]
    assert targets(s, L, ANYWHERE) == targets(s, A, ANYWHERE) == 1 << greece
    assert s.removable(serbia, A) == 1
    assert s.removable(serbia, L) == 2


@cards(104)
@clause("turmoil.12.card-104.1")
def test_attempted_neutrality() -> None:
    s = happen(104, support={"italy": (3, 0)})
    assert asks(s) == L
    assert must(s) == INDEPENDENT
    play(s, "italy", "libya")
    assert must(s) == INDEPENDENT - {"italy", "libya"}
    play(s, "belgium")
    assert over(s)
    assert lies(s, 104) == "discard"
    assert news(s) == {"italy": (3, 1), "libya": (0, 1), "belgium": (0, 1)}


@cards(106)
def test_preventive_war() -> None:
    before = {"vienna": (2, 0), "budapest": (3, 0), "berlin": (3, 1), "italy": (3, 0)}
    s = happen(106, support=before, tension=1)
    # A region is one of the five: no Independent spaces.
    assert asks(s) == A
    assert must(s) == {"vienna", "budapest", "berlin"}
    play(s, "vienna")
    assert must(s) == {"vienna", "budapest"}
    play(s, "budapest", "budapest")
    assert over(s)
    assert news(s, before) == {"vienna": (1, 0), "budapest": (1, 0)}
    assert s.tension == 0
    assert s.vp == -3
    assert lies(s, 106) == "removed"  # 2, and 1 for what cannot fall


@cards(106)
def test_preventive_war_may_cost_one_space_all() -> None:
    s = happen(106, support={"berlin": (4, 0), "kiel": (1, 0)})
    play(s, "berlin", "berlin", "berlin")
    assert over(s)
    assert support(s, "berlin") == (1, 0)


@cards(106)
def test_preventive_war_takes_what_there_is() -> None:
    s = happen(106, support={"berlin": (2, 0)}, tension=4)
    assert over(s)
    assert support(s, "berlin") == (0, 0)
    assert s.tension == 2
    assert s.vp == -2


CENTRE = GERMANY | AUSTRIA_HUNGARY | BALKANS | {"denmark", "constantinople", "italy"}


@cards(107)
@pytest.mark.parametrize(("option", "boxes"), [("option.1", 1), ("option.2", 2)])
def test_mitteleuropa(option: str, boxes: int) -> None:
    everywhere = {"berlin": (3, 0), "paris": (1, 0), "poland": (1, 0), "kiel": (1, 0), "greece": (1, 0)}
    s = happen(107, support={**everywhere, "bavaria": (0, 3), "saxony": (1, 0)}, navy=(5, 5))
    assert asks(s) == A
    assert answers(s) == {"1", "2"}
    play(s, option)
    assert s.navy == (5 - boxes, 5)
    assert s.high_water == 5
    assert s.ops == 4 * boxes
    # Only in the centre, and only next to own support.
    assert legal(s) <= CENTRE
    assert "denmark" in legal(s)
    assert "constantinople" in legal(s)
    assert "italy" not in legal(s)
    assert "budapest" not in legal(s)
    play(s, "bavaria", *["berlin"] * (4 * boxes - 2))  # 2 where the other side holds it
    assert over(s)
    assert support(s, "berlin") == (1 + 4 * boxes, 0)
    assert support(s, "bavaria") == (1, 3)
    assert lies(s, 107) == "removed"
    assert s.vp == 0


@cards(107)
def test_mitteleuropa_limits() -> None:
    s = happen(107, support={"berlin": (3, 0)}, navy=(1, 5))
    assert answers(s) == {"1"}
    play(s, "done")
    assert over(s)
    assert s.navy == (1, 5)
    assert s.high_water == 0
    assert lies(s, 107) == "removed"
    assert over(happen(107, support={"berlin": (3, 0)}, navy=(0, 5)))
    s = happen(107, support={"serbia": (1, 0)}, navy=(5, 5), track=["three_emperor_league", "balkan_war"])
    play(s, "option.2")
    assert "montenegro" in legal(s)
    assert "croatia" in legal(s)


@cards(108)
def test_weltpolitik() -> None:
    before = {"berlin": (3, 0), "paris": (1, 0), "italy": (2, 0), "kiel": (1, 1), "greece": (2, 0)}
    s = happen(108, support={**before, "vienna": (0, 2)}, tension=2)
    assert s.vp == -4
    assert asks(s) == L
    assert answers(s) == set(before)
    assert s.tension == 2
    play(s, "berlin")
    assert answers(s) == set(before) - {"berlin"}
    play(s, "paris", "italy", "kiel")
    assert over(s)
    assert s.tension == 1
    assert lies(s, 108) == "removed"
    assert news(s, {**before, "vienna": (0, 2)}) == {
        "berlin": (2, 0),
        "paris": (0, 0),
        "italy": (1, 0),
        "kiel": (0, 1),
    }
    s = happen(108, support=before)
    play(s, "done")
    assert over(s)
    assert s.vp == -5
    assert news(s, before) == {}  # Tension cannot fall


@cards(109)
def test_leopold_von_berchtold() -> None:
    s = happen(109, support={"greece": (0, 2)})
    assert asks(s) == A
    assert must(s) == BALKANS
    play(s, "greece")
    assert over(s)
    assert news(s) == {"greece": (1, 2)}
    assert lies(s, 109) == "display"
    before = {"greece": (0, 2), "serbia": (3, 0)}
    s = board(before, turn=8, force={109: A})
    spaces = [NUMBER[space] for space in ("greece", "serbia", "vienna")]
    assert [price(s, A, space, free=False) for space in spaces] == [4, 2, 1]
    assert [price(s, L, space, free=False) for space in spaces] == [2, 4, 1]
    s = board(before, turn=8, force={109: A}, track=["three_emperor_league", "balkan_war"])
    assert [price(s, A, space, free=False) for space in spaces] == [2, 1, 1]


@cards(110)
def test_istvan_tisza() -> None:
    before = {"budapest": (2, 0)}
    s = happen(110, support=before, tension=1)
    assert over(s)
    assert s.tension == 0
    assert s.vp == 0
    assert lies(s, 110) == "removed"
    assert news(s, before) == {"budapest": (2, 1), "transylvania": (0, 1), "galicia": (0, 1)}
    assert happen(110).vp == 1


# What each card in force keeps from taking place.
BARRED: dict[int, dict[str, Any]] = {
    4: {"by": 83},
    5: {"by": 41},
    10: {"by": 95},
    18: {"by": 74},
    20: {"by": 76},
    26: {"by": 61},
    37: {"by": 41},
    55: {"by": 95},
    58: {"by": 88},
    66: {"by": 95, "happened": [10]},
    68: {"by": 94},
    75: {"by": 81},
    76: {"by": 101},
    83: {"by": 96},
    92: {"by": 93, "happened": [47]},
    100: {"by": 58},
}


@clause("turmoil.5.2.h", "turmoil.7.5.a", "turmoil.r.prohibited-card-fate")
@pytest.mark.parametrize("card", BARRED)
def test_barred_events(card: int) -> None:
    position = dict(BARRED[card])
    by = position.pop("by")
    before = {"wilhelm_ii": (5, 0), "dual_monarchy": (2, 0), "nicolas_ii": (4, 0)}
    face = PRINTED[card]
    side = L if face[1] == "L" else A
    hands = ((21,), (card, 9)) if side == L else ((card, 21), (9,))
    s = board(before, turn=8, hands=hands, active=side, discard=[22], **position)
    s.bans = ((by, card),)
    play(s, str(card))
    assert "event" not in legal(s)
    enemy = 1 - side
    s = board({**before, "paris": (1, 1)}, turn=8, hands=hands[::-1], active=enemy, **position)
    s.bans = ((by, card),)
    play(s, str(card), "operations")
    assert not s.happened >> card & 1


# -- whoever holds the spaces --------------------------------------------------------------------

SLAVS = {"serbia", "bosnia", "montenegro", "macedonia"}
WAYS: dict[int, Way] = {
    84: Way([(BALKANS, ["serbia"])]),
    85: Way([(WORKER, [])]),
    87: Way([(BALKANS, ["serbia", "greece", "bosnia"])]),
    90: Way([(BALKANS, [])]),
    93: Way([({"constantinople"}, ["constantinople"]), (BALKANS, [])]),
    101: Way([(RURAL, ["nice"])]),
    103: Way([(SLAVS, [])]),
    104: Way([(INDEPENDENT, [])]),
    106: Way([(EVERYWHERE - INDEPENDENT, ["kiel"]), (GERMANY, [])]),
    107: Way([(CENTRE, [])], before=["option.1"]),
    108: Way([(EVERYWHERE, [])]),
    109: Way([(BALKANS, ["serbia"])]),
}


@each(*WAYS)
@pytest.mark.parametrize("holder", ALL)
def test_what_is_offered_whoever_holds_the_spaces(card: int, holder: str) -> None:
    s = happen(card, support=everywhere(holder), happened=[47], navy=(3, 3), fate=dice(1))
    follow(s, WAYS[card], holder)


@each(82, 86, 89, 92, 93, 94, 95, 101, 102)
@pytest.mark.parametrize("holder", ALL)
def test_what_changes_whoever_holds_the_spaces(card: int, holder: str) -> None:
    a, liberal = HELD[holder]
    before = everywhere(holder, norway=(a, liberal))
    s = happen(card, support=before, happened=[47], changes=["norwegian_independence"], fate=dice(1))
    if card == 82:
        play(s, "option.1")
    isolated = ("netherlands", "belgium", "norway", "sweden", "paris")
    armies = () if holder == "liberal" else ("kiel", "east_prussia", "imperial_army")
    changed: dict[str, tuple[int, int]] = {
        82: {"morocco": (max(a, liberal + 3), liberal)},
        89: dict.fromkeys(("belarus", "ukraine", "crimea"), (a + 1, liberal - 1)),
        92: {"constantinople": (a, max(liberal, a - 2))},
        93: {"constantinople": (a, 0)},
        94: dict.fromkeys(("italy", "libya"), (a, liberal + 2)),
        95: dict.fromkeys(isolated, (a, liberal - 1)),
        102: dict.fromkeys(armies, (a + 1, liberal)),
    }.get(card, {})
    assert news(s, before) == {space: n for space, n in changed.items() if n != (a, liberal)}
    points = {82: -1, 86: 7 if holder == "liberal" else 1, 101: int(holder == "liberal")}
    assert s.vp == points.get(card, 0)


@cards(101)
def test_aristide_briand_looks_at_paris_alone() -> None:
    s = happen(101, support=everywhere("liberal", paris=(5, 5)))
    assert s.vp == 0
    play(s, "nice", "dijon")
    assert over(s)


@cards(101)
@pytest.mark.parametrize("holder", ALL)
def test_aristide_briand_with_paris_whoever_holds_the_country(holder: str) -> None:
    s = happen(101, support=everywhere(holder, paris=(0, 2)))
    assert must(s) == RURAL
    assert s.vp == 1


def test_russian_collapse_looks_at_russian_battlegrounds_alone() -> None:
    lost = dict.fromkeys(("poland", "tsarist_army", "nicolas_ii", "russian_orthodox_church"), (5, 5))
    s = happen(61, support=everywhere("liberal", **lost))
    assert over(s)
    assert lies(s, 61) == "discard"


def test_every_georgian_card_is_carried_out() -> None:
    assert of_era("G") <= named(__name__)
    assert len(of_era("G")) == 29
