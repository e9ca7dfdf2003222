"""What the tests of the operator share."""

import tempfile
from pathlib import Path

import pytest

from menagerie.server.operator import backup_places


@pytest.fixture
def tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with nothing beside it: doctor looks for lost games in the folders around a database, too. It does not look at
    what somebody else has left on this machine."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setattr(backup_places, "OF_HOSTS", ())
    folder = tmp_path / "own"
    folder.mkdir()
    return folder
