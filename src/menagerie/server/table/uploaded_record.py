"""A finished game from a record file, as a table that can be watched again, reviewed and played on from.

How it works. A record is only believed as far as it can be replayed: every action has to be possible, and the result has to come
out. Then the table and its log are stored as if the game had been played here, so everything that works for a finished game works
for it. Nobody has a seat. The id of the table is a hash of the record: the same file leads to the same table, and is stored once.

A record that starts from a drawn table is refused. A deal leads only to positions that the rules allow; a drawing may be of
anything, and bots would look ahead from it in compiled code that trusts the rules.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256

from menagerie.core import AnyGame, BadRecord, MenagerieError, Record
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.server.ids import TABLE_ID
from menagerie.server.limits import LONGEST_PROBLEM
from menagerie.server.play.gamelog import GameLog
from menagerie.server.play.printed_forms import PrintedForm, forms_of
from menagerie.server.play.restored_game import note_standing, replayed
from menagerie.server.storage.rows import GameRow, LogLine, SeatRow, StoredTable
from menagerie.server.table.avatars import AVATARS
from menagerie.server.table.continuation import MOST_PARTS
from menagerie.words import Words

LONGEST_RECORD = 128 * 1024  # characters
MOST_ACTIONS = 1500  # of a game, with those before it; the longest games of our bots have a third of that

Uploaded = tuple[StoredTable, GameLog, list[LogLine]]


def uploaded_table(text: str) -> Uploaded:
    """The table of a recorded game, its game and its log. BadRecord says what is wrong with the record."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record-too-large", most=LONGEST_RECORD // 1024)
    try:
        return _table_of(Record.from_json(text))
    except MenagerieError as error:
        raise BadRecord(error.code, rule=error.rule, **{name: _short(value) for name, value in error.values.items()}) from None
    except (AssertionError, ValueError, LookupError, TypeError, OverflowError, RecursionError) as error:
        raise BadRecord("damaged-record", problem=type(error).__name__) from error


def _short(value: object) -> object:
    return f"{value[:LONGEST_PROBLEM]} …" if isinstance(value, str) and len(value) > LONGEST_PROBLEM else value


def _table_of(record: Record) -> Uploaded:
    _check(record)
    kind = GAMES[record.game]
    game = kind.replay(record)
    if not game.is_over and record.ended is None:
        raise BadRecord("record-unfinished")
    form = _form_of(kind, game.record())
    row = GameRow(_id_of(game.record(), record), record.game, form.name, record.players, host=None)
    row.options = {name: value for name, value in game.record().options.items() if name not in form.options}
    row.seed, row.rules_version = to_plain(record.seed), kind.rules_version  # type: ignore[assignment]  # a mapping stays one
    row.earlier = to_plain(record.earlier)  # type: ignore[assignment]  # a tuple becomes a list
    row.origin = {"file": True}
    stored = StoredTable(row, [_seat(seat) for seat in range(record.players)])
    lines = [LogLine(seq, seat, "action", str(action), "person", None) for seq, (seat, action) in enumerate(game.actions, 1)]
    gamelog = replayed(stored, lines)
    if gamelog.game != game:
        raise BadRecord("record-cannot-start", problem=form.name)
    note_standing(row, gamelog.game)
    row.status, row.awaited, row.ended = "over", [], None if record.ended is None else record.ended.value
    return stored, gamelog, lines


def _check(record: Record) -> None:
    """Refuse what would take too long, or is not a game that was dealt."""
    if record.game not in GAMES:
        raise BadRecord("record-of-unknown-game", game=record.game)
    if record.table is not None:
        raise BadRecord("record-drawn")
    actions = len(record.actions) + sum(len(part.actions) for part in record.earlier)
    if actions > MOST_ACTIONS or len(record.earlier) > MOST_PARTS:
        raise BadRecord("record-too-long", most=MOST_ACTIONS)


def _form_of(kind: type[AnyGame], record: Record) -> PrintedForm:
    """The printed form that the options of a game belong to: the one that settles most of them."""
    forms = [form for form in forms_of(kind).values() if record.players in form.players]
    fitting = [form for form in forms if form.options.items() <= record.options.items()]
    if not fitting:
        raise BadRecord("record-cannot-start", problem="options")
    return max(fitting, key=lambda form: len(form.options))


def _id_of(played: Record, record: Record) -> str:
    """An id that this record always has, however its file is written."""
    whole = Record.to_json(played) + str(record.ended) + str(record.seed)
    return "f" + urlsafe_b64encode(sha256(whole.encode()).digest())[1 : len(urlsafe_b64encode(bytes(TABLE_ID)))].decode()


def _seat(number: int) -> SeatRow:
    """A seat of somebody whom the record does not name."""
    name = f"{Words().phrase('unnamed')} {number + 1}"
    return SeatRow(number, "person", name, ready=True, avatar=AVATARS[number])
