"""Marks for tests."""

import pytest

# @clause("court.king.1", "court.king.3"): the rules that a test proves.
clause = pytest.mark.clause
