"""The six kinds of action cards: court.action.audience and the others"""

from __future__ import annotations

import pytest

from salon.games.court.effects.activation import EndActivation
from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS
from salon.kernel import Need
from salon.lang import words
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    EVERYONE,
    SUCCESS,
    characters,
    discards,
    favored,
    ids,
    legal,
    markers,
    play,
    refused,
    script,
    seen_under,
    session,
    table,
    told,
    under,
)

FULL = ["queen.3", "queen.4", "queen.5", "queen.6"]


# -- Royal Audience --------------------------------------------------------------------------------


@clause("court.action.audience")
@pytest.mark.parametrize("name", CHARACTERS)
def test_audience_carries_out_the_whole_activation(name: str) -> None:
    by_card = session(f"{name}.5", fate=script(0))
    by_audience = session("audience.1", fate=script(0), more=["seneschal.6"])
    play(by_card, f"{name}.5", *SUCCESS[name])
    play(by_audience, "audience.1", "seneschal.6", name, *SUCCESS[name])
    assert markers(by_audience) == markers(by_card)
    assert favored(by_audience) == favored(by_card)
    assert [len(pile) for pile in by_audience.piles] == [len(pile) for pile in by_card.piles]
    assert discards(by_audience) == ["seneschal.6", *discards(by_card)[:-1], "audience.1"]


@clause("court.action.audience", "court.ruling.play.nocard")
def test_audience_costs_a_card_of_the_hand() -> None:
    s = table(["audience.1"], FULL, [], piles={(0, "king"): ["king.1"]}, phase="action")
    assert "court.log.fail" in ids(play(s, "audience.1"))
    assert markers(s) == {}


@clause("court.actioncard.3", "court.action.audience")
def test_audience_only_for_a_character_one_may_activate() -> None:
    s = table(
        ["audience.1", "king.3"],
        [],
        [],
        piles={(0, "king"): ["king.1"], (1, "king"): ["king.2", "queen.1"], (0, "duchess"): ["queen.2"]},
        phase="action",
    )
    play(s, "audience.1", "king.3")
    assert legal(s) == characters("duchess")
    assert refused(s, "king").clause == "court.actioncard.3"
    assert refused(s, "queen").clause == "court.ruling.activate.zero"


# -- Privy Purse and Lettre de Cachet --------------------------------------------------------------


@clause("court.action.pension")
@pytest.mark.parametrize(
    ("start", "refuses"),
    [
        ({"queen": 2}, ["queen"]),
        ({"queen": 2, "king": 1}, ["queen"]),
        ({"queen": 2, "duchess": 2}, ["queen", "duchess"]),
    ],
)
def test_pension_for_anyone_behind_another(start: dict[str, int], refuses: list[str]) -> None:
    s = table(["pension.2", "king.3"], [], [], markers=start, phase="action")
    play(s, "pension.2")
    assert legal(s) == EVERYONE - characters(*refuses)
    for name in refuses:
        assert refused(s, name).clause == "court.action.pension"
    play(s, "king")
    assert markers(s) == start | {"king": start.get("king", 0) + 2}


@clause("court.action.pension")
def test_pension_brings_two_markers_that_are_told_as_one_gain() -> None:
    s = table(["pension.2", "king.3"], [], [], markers={"king": 1}, phase="action")
    (gain,) = [event.text for event in play(s, "pension.2", "queen") if event.text.id == "court.log.marker"]
    assert words("en").say(gain, []) == "The Queen gains 2 influence markers: 2 now."
    assert words("es").say(gain, []) == "La Reina gana 2 marcadores de influencia: ahora 2."
    assert words("ja").say(gain, []) == "王妃は影響力マーカーを2個得ました（計2個）。"


@clause("court.action.pension")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Choose a character with fewer influence markers than another. It gains 2 influence markers.",
        ),
        (
            "es",
            "Elige un personaje con menos marcadores de influencia que otro."
            " Ese personaje gana 2 marcadores de influencia.",
        ),
        ("ja", "影響力マーカーが最多でない人物を1人選ぶ。 その人物は影響力マーカーを2個得る。"),
    ],
)
def test_the_words_of_the_pension_name_two_markers(language: str, text: str) -> None:
    (card,) = [card for card in COURT.catalogue() if card.id == "action.pension"]
    assert " ".join(words(language).say(sentence, []) for sentence in card.effect) == text


@clause("court.action.cachet")
def test_cachet_returns_a_marker_of_a_character_with_two() -> None:
    s = table(["cachet.3", "king.3"], [], [], markers={"queen": 2, "duchess": 5, "king": 1}, phase="action")
    play(s, "cachet.3")
    assert legal(s) == characters("queen", "duchess")
    assert refused(s, "king").clause == "court.action.cachet"
    play(s, "queen")
    assert markers(s) == {"queen": 1, "duchess": 5, "king": 1}
    assert under(s, 0, "queen") == ["king.3"]


@clause("court.action.cachet")
def test_cachet_puts_a_card_of_ones_own_where_the_marker_was() -> None:
    s = table(["cachet.3", "king.3", "queen.3"], FULL, [], markers={"queen": 2}, phase="action")
    play(s, "cachet.3", "queen")
    assert legal(s) == {"king.3", "queen.3"}
    assert refused(s, "king.6").clause == "court.action.cachet"
    play(s, "queen.3")
    assert under(s, 0, "queen") == ["queen.3"]
    assert seen_under(s, 1, 0, "queen") == [None]


# -- Letter of Introduction, Masked Ball, Change of Allegiance -------------------------------------


@clause("court.action.introduction")
def test_introduction_where_another_has_more_cards() -> None:
    s = table(
        ["introduction.1", "king.3", "queen.3"],
        FULL,
        [],
        piles={
            (0, "king"): ["king.1"],
            (0, "queen"): ["queen.1", "queen.2"],
            (1, "king"): ["king.2"],
            (2, "queen"): ["duchess.1"],
            (2, "duchess"): ["duchess.2"],
        },
        phase="action",
    )
    play(s, "introduction.1")
    assert legal(s) == characters("duchess")
    for name in ("king", "queen", "spymaster"):  # as many, fewer, none
        assert refused(s, name).clause == "court.action.introduction"
    play(s, "duchess")
    assert legal(s) == {"king.3", "queen.3"}
    assert refused(s, "king.6").clause == "court.action.introduction"
    events = play(s, "queen.3")
    assert under(s, 0, "duchess") == ["queen.3"]
    assert seen_under(s, 2, 0, "duchess") == [None]
    assert "queen.3" not in told(events, 1)
    assert markers(s) == {}


@clause("court.action.introduction", "court.action.general.2")
def test_introduction_without_a_card_left_does_nothing() -> None:
    s = table(["introduction.1"], FULL, [], phase="action")
    assert "court.log.no-effect" in ids(play(s, "introduction.1"))
    assert not any(s.piles)


def ball(*outcomes: int) -> CourtState:
    return table(
        ["ball.2", "king.6"],
        [],
        [],
        piles={
            (0, "king"): ["king.1"],
            (0, "queen"): ["queen.1", "queen.2"],
            (1, "king"): ["duchess.1"],
            (1, "queen"): ["duchess.2", "duchess.3", "duchess.4"],
            (2, "spymaster"): ["king.2"],
        },
        fate=script(*outcomes),
        phase="action",
    )


@clause("court.action.ball")
def test_ball_with_a_player_and_a_character_in_common() -> None:
    s = ball()
    play(s, "ball.2")
    assert legal(s) == {"seat.1"}
    assert refused(s, "seat.0").clause == refused(s, "seat.2").clause == "court.action.ball"
    play(s, "seat.1")
    assert legal(s) == characters("king", "queen")
    assert refused(s, "spymaster").clause == "court.action.ball"
    play(s, "queen")
    assert legal(s) == {"queen.1", "queen.2"}
    assert refused(s, "king.1").clause == "court.action.ball"
    with pytest.raises(Need) as need:
        play(s, "queen.1")
    assert need.value.n == 3


@clause("court.action.ball")
def test_at_the_ball_one_looks_before_one_gives() -> None:
    s = ball()
    events = play(s, "ball.2", "seat.1", "queen")
    theirs = ["duchess.2", "duchess.3", "duchess.4"]
    assert seen_under(s, 0, 1, "queen") == theirs
    assert seen_under(s, 2, 1, "queen") == [None] * 3
    assert told(events, 0) >= set(theirs)
    assert told(events, 2) & set(theirs) == set()
    assert legal(s) == {"queen.1", "queen.2"}


@clause("court.action.ball")
@pytest.mark.parametrize(("place", "taken"), [(0, "duchess.2"), (1, "duchess.3"), (2, "duchess.4")])
def test_ball_gives_a_chosen_card_for_a_random_one(place: int, taken: str) -> None:
    s = ball(place)
    events = play(s, "ball.2", "seat.1", "queen", "queen.2")
    assert under(s, 0, "queen") == ["queen.1", taken]
    assert under(s, 1, "queen")[place] == "queen.2"
    assert len(under(s, 1, "queen")) == 3
    assert told(events, 0) >= {"queen.2", taken}
    assert told(events, 1) >= {"queen.2", taken}
    assert told(events, 2) & {"queen.2", taken} == told(events, None) & {"queen.2", taken} == set()
    assert markers(s) == {}


@clause("court.action.allegiance")
def test_allegiance_moves_a_card_from_a_pile_of_two() -> None:
    s = table(
        ["allegiance.3", "king.6"],
        FULL,
        [],
        piles={
            (0, "king"): ["king.1", "queen.1"],
            (0, "queen"): ["queen.2"],
            (1, "duchess"): ["king.2", "king.3"],
        },
        phase="action",
    )
    play(s, "allegiance.3")
    assert legal(s) == characters("king")
    for name in ("queen", "duchess"):
        assert refused(s, name).clause == "court.action.allegiance"
    play(s, "king")
    assert legal(s) == EVERYONE - characters("king")
    assert refused(s, "king").clause == "court.action.allegiance"
    play(s, "duchess")
    assert legal(s) == {"king.1", "queen.1"}
    assert refused(s, "queen.2").clause == "court.action.allegiance"
    events = play(s, "queen.1")
    assert (under(s, 0, "king"), under(s, 0, "duchess")) == (["king.1"], ["queen.1"])
    assert seen_under(s, 1, 0, "duchess") == [None]
    assert "queen.1" in told(events, 0)
    assert "queen.1" not in told(events, 1) | told(events, None)


@clause("court.ruling.actioncard.twice")
def test_after_an_activation_the_card_goes_on_with_what_it_had_chosen() -> None:
    s = table(["king.1"], ["queen.2"])
    s.acting, s.target, s.victim, s.source, s.value = 6, 5, 1, 4, 3
    s.stack.append(EndActivation(acting=1, target=2, victim=0, source=3, value=9))
    s.run()
    assert (s.acting, s.target, s.victim, s.source, s.value) == (1, 2, 0, 3, 9)
