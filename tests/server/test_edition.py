"""The files of the page: one edition, kept by browsers for ever, packed, and never mixed with another."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import brotli
import httpx2
import pytest

from salon.games import folder, games
from salon.server import edition
from salon.server.database import sqlite_url
from tests.server.running import Server
from tests.server.test_ui import begins

PLAIN = {"accept-encoding": "identity"}


def home_of(server: Server) -> str:
    """Where the files of the edition are."""
    return begins(server)[0]


def test_the_entry_is_always_fresh_and_only_sent_when_it_has_changed(server: Server) -> None:
    entry = httpx2.get(f"{server.url}/tables")
    assert "no-cache" in entry.headers["cache-control"]
    again = httpx2.get(f"{server.url}/tables", headers={"if-none-match": entry.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = httpx2.get(server.url, headers={"if-none-match": entry.headers["etag"], "accept-language": "ja"})
    assert other.status_code == 200


def test_a_file_of_the_edition_is_kept_for_ever(server: Server) -> None:
    found = httpx2.get(f"{server.url}{home_of(server)}games/court/board/poster.svg", headers=PLAIN)
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.headers["content-type"] == "image/svg+xml"
    assert found.content == (folder("court") / "board" / "poster.svg").read_bytes()


@pytest.mark.parametrize(
    ("accepts", "way"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("deflate", None)],
)
def test_it_comes_packed_as_the_browser_reads_it(server: Server, accepts: str, way: str | None) -> None:
    address = f"{server.url}{home_of(server)}web/app.js"
    plain = httpx2.get(address, headers=PLAIN).content
    with httpx2.stream("GET", address, headers={"accept-encoding": accepts}) as found:
        raw = b"".join(found.iter_raw())
    assert found.headers.get("content-encoding") == way
    assert found.headers["vary"] == "accept-encoding"
    unpacked = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[way](raw)
    assert unpacked == plain
    assert way is None or len(raw) < len(plain) / 3


def test_whose_colour_is_which_is_known_on_every_page(server: Server) -> None:
    """Also of what the games have their seats play: the front page shows tables of all games."""
    sheet = httpx2.get(f"{server.url}{home_of(server)}web/style.css").text
    for game in games():
        board = folder(game) / "board" / "sides.css"
        if board.exists():
            assert board.read_text("utf-8").splitlines()[-1] in sheet


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_the_house_says_how_it_is_installed(server: Server, language: str) -> None:
    """In the language of the browser; every icon is there, and the worker stands above all pages."""
    found = httpx2.get(f"{server.url}/manifest.webmanifest", headers={"accept-language": language})
    assert found.headers["content-type"] == "application/manifest+json"
    assert "accept-language" in found.headers["vary"]
    said = found.json()
    assert (said["lang"], said["start_url"], said["scope"]) == (language, "/", "/")
    assert all(shortcut["name"] for shortcut in said["shortcuts"])
    for icon in said["icons"]:
        there = httpx2.get(f"{server.url}{icon['src']}")
        assert there.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(there.content[at : at + 4]) for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    worker = httpx2.get(f"{server.url}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in worker.headers["cache-control"]


def test_of_another_edition_there_is_nothing(server: Server) -> None:
    found = httpx2.get(f"{server.url}/v/0123456789abcdef0123/web/app.js")
    assert (found.status_code, found.headers["cache-control"]) == (404, "no-store")


def test_the_plain_address_of_a_file_leads_to_the_edition(server: Server) -> None:
    home = home_of(server)
    for path in ("web/style.css", "games/turmoil/board/europe.svg"):
        found = httpx2.get(f"{server.url}/{path}")
        assert (found.status_code, found.headers["location"]) == (307, f"{home}{path}")
    assert httpx2.get(f"{server.url}/web/nothing.js").status_code == 404
    assert httpx2.get(f"{server.url}/favicon.ico").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/api/games", *(f"/api/games/v1919/{part}" for part in ("words", "cards", "rules"))]
)
def test_what_stays_the_same_is_sent_once(server: Server, path: str) -> None:
    first = httpx2.get(f"{server.url}{path}", params={"lang": "es"})
    assert first.headers["content-encoding"] in {"br", "gzip"}
    tag = first.headers["etag"]
    for sent, status in ((tag, 304), (f'"other", W/{tag}', 304), ('"other"', 200)):
        again = httpx2.get(f"{server.url}{path}", params={"lang": "es"}, headers={"if-none-match": sent})
        assert again.status_code == status
    english = httpx2.get(f"{server.url}{path}", params={"lang": "en"}, headers={"if-none-match": tag})
    assert english.status_code == 200


def test_what_is_mine_is_not_kept_for_others(server: Server) -> None:
    """The games come with what each proposes to the one who asks."""
    assert "private" in httpx2.get(f"{server.url}/api/games").headers["cache-control"]


@pytest.mark.parametrize("dev", [True, False])
def test_a_changed_file_shows_at_once_in_development_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, dev: bool
) -> None:
    """Otherwise nothing changes while the house is open: all that was read then belongs together."""
    web = shutil.copytree(edition.WEB, tmp_path / "web")
    monkeypatch.setattr(edition, "WEB", web)
    with Server(sqlite_url(tmp_path / "salon.db"), dev=dev) as house:
        before = home_of(house)
        (web / "toast.js").write_text("export const changed = true;\n")
        after = home_of(house)
        served = httpx2.get(f"{house.url}{after}web/toast.js").text
    assert (after != before) == dev
    assert ("changed" in served) == dev


def test_in_development_files_come_one_by_one_as_they_lie_on_disk(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path / "salon.db"), dev=True) as house:
        home = home_of(house)
        for path in ("web/app.js", "web/table.js", "games/v1919/board/board.css"):
            found = httpx2.get(f"{house.url}{home}{path}").content
            assert found == (edition.WEB.parent / path).read_bytes()


def test_any_change_makes_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of words, and of how the files are joined; the same files make the same edition everywhere."""
    web = shutil.copytree(edition.WEB, tmp_path / "web")
    monkeypatch.setattr(edition, "WEB", web)
    names = [edition.Edition(joined=joined).name for joined in (True, True, False)]
    assert names[0] == names[1] != names[2]
    with (web / "style.css").open("a") as style:
        style.write("\n")
    names.append(edition.Edition(joined=True).name)
    words = tmp_path / "more.ftl"
    words.write_text("web-more = more\n")
    monkeypatch.setattr(edition, "catalogues", lambda *_: [words])
    names.append(edition.Edition(joined=True).name)
    assert len(set(names)) == len(names) - 1
