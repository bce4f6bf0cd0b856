"""Was the deck fair? Two people see the promise, play, and check it in their own browsers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route
from sqlalchemy import text

from salon.server.database import open_engine
from tests.browser.visitor import House, Visit, Visitor
from tests.fairness_vectors import FILE

VECTORS = """async (v) => {
  const edition = document.querySelector('script[type=module]').src;
  const F = await import(new URL('fate.js', edition));
  const { bytes, hex, sha256 } = await import(new URL('digest.js', edition));
  const wrong = [];
  for (const { secret, promise } of v.promises) {
    const theirs = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(secret))));
    if (F.promiseOf(secret) !== promise || theirs !== promise) wrong.push(`promise of ${secret}`);
  }
  for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = new Uint8Array(length).fill(length);
    const theirs = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
    if (hex(sha256(message)) !== theirs) wrong.push(`SHA-256 of ${length} bytes`);
  }
  for (const { house, table, shares, commitment, seal, seed } of v.mixes) {
    if (F.promiseOf(house) !== commitment) wrong.push(`commitment of ${table}`);
    if (F.sealOf(commitment, table, shares) !== seal) wrong.push(`seal of ${table}`);
    if (F.seedOf(house, table, shares) !== seed) wrong.push(`seed of ${table}`);
  }
  for (const { seed, draws, words } of v.draws) {
    const fate = new F.Fate(seed);
    for (const [n, outcome] of draws) if (fate.below(n) !== outcome) wrong.push(`a draw below ${n}`);
    if (fate.counter !== words) wrong.push(`words drawn from ${seed}`);
  }
  return wrong;
}"""


def sits_down(visitor: Visitor, name: str, table: str, invitation: str) -> None:
    visitor.comes_in(name)
    visitor.goes_to(f"/tables/{table}#seat=1&invitation={invitation}")
    visitor.page.click(".notice .btn.primary")


def opens_by_page(visitor: Visitor) -> tuple[str, str]:
    """A table for two, opened with the form: its id and the secret of the invitation."""
    visitor.comes_in("Ana")
    visitor.goes_to("/new/turmoil")
    visitor.page.select_option(".newtable select >> nth=1", "open")
    visitor.page.click("button[type=submit]")
    visitor.sees(".waiting-room")
    table = visitor.page.url.rsplit("/", 1)[1]
    return table, visitor.asks(f"/api/tables/{table}/invitations")[0]["secret"]


def promise_on(visitor: Visitor) -> str:
    visitor.looks_beside("seats")
    visitor.sees(".promised code")
    found: str = visitor.page.locator(".promised code").get_attribute("title") or ""
    assert len(found) == 64
    return found


def checks(visitor: Visitor) -> dict[str, str]:
    """What the page says of each check: holds, fails or unknown."""
    visitor.sees(".fair-verdict")
    found: dict[str, str] = visitor.page.evaluate(
        "Object.fromEntries(Array.from(document.querySelectorAll('.checks li'),"
        " li => [li.dataset.check, li.className]))"
    )
    return found


def verdict(visitor: Visitor) -> str | None:
    return visitor.page.locator(".fair-verdict").get_attribute("data-verdict")


def change_seed(house: House, table: str) -> None:
    engine = open_engine(house.database)
    with engine.begin() as c:
        c.execute(text("update tables set seed = :seed where id = :id"), {"seed": "5a" * 32, "id": table})
    engine.dispose()


def test_the_page_draws_as_the_specification_says(visit: Visit) -> None:
    me = visit()
    me.goes_to("/")
    assert me.page.evaluate(VECTORS, json.loads(FILE.read_text("utf-8"))) == []


def test_two_people_see_the_same_promise_and_check_it_after_one_gives_up(visit: Visit, house: House) -> None:
    ana, ben, eva = visit(), visit(width=1366), visit()
    table, invitation = opens_by_page(ana)
    before = promise_on(ana)
    assert ana.asks(f"/api/tables/{table}/fairness")["stage"] == "open"  # and no card is dealt
    sits_down(ben, "Ben", table, invitation)
    for player in (ana, ben):
        player.sees(".table-grid[data-state]:not([data-state=idle])")
    assert promise_on(ana) == promise_on(ben) == before
    told = ana.asks(f"/api/tables/{table}/fairness")
    assert [share["seat"] for share in told["shares"]] == [0, 1]
    assert not {"house", "seed"} & set(told)
    assert told["stage"] == "dealt"
    ben.goes_to(f"/tables/{table}/verify")
    ben.sees(".fair-verdict.later")
    ben.page.click(".btn:has-text('Copy the link to keep')")
    link = ben.page.evaluate("navigator.clipboard.readText()").removeprefix(house.url)
    assert link == f"/tables/{table}/verify#{before}.{told['seal']}"
    ana.does(f"/api/tables/{table}/resign")
    ana.sees(".results .headline")
    ana.page.click(".results a:has-text('Was the deck fair?')")
    assert (verdict(ana), set(checks(ana).values())) == ("yes", {"holds"})
    assert set(checks(ana)) == {"promise", "house", "shares", "seed", "record", "draws"}
    ben.goes_to(f"/tables/{table}/verify")
    assert (verdict(ben), set(checks(ben).values())) == ("yes", {"holds"})
    eva.goes_to(f"/tables/{table}/verify")  # she was not there, and has no link
    assert (verdict(eva), checks(eva)["promise"]) == ("unkept", "unknown")
    eva.goes_to("/")
    eva.goes_to(link)
    assert verdict(eva) == "yes"

    change_seed(house, table)
    ben.goes_to("/")
    ben.goes_to(f"/tables/{table}/verify")
    assert (verdict(ben), checks(ben)["promise"]) == ("no", "fails")
    ben.sees(f".fair-verdict:has-text('{before[:4]} {before[4:8]}')")  # what was promised
    eva.goes_to("/")
    eva.goes_to(link)
    assert (verdict(eva), checks(eva)["promise"]) == ("no", "fails")


def test_a_draw_that_does_not_follow_from_the_seed_is_named(visit: Visit) -> None:
    me = visit()
    me.goes_to("/")
    me.page.click("#court .primary")
    me.sees(".table-grid[data-state]:not([data-state=idle])")
    table = me.page.url.rsplit("/", 1)[1]
    assert len(me.asks(f"/api/tables/{table}/fairness")["shares"]) == 1
    me.does(f"/api/tables/{table}/resign")

    def lie(route: Route) -> None:
        answer = route.fetch()
        found: dict[str, Any] = answer.json()
        move, n, outcome = found["draws"][4]
        found["draws"][4] = [move, n, (outcome + 1) % n]
        route.fulfill(response=answer, json=found)

    me.page.route("**/draws?*", lie)
    me.goes_to(f"/tables/{table}/verify")
    assert (verdict(me), checks(me)["draws"]) == ("no", "fails")
    me.sees(".fair-verdict:has-text('Draw 5, after move 0')")


def test_a_house_that_changes_its_promise_is_told_on(visit: Visit, house: House) -> None:
    me = visit()
    table = me.sits_at("court", "me", "open")
    before = promise_on(me)
    me.page.evaluate(
        "table => { const key = `salon.fair.${table}`; const kept = JSON.parse(localStorage.getItem(key));"
        " localStorage.setItem(key, JSON.stringify({ ...kept, commitment: '0'.repeat(64) })); }",
        table,
    )
    me.goes_to(f"/tables/{table}")
    me.looks_beside("seats")
    me.sees(".promised.problem:has-text('changed its promise')")
    assert promise_on(me) == before
    me.page.click(".promised a")
    assert (verdict(me), checks(me)["promise"]) == ("no", "fails")


def test_both_add_to_the_shuffle_of_a_rematch(visit: Visit) -> None:
    ana, ben = visit(), visit()
    table, invitation = opens_by_page(ana)
    sits_down(ben, "Ben", table, invitation)
    for player in (ana, ben):
        player.sees(".table-grid[data-state]:not([data-state=idle])")
    ana.does(f"/api/tables/{table}/resign")
    ana.sees(".results .headline")
    ben.sees(".results .headline")
    ana.page.click(".results .btn.primary")
    ben.page.click(".askbox .primary")
    ana.waits("the next table", "!location.pathname.endsWith(argument)", table)
    ana.sees(".table-grid[data-state]:not([data-state=idle]):not([data-state=over])")
    again = ana.page.url.rsplit("/", 1)[1]
    assert again != table
    ben.waits("the next table", "!location.pathname.endsWith(argument)", table)
    ben.sees(".table-grid[data-state]:not([data-state=idle]):not([data-state=over])")
    ben.does(f"/api/tables/{again}/resign")
    shares = ana.asks(f"/api/tables/{again}/fairness")["shares"]
    assert [(share["seat"], len(share["secret"])) for share in shares] == [(0, 64), (1, 64)]
