"""Two rules written a second time, with slices, and compared with the real ones."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.forms import FORMS, Form, play_some
from support.tables import cubirds

from menagerie import CuBirds
from menagerie.cubirds import Side, Species
from menagerie.cubirds.cards import HAND
from menagerie.cubirds.notation import BIRD_CARDS

pytestmark = pytest.mark.much

SPECIES = list(Species)
SEVERAL = [form for form in FORMS if form.game == "cubirds" and form.players > 1]


@st.composite
def rows(draw: st.DrawFn) -> list[Species]:
    """A row as it can arise in play: each species in one block."""
    kinds = draw(st.permutations(SPECIES))[: draw(st.integers(2, 6))]
    return [species for species in kinds for _ in range(draw(st.integers(1, 2)))]


@dataclass
class Laid:
    row: list[Species]
    taken: list[Species]


def lay_with_slices(row: list[Species], species: Species, count: int, side: Side) -> Laid:
    """The enclosing rule once more: turn the row round if need be, cut it at the first bird of the species."""
    facing = row if side == Side.LEFT else row[::-1]
    cut = facing.index(species) if species in facing else 0
    after = [species] * count + facing[cut:]
    return Laid(after if side == Side.LEFT else after[::-1], facing[:cut])


@given(rows(), st.sampled_from(SPECIES), st.integers(1, 5), st.sampled_from(Side))
def test_c4_3_enclosing_agrees_with_slices(row: list[Species], species: Species, count: int, side: Side) -> None:
    """Also C4.4 and C4.5."""
    expected = lay_with_slices(row, species, count, side)
    game = cubirds(f"row 1: {BIRD_CARDS.write(row)}\nhand 1: {species.name.lower()}*{count}")
    game.act(0, f"lay {species.name.lower()} {side.name.lower()} 1")

    assert list(game.view(None).rows[0]) == expected.row
    taken = [event.values["species"] for event in game.events(None) if event.code == "bird-taken"]
    assert taken == [species.name.lower() for species in expected.taken]
    assert ("card-missing" in [event.code for event in game.events(None)]) == (len(set(expected.row)) == 1)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SEVERAL), st.integers(0, 10**6), st.integers(0, 260))
def test_c6_1_the_end_of_a_round_agrees_with_counting(form: Form, seed: int, actions: int) -> None:
    """Also C6.2, C6.4, C6.5 and C6.7: the events are derived from the views before and after."""
    game = form.new(seed)
    assert isinstance(game, CuBirds)
    random = Random(seed)
    play_some(game, random, actions)
    if not game.to_act:
        return
    (seat,) = game.to_act
    before, start = game.view(seat), len(game.events(None))
    game.act(seat, random.choice(game.legal_actions(seat)))
    after, told = game.view(seat), [event.code for event in game.events(None, start)]
    goal = "seven-kinds-reached" in told or "three-and-three-reached" in told
    ended_turn = after.turn > before.turn and "turn-limit-reached" not in told
    emptied = "hand-emptied" in told

    if not ended_turn or goal:
        assert not emptied
        return
    others = sum(other.hand_size for number, other in enumerate(before.seats) if number != seat)
    held = before.seats[seat]
    changes = {"bird-taken": 1, "card-drawn": 1}
    left = held.hand_size + sum(changes.get(code, 0) for code in told)
    left -= sum(event.values["count"] for event in game.events(None, start) if event.code in ("birds-laid", "flock-shown"))  # type: ignore[misc]  # a count is an int
    assert emptied == (left == 0)
    if emptied:
        supply = before.pile_size + before.discard_size + others
        supply -= told.count("row-filled") + told.count("card-drawn")
        supply += sum(event.values["count"] for event in game.events(None, start) if event.code == "flock-discarded")  # type: ignore[misc]  # a count is an int
        enough = supply >= HAND * game.seats
        assert ("redeal-impossible" in told) == (not enough)
        assert (game.to_act == (seat,)) == enough
    else:
        assert game.to_act == ((seat + 1) % game.seats,)
