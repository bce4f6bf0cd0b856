"""A position that no rule could lead to is noticed, and named: what `check` promises."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NOBODY
from salon.kernel import InvariantBroken, Result, Text
from tests.rules.turmoil.board import NUMBER, A, L, board

PARIS, CHURCH, SERBIA = NUMBER["paris"], NUMBER["french_catholic_church"], NUMBER["serbia"]


def position() -> TurmoilState:
    """An action round of the Victorian era; nothing is wrong with it."""
    return board(
        {"paris": (1, 3), "serbia": (4, 0)},
        turn=3,
        hands=((21, 34), (22,)),
        discard=[9],
        removed=[13],
        force={4: A},
        tension=3,
        navy=(2, 3),
        changes=["state_secularism"],
        black_hand="serbia",
    )


def support(space: int, side: int, n: int) -> Callable[[TurmoilState], None]:
    """What puts support somewhere without anybody taking note."""

    def change(s: TurmoilState) -> None:
        s.support[2 * space + side] = n

    return change


def settled(space: int, side: int, n: int) -> Callable[[TurmoilState], None]:
    """What puts support somewhere, and all that follows from it."""

    def change(s: TurmoilState) -> None:
        s.support[2 * space + side] = n
        s.settle_all()

    return change


def put(name: str, value: object) -> Callable[[TurmoilState], None]:
    """What gives a field another value."""

    def change(s: TurmoilState) -> None:
        setattr(s, name, value)

    return change


def twice(s: TurmoilState) -> None:
    s.discard.append(s.deck[-1])


def lost(name: str) -> Callable[[TurmoilState], None]:
    def change(s: TurmoilState) -> None:
        getattr(s, name).pop()

    return change


def late(s: TurmoilState) -> None:
    s.deck.append(110)


def other_control(s: TurmoilState) -> None:
    s.held[PARIS] = 1 - s.held[PARIS]


def other_holdings(s: TurmoilState) -> None:
    s.holds[A] ^= 1 << PARIS


def other_presence(s: TurmoilState) -> None:
    s.there[L] ^= 1 << PARIS


def answers(*legal: int) -> Callable[[TurmoilState], None]:
    def change(s: TurmoilState) -> None:
        s.pending += (msgspec.structs.replace(s.pending[0], legal=legal),)

    return change


BROKEN: list[tuple[str, Callable[[TurmoilState], None]]] = [
    ("each card is in one place", twice),
    ("each card is in one place", lost("deck")),
    ("each card is in one place", lost("discard")),
    ("each card is in one place", lost("removed")),
    ("each card is in one place", late),
    ("each card is in one place", put("display", ())),
    ("each card is in one place", put("playing", (9,))),
    ("each card is in one place", put("hands", [(21,), (22,)])),
    ("each card is in one place", put("hands", [(21, 34), ()])),
    ("support is never negative", support(PARIS, A, -1)),
    ("Tension is within its limits", put("tension", -1)),
    ("Tension is within its limits", put("tension", 7)),
    ("navies are on the track", put("navy", (-1, 3))),
    ("navies are on the track", put("navy", (2, 14))),
    ("a marker is in one place", put("track", (0, 0))),
    ("a marker is in one place", put("track", (0, 1, 2, 3, 4, 5))),
    ("only markers lie on the track", put("track", (99,))),
    ("presence follows from support", support(PARIS, A, 0)),
    ("presence follows from support", other_presence),
    ("control follows from support", support(PARIS, A, 9)),
    ("control follows from support", other_control),
    ("what is held follows from control", other_holdings),
    ("there is one reach", put("reach_bits", 1)),
    ("a space that is gone holds no support", settled(CHURCH, A, 1)),
    ("a space that is gone holds no support", settled(CHURCH, L, 1)),
    ("the Black Hand never leaves", settled(SERBIA, A, 1)),
    ("what was seen is in the hand", put("seen", [(22,), ()])),
    ("what was seen is in the hand", put("seen", [(), (21,)])),
    ("a running game asks", put("pending", ())),
    ("a finished one does not", put("result", Result((0, 0), (), Text("turmoil.end.twenty")))),
    ("every question has answers", answers()),
    ("every question has answers", answers(1, 1)),
]


@pytest.mark.parametrize(("what", "breaks"), BROKEN)
def test_what_cannot_be_is_noticed(what: str, breaks: Callable[[TurmoilState], None]) -> None:
    s = position()
    s.game.check(s)
    breaks(s)
    with pytest.raises(InvariantBroken, match=what):
        s.game.check(s)


@pytest.mark.parametrize(
    "change",
    [
        put("tension", 0),
        put("tension", 6),
        put("navy", (0, 13)),
        put("navy", (13, 0)),
        put("track", (0, 1, 2, 3, 4)),
        put("black_hand", NOBODY),
        put("seen", [(34,), (22,)]),
        settled(SERBIA, A, 2),  # all of it the Black Hand's
    ],
)
def test_the_ends_of_the_tracks_are_sound(change: Callable[[TurmoilState], None]) -> None:
    s = position()
    change(s)
    s.game.check(s)
