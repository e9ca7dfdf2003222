"""A game on paper: its seed (or the table it started from) and its actions. Saves, replays and bug reports use it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from menagerie.core.errors import BadRecord
from menagerie.core.option import OptionValue
from menagerie.core.plain import from_plain, to_plain
from menagerie.core.result import Result
from menagerie.core.seed import Seed

FORMAT = "menagerie-record"
FORMAT_VERSION = 2  # a record without earlier parts is still written as version 1, which older programs read, too


class EndedBy(Enum):
    """The ways in which a game can end before anyone has won."""

    OPERATOR = "operator"
    AGREEMENT = "agreement"


@dataclass(frozen=True, slots=True)
class EarlierPart:
    """What was played in a game from which this one goes on, and how the cards that one seat could not see were dealt again."""

    actions: tuple[str, ...]
    seat: int  # counted from 0
    seed: Seed


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is needed to replay a game, and its result.

    >>> from menagerie import CuBirds
    >>> record = CuBirds.new(2, seed=7).record()
    >>> record == Record.from_json(record.to_json())
    True
    >>> CuBirds.replay(record) == CuBirds.new(2, seed=7)
    True
    """

    game: str
    rules_version: int
    players: int
    options: Mapping[str, OptionValue]
    seed: Seed | None  # None: the game started from a drawn table
    table: str | None
    actions: tuple[str, ...]  # "1: lay parrot left 2", the seat first, as people count
    result: Result | None
    ended: EndedBy | None = None  # ended early: nobody plays on, and nobody has won
    earlier: tuple[EarlierPart, ...] = ()  # the games that this one goes on from; `seed` dealt the first of them

    def to_json(self) -> str:
        """The record as a JSON text, with one action per line."""
        body = to_plain(self)
        assert isinstance(body, dict), body
        if self.ended is None:
            del body["ended"]
        if not self.earlier:
            del body["earlier"]
        plain = {"format": FORMAT, "format_version": FORMAT_VERSION if self.earlier else 1, **body}
        return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; one that is damaged, of another format or newer is refused."""
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("record-is-no-json", problem=str(error)) from None
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise BadRecord("foreign-record", format=FORMAT)
        version = plain.get("format_version")
        if isinstance(version, int) and version > FORMAT_VERSION:
            raise BadRecord("newer-record", version=version, known=FORMAT_VERSION)
        body = {"ended": None, "earlier": []} | {key: plain[key] for key in plain if key not in ("format", "format_version")}
        try:
            if type(version) is not int or version < 1:
                raise ValueError("its version is no number")
            return from_plain(cls, body)
        except ValueError as error:
            raise BadRecord("damaged-record", problem=str(error)) from None
