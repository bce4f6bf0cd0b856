"""What the page needs to speak: its languages, and its labels in one of them."""

from __future__ import annotations

import re

import httpx2
import pytest

from salon.lang import LANGUAGES
from tests.server.people import Json
from tests.server.running import Server


def begins(server: Server, wishes: str = "en") -> tuple[str, str]:
    """Where the files of the edition are, and the language in which the page would begin."""
    entry = httpx2.get(server.url, headers={"accept-language": wishes})
    language, found = re.search(r'<html lang="(\w+)">', entry.text), re.search(r"/v/\w+/", entry.text)
    assert language
    assert found
    return found[0], language[1]


def words(server: Server, language: str) -> Json:
    found: Json = httpx2.get(f"{server.url}{begins(server)[0]}words/{language}.json").json()
    return found


@pytest.mark.parametrize(("wishes", "language"), [("fr, ja;q=0.9", "ja"), ("es-MX", "es"), ("fr", "en")])
def test_it_begins_as_the_browser_prefers(server: Server, wishes: str, language: str) -> None:
    assert begins(server, wishes)[1] == language
    assert "accept-language" in httpx2.get(server.url).headers["vary"]


def test_it_speaks_the_language_asked_for(server: Server) -> None:
    found = words(server, "es")
    assert found["language"] == "es"
    assert found["labels"]["rules"] == "Reglas"
    unknown = httpx2.get(f"{server.url}{begins(server)[0]}words/xx.json")
    assert unknown.status_code == 404


def test_every_language_is_there_under_its_own_name(server: Server) -> None:
    languages = words(server, "en")["languages"]
    assert [known["id"] for known in languages] == list(LANGUAGES)
    assert languages[1] == {"id": "es", "name": "Español", "short": "ES"}
