"""Waiting for a condition, never for a fixed time."""

import time
from collections.abc import Callable

PATIENCE = 60  # seconds; nothing takes this long, but a slow machine is not a failure


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.005)
