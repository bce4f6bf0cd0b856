"""Answers made small for the way: brotli where the browser reads it, gzip where not."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Mapping

import brotli
import msgspec
from starlette.requests import Request
from starlette.responses import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "private, no-cache"  # whether it is still the same
SMALL = 600  # bytes that fit into one packet anyway
PACKERS: Mapping[str, Callable[[bytes], bytes]] = {
    "br": lambda content: bytes(brotli.compress(content)),  # as small as it gets: it is done once
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
}
TEXTS = ("text/", "application/json", "application/javascript", "image/svg+xml")


class Packed:
    """Something to be sent often, as it is and packed; each is made when first asked for."""

    def __init__(self, content: bytes, media: str) -> None:
        self.media = media
        self.tag = f'"{digest(content)}"'
        self._ways = {"": content}
        self._packs = media.startswith(TEXTS) and len(content) > SMALL

    async def response(self, request: Request, cache: str) -> Response:
        """The answer: only that it is still the same, to one who has it."""
        headers = {"cache-control": cache, "etag": self.tag}
        if self._packs:
            headers["vary"] = "accept-encoding"
        if has(request, self.tag):
            return Response(status_code=304, headers=headers)
        way = accepted(request.headers.get("accept-encoding", "")) if self._packs else ""
        if way not in self._ways:
            self._ways[way] = await asyncio.to_thread(PACKERS[way], self._ways[""])
        if way:
            headers["content-encoding"] = way
        return Response(self._ways[way], media_type=self.media, headers=headers)


class Often:
    """Answers that many get: packed once, however often they are given."""

    def __init__(self, most: int = 100) -> None:
        self._most = most
        self._packed: dict[str, Packed] = {}

    async def response(self, found: object, request: Request) -> Response:
        content = msgspec.json.encode(found)
        key = digest(content)
        packed = self._packed.pop(key, None) or Packed(content, "application/json")
        self._packed[key] = packed  # now the last to go
        if len(self._packed) > self._most:
            del self._packed[next(iter(self._packed))]
        return await packed.response(request, ASK_FIRST)


def digest(content: bytes) -> str:
    """What stands for a content: another content, another digest."""
    return hashlib.sha256(content).hexdigest()[:20]


def accepted(header: str) -> str:
    """The best way of packing that a browser reads; empty if it reads none.

    >>> accepted("gzip, deflate, br;q=0.9"), accepted("br;q=0, gzip"), accepted("identity")
    ('br', 'gzip', '')
    """
    named = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    reads = {name for name, _, weight in named if weight.rstrip("0") not in {"0.", "0"} and weight != "0"}
    return next((way for way in PACKERS if way in reads), "")


def has(request: Request, tag: str) -> bool:
    """Whether the browser has this very content. A proxy that packs may have marked its tag as weak."""
    known = request.headers.get("if-none-match", "")
    return tag in (one.strip().removeprefix("W/") for one in known.split(","))
