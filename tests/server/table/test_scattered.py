"""The same tests with the people of each table spread over two servers on one PostgreSQL: they notice nothing of it."""

import pytest
from support.server.people import Site

__all__ = [name for name in dir() if name.startswith("test_")]


@pytest.fixture
def site(scattered: Site) -> Site:
    """Two servers instead of one."""
    return scattered
