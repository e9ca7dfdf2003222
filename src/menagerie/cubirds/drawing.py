"""A table drawn as text, and read back: its lines in the order of drawing. docs/notation.md describes them."""

from __future__ import annotations

from dataclasses import replace

from menagerie.core.chance import start_chance
from menagerie.core.drawing import CHANCE, Drawing, DrawnLine, Given, cells, counted, number, one_seat, ordered, word
from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name
from menagerie.cubirds.cards import CARDS, COPIES, EXTRA_BIRDS, MOST_PLAYERS, ROWS, SPECIES, Species
from menagerie.cubirds.notation import BIRD_CARDS
from menagerie.cubirds.rules.end import has_seven_kinds, has_three_and_three, is_over
from menagerie.cubirds.rules.knowledge import can_have_come_unseen, hand_size, has_open_hand
from menagerie.cubirds.rules.setup import clear_table
from menagerie.cubirds.rules.turn import count_actions
from menagerie.cubirds.table import ROBIN, Ending, Exhaustion, Step, Table

OLD_STEPS = {"family": "flock"}  # as earlier versions wrote them
UNSEEN = counted("unseen", replace(BIRD_CARDS, total=SPECIES * CARDS))  # an unseen card may be of any species


def _read_players(table: Table, given: Given) -> None:
    drawn = table.seats
    players = given.number(1, MOST_PLAYERS, left_out=max(2, drawn), code="bad-players")
    table.solo, table.seats = int(players == 1), max(2, players)
    if drawn > table.seats:
        raise BadText("seat-without-player", seat=drawn, players=players)


def _secret_cards(table: Table, seat: int) -> int:
    return hand_size(table, seat) - sum(cells(table, "known", seat))


def _write_unseen(table: Table, seat: int) -> str:
    usual = {_secret_cards(table, seat)} == set(cells(table, "unseen", seat))
    return "" if usual else UNSEEN.write(table, seat)


def _has_won(table: Table) -> bool:
    return any(has_seven_kinds(table, seat) or has_three_and_three(table, seat) for seat in range(table.seats))


def _write_last(table: Table) -> str:
    return f"{table.to_act + 1} {enum_name(Step(table.step))}"


def _read_turn(table: Table, given: Given) -> None:
    if given.text == "over":
        table.ending = Ending.GOAL if _has_won(table) else Ending.NO_REDEAL
    else:
        _read_last(table, given)


def _read_last(table: Table, given: Given) -> None:
    match (given.text or "1 lay").split():
        case [seat, step]:
            table.to_act = given.part(seat).number(1, table.seats, code="unknown-seat") - 1
            table.step = given.part(OLD_STEPS.get(step, step)).word([enum_name(each) for each in Step])
        case _:
            raise BadText("bad-turn", text=given.text)


def _write_ended(table: Table, _: int) -> str:
    return f"{enum_name(Ending(table.ending))} {_write_last(table)}" if is_over(table) else ""


def _read_ended(table: Table, given: Given) -> None:
    how, _, last = given.text.partition(" ")
    if how:
        if not is_over(table):
            raise BadText("ended-but-not-over")
        table.ending = given.part(how).word([enum_name(each) for each in Ending])
        if _has_won(table) != (table.ending == Ending.GOAL) or not is_over(table):
            raise BadText("ended-otherwise", ending=how)
        _read_last(table, given.part(last))


DRAWING: Drawing[Table] = Drawing(
    most_seats=MOST_PLAYERS,
    first=(
        DrawnLine("players", lambda table, _: str(1 if table.solo else table.seats), _read_players),
        replace(word("exhaustion", [enum_name(each) for each in Exhaustion]), usual="play-on"),
        number("turn limit", code="bad-whole-number"),
        one_seat("first player", code="unknown-seat"),
        number("extra birds", 1, EXTRA_BIRDS, code="bad-extra-birds"),
        *(replace(ordered(f"row {row + 1}", BIRD_CARDS, field="rows", size="row_size"), index=row) for row in range(ROWS)),
    ),
    by_seat=(
        counted("hand", BIRD_CARDS, field="hands"),
        counted("known", BIRD_CARDS),
        DrawnLine("unseen", _write_unseen, UNSEEN.read),
        counted("collection", BIRD_CARDS, field="collections"),
    ),
    then=(
        ordered("pile", BIRD_CARDS, size="pile_size", top_last=True),
        counted("discard", BIRD_CARDS),
        counted("known discard", BIRD_CARDS),
        number("turns", code="bad-whole-number"),
        DrawnLine("turn", lambda table, _: "over" if is_over(table) else _write_last(table), _read_turn),
        DrawnLine("ended", _write_ended, _read_ended),
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
    if not table.solo:
        table.extra_birds = 0
    for seat in range(table.seats):
        _complete_hand(table, seat)
    _check_birds(table)
    _check_turn(table, lines.get("turn") or "1 lay")
    return table


def _complete_hand(table: Table, seat: int) -> None:
    """Fill in missing lines: an open hand is known, and any card of a secret hand may have come unseen."""
    open_hand = has_open_hand(table, seat) and not any(cells(table, "known", seat))
    for species in Species:
        table.known[seat, species] = table.hands[seat, species] if open_hand else table.known[seat, species]
        if table.known[seat, species] > table.hands[seat, species]:
            raise BadText("known-but-not-there", species=species, line=f"known {seat + 1}")
    usual = not any(cells(table, "unseen", seat))
    for species in Species:
        table.unseen[seat, species] = _secret_cards(table, seat) if usual else table.unseen[seat, species]
    for species in Species:
        if not can_have_come_unseen(table, seat, species):
            raise BadText("seen-but-not-known", species=species, line=f"unseen {seat + 1}")


def _check_birds(table: Table) -> None:
    rows = [cells(table, "rows", row)[: table.row_size[row]] for row in range(ROWS)]
    for row, birds in enumerate(rows):
        if birds != sorted(birds, key=birds.index):
            raise BadText("scattered-row", row=row + 1)
    for species in Species:
        there = sum(birds.count(species) for birds in rows) + list(table.pile).count(species) + table.discard[species]
        there += sum(table.hands[seat, species] + table.collections[seat, species] for seat in range(table.seats))
        if there > COPIES[species]:
            raise BadText("too-many-birds", species=species, there=there, copies=COPIES[species])
        if table.known_discard[species] > table.discard[species]:
            raise BadText("known-but-not-there", species=species, line="known discard")


def _check_turn(table: Table, turn: str) -> None:
    if is_over(table):
        return
    if _has_won(table):
        raise BadText("ended-but-not-over")
    robin = table.solo and table.to_act == ROBIN
    if robin or count_actions(table) == 0 or (table.step == Step.FLOCK and hand_size(table, table.to_act) == 0):
        raise BadText("nothing-to-decide", turn=turn)
