"""Which tests can find a mutant: measured once, and kept until the sources or the test change."""

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

        What is carried out before any test may be felt in those that use the file, or that lie in a folder
        of the same name (tests/kernel, tests/rules/court), though they carry out none of its functions.
        """
        order = self._quickest(self.by_statement.get((mutant.file, mutant.statement), set()))
        if self.is_early(mutant):
            folder = "/" + mutant.file.split("/")[-2:][0] + "/"
            order += self._quickest({test for test in self.seconds if folder in test})
            order += self._quickest(self.by_file.get(mutant.file, set()))
        whole = [test for test in order if WHOLE_GAMES in test][:WHOLE]
        first = dict.fromkeys([*order[:NARROW], *whole, *order])
        chosen: dict[str, float] = {}
        left = budget
        for test in first:
            if self.seconds[test] <= left:
                left -= self.seconds[test]
                chosen[test] = self.seconds[test]
        return chosen

    def _quickest(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], self.width[test], test))


# Without parallel processes, caches or anything shown.
PYTEST = ["-p", "no:xdist", "-p", "no:cacheprovider"]


def measure(folder: Path, files: list[str], tests: list[str], read: list[Path], jobs: int) -> Coverage:
    """Run the tests once, in several processes, without those of which that was done as they are now."""
    paths = [path for test in tests for path in _test_files(Path(test))]
    common = _digest([path for path in read if path not in paths])
    kept = {path: folder / f"coverage-{_digest([path], common)}" for path in paths}
    for old in {*folder.glob("coverage-*")} - {*kept.values()}:
        old.unlink()
    missing = [path for path in paths if not kept[path].exists()]
    if missing:
        for part in _run(folder, files, missing, min(jobs, len(missing))):
            for path in missing:
                found = _only(part, path.as_posix())
                before = _read(kept[path]) if kept[path].exists() else []
                kept[path].write_bytes(msgspec.msgpack.encode([*before, found]))
    return Coverage([part for path in paths for part in _read(kept[path])])


def _test_files(path: Path) -> list[Path]:
    return sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def _run(folder: Path, files: list[str], tests: list[Path], jobs: int) -> list[Covered]:
    outputs = [folder / f"measured-{part}" for part in range(jobs)]
    tasks = [Task(tuple(files), part, jobs, str(path)) for part, path in enumerate(outputs)]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "pytest", "-p", "tests.mutate.cover", *PYTEST, *map(str, tests)],
            env={**os.environ, TASK: msgspec.json.encode(task).decode()},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        for task in tasks
    ]
    for process in running:
        said, _ = process.communicate()
        if process.returncode:
            sys.exit(f"the tests fail as they are:\n{said.decode()[-3000:]}")
    found = [msgspec.msgpack.decode(path.read_bytes(), type=Covered) for path in outputs]
    for path in outputs:
        path.unlink()
    return found


def _only(part: Covered, file: str) -> Covered:
    """What the tests of one file carry out, without the statements that none of them does."""
    tests = {test: found for test, found in part.tests.items() if test.partition("::")[0] == file}
    used = sorted({*part.early, *(n for _, numbers in tests.values() for n in numbers)})
    new = {old: n for n, old in enumerate(used)}
    return Covered(
        tuple(part.statements[n] for n in used),
        tuple(new[n] for n in part.early),
        {test: (seconds, tuple(new[n] for n in numbers)) for test, (seconds, numbers) in tests.items()},
    )


def _read(path: Path) -> list[Covered]:
    return msgspec.msgpack.decode(path.read_bytes(), type=list[Covered])


def _digest(paths: list[Path], before: str = "") -> str:
    total = hashlib.sha256(before.encode())
    for path in paths:
        total.update(str(path).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]
