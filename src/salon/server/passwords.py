"""Passwords that are tried first: nobody may have one of them.

Most of them are a word that everyone thinks of, with a number or a mark behind it, or a path of neighbouring
keys: that can be said in few lines. Others are known from what was stolen elsewhere: zxcvbn has a list.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

SHORTEST = 8  # as the page and the wire have it
FEWEST = 4  # different characters
_PATHS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjklñ",
    "zxcvbnm",
    "qwertzuiop",
    "azertyuiop",
    "1qaz2wsx3edc4rfv5tgb",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6",
)
_WORDS = frozenset(
    """
    password passwort passw passcode admin administrator root user guest login welcome letmein secret
    changeme default master access account iloveyou iloveu loveyou lovely sunshine princess princesa
    dragon monkey shadow football futbol baseball basketball soccer superman batman pokemon starwars
    whatever trustno hello freedom computer internet google facebook samsung charlie michael jessica
    ashley daniel thomas jordan summer winter spring autumn monday january december contraseña
    contrasena teamo tequiero hola espana españa barcelona madrid realmadrid estrella mariposa chocolate
    amor salon pasuwado himitsu sakura arigatou nihon tokyo naruto doraemon パスワード ひみつ
    """.split()  # noqa: SIM905  (a hundred words read better without quotes)
)
_LEET = str.maketrans("013457@$!", "oieastasi")
_EDGES = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def is_common(password: str, name: str = "") -> bool:
    """Whether it is one of those that are tried first.

    >>> [is_common(p) for p in ("Passw0rd!", "qwertyuiop", "11112222", "iloveyou2", "loveloverlove")]
    [True, True, True, True, False]
    >>> is_common("anadeaustria1", "Ana de Austria"), is_common("the queen of hearts")
    (True, False)
    """
    said = unicodedata.normalize("NFKC", password).casefold()
    if len(set(said)) < FEWEST or _is_path(said) or said in _stolen():
        return True
    own = "".join(unicodedata.normalize("NFKC", name).casefold().split())
    plain = _EDGES.sub("", said)
    for core in (plain, plain.translate(_LEET), _EDGES.sub("", said.translate(_LEET))):
        if core in _WORDS or core in _stolen() or _is_path(core):
            return True
        if own and "".join(core.split()) in {own, own[::-1], own * 2}:
            return True
    return any(said == word * (len(said) // len(word)) for word in _WORDS if len(said) % len(word) == 0)


@cache
def _stolen() -> frozenset[str]:
    """The passwords that are often found where others were broken into."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS  # most of a megabyte: only where somebody chooses one

    return frozenset(word for word in FREQUENCY_LISTS["passwords"] if len(word) >= FEWEST)


def _is_path(said: str) -> bool:
    """Whether it goes along the keys, or there and back, or the same way again."""
    if len(said) < FEWEST:
        return False
    pieces = [said[n : n + 3] for n in range(len(said) - 2)]
    ways = [*_PATHS, *(path[::-1] for path in _PATHS)]
    return sum(any(piece in way for way in ways) for piece in pieces) >= 0.7 * len(pieces)
