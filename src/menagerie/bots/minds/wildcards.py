"""The features of Wild Cards: what each animal would bring to each seat, and what bids and payments cost."""

from __future__ import annotations

from menagerie.bots.minds import wildcards_weights as at
from menagerie.bots.minds.pad import Pad, add
from menagerie.bots.minds.wildcards_seats import rounds_left
from menagerie.bots.minds.wildcards_weights import SIZES, TIMES
from menagerie.core.rule import compilable
from menagerie.wildcards.cards import (
    DISPLAY,
    HAND_LIMIT,
    HIDDEN,
    HIDDEN_COLUMN,
    KINDS,
    REFILL,
    SPECIES,
    VALUES,
    WILD_KINDS,
    Species,
)
from menagerie.wildcards.rules.acquire import count_fitting, fits
from menagerie.wildcards.rules.awaited import is_sealing
from menagerie.wildcards.rules.choices import DONE, EXCHANGE, PLACE, REMOVE
from menagerie.wildcards.rules.display import display_size
from menagerie.wildcards.rules.leaders import has_power, most_of_others
from menagerie.wildcards.rules.order import bid_value, value_of
from menagerie.wildcards.rules.payment import owed
from menagerie.wildcards.rules.score import gain_of, largest, leader_points, open_gain_of, open_score, score, second_largest
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import Edition, Phase, Step, Table

# notes: of the seat to act, and of each place of the display
SIZE, TIME, BEST_PLACE, STAKE, RANGE, BEST, AHEAD, MOST, NEXT = 0, 1, 2, 3, 4, 5, 6, 7, 8
GAIN, DENIED, WORTH = 16, 16 + DISPLAY, 16 + 2 * DISPLAY
POOR = 16 + 3 * DISPLAY  # [value] the part of the rivals who cannot pay for such a bid

DENYING = 0.3  # what a rival's point counts when the animals of a display are compared


@compilable
def is_mixed(table: Table) -> bool:
    """Whether the answer is sealed, so that it is better to be unpredictable (a mixed strategy)."""
    return is_sealing(table) or table.step == Step.SECOND


@compilable
def time_of(left: int) -> int:
    """How much of the game is left, in four steps."""
    if left < 2:
        return left
    return 2 if left < 5 else 3


@compilable
def observe(table: Table, pad: Pad) -> None:
    """Look up what the features of all answers of the seat to act need."""
    seat, notes = table.to_act, pad.notes
    held = min(hand_size(table, seat), HAND_LIMIT)
    for which in range(2):
        if table.step == Step.REVEAL and table.bids[seat, which] < KINDS:
            held = min(held + 1, HAND_LIMIT)
    notes[SIZE] = held
    notes[TIME] = time_of(rounds_left(table))
    notes[MOST], notes[NEXT] = largest(table, seat), second_largest(table, seat)
    if table.step != Step.REFILL and (table.step != Step.PAY or table.tied[seat] == 1):  # no feature looks at more
        observe_display(table, pad, seat)
        observe_rivals(table, pad, seat)


@compilable
def observe_rivals(table: Table, pad: Pad, seat: int) -> None:
    """Look up how far ahead this seat is, and which rivals could not pay for a bid."""
    notes, best_rival = pad.notes, 0
    for value in range(VALUES):
        notes[POOR + value] = 0.0
    for other in range(table.people):
        if other != seat:
            best_rival = max(best_rival, open_score(table, other))
            cards = count_habitats(table, other)
            for value in range(cards, VALUES):
                notes[POOR + value] += 1.0 / (table.people - 1)
    notes[AHEAD] = (score(table, seat) - best_rival) / 8.0


@compilable
def count_habitats(table: Table, seat: int) -> int:
    """The number of habitat cards of a seat, sealed bids included: nobody can tell what it has sealed.

    While all bid, a seat's copy of the table counts the refill card of the others among their hidden cards.
    """
    cards = hand_size(table, seat)
    if table.phase == Phase.BIDS:
        hidden = table.hands[seat, HIDDEN_COLUMN] > 0
        for which in range(2):
            bid = table.bids[seat, which]
            hidden = hidden or bid == HIDDEN
            cards += 1 if 0 <= bid < KINDS or bid == HIDDEN else 0
        cards -= 1 if hidden else 0
    return cards


@compilable
def observe_display(table: Table, pad: Pad, seat: int) -> None:
    """Look up what each animal of the display would bring to this seat, and to the rival who gains most by it."""
    notes, size = pad.notes, display_size(table)
    best, first, second, worst = 0, -9.0, -9.0, 99.0
    for place in range(size):
        species = int(table.display[place])
        denied = 0
        for other in range(table.people):
            if other != seat:
                denied = max(denied, open_gain_of(table, other, species))
        gain = gain_of(table, seat, species)
        worth = gain + DENYING * denied
        notes[GAIN + place], notes[DENIED + place], notes[WORTH + place] = gain, denied, worth
        worst = min(worst, worth)
        if worth > first:
            best, first, second = place, worth, first
        elif worth > second:
            second = worth
    notes[BEST_PLACE] = best
    notes[BEST] = first / 4.0 if size > 0 else 0.0
    notes[STAKE] = (first - second) / 4.0 if size > 1 else notes[BEST]
    notes[RANGE] = (first - worst) / 4.0 if size > 0 else 0.0


@compilable
def features_of(table: Table, pad: Pad, number: int) -> int:
    """Write down the features of an answer, after `observe`. Returns how many there are."""
    step, seat = table.step, table.to_act
    if step == Step.BID:
        return features_of_bid(table, pad, seat, number, 0)
    if step == Step.TAKE or step == Step.FREE:
        return features_of_pass(pad) if number == DONE else features_of_animal(table, pad, seat, number - PLACE)
    if step == Step.PAY:
        return features_of_payment(table, pad, seat, number)
    if step == Step.REFILL:
        return 0 if number == DONE else features_of_discard(table, pad, seat, number)
    if step == Step.SECOND:
        if number == DONE:
            return add(pad, 0, at.SECOND_NONE, 1.0)
        alike = table.composed < REFILL and number < REFILL and value_of(int(table.composed)) == value_of(number)
        count = add(pad, 0, at.SECOND_ALIKE, 1.0) if alike else 0
        return features_of_bid(table, pad, seat, number, count)
    if step == Step.REVEAL:
        return features_of_shown(table, pad, seat, int(table.bids[seat, number - PLACE]))
    if step == Step.TIE_BREAK:
        return features_of_lot(pad, number)
    return features_of_the_rest(table, pad, seat, number)


@compilable
def features_of_bid(table: Table, pad: Pad, seat: int, card: int, count: int) -> int:
    """Features of a bid: what it costs, what it may bring, how much is at stake."""
    notes = pad.notes
    size, time = int(notes[SIZE]), int(notes[TIME])
    if card == REFILL:
        count = add(pad, count, at.REFILL_SIZE + size, 1.0)
        count = add(pad, count, at.REFILL_TIME + time, 1.0)
        count = add(pad, count, at.REFILL_BEST, notes[BEST])
        count = add(pad, count, at.REFILL_STAKE, notes[STAKE])
        if has_power(table, seat, Species.MEERKAT):
            count = add(pad, count, at.REFILL_MEERKAT, 1.0)
        return add(pad, count, at.REFILL_SQUIRREL, 1.0) if has_power(table, seat, Species.SQUIRREL) else count
    value = value_of(card) - 1
    if size <= value:
        return add(pad, count, at.UNPAYABLE + value, 1.0)
    count = add(pad, count, at.BID_SIZE + value * SIZES + size, 1.0)
    count = add(pad, count, at.BID_TIME + value * TIMES + time, 1.0)
    count = add(pad, count, at.BID_STAKE + value, notes[STAKE])
    count = add(pad, count, at.BID_SPREAD + value, notes[RANGE])
    count = add(pad, count, at.BID_BEST + value, notes[BEST])
    count = add(pad, count, at.BID_POOR + value, notes[POOR + value])
    count = add(pad, count, at.BID_LEADING + value, notes[AHEAD])
    best, also = int(notes[BEST_PLACE]), False
    for place in range(display_size(table)):
        species = int(table.display[place])
        if fits(card, species) and count_fitting(table, seat, species) > value:
            if place == best:
                count = add(pad, count, at.BID_NATURAL + value, 1.0)
            else:
                also = True
    if also:
        count = add(pad, count, at.BID_ALSO + value, 1.0)
    if card >= WILD_KINDS:
        count = add(pad, count, at.BID_WILD, 1.0)
    elif has_power(table, seat, Species.IBEX):
        count = add(pad, count, at.BID_IBEX + value, 1.0)
    return add(pad, count, at.BID_LION + value, 1.0) if has_power(table, seat, Species.LION) else count


@compilable
def features_of_shown(table: Table, pad: Pad, seat: int, card: int) -> int:
    """Features of the eagle's choice between two bids, when all others are revealed."""
    higher, equal, bidding = 0, 0, 0
    own = 0 if card == REFILL else value_of(card)
    for other in range(table.seats):
        if other != seat:
            value = bid_value(table, other)
            bidding += 1 if value > 0 else 0
            higher += 1 if value > own else 0
            equal += 1 if value == own else 0
    if card == REFILL:
        count = add(pad, 0, at.SHOWN_REFILL + bidding, 1.0)
    else:
        count = add(pad, 0, at.SHOWN_BELOW + higher, 1.0)
        count = add(pad, count, at.SHOWN_EQUAL + equal, 1.0)
    return features_of_bid(table, pad, seat, card, count)


@compilable
def features_of_pass(pad: Pad) -> int:
    """Features of passing, which brings two cards."""
    count = add(pad, 0, at.PASS_SIZE + int(pad.notes[SIZE]), 1.0)
    return add(pad, count, at.PASS_TIME + int(pad.notes[TIME]), 1.0)


@compilable
def features_of_animal(table: Table, pad: Pad, seat: int, place: int) -> int:
    """Features of taking an animal: points, its leader, what it denies the others, and the bonus."""
    notes, species = pad.notes, int(table.display[place])
    time, held = int(notes[TIME]), int(table.collections[seat, species])
    count = add(pad, 0, at.TAKE_GAIN + time, notes[GAIN + place])
    count = add(pad, count, at.TAKE_DENIED + time, notes[DENIED + place])
    if held == int(notes[MOST]):
        count = add(pad, count, at.TAKE_LARGEST + time, 1.0)
    elif held == int(notes[NEXT]):
        count = add(pad, count, at.TAKE_SECOND + time, 1.0)
    if held == 0:
        count = add(pad, count, at.TAKE_NEW + time, 1.0)
    if table.leaders[species] != seat and held + 1 >= most_of_others(table, seat, species):
        count = add(pad, count, at.TAKE_LEADER + species * TIMES + time, 1.0)
    if table.step == Step.TAKE and can_be_natural(table, seat, species):
        count = add(pad, count, at.TAKE_NATURAL, 1.0)
    left = 7 - int(table.boxed[species])
    for other in range(table.seats):
        left -= table.collections[other, species]
    return add(pad, count, at.TAKE_RARE + time, left / 7.0)


@compilable
def can_be_natural(table: Table, seat: int, species: int) -> bool:
    """Whether bid and payment can still all be of an animal's habitat."""
    if not fits(int(table.bids[seat, 0]), species):
        return False
    paid = 0
    while paid < 3 and table.paid[seat, paid] >= 0:
        if not fits(int(table.paid[seat, paid]), species):
            return False
        paid += 1
    return table.tied[seat] == 1 or count_fitting(table, seat, species) >= owed(table, seat)


@compilable
def features_of_payment(table: Table, pad: Pad, seat: int, kind: int) -> int:
    """Features of a card of a payment: its worth, and the bonus. In a tie the higher sum takes first."""
    value, notes = value_of(kind) - 1, pad.notes
    is_tied = table.tied[seat] == 1
    place = int(notes[BEST_PLACE]) if is_tied else int(table.place)
    species = int(table.display[place])
    natural = fits(kind, species) and can_be_natural(table, seat, species)
    if is_tied:
        count = add(pad, 0, at.TIED_VALUE + value, 1.0)
        count = add(pad, count, at.TIED_STAKE + value, notes[STAKE])
        if natural:
            count = add(pad, count, at.TIED_NATURAL, 1.0)
        return add(pad, count, at.TIED_WILD, 1.0) if kind >= WILD_KINDS else count
    count = add(pad, 0, at.PAY_VALUE + value, 1.0)
    count = add(pad, count, at.PAY_COPIES, float(table.hands[seat, kind] - 1))
    if natural:
        count = add(pad, count, at.PAY_NATURAL, 1.0)
    return add(pad, count, at.PAY_WILD, 1.0) if kind >= WILD_KINDS else count


@compilable
def features_of_lot(pad: Pad, card: int) -> int:
    """Features of a tie-break card, from the hand or from the pile."""
    if card == REFILL:
        return add(pad, add(pad, 0, at.LOT_PILE, 1.0), at.LOT_PILE_STAKE, pad.notes[STAKE])
    count = add(pad, 0, at.LOT_VALUE + value_of(card) - 1, 1.0)
    return add(pad, count, at.LOT_STAKE + value_of(card) - 1, pad.notes[STAKE])


@compilable
def features_of_discard(table: Table, pad: Pad, seat: int, kind: int) -> int:
    """Features of a card that is discarded for a new one."""
    count = add(pad, 0, at.DISCARD_VALUE + value_of(kind) - 1, 1.0)
    count = add(pad, count, at.DISCARD_SIZE + int(pad.notes[SIZE]), 1.0)
    count = add(pad, count, at.DISCARD_COPIES, float(table.hands[seat, kind] - 1))
    if kind >= WILD_KINDS:
        return add(pad, count, at.DISCARD_WILD, 1.0)
    for species in range(SPECIES):
        if table.collections[seat, species] == int(pad.notes[MOST]) and fits(kind, species):
            return add(pad, count, at.DISCARD_WANTED, 1.0)
    return count


@compilable
def features_of_the_rest(table: Table, pad: Pad, seat: int, number: int) -> int:
    """Features of exchanges, removals, and the ibex's bid."""
    time, notes = int(pad.notes[TIME]), pad.notes
    if number == DONE:
        return 0
    if table.step == Step.EXCHANGE:
        given, place = (number - EXCHANGE) // DISPLAY, (number - EXCHANGE) % DISPLAY
        count = add(pad, 0, at.EXCHANGED, 1.0)
        count = add(pad, count, at.EXCHANGE_GAIN + time, notes[GAIN + place])
        return add(pad, count, at.EXCHANGE_LOSS + time, float(loss_of(table, seat, given, int(notes[MOST]), int(notes[NEXT]))))
    if table.step == Step.REMOVE:
        species = number - REMOVE
        for place in range(display_size(table)):
            if table.display[place] == species:
                count = add(pad, 0, at.REMOVE_GAIN + time, notes[GAIN + place])
                return add(pad, count, at.REMOVE_DENIED + time, notes[DENIED + place])
        return 0
    return add(pad, 0, at.TAKES_BACK + value_of(int(table.bids[seat, 0])) - 1, 1.0)


@compilable
def loss_of(table: Table, seat: int, species: int, most: int, following: int) -> int:
    """The points that losing an animal would cost, as things stand."""
    held = int(table.collections[seat, species])
    points = 0
    if held == most:
        points = 2 if most > following else 1
    elif held == following:
        points = 1
    if table.leaders[species] == seat and (held == 1 or held - 1 < most_of_others(table, seat, species)):
        points += leader_points(species)
    return points


def form_of(table: Table) -> str:
    """The form of a game, as the file of its weights is named."""
    if table.edition == Edition.DUEL:
        return "duel"
    if table.seats > table.people:
        return f"leo-{table.people}"
    return f"{2020 if table.edition == Edition.FIRST else 2022}-{table.people}"
