"""The operator's commands and their arguments. Nothing here needs a third-party package: the core alone can parse them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from menagerie.command_line import CommandParser, Commands
from menagerie.words.command_texts import told

AddSettings = Callable[[argparse.ArgumentParser, tuple[str, ...] | None], None]

DATABASE = "MENAGERIE_DATABASE"  # in the environment: the default database
PUBLIC_URL = "MENAGERIE_PUBLIC_URL"  # in the environment: the address that guests type


def add_commands(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the commands; `run` then does what the argument `deed` says."""
    parser = commands.add_parser("backup", help=told("backup"))
    parser.add_argument("file", metavar="FILE", help=told("backup-file"))
    parser.add_argument("to", metavar="TO", help=told("backup-to"))
    parser.add_argument("--force", action="store_true", help=told("backup-force"))
    parser.add_argument("--verify", action="store_true", help=told("backup-verify"))
    parser.set_defaults(run=run, deed="backup")

    parser = commands.add_parser("check-backup", help=told("check-backup"))
    parser.add_argument("file", metavar="FILE", help=told("check-backup-file"))
    parser.set_defaults(run=run, deed="check-backup")

    parser = commands.add_parser("restore", help=told("restore"))
    parser.add_argument("file", metavar="FILE", help=told("check-backup-file"))
    parser.add_argument("to", metavar="TO", help=told("restore-to"))
    parser.add_argument("--force", action="store_true", help=told("restore-force"))
    parser.set_defaults(run=run, deed="restore")

    moving = commands.add_parser("db", help=told("db"))
    databases = moving.add_subparsers(metavar="COMMAND", required=True)
    parser = databases.add_parser("copy", help=told("db-copy"))
    parser.add_argument("source", metavar="FROM", help=told("db-copy-from"))
    parser.add_argument("to", metavar="TO", help=told("db-copy-to"))
    parser.set_defaults(run=run, deed="db copy")

    _add_tables(commands, usual, run)
    _add_guests(commands, usual, run)

    parser = commands.add_parser("operator-key", help=told("operator-key"))
    parser.add_argument("--new", action="store_true", help=told("operator-key-new"))
    _add_database(parser, usual)
    parser.set_defaults(run=run, deed="operator-key")


FILES = {  # what a host can have written, and the settings that it asks for: None for all of them
    "systemd": None,
    "caddy": ("public_url", "host", "port"),
    "nginx": ("public_url", "host", "port"),
    "container": None,
    "compose": None,
    "grafana": ("host", "port"),
    "requirements": ("database",),
}


def add_deploy(commands: Commands, add_settings: AddSettings, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the command that writes files for a host; `run` then does what the argument `kind` says."""
    deploy = commands.add_parser("deploy", help=told("deploy"))
    kinds = deploy.add_subparsers(metavar="KIND", required=True)
    abouts = {kind: told(f"deploy-{kind}") for kind in FILES}
    parsers = {kind: kinds.add_parser(kind, help=about, description=about) for kind, about in abouts.items()}
    for kind, parser in parsers.items():
        parser.add_argument("--out", default=".", metavar="FOLDER", help=told("deploy-out"))
        parser.add_argument("--force", action="store_true", help=told("deploy-force"))
        parser.set_defaults(run=run, kind=kind)

    whose = parsers["systemd"].add_mutually_exclusive_group()
    whose.add_argument("--user", action="store_true", help=told("deploy-user"))
    account = "menagerie"
    whose.add_argument("--account", default=account, metavar="NAME", help=told("deploy-account", account=account))
    parsers["systemd"].add_argument("--program", metavar="FILE", help=told("deploy-program"))
    for kind in ("caddy", "nginx"):
        parsers[kind].add_argument("--certificate", metavar="FILE", help=told("deploy-certificate"))
        parsers[kind].add_argument("--certificate-key", metavar="FILE", help=told("deploy-certificate-key"))
    for kind in ("container", "compose"):
        base = "docker.io/library/python:3.11-slim"
        parsers[kind].add_argument("--base", default=base, metavar="IMAGE", help=told("deploy-base", image=base))
    caddy = "docker.io/library/caddy:2"
    parsers["compose"].add_argument("--caddy", default=caddy, metavar="IMAGE", help=told("deploy-caddy-image", image=caddy))
    for kind, settings in FILES.items():
        add_settings(parsers[kind], settings)
        _tell_host(kind, parsers[kind])


def _tell_host(kind: str, parser: CommandParser) -> None:
    """Say which address is the default here: a proxy finds the server on its own machine."""
    usual = told("deploy-host-default") if kind in ("systemd", "container") else "127.0.0.1"
    for argument in parser.arguments():
        if argument.dest == "host":
            argument.help = told("with-default", about=told("serve-host"), value=usual)


def _add_tables(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    tables = commands.add_parser("tables", help=told("tables"))
    tables.add_argument("--state", choices=("playing", "lobby", "over"), help=told("tables-state"))
    _add_database(tables, usual)
    tables.set_defaults(run=run, deed="tables")
    deeds = tables.add_subparsers(metavar="COMMAND")

    for name, about in (("end", told("tables-end")), ("delete", told("tables-delete"))):
        parser = deeds.add_parser(name, help=about)
        parser.add_argument("table", metavar="ID", help=told("tables-id"))
        _add_sure(parser)
        _add_database(parser)
        parser.set_defaults(deed=f"tables {name}")

    parser = deeds.add_parser("export", help=told("tables-export"))
    parser.add_argument("table", metavar="ID", help=told("tables-id"))
    parser.add_argument("file", metavar="FILE", help=told("tables-export-file"))
    parser.add_argument("--force", action="store_true", help=told("deploy-force"))
    parser.add_argument("--show-hidden-cards", action="store_true", help=told("tables-export-show-hidden-cards"))
    _add_database(parser)
    parser.set_defaults(deed="tables export")


def _add_guests(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    guests = commands.add_parser("guests", help=told("guests"))
    _add_database(guests, usual)
    guests.set_defaults(run=run, deed="guests")
    parser = guests.add_subparsers(metavar="COMMAND").add_parser("forget", help=told("guests-forget"))
    parser.add_argument("who", metavar="NAME|ID", help=told("guests-who"))
    _add_sure(parser)
    _add_database(parser)
    parser.set_defaults(deed="guests forget")


def _add_sure(parser: CommandParser) -> None:
    parser.add_argument("--yes", action="store_true", help=told("operate-yes"))


def _add_database(parser: CommandParser, usual: Path | None = None) -> None:
    """Add `--database` to a command or a subcommand. Only the command has a default, because a subcommand's would override it."""
    about = told("operate-database")
    if usual is not None:
        parser.set_defaults(usual=str(usual))
        about = told("operate-database-default", variable=DATABASE, usual=str(usual))
    parser.add_argument("--database", default=argparse.SUPPRESS if usual is None else None, metavar="FILE", help=about)
