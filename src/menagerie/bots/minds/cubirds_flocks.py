"""Why one answer is better than another in CuBirds: facts about drawing cards and completing flocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from menagerie.bots.minds import cubirds as at
from menagerie.bots.minds.reason import CERTAIN, HINTED, PLAIN, Impression, Reason
from menagerie.core import Line
from menagerie.core.plain import to_plain
from menagerie.cubirds.cards import BIG_FLOCK, COPIES, DRAW, HAND, SEVEN_KINDS, SMALL_FLOCK, Species
from menagerie.cubirds.rules.end import count_species, has_seven_kinds, has_three_and_three, has_won, is_over
from menagerie.cubirds.rules.flock import complete_flock, reward
from menagerie.cubirds.rules.knowledge import hand_size
from menagerie.cubirds.rules.supply import count_drawable
from menagerie.cubirds.rules.turn import DRAW_TWO, FLOCK, PASS, play
from menagerie.cubirds.table import Table

BINS = at.NEEDS * at.COUNTS  # weights of a species
FEW = 2  # birds that a flock may lack to be worth mentioning

Flock = Literal["none", "small", "big"]


def toward(species: int, count: int) -> tuple[Flock, int]:
    """The flock that so many birds make, and how many the next larger one still lacks."""
    match reward(species, count):
        case 0:
            return "none", SMALL_FLOCK[species] - count
        case 1:
            return "small", BIG_FLOCK[species] - count
    return "big", 0


def kept(table: Table, species: int) -> Line:
    """The birds of a species stay in the hand of the seat to act."""
    count = int(table.hands[table.to_act, species])
    flock, missing = toward(species, count)
    missing = missing if missing <= FEW else 0
    return Line("reason-keeps", {"species": to_plain(Species(species)), "count": count, "flock": flock, "missing": missing})


def others_cards(table: Table, seat: int) -> int:
    """The cards in the hands of all other seats."""
    return sum(hand_size(table, other) for other in range(table.seats) if other != seat)


def with_flock(table: Table, species: int) -> Table:
    """The table after a flock of the seat to act, before the turn ends."""
    after = table.copy()
    complete_flock(after, after.to_act, species)
    return after


def winning(table: Table, species: int) -> bool:
    """Whether a flock of a species wins for the seat to act."""
    return reward(species, table.hands[table.to_act, species]) > 0 and is_over(with_flock(table, species))


def ends(table: Table, number: int) -> bool:
    """Whether an answer ends the game in a win of its seat, with nobody at a goal."""
    after = table.copy()
    play(after, number)
    return is_over(after) and has_won(after, table.to_act)


def explain_draw(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Drawing two cards, or none."""
    seat, worth = table.to_act, better.score - compared.score
    held, others = hand_size(table, seat), others_cards(table, seat)
    if better.numbers == (DRAW_TWO,):
        drawn = count_drawable(table, DRAW)
        wanted = [species for species in Species if 0 < short_of(table, species) <= drawn and count_unseen(table, species)]
        if wanted:
            species = min(wanted, key=lambda each: (short_of(table, each), table.collections[seat, each], each))
            flock, missing = toward(species, int(table.hands[seat, species]))
            values = {"species": to_plain(species), "missing": missing, "flock": flock}
            yield Reason(worth, Line("reason-may-bring", values))
        if held == 0 and table.solo == 0:
            yield Reason(worth, Line("reason-no-new-hands", {"count": others, "new": HAND}))
        yield Reason(PLAIN if wanted else worth, Line("reason-hand-grows", {"count": held, "after": held + drawn}))
    elif held == 0:
        if ends(table, better.numbers[0]):
            yield Reason(CERTAIN, Line("reason-ends-game"))
        yield Reason(worth, Line("reason-empties", {"count": others}))
    else:
        for species in Species:
            if reward(species, table.hands[seat, species]) and table.hands[seat, species] == held:
                values = {"species": to_plain(species), "count": held, "others": others}
                yield Reason(worth, Line("reason-flock-empties", values))
        yield Reason(worth, Line("reason-small-hand", {"count": held}))


def short_of(table: Table, species: int) -> int:
    """How many birds the next larger flock of a species lacks; 0 if there is none, or nothing of it in hand."""
    held = int(table.hands[table.to_act, species])
    return toward(species, held)[1] if held else 0


def count_unseen(table: Table, species: int) -> int:
    """How many birds of a species are where the seat to act cannot see them: in a pile, or unknown in a hand."""
    seen = int(table.hands[table.to_act, species])
    seen += sum(table.known[seat, species] for seat in range(table.seats) if seat != table.to_act)
    seen += sum(table.collections[seat, species] for seat in range(table.seats))
    seen += sum(table.rows[row, place] == species for row in range(len(table.row_size)) for place in range(table.row_size[row]))
    return COPIES[species] - int(table.known_discard[species]) - seen


def explain_flock(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Completing a flock, another one, or none."""
    number, other = better.numbers[0], compared.numbers[0]
    if number == PASS:
        yield from _explain_pass(table, better, compared, other - FLOCK)
        return
    seat, species = table.to_act, Species(number - FLOCK)
    after = with_flock(table, species)
    if is_over(after):
        goal = "seven" if has_seven_kinds(after, seat) else "three"
        yield Reason(CERTAIN, Line("reason-wins", {"goal": goal}))
    worth = better.gain_over(compared, at.SHOWN, at.WINS - at.SHOWN) + better.gain_over(
        compared, at.KINDS_SHOWN, at.ANSWER_WEIGHTS - at.KINDS_SHOWN
    )
    if hand_size(after, seat) == 0:
        count = others_cards(table, seat)
        yield Reason(better.gain_over(compared, at.EMPTIES, 2), Line("reason-empties", {"count": count}))
    kinds, owned = count_species(after, seat, 1), int(after.collections[seat, species])
    if table.collections[seat, species] == 0:
        yield Reason(worth, _new(species, kinds))
    else:
        yield Reason(worth, Line("reason-more-birds", {"species": to_plain(species), "count": owned}))
    if other != PASS:
        yield Reason(worth / 2, kept(table, other - FLOCK))


def _new(species: Species, kinds: int) -> Line:
    """The first bird of a species in a collection, which then has this many."""
    return Line("reason-new-species", {"species": to_plain(species), "count": kinds, "missing": max(0, SEVEN_KINDS - kinds)})


def _explain_pass(table: Table, better: Impression, compared: Impression, species: int) -> Iterator[Reason]:
    """Not completing a flock of this species."""
    worth = better.score - compared.score
    flock, missing = toward(species, int(table.hands[table.to_act, species]))
    if flock == "small" and missing <= FEW:
        yield Reason(worth, kept(table, species))
    if not is_nearer(table, species):
        yield Reason(worth, Line("reason-no-goal", {"species": to_plain(Species(species))}))
    yield Reason(-HINTED, kept(table, species))


def is_nearer(table: Table, species: int) -> bool:
    """Whether a flock of a species brings a goal nearer."""
    seat, after = table.to_act, with_flock(table, species)
    if has_seven_kinds(after, seat) or has_three_and_three(after, seat):
        return True
    is_new = table.collections[seat, species] == 0
    return is_new or at.missing_threes(after, seat) < at.missing_threes(table, seat)
