"""Packs for the commands: opened, with the game and the words they are played in."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from salon.games import load
from salon.kernel import BadCards, Game, State, fault
from salon.kernel.pack_file import ENDING, Pack, open_pack, read_bytes, read_pack
from salon.kernel.record import PackPlayed
from salon.lang import Words
from salon.lang.packs import PackWords


def opened(given: Path, game: str | None = None) -> tuple[Game[State], Pack]:
    """A pack and the game of the house that it is for; a folder must be told for which."""
    path = given
    if path.is_dir():
        if game is None:
            raise fault(BadCards, "pack.cli-which", path=str(path))
        house = load(game)
        return house, open_pack(house.form, path)
    pack = read_pack(read_bytes(path), str(path))
    house = load(game or pack.game)
    if pack.game != house.id:
        raise fault(BadCards, "pack.other-game", path=str(path), found=pack.game, expected=house.id)
    return house, pack


def dealt(game: str, cards: Path | None, speaker: Words) -> tuple[Game[State], Words]:
    """The game with a pack, and the language in which its cards are called as their owner calls them."""
    house = load(game)
    if cards is None or not house.has_packs:
        return load(game, cards), speaker
    _, pack = opened(cards, game)
    return house.with_pack(pack.body), PackWords(speaker, game, house.names_of(pack.body))


def played(game: str, cards: Path | None) -> PackPlayed | None:
    """What a record says of the pack."""
    house = load(game)
    if cards is None or not house.has_packs:
        return None
    _, pack = opened(cards, game)
    return PackPlayed(pack.name, pack.version, house.play_of(pack.body))


def file_name(name: str, version: int = 1) -> str:
    """The name of a pack's file.

    >>> file_name("Ana’s box, 2nd"), file_name("私たちの箱", 3)
    ('ana-s-box-2nd-1.salonpack', '私たちの箱-3.salonpack')
    """
    words = re.sub(r"[^\w]+", "-", unicodedata.normalize("NFC", name).lower()).strip("-_")
    return f"{words[:60] or 'pack'}-{version}{ENDING}"
