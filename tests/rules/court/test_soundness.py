"""A position that no rule could lead to is noticed, and named: what `check` promises."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS, pile
from salon.kernel import InvariantBroken, Result, Text
from tests.rules.court.board import act, table

KING, CHAMBERLAIN = CHARACTERS.index("king"), CHARACTERS.index("chamberlain")


def position() -> CourtState:
    """Two players at the start of a turn; nothing is wrong with it."""
    return table(
        ["king.3", "queen.1"],
        ["duchess.2"],
        piles={(0, "king"): ["queen.2", "king.1"], (1, "king"): ["cardinal.4"]},
        markers={"king": 1},
        favors=[name for name in CHARACTERS if name != "chamberlain"],
        discard=["queen.3"],
    )


def put(name: str, place: int, value: object) -> Callable[[CourtState], None]:
    """What gives an entry of a field another value."""

    def change(s: CourtState) -> None:
        getattr(s, name)[place] = value

    return change


def moved(source: str, target: str) -> Callable[[CourtState], None]:
    """What leaves a card where it is and lays it elsewhere as well."""

    def change(s: CourtState) -> None:
        getattr(s, target).append(getattr(s, source)[-1])

    return change


def lost(name: str) -> Callable[[CourtState], None]:
    def change(s: CourtState) -> None:
        getattr(s, name).pop()

    return change


def played(s: CourtState) -> None:
    s.played = act("king.3")


def turned_up(s: CourtState) -> None:
    s.revealed = (act("king.3"),)


def ended(s: CourtState) -> None:
    s.result = Result((0, 0), (), Text("court.end.great"))


def asks_nobody(s: CourtState) -> None:
    s.pending = ()


def answers(*legal: int) -> Callable[[CourtState], None]:
    def change(s: CourtState) -> None:
        s.pending += (msgspec.structs.replace(s.pending[0], legal=legal),)

    return change


BROKEN: list[tuple[str, Callable[[CourtState], None]]] = [
    ("96 cards", lost("deck")),
    ("96 cards", lost("discard")),
    ("96 cards", moved("deck", "discard")),
    ("96 cards", put("hands", 0, (act("king.3"),))),
    ("96 cards", put("piles", pile(1, KING), ())),
    ("96 cards", played),
    ("96 cards", turned_up),
    ("fewer than no markers", put("markers", KING, -1)),
    ("no favor marker", put("favors", CHAMBERLAIN, True)),
    ("known of cards that lie there", put("known", pile(0, KING), (1,))),
    ("know their own cards", put("known", pile(0, KING), (1, 2))),
    ("know their own cards", put("known", pile(1, KING), (1,))),
    ("shown is in the hand", put("shown", 0, (act("duchess.2"),))),
    ("shown is in the hand", put("shown", 1, (act("duchess.2"),) * 2)),
    ("two different favourites", put("picks", 0, (KING, KING))),
    ("two different favourites", put("picks", 1, (0, 1, 2))),
    ("a running game asks", asks_nobody),
    ("a finished one does not", ended),
    ("every question has answers", answers()),
    ("every question has answers", answers(KING, KING)),
]


@pytest.mark.parametrize(("what", "breaks"), BROKEN)
def test_what_cannot_be_is_noticed(what: str, breaks: Callable[[CourtState], None]) -> None:
    s = position()
    s.game.check(s)
    breaks(s)
    with pytest.raises(InvariantBroken, match=what):
        s.game.check(s)


def test_there_are_six_favor_markers() -> None:
    s = position()
    s.favors = [*s.favors, True]  # an eighth character: no other way is left to have seven
    with pytest.raises(InvariantBroken, match="six favor markers"):
        s.game.check(s)


@pytest.mark.parametrize(
    "change", [put("picks", 0, (KING, 3)), put("shown", 0, (act("king.3"),)), put("markers", KING, 0)]
)
def test_the_ends_of_what_may_be_are_sound(change: Callable[[CourtState], None]) -> None:
    s = position()
    change(s)
    s.game.check(s)
