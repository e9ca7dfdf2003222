"""Invariants of a table of CuBirds, and the worlds that a seat cannot tell apart."""

from itertools import groupby, pairwise
from random import Random
from typing import Any

from menagerie import CuBirds
from menagerie.core import Action
from menagerie.cubirds import CompleteFlock, LayBirds
from menagerie.cubirds.actions import ACTION_KINDS
from menagerie.cubirds.cards import CARDS, COPIES, NOBODY, ROWS, SPECIES
from menagerie.cubirds.events import EVENTS, Happened
from menagerie.cubirds.rules.knowledge import can_have_come_unseen, hand_size, has_open_hand
from menagerie.cubirds.rules.turn import DRAW_TWO
from menagerie.cubirds.table import Step, Table


def check_table(table: Table, a_card_was_missing: bool) -> None:
    """The invariants of one table."""
    there = list(table.discard)[:SPECIES]
    for place in range(CARDS):
        if place < table.pile_size:
            there[table.pile[place]] += 1
        else:
            assert table.pile[place] == NOBODY
    for row in range(ROWS):
        size = table.row_size[row]
        birds = [table.rows[row, place] for place in range(size)]
        assert birds, "no row is ever empty"
        assert len([species for species, _ in groupby(birds)]) == len(set(birds)), "birds of a species stand together"
        assert len(set(birds)) > 1 or a_card_was_missing, "two species in every row"
        assert table.rows[row, size] == table.rows[row, CARDS - 1] == NOBODY
        for species in birds:
            there[species] += 1
    for seat in range(table.seats):
        check_seat(table, seat)
        for species in range(SPECIES):
            there[species] += table.hands[seat, species] + table.collections[seat, species]
    assert tuple(there) == COPIES, "110 cards, whatever happens"
    assert all(table.known_discard[species] <= table.discard[species] for species in range(SPECIES))
    if not table.ending and table.step == Step.LAY:
        assert hand_size(table, table.to_act) > 0, "nobody starts a turn without cards"


def check_seat(table: Table, seat: int) -> None:
    """Check that the common knowledge about a hand is true."""
    for species in range(SPECIES):
        secret = table.hands[seat, species] - table.known[seat, species]
        assert 0 <= secret <= table.unseen[seat, species]
        assert secret == 0 or can_have_come_unseen(table, seat, species)
        if has_open_hand(table, seat):
            assert secret == 0


def check_events(entries: list[tuple[int, ...]], table: Table, actor: int) -> None:
    """One action either captures or may draw, never both; a win ends everything; a redeal means an empty hand."""
    kinds = [entry[0] for entry in entries]
    own = kinds[: kinds.index(Happened.TURN_BEGAN)] if Happened.TURN_BEGAN in kinds else kinds
    assert not (Happened.BIRD_TAKEN in own and Happened.NOTHING_ENCLOSED in own)
    if table.ending:
        assert kinds[-1] == Happened.GAME_ENDED
        assert kinds.count(Happened.GAME_ENDED) == 1
    for kind, deal in pairwise(kinds):
        if kind == Happened.HAND_EMPTIED:
            assert deal in (Happened.CARD_DISCARDED, Happened.CARD_DEALT, Happened.DISCARD_SHUFFLED, Happened.REDEAL_IMPOSSIBLE)
    for won in (Happened.SEVEN_KINDS_REACHED, Happened.THREE_AND_THREE_REACHED):
        if won in kinds:
            assert Happened.HAND_EMPTIED not in kinds[kinds.index(won) :]
    assert actor in range(table.seats)


Slot = tuple[str, int]


def other_world(game: CuBirds, seat: int | None, random: Random, frozen_pile: int = 0, frozen: Action | None = None) -> CuBirds:
    """The same game with everything permuted that a seat cannot know: hands beyond common knowledge, pile, discards.

    The top cards of the pile and the actor's birds of the action's species stay, where asked.
    """
    twin = CuBirds.from_text(game.to_text())
    table = twin._table
    table.journal = twin._journal = [_blur(table, seat, entry, random) for entry in game._journal]
    frozen_species = frozen.species if isinstance(frozen, LayBirds | CompleteFlock) else None
    slots: list[tuple[Slot, int]] = [(("pile", place), table.pile[place]) for place in range(table.pile_size - frozen_pile)]
    for species in range(SPECIES):
        slots += [(("discard", 0), species)] * (table.discard[species] - table.known_discard[species])
        for owner in range(table.seats):
            if owner != seat and not (owner == table.to_act and species == frozen_species):
                slots += [(("hand", owner), species)] * (table.hands[owner, species] - table.known[owner, species])
    for _ in range(300 if len(slots) > 1 else 0):
        one, two = random.sample(range(len(slots)), 2)
        ((place, first), (other, second)) = slots[one], slots[two]
        if first != second and place != other and _take(table, place, first, second, frozen_species):
            if _take(table, other, second, first, frozen_species):
                slots[one], slots[two] = (place, second), (other, first)
            else:
                _take(table, place, second, first, None)
    return twin


def _take(table: Table, place: Slot, old: int, new: int, frozen_species: int | None) -> bool:
    """Replace one card by another, if the other seats could still believe it."""
    where, index = place
    if where == "pile":
        table.pile[index] = new
    elif where == "discard":
        table.discard[old] -= 1
        table.discard[new] += 1
    else:
        if index == table.to_act and new == frozen_species:
            return False
        table.hands[index, old] -= 1
        table.hands[index, new] += 1
        secret = [species for species in range(SPECIES) if table.hands[index, species] > table.known[index, species]]
        if not all(can_have_come_unseen(table, index, species) for species in secret):
            table.hands[index, old] += 1
            table.hands[index, new] -= 1
            return False
    return True


def _blur(table: Table, seat: int | None, entry: tuple[int, ...], random: Random) -> tuple[int, ...]:
    if EVENTS[entry[0]].private and entry[1] != seat and not has_open_hand(table, entry[1]):
        return (entry[0], entry[1], random.randrange(SPECIES))
    return entry


def action_of(number: int) -> Action:
    """The action of a number, whether it is asked for or not."""
    others = (kind.decode(Table(), (number,)) for kind in ACTION_KINDS if kind is not LayBirds)
    return LayBirds.decode(Table(), (number,)) if number < DRAW_TWO else next(action for action in others if action)


def number_of(action: Action) -> int:
    """The number of an action."""
    assert isinstance(action, ACTION_KINDS), action
    (number,) = action.encode(Table())
    return number


def all_that_a_seat_is_told(game: CuBirds, seat: int | None) -> tuple[Any, ...]:
    """Everything that a seat may know: view, events, its copy of the table, its legal actions and their consequences."""
    actions = () if seat is None else game.legal_actions(seat)
    return (
        game.view(seat),
        game.events(seat),
        game.seen_text(seat),
        game._see(seat).tobytes(),
        actions,
        [game.consequences(seat, action) for action in actions if seat is not None],
    )


def check_leak(game: CuBirds, seat: int | None, random: Random) -> None:
    """Check that a seat receives the same in every world that it cannot tell apart."""
    twin = other_world(game, seat, random)
    assert all_that_a_seat_is_told(twin, seat) == all_that_a_seat_is_told(game, seat)


def check_leak_of_action(game: CuBirds, observer: int, number: int, random: Random) -> bool:
    """Check that another seat's action reveals nothing but the cards that it shows. Returns False if it reshuffled, so that
    nothing was compared."""
    action = action_of(number)
    actor, start = game.to_act[0], len(game._journal)
    plain = CuBirds.from_text(game.to_text())
    plain.act(actor, action)
    kinds = [entry[0] for entry in plain._journal]
    if Happened.DISCARD_SHUFFLED in kinds or Happened.HAND_EMPTIED in kinds:
        return False
    shown = sum(kind in (Happened.ROW_FILLED, Happened.ROBIN_DREW) for kind in kinds)
    twin = other_world(game, observer, random, frozen_pile=shown, frozen=action)
    real = other_world(game, observer, Random(0), frozen_pile=CARDS)
    real._table.load(game.to_bytes())
    assert twin.why_not(actor, action) is None
    for world in (twin, real):
        world.act(actor, action)
    assert twin.events(observer, start) == real.events(observer, start)
    assert twin.view(observer) == real.view(observer)
    return True
