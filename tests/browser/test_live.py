"""Two people at one table, each with a browser of their own, and a network that fails."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.cable import Cable
from tests.browser.player import PATIENCE
from tests.browser.visitor import House, Visit, Visitor


@pytest.mark.parametrize("answers", [30, pytest.param(1000, marks=pytest.mark.long)])
def test_two_browsers(visit: Visit, browser: Browser, house: House, answers: int) -> None:
    """One of two people is interrupted in every way, and nothing is lost or done twice."""
    ana = visit(seed=3)
    ana.comes_in()
    opened = ana.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}])
    table, secret = opened["table"]["id"], opened["invitations"]["1"]
    ana.goes_to(f"/tables/{table}")
    with Cable(house.url) as cable, Visitor(browser, House(cable.url), seed=4) as ben:
        ben.goes_to(f"/tables/{table}#seat=1&invitation={secret}")
        ben.page.click(".notice .primary")
        ben.page.locator("dialog input").fill("Ben")
        ben.page.click("dialog .primary")
        disturb(cable, ana, ben)
        play_on(ana, ben, until=lambda: ana.is_over() or len(ana.given) >= answers)
        if not ana.is_over():  # then the record is open
            ana.is_settled()
            ben.is_settled()
            ana.does(f"/api/tables/{table}/resign")
        ben.sees(".table-grid[data-state=over]")
        ben.check()
    moves = [(seat, action) for seat, action, *_ in ana.asks(f"/api/tables/{table}/record")["moves"]]
    for seat, player in enumerate((ana, ben)):
        assert [action for who, action in moves if who == seat] == [action for _, action in player.given]


def play_on(*people: Visitor, until: Callable[[], bool] = lambda: True) -> None:
    """Whoever is asked answers, until something is so."""
    moved = time.monotonic()
    while True:
        for person in people:
            if person.is_asked_now():
                person.step()
                moved = time.monotonic()
        if until():
            return
        assert time.monotonic() - moved < PATIENCE / 1000, "nobody is asked anything"


def disturb(cable: Cable, ana: Visitor, ben: Visitor) -> None:
    """Ben's page is loaded anew, goes offline, loses its line before an answer and after one."""
    play_on(ana, ben, until=lambda: len(ben.given) >= 5)
    ben.agrees()  # what the page still asks about is given to nobody
    ben.page.reload()
    play_on(ana, ben, until=lambda: len(ben.given) >= 8)

    # The browser says that there is no network; what is answered on the board meanwhile waits.
    on_board = ben.page.locator("[data-action].legal")
    play_on(ana, ben, until=lambda: ben.is_asked_now() and on_board.count() > 0)
    ready = ben.is_asked()
    ben.context.set_offline(True)
    asked = ben.heard["question"]["prompt"]
    ben.sees(f".prompt.offline .ask:has-text({json.dumps(asked, ensure_ascii=False)})")
    ben.gives(on_board.first.get_attribute("data-action") or "", ready["version"])
    ben.agrees()
    ben.context.set_offline(False)
    ben.is_settled()
    ben.troubles.clear()  # connections that failed
    play_on(ana, ben, until=lambda: len(ben.given) >= 12)

    # The line is cut before the answer is given: it is kept until there is a line again.
    play_on(ana, until=ben.is_asked_now)
    ready = ben.is_asked()
    cable.cut()
    ben.sees(".prompt.offline")
    cable.mend()
    ben.sees(".prompt.mine")
    ben.troubles.clear()  # connections that failed
    play_on(ana, ben, until=lambda: ben.given[-1][0] >= ready["version"])

    # The line is cut after the answer, before the page hears that it was taken: it is sent again, in vain.
    play_on(ana, until=ben.is_asked_now)
    cable.mute = True
    ben.step()
    ben.agrees()
    ana.is_settled(ben.version)
    ben.sees(".prompt.pending")
    cable.cut()
    cable.mend()
    ben.is_settled()
    ben.notices(lambda: bool(ben.troubles))
    assert all(trouble.startswith("refused") for trouble in ben.troubles), ben.troubles
    ben.troubles.clear()
