"""Why an answer is refused: the rule that is in the way, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil.answers import SPACES
from salon.games.turmoil.effects.removing import Relocate, Remove, RemoveAny
from salon.games.turmoil.effects.support import Place
from salon.games.turmoil.operations import PlaceSupport
from salon.games.turmoil.reasons import why_elsewhere, why_not_discarded, why_not_in_hand, why_not_ready
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import HelgolandRound
from salon.games.turmoil.war import Loss
from salon.games.turmoil.where import Where
from salon.kernel import Refusal
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    act,
    board,
    dice,
    event,
    legal,
    mobilization,
    play,
    refused,
    stability,
    support,
)
from tests.rules.turmoil.war_board import COLLAPSED, REGION, action, enter, scoring_begun, war

CENTRE = {"berlin": (3, 0), "paris": (1, 0), "poland": (1, 0), "greece": (1, 0)}


def why(s: TurmoilState, name: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the sentence of a refusal."""
    found = refused(s, name, seat)
    return found.clause, found.text.id.removeprefix("turmoil.why.")


def carried_out(step: Any, **position: Any) -> TurmoilState:
    """A step as a sentence of Admiral von Tirpitz."""
    s = board(**{**position, "turn": 1, "stack": []})
    s.actor, s.source = A, 1
    return enter(s, step)


# -- placing -------------------------------------------------------------------------------------


@clause("turmoil.7.1.a")
def test_one_in_each_region_is_placed_in_the_order_of_the_regions() -> None:
    """Card 46 and the government spaces: one of each region, one region after the other."""
    s = event(46, turn=4)
    now = s.world.region_of[s.pending[0].legal[0]][0]
    names = {s.world.region_of[n][0]: s.vocabulary.name(n) for n in s.spaces(Where(icon=("government",)), L)}
    assert why(s, names[now + 1]) == ("turmoil.7.1.a", "region-later")
    play(s, names[now])
    assert why(s, names[now]) == ("turmoil.7.1.a", "region-done")


@clause("turmoil.8.4.3.b")
@pytest.mark.parametrize("space", ["moscow", "poland", "greece"])
def test_war_operations_stay_in_the_region_even_where_the_player_has_support(space: str) -> None:
    s = board({"paris": (0, 3), "moscow": (0, 3), "greece": (0, 2)}, track=COLLAPSED, turn=8, stack=[])
    s.ops = 3
    s.set_reach(sum(1 << NUMBER[n] for n in ("paris", "nice", "dijon")))
    enter(s, PlaceSupport(L, region=REGION["france"]))
    found = refused(s, space)
    assert (found.clause, found.text.id) == ("turmoil.8.4.3.b", "turmoil.why.not-in-area")
    assert found.text.args["region"] == "region.france"
    assert why(s, "italy") == ("turmoil.6.1.2.b", "out-of-reach")  # next to France, but not to support


@clause("turmoil.7.1.a", "turmoil.r.mitteleuropa-ops")
def test_mitteleuropa_is_for_the_spaces_that_it_names() -> None:
    s = event(107, support=CENTRE, navy=(5, 5))
    play(s, "option.1")
    for space in ("paris", "poland", "nice"):  # two of them with support of his
        found = refused(s, space)
        assert (found.clause, found.text.id) == ("turmoil.7.1.a", "turmoil.why.not-meant")
        assert found.text.args["card"] == "card.107"
    assert why(s, "denmark") == ("turmoil.6.1.2.b", "out-of-reach")


@clause("turmoil.6.1.2.c")
def test_support_placed_with_the_same_card_is_named() -> None:
    s = board({"jugendstil": (1, 0)}, hands=((21, 13), (22,)))
    play(s, "21", "operations", "berlin")
    found = refused(s, "east_prussia")
    assert (found.clause, found.text.id) == ("turmoil.6.1.2.c", "turmoil.why.just-placed")
    assert found.text.args == {"space": "space.east_prussia", "next": "space.berlin"}
    assert why(s, "paris") == ("turmoil.6.1.2.b", "out-of-reach")


@clause("turmoil.7.2.a")
def test_legacy_of_bismarck_is_named_where_it_closes_a_region() -> None:
    held = {"greece": (1, 1), "trieste": (1, 1), "romania": (1, 1)}
    placing = action(L, 22, support=held, force={25: A})
    play(placing, "22", "operations", "place")
    checking = action(L, 22, support=held, force={25: A})
    play(checking, "22", "operations", "check")
    of_an_event = event(
        38, support={"macedonia": (1, 0), "siberia": (1, 0), "fauvism": (1, 0)}, force={25: A}
    )
    for s, space in ((placing, "greece"), (checking, "greece"), (of_an_event, "macedonia")):
        found = refused(s, space)
        assert (found.clause, found.text.id) == ("turmoil.7.2.a", "turmoil.why.region-closed")
        assert found.text.args["card"] == "card.25"
    assert why(of_an_event, "greece") == ("turmoil.7.1.a", "not-meant")
    assert why(of_an_event, "bosnia") == ("turmoil.7.2.a", "region-closed")
    assert why(of_an_event, "denmark") == ("turmoil.6.2.3.a", "no-enemy")


@clause("turmoil.6.1.3.b", "turmoil.7.2.a")
def test_what_makes_a_space_too_dear() -> None:
    s = action(L, 2, support={"paris": (3, 0), "dijon": (0, 1)})
    play(s, "2", "operations", "place")
    assert why(s, "paris") == ("turmoil.6.1.3.b", "too-dear")
    s = action(L, 2, support={"dijon": (0, 1), "switzerland": (0, 1)}, force={5: A})
    play(s, "2", "operations")
    assert why(s, "paris") == ("turmoil.7.2.a", "too-dear")  # the Dreyfus Affair doubles the price


@clause("turmoil.r.balkan-federation-checks")
def test_the_point_of_balkan_federation_is_for_the_balkans() -> None:
    s = action(L, 22, support={"romania": (0, 1), "paris": (0, 1)}, force={84: L})
    play(s, "22", "operations", "romania", "romania")
    found = refused(s, "paris")
    assert (found.clause, found.text.id) == ("turmoil.r.balkan-federation-checks", "turmoil.why.bonus")
    assert found.text.args["card"] == "card.84"
    enemies = {"bosnia": (1, 0), "bulgaria": (1, 0), "moscow": (1, 0)}
    s = action(L, 22, support=enemies, force={84: L}, fate=dice(1))
    play(s, "22", "operations", "bosnia")
    assert why(s, "moscow") == ("turmoil.r.balkan-federation-checks", "bonus")
    assert why(s, "bosnia") == ("turmoil.6.2.2.c", "same-space")
    assert why(s, "paris") == ("turmoil.r.balkan-federation-checks", "bonus")


# -- the events ----------------------------------------------------------------------------------


@clause("turmoil.m.black-hand.3")
def test_events_do_not_move_the_black_hand() -> None:
    s = event(106, support={"greece": (3, 0), "kiel": (3, 0)}, black_hand="serbia")
    assert why(s, "serbia") == ("turmoil.m.black-hand.3", "black-hand-stays")
    s = event(54, support={"kiel": (1, 0)}, black_hand="serbia")
    assert why(s, "serbia") == ("turmoil.m.black-hand.3", "black-hand-stays")
    checked = board(
        {"serbia": (0, 1), "greece": (1, 0)}, active=L, turn=8, hands=((), (22,)), black_hand="serbia"
    )
    play(checked, "22", "operations", "check")
    assert why(checked, "serbia") == ("turmoil.m.black-hand.2", "black-hand")


@clause("turmoil.7.1.a")
def test_each_space_gives_and_takes_its_share() -> None:
    s = event(9, support={"moscow": (3, 0), "nicolas_ii": (3, 0), "saint_petersburg": (1, 0)})
    play(s, "moscow", "moscow")
    found = refused(s, "moscow")
    assert (found.clause, found.text.id) == ("turmoil.7.1.a", "turmoil.why.most-off")
    assert found.text.args == {"space": "space.moscow", "most": 2, "card": "card.9"}
    assert why(s, "tsarist_army") == ("turmoil.7.1.a", "none-there")
    assert why(s, "paris") == ("turmoil.7.1.a", "not-meant")
    s = event(13)
    play(s, "nice", "nice")
    assert why(s, "nice") == ("turmoil.7.1.a", "most")


@clause("turmoil.7.1.a")
def test_at_most_two_from_each_region() -> None:
    held = {"wilhelm_ii": (3, 0), "hanover_oldenburg": (1, 0), "industrialists": (1, 0), "nicolas_ii": (2, 0)}
    s = event(39, support=held)
    play(s, "wilhelm_ii", "industrialists")
    assert why(s, "hanover_oldenburg") == ("turmoil.7.1.a", "per-region")
    assert why(s, "wilhelm_ii") == ("turmoil.7.1.a", "most-off")


@clause("turmoil.7.1.a")
def test_control_and_support_that_a_card_asks_for() -> None:
    s = event(14, support={"paris": (3, 0), "dijon": (0, 1)})
    found = refused(s, "paris")
    assert (found.clause, found.text.id) == ("turmoil.7.1.a", "turmoil.why.held")
    assert found.text.args["side"] == "side.authoritarian"
    s = event(3, support={"paris": (1, 0)})
    assert why(s, "paris") == ("turmoil.7.1.a", "has-support")
    both = Place("authoritarian", 1, Where(region=("france",), support="both"))
    s = carried_out(both, support={"paris": (1, 1), "dijon": (1, 1), "nice": (1, 0)})
    assert why(s, "nice") == ("turmoil.7.1.a", "not-both-there")
    own = Place("authoritarian", 1, Where(region=("france",), control="own"))
    s = carried_out(own, support={"paris": (3, 0), "dijon": (3, 0), "nice": (1, 0)})
    assert why(s, "nice") == ("turmoil.7.1.a", "not-held")


@clause("turmoil.r.tsarist-repression", "turmoil.7.1.a")
def test_what_has_arrived_does_not_move_on() -> None:
    s = event(11, support={"picardy": (0, 2), "dijon": (0, 2)})
    play(s, "picardy")
    assert why(s, "picardy") == ("turmoil.7.1.a", "origin")
    assert why(s, "paris") == ("turmoil.7.1.a", "not-meant")
    play(s, "moscow", "picardy", "moscow", "dijon")
    assert why(s, "moscow") == ("turmoil.7.1.a", "most")
    moving = Relocate("liberal", 2, Where(region=("russia",)), Where(region=("russia",)))
    s = carried_out(moving, support={"poland": (0, 1), "moscow": (0, 2), "crimea": (0, 1)})
    play(s, "poland", "siberia")
    assert why(s, "siberia") == ("turmoil.r.tsarist-repression", "arrived")
    assert why(s, "poland") == ("turmoil.7.1.a", "none-there")


@clause("turmoil.r.traditionalists-independents")
def test_support_of_no_region_stays_where_it_is() -> None:
    s = event(54, support={"kiel": (1, 0), "spain_portugal": (1, 0), "imperial_army": (1, 0)})
    assert why(s, "spain_portugal") == ("turmoil.r.traditionalists-independents", "no-region")
    s = event(54, support={"galicia": (1, 0), "kiel": (1, 0)})
    play(s, "galicia")
    assert why(s, "berlin") == ("turmoil.7.1.a", "other-region")


@clause("turmoil.7.1.a")
def test_one_space_for_all_of_it() -> None:
    removing = Remove("authoritarian", 3, Where(region=("germany",)), one=True, up_to=True)
    s = carried_out(removing, support={"kiel": (3, 0), "berlin": (3, 0)})
    play(s, "kiel")
    assert why(s, "berlin") == ("turmoil.7.1.a", "one-space")


@clause("turmoil.r.preventive-war-region", "turmoil.2.1.1.b")
def test_preventive_war_keeps_to_one_region() -> None:
    held = {
        "vienna": (1, 0),
        "berlin": (4, 0),
        "kiel": (1, 0),
        "poland": (2, 0),
        "moscow": (1, 0),
        "italy": (3, 0),
    }
    s = event(106, support=held)
    assert why(s, "vienna") == ("turmoil.r.preventive-war-region", "most-in-region")
    assert why(s, "italy") == ("turmoil.2.1.1.b", "no-region")
    play(s, "berlin")
    assert why(s, "poland") == ("turmoil.7.1.a", "one-region")


@clause("turmoil.8.4.4.e")
def test_frozen_support() -> None:
    s = board({"kiel": (3, 0), "paris": (3, 0), "dijon": (3, 0)}, turn=8, stack=[])
    s.actor, s.source, s.frozen = A, 1, (NUMBER["kiel"],)
    enter(s, Remove("authoritarian", 1))
    assert why(s, "kiel") == ("turmoil.8.4.4.e", "frozen")
    assert mobilization("G2", A, turn=8, navy=(7, 6)).frozen == ()


@clause("turmoil.r.war-loss-owner", "turmoil.8.4.3.b")
def test_what_can_be_lost_in_the_war() -> None:
    s = board({"paris": (0, 3), "dijon": (0, 3), "nice": (2, 0), "moscow": (0, 1)}, turn=8, stack=[])
    enter(s, Loss(L, REGION["france"], 2))
    assert why(s, "nice") == ("turmoil.r.war-loss-owner", "none-there")
    assert why(s, "moscow") == ("turmoil.8.4.3.b", "not-in-area")
    assert why(s, "norway") == ("turmoil.4.norway.a", "norway")


# -- cards ---------------------------------------------------------------------------------------


@clause("turmoil.c.two-power-standard.3", "turmoil.c.two-power-standard.4")
def test_the_rounds_reserved_for_scoring_cards() -> None:
    s = board(turn=1, round=6, active=L, hands=((30,), (6, 7, 22)), owed=2)
    found = refused(s, "22")
    assert (found.clause, found.text.id) == ("turmoil.c.two-power-standard.3", "turmoil.why.scoring-due")
    assert found.text.args == {"card": "card.22", "n": 2}
    s = board(turn=1, round=5, active=L, hands=((30,), (6, 7, 22)), owed=2)
    assert why(s, "6") == ("turmoil.c.two-power-standard.4", "owed")
    assert why(s, "30") == ("turmoil.4.5.2.c", "not-in-hand")


@clause("turmoil.5.2.e", "turmoil.r.event-order-declaration", "turmoil.c.eight-nation-alliance.2")
def test_what_a_card_cannot_be_played_for() -> None:
    s = action(L, 21, 13, support={"paris": (1, 1)})
    play(s, "21")
    assert why(s, "operations") == ("turmoil.5.2.e", "say-order")
    assert why(s, "place") == ("turmoil.r.event-order-declaration", "kind-later")
    assert why(s, "event") == ("turmoil.7.1.b", "enemy-event")
    s = action(A, 17, 22, support={"paris": (1, 1)}, navy=(2, 2))
    play(s, "17")
    assert why(s, "event") == ("turmoil.c.eight-nation-alliance.2", "pair")
    assert why(s, "event_first") == ("turmoil.2.2.4.a", "not-both")
    play(s, "22")
    assert why(s, "event") == ("turmoil.c.eight-nation-alliance.2", "event-stopped")


@clause("turmoil.r.granted-ops-naval", "turmoil.6.3.7.a")
def test_kinds_of_operations_that_an_event_does_not_give() -> None:
    s = event(55, support={"paris": (1, 1)}, navy=(2, 2))
    assert why(s, "naval") == ("turmoil.r.granted-ops-naval", "not-granted")
    s = event(60, support={"paris": (1, 1)}, navy=(2, 13))
    assert why(s, "naval") == ("turmoil.6.3.7.a", "last-box")
    s = event(60, support={"kiel": (1, 0)}, navy=(2, 2))
    assert why(s, "place") == ("turmoil.6.1.2.b", "no-placement")


@clause("turmoil.r.naval-floor")
def test_the_german_navy_goes_back_as_far_as_it_can() -> None:
    s = event(107, support=CENTRE, navy=(1, 5))
    assert why(s, "option.2") == ("turmoil.r.naval-floor", "no-further-back")
    assert why(s, "side.authoritarian")[1] == "not-asked"
    assert why(s, "keep")[1] == "not-asked"


@clause("turmoil.6.0.b", "turmoil.n.helgoland.1")
def test_cards_for_a_helgoland_round() -> None:
    s = board(turn=8, hands=((6, 30), ()), navy=(4, 0), stack=[HelgolandRound(A)])
    assert why(s, "6") == ("turmoil.6.0.b", "scoring-ops")
    assert why(s, "22") == ("turmoil.n.helgoland.1", "not-in-hand")


@clause("turmoil.9.0.1.a", "turmoil.9.0.2.c")
def test_stability_cards_that_cannot_be_chosen() -> None:
    s = scoring_begun("france", navy=(8, 0), ready=([11, 12, 13, 14], None))
    assert why(s, "stability.1", A) == ("turmoil.9.0.1.a", "stability-side")
    assert why(s, "stability.20", A) == ("turmoil.9.0.2.c", "stability-spent")
    s.apply(act("stability.11"), A)
    assert why(s, "stability.11", A) == ("turmoil.9.0.1.a", "stability-picked")


@clause("turmoil.c.discard-replay.1", "turmoil.2.2.7.a")
def test_cards_that_cannot_be_carried_out_again() -> None:
    monarchs = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (2, 0)}
    s = event(18, support=monarchs, discard=[6, 22, 63], turn=4)
    assert why(s, "30") == ("turmoil.c.discard-replay.1", "not-discarded")
    assert why(s, "6") == ("turmoil.7.1.a", "scoring-event")
    assert why(s, "63") == ("turmoil.r.own-unplayable-event", "unmet")
    s = event(105, discard=[10, 19, 22, 48], fate=dice(5))
    assert why(s, "22") == ("turmoil.2.2.7.a", "not-red")
    assert why(s, "48") == ("turmoil.7.1.a", "other-side")


@clause("turmoil.r.legacy-1848", "turmoil.2.2.7.a")
def test_cards_that_legacy_of_1848_cannot_carry_out() -> None:
    s = event(60, hands=((10, 30, 48, 63), (19,)))
    assert why(s, "19") == ("turmoil.7.1.a", "not-shown")
    assert why(s, "75") == ("turmoil.7.1.a", "not-shown")
    assert why(s, "30") == ("turmoil.2.2.7.a", "not-red")
    assert why(s, "63") == ("turmoil.r.own-unplayable-event", "unmet")
    assert why(s, "paris")[1] == "not-asked"


@clause("turmoil.7.1.a", "turmoil.m.bosnia-annexed.2")
def test_a_space_of_two_regions_counts_for_both() -> None:
    held = {"bosnia": (3, 0), "vienna": (3, 0), "greece": (3, 0), "paris": (3, 0)}
    step = Remove("authoritarian", 3, Where(space=tuple(held)), per_region=1)
    for first, left in (
        ("vienna", {"greece", "paris"}),
        ("greece", {"vienna", "paris"}),
        ("paris", {"bosnia", "vienna", "greece"}),
        ("bosnia", {"paris"}),
    ):
        s = carried_out(step, support=held, changes=["bosnia_annexed"], stack=[])
        if first == "bosnia":  # one is left, and taken at once
            play(s, first)
            assert (support(s, "paris"), s.pending) == ((2, 0), ())
            continue
        play(s, first)
        assert legal(s) == left
        assert why(s, first) == ("turmoil.7.1.a", "per-region")


# -- every answer at every question --------------------------------------------------------------


@clause("turmoil.7.1.a", "turmoil.6.1.2.b")
@pytest.mark.parametrize("card", sorted(card.number for card in GAME.cards.strategy if not card.scores))
def test_every_space_says_why_it_cannot_be_chosen(card: int) -> None:
    """In each question of each event, answered with what comes first."""
    s = event(
        card, GAME.cards.side[card] if GAME.cards.side[card] >= 0 else A, start=True, tension=1, navy=(3, 2)
    )
    while s.pending:
        decision = s.pending[0]
        if any(action < SPACES for action in decision.legal):
            for space in set(range(SPACES)) - set(decision.legal):
                found = s.why_not(space, decision.seat)
                assert isinstance(found, Refusal)
                assert found.text.id != "turmoil.why.not-asked"
                assert found.text.args["space"] == GAME.vocabulary.name(space)
                GAME.ledger.find(found.clause)
            assert set(s.offered(decision.seat)) >= set(range(SPACES))
        s.apply(decision.legal[0], decision.seat)


@clause("turmoil.9.0.2.a")
def test_a_stability_card_is_for_the_scored_region() -> None:
    s = stability(18, REGION["france"], start=True)
    assert why(s, "moscow") == ("turmoil.9.0.2.a", "not-meant")


# -- spaces by control and support ---------------------------------------------------------------

LETTER = {"side.authoritarian": " A", "side.liberal": " L", "": ""}
HELD = {"paris": (5, 0), "dijon": (0, 5), "nice": (1, 1), "picardy": (1, 0)}  # the last two are nobody's


@clause("turmoil.7.1.a")
@pytest.mark.parametrize(
    ("where", "found"),
    [
        (Where(control="own"), {"dijon": "not-held A", "nice": "not-held A", "picardy": "not-held A"}),
        (Where(control="enemy"), {"paris": "not-held L", "nice": "not-held L", "picardy": "not-held L"}),
        (Where(control="none"), {"paris": "held A", "dijon": "held L"}),
        (Where(control="not-enemy"), {"dijon": "held L"}),
        (Where(support="no-enemy"), {"dijon": "has-support L", "nice": "has-support L"}),
        (Where(support="both"), dict.fromkeys(("paris", "dijon", "picardy"), "not-both-there")),
        (Where(region=("germany",), control="none"), dict.fromkeys(HELD, "not-meant")),
        (Where(region=("france",)), {}),
        (Where(), {}),
    ],
)  # fmt: skip
def test_a_space_is_refused_for_who_holds_it_or_has_support_there(
    where: Where, found: dict[str, str]
) -> None:
    s = board(HELD)
    s.actor, s.source = A, 1
    refusals = {space: why_elsewhere(s, "turmoil.7.1.a", where, A, NUMBER[space]) for space in HELD}
    said = {
        space: refusal.text.id.removeprefix("turmoil.why.") + LETTER[str(refusal.text.args.get("side", ""))]
        for space, refusal in refusals.items()
        if refusal is not None
    }
    assert said == found
    assert all(refusal.clause == "turmoil.7.1.a" for refusal in refusals.values() if refusal is not None)


@clause("turmoil.2.2.1.b", "turmoil.9.0.1.a")
def test_only_cards_can_be_missing_from_a_hand_or_a_pile() -> None:
    s = board(hands=((21, 13), (22,)), discard=[9])
    of_hand, of_pile, of_stability = set(), set(), set()
    for action_ in GAME.vocabulary:
        name = GAME.vocabulary.name(action_)
        of_hand |= {name} if why_not_in_hand(s, "turmoil.4.5.2.c", action_, A) else set()
        of_pile |= {name} if why_not_discarded(s, action_) else set()
        of_stability |= {name} if why_not_ready(s, "turmoil.9.0.1.a", action_, A) else set()
    every = {f"card.{n}" for n in range(1, 111)}
    assert of_hand == every - {"card.21", "card.13"}
    assert of_pile == every - {"card.9"}
    assert of_stability == {f"stability.{n}" for n in range(1, 21)}


@clause("turmoil.9.0.1.a", "turmoil.9.0.2.c")
def test_stability_cards_are_those_of_a_side() -> None:
    s = board(ready=([16, 17], [2]))
    for side, own in ((A, range(11, 21)), (L, range(1, 11))):
        for card in range(1, 21):
            found = why_not_ready(s, "turmoil.9.0.1.a", act(f"stability.{card}"), side)
            assert found is not None
            if card in own:
                assert (found.clause, found.text.id) == ("turmoil.9.0.2.c", "turmoil.why.stability-spent")
            else:
                assert found.text.id == "turmoil.why.stability-side"
                assert LETTER[str(found.text.args["side"])] == (" L" if side == A else " A")


@clause("turmoil.7.1.a")
def test_support_that_leaves_one_space_leaves_only_that_one() -> None:
    step = Relocate(
        "liberal", 3, Where(region=("russia",)), Where(region=("france",)), one_source=True, up_to=True
    )
    s = carried_out(step, support={"moscow": (0, 2), "poland": (0, 2)})
    assert legal(s) == {"moscow", "poland", "done"}
    play(s, "moscow", "paris")
    assert legal(s) == {"moscow", "done"}
    assert why(s, "poland") == ("turmoil.7.1.a", "one-space")


@clause("turmoil.8.4.4.d", "turmoil.8.4.4.e")
def test_plans_that_the_great_game_does_not_bring() -> None:
    s = mobilization("R1", A)
    assert legal(s) == {"e1", "e3", "e4", "e5", "done"}
    assert why(s, "mobilization.f1") == ("turmoil.8.4.4.e", "other-nation")
    assert why(s, "mobilization.e2") == ("turmoil.8.4.4.e", "priority-over")
    s.picked[L] = (GAME.cards.mobilization_number["E4"],)
    s.run()
    assert why(s, "mobilization.e4") == ("turmoil.8.4.4.e", "plan-picked")
    assert why(s, "paris")[1] == "not-asked"


@clause("turmoil.8.4.3.a", "turmoil.8.4.3.k")
def test_regions_that_the_losses_have_passed_or_never_reach() -> None:
    s = war(1, 6, *[1] * 20, track=(*COLLAPSED, "dual_alliance"))
    assert legal(s) == {"france", "germany", "austria_hungary"}
    assert why(s, "region.russia") == ("turmoil.8.4.3.a", "not-at-war")
    play(s, "france")
    assert legal(s) == {"germany", "austria_hungary"}
    assert why(s, "region.france") == (s.pending[0].clause, "region-over")
    assert why(s, "paris")[1] == "not-asked"


@clause("turmoil.7.1.a")
def test_nothing_can_be_taken_where_nobody_has_support() -> None:
    s = carried_out(RemoveAny(2, Where(region=("balkans",))), support={"serbia": (1, 0), "greece": (0, 1)})
    assert legal(s) == {"serbia", "greece"}
    assert why(s, "romania") == ("turmoil.7.1.a", "nothing-there")
    assert why(s, "paris") == ("turmoil.7.1.a", "not-meant")
