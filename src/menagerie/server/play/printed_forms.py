"""The printed forms of a game by name, and its options and bot levels as a lobby shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from menagerie.bots import BOTS
from menagerie.core import AnyGame, Option
from menagerie.core.option import OptionValue
from menagerie.server.refusal import Refusal
from menagerie.server.wire.table_parts import FormInfo, LevelInfo, OptionInfo, WordInfo
from menagerie.words import Words


@dataclass(frozen=True)
class PrintedForm:
    """A printed form of a game: the options that define it, and the numbers of players it is for."""

    name: str
    options: Mapping[str, OptionValue]
    players: tuple[int, ...]


@cache
def forms_of(kind: type[AnyGame]) -> dict[str, PrintedForm]:
    """All forms by name; 2022-leo is the 2022 edition with Leo."""
    found: dict[str, PrintedForm] = {}
    for form in kind.forms():
        players = (*found[form.name].players, form.players) if form.name in found else (form.players,)
        found[form.name] = PrintedForm(form.name, form.options, players)
    return found


def form_of(kind: type[AnyGame], name: str | None, players: int) -> PrintedForm:
    """The form with this name; without a name, the default form for so many players."""
    forms = forms_of(kind)
    if name is None:
        usual = {option.name: option.default for option in kind.options(players)}
        name = next(form.name for form in forms.values() if players in form.players and form.options.items() <= usual.items())
    if name not in forms:
        raise Refusal("unknown-form", form=name)
    return forms[name]


@cache
def virtual_players(kind: type[AnyGame], form: str, players: int) -> int:
    """The number of virtual players in a form."""
    return kind.new(players, seed=0, **form_of(kind, form, players).options).seats - players


def form_infos(kind: type[AnyGame], words: Words) -> list[FormInfo]:
    """The forms as a lobby shows them."""
    return [FormInfo(form.name, words.phrase(f"form-{form.name}"), list(form.players)) for form in forms_of(kind).values()]


def level_infos(words: Words) -> list[LevelInfo]:
    """The levels of bots to choose from, the weakest first."""
    return [LevelInfo(level, words.phrase(f"level-{level}"), words.phrase(f"level-about-{level}")) for level in BOTS]


def free_options(kind: type[AnyGame], form: PrintedForm, players: int) -> tuple[Option, ...]:
    """The options that a form leaves open."""
    options = kind.options(players, **form.options)
    return tuple(option for option in options if option.name not in form.options)


def checked_options(kind: type[AnyGame], form: PrintedForm, players: int, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
    """The options of a form, with the table's choices where they are still possible."""
    free = free_options(kind, form, players)
    kept = {option.name: chosen[option.name] for option in free if option.name in chosen and option.allows(chosen[option.name])}
    return {**form.options, **kept}


def option_infos(options: Sequence[Option], chosen: Mapping[str, Any], words: Words, names: Sequence[str]) -> list[OptionInfo]:
    """The options as a lobby shows them, each with a line that says what it does."""
    return [
        OptionInfo(
            name=option.name,
            label=_sentence(words.phrase(f"option-{option.name}")),
            rule=option.rule,
            value=chosen.get(option.name, option.default),
            default=option.default,
            words=list(_words_of(option, words, names)),
            least=None if option.is_seat else option.least,
            most=None if option.is_seat else option.most,
            is_text=option.length is not None,
        )
        for option in options
    ]


def _words_of(option: Option, words: Words, names: Sequence[str]) -> Iterator[WordInfo]:
    if isinstance(option.default, bool):
        yield WordInfo(True, words.phrase("value-yes"))
        yield WordInfo(False, words.phrase("value-no"))
    if option.default is None:
        yield WordInfo(None, words.phrase("value-none"))
    for word in option.words:
        yield WordInfo(word, words.phrase(f"value-{word}"))
    if option.is_seat:
        yield from (WordInfo(seat, name) for seat, name in enumerate(names))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
