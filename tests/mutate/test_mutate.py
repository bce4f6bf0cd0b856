"""The runner itself, on a small project whose mutants are known, and the list of equivalent ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate.__main__ import SOURCES, equivalents, key
from tests.mutate.mutants import mutants, plant, sources

ROOT = Path(__file__).parents[2]

TOY = '''\
"""Words are no mutants: 1 + 1."""
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    FAR = 7
LIMIT = 3
def capped(n: int, most: int = LIMIT) -> int:
    """At most so many: n < 3."""
    return n if n < most else most
def halved(n: int) -> int:
    while n > 9:
        n = n // 2
    return n
def unseen(n: int) -> int:
    return n * 2
def loose(n: int) -> bool:
    return n >= 10
'''
TESTS = """
from toy import capped, halved, loose
def test_capped(): assert [capped(n) for n in (2, 3, 9)] == [2, 3, 3]
def test_halved(): assert halved(40) == 5
def test_loose(): assert loose(11) and not loose(8)
"""
TOY_ARGS = [
    "--base",
    ".",
    "--sources",
    "toy.py",
    "--tests",
    "test_toy.py",
    "--equivalent",
    "equal.toml",
    "--jobs",
    "2",
]
EQUAL = """
[[mutant]]
file = "toy.py"
function = "capped"
original = "return n if n < most else most"
mutated = "return n if n <= most else most"
reason = "where they differ, n is most"
"""


def outcome(tmp_path: Path, *args: str) -> tuple[subprocess.CompletedProcess[str], dict[str, str]]:
    """Try all mutants of the toy; how it ended, and what became of each, by the changed line."""
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(TESTS)
    ended = subprocess.run(
        [sys.executable, "-m", "tests.mutate", *TOY_ARGS, *args],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    path = tmp_path / ".mutate" / "report.json"
    found = json.loads(path.read_text()) if path.exists() else []
    return ended, {verdict["mutant"]["mutated"]: verdict["status"] for verdict in found}


def test_every_mutant_meets_its_end(tmp_path: Path) -> None:
    (tmp_path / "equal.toml").write_text(EQUAL)
    ended, verdicts = outcome(tmp_path)
    assert verdicts == {
        "LIMIT = 4": "killed",  # read before the first test: in a process of its own
        "return n if n <= most else most": "equivalent",
        "return n if not (n < most) else most": "killed",
        "while n >= 9:": "survived",
        "while not (n > 9):": "killed",
        "while n > 10:": "killed",
        "n = n * 2": "timed-out",
        "n = n // 3": "killed",
        "return n // 2": "survived",
        "return n * 3": "survived",
        "return n > 10": "survived",
        "return not (n >= 10)": "killed",
        "return n >= 11": "survived",
        "return None": verdicts["return None"],  # of three functions
    }
    assert (
        "survived (no test carries it out): toy.py:15 unseen\n- return n * 2\n+ return n * 3" in ended.stdout
    )
    assert "mutants 10/16 = 62.5 %: 8 killed, 1 timed-out, 1 equivalent, 6 survived" in ended.stdout
    assert ended.returncode == 1
    assert "fewer than 95 % are noticed" in ended.stderr


def test_failing_tests_are_told_before_any_mutant(tmp_path: Path) -> None:
    (tmp_path / "test_other.py").write_text("def test_that_fails(): assert 0\n")
    ended, verdicts = outcome(tmp_path, "--tests", "test_toy.py", "test_other.py")
    assert ended.returncode == 1
    assert "the tests fail as they are" in ended.stderr
    assert not verdicts


def test_an_equivalent_mutant_that_is_no_more_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "equal.toml").write_text(EQUAL.replace("n if", "m if"))
    ended, verdicts = outcome(tmp_path)
    assert ended.returncode == 1
    assert "fits no mutant: toy.py capped: return m if n <= most" in ended.stderr
    assert not verdicts


def test_the_mutants_of_the_house_can_be_compiled_and_its_list_is_up_to_date() -> None:
    texts = dict(sources(ROOT / "src", SOURCES))
    found = [mutant for file, text in texts.items() for mutant in mutants(file, text)]
    assert len(found) > 5000
    for mutant in found[::50]:
        compile(plant(mutant, texts[mutant.file]), mutant.file, "exec", dont_inherit=True)
    equivalents(ROOT / "tests" / "mutate" / "equivalent.toml", {key(mutant) for mutant in found})


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a < b <= c", {"x = a <= b <= c", "x = a < b < c"}),
        ("x = a and (b or c)", {"x = a or (b or c)", "x = a and (b and c)"}),
        ("x = not a", {"x = a"}),
        ("x = (1) + (y)", {"x = (2) + (y)", "x = (1) - (y)"}),
        ("x[1] = f'{1 + 1}'", {"x[2] = f'{1 + 1}'"}),
        ("x = a if b else True", {"x = a if not (b) else True", "x = a if b else False"}),
        ("x = [y for y in z if y in w]", {"x = [y for y in z if y not in w]"}),
        ("x = max(a, -b)", {"x = min(a, -b)", "x = max(a, b)"}),
        ("for y in zip(a, b, strict=True): f(y)", {"for y in zip(a, b, strict=True): pass"}),
        ("x: int | None = y.z is not None", {"x: int | None = y.z is None"}),
        ("def f() -> bool: return g()", {"def f() -> bool: return not (g())"}),
        ("def f() -> int: return g()", {"def f() -> int: return None"}),
        ("def f(): raise NotImplementedError", set()),
    ],
)
def test_what_is_changed(line: str, changed: set[str]) -> None:
    assert {mutant.mutated for mutant in mutants("x.py", line.encode())} == changed
