"""The page's weight: how many requests and bytes it takes until a page is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass(frozen=True)
class Load:
    """What came over the wire for a page; not what the browser had kept."""

    addresses: tuple[str, ...]
    bytes: int  # with the heads of the answers, as packed on the way

    @property
    def requests(self) -> int:
        return len(self.addresses)


def load(page: Page, path: str, there: str) -> Load:
    """Load a page and wait until something is there and all is quiet."""
    lens = page.context.new_cdp_session(page)
    asked: dict[str, str] = {}
    kept: set[str] = set()
    came: dict[str, float] = {}

    def ask(event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            asked[event["requestId"]] = event["request"]["url"]

    def answer(event: dict[str, Any]) -> None:
        response = event["response"]
        if response.get("fromDiskCache") or response.get("fromPrefetchCache"):
            kept.add(event["requestId"])

    lens.on("Network.requestWillBeSent", ask)
    lens.on("Network.requestServedFromCache", lambda event: kept.add(event["requestId"]))
    lens.on("Network.responseReceived", answer)
    lens.on("Network.loadingFinished", lambda e: came.update({e["requestId"]: e["encodedDataLength"]}))
    lens.send("Network.enable")
    page.goto(path)
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")
    lens.detach()
    sent = asked.keys() - kept
    return Load(
        tuple(address for id, address in asked.items() if id in sent),
        round(sum(size for id, size in came.items() if id in sent)),
    )
