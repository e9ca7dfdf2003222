"""The flow of a round: its phases, one after the other, and what is asked in each. docs/flow.md is drawn from it."""

from menagerie.core.rule import rule
from menagerie.wildcards.table import Phase, Step, Table

# in each phase what may be asked, and after that what else, before the next phase begins
FLOW: dict[Phase, dict[Step, tuple[Step, ...]]] = {
    Phase.BIDS: {Step.BID: (Step.BID, Step.SECOND), Step.SECOND: (Step.BID,)},
    Phase.SWAPS: {Step.REVEAL: (Step.EXCHANGE,), Step.EXCHANGE: (Step.EXCHANGE,)},
    Phase.REMOVALS: {Step.REMOVE: (Step.REMOVE,)},
    Phase.REFILLS: {Step.REFILL: (Step.REFILL,)},
    Phase.TAKES: {
        Step.TAKE: (Step.TAKE, Step.PAY, Step.TIE_BREAK),
        Step.PAY: (Step.TAKE, Step.PAY, Step.TIE_BREAK),
        Step.TIE_BREAK: (Step.TAKE, Step.TIE_BREAK),
    },
    Phase.LEFTOVERS: {Step.REMOVE: (Step.FREE,), Step.FREE: ()},
    Phase.CLEARING: {Step.TAKE_BACK: ()},
}


@rule
def finish_phase(table: Table) -> None:
    """W3.1 A phase is finished, and the next one begins."""
    table.phase += 1


@rule
def ask(table: Table, seat: int, step: int) -> None:
    """A seat is asked something."""
    table.to_act = seat
    table.step = step
