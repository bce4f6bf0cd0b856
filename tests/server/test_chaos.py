"""The storm of `python -m tests.chaos` in little: a few kills on each database."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.server.running import Postgres

PATIENCE = 240.0


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_in_a_storm_nothing_is_lost_nothing_doubled_and_no_table_stuck(
    database: str, postgres: Postgres
) -> None:
    command = [sys.executable, "-m", "tests.chaos", "--kills", "2", "--tables", "6", "--seed", "4"]
    found = subprocess.run(
        [*command, "--databases", database], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert found.returncode == 0, found.stderr
    assert "0 lost, 0 doubled, no table stuck" in found.stdout
    answers = re.search(r"(\d+) acknowledged answers", found.stdout)
    assert answers is not None
    assert int(answers[1]) >= 30
