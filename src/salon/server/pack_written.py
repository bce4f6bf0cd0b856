"""A version of a pack, or a draft, as the file that it is given away in."""

from __future__ import annotations

from salon.games import load
from salon.kernel import Body
from salon.kernel.pack_file import Pack, write_pack
from salon.server.speech import speaker
from salon.server.store import StoredPack


def written(pack: StoredPack, version: int, body: Body) -> bytes:
    """The bytes of the file; a draft is written as the first version."""
    return write_pack(
        Pack(
            name=body["name"],
            game=pack.game,
            body=body["cards"],
            author=speaker("en").words.called(pack.author),
            rules=load(pack.game).key,
            version=max(1, version),
            languages=tuple(body["languages"]),
            base=body["base"],
        )
    )
