"""Who may use a pack: its owner's word, links, helpers who key in too, and what the host says."""

from __future__ import annotations

import secrets
import time

from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.host import Host
from salon.server.limits import Limits
from salon.server.pack_access import lost
from salon.server.packs import Packs
from salon.server.speech import speaker
from salon.server.store import StoredPack, hashed
from salon.server.wire_packs import (
    HostPack,
    HostPackSent,
    PackLine,
    ShareSent,
    ShareState,
    Taker,
    TakeSent,
)


class PackShares:
    """What the page about sharing asks for, and the host."""

    def __init__(self, packs: Packs, host: Host, *, limited: bool) -> None:
        self._packs, self._host = packs, host
        self._tries = Limits(rate=0.2, burst=20, off=not limited)  # of links

    def endpoints(self) -> list[Endpoint]:
        get, post, tag = "GET", "POST", "packs"
        share, take, host = "/api/packs/{id}/share", "/api/packs/take", "/api/host/packs"
        packs = tuple[HostPack, ...]
        return [
            Endpoint(post, take, TakeSent, PackLine, "Take a link to a pack", self.take_pack, tag, ("lang",)),
            Endpoint(get, share, None, ShareState, "Who may use it", self.pack_shared, tag),
            Endpoint(post, share, ShareSent, ShareState, "Let others use it", self.share_pack, tag),
            Endpoint(get, host, None, packs, "Packs, for the host", self.hosted_packs, tag),
            Endpoint(post, host + "/{id}", HostPackSent, packs, "Decide on a pack", self.decide_pack, tag),
        ]

    async def pack_shared(self, call: Call[None]) -> ShareState:
        pack = await self._packs.access.own(call.path("id"), somebody(call))
        return await self._share_state(pack, "")

    async def _share_state(self, pack: StoredPack, link: str) -> ShareState:
        called = speaker("en").words.called
        return ShareState(
            share=pack.share,
            affirmed=pack.affirmed is not None,
            link=link,
            linked=pack.linked,
            takers=tuple(
                Taker(id=found.id, name=called(found.name), helps=found.helps)
                for found in await self._packs.store.takers(pack.id)
            ),
            house=pack.house or 0,
            asked=pack.share == "house" and (not pack.kept or pack.house != pack.kept[0].version),
        )

    async def share_pack(self, call: Call[ShareSent]) -> ShareState:
        """Nobody is let in before its owner has said that nothing was copied."""
        pack = await self._packs.access.own(call.path("id"), somebody(call))
        sent, link = call.body, ""
        if pack.hidden and sent.share != "private":
            raise Declined(409, "packs.hidden-by-host")
        if sent.share != "private" and not sent.affirm and pack.affirmed is None:
            raise Declined(409, "packs.affirm")
        if sent.share != "private" and not pack.kept:
            raise Declined(409, "packs.untested")
        if sent.helper:
            await self._packs.store.set_helps(pack.id, sent.helper, helps=sent.helps)
        if sent.drop:
            await self._packs.store.drop_takers(pack.id, sent.drop)
        values: dict[str, object] = {"share": sent.share}
        if sent.affirm and pack.affirmed is None:
            values["affirmed"] = time.time()
        if sent.share == "link" and not (sent.drop or sent.helper):
            link = secrets.token_urlsafe(16)
            values["link"] = hashed(link)
        if sent.share != "house":
            values["house"] = None
        if sent.share == "private":
            values["link"] = None
            await self._packs.store.drop_takers(pack.id)
        await self._packs.store.set_pack(pack.id, **values)
        return await self._share_state(await self._packs.access.own(pack.id, somebody(call)), link)

    async def take_pack(self, call: Call[TakeSent]) -> PackLine:
        user = somebody(call)
        if not self._tries.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
        pack = await self._packs.store.pack_linked(hashed(call.body.secret))
        if pack is None:
            raise lost()
        if pack.owner != user.id:
            await self._packs.store.take_pack(pack.id, user.id)
        return await self._packs.line(pack, user, speaker(call.visitor.language))

    # -- the host ----------------------------------------------------------------------------

    async def hosted_packs(self, call: Call[object]) -> tuple[HostPack, ...]:
        self._host.check(call)
        return tuple(
            HostPack(
                id=pack.id,
                name=pack.name,
                author=speaker(call.visitor.language).words.called(pack.author),
                game=pack.game,
                share=pack.share,
                bytes=sum(version.size for version in pack.versions),
                versions=tuple(version.version for version in pack.kept),
                house=pack.house or 0,
                hidden=pack.hidden == "host",
            )
            for pack in await self._packs.store.all_packs()
            if pack.hidden != "owner"
        )

    async def decide_pack(self, call: Call[HostPackSent]) -> tuple[HostPack, ...]:
        self._host.check(call)
        pack = await self._packs.store.pack(call.path("id")[:12])
        if pack is None or pack.hidden == "owner":
            raise lost()
        version = call.body.version
        if version and (pack.share != "house" or pack.version(version) is None):
            raise Declined(409, "packs.not-asked")
        hidden = "host" if call.body.hidden else ""
        await self._packs.store.set_pack(pack.id, house=version or None, hidden=hidden)
        return await self.hosted_packs(call)
