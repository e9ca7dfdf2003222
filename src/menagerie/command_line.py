"""Shared parts of commands: their parser, arguments that set up a game, checks of files to be written, and Ctrl+C."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from menagerie.bots import BOTS
from menagerie.core import AnyGame, BadRecord
from menagerie.core.option import OptionValue
from menagerie.core.plain import whole_number
from menagerie.words import LANGUAGES
from menagerie.words.command_texts import placeholder, told

ERRORS = {  # what argparse says, and the code of the same text in `commands.ftl`
    r"argument (?P<argument>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)": "error-choice",
    r"argument (?P<argument>.+?): expected one argument": "error-value-missing",
    r"argument (?P<argument>.+?): invalid int value: (?P<value>.+)": "error-number",
    r"argument (?P<argument>.+?): not allowed with argument (?P<other>.+)": "error-together",
    r"the following arguments are required: (?P<argument>.+)": "error-required",
    r"unrecognized arguments: (?P<argument>.+)": "error-unknown",
}


def _spoken_error(message: str) -> str:
    for pattern, code in ERRORS.items():
        if found := re.fullmatch(pattern, message):
            return told(code, **found.groupdict())
    return message


class _SpokenUsage(argparse.HelpFormatter):
    """Puts the heading of the usage into the current language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{told('help-usage')} " if prefix is None else prefix)


class _LinesKept(_SpokenUsage, argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of the text before and after the arguments."""


class CommandParser(argparse.ArgumentParser):
    """A parser whose help and most frequent errors are in the current language.

    An unknown option is refused before anything else, because argparse would take its value for an argument, and complain about
    that one. `elsewhere` names options of `serve`, each with the variable that sets the same here.
    """

    def __init__(self, *, add_help: bool = True, **about: Any) -> None:
        super().__init__(add_help=False, **{"formatter_class": _SpokenUsage} | about)
        self.elsewhere: Mapping[str, str] = {}
        self._positionals.title, self._optionals.title = told("help-arguments"), told("help-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=told("help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse arguments, none of which may be an unknown option."""
        typed = list(sys.argv[1:] if args is None else args)
        if not any(isinstance(each, argparse._SubParsersAction) for each in self._actions):
            self.check_options(typed[: typed.index("--")] if "--" in typed else typed)
        return super().parse_known_args(typed, namespace)

    def check_options(self, typed: Sequence[str]) -> None:
        """End with an error if there is an unknown option."""
        known = list(self._option_string_actions)
        for name in (each.partition("=")[0] for each in typed if each.startswith("--")):
            if any(each.startswith(name) for each in known):
                continue
            if name in self.elsewhere:
                self.error(told("option-elsewhere", option=name, variable=self.elsewhere[name]))
            like = difflib.get_close_matches(name, known, 1, LIKE)
            self.error(told("option-like" if like else "option-unknown", option=name, like=", ".join(like)))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in the current language. What argparse seldom says stays English."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {told('help-error')} {_spoken_error(message)}\n")

    def arguments(self) -> Iterator[argparse.Action]:
        """The arguments of this command and of all commands in it."""
        for argument in self._actions:
            yield argument
            if isinstance(argument, argparse._SubParsersAction):
                for command in argument.choices.values():
                    yield from command.arguments()

    def translate_placeholders(self) -> None:
        """Translate the placeholders of all arguments into the current language, too."""
        for argument in self.arguments():
            if isinstance(argument.metavar, str):
                argument.metavar = placeholder(argument.metavar)


Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"


class _LanguageParser(CommandParser):
    """Reads one option, and leaves the others to another parser."""

    def check_options(self, typed: Sequence[str]) -> None:
        """Other parsers know the others."""


def language_parser() -> CommandParser:
    """A parser for `--language`, which may stand before or after the command."""
    parser = _LanguageParser(prog="menagerie", add_help=False, allow_abbrev=False)
    add_language(parser)
    return parser


def add_language(parser: CommandParser) -> None:
    """Add the argument for the language."""
    parser.add_argument("--language", choices=LANGUAGES, help=told("language"))


LIKE = 0.75  # how alike two options must be, from 0 to 1, for one to count as a misspelling
FOR_EVERYBODY = ("host", "port", "database", "create", "public_url")  # settings that are useful for playing at home, too


class HelpOnLevels(argparse.Action):
    """A `--help` that also describes the levels. Their words are read only now, because the core alone has none."""

    def __init__(self, **about: Any) -> None:
        super().__init__(nargs=0, help=told("help-help"), **about)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        with suppress(ModuleNotFoundError):
            from menagerie.words import Words

            parser.epilog = "\n".join(
                [told("help-levels"), *(f"  {each:<12}{Words().phrase(f'level-about-{each}')}" for each in BOTS)]
            )
        parser.formatter_class = _LinesKept
        parser.print_help()
        parser.exit()


def program() -> str:
    """How this program is called on a command line, so that commands in messages can be typed as they stand."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m menagerie"
    found = shutil.which("menagerie")
    is_found = found is not None and os.path.realpath(found) == os.path.realpath(called)
    return "menagerie" if is_found or Path(called).stem != "menagerie" else shlex.quote(called)


CALLED = re.compile("(?<=[“„])menagerie (?=[a-z])")  # a command that a sentence names


def as_typed(sentence: str) -> str:
    """A sentence whose commands can be typed as they stand."""
    return CALLED.sub(lambda _: f"{program()} ", sentence)


def typed_after(command: str, **instead: str | None) -> str:
    """The arguments that were typed after a command, for another command in a message. Some options may have another value
    there, or be left out."""
    typed = iter(sys.argv[sys.argv.index(command) + 1 :] if command in sys.argv else [])
    kept = list[str]()
    for each in typed:
        name, equals, _ = each.partition("=")
        if not any(_is_short_for(name, option) for option in instead):
            kept.append(each)
        elif not equals:
            next(typed, None)  # its value
    added = (each for option, value in instead.items() if value is not None for each in (f"--{option}", value))
    return "".join(f" {shlex.quote(each)}" for each in (*kept, *added))


def _is_short_for(name: str, option: str) -> bool:
    """Whether a name stands for an option, which may be cut off where it is clear without the rest."""
    return len(name) > len("--") and f"--{option}".startswith(name)


def is_typed(option: str) -> bool:
    """Whether an option was typed in any command."""
    return any(_is_short_for(each.partition("=")[0], option) for each in sys.argv)


def is_for_everybody(command: str) -> bool:
    """Whether all options that were typed after a command are possible at home, too, for `menagerie play`."""
    typed = sys.argv[sys.argv.index(command) + 1 :] if command in sys.argv else []
    names = [each.partition("=")[0] for each in typed if each.startswith("--")]
    return all(any(_is_short_for(name, option.replace("_", "-")) for option in FOR_EVERYBODY) for name in names)


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """Add arguments for the number of players, the seed and the options."""
    count = parser.add_mutually_exclusive_group()
    # as a text, so that a 3 that was typed is not taken for the 3 that was not
    count.add_argument("--players", type=int, default="3", metavar="NUMBER", help=told("set-up-players"))
    count.add_argument("--solo", dest="players", action="store_const", const=1, help=told("set-up-solo"))
    parser.add_argument("--seed", metavar="SEED", help=told("set-up-seed"))
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the argument for options of a game, which may be repeated."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=told("set-up-option"))


def positive(text: str) -> int:
    """A typed whole number, 1 or more."""
    number = whole_number(text)
    if not number:
        raise argparse.ArgumentTypeError(told("must-be-positive"))
    return number


def typed_options(game: type[AnyGame], players: int, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options as typed; numbers are numbers, and seats count from 1."""
    typed = {name.replace("-", "_"): value for name, _, value in (each.partition("=") for each in given)}
    switches = {"yes": True, "no": False}
    known = {option.name: option for option in game.options(players, **{**typed, **_switched(typed)})}
    options: dict[str, OptionValue] = {}
    for name, value in typed.items():
        number, option = whole_number(value), known.get(name)
        if option is not None and option.default is None and value == "none":
            options[name] = None
        elif option is None or number is None or value in option.words:
            options[name] = switches.get(value, value)
        else:
            options[name] = number - 1 if option.is_seat else number
    return options


def _switched(typed: dict[str, str]) -> dict[str, bool]:
    return {name: value == "yes" for name, value in typed.items() if value in ("yes", "no")}


def check_writable(name: str) -> None:
    """Check that a file can be written, before the work and not after it."""
    try:
        Path(name).open("a", encoding="utf-8").close()
    except (OSError, ValueError):
        raise BadRecord("cannot-save", file=name) from None


TESTED = {"terminal": "", "play": "", "postgres": " --database postgresql:///"}  # extras whose versions are in the wheel
CHECKOUT = Path(__file__).resolve().parents[2]  # if this is one


def install_command(extra: str) -> str:
    """A command line that installs what an extra needs, beside this program: the tested versions where they are listed."""
    beside = Path(sys.executable).parent / "pip"
    pip = shlex.quote(str(beside)) if beside.exists() else f"{shlex.quote(sys.executable)} -m pip"
    pip = pip if os.access(beside.parent, os.W_OK) else f"sudo {pip}"
    listed = CHECKOUT / "requirements" / f"{extra}.txt"
    if listed.is_file():
        return f"{pip} install --require-hashes -r {shlex.quote(str(listed))}"
    if extra in TESTED and os.name == "posix":
        return f"{program()} deploy requirements{TESTED[extra]} --out - | {pip} install --require-hashes -r /dev/stdin"
    return f'{pip} install "menagerie-games[{extra}]"'


@contextmanager
def stopped_at_once(farewell: Callable[[], str] = str) -> Iterator[None]:
    """Let Ctrl+C end the process without raising anything, with a last line if there is one: Numba would swallow an exception or
    crash while compiling, and uvicorn would complain while starting. A running server still shuts down in its own way first."""

    def stop(*_: object) -> None:
        os.write(2, b"\n")
        if said := farewell():
            print(said, flush=True)
        os._exit(130)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with aligned columns. The last column may be as wide as it likes."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]) - 1)]
    return ["  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]).rstrip() for row in rows]
