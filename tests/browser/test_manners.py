"""Manners at the table, seen by several who each have a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looks import check_looks
from tests.browser.reader import read
from tests.browser.visitor import Visit, Visitor
from tests.server.running import later

MATRIX = """async (link) => {
  const page = document.querySelector('script[type=module]').src;
  const { modules } = await import(page.replace(/app\\.js.*/, 'qr.js'));
  return modules(link);
}"""


def test_a_waiting_table_and_its_links(visit: Visit) -> None:
    """A guest says what to be called; the links are the opener's on every device; bots fill what is free."""
    ana, ben = visit(width=1366), visit(language="es", width=360)
    ana.goes_to("/new/court")
    ana.page.locator("input[name=count]").last.check()  # for four
    for seat in (1, 2, 3):
        ana.page.locator("select").nth(seat).select_option("open")
    ana.page.click("form .primary")
    ana.page.locator("dialog input").fill("Ana")
    ana.page.click("dialog .primary")
    ana.sees(".waiting-room")
    expect(ana.page.locator(".sitting li")).to_have_count(4)
    check_looks(ana)
    ana.page.locator(".sitting .open >> nth=0").get_by_text("Link and QR code").click()
    link = ana.page.locator("dialog input").input_value()
    ana.sees("dialog .qr path")
    code = ana.page.evaluate(MATRIX, link)
    assert read(code) == link
    ana.page.click("dialog .primary >> text=Close")

    other = visit(memory=ana.context.storage_state())
    other.goes_to(ana.page.url)
    other.sees(".sitting .open .btn:has-text('QR')")
    other.page.close()

    ben.goes_to(link.removeprefix(ana.page.url.split("/tables")[0]))
    ben.page.click(".notice .primary")
    ben.page.locator("dialog input").fill("ána")
    ben.page.click("dialog .primary")
    expect(ben.page.locator("dialog .problem")).to_contain_text("Elige otro nombre")
    ben.troubles.clear()  # the browser tells of every refusal
    ben.page.locator("dialog input").fill("Benito")
    ben.page.click("dialog .primary")
    expect(ana.page.locator(".sitting")).to_contain_text("Benito")
    ana.page.click(".waiting-room .panel > .acts .primary")
    for person in (ana, ben):
        person.is_asked()


def test_a_rematch_is_asked_of_all_and_one_declines(visit: Visit) -> None:
    people = ana, ben, eva, dora = [visit(language=language) for language in ("en", "es", "ja", "en")]
    table = sit_down(people, ("Ana", "Ben", "Eva", "Dora"))
    for person in people:
        person.does(f"/api/tables/{table}/resign")
    for person in people:
        person.goes_to(f"/tables/{table}")
        person.sees(".results .headline")
    ana.page.click(".results .btn.primary")
    for person in (ben, eva, dora):
        person.sees(".askbox .votes")
        assert person.page.title().startswith("● ")
    ben.page.locator(".askbox .acts .btn >> nth=1").click()
    for person in (eva, dora):
        person.page.click(".askbox .primary")
    for person in (ana, eva, dora):
        person.page.locator(".askbox .acts .btn >> nth=0").click()  # begin with bots for the others
    for person in (ana, eva, dora):
        person.waits("the next table", "!location.pathname.endsWith(argument)", table)
    assert ana.page.url == eva.page.url == dora.page.url
    again = ana.page.url.rsplit("/", 1)[1]
    names = [seat["name"] for seat in ana.asks(f"/api/tables/{again}")["seats"]]
    assert names == ["Ana", "Bot 2", "Eva", "Dora"]


def test_pause_end_a_quitter_of_four_and_a_seat_taken_over(visit: Visit) -> None:
    """Who gives up has lost, and nobody else: the three play on, and somebody takes the seat."""
    people = ana, ben, eva, dora = [visit() for _ in range(4)]
    table = sit_down(people, ("Ana", "Ben", "Eva", "Dora"), pace={"kind": "live", "leave": "open"})
    for person in people:
        person.goes_to(f"/tables/{table}")
        person.is_asked()
    ana.looks_beside("seats")
    ana.page.get_by_role("button", name="Ask for a pause").click()
    for person in (ben, eva, dora):
        expect(ana.page.locator(".prompt .who")).not_to_have_text("Pause")
        person.page.click(".askbox .primary")
    for person in people:
        expect(person.page.locator(".prompt .who")).to_have_text("Pause")
        person.page.click(".askbox .primary")  # I am ready
    ben.is_asked()
    ben.looks_beside("seats")
    ben.page.get_by_role("button", name="Propose to end it").click()
    ben.page.click("dialog .primary")
    expect(eva.page.locator(".askbox")).to_contain_text("nobody wins")
    check_looks(eva)
    eva.page.get_by_role("button", name="Play on").click()
    expect(ana.page.locator(".askbox")).to_have_count(0)

    ben.page.get_by_role("button", name="Give up", exact=True).click()
    expect(ben.page.locator("dialog")).to_contain_text("the others may invite somebody")
    ben.page.click("dialog .primary")
    for person in (ana, eva, dora):
        expect(person.page.locator(".slip >> nth=-1")).to_contain_text("Ben")
        person.sees(".askbox:has-text('Ben')")
    told = ana.asks(f"/api/tables/{table}/view")
    assert told["status"] == "playing"
    assert [bool(seat.get("gone")) for seat in told["seats"]] == [False, True, False, False]
    version = told["version"]
    ana.hurries(table, 1)
    dora.notices(lambda: dora.heard["version"] > version)
    ana.page.get_by_role("button", name="Invite somebody in their place").click()
    expect(ana.page.locator(".slip >> nth=-1")).to_contain_text("copied")
    link = ana.page.evaluate("navigator.clipboard.readText()")
    fay = visit()
    fay.goes_to(link.removeprefix(ana.page.url.split("/tables")[0]))
    fay.page.click(".notice .primary")
    fay.page.locator("dialog input").fill("Fay")
    fay.page.click("dialog .primary")
    for person in (ana, eva, dora):
        person.looks_beside("seats")
        expect(person.page.locator(".seat .name >> nth=1")).to_have_text("Fay")
    assert fay.asks(f"/api/tables/{table}/view")["you"] == 1
    # Who has left for good has no seat and no say any more.
    assert ben.asks(f"/api/tables/{table}/view").get("you") is None
    ana.page.get_by_role("button", name="Propose to end it").click()
    ana.page.click("dialog .primary")
    for person in (eva, dora, fay):
        person.page.click(".askbox .primary")
    for person in people:
        person.sees(".results .headline")
    assert ana.asks(f"/api/tables/{table}/view").get("winners") is None


def test_of_two_one_claims_the_win_under_the_eyes_of_others(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time runs out by the house's clock: the other is asked what to do about it; who looks on is not."""
    ana, ben, eva, dora = (visit(language=language) for language in ("en", "es", "en", "ja"))
    table = sit_down(
        [ana, ben], ("Ana", "Ben"), pace={"kind": "live", "minutes": 5, "late": "ask"}, public=True
    )
    for person in (ana, ben, eva, dora):
        person.goes_to(f"/tables/{table}")
        person.sees(".table-grid[data-state]")
    while ana.asks(f"/api/tables/{table}/view")["question"]:
        ana.hurries(table, 1)
    assert not ana.page.locator(".askbox").count()
    later(monkeypatch, 600.0)
    ana.sees(".askbox:has-text('Ben has run out of time')")
    assert ana.page.title().startswith("● ")
    assert not any(person.page.locator(".askbox").count() for person in (ben, eva, dora))
    check_looks(ana)
    ana.page.get_by_role("button", name="Claim the win").click()
    for person in (ana, ben, eva, dora):
        person.sees(".results .headline")
    assert ana.asks(f"/api/tables/{table}/view")["winners"] == [0]


def test_an_invitation_is_renewed_on_another_device(visit: Visit) -> None:
    """The link is kept with the table: the phone makes a new one, and the old one opens nothing any more."""
    desk, ben, eva = visit(width=1366), visit(), visit(language="es", width=360)
    desk.comes_in("Ana")
    table = desk.opens("court", "me", "open", "random", "random")
    desk.goes_to(f"/tables/{table}")
    phone = visit(width=360, memory=desk.context.storage_state())
    phone.goes_to(f"/tables/{table}")
    link = "dialog input"
    for device in (desk, phone):
        device.page.locator(".sitting .open").get_by_text("Link and QR code").click()
    old = desk.page.locator(link).input_value()
    assert phone.page.locator(link).input_value() == old
    desk.page.click("dialog .primary >> text=Close")
    phone.page.get_by_role("button", name="New link").click()
    phone.page.locator("dialog >> nth=-1").locator(".primary").click()
    expect(phone.page.locator(link)).not_to_have_value(old)
    new = phone.page.locator(link).input_value()
    home = desk.page.url.split("/tables")[0]
    ben.goes_to(old.removeprefix(home))
    ben.page.click(".notice .primary")
    ben.page.locator("dialog input").fill("Ben")
    ben.page.click("dialog .primary")
    ben.sees("dialog .problem:not(:empty)")
    ben.troubles.clear()  # the browser tells of every refusal
    eva.goes_to(new.removeprefix(home))
    eva.page.click(".notice .primary")
    eva.page.locator("dialog input").fill("Eva")
    eva.page.click("dialog .primary")
    for person in (desk, phone, eva):
        person.is_asked()
    assert [seat["name"] for seat in desk.asks(f"/api/tables/{table}")["seats"]][:2] == ["Ana", "Eva"]


def test_a_guest_who_becomes_an_account_is_called_so_for_all(visit: Visit) -> None:
    """The seat is renamed under the eyes of the others; the game and the place in it stay."""
    people = ana, ben, eva, dora = [visit(language=language) for language in ("en", "es", "ja", "en")]
    table = sit_down(people, ("Ana", "Ben", "Eva", "Dora"))
    for person in (ben, eva, dora):
        person.goes_to(f"/tables/{table}")
        person.looks_beside("seats")
        expect(person.page.locator(".seat .name >> nth=0")).to_have_text("Ana")
    ana.goes_to("/account")
    form = ana.page.locator("form").nth(1)
    form.locator("input[name=name]").fill("Marquise du Lac")
    form.locator("input[name=password]").fill("correct horse battery")
    form.locator("[type=submit]").click()
    ana.sees(".slip")
    for person in (ben, eva, dora):
        expect(person.page.locator(".seat .name >> nth=0")).to_have_text("Marquise du Lac")
    ana.goes_to(f"/tables/{table}")
    ana.is_asked()


def test_the_guests_games_come_along(visit: Visit) -> None:
    me, other = visit(), visit()
    other.comes_in("Zoe of the tables")
    other.does("/api/account", name="Zoe de Tencin", password="correct horse battery")
    me.comes_in("Ana")
    table = me.opens("court", "me", "open")
    me.goes_to("/account")
    me.page.get_by_role("button", name="Log out").click()
    expect(me.page.locator("dialog")).to_contain_text("as this guest")
    me.page.locator("dialog .btn >> nth=0").click()
    form = me.page.locator("form").first
    form.locator("input[name=name]").fill("Zoe de Tencin")
    form.locator("input[name=password]").fill("correct horse battery")
    form.locator("[type=submit]").click()
    expect(me.page.locator("dialog.carry")).to_contain_text("Versailles")
    me.page.click("dialog .primary")
    me.sees(".slip")
    assert [found["id"] for found in other.asks("/api/tables")["mine"]] == [table]


def sit_down(people: list[Visitor], names: tuple[str, ...], **settings: object) -> str:
    """A table at which all of them sit."""
    first, *others = people
    for person, name in zip(people, names, strict=True):
        person.comes_in(name)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    opened = first.does("/api/tables", game="court", seats=seats, **settings)
    table: str = opened["table"]["id"]
    for seat, person in enumerate(others, 1):
        person.does(f"/api/tables/{table}/join", seat=seat, invitation=opened["invitations"][str(seat)])
    return table


def test_the_front_page_is_alive(visit: Visit) -> None:
    """What waits for me stands first and moves by itself; the title counts; who wants the same is met."""
    ana, ben = visit(width=1366), visit(language="ja", width=360)
    table = sit_down([ana, ben], ("Ana", "Ben"), pace={"kind": "daily"})
    for person in (ana, ben):
        person.goes_to("/")
        person.sees(f".turncard[data-table='{table}'] .clock")
    assert ana.page.title() == "(1) Salon"
    for person in (ana, ben):
        check_looks(person)
    ben.page.evaluate("document.body.kept = true")
    ana.hurries(table, 2)  # court begins with two answers of each
    ana.sees(f".others [data-table='{table}']")
    assert ana.page.title() == "Salon"
    assert ben.page.evaluate("document.body.kept")  # nothing was loaded anew
    ana.page.select_option(".match select >> nth=1", "free")
    ben.page.select_option(".match select >> nth=1", "free")
    ana.page.click(".match .primary")
    ana.sees(".waiting-room")
    ben.sees(".openings [data-table]")
    ben.page.click(".match .primary")
    ben.is_asked()
    ana.is_asked()
    assert ana.page.url == ben.page.url


def test_talk_has_times_and_a_typed_line_survives_the_language(visit: Visit) -> None:
    ana, ben = visit(), visit()
    table = sit_down([ana, ben], ("Ana", "Ben"))
    said = {"type": "chat", "text": "hurry up"}
    assert ben.context.request.post(f"/api/tables/{table}/chat", data=said).ok
    ana.goes_to(f"/tables/{table}")
    ana.looks_beside("talk")
    ana.sees(".chat time")
    ana.page.locator(".chatline input").fill("half a line")
    ana.page.click(".masthead .menu")
    ana.page.click(".langs [lang=es]")
    expect(ana.page.locator(".chatline .btn")).to_have_text("Enviar")
    ana.looks_beside("talk")
    expect(ana.page.locator(".chatline input")).to_have_value("half a line")
    ana.page.hover(".chat li")
    ana.page.get_by_role("button", name="silenciar").click()
    ana.page.click("dialog .primary")
    expect(ana.page.locator(".chat li")).to_have_count(0)
