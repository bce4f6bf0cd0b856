"""What all tests share: strict words, and the count of clauses that tests prove."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

import salon
from salon import lang
from salon.kernel import Ledger

# Games whose every clause, ruling and example must be proved. A game joins when it is complete.
FINISHED = ("court", "turmoil", "v1919")

_proved: dict[str, bool] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--long", action="store_true", help="run the long tests as well")


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or variable is an error here; a player would be shown the next best words."""
    monkeypatch.setattr(lang, "strict", True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.option.long:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    folders = Path(salon.__file__).parent.glob("games/*/rules.toml")
    known = {id for path in folders for id in _ids(Ledger.load(path))}
    for item in items:
        for mark in item.iter_markers("clause"):
            unknown = set(mark.args) - known
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names rules that no ledger has: {sorted(unknown)}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        report.user_properties += [("clause", id) for mark in item.iter_markers("clause") for id in mark.args]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what is proved here, where the reports of all processes come together."""
    for kind, id in report.user_properties if report.when == "call" else ():
        if kind == "clause":
            _proved[str(id)] = _proved.get(str(id), True) and report.passed


def _entries(game: str) -> list[str]:
    return _ids(salon.load(game).ledger)


def _ids(ledger: Ledger) -> list[str]:
    return [*(entry.id for entry in ledger.entries), *(example.id for example in ledger.examples)]


def _is_whole_run(config: pytest.Config) -> bool:
    is_part = hasattr(config, "workerinput")  # one of several processes
    chosen = config.option.keyword or config.option.markexpr or config.args_source.name == "ARGS"
    return not (is_part or chosen)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not _is_whole_run(session.config) or session.exitstatus != pytest.ExitCode.OK:
        return
    if any(not _proved.get(id) for game in FINISHED for id in _entries(game)):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not _is_whole_run(config):
        return
    for game in salon.list_games():
        ledger = salon.load(game).ledger
        groups = {
            "clauses": [clause.id for clause in ledger.clauses],
            "rulings": [ruling.id for ruling in ledger.rulings],
            "examples": [example.id for example in ledger.examples],
        }
        for kind, ids in groups.items():
            missing = [id for id in ids if not _proved.get(id)]
            terminalreporter.write_line(f"{kind} {game} {len(ids) - len(missing)}/{len(ids)}")
            for id in missing:
                terminalreporter.write_line(f"  not proved: {id}")
