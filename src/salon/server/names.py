"""Names: when two are the same, and which nobody may have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from itertools import chain

from salon.lang import LANGUAGES, words

LENGTH = 40  # of the columns
# Letters that look like Latin ones and are none: those with which a name would be borrowed.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтгзбαβεικνορτυχϲϳıɑɡʟⅼ",
    "aeopcyxijsdhlqwbkmhtr36abeiknoptuxcjiagll",
)
_OWN = re.compile("salon|host|[–—-]+")


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
    called = fold(name)
    guest = _called("house.names-of-guests").fullmatch(called)
    return is_of_a_bot(name) or guest is not None or _OWN.fullmatch(called) is not None


def is_of_a_bot(name: str) -> bool:
    """Whether a name would be taken for a bot's, in any language.

    >>> is_of_a_bot("ボット 3"), is_of_a_bot("Guest 3")
    (True, False)
    """
    return _called("house.names-of-bots").fullmatch(fold(name)) is not None


@cache
def _called(id: str) -> re.Pattern[str]:
    """What the languages call somebody, each in a list with commas; a number may follow."""
    listed = [words(language).label("house", id) for language in LANGUAGES]
    found = {re.escape(fold(name)) for names in listed for name in names.split(",")}
    return re.compile(rf"({'|'.join(sorted(found))})( ?\d+)?")
