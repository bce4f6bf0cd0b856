"""Which tests can find a mutant: measured once, and kept until a source or a test changes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.mutate.cover import TASK, Covered, Task
from tests.mutate.mutants import Mutant

NARROW = 12  # so many tests that carry out little come first; then those that carry out whole games
WHOLE = 4
WHOLE_GAMES = "/records/"


class Coverage:
    """Tests by statement, with the time they take."""

    def __init__(self, parts: list[Covered]) -> None:
        self.seconds: dict[str, float] = {}
        self.width: dict[str, int] = {}  # how much a test carries out
        self.by_statement: dict[tuple[str, int], set[str]] = {}
        self.by_file: dict[str, set[str]] = {}
        self.early: set[tuple[str, int]] = set()
        for part in parts:
            self.early |= {part.statements[n] for n in part.early}
            for test, (seconds, statements) in part.tests.items():
                self.seconds[test] = seconds
                self.width[test] = len(statements)
                for n in statements:
                    self.by_statement.setdefault(part.statements[n], set()).add(test)
                    self.by_file.setdefault(part.statements[n][0], set()).add(test)

    def is_early(self, mutant: Mutant) -> bool:
        """Whether the statement is carried out before the first test as well."""
        return not mutant.function or (mutant.file, mutant.statement) in self.early

    def tests_for(self, mutant: Mutant, budget: float) -> dict[str, float]:
        """The tests that might find it, the likeliest and quickest first, for so many seconds in all.

        What is carried out before any test can be felt in each that uses the file, or else its folder.
        """
        found = self.by_statement.get((mutant.file, mutant.statement), set())
        early = self.is_early(mutant)
        if early and not found:
            found = self.by_file.get(mutant.file, set())
        if early and not found:
            folder = mutant.file.rpartition("/")[0] + "/"
            found = {
                test for file, tests in self.by_file.items() if file.startswith(folder) for test in tests
            }
        order = sorted(found, key=lambda test: (self.seconds[test], self.width[test], test))
        whole = [test for test in order if WHOLE_GAMES in test][:WHOLE]
        first = dict.fromkeys([*order[:NARROW], *whole, *order])
        chosen: dict[str, float] = {}
        left = budget
        for test in first:
            if self.seconds[test] <= left:
                left -= self.seconds[test]
                chosen[test] = self.seconds[test]
        return chosen


def measure(folder: Path, files: list[str], tests: list[str], digest: str, jobs: int) -> Coverage:
    """Run the tests once, in several processes, unless that was done for these very sources."""
    kept = [folder / f"coverage-{digest}-{part}of{jobs}" for part in range(jobs)]
    if not all(path.exists() for path in kept):
        for old in folder.glob("coverage-*"):
            old.unlink()
        command = [sys.executable, "-m", "pytest", "-p", "tests.mutate.cover", *PYTEST, *tests]
        running = [
            subprocess.Popen(
                command,
                env={
                    **os.environ,
                    TASK: msgspec.json.encode(Task(tuple(files), part, jobs, str(path))).decode(),
                },
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            for part, path in enumerate(kept)
        ]
        for process in running:
            said, _ = process.communicate()
            if process.returncode:
                sys.exit(f"the tests fail as they are:\n{said.decode()[-3000:]}")
    return Coverage([msgspec.msgpack.decode(path.read_bytes(), type=Covered) for path in kept])


# Without parallel processes, caches or anything shown.
PYTEST = [
    "-p",
    "no:xdist",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:randomly",
    "-W",
    "ignore::pytest.PytestConfigWarning",
]


def digest_of(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]
