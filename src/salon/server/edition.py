"""What the page is made of: scripts, styles, pictures and labels, under addresses that name their content.

All of it is one edition. Its files are at `/v/DIGEST/…`, as they lie on disk (`/v/DIGEST/web/dom.js`,
`/v/DIGEST/games/GAME/board/board.js`), so relative imports mean the same there and here. A browser keeps
them for ever; only the entry, `index.html`, is asked for each time, and names the edition. So whatever an
upgrade changes, a page never gets one part from before it and another from after it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from salon.games import folder, games
from salon.kernel.version import VERSION
from salon.lang import LANGUAGES, Language, catalogues
from salon.server import joining
from salon.server.api import problem
from salon.server.packing import ASK_FIRST, FOR_EVER, Packed, digest
from salon.server.people import preferred
from salon.server.shelf import EMBLEMS
from salon.server.speech import speaker
from salon.server.ui import PARTS, labels, page

WEB = Path(__file__).parent.parent / "web"
ENTRY = "web/index.html"
PAPER = "#efe5cf"  # of the page, by day
_WORDS = re.compile(r"words/(\w+?)(?:-(\w+))?\.json")
LATER = ("library", "packs", "people")  # of the catalogues of the house, those that only some pages need
LATER_PAGES = (
    "web/library/pages.js",
    "web/packs/pages.js",
    "web/lively.js",
    "web/calls.js",
    "web/waiting.js",
    "web/insight.js",
    "web/people/pages.js",
)  # what else is joined, as a board is: what only some need
ICON = "web/favicon.svg"
WORKER = "web/worker/worker.js"  # what goes on while no page is open
SIDES = "web/sides.css"  # whose colour is which; as it is handed out, with what games have seats play
SPRITE = f"web/{EMBLEMS}"  # the emblems of the house and, as it is handed out, of its games


def sources() -> Iterator[tuple[str, Path]]:
    """Every file of the page, by its address."""
    roots = {"web": WEB, **{f"games/{id}/board": folder(id) / "board" for id in games()}}
    for root, place in roots.items():
        for path in sorted(place.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                yield f"{root}/{path.relative_to(place).as_posix()}", path


class Edition:
    """One state of all files. They are read at once, and never again."""

    def __init__(self, *, joined: bool) -> None:
        files = {address: path.read_bytes() for address, path in sources()}
        own = (f"games/{id}/board/{EMBLEMS}" for id in games())
        files[SPRITE] = joining.sprite(files[SPRITE], [files[address] for address in own if address in files])
        colours = (f"games/{id}/board/sides.css" for id in games())
        files[SIDES] = b"\n".join([files[SIDES], *(files[each] for each in colours if each in files)])
        if joined:
            texts = {a: data.decode() for a, data in files.items() if a.endswith((".js", ".css"))}
            boards = [address for id in games() if (address := f"games/{id}/board/board.js") in files]
            scripts = joining.scripts(texts, [*LATER_PAGES, *boards])
            sheets = {a: joining.styles(texts, a) for a in texts if a.endswith(".css")}
            files |= {address: text.encode() for address, text in (scripts | sheets).items()}
        content = hashlib.sha256(VERSION.encode())
        for address, data in files.items():
            content.update(f"{address} {len(data)}\n".encode() + data)
        for path in (path for id in LANGUAGES for part in (*PARTS, *LATER) for path in catalogues(id, part)):
            content.update(path.read_bytes())
        self.name = content.hexdigest()[:20]
        self._entry = files[ENTRY].decode()
        if ICON in files:  # smaller than the question for it
            self._entry = self._entry.replace(f"/{ICON}", f"data:image/svg+xml,{quote(files[ICON])}")
        self._entry = self._entry.replace('"/web/', f'"/v/{self.name}/web/')
        self._entries: dict[Language, Packed] = {}
        self._manifests: dict[Language, Packed] = {}
        self._files = {address: Packed(data, media(address)) for address, data in files.items()}

    def __contains__(self, address: str) -> bool:
        return address in self._files

    def file(self, address: str) -> Packed | None:
        """The file at an address inside the edition; labels are made when first asked for."""
        words = _WORDS.fullmatch(address)
        if words and address not in self._files:
            language = next((id for id in LANGUAGES if id == words[1]), None)
            if language is not None and (not words[2] or words[2] in LATER):
                content = msgspec.json.encode(labels(language, words[2]) if words[2] else page(language))
                self._files[address] = Packed(content, "application/json")
        return self._files.get(address)

    def manifest(self, language: Language) -> Packed:
        """What the house is called, and how it looks, where it is installed as an application."""
        if language not in self._manifests:
            content = msgspec.json.encode(manifest(language, f"/v/{self.name}/web"))
            self._manifests[language] = Packed(content, "application/manifest+json")
        return self._manifests[language]

    def entry(self, language: Language) -> Packed:
        """The page to begin with, which says in what language the browser would like it."""
        if language not in self._entries:
            text = self._entry.replace('<html lang="en">', f'<html lang="{language}">')
            self._entries[language] = Packed(text.encode(), "text/html")
        return self._entries[language]


class Press:
    """Hands out the edition of this house; in development a new one whenever a file has changed."""

    def __init__(self, *, dev: bool) -> None:
        self._dev = dev
        self._stamp = _stamp() if dev else None
        self._edition = Edition(joined=not dev)

    async def entry(self, request: Request) -> Response:
        """The page to begin with."""
        if self._dev and (stamp := _stamp()) != self._stamp:
            self._stamp, self._edition = stamp, Edition(joined=False)
        language = preferred(request.headers.get("accept-language", ""))
        response = await self._edition.entry(language).response(request, ASK_FIRST)
        response.headers.append("vary", "accept-language")
        return response

    async def manifest(self, request: Request) -> Response:
        """How the house is installed, in the language of the browser."""
        language = preferred(request.headers.get("accept-language", ""))
        response = await self._edition.manifest(language).response(request, ASK_FIRST)
        response.headers.append("vary", "accept-language")
        return response

    async def worker(self, request: Request) -> Response:
        """At an address above all pages, for it stands between them and the house."""
        found = self._edition.file(WORKER)
        return missing() if found is None else await found.response(request, ASK_FIRST)

    async def file(self, request: Request) -> Response:
        """A file of the edition; of another edition there is nothing here."""
        wanted, edition = request.path_params, self._edition
        found = edition.file(wanted["path"]) if wanted["edition"] == edition.name else None
        if found is None:
            return missing()
        return await found.response(request, FOR_EVER)

    async def lead(self, request: Request) -> Response:
        """From the address of a file to the one in this edition."""
        address = request.url.path.removeprefix("/")
        if address not in self._edition:
            return missing()
        return RedirectResponse(f"/v/{self._edition.name}/{address}", headers={"cache-control": ASK_FIRST})

    async def icon(self, request: Request) -> Response:
        found = self._edition.file(ICON)
        return missing() if found is None else await found.response(request, ASK_FIRST)


def manifest(language: Language, home: str) -> dict[str, object]:
    """The description of the house as an application."""
    voice = speaker(language)
    icons = [{"src": f"{home}/favicon.svg", "sizes": "any", "type": "image/svg+xml"}]
    for name, size in (("192", 192), ("512", 512)):
        icons.append({"src": f"{home}/icon-{name}.png", "sizes": f"{size}x{size}", "type": "image/png"})
    whole = {"src": f"{home}/icon-whole.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    named = (("house.app-new", "/new"), ("house.app-tables", "/tables"), ("house.app-library", "/library"))
    return {
        "id": "/",
        "name": "Salon",
        "short_name": "Salon",
        "description": voice.label("house.app-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [*icons, whole],
        "shortcuts": [{"name": voice.label(name), "url": url} for name, url in named],
    }


def missing() -> Response:
    """There is no such file, now."""
    response = problem(404, "Not Found")
    response.headers["cache-control"] = "no-store"
    return response


def media(address: str) -> str:
    """What kind of file it is; scripts have one name, whatever the machine calls them."""
    if address.endswith(".js"):
        return "text/javascript"
    return guess_type(address)[0] or "application/octet-stream"


def _stamp() -> str:
    marks = (f"{address} {(s := path.stat()).st_mtime_ns} {s.st_size}" for address, path in sources())
    return digest("\n".join(marks).encode())
