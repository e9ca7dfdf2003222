"""An action as the numbers that the rules know, card by card; and why it may not be done."""

from __future__ import annotations

from collections.abc import Iterator

from menagerie.core.errors import IllegalAction
from menagerie.core.message import Action
from menagerie.wildcards.actions import (
    Bid,
    Exchange,
    Keep,
    Leave,
    Pass,
    Pay,
    Refill,
    Remove,
    Reveal,
    Take,
    TakeBack,
    TieBreak,
)
from menagerie.wildcards.asking import payment_due, unseal
from menagerie.wildcards.cards import DISPLAY, REFILL, Card, Species
from menagerie.wildcards.rules.choices import DONE, EXCHANGE, PLACE, REMOVE, is_legal
from menagerie.wildcards.rules.display import display_size, nearest_of
from menagerie.wildcards.rules.duel import removals_left
from menagerie.wildcards.rules.leaders import has_power
from menagerie.wildcards.rules.payment import owed
from menagerie.wildcards.rules.turn import play
from menagerie.wildcards.table import Step, Table

STEPS: dict[type[Action], tuple[Step, ...]] = {
    Bid: (Step.BID,),
    Reveal: (Step.REVEAL,),
    Exchange: (Step.EXCHANGE,),
    Keep: (Step.EXCHANGE,),
    Refill: (Step.REFILL,),
    Remove: (Step.REMOVE,),
    Take: (Step.TAKE, Step.FREE),
    Pass: (Step.TAKE,),
    Pay: (Step.PAY,),
    TieBreak: (Step.TIE_BREAK,),
    TakeBack: (Step.TAKE_BACK,),
    Leave: (Step.TAKE_BACK,),
}

CARD_RULES: dict[type[Action], str] = {Bid: "W4.1", Refill: "W5.8", Take: "W6.2", Pay: "W6.2", TieBreak: "W7.11"}


def do_action(table: Table, seat: int, action: Action) -> None:
    """Do an action that is legal; what the seat had sealed before is replaced."""
    unseal(table, seat)
    for number in numbers_of(table, action):
        play(table, number)


def numbers_of(table: Table, action: Action) -> Iterator[int]:
    """The numbers of an action, one after the other, as the table goes on."""
    seat = table.to_act
    match action:
        case Bid(cards):
            yield int(min(cards))
            if table.step == Step.SECOND:
                yield int(max(cards)) if len(cards) > 1 else DONE
        case Reveal(card):
            yield PLACE if table.bids[seat, 0] == card else PLACE + 1
        case Exchange(given, species, place):
            yield EXCHANGE + given * DISPLAY + place_of(table, species, place)
        case Refill(cards):
            yield from map(int, sorted(cards))
            yield DONE
        case Remove(animals):
            yield from (REMOVE + species for species in sorted(animals))
        case Take(species, place, paying):
            yield PLACE + place_of(table, species, place)
            yield from map(int, sorted(paying))
        case Pay(cards):
            yield from map(int, sorted(cards))
        case TieBreak(card):
            yield REFILL if card is None else int(card)
        case TakeBack():
            yield PLACE
        case _:
            yield DONE


def place_of(table: Table, species: Species, place: int | None) -> int:
    """W6.4 Where the animal meant lies: the nearest of its species, unless a place is named."""
    return nearest_of(table, species) if place is None else place


def why_not(table: Table, action: Action) -> IllegalAction | None:
    """Why the seat to act may not do this; the table is a copy and is played on."""
    step, seat = Step(table.step), table.to_act
    if step not in STEPS.get(type(action), ()):
        return IllegalAction("wrong-step", rule="W3.7", asked=step)
    match action:
        case Bid(cards) if len(cards) > 1 and not has_power(table, seat, Species.EAGLE):
            return IllegalAction("one-card-only", rule="W4.4")
        case Bid(cards) if not 1 <= len(cards) <= 2:
            return IllegalAction("one-card-only", rule="W4.4")
        case Reveal(card) if card not in (table.bids[seat, 0], table.bids[seat, 1]):
            return IllegalAction("not-laid", rule="W4.5", card=card)
        case TieBreak(Card.REFILL):
            return IllegalAction("card-not-held", rule="W7.11", card=Card.REFILL)
        case Remove(animals) if len(animals) != removals_left(table):
            return IllegalAction("wrong-number-of-animals", rule="W13.5", count=removals_left(table))
        case Pay(cards) if len(cards) != owed(table, seat):
            return IllegalAction("wrong-payment", rule="W6.2", count=owed(table, seat))
        case Exchange(_, species, place) | Take(species, place, _) if not _lies_there(table, species, place):
            return IllegalAction("no-such-animal", rule="W6.4", species=species)
        case Take(_, _, paying) if len(paying) != payment_due(table, step, seat):
            return IllegalAction("wrong-payment", rule="W6.2", count=payment_due(table, step, seat))
        case Bid(cards) if Card.REFILL in cards and table.hands[seat, min(cards) % REFILL] == 0 and len(cards) > 1:
            return IllegalAction("card-not-held", rule="W4.1", card=min(cards))
    for number in numbers_of(table, action):
        if not is_legal(table, number):
            return _refusal(table, number, action)
        play(table, number)
    return None


def _lies_there(table: Table, species: Species, place: int | None) -> bool:
    lies = place_of(table, species, place)
    return 0 <= lies < display_size(table) and table.display[lies] == species


def _refusal(table: Table, number: int, action: Action) -> IllegalAction:
    match action:
        case TieBreak(None):
            return IllegalAction("no-pile-left", rule="W7.12")
        case Bid() | Refill() | Take() | Pay() | TieBreak() if number < DONE:
            return IllegalAction("card-not-held", rule=CARD_RULES[type(action)], card=Card(number))
        case Exchange(given, _, _) if table.collections[table.to_act, given] == 0:
            return IllegalAction("animal-not-there", rule="W5.2", species=given)
        case Exchange(given, species, _) if given == species:
            return IllegalAction("same-species", rule="W5.3", species=given)
        case Remove():
            return IllegalAction("not-in-display", rule="W13.5")
    return IllegalAction("farther-without-leo", rule="W12.9")
