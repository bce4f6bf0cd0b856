"""The Stability cards, one by one, and the boxes of the Naval Arms Race with what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.terms import AUSTRIA_HUNGARY, BALKANS, FRANCE, GERMANY, RUSSIA
from tests.marks import clause
from tests.rules.turmoil import card_board
from tests.rules.turmoil.board import GAME, A, L, asked, board, control, dice, legal, play, support
from tests.rules.turmoil.card_board import (
    IDLE,
    INDEPENDENT,
    answers,
    asks,
    attempt,
    cards,
    carried_out,
    each,
    enter_box,
    lies,
    must,
    named,
    news,
    over,
    scoring,
    stabilize,
)

Support = dict[str, tuple[int, int]]
CARD_OF = {FRANCE: 6, AUSTRIA_HUNGARY: 7, RUSSIA: 8, BALKANS: 43, GERMANY: 53}


def in_effect(card: int, region: int, by: int | None = None, **position: Any) -> bool:
    """Whether a Stability card chosen at a scoring of the region has an effect."""
    side = L if card <= 10 else A
    active = side if by is None else by
    hand = (CARD_OF[region],)
    hands = (hand, ()) if active == A else ((), hand)
    s = board(turn=4, active=active, hands=hands, fate=dice(1, 1, 1, 1), **position)
    play(s, str(hand[0]))
    picks = {side: f"stability.{card}", 1 - side: IDLE[1 - side]}
    events = play(s, picks[A], seat=A) + play(s, picks[L], seat=L)
    idle = [event.fact.card for event in events if isinstance(event.fact, facts.NoEffect)]
    carried_out(card)
    return f"stability.{card}" not in idle


def test_whose_they_are() -> None:
    for number in range(1, 21):
        assert GAME.cards.stability_cards[number].side == ("liberal" if number <= 10 else "authoritarian")


# -- Liberal -------------------------------------------------------------------------------------


@cards(1)
def test_workers_unite() -> None:
    before = {"silesia": (2, 0), "saxony": (2, 0), "bavaria": (1, 9), "picardy": (0, 1), "kiel": (0, 1)}
    s = stabilize(1, GERMANY, support=before)
    assert over(s)
    assert news(s, before) == {"saxony": (2, 5), "alsace_lorraine": (0, 3)}


@cards(2)
def test_farmer_collectives() -> None:
    s = stabilize(2, FRANCE, support={"nice": (2, 0)})
    assert asks(s) == L
    assert answers(s) == {"brittany_normandy", "bordeaux", "nice"}
    play(s, "nice")
    assert answers(s) == {"brittany_normandy", "bordeaux"}
    play(s, "bordeaux")
    assert over(s)
    assert news(s) == {"nice": (2, 1), "bordeaux": (0, 1)}
    s = stabilize(2, FRANCE)
    play(s, "done")
    assert over(s)
    assert news(s) == {}


@cards(3)
def test_testimonials() -> None:
    s = stabilize(3, GERMANY)
    where = {"east_prussia", "silesia", "saxony", "bavaria", "alsace_lorraine"}
    assert asks(s) == L
    assert answers(s) == where
    play(s, "silesia")
    assert answers(s) == where - {"silesia"}
    play(s, "east_prussia")
    assert over(s)
    assert news(s) == {"silesia": (0, 1), "east_prussia": (0, 1)}
    assert in_effect(3, GERMANY, support={"hanover_oldenburg": (0, 2)})


@cards(4)
@clause("turmoil.r.popular-uproar")
def test_popular_uproar() -> None:
    before = {"colonials": (0, 3), "beau_monde": (3, 0)}
    s = scoring(6, picks=("stability.20", "stability.4"), support=before)
    carried_out(4)
    assert asks(s) == L
    assert must(s) == card_board.FRANCE
    play(s, "paris")
    # No scoring, no Crisis roll; the card is back, one more round is to come.
    assert s.vp == 0
    assert s.fate.counter == 0
    assert news(s, before) == {"paris": (0, 1)}
    assert asks(s) == A
    assert legal(s) == {"6"}
    assert s.extra_rounds == (1, 0)
    assert s.seen[A] == (6,)
    assert 20 in s.ready_cards(A)
    assert 4 not in s.ready_cards(L)


@cards(4)
@pytest.mark.parametrize(
    ("region", "space", "works"),
    [
        (FRANCE, "colonials", True),
        (FRANCE, "alsace_lorraine", True),  # next to the region, in another one
        (FRANCE, "morocco", True),  # next to it, Independent
        (FRANCE, "libya", False),
        (FRANCE, "paris", False),  # no Annex space
        (FRANCE, "belgium", False),  # not without the Congo
        (RUSSIA, "finland", True),
        (GERMANY, "poland", True),
        (AUSTRIA_HUNGARY, "poland", False),
        (AUSTRIA_HUNGARY, "serbia", True),
        (BALKANS, "macedonia", True),
    ],
)
def test_popular_uproar_needs_an_annex_space(region: int, space: str, works: bool) -> None:
    assert in_effect(4, region, by=A, support={space: (0, 3)}) is works
    assert not in_effect(4, region, by=L, support={space: (0, 3)})  # one's own scoring
    assert not in_effect(4, region, by=A, support=all_but(card_board.ANNEX, L))
    assert not in_effect(4, region, by=A, support={space: (3, 0)})


@cards(5)
def test_intelligentsia() -> None:
    s = stabilize(5, RUSSIA, tension=2, discard=[9, 22, 30, 6, 28])
    assert s.tension == 1
    assert asks(s) == L
    assert must(s) == {"22", "30"}
    play(s, "30")
    assert over(s)
    assert lies(s, 30) == "liberal"
    assert s.seen[L] == (30,)
    assert s.vp == 0
    s = stabilize(5, RUSSIA, discard=[9, 6])
    assert over(s)
    assert s.vp == 1
    assert s.hands[L] == ()


@cards(6, 18)
@pytest.mark.parametrize(("card", "side"), [(6, L), (18, A)])
def test_governments(card: int, side: int) -> None:
    before = {"vienna": (3, 0), "budapest": (0, 2), "bohemia": (1, 1)}
    s = stabilize(card, AUSTRIA_HUNGARY, support=before)
    where = card_board.AUSTRIA_HUNGARY - {"vienna", "budapest"}
    assert asks(s) == side
    assert answers(s) == where
    play(s, "bohemia", "viennese_secession")
    assert answers(s) == where - {"bohemia", "viennese_secession"}
    play(s, "croatia")
    assert over(s)
    expected = {"bohemia": (1, 2), "viennese_secession": (0, 1), "croatia": (0, 1)}
    if side == A:
        expected = {"bohemia": (2, 1), "viennese_secession": (1, 0), "croatia": (1, 0)}
    assert news(s, before) == expected
    s = stabilize(card, AUSTRIA_HUNGARY, support=before)
    play(s, "done")
    assert over(s)
    assert news(s, before) == {}


@cards(7)
@pytest.mark.parametrize(
    ("held", "n"),
    [
        ({"symbolism": (0, 1)}, 1),
        ({"baltic_states": (0, 2)}, 1),
        ({"symbolism": (0, 1), "siberia": (0, 5)}, 1),
        ({"symbolism": (0, 1), "baltic_states": (0, 2)}, 3),
        ({"symbolism": (0, 1), "saxony": (0, 3)}, 1),  # the other one is elsewhere
        (dict.fromkeys(card_board.EVERYWHERE - card_board.WORKER, (0, 9)), 1),
        (dict.fromkeys(card_board.EVERYWHERE - card_board.INTELLECTUAL, (0, 9)), 1),
    ],
)
def test_anarchist_attack(held: Support, n: int) -> None:
    before = {
        **held,
        "nicolas_ii": (4, 0),
        "moscow": (2, 9),
        "poland": (3, 0),
        "crimea": (2, 0),
        "berlin": (3, 0),
    }
    s = stabilize(7, RUSSIA, support=before)
    assert asks(s) == L
    assert must(s) == {"nicolas_ii", "moscow"}
    play(s, "nicolas_ii")
    assert over(s)
    assert news(s, before) == {"nicolas_ii": (4 - n, 0)}
    s = stabilize(7, RUSSIA, support=before)
    play(s, "moscow")  # all from the one space, even if there is not enough
    assert over(s)
    assert news(s, before) == {"moscow": (max(0, 2 - n), 9)}


@cards(8)
def test_blockade() -> None:
    before = {"colonials": (1, 0), "serbia": (2, 1), "libya": (1, 0), "paris": (2, 0)}
    s = stabilize(8, RUSSIA, support=before)
    assert asks(s) == L
    assert answers(s) == {"colonials", "serbia", "libya"}
    play(s, "serbia")
    assert answers(s) == {"colonials", "libya"}
    play(s, "libya")
    assert over(s)
    assert news(s, before) == {"serbia": (1, 1), "libya": (0, 0)}
    s = stabilize(8, RUSSIA, support=before)
    play(s, "done")
    assert over(s)
    assert news(s, before) == {}
    assert in_effect(8, RUSSIA, navy=(1, 2), support=before)
    assert not in_effect(8, RUSSIA, navy=(2, 2), support=before)
    assert not in_effect(8, RUSSIA, navy=(2, 1), support=before)


@cards(9)
def test_silent_majority() -> None:
    s = stabilize(9, FRANCE, support={"berlin": (3, 0)})
    assert asks(s) == L
    assert must(s) == card_board.EVERYWHERE - card_board.FRANCE
    play(s, "berlin")
    assert over(s)
    assert news(s) == {"berlin": (3, 1)}


NEXT_TO = {
    FRANCE: {"belgium", "switzerland", "spain_portugal", "morocco", "algeria", "tunisia", "italy"},
    AUSTRIA_HUNGARY: {"switzerland", "italy"},
    RUSSIA: {"sweden", "constantinople"},
    BALKANS: {"italy", "constantinople"},
    GERMANY: {"sweden", "denmark", "netherlands", "belgium", "switzerland"},
}


@cards(10, 15)
@pytest.mark.parametrize(("card", "side"), [(10, L), (15, A)])
@pytest.mark.parametrize("region", NEXT_TO)
def test_most_favoured_nation(card: int, side: int, region: int) -> None:
    s = stabilize(card, region)
    assert asks(s) == side
    assert answers(s) == NEXT_TO[region]
    first, second, *_ = sorted(NEXT_TO[region])
    play(s, first)
    assert answers(s) == NEXT_TO[region] - {first}
    play(s, second)
    assert over(s)
    assert news(s) == dict.fromkeys((first, second), ((1, 0), (0, 1))[side])
    # Controlled ones, by either side, are left out.
    s = stabilize(card, region, support={first: (5, 0)}, changes=["norwegian_independence"])
    more = {"norway"} if region in (RUSSIA, GERMANY) else set()
    assert answers(s) == (NEXT_TO[region] | more) - {first}
    play(s, "done")
    assert over(s)


# -- Authoritarian -------------------------------------------------------------------------------


@cards(11)
@pytest.mark.parametrize(
    ("held", "n"),
    [
        ({}, 0),
        ({"crimea": (2, 0), "belarus": (1, 0), "bulgaria": (3, 0)}, 1),
        ({"crimea": (2, 0), "belarus": (2, 0), "poland": (3, 0)}, 2),
        ({"crimea": (2, 0), "belarus": (2, 0), "ukraine": (0, 2)}, 2),
    ],
)
def test_support_of_the_farmers(held: Support, n: int) -> None:
    s = stabilize(11, RUSSIA, support=held)
    where = ["saint_petersburg", "moscow", "russian_orthodox_church"]
    for space in where[:n]:
        assert asks(s) == A
        assert must(s) == set(where[where.index(space) :])
        play(s, space)
    assert over(s)
    assert news(s, held) == dict.fromkeys(where[:n], (1, 0))


@cards(11)
def test_support_of_the_farmers_one_in_each() -> None:
    farmers = {"brittany_normandy": (2, 0), "bordeaux": (3, 0), "nice": (2, 0)}
    s = stabilize(11, FRANCE, support={**farmers, "paris": (0, 9)})  # Paris and the Church are all there is
    play(s, "paris")
    assert over(s)
    assert news(s, farmers) == {"paris": (1, 9), "french_catholic_church": (1, 0)}


@cards(12)
@clause("turmoil.12.monarchy.4")
def test_absolutist_rule() -> None:
    s = stabilize(12, RUSSIA)
    assert over(s)
    assert s.vp == -2
    for region, first, second in (
        (RUSSIA, "nicolas_ii", "moscow"),
        (RUSSIA, "nicolas_ii", "tsarist_army"),
        (RUSSIA, "nicolas_ii", "poland"),
        (GERMANY, "wilhelm_ii", "east_prussia"),
        (AUSTRIA_HUNGARY, "dual_monarchy", "alto_adige"),
        (BALKANS, "montenegro", "serbia"),
        (FRANCE, "paris", "colonials"),
        (FRANCE, "paris", "french_armed_forces"),
    ):
        assert in_effect(12, region, support={first: (5, 0), second: (5, 0)}), (first, second)
        assert not in_effect(12, region, support={first: (5, 0)}), first
        assert not in_effect(12, region, support={second: (5, 0)}), second
        assert not in_effect(12, region, support={first: (0, 5), second: (5, 0)}), second
    # Everything else is not enough without the monarch, nor beside him.
    others = card_board.GOVERNMENT | card_board.ARMY | card_board.ANNEX
    for region, first in (
        (RUSSIA, "nicolas_ii"),
        (GERMANY, "wilhelm_ii"),
        (AUSTRIA_HUNGARY, "dual_monarchy"),
        (BALKANS, "montenegro"),
        (FRANCE, "paris"),
    ):
        assert not in_effect(12, region, support=all_but({first}, A))
        assert not in_effect(12, region, support=all_but((others & SPACES[region]) - {first}, A))
    paris = {"paris": (5, 0), "colonials": (5, 0)}
    assert not in_effect(12, FRANCE, support=paris, options={"monarchy": True})
    restored: dict[str, Any] = {"options": {"monarchy": True}, "changes": ["monarchy_restored"]}
    assert in_effect(12, FRANCE, support=paris, **restored)


@cards(13)
def test_support_of_the_generals() -> None:
    before = {"moscow": (0, 2), "poland": (0, 1), "paris": (0, 2)}
    s = stabilize(13, RUSSIA, support=before, fate=dice(5))
    assert s.tension == 1
    assert asks(s) == A
    assert must(s) == {"moscow", "poland"}
    play(s, "moscow")  # 5 + 3 against 6
    assert over(s)
    assert news(s, before) == {"moscow": (0, 0)}


@cards(14)
def test_secret_treaty_clauses() -> None:
    s = stabilize(14, RUSSIA, hands=((9, 22), ()), deck=[33])
    assert asks(s) == A
    assert must(s) == {"9", "22", "33"}
    play(s, "22")
    assert over(s)
    assert s.hands[A] == (9, 33)
    assert lies(s, 22) == "discard"
    assert s.hands[L] == ()


@cards(14)
@pytest.mark.parametrize(
    ("region", "held", "works"),
    [
        (RUSSIA, ["poland", "finland"], True),
        (RUSSIA, ["poland", "sweden"], True),
        (RUSSIA, ["constantinople", "sweden"], True),
        (RUSSIA, ["poland", "italy"], False),
        (RUSSIA, ["poland", "moscow", "serbia"], False),
        (BALKANS, ["serbia", "bosnia"], True),
        (GERMANY, ["alsace_lorraine", "poland"], False),
        (GERMANY, ["alsace_lorraine", "denmark"], True),
    ],
)
def test_secret_treaty_clauses_need_two(region: int, held: list[str], works: bool) -> None:
    assert in_effect(14, region, support=dict.fromkeys(held, (5, 0))) is works
    assert not in_effect(14, region, support=dict.fromkeys(held, (0, 5)))
    useful = (card_board.ANNEX & SPACES[region]) | NEXT_TO[region]
    assert not in_effect(14, region, support=all_but(useful - {held[0]}, A))


@cards(16)
@clause("turmoil.r.naval-law-amendment", "turmoil.6.3.3.b")
@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True)])
def test_naval_law_amendment(die: int, success: bool) -> None:
    s = stabilize(16, RUSSIA, navy=(1, 3), attempts=(1, 0), fate=dice(die))
    assert over(s)
    assert s.navy == (2 if success else 1, 3)
    assert s.plus == (not success, False)
    assert s.attempts == (1, 0)  # outside the limit of the turn
    assert in_effect(16, RUSSIA, navy=(1, 3))
    assert not in_effect(16, RUSSIA, navy=(3, 3))
    assert not in_effect(16, RUSSIA, navy=(3, 1))


@cards(17)
def test_elitist_art() -> None:
    s = stabilize(17, RUSSIA)
    assert over(s)
    assert s.vp == -1


@cards(19)
def test_ecclesial_influence() -> None:
    s = stabilize(19, FRANCE, support={"picardy": (0, 2)})
    where = {"picardy", "dijon", "brittany_normandy", "bordeaux", "nice", "french_armed_forces"}
    assert asks(s) == A
    assert must(s) == where
    play(s, "picardy")
    assert must(s) == where  # both may go to one space
    play(s, "picardy")
    assert over(s)
    assert news(s) == {"picardy": (2, 2)}


@cards(20)
def test_limited_franchise() -> None:
    s = stabilize(20, RUSSIA, support={"moscow": (0, 3)})
    assert asks(s) == A
    assert must(s) == {"moscow", "saint_petersburg", "nicolas_ii"}
    play(s, "moscow", "moscow")
    assert over(s)
    assert news(s) == {"moscow": (2, 3)}


# The kinds of space one of which, in the region, must be controlled.
NEEDS: dict[int, set[str]] = {
    3: card_board.CHURCH,
    5: card_board.INTELLECTUAL,
    6: card_board.GOVERNMENT,
    7: card_board.INTELLECTUAL | card_board.WORKER,
    13: card_board.ARMY,
    17: card_board.INTELLECTUAL,
    18: card_board.GOVERNMENT,
    19: card_board.CHURCH,
    20: card_board.BOURGEOISIE,
}
SPACES = {
    FRANCE: card_board.FRANCE,
    GERMANY: card_board.GERMANY,
    AUSTRIA_HUNGARY: card_board.AUSTRIA_HUNGARY,
    RUSSIA: card_board.RUSSIA,
    BALKANS: card_board.BALKANS,
}


def all_but(spaces: set[str], side: int) -> Support:
    """Everything controlled by a side except some spaces."""
    return dict.fromkeys(card_board.EVERYWHERE - spaces, ((9, 0), (0, 9))[side])


@each(*NEEDS)
@clause("turmoil.r.stability-invalid", "turmoil.c.stability-choice.1")
@pytest.mark.parametrize("region", SPACES)
def test_a_controlled_space_of_a_kind(card: int, region: int) -> None:
    side = L if card <= 10 else A
    own, enemy = ((9, 0), (0, 9)) if side == A else ((0, 9), (9, 0))
    kind = NEEDS[card] & SPACES[region]
    for space in kind:
        assert in_effect(card, region, support={space: own}), space
        assert not in_effect(card, region, support={space: enemy}), space
    assert not in_effect(card, region, support=all_but(kind, side))


@cards(9)
def test_silent_majority_needs_four() -> None:
    four = ["paris", "nice", "dijon", "picardy"]
    assert in_effect(9, FRANCE, support=dict.fromkeys(four, (0, 3)))
    assert not in_effect(9, FRANCE, support=all_but(card_board.FRANCE - set(four[:3]), L))
    assert not in_effect(9, FRANCE, support=dict.fromkeys(four, (3, 0)))


@each(1, 2, 10, 11, 15)
def test_without_a_condition(card: int) -> None:
    assert in_effect(card, GERMANY)


# What is offered first, by region, and with whom holding all spaces.
OFFERED: dict[int, tuple[set[str], tuple[str, ...]]] = {
    2: (card_board.FARMER, card_board.ALL),
    3: (card_board.FARMER | card_board.WORKER | card_board.ANNEX, card_board.ALL),
    4: (card_board.EVERYWHERE, card_board.ALL),
    6: (card_board.EVERYWHERE, ("nobody",)),
    7: (card_board.MONARCH | card_board.GOVERNMENT, card_board.ALL),
    11: (card_board.CHURCH | card_board.GOVERNMENT, ("authoritarian",)),
    13: (card_board.EVERYWHERE, card_board.ALL),
    18: (card_board.EVERYWHERE, ("nobody",)),
    19: (card_board.FARMER | card_board.WORKER | card_board.ARMY, card_board.ALL),
    20: (card_board.GOVERNMENT | card_board.MONARCH, card_board.ALL),
}


@each(*OFFERED)
@pytest.mark.parametrize("region", SPACES)
def test_what_is_offered_whoever_holds_the_spaces(card: int, region: int) -> None:
    kind, holders = OFFERED[card]
    where = kind & SPACES[region]
    for holder in card_board.ALL:
        before = card_board.everywhere(holder)
        s = stabilize(card, region, support=before, fate=dice(1))
        if holder in holders and (len(where) > 1 or card in {2, 3}):
            assert legal(s) - {"done"} == where
        else:
            assert over(s)  # nothing, or only one space to choose
            assert set(news(s, before)) <= where


@each(8, 9, 10, 15)
@pytest.mark.parametrize("region", SPACES)
def test_what_is_offered_elsewhere_whoever_holds_the_spaces(card: int, region: int) -> None:
    for holder in card_board.ALL:
        s = stabilize(card, region, support=card_board.everywhere(holder))
        if card in {10, 15} and holder != "nobody":
            assert over(s)
        else:
            where = {8: card_board.ANNEX, 9: card_board.EVERYWHERE - SPACES[region]}
            assert legal(s) - {"done"} == where.get(card, NEXT_TO[region])


@cards(1)
@pytest.mark.parametrize("region", SPACES)
def test_workers_unite_in_every_region(region: int) -> None:
    for holder in card_board.ALL:
        before = card_board.everywhere(holder)
        s = stabilize(1, region, support=before)
        filled = card_board.WORKER & SPACES[region] if holder == "nobody" else set()
        assert set(news(s, before)) == filled
        assert all(control(s, space) == L for space in filled)


@cards(11)
@pytest.mark.parametrize("region", SPACES)
def test_support_of_the_farmers_counts_farmers_alone(region: int) -> None:
    s = stabilize(11, region, support=all_but(card_board.FARMER & SPACES[region], A))
    assert over(s)


# -- the boxes of the Naval Arms Race ------------------------------------------------------------

# The number to reach, by box.
ENTRY = [0, 4, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10]
# Victory points of the first and of the second navy.
POINTS = {3: (2, 1), 6: (2, 1), 9: (2, 1), 11: (2, 1), 13: (4, 0)}


@clause("turmoil.n.order.1", "turmoil.6.3.2.a")
@pytest.mark.parametrize("side", [A, L])
@pytest.mark.parametrize("box", range(1, 14))
def test_what_an_attempt_needs(box: int, side: int) -> None:
    # Level, or in the first box already: the German Navy does not start the race.
    navy = (box - 1, box - 1) if box > 1 else ((0, 1), (1, 0))[side]
    assert not attempt(board(navy=navy, fate=dice(1), stack=[]), side, ENTRY[box] - 2)
    assert attempt(board(navy=navy, fate=dice(1), stack=[]), side, ENTRY[box] - 1)


@clause("turmoil.6.3.2.e", "turmoil.e.6.3.2", "turmoil.r.auto-fail-flip")
def test_the_german_navy_does_not_start_the_race() -> None:
    s = board(fate=dice(6, 6), stack=[])
    assert not attempt(s, A, 4)
    assert s.plus == (True, False)
    assert attempt(s, L, 4)
    for navy in ((1, 0), (0, 1)):
        assert attempt(board(navy=navy, fate=dice(6), stack=[]), A, 4)


@clause(
    "turmoil.n.bellerophon.1",
    "turmoil.n.kaiser.1",
    "turmoil.n.king-george-v.1",
    "turmoil.n.queen-elizabeth.1",
    "turmoil.n.revenge.1",
)
@pytest.mark.parametrize("side", [A, L])
@pytest.mark.parametrize("box", range(2, 14))
def test_points_for_the_first_and_the_second(box: int, side: int) -> None:
    first, second = POINTS.get(box, (0, 0))
    ahead = ((box - 1, 0), (0, box - 1))[side]
    s = enter_box(side, navy=ahead)
    assert s.navy[side] == box
    assert s.vp == (-first, first)[side]
    assert over(s)
    assert news(s) == {}
    behind = ((box - 1, box), (box, box - 1))[side]
    s = enter_box(side, navy=behind)
    assert s.navy == (box, box)
    assert s.vp == (-second, second)[side]
    assert over(s)


@clause("turmoil.n.hms-dreadnought.1", "turmoil.r.naval-box-support")
@pytest.mark.parametrize("side", [A, L])
def test_hms_dreadnought(side: int) -> None:
    before = {"italy": (3, 0), "belgium": (0, 3), "libya": (1, 1)}
    s = enter_box(side, support=before)
    assert asks(s) == side
    assert answers(s) == INDEPENDENT - {"italy", "belgium"}
    play(s, "libya")
    assert answers(s) == INDEPENDENT - {"italy", "belgium", "libya"}
    play(s, "sweden")
    assert over(s)
    assert support(s, "libya") == ((2, 1), (1, 2))[side]
    assert support(s, "sweden") == ((1, 0), (0, 1))[side]
    s = enter_box(side)
    play(s, "done")
    assert over(s)
    assert news(s) == {}
    s = enter_box(side, navy=((0, 1), (1, 0))[side])
    assert over(s)
    assert news(s) == {}  # nothing for the second


@clause("turmoil.n.nassau.1", "turmoil.n.nassau.2")
@pytest.mark.parametrize("side", [A, L])
def test_nassau(side: int) -> None:
    enemy = 1 - side
    s = board(navy=((2, 1), (1, 2))[side], active=enemy, stack=[])
    assert [s.value_of(card, enemy) for card in (1, 21, 13, 2)] == [3, 2, 2, 1]
    s = board(navy=(2, 2), active=enemy, stack=[])
    assert s.value_of(1, enemy) == 4
    assert board(navy=((2, 1), (1, 2))[side], active=side, stack=[]).value_of(1, side) == 4


@clause("turmoil.n.helgoland.1")
@pytest.mark.parametrize(("navy", "given"), [((4, 0), True), ((4, 4), False), ((3, 0), False)])
def test_helgoland(navy: tuple[int, int], given: bool) -> None:
    s = board(navy=navy, round=7, active=L, hands=((21,), (22,)), fate=dice(3, *[1] * 40))
    play(s, "22", "event", "saxony", "saxony")
    assert (asked(s) is questions.Helgoland) is given
    if given:
        assert asks(s) == A
        assert legal(s) == {"21", "pass"}
        play(s, "21")  # 3 + 3 + 1 - 1 reach Colossus class
        assert s.navy == (5, 0)


@clause("turmoil.n.colossus.1")
@pytest.mark.parametrize(("navy", "given"), [((5, 0), True), ((5, 5), False), ((4, 0), False)])
def test_colossus(navy: tuple[int, int], given: bool) -> None:
    s = board({"kiel": (1, 0)}, navy=navy, hands=((21, 30), (22, 33)))
    play(s, "21")
    both = {"event_first", "operations_first"}
    assert legal(s) == {"event", "operations", "naval"} | (both if given else set())
    if given:
        play(s, "event_first", "kiel", "kiel", "kiel", "kiel", "kiel", "kiel")
        assert support(s, "kiel") == (7, 0)
        assert lies(s, 21) == "removed"


@clause("turmoil.n.orion.1")
@pytest.mark.parametrize(("navy", "given"), [((7, 0), True), ((7, 7), False), ((6, 0), False)])
def test_orion(navy: tuple[int, int], given: bool) -> None:
    for round, sees in ((2, given), (1, False), (3, False)):
        s = board(navy=navy, round=round, hands=((21, 30), (22, 33)))
        play(s, "21", "event", "kiel", "kiel", "kiel")
        assert s.seen[L] == ((22, 33) if sees else ())


@clause("turmoil.n.moltke.1")
@pytest.mark.parametrize(("navy", "given"), [((8, 0), True), ((8, 8), False), ((7, 0), False)])
def test_moltke(navy: tuple[int, int], given: bool) -> None:
    s = board(navy=navy, hands=((6,), ()), fate=dice(1))
    play(s, "6")
    play(s, "stability.12", seat=A)
    assert (s.decision(A) is not None) is given
    assert s.decision(L) is not None


@clause("turmoil.n.konig.1")
@pytest.mark.parametrize(("navy", "given"), [((10, 0), True), ((10, 10), False), ((9, 0), False)])
def test_koenig(navy: tuple[int, int], given: bool) -> None:
    s = board(navy=navy, hands=((21, 30), (22,)), fate=dice(1, 6))
    play(s, "21", "naval")
    assert (asked(s) is questions.Reroll) is given
    if given:
        play(s, "reroll")
        assert s.navy == (11, 0)
        assert s.rerolled == (True, False)


@clause("turmoil.n.bayern.1")
@pytest.mark.parametrize("side", [A, L])
def test_bayern(side: int) -> None:
    hands = ((9, 22, 33), ()) if side == A else ((), (9, 22, 33))
    ahead, behind = ((11, 0), (0, 11))[side], ((11, 12), (12, 11))[side]
    s = enter_box(side, navy=ahead, hands=hands, deck=[38, 40, 13])
    assert asks(s) == side
    assert answers(s) == {"9", "22", "33"}
    play(s, "22")
    assert must(s) == {"9", "33"}  # two or none
    play(s, "9")
    assert over(s)
    assert s.hands[side] == (13, 33, 38, 40)
    assert s.discard == [22, 9]
    s = enter_box(side, navy=ahead, hands=hands)
    play(s, "done")
    assert over(s)
    assert s.hands[side] == (9, 22, 33)
    s = enter_box(side, navy=behind, hands=hands)
    assert over(s)
    assert s.hands[side] == (9, 22, 33)
    one = ((9,), ()) if side == A else ((), (9,))
    s = enter_box(side, navy=ahead, hands=one)
    assert over(s)
    assert s.hands[side] == (9,)


def test_every_stability_card_is_carried_out() -> None:
    assert set(range(1, 21)) <= named(__name__)
    assert len(GAME.cards.stability_cards) == 20
    assert len(GAME.cards.boxes) == 14
