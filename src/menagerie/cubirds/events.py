"""What the table saw, one card at a time. `Happened` numbers the events for the rules' notes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from menagerie.core.message import Event
from menagerie.cubirds.cards import Side, Species


class Happened(IntEnum):
    """The number of each event, in the order of `EVENTS`."""

    (
        BIRD_DEALT_TO_ROW,
        DUPLICATE_SET_ASIDE,
        PILE_FORMED,
        FIRST_PLAYER_CHOSEN,
        CARD_DEALT,
        COLLECTION_STARTED,
        EXTRA_BIRD_GIVEN,
        TURN_BEGAN,
        BIRDS_LAID,
        BIRD_TAKEN,
        ROW_FILLED,
        NOTHING_ENCLOSED,
        CARD_DRAWN,
        DRAW_DECLINED,
        FAMILY_SHOWN,
        BIRD_COLLECTED,
        FAMILY_DISCARDED,
        FAMILY_DECLINED,
        HAND_EMPTIED,
        CARD_DISCARDED,
        DISCARD_SHUFFLED,
        CARD_MISSING,
        ROBIN_DREW,
        SEVEN_KINDS_REACHED,
        THREE_AND_THREE_REACHED,
        REDEAL_IMPOSSIBLE,
        SUPPLY_EXHAUSTED,
        TURN_LIMIT_REACHED,
        GAME_ENDED,
    ) = range(29)


@dataclass(frozen=True, slots=True)
class BirdDealtToRow(Event):
    rule: ClassVar[str] = "C2.2"
    reveals: ClassVar[bool] = True
    species: Species | None
    row: int


@dataclass(frozen=True, slots=True)
class DuplicateSetAside(Event):
    rule: ClassVar[str] = "C2.3"
    reveals: ClassVar[bool] = True
    species: Species | None
    row: int


@dataclass(frozen=True, slots=True)
class PileFormed(Event):
    rule: ClassVar[str] = "C2.4"
    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    rule: ClassVar[str] = "C3.1"
    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    rule: ClassVar[str] = "C2.5"
    reveals: ClassVar[bool] = True
    private: ClassVar[bool] = True
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class CollectionStarted(Event):
    rule: ClassVar[str] = "C2.6"
    reveals: ClassVar[bool] = True
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class ExtraBirdGiven(Event):
    rule: ClassVar[str] = "C10.2"
    reveals: ClassVar[bool] = True
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "C3.2"
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class BirdsLaid(Event):
    rule: ClassVar[str] = "C4.1"
    seat: int
    species: Species | None
    count: int
    row: int
    side: Side


@dataclass(frozen=True, slots=True)
class BirdTaken(Event):
    rule: ClassVar[str] = "C4.3"
    seat: int
    species: Species | None
    row: int


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    rule: ClassVar[str] = "C4.5"
    reveals: ClassVar[bool] = True
    species: Species | None
    row: int


@dataclass(frozen=True, slots=True)
class NothingEnclosed(Event):
    rule: ClassVar[str] = "C4.6"
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    rule: ClassVar[str] = "C4.6"
    reveals: ClassVar[bool] = True
    private: ClassVar[bool] = True
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class DrawDeclined(Event):
    rule: ClassVar[str] = "C4.6"
    seat: int


@dataclass(frozen=True, slots=True)
class FamilyShown(Event):
    rule: ClassVar[str] = "C5.2"
    seat: int
    species: Species | None
    count: int


@dataclass(frozen=True, slots=True)
class BirdCollected(Event):
    rule: ClassVar[str] = "C5.3"
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class FamilyDiscarded(Event):
    rule: ClassVar[str] = "C5.5"
    seat: int
    species: Species | None
    count: int


@dataclass(frozen=True, slots=True)
class FamilyDeclined(Event):
    rule: ClassVar[str] = "C5.1"
    seat: int


@dataclass(frozen=True, slots=True)
class HandEmptied(Event):
    rule: ClassVar[str] = "C6.1"
    seat: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    rule: ClassVar[str] = "C6.2"
    private: ClassVar[bool] = True
    seat: int
    species: Species | None


@dataclass(frozen=True, slots=True)
class DiscardShuffled(Event):
    rule: ClassVar[str] = "C6.6"
    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class CardMissing(Event):
    rule: ClassVar[str] = "C4.7"


@dataclass(frozen=True, slots=True)
class RobinDrew(Event):
    rule: ClassVar[str] = "C10.4"
    reveals: ClassVar[bool] = True
    species: Species | None
    row: int


@dataclass(frozen=True, slots=True)
class SevenKindsReached(Event):
    rule: ClassVar[str] = "C7.1"
    seat: int


@dataclass(frozen=True, slots=True)
class ThreeAndThreeReached(Event):
    rule: ClassVar[str] = "C7.2"
    seat: int


@dataclass(frozen=True, slots=True)
class RedealImpossible(Event):
    rule: ClassVar[str] = "C6.7"


@dataclass(frozen=True, slots=True)
class SupplyExhausted(Event):
    rule: ClassVar[str] = "C9.1"


@dataclass(frozen=True, slots=True)
class TurnLimitReached(Event):
    rule: ClassVar[str] = "C9.2"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    rule: ClassVar[str] = "C7.3"


EVENTS: tuple[type[Event], ...] = (
    BirdDealtToRow,
    DuplicateSetAside,
    PileFormed,
    FirstPlayerChosen,
    CardDealt,
    CollectionStarted,
    ExtraBirdGiven,
    TurnBegan,
    BirdsLaid,
    BirdTaken,
    RowFilled,
    NothingEnclosed,
    CardDrawn,
    DrawDeclined,
    FamilyShown,
    BirdCollected,
    FamilyDiscarded,
    FamilyDeclined,
    HandEmptied,
    CardDiscarded,
    DiscardShuffled,
    CardMissing,
    RobinDrew,
    SevenKindsReached,
    ThreeAndThreeReached,
    RedealImpossible,
    SupplyExhausted,
    TurnLimitReached,
    GameEnded,
)
