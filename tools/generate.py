"""Write the client's types and constants, docs/protocol.md, flow.md, settings.md and a table of security.md: `make generated`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from menagerie.core.plain import enum_name
from menagerie.server.front.settings import SETTINGS
from menagerie.server.table.rights import RIGHTS, Right
from menagerie.server.table.roles import MEANINGS, ROLES
from menagerie.wildcards.rules.flow import FLOW
from tools.constants import constants
from tools.protocol_page import protocol
from tools.registered import registered
from tools.typescript import typescript

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "wire" / "messages.ts"
CONSTANTS = TYPES.with_name("constants.ts")
REGISTERED = ROOT / "web" / "src" / "wire" / "registered.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"
FLOW_PAGE = ROOT / "docs" / "flow.md"
SETTINGS_PAGE = ROOT / "docs" / "settings.md"
SECURITY_PAGE = ROOT / "docs" / "security.md"


FLOW_OPENING = """# The flow of a round of Wild Cards

Generated from `src/menagerie/wildcards/rules/flow.py` by `make generated`; do not edit.

The phases of a round follow each other; a phase in which nobody has a choice is skipped. Within a phase, an arrow leads
from one question to the next. Any question may also be the last of its phase.
REMOVALS and LEFTOVERS occur only in the duel.
"""


def flow() -> str:
    """The page that shows how a round goes."""
    return "\n".join(_flow_lines()) + "\n"


def _flow_lines() -> Iterator[str]:
    yield FLOW_OPENING
    yield "```mermaid\nstateDiagram-v2"
    for phase, steps in FLOW.items():
        yield f"  state {phase.name} {{"
        yield from (f"    {phase.name}_{step.name}: {enum_name(step)}" for step in steps)
        yield from (f"    {phase.name}_{step.name} --> {phase.name}_{then.name}" for step in steps for then in steps[step])
        yield "  }"
    names = [phase.name for phase in FLOW]
    yield from (f"  {before} --> {after}" for before, after in zip(["[*]", *names], [*names, "[*]"], strict=True))
    yield f"  {names[-1]} --> {names[0]}: the next round\n```"


SETTINGS_OPENING = """# The settings of a server

Generated from `server/front/settings.py` and `words/en/commands.ftl` by `make generated`; do not edit.

Each setting is an argument of `menagerie serve` and an environment variable. If both are given, the argument takes precedence.
In the environment, separate repeated values with commas. An invalid value is rejected with a message, and the server does not
start.
"""


def settings() -> str:
    """The page about the settings."""
    rows = [
        (
            f"`{f'{each.argument} {each.kind.shown}'.strip()}`",
            f"`{each.variable}`",
            f"`{each.usual}`" if each.usual else "",
            each.meaning,
        )
        for each in SETTINGS
    ]
    table = ["| argument | variable | default | what it does |", "|---|---|---|---|"]
    table += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join([SETTINGS_OPENING, *table]) + "\n"


RIGHTS_BEGIN = "<!-- generated from src/menagerie/server/table/rights.py by `make generated`: do not edit from here -->"
RIGHTS_END = "<!-- to here -->"


def security(page: str) -> str:
    """The page about security, with a fresh table of rights."""
    before, _, rest = page.partition(RIGHTS_BEGIN)
    after = rest.partition(RIGHTS_END)[2]
    return "\n".join([before + RIGHTS_BEGIN, "", *_rights_lines(), "", RIGHTS_END + after])


def _rights_lines() -> Iterator[str]:
    yield from (f"- **{role}**: {meaning}" for role, meaning in MEANINGS.items())
    yield f"\n| to | by | {' | '.join(ROLES)} | only |"
    yield "|---" * (len(ROLES) + 3) + "|"
    for right in RIGHTS:
        cells = ("yes" if role in right.roles else "no" for role in ROLES)
        yield f"| {right.deed} | `{_way(right)}` | {' | '.join(cells)} | {right.only} |"


def _way(right: Right) -> str:
    return right.way if isinstance(right.way, str) else str(right.way.__struct_config__.tag)


if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8")
    CONSTANTS.write_text(constants(), encoding="utf-8")
    REGISTERED.write_text(registered(), encoding="utf-8")
    PROTOCOL.write_text(protocol(), encoding="utf-8")
    FLOW_PAGE.write_text(flow(), encoding="utf-8")
    SETTINGS_PAGE.write_text(settings(), encoding="utf-8")
    SECURITY_PAGE.write_text(security(SECURITY_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
