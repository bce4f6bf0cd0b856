"""The scenes of the boards, each at the same place in a game worked out beforehand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from salon.games import load
from tests.browser.player import Hand
from tests.browser.script import Script, bring, follow, rehearse, sit_down
from tests.browser.visitor import House, Visitor


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
COURT = Match("court", 3, 1, "markers")
HELD = Match("turmoil", 2, 52, "held", "ja", hand="keys")
TWENTY = Match("turmoil", 2, 120, "twenty", "es")
WAR = Match("turmoil", 2, 3, "war", width=360)
TURN_TEN = Match("turmoil", 2, 359, "turn-ten", width=1920)
SOLITAIRE = Match("v1919", 1, 24, "settled", "es", hasty=True)
TWO_POWERS = Match("v1919", 2, 15, "settled", "ja", 360, hasty=True)
THREE_POWERS = Match("v1919", 3, 24, "settled", width=1920, hasty=True)
FOUR_POWERS = Match("v1919", 4, 42, "settled", hasty=True)
UPRISING = Match("v1919", 3, 28, "settled")
BIDS = Match("v1919", 4, 13, "settled", hasty=True)


@cache
def rehearsed(match: Match) -> Script:
    return rehearse(match.game, match.seats, match.seed, hasty=match.hasty)


@cache
def questions(match: Match) -> list[tuple[int, str]]:
    """What the person is asked in a game, and after how many moves."""
    record = rehearsed(match).record
    game = load(record.game_id)
    state = record.replay(0, game=game)
    found = []
    for n, move in enumerate(record.moves):
        asked = state.decision(0)
        if move.seat == 0 and asked is not None:
            found.append((n, asked.prompt.id.removeprefix(f"{game.id}.ask.")))
        state.apply(game.vocabulary.action(move.action), move.seat)
    return found


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


def opens_map(me: Visitor) -> None:
    """On a phone it is on a sheet of its own."""
    tab = me.page.locator('.tm-tabs [data-tab="map"]')
    if tab.is_visible():
        tab.click()
    scrolls_up(me)


def opens_tracks(me: Visitor) -> None:
    """On a phone they are on a sheet of their own."""
    tab = me.page.locator('.tm-tabs [data-tab="tracks"]')
    if tab.is_visible():
        tab.click()
        me.page.locator(".tm-naval").evaluate("e => e.scrollIntoView({ block: 'start' })")


def offers_deal(me: Visitor) -> None:
    """To the first who can be asked: an Issue to place on."""
    for action in ("verb.propose", None, "verb.term_place", None):
        ready = me.is_asked()
        me.gives(action or ready["answers"][0], ready["version"])
    me.is_asked()
    me.sees(".v-deal textarea")


# -- the scenes --------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """The place in a game: a question, the how-manieth of its kind from 0, or back from the last.

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
    "turmoil-scoring": Scene(TURN_TEN, "stability", 1, answers=1, gesture=opens_map),
    "turmoil-war": Scene(WAR, "war-region"),
    "turmoil-losses": Scene(WAR, "loss"),
    "turmoil-end": Scene(TURN_TEN, gesture=scrolls_up),
    "v1919": Scene(FOUR_POWERS, "action", 20),
    "v1919-place": Scene(THREE_POWERS, "place"),
    "v1919-cubes": Scene(THREE_POWERS, "place-cubes"),
    "v1919-settling": Scene(THREE_POWERS, "option", 2, gesture=points(".v-table .v-option:has(.legal)")),
    "v1919-next-issue": Scene(THREE_POWERS, "advance-issue"),
    "v1919-next-event": Scene(THREE_POWERS, "advance-event"),
    "v1919-uprising": Scene(UPRISING, "modifier"),
    "v1919-bids": Scene(BIDS, "bid"),
    "v1919-strategy": Scene(THREE_POWERS, "strategy", gesture=looks_at(".v-strategies")),
    "v1919-deal": Scene(THREE_POWERS, "action", gesture=offers_deal),
    "v1919-solitaire": Scene(SOLITAIRE, "action", 8),
    "v1919-end": Scene(THREE_POWERS, gesture=scrolls_up),
}


def show(me: Visitor, house: House, name: str) -> None:
    """Come to a scene, at a table of its own."""
    scene = SCENES[name]
    script = rehearsed(scene.match)
    begin = place(scene)
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


def place(scene: Scene) -> int:
    """After how many moves; the end comes with the last answer."""
    if not scene.question:
        return rehearsed(scene.match).answers[-1][0]
    return [n for n, asked in questions(scene.match) if asked == scene.question][scene.nth]
