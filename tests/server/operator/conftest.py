"""What the tests of the operator share."""

from pathlib import Path

import pytest


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """A folder with nothing beside it: doctor looks for lost games in the folders around a database, too."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder
