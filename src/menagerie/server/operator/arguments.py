"""The operator's commands and their arguments. Imports the standard library only: the core alone can parse them."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
    AddSettings = Callable[[argparse.ArgumentParser, tuple[str, ...] | None], None]

DATABASE = "MENAGERIE_DATABASE"  # in the environment: which file is meant unless one is said
AN_ID = "an id lets people in to a table: show it to nobody else"


def add_commands(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the commands; `run` then does what the argument `deed` says."""
    parser = commands.add_parser("backup", help="copy the games into one file, while the server runs")
    parser.add_argument("file", metavar="FILE", help="the games that the server keeps")
    parser.add_argument("to", metavar="TO", help="the copy")
    parser.add_argument("--force", action="store_true", help="replace the copy that is there")
    parser.add_argument("--verify", action="store_true", help="play every game in the copy again")
    parser.set_defaults(run=run, deed="backup")

    parser = commands.add_parser("check-backup", help="play every game in a copy again and say whether it holds")
    parser.add_argument("file", metavar="FILE")
    parser.set_defaults(run=run, deed="check-backup")

    parser = commands.add_parser("restore", help="put a copy back, while no server runs")
    parser.add_argument("file", metavar="FILE", help="the copy")
    parser.add_argument("to", metavar="TO", help="the games that the server keeps; what is there is kept beside it")
    parser.add_argument("--force", action="store_true", help="even if some of its games cannot be played again")
    parser.set_defaults(run=run, deed="restore")

    moving = commands.add_parser("db", help="move a site from one database to another")
    databases = moving.add_subparsers(metavar="DEED", required=True)
    parser = databases.add_parser("copy", help="copy everything, from a file to PostgreSQL or back, and play every game again")
    parser.add_argument("source", metavar="FROM", help="a file, or postgresql://USER@MACHINE/NAME; no server may run on it")
    parser.add_argument("to", metavar="TO", help="likewise; nothing may be there yet but a copy that was interrupted")
    parser.set_defaults(run=run, deed="db copy")

    _add_tables(commands, usual, run)
    _add_guests(commands, usual, run)

    parser = commands.add_parser("operator-key", help="print the key of the operator’s page, /operator")
    parser.add_argument("--new", action="store_true", help="make another; the one before opens nothing any more")
    _add_database(parser, usual)
    parser.set_defaults(run=run, deed="operator-key")


FILES = {  # what a host can have written, and the settings that it asks for: None for all of them
    "systemd": ("the unit of systemd, which starts the server with the machine", None),
    "caddy": ("a configuration of Caddy, which stands in front and speaks https", ("public_url", "host", "port")),
    "nginx": ("the same for nginx", ("public_url", "host", "port")),
    "container": ("a container file, built from the wheel", None),
    "compose": ("a compose file: that container, with Caddy in front", None),
    "grafana": ("a dashboard of Grafana for the figures in /metrics", ("host", "port")),
    "requirements": ("the versions that the server was tested with, for pip", ("database",)),
}


def add_deploy(commands: Commands, add_settings: AddSettings, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the command that writes files for a host; `run` then does what the argument `kind` says."""
    deploy = commands.add_parser("deploy", help="write files for a host: a unit of systemd, a proxy’s configuration, a container")
    kinds = deploy.add_subparsers(metavar="KIND", required=True)
    parsers = {kind: kinds.add_parser(kind, help=told, description=told) for kind, (told, _) in FILES.items()}
    for kind, parser in parsers.items():
        parser.add_argument("--out", default=".", metavar="FOLDER", help="where to write it (default: here); - prints it")
        parser.add_argument("--force", action="store_true", help="replace files that are there")
        parser.set_defaults(run=run, kind=kind)

    whose = parsers["systemd"].add_mutually_exclusive_group()
    whose.add_argument("--user", action="store_true", help="for the manager of your own account, not for the system")
    whose.add_argument("--account", default="menagerie", metavar="NAME", help="who runs the service (default: menagerie)")
    parsers["systemd"].add_argument("--program", metavar="FILE", help="where `menagerie` lies (default: this one)")
    for kind in ("caddy", "nginx"):
        parsers[kind].add_argument("--certificate", metavar="FILE", help="a certificate of your own, with its chain")
        parsers[kind].add_argument("--certificate-key", metavar="FILE", help="and its private key")
    for kind in ("container", "compose"):
        base = "docker.io/library/python:3.11-slim"
        parsers[kind].add_argument(
            "--base", default=base, metavar="IMAGE", help=f"build on it: NAME@sha256:DIGEST (default: {base})"
        )
    caddy = "docker.io/library/caddy:2"
    parsers["compose"].add_argument("--caddy", default=caddy, metavar="IMAGE", help=f"NAME@sha256:DIGEST (default: {caddy})")
    for kind, (_, settings) in FILES.items():
        add_settings(parsers[kind], settings)


def _add_tables(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    tables = commands.add_parser("tables", help=f"list the tables of a server ({AN_ID}); end, delete or export one")
    tables.add_argument("--state", choices=("playing", "lobby", "over"), help="only these")
    _add_database(tables, usual)
    tables.set_defaults(run=run, deed="tables")
    deeds = tables.add_subparsers(metavar="DEED")

    for name, told in (("end", "end a game where it stands"), ("delete", "delete a table with all that is kept of it")):
        parser = deeds.add_parser(name, help=told)
        parser.add_argument("table", metavar="ID")
        _add_sure(parser)
        _add_database(parser)
        parser.set_defaults(deed=f"tables {name}")

    parser = deeds.add_parser("export", help="write the record of a game into a file")
    parser.add_argument("table", metavar="ID")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--show-hidden-cards", action="store_true", help="also of a game in play: its record shows every card")
    _add_database(parser)
    parser.set_defaults(deed="tables export")


def _add_guests(commands: Commands, usual: Path, run: Callable[[argparse.Namespace], int]) -> None:
    guests = commands.add_parser("guests", help="list the guests of a server, or forget one")
    _add_database(guests, usual)
    guests.set_defaults(run=run, deed="guests")
    parser = guests.add_subparsers(metavar="DEED").add_parser("forget", help="erase a guest: the name, and the right to any seat")
    parser.add_argument("who", metavar="NAME-or-ID")
    _add_sure(parser)
    _add_database(parser)
    parser.set_defaults(deed="guests forget")


def _add_sure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do it without asking")


def _add_database(parser: argparse.ArgumentParser, usual: Path | None = None) -> None:
    """Add `--database` to a command or a subcommand. Only the command has a default, because a subcommand's would override it."""
    default = argparse.SUPPRESS if usual is None else os.environ.get(DATABASE) or str(usual)
    told = f"where games are stored (default: {DATABASE} in the environment, or {usual})" if usual else "where games are stored"
    parser.add_argument("--database", default=default, metavar="FILE", help=told)
