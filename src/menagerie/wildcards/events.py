"""What the table saw, one card at a time. `Happened` numbers the events for the rules' notes.

>>> BidRevealed(seat=0, card=Card.WILD_3).plain()
{'code': 'bid-revealed', 'rule': 'W4.2', 'seat': 0, 'card': 'wild-3'}
"""

from __future__ import annotations

from enum import IntEnum

from menagerie.core.message import Event, event, events_of, tell_in_passing, tell_with
from menagerie.wildcards.cards import Card, Species


class Happened(IntEnum):
    """The number by which the rules note each event."""

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
        TIE_DECIDED,
    ) = range(48)


class Place(IntEnum):
    """Where cards can be; those laid are a seat's bid and its payment."""

    ANIMALS, REMOVED, DISPLAY, COLLECTION, SECRET, BOX, PILE, LEO_PILE, HAND, LAID, TIE_BREAK, DISCARD = range(12)


@event(Happened.ANIMAL_BOXED, "W9.4", moves=(Place.DISPLAY, Place.BOX))
class AnimalBoxed(Event):
    species: Species | None


@event(Happened.ANIMALS_REMOVED, "W2.3", moves=(Place.ANIMALS, Place.REMOVED), reveals=True)
class AnimalsRemoved(Event):
    count: int


@event(Happened.SECRET_DEALT, "W13.1", moves=(Place.ANIMALS, Place.SECRET), reveals=True, private=True)
class SecretDealt(Event):
    seat: int
    species: Species | None


@event(Happened.ANIMAL_REVEALED, "W2.4", moves=(Place.ANIMALS, Place.DISPLAY), reveals=True)
class AnimalRevealed(Event):
    species: Species | None
    place: int


@event(Happened.CARD_DEALT, "W2.5", moves=(Place.PILE, Place.HAND), reveals=True, private=True)
class CardDealt(Event):
    seat: int
    card: Card | None


@event(Happened.LEO_DEALT, "W12.2", reveals=True)
class LeoDealt(Event):
    count: int


@event(Happened.TALISMAN_GIVEN, "W2.7", reveals=True)
class TalismanGiven(Event):
    seat: int


@event(Happened.ROUND_BEGAN, "W3.1")
class RoundBegan(Event):
    round: int


@event(Happened.BID_SEALED, "W4.1")
class BidSealed(Event):
    seat: int


@event(Happened.BID_REVEALED, "W4.2", moves=(Place.HAND, Place.LAID), reveals=True, blurs=True, together=True)
class BidRevealed(Event):
    seat: int
    card: Card | None


@event(Happened.CARD_RETURNED, "W4.5", moves=(Place.LAID, Place.HAND), private=True)
class CardReturned(Event):
    seat: int
    card: Card | None


@event(Happened.ANIMAL_EXCHANGED, "W5.2", moves=(Place.DISPLAY, Place.COLLECTION))
class AnimalExchanged(Event):
    seat: int
    given: Species
    species: Species | None
    place: int


@event(Happened.EXCHANGE_DECLINED, "W5.5")
class ExchangeDeclined(Event):
    seat: int


@event(Happened.ANIMAL_REMOVED, "W13.5")
class AnimalRemoved(Event):
    seat: int
    species: Species | None


@event(Happened.REFILL_DISCARDED, "W5.8", moves=(Place.HAND, Place.DISCARD))
class RefillDiscarded(Event):
    seat: int
    card: Card | None


@event(Happened.CARD_DRAWN, "W5.9", moves=(Place.PILE, Place.HAND), reveals=True, private=True)
class CardDrawn(Event):
    seat: int
    card: Card | None


@event(Happened.REFILL_RETURNED, "W5.7", moves=(Place.LAID, Place.HAND))
class RefillReturned(Event):
    seat: int


@event(Happened.PILE_SHUFFLED, "W5.11", reveals=True, blurs=True)
class PileShuffled(Event):
    count: int


@event(Happened.CARD_MISSING, "W5.12")
class CardMissing(Event):
    pass


@event(Happened.CARD_PAID, "W6.2", moves=(Place.HAND, Place.LAID))
class CardPaid(Event):
    seat: int
    card: Card | None


@event(Happened.ANIMAL_TAKEN, "W6.5", moves=(Place.DISPLAY, Place.COLLECTION))
class AnimalTaken(Event):
    seat: int
    species: Species | None
    place: int


@event(Happened.BONUS_EARNED, "W6.6")
class BonusEarned(Event):
    seat: int
    points: int


@event(Happened.TAKE_DECLINED, "W6.8")
class TakeDeclined(Event):
    seat: int


@event(Happened.BID_RETURNED, "W6.9", moves=(Place.LAID, Place.HAND))
class BidReturned(Event):
    seat: int
    card: Card | None


@event(Happened.PAYMENT_RETURNED, "W6.9", moves=(Place.LAID, Place.HAND))
class PaymentReturned(Event):
    seat: int
    card: Card | None


@event(Happened.TIED, "W7.1")
class Tied(Event):
    seat: int
    value: int


@event(Happened.PAYMENT_SEALED, "W7.5")
class PaymentSealed(Event):
    seat: int
    count: int


@event(Happened.PAYMENT_REVEALED, "W7.5", moves=(Place.HAND, Place.LAID), reveals=True, blurs=True, together=True)
class PaymentRevealed(Event):
    seat: int
    card: Card | None


@event(Happened.TALISMAN_DECIDED, "W7.9")
class TalismanDecided(Event):
    seat: int


@event(Happened.TIE_BREAK_SEALED, "W7.11")
class TieBreakSealed(Event):
    seat: int


@event(Happened.TIE_BREAK_DRAWN, "W7.12", moves=(Place.PILE, Place.TIE_BREAK), reveals=True, blurs=True)
class TieBreakDrawn(Event):
    seat: int
    card: Card | None


@event(Happened.TIE_BREAK_SHOWN, "W7.13", moves=(Place.HAND, Place.TIE_BREAK), reveals=True, blurs=True, together=True)
class TieBreakShown(Event):
    seat: int
    card: Card | None


@event(Happened.LOT_DRAWN, "W7.14", reveals=True, blurs=True)
class LotDrawn(Event):
    seat: int


@event(Happened.LEADER_GAINED, "W8.1")
class LeaderGained(Event):
    seat: int
    species: Species | None
    loser: int | None  # who had it; None: it was in the supply


@event(Happened.LEADER_RETURNED, "W8.3")
class LeaderReturned(Event):
    species: Species | None


@event(Happened.CARD_DISCARDED, "W9.1", moves=(Place.LAID, Place.DISCARD))
class CardDiscarded(Event):
    seat: int
    card: Card | None


@event(Happened.LEO_CARD_DISCARDED, "W12.4", moves=(Place.LEO_PILE, Place.DISCARD), reveals=True, blurs=True)
class LeoCardDiscarded(Event):
    card: Card | None


@event(Happened.BID_TAKEN_BACK, "W9.2", moves=(Place.LAID, Place.HAND))
class BidTakenBack(Event):
    seat: int
    card: Card | None


@event(Happened.BID_LEFT, "W9.2")
class BidLeft(Event):
    seat: int


@event(Happened.TALISMAN_PASSED, "W9.5")
class TalismanPassed(Event):
    seat: int


@event(Happened.HAND_DISCARDED, "W10.2", moves=(Place.HAND, Place.DISCARD), reveals=True, blurs=True)
class HandDiscarded(Event):
    seat: int
    card: Card | None


@event(Happened.SECRET_SHOWN, "W13.2", moves=(Place.SECRET, Place.SECRET), reveals=True)
class SecretShown(Event):
    seat: int
    species: Species | None


@event(Happened.FREE_ANIMAL_TAKEN, "W13.9", moves=(Place.DISPLAY, Place.COLLECTION))
class FreeAnimalTaken(Event):
    seat: int
    species: Species | None


@event(Happened.GAME_ENDED, "W10.1")
class GameEnded(Event):
    pass


@event(Happened.LION_DECIDED, "W7.4")
class LionDecided(Event):
    seat: int


@event(Happened.LEO_CAME_FIRST, "W12.8")
class LeoCameFirst(Event):
    seat: int


@event(Happened.PAYMENT_IMPOSSIBLE, "W6.8")
class PaymentImpossible(Event):
    seat: int


@event(Happened.TIE_DECIDED, "W7.6")
class TieDecided(Event):
    seat: int


EVENTS = events_of(Happened)

tell_with(AnimalRevealed, AnimalRevealed, RoundBegan)
tell_with(BidRevealed, BidRevealed, of_all=True)
tell_with(CardReturned, BidRevealed)
tell_with(AnimalExchanged, LeaderGained)
tell_with(AnimalRemoved, AnimalRemoved, AnimalBoxed)
tell_with(RefillDiscarded, CardDrawn, RefillReturned)
tell_with(CardDrawn, RefillReturned)
tell_with(CardPaid, AnimalTaken, LeaderGained, BonusEarned)
tell_with(AnimalTaken, LeaderGained, BonusEarned)
tell_with(LeoCameFirst, AnimalTaken, LeaderGained)
tell_with(FreeAnimalTaken, LeaderGained)
tell_with(TakeDeclined, BidReturned, PaymentReturned, CardDrawn)
tell_with(PaymentImpossible, TakeDeclined, BidReturned, PaymentReturned, CardDrawn)
tell_with(Tied, Tied, of_all=True)
tell_with(PaymentRevealed, PaymentRevealed, TieDecided, of_all=True)
tell_with(TieBreakShown, TieBreakShown, TieDecided, of_all=True)
tell_with(TieBreakDrawn, TieBreakDrawn, TieDecided, of_all=True)
tell_with(CardDiscarded, CardDiscarded, AnimalBoxed, of_all=True)
tell_with(LeoCardDiscarded, LeoDealt)
tell_with(HandDiscarded, HandDiscarded, of_all=True)
tell_with(SecretShown, SecretShown, of_all=True)
tell_in_passing(BidSealed, ExchangeDeclined, PaymentSealed, TieBreakSealed, BidLeft)
