"""Taking animals: who is next, paying, passing and the natural-habitat bonus."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import BONUS, KINDS, NOTHING, PASS_DRAW, VALUES, WILD_KINDS
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.display import display_size, is_nearest, remove_from_display
from menagerie.wildcards.rules.flow import ask
from menagerie.wildcards.rules.leaders import gain_animal
from menagerie.wildcards.rules.order import has_leo
from menagerie.wildcards.rules.payment import can_pay, count_paid, lay_payment, owed, show_payment
from menagerie.wildcards.rules.supply import draw_up_to, gain_seen, hand_size
from menagerie.wildcards.table import NOBODY, Edition, Step, Table


@rule
def may_take(table: Table, place: int) -> bool:
    """W6.4, W12.9 Any animal of the display; among equal ones the nearest, unless Leo plays."""
    return place < display_size(table) and (has_leo(table) or is_nearest(table, place))


@rule
def ask_to_take(table: Table, seat: int) -> None:
    """W6.8, W3.5 A seat's turn to take has come. It is not asked if everyone can see that it cannot take."""
    if table.edition == Edition.DUEL and table.high == NOBODY:
        table.high = seat
    if display_size(table) > 0 and not can_pay_or_paid(table, seat):
        note(table, Happened.PAYMENT_IMPOSSIBLE, seat)
        pass_turn(table, seat)
    elif display_size(table) == 0:
        pass_turn(table, seat)
    else:
        ask(table, seat, Step.TAKE)


@rule
def can_pay_or_paid(table: Table, seat: int) -> bool:
    """W7.7 Whether a seat can pay, or has laid its payment in a tie."""
    return table.tied[seat] == 1 or can_pay(table, seat)


@rule
def choose_animal(table: Table, place: int) -> None:
    """W6.3 Choose an animal; it is taken when everything is paid."""
    seat = table.to_act
    table.place = place
    if owed(table, seat) > 0 and table.tied[seat] == 0:
        ask(table, seat, Step.PAY)
        table.composed = NOTHING
    else:
        take_animal(table, seat)


@rule
def pay_openly(table: Table, kind: int) -> None:
    """W6.3 Pay one card for the chosen animal; with the last one it is taken."""
    seat = table.to_act
    lay_payment(table, seat, kind)
    if owed(table, seat) == 0:
        show_payment(table, seat)
        take_animal(table, seat)


@rule
def take_animal(table: Table, seat: int) -> None:
    """W6.5, W1.5 The chosen animal joins the collection, with its leader and the bonus if they are due."""
    species = remove_from_display(table, int(table.place))
    note(table, Happened.ANIMAL_TAKEN, seat, species, table.place)
    natural = is_natural(table, seat, species)
    finish_turn(table, seat)
    table.took[seat] = 1
    gain_animal(table, seat, species)
    if natural:
        table.tokens[seat] += BONUS
        note(table, Happened.BONUS_EARNED, seat, BONUS)


@rule
def is_natural(table: Table, seat: int, species: int) -> bool:
    """W6.6 Whether bid and payment are all of the animal's natural habitat; wild cards always are."""
    if not fits(int(table.bids[seat, 0]), species):
        return False
    for which in range(count_paid(table, seat)):
        if not fits(int(table.paid[seat, which]), species):
            return False
    return True


@rule
def fits(kind: int, species: int) -> bool:
    """W6.6 Whether a card is of a species' natural habitat: two species share each."""
    return kind >= WILD_KINDS or kind // VALUES == species // 2


@rule
def count_fitting(table: Table, seat: int, species: int) -> int:
    """How many cards of a hand are of a species' natural habitat."""
    count = 0
    for kind in range(KINDS):
        if fits(kind, species):
            count += table.hands[seat, kind]
    return count


@rule
def pass_turn(table: Table, seat: int) -> None:
    """W6.9 Do not take an animal: bid and payment come back to the hand, then two cards are drawn."""
    note(table, Happened.TAKE_DECLINED, seat)
    note(table, Happened.BID_RETURNED, seat, table.bids[seat, 0])
    gain_seen(table, seat, int(table.bids[seat, 0]))
    for which in range(count_paid(table, seat)):
        note(table, Happened.PAYMENT_RETURNED, seat, table.paid[seat, which])
        gain_seen(table, seat, int(table.paid[seat, which]))
        table.paid[seat, which] = NOTHING
    finish_turn(table, seat)
    table.bids[seat, 0] = NOTHING
    draw_up_to(table, seat, hand_size(table, seat) + PASS_DRAW, PASS_DRAW)


@rule
def finish_turn(table: Table, seat: int) -> None:
    """A seat has had its turn this round."""
    table.done[seat] = 1
    table.tied[seat] = 0
    table.standing[seat] = 0
    table.place = 0
    table.step = Step.NOTHING
