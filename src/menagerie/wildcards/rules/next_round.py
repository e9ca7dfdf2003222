"""The next round: the ibex, discarding and boxing, the talisman, a new display or the end."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.wildcards.cards import HIDDEN, KINDS, NOTHING, PAYMENT, WILD_KINDS, Species
from menagerie.wildcards.events import Happened
from menagerie.wildcards.rules.bid import start_bids
from menagerie.wildcards.rules.clear import clear_round
from menagerie.wildcards.rules.display import box_display
from menagerie.wildcards.rules.flow import ask
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.leo import discard_leo_card
from menagerie.wildcards.rules.order import is_last_round
from menagerie.wildcards.rules.setup import fill_display
from menagerie.wildcards.rules.supply import gain_seen
from menagerie.wildcards.table import Step, Table


@rule
def may_take_back(table: Table, seat: int) -> bool:
    """W9.2, W9.3 The ibex brings back a bid that won an animal, unless it is a wild card; in the last round it is useless."""
    won = table.took[seat] == 1 and 0 <= table.bids[seat, 0] < WILD_KINDS
    return has_power(table, seat, Species.IBEX) and won and not is_last_round(table)


@rule
def next_clearing(table: Table) -> None:
    """W9.2 Before bids and payments are discarded the ibex's owner is asked."""
    seat = int(table.leaders[Species.IBEX])
    if seat >= 0 and may_take_back(table, seat):
        ask(table, seat, Step.TAKE_BACK)
    else:
        finish_round(table)


@rule
def take_back(table: Table) -> None:
    """W9.2 The ibex's owner takes the bid back; the payment is discarded all the same."""
    seat = table.to_act
    kind = int(table.bids[seat, 0])
    gain_seen(table, seat, kind)
    note(table, Happened.BID_TAKEN_BACK, seat, kind)
    table.bids[seat, 0] = NOTHING
    finish_round(table)


@rule
def leave_bid(table: Table) -> None:
    """The ibex's owner lets the bid go."""
    note(table, Happened.BID_LEFT, table.to_act)
    finish_round(table)


@rule
def discard_from_table(table: Table, seat: int) -> None:
    """W9.1 A seat's bid and payment go to the discard pile."""
    discard(table, seat, int(table.bids[seat, 0]))
    for which in range(PAYMENT):
        discard(table, seat, int(table.paid[seat, which]))


@rule
def discard(table: Table, seat: int, kind: int) -> None:
    """W9.1 A habitat card goes to the discard pile, face up."""
    if 0 <= kind < KINDS:
        table.discard[kind] += 1
        note(table, Happened.CARD_DISCARDED, seat, kind)


@rule
def finish_round(table: Table) -> None:
    """W9.1, W9.4, W9.5 All bids and payments are discarded, animals left over are boxed, a used talisman moves on."""
    for seat in range(table.seats):
        discard_from_table(table, seat)
    box_display(table)
    if table.talisman_used == 1:
        table.talisman = (table.talisman + 1) % table.people
        note(table, Happened.TALISMAN_PASSED, table.talisman)
    table.turns += 1
    clear_round(table)
    if is_last_round(table):
        end_game(table)
    else:
        fill_display(table)
        start_bids(table)


@rule
def end_game(table: Table) -> None:
    """W10.1, W10.2 When no animals are left the game is over: hands and Leo's pile are discarded."""
    table.to_act = 0
    for seat in range(table.people):
        for kind in range(KINDS + 1):
            if kind < KINDS:
                table.discard[kind] += table.hands[seat, kind]
                table.known[seat, kind] = 0
            for _ in range(table.hands[seat, kind]):
                note(table, Happened.HAND_DISCARDED, seat, kind if kind < KINDS else HIDDEN)
            table.hands[seat, kind] = 0
    while table.leo_size > 0:
        discard_leo_card(table)
    for seat in range(2):
        if table.secrets[seat] != NOTHING:
            note(table, Happened.SECRET_SHOWN, seat, table.secrets[seat])
    table.ending = 1
    note(table, Happened.GAME_ENDED)
