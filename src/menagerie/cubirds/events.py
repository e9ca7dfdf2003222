"""What the table saw, one card at a time. `Happened` numbers the events for the rules' notes.

>>> BirdTaken(seat=0, species=Species.OWL, row=1).plain()
{'code': 'bird-taken', 'rule': 'C4.3', 'seat': 0, 'species': 'owl', 'row': 1}
"""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.message import Event, event, events_of, tell_in_passing, tell_with
from menagerie.cubirds.cards import Side, Species


class Happened(IntEnum):
    """The number by which the rules note each event."""

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
        FLOCK_SHOWN,
        BIRD_COLLECTED,
        FLOCK_DISCARDED,
        FLOCK_DECLINED,
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


class Place(IntEnum):
    """Where birds can be; shown ones are between hand and collection."""

    PILE, ROW, HAND, SHOWN, COLLECTION, DISCARD = range(6)


@event(Happened.BIRD_DEALT_TO_ROW, "C2.2", moves=(Place.PILE, Place.ROW), reveals=True)
class BirdDealtToRow(Event):
    species: Species | None
    row: int


@event(Happened.DUPLICATE_SET_ASIDE, "C2.3", moves=(Place.PILE, Place.DISCARD), reveals=True)
class DuplicateSetAside(Event):
    species: Species | None
    row: int


@event(Happened.PILE_FORMED, "C2.4", reveals=True)
class PileFormed(Event):
    count: int


@event(Happened.FIRST_PLAYER_CHOSEN, "C3.1", reveals=True)
class FirstPlayerChosen(Event):
    seat: int


@event(Happened.CARD_DEALT, "C2.5", moves=(Place.PILE, Place.HAND), reveals=True, private=True)
class CardDealt(Event):
    seat: int
    species: Species | None


@event(Happened.COLLECTION_STARTED, "C2.6", moves=(Place.PILE, Place.COLLECTION), reveals=True)
class CollectionStarted(Event):
    seat: int
    species: Species | None


@event(Happened.EXTRA_BIRD_GIVEN, "C10.2", moves=(Place.PILE, Place.COLLECTION), reveals=True)
class ExtraBirdGiven(Event):
    seat: int
    species: Species | None


@event(Happened.TURN_BEGAN, "C3.2")
class TurnBegan(Event):
    seat: int
    turn: int


@event(Happened.BIRDS_LAID, "C4.1", moves=(Place.HAND, Place.ROW))
class BirdsLaid(Event):
    seat: int
    species: Species | None
    count: int
    row: int
    side: Side


@event(Happened.BIRD_TAKEN, "C4.3", moves=(Place.ROW, Place.HAND))
class BirdTaken(Event):
    seat: int
    species: Species | None
    row: int


@event(Happened.ROW_FILLED, "C4.5", moves=(Place.PILE, Place.ROW), reveals=True)
class RowFilled(Event):
    species: Species | None
    row: int


@event(Happened.NOTHING_ENCLOSED, "C4.6")
class NothingEnclosed(Event):
    seat: int


@event(Happened.CARD_DRAWN, "C4.6", moves=(Place.PILE, Place.HAND), reveals=True, private=True)
class CardDrawn(Event):
    seat: int
    species: Species | None


@event(Happened.DRAW_DECLINED, "C4.6")
class DrawDeclined(Event):
    seat: int


@event(Happened.FLOCK_SHOWN, "C5.2", moves=(Place.HAND, Place.SHOWN))
class FlockShown(Event):
    seat: int
    species: Species | None
    count: int


@event(Happened.BIRD_COLLECTED, "C5.3", moves=(Place.SHOWN, Place.COLLECTION))
class BirdCollected(Event):
    seat: int
    species: Species | None


@event(Happened.FLOCK_DISCARDED, "C5.5", moves=(Place.SHOWN, Place.DISCARD))
class FlockDiscarded(Event):
    seat: int
    species: Species | None
    count: int


@event(Happened.FLOCK_DECLINED, "C5.1")
class FlockDeclined(Event):
    seat: int


@event(Happened.HAND_EMPTIED, "C6.1")
class HandEmptied(Event):
    seat: int


@event(Happened.CARD_DISCARDED, "C6.2", moves=(Place.HAND, Place.DISCARD), private=True)
class CardDiscarded(Event):
    seat: int
    species: Species | None


@event(Happened.DISCARD_SHUFFLED, "C6.6", reveals=True, blurs=True)
class DiscardShuffled(Event):
    count: int


@event(Happened.CARD_MISSING, "C4.7")
class CardMissing(Event):
    pass


@event(Happened.ROBIN_DREW, "C10.4", moves=(Place.PILE, Place.SHOWN), reveals=True)
class RobinDrew(Event):
    species: Species | None
    row: int


@event(Happened.SEVEN_KINDS_REACHED, "C7.1")
class SevenKindsReached(Event):
    seat: int


@event(Happened.THREE_AND_THREE_REACHED, "C7.2")
class ThreeAndThreeReached(Event):
    seat: int


@event(Happened.REDEAL_IMPOSSIBLE, "C6.7")
class RedealImpossible(Event):
    pass


@event(Happened.SUPPLY_EXHAUSTED, "C9.1")
class SupplyExhausted(Event):
    pass


@event(Happened.TURN_LIMIT_REACHED, "C9.2")
class TurnLimitReached(Event):
    pass


@event(Happened.GAME_ENDED, "C7.3")
class GameEnded(Event):
    pass


EVENTS = events_of(Happened)

tell_with(BirdsLaid, BirdTaken, RowFilled, NothingEnclosed)
tell_with(RobinDrew, BirdsLaid, BirdTaken, RowFilled)
tell_with(FlockShown, BirdCollected, FlockDiscarded)
tell_with(HandEmptied, CardDiscarded, DiscardShuffled, CardDealt, RedealImpossible, of_all=True)
tell_in_passing(TurnBegan, DrawDeclined, FlockDeclined)
