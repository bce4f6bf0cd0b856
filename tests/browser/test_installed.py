"""The house as an application: it opens without a line, and tells of a turn while no page of it is open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from salon.server.database import sqlite_url
from tests.browser.looks import check_looks
from tests.browser.visitor import House, Visitor
from tests.server.push_service import PushService
from tests.server.running import Server, wait_until

# There is no line to the services of the browsers' makers here: the browser's box is one of ours. All that
# comes after, from the permission to the notice on the screen, is the browser's own.
BOX = """(() => {
  const { endpoint, p256dh, auth } = %s;
  let found = null;
  const made = (key) => ({
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { found = null; return true; },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (found = made(applicationServerKey));
  PushManager.prototype.getSubscription = async () => found;
})()"""
SHOWN = (
    "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(n => [n.title, n.body])"
)
KNOWN = """async (part) => {
  const known = await caches.open('salon-known');
  return (await known.keys()).some(({ url }) => url.includes(part));
}"""
CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that may send to addresses on this machine."""
    database = sqlite_url(tmp_path_factory.mktemp("house") / "salon.db")
    with Server(database, webhooks="private") as server:
        yield House(server.url, database)


def has_worker(visitor: Visitor) -> None:
    visitor.waits("the worker is there", CONTROLLED)


class Delivery:
    """Hands to the browser what its maker's service would."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.ids: list[str] = []
        self.line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.line.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self.line.send("ServiceWorker.enable")
        visitor.notices(lambda: bool(self.ids))

    def _hear(self, told: dict[str, list[dict[str, str]]]) -> None:
        self.ids += [each["registrationId"] for each in told["registrations"]]

    def hand_over(self, said: str, origin: str) -> None:
        what = {"origin": origin, "registrationId": self.ids[-1], "data": said}
        self.line.send("ServiceWorker.deliverPushMessage", what)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your turn: Versailles"), ("ja", "あなたの番：ヴェルサイユ")]
)
def test_a_turn_is_told_to_a_browser_in_which_no_page_is_open(
    browser: Browser, here: House, monkeypatch: pytest.MonkeyPatch, language: str, title: str
) -> None:
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("salon.server.due.GRACE", 0.0)
    with (
        PushService() as service,
        Visitor(browser, here, language=language, worker=True, width=360) as ana,
        Visitor(browser, here) as ben,
    ):
        ana.context.add_init_script(BOX % json.dumps(service.subscription))
        ana.comes_in("Ana")
        ben.comes_in("Ben")
        ana.goes_to("/account")
        ana.page.click(".notice-settings > div .btn")
        expect(ana.page.locator(".notice-settings .acts span").first).to_be_visible()
        ana.waits("the house knows it", "localStorage.getItem('salon.push') !== null")
        assert ana.asks("/api/notices")["here"]
        check_looks(ana)
        deliver = Delivery(ana)
        opened = ben.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}])
        table = opened["table"]["id"]
        ana.does(f"/api/tables/{table}/join", seat=1, invitation=opened["invitations"]["1"])
        wait_until("the service has a message", lambda: service.opened or service.troubles)
        assert service.troubles == []
        assert service.opened[0]["title"] == title
        ana.page.goto("about:blank")  # no page of the house is open when it comes
        deliver.hand_over(service.open(service.raw[0]).decode(), here.url)
        ana.goes_to("/account")
        ana.notices(lambda: bool(ana.page.evaluate(SHOWN)))
        shown = ana.page.evaluate(SHOWN)
        assert shown == [[title, service.opened[0]["body"]]]
        # A new session knows of no browser: the page says again that this one takes messages.
        ana.does("/api/push/stop")
        ana.page.evaluate("sessionStorage.clear()")
        ana.goes_to("/")
        ana.notices(lambda: bool(ana.asks("/api/notices").get("here")))
        ana.goes_to("/account")
        # And no more: this browser is not told any more.
        ana.page.click(".notice-settings .acts .btn >> nth=0")
        ana.sees(".notice-settings > div .btn")
        assert "here" not in ana.asks("/api/notices")


def test_how_one_is_told_is_kept(browser: Browser, here: House) -> None:
    with Visitor(browser, here, language="es", width=360, worker=True) as ana:
        ana.comes_in("Ana")
        ana.goes_to("/account")
        form = ana.page.locator(".notice-settings form")
        form.locator("input[name='turn webhook']").uncheck()
        form.locator("input[name='game court']").uncheck()
        form.locator("input[name=quiet]").check()
        form.locator("input[name=from]").fill("23:30")
        form.locator("[type=submit]").click()
        ana.sees(".slip")
        wishes = ana.asks("/api/notices")["wishes"]
        assert wishes["unwanted"] == [{"kind": "turn", "way": "webhook"}]
        assert wishes["games"] == ["court"]
        assert wishes["quiet"] == {"start": 23 * 60 + 30, "end": 8 * 60}
        ana.goes_to("/account")
        expect(ana.page.locator("input[name='game court']")).not_to_be_checked()
        expect(ana.page.locator("input[name=from]")).to_have_value("23:30")
        check_looks(ana)


def test_it_can_be_installed(browser: Browser, here: House) -> None:
    """The browser itself finds nothing wrong with the manifest, its icons and the worker."""
    with Visitor(browser, here, language="ja", worker=True) as ana:
        ana.goes_to("/")
        has_worker(ana)
        line = ana.context.new_cdp_session(ana.page)
        found = line.send("Page.getAppManifest")
        assert found["errors"] == []
        said = json.loads(found["data"])
        assert (said["lang"], said["display"], said["start_url"]) == ("ja", "standalone", "/")
        assert [icon["sizes"] for icon in said["icons"]] == ["any", "192x192", "512x512", "512x512"]
        for icon in said["icons"]:
            assert ana.context.request.get(icon["src"]).ok
        errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_opens_without_a_line_with_what_it_last_knew(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    """The front page and a table one has looked at."""
    with ExitStack() as closing:
        server = Server(sqlite_url(tmp_path / "salon.db"))
        closing.push(server)
        ana = closing.enter_context(
            Visitor(browser, House(server.url), language=language, worker=True, width=360)
        )
        ana.comes_in("Ana")
        table = ana.opens("court", "me", "random")
        ana.goes_to("/")
        has_worker(ana)
        ana.sees(f".turncard[data-table='{table}']")
        ana.goes_to(f"/tables/{table}")
        asked = ana.is_asked() and ana.page.locator(".prompt .ask").inner_text()
        ana.page.click(".brand")
        card = ana.sees(f".turncard[data-table='{table}']").inner_text()
        ana.notices(lambda: ana.page.evaluate(KNOWN, f"/api/tables/{table}/view"))
        server.__exit__(None, None, None)
        ana.page.reload()
        assert ana.sees(f".turncard[data-table='{table}']").inner_text() == card
        ana.sees(".offline-bar:not([hidden])")
        check_looks(ana)
        ana.page.click(f".turncard[data-table='{table}'] .btn")
        ana.sees(".prompt.offline")
        assert ana.page.locator(".prompt .ask").inner_text().startswith(str(asked))
        assert ana.page.locator("[data-action].legal").count()


def test_what_was_known_goes_with_whom_it_was_told(browser: Browser, here: House) -> None:
    """Whoever logs out leaves nothing on the machine; so does a session that was ended elsewhere."""
    kept = "localStorage.getItem('salon.hall')"
    with Visitor(browser, here, worker=True) as ana:
        for elsewhere in (False, True):
            ana.does("/api/guest", name="Ana")
            ana.goes_to("/")
            has_worker(ana)
            ana.page.evaluate("localStorage.setItem('salon.known', '1')")
            table = ana.opens("court", "me", "random")
            ana.goes_to("/")
            ana.sees(f".turncard[data-table='{table}']")
            ana.waits("the front page is kept", f"{kept}?.includes(argument)", table)
            ana.notices(lambda: ana.page.evaluate(KNOWN, "/api/me"))
            if elsewhere:
                assert ana.context.request.post("/api/logout").ok
                ana.goes_to("/")
                ana.troubles.clear()  # the browser tells of the refusal
            else:
                ana.goes_to("/account")
                ana.page.get_by_role("button", name="Log out").click()
                ana.page.click("dialog .primary")
                ana.sees(".posters")
            ana.notices(lambda: not ana.page.evaluate(KNOWN, "/api/me"))
            assert table not in (ana.page.evaluate(kept) or "")
