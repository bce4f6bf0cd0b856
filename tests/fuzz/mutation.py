"""Good messages made bad: in their bytes, in their values, in their shape."""

from __future__ import annotations

import json
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**31, 2**31 + 1, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308,
    "", " ", "\0", "\ud800", "\u202e", "\ue000", "x" * 81, "x" * 5000, "é" * 3000, "../../etc/passwd", "%00",
    "{0}", "{ $x }", "=1+1", "<script>", "'; drop table users; --", "\x1b[2J", "seat.0", "verb.done",
    [], {}, [[]], [{}], {"": ""}, ["x"] * 500, {"type": "act"}, {str(n): n for n in range(200)},
)  # fmt: skip
BYTES = (
    b"\0",
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b'"',
    b"{",
    b"}",
    b"[",
    b"\\u",
    b",",
    b"1e999",
    b"\r\n",
)


def nested(chance: Random) -> Any:
    found: Any = chance.choice(STRANGE)
    for _ in range(chance.choice((1, 5, 50, 400))):
        found = [found] if chance.random() < 0.5 else {"a": found}
    return found


def value(chance: Random, good: Any) -> Any:
    """Something else in the place of a good value, or near it."""
    if isinstance(good, bool) or chance.random() < 0.5:
        return chance.choice(STRANGE) if chance.random() < 0.97 else nested(chance)
    if isinstance(good, int):
        return good + chance.choice((-1, 1, 100, 2**31))
    if isinstance(good, str):
        place = chance.randrange(len(good) + 1)
        return good[:place] + chance.choice(("", ".", "\0", "ñ", "x" * 100, ".9", " ")) + good[place + 1 :]
    if isinstance(good, list) and good:
        return [*good, *good] if chance.random() < 0.5 else good[1:]
    return chance.choice(STRANGE)


def shape(chance: Random, good: Any) -> Any:
    """The same with one thing changed, added or left out, at any depth."""
    if isinstance(good, dict) and good:
        key = chance.choice(list(good))
        roll = chance.random()
        if roll < 0.15:
            return {name: each for name, each in good.items() if name != key}
        if roll < 0.3:
            return {**good, chance.choice(("x", "", "type", "seat", "version", "\0")): chance.choice(STRANGE)}
        return {**good, key: shape(chance, good[key])}
    if isinstance(good, list) and good and chance.random() < 0.7:
        place = chance.randrange(len(good))
        return [*good[:place], shape(chance, good[place]), *good[place + 1 :]]
    return value(chance, good)


def raw(chance: Random, good: bytes) -> bytes:
    """Bytes flipped, cut out, put in or doubled."""
    found = bytearray(good)
    for _ in range(chance.choice((1, 1, 2, 8))):
        place = chance.randrange(len(found) + 1)
        roll = chance.random()
        if roll < 0.3 and place < len(found):
            found[place] ^= 1 << chance.randrange(8)
        elif roll < 0.5:
            del found[place : place + chance.choice((1, 4, 100))]
        elif roll < 0.8:
            found[place:place] = chance.choice(BYTES)
        else:
            found[place:place] = found[: chance.choice((1, 10, 200))]
    return bytes(found)


def message(chance: Random, good: Any) -> bytes:
    """A message in JSON, or what was once."""
    if chance.random() < 0.7:
        good = shape(chance, good)
    words = json.dumps(good, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
    return raw(chance, words) if chance.random() < 0.4 else words
