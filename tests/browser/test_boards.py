"""The two great boards: games to every end, worked out beforehand and then played through the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Position

from salon.games.v1919 import facts
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import LAST_COLUMN, MOST_HAPPY, NOBODY, TABLE
from salon.kernel import Event, State, Text
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
    from_here_on,
    questions,
    rehearsed,
    seek,
    show,
)
from tests.browser.script import bring, follow, sit_down
from tests.browser.test_layout import LANGUAGES, SCREENS
from tests.browser.visitor import HEIGHT, House, Visit, Visitor

LONG = pytest.mark.long
WHOLE = 1000  # more answers than a game has
# The games, and how many of their last answers are given through the page.
MATCHES = [
    *((match, 25) for match in (SOLITAIRE, TWO_POWERS)),
    (HELD, 4),  # by keyboard: the way over the map is long
    *((match, 15) for match in (TWENTY, WAR, TURN_TEN, THREE_POWERS, FOUR_POWERS)),
    *(
        pytest.param(match, WHOLE, marks=LONG)
        for match in (SOLITAIRE, TWO_POWERS, HELD, TWENTY, WAR, TURN_TEN, THREE_POWERS, FOUR_POWERS)
    ),
]


@pytest.mark.parametrize(
    ("match", "last"), MATCHES, ids=lambda of: of.name if isinstance(of, Match) else None
)
def test_game(visit: Visit, house: House, match: Match, last: int) -> None:
    script = rehearsed(match)
    assert script.result.reason.id == f"{match.game}.end.{match.end}"
    answers = script.answers[-last:]
    begin = answers[0][0] if last < len(script.answers) else 0
    me = visit(language=match.language, width=match.width, hand=match.hand)
    table = sit_down(me, bring(house, script.record, begin))
    follow(me, answers)
    assert me.is_asked()["over"]  # the page may first want to know whether the last answer is meant

    names = tuple(seat.name for seat in script.record.header.players)
    reason = me.sees(".verdict .caps").text_content()
    assert reason == speaker(match.language).say(script.result.reason, names)
    alone = len(names) == 1  # then the headline says whether the one who played has won
    assert ("Ana" in me.sees(".headline").inner_text()) == (0 in script.result.winners or alone)
    record = me.asks(f"/api/tables/{table}/record")
    assert [tuple(move[:2]) for move in record["moves"]] == [(m.seat, m.action) for m in script.record.moves]
    assert me.given == answers
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


# The colours of a phone are those of any screen: in the dark they are looked at on one.
@pytest.mark.parametrize(
    ("width", "night"), [(360, False), (1024, True), pytest.param(360, True, marks=LONG)]
)
@pytest.mark.parametrize("game", SCENES)
def test_nobody_is_shut_out(visit: Visit, house: House, game: str, width: int, night: bool) -> None:
    me = visit(width=width)
    found: list[str] = []
    for scene in SCENES[game]:
        show(me, house, f"{game}-{scene}")
        found += [f"{scene}: {what}" for what in seen(me, night)]
    assert not found, "\n".join(found)


def seen(me: Visitor, night: bool) -> list[str]:
    """What is wrong by day, and by night if that is wanted."""
    found = barriers(me, ".hall") + strange_words(me) + too_wide(me)
    if not night:
        return found
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


# How much of the map is seen, and whether a place that can be chosen is among it.
SEEN = """() => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [frame, sheet] = [boxOf('.tm-frame'), boxOf('.tm-sheet')];
  const isIn = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  };
  const legal = [...document.querySelectorAll('.tm-hit.legal')];
  const look = document.querySelector('.tm-map.is-far') ? '.tm-far' : '.tm-near';
  const name = document.querySelector(`${look} .tm-name`);
  return {
    whole: sheet.width <= frame.width + 1 && sheet.height <= frame.height + 1,
    legal: legal.length, seen: legal.filter(isIn).length, steps: !document.querySelector('.tm-steps').hidden,
    letters: parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().d,
  };
}"""


@pytest.mark.parametrize("width", [360, 1024, 1366, 1920])
def test_what_can_be_chosen_is_in_sight(visit: Visit, house: House, width: int) -> None:
    """The map is whole, or one steps from one place to the next; its names can be read."""
    me = visit(language="es", width=width)
    show(me, house, "turmoil-placing")
    me.waits("the map", "document.querySelector('.tm-hit.legal')")
    me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: Json = me.page.evaluate(SEEN)
    assert found["letters"] >= 12
    assert found["seen"] > 0
    if width > 360:
        assert found["whole"]
        assert found["seen"] == found["legal"]
        return
    assert found["steps"]
    met = set()
    for _ in range(found["legal"]):
        me.page.locator(".tm-steps .tool").last.click()
        met.add(me.page.locator(".tm-aimed").evaluate("e => [...e.parentElement.children].indexOf(e)"))
    assert len(met) == found["legal"]


# Nine screens in three languages: a third of them every day, with each screen and each language among them.
NAMED = [
    pytest.param(*(language, width, height), marks=[] if (n + m) % 3 == 0 else [LONG])
    for n, (width, height) in enumerate(SCREENS)
    for m, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("language", "width", "height"), NAMED)
def test_names_on_the_map_can_be_read_on_every_screen(
    visit: Visit, house: House, language: str, width: int, height: int
) -> None:
    """And what glows is in sight: all of it where the map is whole, else some."""
    me = visit(language=language, width=1366)
    me.page.set_viewport_size({"width": width, "height": height})
    for scene in ("turmoil-placing", "turmoil-check"):
        show(me, house, scene)
        me.waits("the map", "document.querySelector('.tm-hit.legal')")
        me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: Json = me.page.evaluate(SEEN)
        assert found["letters"] >= 12, scene
        assert found["seen"] > 0, scene
        assert found["seen"] == found["legal"] or not found["whole"], scene


def test_the_wheel_zooms_where_it_points(visit: Visit, house: House) -> None:
    """Names keep their size; a double click or 0 shows the whole map again, and the page never moves."""
    me = visit(width=1366)
    show(me, house, "turmoil-placing")
    box = me.sees(".tm-hit[data-space=vienna]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    for _ in range(6):
        me.page.mouse.wheel(0, -120)
    me.waits("the near look", "!document.querySelector('.tm-map').matches('.is-far')")
    under = "([x, y]) => document.elementFromPoint(x, y).getAttribute('data-space')"
    assert me.page.evaluate(under, [x, y]) == "vienna"
    assert me.page.evaluate(SEEN)["letters"] >= 12
    assert me.page.evaluate("scrollY") == 0
    me.page.keyboard.press("0")
    assert me.page.evaluate(SEEN)["whole"]


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
        points = [{"x": x, "y": 300, "id": n} for n, x in enumerate(xs)]
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
    me.looks_beside("log")
    entry = me.page.locator(".log > li").filter(has_text="plays the scoring card").last
    entry.locator(".more").click()
    scored = entry.locator(".told > li").filter(has_text=re.compile("^Scoring")).last
    beside: Position = {"x": 2, "y": 5}  # a name would show what it names
    scored.click(position=beside)  # it was the last move
    assert me.sees(".tm-scene .tm-score").inner_text() == told
    me.page.locator(".log .dot").first.click()  # the start of the game
    me.page.locator(".tm-scene").wait_for(state="hidden")
    me.page.locator(".live").click()
    scored.click(position=beside)
    assert me.sees(".tm-scene .tm-score").inner_text() == told

    show(me, house, "turmoil-naval")  # later in the same game
    me.looks_beside("log")
    assert not me.page.locator(".tm-scene").is_visible()
    entry.locator(".more").click()
    scored.click(position=beside)
    me.sees('.table-grid[data-state="past"]')
    me.sees(".tm-scene .tm-score")
    me.page.locator(".live").click()
    me.page.locator(".tm-scene").wait_for(state="hidden")


def rose_and_sold(match: Match, moves: int) -> bool:
    """In the last scene before a move a Region rose, and later somebody won the bids."""
    log: list[Event] = []
    rehearsed(match).record.replay(moves, log=log)
    risen = sold = False
    for fact in (event.fact for event in log):
        if isinstance(fact, facts.Settle):
            risen = sold = False
        risen |= isinstance(fact, facts.Check) and fact.rises
        sold |= risen and isinstance(fact, facts.BidWon)
    return sold


def test_uprising_once_more(visit: Visit, house: House) -> None:
    """The scene of an Uprising is in the log, and behind the line that tells of the last one."""
    me = visit(width=1920)
    match, moves = next(
        (match, moves)
        for match in from_here_on(UPRISING)
        for moves, asked in questions(match)
        if asked == "action" and rose_and_sold(match, moves)
    )
    sit_down(me, bring(house, rehearsed(match).record, moves))
    me.is_asked()
    scene = me.page.locator(".v-scene")
    assert not scene.count()
    me.looks_beside("log")
    passage = me.page.locator(".log > li").filter(has_text="wins the bid").last
    passage.locator(".more").click()  # it ends with what was chosen then
    passage.locator("li").filter(has_text="wins the bid").click(position={"x": 2, "y": 8})
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


def stays(s: V1919State, issue: int, option: int) -> set[tuple[str, int]]:
    """The markers that an option cannot move though it would: what stops them, and where."""
    found = set()
    for nation, n in s.cards.happiness[issue][option].items():
        at = s.happiness[nation]
        if n and s.tracked(nation) and at == 0:
            found.add(("fixed", at))
        if n > 0 and s.tracked(nation) and at == MOST_HAPPY:
            found.add(("end", at))
    for region, n in s.cards.unrest[issue][option].items():
        at = s.unrest[region]
        if n < 0 and at == s.keg[region] + 1:
            found.add(("keg" if s.keg[region] else "end", at))
        if n > 0 and at == s.cap(region):
            found.add(("disc" if at < LAST_COLUMN else "end", at))
    return found


def option_that_leaves(state: State, why: str, at: int) -> tuple[str, int] | None:
    """An Issue on the Table, and which of its options leaves a marker there for that reason."""
    assert isinstance(state, V1919State)
    for issue in state.issues[:TABLE]:
        options = range(len(state.cards.options[issue])) if issue != NOBODY else ()
        for option in options:
            if (why, at) in stays(state, issue, option):
                return state.cards.issue_name[issue], option
    return None


@pytest.mark.parametrize(
    ("why", "at"), [("end", 30), ("fixed", 0), ("keg", 2), ("disc", 4), ("end", 8), ("end", 1)]
)
def test_what_cannot_move_stays(visit: Visit, house: House, why: str, at: int) -> None:
    match, moves, (issue, option) = seek(UPRISING, "action", lambda state: option_that_leaves(state, why, at))
    me = visit(width=1920)
    sit_down(me, bring(house, rehearsed(match).record, moves))
    me.page.locator(f'.v-table .v-option[data-issue="{issue}"]').nth(option).hover()
    said = me.sees("#v-if").inner_text()
    assert speaker("en").say(Text(f"v1919.board.stays-{why}", {"n": at}), ()) in said
    assert not re.search(r"\b(\d+) → \1\b", said)


@pytest.mark.parametrize("scene", ["turmoil-placing", "v1919-place"])
def test_who_answers_by_keyboard_on_the_board_keeps_the_focus(visit: Visit, house: House, scene: str) -> None:
    """The thing that was chosen may be no answer any more: then the focus goes on to one that is."""
    me = visit(hand="keys")
    show(me, house, scene)
    for _ in range(3):
        ready = me.is_asked()
        place = me.page.locator(".hall [data-action].legal").first
        place.focus()
        me.page.keyboard.press("Enter")
        me.version = ready["version"]
        me.is_asked()
        me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert me.page.evaluate("document.activeElement.matches('.legal, .answer, .prompt')")
