"""Manners at the table, seen by several who each have a browser of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.looks import check_looks
from tests.browser.reader import read
from tests.browser.visitor import Visit, Visitor

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


def test_pause_end_and_a_seat_taken_over(visit: Visit) -> None:
    people = ana, ben, eva = [visit() for _ in range(3)]
    table = sit_down(people, ("Ana", "Ben", "Eva"), pace={"kind": "live", "leave": "open"})
    for person in people:
        person.goes_to(f"/tables/{table}")
        person.is_asked()
    ana.looks_beside("seats")
    ana.page.get_by_role("button", name="Ask for a pause").click()
    for person in (ben, eva):
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
    ana.page.get_by_role("button", name="Invite somebody in their place").click()
    expect(ana.page.locator(".slip >> nth=-1")).to_contain_text("copied")
    link = ana.page.evaluate("navigator.clipboard.readText()")
    dora = visit()
    dora.goes_to(link.removeprefix(ana.page.url.split("/tables")[0]))
    dora.page.click(".notice .primary")
    dora.page.locator("dialog input").fill("Dora")
    dora.page.click("dialog .primary")
    ana.looks_beside("seats")
    expect(ana.page.locator(".seat .name >> nth=1")).to_have_text("Dora")


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
    ben.page.evaluate("document.querySelector('.turncard').dataset.kept = 1")
    ana.hurries(table, 2)  # court begins with two answers of each
    ana.sees(f".others [data-table='{table}']")
    assert ana.page.title() == "Salon"
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
