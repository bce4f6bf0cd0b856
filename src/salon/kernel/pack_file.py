"""Packs on disk: one file with a header and all cards; folders of the old form are read for ever."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.errors import BadCards, fault
from salon.kernel.files import TooMuch, read_file
from salon.kernel.pack import MOST, SCHEMA, Body, Form, Sheet, excess
from salon.kernel.pack_plain import unseen
from salon.kernel.pack_toml import toml
from salon.kernel.text import Text

MOST_BYTES = 256 * 1024
MOST_IN_LINE = 2000  # characters: the time to read a key grows with the square of its parts
ENDING = ".salonpack"
LONGEST_NAME = 60
_HEADER = ("schema", "name", "author", "game", "rules", "version", "languages", "base")


class Pack(msgspec.Struct, frozen=True):
    """A body with what is said of it as a whole. What its cards say is looked at by `Game.check_pack`."""

    name: str
    game: str
    body: Body
    author: str = ""
    rules: str = ""  # the version of the rules and of the vocabulary that it was written for
    version: int = 1
    languages: tuple[str, ...] = ("en",)  # of the names; the first is the author's
    base: str = "house"  # or the digest of what it was copied from


def write_pack(pack: Pack) -> bytes:
    """A pack as one file; what is read from it is written as the same bytes again."""
    header: dict[str, Any] = {"schema": SCHEMA}
    for key in _HEADER[1:]:
        value = getattr(pack, key)
        header[key] = list(value) if isinstance(value, tuple) else value
    return toml({key: value for key, value in header.items() if value != ""}, pack.body).encode(
        errors="replace"
    )


def read_pack(data: bytes, path: str = "") -> Pack:
    """A pack from the bytes of a file; of its body only the size has been looked at.

    >>> read_pack(write_pack(Pack("Ours", "chess", {"piece": [{"id": "queen"}]}))).body
    {'piece': [{'id': 'queen'}]}
    """
    if len(data) > MOST_BYTES:
        raise fault(TooMuch, "kernel.too-long", path=path, most=MOST_BYTES)
    found = parse_toml(data, path)
    if found.get("schema") != SCHEMA:
        schema = _own(found.get("schema", "–"))
        raise fault(BadCards, "kernel.cards-schema", path=path, found=schema, expected=SCHEMA)
    header = {key: found.pop(key) for key in _HEADER if key in found}
    for key, sound in (
        ("name", lambda value: _plain(value, 1)),
        ("author", lambda value: _plain(value, 0)),
        ("game", lambda value: isinstance(value, str) and re.fullmatch("[a-z][a-z0-9_]{0,39}", value)),
        ("rules", lambda value: isinstance(value, str) and re.fullmatch("[a-z0-9_/.]{0,40}", value)),
        ("version", lambda value: type(value) is int and 1 <= value <= MOST["number"]),
        ("languages", _languages),
        ("base", lambda value: isinstance(value, str) and re.fullmatch("house|[0-9a-f]{64}", value)),
    ):
        if key in header and not sound(header[key]):
            raise fault(BadCards, "pack.header", path=path, field=key, found=_own(header[key]))
    for key in ("name", "game"):
        if key not in header:
            raise fault(BadCards, "pack.header-missing", path=path, field=key)
    return Pack(
        header["name"],
        header["game"],
        found,
        header.get("author", ""),
        header.get("rules", ""),
        header.get("version", 1),
        tuple(header.get("languages", ("en",))),
        header.get("base", "house"),
    )


def _plain(value: object, least: int) -> bool:
    return (
        isinstance(value, str)
        and least <= len(value.strip()) <= len(value) <= LONGEST_NAME
        and not unseen(value)
    )


def _languages(value: object) -> bool:
    if not isinstance(value, list) or not 1 <= len(value) <= 12:
        return False
    return all(isinstance(code, str) and re.fullmatch("[a-z]{2,3}", code) for code in value)


def _own(value: object) -> Text:
    return Text("kernel.literal", {"words": "".join(c for c in str(value)[:60] if not unseen(c))})


def read_bytes(path: Path) -> bytes:
    try:
        return read_file(path, MOST_BYTES)
    except OSError as error:
        raise fault(
            BadCards, "kernel.cards-unreadable", path=str(path), reason=error.strerror or ""
        ) from None


def parse_toml(data: bytes, path: str) -> dict[str, Any]:
    """TOML from anywhere as data for JSON."""
    if any(len(line) > MOST_IN_LINE for line in data.splitlines()):
        raise fault(BadCards, "kernel.cards-line", path=path, most=MOST_IN_LINE)
    try:
        read: dict[str, Any] = msgspec.toml.decode(data)
        if too := excess(read):
            raise fault(BadCards, f"kernel.cards-{too}", path=path, most=MOST[too])
    except RecursionError:
        raise fault(BadCards, "kernel.cards-depth", path=path, most=MOST["depth"]) from None
    except ValueError as error:  # of msgspec, of a text that is no UTF-8, or of a number with no end
        raise fault(BadCards, "kernel.cards-broken", path=path, reason=str(error)) from None
    found: dict[str, Any] = json.loads(json.dumps(read, default=str))  # dates become words
    return found


def open_pack(form: Form, path: Path) -> Pack:
    """A pack of a game from a file, or from a folder of the old form."""
    if path.is_dir():
        return Pack(path.resolve().name[:LONGEST_NAME] or form.game, form.game, read_folder(form, path))
    pack = read_pack(read_bytes(path), str(path))
    if pack.game != form.game:
        raise fault(BadCards, "pack.other-game", path=str(path), found=pack.game, expected=form.game)
    return pack


def read_folder(form: Form, folder: Path) -> Body:
    """The body that a folder of the old form holds; the house's files stand in for some that are missing."""
    body: Body = {}
    for sheet in form.sheets:
        path = folder / f"{sheet.file}.toml"
        if sheet.optional and not path.exists():
            path = form.folder / "cards" / f"{sheet.file}.toml"
        body |= _tables(sheet, parse_toml(read_bytes(path), str(path)), str(path))
    return body


def _tables(sheet: Sheet, found: dict[str, Any], path: str) -> Body:
    schema = found.pop("schema", None)
    if schema != sheet.schema:
        raise fault(BadCards, "kernel.cards-schema", path=path, found=_own(schema), expected=sheet.schema)
    if group := sheet.tables.get(""):
        return {group: found}
    return {sheet.tables.get(key, key): value for key, value in found.items()}
