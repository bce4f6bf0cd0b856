"""The scenes of the boards, each at the same place in a game worked out beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple, TypeVar

from salon.games import load
from salon.kernel import State
from tests.browser.player import Hand
from tests.browser.script import Script, bring, follow, rehearse, sit_down
from tests.browser.visitor import House, Visitor

Seen = TypeVar("Seen")


class Match(NamedTuple):
    """A game, its seed, how it ends, and how it is played."""

    game: str
    seats: int
    seed: int
    end: str
    language: str = "en"
    width: int = 1024
    hand: Hand = "mouse"
    hasty: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.end}-{self.hand}"


# The seeds, by a search through the first few hundred: of short games, and of two with great Uprisings.
# When cards change, games run differently: what a scene needs is then looked for in the next seeds.
SEEDS = 300
COURT = Match("court", 3, 1, "markers")
HELD = Match("turmoil", 2, 52, "held", "ja", hand="keys")
TWENTY = Match("turmoil", 2, 120, "twenty", "es")
WAR = Match("turmoil", 2, 3, "war", width=360)
TURN_TEN = Match("turmoil", 2, 359, "turn-ten", width=1920)
SOLITAIRE = Match("v1919", 1, 24, "settled", "es", hasty=True)
TWO_POWERS = Match("v1919", 2, 15, "settled", "ja", 360, hasty=True)
THREE_POWERS = Match("v1919", 3, 24, "settled", width=1920, hasty=True)
FOUR_POWERS = Match("v1919", 4, 42, "settled", hasty=True)
UPRISING = Match("v1919", 3, 37, "settled")
BIDS = Match("v1919", 4, 13, "settled", hasty=True)


@cache
def rehearsed(match: Match) -> Script:
    return rehearse(match.game, match.seats, match.seed, hasty=match.hasty)


def moments(match: Match) -> Iterator[tuple[int, str, State]]:
    """What the person is asked in a game, after how many moves, and how things stand then."""
    record = rehearsed(match).record
    game = load(record.game_id)
    state = record.replay(0, game=game)
    for n, move in enumerate(record.moves):
        asked = state.decision(0)
        if move.seat == 0 and asked is not None:
            yield n, asked.prompt.id.removeprefix(f"{game.id}.ask."), state
        state.apply(game.vocabulary.action(move.action), move.seat)


@cache
def questions(match: Match) -> list[tuple[int, str]]:
    """What the person is asked in a game, and after how many moves."""
    return [(n, asked) for n, asked, _ in moments(match)]


def from_here_on(match: Match) -> Iterator[Match]:
    """This game, then those like it with the next seeds."""
    return (match._replace(seed=seed) for seed in range(match.seed, match.seed + SEEDS))


def seek(match: Match, question: str, look: Callable[[State], Seen | None]) -> tuple[Match, int, Seen]:
    """The first game from this one on, and after how many moves, where this is asked and that is seen."""
    for here in from_here_on(match):
        for n, asked, state in moments(here):
            if asked == question and (seen := look(state)) is not None:
                return here, n, seen
    raise LookupError(f"not in {SEEDS} games from {match.name} on")


# -- what a person does on the board before a scene is to be seen ------------------------------------


def points(selector: str) -> Callable[[Visitor], None]:
    def gesture(me: Visitor) -> None:
        me.sees(selector).hover()

    return gesture


def looks_at(selector: str) -> Callable[[Visitor], None]:
    def gesture(me: Visitor) -> None:
        me.page.locator(selector).first.evaluate("e => e.scrollIntoView({ block: 'nearest' })")

    return gesture


def scrolls_up(me: Visitor) -> None:
    me.page.evaluate("scrollTo(0, 0)")


def opens_tracks(me: Visitor) -> None:
    """Where they do not stand on the board, a gauge shows one in full."""
    gauge = me.page.locator('.tm-gauge[data-track="naval"]:visible')
    if gauge.count():
        gauge.first.click()


def offers_deal(me: Visitor) -> None:
    """To the first who can be asked: an Issue to place on."""
    says(me, "verb.propose", "deal.nation.", "term.place", "deal.issue.", "verb.any")
    me.sees(".v-deal textarea")


def says(me: Visitor, *actions: str) -> None:
    """Say these things of a deal, whoever is asked: for part of a name the first that may be said."""
    for action in actions:
        button = me.sees(f'[data-action^="{action}"].legal')
        version = int(me.page.locator(".table-grid").get_attribute("data-version") or -1)
        button.click()
        if action in {
            "verb.offer",
            "verb.accept",
        }:  # who gives and gets nothing is asked whether they mean it
            me.agrees()
        me.is_settled(version)


# -- the scenes --------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """The place in a game: a question, the how-manieth of its kind from 0, or back from the last.

    If it is not asked so often, it is the first game with a later seed in which it is.
    Then so many answers are given through the page, and a gesture is made. Without a question it is the end.
    """

    match: Match
    question: str = ""
    nth: int = 0
    answers: int = 0
    gesture: Callable[[Visitor], None] = lambda me: None


SCENES = {
    "court": Scene(COURT, "action", 6),
    "court-end": Scene(COURT),
    "turmoil-start": Scene(WAR, "set-up"),
    "turmoil-hand": Scene(TURN_TEN, "card", 14),
    "turmoil-placing": Scene(TURN_TEN, "buy", 11),
    "turmoil-check": Scene(WAR, "check"),
    "turmoil-naval": Scene(TURN_TEN, "mode", 19, gesture=opens_tracks),
    "turmoil-duel": Scene(WAR, "stability"),
    "turmoil-scoring": Scene(TURN_TEN, "stability", 1, answers=1),
    "turmoil-war": Scene(WAR, "war-region"),
    "turmoil-losses": Scene(WAR, "loss"),
    "turmoil-end": Scene(TURN_TEN, gesture=scrolls_up),
    "v1919": Scene(FOUR_POWERS, "action", 20),
    "v1919-place": Scene(THREE_POWERS, "place"),
    "v1919-cubes": Scene(THREE_POWERS, "place-cubes"),
    "v1919-settling": Scene(THREE_POWERS, "option", 2, gesture=points(".v-docket .k-option")),
    "v1919-next-issue": Scene(THREE_POWERS, "advance-issue"),
    "v1919-next-event": Scene(THREE_POWERS, "advance-event"),
    "v1919-uprising": Scene(UPRISING, "modifier"),
    "v1919-bids": Scene(BIDS, "bid"),
    "v1919-strategy": Scene(THREE_POWERS, "strategy", gesture=looks_at(".v-pick")),
    "v1919-deal": Scene(THREE_POWERS, "action", gesture=offers_deal),
    "v1919-solitaire": Scene(SOLITAIRE, "action", 8),
    "v1919-end": Scene(THREE_POWERS, gesture=scrolls_up),
}


def show(me: Visitor, house: House, name: str) -> None:
    """Come to a scene, at a table of its own."""
    scene = SCENES[name]
    match, begin = place(scene)
    script = rehearsed(match)
    table = sit_down(me, bring(house, script.record, begin))
    me.version = -1  # another table
    left = [answer for answer in script.answers if answer[0] >= begin]
    if scene.question:
        follow(me, left[: scene.answers])
        me.is_asked()
    else:
        follow(me, left)
        me.sees_results(table)
    me.page.mouse.move(1, 1)
    scene.gesture(me)


def place(scene: Scene) -> tuple[Match, int]:
    """In which game, and after how many moves; the end comes with the last answer."""
    if not scene.question:
        return scene.match, rehearsed(scene.match).answers[-1][0]
    for match in from_here_on(scene.match):
        found = [n for n, asked in questions(match) if asked == scene.question]
        if -len(found) <= scene.nth < len(found):
            return match, found[scene.nth]
    raise LookupError(f"{scene.question} is not asked in {SEEDS} games from {scene.match.name} on")
