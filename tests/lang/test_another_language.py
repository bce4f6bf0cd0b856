"""A fourth language: its code in one list and its folders of words, and nothing else.

A copy of the house learns a little French; what it has no words for is said in English.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import salon

LIST = 'Literal["en", "es", "ja"]'
HOUSE = {
    "kernel.ftl": "kernel-not-your-turn = À { $waiting } de jouer.\n",
    "house.ftl": "house-own-name = Français\nhouse-short-name = FR\n",
    "web.ftl": "web-cancel = Annuler\n",
}
GAME = {"game.ftl": "court-character-king = le Roi\n", "board.ftl": ""}
PROGRAM = """
import msgspec
import salon
from salon.kernel import Text
from salon.lang import LANGUAGES, words
from salon.lang.summary import summary
from salon.server import rulebook, ui
from salon.server.people import preferred
from salon.server.wire_packs import NewPack

french, english = words("fr"), words("en")
assert LANGUAGES == ("en", "es", "ja", "fr")
waiting = Text("kernel.not-your-turn", {"waiting": ("seat.0", "seat.1", "seat.2")})
assert french.say(waiting, ["Ana", "Inés", "Rosa"]) == "À Ana, Inés et Rosa de jouer.", french.say(waiting)
assert french.name("court", "character.king") == "le Roi"
assert french.name("court", "character.queen") == english.name("court", "character.queen") != ""
for id in salon.list_games():
    s = salon.load(id).new(seed=1)
    assert french.say(s.pending[0].prompt) == english.say(s.pending[0].prompt)
    clause = salon.load(id).ledger.clauses[0]
    assert french.clause(salon.load(id).ledger, clause) == english.clause(salon.load(id).ledger, clause)
    assert summary(id, "fr") == summary(id, "en")
assert rulebook.book("v1919", "fr").differences  # between the printed editions, whatever the house speaks
page = ui.page("fr")
assert [known.name for known in page.languages][-1] == "Français"
assert page.labels["cancel"] == "Annuler"
assert page.labels.keys() == ui.page("en").labels.keys()
assert preferred("fr-CA, ja;q=0.9") == "fr"
told = {"game": "court", "name": "Les nôtres", "languages": [*LANGUAGES]}
assert msgspec.convert(told, NewPack).languages == LANGUAGES
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house") / "salon"
    shutil.copytree(Path(salon.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    listed = [path for path in folder.rglob("*.py") if LIST in path.read_text("utf-8")]
    assert [path.relative_to(folder).as_posix() for path in listed] == ["lang/__init__.py"]
    listed[0].write_text(listed[0].read_text("utf-8").replace(LIST, LIST[:-1] + ', "fr"]'), "utf-8")
    for parts, files in (("lang", HOUSE), ("games/court/words", GAME)):
        place = folder / parts / "fr"
        place.mkdir()
        for name, words in files.items():
            (place / name).write_text(words, "utf-8")
    return folder.parent


def test_a_fourth_language_is_its_words_and_a_line(house: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={"PYTHONPATH": str(house), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def test_the_terminal_speaks_it_too(house: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "salon", "rules", "--help"],
        env={"PYTHONPATH": str(house), "PATH": "", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "en|es|ja|fr" in run.stdout
