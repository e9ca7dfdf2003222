"""A table drawn as text, and read back: its lines in the order of drawing. docs/notation.md describes them."""

from __future__ import annotations

from menagerie.core.chance import start_chance
from menagerie.core.drawing import CHANCE, Drawing, DrawnLine, Given, cells, counted, marked, number, one_seat, ordered, word
from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name
from menagerie.wildcards.cards import COPIES, HABITATS, HAND_LIMIT, MOST_SEATS, NOTHING, REFILL, Card, Species
from menagerie.wildcards.notation import ANIMAL_CARDS, BID_CARDS, HABITAT_CARDS, LOT_CARDS
from menagerie.wildcards.options import EDITIONS, SPLIT, WILD_VALUES, set_copies, split_of, wilds_of
from menagerie.wildcards.rules.bid import first_unsealed
from menagerie.wildcards.rules.choices import count_actions
from menagerie.wildcards.rules.clear import clear_table
from menagerie.wildcards.rules.flow import FLOW
from menagerie.wildcards.rules.leaders import most_of_others
from menagerie.wildcards.rules.order import bid_value, has_leo
from menagerie.wildcards.rules.payment import can_pay
from menagerie.wildcards.rules.tie_break import next_to_lay
from menagerie.wildcards.rules.ties import next_to_seal
from menagerie.wildcards.table import NOBODY, Edition, Step, Table

SEALING = {Step.BID: first_unsealed, Step.PAY: next_to_seal, Step.TIE_BREAK: next_to_lay}  # who is next, if several are asked
STEPS = {enum_name(step): step for step in Step if step not in (Step.NOTHING, Step.SECOND)}
OVER = "over"


def _read_leo(table: Table, given: Given) -> None:
    """The number of seats: Leo's seat settles it; if `players` is missing, the drawn seats do."""
    drawn, leo = table.seats, given.word(("", "yes"))
    least = 2 if leo or table.edition == Edition.DUEL else 3
    table.people = table.people or max(least, drawn - leo)
    table.seats = table.people + leo
    possible = table.people == 2 if table.edition == Edition.DUEL else 3 <= table.seats <= MOST_SEATS
    if drawn > table.seats or not possible or (leo and table.edition != Edition.SECOND):
        raise BadText("impossible-seats", players=table.people, seats=table.seats, edition=EDITIONS[table.edition])


def _read_split(table: Table, given: Given) -> None:
    set_copies(table, given.text, WILD_VALUES)


def _read_wilds(table: Table, given: Given) -> None:
    set_copies(table, split_of(table), given.text)


def _write_leaders(table: Table, seat: int) -> str:
    return ANIMAL_CARDS.write(species for species in Species if table.leaders[species] == seat)


def _read_leaders(table: Table, given: Given) -> None:
    for species in ANIMAL_CARDS.read(given.text):
        if table.leaders[species] != NOBODY:
            raise BadText("leader-twice", species=Species(species))
        table.leaders[species] = given.index


def _read_secret(table: Table, given: Given) -> None:
    if secret := ANIMAL_CARDS.read(given.text):
        if table.edition != Edition.DUEL or len(secret) > 1:
            raise BadText("bad-secret", line=given.line)
        table.secrets[given.index] = secret[0]


def _write_tied(table: Table, _: int) -> str:
    return " ".join(f"{seat + 1}*{table.standing[seat]}" for seat in range(table.seats) if table.tied[seat])


def _read_tied(table: Table, given: Given) -> None:
    for told in given.text.split():
        who, _, standing = told.partition("*")
        (tied,) = given.part(who or told).seats(table.seats)
        table.tied[tied], table.standing[tied] = 1, given.part(standing).number(0, 1000)


def _write_round(table: Table, _: int) -> str:
    if table.ending:
        return f"{table.turns} {OVER}"
    step = Step(table.step)
    asked = "" if step in SEALING and (step != Step.PAY or any(table.tied)) else f" {table.to_act + 1}"
    return f"{table.turns + 1} {enum_name(step)}{asked}"


def _read_round(table: Table, given: Given) -> None:
    number, _, asked = (given.text or "1 bid").partition(" ")
    name, _, seat = asked.partition(" ")
    table.turns = given.part(number).number(1, 14)
    given.part(name).word((*STEPS, OVER))
    if name == OVER:
        table.ending = 1
        return
    table.turns -= 1
    step = table.step = STEPS[name]
    phases = [phase for phase in FLOW if step in FLOW[phase]]  # animals are removed in two
    table.phase = phases[0] if any(table.refills) else phases[-1]
    table.to_act = SEALING[step](table) if step in SEALING else given.part(seat).number(1, table.people, left_out=1) - 1


DRAWING: Drawing[Table] = Drawing(
    most_seats=MOST_SEATS,
    first=(
        word("edition", EDITIONS, old=("2020", "")),  # left out, though it is never drawn so: 2022
        number("players", 2, MOST_SEATS, field="people"),
        DrawnLine("leo", lambda table, _: "yes" if has_leo(table) else "", _read_leo),
        word("removal", ("random", ""), field="balanced"),
        DrawnLine("habitat split", lambda table, _: split_of(table), _read_split, SPLIT, old=("split",)),
        DrawnLine("wild values", lambda table, _: wilds_of(table), _read_wilds, WILD_VALUES, old=("wilds",)),
        one_seat("talisman first", among="people", field="first_holder"),
        word("talisman order", ("", "holder-first"), field="holder_first", old=("", "holder first")),
        word("secret points", ("", "one-point"), field="flat_secret", old=("", "one")),
    ),
    by_seat=(
        counted("hand", HABITAT_CARDS, field="hands", most=HAND_LIMIT),
        counted("known", HABITAT_CARDS, most=HAND_LIMIT),
        counted("collection", ANIMAL_CARDS, field="collections"),
        number("tokens", most=100),
        DrawnLine("leaders", _write_leaders, _read_leaders),
        ordered("bid", BID_CARDS, field="bids"),
        ordered("paid", HABITAT_CARDS),
        ordered("lot", LOT_CARDS, field="lots"),
        DrawnLine("secret", ordered("secret", ANIMAL_CARDS, field="secrets").write, _read_secret),
    ),
    then=(
        ordered("display", ANIMAL_CARDS),
        ordered("animals", ANIMAL_CARDS, size="animals_size", top_last=True),
        counted("boxed", ANIMAL_CARDS),
        ordered("pile", HABITAT_CARDS, size="pile_size", top_last=True),
        ordered("leo pile", BID_CARDS, size="leo_size", top_last=True),
        counted("discard", HABITAT_CARDS, most=HABITATS),
        counted("laid", HABITAT_CARDS, most=HABITATS),
        one_seat("talisman", among="people"),
        word("talisman used", ("", "yes")),
        one_seat("high", among="people"),
        number("repeats", most=11),
        DrawnLine("tied", _write_tied, _read_tied),
        *(marked(name) for name in ("sealed", "done", "took", "swapped", "refills")),
        DrawnLine("round", _write_round, _read_round),
        CHANCE,
    ),
)
draw_table = DRAWING.write


def read_table(text: str) -> Table:
    """The table of a drawing; one that is impossible is refused."""
    table = Table()
    start_chance(table)
    clear_table(table)
    lines = DRAWING.read(text, table)
    _complete_edition(table)
    _check_animals(table)
    _check_cards(table)
    if not table.ending:
        _check_question(table, lines.get("round") or "1 bid")
    return table


def _complete_edition(table: Table) -> None:
    """A missing talisman is at seat 1; `high` was once drawn in all editions, but matters only in the duel."""
    if table.edition == Edition.SECOND:
        table.talisman = max(table.talisman, 0)
    elif table.talisman != NOBODY:
        raise BadText("no-talisman-here")
    if table.edition != Edition.DUEL:
        table.high = NOBODY


def _check_animals(table: Table) -> None:
    for species in Species:
        there = [*table.display, *table.animals, *table.secrets].count(species) + table.boxed[species]
        there += sum(table.collections[seat, species] for seat in range(table.seats))
        if there > COPIES:
            raise BadText("too-many-animals", species=species, there=there, copies=COPIES)
        owner = table.leaders[species]
        if owner != NOBODY and table.collections[owner, species] < max(1, most_of_others(table, owner, species)):
            raise BadText("leader-without-most", species=species, seat=owner)


def _check_cards(table: Table) -> None:
    if list(table.leo_pile).count(REFILL) > 1:
        raise BadText("too-many-cards", line="leo pile", most=1)
    for card in list(Card)[:REFILL]:
        there = [*table.pile, *table.leo_pile].count(card) + table.discard[card] + table.laid[card]
        for seat in range(table.seats):
            laid = [table.lots[seat], *cells(table, "bids", seat), *cells(table, "paid", seat)]
            held = table.hands[seat, card] + laid.count(card)
            there += held
            if table.known[seat, card] > held:
                raise BadText("known-but-not-there", line=f"known {seat + 1}", card=card)
        if there > table.copies[card]:
            raise BadText("too-many-of-a-card", card=card, there=there, copies=table.copies[card])


def _check_question(table: Table, text: str) -> None:
    seat, people = table.to_act, range(table.people)
    asked = seat in people
    match table.step if asked else Step.NOTHING:
        case Step.BID:
            laid = all((table.bids[other, 0] != NOTHING) == (table.sealed[other] == 1) for other in people)
            asked = laid and (table.leo_size > 0 or not has_leo(table))
        case Step.REVEAL:
            asked = NOTHING not in cells(table, "bids", seat)
        case Step.EXCHANGE:
            table.swapped[seat] = 1
        case Step.TAKE:
            asked = bid_value(table, seat) > 0
        case Step.PAY:
            asked = all(can_pay(table, other) for other in people if table.tied[other] and not table.sealed[other])
        case Step.FREE | Step.REMOVE:
            asked = table.edition == Edition.DUEL
    if not asked or count_actions(table) == 0:
        raise BadText("nothing-to-decide", turn=text)
