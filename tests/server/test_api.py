"""The API against its own description: schemathesis makes up requests for every address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.people import Person, table_for
from tests.server.running import Server

EXAMPLES = 4  # for each address
NOT_OURS = [positive_data_acceptance]  # JSON Schema takes 780.0 for an integer; msgspec does not


@pytest.fixture
def visit(server: Server) -> Iterator[tuple[str, str]]:
    """A session, and a table where it plays."""
    with Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        yield ana.http.cookies["salon"], table_for([ana, ben])


def test_the_api_does_what_it_says(server: Server, visit: tuple[str, str]) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    for operation in operations:
        ask_for(operation, *visit)


def ask_for(operation: Any, token: str, table: str) -> None:
    asked = 0

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "id" in case.path_parameters and asked % 3:
            case.path_parameters["id"] = table
        cookies = None if case.path.endswith("/logout") else {"salon": token}
        case.call_and_validate(cookies=cookies, excluded_checks=NOT_OURS)

    ask()
    assert asked
