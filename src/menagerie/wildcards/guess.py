"""A whole table that a seat's view allows: hidden cards are dealt at random, and nothing is inferred from how people play."""

from menagerie.core.chance import below
from menagerie.core.piles import put_on_pile, shuffle, take_top
from menagerie.core.rule import rule
from menagerie.wildcards.cards import (
    COPIES,
    DISPLAY,
    HIDDEN,
    HIDDEN_COLUMN,
    HIDDEN_SPECIES,
    KINDS,
    NOTHING,
    PAYMENT,
    REFILL,
    SPECIES,
)
from menagerie.wildcards.rules.bid import first_unsealed, take_bid_from_hand
from menagerie.wildcards.rules.leo import put_on_leo_pile
from menagerie.wildcards.rules.setup import draw_animal
from menagerie.wildcards.rules.supply import add_to_hand, hand_size
from menagerie.wildcards.rules.tie_break import next_to_lay
from menagerie.wildcards.rules.ties import next_to_seal
from menagerie.wildcards.table import Step, Table
from menagerie.wildcards.view import has_sealed_bid


@rule
def guess(seen: Table) -> None:
    """Turn a seat's copy of the table (`see`) into a whole table: hidden cards are dealt again, by the chance of the copy.

    The caller keys it first. Sealed answers of the others first go back to their hands, and they are asked again; the seat's
    own answer stays. All places of hidden cards are then filled from one shuffle, except known cards, so every deal is equally
    likely, where each card is a distinct object. A drawn table with missing cards still lacks them.
    """
    size, leo_size = seen.pile_size, seen.leo_size
    for owner in range(seen.people):
        if has_hidden_cards(seen, owner):
            take_back_sealed(seen, owner)
    shuffle_unseen(seen)
    for owner in range(seen.people):
        for _ in range(seen.hands[owner, HIDDEN_COLUMN]):
            add_to_hand(seen, owner, take_top(seen))
        seen.hands[owner, HIDDEN_COLUMN] = 0
    deal_leo_anew(seen, leo_size)
    while seen.pile_size > size:
        take_top(seen)
    deal_animals_anew(seen)
    ask_anew(seen)


@rule
def has_hidden_cards(seen: Table, owner: int) -> bool:
    """Whether the copy hides any cards of a person."""
    laid = seen.bids[owner, 0] == HIDDEN or seen.paid[owner, 0] == HIDDEN or seen.lots[owner] == HIDDEN
    return laid or seen.hands[owner, HIDDEN_COLUMN] > 0


@rule
def take_back_sealed(seen: Table, owner: int) -> None:
    """Put all habitat cards of another person into their hand: the known ones, and as many hidden ones as have to be dealt."""
    hidden = hand_size(seen, owner)
    if has_sealed_bid(seen, owner):
        hidden -= 1  # its refill card was counted
    for which in range(2):
        if seen.bids[owner, which] == HIDDEN:
            hidden += 1
            seen.bids[owner, which] = NOTHING
    for which in range(PAYMENT):
        if seen.paid[owner, which] == HIDDEN:
            hidden += 1
            seen.paid[owner, which] = NOTHING
    seen.lots[owner] = NOTHING  # such a card was counted in the hand all the time
    seen.sealed[owner] = 0
    for kind in range(KINDS):
        seen.hands[owner, kind] = seen.known[owner, kind]
        hidden -= seen.known[owner, kind]
    seen.hands[owner, HIDDEN_COLUMN] = hidden


@rule
def shuffle_unseen(seen: Table) -> None:
    """Make a pile of all habitat cards that the copy does not show."""
    seen.pile_size = 0
    for kind in range(KINDS):
        for _ in range(seen.copies[kind] - count_shown(seen, kind)):
            put_on_pile(seen, kind)
    shuffle(seen, seen.pile, seen.pile_size)


@rule
def count_shown(seen: Table, kind: int) -> int:
    """How many habitat cards of a kind the copy shows."""
    count = int(seen.discard[kind]) + int(seen.laid[kind])
    for owner in range(seen.seats):
        count += seen.hands[owner, kind]
        if seen.lots[owner] == kind:
            count += 1
        for which in range(2):
            if seen.bids[owner, which] == kind:
                count += 1
        for which in range(PAYMENT):
            if seen.paid[owner, which] == kind:
                count += 1
    return count


@rule
def deal_leo_anew(seen: Table, size: int) -> None:
    """Leo's refill card is anywhere in his pile, unless it is his bid; all other cards are dealt."""
    seen.leo_size = 0
    if size > 0 and seen.bids[seen.people, 0] != REFILL:
        put_on_leo_pile(seen, REFILL)
    while seen.leo_size < size:
        put_on_leo_pile(seen, take_top(seen))
    shuffle(seen, seen.leo_pile, size)


@rule
def deal_animals_anew(seen: Table) -> None:
    """Deal the pile of animals and the other player's secret one; the rest had been removed unseen."""
    size = seen.animals_size
    seen.animals_size = 0
    for species in range(SPECIES):
        for _ in range(COPIES - count_shown_animals(seen, species)):
            seen.animals[seen.animals_size] = species
            seen.animals_size += 1
    shuffle(seen, seen.animals, seen.animals_size)
    for owner in range(2):
        if seen.secrets[owner] == HIDDEN_SPECIES:
            seen.secrets[owner] = draw_animal(seen)
    while seen.animals_size > size:
        draw_animal(seen)


@rule
def count_shown_animals(seen: Table, species: int) -> int:
    """How many animals of a species the copy shows."""
    count = int(seen.boxed[species])
    for owner in range(seen.seats):
        count += seen.collections[owner, species]
    for owner in range(2):
        if seen.secrets[owner] == species:
            count += 1
    for place in range(DISPLAY):
        if seen.display[place] == species:
            count += 1
    return count


@rule
def ask_anew(seen: Table) -> None:
    """Ask the first seat that has not sealed, unless one is just choosing cards; the eagle has laid any two of its cards."""
    if seen.step == Step.BID:
        seen.to_act = first_unsealed(seen)
    elif seen.step == Step.TIE_BREAK:
        seen.to_act = next_to_lay(seen)
    elif seen.step == Step.PAY and seen.tied[seen.to_act] == 1 and seen.composed == NOTHING:
        seen.to_act = next_to_seal(seen)
    elif seen.step == Step.REVEAL and seen.bids[seen.to_act, 0] == NOTHING:
        lay_any_two(seen, seen.to_act)


@rule
def lay_any_two(seen: Table, owner: int) -> None:
    """Lay two cards of a person, as the eagle does, perhaps with the refill card among them, in the order of kinds."""
    cards = hand_size(seen, owner) + 1
    for which in range(2):
        take_bid_from_hand(seen, owner, which, card_at(seen, owner, below(seen, cards - which)))
    first, second = int(seen.bids[owner, 0]), int(seen.bids[owner, 1])
    seen.bids[owner, 0], seen.bids[owner, 1] = min(first, second), max(first, second)


@rule
def card_at(seen: Table, owner: int, index: int) -> int:
    """The card at an index of a hand, its kinds in order; behind them comes the refill card."""
    for kind in range(KINDS):
        index -= seen.hands[owner, kind]
        if index < 0:
            return kind
    return REFILL
