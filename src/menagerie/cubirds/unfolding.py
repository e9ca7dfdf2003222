"""An action shown step by step: the view after one more told event, made from the view before it and the event alone."""

from __future__ import annotations

from dataclasses import replace

from menagerie.core.message import Event
from menagerie.cubirds.cards import Side, Species
from menagerie.cubirds.events import (
    BirdCollected,
    BirdDealtToRow,
    BirdsLaid,
    BirdTaken,
    CardDealt,
    CardDiscarded,
    CardDrawn,
    CollectionStarted,
    DiscardShuffled,
    DuplicateSetAside,
    ExtraBirdGiven,
    FamilyDiscarded,
    FamilyShown,
    GameEnded,
    PileFormed,
    RobinDrew,
    RowFilled,
    TurnBegan,
)
from menagerie.cubirds.table import ROBIN, Step
from menagerie.cubirds.view import Birds, SeatView, View


def unfold(view: View, event: Event) -> View:
    """The view as it looks after one more told event.

    The last turn's number, the step within a turn, the result and who is close to it are not told by any event: the true
    view has them.
    """
    return _unfold_hands(_unfold_table(view, event), event)


def forget(view: View) -> View:
    """C8.5, C8.6, C8.7 The view without what only a good memory holds: known cards of other hands and of the discard pile."""
    seats = tuple(player if seat == view.seat else _forget_hand(view, seat) for seat, player in enumerate(view.seats))
    return replace(view, seats=seats, known_discard={})


def _forget_hand(view: View, seat: int) -> SeatView:
    player = view.seats[seat]
    hand = player.hand if _is_robin(view, seat) or player.hand_size == 0 else None
    return replace(player, hand=hand, known={}, unseen={})


def _is_robin(view: View, seat: int) -> bool:
    return view.solo and seat == ROBIN


# rows and piles


def _unfold_table(view: View, event: Event) -> View:
    match event:
        case BirdDealtToRow(species, row) | RowFilled(species, row):
            return _set_row(_draw(view), row, view.rows[row] + _birds(species))
        case CardDealt() | CollectionStarted() | ExtraBirdGiven() | CardDrawn() | RobinDrew():
            return _draw(view)
        case BirdsLaid(_, species, count, row, side):
            laid = _birds(species) * count
            return _set_row(view, row, laid + view.rows[row] if side == Side.LEFT else view.rows[row] + laid)
        case BirdTaken(_, species, row):
            return _set_row(view, row, _without(view.rows[row], species))
        case DuplicateSetAside():
            return replace(_draw(view), discard_size=view.discard_size + 1)
        case PileFormed(count) | DiscardShuffled(count):
            return replace(view, pile_size=count, discard_size=0, known_discard={})
        case FamilyDiscarded(_, species, count):
            known = _plus(view.known_discard, _birds(species) * count)
            return replace(view, discard_size=view.discard_size + count, known_discard=known)
        case TurnBegan(seat, turn):
            return replace(view, to_act=seat, step=Step.LAY, turn=turn)
        case GameEnded():
            return replace(view, to_act=None, step=None)
    return view


def _draw(view: View) -> View:
    return replace(view, pile_size=view.pile_size - 1)


def _set_row(view: View, row: int, birds: tuple[Species, ...]) -> View:
    return replace(view, rows=(*view.rows[:row], birds, *view.rows[row + 1 :]))


def _without(row: tuple[Species, ...], species: Species | None) -> tuple[Species, ...]:
    """C4.3 A row without one bird of a species. All that can be taken of it stand together, so any of them will do."""
    place = row.index(species) if species in row else len(row)
    return row[:place] + row[place + 1 :]


def _birds(species: Species | None) -> tuple[Species, ...]:
    """A bird, if it is not a hidden one."""
    return () if species is None else (species,)


# hands and collections


def _unfold_hands(view: View, event: Event) -> View:
    match event:
        case BirdTaken(seat, species):
            return _set_seat(view, seat, _gain_seen(view.seats[seat], species))
        case CardDealt(seat, species) if _is_robin(view, seat):
            return _set_seat(view, seat, _gain_seen(view.seats[seat], species))
        case CardDealt(seat, species) | CardDrawn(seat, species):
            return _set_seat(view, seat, _gain_unseen(view.seats[seat], species))
        case BirdsLaid(seat) if _is_robin(view, seat):
            return view  # C10.4 she lays from the pile
        case BirdsLaid(seat, species, count) | FamilyShown(seat, species, count):
            return _set_seat(view, seat, _lose_all(view.seats[seat], species, count))
        case CollectionStarted(seat, species) | ExtraBirdGiven(seat, species) | BirdCollected(seat, species):
            player = view.seats[seat]
            return _set_seat(view, seat, replace(player, collection=_plus(player.collection, _birds(species))))
        case CardDiscarded(seat, species):
            return _discard(view, seat, species)
    return view


def _set_seat(view: View, seat: int, player: SeatView) -> View:
    return replace(view, seats=(*view.seats[:seat], player, *view.seats[seat + 1 :]))


def _gain(player: SeatView, species: Species | None) -> SeatView:
    hand = None if player.hand is None or species is None else _plus(player.hand, (species,))
    return replace(player, hand_size=player.hand_size + 1, hand=hand)


def _gain_seen(player: SeatView, species: Species | None) -> SeatView:
    """C8.5 A bird enters a hand and all see it."""
    return replace(_gain(player, species), known=_plus(player.known, _birds(species)))


def _gain_unseen(player: SeatView, species: Species | None) -> SeatView:
    """C8.7 A card enters a hand face down: for the others it may be of any species."""
    return replace(_gain(player, species), unseen=_plus(player.unseen, tuple(Species)))


def _lose_all(player: SeatView, species: Species | None, count: int) -> SeatView:
    """C8.5, C8.7 All birds of a species leave a hand. A secret hand is open to all as soon as they know every card of it."""
    size = player.hand_size - count
    known, unseen = ({kind: held for kind, held in birds.items() if kind != species} for birds in (player.known, player.unseen))
    if player.hand is not None:
        hand: Birds | None = {kind: held for kind, held in player.hand.items() if kind != species}
    else:
        hand = known if sum(known.values()) == size else None
    return replace(player, hand_size=size, hand=hand, known=known, unseen=unseen if size else {})


def _discard(view: View, seat: int, species: Species | None) -> View:
    """C6.2, C8.6 A card of a discarded hand. Where it is hidden, what all knew of the hand follows with its last card."""
    player = view.seats[seat]
    size = player.hand_size - 1
    hand: Birds | None = None if size else {}
    if player.hand is not None and species is not None:
        hand = {kind: left for kind, held in player.hand.items() if (left := held - (kind == species))}
    known = player.known if hand is None else {kind: min(held, hand[kind]) for kind, held in player.known.items() if kind in hand}
    gone = tuple(kind for kind, held in player.known.items() for _ in range(held - known.get(kind, 0)))
    player = replace(player, hand_size=size, hand=hand, known=known, unseen=player.unseen if size else {})
    known_discard = _plus(view.known_discard, gone)
    return replace(_set_seat(view, seat, player), discard_size=view.discard_size + 1, known_discard=known_discard)


def _plus(birds: Birds, more: tuple[Species, ...]) -> Birds:
    """Birds and some more, in the order of the species."""
    return {species: count for species in Species if (count := birds.get(species, 0) + more.count(species))}
