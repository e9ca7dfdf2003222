"""An action shown step by step: the view after one more told event, made from the view before it and the event alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import IntEnum
from typing import TypeVar

from menagerie.core.message import Event
from menagerie.wildcards.cards import LEO_HAND, Card, Species
from menagerie.wildcards.events import (
    AnimalBoxed,
    AnimalExchanged,
    AnimalRevealed,
    AnimalsRemoved,
    AnimalTaken,
    BidReturned,
    BidRevealed,
    BidSealed,
    BidTakenBack,
    BonusEarned,
    CardDealt,
    CardDiscarded,
    CardDrawn,
    CardPaid,
    CardReturned,
    FreeAnimalTaken,
    GameEnded,
    HandDiscarded,
    LeaderGained,
    LeaderReturned,
    LeoCardDiscarded,
    LeoDealt,
    LotDrawn,
    PaymentReturned,
    PaymentRevealed,
    PaymentSealed,
    PileShuffled,
    RefillDiscarded,
    RefillReturned,
    RoundBegan,
    SecretDealt,
    SecretShown,
    TakeDeclined,
    TalismanDecided,
    TalismanGiven,
    TalismanPassed,
    TieBreakDrawn,
    TieBreakSealed,
    TieBreakShown,
)
from menagerie.wildcards.rules.order import value_of
from menagerie.wildcards.view import Cards, SeatView, View

Kind = TypeVar("Kind", bound=IntEnum)
Thing = TypeVar("Thing")


def unfold(view: View, event: Event) -> View:
    """The view as it looks after one more told event.

    Who is asked what, the result, which cards one has sealed oneself, that the eagle laid two, when the cards of a broken tie
    are discarded, and that Leo's turn has come without an animal are not told by any event: the true view has them.
    """
    seat = getattr(event, "seat", None)
    if seat is not None:
        player = view.seats[seat]
        for unfold_player in (_unfold_hand, _unfold_sealed, _unfold_collection):
            player = unfold_player(player, event)
        view = _set_seat(view, seat, player)
    for unfold_part in (_unfold_cards, _unfold_leo, _unfold_animals, _unfold_leaders, _unfold_round):
        view = unfold_part(view, event)
    return view


def forget(view: View) -> View:
    """W11.9 The view without what only a good memory holds: known cards of other hands."""
    return replace(
        view, seats=tuple(player if seat == view.seat else replace(player, known={}) for seat, player in enumerate(view.seats))
    )


def _set_seat(view: View, seat: int, player: SeatView) -> View:
    return view if player is view.seats[seat] else replace(view, seats=_replaced(view.seats, seat, player))


# what a player holds and has laid; one's own hand is the only one that is not None


def _unfold_hand(player: SeatView, event: Event) -> SeatView:
    match event:
        case CardDealt(_, card) | CardDrawn(_, card):
            return _gain(player, card)
        case CardReturned(_, card):
            return _return_card(player, card)
        case BidReturned(_, card) | BidTakenBack(_, card):
            return replace(_gain_seen(player, card), bid=())
        case PaymentReturned(_, card):
            return replace(_gain_seen(player, card), paid=_without(player.paid, card))
        case RefillDiscarded(_, card) | HandDiscarded(_, card):
            return _lose(player, card)
        case CardPaid(_, card):
            return replace(_lose(player, card), paid=(*player.paid, card))
        case RefillReturned():
            return replace(player, bid=())
        case CardDiscarded(_, card) if card in player.bid:
            return replace(player, bid=_without(player.bid, card))
        case CardDiscarded(_, card):
            return replace(player, paid=_without(player.paid, card))
    return player


def _gain(player: SeatView, card: Card | None) -> SeatView:
    hand = None if player.hand is None else _plus(player.hand, card)
    return replace(player, cards=player.cards + 1, hand=hand)


def _gain_seen(player: SeatView, card: Card | None) -> SeatView:
    """W11.9 A card enters a hand and all see it."""
    return replace(_gain(player, card), known=_plus(player.known, card))


def _lose(player: SeatView, card: Card | None) -> SeatView:
    """W11.9 A card leaves a hand before all eyes."""
    hand = None if player.hand is None else _minus(player.hand, card)
    return replace(player, cards=player.cards - 1, hand=hand, known=_minus(player.known, card))


def _return_card(player: SeatView, card: Card | None) -> SeatView:
    """W4.5 The eagle's other card returns. In one's own hand the refill card is not counted, in a secret one it still is."""
    player = replace(player, bid=_without(player.bid, card))
    return player if card == Card.REFILL else _gain(player, card)


# what is sealed, and shown


def _unfold_sealed(player: SeatView, event: Event) -> SeatView:
    match event:
        case BidSealed() | PaymentSealed() | TieBreakSealed() if player.hand is not None or player.sealed:
            return player  # only the true view knows which cards these are; of others' nothing is seen to change
        case BidSealed():
            return replace(player, bid=(None,), cards=player.cards - 1, sealed=True)
        case PaymentSealed():
            due = _due(player)
            return replace(player, paid=(None,) * due, cards=player.cards - due, sealed=True)
        case TieBreakSealed():
            return replace(player, sealed=True)
        case BidRevealed(_, card):
            return _reveal_bid(player, card)
        case PaymentRevealed(_, card):
            return _reveal_payment(replace(player, sealed=False), card)
        case TieBreakShown(_, card):
            return _show_tie_break(player, card)
    return player


def _due(player: SeatView) -> int:
    """W6.2 How many cards a bid costs besides itself."""
    return sum(value_of(card) - 1 for card in player.bid if card is not None)


def _reveal_bid(player: SeatView, card: Card | None) -> SeatView:
    """W4.2, W11.3 A bid lies open. From now on the refill card is not counted: as a bid it lies there, else it is in the hand."""
    shown = replace(player, bid=(card,), known=_minus(player.known, card))
    if player.is_leo or card in (None, Card.REFILL) or card in player.bid:
        return shown
    return replace(shown, cards=_lose(player, card).cards, hand=_lose(player, card).hand)


def _reveal_payment(player: SeatView, card: Card | None) -> SeatView:
    """W7.5 A card of a sealed payment is turned up; one's own, if sealed just now, comes from the hand."""
    if None in player.paid:
        paid = _replaced(player.paid, player.paid.index(None), card)
    elif len(player.paid) < _due(player):
        return replace(_lose(player, card), paid=(*player.paid, card))
    else:
        paid = player.paid
    return replace(player, paid=paid, known=_minus(player.known, card))


def _show_tie_break(player: SeatView, card: Card | None) -> SeatView:
    """W7.13 A tie-break card is turned up: None is the pile's. One's own that was sealed before has left the hand already."""
    if card is None:
        return replace(player, sealed=False)
    if player.hand is not None and player.sealed:
        return replace(player, known=_minus(player.known, card), sealed=False)
    return replace(_lose(player, card), sealed=False)


# animals, points and secrets


def _unfold_collection(player: SeatView, event: Event) -> SeatView:
    match event:
        case AnimalTaken(_, species) | FreeAnimalTaken(_, species):
            return replace(player, collection=_plus(player.collection, species))
        case AnimalExchanged(_, given, species):
            return replace(player, collection=_minus(_plus(player.collection, species), given))
        case BonusEarned(_, points):
            return replace(player, tokens=player.tokens + points)
        case SecretDealt(_, species) | SecretShown(_, species):
            return replace(player, secret=species)
    return player


# the table


def _unfold_cards(view: View, event: Event) -> View:
    match event:
        case CardDealt() | CardDrawn():
            return replace(view, pile_size=view.pile_size - 1)
        case TieBreakDrawn(_, card):
            left = max(view.pile_size - 1, 0)  # W7.12 None was drawn where none is left
            return replace(view, pile_size=left, tie_break_cards=_plus(view.tie_break_cards, card))
        case TieBreakShown(_, card):
            return replace(view, tie_break_cards=_plus(view.tie_break_cards, card))
        case LotDrawn() | TakeDeclined() if view.tie_break_cards:
            return replace(view, discard=_plus(view.discard, *_each(view.tie_break_cards)), tie_break_cards={})
        case RefillDiscarded(_, card) | CardDiscarded(_, card) | HandDiscarded(_, card):
            return replace(view, discard=_plus(view.discard, card))
        case PileShuffled(count):
            drawn = view.pile_size  # W12.2 untold, for Leo's new pile: all others are told card by card
            return replace(view, pile_size=count, discard={}, leo_pile_size=view.leo_pile_size + drawn)
    return view


def _unfold_leo(view: View, event: Event) -> View:
    match event:
        case BidRevealed(seat) if view.seats[seat].is_leo:
            return replace(view, leo_pile_size=view.leo_pile_size - 1)
        case LeoCardDiscarded(card):
            return replace(view, leo_pile_size=view.leo_pile_size - 1, discard=_plus(view.discard, card))
        case LeoDealt(count):
            leo = len(view.seats) - 1
            left = view.pile_size - (LEO_HAND - view.leo_pile_size)
            return _set_seat(replace(view, leo_pile_size=count, pile_size=left), leo, replace(view.seats[leo], bid=()))
    return view


def _unfold_animals(view: View, event: Event) -> View:
    match event:
        case AnimalBoxed(species):
            view = replace(view, boxed=_plus(view.boxed, species))
            if species not in view.display:  # W2.3 taken out before the game
                return replace(view, animals_left=view.animals_left - 1)
            return replace(view, display=_without(view.display, species))
        case AnimalsRemoved(count):
            return replace(view, animals_left=view.animals_left - count)
        case SecretDealt():
            return replace(view, animals_left=view.animals_left - 1)
        case AnimalRevealed(species):
            shown = () if species is None else (species,)
            return replace(view, display=view.display + shown, animals_left=view.animals_left - 1)
        case AnimalTaken(_, _, place):
            return replace(view, display=view.display[:place] + view.display[place + 1 :])
        case FreeAnimalTaken(_, species):
            return replace(view, display=_without(view.display, species))
        case AnimalExchanged(_, given, _, place):
            return replace(view, display=_replaced(view.display, place, given))
    return view


def _unfold_leaders(view: View, event: Event) -> View:
    match event:
        case LeaderGained(seat, species):
            return _give_leader(view, seat, species)
        case LeaderReturned(species):
            return _give_leader(view, None, species)
    return view


def _give_leader(view: View, seat: int | None, species: Species | None) -> View:
    """W8.3 A leader leaves whoever had it."""
    seats = []
    for owner, player in enumerate(view.seats):
        leaders = {*player.leaders, species} if owner == seat else {*player.leaders} - {species}
        seats.append(replace(player, leaders=tuple(each for each in Species if each in leaders)))
    return replace(view, seats=tuple(seats))


def _unfold_round(view: View, event: Event) -> View:
    match event:
        case TalismanGiven(seat) | TalismanPassed(seat):
            return replace(view, talisman=seat)
        case TalismanDecided():
            return replace(view, talisman_used=True)
        case BidRevealed():
            seats = tuple(replace(player, sealed=False) for player in view.seats)
            return replace(view, seats=seats, waiting=_waiting(seats))
        case AnimalTaken(seat) | TakeDeclined(seat):
            groups = (tuple(other for other in group if other != seat) for group in view.waiting)
            return replace(view, waiting=tuple(group for group in groups if group))
        case RoundBegan(number):
            seats = tuple(_start_bids(player) for player in view.seats)
            return replace(view, round=number, talisman_used=False, waiting=(), seats=seats)
        case GameEnded():
            return replace(view, step=None, to_act=(), waiting=(), talisman_used=False, leo_pile_size=0)
    return view


def _waiting(seats: tuple[SeatView, ...]) -> tuple[tuple[int, ...], ...]:
    """W6.1 Who waits for a turn to take, the highest bid first, once all bids lie open."""
    bids = [card for player in seats for card in player.bid if len(player.bid) == 1 and card is not None]
    values = [0 if card == Card.REFILL else value_of(card) for card in bids] if len(bids) == len(seats) else []
    ranks = sorted({value for value in values if value}, reverse=True)
    return tuple(tuple(seat for seat, value in enumerate(values) if value == rank) for rank in ranks)


def _start_bids(player: SeatView) -> SeatView:
    """W11.3 While bids are sealed a secret hand is counted with its refill card."""
    secret = player.hand is None and not player.is_leo
    return replace(player, cards=player.cards + 1) if secret else player


# counts and rows of cards


def _plus(counts: Mapping[Kind, int], *more: Kind | None) -> Mapping[Kind, int]:
    """Some more of a kind, in the order of kinds; hidden ones are not among them."""
    kinds = sorted({*counts, *(kind for kind in more if kind is not None)})
    return {kind: counts.get(kind, 0) + more.count(kind) for kind in kinds}


def _minus(counts: Mapping[Kind, int], fewer: Kind | None) -> Mapping[Kind, int]:
    return {kind: left for kind, count in counts.items() if (left := count - (kind == fewer))}


def _each(cards: Cards) -> tuple[Card, ...]:
    return tuple(card for card, count in cards.items() for _ in range(count))


def _without(things: tuple[Thing, ...], gone: Thing | None) -> tuple[Thing, ...]:
    """A row without the first that is equal; a hidden one is taken out where all are hidden."""
    place = things.index(gone) if gone in things else len(things)
    return things[:place] + things[place + 1 :]


def _replaced(things: Iterable[Thing], place: int, new: Thing) -> tuple[Thing, ...]:
    return tuple(new if index == place else thing for index, thing in enumerate(things))
