"""The Victorian Strategy cards, one by one: what each does, to whom, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import questions
from salon.games.turmoil.bits import listed
from salon.games.turmoil.operations import price, reach, targets
from salon.games.turmoil.where import ANYWHERE
from tests.marks import clause
from tests.rules.turmoil.board import NUMBER, A, L, asked, board, control, dice, legal, play, refused, support
from tests.rules.turmoil.card_board import (
    ALL,
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
    INTELLECTUAL,
    MONARCH,
    PRINTED,
    RUSSIA,
    WORKER,
    Way,
    answers,
    asks,
    at_war,
    attempt,
    cards,
    carried_out,
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
    scoring,
    track,
    war,
)

Support = dict[str, tuple[int, int]]


def test_what_is_printed() -> None:
    for card in of_era("V"):
        assert face(card) == PRINTED[card], card


# -- 1 to 8 --------------------------------------------------------------------------------------


@cards(1)
@pytest.mark.parametrize(
    ("given", "left", "boxes"),
    [
        (["berlin", "saxony"], {"berlin": (1, 0), "saxony": (0, 0)}, 2),
        (["berlin", "berlin"], {"berlin": (0, 0), "saxony": (1, 0)}, 2),
        (["saxony", "done"], {"berlin": (2, 0), "saxony": (0, 0)}, 1),
        (["done"], {"berlin": (2, 0), "saxony": (1, 0)}, 0),
    ],
)
def test_admiral_von_tirpitz(given: list[str], left: Support, boxes: int) -> None:
    before = {"berlin": (2, 0), "saxony": (1, 0), "bavaria": (0, 2), "vienna": (3, 0)}
    s = happen(1, support=before, fate=dice(6))
    assert s.tension == 1
    assert s.fate.counter == 1  # the Crisis roll has been made
    assert asks(s) == A
    assert answers(s) == {"berlin", "saxony"}
    play(s, *given)
    assert {space: support(s, space) for space in left} == left
    if boxes:
        assert asked(s) is questions.Place  # HMS Dreadnought, entered first
        play(s, "done")
    assert over(s)
    assert s.navy == (boxes, 0)
    assert support(s, "vienna") == (3, 0)
    assert lies(s, 1) == "removed"


@cards(1)
def test_admiral_von_tirpitz_and_the_war() -> None:
    s = happen(1, support={"berlin": (2, 0)}, **war())
    assert at_war(s)
    assert s.tension == 1
    assert s.navy == (0, 0)
    assert support(s, "berlin") == (2, 0)


@cards(1)
def test_admiral_von_tirpitz_without_support_in_germany() -> None:
    s = happen(1, support={"vienna": (3, 0), "berlin": (0, 1)}, fate=dice(1))
    assert over(s)
    assert s.navy == (0, 0)


@cards(2)
@clause("turmoil.m.state-secularism.1", "turmoil.r.secularism-support")
def test_state_secularism_in_france() -> None:
    before = {"french_catholic_church": (4, 2), "paris": (0, 1)}
    s = happen(2, support=before)
    assert over(s)
    assert news(s, before) == {"french_catholic_church": (0, 0)}
    church, spaces = NUMBER["french_catholic_church"], s.world.spaces
    assert church not in spaces
    assert not s.world.neighbours[church]
    assert not any(church in s.world.neighbours[space] for space in spaces)
    # Those that were next to it are not joined to each other.
    writers, alsace = NUMBER["french_writers"], NUMBER["alsace_lorraine"]
    assert s.world.neighbours[writers] == (NUMBER["paris"],)
    assert writers not in s.world.neighbours[alsace]
    assert lies(s, 2) == "display"
    assert must(happen(21, support=before, changes=["state_secularism"])) == GERMANY
    assert "french_catholic_church" not in answers(happen(14, changes=["state_secularism"]))


@cards(3)
def test_second_international() -> None:
    s = happen(3, support={"paris": (1, 3), "nice": (0, 1), "berlin": (2, 0)}, tension=2)
    assert asks(s) == L
    assert answers(s) == EVERYWHERE - {"paris", "berlin"}
    play(s, "nice", "vienna", "italy")
    assert answers(s) == EVERYWHERE - {"paris", "berlin", "nice", "vienna", "italy"}
    play(s, "serbia")
    assert over(s)
    assert {support(s, space) for space in ("vienna", "italy", "serbia")} == {(0, 1)}
    assert support(s, "nice") == (0, 2)
    assert lies(s, 3) == "removed"


@cards(3)
def test_second_international_may_stop_and_needs_calm() -> None:
    s = happen(3)
    play(s, "nice", "done")
    assert over(s)
    assert news(s) == {"nice": (0, 1)}
    s = happen(3, tension=3)
    assert over(s)
    assert news(s) == {}
    assert lies(s, 3) == "discard"


@cards(4)
def test_franz_ferdinand() -> None:
    before = {"bohemia": (0, 2), "moravia": (0, 1), "vienna": (2, 0), "budapest": (1, 0)}
    s = happen(4, support=before, tension=1)
    assert asks(s) == A
    assert answers(s) == AUSTRIA_HUNGARY - {"bohemia"}
    play(s, "vienna", "budapest")
    assert answers(s) == AUSTRIA_HUNGARY - {"bohemia", "vienna", "budapest"}
    play(s, "moravia")
    assert over(s)
    assert news(s, before) == {"vienna": (3, 0), "budapest": (2, 0), "moravia": (1, 1)}
    assert s.ceiling == 3
    assert lies(s, 4) == "display"


@cards(4)
@pytest.mark.parametrize("lost", ["vienna", "budapest"])
def test_franz_ferdinand_needs_both_capitals(lost: str) -> None:
    held = {"vienna": (3, 0), "budapest": (3, 0)}
    s = happen(4, support={**held, lost: (1, 0)})
    play(s, "done")
    assert over(s)
    assert s.ceiling == 6
    assert board(held, force={4: A}).ceiling == 3
    assert board({**held, lost: (1, 0)}, force={4: A}).ceiling == 6
    assert board({"vienna": (0, 3), "budapest": (0, 3)}, force={4: A}).ceiling == 6


@cards(5)
@pytest.mark.parametrize("side", [A, L])
def test_dreyfus_affair(side: int) -> None:
    s = happen(5, side, support={"paris": (2, 0), "nice": (0, 2)})
    assert asks(s) == side
    assert must(s) == FRANCE
    play(s, "paris", "nice")
    assert support(s, "paris") == ((3, 0), (2, 1))[side]
    assert support(s, "nice") == ((1, 2), (0, 3))[side]
    assert over(s)
    assert lies(s, 5) == "display"
    fauvism, berlin = NUMBER["fauvism"], NUMBER["berlin"]
    assert price(s, 1 - side, fauvism, free=False) == 2
    assert price(s, side, fauvism, free=False) == 1
    assert price(s, 1 - side, berlin, free=False) == 1
    end_turn(s)
    assert lies(s, 5) == "discard"
    assert price(s, 1 - side, fauvism, free=False) == 1


BATTLEGROUNDS = {
    6: "beau_monde french_writers french_catholic_church paris french_armed_forces colonials",
    7: "vienna budapest",
    8: "saint_petersburg nicolas_ii moscow poland tsarist_army russian_orthodox_church",
    43: "bosnia serbia romania bulgaria macedonia",
    53: "kiel east_prussia imperial_army wilhelm_ii alsace_lorraine",
}
BESIDE = {
    6: "belgium switzerland spain_portugal morocco algeria tunisia italy",
    7: "switzerland italy",
    8: "norway sweden constantinople",
    43: "italy constantinople",
    53: "norway sweden denmark netherlands belgium switzerland",
}
VALUES = {6: (3, 6, 9), 7: (2, 4, 6), 8: (3, 6, 9), 43: (2, 4, 6), 53: (3, 6, 9)}
PLAIN = {6: "picardy", 7: "bohemia", 8: "siberia", 43: "greece", 53: "berlin"}  # no battlegrounds


@each(6, 7, 8, 43, 53)
@clause("turmoil.2.2.1.d", "turmoil.8.3.2.a")
def test_scoring_cards(card: int) -> None:
    presence, domination, whole = VALUES[card]
    fields, beside = BATTLEGROUNDS[card].split(), BESIDE[card].split()
    s = scoring(card, support={PLAIN[card]: (0, 9)})
    assert s.vp == presence
    assert lies(s, card) == "discard"
    assert s.fate.counter == 1
    s = scoring(card, support={PLAIN[card]: (0, 9), fields[0]: (0, 9)})
    assert s.vp == domination + 1
    s = scoring(card, support=dict.fromkeys(fields, (9, 0)))
    assert s.vp == -whole - len(fields)
    # Libya counts for nobody.
    around = dict.fromkeys([*fields, *beside, "libya"], (9, 0))
    s = scoring(card, support=around, changes=["norwegian_independence"])
    assert s.vp == -whole - len(fields) - len(beside)


@each(6, 7, 8, 43, 53)
@clause("turmoil.9.0.b")
def test_a_scoring_card_ends_with_a_crisis_roll(card: int) -> None:
    s = scoring(card, support={PLAIN[card]: (0, 9)}, track=war()["track"], die=6)
    assert at_war(s)
    assert s.vp == VALUES[card][0]


# -- 9 to 16 -------------------------------------------------------------------------------------


@cards(9)
def test_russo_japanese_war() -> None:
    before = {"tsarist_army": (3, 0), "nicolas_ii": (4, 0), "saint_petersburg": (1, 2), "poland": (2, 0)}
    s = happen(9, support=before)
    assert asks(s) == L
    assert must(s) == {"tsarist_army", "nicolas_ii", "saint_petersburg"}
    play(s, "nicolas_ii", "nicolas_ii")
    assert must(s) == {"tsarist_army", "saint_petersburg"}
    play(s, "tsarist_army", "saint_petersburg")
    assert over(s)
    assert lies(s, 9) == "removed"
    assert news(s, before) == {"tsarist_army": (2, 0), "nicolas_ii": (2, 0), "saint_petersburg": (0, 2)}


@cards(9)
def test_russo_japanese_war_takes_what_there_is() -> None:
    before = {"moscow": (5, 0), "siberia": (2, 0)}
    s = happen(9, support=before)
    assert over(s)
    assert news(s, before) == {"moscow": (3, 0)}


@cards(10)
@clause("turmoil.m.entente-cordiale.1")
def test_entente_cordiale() -> None:
    before = {"french_catholic_church": (4, 0), "paris": (1, 0)}
    s = happen(10, support=before)
    assert track(s) == ("three_emperor_league", "entente_cordiale")
    assert asks(s) == L
    assert must(s) == FRANCE - {"french_catholic_church"}
    play(s, "paris", "paris")
    assert must(s) == FRANCE - {"french_catholic_church", "paris"}
    play(s, "nice", "nice")
    assert over(s)
    assert news(s, before) == {"paris": (1, 2), "nice": (0, 2)}
    assert lies(s, 10) == "display"


@cards(11)
def test_foreign_investments() -> None:
    before = {"picardy": (0, 3), "saxony": (1, 1), "bohemia": (0, 2), "paris": (0, 2), "belgium": (0, 1)}
    s = happen(11, support=before)
    assert asks(s) == L
    assert answers(s) == {"picardy", "saxony"}
    play(s, "picardy")
    assert must(s) == RUSSIA | AUSTRIA_HUNGARY | BALKANS
    play(s, "poland", "picardy", "poland", "picardy")
    assert must(s) == (RUSSIA | AUSTRIA_HUNGARY | BALKANS) - {"poland"}
    play(s, "bohemia")
    assert answers(s) == {"saxony"}
    play(s, "saxony", "serbia")
    assert over(s)
    assert lies(s, 11) == "discard"
    assert news(s, before) == {
        "picardy": (0, 0),
        "saxony": (1, 0),
        "poland": (0, 2),
        "bohemia": (0, 3),
        "serbia": (0, 1),
    }


@cards(11)
def test_foreign_investments_four_at_most_or_fewer() -> None:
    s = happen(11, support={"dijon": (0, 6)})
    play(s, *["dijon", "poland", "dijon", "poland", "dijon", "vienna", "dijon", "vienna"])
    assert over(s)
    assert support(s, "dijon") == (0, 2)
    s = happen(11, support={"dijon": (0, 6)})
    play(s, "dijon", "greece", "done")
    assert over(s)
    assert support(s, "dijon") == (0, 5)


# Support of the card's side in spaces of a kind: where, how much, and how much in one space.
KINDS: dict[int, tuple[set[str], int, int]] = {
    13: (FARMER, 4, 2),
    21: (GERMANY, 3, 3),
    22: (WORKER, 2, 2),
    28: ({"morocco", "algeria", "tunisia", "libya"}, 3, 3),
    30: (ARMY, 2, 2),
    31: (BOURGEOISIE, 3, 3),
    33: (INTELLECTUAL, 4, 2),
}


@each(*KINDS)
def test_support_in_spaces_of_a_kind(card: int) -> None:
    where, n, most = KINDS[card]
    side = L if card in {22, 33} else A
    # Neither the opponent's control nor the lack of own support nearby matters.
    before = {min(where): ((0, 9), (9, 0))[side]}
    s = happen(card, support=before)
    assert asks(s) == side
    assert must(s) == where
    first, second, *_ = sorted(where)
    play(s, *[first] * most)
    if most < n:
        assert must(s) == where - {first}
        assert refused(s, first).text.id == "turmoil.why.most"
        play(s, *[second] * (n - most))
    assert over(s)
    assert s.vp == s.tension == 0
    expected = {first: (most, 9) if side == A else (9, most)}
    if most < n:
        expected[second] = (n - most, 0) if side == A else (0, n - most)
    assert news(s, before) == expected
    assert lies(s, card) == ("removed" if card in {21, 28, 31} else "discard")


@cards(28)
@clause("turmoil.m.belgian-congo.2")
def test_scramble_for_africa_with_the_congo() -> None:
    s = happen(28, changes=["congo_annexed"])
    assert must(s) == {"morocco", "algeria", "tunisia", "libya", "belgium"}
    play(s, "belgium", "libya", "morocco")
    assert news(s) == {"belgium": (1, 0), "libya": (1, 0), "morocco": (1, 0)}


@cards(14)
def test_radical_party_founded() -> None:
    before = {"french_catholic_church": (4, 0), "colonials": (1, 0)}
    s = happen(14, support=before)
    assert asks(s) == L
    assert answers(s) == FRANCE - {"french_catholic_church"}
    play(s, "colonials", "paris", "nice")
    assert answers(s) == FRANCE - {"french_catholic_church", "colonials", "paris", "nice"}
    play(s, "dijon")
    assert over(s)
    assert lies(s, 14) == "removed"
    assert news(s, before) == {"colonials": (1, 1), "paris": (0, 1), "nice": (0, 1), "dijon": (0, 1)}
    s = happen(14)
    play(s, "done")
    assert over(s)
    assert news(s) == {}


@cards(15)
@clause("turmoil.6.3.1.f")
def test_lord_fisher() -> None:
    s = happen(15, support={"italy": (3, 0)}, fate=dice(1, 2))
    assert s.navy == (0, 1)
    assert asks(s) == L
    assert answers(s) == INDEPENDENT - {"italy"}  # first in the box
    play(s, "done")
    assert over(s)
    assert lies(s, 15) == "display"
    assert not attempt(s, L, 2)  # 1 + 2 + 1 is below 5
    assert s.plus == (False, True)
    assert s.attempts == (0, 1)
    s.plus = (False, False)
    assert attempt(s, L, 2)  # 2 + 2 + 1


@cards(15)
@clause("turmoil.r.navy-to-forward")
@pytest.mark.parametrize(("navy", "then"), [((2, 0), (2, 1)), ((0, 1), (0, 1)), ((0, 4), (0, 4))])
def test_lord_fisher_only_ahead(navy: tuple[int, int], then: tuple[int, int]) -> None:
    s = happen(15, navy=navy, plus=(False, True))
    assert over(s)
    assert s.navy == then
    assert s.laws.naval == [0, 1]
    assert s.plus == (False, True)


@cards(16)
@clause("turmoil.r.cancelled-display-fate", "turmoil.7.3.2.a")
@pytest.mark.parametrize("side", [A, L])
def test_stymied(side: int) -> None:
    s = happen(16, side)
    assert over(s)
    assert lies(s, 16) == "display"
    enemy = 1 - side
    assert [s.value_of(card, enemy) for card in (1, 21, 13, 2)] == [3, 2, 1, 1]
    assert [s.value_of(card, side) for card in (1, 21, 13, 2)] == [4, 3, 2, 1]
    end_turn(s)
    assert lies(s, 16) == "discard"
    assert s.value_of(1, enemy) == 4


# -- 17 to 24 ------------------------------------------------------------------------------------


@cards(17)
@clause(
    "turmoil.c.eight-nation-alliance.1",
    "turmoil.c.eight-nation-alliance.2",
    "turmoil.c.eight-nation-alliance.3",
    "turmoil.c.eight-nation-alliance.4",
)
@pytest.mark.parametrize(("side", "enemy_card", "own"), [(A, 9, 21), (L, 21, 9)])
def test_eight_nation_alliance(side: int, enemy_card: int, own: int) -> None:
    hand, other = (17, enemy_card, own, 5, 6), (22,)
    hands = (hand, other) if side == A else (other, hand)
    before = {"berlin": (2, 2), "nicolas_ii": (3, 0)}
    s = board(before, hands=hands, active=side)
    play(s, "17")
    assert legal(s) == {str(enemy_card), "operations", "naval"}
    play(s, str(enemy_card))
    assert legal(s) == {"operations", "naval"}
    play(s, "operations", "place", *["berlin"] * 3)
    carried_out(17)
    assert support(s, "berlin") == ((5, 2), (2, 5))[side]
    assert support(s, "nicolas_ii") == (3, 0)
    assert lies(s, 17) == lies(s, enemy_card) == "discard"
    assert not s.happened >> enemy_card & 1
    assert s.vp == 0


@clause("turmoil.r.eight-nation-naval")
@pytest.mark.parametrize("side", [A, L])
def test_eight_nation_alliance_used_for_operations(side: int) -> None:
    hands = ((17,), (22,)) if side == A else ((22,), (17,))
    s = board({"berlin": (2, 2)}, hands=hands, active=side)
    play(s, "17", "operations")
    assert s.vp == (1, -1)[side]
    assert s.ops == 2
    s = board({"berlin": (2, 2)}, hands=hands, active=side)
    play(s, "17", "naval")
    assert s.vp == 0


MONARCHS = {"wilhelm_ii": (5, 0), "dual_monarchy": (2, 0), "nicolas_ii": (4, 0)}


@cards(18, 21)
@clause("turmoil.r.replayed-card-fate", "turmoil.r.no-effect-vs-unmet")
def test_bernhard_von_buelow() -> None:
    s = happen(18, support=MONARCHS, tension=3, discard=[3, 6, 9, 21, 40])
    # Not a scoring card, nor one whose condition is not met.
    assert asks(s) == A
    assert answers(s) == {"9", "21", "40"}
    play(s, "21")
    assert s.happened >> 21 & 1
    carried_out(21)
    assert asks(s) == A
    assert legal(s) == GERMANY
    play(s, "kiel", "kiel", "kiel")
    assert over(s)
    assert support(s, "kiel") == (3, 0)
    assert lies(s, 18) == lies(s, 21) == "removed"


@cards(18)
@clause("turmoil.r.replayed-event-actor")
def test_bernhard_von_buelow_and_others_events() -> None:
    s = happen(18, support={**MONARCHS, "moscow": (1, 0)}, discard=[9])
    play(s, "9")
    assert asks(s) == L
    assert legal(s) == {"nicolas_ii", "moscow"}
    s = happen(18, support=MONARCHS, discard=[40])
    play(s, "40")
    assert asks(s) == A
    assert s.vp == -1
    play(s, "paris")
    assert support(s, "paris") == (1, 0)
    assert lies(s, 40) == "discard"


@cards(18)
def test_bernhard_von_buelow_needs_three_monarchs() -> None:
    s = happen(18, support={**MONARCHS, "nicolas_ii": (3, 0)}, discard=[21])
    assert over(s)
    assert lies(s, 18) == "discard"
    s = happen(18, support={**MONARCHS, "nicolas_ii": (3, 0), "italy": (3, 0)}, discard=[6])
    assert over(s)
    assert lies(s, 18) == "removed"  # nothing to choose from, but it took place


@cards(19)
@pytest.mark.parametrize(("force", "then"), [({}, (0, 2)), ({36: L}, (0, 3)), ({35: A}, (0, 2))])
def test_union_of_liberation(force: dict[int, int], then: tuple[int, int]) -> None:
    before = {"poland": (2, 0), "moscow": (1, 0), "berlin": (1, 0)}
    s = happen(19, support=before, force=force, fate=dice(6))
    assert asks(s) == L
    assert must(s) == {"poland", "moscow"}
    play(s, "poland", "poland")
    # The only target left is checked: 6 + 3 against 6.
    assert over(s)
    assert news(s, before) == {"poland": (0, 0), "moscow": then}
    assert lies(s, 19) == "display"


@cards(19)
def test_union_of_liberation_chooses_its_check() -> None:
    s = happen(19, support={"poland": (3, 0), "moscow": (3, 0), "berlin": (3, 0)}, fate=dice(6))
    play(s, "poland", "moscow")
    assert asks(s) == L
    assert legal(s) == {"poland", "moscow"}
    play(s, "poland")  # the Tsarist Army and others are nobody's: 6 + 3 against 6
    assert over(s)
    assert support(s, "poland") == (0, 1)


@cards(20)
@clause("turmoil.12.monarchy.1", "turmoil.12.monarchy.3")
@pytest.mark.parametrize("option", [False, True])
def test_bonapartism(option: bool) -> None:
    s = happen(
        20,
        support={"french_armed_forces": (0, 2), "paris": (0, 1), "berlin": (0, 1)},
        fate=dice(3),
        options={"monarchy": option},
    )
    assert support(s, "french_armed_forces") == (6, 2)
    assert control(s, "french_armed_forces") == A
    assert asks(s) == A
    assert legal(s) == {"french_armed_forces", "paris"}
    play(s, "paris")  # 3 + 3 + 1 against 4
    assert over(s)
    assert support(s, "paris") == (2, 0)
    assert lies(s, 20) == "removed"
    assert s.world.icons[NUMBER["paris"]] == ({"monarch"} if option else {"government"})


@cards(20)
@clause("turmoil.12.monarchy.1")
def test_bonapartism_without_a_restoration() -> None:
    # Paris was controlled already, or the check is made elsewhere.
    held = {"french_armed_forces": (4, 0), "paris": (3, 1)}
    s = happen(20, support=held, fate=dice(6), options={"monarchy": True})
    assert support(s, "paris") == (3, 0)
    assert s.world.icons[NUMBER["paris"]] == {"government"}
    held = {"french_armed_forces": (6, 0), "nice": (0, 1)}
    s = happen(20, support=held, fate=dice(6), options={"monarchy": True})
    assert support(s, "french_armed_forces") == (6, 0)
    assert s.world.icons[NUMBER["paris"]] == {"government"}


@cards(23)
@clause("turmoil.r.okhrana-refresh")
def test_third_department() -> None:
    s = happen(23, ready=(None, [2, 3, 7]))
    assert asks(s) == A
    assert must(s) == {"2", "3", "7"}
    play(s, "stability.3")
    assert over(s)
    assert s.ready_cards(L) == (2, 7)
    assert len(s.ready_cards(A)) == 10
    assert lies(s, 23) == "removed"
    s = happen(23, ready=([11, 12], [2, 3]))
    play(s, "stability.3")
    assert s.ready_cards(L) == tuple(range(1, 11))
    assert s.ready_cards(A) == (11, 12)


@cards(24)
@clause("turmoil.r.tsarist-repression")
@pytest.mark.parametrize(
    ("turn", "die", "n", "to"),
    [
        (1, 2, 2, "siberia"),
        (1, 5, 5, "siberia"),
        (1, 6, 6, "saint_petersburg"),
        (4, 4, 5, "siberia"),
        (4, 5, 6, "saint_petersburg"),
        (8, 3, 5, "siberia"),
        (8, 4, 6, "saint_petersburg"),
        (8, 6, 8, "saint_petersburg"),
    ],
)
def test_tsarist_repression(turn: int, die: int, n: int, to: str) -> None:
    before = {"moscow": (1, 9), "poland": (0, 1), "paris": (0, 2), to: (0, 1)}
    s = happen(24, support=before, turn=turn, fate=dice(die))
    assert asks(s) == A
    assert must(s) == {"moscow", "poland"}
    play(s, "poland")
    assert over(s)  # only Moscow is left to move from
    assert news(s, before) == {"poland": (0, 0), "moscow": (1, 10 - n), to: (0, 1 + n)}
    assert lies(s, 24) == "removed"


@cards(24)
def test_tsarist_repression_moves_all_there_are() -> None:
    s = happen(24, support={"moscow": (0, 2), "siberia": (0, 3)}, fate=dice(5))
    assert over(s)
    assert news(s) == {"siberia": (0, 5)}


# -- 25 to 40, and 78 ----------------------------------------------------------------------------


@cards(25)
def test_legacy_of_bismarck() -> None:
    before = {"greece": (1, 2), "constantinople": (1, 1), "bosnia": (1, 1)}
    s = happen(25, support=before)
    assert over(s)
    assert lies(s, 25) == "display"
    balkans = {NUMBER[space] for space in BALKANS}
    for side in (A, L):
        assert not balkans & set(listed(reach(s, side)))
        assert NUMBER["constantinople"] in listed(reach(s, side))
        assert listed(targets(s, side, ANYWHERE)) == (NUMBER["constantinople"],)
    assert s.laws.no_crisis == {87, 90}
    end_turn(s)
    assert lies(s, 25) == "discard"
    assert balkans & set(listed(reach(s, A)))
    assert not s.laws.no_crisis


@cards(26)
@clause("turmoil.m.franco-russian-alliance.1", "turmoil.m.three-emperor-league.2")
def test_franco_russian_alliance() -> None:
    before = {"french_catholic_church": (4, 0), "nicolas_ii": (4, 0), "paris": (1, 0)}
    s = happen(26, support=before, track=["three_emperor_league", "dual_alliance"])
    assert asks(s) == L
    assert must(s) == (FRANCE | RUSSIA) - {"french_catholic_church", "nicolas_ii"}
    play(s, "paris", "paris")
    assert over(s)
    assert news(s, before) == {"paris": (1, 2)}
    assert lies(s, 26) == "display"
    assert track(s) == ("franco_russian_alliance", "dual_alliance")


@cards(27)
@clause("turmoil.m.dual-alliance.1")
def test_the_dual_alliance() -> None:
    before = {"bavaria": (0, 3), "bohemia": (0, 1)}
    s = happen(27, support=before)
    assert asks(s) == A
    assert must(s) == (AUSTRIA_HUNGARY | GERMANY) - {"bavaria"}
    play(s, "bohemia", "bohemia")
    assert over(s)
    assert news(s, before) == {"bohemia": (2, 1)}
    assert lies(s, 27) == "display"
    assert track(s) == ("three_emperor_league", "dual_alliance")


@cards(29)
@clause("turmoil.c.two-power-standard.2", "turmoil.r.two-power-number")
@pytest.mark.parametrize(("navy", "owed"), [((0, 0), 2), ((1, 3), 2), ((3, 3), 2), ((3, 2), 3)])
def test_two_power_standard(navy: tuple[int, int], owed: int) -> None:
    s = happen(29, navy=navy)
    assert over(s)
    assert s.owed == owed
    assert s.navy == navy
    assert lies(s, 29) == "display"


@cards(34)
def test_government_sponsored_art() -> None:
    s = happen(34, support={"french_writers": (0, 3)})
    assert over(s)
    assert lies(s, 34) == "discard"
    assert news(s, {"french_writers": (1, 3)}) == dict.fromkeys(
        INTELLECTUAL - {"bosnia", "siberia", "french_writers"}, (1, 0)
    )


@cards(35, 36)
@clause("turmoil.r.absolutism-duration", "turmoil.7.3.3.a")
@pytest.mark.parametrize(("card", "side"), [(35, A), (36, L)])
def test_absolutism_and_march_of_history(card: int, side: int) -> None:
    s = happen(card)
    assert over(s)
    assert lies(s, card) == "display"
    assert [s.value_of(n, side) for n in (1, 13, 2)] == [5, 3, 2]
    assert [s.value_of(n, 1 - side) for n in (1, 13, 2)] == [4, 2, 1]
    end_turn(s)
    assert lies(s, card) == "removed"
    assert s.value_of(1, side) == 4


@cards(37, 21)
def test_ferdinand_esterhazy_brings_an_authoritarian_event_about() -> None:
    s = happen(37, hands=((9,), (21,)))
    assert s.hands == [(9,), ()]
    assert s.happened >> 21 & 1
    carried_out(21)
    assert asks(s) == A
    assert legal(s) == GERMANY
    play(s, "kiel", "kiel", "kiel")
    assert over(s)
    assert lies(s, 21) == "removed"
    assert lies(s, 37) == "discard"


@cards(37)
@pytest.mark.parametrize("other", [22, 16, 6])
def test_ferdinand_esterhazy_no_other_event(other: int) -> None:
    s = happen(37, hands=((), (other,)))
    assert over(s)
    assert not s.happened >> other & 1
    assert lies(s, other) == "discard"
    assert news(s) == {}


@cards(37)
def test_ferdinand_esterhazy_takes_one_card_at_random() -> None:
    s = happen(37, hands=((), (22, 33, 38)), fate=dice(2))
    assert over(s)
    assert s.hands[L] == (22, 38)
    assert lies(s, 33) == "discard"
    s = happen(37)
    assert over(s)
    assert lies(s, 37) == "discard"  # an empty hand


@cards(38)
@clause("turmoil.6.2.2.d")
def test_kulturkampf() -> None:
    before = {
        "french_catholic_church": (4, 0),
        "french_armed_forces": (4, 0),
        "french_writers": (0, 3),
        "jugendstil": (1, 0),
        "berlin": (3, 0),
    }
    s = happen(38, support=before, fate=dice(6, 5))
    assert asks(s) == L
    assert must(s) == {"french_catholic_church", "jugendstil"}
    play(s, "french_catholic_church")  # 6 + 3 + 1 against 8; the army next to it counts for nothing
    assert support(s, "french_catholic_church") == (2, 0)
    assert must(s) == {"french_catholic_church", "jugendstil"}
    play(s, "french_catholic_church")
    assert over(s)
    assert news(s, before) == {"french_catholic_church": (1, 0)}
    assert lies(s, 38) == "discard"


@cards(40)
@pytest.mark.parametrize("side", [A, L])
@pytest.mark.parametrize(("tension", "then", "gain"), [(3, 2, 0), (0, 0, 1)])
def test_indecisiveness(side: int, tension: int, then: int, gain: int) -> None:
    s = happen(40, side, tension=tension, support={"paris": (9, 9)})
    assert s.tension == then
    assert s.vp == (-gain, gain)[side]
    assert asks(s) == side
    assert must(s) == EVERYWHERE
    play(s, "italy")
    assert over(s)
    assert support(s, "italy") == ((1, 0), (0, 1))[side]
    assert lies(s, 40) == "discard"


@cards(78)
def test_revolution_of_1905() -> None:
    before = {"moscow": (1, 0), "poland": (2, 0), "berlin": (2, 0)}
    # Tension rises to 2 first: each check has strength 2. Then a Crisis roll.
    s = happen(78, support=before, tension=1, fate=dice(6, 5, 6, 6))
    assert asks(s) == L
    assert must(s) == {"moscow", "poland"}
    assert s.tension == 2
    play(s, "moscow")  # 6 + 2 against 6; then Poland alone is left: 5 + 2, and 6 + 2
    assert over(s)
    assert news(s, before) == {"moscow": (0, 1), "poland": (0, 1)}
    assert s.fate.counter == 4
    assert lies(s, 78) == "display"


@cards(78)
@pytest.mark.parametrize(("force", "n"), [({}, 5), ({36: L}, 6), ({16: A}, 4)])
def test_revolution_of_1905_as_many_checks_as_the_card_is_worth(force: dict[int, int], n: int) -> None:
    s = happen(78, support={"nicolas_ii": (9, 0)}, force=force, fate=dice(*[1] * n, 1))
    assert over(s)
    assert s.fate.counter == n + 1
    assert support(s, "nicolas_ii") == (9, 0)


@cards(78)
@clause("turmoil.8.3.1.a")
def test_revolution_of_1905_and_the_war() -> None:
    position: dict[str, Any] = {**war(), "fate": dice(6, 5, 1, 1)}
    s = happen(78, support={"symbolism": (1, 0)}, **position)
    assert at_war(s)
    assert support(s, "symbolism") == (0, 1)  # the checks stand before the roll
    assert lies(s, 78) == "display"
    assert s.happened >> 78 & 1


# -- whoever holds the spaces --------------------------------------------------------------------

CITIES = {"picardy", "dijon", "silesia", "alsace_lorraine", "saxony", "bavaria"}
CAPITAL = {"tsarist_army", "nicolas_ii", "saint_petersburg", "moscow"}
AFRICA = {"morocco", "algeria", "tunisia", "libya"}
WAYS: dict[int, Way] = {
    1: Way([(GERMANY, ["kiel", "kiel"])]),
    4: Way([(AUSTRIA_HUNGARY, ["vienna"])], holders=("authoritarian", "nobody")),
    5: Way([(FRANCE, ["nice", "nice"])]),
    9: Way([(CAPITAL, ["moscow"])]),
    10: Way([(FRANCE, ["nice"])], holders=("liberal", "nobody")),
    11: Way([(CITIES, ["picardy"]), (RUSSIA | AUSTRIA_HUNGARY | BALKANS, ["poland"])]),
    14: Way([(FRANCE, ["nice"])], holders=("liberal", "nobody")),
    19: Way([(RUSSIA, ["moscow"]), (RUSSIA, ["poland"]), (RUSSIA, [])]),
    20: Way([(FRANCE, [])]),
    24: Way([(RUSSIA - {"siberia"}, [])]),
    26: Way([(FRANCE | RUSSIA, ["moscow", "moscow"])], holders=("liberal", "nobody")),
    27: Way([(AUSTRIA_HUNGARY | GERMANY, ["kiel", "kiel"])], holders=("authoritarian", "nobody")),
    28: Way([(AFRICA | {"belgium"}, ["libya", "libya", "libya"])]),
    38: Way([(INTELLECTUAL | CHURCH, [])]),
    40: Way([(EVERYWHERE, ["italy"])]),
}


@each(*WAYS)
@pytest.mark.parametrize("holder", ALL)
def test_what_is_offered_whoever_holds_the_spaces(card: int, holder: str) -> None:
    side = A if card in {5, 40} else None
    s = happen(card, side, support=everywhere(holder), changes=["congo_annexed"], fate=dice(1))
    follow(s, WAYS[card], holder)


@cards(24, 78)
@pytest.mark.parametrize("holder", ALL)
def test_russia_whoever_holds_the_spaces(holder: str) -> None:
    s = happen(24, support=everywhere(holder), fate=dice(6))
    assert must(s) == RUSSIA - {"saint_petersburg"}
    s = happen(78, support=everywhere(holder))
    assert must(s) == RUSSIA


@each(2, 20, 34)
@pytest.mark.parametrize("holder", ALL)
def test_what_changes_whoever_holds_the_spaces(card: int, holder: str) -> None:
    a, liberal = HELD[holder]
    s = happen(card, support=everywhere(holder))
    changed = {
        2: {"french_catholic_church": (0, 0)},
        20: {"french_armed_forces": (max(a, liberal + 4), liberal)},
        34: dict.fromkeys(INTELLECTUAL - {"bosnia", "siberia"}, (a + 1, liberal)),
    }[card]
    assert news(s, everywhere(holder)) == {space: n for space, n in changed.items() if n != (a, liberal)}


def test_bernhard_von_buelow_needs_monarchs_and_nothing_else() -> None:
    # Everything is held, but of the monarchs only two.
    lost = dict.fromkeys(MONARCH - {"wilhelm_ii", "italy"}, (0, 9))
    s = happen(18, support=everywhere("authoritarian", **lost), discard=[21])
    assert over(s)
    assert lies(s, 18) == "discard"


def test_every_victorian_card_is_carried_out() -> None:
    assert of_era("V") <= named(__name__)
    assert len(of_era("V")) == 38
