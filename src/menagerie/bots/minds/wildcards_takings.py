"""Why one answer is better than another in Wild Cards: facts about animals that are taken, exchanged and removed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from menagerie.bots.minds import wildcards_weights as at
from menagerie.bots.minds.reason import HINTED, Impression, Reason
from menagerie.bots.minds.wildcards import DENYING
from menagerie.core import Line
from menagerie.core.plain import Plain, to_plain
from menagerie.wildcards.cards import BONUS, COPIES, DISPLAY, HAND_LIMIT, KINDS, PASS_DRAW, Card, Species
from menagerie.wildcards.named import animals_of, cards_of
from menagerie.wildcards.rules.acquire import fits, is_natural
from menagerie.wildcards.rules.choices import DONE, EXCHANGE, PLACE, REMOVE
from menagerie.wildcards.rules.order import has_leo
from menagerie.wildcards.rules.payment import count_paid
from menagerie.wildcards.rules.refill import exchange
from menagerie.wildcards.rules.score import gain_of, largest, leader_gain_of, open_gain_of, score, second_largest
from menagerie.wildcards.rules.supply import hand_size
from menagerie.wildcards.table import NOBODY, Step, Table

POOR = 1  # points of an animal that is not worth much


@dataclass(frozen=True)
class Taking:
    """An animal of the display with its payment."""

    table: Table
    place: int
    cards: tuple[Card, ...]

    @property
    def species(self) -> Species:
        """The animal."""
        return Species(self.table.display[self.place])

    @property
    def is_natural(self) -> bool:
        """Whether bid and payment are all of its habitat."""
        if self.table.step == Step.FREE or not is_natural(self.table, self.table.to_act, self.species):
            return False
        return all(fits(card, self.species) for card in self.cards)

    @property
    def points(self) -> int:
        """What it brings at once."""
        return gain_of(self.table, self.table.to_act, self.species) + (BONUS if self.is_natural else 0)

    @property
    def owned(self) -> int:
        """How many of its species are in the collection then."""
        return int(self.table.collections[self.table.to_act, self.species]) + 1


def taking_of(table: Table, numbers: tuple[int, ...]) -> Taking | None:
    """The animal that an answer takes; None if it passes."""
    return None if numbers[0] == DONE else Taking(table, numbers[0] - PLACE, cards_of(numbers[1:]))


def keeps(cards: Iterable[Card]) -> Line:
    """These cards stay in hand."""
    return Line("reason-keeps-cards", {"cards": to_plain(tuple(sorted(cards)))})


def without(cards: Iterable[Card], others: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that are not also among the others."""
    return tuple((Counter(cards) - Counter(others)).elements())


def denied(table: Table, species: int) -> int:
    """The most that an animal would bring another person."""
    return max((open_gain_of(table, other, species) for other in range(table.people) if other != table.to_act), default=0)


def best_of(table: Table) -> Species:
    """The animal of the display that matters most to the seat to act."""
    return max(animals_of(table), key=lambda species: gain_of(table, table.to_act, species) + DENYING * denied(table, species))


def best_gain(table: Table) -> int:
    """The most points that an animal of the display brings the seat to act, without a bonus."""
    return max(gain_of(table, table.to_act, species) for species in animals_of(table))


def explain_take(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Taking an animal, another one, or none."""
    one, two = taking_of(table, better.numbers), taking_of(table, compared.numbers)
    worth = better.score - compared.score
    if one is None:
        assert two is not None
        yield from _passes(table, two, worth)
        return
    if two is not None and one.species == two.species:
        yield from _same_animal(one, two, better, compared)
        return
    yield from _points(one, two, better, compared)
    yield from _leader(table, one, better, compared)
    yield from _collection(table, one, two, better, compared)
    yield from _denies(table, one, two, better, compared)
    if two is not None and (kept := without(two.cards, one.cards)):
        yield Reason(better.gain_over(compared, at.PAY_VALUE, at.TIED_VALUE - at.PAY_VALUE) / 2, keeps(kept))
    yield Reason(-HINTED, owns(one.species, one.owned))


def owns(species: Species, count: int) -> Line:
    """So many animals of a species are in the collection then."""
    return Line("reason-owns", {"species": to_plain(species), "count": count})


def _passes(table: Table, two: Taking, worth: float) -> Iterator[Reason]:
    """No animal: bid and payment stay, and cards are drawn."""
    seat = table.to_act
    laid = count_paid(table, seat) + 1
    drawn = max(0, min(PASS_DRAW, HAND_LIMIT - hand_size(table, seat) - laid))
    yield Reason(worth, Line("reason-passes", {"count": laid + len(two.cards), "drawn": drawn}))
    best = max(best_gain(table), two.points)
    if best <= POOR:
        yield Reason(worth / 2, Line("reason-nothing-good", {"points": best}))


def _same_animal(one: Taking, two: Taking, better: Impression, compared: Impression) -> Iterator[Reason]:
    """The same animal for other cards, or from another place."""
    natural = better.gain_over(compared, at.TAKE_NATURAL) + better.gain_over(compared, at.PAY_NATURAL)
    rest = better.gain_over(compared, at.PAY_VALUE, at.TIED_VALUE - at.PAY_VALUE) - better.gain_over(compared, at.PAY_NATURAL)
    if one.is_natural and not two.is_natural:
        yield Reason(max(natural, BONUS), Line("reason-bonus", {"points": BONUS}))
    if kept := without(two.cards, one.cards):
        yield Reason(rest, keeps(kept))
    table = one.table
    leo = table.people
    if one.place != two.place and has_leo(table) and table.done[leo] == 0 and 0 <= table.bids[leo, 0] < KINDS:
        left = [table.display[place] for place in range(len(animals_of(table))) if place != one.place]
        if left:
            yield Reason(0.1, Line("reason-leaves-leo", {"species": to_plain(Species(left[0]))}))
    yield Reason(-HINTED, owns(one.species, one.owned))


def _points(one: Taking, two: Taking | None, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Points at once, the bonus and the leader among them."""
    worth = better.gain_over(compared, at.TAKE_GAIN, at.TAKE_DENIED - at.TAKE_GAIN) + better.gain_over(compared, at.TAKE_NATURAL)
    others = 0 if two is None else two.points
    if one.points > others:
        bonus = "yes" if one.is_natural else "no"
        yield Reason(worth, Line("reason-points", {"points": one.points, "other": others, "bonus": bonus}))


def _leader(table: Table, one: Taking, better: Impression, compared: Impression) -> Iterator[Reason]:
    """A leader that comes with the animal."""
    seat, species = table.to_act, one.species
    if leader_gain_of(table, seat, species):
        worth = better.gain_over(compared, at.TAKE_LEADER, at.TAKE_NATURAL - at.TAKE_LEADER)
        owner = int(table.leaders[species])
        yield Reason(worth, leader_line(species, None if owner == NOBODY else owner))


def leader_line(species: Species, loser: int | None) -> Line:
    """A leader is won, perhaps from somebody."""
    return Line("reason-leader", {"species": to_plain(species), "loser": loser})


def _collection(table: Table, one: Taking, two: Taking | None, better: Impression, compared: Impression) -> Iterator[Reason]:
    """What the animal makes of the collection."""
    seat, held = table.to_act, one.owned - 1
    for group, size in ((at.TAKE_LARGEST, largest(table, seat)), (at.TAKE_SECOND, second_largest(table, seat))):
        if held == size > 0:
            yield Reason(better.gain_over(compared, group, at.TIMES), owns(one.species, one.owned))
    if two is not None:
        own, others = to_come(table, one.species), to_come(table, two.species)
        if own > max(1, others):
            worth = better.gain_over(compared, at.TAKE_RARE, at.TIMES)
            yield Reason(worth, Line("reason-more-to-come", {"species": to_plain(one.species), "count": own - 1}))


def to_come(table: Table, species: int) -> int:
    """How many animals of a species are not in a collection or the box, as far as all have seen."""
    return COPIES - int(table.boxed[species]) - sum(table.collections[seat, species] for seat in range(table.seats))


def _denies(table: Table, one: Taking, two: Taking | None, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Points that somebody who has yet to take will not get."""
    worth = better.gain_over(compared, at.TAKE_DENIED, at.TIMES)
    left = animals_of(table).count(one.species)
    waiting = [
        other
        for other in range(table.people)
        if other != table.to_act and table.done[other] == 0 and 0 <= table.bids[other, 0] < KINDS
    ]
    if waiting and left == 1 and table.step == Step.TAKE:
        rival = max(waiting, key=lambda other: open_gain_of(table, other, one.species))
        points = open_gain_of(table, rival, one.species)
        if points > (0 if two is None else open_gain_of(table, rival, two.species)):
            yield Reason(worth, Line("reason-denies", {"seat": rival, "species": to_plain(one.species), "points": points}))


def exchanged(table: Table, number: int) -> Table:
    """The table after the meerkat's exchange, or after none."""
    after = table.copy()
    if number != DONE:
        exchange(after, *divmod(number - EXCHANGE, DISPLAY))
    return after


def explain_exchange(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """The meerkat's exchange."""
    seat, worth = table.to_act, better.score - compared.score
    one, two = exchanged(table, better.numbers[0]), exchanged(table, compared.numbers[0])
    points, others = (score(after, seat) - score(table, seat) for after in (one, two))
    if better.numbers[0] == DONE:
        given = Species((compared.numbers[0] - EXCHANGE) // DISPLAY)
        if others <= 0:
            yield Reason(worth, Line("reason-poor-exchange", {"points": -others}))
        values = {"species": to_plain(given), "count": int(table.collections[seat, given])}
        yield Reason(-HINTED, Line("reason-keeps-animals", values))
        return
    if points > max(0, others):
        yield Reason(worth, Line("reason-points", {"points": points, "other": max(0, others), "bonus": "no"}))
    for species in Species:
        owner = int(table.leaders[species])
        if one.leaders[species] == seat and seat not in (owner, two.leaders[species]):
            yield Reason(worth / 2, leader_line(species, None if owner == NOBODY else owner))
    taken = Species(table.display[(better.numbers[0] - EXCHANGE) % DISPLAY])
    yield Reason(-HINTED, owns(taken, int(one.collections[seat, taken])))


def explain_removal(table: Table, better: Impression, compared: Impression) -> Iterator[Reason]:
    """Animals that are removed, so that the other player cannot have them."""
    rival = 1 - table.to_act
    one, two = (_left(table, each) for each in (better, compared))
    points, others = (max(open_gain_of(table, rival, species) for species in left) for left in (one, two))
    values: dict[str, Plain] = {"seat": rival, "points": points, "other": others}
    if points < others:
        yield Reason(max(1.0, better.score - compared.score), Line("reason-rival-gets", values))
    yield Reason(-HINTED, Line("reason-leaves", {"seat": rival, "cards": to_plain(tuple(one))}))


def _left(table: Table, answer: Impression) -> list[Species]:
    """The animals that a removal leaves."""
    left = animals_of(table)
    for number in answer.numbers:
        left.remove(Species(number - REMOVE))
    return left
