"""Packs on disk: folders of the old form, and one file with a header and all cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.errors import BadCards, fault
from salon.kernel.files import read_file
from salon.kernel.pack import MOST, Body, Form, Sheet, excess

MOST_BYTES = 256 * 1024
MOST_IN_LINE = 2000  # characters: the time to read a key grows with the square of its parts


def read_toml(path: Path) -> dict[str, Any]:
    """A file of TOML from anywhere, as data."""
    try:
        data = read_file(path, MOST_BYTES)
    except OSError as error:
        raise fault(
            BadCards, "kernel.cards-unreadable", path=str(path), reason=error.strerror or ""
        ) from None
    return parse_toml(data, str(path))


def parse_toml(data: bytes, path: str) -> dict[str, Any]:
    if any(len(line) > MOST_IN_LINE for line in data.splitlines()):
        raise fault(BadCards, "kernel.cards-line", path=path, most=MOST_IN_LINE)
    try:
        found: dict[str, Any] = msgspec.toml.decode(data)
        if too := excess(found):
            raise fault(BadCards, f"kernel.cards-{too}", path=path, most=MOST[too])
    except RecursionError:
        raise fault(BadCards, "kernel.cards-depth", path=path, most=MOST["depth"]) from None
    except ValueError as error:  # of msgspec, of a text that is no UTF-8, or of a number with no end
        raise fault(BadCards, "kernel.cards-broken", path=path, reason=str(error)) from None
    return found


def read_body(form: Form, path: Path) -> Body:
    """The cards of a pack: of a file, or of a folder of the old form."""
    return read_folder(form, path)


def read_folder(form: Form, folder: Path) -> Body:
    """The body that a folder of the old form holds; the house's files stand in for some that are missing."""
    body: Body = {}
    for sheet in form.sheets:
        path = folder / f"{sheet.file}.toml"
        if sheet.optional and not path.exists():
            path = form.folder / "cards" / f"{sheet.file}.toml"
        body |= _tables(sheet, read_toml(path), str(path))
    return body


def _tables(sheet: Sheet, found: dict[str, Any], path: str) -> Body:
    schema = found.pop("schema", None)
    if schema != sheet.schema:
        raise fault(
            BadCards, "kernel.cards-schema", path=path, found=str(schema)[:80], expected=sheet.schema
        )
    if group := sheet.tables.get(""):
        return {group: found}
    return {sheet.tables.get(key, key): value for key, value in found.items()}
