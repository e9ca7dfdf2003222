"""Pages to read before and beside a game: the rulebook by form, and How to play in pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter

from menagerie.core import AnyGame
from menagerie.core.plain import to_plain
from menagerie.games import GAMES
from menagerie.lessons import READER, Lesson, Play, lessons_of, worked
from menagerie.server.play.printed_forms import form_of, forms_of
from menagerie.server.wire.http_models import (
    Form,
    HowToPlay,
    LessonPart,
    LessonPicture,
    LessonPlay,
    RuleBlock,
    RulebookPage,
    WorkedExample,
)
from menagerie.server.wire.learning_models import LessonLine
from menagerie.words import Words, rulebook, spoken
from menagerie.words.language import once_for_each_language

SOLO = "solo"


@once_for_each_language()
def forms_read(game: str) -> dict[str, Form]:
    """The forms that a reader can choose: the printed ones, with solo play as a separate form."""
    words, found = Words(game), dict[str, Form]()
    for form in forms_of(GAMES[game]).values():
        others = [players for players in form.players if players > 1]
        is_solo = len(others) < len(form.players)
        label = words.phrase("form-not-solo" if is_solo else f"form-{form.name}")
        found[form.name] = Form(form=form.name, label=label, players=others)
        if is_solo:
            found[SOLO] = Form(form=SOLO, label=words.phrase("form-solo"), players=[1])
    return found


def usual_form(game: str) -> str:
    """The form that is shown by default."""
    return form_of(GAMES[game], None, 3).name


@once_for_each_language()
def book_of(game: str) -> RulebookPage:
    """The rulebook of a game; each block lists the forms it applies to."""
    words, forms = Words(game), forms_read(game)
    blocks = [
        RuleBlock(
            kind=block.kind,
            number=block.number,
            text=block.text,
            rulings=[ruling[:1].upper() + ruling[1:] for ruling in block.rulings],
            rows=block.rows,
            forms=[form for form in forms if block.marks and rulebook.holds_for(block.marks, form.split("-"))],
            only=words.names([words.phrase(f"mark-{mark.replace(' ', '-')}") for mark in block.marks]) if block.marks else "",
        )
        for block in rulebook.page(game, spoken())
    ]
    title = words.phrase("game-title")
    return RulebookPage(game=game, title=title, forms=list(forms.values()), usual=usual_form(game), blocks=blocks)


@once_for_each_language()
def how_to_play(game: str) -> HowToPlay:
    """All pictures of a game, made by playing its own rules."""
    forms = list(forms_read(game).values())
    facts: Mapping[str, object] = to_plain(GAMES[game].facts())  # type: ignore[assignment]  # a mapping stays one
    return HowToPlay(
        game=game,
        forms=forms,
        usual=usual_form(game),
        facts=dict(facts),
        lessons=[_picture(game, lesson) for lesson in lessons_of(game)],
        worked=[_example(game, example, steps) for example, steps in groupby(worked(game), key=attrgetter("example"))],
    )


def _example(game: str, example: str, steps: Iterable[Lesson]) -> WorkedExample:
    title = f"worked-title-{example}" if example else "worked-title"
    return WorkedExample(title=Words(game).phrase(title), steps=[_picture(game, step) for step in steps])


def _picture(game: str, lesson: Lesson) -> LessonPicture:
    plays = [_shown(play) for play in lesson.plays]
    numbers = {**_numbers(plays[-1], "or-"), **_numbers(plays[0], "")}
    return LessonPicture(
        name=lesson.name,
        text=Words(game).phrase(f"lesson-{lesson.name}", numbers),
        rule=lesson.rule,
        forms=list(lesson.forms),
        plays=plays,
    )


def _numbers(play: LessonPlay, before: str) -> dict[str, int]:
    """The numbers that a sentence may use: how many cards each event moved, and what a card of each part of the score earned."""
    numbers: dict[str, int] = {}
    for line in play.lines:
        numbers[before + line.code] = numbers.get(before + line.code, 0) + int(line.values.get("count", 0))
    return numbers | {f"{before}each-{part.name}": part.points // len(part.cards) for part in play.score if part.cards}


def _shown(play: Play) -> LessonPlay:
    start, played = play.start(), play.played()
    names = _names(played)
    words = Words(play.game, names=names, you=READER)
    score = _score(played, words)
    told = [f"{part.label}: {part.points}." for part in score] or words.in_short(play.events())
    return LessonPlay(
        shows=play.shows,
        before=to_plain(start.view(READER)),
        after=to_plain(played.view(READER)),
        lines=[LessonLine(code=line.code, values=dict(line.values)) for line in play.lines()],
        told=" ".join(told),
        score=score,
        names=names,
    )


def _names(game: AnyGame) -> list[str]:
    """The names in a picture: the reader first, a virtual player last."""
    words, people = Words(game.name), game.record().players
    names = [words.phrase("lesson-name", {"number": number}) for number in range(people)]
    return names + [words.phrase("virtual-player")] * (game.seats - people)


def _score(game: AnyGame, words: Words) -> list[LessonPart]:
    """The named parts of the reader's score, once the game is over."""
    cards: Mapping[str, Sequence[str]] = game.scoring_cards(READER) if game.result else {}
    return [
        LessonPart(
            name=name,
            label=words.phrase(f"score-{name}"),
            points=points,
            cards=[card.replace(" ", "-") for card in cards.get(name, ())],
        )
        for name, points in (game.result.scores[READER].parts.items() if game.result else ())
        if name in cards
    ]
