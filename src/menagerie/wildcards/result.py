"""How a game of Wild Cards ended, with the parts of every score."""

from menagerie.core.plain import enum_name
from menagerie.core.result import Result, Score
from menagerie.wildcards.cards import ANIMALS, HIDDEN_SPECIES, REMOVED, Species
from menagerie.wildcards.rules.duel import score_secret
from menagerie.wildcards.rules.score import gain_of, has_won, largest, leader_gain_of, rank, score, score_leaders, second_largest
from menagerie.wildcards.rules.setup import display_places
from menagerie.wildcards.table import Edition, Table


def rounds_of(table: Table) -> int:
    """W2.2 How many rounds the game has."""
    removed = 2 if table.edition == Edition.DUEL else REMOVED[table.seats]
    return (ANIMALS - removed) // display_places(table)


def result_of(table: Table) -> Result | None:
    """W10.6 None while the game goes on; then ranks and scores of all people, Leo left out (W12.6)."""
    if not table.ending:
        return None
    people = range(table.people)
    return Result(
        endings=("last-round",),
        winners=tuple(seat for seat in people if has_won(table, seat)),
        ranks=tuple(rank(table, seat) for seat in people),
        scores=tuple(score_of(table, seat) for seat in people),
    )


def score_of(table: Table, seat: int) -> Score:
    """A person's current points and their parts; without a secret animal that is not known."""
    parts = {
        "most": 2 * largest(table, seat),
        "second-most": second_largest(table, seat),
        "leaders": score_leaders(table, seat),
        "tokens": table.tokens[seat],
    }
    if table.edition == Edition.DUEL and (table.flat_secret == 1 or table.secrets[seat] != HIDDEN_SPECIES):
        parts["secret"] = score_secret(table, seat)
    return Score(sum(parts.values()), parts)


def gains_of(table: Table, seat: int) -> dict[Species, int]:
    """How many points one more animal of each species would bring a person, if it brings any."""
    return {species: points for species in Species if (points := gain_of(table, seat, species))}


def leader_gains_of(table: Table, seat: int) -> dict[Species, int]:
    """How many of these points come with a leader."""
    return {species: points for species in Species if (points := leader_gain_of(table, seat, species))}


def has_broken_tie(table: Table) -> bool:
    """Whether people with equal points have different ranks."""
    people = range(table.people)
    return len({score(table, seat) for seat in people}) < len({rank(table, seat) for seat in people})


def scoring_cards_of(table: Table, seat: int) -> dict[str, tuple[str, ...]]:
    """W10.3, W10.4 The cards that earn each part of a score: the first ones of equal species, and one token for all tokens."""
    held = table.collections
    most, second, *_ = sorted(Species, key=lambda species: -held[seat, species])
    parts = {
        "most": (enum_name(most),) * largest(table, seat),
        "second-most": (enum_name(second),) * second_largest(table, seat),
        "leaders": tuple(f"{enum_name(species)} leader" for species in Species if table.leaders[species] == seat),
        "tokens": ("token",) if table.tokens[seat] else (),
    }
    if score_secret(table, seat):
        parts["secret"] = (enum_name(Species(table.secrets[seat])),)
    return parts
