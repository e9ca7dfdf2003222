"""The reasons for an action: the named terms of the one-move bot, compared with those of other actions, as codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from menagerie.bots.one_move.bot import OneMoveBot
from menagerie.bots.protocol import Seen
from menagerie.core import Action, Line

MOST_REASONS = 2
LITTLE = 0.15  # of the strongest reason: a weaker one is not worth mentioning


def reasons_for(seen: Seen[object], action: Action) -> tuple[Line, ...]:
    """The strongest reasons for an action, compared with the average of the other actions.

    Some of the best actions look pointless to a bot that sees one move ahead. About these it only says that they pay off later.
    """
    weighed = {str(each.action): each for each in OneMoveBot(0).weigh(seen)}
    own, others = weighed.get(str(action)), [each.reasons for said, each in weighed.items() if said != str(action)]
    if not others:
        return ()
    names = {name for each in weighed.values() for name in each.reasons}
    better = {name: own.reasons.get(name, 0.0) - _average(name, others) for name in names} if own else {}
    if sum(better.values()) <= 0:
        return (Line("reason-ahead"),)
    strongest = sorted((name for name in better if better[name] > 0), key=lambda name: (-better[name], name))
    return tuple(Line(f"reason-{name}") for name in strongest[:MOST_REASONS] if better[name] > LITTLE * better[strongest[0]])


def _average(name: str, others: Iterable[Mapping[str, float]]) -> float:
    amounts = [each.get(name, 0.0) for each in others]
    return sum(amounts) / len(amounts)
