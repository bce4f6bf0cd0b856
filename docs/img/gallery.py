"""Which pictures of the pages there are, and docs/gallery.md, which shows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

IMG = Path(__file__).parent
GALLERY = IMG.parent / "gallery.md"
LANGUAGES = {"en": "English", "es": "español", "ja": "日本語"}
WIDTHS = (360, 1024, 1920)
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Every scene by its name, as in tests/browser/scenes.py or else in tests/browser/tour.py.
SCENES = {
    "The house": {
        "front": "The front page",
        "new-v1919": "Setting up a table",
        "rules": "The rules beside the board, with clauses",
        "results": "Results, and how they came about",
    },
    "Versailles": {
        "court": "At court: an action is chosen",
    },
    "Europe in Turmoil": {
        "turmoil-start": "The map at the start, while support is set up",
        "turmoil-hand": "The hand in mid-game",
        "turmoil-placing": "Placing support, with the cost as it runs",
        "turmoil-check": "A support check: what adds up, and the odds",
        "turmoil-naval": "Modes of a card, with the naval race",
        "turmoil-duel": "A Stability duel",
        "turmoil-scoring": "Scoring, counted step by step",
        "turmoil-war": "The Great War",
        "turmoil-end": "The final score",
    },
    "Versailles 1919": {
        "v1919": "The conference, four powers",
        "v1919-settling": "Settling an Issue: what an option would do",
        "v1919-uprising": "An Uprising",
        "v1919-bids": "Bids for an Issue after an Uprising",
        "v1919-deal": "A deal in the making",
        "v1919-strategy": "Strategy cards on offer",
        "v1919-solitaire": "Solitaire, with what the bots are about to do",
        "v1919-end": "The final score",
    },
}


class Picture(NamedTuple):
    """A scene as somebody sees it."""

    scene: str
    language: str
    width: int
    light: str

    @property
    def file(self) -> str:
        return f"{self.scene}-{self.language}-{self.width}-{self.light}.webp"


THUMBNAILS = (("en", 1920, "light", 430), ("es", 1024, "dark", 300), ("ja", 360, "light", 110))


def names() -> list[str]:
    return [name for part in SCENES.values() for name in part]


def pictures(scene: str) -> list[Picture]:
    return [Picture(scene, lang, width, light) for lang in LANGUAGES for width in WIDTHS for light in LIGHTS]


def gallery() -> str:
    """The text of docs/gallery.md."""
    return "\n".join(lines())


def lines() -> Iterator[str]:
    yield "# Every scene"
    yield ""
    yield "Three languages, three widths, light and dark, from fixed seeds: `make pictures` takes them."
    for title, part in SCENES.items():
        yield f"\n## {title}"
        for scene, caption in part.items():
            yield f"\n### {caption}\n"
            yield "<table><tr>"
            for language, width, light, shown in THUMBNAILS:
                file = f"img/{Picture(scene, language, width, light).file}"
                alt = f"{caption}: {LANGUAGES[language]}, {width} px, {light}"
                yield f'<td><a href="{file}"><img src="{file}" width="{shown}" alt="{alt}"></a></td>'
            yield "</tr></table>\n"
            yield " · ".join(f"{word}: {links(scene, language)}" for language, word in LANGUAGES.items())
    yield ""


def links(scene: str, language: str) -> str:
    """The pictures of a scene in a language."""
    found = [
        f"[{one.width} {one.light}](img/{one.file})" for one in pictures(scene) if one.language == language
    ]
    return ", ".join(found)
