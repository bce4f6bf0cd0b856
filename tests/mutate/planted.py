"""A plugin of pytest for a process of its own: one mutant is in the sources before anything is read."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from tests.mutate.hook import Hook
from tests.mutate.limits import limited
from tests.mutate.mutants import Mutant, plant

TASK = "SALON_MUTANT"  # of the environment: a file with the task


class Task(msgspec.Struct, frozen=True):
    """A mutant, and the tests that are to find it, in this order, with their seconds of work."""

    mutant: Mutant
    tests: dict[str, float]


def quicken_hypothesis() -> None:
    """The same examples each time, and no search for a smaller one that fails as well."""
    from hypothesis import Phase, settings  # later than pytest, which wants to read it first

    settings.register_profile(
        "mutate", derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
    )
    settings.load_profile("mutate")


class Planted:
    """The plugin."""

    def __init__(self, task: Task) -> None:
        self.task = task
        mutant = task.mutant
        Hook(
            [mutant.file],
            lambda file, source: compile(plant(mutant, source), file, "exec", dont_inherit=True),
        ).install()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: n for n, test in enumerate(self.task.tests)}
        items[:] = sorted((i for i in items if i.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with limited(self.task.tests[item.nodeid]):
            return (yield)


if TASK in os.environ:
    _plugin = Planted(msgspec.json.decode(Path(os.environ[TASK]).read_bytes(), type=Task))

    def pytest_configure(config: pytest.Config) -> None:
        quicken_hypothesis()
        config.pluginmanager.register(_plugin)
