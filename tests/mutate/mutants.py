"""Mutants: copies of a source with one small error each, as a changed piece of its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec

FunctionNode: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(msgspec.Struct, frozen=True):
    """One error: the bytes from `start` to `end` of a file become `new`."""

    file: str
    function: str  # the outermost function around it, with its class; empty at the level of the module
    first: int  # the first line of that function, as its code object says
    statement: int  # the first line of the innermost statement
    line: int
    start: int
    end: int
    new: str
    original: str  # the lines it is in, as they are …
    mutated: str  # … and as they become

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


COMPARE: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
NEVER = {"TYPE_CHECKING", '__name__ == "__main__"'}  # conditions that no test can meet
NAMES = {"max": "min", "min": "max", "any": "all", "all": "any"}
MIRRORED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # their swap is their negation


def mutants(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a source, in the order of its text."""
    found = _Finder(file, source)
    found.visit(ast.parse(source))
    return sorted(set(found.found), key=lambda m: (m.start, m.end, m.new))


def plant(mutant: Mutant, source: bytes) -> bytes:
    """The source with the error in it."""
    return source[: mutant.start] + mutant.new.encode() + source[mutant.end :]


def first_line(node: FunctionNode) -> int:
    """Where Python lets the code of a function begin: at its first decorator."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


class _Finder(ast.NodeVisitor):
    """Walks over what is carried out: no types, no words, no lists of names."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self.found: list[Mutant] = []
        self.scope: list[str] = []
        self.functions: list[FunctionNode] = []
        self.function = ("", 0)
        self.statement = 0

    # -- taking down -------------------------------------------------------------------------

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def add(self, start: int, end: int, new: str) -> None:
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        last = len(self.source) if last < 0 else last
        before = self.source[first:last].decode()
        after = (self.source[first:start] + new.encode() + self.source[end:last]).decode()
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(
            Mutant(
                self.file, *self.function, self.statement or line, line, start, end, new,
                " ".join(before.split()), " ".join(after.split()),
            )
        )  # fmt: skip

    def replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self.add(*self.span(node), new)

    def swap(self, left: ast.expr, right: ast.expr, old: str, new: str, *, is_word: bool = False) -> None:
        """Change the operator between two operands; brackets and comments may stand there as well."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = re.sub(rb"#[^\n]*", lambda found: b" " * len(found[0]), self.source[start:end])
        pattern = rf"\b{old}\b" if is_word else re.escape(old)
        found = re.search(pattern.encode(), between)
        assert found, (self.file, left.lineno, between)
        self.add(start + found.start(), start + found.end(), new)

    # -- what is not carried out ------------------------------------------------------------

    def body(self, node: FunctionNode | ast.ClassDef | ast.Module) -> None:
        statements = node.body
        if ast.get_docstring(node, clean=False) is not None:
            statements = statements[1:]
        for statement in statements:
            self.visit(statement)

    def visit_Module(self, node: ast.Module) -> None:
        self.body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.body(node)
        self.scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: FunctionNode) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        outermost = not self.functions
        if outermost:
            self.function = ".".join([*self.scope, node.name]), first_line(node)
        self.functions.append(node)
        self.body(node)
        self.functions.pop()
        if outermost:
            self.function = ("", 0)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in self.text(node.annotation):
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words; and before Python 3.12 nothing in them knows its place."""

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of zip: it says what is so anyway
            self.visit(node.value)

    # -- statements -----------------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        super().visit(node)
        self.statement = outer

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Call) and self.text(node.value.func) in {"TypeVar", "NewType"}:
            return
        if self.functions and all(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        old, new = ARITHMETIC[type(node.op)]
        self.replace(node, "pass")
        self.swap(node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is None or self.text(node.exc) != "NotImplementedError":
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            return
        returns = self.functions[-1].returns if self.functions else None
        if returns is not None and self.text(returns) == "bool":
            if not isinstance(node.value, ast.Constant | ast.UnaryOp) and not _is_mirrored(node.value):
                self.replace(node.value, f"not ({self.text(node.value)})")
        else:
            self.replace(node, "return None")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if self.text(node.test) not in NEVER:
            self.negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    # -- expressions ----------------------------------------------------------------------------

    def negate(self, test: ast.expr) -> None:
        """The other branch, where no mutant of the condition itself does the same."""
        is_not = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not (is_not or _is_mirrored(test) or isinstance(test, ast.Constant | ast.NamedExpr)):
            self.replace(test, f"not ({self.text(test)})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, op in zip(operands, operands[1:], node.ops, strict=False):
            old, new = COMPARE[type(op)]
            self.swap(left, right, old, new, is_word=old[0].isalpha())
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.swap(left, right, old, new, is_word=True)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self.swap(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
            start = self.span(node)[0]  # the operator alone: brackets may stand around the operand
            self.add(start, start + (3 if isinstance(node.op, ast.Not) else 1), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            self.replace(node.func, NAMES[node.func.id])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))


def _is_mirrored(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], MIRRORED)


def sources(base: Path, folders: list[str]) -> Iterator[tuple[str, bytes]]:
    """The Python files of folders (or single files) beneath a base, by name."""
    for folder in folders:
        found = base / folder
        for path in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            yield path.relative_to(base).as_posix(), path.read_bytes()
