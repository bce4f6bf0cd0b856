"""The docs name what is there: links lead somewhere, files exist, and the walk of a click stays short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import salon
from benchmarks import plan
from docs import walk

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
FILE = re.compile(r"`((?:kernel|bots|games|lang|server|web|cli)/[\w./]+\.(?:py|js|toml))`")
TEST = re.compile(r"`((?:tests/\w+/)?test_\w+\.py)(?:::(\w+))?`")
WALK = 30  # files, at most, that hand one click on


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    missing = [to for to in LINK.findall(page.read_text("utf-8")) if not (page.parent / to).exists()]
    assert missing == []


@pytest.mark.parametrize("page", ["architecture.md", "decisions/005-packaging.md"])
def test_files_that_are_named_are_there(page: str) -> None:
    named = FILE.findall((ROOT / "docs" / page).read_text("utf-8"))
    assert named
    assert [name for name in named if not (ROOT / "src" / "salon" / name).exists()] == []


@pytest.mark.parametrize("page", ["SECURITY.md", "docs/reliability.md"])
def test_tests_that_are_named_are_there(page: str) -> None:
    """A name without a folder is in `tests/server`."""
    named = TEST.findall((ROOT / page).read_text("utf-8"))
    assert named
    for file, test in named:
        path = ROOT / file if "/" in file else ROOT / "tests" / "server" / file
        assert path.exists(), file
        assert not test or f"def {test}(" in path.read_text("utf-8"), test


def test_the_walk_of_a_click_is_short_and_numbered() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d*) ?\| `([\w/.]+)` \|", text, re.MULTILINE)
    first = dict.fromkeys(file for _, file in rows)
    assert [int(number) for number, _ in rows if number] == list(range(1, len(first) + 1))
    assert 20 < len(first) <= WALK


def test_the_plan_for_many_players_is_what_its_command_prints() -> None:
    """Every figure of it is worked out from others, or says where it is from."""
    told = plan.lines({key: known.value for key, known in plan.GIVEN.items()})
    text = (ROOT / "docs" / "capacity.md").read_text("utf-8")
    assert "".join(f"    {line}\n" for line in told) in text


# In every game, but of no interest to who begins one: numbers of the ledger, and what its steps share.
INNER = {"base.py", "cards.py", "options.py", "terms.py", "scoring.py", "guesses.py"}


def test_the_rooms_and_the_folder_of_a_game_are_named_as_they_are() -> None:
    """No room, no part of the page and no file that all games have is left out."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = text.split("## The rooms")[1].split("## The folder of a game")[0]
    folder = text.split("## The folder of a game")[1].split("\n## ")[0]
    sources = ROOT / "src" / "salon"
    named = set(re.findall(r"^\| `(\w+)` \|", rooms, re.MULTILINE))
    assert named == {path.name for path in sources.iterdir() if path.is_dir() and path.name[0] not in "_."}
    parts = {path.name for path in (sources / "web").iterdir() if path.is_dir() and path.name[0] != "_"}
    assert not {part for part in parts if f"`{part}`" not in rooms}
    games = [sources / "games" / id for id in salon.list_games()]
    every = set.intersection(*({path.name for path in game.glob("*.py")} for game in games))
    said = set(re.findall(r"`([\w.]+\.(?:py|toml))`", folder))
    assert {"facts.py", "questions.py", "pack.py", "view.py"} <= every
    assert not {file for file in every - {"__init__.py"} if file not in said} - INNER


def test_the_walk_names_what_is_there() -> None:
    """`python -m docs.walk` watches a click in a browser; what it would read of the docs is checked here."""
    assert len(walk.listed()) <= WALK
    sources = ROOT / "src" / "salon"
    missing = [file for file in walk.listed() if not (sources / file).exists()]
    assert missing == []
    spoken = re.findall(r"`((?:kernel|bots|games|lang|server|web)/[\w/]+\.(?:py|js))`", walk.section())
    assert [file for file in spoken if not (sources / file).exists()] == []
    assert all(walk.is_named(file) for file in walk.listed())
