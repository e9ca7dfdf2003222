"""Why one answer is better than another in CuBirds: facts about laying birds. `cubirds_flocks.py` has the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from menagerie.bots.minds import cubirds as at
from menagerie.bots.minds.cubirds_flocks import (
    BINS,
    FEW,
    count_unseen,
    explain_draw,
    explain_flock,
    kept,
    others_cards,
    toward,
    winning,
)
from menagerie.bots.minds.reason import CERTAIN, HINTED, PLAIN, Impression, Reason
from menagerie.core import Line
from menagerie.core.plain import Plain, to_plain
from menagerie.cubirds.cards import DRAW, ROWS, SMALL_FLOCK, THREE_BIRDS, Side, Species
from menagerie.cubirds.rules.flock import reward
from menagerie.cubirds.rules.knowledge import hand_size, lose_all
from menagerie.cubirds.rules.lay import close_row, count_enclosed, is_one_species, place_from_end, take_enclosed
from menagerie.cubirds.rules.supply import count_drawable
from menagerie.cubirds.rules.turn import DRAW_TWO, PLACES
from menagerie.cubirds.table import Step, Table

A_BIRD = 0.3  # what a bird is worth that the next player is known to be able to take, or that can be taken next turn


@dataclass(frozen=True)
class Laying:
    """Birds laid at one end of a row, as far as everything is certain: before the row is filled from the pile."""

    before: Table
    number: int

    @property
    def species(self) -> Species:
        """The species that is laid."""
        return Species(self.number // PLACES)

    @property
    def row(self) -> int:
        """Where."""
        return self.number % PLACES // 2

    @property
    def side(self) -> Side:
        """At which end."""
        return Side(self.number % 2)

    @property
    def held(self) -> int:
        """How many are laid."""
        return int(self.before.hands[self.before.to_act, self.species])

    @cached_property
    def birds(self) -> Counter[Species]:
        """The birds that come to the hand."""
        return Counter(birds_between(self.before, self.row, self.side, self.species))

    @cached_property
    def after(self) -> Table:
        """The table with the birds laid and others taken."""
        table, seat, taken = self.before.copy(), self.before.to_act, self.birds.total()
        count = lose_all(table, seat, self.species)
        take_enclosed(table, seat, self.row, self.side, taken)
        close_row(table, self.row, self.side, taken, count, self.species)
        return table

    @property
    def fills(self) -> bool:
        """Whether the row is then filled from the pile."""
        return is_one_species(self.after, self.row)

    @property
    def behind(self) -> Species | None:
        """The species with which the next player could take the laid birds; None if the row fills."""
        row, size = self.after.rows, self.after.row_size[self.row]
        places = (row[self.row, place_from_end(self.after, self.row, self.side, steps)] for steps in range(size))
        return next((Species(bird) for bird in places if bird != self.species), None)

    def empties(self) -> bool:
        """Whether no card is left in hand."""
        return hand_size(self.after, self.before.to_act) == 0


def birds_between(table: Table, row: int, side: int, species: int) -> tuple[Species, ...]:
    """The birds that laying a species at one end of a row encloses."""
    steps = range(count_enclosed(table, row, side, species))
    return tuple(Species(table.rows[row, place_from_end(table, row, side, step)]) for step in steps)


def explain(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """What speaks for an answer against another one to the same question."""
    if table.step == Step.DRAW:
        return explain_draw(table, better, compared)
    if table.step == Step.FLOCK:
        return explain_flock(table, better, compared)
    return explain_laying(table, better, compared)


def explain_laying(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """What laying birds in one place does that laying them in another does not."""
    assert better.numbers[0] < DRAW_TWO
    one, two = Laying(table, better.numbers[0]), Laying(table, compared.numbers[0])
    yield from _wins(one)
    yield from _takes(one, two, better, compared)
    yield from _hand(one, two, better, compared)
    if table.solo == 0:
        yield from _reach(one, two, better, compared)
        yield from _left(one, two)
    yield from _next_turn(one, two)
    if one.fills != two.fills:
        line = Line("reason-fills", {"row": one.row}) if one.fills else Line("reason-no-fill", {"row": two.row})
        yield Reason(better.gain_over(compared, at.FILLS), line)
    yield from _in_front(one, two)
    yield from _at_most(one, two)
    count = hand_size(one.after, table.to_act)
    yield Reason(PLAIN, Line("reason-hand-left", {"count": count}) if count else _last(table))


def _wins(one: Laying) -> Iterator[Reason]:
    """A flock that wins in the same turn."""
    for species in Species:
        if winning(one.after, species):
            count = int(one.after.hands[one.before.to_act, species])
            came = "yes" if one.birds[species] else "no"
            yield Reason(CERTAIN, Line("reason-winning-flock", {"species": to_plain(species), "count": count, "came": came}))
            return


def _takes(one: Laying, two: Laying, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Birds that only this answer takes, and what they make."""
    worth: dict[Species, float] = {}
    for species in one.birds:
        if one.birds[species] > two.birds[species]:
            worth[species] = better.gain_over(compared, at.HELD + species * BINS, BINS)
    numbers = better.gain_over(compared, at.TAKES, at.FILLS - at.TAKES)
    if worth:
        best = max(worth, key=lambda species: (worth[species], species))
        birds: Plain = [to_plain(each) for each in sorted(worth, key=lambda each: each != best) for _ in range(one.birds[each])]
        yield Reason(sum(worth.values()) + numbers, Line("reason-takes", {"birds": birds, **flock_of(one, best, len(worth))}))
    elif not one.birds and two.birds:
        cards = count_drawable(one.before, DRAW)
        if one.empties():
            yield Reason(numbers, _last(one.before))
        elif cards:
            yield Reason(numbers, Line("reason-may-draw", {"count": cards}))


def _last(table: Table) -> Line:
    """The hand is empty, so that the round may end."""
    return Line("reason-last-cards", {"count": others_cards(table, table.to_act)})


def flock_of(one: Laying, species: Species, kinds: int) -> dict[str, Plain]:
    """What the birds of a species make in hand, and what a flock of them would bring to the collection."""
    seat = one.before.to_act
    count, owned = int(one.after.hands[seat, species]), int(one.before.collections[seat, species])
    flock, missing = toward(species, count)
    brings = reward(species, count)
    new = "new" if brings and not owned else "third" if owned < THREE_BIRDS <= owned + brings else "none"
    return {
        "species": to_plain(species),
        "count": count,
        "flock": flock,
        "missing": missing if missing <= FEW and new == "none" else 0,
        "brings": new,
        "all": "yes" if kinds == 1 and one.birds[species] == count else "no",
    }


def _hand(one: Laying, two: Laying, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Birds that stay in hand, and birds that are easily given up."""
    if one.species == two.species:
        return
    keeps = better.gain_over(compared, at.HELD + two.species * BINS, BINS)
    if not one.birds[two.species]:  # else it is told with the birds that it takes
        yield Reason(keeps, kept(one.before, two.species))
    missing = SMALL_FLOCK[one.species] - one.held
    if missing > 0:
        loses = better.gain_over(compared, at.HELD + one.species * BINS, BINS)
        values = {"species": to_plain(one.species), "count": one.held, "missing": missing}
        yield Reason(loses, Line("reason-sheds", values))


def _reach(one: Laying, two: Laying, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Laid birds that the next player could take, if they have the species behind them."""
    table, behind = one.before, two.behind
    following = (table.to_act + 1) % table.seats
    if behind is None or (one.fills and one.species == two.species):
        return
    is_known = table.known[following, behind] > 0
    known_too = one.behind is not None and table.known[following, one.behind] > 0
    worth = better.gain_over(compared, at.EXPOSED, 2) + better.gain_over(compared, at.FILLS)
    if one.held < two.held or (one.fills and one.species != two.species) or (is_known and not known_too):
        values: dict[str, Plain] = {"seat": following, "species": to_plain(two.species), "count": two.held}
        values |= {"behind": to_plain(behind), "row": two.row}
        if is_known and not known_too:
            yield Reason(worth, Line("reason-known-reach", values))
        elif one.species != two.species and one.held < two.held:
            yield Reason(worth, Line("reason-reach", values))


def _left(one: Laying, two: Laying) -> Iterator[Reason]:
    """Birds that the next player is known to be able to take after the other answer, and cannot take after this one."""
    seat = (one.before.to_act + 1) % one.before.seats
    known = [species for species in Species if one.before.known[seat, species] > 0]
    row, _, species, birds = best_taking(two, known)
    if len(birds) < FEW or one.empties():
        return
    here = (birds_between(one.after, row, end, held) for end in Side for held in known)
    most = max(map(len, here), default=0)
    stays = one.fills and one.row == row and one.species in birds
    if 2 * most <= len(birds) and not stays:
        told: Plain = [to_plain(bird) for bird in sorted(birds)]
        values: dict[str, Plain] = {"seat": seat, "birds": told, "row": row, "species": to_plain(species)}
        yield Reason(A_BIRD * (len(birds) - most), Line("reason-not-left", values))


def best_taking(laid: Laying, species: list[Species]) -> tuple[int, Side, Species, tuple[Species, ...]]:
    """The most birds that laying one of these species next would take: row, end, species and birds."""
    rows = [row for row in range(ROWS) if not (laid.fills and row == laid.row)]
    found = [(row, side, each, birds_between(laid.after, row, side, each)) for row in rows for side in Side for each in species]
    return max(found, key=lambda taking: len(taking[3]), default=(0, Side.LEFT, Species(0), ()))


def _in_front(one: Laying, two: Laying) -> Iterator[Reason]:
    """A species behind the laid birds that fewer players can hold."""
    if one.behind is None or two.behind is None or one.birds or two.birds:
        return
    if count_unseen(one.before, one.behind) < count_unseen(two.before, two.behind):
        values = {"species": to_plain(one.behind), "other": to_plain(two.behind), "count": one.held}
        yield Reason(-HINTED, Line("reason-rarer", values))


def _at_most(one: Laying, two: Laying) -> Iterator[Reason]:
    """The most birds that anyone could take at once, whatever they hold."""
    most, others = (len(best_taking(laid, list(Species))[3]) for laid in (one, two))
    if most < others and not one.fills:
        yield Reason(-2 * HINTED, Line("reason-at-most", {"count": most, "other": others}))


def _next_turn(one: Laying, two: Laying) -> Iterator[Reason]:
    """Birds that this answer would let its seat take in its next turn, if nobody changes that row."""
    row, _, species, birds = best_taking(one, _staying(one))
    *_, others = best_taking(two, _staying(two))
    if len(birds) > len(others):
        told: Plain = [to_plain(bird) for bird in sorted(birds)]
        values: dict[str, Plain] = {"birds": told, "row": row, "species": to_plain(species)}
        worth = A_BIRD * (len(birds) - len(others)) / one.before.seats if len(birds) >= FEW else -HINTED
        yield Reason(worth, Line("reason-next-turn", values))


def _staying(laid: Laying) -> list[Species]:
    """The species that its seat then holds."""
    return [species for species in Species if laid.after.hands[laid.before.to_act, species] > 0]
