"""What one hears of one's tables on other pages: a count, a line, a sound; and what stays where it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.looks import check_looks
from tests.browser.player import Json
from tests.browser.test_manners import sit_down
from tests.browser.test_people import account
from tests.browser.visitor import Visit, Visitor

# A browser lets no page sound before it was touched, and a test cannot listen: it is counted.
EARS = """
window.rung = 0;
Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: true }) });
window.AudioContext = class {
  constructor() { window.rung += 1; this.currentTime = 0; this.destination = {}; }
  createOscillator() { return { frequency: {}, connect: (to) => to, start() {}, stop() {} }; }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
  }
  async close() {}
};
"""


def listens(visitor: Visitor) -> Visitor:
    visitor.context.add_init_script(EARS)
    return visitor


def rung(visitor: Visitor) -> int:
    found: int = visitor.page.evaluate("window.rung")
    return found


def passes_on(visitor: Visitor, table: str) -> None:
    """Answer until others are to answer."""
    while visitor.asks(f"/api/tables/{table}/view")["question"]:
        visitor.hurries(table, 1)


def test_the_set_up_of_a_waiting_table_changes_under_the_others_eyes(visit: Visit) -> None:
    ana, ben = visit(), visit(language="es")
    ana.comes_in("Ana")
    ben.comes_in("Ben")
    table = ana.opens("court", "me", "open", "open")
    first, second = [link["secret"] for link in ana.asks(f"/api/tables/{table}/invitations")]
    ben.does(f"/api/tables/{table}/join", seat=1, invitation=first)
    for person in (ana, ben):
        person.goes_to(f"/tables/{table}")
        person.sees(".waiting-room")
    played = ben.page.locator(".waiting-room .plain-list")
    expect(played).not_to_contain_text("por días")
    ana.does(f"/api/tables/{table}/set-up", pace={"kind": "daily", "days": 2}, public=True)
    expect(played).to_contain_text("por días")
    expect(ana.page.locator(".waiting-room .plain-list")).to_contain_text("anyone")
    open_seat = ana.page.locator(".sitting .open")
    expect(open_seat).to_contain_text("free")
    opened = {"seat": 2, "invitation": second}
    assert visit().context.request.post(f"/api/tables/{table}/opened", data=opened).ok
    expect(open_seat).to_contain_text("link opened")
    check_looks(ben)


def test_rows_of_the_front_page_stay_while_they_say_the_same(visit: Visit) -> None:
    """What one is about to press is neither made anew nor moved, and a press that began is a click."""
    ana, ben = visit(width=1366), visit()
    first = sit_down([ana, ben], ("Ana", "Ben"), pace={"kind": "daily", "days": 2})
    second = sit_down([ana, ben], ("Ana", "Ben"), pace={"kind": "daily", "days": 5})
    ana.goes_to("/")
    ana.sees(f".turncard[data-table='{second}']")
    order = "[...document.querySelectorAll('.turncard')].map((card) => card.dataset.table)"
    assert ana.page.evaluate(order) == [first, second]  # the shorter time comes first
    ana.page.evaluate("for (const card of document.querySelectorAll('.turncard')) card.kept = true")
    kept = f"document.querySelector('[data-table=\"{second}\"]').kept"
    play = ana.page.locator(f".turncard[data-table='{second}'] .btn")
    box = play.bounding_box()
    assert box
    ana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.mouse.down()
    passes_on(ana, first)  # its card goes, and this one would move up
    ana.page.wait_for_timeout(1200)
    assert ana.page.evaluate(order) == [first, second]
    assert ana.page.evaluate(kept)
    ana.page.mouse.up()
    ana.waits("the click counts", "location.pathname.endsWith(argument)", second)
    ana.goes_to("/")
    ana.sees(f".others [data-table='{first}']")
    ana.page.evaluate(f"document.querySelector('[data-table=\"{second}\"]').kept = true")
    ben.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ana.sees(".openings li .btn")
    assert ana.page.evaluate(kept)


def test_on_any_page_one_hears_that_it_is_ones_turn_and_what_is_asked(visit: Visit) -> None:
    """A count in masthead and title, the most urgent one click away; a question to all has its own line."""
    ana, ben = listens(visit(width=1366)), visit()
    table = sit_down([ana, ben], ("Ana", "Ben"), pace={"kind": "daily"})
    passes_on(ana, table)
    ana.goes_to("/library")
    turns = ana.page.locator(".masthead .turns")
    expect(turns).to_be_hidden()
    ana.sees("h1, h2")
    title = ana.page.title()
    passes_on(ben, table)
    expect(turns).to_have_attribute("aria-label", "1 your turn")
    assert ana.page.title() == f"(1) {title}"
    ana.waits("it rings", "window.rung === 1")
    check_looks(ana)
    ben.does(f"/api/tables/{table}/ask", what="pause")
    line = ana.page.locator(".calling")
    expect(line).to_contain_text("Ben")
    ana.waits("it rings again", "window.rung === 2")
    check_looks(ana)
    line.get_by_role("button", name="Close").click()
    expect(line).to_be_hidden()
    turns.click()
    ana.waits("the table is shown", "location.pathname.endsWith(argument)", table)
    expect(turns).to_be_hidden()


def test_no_sound_of_what_one_does_not_want_to_hear(visit: Visit) -> None:
    """By kind and by game, and in quiet hours; the count is there all the same."""
    ana, ben = listens(visit(width=360, language="ja")), visit()
    tables = [sit_down([ana, ben], ("Ana", "Ben")) for _ in range(4)]
    for table in tables:
        passes_on(ana, table)
    silent: list[Json] = [
        {"unwanted": [{"kind": "turn", "way": "sound"}]},
        {"games": ["court"]},
        {"quiet": {"start": 0, "end": 1439}, "zone": "UTC"},
    ]
    turns = ana.page.locator(".masthead .turns")
    for n, wishes in enumerate(silent, 1):
        ana.does("/api/notices", **wishes)
        ana.goes_to("/people")
        ana.waits("the line is there", "document.querySelector('main').childElementCount > 0")
        passes_on(ben, tables[n - 1])
        expect(turns).to_have_attribute("aria-label", f"あなたの番 {n}")
        ana.page.wait_for_timeout(300)
        assert rung(ana) == 0
    check_looks(ana)
    ana.does("/api/notices", unwanted=[{"kind": "turn", "way": "mail"}])
    ana.goes_to("/people")
    expect(turns).to_have_attribute("aria-label", "あなたの番 3")
    passes_on(ben, tables[3])
    ana.waits("it rings", "window.rung === 1")


def test_the_table_rings_when_my_turn_comes_and_i_look_elsewhere(visit: Visit) -> None:
    ana, ben = listens(visit()), visit()
    table = sit_down([ana, ben], ("Ana", "Ben"))
    passes_on(ana, table)
    ana.goes_to(f"/tables/{table}")
    ana.sees(".table-grid[data-state]")
    ana.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    passes_on(ben, table)
    ana.waits("it rings", "window.rung === 1")


def test_a_tournament_that_was_held_is_drawn_when_one_lets_go(visit: Visit) -> None:
    me = visit(width=1366)
    account(me, "Petra")
    opened = me.does("/api/contests", title="Held", game="court", seats=2, kind="round", bots=["novice"] * 2)
    page = f"/api/contests/{opened['line']['id']}"
    me.goes_to(f"/leagues/{opened['line']['id']}")
    me.sees(".standings")
    me.page.locator(".panel .scroller").first.focus()
    me.does(f"{page}/bots", bots=["novice"])
    me.page.wait_for_timeout(6000)  # it asks again every four seconds
    assert me.page.locator(".standings tbody tr").count() == 2
    me.page.locator(".masthead .brand").focus()
    expect(me.page.locator(".standings tbody tr")).to_have_count(3)
