"""Every record in tests/records replays to the same bytes, whatever the version."""

from pathlib import Path

import pytest
from programs import records as recording
from programs.records import FOLDER, INDEX, SPECIAL, Entry, add, add_missing, entries, entry_of, record_named, wanted
from support.forms import Form

from menagerie.core import Record
from menagerie.core.record import EndedBy
from menagerie.games import GAMES

ENTRIES = entries()
FORMS = [Form(game, form.players, tuple(form.options.items())) for game, kind in GAMES.items() for form in kind.forms()]


def check(entry: Entry, record: Record) -> None:
    """Check that a record replays to the same result as when it was made; AssertionError says what has changed."""
    kind = GAMES[record.game]
    assert record.rules_version == entry.rules_version == kind.rules_version, (
        f"{entry.name} was played by rules version {record.rules_version} of {record.game}, and this program knows only version "
        f"{kind.rules_version}: keep the old rules beside the new ones, for the games that were begun by them"
    )
    game = kind.replay(record)
    assert entry_of(entry.name, game) == entry, "if rules were changed: bump their version, and keep this record as it is"
    assert game.record().actions == tuple(in_words_of_today(action) for action in record.actions)


def in_words_of_today(action: str) -> str:
    """An action in today's words: CuBirds used to call a flock a family."""
    return action.replace(" family ", " flock ")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_a_record_is_replayed_to_the_same_bytes(entry: Entry) -> None:
    check(entry, record_named(entry.name))


def test_every_record_stands_in_the_index_once() -> None:
    assert sorted(f"{entry.name}.json" for entry in ENTRIES) == sorted(file.name for file in FOLDER.glob("*.json"))


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_two_whole_games_of_every_form_are_kept_for_the_rules_of_today(form: Form) -> None:
    new = form.new(0).record()
    kept = [record_named(entry.name) for entry in ENTRIES if entry.result is not None]
    of_this_form = [
        record
        for record in kept
        if (record.game, record.rules_version, record.players) == (new.game, new.rules_version, new.players)
        and (record.options == new.options and record.seed is not None)
    ]
    assert len(of_this_form) >= 2, "run make records"


def test_every_game_that_is_wanted_is_kept() -> None:
    assert not {name for name, _ in wanted()} - {entry.name for entry in ENTRIES}, "run make records"


def test_games_that_stand_still_or_were_ended_are_kept_too() -> None:
    unfinished = [record_named(entry.name) for entry in ENTRIES if entry.result is None]
    assert {(record.game, record.ended) for record in unfinished} >= {
        ("cubirds", None),
        ("wildcards", None),
        ("cubirds", EndedBy.OPERATOR),
        ("wildcards", EndedBy.AGREEMENT),
    }


def test_a_record_of_rules_that_nobody_knows_any_more_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = ENTRIES[0]
    record = record_named(entry.name)
    monkeypatch.setattr(GAMES[record.game], "rules_version", record.rules_version + 1)
    with pytest.raises(AssertionError, match=f"{entry.name} was played by rules version {record.rules_version} of cubirds"):
        check(entry, record)


def test_records_are_added_and_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (first, _), (second, _) = few = list(wanted())[:2]
    monkeypatch.setattr(recording, "wanted", lambda: few)
    other = SPECIAL["cubirds-2-drawn"].played()
    add(first, other, tmp_path)
    before = [(tmp_path / name).read_bytes() for name in (f"{first}.json", INDEX)]

    add_missing(tmp_path)
    add_missing(tmp_path)
    with pytest.raises(FileExistsError):
        add(second, other, tmp_path)

    assert (tmp_path / f"{first}.json").read_bytes() == before[0]
    assert (tmp_path / INDEX).read_bytes().startswith(before[1])
    assert [entry.name for entry in entries(tmp_path)] == [first, second]
