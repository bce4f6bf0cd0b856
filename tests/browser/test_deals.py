"""Deals of 1919 between browsers: drafted aside, offered, answered, countered, kept and remembered."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from salon.games import load
from salon.games.v1919.actions import ChooseAction
from salon.games.v1919.answers import PLACE
from salon.games.v1919.state import V1919State
from salon.kernel import Play, Record, Text
from salon.server.speech import speaker
from tests.browser.player import Json
from tests.browser.scenes import says
from tests.browser.script import HASTY, bring, sit_down
from tests.browser.test_layout import LOOK, SCREENS, SCRIPT, legal
from tests.browser.visitor import House, Visit, Visitor
from tests.marks import clause

CLAUSE = "v1919.negotiation.4"
# Boxes that share room, of those that must not.
CLASHES = """() => {
  const parts = ['.v-docket', '.v-deal', '.side > *', '.v-board', '.prompt > *', '.rail'];
  const found = parts.flatMap((p) => [...document.querySelectorAll(p)]).filter((e) => e.checkVisibility());
  const boxes = found.map((e) => [e, e.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes.flatMap(([e, a], n) => boxes.slice(n + 1).filter(([, b]) => over(a, b))
    .map(([f]) => `${e.className} ${f.className}`));
}"""
SMALL = """() => [...document.querySelectorAll('.v-deal *, .v-agreed *')].filter((e) => e.checkVisibility()
  && [...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim())
  && parseFloat(getComputedStyle(e).fontSize) < 11).map((e) => e.textContent)"""


class Position(NamedTuple):
    """A game that has come so far, and who is asked."""

    record: Record
    seat: int
    nations: list[str]


@cache
def position(seats: int, spent: int = 0) -> Position:
    """At the beginning of a turn in which one may place; all have spent so many cubes, and have more."""
    game = load("v1919")
    play = Play.begin(Record.of(game, ["Ana", "Ben", "Eva"][:seats], 3), game)
    whim = random.Random(3)
    while True:
        state, asked = play.state, next(d for d in play.state.pending if d.legal)
        assert isinstance(state, V1919State)
        ready = isinstance(state.stack[-1], ChooseAction) and not state.political and not state.military
        if (
            ready
            and PLACE in asked.legal
            and all(state.exhausted[p] >= spent and state.available[p] >= 2 * spent for p in state.powers)
        ):
            view: Json = state.view(None)
            return Position(play.record, asked.seat, view["powers"])
        play.act(whim.choice(asked.legal), asked.seat)


def meet(visit: Visit, house: House, at: Position, *languages: str) -> tuple[str, list[Visitor]]:
    """All come to the table: first who is asked, then the others."""
    made = bring(house, at.record, len(at.record.moves))
    count = len(at.nations)
    visitors = [visit(language=language, width=1366) for language in languages]
    for n, visitor in enumerate(visitors):
        table = sit_down(visitor, made, (at.seat + n) % count)
    return table, visitors


def nation(at: Position, n: int) -> str:
    return at.nations[(at.seat + n) % len(at.nations)]


def may_say(me: Visitor, action: str) -> None:
    """Say this, if it is not the only thing that could be said: then it is said of itself."""
    if me.page.locator(f'[data-action^="{action}"].legal').count():
        says(me, action)


# What was agreed on is on a leaf, which a new question turns away: it is opened as often as need be.
OPEN = "(document.querySelector('.v-agreed') || document.querySelector('.v-to-agreed')?.click())"
AGREED = f"({OPEN}, document.querySelector('.v-agreed ' + argument) !== null)"
NOT_AGREED = f"({OPEN}, !document.querySelector('.v-to-agreed') || document.querySelector('.v-agreed'))"


def sees_agreed(me: Visitor, what: str) -> Locator:
    me.waits(f"agreed: {what}", AGREED, what)
    return me.page.locator(f".v-agreed {what}").first


def sees_not_agreed(me: Visitor, what: str) -> None:
    gone = f"({NOT_AGREED}) && !document.querySelector('.v-agreed ' + argument)"
    me.waits(f"no longer agreed: {what}", gone, what)


def sees_no(me: Visitor, selector: str) -> None:
    expect(me.page.locator(selector)).to_have_count(0)


# -- aside ---------------------------------------------------------------------------------------------


@clause("v1919.ruling.negotiation.aside")
def test_a_half_made_offer_stops_nobody(visit: Visit, house: House) -> None:
    at = position(2)
    _, (ana, ben) = meet(visit, house, at, "en", "en")
    says(ben, "verb.propose")
    says(ana, "verb.place")
    says(ben, f"deal.nation.{nation(at, 0)}", "verb.later", "term.pass")
    assert ben.page.locator(".v-deal .v-half").inner_text().count("›") == 2
    sees_no(ana, ".v-deal")
    undo = ana.page.locator(".prompt .back button", has_text="Undo").first
    expect(undo).to_be_visible()
    version = int(ana.page.locator(".table-grid").get_attribute("data-version") or 0)
    undo.click()
    ana.is_settled(version)
    ana.sees('.v-docket [data-action="verb.place"].legal')
    ben.sees(".v-deal .v-half")  # what was drafted is still there
    # The drafter takes back what was drafted, and nothing else.
    for left in (1, 0):
        ben.page.keyboard.press("u")
        expect(ben.page.locator(".v-deal .v-half b")).to_have_count(left)
    ben.sees('.v-deal [data-action="verb.later"].legal')
    ana.sees('.v-docket [data-action="verb.place"].legal')


def test_the_question_at_hand_stays_open_while_one_drafts(visit: Visit, house: House) -> None:
    at = position(3)
    _, (ana, _ben, _eva) = meet(visit, house, at, "en", "en", "en")
    says(ana, "verb.propose", f"deal.nation.{nation(at, 1)}", f"deal.nation.{nation(at, 2)}")
    ana.sees('.v-docket [data-action="verb.place"].legal')
    ana.page.locator(f'.v-with [data-nation="{nation(at, 1)}"]').click()  # out again
    sees_no(ana, f'.v-with [data-nation="{nation(at, 1)}"]')
    ana.sees(f'.v-with [data-nation="{nation(at, 2)}"]')
    says(ana, "term.not_place", "deal.issue.")
    ana.sees('.v-deal [data-action="verb.offer"].legal')
    says(ana, "verb.place", "issue.")  # with a draft open
    ana.sees(".v-deal .v-terms li")
    # No offer in the middle of an action, and the reason.
    offer = ana.sees('.v-deal [data-action="verb.offer"].closed')
    offer.hover()
    assert "v1919.ruling.negotiation.midway" in ana.sees("#why-not").inner_text()


def test_a_deal_is_drafted_and_offered_by_keyboard(visit: Visit, house: House) -> None:
    at = position(2)
    _, (ana, ben) = meet(visit, house, at, "en", "en")
    ana.hand = "keys"
    for action in ("verb.propose", f"deal.nation.{nation(at, 1)}", "term.not_place"):
        ana.gives(action, ana.is_asked()["version"])
    for said in (2, 3):  # whose promise, and which Issue: the focus is at the first answer
        ana.is_asked()
        ana.waits(
            "the focus stays on the sheet", "document.activeElement.closest('.v-add [data-key]') !== null"
        )
        ana.version = int(ana.page.locator(".table-grid").get_attribute("data-version") or 0)
        ana.page.keyboard.press("Enter")
        ana.is_settled()
        expect(ana.page.locator(".v-half b")).to_have_count(said if said == 2 else 0)
    ana.gives("verb.offer", ana.is_asked()["version"])
    ben.sees('.v-deal [data-action="verb.accept"].legal')


# -- promises --------------------------------------------------------------------------------------------


@clause("v1919.negotiation.4", "v1919.ruling.negotiation.due")
def test_a_promise_is_paid_for_when_it_is_kept(visit: Visit, house: House) -> None:
    """In two languages; what would break it is closed, refused, and says why."""
    at = position(2, spent=3)
    table, (ana, ben) = meet(visit, house, at, "es", "ja")
    mine, theirs = nation(at, 0), nation(at, 1)
    says(
        ana,
        "verb.propose",
        f"deal.nation.{theirs}",
        "term.place",
        f"deal.nation.{mine}",
        "deal.issue.",
        "verb.any",
    )
    issue = str(ana.sees(".v-terms li").get_attribute("data-symbol"))
    says(ana, "term.pay")
    may_say(ana, f"deal.nation.{theirs}")
    says(ana, "deal.amount.2", "promise.1")
    expect(ana.page.locator(".v-terms li")).to_have_count(2)
    ana.sees(".v-deal textarea").fill("Luego te toca\na ti.")
    says(ana, "verb.offer")
    words = ben.sees(".v-deal").inner_text()
    assert "Luego te toca a ti." in words
    terms = ben.asks(f"/api/tables/{table}/view")["texts"]
    assert all(term in words for term in terms)
    assert terms != ana.asks(f"/api/tables/{table}/view")["texts"]
    says(ben, "verb.accept")
    for one in (ana, ben):  # binding, for all to see
        sees_agreed(one, f'[data-state="binding"][data-symbol="{issue}"]')
        sees_agreed(one, '[data-state="due"]')
    says(ana, "verb.place")

    others = ana.page.locator(".v-hit.closed[data-action^='issue.']")
    broken = str(others.first.get_attribute("data-action"))
    assert broken != issue
    others.first.scroll_into_view_if_needed()
    others.first.hover()
    why = ana.sees("#why-not").inner_text()
    view = ana.asks(f"/api/tables/{table}/view")
    sentence = speaker("es").say(Text("v1919.why.deal", {"term": view["texts"][0]}), ())
    assert CLAUSE in why
    assert view["texts"][0][1:] in sentence
    assert view["texts"][0][1:] in why
    refused = is_refused(ana, table, broken)
    assert refused["clause"] == CLAUSE
    assert ana.asks(f"/api/tables/{table}/view")["version"] == view["version"]

    before = [view["view"]["nations"][n]["available"] for n in (mine, theirs)]
    says(ana, issue)
    may_say(ana, "amount.")
    for one in (ana, ben):
        sees_not_agreed(one, '[data-state="due"]')
        sees_not_agreed(one, '[data-state="binding"]')
    after = ana.asks(f"/api/tables/{table}/view")["view"]
    placed = next(i["cubes"][mine] for i in [*after["table"], *after["waiting"]] if i and i["issue"] == issue)
    assert after["nations"][theirs]["available"] == before[1] - 2
    assert after["nations"][mine]["available"] >= before[0] - placed + 2


def test_a_counter_offer_begins_with_the_same_terms(visit: Visit, house: House) -> None:
    at = position(2, spent=3)
    _, (ana, ben) = meet(visit, house, at, "en", "en")
    says(ana, "verb.propose", f"deal.nation.{nation(at, 1)}", "term.not_place")
    says(ana, f"deal.nation.{nation(at, 0)}", "deal.issue.")
    says(ana, "term.pay", f"deal.nation.{nation(at, 1)}", "deal.amount.1", "verb.at_once", "verb.offer")
    ana.sees('.v-deal [data-action="verb.withdraw"].legal')
    says(ben, "verb.counter")
    expect(ben.page.locator(".v-draft .v-terms li")).to_have_count(2)
    sees_no(ana, ".v-deal")
    says(ben, "verb.drop", "verb.offer")
    expect(ana.page.locator(".v-offer .v-terms li")).to_have_count(1)
    says(ana, "verb.accept")
    for one in (ana, ben):
        sees_agreed(one, '[data-state="binding"]')
        sees_no(one, ".v-deal")


@clause("v1919.ruling.negotiation.three")
def test_a_deal_of_three_powers_waits_for_all(visit: Visit, house: House) -> None:
    at = position(3)
    _, (ana, ben, eva) = meet(visit, house, at, "en", "ja", "es")
    says(ana, "verb.propose", f"deal.nation.{nation(at, 1)}", f"deal.nation.{nation(at, 2)}")
    says(ana, "term.not_place", "deal.issue.", "verb.later", "term.pass", f"deal.nation.{nation(at, 2)}")
    says(ana, "verb.offer")
    for one in (ana, ben, eva):
        expect(one.page.locator(".v-offer .v-side")).to_have_count(2)
    says(ben, "verb.accept")
    for one in (ana, ben, eva):  # one has agreed, one has still to answer
        expect(one.page.locator(".v-votes > span")).to_have_count(2)
    ben.sees('.v-deal [data-action="verb.refuse"].legal')  # second thoughts
    sees_no(ana, ".v-to-agreed")
    says(eva, "verb.accept")
    for one in (ana, ben, eva):
        sees_agreed(one, '[data-state="binding"]')
        sees_agreed(one, '[data-state="unbound"]')
        sees_no(one, ".v-deal")


def test_an_offer_between_others_is_a_line(visit: Visit, house: House) -> None:
    at = position(3)
    _, (ana, ben, _eva) = meet(visit, house, at, "en", "en", "en")
    says(ben, "verb.propose", f"deal.nation.{nation(at, 2)}", "verb.later", "term.pass")
    says(ben, f"deal.nation.{nation(at, 1)}", "verb.offer")
    between = sees_agreed(ana, ".v-between")
    sees_no(ana, ".v-deal")
    between.locator("summary").click()
    ana.sees(".v-between .v-terms li")
    ana.sees('.v-docket [data-action="verb.place"].legal')  # nobody waits for it


@clause("v1919.ruling.negotiation.word")
def test_a_promise_about_a_later_turn_is_shown_and_marked(visit: Visit, house: House) -> None:
    at = position(2)
    table, (ana, ben) = meet(visit, house, at, "en", "es")
    says(ana, "verb.propose", f"deal.nation.{nation(at, 1)}", "verb.later", "term.not_place")
    says(ana, f"deal.nation.{nation(at, 0)}", "deal.issue.", "verb.offer")
    says(ben, "verb.accept")
    issue = str(sees_agreed(ana, '[data-state="unbound"]').get_attribute("data-symbol"))
    assert "binds nobody" in sees_agreed(ana, '[data-state="unbound"] em').inner_text()
    go_on(table, [ana, ben], lambda view: bool(view["marks"]), shun=issue)
    state = "kept" if ana.asks(f"/api/tables/{table}/view")["view"]["marks"][0]["kept"] else "broken"
    assert state in sees_agreed(ana, f'[data-state="{state}"] em').inner_text()
    words = {"kept": "cumplido", "broken": "incumplido"}
    assert words[state] in sees_agreed(ben, f'[data-state="{state}"] em').inner_text()


def go_on(table: str, people: list[Visitor], until: Callable[[Json], bool], shun: str) -> None:
    """Answer past the page, in haste, and never this."""
    for _ in range(60):
        for one in people:
            update = one.asks(f"/api/tables/{table}/view")
            if until(update["view"]):
                return
            answers = [a for a in (update["question"] or {}).get("answers", ()) if not a.get("aside")]
            allowed = [a["action"] for a in answers if a.get("legal", True) and a["action"] != shun]
            if allowed:
                quick = [action for action in allowed if action in HASTY]
                one.does(
                    f"/api/tables/{table}/act",
                    type="act",
                    version=update["version"],
                    action=(quick or allowed)[0],
                )
    raise AssertionError("it has not come to that")


# -- room --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_the_sheet_fits_every_screen_and_folds(visit: Visit, house: House, language: str) -> None:
    """Drafted, offered and agreed on: nothing lies over anything, and every answer can be pressed."""
    at = position(3)
    _, (me, other, _third) = meet(visit, house, at, language, language, "en")
    says(me, "verb.propose", f"deal.nation.{nation(at, 1)}")
    fits_all_screens(me)
    says(me, "term.not_place")
    fits_all_screens(me)
    says(me, "deal.issue.")
    fits_all_screens(me)
    fold = me.page.locator('.v-deal [data-do="fold"]')
    fold.click()
    expect(me.page.locator(".v-sheet")).to_be_hidden()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fits_all_screens(me, folded=True)
    fold.click()
    expect(me.page.locator(".v-sheet")).to_be_visible()
    says(me, "verb.offer")
    fits_all_screens(me)
    other.sees('.v-deal [data-action="verb.accept"].legal')
    fits_all_screens(other)
    says(other, "verb.accept")
    me.sees('.v-docket [data-action="verb.place"].legal')
    fits_all_screens(me)


def fits_all_screens(me: Visitor, *, folded: bool = False) -> None:
    """As every question does; a folded sheet keeps its own answers to itself."""
    me.page.evaluate(SCRIPT.read_text("utf-8"))
    before, offered = me.page.viewport_size, legal(me) if me.heard["question"] and not folded else []
    assert before is not None
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        look = LOOK.replace("FAULTS", "faults")
        found = [*me.page.evaluate(look, offered), *me.page.evaluate(CLASHES), *me.page.evaluate(SMALL)]
        assert found == [], f"{width}x{height}"
    me.page.set_viewport_size(before)


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
