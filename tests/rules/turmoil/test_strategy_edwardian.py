"""The Edwardian Strategy cards, one by one: what each does, to whom, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import questions
from salon.games.turmoil.operations import price
from salon.games.turmoil.terms import NOBODY
from salon.games.turmoil.war import blocs, war_modifier
from tests.marks import clause
from tests.rules.turmoil.board import (
    NUMBER,
    A,
    L,
    asked,
    board,
    control,
    dice,
    legal,
    play,
    refused,
    support,
)
from tests.rules.turmoil.card_board import (
    ALL,
    ANNEX,
    ARMY,
    AUSTRIA_HUNGARY,
    BALKANS,
    BOURGEOISIE,
    CHURCH,
    EVERYWHERE,
    FARMER,
    FRANCE,
    GERMANY,
    HELD,
    INDEPENDENT,
    MONARCH,
    PRINTED,
    RUSSIA,
    Way,
    answers,
    asks,
    at_war,
    attempt,
    cards,
    carried_out,
    each,
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
    scoring,
    track,
    use,
    war,
)


def test_what_is_printed() -> None:
    for card in of_era("E"):
        assert face(card) == PRINTED[card], card


# -- 12 to 46 ------------------------------------------------------------------------------------


@cards(12)
def test_magyarization() -> None:
    before = {"vienna": (2, 0), "budapest": (2, 0), "poland": (1, 0)}
    s = happen(12, support=before, fate=dice(6))
    assert support(s, "budapest") == (2, 3)
    assert asks(s) == L
    assert must(s) == {"vienna", "budapest"}
    play(s, "vienna")  # 6 + 3 against 6: Budapest is nobody's
    assert over(s)
    assert news(s, before) == {"budapest": (2, 3), "vienna": (0, 1)}
    assert lies(s, 12) == "removed"


@cards(12)
def test_magyarization_without_a_target() -> None:
    s = happen(12, support={"poland": (1, 0)}, fate=dice())
    assert over(s)
    assert support(s, "budapest") == (0, 3)


@cards(32)
@clause("turmoil.6.3.8.a", "turmoil.6.3.8.b", "turmoil.r.naval-floor")
@pytest.mark.parametrize(
    ("navy", "then", "mark"), [((5, 1), (3, 1), 5), ((1, 4), (0, 4), 1), ((0, 2), (0, 2), 0)]
)
def test_copenhagenization(navy: tuple[int, int], then: tuple[int, int], mark: int) -> None:
    s = happen(32, navy=navy, fate=dice(6))
    assert over(s)
    assert s.tension == 1
    assert s.fate.counter == 1
    assert s.navy == then
    assert s.high_water == mark
    assert lies(s, 32) == "removed"


@cards(32)
def test_copenhagenization_and_the_war() -> None:
    s = happen(32, navy=(5, 1), **war())
    assert at_war(s)
    assert s.navy == (5, 1)


@cards(39)
def test_spiritism_and_mysticism() -> None:
    before = {
        "wilhelm_ii": (5, 0),
        "hanover_oldenburg": (1, 0),
        "industrialists": (1, 0),
        "nicolas_ii": (4, 1),
        "italy": (1, 0),
        "berlin": (3, 0),
        "greece": (0, 2),
    }
    s = happen(39, support=before)
    eligible = {"wilhelm_ii", "hanover_oldenburg", "industrialists", "nicolas_ii", "italy"}
    assert asks(s) == L
    assert answers(s) == eligible
    play(s, "wilhelm_ii")
    assert answers(s) == eligible - {"wilhelm_ii"}  # one from each space
    play(s, "hanover_oldenburg")
    assert answers(s) == {"nicolas_ii", "italy"}  # two from one region
    play(s, "italy", "nicolas_ii")
    assert over(s)
    assert lies(s, 39) == "discard"
    assert news(s, before) == {
        "wilhelm_ii": (4, 0),
        "hanover_oldenburg": (0, 0),
        "nicolas_ii": (3, 1),
        "italy": (0, 0),
    }


@cards(39)
def test_spiritism_outside_the_regions_and_four_at_most() -> None:
    kings = ("italy", "sweden", "constantinople", "switzerland")
    s = happen(39, support={**dict.fromkeys(kings, (2, 0)), "nicolas_ii": (4, 0)})
    play(s, *kings)  # they belong to no scoring region, so nothing limits them
    assert over(s)
    assert {support(s, space) for space in kings} == {(1, 0)}
    s = happen(39, support={"italy": (2, 0)})
    play(s, "done")
    assert over(s)
    assert support(s, "italy") == (2, 0)


FRENCH = {"french_writers": (0, 3), "french_armed_forces": (3, 0), "colonials": (2, 0), "bordeaux": (1, 0)}


@cards(41)
@clause("turmoil.c.rehabilitated.1", "turmoil.r.rehabilitated-ends-dreyfus")
def test_dreyfus_rehabilitated() -> None:
    before = {**FRENCH, "berlin": (2, 0)}
    s = happen(41, support=before, force={5: A}, fate=dice(6))
    assert price(s, L, NUMBER["paris"], free=False) == 2
    assert support(s, "french_armed_forces") == (1, 0)
    assert asks(s) == L
    assert must(s) == {"colonials", "bordeaux"}
    play(s, "colonials", "colonials")
    assert must(s) == {"french_armed_forces", "bordeaux"}
    play(s, "bordeaux")  # 6 + 3 against 6
    assert over(s)
    assert lies(s, 41) == "display"
    assert lies(s, 5) == "display"  # it goes on
    assert news(s, before) == {"french_armed_forces": (1, 0), "colonials": (0, 0), "bordeaux": (0, 2)}
    assert s.barred_by(5) == s.barred_by(37) == 41
    assert price(s, L, NUMBER["paris"], free=False) == 2
    assert not s.playable(5, A)
    assert not s.playable(5, L)
    assert not s.playable(37, A)


def test_dreyfus_rehabilitated_needs_the_writers() -> None:
    s = happen(41, support={**FRENCH, "french_writers": (0, 2)}, force={5: A})
    assert over(s)
    assert lies(s, 41) == "discard"
    assert lies(s, 5) == "display"
    assert s.playable(37, A)


@cards(41)
def test_dreyfus_rehabilitated_looks_at_the_start_of_the_round() -> None:
    s = board({**FRENCH, "paris": (1, 0)}, turn=4, hands=((41,), (22,)), fate=dice(1))
    play(s, "41", "operations_first", "place", "french_writers", "bordeaux")
    assert control(s, "french_writers") == NOBODY
    assert s.happened >> 41 & 1
    carried_out(41)


@cards(42)
def test_the_kaiser_intervenes() -> None:
    s = happen(42, support={"paris": (0, 2)})
    assert s.tension == 1
    assert asks(s) == A
    assert must(s) == EVERYWHERE
    play(s, "paris")
    assert over(s)
    assert support(s, "paris") == (1, 2)
    assert lies(s, 42) == "discard"
    assert s.vp == 0
    assert happen(42, tension=6).vp == 1  # what cannot rise costs the Authoritarian player


@cards(44)
def test_second_hague_conference() -> None:
    s = happen(44)
    assert asks(s) == A
    assert legal(s) == {"1", "2"}
    play(s, "option.1")
    assert over(s)
    assert s.tension == 1
    assert s.vp == -2
    assert lies(s, 44) == "removed"
    s = happen(44, support={"serbia": (0, 3)})
    play(s, "option.2")
    assert asks(s) == A
    assert must(s) == ARMY | MONARCH
    play(s, "serbia", "italy", "kiel")
    assert must(s) == (ARMY | MONARCH) - {"serbia", "italy", "kiel"}
    play(s, "nicolas_ii")
    assert over(s)
    assert (s.tension, s.vp) == (0, 0)
    assert news(s) == {"serbia": (1, 3), "italy": (1, 0), "kiel": (1, 0), "nicolas_ii": (1, 0)}


@cards(45)
@clause("turmoil.m.belgian-congo.1", "turmoil.r.congo-types")
def test_belgian_rule_in_congo() -> None:
    s = happen(45, support={"belgium": (1, 2)})
    assert asks(s) == L
    play(s, "option.1")
    assert over(s)
    assert s.vp == -2
    assert support(s, "belgium") == (1, 2)
    assert lies(s, 45) == "removed"
    assert s.world.icons[NUMBER["belgium"]] == {"worker"}
    s = happen(45, support={"belgium": (1, 2)})
    play(s, "option.2")
    assert over(s)
    assert s.vp == 0
    assert news(s) == {"belgium": (5, 2)}
    assert control(s, "belgium") == A
    assert s.world.icons[NUMBER["belgium"]] == {"worker", "annex"}
    assert lies(s, 45) == "removed"


@cards(46)
def test_liberals_gain_power_in_uk() -> None:
    s = happen(46, support={"berlin": (3, 0)})
    # Paris and Berlin have no rival in their regions; the Balkans have no government.
    assert news(s) == {"paris": (0, 1), "berlin": (3, 1)}
    assert asks(s) == L
    assert must(s) == {"vienna", "budapest"}
    play(s, "budapest")
    assert must(s) == {"saint_petersburg", "moscow"}
    play(s, "moscow")
    assert must(s) == INDEPENDENT
    play(s, "netherlands")
    assert over(s)
    assert lies(s, 46) == "removed"
    assert news(s) == {
        "paris": (0, 1),
        "berlin": (3, 1),
        "budapest": (0, 1),
        "moscow": (0, 1),
        "netherlands": (0, 1),
    }


# -- 47 to 60 ------------------------------------------------------------------------------------


@cards(47)
def test_young_turk_revolution() -> None:
    before = {"bulgaria": (3, 0), "serbia": (1, 0), "croatia": (1, 0), "constantinople": (2, 0)}
    s = happen(47, support=before, fate=dice(6, 5))
    assert asks(s) == L
    assert must(s) == BALKANS | {"constantinople"}
    play(s, "constantinople")
    assert must(s) == BALKANS
    play(s, "greece")
    assert must(s) == {"bulgaria", "serbia"}
    play(s, "bulgaria")  # 6 + 2 against 6
    assert support(s, "bulgaria") == (1, 0)
    assert must(s) == {"bulgaria", "serbia"}  # the same one again
    play(s, "bulgaria")  # 5 + 2
    assert over(s)
    assert lies(s, 47) == "display"
    assert news(s, before) == {"bulgaria": (0, 0), "greece": (0, 1), "constantinople": (2, 1)}


@cards(48)
@clause("turmoil.c.enver-pasha.1")
def test_enver_pasha() -> None:
    s = happen(48, support={"constantinople": (0, 3)})
    assert over(s)
    assert news(s) == {"constantinople": (2, 3)}
    assert lies(s, 48) == "display"
    position: dict[str, Any] = {"force": {48: A}, "fate": dice(1)}
    held = {"macedonia": (2, 0)}
    s = scoring(43, support=held, **position)
    assert asks(s) == A
    assert answers(s) == {str(n) for n in range(11, 21)} - {"16"}  # one more
    play(s, "stability.12", "stability.12")  # the order of the two; it has no effect either
    assert lies(s, 43) == "discard"
    assert lies(s, 48) == "display"
    assert not s.laws.extra  # used up
    for other in (
        scoring(43, support={"macedonia": (1, 0)}, **{**position, "fate": dice(1)}),
        scoring(7, support=held, **{**position, "fate": dice(1)}),
    ):
        assert asked(other) is questions.Card


@cards(49)
@clause("turmoil.m.bosnia-annexed.1", "turmoil.m.bosnia-annexed.2")
def test_austria_annexes_bosnia() -> None:
    s = happen(49, support={"bosnia": (0, 3)}, fate=dice(6))
    assert over(s)
    assert s.tension == 1
    assert s.fate.counter == 1
    assert news(s) == {"bosnia": (3, 3)}
    assert lies(s, 49) == "display"
    assert must(happen(27, changes=["bosnia_annexed"], turn=4)) == AUSTRIA_HUNGARY | GERMANY | {"bosnia"}
    assert must(happen(59, changes=["bosnia_annexed"])) == BALKANS
    bosnia = NUMBER["bosnia"]
    assert [bosnia in region for region in s.world.regions] == [False, False, True, False, True, False]


@cards(49)
def test_austria_annexes_bosnia_and_the_war() -> None:
    s = happen(49, **war())
    assert at_war(s)
    assert s.tension == 1
    assert support(s, "bosnia") == (0, 0)
    assert s.changes == 0


@cards(50)
@clause(
    "turmoil.m.schlieffen-plan.1",
    "turmoil.m.schlieffen-plan.2",
    "turmoil.m.schlieffen-plan.3",
    "turmoil.r.britain-precedence",
)
def test_schlieffen_plan_adopted() -> None:
    s = happen(50, support={"belgium": (0, 3)})
    assert over(s)
    assert news(s) == {"belgium": (1, 3)}
    assert lies(s, 50) == "display"
    assert track(s) == ("three_emperor_league",)
    assert war_modifier(s, A) == 3
    assert war_modifier(s, L) == 0  # with the League
    assert blocs(s)["britain"] == "entente"
    assert "britain" not in blocs(board(turn=4))
    assert "britain" not in blocs(
        board(turn=4, force={50: A}, track=["three_emperor_league", "splendid_isolation"])
    )


@cards(51)
@clause(
    "turmoil.m.norwegian-independence.1",
    "turmoil.m.norwegian-independence.2",
    "turmoil.m.norwegian-independence.3",
)
def test_norwegian_independence() -> None:
    assert NUMBER["norway"] not in board(turn=4).world.open
    s = happen(51)
    assert over(s)
    assert news(s) == {"norway": (0, 2)}
    assert lies(s, 51) == "display"
    assert NUMBER["norway"] in s.world.open
    assert must(happen(42, changes=["norwegian_independence"])) == EVERYWHERE | {"norway"}
    s = happen(42)
    assert refused(s, "norway").clause == "turmoil.4.norway.a"


@cards(52)
def test_conrad_von_hoetzendorf() -> None:
    before = {"vienna": (0, 3)}
    s = happen(52, support=before)
    assert over(s)
    assert s.tension == 1
    assert lies(s, 52) == "removed"
    assert news(s, before) == {"vienna": (1, 3), "budapest": (1, 0), "galicia": (1, 0)}


@cards(52)
@clause("turmoil.r.franz-ferdinand-check-time", "turmoil.8.1.2.e")
def test_conrad_under_franz_ferdinand() -> None:
    # The support comes first: with it both capitals are held, and Tension may not rise past 3.
    s = happen(52, support={"vienna": (2, 0), "budapest": (1, 0)}, force={4: A}, tension=3)
    assert s.tension == 3
    assert s.vp == 1


@cards(54)
@clause("turmoil.r.traditionalists-independents")
def test_traditionalists_gain_power() -> None:
    before = {
        "east_prussia": (2, 1),
        "french_armed_forces": (1, 0),
        "serbia": (1, 0),
        "spain_portugal": (1, 0),
        "galicia": (1, 0),
        "bavaria": (1, 0),
        "crimea": (0, 1),
    }
    s = happen(54, support=before)
    assert asks(s) == A
    assert answers(s) == {"east_prussia", "french_armed_forces", "galicia"}
    play(s, "east_prussia", "french_armed_forces", "galicia")
    assert must(s) == {"vienna", "budapest"}
    play(s, "vienna", "east_prussia")
    assert over(s)
    assert lies(s, 54) == "removed"
    assert news(s, before) == {
        "east_prussia": (0, 1),
        "berlin": (2, 0),
        "french_armed_forces": (0, 0),
        "paris": (1, 0),
        "galicia": (0, 0),
        "vienna": (1, 0),
    }


@cards(54)
def test_traditionalists_four_at_most_or_fewer() -> None:
    s = happen(54, support={"kiel": (6, 0)})
    play(s, *["kiel"] * 4)
    assert over(s)
    assert support(s, "berlin") == (4, 0)
    s = happen(54, support={"kiel": (6, 0)})
    play(s, "done")
    assert over(s)
    assert support(s, "kiel") == (6, 0)


@cards(55)
@pytest.mark.parametrize(("turn", "n"), [(4, 3), (8, 4)])
def test_viscount_grey_places_without_surcharge(turn: int, n: int) -> None:
    before = {"paris": (9, 1)}
    s = happen(55, support=before, turn=turn)
    assert asks(s) == L
    assert answers(s) == {"place", "check"}  # no naval attempt
    play(s, "place")
    assert legal(s) == FRANCE  # still only next to own support
    play(s, *["paris"] * n)
    assert over(s)
    assert news(s, before) == {"paris": (9, 1 + n)}
    assert lies(s, 55) == "discard"


@cards(55)
def test_viscount_grey_checks_without_regard_to_neighbours() -> None:
    before = {"nice": (2, 0), "paris": (9, 1), "dijon": (1, 0)}
    s = happen(55, support=before, fate=dice(2, 1))
    play(s, "check")
    assert legal(s) == {"nice", "paris", "dijon"}
    play(s, "nice")  # 2 + 3 against 4
    assert support(s, "nice") == (1, 0)
    assert legal(s) == {"paris", "dijon", "done"}
    play(s, "done")
    assert over(s)


@cards(56)
@pytest.mark.parametrize("side", [A, L])
def test_control_of_the_channel(side: int) -> None:
    ahead = ((2, 1), (1, 2))[side]
    s = happen(56, side, navy=ahead, discard=[6, 33, 21])
    assert asks(s) == side
    assert must(s) == {"33", "21"}
    play(s, "21")
    assert asks(s) == A
    assert legal(s) == GERMANY  # for the side the event belongs to
    play(s, "kiel", "kiel", "kiel")
    assert over(s)
    assert lies(s, 56) == lies(s, 21) == "removed"
    for navy in ((2, 2), ahead[::-1]):
        s = happen(56, side, navy=navy, discard=[33])
        assert over(s)
        assert lies(s, 56) == "discard"


@cards(57)
@pytest.mark.parametrize("side", [A, L])
def test_naval_bill(side: int) -> None:
    s = happen(57, side, navy=(2, 2), plus=(True, True), fate=dice(6))
    assert over(s)
    assert s.tension == 1
    assert s.fate.counter == 1
    assert lies(s, 57) == "removed"
    assert s.navy == ((3, 2), (2, 3))[side]
    assert s.vp == (-2, 2)[side]
    assert s.plus == (True, True)
    s = happen(57, side, navy=(2, 2), **war())
    assert at_war(s)
    assert s.navy == (2, 2)


@cards(58)
@clause("turmoil.9.0.2.d", "turmoil.m.us-interventionism.1", "turmoil.m.us-interventionism.2")
def test_us_interventionism() -> None:
    s = happen(58, ready=([11, 12], [3, 4]))
    assert over(s)
    assert s.ready_cards(L) == tuple(range(1, 11))
    assert s.ready_cards(A) == (11, 12)
    assert lies(s, 58) == "display"
    assert s.barred_by(100) == 58
    assert war_modifier(s, L) == 0
    assert war_modifier(s, A) == 2
    s = happen(58, force={10: L}, track=["three_emperor_league", "entente_cordiale"])
    assert war_modifier(s, L) == 4
    assert war_modifier(s, A) == 2


@cards(59)
def test_declaration_of_independence() -> None:
    before = {"serbia": (0, 2), "greece": (0, 2)}
    s = happen(59, support=before)
    assert asks(s) == A
    assert must(s) == BALKANS - {"greece"}
    play(s, "serbia")
    assert over(s)
    assert news(s, before) == {"serbia": (5, 2)}
    assert control(s, "serbia") == A
    assert lies(s, 59) == "removed"


@cards(60)
@clause("turmoil.r.legacy-1848")
def test_legacy_of_1848_takes_a_red_card() -> None:
    s = happen(60, hands=((10, 21, 48, 63), ()))
    assert s.seen[A] == (10, 48, 63)
    assert asks(s) == L
    assert answers(s) == {"10", "48"}  # not 63: no Revolution of 1905 yet
    play(s, "10")
    assert s.hands[A] == (21, 48, 63)
    assert track(s)[-1] == "entente_cordiale"
    assert asks(s) == L
    assert legal(s) == FRANCE
    play(s, "paris", "paris", "nice", "nice")
    assert over(s)
    assert lies(s, 10) == "display"
    assert lies(s, 60) == "removed"


@cards(60)
@clause("turmoil.r.legacy-1848")
@pytest.mark.parametrize("hand", [(10, 21), (21,), ()])
def test_legacy_of_1848_used_for_operations(hand: tuple[int, ...]) -> None:
    s = happen(60, hands=(hand, ()), support={"paris": (1, 1)})
    if 10 in hand:
        play(s, "done")
    assert s.hands[A] == hand
    assert asks(s) == L
    assert legal(s) == {"place", "check", "naval"}
    play(s, "place", "nice", "nice")
    assert over(s)
    assert support(s, "nice") == (0, 2)
    assert lies(s, 60) == "removed"


@cards(60)
@clause("turmoil.7.3.3.b")
@pytest.mark.parametrize(("force", "n"), [({36: L}, 3), ({35: A}, 2), ({16: A}, 1)])
def test_legacy_of_1848_has_the_value_of_a_liberal_card(force: dict[int, int], n: int) -> None:
    s = happen(60, force=force, support={"paris": (1, 1)})
    play(s, "place", *["nice"] * n)
    assert over(s)
    assert support(s, "nice") == (0, n)


@cards(60)
@clause("turmoil.6.3.1.d")
def test_legacy_of_1848_used_for_a_naval_attempt() -> None:
    # 1 + 2, and 1 for an own event, reach HMS Dreadnought's 4.
    s = happen(60, support={"paris": (1, 1)}, fate=dice(1))
    play(s, "naval")
    assert (s.navy, s.ops) == ((0, 1), 0)


# -- 62 to 70 ------------------------------------------------------------------------------------


@cards(62)
def test_jozef_pilsudski() -> None:
    before = {"poland": (2, 0), "moscow": (2, 0)}
    s = happen(62, support=before, fate=dice(6))
    assert asks(s) == L
    assert must(s) == {"poland", "east_prussia", "silesia", "baltic_states", "tsarist_army"}
    play(s, "baltic_states", "baltic_states")
    # 6 + 3 and the Baltic States against 6
    assert over(s)
    assert news(s, before) == {"baltic_states": (0, 2), "poland": (0, 2)}
    assert lies(s, 62) == "removed"


@cards(62)
@pytest.mark.parametrize("holder", ALL)
def test_jozef_pilsudski_checks_poland_alone(holder: str) -> None:
    before = everywhere(holder, poland=(3, 0), trieste=(2, 0), tsarist_army=(0, 0), silesia=(0, 0))
    s = happen(62, support=before, fate=dice(6))
    play(s, "silesia", "silesia")
    assert over(s)
    assert s.fate.counter == 1
    assert support(s, "poland") != (3, 0)


@cards(62)
def test_jozef_pilsudski_without_a_target() -> None:
    s = happen(62, support={"moscow": (2, 0)}, fate=dice())
    play(s, "poland", "silesia")
    assert over(s)
    assert support(s, "poland") == (0, 1)


@cards(63)
def test_october_manifesto() -> None:
    before = {"nicolas_ii": (4, 0)}
    s = happen(63, support=before, happened=[78])
    assert asks(s) == L
    assert must(s) == RUSSIA
    play(s, "nicolas_ii", "nicolas_ii")
    assert must(s) == RUSSIA - {"nicolas_ii"}
    play(s, "poland", "poland", "moscow")
    assert over(s)
    assert lies(s, 63) == "display"
    assert news(s, before) == {"nicolas_ii": (4, 2), "poland": (0, 2), "moscow": (0, 1)}


# What must have happened before, each of which is enough.
AFTER = {63: [78], 65: [63, 79], 66: [10], 79: [19]}


@pytest.mark.parametrize("card", AFTER)
@clause("turmoil.5.2.f", "turmoil.5.2.g")
def test_what_must_have_happened_before(card: int) -> None:
    position = {"poland": (1, 1), "french_armed_forces": (2, 0)}
    everything = [number for number in PRINTED if PRINTED[number][0] != "G" and number != card]
    others = [number for number in everything if number not in AFTER[card]]
    s = happen(card, support=position, happened=others)
    assert over(s)
    assert lies(s, card) == "discard"
    assert news(s, position) == {}
    for needed in AFTER[card]:
        s = happen(card, support=position, happened=[needed], fate=dice(1))
        assert s.happened >> card & 1


@cards(64)
def test_diagonal_politics() -> None:
    before = {"wilhelm_ii": (5, 0), "kiel": (3, 0), "berlin": (2, 0), "bavaria": (0, 3), "vienna": (3, 0)}
    s = happen(64, support=before)
    assert over(s)
    assert news(s, before) == {"wilhelm_ii": (5, 1), "kiel": (3, 1)}
    assert lies(s, 64) == "removed"


@cards(65)
def test_second_duma_disbanded() -> None:
    before = {"moscow": (2, 3), "poland": (0, 1), "siberia": (0, 2), "paris": (0, 2)}
    s = happen(65, support=before, happened=[63])
    assert asks(s) == A
    assert must(s) == {"moscow", "poland"}
    play(s, "moscow")
    assert over(s)
    assert news(s, before) == {"moscow": (2, 0), "siberia": (0, 5)}
    assert lies(s, 65) == "removed"


@cards(66)
def test_henry_wilson() -> None:
    before = {"french_armed_forces": (2, 0), "colonials": (1, 0), "berlin": (1, 0)}
    s = happen(66, support=before, happened=[10], fate=dice(6))
    assert support(s, "french_armed_forces") == (1, 1)
    assert asks(s) == L
    assert must(s) == {"french_armed_forces", "colonials"}
    play(s, "colonials")  # 6 + 2 against 6
    assert over(s)
    assert lies(s, 66) == "removed"
    assert news(s, before) == {"french_armed_forces": (1, 1), "colonials": (0, 1)}
    s = happen(66, support={"french_armed_forces": (0, 1)}, happened=[10], fate=dice())
    assert over(s)
    assert support(s, "french_armed_forces") == (0, 1)


@cards(67)
def test_landslide_electoral_victory() -> None:
    held = {"paris": (0, 2), "nice": (0, 2), "greece": (0, 2), "italy": (0, 3), "fauvism": (0, 1)}
    s = happen(67, support={**held, "vienna": (0, 2), "berlin": (3, 0)})
    assert asks(s) == L
    assert must(s) == set(held)
    play(s, "paris", "nice", "italy")
    assert must(s) == {"greece", "fauvism"}
    play(s, "greece")
    assert over(s)
    assert support(s, "paris") == (0, 3)
    assert support(s, "fauvism") == (0, 1)
    assert lies(s, 67) == "discard"
    s = happen(67, support={"paris": (0, 2), "vienna": (0, 2)})
    assert over(s)
    assert news(s) == {"paris": (0, 3), "vienna": (0, 2)}  # one in each, however few there are


@cards(68)
@clause("turmoil.m.triple-alliance.1", "turmoil.m.triple-alliance.2")
def test_triple_alliance() -> None:
    s = happen(68, support={"italy": (1, 2)})
    assert over(s)
    assert news(s) == {"italy": (5, 2)}
    assert lies(s, 68) == "display"
    assert track(s) == ("three_emperor_league", "triple_alliance")
    assert war_modifier(s, A) == 5  # with the League and Italy
    assert support(happen(68, support={"italy": (7, 2)}), "italy") == (7, 2)


@cards(69)
def test_prince_heinrich() -> None:
    s = happen(69, navy=(5, 2))
    assert over(s)
    assert s.vp == -3
    assert lies(s, 69) == "removed"
    for navy in ((2, 2), (2, 5)):
        s = happen(69, navy=navy)
        assert over(s)
        assert s.vp == 0
        assert lies(s, 69) == "discard"


@cards(70)
def test_winston_churchill() -> None:
    s = happen(70, navy=(1, 3), hands=((), (9, 22, 33)), deck=[38, 40])
    assert asks(s) == L
    assert answers(s) == {"9", "22", "33"}
    play(s, "9")
    assert s.hands[L] == (22, 33, 38)
    assert lies(s, 9) == "discard"
    play(s, "33")
    assert over(s)
    assert s.hands[L] == (22, 38, 40)
    assert lies(s, 70) == "display"
    s = happen(70, navy=(1, 3), hands=((), (9, 22)))
    play(s, "done")
    assert over(s)
    assert s.hands[L] == (9, 22)
    for navy in ((3, 3), (3, 1)):
        s = happen(70, navy=navy, hands=((), (9, 22)))
        assert over(s)
        assert lies(s, 70) == "discard"


# -- 71 to 80, 97 and 105 ------------------------------------------------------------------------


@cards(71)
def test_local_uprising() -> None:
    s = happen(71, support={"serbia": (3, 0)})
    assert s.tension == 1
    assert asks(s) == L
    assert must(s) == ANNEX
    play(s, "serbia", "serbia", "poland")
    assert over(s)
    assert news(s) == {"serbia": (3, 2), "poland": (0, 1)}
    assert lies(s, 71) == "discard"
    assert happen(71, tension=6).vp == -1
    assert must(happen(71, changes=["congo_annexed", "norwegian_independence"])) == ANNEX | {
        "belgium",
        "norway",
    }


@cards(72)
def test_military_parade() -> None:
    before = {"kiel": (3, 0), "serbia": (3, 0), "imperial_army": (3, 0), "wilhelm_ii": (0, 5)}
    s = happen(72, support=before)
    assert asks(s) == A
    assert must(s) == {"kiel", "serbia"}
    play(s, "kiel")  # Norway is closed
    assert over(s)
    assert lies(s, 72) == "discard"
    assert news(s, before) == {
        "hanover_oldenburg": (1, 0),
        "wilhelm_ii": (1, 5),
        "sweden": (1, 0),
        "denmark": (1, 0),
    }


@cards(72)
def test_military_parade_without_an_army() -> None:
    s = happen(72, support={"paris": (2, 0)})
    assert over(s)
    assert news(s) == {"paris": (2, 0)}


@cards(73)
def test_central_authority() -> None:
    before = {"vienna": (3, 0), "budapest": (2, 0), "bohemia": (1, 0), "berlin": (3, 0), "moravia": (0, 2)}
    s = happen(73, support=before)
    assert asks(s) == A
    assert must(s) == {"france", "germany", "austria_hungary", "russia", "balkans"}
    play(s, "austria_hungary")
    assert over(s)
    assert news(s, before) == {"vienna": (4, 0), "budapest": (3, 0)}
    assert lies(s, 73) == "discard"


@cards(73)
def test_central_authority_where_nothing_is_held() -> None:
    before = {"vienna": (3, 0), "bosnia": (3, 0)}
    s = happen(73, support=before)
    play(s, "france")
    assert over(s)
    assert news(s, before) == {}
    s = happen(73, support=before, changes=["bosnia_annexed"])
    play(s, "austria_hungary")
    assert news(s, before) == {"vienna": (4, 0), "bosnia": (4, 0)}


@cards(74)
@clause("turmoil.m.bethmann-hollweg.1", "turmoil.m.bethmann-hollweg.2")
def test_von_bethmann_hollweg() -> None:
    s = happen(74, navy=(1, 1), plus=(False, False))
    assert over(s)
    assert lies(s, 74) == "display"
    assert s.barred_by(18) == 74
    assert s.laws.attempts == [2, 1]
    assert war_modifier(s, A) == 3
    assert war_modifier(s, L) == 0
    use(s, dice(6, 6, 6))
    assert not attempt(s, A, 4)
    assert s.plus == (True, False)  # not on its +1 side: it fails
    assert attempt(s, A, 4)
    assert s.navy == (2, 1)
    assert attempt(s, L, 4)  # the British Navy is not concerned
    assert track(s) == ("three_emperor_league",)


@cards(75)
def test_jean_jaures() -> None:
    s = happen(75, tension=2)
    assert over(s)
    assert s.tension == 1
    assert s.vp == 0
    assert lies(s, 75) == "display"
    assert happen(75).vp == 1
    # Before any Crisis roll, whoever's it is.
    s = happen(49, force={75: L}, fate=dice(6))
    assert asks(s) == L
    assert legal(s) == {"yes", "no"}
    assert s.tension == 1
    play(s, "yes")
    assert over(s)
    assert s.tension == 0
    assert s.vp == -1
    assert s.fate.counter == 1
    s = happen(49, force={75: L}, fate=dice(6))
    play(s, "no")
    assert over(s)
    assert s.tension == 1
    assert s.vp == 0


@clause("turmoil.8.3.1.d")
def test_jean_jaures_can_stop_a_war() -> None:
    s = happen(49, force={75: L}, **war())
    play(s, "yes")  # 5 + 0 + 1
    assert not at_war(s)
    assert support(s, "bosnia") == (3, 0)
    s = happen(49, force={75: L}, **war())
    play(s, "no")
    assert at_war(s)


@cards(76)
def test_georges_clemenceau() -> None:
    before = {"paris": (2, 1), "nice": (1, 3), "colonials": (3, 0), "dijon": (0, 1), "berlin": (1, 1)}
    s = happen(76, support=before)
    assert over(s)
    assert news(s, before) == {"paris": (1, 1), "nice": (0, 3)}
    assert lies(s, 76) == "display"
    assert s.barred_by(20) == 76
    assert not s.playable(20, A)
    colonials, nice = NUMBER["colonials"], NUMBER["nice"]
    assert price(s, L, colonials, free=False) == 1  # held by the other side
    assert price(s, A, nice, free=False) == 2
    assert price(board({"berlin": (3, 0)}, turn=4, force={76: L}), L, NUMBER["berlin"], free=False) == 2


@cards(77)
def test_alsace_lorraine() -> None:
    s = happen(77, support={"alsace_lorraine": (3, 0)})
    assert over(s)
    assert s.vp == -2
    assert s.tension == 1
    assert lies(s, 77) == "removed"
    assert support(s, "alsace_lorraine") == (5, 0)
    s = happen(77, support={"alsace_lorraine": (1, 0)})  # held only afterwards
    assert over(s)
    assert s.vp == 0
    assert s.tension == 1
    assert support(s, "alsace_lorraine") == (3, 0)
    assert happen(77, support={"alsace_lorraine": (0, 3)}).vp == 0


@cards(79)
def test_victor_chernov() -> None:
    before = {"moscow": (2, 0), "poland": (1, 1), "crimea": (1, 0), "belarus": (1, 0), "berlin": (1, 0)}
    s = happen(79, support=before, happened=[19])
    assert asks(s) == L
    assert must(s) == {"moscow", "poland", "crimea", "belarus"}
    play(s, "moscow")
    assert must(s) == {"poland", "crimea", "belarus"}
    play(s, "poland", "crimea")
    assert over(s)
    assert lies(s, 79) == "display"
    assert news(s, before) == {"moscow": (1, 1), "poland": (0, 2), "crimea": (0, 1)}
    assert [law[:3] for law in s.laws.extra] == [(L, 3, "")]


@cards(79, 8)
@clause("turmoil.r.extra-stability-optional")
def test_victor_chernov_at_the_next_russia_scoring() -> None:
    carried_out(79)  # it lies on display
    s = scoring(8, force={79: L}, by=L)
    assert asks(s) == L
    assert answers(s) == {str(n) for n in range(1, 11)} - {"8"}
    play(s, "done")
    assert lies(s, 8) == "discard"
    assert not s.laws.extra
    assert asked(scoring(6, force={79: L}, by=L)) is questions.Card


@cards(80)
def test_tangier_crisis() -> None:
    s = happen(80)
    assert asks(s) == L
    assert legal(s) == {"1", "2"}
    play(s, "option.1")
    assert over(s)
    assert s.vp == -3
    assert s.tension == 0
    assert lies(s, 80) == "removed"
    s = happen(80, support={"french_armed_forces": (1, 4)}, fate=dice(6))
    play(s, "option.2")
    assert over(s)
    assert s.vp == 0
    assert s.tension == 1
    assert s.fate.counter == 1
    assert news(s) == {"french_armed_forces": (3, 4)}


@cards(80)
def test_tangier_crisis_with_the_army_held() -> None:
    before = {"french_armed_forces": (4, 0), "paris": (0, 2)}
    s = happen(80, support=before, fate=dice(6))
    play(s, "option.2")
    assert asks(s) == A
    assert must(s) == FRANCE
    assert s.tension == 0
    play(s, "paris")  # both in the one space
    assert over(s)
    assert news(s, before) == {"paris": (2, 2)}
    assert s.tension == 1


@cards(80)
def test_tangier_crisis_and_the_war() -> None:
    s = happen(80, **war())
    play(s, "option.2")
    assert at_war(s)
    assert support(s, "french_armed_forces") == (2, 0)


@cards(97)
def test_exiles_escape() -> None:
    before = {"siberia": (1, 6), "moscow": (0, 1)}
    s = happen(97, support=before)
    assert asks(s) == L
    assert answers(s) == {"siberia"}
    play(s, "siberia")
    assert must(s) == RUSSIA - {"siberia"}
    play(s, "moscow", "siberia")
    assert must(s) == RUSSIA - {"siberia", "moscow"}
    play(s, "poland", "siberia", "crimea", "siberia", "finland")
    assert over(s)
    assert lies(s, 97) == "removed"
    assert news(s, before) == {
        "siberia": (1, 2),
        "moscow": (0, 2),
        "poland": (0, 1),
        "crimea": (0, 1),
        "finland": (0, 1),
    }
    s = happen(97, support=before)
    play(s, "done")
    assert over(s)
    assert news(s, before) == {}


GERMAN = {"bavaria": (0, 3), "jugendstil": (0, 2), "berlin": (0, 3), "saxony": (0, 2), "picardy": (0, 2)}


@cards(105)
@pytest.mark.parametrize(
    ("position", "die", "success"), [(GERMAN, 3, True), (GERMAN, 2, False), ({}, 5, True)]
)
def test_rosa_luxemburg(position: dict[str, tuple[int, int]], die: int, success: bool) -> None:
    s = happen(105, support=position, discard=[10, 48, 21, 22, 63, 6], fate=dice(die))
    if not success:
        assert over(s)
        assert s.discard == [10, 48, 21, 22, 63, 6]
        assert lies(s, 105) == "removed"
        return
    # Red, Liberal and possible: not Enver Pasha, not the October Manifesto without a revolution.
    assert asks(s) == L
    assert must(s) == {"10"}
    play(s, "10")
    assert track(s)[-1] == "entente_cordiale"
    assert asks(s) == L
    play(s, "paris", "paris", "nice", "nice")
    assert over(s)
    assert lies(s, 10) == "display"
    assert lies(s, 105) == "removed"


@each(43, 53)
def test_scoring_cards_take_place(card: int) -> None:
    # Their values are proved beside those of the other scoring cards.
    s = scoring(card, support={"serbia": (3, 0), "kiel": (3, 0)})
    assert s.vp == {43: -3, 53: -4}[card]
    assert lies(s, card) == "discard"


@cards(53)
@clause("turmoil.r.germany-timing")
def test_liberal_control_of_germany_wins() -> None:
    held = dict.fromkeys(["kiel", "east_prussia", "imperial_army", "wilhelm_ii", "alsace_lorraine"], (0, 9))
    s = scoring(53, support=held)
    assert s.result is not None
    assert s.result.winners == (L,)


# -- whoever holds the spaces --------------------------------------------------------------------

POLES = {"poland", "east_prussia", "silesia", "baltic_states", "tsarist_army"}
# Farmers and armies of the four regions that have a government.
TRADITION = (FARMER | ARMY) - BALKANS - INDEPENDENT
WAYS: dict[int, Way] = {
    12: Way([(AUSTRIA_HUNGARY, [])]),
    39: Way([(CHURCH | MONARCH | BOURGEOISIE, [])]),
    42: Way([(EVERYWHERE, ["italy"])]),
    44: Way([(ARMY | MONARCH, ["kiel"])], before=["option.2"]),
    46: Way(
        [
            ({"vienna", "budapest"}, ["vienna"]),
            ({"saint_petersburg", "moscow"}, ["moscow"]),
            (INDEPENDENT, []),
        ]
    ),
    47: Way([(BALKANS | {"constantinople"}, ["serbia", "greece"]), (BALKANS, [])]),
    54: Way([(TRADITION, ["transylvania"]), ({"vienna", "budapest"}, [])]),
    59: Way([(BALKANS, [])], holders=("authoritarian", "nobody")),
    62: Way([(POLES, ["silesia", "silesia"])]),
    63: Way([(RUSSIA, ["moscow", "moscow"])]),
    65: Way([(RUSSIA - {"siberia"}, [])]),
    66: Way([(FRANCE, [])]),
    67: Way([(EVERYWHERE, [])], holders=("liberal",)),
    71: Way([(ANNEX, ["serbia", "serbia", "serbia"])]),
    72: Way([(ARMY, [])], holders=("authoritarian",)),
    79: Way([(RUSSIA, [])]),
    97: Way([({"siberia"}, ["siberia"]), (RUSSIA - {"siberia"}, [])]),
}


@each(*WAYS)
@pytest.mark.parametrize("holder", ALL)
def test_what_is_offered_whoever_holds_the_spaces(card: int, holder: str) -> None:
    s = happen(card, support=everywhere(holder), happened=[10, 19, 63, 78], fate=dice(1, 1))
    follow(s, WAYS[card], holder)


@each(45, 48, 49, 50, 51, 52, 64, 66, 68, 76, 77, 80)
@pytest.mark.parametrize("holder", ALL)
def test_what_changes_whoever_holds_the_spaces(card: int, holder: str) -> None:
    a, liberal = HELD[holder]
    before = everywhere(holder, norway=(0, 9))
    s = happen(card, support=before, happened=[10], fate=dice(1))
    if card in {45, 80}:
        play(s, "option.2")
    if card == 80 and holder == "authoritarian":
        assert must(s) == FRANCE
        return
    changed = {
        45: {"belgium": (max(a, liberal + 3), liberal)},
        48: {"constantinople": (a + 2, liberal)},
        49: {"bosnia": (a + 3, liberal)},
        50: {"belgium": (a + 1, liberal)},
        51: {"norway": (0, 11)},
        52: dict.fromkeys(("vienna", "budapest", "galicia"), (a + 1, liberal)),
        64: dict.fromkeys(GERMANY if holder == "authoritarian" else (), (a, liberal + 1)),
        66: {"french_armed_forces": (a - 1, liberal + 1)},
        68: {"italy": (max(a, liberal + 3), liberal)},
        76: dict.fromkeys(FRANCE, (a - 1, liberal)),
        77: {"alsace_lorraine": (a + 2, liberal)},
        80: {"french_armed_forces": (a + 2, liberal)},
    }[card]
    assert news(s, before) == {space: n for space, n in changed.items() if n != (a, liberal)}
    assert s.vp == (-2 if card == 77 and holder == "authoritarian" else 0)


@cards(77, 80)
def test_only_the_space_that_is_named_counts() -> None:
    s = happen(77, support=everywhere("authoritarian", alsace_lorraine=(5, 5)))
    assert s.vp == 0
    s = happen(80, support=everywhere("authoritarian", french_armed_forces=(5, 5)), fate=dice(1))
    play(s, "option.2")
    assert support(s, "french_armed_forces") == (7, 5)


@cards(41)
def test_dreyfus_rehabilitated_whoever_holds_the_spaces() -> None:
    for holder in ALL:
        before = everywhere(holder, french_writers=(1, 9))
        s = happen(41, support=before, fate=dice(1))
        a, liberal = HELD[holder]
        assert support(s, "french_armed_forces") == (a - 2, liberal)
        assert must(s) == FRANCE - {"french_armed_forces"}
        play(s, "paris", "paris")
        assert must(s) == FRANCE
    s = happen(41, support=everywhere("liberal", french_writers=(5, 5)))
    assert over(s)
    assert lies(s, 41) == "discard"


@cards(105)
def test_rosa_luxemburg_counts_only_german_workers_and_intellectuals() -> None:
    crowd = {"jugendstil", "silesia", "saxony", "bavaria", "alsace_lorraine"}
    s = happen(105, support=everywhere("liberal", **dict.fromkeys(crowd, (5, 5))), discard=[10], fate=dice(4))
    assert over(s)
    for space in crowd:
        s = happen(105, support={space: (0, 9)}, discard=[10], fate=dice(4))
        assert must(s) == {"10"}


def test_every_edwardian_card_is_carried_out() -> None:
    assert of_era("E") <= named(__name__)
    assert len(of_era("E")) == 43
