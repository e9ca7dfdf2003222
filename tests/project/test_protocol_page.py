"""docs/protocol.md is true: its examples are valid messages, its numbers come from the code, and it leaves nothing out."""

import ast
import json
import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from menagerie.core.plain import from_plain
from menagerie.games import GAMES
from menagerie.server.limits import Limits, Rate
from menagerie.server.wire import messages
from menagerie.server.wire.close_codes import CloseCode
from tools import protocol_page
from tools.examples import played

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"(?ms)^### (\S+)\n(.*?)(?=^##|\Z)", PAGE))
SAID, TOLD = (typing.get_args(union) for union in (messages.ToServer, messages.ToClient))


def examples_in(text: str) -> list[Any]:
    return [json.loads(example) for example in re.findall(r"(?s)```json\n(.*?)```", text)]


def section_of(kind: type[Struct]) -> str:
    return SECTIONS[f"`{protocol_page.tag_of(kind)}`"]


@pytest.mark.parametrize("kind", [*SAID, *TOLD], ids=lambda kind: kind.__name__)
def test_every_message_has_an_example_that_is_one(kind: type[Struct]) -> None:
    (example,) = examples_in(section_of(kind))
    decoded = msgspec.json.decode(json.dumps(example), type=messages.ToServer if kind in SAID else messages.ToClient)
    assert type(decoded) is kind
    whole = json.loads(msgspec.json.encode(decoded))
    left_out = {name: whole[name] for name in set(whole) - set(example)}
    assert whole == {**example, **left_out}, "no field that the type does not know"
    assert kind in SAID or not left_out
    if "view" in example:
        from_plain(GAMES["cubirds"].view_kind, example["view"])


def test_every_field_of_every_message_is_told_with_its_bounds() -> None:
    for kind in (*SAID, *TOLD):
        rows = dict(re.findall(r"(?m)^\| `(\w+)` \| (.*) \|$", section_of(kind)))
        assert list(rows) == list(kind.__struct_fields__), kind
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            if kind in SAID:
                assert protocol_page.bounds(hint) in rows[name], (kind, name)
    assert r"1 to 40 characters of `^[\w-]+$`" in section_of(messages.Act)
    assert "1 to 40 entries, each at most 400 characters" in section_of(messages.AskConsequences)


def test_no_number_of_the_code_is_typed_into_the_page() -> None:
    template = protocol_page.TEMPLATE.read_text(encoding="utf-8")
    own = set(re.findall(r"\d+", template))
    assert own <= {"0", "1", "4", "5", "6", "403", "429"}, "small ones, IPv6, and those of HTTP"


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("LONGEST_MESSAGE", 4321, "at most 4321 characters"),
        ("messages", Rate(987, 65), "| messages on one socket | 987 | 65 |"),
        ("looks", Rate(987, 65), "at one table | 987 | 65 |"),
        ("refusals", 4321, "After 4321 messages"),
        ("PROTOCOL", 4321, "socket?protocol=4321"),
    ],
)
def test_a_number_that_changes_in_the_code_changes_in_the_page(
    name: str, value: Any, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told not in PAGE
    if name.isupper():
        monkeypatch.setattr(protocol_page, name, value)
    else:
        monkeypatch.setitem(Limits.__init__.__kwdefaults__ or {}, name, value)
    assert told in protocol_page.protocol()


def test_every_code_with_which_the_server_closes_a_socket_is_told() -> None:
    told = [int(code) for code in re.findall(r"(?m)^\| (\d{4}) \|", PAGE)]
    assert told == list(CloseCode)
    closed_with = [
        argument
        for source in (ROOT / "src" / "menagerie" / "server").rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("socket.close", ".drop"))
        for argument in node.args
    ]
    assert not [each for each in closed_with if isinstance(each, ast.Constant) and isinstance(each.value, int)], "no bare number"
    names = [ast.unparse(each).removeprefix("CloseCode.") for each in closed_with if ast.unparse(each).startswith("CloseCode.")]
    assert len(names) > 6
    assert set(names) == set(CloseCode.__members__)


def test_the_moments_of_the_example_lead_to_its_view() -> None:
    (moved,) = examples_in(section_of(messages.Moved))
    view = played().before
    assert view != moved["view"]
    for moment in moved["moments"]:
        view = protocol_page.changed(view, moment["change"])
    for part in ("rows", "seats", "pile_size"):
        assert view[part] == moved["view"][part]


def test_what_is_shown_of_a_socket_begins_with_the_greeting() -> None:
    arrivals = [scene.told for scene in played().scenes if not scene.said]
    assert [[told["type"] for told in each] for each in arrivals] == [["greeting", "table"], ["greeting", "table", "position"]]
