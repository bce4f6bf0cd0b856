"""Try mutants: the tests that carry out the changed statement run until one fails.

Most mutants are put into the running functions of a forked copy of one process that has read all tests.
What is carried out while modules and tests are read (the cards, the tables) needs a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from tests.mutate.coverage import Coverage
from tests.mutate.limits import TIMED_OUT, limit_memory, limited
from tests.mutate.mutants import Mutant, plant
from tests.mutate.planted import TASK, Task, quicken_hypothesis

KILLED, SURVIVED, BROKEN = 1, 0, 98
PATIENCE = 300.0  # seconds of the clock for one mutant, whatever happens


class Verdict(msgspec.Struct, frozen=True):
    """What became of a mutant: killed (by a test), timed-out, survived or equivalent."""

    mutant: Mutant
    status: str
    by: str = ""
    tests: int = 0
    seconds: float = 0.0


class Functions:
    """The functions that live in this process, by where they were written."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self.found: dict[tuple[str, int, str], list[FunctionType]] = {}
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                code = each.__code__
                key = (code.co_filename, code.co_firstlineno, code.co_qualname)
                self.found.setdefault(key, []).append(each)

    def of(self, mutant: Mutant) -> list[FunctionType]:
        return self.found.get((str(self.base / mutant.file), mutant.first, mutant.function), [])

    def code_of(self, mutant: Mutant, source: bytes) -> CodeType | None:
        """The changed code, if the functions can take it: not if it needs other names from around it."""
        whole = compile(plant(mutant, source), str(self.base / mutant.file), "exec", dont_inherit=True)
        names = {function.__code__.co_freevars for function in self.of(mutant)}
        for code in _codes(whole):
            if (code.co_firstlineno, code.co_qualname) == (mutant.first, mutant.function):
                return code if names == {code.co_freevars} else None
        return None

    def change(self, mutant: Mutant, code: CodeType) -> None:
        """Let the functions go the way of the mutant from now on."""
        for function in self.of(mutant):
            function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


class Trials:
    """A plugin of pytest that, in place of the tests, tries mutants with them."""

    def __init__(
        self,
        mutants: list[Mutant],
        sources: dict[str, bytes],
        coverage: Coverage,
        *,
        base: Path,
        budget: float,
        jobs: int,
        tell: Callable[[Verdict], None],
        options: list[str],
    ) -> None:
        self.waiting = list(reversed(mutants))
        self.sources = sources
        self.coverage = coverage
        self.base = base
        self.budget = budget
        self.jobs = jobs
        self.tell = tell
        self.options = options
        self.running: dict[int, tuple[Mutant, float, bool, Path, dict[str, float]]] = {}
        self.items: dict[str, pytest.Item] = {}
        self.folder = Path(os.environ["MUTATE_FOLDER"])

    def pytest_configure(self) -> None:
        quicken_hypothesis()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.functions = Functions(self.base)
        gc.freeze()  # so that the copies share what is there
        try:
            while self.waiting or self.running:
                while self.waiting and len(self.running) < self.jobs:
                    self.start(self.waiting.pop())
                self.wait()
        finally:
            for child in self.running:
                os.kill(child, 9)
        return True

    def start(self, mutant: Mutant, *, apart: bool = False) -> None:
        chosen = self.coverage.tests_for(mutant, self.budget)
        tests = {test: seconds for test, seconds in chosen.items() if test in self.items}
        if not tests:
            self.tell(Verdict(mutant, "survived", "no test carries it out"))
            return
        code = None if apart else self.functions.code_of(mutant, self.sources[mutant.file])
        output = (
            self.folder
            / f"trial-{mutant.file.replace('/', '.')}-{mutant.start}-{mutant.end}-{len(mutant.new)}"
        )
        apart = code is None
        child = self.fork(mutant, code, tests, output) if code else self.spawn(mutant, tests, output)
        self.running[child] = mutant, time.monotonic(), apart, output, tests

    def fork(self, mutant: Mutant, code: CodeType, tests: dict[str, float], output: Path) -> int:
        child = os.fork()
        if child:
            return child
        status = BROKEN
        try:
            _redirect(Path(os.devnull))
            limit_memory()
            self.functions.change(mutant, code)
            status = self.try_all(tests, output)
        except BaseException:  # noqa: BLE001  # whatever it was, this process must go no further
            output.write_text(traceback.format_exc())
        finally:
            os._exit(status)

    def try_all(self, tests: dict[str, float], output: Path) -> int:
        for test, usual in tests.items():
            output.write_text(test)
            with limited(usual):
                reports = runtestprotocol(self.items[test], log=False, nextitem=None)
            if any(report.failed for report in reports):
                return KILLED
        return SURVIVED

    def spawn(self, mutant: Mutant, tests: dict[str, float], output: Path) -> int:
        """The same in a process of its own, which reads the project with the error in it."""
        task = output.with_suffix(".task")
        task.write_bytes(msgspec.json.encode(Task(mutant, tests)))
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        command = [sys.executable, "-m", "pytest", "-p", "tests.mutate.planted", "-x", "-rf"]
        child = os.fork()
        if child:
            return child
        try:
            _redirect(output)
            limit_memory()
            os.environ[TASK] = str(task)
            os.execv(sys.executable, [*command, *self.options, *files])
        finally:
            os._exit(BROKEN)

    def wait(self) -> None:
        """Take note of one that has ended, or that has taken far too long."""
        while True:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child in self.running:
                break
            now = time.monotonic()
            for pid, (_, start, *_) in self.running.items():
                if now - start > PATIENCE:
                    os.kill(pid, 9)
            time.sleep(0.005)
        mutant, start, apart, output, tests = self.running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        if code == 0 and not apart and self.coverage.is_early(mutant):
            self.start(
                mutant, apart=True
            )  # the error may have shown itself where it was too late to plant it
            return
        if code == BROKEN:
            raise RuntimeError(f"{mutant.place} could not be tried: {output.read_text()}")
        state = {0: "survived", TIMED_OUT: "timed-out", -9: "timed-out"}.get(code, "killed")
        by = _killer(output, apart=apart) if state != "survived" else ""
        for path in (output, output.with_suffix(".task")):
            path.unlink(missing_ok=True)
        self.tell(Verdict(mutant, state, by, len(tests), round(time.monotonic() - start, 2)))


def _redirect(path: Path) -> None:
    """What this process says from now on goes to a file."""
    output = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)


def _killer(output: Path, *, apart: bool) -> str:
    said = output.read_text(errors="replace") if output.exists() else ""
    if not apart:
        return said
    failed = [line for line in said.splitlines() if line.startswith("FAILED ")]
    return failed[0].removeprefix("FAILED ").partition(" - ")[0] if failed else "it cannot be read"


def sampled(found: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many of all, the same for the same seed."""
    return random.Random(seed).sample(found, min(size, len(found)))


def report(path: Path, verdicts: list[Verdict]) -> None:
    path.write_text(json.dumps(msgspec.to_builtins(verdicts), indent=1, ensure_ascii=False) + "\n", "utf-8")
