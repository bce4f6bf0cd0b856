"""The pictures of the docs: whatever the docs show is there, whatever is there is shown."""

from __future__ import annotations

import re
from pathlib import Path

from docs.img.gallery import GALLERY, IMG, gallery, names, pictures

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"""(?:src=|href=|\]\()["']?([^"'()\s]+\.(?:webp|svg|png))""")
MOST = 12_000_000  # bytes of all of them


def shown() -> set[Path]:
    """What the README and the docs show or link to."""
    texts = [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
    return {
        (text.parent / name).resolve() for text in texts for name in SHOWN.findall(text.read_text("utf-8"))
    }


def test_every_picture_is_there_and_is_shown() -> None:
    there = {path for path in IMG.iterdir() if path.suffix in {".webp", ".svg", ".png"}}
    assert shown() == there
    assert sum(path.stat().st_size for path in there) < MOST


def test_gallery_shows_every_scene() -> None:
    """In three languages, at three widths, in two lights; `make pictures` writes it."""
    assert GALLERY.read_text("utf-8") == gallery()
    assert {picture.file for name in names() for picture in pictures(name)} == {
        path.name for path in IMG.glob("*.webp")
    }
