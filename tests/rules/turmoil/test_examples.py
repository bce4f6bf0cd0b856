"""The examples that stand beside single rules, and those of the clarifications."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.effects.tracks import Navy, Tension, Vp
from salon.games.turmoil.frames import begin
from salon.games.turmoil.naval import Advance
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import LAST_BOX, NOBODY
from salon.games.turmoil.war import war_modifier
from salon.kernel.ledger import Example
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    asked,
    board,
    dice,
    kinds,
    legal,
    play,
    support,
)
from tests.rules.turmoil.examples import (
    BOXES,
    EXAMPLES,
    SIDES,
    TWO_POWER_STANDARD,
    laid,
    lies,
    pairs,
    params,
    slug,
)

FRANZ_FERDINAND, FRANCE_SCORING = 4, 6
KAISER = BOXES.index("Kaiser")
# Boxes that pay VP, and the others after the start.
PAYING = [box.number for box in GAME.cards.boxes if any(isinstance(step, Vp) for step in box.first)]
ENABLING = [n for n in range(1, LAST_BOX + 1) if n not in PAYING]


def carry_out(s: TurmoilState, side: int, *steps: EffectStep) -> None:
    """Sentences of an event of that side take place now."""
    begin(s, steps[::-1], side, 0)
    s.run()


def signed(gain: dict[str, str | int]) -> int:
    """How a gain of an example moves the VP marker."""
    n = int(gain["n"])
    return n if SIDES[str(gain["side"])] == L else -n


# -- rules -------------------------------------------------------------------------------------


@clause("turmoil.ex.rule.10.3.2")
def test_moving_the_vp_marker() -> None:
    example = EXAMPLES["turmoil.ex.rule.10.3.2"]
    s = board(vp=example.given["vp"], stack=[])
    carry_out(s, SIDES[example.when["side"]], Vp(side="own", n=example.when["n"]))
    assert s.vp == example.then["vp"]


@clause("turmoil.ex.rule.3.balance")
def test_handicap_in_switzerland() -> None:
    example = EXAMPLES["turmoil.ex.rule.3.balance"]
    assert example.given["option_balance"]
    printed = GAME.cards.atlas.spaces[NUMBER["switzerland"]].start
    more = example.when["switzerland_liberal"] - printed[L]
    s = GAME.new(2, seed=0, options={"balance": more})
    assert pairs(s, example.then["support"]) == example.then["support"]


@clause("turmoil.ex.rule.6.3.8.vp")
@pytest.mark.parametrize("box", PAYING)
@pytest.mark.parametrize("beyond", [0, 1])
@pytest.mark.parametrize("british", [0, LAST_BOX])
def test_high_water_mark_withholds_vp(box: int, beyond: int, british: int) -> None:
    example = EXAMPLES["turmoil.ex.rule.6.3.8.vp"]
    high_water = min(box + beyond, LAST_BOX)
    s = board(navy=(box - 1, british), high_water=high_water, stack=[Advance(A, 1)])
    assert s.navy[A] == box
    assert s.vp == signed(example.then["vp_gain"])


@clause("turmoil.ex.rule.6.3.8.ability")
@pytest.mark.parametrize("box", ENABLING)
@pytest.mark.parametrize("beyond", [0, 1])
def test_high_water_mark_withholds_an_ability(box: int, beyond: int) -> None:
    example = EXAMPLES["turmoil.ex.rule.6.3.8.ability"]
    position: dict[str, Any] = {"navy": (box - 1, box - 1), "stack": [Advance(L, 1)], "hands": ((), (9, 10))}
    s = board(**position, high_water=box + beyond)
    assert s.navy[L] == box
    assert s.alone(L, box) == example.then["ability_gained"]
    assert not s.pending  # nor what a first navy may do at once
    first = board(**position)
    assert first.alone(L, box)


# -- clarifications: the naval race ------------------------------------------------------------


@clause("turmoil.ex.clar.hwm-kaiser.1")
def test_german_navy_enters_kaiser_again() -> None:
    example = EXAMPLES["turmoil.ex.clar.hwm-kaiser.1"]
    s = board(navy=(KAISER - 1, 0), stack=[Advance(A, 1)])
    assert -s.vp == example.given["vp_already_paid"]
    assert len(example.when["events"]) == 2
    carry_out(s, L, Navy(side="authoritarian", n=-2))
    assert s.navy[A] < KAISER
    before = s.vp
    carry_out(s, A, Navy(side="authoritarian", n=2))
    assert s.navy[A] == KAISER
    assert s.vp - before == signed(example.then["vp_gain"])
    assert BOXES[s.high_water] == example.then["high_water_mark"]


@clause("turmoil.ex.clar.hwm-kaiser.2")
@pytest.mark.parametrize("high_water", range(KAISER, LAST_BOX + 1))
def test_british_navy_is_second_in_kaiser(high_water: int) -> None:
    example = EXAMPLES["turmoil.ex.clar.hwm-kaiser.2"]
    box = BOXES.index(example.when["to"])
    s = board(navy=(1, box - 1), high_water=high_water, stack=[Advance(L, 1)])
    assert s.navy[L] == box
    assert s.vp == signed(example.then["vp_gain"])


@clause("turmoil.ex.clar.nassau")
def test_nassau_penalty_ignores_the_side() -> None:
    example = EXAMPLES["turmoil.ex.clar.nassau"]
    nassau = BOXES.index("Nassau")
    side = SIDES[example.when["side"]]
    owners = {**SIDES, "joint": NOBODY}
    for card, effective in zip(example.when["cards"], example.then["effective_ops"], strict=True):
        kind = (card["printed"], owners[card["event"]])
        numbers = [
            n
            for n in GAME.cards.numbers
            if (GAME.cards.ops[n], GAME.cards.side[n]) == kind and GAME.cards.era[n] == "victorian"
        ]
        for number in numbers:
            s = board(start=True, navy=(nassau - 1, nassau), active=side, hands=((number,), ()))
            play(s, str(number), "operations_first" if kind[1] == 1 - side else "operations")
            assert asked(s) is questions.Operations
            assert s.pending[0].prompt.args["n"] == effective
        assert numbers


# -- clarifications: Two-power Standard --------------------------------------------------------

OWN = (13, 21, 23, 24, 25, 27, 30)  # Authoritarian cards that a test can spend without a question more
LIBERAL = (2, 3, 9, 10, 11, 14, 15, 19, 22)


def spend(s: TurmoilState) -> None:
    """The Authoritarian player uses a card for operations in one space."""
    play(s, next(name for name in sorted(legal(s)) if int(name) in OWN), "operations", "place")
    while asked(s) is questions.Buy:
        play(s, min(legal(s)))


def rounds(s: TurmoilState) -> Iterator[str]:
    """What the Liberal player does while attempts are owed, as the examples write it."""
    turn = s.turn
    while s.owed:
        if s.pending[0].seat == A:
            spend(s)
            continue
        where = "" if s.turn == turn else f"next turn round {s.round}: "
        cards = sorted(map(int, legal(s)))
        scoring = [card for card in cards if GAME.cards.scores[card]]
        if scoring:
            assert cards == scoring  # then nothing else may be played
            play(s, str(scoring[0]))
            play(s, "stability.15", seat=A)
            play(s, "stability.10", seat=L)
            while asked(s) is questions.Place:
                play(s, "done")
            yield where + "scoring card"
        else:
            events = play(s, str(cards[0]))
            assert facts.Attempt in kinds(events)
            yield where + "attempt"


@pytest.mark.parametrize("example", params("clar.two-power."))
def test_owed_attempts(example: Example) -> None:
    scoring = [FRANCE_SCORING][: example.given["scoring_cards_in_liberal_hand"]]
    left = example.given["liberal_rounds_left_this_turn"]
    hands = ((TWO_POWER_STANDARD, *OWN[:3]), (*LIBERAL[: 3 - len(scoring)], *scoring))
    s = board(
        {"berlin": (1, 0), "paris": (0, 1)},
        turn=1,
        round=7 - left + 1,
        navy=(2, 1),
        hands=hands,
        deck=(*OWN[3:], *LIBERAL[3:], 28, 31, 34),
        fate=dice(*[1] * 6),
    )
    assert example.given["british"] == "behind german"
    play(s, str(example.when["card"]), example.when["mode"])
    assert list(rounds(s)) == example.then["liberal_schedule"]
    assert (s.result is not None) == example.then.get("loss", False)


# -- clarifications: Franz Ferdinand -----------------------------------------------------------


@pytest.mark.parametrize("example", params("clar.ff."))
def test_franz_ferdinand(example: Example) -> None:
    active = example.given["franz_ferdinand"] == "active"
    held = {"vienna": (5 if active else 1, 0), "budapest": (5, 0)}
    s = board(held, tension=example.given["tension"], force={FRANZ_FERDINAND: A}, stack=[])
    assert (s.held[NUMBER["vienna"]] == A) == active
    for change in example.when.get("changes") or [example.when]:
        carry_out(s, SIDES[change["by"]], Tension(n=change["change"]))
    assert s.tension == example.then["tension"]
    assert s.vp == signed(example.then["vp_change"])


# -- clarifications: cards ---------------------------------------------------------------------


@clause("turmoil.ex.clar.eight-nation")
def test_eight_nation_alliance_with_an_opposing_card() -> None:
    example = EXAMPLES["turmoil.ex.clar.eight-nation"]
    when = example.when
    side, card, pair = SIDES[when["side"]], when["card"], when["paired_with"]
    s = board(start=True, active=side, hands=((14,), (*example.given["hand_liberal_includes"], 9)))
    before = sum(s.support[side::2])
    play(s, str(pair), str(card), "operations", "place")
    assert s.ops == when["ops"]
    while asked(s) is questions.Buy:
        play(s, "greece")
    assert sum(s.support[side::2]) - before == when["ops"]
    assert example.then["event"] == "does not take place"
    assert not s.happened
    assert (s.tension, s.navy) == (0, (0, 0))
    assert lies(s, card) == example.then["card_to"]
    assert lies(s, pair) == example.then["paired_card_to"]


@clause("turmoil.ex.clar.event-support")
def test_event_support_enters_at_face_value() -> None:
    example = EXAMPLES["turmoil.ex.clar.event-support"]
    (action,) = example.when["actions"]
    side, card, space = SIDES[example.when["side"]], example.when["card"], slug(action["space"])
    # The event moves support there from a Worker space in France.
    s = board(
        {**laid(example.given["support"]), "picardy": (0, action["n"])}, active=side, hands=((14,), (card, 9))
    )
    assert s.held[NUMBER[space]] == 1 - side
    play(s, str(card), example.when["mode"], *["picardy", space] * action["n"])
    assert pairs(s, example.then["support"]) == example.then["support"]
    assert support(s, "picardy") == (0, 0)


@pytest.mark.parametrize("example", params("clar.italy."))
def test_table_of_italy(example: Example) -> None:
    points = {"A": (9, 0), "L": (0, 9), "-": (0, 0)}
    s = board(
        {slug(space): points[mark] for space, mark in example.given["control"].items()},
        track=["triple_alliance"] if example.given["triple_alliance"] else [],
        stack=[],
    )
    assert war_modifier(s, A) - war_modifier(s, L) == example.then["net_central_powers"]
