"""Packs as files: given away, and brought in from other houses."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

from starlette.responses import Response

from salon.games import games, load
from salon.kernel import BadCards, SalonError, fault
from salon.kernel.pack_file import read_pack
from salon.lang import LANGUAGES
from salon.server import pack_draft as draft
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.errands import Errands
from salon.server.pack_access import lost
from salon.server.pack_written import written
from salon.server.packs import Packs
from salon.server.speech import speaker
from salon.server.wire_packs import ImportSent, PackLine

IMPORT = 600_000  # bytes of a file inside JSON


def file_name(name: str, version: int) -> str:
    """What the file of a version is called.

    >>> file_name("Ana’s box", 2)
    'ana-s-box-2.salonpack'
    """
    words = re.sub(r"[^\w]+", "-", name.lower()).strip("-_")
    return f"{words or 'pack'}-{version}.salonpack"


class PackFiles:
    """Export and import."""

    def __init__(self, packs: Packs, errands: Errands) -> None:
        self._packs, self._errands = packs, errands

    def endpoints(self) -> list[Endpoint]:
        file, bring = "/api/packs/{id}/export", "/api/packs/import"
        version, lang, any_ = ("version",), ("lang",), dict[str, Any]
        return [
            Endpoint("GET", file, None, any_, "As a file", self.export, "packs", version),
            Endpoint(
                "POST", bring, ImportSent, PackLine, "From a file", self.bring_in, "packs", lang, most=IMPORT
            ),
        ]

    async def export(self, call: Call[None]) -> Response:
        """A version, or the draft of one's own, as one file."""
        user = somebody(call)
        pack = await self._packs.access.seen(call.path("id"), user)
        asked = call.query("version", "0")
        number = int(asked) if asked.isdecimal() and len(asked) < 4 else -1
        known = {version.version for version in self._packs.access.visible(pack, user)}
        if number not in known and not (number == 0 and pack.owner == user.id):
            raise lost()
        body = await self._packs.store.pack_body(pack.id, number)
        if body is None:
            raise lost()
        data = await self._errands.run(written, pack, number, body)
        name = quote(file_name(body["name"], max(1, number)))
        headers = {
            "content-disposition": f"attachment; filename*=UTF-8''{name}",
            "cache-control": "no-store",
        }
        return Response(data, media_type="application/toml", headers=headers)

    async def bring_in(self, call: Call[ImportSent]) -> PackLine:
        """A pack from a file: its draft, to be tested here. What the file says of digests is not believed."""
        user, voice = somebody(call), speaker(call.visitor.language)
        try:
            found = await self._errands.run(read_pack, call.body.file.encode(), "")
        except SalonError as error:
            raise fault(BadCards, "packs.bad-file", reason=error.text) from None
        if found.game not in games() or not load(found.game).has_packs:
            raise Declined(409, "packs.other-game")
        game = load(found.game)
        own = game.pack_of_house()
        kinds = {group: type(cards) for group, cards in own.items()}
        if {group: type(cards) for group, cards in found.body.items()} != kinds:
            raise Declined(409, "packs.not-whole")
        languages = [code for code in found.languages if code in LANGUAGES] or ["en"]
        body = {
            "name": draft.clean_name(found.name),
            "languages": languages,
            "base": found.base,
            "cards": found.body,
        }
        return await self._packs.line(await self._packs.put_on_shelf(user, game, body), user, voice)
