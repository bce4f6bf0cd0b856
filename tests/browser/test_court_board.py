"""The board of court: the gallery is as large as its table, and its corner keeps to its frame."""

from __future__ import annotations

import pytest

from salon.lang import LANGUAGES
from tests.browser.script import bring, sit_down
from tests.browser.test_layout import SCREENS, questions
from tests.browser.test_recap import KINDS, at_my_turn
from tests.browser.visitor import House, Visit, Visitor

# What is left of the gallery beside the last player's cells, in px: below them, or on a phone to their right.
LEFT = """() => {
  const gallery = document.querySelector('.court-gallery').getBoundingClientRect();
  const cells = [...document.querySelectorAll('.court-cell')].map((cell) => cell.getBoundingClientRect());
  return {
    below: gallery.bottom - Math.max(...cells.map((cell) => cell.bottom)),
    beside: gallery.right - Math.max(...cells.map((cell) => cell.right)),
  };
}"""
CORNER = """() => {
  const [corner, ...parts] = ['.court-corner', '.court-phases', '.court-ending'].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return parts.every((part) => part.top >= corner.top - 1 && part.bottom <= corner.bottom + 1);
}"""
# Where the hand stands, frame by frame.
TOPS = """async () => {
  const tops = [];
  for (let n = 0; n < 6; n++) {
    await new Promise(requestAnimationFrame);
    tops.push(document.querySelector('.court-hand').getBoundingClientRect().top);
  }
  return tops.slice(2);
}"""
FRAME = 12  # px: its border and padding
CUT = """() => {
  const aid = document.querySelector('.court-aid.doing');
  return aid && (aid.scrollHeight > aid.clientHeight + 1 || aid.getBoundingClientRect().bottom > innerHeight)
    ? [`${aid.textContent}: ${aid.scrollHeight} px in ${aid.clientHeight}`] : [];
}"""
LEAST = 30  # px: a row of the gallery with a face and a name


@pytest.mark.parametrize("width", [1366, 360])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_row_is_kept_for_nobody(visit: Visit, seats: int, width: int) -> None:
    me = visit(width=width)
    me.sits_at("court", "me", *["random"] * (seats - 1))
    me.is_asked()
    left = me.page.evaluate(LEFT)
    assert left["below"] < FRAME
    assert left["beside"] < FRAME


@pytest.mark.parametrize("height", [560, 600, 657, 789])
def test_the_phases_keep_to_their_corner(visit: Visit, house: House, height: int) -> None:
    """Also while a look back takes room; the phase of now is always among them."""
    me = visit(language="es", width=1366, motion=True)
    at_my_turn(me, house, KINDS["court"])
    me.page.set_viewport_size({"width": 1366, "height": height})
    me.sees(".court-phases [aria-current]")
    assert me.page.evaluate(CORNER)


def test_the_hand_does_not_flee_from_the_pointer(visit: Visit) -> None:
    """On a narrow screen the aid stands above the cards: what it pushes away must not take it back."""
    me = visit(width=360)
    me.sits_at("court", "me", "random", "random")
    me.is_asked()
    hand = me.sees(".court-hand").bounding_box()
    assert hand is not None
    for y in range(int(hand["y"]) - 40, int(hand["y"]) + 100, 7):
        me.page.mouse.move(60, y)
        assert len(set(me.page.evaluate(TOPS))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_tells_to_its_end_what_is_being_done(visit: Visit, language: str) -> None:
    me = visit(language=language, width=360, seed=3)
    me.sits_at("court", "me", "random", "random")
    told = 0
    for _ in range(24):
        assert me.step()
        me.is_asked()
        told += me.page.locator(".court-aid.doing:visible").count()
        assert me.page.evaluate(CUT) == []
        rows = me.page.locator(".court-cell").evaluate_all("all => all.map((e) => e.clientHeight)")
        assert min(rows) >= LEAST
    assert told


# The heading of the aid, if it is seen with at least a line of what it says.
AID = """() => {
  const aid = document.querySelector('.court-aid');
  const { left, top, right } = aid.getBoundingClientRect();
  const isIn = left >= 0 && right <= innerWidth && top >= 0;
  const seen = aid.checkVisibility({ visibilityProperty: true }) && isIn;
  const words = aid.querySelector('ol')?.getBoundingClientRect();
  return seen && words && words.top + 12 <= innerHeight && words.height ? aid.getAttribute('aria-label') : '';
}"""


def sits_at_question(me: Visitor, house: House, kind: str) -> None:
    asked = next(found for found in questions("court") if found.kind == kind)
    me.version, me.heard = -1, {}
    sit_down(me, bring(house, asked.record, asked.moves))
    me.is_asked()


def test_the_aid_is_seen_on_every_screen_where_the_pointer_or_the_focus_is(
    visit: Visit, house: House
) -> None:
    me = visit(width=1366)
    sits_at_question(me, house, "action")
    found = []
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.mouse.move(1, 1)
        for place in (".court-cards .court-card.legal", ".court-gallery [data-about]"):
            part = me.page.locator(place).locator("visible=true").first
            part.hover()
            about = part.evaluate("e => e.closest('[data-about]').dataset.about")
            if not me.page.evaluate(AID):
                found.append(f"{width}x{height}: {about} under the pointer")
        me.page.mouse.move(1, 1)
        card = me.page.locator(".court-cards .court-card.legal").locator("visible=true").last
        card.blur()
        card.focus()
        if not me.page.evaluate(AID):
            found.append(f"{width}x{height}: the card that has the focus")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", ["take", "move", "discard-above-pile", "player"])
def test_the_aid_stays_on_every_screen_while_its_action_runs(visit: Visit, house: House, kind: str) -> None:
    me = visit(width=1366)
    sits_at_question(me, house, kind)
    found = []
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.mouse.move(1, 1)
        if not me.page.locator(".court-aid.doing").count() or not me.page.evaluate(AID):
            found.append(f"{width}x{height}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("es", "Tú"), ("ja", "あなた")])
def test_a_question_to_oneself_says_you(visit: Visit, language: str, you: str) -> None:
    me = visit(language=language, width=1366)
    me.sits_at("court", "me", "random")
    me.is_asked()
    assert me.page.locator(".prompt .who").inner_text().strip() == you
