"""A test of a mutant may run away: it has so much time, measured as work of its own process."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager

TIMED_OUT = 99  # the exit status
AT_LEAST, TIMES = 1.5, 8.0  # seconds, and how many times as long as without an error
MEMORY = 3 * 2**30


@contextmanager
def limited(usual: float) -> Iterator[None]:
    """End the process if a test takes far longer than it usually does."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
    signal.setitimer(signal.ITIMER_PROF, AT_LEAST + TIMES * usual)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
