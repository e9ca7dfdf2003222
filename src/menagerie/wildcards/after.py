"""The view after one more event, made from the view before it and the event alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from menagerie.core.message import Event
from menagerie.core.result import Score
from menagerie.core.view_changes import add_to, draw_from, give_to, moved, plus, replace, replaced, with_seat, without
from menagerie.wildcards import events as told
from menagerie.wildcards.cards import HIDDEN_SPECIES, LEO_HAND, Card, Species
from menagerie.wildcards.events import Place
from menagerie.wildcards.result import gains_of, leader_gains_of, score_of
from menagerie.wildcards.rules.order import is_person, value_of
from menagerie.wildcards.rules.score import leads
from menagerie.wildcards.table import NOBODY, Edition, Step, Table
from menagerie.wildcards.taking import order_of
from menagerie.wildcards.view import SeatView, View, reordered


def after(view: View, event: Event) -> View:
    """The view after one more event, as its reader sees it.

    No event reports the open questions, the result, which cards the reader has sealed, that the eagle laid two cards, when the
    cards of a broken tie are discarded, or that Leo's turn has come without an animal: the true view has them.
    """
    now = _after(view, event)
    return now if now is view else _reckoned(view, now)


def _after(view: View, event: Event) -> View:
    view = moved(view, event, LEAVE, ENTER)
    match event:
        case told.BidSealed(seat):
            return _seal(view, seat, bid=(None,))
        case told.PaymentSealed(seat, count):
            return _seal(view, seat, paid=(None,) * count)
        case told.TieBreakSealed(seat):
            return _seal(view, seat)
        case told.AnimalExchanged(seat, given, _, place):
            view = replace(view, display=(*view.display[:place], given, *view.display[place:]))
            return with_seat(view, seat, collection=plus(view.seats[seat].collection, given, -1))
        case told.BonusEarned(seat, points):
            return with_seat(view, seat, tokens=view.seats[seat].tokens + points)
        case told.LeaderGained(_, species) | told.LeaderReturned(species):
            return _give_leader(view, getattr(event, "seat", None), species)
        case told.TalismanGiven(seat) | told.TalismanPassed(seat):
            return replace(view, talisman=seat)
        case told.TalismanDecided(seat):
            return replace(view, talisman_used=True, step=Step.TAKE, to_act=(seat,))
        case told.TieDecided(seat):
            return replace(view, step=Step.TAKE, to_act=(seat,))
    return _go_on(_settle(view, event), event)


def _reckoned(before: View, view: View) -> View:
    """A view with everything that follows from it: points, who leads, and the order of taking."""
    if view.seats is not before.seats and _scored(view) != _scored(before):
        counted = _counted(view.edition, view.flat_secret, _scored(view))
        view = replace(view, seats=tuple(map(_with_points, view.seats, counted)))
    return replace(view, order=reordered(view)) if view.order else view


class Scored(NamedTuple):
    """The parts of a seat that count."""

    held: tuple[int, ...]  # [species]
    leaders: tuple[Species, ...]
    tokens: int
    secret: Species | None
    is_leo: bool


class Counted(NamedTuple):
    """The points that result."""

    points: Score | None
    gains: Mapping[Species, int]
    leader_gains: Mapping[Species, int]
    leads: bool


def _scored(view: View) -> tuple[Scored, ...]:
    return tuple(
        [
            Scored(
                tuple([player.collection.get(species, 0) for species in Species]),
                player.leaders,
                player.tokens,
                player.secret,
                player.is_leo,
            )
            for player in view.seats
        ]
    )


def _with_points(player: SeatView, counted: Counted) -> SeatView:
    if (player.points, player.gains, player.leader_gains, player.leads) == counted:
        return player
    return replace(player, **counted._asdict())


@lru_cache(1024)
def _counted(edition: Edition, flat_secret: bool, seats: tuple[Scored, ...]) -> tuple[Counted, ...]:
    """The points of all seats, counted at a table with nothing else on it."""
    table = Table()
    table.seats, table.people = len(seats), sum([not player.is_leo for player in seats])
    table.edition, table.flat_secret = edition, int(flat_secret)
    for species in Species:
        table.leaders[species] = NOBODY
    for seat, player in enumerate(seats):
        table.tokens[seat] = player.tokens
        if seat < 2:
            table.secrets[seat] = HIDDEN_SPECIES if player.secret is None else player.secret
        for species in Species:
            table.collections[seat, species] = player.held[species]
        for species in player.leaders:
            table.leaders[species] = seat
    return tuple([_count(table, seat) for seat in range(table.seats)])


def _count(table: Table, seat: int) -> Counted:
    if not is_person(table, seat):
        return Counted(None, {}, {}, False)
    return Counted(score_of(table, seat), gains_of(table, seat), leader_gains_of(table, seat), leads(table, seat))


def without_memory(view: View) -> View:
    """The view without what only a good memory keeps: known cards of other hands."""
    for seat, player in enumerate(view.seats):
        if player.known and seat != view.seat:
            view = with_seat(view, seat, known={})
    return view


def _seal(view: View, seat: int, **laid: tuple[None, ...]) -> View:
    """Only the true view knows which cards the reader has sealed; changing a sealed choice looks the same."""
    player = view.seats[seat]
    if player.hand is not None or player.sealed:
        return view
    cards = player.cards + sum(len(getattr(player, place)) - len(there) for place, there in laid.items())
    return with_seat(view, seat, **laid, cards=cards, sealed=True)


def _due(player: SeatView) -> int:
    """How many cards a bid costs besides itself."""
    return sum(value_of(card) - 1 for card in player.bid if card is not None)


def _settle(view: View, event: Event) -> View:
    """The standing of a seat in a tie that is being settled."""
    match event:
        case told.Tied(seat, value):
            return with_seat(view, seat, standing=0 if value == 1 else None)
        case told.PaymentRevealed(seat):
            paid = sum(value_of(card) for card in view.seats[seat].paid if card is not None)
            return with_seat(view, seat, standing=paid)
        case told.TieBreakShown(seat, card) | told.TieBreakDrawn(seat, card):
            return _raise(view, seat, 0 if card is None else value_of(card))
        case told.LotDrawn(seat):  # the first stands highest above the others who were equal
            equal = [player.standing for player in view.seats].count(view.seats[seat].standing)
            return _raise(view, seat, equal)
        case told.AnimalTaken(seat) | told.TakeDeclined(seat):
            return with_seat(view, seat, standing=None)
    return view


def _raise(view: View, seat: int, more: int) -> View:
    return with_seat(view, seat, standing=(view.seats[seat].standing or 0) + more)


def _give_leader(view: View, seat: int | None, species: Species | None) -> View:
    """A leader leaves its owner."""
    for owner, player in enumerate(view.seats):
        leaders = {*player.leaders, species} if owner == seat else {*player.leaders} - {species}
        if len(leaders) != len(player.leaders):
            view = with_seat(view, owner, leaders=tuple(each for each in Species if each in leaders))
    return view


# the course of a round


def _go_on(view: View, event: Event) -> View:
    match event:
        case told.RoundBegan(number):
            return replace(view, round=number, talisman_used=False, order=())
        case told.BidRevealed():
            seats = tuple([replace(player, sealed=False) if player.sealed else player for player in view.seats])
            return replace(view, seats=seats, order=order_of(_waiting(seats), seats, None))
        case told.AnimalTaken(seat) | told.TakeDeclined(seat):
            ranked = (replace(group, ranks=tuple(without(rank, seat) for rank in group.ranks)) for group in view.order)
            view = replace(view, order=tuple(ranked))
            return _clear_lots(view) if isinstance(event, told.TakeDeclined) else view
        case told.LotDrawn():
            return _clear_lots(view)
        case told.PileShuffled(count):
            drawn = view.pile_size  # W12.2 unreported, for Leo's new pile: all other cards are reported one by one
            return replace(view, pile_size=count, discard={}, leo_pile_size=view.leo_pile_size + drawn)
        case told.LeoDealt(count):
            left = view.pile_size - (LEO_HAND - view.leo_pile_size)
            return with_seat(replace(view, leo_pile_size=count, pile_size=left), len(view.seats) - 1, bid=())
        case told.GameEnded():
            return replace(view, step=None, to_act=(), order=(), talisman_used=False, leo_pile_size=0)
    return view


def _waiting(seats: tuple[SeatView, ...]) -> tuple[int, ...]:
    """The seats that wait for a turn to take, once all bids lie open."""
    bids = [player.bid[0] for player in seats if len(player.bid) == 1 and player.bid[0] is not None]
    return tuple(seat for seat, card in enumerate(bids) if card != Card.REFILL) if len(bids) == len(seats) else ()


def _clear_lots(view: View) -> View:
    """The cards of a broken tie are discarded."""
    discard = view.discard
    for card, count in view.tie_break_cards.items():
        discard = plus(discard, card, count)
    return replace(view, discard=discard, tie_break_cards={}) if view.tie_break_cards else view


# the cards that a player holds and has laid; only the reader's own hand is not None


def _leave_hand(view: View, event: Any) -> View:
    """A card leaves a hand in the open; a sealed one has left it before, and Leo's comes from his pile."""
    player = view.seats[event.seat]
    if player.is_leo:
        return replace(view, leo_pile_size=view.leo_pile_size - 1)
    hand, cards = player.hand, player.cards - 1
    match event:
        case told.BidRevealed() if player.bid:
            cards += 1
        case told.PaymentRevealed() if len(player.paid) == _due(player):
            cards += 1
        case told.TieBreakShown(_, None):
            cards += 1
        case told.TieBreakShown() if player.sealed:
            pass
        case _:
            hand = hand and plus(hand, event.card, -1)
    return with_seat(view, event.seat, cards=cards, hand=hand, known=plus(player.known, event.card, -1), sealed=False)


def _enter_hand(view: View, event: Any) -> View:
    """A card enters a hand; unless it is private, everyone knows that it is there. The refill card is only counted."""
    player, card = view.seats[event.seat], _card(event)
    habitat = None if card == Card.REFILL else card
    hand = None if player.hand is None else plus(player.hand, habitat)
    known = plus(player.known, None if event.private else habitat)
    return with_seat(view, event.seat, cards=player.cards + 1, hand=hand, known=known)


def _card(event: Any) -> Card | None:
    """The card that an event moves; the refill card if it names none."""
    return getattr(event, "card", Card.REFILL)


def _leave_laid(view: View, event: Any) -> View:
    player, card = view.seats[event.seat], _card(event)
    if card in player.bid:
        return with_seat(view, event.seat, bid=without(player.bid, card))
    return with_seat(view, event.seat, paid=without(player.paid, card))


def _enter_laid(view: View, event: Any) -> View:
    """Turn up a face-down card; the reader may already see their own."""
    player = view.seats[event.seat]
    place, laid, due = ("bid", player.bid, 1) if isinstance(event, told.BidRevealed) else ("paid", player.paid, _due(player))
    if None in laid:
        laid = replaced(laid, laid.index(None), event.card)
    elif len(laid) < due:
        laid = (*laid, event.card)
    return with_seat(view, event.seat, **{place: laid})


# the table


def _leave_display(view: View, event: Any) -> View:
    if event.species not in view.display:  # W2.3 boxed before the game
        return replace(view, animals_left=view.animals_left - 1)
    return replace(view, display=replaced(view.display, getattr(event, "place", view.display.index(event.species))))


def _enter_display(view: View, event: Any) -> View:
    return replace(view, display=view.display if event.species is None else (*view.display, event.species))


def _enter_secret(view: View, event: Any) -> View:
    return with_seat(view, event.seat, secret=event.species)


LEAVE = {
    Place.ANIMALS: draw_from("animals_left"),
    Place.DISPLAY: _leave_display,
    Place.PILE: draw_from("pile_size"),
    Place.LEO_PILE: draw_from("leo_pile_size"),
    Place.HAND: _leave_hand,
    Place.LAID: _leave_laid,
}
ENTER = {
    Place.DISPLAY: _enter_display,
    Place.COLLECTION: give_to("collection", "species"),
    Place.SECRET: _enter_secret,
    Place.BOX: add_to("boxed", "species"),
    Place.HAND: _enter_hand,
    Place.LAID: _enter_laid,
    Place.TIE_BREAK: add_to("tie_break_cards", "card"),
    Place.DISCARD: add_to("discard", "card"),
}
