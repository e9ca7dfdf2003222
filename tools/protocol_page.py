"""docs/protocol.md: everything that a client has to know. Types, bounds and numbers come from the code, and the examples were
played."""

from __future__ import annotations

import inspect
import json
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import fields as struct_fields

from menagerie.bots import BOTS
from menagerie.games import GAMES
from menagerie.server.front.doorkeeper import STATUS
from menagerie.server.front.guest_cookie import COOKIE
from menagerie.server.front.server_process import PING_SECONDS, SOCKET_BYTES
from menagerie.server.front.settings import SETTINGS
from menagerie.server.limits import HOUSEHOLD, LONGEST_MESSAGE, WHOLE_GAME, WIDE_NETWORK, Limits, Waits
from menagerie.server.play.gamelog import LISTED
from menagerie.server.wire import messages
from menagerie.server.wire.close_codes import CloseCode
from menagerie.server.wire.messages import MOST_ACTIONS, PROTOCOL
from menagerie.terminal.server import LARGEST_MESSAGE
from menagerie.words import Words
from tools.examples import Examples, Message, Request, Scene, played
from tools.typescript import Writer

TEMPLATE = Path(__file__).with_name("protocol.md")
WIDTH = 110  # letters of a line of an example
SHOWN = 2  # entries of a long list
WHOLE = ("view", "change")  # never shortened
SHORT = ("type", "protocol", "version", "id", "status", "seq", "seat", "text", "rule")  # of a message in a scene


def protocol() -> str:
    """The page about the socket."""
    examples = played()
    values = {**numbers(), **_played_values(examples), "messages": "\n".join(_messages(examples)), "views": _views()}
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(values)


def numbers() -> dict[str, object]:
    """The numbers and names in the page, each taken from the code that uses it."""
    usual = {each.name: each.usual for each in SETTINGS}
    told = {"client": "older", "spoken": str(PROTOCOL - 1), "protocol": str(PROTOCOL)}
    statuses = {code: status for code, status in STATUS.items() if "socket" in code or code in ("unknown-host", "too-fast")}
    limits, waits = Limits(), Waits()
    return {
        "protocol": PROTOCOL,
        "games": ", ".join(f"`{name}`" for name in GAMES),
        "levels": ", ".join(f"`{name}`" for name in BOTS),
        "cookie": COOKIE,
        "reason": Words().phrase("other-protocol", told),
        "most_actions": MOST_ACTIONS,
        "longest_message": LONGEST_MESSAGE,
        "socket_bytes": SOCKET_BYTES,
        "whole_game": WHOLE_GAME // 1024,
        "largest_message": LARGEST_MESSAGE // 1024**2,
        "most_waiting": limits.unsent_bytes // 1024,
        "patience": limits.refusals,
        "most_watchers": limits.watchers,
        "most_devices": limits.devices,
        "take_backs_a_game": limits.take_backs_a_game,
        "listed": LISTED,
        "most_holders": limits.holders,
        "ping_seconds": PING_SECONDS,
        "stand_in_wait": f"{waits.stand_in:g}",
        "bots_play_on": f"{waits.bots_play_on / 60:g}",
        "request_lasts": f"{waits.wish / 60:g}",
        "closing": f"{waits.last_message:g}",
        "closings": "\n".join(f"| {each.value} | {each.meaning} | {each.advice} |" for each in CloseCode),
        "statuses": "\n".join(f"| {status} | “{Words().phrase(code)}” |" for code, status in statuses.items()),
        **{each.name.lower(): each.value for each in CloseCode},
        **{name: usual[name] for name in ("sockets", "sockets_per_address", "sockets_per_guest")},
        **_rate("messages", limits.messages),
        **_rate("deeds", limits.deeds),
        **_rate("looks", limits.looks),
        **_rate("hints", limits.hints),
        **_rate("take_backs", limits.take_backs),
        **_rate("changes", limits.changes),
        **_rate("tables", limits.openings),
        **_rate("requests", limits.requests),
        **_rate("reads", limits.reads),
        **_rate("arrivals", limits.arrivals),
        **_rate("names", limits.names),
        **_rate("summaries", limits.summaries),
        **_rate("replays", limits.replays),
        **_rate("uploads", limits.uploads),
        "wider": limits.wider,
        "household": HOUSEHOLD,
        "wide_network": WIDE_NETWORK,
    }


def _rate(name: str, rate: tuple[float, float]) -> dict[str, str]:
    return {f"{name}_at_once": f"{rate[0]:g}", f"{name}_a_second": f"{rate[1]:g}"}


def _played_values(examples: Examples) -> dict[str, str]:
    """The parts of the page that come from the games played for it."""
    requests = {request.path.rpartition("/")[2]: request for request in reversed(examples.requests)}
    first = examples.moved["moments"][0]
    after = changed(examples.before, first["change"])
    return {
        **{f"request_{name}": _request(requests[name]) for name in ("server", "tables", "seats")},
        "body_with_bots": block({**(requests["tables"].body or {}), "players": 2, "bots": next(iter(BOTS))}),
        "scenes": "\n".join(map(_scene, examples.scenes)),
        "choice_action": json.dumps(examples.choice[1]),
        "changed": inspect.getsource(changed).rstrip().replace(": Any, difference: Message) -> Any", ", difference)"),
        "moment_text": first["line"]["text"],
        "change": block(first["change"]),
        "touched": "\n".join(_touched("", first["change"], examples.before, after)),
    }


def _messages(examples: Examples) -> Iterator[str]:
    """Every message, and then the types that they refer to, in the order in which they are first needed."""
    shown: dict[str, type[Struct]] = {}
    told = {**examples.told, "moved": examples.moved}
    for title, union, found in (
        ("Messages of a client", messages.ToServer, examples.said),
        ("Messages of the server", messages.ToClient, told),
    ):
        yield f"## {title}\n"
        for message in typing.get_args(union):
            yield from _struct(message, f"### `{tag_of(message)}`\n", shown)
            yield _example(found[tag_of(message)])
    yield "## Parts of messages\n"
    parts, done = {"Outcome": examples.outcome, "Offer": examples.choice[0]}, set[str]()
    while set(shown) - done:
        name = next(name for name in shown if name not in done)
        done.add(name)
        yield from _struct(shown[name], f"### {name}\n", shown)
        if name in parts:
            yield _example(parts[name])


def tag_of(message: type[Struct]) -> str:
    """The `type` of a message."""
    return str(message.__struct_config__.tag)


def _views() -> str:
    """The types of the views, as the client has them."""
    writer = Writer()
    writer.views()
    types = [text for name, text in writer.written.items() if name not in ("Difference", "Values") and "Of<" not in text]
    return "```ts\n" + "\n\n".join(types) + "\n```"


# a table of fields


def _struct(kind: type[Struct], heading: str, shown: dict[str, type[Struct]]) -> Iterator[str]:
    writer = Writer()
    yield heading
    yield " ".join((kind.__doc__ or "").split()) + "\n"
    hints = typing.get_type_hints(kind, include_extras=True)
    meanings = dict(re.findall(r"(?m)^    (\w+): [^#\n]*# (.+)$", inspect.getsource(kind)))
    rows = []
    for field in struct_fields(kind):
        may_be_left_out = issubclass(kind, messages.Said) and not field.required
        optional = f"may be left out: {json.dumps(field.default)}" if may_be_left_out else ""
        about = "; ".join(filter(None, (meanings.get(field.name, ""), bounds(hints[field.name]), optional)))
        rows.append((f"`{field.name}`", writer.type_of(hints[field.name]), about))
    if rows:
        lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
        yield "\n".join(["| field | type | what it is |", "|---|---|---|", *lines]) + "\n"
    for hint in hints.values():
        for inside in _structs(hint):
            shown.setdefault(inside.__name__, inside)


def _structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inside in typing.get_args(hint):
        yield from _structs(inside)


def bounds(hint: Any) -> str:
    """The minimum and maximum of a field, and its pattern, from its type."""
    kind, *about = typing.get_args(hint) if typing.get_origin(hint) is Annotated else (hint,)
    if "Values" in about:  # offers never come near them
        return ""
    inside = {bounds(each) for each in typing.get_args(kind)} - {""}
    own = [_bounds_of(meta, typing.get_origin(kind) or kind) for meta in about if isinstance(meta, Meta)]
    each = ", each " if own else ""
    return ", ".join(own) + (each + ", ".join(sorted(inside)) if inside else "")


def _bounds_of(meta: Meta, kind: Any) -> str:
    if kind is int:
        return f"{meta.ge} to {meta.le}"
    what = "characters" if kind is str else "entries"
    length = f"{meta.min_length} to {meta.max_length} {what}" if meta.min_length else f"at most {meta.max_length} {what}"
    return length + (f" of `{meta.pattern}`" if meta.pattern else "")


# examples


def _example(message: Message) -> str:
    cut: list[str] = []
    text = block(shortened(message, "", cut))
    return text + (f"\nShortened: {', '.join(cut)}.\n" if cut else "")


def shortened(value: Any, place: str, cut: list[str]) -> Any:
    """The value with the first entries of its long lists; notes where something was left out."""
    name = place.rpartition(".")[2]
    if name in WHOLE:
        return value
    if isinstance(value, dict):
        kept = dict(list(value.items())[:SHOWN]) if name == "facts" else value
        _note_cut(value, kept, place, cut)
        return {key: shortened(each, f"{place}.{key}".lstrip("."), cut) for key, each in kept.items()}
    if isinstance(value, list):
        kept_ones = value[:SHOWN] if any(isinstance(each, dict) for each in value) else value
        _note_cut(value, kept_ones, place, cut)
        return [shortened(each, place, cut) for each in kept_ones]
    return value


def _note_cut(value: Any, kept: Any, place: str, cut: list[str]) -> None:
    note = f"{len(kept)} of {len(value)} `{place}`"
    if len(kept) < len(value) and note not in cut:
        cut.append(note)


def block(value: Any) -> str:
    """A JSON value in the page."""
    return f"```json\n{laid_out(value)}\n```\n"


def laid_out(value: Any, depth: int = 0, before: int = 0) -> str:
    """JSON on as few lines as fit; `before` is the text already on the first line."""
    short = json.dumps(value, ensure_ascii=False)
    if len(short) + 2 * depth + before <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return short
    pad, end = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        return "[\n" + ",\n".join(pad + laid_out(each, depth + 1) for each in value) + f"\n{end}]"
    named = ((json.dumps(key) + ": ", each) for key, each in value.items())
    return "{\n" + ",\n".join(pad + key + laid_out(each, depth + 1, len(key) + 1) for key, each in named) + f"\n{end}}}"


def _request(request: Request) -> str:
    body = f"{json.dumps(request.body)}\n" if request.body else ""
    return f"```\n{request.method} {request.path}\n{body}→ {json.dumps(request.answer)}\n```\n"


def _scene(scene: Scene) -> str:
    """The messages of a scene, one line for each."""
    lines = [f"→ {json.dumps(said, ensure_ascii=False)}" for said in scene.said]
    lines += [f"← {_in_short(told)}" for told in scene.told]
    return f"{scene.title}:\n\n```\n" + "\n".join(lines) + "\n```\n"


def _in_short(told: Message) -> str:
    """A message with its short values; three dots for the rest."""
    short = {key: value for key, value in told.items() if key in SHORT}
    return json.dumps(short, ensure_ascii=False).removesuffix("}") + (", …}" if set(told) - set(short) else "}")


# how a view changes


def changed(value: Any, difference: Message) -> Any:
    """A view, or a part of it, after a change."""
    if "to" in difference:
        return difference["to"]
    new = list(value) if isinstance(value, list) else dict(value)
    for name, inside in difference["of"].items():
        place = int(name) if isinstance(new, list) else name
        new[place] = changed(new[place], inside)
    return new


def _touched(place: str, difference: Message, before: Any, after: Any) -> Iterator[str]:
    """One row for each place that a change affects: the values before and after."""
    if "to" in difference:
        yield f"| `{place}` | `{json.dumps(before)}` | `{json.dumps(after)}` |"
        return
    for name, inside in difference["of"].items():
        key: int | str = int(name) if isinstance(before, list) else name
        where = f"{place}[{name}]" if isinstance(before, list) else f"{place}.{name}".lstrip(".")
        yield from _touched(where, inside, before[key], after[key])
