"""A view as lines, each a code with values, for a terminal or a screen reader."""

from collections.abc import Iterator

from menagerie.core.message import Line
from menagerie.core.plain import Plain, to_plain
from menagerie.cubirds.cards import BIG_FLOCK, SMALL_FLOCK, Species
from menagerie.cubirds.view import Birds, SeatView, View


def lines_of(view: View) -> tuple[Line, ...]:
    """The lines of a view: the rows, the piles, the players, and last the reader's own hand."""
    return tuple(_lines(view))


def _lines(view: View) -> Iterator[Line]:
    yield Line("view-turn", {"turn": view.turn})
    for row, birds in enumerate(view.rows):
        yield Line("view-row", {"row": row, "birds": to_plain(birds)})
    yield Line("view-piles", {"pile": view.pile_size, "discard": view.discard_size})
    for seat, player in enumerate(view.seats):
        yield Line("view-player", {"seat": seat, "cards": player.hand_size, "collection": _in_order(player.collection)})
        if seat != view.seat:
            yield from _hand_of_another(seat, player)
    if view.seat is not None:
        yield Line("view-hand")
        own = view.seats[view.seat]
        for species, count in (own.hand or {}).items():
            sizes: dict[str, Plain] = {"small": SMALL_FLOCK[species], "big": BIG_FLOCK[species]}
            told: dict[str, Plain] = {"species": to_plain(species), "held": count, "reward": own.flocks[species].earns}
            yield Line("view-hand-birds", told | sizes)


def _hand_of_another(seat: int, player: SeatView) -> Iterator[Line]:
    if player.hand is not None:
        yield Line("view-open-hand", {"seat": seat, "birds": _in_order(player.hand)})
    elif player.known:
        yield Line("view-known", {"seat": seat, "birds": _in_order(player.known)})


def _in_order(birds: Birds) -> Plain:
    return to_plain([species for species in Species for _ in range(birds.get(species, 0))])
