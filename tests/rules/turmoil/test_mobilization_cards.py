"""The Mobilization cards, one by one: what each asks for, what it does, and to which others."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import DONE, MOBILIZATION
from salon.games.turmoil.mobilization import valid
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.war import GreatWar
from salon.kernel import Event
from tests.marks import clause
from tests.rules.turmoil.board import GAME, A, L, board, control, play, support
from tests.rules.turmoil.card_board import (
    ALL,
    BALKANS,
    FRANCE,
    GERMANY,
    HELD,
    Way,
    answers,
    asks,
    cards,
    carried_out,
    each,
    everywhere,
    follow,
    mobilize,
    must,
    named,
    news,
    over,
)

CENTRAL_RUSSIA = ["three_emperor_league", "balkan_war"]
ENTENTE_RUSSIA = ["franco_russian_alliance", "dual_alliance", "balkan_war", "entente_cordiale"]


def fight(*codes: str, answer: list[str] | None = None, **position: Any) -> tuple[TurmoilState, list[Event]]:
    """A Great War with these cards, and idle ones for all other nations; `answer`: the questions of cards."""
    s = board(**{"turn": 8, "options": {"mobilization": True}, "stack": [GreatWar()], **position})
    events: list[Event] = []
    plans = GAME.cards.mobilization
    while s.pending and isinstance(s.pending[0].question, questions.Plan | questions.UBoats):
        decision = s.pending[0]
        offered = [action - MOBILIZATION for action in decision.legal if action != DONE]
        wanted = [plan for plan in offered if plans[plan].code in codes]
        idle = [plan for plan in offered if not valid(s, decision.seat, plan)]
        if DONE in decision.legal and not wanted:
            events += s.apply(DONE, decision.seat)
        else:
            # For the Balkans, if all cards have an effect, the last: an empty Constantinople stays so.
            events += s.apply(MOBILIZATION + (wanted or idle or offered[-1:])[0], decision.seat)
    for name in answer or ():
        events += play(s, name)
    return s, events


def has_effect(code: str, *others: str, **position: Any) -> bool:
    """Whether a card, chosen in a war, is carried out."""
    _, events = fight(code, *others, **position)
    name = f"mobilization.{code.lower()}"
    found = (event.fact for event in events)
    told = [f for f in found if isinstance(f, facts.Plan | facts.NoEffect) and f.card == name]
    assert len(told) == 1, told
    carried_out(code)
    return isinstance(told[0], facts.Plan)


def points(events: list[Event]) -> list[tuple[str, int]]:
    """The victory points that cards brought, before the last scoring."""
    found: list[tuple[str, int]] = []
    for event in events:
        if isinstance(event.fact, facts.Score):
            break
        if isinstance(event.fact, facts.Vp):
            found.append((event.fact.side.partition(".")[2], event.fact.n))
    return found


PRIORITIES = """
A1:2 A2:5 A3:6 B1:0 B2:3 B3:3 E1:8 E2:4 E3:6 E4:6 E5:7 F1:5 F2:1 F3:2 F4:1 F5:1 G1:4 G2:0 G3:1 G4:3
G5:3 G6:3 I1:5 I2:1 I3:7 I4:4 O1:4 O2:7 O3:4 O4:7 R1:4 R2:2 R3:6 R4:4 R5:5
"""
NATIONS = {
    "A": "austria_hungary",
    "B": "balkans",
    "E": "britain",
    "F": "france",
    "G": "germany",
    "I": "italy",
    "O": "ottoman_empire",
    "R": "russia",
}
CODES = [word.partition(":")[0] for word in PRIORITIES.split()]


def test_what_is_printed() -> None:
    found = GAME.cards.mobilization
    assert " ".join(PRIORITIES.split()) == " ".join(f"{card.code}:{card.priority}" for card in found)
    assert all(card.nation == NATIONS[card.code[0]] for card in found)
    assert [card.code for card in found if card.plan == "france_first"] == ["E2", "G4", "I4"]


# -- filling a space, and the like ---------------------------------------------------------------

# Whose card, the spaces filled up to control and their stability, and the points it brings.
FILL: dict[str, tuple[int, dict[str, int], int]] = {
    "A1": (A, {"serbia": 3}, 0),
    "A2": (A, {"poland": 3}, 1),
    "A3": (A, {"italy": 3}, 0),
    "B2": (L, {"bosnia": 3, "croatia": 3}, 0),
    "E3": (L, {"constantinople": 3}, 0),
    "E5": (L, {"italy": 3}, 0),
    "F1": (L, {"italy": 3}, 0),
    "I1": (L, {"alto_adige": 2}, 1),
    "I4": (A, {"nice": 2}, 1),
    "R3": (L, {"east_prussia": 4}, 0),
    "R4": (L, {"galicia": 2, "budapest": 2}, 1),
}


@each(*FILL)
def test_cards_that_fill_spaces(card: str) -> None:
    side, spaces, vp = FILL[card]
    # Two of the opponent's points and one own: so many more that the lead is the stability.
    before = dict.fromkeys(spaces, ((1, 2), (2, 1))[side])
    s = mobilize(card, side, support=before)
    assert over(s)
    assert s.vp == (-vp, vp)[side]
    assert news(s) == {
        space: ((stability + 2, 2), (2, stability + 2))[side] for space, stability in spaces.items()
    }
    assert {control(s, space) for space in spaces} == {side}
    full = dict.fromkeys(spaces, ((9, 2), (2, 9))[side])
    assert news(mobilize(card, side, support=full), full) == {}


@cards("R5")
@pytest.mark.parametrize("side", [A, L])
def test_caucasus_campaign_of_russia(side: int) -> None:
    s = mobilize("R5", side, support={"constantinople": ((1, 2), (2, 1))[side]})
    assert over(s)
    assert news(s) == {"constantinople": ((5, 2), (2, 5))[side]}
    assert s.vp == 0


@cards("E4")
def test_salonika() -> None:
    before = {"serbia": (3, 0), "greece": (0, 2)}
    s = mobilize("E4", L, support=before)
    assert asks(s) == L
    assert must(s) == BALKANS
    play(s, "serbia")
    assert over(s)
    assert news(s, before) == {"serbia": (3, 6)}


# One own support in each of these spaces, for whoever owns the card.
EACH = {
    "I3": {"libya", "tunisia", "algeria", "spain_portugal", "morocco"},
    "O1": {"greece", "macedonia", "romania", "bulgaria"},
    "O2": {"libya", "tunisia", "algeria", "morocco"},
}


@each(*EACH)
@pytest.mark.parametrize("side", [A, L])
def test_one_support_in_each(card: str, side: int) -> None:
    s = mobilize(card, side)
    whose = A if card == "O2" else side
    assert over(s)
    assert news(s) == dict.fromkeys(EACH[card], ((1, 0), (0, 1))[whose])
    assert s.vp == 0


@cards("I2")
@pytest.mark.parametrize("side", [A, L])
def test_neutrality(side: int) -> None:
    s = mobilize("I2", side, support={"alto_adige": (2, 2)})
    assert over(s)
    assert news(s) == {"alto_adige": ((4, 2), (2, 4))[side]}


@each("O3", "O4")
@pytest.mark.parametrize("side", [A, L])
def test_points_of_the_ottoman_empire(card: str, side: int) -> None:
    n = {"O3": 1, "O4": 2}[card]
    s = mobilize(card, side)
    assert over(s)
    assert s.vp == (-n, n)[side]
    assert news(s) == {}


@each(*FILL, "R5")
@pytest.mark.parametrize("holder", ALL)
def test_cards_that_fill_spaces_whoever_holds_them(card: str, holder: str) -> None:
    side, spaces, _ = FILL.get(card, (L, {"constantinople": 3}, 0))
    s = mobilize(card, side, support=everywhere(holder))
    own, enemy = HELD[holder][side], HELD[holder][1 - side]
    changed = {space: max(own, enemy + n) for space, n in spaces.items() if own < enemy + n}
    assert news(s, everywhere(holder)) == {
        space: ((n, enemy), (enemy, n))[side] for space, n in changed.items()
    }


@each(*EACH, "B3", "G5", "I2")
@pytest.mark.parametrize("holder", ALL)
def test_what_changes_whoever_holds_the_spaces(card: str, holder: str) -> None:
    a, liberal = HELD[holder]
    s = mobilize(card, A, support=everywhere(holder))
    changed = {
        "B3": {"constantinople": (0, 0)},
        "G5": dict.fromkeys(GERMANY if holder == "authoritarian" else (), (a - 1, liberal)),
        "I2": {"alto_adige": (a + 2, liberal)},
    }
    own = dict.fromkeys(EACH.get(card, ()), (a + 1, liberal))
    assert news(s, everywhere(holder)) == changed.get(card, own)


WAYS: dict[str, Way] = {
    "B1": Way([(BALKANS, ["serbia", "side.liberal"]), (BALKANS, ["serbia", "side.liberal"]), (BALKANS, [])]),
    "E2": Way([(FRANCE, [])], holders=("liberal", "nobody")),
    "E4": Way([(BALKANS, [])]),
    "F3": Way([({"french_armed_forces"}, ["french_armed_forces"]), ({"french_armed_forces"}, [])]),
    "F4": Way([({"colonials", "morocco", "algeria", "tunisia"}, [])]),
    "F5": Way([(FRANCE, [])]),
    "G4": Way([(FRANCE, [])]),
}


@each(*WAYS)
@pytest.mark.parametrize("holder", ALL)
def test_what_is_offered_whoever_holds_the_spaces(card: str, holder: str) -> None:
    s = mobilize(card, A if card == "G4" else L, support=everywhere(holder))
    follow(s, WAYS[card], holder)
    if card == "G4":
        assert news(s, everywhere(holder)) == {"belgium": (0, HELD[holder][L])}


@each("G1", "G3")
@pytest.mark.parametrize("holder", ALL)
def test_what_counts_whoever_holds_the_spaces(card: str, holder: str) -> None:
    s = mobilize(card, A, support=everywhere(holder), changes=["congo_annexed"])
    assert s.vp == (-5 if card == "G1" and holder == "authoritarian" else 0)
    assert len(s.frozen) == (12 if card == "G3" else 0)
    africa = dict.fromkeys(("libya", "algeria", "tunisia", "morocco", "belgium"), (5, 5))
    assert mobilize("G1", A, support=everywhere("authoritarian", **africa)).vp == 0


# The space that one must control, and for which side: everything else is not enough.
NEEDS = {
    "A2": ("galicia", A),
    "F2": ("french_armed_forces", L),
    "I1": ("italy", L),
    "I4": ("italy", A),
    "O1": ("constantinople", A),
    "O2": ("constantinople", A),
    "O3": ("constantinople", L),
    "O4": ("constantinople", A),
}


@pytest.mark.parametrize("card", NEEDS)
def test_only_the_space_that_is_named_counts(card: str) -> None:
    space, side = NEEDS[card]
    beside = ("B2",) if card == "O1" else ()
    position = {**ASKS[card][0], "support": everywhere(("authoritarian", "liberal")[side], **{space: (5, 5)})}
    assert not has_effect(card, *beside, **position)


# -- the others ----------------------------------------------------------------------------------


@cards("A1", "B2")
@clause("turmoil.8.4.4.f")
def test_serbien_muss_sterbien_stops_the_war_of_liberation() -> None:
    assert mobilize("A1", A).nullified == ("B2",)
    position: dict[str, Any] = {"track": ENTENTE_RUSSIA, "support": {"serbia": (0, 1)}}
    assert has_effect("A1", "B2", force={27: A}, **position)
    assert not has_effect("B2", "A1", force={27: A}, **position)
    assert has_effect("B2", **position)
    assert not has_effect("A1", **position)  # without the Dual Alliance
    assert has_effect("B2", "A1", **position)


@cards("B1")
@clause("turmoil.r.third-balkan-war")
@pytest.mark.parametrize("side", [A, L])
def test_third_balkan_war(side: int) -> None:
    before = {"serbia": (2, 2), "greece": (0, 2), "bulgaria": (3, 0), "italy": (1, 1)}
    s = mobilize("B1", side, support=before)
    assert asks(s) == side
    assert must(s) == {"serbia", "greece", "bulgaria"}
    play(s, "serbia")
    assert asks(s) == side
    assert must(s) == {"authoritarian", "liberal"}
    play(s, "side.liberal", "bulgaria")
    assert asks(s) == 1 - side
    assert answers(s) == {"serbia", "greece", "bulgaria"}
    play(s, "greece")
    assert asks(s) == side
    assert must(s) == {"serbia", "greece", "bulgaria"}
    play(s, "greece", "bulgaria")
    assert asks(s) == 1 - side
    play(s, "done")
    assert over(s)
    assert news(s, before) == {"serbia": (2, 1), "greece": (0, 0), "bulgaria": (1, 0)}


@cards("B3")
def test_war_of_liberation_from_the_ottoman_empire() -> None:
    s = mobilize("B3", L, support={"constantinople": (4, 2), "serbia": (1, 1)})
    assert over(s)
    assert news(s) == {"serbia": (1, 1)}


@cards("E1")
@pytest.mark.parametrize("in_war", [False, True])
@pytest.mark.parametrize("kiel", [(0, 0), (2, 0), (9, 0), (0, 5)])
def test_blockade(kiel: tuple[int, int], in_war: bool) -> None:
    before = {"kiel": kiel, "berlin": (3, 0)}
    s = mobilize("E1", L, support=before)
    if in_war:
        s, _ = fight("E1", support=before, navy=(0, 1), track=ENTENTE_RUSSIA)
    # What has just come to Kiel counts before it is filled up.
    assert news(s) == {
        **dict.fromkeys(GERMANY, (0, 1)),
        "berlin": (3, 1),
        "kiel": (kiel[0], max(kiel[1] + 1, kiel[0] + 3)),
    }


@cards("E2")
@pytest.mark.parametrize(("force", "vp", "n"), [({}, 1, 3), ({58: L}, 2, 6)])
def test_british_expeditionary_force(force: dict[int, int], vp: int, n: int) -> None:
    before = {"french_catholic_church": (4, 0), "nice": (1, 0), "colonials": (0, 3)}
    s = mobilize("E2", L, support=before, force=force, turn=8)
    where = FRANCE - {"french_catholic_church"}
    assert s.vp == vp
    assert asks(s) == L
    assert must(s) == where
    chosen = ["nice", "paris", "dijon", "picardy", "bordeaux", "fauvism"][:n]
    play(s, *chosen[:2])
    assert must(s) == where - {"nice", "paris"}
    play(s, *chosen[2:])
    assert over(s)
    assert news(s, before) == {**dict.fromkeys(chosen, (0, 1)), "nice": (1, 1)}


@cards("F2", "G4", "G5")
def test_plan_xvi() -> None:
    s = mobilize("F2", L)
    assert over(s)
    assert s.yields == {"G4": -2, "G5": -2}
    assert s.vp == 0
    army = {"french_armed_forces": (0, 4)}
    _, events = fight("F2", "G4", support=army, force={50: A}, answer=[])
    assert points(events) == [("authoritarian", 4)]
    _, events = fight("F2", "G5", support=army)
    assert points(events) == []
    assert has_effect("F2", support=army)
    assert not has_effect("F2", support={"french_armed_forces": (0, 3)})
    assert has_effect("G4", "F2", support=army, force={50: A})
    assert has_effect("G5", "F2", support=army)


@cards("F3")
def test_plan_xvii() -> None:
    before = {"french_armed_forces": (1, 5), "paris": (0, 2)}
    s = mobilize("F3", L, support=before)
    assert s.vp == 1
    assert asks(s) == L
    assert answers(s) == {"french_armed_forces"}
    play(s, "french_armed_forces", "french_armed_forces", "french_armed_forces")
    assert over(s)
    assert news(s, before) == {"french_armed_forces": (1, 2), "alsace_lorraine": (0, 3)}
    s = mobilize("F3", L, support=before)
    play(s, "french_armed_forces", "done")
    assert over(s)
    assert news(s, before) == {"french_armed_forces": (1, 4), "alsace_lorraine": (0, 1)}


@cards("F4")
def test_colonial_sunset() -> None:
    s = mobilize("F4", L, support={"morocco": (3, 0)})
    assert asks(s) == L
    assert must(s) == {"colonials", "morocco", "algeria", "tunisia"}
    play(s, *["colonials"] * 5, "morocco", "algeria", "tunisia")
    assert over(s)
    assert s.yields == {"E2": 1, "G4": 1, "I4": 1}
    assert news(s) == {"colonials": (0, 5), "morocco": (3, 1), "algeria": (0, 1), "tunisia": (0, 1)}


@cards("F5")
def test_plan_xv() -> None:
    s = mobilize("F5", L, support={"french_armed_forces": (4, 0)})
    assert asks(s) == L
    assert must(s) == FRANCE
    play(s, "french_armed_forces")
    assert over(s)
    assert news(s) == {"french_armed_forces": (4, 1)}
    assert s.yields == {"E2": -1, "G4": -1, "I4": -1}
    assert s.vp == 0


@cards("G1")
@pytest.mark.parametrize("congo", [False, True])
def test_von_lettow_vorbeck(congo: bool) -> None:
    held = dict.fromkeys(["libya", "algeria", "tunisia", "morocco", "belgium", "italy"], (3, 0))
    s = mobilize("G1", A, support=held, changes=["congo_annexed"] if congo else [])
    assert over(s)
    assert s.vp == (-5 if congo else -4)
    assert news(s, held) == {}
    s = mobilize("G1", A, support={"libya": (2, 0), "algeria": (2, 0), "tunisia": (0, 2)})
    assert s.vp == -1


@cards("G2")
@clause("turmoil.r.navy-to-forward")
@pytest.mark.parametrize(("navy", "then"), [((0, 3), (3, 3)), ((2, 13), (13, 13)), ((4, 3), (4, 3))])
def test_u_boat_offensive(navy: tuple[int, int], then: tuple[int, int]) -> None:
    s = mobilize("G2", A, navy=navy)
    assert over(s)
    assert s.vp == 2
    assert s.navy == then  # and no rewards on the way


@cards("G2", "G5")
@clause("turmoil.r.mobilization-uboat", "turmoil.8.4.4.d")
def test_u_boats_go_along_with_another_card() -> None:
    s, events = fight("G2", "G5", navy=(0, 3))
    assert s.navy == (3, 3)
    assert points(events) == [("liberal", 2), ("authoritarian", 2)]
    carried_out("G2")
    carried_out("G5")


@cards("G3", "E1", "R3", "G5")
def test_east_wall_west_wall() -> None:
    s = mobilize("G3", A)
    assert over(s)
    assert {GAME.vocabulary.name(n).partition(".")[2] for n in s.frozen} == GERMANY
    before = {"berlin": (3, 1), "kiel": (3, 0)}
    s, _ = fight("G3", "E1", "R3", support=before, navy=(0, 1), track=ENTENTE_RUSSIA)
    assert news(s, before) == {}
    for code in ("E1", "R3", "G5"):
        carried_out(code)


@cards("G3", "F3")
def test_nothing_moves_into_the_west_wall() -> None:
    before = {"french_armed_forces": (0, 5)}
    s, events = fight("G3", "F3", support=before)
    assert not s.pending
    assert news(s, before) == {}
    assert points(events) == [("liberal", 1)]
    carried_out("G3")
    carried_out("F3")


@cards("G4")
@pytest.mark.parametrize(
    ("force", "n"), [({50: A}, 2), ({50: A, 102: A}, 4), ({50: A, 74: A}, 4), ({50: A, 102: A, 74: A}, 6)]
)
def test_guns_of_august(force: dict[int, int], n: int) -> None:
    before = {"belgium": (4, 1), "paris": (1, 9), "nice": (0, 1), "berlin": (0, 2)}
    s = mobilize("G4", A, support=before, force=force, turn=8)
    assert s.vp == -6
    assert support(s, "belgium") == (0, 1)
    assert must(s) == {"paris", "nice"}
    play(s, *["paris"] * n)
    assert over(s)
    assert news(s, before) == {"belgium": (0, 1), "paris": (1, 9 - n)}


@cards("G5")
@pytest.mark.parametrize(("force", "vp"), [({}, 2), ({102: A}, 3), ({74: A}, 3), ({102: A, 74: A}, 4)])
def test_two_front_war(force: dict[int, int], vp: int) -> None:
    before = {"wilhelm_ii": (5, 0), "kiel": (4, 1), "berlin": (2, 0), "bavaria": (1, 4), "vienna": (3, 0)}
    s = mobilize("G5", A, support=before, force=force, turn=8)
    assert over(s)
    assert s.vp == -vp
    assert news(s, before) == {"wilhelm_ii": (4, 0), "kiel": (3, 1)}


@cards("G6", "R3", "R4")
def test_kaiser_wilhelms_plan() -> None:
    s = mobilize("G6", A)
    assert over(s)
    assert s.vp == -2
    assert s.nullified == ("R3", "R4")
    for code in ("R3", "R4"):
        assert has_effect(code, track=ENTENTE_RUSSIA)
        assert not has_effect(code, "G6", track=ENTENTE_RUSSIA)
    carried_out("G6")


@cards("R1")
def test_the_great_game() -> None:
    s = mobilize("R1", A)
    assert s.vp == -3
    assert s.blocs == {"britain": "entente"}
    assert asks(s) == L
    assert answers(s) == {"e1", "e3", "e4", "e5"}
    play(s, "mobilization.e4")
    assert over(s)
    assert s.picked[L] == (GAME.cards.mobilization_number["E4"],)
    s = mobilize("R1", A)
    play(s, "done")
    assert over(s)
    assert s.picked[L] == ()


@cards("R1", "E4")
def test_the_great_game_brings_a_british_card() -> None:
    before = {"serbia": (3, 0)}
    s, _ = fight("R1", "E4", track=CENTRAL_RUSSIA, support=before, answer=["serbia"])
    assert support(s, "serbia") == (3, 6)
    carried_out("R1")
    carried_out("E4")


@cards("R2", "G4", "G6")
def test_day_15_attack() -> None:
    s = mobilize("R2", L)
    assert over(s)
    assert s.vp == -1
    assert s.yields == {"G4": -2, "G6": 2}
    _, events = fight("R2", "G4", track=ENTENTE_RUSSIA, force={50: A})
    assert points(events) == [("authoritarian", 1), ("authoritarian", 4)]
    _, events = fight("R2", "G6", track=ENTENTE_RUSSIA)
    assert points(events) == [("authoritarian", 1), ("authoritarian", 4)]
    carried_out("G4")
    carried_out("G6")


# -- what a card asks for ------------------------------------------------------------------------

FRA, DUAL, WAR = "franco_russian_alliance", "dual_alliance", "balkan_war"
LEAGUE, ENTENTE = "three_emperor_league", "entente_cordiale"
TRIPLE, PERFIDIOUS = "triple_alliance", "perfidious_italy"
Position = dict[str, Any]
# A position in which the card has its effect, and others in which something is missing.
ASKS: dict[str, tuple[Position, list[Position]]] = {
    "A1": ({"track": [LEAGUE], "force": {27: A}}, [{"track": [LEAGUE]}]),
    "A2": (
        {"track": [FRA, DUAL], "force": {27: A}, "support": {"galicia": (2, 0)}},
        [
            {"track": [FRA, DUAL], "support": {"galicia": (2, 0)}},
            {"track": [LEAGUE, DUAL], "force": {27: A}, "support": {"galicia": (2, 0)}},
            {"track": [FRA, DUAL], "force": {27: A}, "support": {"galicia": (1, 0)}},
            {"track": [FRA, DUAL], "force": {27: A}, "support": {"galicia": (0, 2)}},
        ],
    ),
    "B2": ({"track": [FRA, WAR]}, [{"track": [LEAGUE, WAR]}]),
    "E1": (
        {"track": [FRA, ENTENTE], "navy": (1, 2)},
        [{"track": [FRA, ENTENTE], "navy": navy} for navy in ((2, 2), (2, 1))],
    ),
    "E3": ({"track": [FRA, ENTENTE]}, [{"track": [LEAGUE, ENTENTE]}]),
    "E4": (
        {"track": [FRA, ENTENTE, DUAL]},
        [{"track": [FRA, ENTENTE]}, {"track": [FRA, ENTENTE, WAR]}],
    ),
    "E5": (
        {"track": [FRA, ENTENTE, TRIPLE]},
        [{"track": [FRA, ENTENTE, PERFIDIOUS]}, {"track": [FRA, ENTENTE]}],
    ),
    "F1": ({"track": [FRA, TRIPLE]}, [{"track": [FRA, PERFIDIOUS]}, {"track": [FRA]}]),
    "F2": (
        {"support": {"french_armed_forces": (0, 4)}},
        [{"support": {"french_armed_forces": (0, 3)}}, {"support": {"french_armed_forces": (4, 0)}}],
    ),
    "F4": ({"navy": (1, 2)}, [{"navy": (2, 2)}, {"navy": (2, 1)}]),
    "G1": ({"navy": (2, 1)}, [{"navy": (2, 2)}, {"navy": (1, 2)}]),
    "G4": ({"force": {50: A}}, [{}, {"force": {102: A}}]),
    "I1": (
        {"track": [FRA, DUAL, PERFIDIOUS], "support": {"italy": (0, 3)}},
        [
            {"track": [FRA, DUAL, TRIPLE], "support": {"italy": (0, 3)}},
            {"track": [FRA, PERFIDIOUS], "support": {"italy": (0, 3)}},
            {"track": [FRA, DUAL, PERFIDIOUS], "support": {"italy": (0, 2)}},
            {"track": [FRA, DUAL, PERFIDIOUS], "support": {"italy": (3, 0)}},
        ],
    ),
    "I3": ({"track": [FRA, PERFIDIOUS]}, [{"track": [LEAGUE, PERFIDIOUS]}, {"track": [FRA, TRIPLE]}]),
    "I4": (
        {"track": [FRA, TRIPLE], "support": {"italy": (3, 0)}},
        [{"track": [FRA, TRIPLE], "support": {"italy": support}} for support in ((2, 0), (0, 3))],
    ),
    "O1": (
        {"track": [FRA, WAR], "support": {"constantinople": (3, 0)}},
        [
            {"track": [FRA], "support": {"constantinople": (3, 0)}},
            {"track": [FRA, WAR], "support": {"constantinople": (2, 0)}},
            {"track": [FRA, WAR], "support": {"constantinople": (0, 3)}},  # with the Central Powers
        ],
    ),
    "O2": (
        {"track": [FRA], "support": {"constantinople": (3, 0)}},
        [{"track": [FRA], "support": {"constantinople": support}} for support in ((2, 0), (0, 3))],
    ),
    "O3": (
        {"track": [LEAGUE], "support": {"constantinople": (0, 3)}},  # with the Entente
        [{"track": [LEAGUE], "support": {"constantinople": support}} for support in ((0, 2), (3, 0))],
    ),
    "O4": (
        {"track": [FRA], "support": {"constantinople": (3, 0)}},
        [{"track": [FRA], "support": {"constantinople": support}} for support in ((2, 0), (0, 3))],
    ),
    "R1": ({"track": [LEAGUE]}, [{"track": [FRA]}]),
    "R2": ({"track": [FRA]}, [{"track": [LEAGUE]}]),
    "R3": ({"track": [FRA]}, [{"track": [LEAGUE]}]),
    "R4": ({"track": [FRA, DUAL]}, [{"track": [LEAGUE, DUAL]}, {"track": [FRA]}]),
}


@each(*ASKS)
@clause("turmoil.8.4.4.f", "turmoil.r.mobilization-must-select")
def test_what_a_card_asks_for(card: str) -> None:
    good, missing = ASKS[card]
    beside = ("B2",) if card == "O1" else ()  # the other cards of the Balkans empty Constantinople, or ask
    assert has_effect(card, *beside, **good)
    for position in missing:
        assert not has_effect(card, *beside, **position), position


@cards("E4")
def test_salonika_against_the_balkans() -> None:
    # The Balkans with the Central Powers, for Russia is; Austria-Hungary is too then.
    s = mobilize("E4", L)
    assert must(s) == BALKANS
    assert has_effect("E4", track=[LEAGUE, ENTENTE, WAR])


@each("A3", "B1", "B3", "E2", "F3", "F5", "G2", "G3", "G5", "G6", "I2", "R5")
def test_without_a_condition(card: str) -> None:
    track = [FRA, DUAL, ENTENTE, TRIPLE, WAR]
    assert has_effect(card, track=track)


def test_every_mobilization_card_is_carried_out() -> None:
    assert named(__name__) == set(CODES)
    assert len(CODES) == 35
