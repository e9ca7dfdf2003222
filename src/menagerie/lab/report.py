"""The report of a simulation, as JSON values and as a text table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from menagerie.core.plain import to_plain
from menagerie.lab.figures import Figures
from menagerie.lab.simulate import Simulation
from menagerie.lab.tally import Tally
from menagerie.words import Words


def plain_report(simulation: Simulation, tally: Tally, cores: int) -> Figures:
    """The whole report as JSON values: what was played, the results and, apart because it varies, the speed."""
    return {
        "game": simulation.game.name,
        "rules_version": simulation.game.rules_version,
        "players": simulation.players,
        "options": to_plain(simulation.options),
        "bot": simulation.bot,
        "seed": simulation.seed.digits,
        "outcome": tally.plain(_seat_names(simulation)),
        "run": {
            "cores": cores,
            "seconds": round(tally.seconds, 3),
            "games a second": _rate(tally.games, tally.seconds),
            "decisions a second": _rate(tally.decisions, tally.seconds),
        },
    }


def _rate(count: int, seconds: float) -> float:
    a_second = count / seconds
    return round(a_second) if a_second > 100 else round(a_second, 1)


def _seat_names(simulation: Simulation) -> list[str]:
    """The names of seats: numbers, and names for virtual players."""
    numbers = [str(seat + 1) for seat in range(simulation.players)]
    return numbers + [Words(simulation.game.name).phrase("virtual-player")] * (simulation.seats - simulation.players)


def text_report(simulation: Simulation, tally: Tally, cores: int) -> str:
    """The same as a table of plain text."""
    return "\n".join(_lines(plain_report(simulation, tally, cores)))


def _lines(report: Any) -> Iterator[str]:
    outcome, run = report["outcome"], report["run"]
    chosen = ", ".join(f"{name} {value}" for name, value in report["options"].items())
    yield f"{report['game']}, {report['players']} player{'' if report['players'] == 1 else 's'}, {chosen}"
    yield f"played by {report['bot']} at all seats" if report["bot"] else "played at random"
    yield f"seed {report['seed']}"
    yield ""
    yield f"{'games':<20}{outcome['games']:>14,}"
    yield f"{'decisions':<20}{outcome['decisions']:>14,}"
    cores = f"{run['cores']} core{'' if run['cores'] == 1 else 's'}"
    yield f"{'games a second':<20}{run['games a second']:>14,}   on {cores}, {run['seconds']:.3f} s"
    yield f"{'decisions a second':<20}{run['decisions a second']:>14,}"
    yield ""
    turns = outcome["turns"]
    yield "turns: " + ", ".join(f"{name} {value:{'.2f' if name == 'mean' else ''}}" for name, value in turns.items())
    yield ""
    yield f"{'ended by':<20}{'games':>14}{'share':>10}"
    for name, count in outcome["endings"].items():
        yield f"{name:<20}{count:>14,}{count / outcome['games']:>10.2%}"
    yield ""
    yield f"{'seat':<12}{'wins':>12}{'share':>10}{'95 % interval':>20}{'score':>10}{'spread':>10}"
    for seat in outcome["seats"]:
        interval = f"{seat['from']:.2%} to {seat['to']:.2%}"
        counts = f"{seat['wins']:>12,}{seat['share']:>10.2%}{interval:>20}"
        yield f"{seat['seat']:<12}{counts}{seat['score']:>10.2f}{seat['spread']:>10.2f}"
    yield f"A shared win counts for each who shares it; there were {outcome['shared wins']:,} of them."
