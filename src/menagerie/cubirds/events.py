"""What the table saw, one card at a time. `Happened` numbers the events for the rules' notes."""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.message import Event, event
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


@event("C2.2", reveals=True)
class BirdDealtToRow(Event):
    species: Species | None
    row: int


@event("C2.3", reveals=True)
class DuplicateSetAside(Event):
    species: Species | None
    row: int


@event("C2.4", reveals=True)
class PileFormed(Event):
    count: int


@event("C3.1", reveals=True)
class FirstPlayerChosen(Event):
    seat: int


@event("C2.5", reveals=True, private=True)
class CardDealt(Event):
    seat: int
    species: Species | None


@event("C2.6", reveals=True)
class CollectionStarted(Event):
    seat: int
    species: Species | None


@event("C10.2", reveals=True)
class ExtraBirdGiven(Event):
    seat: int
    species: Species | None


@event("C3.2")
class TurnBegan(Event):
    seat: int
    turn: int


@event("C4.1")
class BirdsLaid(Event):
    seat: int
    species: Species | None
    count: int
    row: int
    side: Side


@event("C4.3")
class BirdTaken(Event):
    seat: int
    species: Species | None
    row: int


@event("C4.5", reveals=True)
class RowFilled(Event):
    species: Species | None
    row: int


@event("C4.6")
class NothingEnclosed(Event):
    seat: int


@event("C4.6", reveals=True, private=True)
class CardDrawn(Event):
    seat: int
    species: Species | None


@event("C4.6")
class DrawDeclined(Event):
    seat: int


@event("C5.2")
class FamilyShown(Event):
    seat: int
    species: Species | None
    count: int


@event("C5.3")
class BirdCollected(Event):
    seat: int
    species: Species | None


@event("C5.5")
class FamilyDiscarded(Event):
    seat: int
    species: Species | None
    count: int


@event("C5.1")
class FamilyDeclined(Event):
    seat: int


@event("C6.1")
class HandEmptied(Event):
    seat: int


@event("C6.2", private=True)
class CardDiscarded(Event):
    seat: int
    species: Species | None


@event("C6.6", reveals=True, blurs=True)
class DiscardShuffled(Event):
    count: int


@event("C4.7")
class CardMissing(Event):
    pass


@event("C10.4", reveals=True)
class RobinDrew(Event):
    species: Species | None
    row: int


@event("C7.1")
class SevenKindsReached(Event):
    seat: int


@event("C7.2")
class ThreeAndThreeReached(Event):
    seat: int


@event("C6.7")
class RedealImpossible(Event):
    pass


@event("C9.1")
class SupplyExhausted(Event):
    pass


@event("C9.2")
class TurnLimitReached(Event):
    pass


@event("C7.3")
class GameEnded(Event):
    pass


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
