"""The view after one more event, made from the view before it and the event alone."""

from __future__ import annotations

from operator import is_
from typing import Any

from menagerie.core.message import Event
from menagerie.core.view_changes import count, draw_from, give_to, moved, plus, replace, replaced, with_seat, without
from menagerie.cubirds.cards import Side, Species
from menagerie.cubirds.events import BirdsLaid, BirdTaken, DiscardShuffled, GameEnded, PileFormed, Place, TurnBegan
from menagerie.cubirds.table import ROBIN, Step
from menagerie.cubirds.view import Birds, SeatView, View, flocks_of, reckoned, with_leads


def after(view: View, event: Event) -> View:
    """The view after one more event, as its reader sees it.

    No event reports the number of the last turn, the step within a turn, the result or who is close to it: the true view
    has them.
    """
    match event:
        case PileFormed(cards) | DiscardShuffled(cards):
            return replace(view, pile_size=cards, discard_size=0, known_discard={})
        case TurnBegan(seat, turn):
            return replace(view, to_act=seat, step=Step.LAY, turn=turn)
        case GameEnded():
            return replace(view, to_act=None, step=None)
    now = moved(view, event, LEAVE, ENTER)
    if now is view:
        return view
    return replace(now, seats=with_leads([_reckoned(view, now, seat) for seat in range(len(now.seats))]))


def _reckoned(before: View, view: View, seat: int) -> SeatView:
    player = view.seats[seat]
    return player if player is before.seats[seat] else reckoned(player, lays_birds=not _is_robin(view, seat))


def without_memory(view: View) -> View:
    """The view without what only a good memory keeps: known cards of other hands and of the discard pile."""
    seats = [player if seat == view.seat else _without_known(view, seat) for seat, player in enumerate(view.seats)]
    if not view.known_discard and all(map(is_, seats, view.seats)):
        return view
    return replace(view, seats=tuple(seats), known_discard={})


def _without_known(view: View, seat: int) -> SeatView:
    player = view.seats[seat]
    hand = player.hand if _is_robin(view, seat) or player.hand_size == 0 else None
    if player.hand is hand and not player.known and not player.unseen:
        return player
    return replace(player, hand=hand, known={}, unseen={}, flocks=flocks_of(hand))


def _is_robin(view: View, seat: int) -> bool:
    return view.solo and seat == ROBIN


def _leave_row(view: View, event: Any) -> View:
    """Remove a bird from a row. Birds of a species are next to each other, so any of them will do."""
    return replace(view, rows=replaced(view.rows, event.row, without(view.rows[event.row], event.species)))


def _enter_row(view: View, event: Any) -> View:
    row = view.rows[event.row]
    birds = () if event.species is None else (event.species,) * count(event)
    row = birds + row if getattr(event, "side", Side.RIGHT) == Side.LEFT else row + birds
    return replace(view, rows=replaced(view.rows, event.row, row))


def _leave_hand(view: View, event: Any) -> View:
    """All birds of a species leave a hand in the open, and a secret hand becomes open once everyone knows what is left.

    C6.2, C8.6 Or a hand is discarded card by card. If the cards are hidden, those that everyone knew follow with the last one.
    """
    if isinstance(event, BirdsLaid) and _is_robin(view, event.seat):
        return view  # C10.4 she lays from the pile
    player, discard = view.seats[event.seat], view.known_discard
    size, gone = player.hand_size - count(event), None if event.private else event.species
    known, unseen = (
        {kind: held for kind, held in birds.items() if size and kind != gone} for birds in (player.known, player.unseen)
    )
    hand: Birds | None = known if sum(known.values()) == size and not (size and event.private) else None
    if player.hand is not None and event.species is not None:
        hand = plus(player.hand, event.species, -count(event))
        known = {kind: min(held, hand[kind]) for kind, held in known.items() if kind in hand}
    for kind, held in player.known.items() if event.private else ():
        discard = plus(discard, kind, held - known.get(kind, 0))
    view = replace(view, known_discard=discard)
    return with_seat(view, event.seat, hand_size=size, hand=hand, known=known, unseen=unseen)


def _enter_hand(view: View, event: Any) -> View:
    """Everyone has seen a card from a row; a face-down card may be of any species, as far as the others know."""
    player, is_seen = view.seats[event.seat], isinstance(event, BirdTaken) or _is_robin(view, event.seat)
    is_secret = player.hand is None or (event.species is None and event.seat != view.seat)
    hand = None if is_secret else plus(player.hand or {}, event.species)
    known = plus(player.known, event.species if is_seen else None)
    unseen = player.unseen if is_seen else {kind: player.unseen.get(kind, 0) + 1 for kind in Species}
    return with_seat(view, event.seat, hand_size=player.hand_size + 1, hand=hand, known=known, unseen=unseen)


def _enter_discard(view: View, event: Any) -> View:
    known = plus(view.known_discard, None if event.private else event.species, count(event))
    return replace(view, discard_size=view.discard_size + count(event), known_discard=known)


LEAVE = {Place.PILE: draw_from("pile_size"), Place.ROW: _leave_row, Place.HAND: _leave_hand}
ENTER = {
    Place.ROW: _enter_row,
    Place.HAND: _enter_hand,
    Place.COLLECTION: give_to("collection", "species"),
    Place.DISCARD: _enter_discard,
}
