"""The client's constants, web/src/wire/constants.ts: values that client and server have to agree on, taken from the server's
code."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from menagerie.server.front.http_refusals import STATUS
from menagerie.server.names import LONGEST
from menagerie.server.table.avatars import AVATARS
from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.messages import MOST_ACTIONS


def constants() -> str:
    """The whole file."""
    return "\n\n".join(_parts()) + "\n"


def _parts() -> Iterator[str]:
    yield "// Generated from the server's code by tools/constants.py; do not edit."
    yield _number("LONGEST_NAME", LONGEST, "The most letters of a name. An emoji of a whole family is one.")
    yield _number("MOST_ACTIONS", MOST_ACTIONS, "The most actions of which one message may ask what they would do.")
    yield f"/** The animals that people choose from. */\nexport const FACES = {json.dumps(AVATARS)} as const;"
    yield _record("CLOSE", {each.name: each.value for each in CloseCode}, "Why the server closes a socket: docs/protocol.md.")
    yield _record("STATUS", STATUS, "The HTTP status of each refusal that does not just say 400.")


def _number(name: str, value: int, meaning: str) -> str:
    return f"/** {meaning} */\nexport const {name} = {value};"


def _record(name: str, values: Mapping[str, int], meaning: str) -> str:
    entries = (f"  {_key(key)}: {value}," for key, value in values.items())
    return "\n".join([f"/** {meaning} */", f"export const {name} = {{", *entries, "} as const;"])


def _key(key: str) -> str:
    return key if key.isidentifier() else f'"{key}"'
