"""How the tests run. Hypothesis uses the same examples every time, so that a green run stays green (random ones are for `make
soak`); and tests that compile the same rules share a process, where they are compiled once."""

import os
import re

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.register_profile("random", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

os.environ.setdefault("MENAGERIE_COMPILE", "no")  # bots search interpreted here; what compiles says so itself

TRACED = {"core", "cubirds", "games", "terminal", "wildcards"}  # folders whose tests reach every branch of the rules and the core
LONG = {"compiled", "lab"}  # folders whose tests take long: they begin first, so that nobody waits for the last of them
TOGETHER = re.compile(r"simulat")


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A scheduler: each test goes to any free process, except for those that belong together."""

    def _split_scope(self, nodeid: str) -> str:
        found = TOGETHER.search(nodeid)
        return found[0] if found else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Together:
    return Together(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests first, and mark the tests that are traced: not those that play a great deal without reaching new
    branches."""
    items.sort(key=lambda item: item.path.parent.name not in LONG)
    for item in items:
        if item.path.parent.name in TRACED and not item.get_closest_marker("much"):
            item.add_marker(pytest.mark.traced)
