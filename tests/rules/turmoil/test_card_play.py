"""Playing a card: its two uses, the opponent's event, forced discards: turmoil.5.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.hands import DiscardCard, DiscardRandom, TakeCard
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.war import war_modifier
from salon.kernel.play import point_of_no_return
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    A,
    L,
    asked,
    board,
    dice,
    ended,
    event,
    kinds,
    legal,
    play,
    refused,
    shown,
    support,
)

CARDS = GAME.cards


def strengths(s: TurmoilState, seat: int) -> set[int]:
    """The strength of the Support Checks that a seat may make now."""
    return {sums["strength"] for sums in shown(s, seat)["checks"].values()}


@clause("turmoil.5.1.a")
def test_two_uses_of_a_card() -> None:
    s = board(start=True, hands=((30, 13), ()))
    play(s, "30")
    assert asked(s) is questions.Mode
    assert legal(s) == {"event", "operations", "naval"}  # a naval attempt is one kind of operations
    events = play(s, "operations", "place", "kiel", "kiel")
    assert facts.Event not in kinds(events)


@clause("turmoil.5.1.b", "turmoil.5.1.c")
def test_a_card_must_be_played_in_each_round() -> None:
    s = board(start=True, hands=((30, 13), ()))
    assert legal(s) == {"30", "13"}
    for name in ("pass", "done"):
        assert refused(s, name).clause == "turmoil.5.1.b"
    assert refused(s, "no").clause == "turmoil.4.5.2.c"
    play(s, "30")
    for name in ("pass", "done"):
        assert refused(s, name).clause == "turmoil.5.1.b"


# -- the opponent's event ----------------------------------------------------------------------


@clause("turmoil.5.2.a", "turmoil.5.2.d")
@pytest.mark.parametrize("order", ["event_first", "operations_first"])
def test_an_opponents_event_takes_place(order: str) -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (21,)))
    play(s, "21")
    assert legal(s) == {"event_first", "operations_first", "naval"}
    play(s, order)
    if order == "operations_first":
        play(s, "fauvism", "fauvism", "fauvism")
    # The player whose event it is decides.
    assert (s.pending[0].seat, asked(s)) == (A, questions.Place)
    play(s, "berlin", "kiel", "kiel")
    assert (support(s, "berlin"), support(s, "kiel")) == ((1, 0), (2, 0))


@clause("turmoil.5.2.d")
def test_the_owner_of_the_event_rolls_and_chooses() -> None:
    # König class lets the Liberal player roll again in his own rounds, but this is not his round.
    s = board({"moscow": (1, 0), "poland": (4, 0)}, hands=((19, 13), ()), navy=(0, 10), fate=dice(6))
    play(s, "19", "event_first", "poland", "poland")
    assert (s.pending[0].seat, asked(s)) == (L, questions.Check)
    play(s, "poland")
    assert support(s, "poland") == (0, 1)


@clause("turmoil.5.2.b")
def test_an_opponents_asterisk_event_removes_the_card() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (21, 30)))
    play(s, "21", "event_first", "kiel", "kiel", "kiel", "place", "fauvism", "fauvism", "fauvism")
    assert (s.removed, s.discard) == ([21], [])


@clause("turmoil.5.2.c", "turmoil.6.3.6.a")
def test_a_naval_attempt_keeps_the_opponents_event_away() -> None:
    s = board(active=L, hands=((13,), (28,)), fate=dice(1))
    events = play(s, "28", "naval")
    assert facts.Event not in kinds(events)
    assert (s.discard, s.pending[0].seat) == ([28], A)


@clause("turmoil.5.2.e", "turmoil.r.event-order-declaration")
def test_the_order_is_fixed_with_the_card_and_the_kind_of_operations_later() -> None:
    s = board({"fauvism": (1, 1)}, active=L, hands=((13,), (21,)))
    play(s, "21", "event_first", "berlin", "kiel")
    assert s.pending[0].seat == A  # event and operations are not mixed
    play(s, "kiel")
    assert (s.pending[0].seat, asked(s)) == (L, questions.Operations)
    assert legal(s) == {"place", "check"}  # too late for a naval attempt
    assert refused(s, "naval").clause == "turmoil.r.event-order-declaration"


@clause("turmoil.5.2.e")
def test_the_event_may_come_after_the_operations() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (21,)))
    play(s, "21", "operations_first")
    assert (s.pending[0].seat, asked(s)) == (L, questions.Buy)
    play(s, "fauvism", "fauvism", "fauvism")
    assert (s.pending[0].seat, asked(s)) == (A, questions.Place)


@clause("turmoil.5.2.f", "turmoil.5.2.g", "turmoil.r.no-effect-vs-unmet")
def test_an_unmet_condition_stops_the_event() -> None:
    # Second International needs a Tension of 2 at most.
    s = board({"fauvism": (1, 0)}, hands=((3, 13), ()), tension=3)
    events = play(s, "3", "operations_first", "fauvism", "fauvism")
    assert facts.NoEvent in kinds(events)
    assert (s.discard, s.removed) == ([3], [])
    s = board({"fauvism": (1, 0)}, hands=((3, 13), ()), tension=2)
    play(s, "3", "operations_first", "fauvism", "fauvism")
    assert (s.pending[0].seat, asked(s)) == (L, questions.Place)


@clause("turmoil.5.2.f")
def test_an_event_waits_for_the_card_it_needs() -> None:
    for happened, possible in (((), False), ((78,), True)):
        s = board({"fauvism": (1, 0)}, turn=4, hands=((63, 13), ()), happened=happened)
        play(s, "63", "event_first")
        assert (s.pending[0].seat == L) == possible


@clause("turmoil.r.event-condition-time")
def test_conditions_are_looked_at_when_the_event_comes() -> None:
    # Bernhard von Bülow needs three Authoritarian Monarch spaces; Montenegro can be loosened first.
    position = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "montenegro": (2, 0), "greece": (0, 1)}
    s = board(position, active=L, hands=((13,), (18,)), discard=[30])
    play(s, "18", "event_first")
    assert (s.pending[0].seat, asked(s)) == (A, questions.ReplayMay)
    s = board(position, active=L, hands=((13,), (18,)), discard=[30])
    events = play(s, "18", "operations_first", "place", "montenegro", "greece")
    assert facts.NoEvent in kinds(events)
    assert 18 in s.discard


@clause("turmoil.5.2.h", "turmoil.r.prohibited-card-fate")
def test_a_barred_event_stays_away() -> None:
    s = board(
        {"fauvism": (0, 1)}, turn=4, active=L, hands=((13,), (20,)), force={76: L}, bans=[(76, 20)]
    )  # fmt: skip
    play(s, "20")
    assert legal(s) == {"operations", "naval"}
    events = play(s, "operations", "fauvism", "fauvism", "fauvism")
    assert not {facts.Event, facts.NoEvent} & set(kinds(events))
    assert (s.discard, s.removed) == ([20], [])


@clause("turmoil.r.ban-ends-with-source")
def test_a_ban_that_another_card_lays_ends_with_it_and_one_that_a_card_prints_about_itself_does_not() -> None:
    barred = event(76)
    assert barred.barred_by(20) == 76
    s = event(101, force={76: L}, bans=[(76, 20)])
    assert s.barred_by(20) == 76
    s = event(88, force={58: L}, bans=[(58, 100)])
    assert s.barred_by(100) == 0
    assert s.barred_by(58) == 88


@clause("turmoil.5.2.i", "turmoil.r.no-effect-vs-unmet", "turmoil.r.own-event-no-effect")
@pytest.mark.parametrize("side", [A, L])
def test_an_event_without_effect_has_taken_place(side: int) -> None:
    # Russo-Japanese War, with no Authoritarian support that could go.
    s = board(
        {"fauvism": (1, 0), "paris": (0, 1)},
        active=side,
        hands=((9, 13), (22,)) if side == A else ((13,), (9, 22)),
    )
    events = play(s, "9", "event_first" if side == A else "event")
    assert facts.Event in kinds(events)
    if side == A:
        play(s, "place", "fauvism", "fauvism", "fauvism")
    assert s.happened >> 9 & 1
    assert (s.removed, s.discard) == ([9], [])


@clause("turmoil.5.2.j")
@pytest.mark.parametrize("card", [21, 40])
def test_own_and_joint_events_do_not_come_with_operations(card: int) -> None:
    s = board({"fauvism": (1, 0)}, hands=((card, 13), ()), tension=2)
    events = play(s, str(card), "operations")
    while asked(s) is questions.Buy:
        events += play(s, "fauvism")
    assert facts.Event not in kinds(events)
    assert (s.discard, s.tension, s.happened) == ([card], 2, 0)


@clause("turmoil.r.voluntary-may")
def test_a_fired_event_is_carried_out_in_full_unless_it_says_may() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (21,)))
    play(s, "21", "event_first")
    assert "done" not in legal(s)  # three in Germany
    s = board({"fauvism": (1, 0)}, hands=((14, 13), ()))
    play(s, "14", "event_first")
    assert "done" in legal(s)  # in up to four French spaces
    s = event(9, support={"moscow": (1, 0), "nicolas_ii": (1, 0)})
    assert "done" not in legal(s)
    play(s, "moscow")
    assert (support(s, "moscow"), support(s, "nicolas_ii")) == ((0, 0), (0, 0))  # as much as there is


@clause("turmoil.r.fired-event-ops-value")
def test_a_fired_check_has_the_strength_of_the_events_owner() -> None:
    position = {"moscow": (3, 0), "poland": (3, 0), "nicolas_ii": (3, 0)}

    def fired(**more: object) -> set[int]:
        s = board(position, hands=((19, 13), ()), **more)  # type: ignore[arg-type]
        play(s, "19", "event_first", "moscow", "moscow")
        return strengths(s, L)

    assert fired() == {3}
    assert fired(force={16: L}) == {3}  # Stymied: the Authoritarian cards are worth less
    assert fired(force={16: A}) == {2}  # the Liberal ones
    assert fired(force={35: A}) == {3}  # Absolutism
    assert fired(force={36: L}) == {4}  # March of History
    assert fired(navy=(2, 0)) == {3}  # Nassau class: in the opponent's own rounds only
    assert fired(navy=(0, 2)) == {3}


@clause("turmoil.r.twenty-before-ops")
def test_twenty_points_by_a_fired_event_end_the_game_before_the_operations() -> None:
    position = {"alsace_lorraine": (3, 0), "fauvism": (0, 1)}
    s = board(position, turn=4, active=L, hands=((13,), (77,)), vp=-18)
    play(s, "77", "event_first")
    assert ended(s).winners == (A,)
    assert support(s, "fauvism") == (0, 1)


# -- values, discards, card text ---------------------------------------------------------------


@clause("turmoil.5.3.a", "turmoil.r.value-requirement")
def test_no_event_demands_a_card_of_a_value() -> None:
    # Of the steps about cards in hand none names a value; the one that does only takes a card.
    assert set(DiscardCard.__struct_fields__) == {"n", "may"}
    assert set(DiscardRandom.__struct_fields__) == {"side", "fires"}
    for card in CARDS.strategy:
        assert not any(isinstance(step, TakeCard) for step in card.effect)
    takers = [n for n, card in CARDS.stability_cards.items() if isinstance(card.effect[-1], TakeCard)]
    assert takers == [5]


@clause("turmoil.r.value-requirement")
def test_a_changed_value_counts_for_every_purpose() -> None:
    s = board(hands=((21,), (22,)), force={35: A, 16: A})
    assert s.value_of(21, A) == 4
    assert s.value_of(22, L) == 1
    assert [s.cards.ops[card] for card in (6, 7, 8, 43, 53)] == [0] * 5


@clause("turmoil.5.4.a")
def test_a_forced_discard_has_no_event() -> None:
    s = event(37, hands=((), (9,)), support={"moscow": (3, 0)})
    assert support(s, "moscow") == (3, 0)
    assert s.discard == [9, 37]
    assert not s.happened >> 9 & 1
    # Nor has a joint one.
    s = event(37, hands=((), (40,)), tension=2)
    assert (s.tension, s.pending) == (2, ())


@clause("turmoil.5.4.b")
def test_a_discarded_scoring_card_does_not_score() -> None:
    s = board({"paris": (0, 2)}, round=7, hands=((37,), (6,)))
    events = play(s, "37", "event")
    assert not {facts.Score, facts.Crisis, facts.Scoring} & set(kinds(events))
    assert (s.vp, s.turn, s.result) == (0, 2, None)  # and it was no longer held when the turn ended
    assert 6 in s.discard


@clause("turmoil.5.5.a")
def test_what_a_card_says_goes_before_the_rules() -> None:
    # Ferdinand Esterhazy: an Authoritarian event on the discarded card takes place.
    s = event(37, hands=((), (30,)))
    assert (s.pending[0].seat, asked(s)) == (A, questions.Place)
    play(s, "kiel", "kiel")
    assert s.discard == [30, 37]
    # Georges Clemenceau: French spaces that the opponent holds cost no more than others.
    s = board({"paris": (2, 0), "nice": (0, 1)}, turn=4, active=L, hands=((13,), (22,)), force={76: L})
    play(s, "22", "operations", "place", "paris")
    assert s.ops == 1


@clause("turmoil.r.us-interventionism-condition")
def test_us_interventionism_needs_the_entente_cordiale() -> None:
    alone = board(turn=8, force={58: L})
    assert war_modifier(alone, L) == 0
    both = board(turn=8, force={58: L, 10: L}, track=["three_emperor_league", "entente_cordiale"])
    assert war_modifier(both, L) == 4  # two of them for the marker


# -- events played from elsewhere --------------------------------------------------------------

MONARCHS = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (2, 0)}


@clause("turmoil.r.replayed-card-fate")
@pytest.mark.parametrize(("card", "pile"), [(21, "removed"), (30, "discard"), (27, "display")])
def test_where_a_replayed_card_goes(card: int, pile: str) -> None:
    s = event(18, support=MONARCHS, discard=[card])
    play(s, str(card))
    while s.pending:
        play(s, "kiel" if "kiel" in legal(s) else "vienna")
    found = {name: card in getattr(s, name) for name in ("removed", "discard", "display")}
    assert found == {name: name == pile for name in found}


@clause("turmoil.r.replayed-event-actor", "turmoil.c.discard-replay.1")
@pytest.mark.parametrize(("card", "actor"), [(30, A), (40, A), (22, L)])
def test_who_carries_out_a_replayed_event(card: int, actor: int) -> None:
    s = event(18, support=MONARCHS, discard=[card, 6], removed=[21])
    assert legal(s) == {str(card), "done"}  # no scoring card, and none that is out of the game
    play(s, str(card))
    assert (s.pending[0].seat, asked(s)) == (actor, questions.Place)


@clause("turmoil.r.legacy-1848")
def test_a_red_card_shown_to_legacy_of_1848() -> None:
    s = event(60, hands=((48, 63, 13), ()))
    assert shown(s, L)["players"][A]["hand"] == ["card.48", "card.63", None]
    assert legal(s) == {"48", "done"}  # October Manifesto still waits for the Revolution of 1905
    play(s, "48")
    assert support(s, "constantinople") == (2, 0)
    assert (s.hands[A], s.display) == ((13, 63), (48,))
    assert 60 in s.removed


@clause("turmoil.r.legacy-1848")
def test_legacy_of_1848_without_a_red_card_is_used_for_operations() -> None:
    s = event(60, hands=((48, 13), ()), support={"fauvism": (0, 1)})
    play(s, "done")
    assert asked(s) is questions.Operations
    play(s, "place", "fauvism", "fauvism")
    assert support(s, "fauvism") == (0, 3)
    # Its event took place: it gave the operations (2.2.5, the last point of 5.2).
    assert (s.hands[A], s.discard, s.removed) == ((13, 48), [], [60])


@clause("turmoil.r.tsarist-repression")
def test_the_authoritarian_player_picks_what_tsarist_repression_moves() -> None:
    s = event(24, support={"siberia": (0, 3), "moscow": (0, 2), "poland": (0, 1)}, fate=dice(2))
    assert (s.pending[0].seat, asked(s)) == (A, questions.MoveFrom)
    assert legal(s) == {"moscow", "poland"}
    play(s, "moscow", "moscow")
    assert (support(s, "siberia"), support(s, "moscow")) == ((0, 5), (0, 0))
    assert s.pending == ()


# -- Eight Nation Alliance ---------------------------------------------------------------------


@clause(
    "turmoil.r.eight-nation-scope", "turmoil.c.eight-nation-alliance.2", "turmoil.c.eight-nation-alliance.3"
)
def test_eight_nation_alliance_is_played_with_a_card_of_the_opponent() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (17, 21, 22, 40, 6)))
    play(s, "17")
    assert legal(s) == {"21", "operations", "naval"}
    for card in ("22", "40", "6"):
        assert refused(s, card).clause == "turmoil.r.eight-nation-scope"
    events = play(s, "21", "operations", "fauvism", "fauvism", "fauvism")
    assert facts.Event not in kinds(events)
    assert support(s, "fauvism") == (0, 4)
    assert (sorted(s.discard), s.removed, s.hands[L], s.vp) == ([17, 21], [], (6, 22, 40), 0)
    assert s.pending[0].seat == A  # one round, two cards


@clause("turmoil.r.eight-nation-scope")
def test_the_pair_is_worth_what_the_user_makes_of_it() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((13,), (17, 21)), force={36: L})
    play(s, "17", "21", "operations")
    assert s.ops == 4


@clause("turmoil.r.eight-nation-naval")
def test_a_naval_attempt_with_eight_nation_alliance_costs_no_point() -> None:
    s = board(active=L, hands=((13,), (17, 22)), fate=dice(1))
    play(s, "17", "naval")
    assert (s.vp, s.discard) == (0, [17])
    spent = board({"fauvism": (0, 1)}, active=L, hands=((13,), (17, 22)))
    play(spent, "17", "operations", "fauvism", "fauvism")
    assert spent.vp == -1


@clause("turmoil.r.eight-nation-naval")
def test_the_pair_may_make_a_naval_attempt() -> None:
    s = board(active=L, hands=((13,), (17, 21)), fate=dice(1))
    play(s, "17", "21", "naval", "done")  # 1 and 3 reach the Dreadnought
    assert (s.navy, s.vp, sorted(s.discard)) == ((0, 1), 0, [17, 21])


@clause("turmoil.r.legacy-1848", "turmoil.r.public-information")
def test_a_hand_that_was_shown_cannot_be_hidden_again() -> None:
    s = board(turn=4, active=L, hands=((10, 30, 48), (60, 22)))
    before = s.copy()
    play(s, "60")
    assert not point_of_no_return(before, s)  # a card to play was named, and nothing seen
    before = s.copy()
    play(s, "event")
    assert shown(s, L)["players"][A]["hand"] == ["card.10", "card.48", None]
    assert point_of_no_return(before, s)
