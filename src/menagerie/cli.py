"""The command `menagerie`: parse, then call one function."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from textwrap import fill

from menagerie import __version__
from menagerie.bots import BOTS
from menagerie.bots.levels import make_ready
from menagerie.command_line import (
    FOR_EVERYBODY,
    CommandParser,
    Commands,
    HelpOnLevels,
    add_language,
    add_set_up,
    as_typed,
    install_command,
    language_parser,
    positive,
    stopped_at_once,
    typed_options,
)
from menagerie.core import AnyGame, BadOption, BadRecord, MenagerieError, Record
from menagerie.core.plain import Plain
from menagerie.games import GAMES
from menagerie.lab.arguments import add_commands as add_lab_commands
from menagerie.puzzles.arguments import add_puzzle
from menagerie.server.front.settings import SETTINGS, Settings, add_arguments, own_variables, read_settings, said_settings
from menagerie.server.operator.arguments import add_commands as add_server_commands
from menagerie.server.operator.arguments import add_deploy
from menagerie.words.command_texts import placeholder, told
from menagerie.words.language import language_of, speak, spoken

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
            raise  # no extra has that: it is our own mistake
        raise MissingExtra(extra) from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0 if it went well; an interrupted one prints one line at most."""
    if sys.stdin is None:  # closed by the caller: nobody will answer
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # for as long as the command runs
    try:
        return _run(arguments)
    except MissingExtra as missing:
        print(told("needs-more", command=install_command(str(missing))), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the next prompt starts on a new line
        return 130
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):  # nobody reads what is left to say
            os.dup2(nowhere, stream)
        return 141  # what a shell reports when a reader has left: 128 plus the number of SIGPIPE


def _run(arguments: Sequence[str] | None) -> int:
    try:
        speak(language_of(os.environ))
        said, rest = language_parser().parse_known_args(arguments)
        speak(said.language or language_of(os.environ))
        parsed = _parser().parse_args(rest)
        return int(parsed.run(parsed))
    except MenagerieError as error:
        return _complain(error)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()  # so that a missing reader is noticed here, and not when Python exits


@_needs("terminal")
def _complain(error: MenagerieError) -> int:
    from menagerie.words import clean, words_for

    def said(problem: MenagerieError) -> str:
        cause = problem.__cause__
        inner = {"problem": said(cause).rstrip(".")} if isinstance(cause, MenagerieError) else {}
        return words_for(problem.code).phrase(problem.code, {**problem.values, **inner})

    print(clean(as_typed(said(error))), file=sys.stderr)
    return 2


def _parser() -> CommandParser:
    parser = CommandParser(prog="menagerie", description=told("program-about"))
    add_language(parser)
    parser.add_argument("--version", action="version", version=f"menagerie {__version__}", help=told("version"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=told("play"), add_help=False)
    play.add_argument("-h", "--help", action=HelpOnLevels)
    play.add_argument("game", nargs="?", choices=list(GAMES), help=told("play-game"))
    play.add_argument("--terminal", action="store_true", help=told("play-terminal"))
    play.add_argument("--join", metavar="LINK", help=told("play-join"))
    play.add_argument("--name", default="", metavar="NAME", help=told("play-name"))
    play.add_argument("--level", choices=list(BOTS), default=next(iter(BOTS)), help=told("play-level"))
    add_set_up(play)
    play.add_argument("--resume", metavar="FILE", help=told("play-resume"))
    _add_settings(play, FOR_EVERYBODY)
    play.elsewhere = {each.argument: each.variable for each in SETTINGS if each.name not in FOR_EVERYBODY}
    play.set_defaults(run=_play)

    learn = commands.add_parser("learn", help=told("learn"))
    learn.add_argument("game", nargs="?", choices=list(GAMES), default=next(iter(GAMES)), help=told("learn-game-named"))
    learn.add_argument("lesson", nargs="?", metavar="LESSON", default="first", help=told("learn-lesson-named"))
    learn.add_argument("--list", action="store_true", help=told("learn-list"))
    learn.set_defaults(run=_learn)

    serve = commands.add_parser("serve", help=told("serve"))
    _add_settings(serve)
    serve.set_defaults(run=_serve)

    doctor = commands.add_parser("doctor", help=told("doctor"))
    _add_settings(doctor)
    doctor.set_defaults(run=_doctor)

    games = commands.add_parser("games", help=told("games"))
    games.set_defaults(run=_games)

    rule = commands.add_parser("rule", help=told("rule"))
    rule.add_argument("number", metavar="RULE", help=told("rule-number"))
    rule.set_defaults(run=_rule)

    commands.add_parser("about", help=told("about")).set_defaults(run=_about)

    words = commands.add_parser("words", help=told("words"))
    words.add_argument("deed", choices=["check"], help=told("words-deed"))
    words.add_argument("of", metavar="LANGUAGE", help=told("words-of"))
    words.set_defaults(run=_words)

    _add_records(commands)
    add_puzzle(commands, _puzzle)
    _add_art(commands)

    completion = commands.add_parser("completion", help=told("completion"))
    completion.add_argument("shell", choices=SHELLS, help=told("completion-shell"))
    completion.set_defaults(run=_completion)

    add_lab_commands(commands, _study)
    add_server_commands(commands, Path(Settings.database), _operate)
    add_deploy(commands, add_arguments, _deploy)
    parser.translate_placeholders()
    return parser


def _add_records(commands: Commands) -> None:
    verify = commands.add_parser("verify", help=told("verify"))
    verify.add_argument("file", metavar="FILE", help=told("verify-file"))
    verify.set_defaults(run=_verify)

    review = commands.add_parser("review", help=told("review"))
    review.add_argument("file", metavar="FILE", help=told("review-file"))
    review.add_argument("--seat", type=positive, metavar="NUMBER", help=told("review-seat"))
    review.add_argument("--json", action="store_true", help=told("review-json"))
    review.set_defaults(run=_review)


def _add_art(commands: Commands) -> None:
    art = commands.add_parser("art", help=told("art"))
    art.add_argument("words", nargs="*", metavar="CARD", help=told("art-card"))
    several = art.add_mutually_exclusive_group()
    several.add_argument("--list", action="store_true", help=told("art-list"))
    several.add_argument("--all", action="store_true", help=told("art-all"))
    several.add_argument("--sheet", action="store_true", help=told("art-sheet"))
    art.add_argument("--copies", action="store_true", help=told("art-copies"))
    art.add_argument("--png", action="store_true", help=told("art-png"))
    art.add_argument("--height", type=positive, metavar="PIXELS", help=told("art-height"))
    art.add_argument("--out", type=Path, metavar="PATH", help=told("art-out"))
    art.set_defaults(run=_art)


def _add_settings(parser: CommandParser, names: tuple[str, ...] | None = None) -> None:
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
    from menagerie.server.operator.service import installed_service, keeps

    typed, given = said_settings(vars(parsed), {}), said_settings(vars(parsed), os.environ)
    service, other = installed_service(), None
    if service is not None and "database" in given and not keeps(service, given["database"]):
        service, other = None, service  # another database is another server
    if service is None:
        return run(lambda: read_settings(vars(parsed), os.environ), None, other)
    names = [each.argument if each.name in typed else each.variable for each in SETTINGS if each.name in given]
    asked = replace(service, instead=tuple(names))
    return run(lambda: read_settings(vars(parsed), {**asked.settings(), **own_variables(os.environ)}), asked)


@_needs("play")
def _operate(parsed: argparse.Namespace) -> int:
    from menagerie.server.operator.commands import run

    return run(parsed)


@_needs("terminal")
def _deploy(parsed: argparse.Namespace) -> int:
    from menagerie.server.operator.deployment import deploy

    read_settings(vars(parsed), os.environ)  # refuses settings with which no server could run
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
def _learn(parsed: argparse.Namespace) -> int:
    from menagerie.terminal.lesson import learn

    return learn(parsed.game, None if parsed.list else parsed.lesson)


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
    from menagerie.terminal.game_list import print_games

    return print_games()


@_needs("terminal")
def _about(parsed: argparse.Namespace) -> int:
    from menagerie.words.about import about

    print("\n\n".join(fill(text, 100) for _, text in about(__version__)))
    return 0


def _rule(parsed: argparse.Namespace) -> int:
    from menagerie.words import rulebook

    found = rulebook.find(parsed.number, spoken())
    for sentence in found:
        print(f"{sentence.number}  {sentence.text}")
        for ruling in sentence.rulings:
            print(f"  {told('rule-ruling', text=ruling)}")
        for heading, places in ((told("rule-functions"), sentence.functions), (told("rule-tests"), sentence.tests)):
            print(f"  {heading if places else told('rule-none-needed', heading=heading)}")
            for place in places:
                print(f"    {place}")
    if not found:
        print(told("rule-unknown", number=parsed.number), file=sys.stderr)
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
def _review(parsed: argparse.Namespace) -> int:
    from menagerie.terminal.review import print_review

    return print_review(_replayed(_read_record(parsed.file)), seat=parsed.seat, as_json=parsed.json)


@_needs("terminal")
def _puzzle(parsed: argparse.Namespace) -> int:
    from menagerie.terminal.puzzle import chosen_puzzle, solve

    return solve(chosen_puzzle(parsed.game, parsed.id, today=parsed.today))


@_needs("terminal")
def _completion(parsed: argparse.Namespace) -> int:
    from shtab import FILE, complete

    parser, of_files = _parser(), [*map(placeholder, ("FILE", "PATH", "TO"))]
    for argument in parser.arguments():
        if argument.metavar in of_files:
            argument.complete = FILE  # type: ignore[attr-defined]  # where shtab looks for it
    print(complete(parser, parsed.shell))
    return 0


if __name__ == "__main__":
    sys.exit(main())
