"""A view as lines, each a code with values, for a terminal or a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from menagerie.core.message import Line
from menagerie.core.plain import Plain, to_plain
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.view import SeatView, View


def lines_of(view: View) -> tuple[Line, ...]:
    """The lines of a view: the display, the piles, the players, and last the reader's own hand."""
    return tuple(_lines(view))


def _lines(view: View) -> Iterator[Line]:
    yield Line("view-round", {"round": view.round, "rounds": view.rounds})
    yield Line("view-display", {"animals": to_plain(view.display)})
    yield Line("view-piles", {"animals": view.animals_left, "pile": view.pile_size, "discard": sum(view.discard.values())})
    if view.talisman is not None:
        yield Line("view-talisman", {"seat": view.talisman})
    for seat, player in enumerate(view.seats):
        yield from _player(seat, player)
    if view.seat is not None:
        yield Line("view-hand", {"cards": _hand(view.seats[view.seat])})


def _player(seat: int, player: SeatView) -> Iterator[Line]:
    code = "view-leo" if player.is_leo else "view-player"
    collection = _in_order(player.collection)
    yield Line(code, {"seat": seat, "hand": player.cards, "animals": collection, "tokens": player.tokens})
    if player.leaders:
        yield Line("view-leaders", {"seat": seat, "animals": to_plain(player.leaders)})
    if player.bid:
        yield Line("view-bid", {"seat": seat, "cards": to_plain([*player.bid, *player.paid])})
    if player.known and player.hand is None:
        yield Line("view-known", {"seat": seat, "cards": _in_order(player.known)})
    if player.secret is not None:
        yield Line("view-secret", {"seat": seat, "animals": [to_plain(player.secret)]})


def _hand(player: SeatView) -> Plain:
    """One's own hand as it is counted: habitat cards, and the refill card unless it was laid."""
    habitats = [card for card, count in (player.hand or {}).items() for _ in range(count)]
    return to_plain([*habitats, *[Card.REFILL] * (player.cards - len(habitats))])


def _in_order(counts: Mapping[Card, int] | Mapping[Species, int]) -> Plain:
    return to_plain([each for each, count in counts.items() for _ in range(count)])
