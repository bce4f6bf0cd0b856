"""A table that cannot be played, as its people and the host see it."""

from __future__ import annotations

from sqlalchemy import text

from salon.games import load
from salon.kernel import Record
from salon.server.database import open_engine
from tests.browser.script import bring
from tests.browser.tour import TOKEN
from tests.browser.visitor import House, Visit


def test_its_people_end_it_and_take_the_record_home(visit: Visit, house: House) -> None:
    me = visit()
    me.comes_in()
    table = bring(house, Record.of(load("court"), ["Ana", "Ben"], 7)).table.id
    engine = open_engine(house.database)
    with engine.begin() as c:  # past the server: it has not looked at this table yet
        sit = "update seats set user_id = :me, invitation = null where table_id = :table"
        c.execute(text(sit), {"me": me.asks("/api/me")["id"], "table": table})
        c.execute(text("update tables set status = 'playing', started = 1 where id = :id"), {"id": table})
        damaged = "insert into actions (table_id, version, at, body) values (:id, 1, 1, 'nonsense')"
        c.execute(text(damaged), {"id": table})
    engine.dispose()
    me.goes_to("/tables")
    me.sees(".rows .problem:has-text('cannot be played')")
    me.page.click(f"a[href='/tables/{table}']")
    me.sees(".problem:has-text('This game cannot go on here')")
    host = visit()
    host.goes_to(f"/host#{TOKEN}")
    host.sees(f".faults li:has-text('{table}')")
    me.page.click(".btn:has-text('End it without a result')")
    me.page.click("dialog .primary")
    me.sees("p:has-text('ended without a result')")
    with me.page.expect_download() as download:
        me.page.click(".btn:has-text('Record')")
    assert Record.load(download.value.path()).header.game == load("court").key
