"""Who is there: sessions, guests and accounts."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from salon.lang import LANGUAGES, Language
from salon.server.store import User

COOKIE = "salon"
AGE = 400 * 86400
# The second recommended setting of OWASP: 19 MiB, two passes; some 40 ms.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_hashers = ThreadPoolExecutor(2, "password")  # more at once would take too much memory
# What nobody logs in with: an unknown name is checked against it, and takes as long as a known one.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$DLLYgxw+4iIdhTal033BqA$SLuq2Q6Ac+6Io/XhIgNrMu220ukmN1M0Cw7zowzVQFY"
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


class Visitor(msgspec.Struct, frozen=True):
    """Somebody who asks something: a person with a session, or a stranger."""

    user: User | None
    language: Language
    address: str  # the place they ask from, as limits count places
    token: str = ""
    limited: bool = False  # asks too often
    foreign: bool = False  # asks from the page of another site


def language_of(connection: HTTPConnection, user: User | None) -> Language:
    """The language to answer in: the one asked for, a person's own, or one that the browser prefers."""
    language = connection.query_params.get("lang", "")
    if language in LANGUAGES:
        return language
    return user.language if user else preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> Language:
    """The first language of a browser that the house speaks.

    >>> preferred("fr-CH, ja;q=0.9, en;q=0.8")
    'ja'
    """
    for part in header.split(","):
        language = part.strip().partition(";")[0].partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, single spaces."""
    return " ".join(_CONTROL.sub("", " ".join(name.split())).split())


def clean_text(text: str) -> str:
    """Words as they are shown: lines stay, other control characters go.

    >>> clean_text("one\\r\\ntwo\\x00\\u202e")
    'one\\ntwo'
    """
    return "\n".join(_CONTROL.sub("", line.replace("\t", " ")) for line in text.splitlines()).strip()


_BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari", "curl")
_CALLED = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung", "FxiOS": "Firefox", "CriOS": "Chrome"}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")


def browser_of(agent: str) -> str:
    """What a session is known by: the browser and where it runs, no more of what a browser tells.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    """
    browser = next((_CALLED.get(name, name) for name in _BROWSERS if f"{name}/" in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (browser, system.replace("Macintosh", "Mac"))))


def set_cookie(response: Response, token: str | None, *, secure: bool) -> None:
    """The session's cookie, out of reach of scripts and other sites; None takes it away."""
    if token is None:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)
    else:
        response.set_cookie(COOKIE, token, AGE, path="/", httponly=True, samesite="lax", secure=secure)


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_hashers, _hasher.hash, password)


async def is_password(hashed: str, password: str) -> bool:
    try:
        return await asyncio.get_running_loop().run_in_executor(_hashers, _hasher.verify, hashed, password)
    except VerifyMismatchError:
        return False
