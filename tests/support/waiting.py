"""Waiting for a fact, never for a time."""

import time
from collections.abc import Callable

PATIENCE = 60  # seconds; nothing takes so long, but a slow machine is not a failure


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)
