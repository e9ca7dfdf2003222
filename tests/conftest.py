"""How the tests run: Hypothesis with the same examples every time, so that a green run stays green (chance has its place in
`make soak`); and what compiles the same rules in one process, where they are compiled once."""

import os
import re

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.register_profile("random", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

TOGETHER = re.compile(r"simulat|random_games_are_the_same_on_both_runtimes\[[a-z]+")


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Each test goes to whoever is free, but for those that belong together."""

    def _split_scope(self, nodeid: str) -> str:
        found = TOGETHER.search(nodeid)
        return found[0] if found else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Together:
    return Together(config, log)
