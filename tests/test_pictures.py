"""The pictures of the docs: whatever the docs show is there, whatever is there is shown.

What they show is no matter of bytes: tests/browser finds what is clipped, covered or out of reach.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from docs.img.gallery import ALL, GALLERY, IMG, LANGUAGES, LIGHTS, WIDTHS, gallery, kept, names, pictures

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"""(?:src=|href=|\]\()["']?([^"'()\s]+\.(?:webp|svg|png))""")
MOST = 2_500_000  # bytes of all of them
WEBP = re.compile(rb"RIFF....WEBPVP8", re.DOTALL)


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
    assert all(WEBP.match(path.read_bytes()) for path in there if path.suffix == ".webp")


def test_gallery_shows_every_scene_twice() -> None:
    """`make pictures` writes it."""
    assert GALLERY.read_text("utf-8") == gallery()
    assert {one.file for name in names() for one in kept(name)} == {path.name for path in IMG.glob("*.webp")}


def test_what_is_kept_is_among_what_is_taken_and_shows_every_language_width_and_light() -> None:
    for name in names():
        assert len(set(kept(name)) & set(pictures(name))) == 2
    seen = {(one.language, one.width) for name in names() for one in kept(name)}
    assert seen == {(language, width) for language in LANGUAGES for width in WIDTHS}
    assert {one.light for name in names() for one in kept(name)} == set(LIGHTS)


def test_the_rest_is_not_in_the_repository() -> None:
    ignored = ["git", "check-ignore", "-q", str(ALL / "court-en-360-dark.webp")]
    found = subprocess.run(ignored, cwd=ROOT, check=False).returncode
    assert found in {0, 128}  # 128: an unpacked source archive is no repository
