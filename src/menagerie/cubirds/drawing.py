"""A table drawn as text, and read back. docs/notation.md tells the lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from menagerie.core.chance import start_chance
from menagerie.core.drawing import Lines, read_chance, split_lines, write_chance
from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name
from menagerie.cubirds.cards import COPIES, EXTRA_BIRDS, KINDS, MOST_PLAYERS, ROWS, SPECIES, Species
from menagerie.cubirds.notation import NAMES, read_birds, read_counts, read_number, write_birds, write_counts
from menagerie.cubirds.rules.end import has_seven_kinds, has_three_and_three, is_over
from menagerie.cubirds.rules.knowledge import can_have_come_unseen, hand_size, has_open_hand
from menagerie.cubirds.rules.setup import clear_table
from menagerie.cubirds.rules.turn import count_actions
from menagerie.cubirds.table import ANYBODY, ROBIN, Ending, Exhaustion, Step, Table

ONCE = (
    "players",
    "exhaustion",
    "turn limit",
    "first player",
    "extra birds",
    "pile",
    "discard",
    "known discard",
    "turns",
    "turn",
    "ended",
    "chance",
)
BY_SEAT = ("hand", "known", "unseen", "collection")


def _is_line(name: str) -> bool:
    return name in ONCE or re.fullmatch(rf"(?:row [1-{ROWS}])|(?:(?:{'|'.join(BY_SEAT)}) [1-{MOST_PLAYERS}])", name) is not None


def draw_table(table: Table) -> str:
    """All of a table, hidden cards included; a line that would be empty is left out."""
    return "".join(f"{name}: {content}\n" for name, content in _lines_of(table) if content)


def _lines_of(table: Table) -> Iterator[tuple[str, str]]:
    yield "players", str(1 if table.solo else table.seats)
    yield "exhaustion", "" if table.exhaustion == Exhaustion.PLAY_ON else enum_name(Exhaustion(table.exhaustion))
    yield "turn limit", str(table.turn_limit or "")
    yield "first player", "" if table.first_player == ANYBODY else str(table.first_player + 1)
    yield "extra birds", str(table.extra_birds or "")
    for row in range(ROWS):
        yield f"row {row + 1}", write_birds(table.rows[row, place] for place in range(table.row_size[row]))
    for seat in range(table.seats):
        yield f"hand {seat + 1}", write_counts([table.hands[seat, kind] for kind in range(KINDS)])
        yield f"known {seat + 1}", write_counts([table.known[seat, species] for species in range(SPECIES)])
        yield f"unseen {seat + 1}", _write_unseen(table, seat)
        yield f"collection {seat + 1}", write_counts([table.collections[seat, species] for species in range(SPECIES)])
    yield "pile", write_birds(table.pile[place] for place in reversed(range(table.pile_size)))
    yield "discard", write_counts(list(table.discard))
    yield "known discard", write_counts(list(table.known_discard))
    yield "turns", str(table.turns or "")
    last = f"{table.to_act + 1} {enum_name(Step(table.step))}"
    yield "turn", "over" if is_over(table) else last
    yield "ended", f"{enum_name(Ending(table.ending))} {last}" if is_over(table) else ""
    yield "chance", write_chance(table)


def _write_unseen(table: Table, seat: int) -> str:
    unseen = [table.unseen[seat, species] for species in range(SPECIES)]
    if unseen == [_secret_cards(table, seat)] * SPECIES:
        return ""
    return write_counts(unseen)


def _secret_cards(table: Table, seat: int) -> int:
    return hand_size(table, seat) - sum(table.known[seat, species] for species in range(SPECIES))


def read_table(text: str) -> Table:
    """The table that a drawing stands for; what cannot lie on a table is refused."""
    lines = split_lines(text, _is_line)
    table = Table()
    start_chance(table)
    clear_table(table)
    _read_seats(table, lines)
    _read_options(table, lines)
    for row in range(ROWS):
        _read_row(table, row, lines.get(f"row {row + 1}", ""))
    for seat in range(table.seats):
        _read_seat(table, seat, lines)
    _read_piles(table, lines)
    read_chance(table, lines.get("chance", ""))
    _check_copies(table)
    _read_turn(table, lines)
    return table


def _read_seats(table: Table, lines: Lines) -> None:
    named = max([int(name.split()[-1]) for name in lines if name.split()[0] in BY_SEAT and name[-1].isdigit()], default=0)
    players = read_number(lines["players"], MOST_PLAYERS, "bad-players") + 1 if "players" in lines else max(2, named)
    table.solo = 1 if players == 1 else 0
    table.seats = max(2, players)
    if named > table.seats:
        raise BadText("seat-without-player", seat=named, players=players)


def _read_options(table: Table, lines: Lines) -> None:
    table.exhaustion = _read_word("exhaustion", lines.get("exhaustion") or "play-on", Exhaustion)
    table.turn_limit = _read_whole(lines, "turn limit")
    table.turns = _read_whole(lines, "turns")
    first = lines.get("first player")
    table.first_player = read_number(first, table.seats, "unknown-seat") if first else ANYBODY
    extra = lines.get("extra birds")
    table.extra_birds = read_number(extra, EXTRA_BIRDS, "bad-extra-birds") + 1 if extra and table.solo else 0


def _read_word(line: str, word: str, enum: type[Exhaustion] | type[Ending] | type[Step]) -> int:
    words = {enum_name(member): int(member) for member in enum}
    if word not in words:
        raise BadText("bad-word", line=line, word=word, legal=", ".join(words))
    return words[word]


def _read_whole(lines: Lines, name: str) -> int:
    digits = lines.get(name) or "0"
    if not re.fullmatch("[0-9]{1,9}", digits):
        raise BadText("bad-whole-number", line=name, word=digits)
    return int(digits)


def _read_row(table: Table, row: int, text: str) -> None:
    birds = read_birds(text)
    if birds != sorted(birds, key=birds.index):
        raise BadText("scattered-row", row=row + 1)
    table.row_size[row] = len(birds)
    for place, species in enumerate(birds):
        table.rows[row, place] = species


def _read_seat(table: Table, seat: int, lines: Lines) -> None:
    def fill(into: memoryview[int], text: str) -> None:
        for species, count in enumerate(read_counts(text)):
            into[seat, species] = count

    hand = lines.get(f"hand {seat + 1}", "")
    fill(table.hands, hand)
    fill(table.collections, lines.get(f"collection {seat + 1}", ""))
    fill(table.known, lines.get(f"known {seat + 1}", hand if has_open_hand(table, seat) else ""))
    for species in range(SPECIES):
        if table.known[seat, species] > table.hands[seat, species]:
            raise BadText("known-but-not-there", species=NAMES[species], line=f"known {seat + 1}")
    for species in range(SPECIES):
        table.unseen[seat, species] = _secret_cards(table, seat)
    if f"unseen {seat + 1}" in lines:
        fill(table.unseen, lines[f"unseen {seat + 1}"])
    for species in range(SPECIES):
        if not can_have_come_unseen(table, seat, species):
            raise BadText("seen-but-not-known", species=NAMES[species], line=f"unseen {seat + 1}")


def _read_piles(table: Table, lines: Lines) -> None:
    pile = read_birds(lines.get("pile", ""))
    table.pile_size = len(pile)
    for place, species in enumerate(reversed(pile)):
        table.pile[place] = species
    for species, count in enumerate(read_counts(lines.get("discard", ""))):
        table.discard[species] = count
    for species, count in enumerate(read_counts(lines.get("known discard", ""))):
        if count > table.discard[species]:
            raise BadText("known-but-not-there", species=NAMES[species], line="known discard")
        table.known_discard[species] = count


def _check_copies(table: Table) -> None:
    for species in Species:
        there = [table.rows[row, place] for row in range(ROWS) for place in range(table.row_size[row])].count(species)
        there += list(table.pile).count(species) + table.discard[species]
        there += sum(table.hands[seat, species] + table.collections[seat, species] for seat in range(table.seats))
        if there > COPIES[species]:
            raise BadText("too-many-birds", species=NAMES[species], there=there, copies=COPIES[species])


def _read_turn(table: Table, lines: Lines) -> None:
    turn, ended = lines.get("turn") or "1 lay", lines.get("ended", "")
    won = any(has_seven_kinds(table, seat) or has_three_and_three(table, seat) for seat in range(table.seats))
    if turn == "over":
        how, _, last = (ended or ("goal" if won else "no-redeal")).partition(" ")
        table.ending = _read_word("ended", how, Ending)
        if won != (table.ending == Ending.GOAL) or not table.ending:
            raise BadText("ended-otherwise", ending=how)
        _read_seat_and_step(table, last or "1 lay")
        return
    if ended or won:
        raise BadText("ended-but-not-over")
    _read_seat_and_step(table, turn)
    robin = table.solo and table.to_act == ROBIN
    if robin or count_actions(table) == 0 or (table.step == Step.FAMILY and hand_size(table, table.to_act) == 0):
        raise BadText("nothing-to-decide", turn=turn)


def _read_seat_and_step(table: Table, text: str) -> None:
    match text.split():
        case [seat, step]:
            table.to_act = read_number(seat, table.seats, "unknown-seat")
            table.step = _read_word("turn", step, Step)
        case _:
            raise BadText("bad-turn", text=text)
