"""A table drawn as text, and read back. docs/notation.md tells the lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from menagerie.core.chance import start_chance
from menagerie.core.drawing import Lines, read_chance, split_lines, write_chance
from menagerie.core.errors import BadText
from menagerie.core.plain import enum_name, whole_number
from menagerie.wildcards.cards import (
    COPIES,
    DISPLAY,
    HABITATS,
    HAND_LIMIT,
    KINDS,
    LEO_HAND,
    MOST_SEATS,
    NOTHING,
    PAYMENT,
    REFILL,
    SPECIES,
    USUAL_SPLIT,
    USUAL_WILDS,
    Card,
    Species,
)
from menagerie.wildcards.notation import (
    read_animals,
    read_cards,
    write_animal_counts,
    write_animals,
    write_card_counts,
    write_cards,
)
from menagerie.wildcards.options import EDITIONS, set_copies, split_of, wilds_of
from menagerie.wildcards.rules.bid import first_unsealed
from menagerie.wildcards.rules.choices import count_actions
from menagerie.wildcards.rules.clear import clear_table
from menagerie.wildcards.rules.display import display_size
from menagerie.wildcards.rules.leaders import most_of_others
from menagerie.wildcards.rules.order import bid_value, has_leo
from menagerie.wildcards.rules.payment import can_pay, count_paid
from menagerie.wildcards.rules.tie_break import next_to_lay
from menagerie.wildcards.rules.ties import next_to_seal
from menagerie.wildcards.table import NOBODY, Edition, Phase, Step, Table

BY_SEAT = ("hand", "known", "collection", "tokens", "leaders", "bid", "paid", "lot", "secret")
MARKS = ("sealed", "done", "took", "swapped", "refills")  # seats that are marked so
ONCE = (
    *("edition", "players", "leo", "removal", "split", "wilds", "talisman first", "talisman order", "secret points"),
    *(
        "display",
        "animals",
        "boxed",
        "pile",
        "leo pile",
        "discard",
        "laid",
        "talisman",
        "talisman used",
        "high",
        "repeats",
        "tied",
    ),
    *("round", "chance", *MARKS),
)
PHASES = {
    Step.BID: Phase.BIDS,
    Step.REVEAL: Phase.SWAPS,
    Step.EXCHANGE: Phase.SWAPS,
    Step.REFILL: Phase.REFILLS,
    Step.TAKE: Phase.TAKES,
    Step.PAY: Phase.TAKES,
    Step.TIE_BREAK: Phase.TAKES,
    Step.FREE: Phase.LEFTOVERS,
    Step.TAKE_BACK: Phase.CLEARING,
}
SEALED_STEPS = (Step.BID, Step.PAY, Step.TIE_BREAK)


def _is_line(name: str) -> bool:
    return name in ONCE or re.fullmatch(rf"(?:{'|'.join(BY_SEAT)}) [1-{MOST_SEATS}]", name) is not None


def draw_table(table: Table) -> str:
    """All of a table, hidden cards included; a line that would be empty is left out."""
    return "".join(f"{name}: {content}\n" for name, content in _lines_of(table) if content)


def _lines_of(table: Table) -> Iterator[tuple[str, str]]:
    yield from _option_lines(table)
    for seat in range(table.seats):
        yield from _seat_lines(table, seat)
    yield "display", write_animals(table.display[place] for place in range(display_size(table)))
    yield "animals", write_animals(table.animals[place] for place in reversed(range(table.animals_size)))
    yield "boxed", write_animal_counts(list(table.boxed))
    yield "pile", write_cards(table.pile[place] for place in reversed(range(table.pile_size)))
    yield "leo pile", write_cards(table.leo_pile[place] for place in reversed(range(table.leo_size)))
    yield "discard", write_card_counts(list(table.discard))
    yield "laid", write_card_counts(list(table.laid))
    yield "talisman", "" if table.talisman == NOBODY else str(table.talisman + 1)
    yield "talisman used", "yes" if table.talisman_used else ""
    yield "high", "" if table.high == NOBODY else str(table.high + 1)
    yield "repeats", str(table.repeats or "")
    yield "tied", " ".join(f"{seat + 1}*{table.standing[seat]}" for seat in range(table.seats) if table.tied[seat])
    for mark in MARKS:
        yield mark, " ".join(str(seat + 1) for seat in range(table.seats) if getattr(table, mark)[seat])
    yield "round", _write_round(table)
    yield "chance", write_chance(table)


def _option_lines(table: Table) -> Iterator[tuple[str, str]]:
    yield "edition", EDITIONS[table.edition]
    yield "players", str(table.people)
    yield "leo", "yes" if has_leo(table) else ""
    yield "removal", "" if table.balanced else "random"
    yield "split", "" if split_of(table) == USUAL_SPLIT else " ".join(map(str, split_of(table)))
    yield "wilds", "" if wilds_of(table) == USUAL_WILDS else " ".join(map(str, wilds_of(table)))
    yield "talisman first", "" if table.first_holder == NOBODY else str(table.first_holder + 1)
    yield "talisman order", "holder first" if table.holder_first else ""
    yield "secret points", "one" if table.flat_secret else ""


def _seat_lines(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    number = seat + 1
    yield f"hand {number}", write_card_counts([table.hands[seat, kind] for kind in range(KINDS + 1)])
    yield f"known {number}", write_card_counts([table.known[seat, kind] for kind in range(KINDS)])
    yield f"collection {number}", write_animal_counts([table.collections[seat, species] for species in range(SPECIES)])
    yield f"tokens {number}", str(table.tokens[seat] or "")
    yield f"leaders {number}", write_animals(species for species in range(SPECIES) if table.leaders[species] == seat)
    yield f"bid {number}", write_cards(table.bids[seat, which] for which in range(2) if table.bids[seat, which] != NOTHING)
    yield f"paid {number}", write_cards(table.paid[seat, which] for which in range(count_paid(table, seat)))
    yield f"lot {number}", _write_lot(table.lots[seat])
    if seat < 2 and table.secrets[seat] != NOTHING:
        yield f"secret {number}", write_animals([table.secrets[seat]])


def _write_lot(lot: int) -> str:
    return "" if lot == NOTHING else "pile" if lot == REFILL else write_cards([lot])


def _write_round(table: Table) -> str:
    if table.ending:
        return f"{table.turns} over"
    step = Step(table.step)
    asked = "" if step in SEALED_STEPS and (step != Step.PAY or any(table.tied)) else f" {table.to_act + 1}"
    return f"{table.turns + 1} {enum_name(step)}{asked}"


def read_table(text: str) -> Table:
    """The table that a drawing stands for; what cannot lie on a table is refused."""
    lines = split_lines(text, _is_line)
    table = Table()
    _read_options(table, lines)
    start_chance(table)
    clear_table(table)
    for seat in range(table.seats):
        _read_seat(table, seat, lines)
    _read_middle(table, lines)
    _read_marks(table, lines)
    read_chance(table, lines.get("chance", ""))
    _check_cards(table)
    _read_round(table, lines.get("round") or "1 bid")
    return table


def _number(lines: Lines, name: str, least: int, most: int, default: int) -> int:
    if not lines.get(name):
        return default
    number = whole_number(lines[name])
    if number is None or not least <= number <= most:
        raise BadText("bad-number", line=name, word=lines[name], least=least, most=most)
    return number


def _word(lines: Lines, name: str, *words: str) -> int:
    """The index of a word, the first of which stands for a line left out."""
    word = lines.get(name, "")
    if word not in words:
        raise BadText("bad-word", line=name, word=word, legal=", ".join(filter(None, words)))
    return words.index(word)


def _read_options(table: Table, lines: Lines) -> None:
    named = max([int(name[-1]) for name in lines if name[-1].isdigit() and name.split()[0] in BY_SEAT], default=0)
    table.edition = _word({"edition": lines.get("edition") or EDITIONS[Edition.SECOND]}, "edition", *EDITIONS)
    leo = _word(lines, "leo", "", "yes")
    least = 2 if leo or table.edition == Edition.DUEL else 3
    table.people = _number(lines, "players", 2, 5, max(least, named - leo))
    table.seats = table.people + leo
    possible = table.people == 2 if table.edition == Edition.DUEL else 3 <= table.seats <= 5
    if named > table.seats or not possible or (leo and table.edition != Edition.SECOND):
        raise BadText("impossible-seats", players=table.people, seats=table.seats, edition=EDITIONS[table.edition])
    table.balanced = 1 - _word(lines, "removal", "", "random")
    set_copies(table, lines.get("split") or "5 4 3 2", lines.get("wilds") or "1 2 3 4")
    table.first_holder = _number(lines, "talisman first", 1, table.people, 0) - 1
    table.holder_first = _word(lines, "talisman order", "", "holder first")
    table.flat_secret = _word(lines, "secret points", "", "one")


def _read_seat(table: Table, seat: int, lines: Lines) -> None:
    def line(name: str) -> str:
        return lines.get(f"{name} {seat + 1}", "")

    for into, name in ((table.hands, "hand"), (table.known, "known")):
        for kind in _read_habitats(line(name), HAND_LIMIT):
            into[seat, kind] += 1
    for species in read_animals(line("collection")):
        table.collections[seat, species] += 1
    table.tokens[seat] = _number(lines, f"tokens {seat + 1}", 0, 100, 0)
    for species in read_animals(line("leaders")):
        if table.leaders[species] != NOBODY:
            raise BadText("leader-twice", species=enum_name(Species(species)))
        table.leaders[species] = seat
    bids, paid, lot = read_cards(line("bid")), _read_habitats(line("paid"), PAYMENT), line("lot")
    if len(bids) > 2:
        raise BadText("too-many-cards", line=f"bid {seat + 1}", most=2)
    for which, kind in enumerate(bids):
        table.bids[seat, which] = kind
    for which, kind in enumerate(paid):
        table.paid[seat, which] = kind
    if lot:
        table.lots[seat] = REFILL if lot == "pile" else (_read_habitats(lot, 1) or read_cards(f"{lot}?,"))[0]
    if secret := read_animals(line("secret")):
        if table.edition != Edition.DUEL or len(secret) > 1:
            raise BadText("bad-secret", line=f"secret {seat + 1}")
        table.secrets[seat] = secret[0]


def _read_habitats(text: str, most: int) -> list[int]:
    kinds = read_cards(text)
    if REFILL in kinds or len(kinds) > most:
        raise BadText("too-many-cards" if len(kinds) > most else "refill-there", line=text, most=most)
    return kinds


def _read_middle(table: Table, lines: Lines) -> None:
    display, animals = read_animals(lines.get("display", "")), read_animals(lines.get("animals", ""))
    pile, leo_pile = _read_habitats(lines.get("pile", ""), HABITATS), read_cards(lines.get("leo pile", ""))
    if len(display) > DISPLAY or len(leo_pile) > LEO_HAND + 1 or leo_pile.count(REFILL) > 1:
        raise BadText("too-many-cards", line="display or leo pile", most=DISPLAY)
    for place, species in enumerate(display):
        table.display[place] = species
    for place, species in enumerate(reversed(animals)):
        table.animals[place] = species
    for place, kind in enumerate(reversed(pile)):
        table.pile[place] = kind
    for place, kind in enumerate(reversed(leo_pile)):
        table.leo_pile[place] = kind
    table.animals_size, table.pile_size, table.leo_size = len(animals), len(pile), len(leo_pile)
    for species in read_animals(lines.get("boxed", "")):
        table.boxed[species] += 1
    for kind in _read_habitats(lines.get("discard", ""), HABITATS):
        table.discard[kind] += 1
    for kind in _read_habitats(lines.get("laid", ""), HABITATS):
        table.laid[kind] += 1


def _read_marks(table: Table, lines: Lines) -> None:
    holder = _number(lines, "talisman", 1, table.people, 1 if table.edition == Edition.SECOND else 0)
    if holder and table.edition != Edition.SECOND:
        raise BadText("no-talisman-here")
    table.talisman = holder - 1
    table.talisman_used = _word(lines, "talisman used", "", "yes")
    table.high = _number(lines, "high", 1, table.people, 0) - 1
    table.repeats = _number(lines, "repeats", 0, 11, 0)
    for mark in MARKS:
        for seat in _seats(table, mark, lines.get(mark, "")):
            getattr(table, mark)[seat] = 1
    for word in lines.get("tied", "").split():
        who, _, standing = word.partition("*")
        (number,) = _seats(table, "tied", who)
        table.tied[number] = 1
        table.standing[number] = _number({"tied": standing}, "tied", 0, 1000, 0)


def _seats(table: Table, line: str, text: str) -> list[int]:
    numbers = [whole_number(word) for word in text.split()]
    seats = [number - 1 for number in numbers if number and number <= table.seats]
    if len(seats) < len(numbers) or (line == "tied" and not seats):
        raise BadText("bad-seats", line=line, text=text, most=table.seats)
    return seats


def _check_cards(table: Table) -> None:
    animals = [
        *table.display,
        *table.animals,
        *table.secrets,
        *(species for species in range(SPECIES) for _ in range(table.boxed[species])),
    ]
    for species in Species:
        there = animals.count(species) + sum(table.collections[seat, species] for seat in range(table.seats))
        if there > COPIES:
            raise BadText("too-many-animals", species=enum_name(species), there=there, copies=COPIES)
        owner = table.leaders[species]
        if owner != NOBODY and table.collections[owner, species] < max(1, most_of_others(table, owner, species)):
            raise BadText("leader-without-most", species=enum_name(species), seat=owner + 1)
    for kind in range(KINDS):
        there = [*table.pile, *table.leo_pile].count(kind) + table.discard[kind] + table.laid[kind]
        for seat in range(table.seats):
            laid = [
                table.lots[seat],
                *(table.bids[seat, which] for which in range(2)),
                *(table.paid[seat, which] for which in range(PAYMENT)),
            ]
            there += table.hands[seat, kind] + laid.count(kind)
            if table.known[seat, kind] > table.hands[seat, kind] + laid.count(kind):
                raise BadText("known-but-not-there", line=f"known {seat + 1}", card=enum_name(Card(kind)))
        if there > table.copies[kind]:
            raise BadText("too-many-of-a-card", card=enum_name(Card(kind)), there=there, copies=table.copies[kind])


def _read_round(table: Table, text: str) -> None:
    number, _, asked = text.partition(" ")
    step, _, seat = asked.partition(" ")
    table.turns = _number({"round": number}, "round", 1, 14, 1)
    if step == "over":
        table.ending = 1
        return
    table.turns -= 1
    steps = {enum_name(each): each for each in Step if each not in (Step.NOTHING, Step.SECOND)}
    if step not in steps:
        raise BadText("bad-word", line="round", word=step, legal=", ".join([*steps, "over"]))
    table.step = steps[step]
    removing = Phase.REMOVALS if any(table.refills) else Phase.LEFTOVERS
    table.phase = PHASES.get(steps[step], removing)
    sealing = {Step.BID: first_unsealed, Step.PAY: next_to_seal, Step.TIE_BREAK: next_to_lay}
    if steps[step] in sealing:
        table.to_act = sealing[steps[step]](table)
    else:
        table.to_act = _number({"round": seat}, "round", 1, table.people, 1) - 1
    _check_question(table, text)


def _check_question(table: Table, text: str) -> None:
    seat, step = table.to_act, Step(table.step)
    asked = seat < table.people and not table.ending
    if asked and step == Step.BID:
        laid = all((table.bids[other, 0] != NOTHING) == (table.sealed[other] == 1) for other in range(table.people))
        asked = laid and table.leo_size > 0 if has_leo(table) else laid
    elif asked and step == Step.REVEAL:
        asked = NOTHING not in (table.bids[seat, 0], table.bids[seat, 1])
    elif asked and step == Step.EXCHANGE:
        table.swapped[seat] = 1
    elif asked and step == Step.TAKE:
        asked = bid_value(table, seat) > 0
    elif asked and step == Step.PAY:
        asked = all(can_pay(table, other) for other in range(table.people) if table.tied[other] and not table.sealed[other])
    elif asked and step in (Step.FREE, Step.REMOVE):
        asked = table.edition == Edition.DUEL
    if not asked or count_actions(table) == 0:
        raise BadText("nothing-to-decide", turn=text)
