"""The same tests with people of one table at two servers over one PostgreSQL: whoever sits there notices nothing of it."""

import pytest
from support.server.people import Site

__all__ = [name for name in dir() if name.startswith("test_")]


@pytest.fixture
def site(scattered: Site) -> Site:
    """Two servers instead of one."""
    return scattered
