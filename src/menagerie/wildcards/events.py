"""What the table saw, one card at a time. `Happened` numbers the events for the rules' notes."""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.message import Event, event
from menagerie.wildcards.cards import Card, Species


class Happened(IntEnum):
    """The number of each event, in the order of `EVENTS`."""

    (
        ANIMAL_BOXED,
        ANIMALS_REMOVED,
        SECRET_DEALT,
        ANIMAL_REVEALED,
        CARD_DEALT,
        LEO_DEALT,
        TALISMAN_GIVEN,
        ROUND_BEGAN,
        BID_SEALED,
        BID_REVEALED,
        CARD_RETURNED,
        ANIMAL_EXCHANGED,
        EXCHANGE_DECLINED,
        ANIMAL_REMOVED,
        REFILL_DISCARDED,
        CARD_DRAWN,
        REFILL_RETURNED,
        PILE_SHUFFLED,
        CARD_MISSING,
        CARD_PAID,
        ANIMAL_TAKEN,
        BONUS_EARNED,
        TAKE_DECLINED,
        BID_RETURNED,
        PAYMENT_RETURNED,
        TIED,
        PAYMENT_SEALED,
        PAYMENT_REVEALED,
        TALISMAN_DECIDED,
        TIE_BREAK_SEALED,
        TIE_BREAK_DRAWN,
        TIE_BREAK_SHOWN,
        LOT_DRAWN,
        LEADER_GAINED,
        LEADER_RETURNED,
        CARD_DISCARDED,
        LEO_CARD_DISCARDED,
        BID_TAKEN_BACK,
        BID_LEFT,
        TALISMAN_PASSED,
        HAND_DISCARDED,
        SECRET_SHOWN,
        FREE_ANIMAL_TAKEN,
        GAME_ENDED,
        LION_DECIDED,
        LEO_CAME_FIRST,
        PAYMENT_IMPOSSIBLE,
    ) = range(47)


@event("W9.4")
class AnimalBoxed(Event):
    species: Species | None


@event("W2.3", reveals=True)
class AnimalsRemoved(Event):
    count: int


@event("W13.1", reveals=True, private=True)
class SecretDealt(Event):
    seat: int
    species: Species | None


@event("W2.4", reveals=True)
class AnimalRevealed(Event):
    species: Species | None
    place: int


@event("W2.5", reveals=True, private=True)
class CardDealt(Event):
    seat: int
    card: Card | None


@event("W12.2", reveals=True)
class LeoDealt(Event):
    count: int


@event("W2.7", reveals=True)
class TalismanGiven(Event):
    seat: int


@event("W3.1")
class RoundBegan(Event):
    round: int


@event("W4.1")
class BidSealed(Event):
    seat: int


@event("W4.2", reveals=True, blurs=True, together=True)
class BidRevealed(Event):
    seat: int
    card: Card | None


@event("W4.5", private=True)
class CardReturned(Event):
    seat: int
    card: Card | None


@event("W5.2")
class AnimalExchanged(Event):
    seat: int
    given: Species
    species: Species | None
    place: int


@event("W5.5")
class ExchangeDeclined(Event):
    seat: int


@event("W13.5")
class AnimalRemoved(Event):
    seat: int
    species: Species | None


@event("W5.8")
class RefillDiscarded(Event):
    seat: int
    card: Card | None


@event("W5.9", reveals=True, private=True)
class CardDrawn(Event):
    seat: int
    card: Card | None


@event("W5.7")
class RefillReturned(Event):
    seat: int


@event("W5.11", reveals=True, blurs=True)
class PileShuffled(Event):
    count: int


@event("W5.12")
class CardMissing(Event):
    pass


@event("W6.2")
class CardPaid(Event):
    seat: int
    card: Card | None


@event("W6.5")
class AnimalTaken(Event):
    seat: int
    species: Species | None
    place: int


@event("W6.6")
class BonusEarned(Event):
    seat: int
    points: int


@event("W6.8")
class TakeDeclined(Event):
    seat: int


@event("W6.9")
class BidReturned(Event):
    seat: int
    card: Card | None


@event("W6.9")
class PaymentReturned(Event):
    seat: int
    card: Card | None


@event("W7.1")
class Tied(Event):
    seat: int
    value: int


@event("W7.5")
class PaymentSealed(Event):
    seat: int


@event("W7.5", reveals=True, blurs=True, together=True)
class PaymentRevealed(Event):
    seat: int
    card: Card | None


@event("W7.9")
class TalismanDecided(Event):
    seat: int


@event("W7.11")
class TieBreakSealed(Event):
    seat: int


@event("W7.12", reveals=True, blurs=True)
class TieBreakDrawn(Event):
    seat: int
    card: Card | None


@event("W7.13", reveals=True, blurs=True, together=True)
class TieBreakShown(Event):
    seat: int
    card: Card | None


@event("W7.14", reveals=True, blurs=True)
class LotDrawn(Event):
    seat: int


@event("W8.1")
class LeaderGained(Event):
    seat: int
    species: Species | None


@event("W8.3")
class LeaderReturned(Event):
    species: Species | None


@event("W9.1")
class CardDiscarded(Event):
    seat: int
    card: Card | None


@event("W12.4", reveals=True, blurs=True)
class LeoCardDiscarded(Event):
    card: Card | None


@event("W9.2")
class BidTakenBack(Event):
    seat: int
    card: Card | None


@event("W9.2")
class BidLeft(Event):
    seat: int


@event("W9.5")
class TalismanPassed(Event):
    seat: int


@event("W10.2", reveals=True, blurs=True)
class HandDiscarded(Event):
    seat: int
    card: Card | None


@event("W13.2", reveals=True)
class SecretShown(Event):
    seat: int
    species: Species | None


@event("W13.9")
class FreeAnimalTaken(Event):
    seat: int
    species: Species | None


@event("W10.1")
class GameEnded(Event):
    pass


@event("W7.4")
class LionDecided(Event):
    seat: int


@event("W12.8")
class LeoCameFirst(Event):
    seat: int


@event("W6.8")
class PaymentImpossible(Event):
    seat: int


EVENTS: tuple[type[Event], ...] = (
    AnimalBoxed,
    AnimalsRemoved,
    SecretDealt,
    AnimalRevealed,
    CardDealt,
    LeoDealt,
    TalismanGiven,
    RoundBegan,
    BidSealed,
    BidRevealed,
    CardReturned,
    AnimalExchanged,
    ExchangeDeclined,
    AnimalRemoved,
    RefillDiscarded,
    CardDrawn,
    RefillReturned,
    PileShuffled,
    CardMissing,
    CardPaid,
    AnimalTaken,
    BonusEarned,
    TakeDeclined,
    BidReturned,
    PaymentReturned,
    Tied,
    PaymentSealed,
    PaymentRevealed,
    TalismanDecided,
    TieBreakSealed,
    TieBreakDrawn,
    TieBreakShown,
    LotDrawn,
    LeaderGained,
    LeaderReturned,
    CardDiscarded,
    LeoCardDiscarded,
    BidTakenBack,
    BidLeft,
    TalismanPassed,
    HandDiscarded,
    SecretShown,
    FreeAnimalTaken,
    GameEnded,
    LionDecided,
    LeoCameFirst,
    PaymentImpossible,
)
