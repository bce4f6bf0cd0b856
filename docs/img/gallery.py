"""Which pictures of the pages there are, which of them are kept, and docs/gallery.md, which shows those."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

IMG = Path(__file__).parent
ALL = IMG / "all"  # every picture that `make pictures` takes; the repository keeps few of them
GALLERY = IMG.parent / "gallery.md"
LANGUAGES = {"en": "English", "es": "español", "ja": "日本語"}
WIDTHS = (360, 1024, 1920)
Light: TypeAlias = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")

FIRST: tuple[str, int, Light] = ("en", 1920, "light")  # so every scene is kept

# Every scene by its name, as in tests/browser/scenes.py or else in tests/browser/tour.py: what it shows, and
# how somebody else sees it, for the second picture that is kept.
SCENES: dict[str, dict[str, tuple[str, tuple[str, int, Light]]]] = {
    "The house": {
        "front": ("The front page", ("es", 1024, "dark")),
        "new-v1919": ("Setting up a table", ("ja", 360, "light")),
        "rules": ("The rules beside the board, with clauses", ("ja", 1024, "dark")),
        "results": ("Results, and how they came about", ("es", 1024, "light")),
    },
    "Versailles": {
        "court": ("At court: an action is chosen", ("ja", 360, "light")),
    },
    "Europe in Turmoil": {
        "turmoil-start": ("The map at the start, while support is set up", ("es", 360, "dark")),
        "turmoil-hand": ("The hand in mid-game", ("ja", 1024, "light")),
        "turmoil-placing": ("Placing support, with the cost as it runs", ("en", 1024, "dark")),
        "turmoil-check": ("A support check: what adds up, and the odds", ("en", 360, "light")),
        "turmoil-naval": ("Modes of a card, with the naval race", ("es", 1024, "light")),
        "turmoil-duel": ("A Stability duel", ("ja", 360, "dark")),
        "turmoil-scoring": ("Scoring, counted step by step", ("es", 1024, "dark")),
        "turmoil-war": ("The Great War", ("es", 1920, "dark")),
        "turmoil-end": ("The final score", ("es", 360, "light")),
    },
    "Versailles 1919": {
        "v1919": ("The conference, four powers", ("ja", 1920, "dark")),
        "v1919-settling": ("Settling an Issue: what an option would do", ("ja", 360, "light")),
        "v1919-uprising": ("An Uprising", ("es", 1024, "dark")),
        "v1919-bids": ("Bids for an Issue after an Uprising", ("es", 360, "dark")),
        "v1919-deal": ("A deal in the making", ("ja", 1024, "light")),
        "v1919-strategy": ("Strategy cards on offer", ("es", 360, "light")),
        "v1919-solitaire": ("Solitaire, with what the bots are about to do", ("en", 1024, "dark")),
        "v1919-end": ("The final score", ("ja", 360, "light")),
    },
}


class Picture(NamedTuple):
    """A scene as somebody sees it."""

    scene: str
    language: str
    width: int
    light: Light

    @property
    def file(self) -> str:
        return f"{self.scene}-{self.language}-{self.width}-{self.light}.webp"


THUMBNAILS = {1920: 430, 1024: 400, 360: 150}  # how wide the gallery shows a picture


def names() -> list[str]:
    return [name for part in SCENES.values() for name in part]


def pictures(scene: str) -> list[Picture]:
    """All that are taken of a scene."""
    return [Picture(scene, lang, width, light) for lang in LANGUAGES for width in WIDTHS for light in LIGHTS]


def kept(scene: str) -> list[Picture]:
    """Those in the repository."""
    (second,) = [part[scene][1] for part in SCENES.values() if scene in part]
    return [Picture(scene, *FIRST), Picture(scene, *second)]


def gallery() -> str:
    """The text of docs/gallery.md."""
    return "\n".join(lines())


def lines() -> Iterator[str]:
    yield "# Every scene"
    yield ""
    yield "Each twice, from fixed seeds. `make pictures` takes them in three languages, at three widths,"
    yield "light and dark, into `docs/img/all/`, and these from among them."
    for title, part in SCENES.items():
        yield f"\n## {title}"
        for scene, (caption, _) in part.items():
            yield f"\n### {caption}\n"
            yield "<table><tr>"
            for one in kept(scene):
                file, alt = (
                    f"img/{one.file}",
                    f"{caption}: {LANGUAGES[one.language]}, {one.width} px, {one.light}",
                )
                wide = THUMBNAILS[one.width]
                yield f'<td><a href="{file}"><img src="{file}" width="{wide}" alt="{alt}"></a></td>'
            yield "</tr></table>"
    yield ""
