"""Half-composed answers on the seats' copies: the composing seat can go on, and the others see nothing of it yet (W11.4)."""

from random import Random

import pytest
from support.forms import FORMS, Form
from support.guesses import seen
from support.tables import wildcards

from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.drawing import draw_table
from menagerie.wildcards.rules.choices import DONE, PLACE, REMOVE, action_at, count_actions
from menagerie.wildcards.rules.turn import is_composing, play
from menagerie.wildcards.table import Step, Table

HANDS = """
    hand 1: forest 1, forest 2, forest 2, wild 1
    hand 2: mountains 1, mountains 2, mountains 3, wild 2
    display: peacock ibex
    animals: lion*2
    pile: forest 1, mountains 1, savannah 1
"""
EAGLE = f"{HANDS} collection 1: eagle\n leaders 1: eagle\n round: 1 bid"
TIE = f"{HANDS} bid 1: forest 3\n bid 2: savannah 3\n bid 3: refill\n tied: 1 2\n round: 1 pay"
TAKE = f"{HANDS} bid 1: forest 3\n bid 2: savannah 2\n bid 3: refill\n round: 1 take 1"
REFILL = f"{HANDS} bid 1: refill\n bid 2: savannah 2\n bid 3: savannah 3\n refills: 1\n round: 1 refill 1"
DUEL = (
    f"edition: duel{HANDS} secret 1: lion\n secret 2: lion\n bid 1: refill\n bid 2: savannah 2\n refills: 1\n round: 1 remove 1"
)
DUEL = DUEL.replace("display: peacock ibex", "display: peacock ibex meerkat squirrel")


def lines(table: Table, *names: str) -> list[str]:
    """Some lines of a drawn table."""
    return [line for line in draw_table(table).splitlines() if line.startswith(names)]


@pytest.mark.parametrize(
    ("text", "begun", "rest", "names"),
    [
        (EAGLE, (Card.FOREST_1,), (Card.WILD_1,), ("bid 1", "hand 1", "sealed")),
        (EAGLE, (Card.FOREST_1,), (DONE,), ("bid 1", "hand 1", "sealed")),
        (TIE, (Card.FOREST_2,), (Card.WILD_1,), ("paid 1", "hand 1", "sealed")),
        (TAKE, (PLACE + 1,), (Card.FOREST_1, Card.FOREST_2), ("paid 1", "hand 1", "collection 1", "display")),
        (TAKE, (PLACE + 1, Card.FOREST_2), (Card.FOREST_2,), ("paid 1", "hand 1", "collection 1", "display")),
        (REFILL, (Card.FOREST_2, Card.FOREST_2), (Card.WILD_1, DONE), ("discard",)),
        (DUEL, (REMOVE + Species.SQUIRREL,), (REMOVE + Species.MEERKAT,), ("boxed", "display")),
    ],
)
def test_w11_1_a_seat_goes_on_composing_on_its_own_copy(
    text: str, begun: tuple[int, ...], rest: tuple[int, ...], names: tuple[str, ...]
) -> None:
    game = wildcards(text)
    table = game._table
    for number in begun:
        play(table, int(number))
    copy = seen(game, table, 0)
    assert is_composing(table)
    for number in rest:
        offered = [[action_at(each, index) for index in range(count_actions(each))] for each in (table, copy)]
        assert offered[0] == offered[1]
        assert number in offered[0]
        play(table, int(number))
        play(copy, int(number))

    assert not is_composing(table)
    assert lines(copy, *names) == lines(table, *names)
    assert len(lines(table, *names)) >= len(names) - 1


@pytest.mark.parametrize("form", [form for form in FORMS if form.game == "wildcards"], ids=str)
def test_w11_4_what_another_seat_is_just_composing_does_not_show(form: Form) -> None:
    """Bids and payments stay in its hand until they are sealed or paid; cards that were discarded or boxed on the way are
    open."""
    met = set()
    for seed in range(4):
        game, random = form.new(seed), Random(seed)
        table = game._table
        start = table.copy()
        while count := count_actions(table):
            play(table, action_at(table, random.randrange(count)))
            step, actor = Step(table.step), table.to_act
            if not is_composing(table):
                start = table.copy()
                continue
            copy = seen(game, table, actor)
            offers = [[action_at(each, index) for index in range(count_actions(each))] for each in (table, copy)]
            assert offers[0] == offers[1]
            for seat in range(-1, game.seats):
                if seat != actor:
                    copy = seen(game, table, seat)
                    assert (copy.composed, copy.place) == (-1, 0)
                    if step in (Step.SECOND, Step.PAY):
                        assert copy.tobytes() == seen(game, start, seat).tobytes()
            met.add(step)
    assert {Step.PAY, Step.REFILL} & met
