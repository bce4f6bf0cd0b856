"""What the page needs to speak: its languages, and its labels in one of them."""

from __future__ import annotations

import httpx2

from salon.lang import LANGUAGES
from tests.server.people import Json
from tests.server.running import Server


def page(server: Server, lang: str, wishes: str) -> Json:
    found: Json = httpx2.get(
        f"{server.url}/api/ui", params={"lang": lang}, headers={"accept-language": wishes}
    ).json()
    return found


def test_it_speaks_as_the_browser_prefers(server: Server) -> None:
    assert page(server, "", "fr, ja;q=0.9")["language"] == "ja"
    assert page(server, "", "fr")["language"] == "en"


def test_what_somebody_chose_goes_before_it(server: Server) -> None:
    found = page(server, "es", "ja")
    assert found["language"] == "es"
    assert found["labels"]["rules"] == "Reglas"


def test_every_language_is_there_under_its_own_name(server: Server) -> None:
    languages = page(server, "", "en")["languages"]
    assert [known["id"] for known in languages] == list(LANGUAGES)
    assert languages[1] == {"id": "es", "name": "Español", "short": "ES"}
