"""Events: turmoil.7.1, .7.2, .7.5 and what the clarifications say of single cards."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.rules import Cancel, Forbid
from salon.games.turmoil.terms import FRANCE
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    A,
    L,
    asked,
    board,
    control,
    dice,
    event,
    kinds,
    legal,
    play,
    refused,
    shown,
    support,
)
from tests.rules.turmoil.war_board import action, end_of_turn, has_card, sum_of

MONARCHS = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (2, 0)}


@clause("turmoil.7.1.a")
@pytest.mark.parametrize(("side", "card"), [(A, 30), (L, 22), (A, 40), (L, 40)])
def test_an_own_or_a_joint_card_may_be_played_for_its_event(side: int, card: int) -> None:
    s = action(side, card)
    play(s, str(card))
    assert "event" in legal(s)
    play(s, "event")
    assert asked(s) is questions.Place
    assert s.pending[0].seat == side


@clause("turmoil.7.1.b")
@pytest.mark.parametrize(("side", "card"), [(A, 22), (L, 30)])
def test_a_card_of_the_opponent_is_never_played_for_its_event(side: int, card: int) -> None:
    s = action(side, card)
    play(s, str(card))
    assert "event" not in legal(s)
    assert refused(s, "event").clause == "turmoil.7.1.b"


@clause("turmoil.r.own-unplayable-event", "turmoil.7.1.a")
def test_an_own_event_whose_condition_fails_leaves_only_operations() -> None:
    s = action(A, 18)
    play(s, "18")
    assert legal(s) == {"operations", "naval"}
    assert refused(s, "event").clause == "turmoil.r.own-unplayable-event"
    s = action(A, 18, support=MONARCHS)
    play(s, "18")
    assert "event" in legal(s)


@clause("turmoil.r.own-event-no-effect")
def test_an_event_that_changes_nothing_may_be_played_and_its_card_goes() -> None:
    s = action(L, 9)  # no Authoritarian support anywhere
    before = list(s.support)
    play(s, "9", "event")
    assert s.support == before
    assert has_card(s, 9) == "removed"


@clause("turmoil.7.2.a")
def test_a_lasting_event_stays_in_force_from_turn_to_turn() -> None:
    s = end_of_turn(2, force={15: L})
    assert s.display == (15,)
    assert s.laws.naval == [0, 1]


@clause("turmoil.7.2.a")
def test_a_lasting_event_holds_until_a_later_one_cancels_it() -> None:
    s = event(88, force={58: L})
    assert 58 not in s.display
    assert not s.laws.war


@clause("turmoil.7.2.b")
def test_the_card_of_a_lasting_event_lies_open_and_its_marker_is_placed() -> None:
    s = event(51)
    view = s.view(None)
    assert view["display"] == ["card.51"]
    assert view["changes"] == ["norwegian_independence"]
    s = event(30)
    play(s, "kiel", "kiel")
    assert s.view(None)["display"] == []


@clause("turmoil.7.5.a", "turmoil.r.prohibited-card-fate", "turmoil.r.entente-after-isolation")
def test_the_entente_is_barred_after_splendid_isolation_and_its_card_serves_for_operations() -> None:
    s = board(turn=8, hands=((95, 30), (10, 22)), support={"paris": (0, 1)})
    play(s, "95", "event", "10")
    assert legal(s) == {"operations", "naval"}
    assert refused(s, "event").clause == "turmoil.7.5.a"
    play(s, "operations")
    assert s.track[-1:] == s.track[1:]
    assert has_card(s, 10) == "discard"


@clause("turmoil.7.5.a", "turmoil.r.entente-after-isolation")
def test_the_triple_alliance_is_barred_after_perfidious_italy() -> None:
    s = board(turn=8, active=L, hands=((68, 30), (94, 22)), support={"paris": (1, 0)})
    play(s, "94", "event", "68")
    assert legal(s) == {"operations", "naval"}
    assert refused(s, "event").clause == "turmoil.7.5.a"


@clause("turmoil.r.cancelled-display-fate")
def test_what_lasts_a_turn_is_laid_away_when_it_ends() -> None:
    s = end_of_turn(1, force={5: A, 35: A, 15: L})
    assert has_card(s, 5) == "discard"
    assert has_card(s, 35) == "removed"
    assert has_card(s, 15) == "display"
    assert s.force == ((15, L),)


@clause("turmoil.r.cancelled-display-fate")
def test_a_cancelled_card_with_an_asterisk_leaves_the_game() -> None:
    s = event(94, force={68: A}, track=("three_emperor_league", "triple_alliance"))
    assert has_card(s, 68) == "removed"


@clause("turmoil.r.ban-ends-with-source")
def test_bonapartism_stays_barred_when_clemenceau_is_gone() -> None:
    s = board(turn=8, active=L, hands=((20, 28, 30), (22, 76, 101)), support={"kiel": (1, 0)})
    play(s, "76", "event")
    barred = s.copy()
    play(barred, "20")
    assert refused(barred, "event").clause == "turmoil.7.5.a"
    play(s, "28", "operations", "kiel", "101", "event", "dijon", "nice", "20")
    assert has_card(s, 76) == "removed"
    assert legal(s) == {"operations", "naval"}
    assert refused(s, "event").clause == "turmoil.7.5.a"
    assert shown(s, A)["barred"] == ["card.20", "card.76"]


@clause("turmoil.r.ban-ends-with-source")
def test_a_naval_attempt_with_clemenceau_bars_nothing() -> None:
    s = board(turn=8, active=L, hands=((20, 30), (22, 76)), navy=(12, 12), fate=dice(1))
    play(s, "76", "naval", "20")
    assert "event" in legal(s)


@clause("turmoil.r.ban-ends-with-source")
def test_arms_traders_return_when_us_interventionism_ends() -> None:
    s = board(
        turn=8, active=L, hands=((88, 100, 30), (58, 22, 14)), support={"paris": (0, 2), "kiel": (1, 0)}
    )
    play(s, "58", "event")
    barred = s.copy()
    play(barred, "100")
    assert refused(barred, "event").clause == "turmoil.7.5.a"
    play(s, "88", "event", "14", "operations", "place", *["paris"] * 3, "100")
    assert "event" in legal(s)


@clause("turmoil.r.ban-ends-with-source")
def test_which_bans_cards_print_about_themselves() -> None:
    printed = {card.number: card.never_after for card in GAME.cards.strategy if card.never_after}
    assert printed == {20: (76,), 37: (41,)}
    # Of the cards that bar others, those that can be cancelled: only the ban on Arms Traders can end.
    steps = [(card.number, step) for card in GAME.cards.strategy for step in card.effect]
    ending = {n for _, step in steps if isinstance(step, Cancel) for n in step.cards}
    assert {(n, step.cards) for n, step in steps if isinstance(step, Forbid) and n in ending} == {
        (58, (100,))
    }


@clause("turmoil.r.joint-event-actor")
@pytest.mark.parametrize(("side", "vp"), [(A, -1), (L, 1)])
def test_who_plays_a_joint_event_is_its_owner(side: int, vp: int) -> None:
    s = action(side, 40, tension=0)
    play(s, "40", "event")
    assert s.vp == vp  # Tension could not fall
    play(s, "paris")
    assert support(s, "paris")[side] == 1


@clause("turmoil.c.joint-cards.1")
def test_a_joint_card_gives_its_event_or_its_operations() -> None:
    s = action(A, 40, support={"kiel": (1, 0)})
    play(s, "40")
    assert legal(s) == {"event", "operations", "naval"}
    t = s.copy()
    play(t, "event", "kiel")
    assert t.pending == ()
    assert has_card(t, 40) == "discard"
    play(s, "operations", "kiel", "kiel")
    assert s.pending == ()
    assert s.tension == 0
    assert s.vp == 0


@clause("turmoil.c.event-support.1")
def test_event_support_costs_nothing_more_in_a_controlled_space() -> None:
    s = event(22, support={"picardy": (2, 0)})
    play(s, "picardy", "picardy")
    assert support(s, "picardy") == (2, 2)


# -- events out of the discards ----------------------------------------------------------------


@clause("turmoil.c.discard-replay.1")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        (18, {"support": MONARCHS}),
        (56, {"side": A, "navy": (1, 0)}),
    ],
)
def test_only_what_lies_in_the_discards_can_be_carried_out_again(card: int, position: dict[str, Any]) -> None:
    s = event(card, discard=[13, 6, 22], removed=[21], **position)
    assert legal(s) - {"done"} == {"13", "22"}


@clause("turmoil.r.voluntary-may")
def test_von_buelow_may_leave_the_discards_alone() -> None:
    # With nothing but an event of the opponent's there, nobody has to bring it about.
    s = event(18, support=MONARCHS, discard=[22])
    assert legal(s) == {"22", "done"}
    events = play(s, "done")
    assert kinds(events)[-1] == facts.Declines
    assert s.pending == ()
    assert (has_card(s, 22), has_card(s, 18)) == ("discard", "removed")
    # Control of the Channel does not say may.
    assert "done" not in legal(event(56, A, navy=(1, 0), discard=[22]))


@clause("turmoil.r.voluntary-may")
def test_viscount_grey_may_leave_his_operations_unused() -> None:
    s = event(55, support={"paris": (1, 1)})
    assert legal(s) == {"place", "check", "done"}
    play(s, "done")
    assert s.pending == ()
    assert (s.ops, s.more, support(s, "paris")) == (0, 0, (1, 1))
    assert has_card(s, 55) == "discard"
    # One way to use them is still a choice; with none there is nothing to ask.
    assert legal(event(55, support={"paris": (0, 1)})) == {"place", "done"}
    assert event(55).pending == ()


@clause("turmoil.c.discard-replay.1")
def test_rosa_luxemburg_reaches_only_red_liberal_cards_of_the_discards() -> None:
    s = event(105, discard=[10, 22, 48], removed=[19], fate=dice(5))
    assert legal(s) == {"10"}
    s = event(105, discard=[10], fate=dice(4))
    assert s.pending == ()


@clause("turmoil.r.replayed-card-fate")
@pytest.mark.parametrize(
    ("card", "place", "answers"),
    [
        (13, "discard", ["nice", "nice", "bordeaux", "bordeaux"]),
        (45, "removed", ["option.1"]),
        (16, "display", []),
    ],
)
def test_a_replayed_card_goes_where_it_would_from_the_hand(card: int, place: str, answers: list[str]) -> None:
    s = event(18, support=MONARCHS, discard=[card], turn=4)
    play(s, str(card), *answers)
    assert has_card(s, card) == place
    assert has_card(s, 18) == "removed"


@clause("turmoil.r.replayed-event-actor")
def test_a_replayed_event_is_carried_out_by_its_own_side() -> None:
    s = event(18, support=MONARCHS, discard=[13, 22, 40])
    for card, side in (("13", A), ("22", L), ("40", A)):
        t = s.copy()
        play(t, card)
        assert t.pending[0].seat == side
    play(s, "22", "picardy", "picardy")
    assert support(s, "picardy") == (0, 2)


# -- single cards --------------------------------------------------------------------------------

WRITERS = {"french_writers": (0, 3), "french_armed_forces": (3, 2), "paris": (2, 1), "picardy": (1, 2)}


@clause("turmoil.c.rehabilitated.1")
def test_dreyfus_rehabilitated_takes_authoritarian_support_only() -> None:
    s = event(41, support=WRITERS, fate=dice(1))
    assert support(s, "french_armed_forces") == (1, 2)
    assert legal(s) == {"paris", "picardy"}
    play(s, "paris", "picardy")
    assert support(s, "paris") == (1, 1)
    assert support(s, "picardy") == (0, 2)


@clause("turmoil.c.rehabilitated.1")
def test_dreyfus_rehabilitated_asks_who_held_french_writers_when_the_round_began() -> None:
    held = {"french_writers": (0, 3), "paris": (2, 0), "french_armed_forces": (2, 0)}
    s = action(A, 41, support=held)
    play(s, "41", "operations_first", "place", "french_writers", "paris")
    assert control(s, "french_writers") == -1  # lost in this round: the event takes place
    assert support(s, "french_armed_forces") == (0, 0)
    s = action(L, 41, support={"french_writers": (0, 2)})
    play(s, "41")
    assert refused(s, "event").clause == "turmoil.r.own-unplayable-event"


@clause("turmoil.r.rehabilitated-ends-dreyfus")
def test_dreyfus_rehabilitated_bars_the_affair_and_esterhazy_and_ends_nothing() -> None:
    s = board(turn=8, active=L, hands=((5, 37), (41, 22)), support=WRITERS, fate=dice(1))
    play(s, "41", "event", "paris", "picardy", "paris")
    for card in ("5", "37"):
        t = s.copy()
        play(t, card)
        assert refused(t, "event").clause == "turmoil.7.5.a"
    s = event(41, support=WRITERS, force={5: A}, fate=dice(1))
    play(s, "paris", "picardy", "paris")
    assert has_card(s, 5) == "display"
    assert s.laws.dear == (set(), {FRANCE})  # to the end of the turn
    assert s.barred_by(5) == s.barred_by(37) == 41


@clause("turmoil.r.rehabilitated-round-start")
def test_what_the_opponent_did_in_the_action_round_before_counts_for_dreyfus_rehabilitated() -> None:
    # Held when the round of the track began, lost to the Authoritarian play: not held when the Liberal plays.
    held = {"french_writers": (0, 3), "paris": (2, 0)}
    s = board(held, turn=4, active=A, round=1, hands=((13, 30), (41, 22)))
    play(s, "13", "operations", "place", "french_writers", "41")
    assert control(s, "french_writers") == -1
    assert refused(s, "event").clause == "turmoil.r.own-unplayable-event"


@clause("turmoil.r.agadir-tension")
def test_who_pays_when_the_liberal_player_lets_tension_rise_too_far_in_the_agadir_crisis() -> None:
    s = event(82, tension=5, fate=dice(1))
    assert s.pending[0].seat == L
    play(s, "option.2")
    assert s.tension == 6
    assert s.vp == 2  # 1 of the event, and 1 that the Authoritarian player loses for the point too many


@clause("turmoil.r.legacy-1848")
def test_legacy_of_1848_carries_out_a_red_card_of_either_side() -> None:
    s = event(60, hands=((10, 30, 48), ()))
    assert s.pending[0].seat == L
    assert legal(s) == {"10", "48", "done"}
    assert shown(s, L)["players"][A]["hand"] == ["card.10", "card.48", None]
    t = s.copy()
    play(t, "48")
    assert support(t, "constantinople") == (2, 0)
    assert has_card(t, 48) == "display"
    assert has_card(t, 60) == "removed"
    play(s, "10")
    assert s.pending[0].seat == L
    play(s, "paris", "paris", "nice", "nice")
    assert has_card(s, 10) == "display"
    assert s.hands[A] == (30, 48)


@clause("turmoil.r.legacy-1848")
def test_legacy_of_1848_without_a_red_card_gives_its_operations_and_leaves_the_game() -> None:
    s = event(60, hands=((30,), ()), support={"paris": (0, 1)})
    assert asked(s) is questions.Operations
    play(s, "place", "paris", "paris")
    assert has_card(s, 60) == "removed"


@clause("turmoil.r.tsarist-repression")
def test_tsarist_repression_moves_what_the_authoritarian_picks_and_not_what_is_there() -> None:
    s = event(24, support={"siberia": (0, 2), "moscow": (0, 3), "symbolism": (0, 2)}, fate=dice(3))
    for _ in range(3):
        assert s.pending[0].seat == A
        assert legal(s) == {"moscow", "symbolism"}
        play(s, "moscow" if support(s, "moscow")[L] > 1 else "symbolism")
    assert support(s, "siberia") == (0, 5)
    assert s.pending == ()


@clause("turmoil.r.traditionalists-independents")
def test_traditionalists_move_nothing_out_of_an_independent_space() -> None:
    s = event(54, support={"spain_portugal": (2, 0), "kiel": (2, 0)})
    assert legal(s) == {"kiel", "done"}
    play(s, "kiel")
    assert support(s, "berlin") == (1, 0)


@clause("turmoil.12.card-104.1")
def test_attempted_neutrality_is_a_liberal_card() -> None:
    s = action(A, 104)
    play(s, "104")
    assert {"event_first", "operations_first"} <= legal(s)
    assert "event" not in legal(s)
    s = action(L, 104, fate=dice(1))
    play(s, "104")
    assert "event" in legal(s)
    events = play(s, "naval")
    assert sum_of(events, facts.Attempt, "total") == [1 + 2 + 1]
    s = event(104)
    play(s, "sweden", "denmark", "italy")
    assert [control(s, space) for space in ("sweden", "denmark", "italy")] == [-1, -1, -1]
    assert support(s, "italy") == (0, 1)
