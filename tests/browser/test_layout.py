"""Every kind of question on every screen: it and its answers are in sight, nothing is cut off or covered."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import cycle
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

from salon.games import load
from salon.kernel import Play, Player, Record, Value, kind_of_question
from tests.browser.script import bring, sit_down
from tests.browser.visitor import House, Visit, Visitor

Screens = tuple[tuple[int, int], ...]
SCRIPT = Path(__file__).with_name("layout.js")
SCREENS: Screens = (
    (1366, 657),
    (1440, 789),
    (1536, 730),
    (1920, 937),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (360, 740),
    (740, 360),
)
LANGUAGES = ("en", "es", "ja")
EVERYDAY = 3  # one kind of question in so many
# Once what has been drawn is laid out: a map takes a moment to find its scale.
LOOK = """new Promise((next) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => next(layout.faults()), 60))))"""


class Tables(NamedTuple):
    """Games to look through: so many seats, these options, these seeds."""

    seats: int
    seeds: tuple[int, ...]
    options: Mapping[str, Value] = MappingProxyType({})


# Random games in which nearly everything is asked that can be; found by a search through a thousand seeds.
GAMES = {
    "court": [Tables(4, tuple(range(8))), Tables(3, tuple(range(4))), Tables(2, tuple(range(4)))],
    "turmoil": [
        Tables(2, (0, 1, 2, 9, 12, 20, 63, 65, 106, 142, 184)),
        Tables(2, (0, 1, 2), {"mobilization": True, "monarchy": True}),
    ],
    "v1919": [
        Tables(4, (0, 1, 2, 3)),
        Tables(3, (0, 1)),
        Tables(2, (0, 1)),
        Tables(1, (0, 1, 2, 4, 6, 7, 17, 28, 41)),
    ],
}


class Asked(NamedTuple):
    """A question in the course of a game."""

    kind: str
    record: Record
    moves: int


@cache
def questions(game: str) -> tuple[Asked, ...]:
    """Of each kind of question to the first seat, the first that is met."""
    found: dict[str, Asked] = {}
    for seats, seeds, options in GAMES[game]:
        for seed in seeds:
            for asked in course(game, seats, seed, options):
                found.setdefault(
                    f"{asked.kind} at {seats}" if game_differs(game, seats) else asked.kind, asked
                )
    return tuple(found.values())


def game_differs(game: str, seats: int) -> bool:
    """Whether the board of so many is another one: alone, v1919 shows the bots' factions."""
    return seats == 1 and game == "v1919"


def course(game: str, seats: int, seed: int, options: Mapping[str, Value]) -> list[Asked]:
    """What the first seat is asked in a random game, each kind once."""
    rules = load(game)
    people = [Player("Ana", "you"), *(Player(f"Bot {n}", "bot:greedy") for n in range(2, seats + 1))]
    play = Play.begin(Record.of(rules, people, seed, options), rules)
    whim = random.Random(seed)
    met: dict[str, int] = {}
    while play.state.result is None:
        for decision in play.state.pending:
            if decision.seat == 0 and decision.legal:
                met.setdefault(kind_of_question(decision.question), len(play.record.moves))
        decision = whim.choice([d for d in play.state.pending if d.legal])
        play.act(whim.choice(decision.legal), decision.seat)
    return [Asked(kind, play.record, moves) for kind, moves in met.items()]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_its_screen(visit: Visit, house: House, game: str) -> None:
    """One kind in three, in one language on one screen, all of them in turn: the long form has all of all."""
    screens = cycle((screen,) for screen in SCREENS)
    # Ten to a round, so that a screen is met in every language.
    languages = cycle((*LANGUAGES, *LANGUAGES, *LANGUAGES, LANGUAGES[0]))
    check(visit, house, zip(questions(game)[::EVERYDAY], languages, screens, strict=False))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_screen(visit: Visit, house: House, game: str, language: str) -> None:
    check(visit, house, ((asked, language, SCREENS) for asked in questions(game)))


def check(visit: Visit, house: House, asked: Iterable[tuple[Asked, str, Screens]]) -> None:
    """Come to each of these questions, and look at it on its screens."""
    readers: dict[str, Visitor] = {}
    found: list[str] = []
    for question, language, screens in asked:
        me = readers.get(language) or readers.setdefault(language, visit(language=language, width=1366))
        found += [f"{question.kind}, {language}, {fault}" for fault in faults(me, house, question, screens)]
    assert not found, f"{len(found)} faults\n" + "\n".join(found)


def faults(me: Visitor, house: House, question: Asked, screens: Screens) -> list[str]:
    """What is wrong with a question, on any of these screens."""
    sit_down(me, bring(house, question.record, question.moves))
    me.version = -1  # another table
    me.is_asked()
    me.page.evaluate(SCRIPT.read_text("utf-8"))
    found = []
    for width, height in screens:
        me.page.set_viewport_size({"width": width, "height": height})
        wrong = me.page.evaluate(LOOK)
        found += [f"{width}x{height}: {what}" for what in wrong]
    return found
