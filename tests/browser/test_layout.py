"""Every kind of question on every screen: it and its answers are in sight, nothing is cut off or covered."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from salon.games import load
from salon.kernel import Action, Decision, Game, Play, Player, Record, Value, kind_of_question
from salon.kernel.fact import kebab
from tests.browser.player import Json
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
LOOK = """(legal) => new Promise((next, fail) => {
  const look = () => { try { next(layout.FAULTS(legal)); } catch (error) { fail(error); } };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look, 60)));
})"""


class Tables(NamedTuple):
    """Games to look through: so many seats, these options, these seeds."""

    seats: int
    seeds: tuple[int, ...]
    options: Mapping[str, Value] = MappingProxyType({})
    talks: bool = False  # whether offers of deals are made and answered as well


# Random games in which nearly everything is asked that can be; found by a search through thousands of seeds.
GAMES = {
    "court": [Tables(4, tuple(range(8))), Tables(3, tuple(range(4))), Tables(2, tuple(range(4)))],
    "turmoil": [
        Tables(2, (0, 1, 2, 9, 12, 20, 63, 65, 106, 142, 184)),
        Tables(2, (0, 1, 2, 13, 57), {"mobilization": True, "monarchy": True}),
    ],
    "v1919": [
        Tables(4, (0, 1, 2, 3)),
        Tables(3, (0, 1)),
        Tables(3, (3, 26), talks=True),
        Tables(2, (0, 1)),
        Tables(1, (0, 1, 2, 4, 6, 7, 17, 28, 41, 524)),
    ],
}
LOWER = 3  # kinds of questions that are looked at again at each lower number of seats
PACKS = "a step that no card of the house has: packs may"
LATE = "of one card of the later eras, to which random games hardly come; drawn as {} is"
# What is not looked at, and why.
NOT_MET = {
    "court": {"take-discard": PACKS},
    "turmoil": {
        "buy-tension": LATE.format("helgoland"),
        "exchange": LATE.format("discard"),
        "fill-match": LATE.format("fill-control"),
        "fill-loosen": "of one card, which has one space to choose from",
        "legacy": LATE.format("replay"),
        "legacy-both": LATE.format("replay"),
        "place-region": LATE.format("place"),
        "take": LATE.format("replay"),
    },
    "v1919": {
        **dict.fromkeys(("choice3", "place-on", "remove-from", "replace", "swap-in", "swap-out"), PACKS),
        "deal-agreed": "what is left to say of a deal agreed to: one button, as in deal-wait",
    },
}


class Asked(NamedTuple):
    """A question in the course of a game."""

    kind: str
    record: Record
    moves: int


@cache
def questions(game: str) -> tuple[Asked, ...]:
    """Of each kind of question to the first seat, the first that is met; at fewer seats a few kinds again."""
    found: dict[str, Asked] = {}
    for tables in GAMES[game]:
        again = 0
        for seed in tables.seeds:
            for asked in course(game, tables, seed):
                if asked.kind not in found or game_differs(game, tables.seats):
                    found.setdefault(named(game, tables.seats, asked.kind), asked)
                elif tables.seats < GAMES[game][0].seats and again < LOWER:
                    again += found.setdefault(f"{asked.kind} at {tables.seats}", asked) is asked
    return tuple(found.values())


def named(game: str, seats: int, kind: str) -> str:
    return f"{kind} at {seats}" if game_differs(game, seats) else kind


def game_differs(game: str, seats: int) -> bool:
    """Whether the board of so many is another one: alone, v1919 shows the bots' factions."""
    return seats == 1 and game == "v1919"


def course(game: str, tables: Tables, seed: int) -> list[Asked]:
    """What the first seat is asked in a random game, each kind once."""
    rules = load(game)
    people = [Player("Ana", "you"), *(Player(f"Bot {n}", "bot:greedy") for n in range(2, tables.seats + 1))]
    play = Play.begin(Record.of(rules, people, seed, tables.options), rules)
    whim = random.Random(seed)
    met: dict[str, int] = {}
    while play.state.result is None:
        for decision in play.state.pending:
            if decision.seat == 0 and (decision.legal or (tables.talks and decision.aside)):
                met.setdefault(kind_of_question(decision.question), len(play.record.moves))
        action, seat = says(play.state.pending, whim, rules, talks=tables.talks)
        play.act(action, seat)
    return [Asked(kind, play.record, moves) for kind, moves in met.items()]


def says(
    pending: Sequence[Decision], whim: random.Random, rules: Game[Any], *, talks: bool
) -> tuple[Action, int]:
    """What is answered, or said of a deal, and by whom."""
    asked = [decision for decision in pending if decision.legal]
    aside = [decision for decision in pending if decision.aside] if talks else []
    if aside and (not asked or whim.random() < 0.3):
        decision = whim.choice(aside)
        return whim.choice(decision.aside), decision.seat
    decision = whim.choice(asked)
    eager = ("verb.accept", "verb.propose", "verb.offer", "deal", "term") if talks else ()
    wanted = [action for action in decision.legal if rules.vocabulary.name(action).startswith(eager)]
    return whim.choice(wanted or decision.legal), decision.seat


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_looked_at(game: str) -> None:
    """All that the game can ask is among them, but for what is named with its reason."""
    module = importlib.import_module(f"salon.games.{game}.questions")
    kinds = {
        kebab(kind.__name__)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and not has_kinds(kind)
    }
    met = {asked.kind for asked in questions(game)}
    assert met <= kinds
    assert kinds - met == set(NOT_MET[game])


def has_kinds(kind: type) -> bool:
    """Whether it is no question by itself: others are made from it, or it holds one asked for somebody."""
    return bool(kind.__subclasses__()) or "question" in kind.__annotations__


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
    me.version, me.heard = -1, {}  # another table
    sit_down(me, bring(house, question.record, question.moves))
    me.is_asked()
    me.page.evaluate(SCRIPT.read_text("utf-8"))
    found = []
    for width, height in screens:
        me.page.set_viewport_size({"width": width, "height": height})
        wrong = me.page.evaluate(LOOK.replace("FAULTS", "faults"), legal(me))
        wrong += [f"with the rules open: {what}" for what in beside_the_rules(me)]
        found += [f"{width}x{height}: {what}" for what in wrong]
    return found


def beside_the_rules(me: Visitor) -> list[str]:
    """What the open drawer of the rules clips or covers; on a phone it takes the place of the board."""
    me.looks_beside("rules")
    me.waits("the rules", "document.querySelector('.drawer').checkVisibility()")
    instead = me.page.evaluate("getComputedStyle(document.querySelector('.side')).position === 'fixed'")
    found: list[str] = me.page.evaluate(LOOK.replace("FAULTS", "reach"), [] if instead else legal(me))
    me.page.click('.rail [data-tab="rules"]')
    return found


def legal(me: Visitor) -> list[str]:
    """The answers that the server holds legal."""
    answers: list[Json] = me.heard["question"]["answers"]
    return [answer["action"] for answer in answers if answer.get("legal", True)]
