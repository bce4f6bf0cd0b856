"""Which test carries out which statement: a plugin of pytest that plants a mark before each of them.

Python's own tracing would take ten times as long as the tests themselves; a mark is one byte set.
"""

from __future__ import annotations

import ast
import builtins
import os
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType

import msgspec
import pytest

from tests.mutate.hook import Hook

MARKS = "_marks_of_statements"
TASK = "SALON_COVER"  # of the environment


class Covered(msgspec.Struct, frozen=True):
    """What was carried out: statements are file and line; tests name theirs by number."""

    statements: tuple[tuple[str, int], ...]
    early: tuple[int, ...]  # those carried out while tests were read, before the first one
    tests: dict[str, tuple[float, tuple[int, ...]]]  # by node id: seconds of work, and statements


class Task(msgspec.Struct, frozen=True):
    """Which files are watched, and which part of all tests runs here."""

    files: tuple[str, ...]
    part: int
    parts: int
    output: str


class Marker(ast.NodeTransformer):
    """Puts `marks[n] = 1` before each statement inside a function."""

    def __init__(self, file: str, statements: list[tuple[str, int]]) -> None:
        self.file = file
        self.statements = statements
        self.depth = 0

    def visit(self, node: ast.AST) -> ast.AST:
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        self.depth += is_function
        self.generic_visit(node)
        if self.depth:
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    setattr(node, name, self.marked(block, is_function and name == "body"))
        self.depth -= is_function
        return node

    def marked(self, block: list[ast.stmt], may_have_docstring: bool) -> list[ast.stmt]:
        found: list[ast.stmt] = []
        for place, statement in enumerate(block):
            is_words = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not (may_have_docstring and place == 0 and is_words):
                mark = ast.parse(f"{MARKS}[{len(self.statements)}] = 1").body[0]
                for node in ast.walk(mark):
                    if isinstance(node, ast.expr | ast.stmt):
                        ast.copy_location(node, statement)
                found.append(mark)
                self.statements.append((self.file, statement.lineno))
            found.append(statement)
        return found


class Coverage:
    """The plugin."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.statements: list[tuple[str, int]] = []
        self.marks = bytearray(200_000)
        self.early: tuple[int, ...] = ()
        self.tests: dict[str, tuple[float, tuple[int, ...]]] = {}
        setattr(builtins, MARKS, self.marks)
        Hook(task.files, self.compiled).install()

    def compiled(self, file: str, source: bytes) -> CodeType:
        tree = Marker(file, self.statements).visit(ast.parse(source))
        assert isinstance(tree, ast.Module)
        # The marks are a name of the module: that is looked up sooner than anything but a local one.
        tree.body.insert(_after_future(tree), ast.parse(f"from builtins import {MARKS}").body[0])
        return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)

    def taken(self) -> tuple[int, ...]:
        found = tuple(n for n in range(len(self.statements)) if self.marks[n])
        self.marks[:] = bytes(len(self.marks))
        return found

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.early = self.taken()
        items[:] = items[self.task.part :: self.task.parts]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.marks[:] = bytes(len(self.marks))
        start = time.process_time()
        result = yield
        self.tests[item.nodeid] = time.process_time() - start, self.taken()
        return result

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == 0:
            found = Covered(tuple(self.statements), self.early, self.tests)
            Path(self.task.output).write_bytes(msgspec.msgpack.encode(found))


def _after_future(tree: ast.Module) -> int:
    """The place after the docstring and `from __future__ …`."""
    place = 0
    while place < len(tree.body) and isinstance(tree.body[place], ast.Expr | ast.ImportFrom):
        node = tree.body[place]
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            break
        place += 1
    return place


# At once, since the tests' own conftest reads the project before pytest is configured.
if TASK in os.environ:
    _plugin = Coverage(msgspec.json.decode(os.environ[TASK], type=Task))

    def pytest_configure(config: pytest.Config) -> None:
        config.pluginmanager.register(_plugin)
