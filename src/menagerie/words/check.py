"""Checks the words of a language against the English ones: what is missing, unused or wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast, visitor

from menagerie.core import Line
from menagerie.core.plain import Plain

MODEL = "en"
CASES = ("nominative", "accusative", "dative", "genitive")
ASKED_FOR = {
    "case": CASES,
    "article": ("none", "indefinite", "definite"),
    "number": ("one", "many", "title"),
    "list": ("and", "or", "unit"),
}  # the legal arguments of our functions
FUNCTIONS = ("CARD", "CARDS", "GENDER", "NUMBER")


@dataclass
class FluentMessage:
    """A message of a file: the variables and messages it uses, and its calls of our functions."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    asked: list[tuple[str, str, str]] = field(default_factory=list)  # function, name, value


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.sentence = FluentMessage()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as the library calls it
        self.sentence.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as the library calls it
        self.sentence.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # as the library calls it
        name = node.id.name
        self.sentence.asked.append((name, "", ""))
        for each in node.arguments.named:
            self.sentence.asked.append((name, each.name.name, str(each.value.value)))
        self.generic_visit(node)


def languages() -> list[str]:
    """The languages that have a folder of words."""
    found = files("menagerie.words").iterdir()
    return sorted(folder.name for folder in found if folder.is_dir() and folder.joinpath("forms.json").is_file())


def check(language: str) -> list[Line]:
    """Everything that is wrong, as codes with values; nothing if the language is complete."""
    model, found = _folder(MODEL), _folder(language)
    names = sorted(each.name for each in model.iterdir() if each.name.endswith(".ftl"))
    extra = sorted(each.name for each in found.iterdir() if each.name.endswith(".ftl") and each.name not in names)
    problems = [Line("words-file-unknown", {"file": name}) for name in extra]
    for name in names:
        if found.joinpath(name).is_file():
            problems += _check_file(name, _read(model.joinpath(name)), *_parsed(found.joinpath(name)))
        else:
            problems.append(Line("words-file-missing", {"file": name}))
    return [*problems, *_check_forms(_forms(model), _forms(found))]


def _check_file(file: str, model: dict[str, FluentMessage], found: dict[str, FluentMessage], junk: list[str]) -> Iterator[Line]:
    where: dict[str, Plain] = {"file": file}
    yield from (Line("words-unreadable", where | {"text": text}) for text in junk)
    yield from (Line("words-missing", where | {"message": name}) for name in model if name not in found)
    for name, sentence in found.items():
        told: dict[str, Plain] = where | {"message": name}
        if name not in model:
            yield Line("words-unknown", told)
            continue
        for variable in sorted(_all_variables(found, name) - _all_variables(model, name)):
            yield Line("words-variable", told | {"variable": variable})
        for function, asked, value in sentence.asked:
            if function not in FUNCTIONS or (asked in ASKED_FOR and value not in ASKED_FOR[asked]):
                yield Line("words-function", told | {"text": f"{function} {asked} {value}".strip()})


def _all_variables(sentences: dict[str, FluentMessage], name: str) -> set[str]:
    """The variables that a message uses, itself or through others of its file."""
    if name not in sentences:
        return set()
    sentence = sentences[name]
    return sentence.variables.union(*(_all_variables(sentences, other) for other in sentence.messages))


def _check_forms(model: set[str], found: set[str]) -> Iterator[Line]:
    yield from (Line("words-form-missing", {"message": noun}) for noun in sorted(model - found))
    yield from (Line("words-form-unknown", {"message": noun}) for noun in sorted(found - model))


def _folder(language: str) -> Traversable:
    return files("menagerie.words").joinpath(language)


def _forms(folder: Traversable) -> set[str]:
    return set(json.loads(folder.joinpath("forms.json").read_text(encoding="utf-8"))["nouns"])


def _read(file: Traversable) -> dict[str, FluentMessage]:
    return _parsed(file)[0]


def _parsed(file: Traversable) -> tuple[dict[str, FluentMessage], list[str]]:
    sentences, junk = dict[str, FluentMessage](), list[str]()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            sentences[entry.id.name] = reader.sentence
        elif isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().splitlines()[0])
    return sentences, junk
