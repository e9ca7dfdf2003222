"""The list of games, printed: their forms and options, and how each is typed on a command line."""

from __future__ import annotations

from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import Plain
from menagerie.games import GAMES
from menagerie.words import Words
from menagerie.words.language import OF_NOTATION, spoken


def print_games() -> int:
    """Print all games. Returns the exit status."""
    for name, game in GAMES.items():
        words, options = Words(name), dict[str, Option]()
        print(f"{name}: {words.phrase('game-title')}")
        for form in game.forms():
            said = ", ".join(f"{key}={_written(value)}" for key, value in form.options.items())
            people = words.phrase("games-players", {"players": form.players})
            title = words.phrase(f"form-{form.name}")
            told_form = words.phrase("games-form", {"people": people, "form": title, "options": said or None})
            print(f"  {people if form.name == 'usual' else told_form}")
            for option in game.options(form.players, **form.options):
                if option.name not in form.options and (option.most or 0) >= (options.get(option.name, option).most or 0):
                    options[option.name] = option
        print("  " + words.phrase("games-options"))
        for option in options.values():
            values: dict[str, Plain] = {
                "option": option.name.replace("_", "-"),
                "about": words.phrase(f"option-{option.name}"),
                "legal": _legal(words, option),
                "usual": _written(option.default),
                "rule": option.rule,
            }
            print("    " + words.phrase("games-option", values))
    return 0


def _legal(words: Words, option: Option) -> str:
    """The legal values of an option as they are typed, with what they mean."""
    if option.length is not None:
        return words.phrase("option-numbers", option.numbers)
    return ", ".join(_labelled(words, value) for value in option.legal().split(", "))


def _labelled(words: Words, value: str) -> str:
    """A value of an option as it is typed, and what it means if that is not English."""
    code = f"value-{value}"
    return f"{value} ({words.phrase(code)})" if spoken() != OF_NOTATION and words.has(code) else value


def _written(value: OptionValue) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else "none" if value is None else str(value)
