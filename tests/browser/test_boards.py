"""The two great boards: games to every end, worked out beforehand and then played through the page."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from salon.games import load
from salon.kernel import Record, Text
from salon.server.speech import speaker
from tests.browser.looks import COLOURS, barriers, check_looks, strange_words, too_wide
from tests.browser.player import Json
from tests.browser.scenes import (
    FOUR_POWERS,
    HELD,
    SOLITAIRE,
    THREE_POWERS,
    TURN_TEN,
    TWENTY,
    TWO_POWERS,
    UPRISING,
    WAR,
    Match,
    questions,
    rehearsed,
    show,
)
from tests.browser.script import bring, follow, sit_down
from tests.browser.visitor import HEIGHT, House, Visit, Visitor

MATCHES = [HELD, TWENTY, WAR, TURN_TEN, SOLITAIRE, TWO_POWERS, THREE_POWERS, FOUR_POWERS]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_game(visit: Visit, house: House, match: Match) -> None:
    script = rehearsed(match)
    assert script.result.reason.id == f"{match.game}.end.{match.end}"
    me = visit(language=match.language, width=match.width, hand=match.hand)
    table = sit_down(me, bring(house, script.record, 0))
    follow(me, script.answers)

    names = tuple(seat.name for seat in script.record.header.seats)
    lead = me.sees(".verdict .lead").inner_text()
    assert lead == speaker(match.language).say(script.result.reason, names)
    assert ("Ana" in me.sees(".verdict h1").inner_text()) == (0 in script.result.winners)
    record = me.asks(f"/api/tables/{table}/record")
    assert [tuple(move[:2]) for move in record["moves"]] == [(m.seat, m.action) for m in script.record.moves]
    assert me.given == script.answers
    check_looks(me)


# -- nobody is shut out ----------------------------------------------------------------------------

SCENES = {
    "turmoil": ["hand", "placing", "check", "duel", "scoring", "war", "losses"],
    "v1919": [
        "place",
        "cubes",
        "settling",
        "next-issue",
        "next-event",
        "uprising",
        "bids",
        "strategy",
        "deal",
    ],
}


@pytest.mark.parametrize("width", [360, 1024])
@pytest.mark.parametrize("game", SCENES)
def test_nobody_is_shut_out(visit: Visit, house: House, game: str, width: int) -> None:
    me = visit(width=width)
    found: list[str] = []
    for scene in SCENES[game]:
        show(me, house, f"{game}-{scene}")
        found += [f"{scene}: {what}" for what in seen_in_both_lights(me)]
    assert not found, "\n".join(found)


def seen_in_both_lights(me: Visitor) -> list[str]:
    found = barriers(me, ".stage") + strange_words(me) + too_wide(me)
    me.page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {what}" for what in barriers(me, rules=COLOURS)]  # nothing else can differ
    me.page.emulate_media(color_scheme="light")
    return found


# -- without scrolling -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_four_powers_fit(visit: Visit, house: House, language: str) -> None:
    me = visit(language=language, width=1920)
    show(me, house, "v1919")
    powers = me.sees(".v-powers").bounding_box()
    assert powers is not None
    assert powers["y"] + powers["height"] <= HEIGHT[1920]


def test_map_has_room(visit: Visit, house: House) -> None:
    """Between what is asked and the hand, on a small screen too."""
    me = visit(language="es", width=1024)
    show(me, house, "turmoil-placing")
    tops = [
        me.page.locator(part).evaluate("e => e.getBoundingClientRect().top")
        for part in (".tm-map", ".tm-hand")
    ]
    assert tops[1] - tops[0] > 0.55 * HEIGHT[1024]


def test_every_space_explains_itself(visit: Visit, house: House) -> None:
    """What cannot be chosen on the map says why, however far away it lies."""
    me = visit(width=1920)
    show(me, house, "turmoil-placing")
    me.sees(".tm-hit.closed")
    assert me.page.locator(".tm-hit[data-action]:not(.legal):not(.closed)").count() == 0
    me.page.locator(".tm-hit.closed[data-space=norway]").focus()
    assert me.sees("#why-not .cl").inner_text() == "turmoil.4.norway.a"


# -- fingers on the map ------------------------------------------------------------------------------

# How wide the map is, and where on it the middle of the two fingers lies, as a part of its width.
MAP = """([x]) => {
  const [frame, sheet] = ['.tm-frame', '.tm-sheet'].map((part) => document.querySelector(part));
  const at = frame.scrollLeft + x - frame.getBoundingClientRect().left;
  return { width: sheet.clientWidth, at: at / sheet.clientWidth, page: visualViewport.scale };
}"""


def test_pinch(visit: Visit, house: House) -> None:
    """Two fingers zoom the map, not the page, and choose nothing; what lies between them stays there."""
    me = visit(width=360)
    lens = me.context.new_cdp_session(me.page)
    lens.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    show(me, house, "turmoil-placing")
    version = me.is_asked()["version"]

    def touch(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": 450, "id": n} for n, x in enumerate(xs)]
        lens.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(start: int, end: int) -> Json:
        touch("touchStart", 180 - start)
        touch("touchStart", 180 - start, 180 + start)
        for spread in range(start, end, 5 if end > start else -5):
            touch("touchMove", 180 - spread, 180 + spread)
        touch("touchEnd")
        found: Json = me.page.evaluate(MAP, [180])
        return found

    before: Json = me.page.evaluate(MAP, [180])
    near = pinch(40, 70)
    far = pinch(80, 60)
    assert near["width"] > 1.3 * before["width"]
    assert before["width"] < far["width"] < 0.9 * near["width"]
    for now in (near, far):
        assert now["at"] == pytest.approx(before["at"], abs=0.01)
        assert now["page"] == 1
    assert me.is_asked()["version"] == version


# -- what has happened -------------------------------------------------------------------------------


def test_scoring_once_more(visit: Visit, house: House) -> None:
    """Who comes back finds the scoring in the log, and it is counted again."""
    me = visit(width=1920)
    show(me, house, "turmoil-scoring")
    told = me.sees(".tm-scene .tm-score").inner_text()
    me.page.reload()
    me.is_asked()
    assert not me.page.locator(".tm-scene").is_visible()
    lines = me.page.locator(".log button")
    scored = lines.filter(has_text=re.compile("^Scoring")).last
    scored.click()  # it was the last move
    assert me.sees(".tm-scene .tm-score").inner_text() == told
    lines.first.click()  # the start of the game
    me.page.locator(".tm-scene").wait_for(state="hidden")
    scored.click()
    assert me.sees(".tm-scene .tm-score").inner_text() == told

    show(me, house, "turmoil-naval")  # later in the same game
    assert not me.page.locator(".tm-scene").is_visible()
    scored.click()
    me.sees('.table-grid[data-state="past"]')
    me.sees(".tm-scene .tm-score")
    me.page.locator(".live").click()
    me.page.locator(".tm-scene").wait_for(state="hidden")


ROSE = 207  # moves after which an Uprising and the bids are over


def test_uprising_once_more(visit: Visit, house: House) -> None:
    """The scene of an Uprising is in the log, and behind the line that tells of the last one."""
    me = visit(width=1920)
    after = next(n for n, asked in questions(UPRISING) if n > ROSE and asked == "action")
    sit_down(me, bring(house, rehearsed(UPRISING).record, after))
    me.is_asked()
    scene = me.page.locator(".v-scene")
    assert not scene.count()
    me.page.locator(".log button").filter(has_text="wins the bid").last.click()
    me.sees('.table-grid[data-state="past"]')
    assert me.sees(".v-scene .v-check.rose").count()
    assert me.sees(".v-scene .v-bids .end").count()
    me.page.locator(".live").click()
    scene.wait_for(state="detached")
    me.page.locator(".v-again").click()
    me.sees(".v-scene .v-check.rose")
    assert me.page.locator("[data-action].legal").count()  # and there still is something to answer
    me.page.locator(".v-scene .tool").click()
    scene.wait_for(state="detached")


# -- what would happen -------------------------------------------------------------------------------


class Held(NamedTuple):
    """After so many moves of a game, an option that would leave a marker where it is, and why."""

    match: Match
    moves: int
    issue: str
    option: int
    why: str
    at: int


HELD_MARKERS = [
    Held(UPRISING, 84, "issue.german_east_africa", 2, "end", 30),
    Held(UPRISING, 396, "issue.racial_equality", 0, "fixed", 0),
    Held(UPRISING, 305, "issue.armenia", 1, "keg", 2),
    Held(UPRISING, 242, "issue.labour_charter", 1, "disc", 4),
    Held(THREE_POWERS, 198, "issue.transylvania", 0, "end", 8),
]


@pytest.mark.parametrize("held", HELD_MARKERS, ids=lambda held: f"{held.why}-{held.at}")
def test_what_cannot_move_stays(visit: Visit, house: House, held: Held) -> None:
    me = visit(width=1920)
    sit_down(me, bring(house, rehearsed(held.match).record, held.moves))
    me.page.locator(f'.v-table .v-option[data-issue="{held.issue}"]').nth(held.option).hover()
    said = me.sees("#v-if").inner_text()
    assert speaker("en").say(Text(f"web.v1919-stays-{held.why}", {"n": held.at}), ()) in said
    assert not re.search(r"\b(\d+) → \1\b", said)


# -- a deal ------------------------------------------------------------------------------------------


def test_deal(visit: Visit, house: House) -> None:
    """A deal between two browsers binds: what would break it is closed and refused until the turn ends."""
    record = Record.of(load("v1919"), ["Ana", "Ben"], 3)
    record.add(1, "nation.uk")
    made = bring(house, record, 1)
    ana, ben = visit(language="es"), visit(language="ja")
    table = sit_down(ana, made, 1)
    sit_down(ben, made, 0)

    give(ana, "verb.propose", "nation.france", "verb.term_place")
    issue = ana.is_asked()["answers"][0]
    give(ana, issue)
    ana.is_asked()
    ana.sees(".v-deal textarea").fill("Luego te toca a ti.")
    give(ana, "verb.offer")
    ben.is_asked()
    assert "Luego te toca a ti." in ben.sees(".v-deal").inner_text()
    give(ben, "verb.accept")
    term = f'.v-bound li[data-symbol="{issue}"]'
    for one in (ana, ben):  # binding, for all to see
        one.sees(term)
    assert is_refused(ana, table, "verb.done")["clause"] != CLAUSE  # the rules forbid it, not the deal
    give(ana, "verb.place")

    # The move that would break it is closed, and says why.
    ready = ana.is_asked()
    others = ana.page.locator(".v-hit.closed[data-action^='issue.']")
    broken = others.first.get_attribute("data-action")
    assert broken not in {None, issue}
    assert [answer for answer in ready["answers"] if answer.startswith("issue.")] == [issue]
    others.first.scroll_into_view_if_needed()
    others.first.hover()
    why = ana.sees("#why-not")
    words = speaker("es").say(Text("v1919.why.deal"), ("Ana", "Ben"))
    assert words in why.inner_text()
    assert CLAUSE in why.inner_text()

    # Sent nevertheless it is refused, and nothing has changed.
    before = ana.asks(f"/api/tables/{table}/view")
    refused = is_refused(ana, table, str(broken))
    assert (refused["clause"], refused["title"]) == (CLAUSE, words)
    after = ana.asks(f"/api/tables/{table}/view")
    assert (after["version"], after["view"]) == (before["version"], before["view"])

    # Honoured it stands until the turn ends, and is then gone for both.
    give(ana, issue)
    bound = ana.page.locator(term)
    for _ in range(20):
        ana.notices(lambda: not bound.count() or ana.is_asked_now() or ben.is_asked_now())
        if not bound.count():
            break
        asked = ana if ana.is_asked_now() else ben
        ready = asked.is_asked()
        quick = [answer for answer in ready["answers"] if answer in {"verb.done", "amount.1"}]
        asked.gives((quick or ready["answers"])[0], ready["version"])
    for one in (ana, ben):
        one.page.locator(term).wait_for(state="detached")
    view = ana.asks(f"/api/tables/{table}/view")["view"]
    assert view["terms"] == view["notes"] == []


CLAUSE = "v1919.negotiation.4"


def give(me: Visitor, *actions: str) -> None:
    for action in actions:
        me.gives(action, me.is_asked()["version"])


def is_refused(me: Visitor, table: str, action: str) -> Json:
    """Send an answer past the page: what the server says."""
    version = me.asks(f"/api/tables/{table}/view")["version"]
    said: Json = me.page.evaluate(
        SEND, [table, me.language, {"type": "act", "version": version, "action": action}]
    )
    me.notices(lambda: bool(me.troubles))
    assert me.troubles == [f"refused: {said['title']}"]
    me.troubles.clear()
    return said


SEND = """([table, language, act]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}?lang=${language}`);
  socket.onopen = () => socket.send(JSON.stringify(act));
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data);
    if (said.type !== 'refused') return;
    done(said);
    socket.close();
  };
})"""
