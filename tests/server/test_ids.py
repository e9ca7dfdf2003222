"""Ids that are typed on the command line."""

import pytest

from menagerie.server.ids import new_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-abc", "--de", "a-bc"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id(9) == "a-bc"
