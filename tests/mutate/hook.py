"""Modules of the project, read with another text than their files have."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

Compile = Callable[[str, bytes], CodeType]  # from a file and its source


def module_name(file: str) -> str:
    """The module of a file: `salon/kernel/__init__.py` is `salon.kernel`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, compiled: Callable[[bytes], CodeType]) -> None:
        super().__init__(name, path)
        self.compiled = compiled

    def get_code(self, fullname: str) -> CodeType:
        """Never from a cache, and never into one."""
        return self.compiled(self.get_data(self.path))


class Hook:
    """Finds some modules as ever, and compiles them in its own way."""

    def __init__(self, files: Sequence[str], how: Compile) -> None:
        self.files = {module_name(file): file for file in files}
        self.how = how

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        spec = PathFinder.find_spec(name, path, target) if file else None
        if file is None or spec is None or spec.origin is None:
            return None
        spec.loader = _Loader(name, spec.origin, lambda source: self.how(file, source))
        return spec

    def install(self) -> None:
        loaded = sorted(name for name in self.files if name in sys.modules)
        if loaded:
            raise RuntimeError(f"too late: already read are {', '.join(loaded)}")
        sys.meta_path.insert(0, self)
