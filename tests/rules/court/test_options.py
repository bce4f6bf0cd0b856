"""What a table may settle otherwise than the house: each option with both of its values"""

from __future__ import annotations

import pytest

from salon.games.court.options import Rules
from salon.kernel import Record, Value
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    EVERYONE,
    asks,
    characters,
    deck,
    discards,
    hand,
    ids,
    legal,
    markers,
    play,
    refused,
    session,
    table,
)

OTHERWISE: dict[str, Value] = {name: not option.default for name, option in COURT.options.items()}


def test_rulings_and_options_name_each_other() -> None:
    rulings = {ruling.config: ruling for ruling in COURT.ledger.rulings if ruling.config}
    assert rulings.keys() == COURT.options.keys() == set(Rules.__struct_fields__)
    for ruling in rulings.values():
        assert len(ruling.options) >= 2, "both readings are named"


@pytest.mark.parametrize("name", COURT.options)
def test_every_option_has_a_sentence_in_three_languages(name: str) -> None:
    said = {words(language).name("court", f"option.{name}") for language in LANGUAGES}
    assert len(said) == 3
    assert all(sentence.endswith((".", "。")) for sentence in said)


@pytest.mark.parametrize("name", COURT.options)
def test_a_record_remembers_its_option(name: str) -> None:
    seats = (COURT.options[name].seat_counts or (3,))[0]
    options = {name: OTHERWISE[name]}
    record = Record.from_json(random_game(COURT, seats, 5, options, every=0).record.to_json())
    assert record.header.options[name] is OTHERWISE[name]
    assert record.replay().result is not None


# -- zero ties zero --------------------------------------------------------------------------------


@clause("court.ruling.activate.zero", "court.activate.2")
def test_zero_ties_zero_where_the_table_says_so() -> None:
    def start(zero_ties: bool) -> set[str]:
        s = table(
            ["king.3", "queen.1", "duchess.2"],
            [],
            [],
            piles={(1, "queen"): ["king.1"], (0, "duchess"): ["king.2"]},
            options={"zero_ties": zero_ties},
            phase="action",
        )
        clauses = ["court.activate.2" if zero_ties else "court.ruling.activate.zero"]
        assert [refused(s, "queen.1").clause] == clauses
        return legal(s)

    assert start(zero_ties=False) == {"duchess.2"}
    assert start(zero_ties=True) == {"duchess.2", "king.3"}


@clause("court.ruling.activate.zero", "court.stuck.1")
def test_a_hand_nobody_contests_is_not_stuck_where_zero_ties_zero() -> None:
    def question(zero_ties: bool) -> str:
        return asks(table(["king.3", "queen.1"], [], options={"zero_ties": zero_ties}, phase="action"))

    assert question(zero_ties=False) == "court.stuck.3"
    assert question(zero_ties=True) == "court.action.1"


@clause("court.ruling.activate.zero", "court.actioncard.3")
def test_audience_for_a_character_nobody_has_where_zero_ties_zero() -> None:
    s = table(
        ["audience.1", "king.1"],
        [],
        piles={(1, "queen"): ["king.2"]},
        options={"zero_ties": True},
        phase="action",
    )
    play(s, "audience.1", "king.1")
    assert legal(s) == EVERYONE - characters("queen")
    assert refused(s, "queen").clause == "court.actioncard.3"


# -- the sudden end --------------------------------------------------------------------------------


@clause("court.ruling.end.timing")
@pytest.mark.parametrize(("sudden", "king"), [(False, 4), (True, 3)])
def test_the_deciding_marker_ends_the_game_at_once_or_after_the_action(sudden: bool, king: int) -> None:
    s = table(
        ["king.3", "queen.1"],
        ["king.2"],
        [],
        piles={(0, "king"): ["king.1"]},
        markers={"queen": 4, "duchess": 5, "king": 3},
        options={"sudden_end": sudden},
        phase="action",
    )
    events = play(s, "king.3", "queen")
    assert s.result is not None
    assert s.result.scores == (king, 0, 0)
    assert markers(s) == {"queen": 5, "duchess": 5, "king": king}
    assert sorted(discards(s)) == ["king.2", "king.3", "queen.1"]
    assert ids(events).count("court.log.winners") == 1


@clause("court.ruling.end.timing", "court.action.pension")
@pytest.mark.parametrize("sudden", [False, True])
def test_markers_gained_together_arrive_together(sudden: bool) -> None:
    s = table(
        ["pension.2", "king.1"],
        [],
        [],
        markers={"queen": 4, "duchess": 5},
        options={"sudden_end": sudden},
        phase="action",
    )
    events = play(s, "pension.2", "queen")
    assert markers(s) == {"queen": 6, "duchess": 5}
    assert ids(events).count("court.log.winners") == 1


@clause("court.ruling.end.timing", "court.ruling.end.cardinal")
@pytest.mark.parametrize("sudden", [False, True])
def test_a_marker_that_moves_has_left_before_it_arrives(sudden: bool) -> None:
    s = table(
        ["cardinal.3", "king.1"],
        [],
        [],
        piles={(0, "cardinal"): ["queen.1"]},
        markers={"queen": 5, "cardinal": 4},
        options={"sudden_end": sudden},
        phase="action",
    )
    play(s, "cardinal.3", "queen", "king.1")
    assert markers(s) == {"queen": 4, "cardinal": 5}
    assert s.result is None


@clause("court.ruling.end.timing", "court.ruling.marquis.end")
@pytest.mark.parametrize("sudden", [False, True])
def test_the_marquis_ends_the_game_once(sudden: bool) -> None:
    s = table(
        ["pension.2", "king.1"],
        [],
        markers={"queen": 4, "duchess": 5},
        deck=["queen.6"],
        marquis=True,
        options={"sudden_end": sudden},
        phase="draw",
    )
    assert s.result is None  # the hands were filled with the queen; the Marquis turned up another card
    s = table(
        ["king.1", "king.2", "king.3", "king.4"],
        ["king.1", "king.2", "king.3", "king.4"],
        markers={"queen": 4, "duchess": 5},
        deck=["queen.6"],
        marquis=True,
        options={"sudden_end": sudden},
        phase="draw",
    )
    assert s.result is not None
    assert s.result.reason.id == "court.end.markers"
    assert s.active == 0


# -- King and Duchess on oneself -------------------------------------------------------------------


@clause("court.ruling.king.self")
@pytest.mark.parametrize("himself", [True, False])
def test_the_king_may_or_may_not_choose_himself(himself: bool) -> None:
    s = table(
        ["king.3", "queen.1"],
        [],
        [],
        piles={(0, "king"): ["king.1"]},
        options={"king_himself": himself},
        phase="action",
    )
    play(s, "king.3")
    assert legal(s) == (EVERYONE if himself else EVERYONE - characters("king"))
    if not himself:
        refusal = refused(s, "king")
        assert refusal.clause == "court.ruling.king.self"
        assert words("en").say(refusal.text) == "The King must choose another character."
        play(s, "duchess")
        assert markers(s) == {"king": 1, "duchess": 1}


@clause("court.ruling.king.self")
@pytest.mark.parametrize("himself", [True, False])
def test_others_may_choose_the_king_all_the_same(himself: bool) -> None:
    s = session("queen.5")
    s.rules = Rules(king_himself=himself)
    play(s, "queen.5")
    assert legal(s) == EVERYONE


@clause("court.ruling.duchess.self")
@pytest.mark.parametrize("own", [True, False])
def test_the_duchess_may_or_may_not_be_used_on_oneself(own: bool) -> None:
    s = table(
        ["duchess.3", "queen.1"],
        [],
        [],
        piles={(0, "duchess"): ["king.1"]},
        options={"duchess_own": own},
        phase="action",
    )
    play(s, "duchess.3")
    assert legal(s) == ({"seat.0", "seat.1", "seat.2"} if own else {"seat.1", "seat.2"})
    if not own:
        refusal = refused(s, "seat.0")
        assert refusal.clause == "court.ruling.duchess.self"
        assert words("en").say(refusal.text) == "It must be another player."


# -- the fifth card --------------------------------------------------------------------------------


@clause("court.ruling.setup.second", "court.setup.4")
@pytest.mark.parametrize("fifth", [False, True])
def test_whoever_plays_second_may_begin_with_five_cards(fifth: bool) -> None:
    s = COURT.new(2, seed=3, options={"fifth_card": fifth})
    while s.first < 0:
        decision = s.pending[0]
        s.apply(decision.legal[0], decision.seat)
    assert len(hand(s, s.first)) == 4
    assert len(hand(s, 1 - s.first)) == (5 if fifth else 4)
    assert len(deck(s)) == 96 - 8 - 4 - fifth


def test_without_a_word_the_rules_are_those_of_the_book() -> None:
    assert {name: option.default for name, option in COURT.options.items()} == {
        "marquis": True,
        "fifth_card": False,
        "zero_ties": False,
        "sudden_end": False,
        "king_himself": True,
        "duchess_own": True,
    }
    rules = Rules(marquis=True)
    assert all(getattr(rules, name) == option.default for name, option in COURT.options.items())
    s = COURT.new(2, seed=1)
    assert (
        s.rules == COURT.new(2, seed=1, options={name: o.default for name, o in COURT.options.items()}).rules
    )
    assert not s.rules.fifth_card
