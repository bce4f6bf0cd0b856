"""The engine alone: what is left out when only it is installed, and what is said then."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from salon.cli.extras import NEEDED

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "salon"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# What pip brings with the three packages of the engine.
ENGINE = {"msgspec", "fluent", "babel", "pytz", "attr", "attrs", "typing_extensions"}

BLOCK = """
import sys
from importlib.abc import MetaPathFinder

class NotInstalled(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, NotInstalled())
"""


ALONE = f"top not in sys.stdlib_module_names | {ENGINE | {'salon'}!r}"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setenv("PYTHONUTF8", "1")


def alone(program: str, missing: str = ALONE) -> subprocess.CompletedProcess[str]:
    """Run a program where nothing but the engine can be imported, or where something else is missing."""
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(missing=missing) + program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def command(*arguments: str, screen: bool = False, missing: str = ALONE) -> subprocess.CompletedProcess[str]:
    """Run a command where nothing but the engine is installed."""
    tty = "sys.stdin.isatty = sys.stdout.isatty = lambda: True\n" if screen else ""
    return alone(f"{tty}from salon.cli import main\nsys.exit(main({arguments!r}))", missing)


def imported(path: Path) -> set[str]:
    """The packages from elsewhere that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    tops = {".".join(n.split(".")[:2]) if n.startswith("fluent.") else n.split(".")[0] for n in names}
    return tops - sys.stdlib_module_names - {"salon", "__future__"}


def declared(*extras: str) -> set[str]:
    """The packages that are installed with the engine and some extras."""
    lines = [*PROJECT["dependencies"]]
    for extra in extras:
        lines += PROJECT["optional-dependencies"][extra]
    return {name[0] for line in lines if (name := re.match(r"[A-Za-z0-9._-]+", line))}


@cache
def distributions() -> Mapping[str, list[str]]:
    """Which package brings a module: found by reading what each of them has installed."""
    return packages_distributions()


def package(module: str) -> str:
    if module.startswith("fluent."):
        return module
    return distributions().get(module, [module])[0].lower()  # not all extras are there


@pytest.mark.parametrize(
    ("folders", "extras"),
    [
        (["kernel", "bots", "games", "lang"], []),
        (["cli"], ["terminal", "server"]),
        (["adapters"], ["research"]),
        (["arena"], ["arena"]),
        (["server"], ["server", "postgres"]),
    ],
)
def test_what_is_imported_is_declared(folders: list[str], extras: list[str]) -> None:
    files = [path for folder in folders for path in (SOURCES / folder).rglob("*.py")]
    found = {package(module) for path in files for module in imported(path)}
    assert found <= declared(*extras)


def test_every_package_of_an_extra_has_its_words() -> None:
    folders = ("adapters", "arena", "cli", "server")
    files = [path for folder in folders for path in (SOURCES / folder).rglob("*.py")]
    found = {module for path in files for module in imported(path)}
    assert found - {"msgspec", "fluent.runtime", "babel"} == NEEDED.keys()


def test_a_game_is_played_with_the_engine_alone() -> None:
    done = alone("""
import salon
for id in salon.list_games():
    s = salon.load(id).new(seed=7)
    while s.result is None:
        d = next(d for d in s.pending if d.legal)
        s.apply(d.legal[0], seat=d.seat)
    print(s.result.reason)
""")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3


def test_commands_that_need_nothing_more_work() -> None:
    done = command("play", "court", "--plain", "--seats", "bot,bot", "--seed", "7", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert command("rules", "court", "king.2").returncode == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "not installed"), ("es", "no está instalad"), ("ja", "インストールされていません")],
)
def test_a_command_says_what_to_install(language: str, words: str) -> None:
    for extra, arguments in (("terminal", ["play", "court"]), ("server", ["serve"])):
        done = command(*arguments, "--lang", language, screen=True)
        assert (done.returncode, done.stdout) == (2, "")
        assert words in done.stderr
        assert f'pip install "salon[{extra}]"' in done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["backup", "file"], ["export", "--all", "folder"], ["import", "file"]])
def test_commands_on_the_database_need_the_server(arguments: list[str]) -> None:
    done = command(*arguments)
    assert done.returncode == 2
    assert "salon[server]" in done.stderr


def test_postgresql_needs_its_driver() -> None:
    done = command("serve", "--database", "postgresql://nowhere/salon", missing="top == 'psycopg'")
    assert (done.returncode, done.stdout) == (2, "")
    assert "salon[postgres]" in done.stderr


def test_another_module_that_is_missing_is_a_fault_and_no_advice() -> None:
    done = alone("""
import salon.cli.rules
def run(args, speaker): import nowhere
salon.cli.rules.run = run
salon.cli.main(["rules", "court"])
""")
    assert "No module named 'nowhere'" in done.stderr
    assert "pip install" not in done.stderr
