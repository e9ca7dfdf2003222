"""A simulation as a table that people read, and as a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from menagerie.core.plain import Plain, to_plain
from menagerie.lab.simulate import Simulation
from menagerie.lab.tally import Tally


def plain_report(simulation: Simulation, tally: Tally, cores: int) -> dict[str, Plain]:
    """All of it as JSON values: what was played, what came of it, and (apart, since it varies) how fast."""
    return {
        "game": simulation.game.name,
        "rules_version": simulation.game.rules_version,
        "players": simulation.players,
        "options": to_plain(simulation.options),
        "seed": simulation.seed.digits,
        "outcome": tally.plain(),
        "run": {
            "cores": cores,
            "seconds": f"{tally.seconds:.3f}",
            "games a second": round(tally.games / tally.seconds),
            "decisions a second": round(tally.decisions / tally.seconds),
        },
    }


def text_report(simulation: Simulation, tally: Tally, cores: int) -> str:
    """The same as a table of plain text."""
    return "\n".join(_lines(plain_report(simulation, tally, cores)))


def _lines(report: dict[str, Any]) -> Iterator[str]:
    outcome, run = report["outcome"], report["run"]
    chosen = ", ".join(f"{name} {value}" for name, value in report["options"].items())
    yield f"{report['game']}, {report['players']} players, {chosen}"
    yield f"seed {report['seed']}"
    yield ""
    yield f"{'games':<20}{outcome['games']:>14,}"
    yield f"{'decisions':<20}{outcome['decisions']:>14,}"
    yield f"{'games a second':<20}{run['games a second']:>14,}   on {run['cores']} cores, {run['seconds']} s"
    yield f"{'decisions a second':<20}{run['decisions a second']:>14,}"
    yield ""
    turns = outcome["turns"]
    yield "turns: " + ", ".join(f"{name} {value}" for name, value in turns.items())
    yield ""
    yield f"{'ended by':<20}{'games':>14}{'share':>10}"
    for name, count in outcome["endings"].items():
        yield f"{name:<20}{count:>14,}{count / outcome['games']:>10.2%}"
    yield ""
    yield f"{'seat':<6}{'wins':>12}{'share':>10}{'95 % interval':>20}{'score':>10}{'spread':>10}"
    for number, seat in enumerate(outcome["seats"], start=1):
        interval = f"{float(seat['from']):.2%} to {float(seat['to']):.2%}"
        yield f"{number:<6}{seat['wins']:>12,}{float(seat['share']):>10.2%}{interval:>20}{seat['score']:>10}{seat['spread']:>10}"
    yield f"A shared win counts for each who shares it; there were {outcome['shared wins']:,} of them."
