"""Somebody who comes to the house with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Self

from playwright.sync_api import Browser, StorageState

from tests.browser.player import EYES, Hand, Json, Player

HEIGHT = {360: 740, 1024: 768, 1366: 657, 1920: 1080}


class House(NamedTuple):
    """Where the house is."""

    url: str
    database: str = ""


class Visitor(Player):
    """A player with a context of their own: language, size of the screen, light or dark.

    With the `memory` of another context one is who that one was.
    """

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        language: str = "en",
        width: int = 1024,
        dark: bool = False,
        motion: bool = False,
        seed: int = 0,
        hand: Hand = "mouse",
        memory: StorageState | None = None,
        worker: bool = False,  # whether the house may leave one in the browser
    ) -> None:
        self.context = browser.new_context(
            base_url=house.url,
            locale=language,
            viewport={"width": width, "height": HEIGHT[width]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=memory,
            permissions=["clipboard-read", "clipboard-write", *(["notifications"] if worker else [])],
        )
        self.context.add_init_script(path=EYES)
        if not worker:  # as in a browser that has none, or where the house is not reached in a secure way
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.language = language
        super().__init__(self.context.new_page(), seed, hand)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()

    # -- beside the page: what a test needs in order to begin in the middle --------------------------

    def asks(self, path: str) -> Any:
        """Ask the server for something."""
        found = self.context.request.get(path)
        assert found.ok, found.text()
        return found.json()

    def does(self, path: str, **body: Any) -> Any:
        """Ask the server to do something."""
        found = self.context.request.post(path, data=body or None)
        assert found.ok, found.text()
        return found.json()

    def comes_in(self, name: str = "Ana") -> None:
        """Be a guest with a name."""
        self.does("/api/guest", name=name, language=self.language)
        self.knows_the_house()

    def knows_the_house(self) -> None:
        """The page need not wonder whether there is a session."""
        self.context.add_init_script("localStorage.setItem('salon.known', '1')")

    def opens(self, game: str, *seats: str, **settings: Any) -> str:
        """A new table, by its id: `me`, `open` or the name of a bot for each seat."""
        made = [{"kind": s} if s in {"me", "open"} else {"kind": "bot", "bot": s} for s in seats]
        table: str = self.does("/api/tables", game=game, seats=made, **settings)["table"]["id"]
        return table

    def hurries(self, table: str, answers: int) -> Json:
        """Give so many answers without the page."""
        path = f"/api/tables/{table}"
        view: Json = self.asks(f"{path}/view")
        while answers and view["status"] == "playing":
            legal = [a["action"] for a in (view["question"] or {}).get("answers", ()) if a.get("legal", True)]
            if legal:
                action = self.random.choice(legal)
                found = self.context.request.post(
                    f"{path}/act", data={"type": "act", "version": view["version"], "action": action}
                )
                answers -= found.ok
                view = found.json() if found.ok else self.asks(f"{path}/view")
            else:
                self.page.wait_for_timeout(30)  # a bot thinks
                view = self.asks(f"{path}/view")
        return view

    def sits_at(self, game: str, *seats: str, answers: int = 0, **settings: Any) -> str:
        """Be at a table, after so many answers."""
        self.comes_in()
        table = self.opens(game, *seats, **settings)
        self.hurries(table, answers)
        self.goes_to(f"/tables/{table}")
        self.sees(".table-grid[data-state]")
        return table

    def looks_beside(self, pane: str) -> None:
        """Open a part of the panel beside the board: seats, log, talk or rules."""
        if self.page.locator(".table-grid").get_attribute("data-pane") != pane:
            self.page.click(f'.rail [data-tab="{pane}"]')

    def sees_results(self, table: str) -> None:
        """Wait for all of the results; where no score ever moved there is no curve."""
        self.sees(".results .headline")
        lines = self.asks(f"/api/tables/{table}/curve")["lines"]
        if any(len(set(line["scores"])) > 1 for line in lines):
            self.sees(".results .chart")


Visit = Callable[..., Visitor]
