"""Tables: how a board is shown where there are only letters."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from salon.kernel.text import Text

Cell: TypeAlias = int | Text | tuple[Text, ...]


class Table(msgspec.Struct, frozen=True):
    """A titled table; every word in it is a text, so that it speaks all languages."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Cell, ...], ...]
