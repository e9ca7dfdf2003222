"""The report of an arena, as JSON values and as a text table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.lab.arena import Arena, Bout
from menagerie.lab.figures import Figures
from menagerie.lab.ratings import ANCHOR, RatedGame, Ratings, rate
from menagerie.lab.results import Clock, Played
from menagerie.lab.shares import share_of


def games_of(bout: Bout) -> Iterator[tuple[Played, tuple[str, ...]]]:
    """Every game with everyone who can win it, seat by seat: the bots as they sat, and RobinBird by name."""
    virtual = bout.lineup.players[len(bout.lineup.bots) :]
    for played in bout.games:
        yield played, (played.bots + virtual)[: len(played.ranks)]


def plain_arena(arena: Arena) -> Figures:
    """The whole report as JSON values; shares are parts of 1, times are milliseconds."""
    bouts = [bout for bout in arena.bouts if bout.played]
    first = bouts[0].lineup
    ratings = rate(RatedGame(played.seed, players, played.ranks) for bout in bouts for played, players in games_of(bout))
    return {
        "game": first.game,
        "rules_version": GAMES[first.game].rules_version,
        "seed": arena.seed.digits,
        "options": {str(len(bout.lineup.bots)): to_plain(dict(bout.lineup.options)) for bout in bouts},
        "games": arena.played,
        "anchor": ratings.anchor,
        "ratings": _ratings(ratings),
        "shares": [_together(bouts, players) for players in sorted({len(bout.lineup.bots) for bout in bouts})],
        "tables": [_table(bout) for bout in bouts],
        "thinking": _thinking(bouts),
    }


def _ratings(ratings: Ratings) -> list[Figures]:
    return [
        {
            "player": each.player,
            "rating": round(each.rating, 1),
            "from": round(each.low, 1),
            "to": round(each.high, 1),
            "games": each.games,
        }
        for each in ratings.ratings
    ]


def _together(bouts: Iterable[Bout], players: int) -> Figures:
    """The shares at all tables with this number of players."""
    those = [bout for bout in bouts if len(bout.lineup.bots) == players]
    return {"players": players, "even": round(those[0].even, 4), "shares": _shares(those)}


def _table(bout: Bout) -> Figures:
    decided = bout.decided
    return {
        "table": str(bout.lineup),
        "bots": bout.lineup.bots,
        "games": bout.played,
        "deals": len({played.seed for played in bout.games}),
        "even": round(bout.even, 4),
        "shares": _shares([bout]),
        "sure": {"verdict": decided.verdict.value, "deals": decided.deals} if decided else None,
    }


def _shares(bouts: Iterable[Bout]) -> list[Figures]:
    """How much one seat of each player wins; the games of one deal count together."""
    deals: dict[str, dict[str, tuple[float, int]]] = defaultdict(lambda: defaultdict(lambda: (0.0, 0)))
    for bout in bouts:
        for played, players in games_of(bout):
            for seat, player in enumerate(players):
                wins, seats = deals[player][played.seed]
                deals[player][played.seed] = (wins + played.win_of(seat), seats + 1)
    found = {player: share_of(of_player.values()) for player, of_player in deals.items()}
    return [
        {"player": player, "share": round(each.share, 4), "from": round(each.low, 4), "to": round(each.high, 4)}
        for player, each in found.items()
    ]


def _thinking(bouts: Iterable[Bout]) -> list[Figures]:
    clocks: dict[str, Clock] = defaultdict(Clock)
    for bout in bouts:
        for played in bout.games:
            for bot, thinking in played.thinking.items():
                clocks[bot].add(thinking)
    return [
        {"bot": bot, "decisions": clock.decisions, "mean": _milliseconds(clock.mean), "99 %": _milliseconds(clock.within(0.99))}
        for bot, clock in clocks.items()
        if clock.decisions
    ]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 3)


def text_arena(report: Any) -> str:
    """The same as a table of plain text."""
    return "\n".join([*_heading(report), "", *_rating_lines(report), "", *_table_lines(report)])


def _heading(report: Any) -> Iterator[str]:
    for players, options in report["options"].items():
        chosen = ", ".join(f"{name} {value}" for name, value in options.items())
        yield f"{report['game']}, {players} player{'' if players == '1' else 's'}, {chosen}"
    yield f"{report['games']:,} games, rules version {report['rules_version']}, deals of seed {report['seed'].lstrip('0') or 0}"


def _rating_lines(report: Any) -> Iterator[str]:
    thinking = {each["bot"]: each for each in report["thinking"]}
    wide = max(12, *(len(each["player"]) + 2 for each in report["ratings"]))
    yield f"{'player':<{wide}}{'rating':>8}{'95 % interval':>18}{'games':>12}{'a decision takes':>20}{'99 % within':>14}"
    for each in report["ratings"]:
        times = thinking.get(each["player"])
        told = f"{_time(times['mean']):>20}{_time(times['99 %']):>14}" if times else ""
        interval = "" if each["player"] == report["anchor"] else f"{each['from']:.0f} to {each['to']:.0f}"
        yield f"{each['player']:<{wide}}{each['rating']:>8.0f}{interval:>18}{each['games']:>12,}{told}"
    why = "" if report["anchor"] == ANCHOR else ", the weakest"
    yield f"Ratings count from {report['anchor']}{why}: 400 more is ten times the chance to win."


def _table_lines(report: Any) -> Iterator[str]:
    wide = max(8, *(len(each["table"]) + 2 for each in report["tables"]))
    name = max(12, *(len(each["player"]) + 2 for each in report["ratings"]))
    yield f"{'table':<{wide}}{'games':>10}   {'player':<{name}}{'share':>8}{'95 % interval':>20}{'even':>9}"
    for table in report["tables"]:
        start = f"{table['table']:<{wide}}{table['games']:>10,}"
        for each in table["shares"]:
            interval = f"{each['from']:.2%} to {each['to']:.2%}"
            shares = f"{each['share']:>8.2%}{interval:>20}{table['even']:>9.2%}"
            yield f"{start:<{wide + 10}}   {each['player']:<{name}}{shares}"
            start = ""
        if table["sure"]:
            sure = VERDICTS[table["sure"]["verdict"]]
            yield f"{'':<{wide + 13}}{table['bots'][0]} wins {sure}: sure after {table['sure']['deals']:,} deals"
    yield "A share is that of one seat, with all seats rotated; a shared win counts by parts."


VERDICTS = {"more": "more than an even share", "less": "less than an even share", "even": "an even share, nearly"}


def _time(milliseconds: float) -> str:
    if milliseconds < 1:
        return f"{milliseconds * 1000:.0f} µs"
    return f"{milliseconds:.1f} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.1f} s"
