"""Names: when two are the same, and which nobody may have."""

from __future__ import annotations

import re
import unicodedata

LENGTH = 40  # of the columns
# Letters that look like Latin ones and are none: those with which a name would be borrowed.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтгзбαβεικνορτυχϲϳıɑɡʟⅼ",
    "aeopcyxijsdhlqwbkmhtr36abeiknoptuxcjiagll",
)
_RESERVED = re.compile(r"bot( ?\d+)?|salon|host|guest|invitad[oa]|ゲスト|ボット|[–—-]+")


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


def is_reserved(name: str) -> bool:
    """Whether a name would be taken for the house's own.

    >>> is_reserved("Bot 2"), is_reserved("Abbot")
    (True, False)
    """
    return _RESERVED.fullmatch(fold(name)) is not None
