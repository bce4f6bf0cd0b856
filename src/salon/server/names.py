"""Names: when two are the same, and which nobody may have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import chain

LENGTH = 40  # of the columns
# Letters that look like Latin ones and are none: those with which a name would be borrowed.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтгзбαβεικνορτυχϲϳıɑɡʟⅼ",
    "aeopcyxijsdhlqwbkmhtr36abeiknoptuxcjiagll",
)
_RESERVED = re.compile(r"bot( ?\d+)?|salon|host|(guest|invitad[oa]|ゲスト)( ?\d+)?|ボット|[–—-]+")


def fold(name: str) -> str:
    """A name as its owner may write it: large or small, wide or narrow.

    >>> fold("ＡＮＡ  de Austria") == fold("Ana de austria")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())[:LENGTH]


def shape(name: str) -> str:
    """A name as it looks from afar: without accents, marks that nobody sees, and borrowed letters.

    >>> [shape(n) for n in ("Ana", "ÁNA", "Аnа", "a\\u200bna", "A n a")]
    ['ana', 'ana', 'ana', 'ana', 'ana']
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(c for c in apart if unicodedata.category(c) not in {"Mn", "Me", "Cf"} and not c.isspace())
    return unicodedata.normalize("NFKC", seen).translate(_ALIKE)[:LENGTH]


def clashes(name: str, others: Iterable[str]) -> bool:
    """Whether a name would be taken for one of the others at a table.

    >>> clashes("Аnа", ["Ana", ""]), clashes("Ana María", ["Ana"])
    (True, False)
    """
    mine = shape(name)
    return any(other and shape(other) == mine for other in others)


def apart(name: str, others: Collection[str]) -> str:
    """A name that nobody else at the table has: with a number, if there is one like it.

    >>> apart("Ana", ["Ben"]), apart("Guest", ["Guest", "guest 2"])
    ('Ana', 'Guest 3')
    """
    numbered = (f"{name[: LENGTH - 3]} {number}" for number in range(2, 100))
    return next(each for each in chain((name,), numbered) if not clashes(each, others))


def is_reserved(name: str) -> bool:
    """Whether a name would be taken for the house's own.

    >>> is_reserved("Bot 2"), is_reserved("Abbot")
    (True, False)
    """
    return _RESERVED.fullmatch(fold(name)) is not None
