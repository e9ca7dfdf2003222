"""The course of a turn: chapter C3. Every decision of a person comes through `play`, as a number."""

from menagerie.core.journal import note
from menagerie.core.rule import rule
from menagerie.cubirds.cards import ROWS, SPECIES
from menagerie.cubirds.events import Happened
from menagerie.cubirds.rules.end import end_game, is_over
from menagerie.cubirds.rules.flock import complete_flock, decline_flock, may_complete_flock, may_pass
from menagerie.cubirds.rules.lay import decline_draw, draw_two, lay_birds, may_draw, may_lay_birds
from menagerie.cubirds.rules.redeal import has_empty_hand, redeal
from menagerie.cubirds.rules.robin import is_robins_turn, robin_plays
from menagerie.cubirds.table import Ending, Step, Table

PLACES = 2 * ROWS
DRAW_TWO = SPECIES * PLACES  # below it: laying, numbered species * 8 + row * 2 + side
KEEP = DRAW_TWO + 1
PASS = KEEP + 1
FLOCK = PASS + 1  # and a species
ACTIONS = FLOCK + SPECIES


@rule
def is_legal(table: Table, action: int) -> bool:
    """C3.4 Whether the seat to act may do this now."""
    if is_over(table) or action < 0 or action >= ACTIONS:
        return False
    if action < DRAW_TWO:
        return may_lay_birds(table, action // PLACES)
    if action < PASS:
        return may_draw(table)
    if action == PASS:
        return may_pass(table)
    return may_complete_flock(table, action - FLOCK)


@rule
def is_offered(table: Table, species: int) -> bool:
    """Whether this species can be laid, or shown as a flock, in the step at hand."""
    return may_lay_birds(table, species) or may_complete_flock(table, species)


@rule
def count_actions(table: Table) -> int:
    """How many actions are legal; none when the game is over."""
    if is_over(table):
        return 0
    if may_draw(table):
        return 2
    offered = 0
    for species in range(SPECIES):
        if is_offered(table, species):
            offered += 1
    return offered + 1 if may_pass(table) else offered * PLACES


@rule
def action_at(table: Table, index: int) -> int:
    """The legal action at an index below `count_actions`, in the order of their numbers."""
    if may_draw(table):
        return DRAW_TWO + index
    flocks = may_pass(table)
    if flocks and index == 0:
        return PASS
    left = index - 1 if flocks else index // PLACES
    species = -1
    while left >= 0:
        species += 1
        if is_offered(table, species):
            left -= 1
    return FLOCK + species if flocks else species * PLACES + index % PLACES


@rule
def play(table: Table, action: int) -> None:
    """C3.3 Do one legal action: first birds are laid, then perhaps two cards drawn, then perhaps a flock completed."""
    if action < DRAW_TWO:
        lay_birds(table, action // PLACES, action % PLACES // 2, action % 2)
    elif action == DRAW_TWO:
        draw_two(table)
    elif action == KEEP:
        decline_draw(table)
    elif action == PASS:
        decline_flock(table)
    else:
        complete_flock(table, table.to_act, action - FLOCK)
    if is_over(table):
        return
    if action >= PASS or (table.step == Step.FLOCK and has_empty_hand(table)):
        end_turn(table)


@rule
def end_turn(table: Table) -> None:
    """C3.2 The turn passes on clockwise; RobinBird plays hers at once."""
    pass_turn(table)
    while is_robins_turn(table):
        robin_plays(table)
        if not is_over(table):
            pass_turn(table)


@rule
def pass_turn(table: Table) -> None:
    """C6.5, C10.9 A seat with an empty hand is dealt a new one and plays again; else the next seat (C3.2), to a limit (C9.2)."""
    table.turns += 1
    if table.turns == table.turn_limit:
        note(table, Happened.TURN_LIMIT_REACHED)
        end_game(table, Ending.TURN_LIMIT)
    elif has_empty_hand(table):
        redeal(table)
    else:
        table.to_act = (table.to_act + 1) % table.seats
    if not is_over(table):
        table.step = Step.LAY
        note(table, Happened.TURN_BEGAN, table.to_act, table.turns + 1)
