"""The flow of a round: its phases in order, and the questions in each. docs/flow.md is drawn from it."""

from menagerie.core.rule import rule
from menagerie.wildcards.table import Phase, Step, Table

# for each phase: each question that may be asked, and the questions that may follow it within the phase
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
    """Ask a seat something."""
    table.to_act = seat
    table.step = step
