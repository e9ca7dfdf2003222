"""The command `menagerie`: parse, then call one function."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from menagerie import __version__
from menagerie.bots import BOTS
from menagerie.bots.levels import make_ready
from menagerie.command_line import HelpOnLevels, add_set_up, positive, stopped_at_once, typed_options
from menagerie.core import AnyGame, BadOption, BadRecord, MenagerieError, Record
from menagerie.core.option import Option, OptionValue
from menagerie.core.plain import Plain
from menagerie.games import GAMES
from menagerie.lab.arguments import add_commands as add_lab_commands
from menagerie.server.front.settings import FOR_EVERYBODY, Settings, add_arguments, read_settings, said_settings
from menagerie.server.operator.arguments import add_commands as add_server_commands
from menagerie.server.operator.arguments import add_deploy
from menagerie.words.language import language_of, language_parser, speak, spoken

DISTRIBUTION = "menagerie-games"
SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")


class MissingExtra(Exception):
    """The core alone cannot do this; the error names the extra that can."""


@contextmanager
def _needs(extra: str) -> Iterator[None]:
    """Explain a failed import by the extra that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("menagerie"):
            raise  # no extra brings that: it is a mistake of ours
        raise MissingExtra(extra) from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0 if it went well; an interrupted one prints one line at most."""
    if sys.stdin is None:  # closed by the caller: nobody will answer
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # for as long as the command runs
    try:
        return _run(arguments)
    except MissingExtra as missing:
        print(f'This needs more than the core. Install it with: pip install "{DISTRIBUTION}[{missing}]"', file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the next prompt starts on a line of its own
        return 130
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):  # nobody reads what is left to say
            os.dup2(nowhere, stream)
        return 141  # what a shell says of any tool whose reader left: 128 and the number of SIGPIPE


def _run(arguments: Sequence[str] | None) -> int:
    try:
        said, rest = language_parser().parse_known_args(arguments)
        speak(said.language or language_of(os.environ))
        parsed = _parser().parse_args(rest)
        return int(parsed.run(parsed))
    except MenagerieError as error:
        return _complain(error)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()  # that nobody reads is noticed here, and not when Python ends


@_needs("terminal")
def _complain(error: MenagerieError) -> int:
    from menagerie.words import clean, words_for

    def said(problem: MenagerieError) -> str:
        cause = problem.__cause__
        inner = {"problem": said(cause).rstrip(".")} if isinstance(cause, MenagerieError) else {}
        return words_for(problem.code).phrase(problem.code, {**problem.values, **inner})

    print(clean(said(error)), file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="menagerie", description="Card games for people and for machines.", parents=[language_parser()]
    )
    parser.add_argument("--version", action="version", version=f"menagerie {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help="open the table in the browser, or play in the terminal",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    play.add_argument("-h", "--help", action=HelpOnLevels, help="show this help message and exit")
    play.add_argument("game", nargs="?", choices=list(GAMES), help="in the terminal")
    play.add_argument("--terminal", action="store_true", help="stay in the terminal")
    play.add_argument("--join", metavar="LINK", help="in the terminal: sit down at a table of a server")
    play.add_argument("--name", default="", help="with --join: what you are called there")
    play.add_argument("--level", choices=list(BOTS), default=next(iter(BOTS)), help="in the terminal: the level of the bots")
    add_set_up(play)
    play.add_argument("--resume", metavar="FILE", help="in the terminal: go on with a saved game")
    _add_settings(play, FOR_EVERYBODY)
    play.set_defaults(run=_play)

    serve = commands.add_parser("serve", help="run the server of the table, for as long as you like")
    _add_settings(serve)
    serve.set_defaults(run=_serve)

    doctor = commands.add_parser("doctor", help="check everything that a server needs, and say what to do; changes nothing")
    _add_settings(doctor)
    doctor.set_defaults(run=_doctor)

    games = commands.add_parser("games", help="what can be played, with all options")
    games.set_defaults(run=_games)

    rule = commands.add_parser("rule", help="a sentence of a rulebook, its functions and its tests")
    rule.add_argument("number", help="such as C4.3, a chapter such as C4, or a ruling such as C-17")
    rule.set_defaults(run=_rule)

    words = commands.add_parser("words", help="whether the words of a language are whole")
    words.add_argument("deed", choices=["check"])
    words.add_argument("of", metavar="LANGUAGE", help="such as nl")
    words.set_defaults(run=_words)

    verify = commands.add_parser("verify", help="play a record again and say whether it holds")
    verify.add_argument("file", metavar="FILE")
    verify.set_defaults(run=_verify)

    art = commands.add_parser("art", help="write any card as SVG or PNG, or sheets of cards to print")
    art.add_argument(
        "words", nargs="*", metavar="CARD", help="a card, such as: owl, owl 2, forest 3, lion leader, cubirds back; or a game"
    )
    several = art.add_mutually_exclusive_group()
    several.add_argument("--list", action="store_true", help="say which cards there are")
    several.add_argument("--all", action="store_true", help="every card, of both games or of one, each as a file")
    several.add_argument("--sheet", action="store_true", help="every different card, nine to a page of A4, with cut marks")
    art.add_argument("--copies", action="store_true", help="with --sheet: each card as often as the box has it")
    art.add_argument("--png", action="store_true", help="PNG instead of SVG, at 300 dots an inch")
    art.add_argument("--height", type=positive, metavar="PIXELS", help="PNG of this height")
    art.add_argument("--out", type=Path, metavar="PATH", help="the file, or the folder for several (default: here)")
    art.set_defaults(run=_art)

    completion = commands.add_parser("completion", help="print what lets your shell complete these commands")
    completion.add_argument("shell", choices=SHELLS)
    completion.set_defaults(run=_completion)

    add_lab_commands(commands, _study)
    add_server_commands(commands, Path(Settings.database), _operate)
    add_deploy(commands, add_arguments, _deploy)
    return parser


def _add_settings(parser: argparse.ArgumentParser, names: tuple[str, ...] | None = None) -> None:
    add_arguments(parser, names)
    parser.add_argument("--quick-bots", dest="pause_factor", action="store_const", const=0.0, default=1.0, help=argparse.SUPPRESS)


@_needs("play")
def _serve(parsed: argparse.Namespace, *, open_browser: bool = False) -> int:
    from menagerie.server.front.server_process import serve

    settings = replace(read_settings(vars(parsed), os.environ), pause_factor=parsed.pause_factor)
    with stopped_at_once():
        return serve(settings, open_browser=open_browser)


@_needs("play")
def _doctor(parsed: argparse.Namespace) -> int:
    from menagerie.server.operator.doctor import run

    return run(lambda: read_settings(vars(parsed), os.environ))


@_needs("play")
def _operate(parsed: argparse.Namespace) -> int:
    from menagerie.server.operator.commands import run

    return run(parsed)


@_needs("terminal")
def _deploy(parsed: argparse.Namespace) -> int:
    from menagerie.server.operator.deployment import deploy

    read_settings(vars(parsed), os.environ)  # refuses what no server could run with
    return deploy(parsed, said_settings(vars(parsed), os.environ))


@_needs("lab")
def _study(parsed: argparse.Namespace) -> int:
    from menagerie.lab.commands import run

    return run(parsed)


def _play(parsed: argparse.Namespace) -> int:
    if not (parsed.terminal or parsed.join or parsed.resume):
        if parsed.game or parsed.seed or parsed.option:
            raise BadOption("only-in-the-terminal")
        return _serve(parsed, open_browser=True)
    return _play_in_terminal(parsed)


@_needs("terminal")
def _play_in_terminal(parsed: argparse.Namespace) -> int:
    from menagerie.terminal import Conversation, JoinedTable, LocalTable, understood

    if parsed.join:
        table = JoinedTable(parsed.join, name=parsed.name)
        with understood():
            Conversation(table).hold()
        return 0
    if parsed.resume:
        game = _replayed(_read_record(parsed.resume))
    else:
        kind = GAMES[parsed.game or next(iter(GAMES))]
        game = kind.new(parsed.players, seed=parsed.seed, **typed_options(kind, parsed.players, parsed.option))
    make_ready(parsed.level)
    Conversation(LocalTable(game, BOTS[parsed.level].make(None))).hold()
    return 0


@_needs("terminal")
def _games(parsed: argparse.Namespace) -> int:
    from menagerie.words import Words

    for name, game in GAMES.items():
        words, options = Words(name), dict[str, Option]()
        print(f"{name}: {words.phrase('game-title')}")
        for form in game.forms():
            people = f"{form.players} player{'' if form.players == 1 else 's'}"
            print(f"  {people}" + "".join(f", {key} {_written(value)}" for key, value in form.options.items()))
            for option in game.options(form.players, **form.options):
                if option.name not in form.options and (option.most or 0) >= (options.get(option.name, option).most or 0):
                    options[option.name] = option
        print("  Options, each with --option NAME=VALUE, where the form has them:")
        for option in options.values():
            told, usual = words.phrase(f"option-{option.name}"), _written(option.default)
            print(f"    {option.name.replace('_', '-')}: {told}. {option.legal()}; usual: {usual} ({option.rule})")
    return 0


def _written(value: OptionValue) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else "none" if value is None else str(value)


def _rule(parsed: argparse.Namespace) -> int:
    from menagerie.words import rulebook

    found = rulebook.find(parsed.number, spoken())
    for sentence in found:
        print(f"{sentence.number}  {sentence.text}")
        for ruling in sentence.rulings:
            print(f"  Ruling: {ruling}")
        for name, places in (("functions", sentence.functions), ("tests", sentence.tests)):
            print(f"  {name}:" + ("" if places else " none needed"))
            for place in places:
                print(f"    {place}")
    if not found:
        print(f"There is no sentence or ruling “{parsed.number}”. The chapters are in docs/rulebooks.", file=sys.stderr)
    return 0 if found else 2


@_needs("terminal")
def _words(parsed: argparse.Namespace) -> int:
    from menagerie.words import Words
    from menagerie.words.check import check, languages

    if parsed.of not in languages():
        raise BadOption("no-such-language", language=parsed.of, legal=", ".join(languages()))
    problems, words = check(parsed.of), Words()
    for problem in problems:
        print(words.say(problem))
    if not problems:
        print(words.phrase("words-whole", {"language": parsed.of}))
    return 1 if problems else 0


@_needs("art")
def _art(parsed: argparse.Namespace) -> int:
    from menagerie.art import Order, Wanted, deliver

    if parsed.copies and not parsed.sheet:
        raise BadOption("only-on-sheets")
    asked = {Wanted.LIST: parsed.list, Wanted.ALL: parsed.all, Wanted.DECK: parsed.copies, Wanted.SHEET: parsed.sheet}
    wanted = next((each for each, said in asked.items() if said), Wanted.CARD)
    for line in deliver(Order(tuple(parsed.words), wanted, out=parsed.out, png=parsed.png, height=parsed.height)):
        print(line)
    return 0


def _read_record(name: str) -> Record:
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise BadRecord("no-such-file", file=name) from None
    record = Record.from_json(text)
    if record.game not in GAMES:
        raise BadRecord("record-of-unknown-game", game=record.game)
    return record


def _replayed(record: Record) -> AnyGame:
    return GAMES[record.game].replay(record)


@_needs("terminal")
def _verify(parsed: argparse.Namespace) -> int:
    from menagerie.words import Words

    read = _read_record(parsed.file)
    record = _replayed(read).record()
    state = "over" if record.result else "ended" if read.ended else "open"
    values: dict[str, Plain] = {"game": record.game, "players": record.players, "actions": len(record.actions), "state": state}
    print(Words().phrase("record-holds", values))
    return 0


@_needs("terminal")
def _completion(parsed: argparse.Namespace) -> int:
    from shtab import FILE, complete

    parser = _parser()
    for argument in _arguments_of(parser):
        if argument.metavar in ("FILE", "PATH", "TO"):
            argument.complete = FILE  # type: ignore[attr-defined]  # where shtab looks for it
    print(complete(parser, parsed.shell))
    return 0


def _arguments_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments of a command and of all commands in it."""
    for argument in parser._actions:
        yield argument
        if isinstance(argument, argparse._SubParsersAction):
            for command in argument.choices.values():
                yield from _arguments_of(command)
