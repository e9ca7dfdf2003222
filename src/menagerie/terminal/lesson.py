"""A lesson in this terminal: the same tasks as in the browser, with everything in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from menagerie.core import Action, Choice, Score
from menagerie.lessons.exercise import LEARNER, Exercise, Task, exercise_of, exercises_of, remarks_of, reply, shown_of
from menagerie.terminal.conversation import Conversation, Prompt
from menagerie.terminal.listed_action import ListedAction, listed
from menagerie.words import Words


class LessonTable:
    """A lesson as a table; see AnyTable for the purpose of each method. What was not asked is played, told and taken back."""

    help = "terminal-lesson-help"
    commands: Mapping[str, Callable[[str], Iterable[str]]] = {}

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._answers: list[str] = []
        self._news: list[str] = []
        self._game = exercise.begun(())
        words, people = Words(self._game.name), self._game.record().players
        names = [words.phrase("lesson-name", {"number": number}) for number in range(people)]
        virtual = [words.phrase("virtual-player")] * (self._game.seats - people)
        self.words = Words(self._game.name, names=[*names, *virtual], you=LEARNER)
        self.asked: Prompt | None = None

    @property
    def _task(self) -> Task:
        return self._exercise.tasks[len(self._answers)]

    def _said(self, what: str = "") -> str:
        return self.words.phrase(f"exercise-{self._exercise.name}{what}")

    def greet(self, _: Callable[[str], str]) -> Iterator[str]:
        yield self._said()
        yield self._said("-about")
        yield self.words.phrase("terminal-lesson-welcome")
        self._begin()

    def _begin(self) -> None:
        """Draw the next task; none is left at the end."""
        if len(self._answers) == len(self._exercise.tasks):
            self.asked = None
            return
        self._game = self._exercise.begun(self._answers)
        title, asked = self._said(f"-{self._task.name}"), self._said(f"-{self._task.name}-ask")
        offers = [self._offer(action) for action in self._game.legal_actions(LEARNER)]
        self.asked = Prompt([*map(self.words.say, self._game.view_lines(LEARNER)), "", title], asked, offers)

    def _offer(self, action: Action | Choice) -> ListedAction:
        label = self.words.action(action, self._game.told_of(LEARNER, action))
        return listed(self.words, action, label, self.words.phrase("terminal-lesson-possible"))  # not what it would bring

    def news(self) -> Iterable[str]:
        news, self._news = self._news, []
        return ["", *news] if news else []

    def act(self, action: str) -> None:
        since, remarks = self._game.event_count, remarks_of(self._game)
        self._game.act(LEARNER, action)
        _, done = self._game.actions[-1]
        reply(self._game, self._task.replies_to(done), self._game.act)
        if self._task.counts(done):
            self._news = [self.words.phrase("verdict-right"), self._said(f"-{self._task.name}-told")]
            self._answers.append(str(done))
        else:
            wrong = self._task.listed(done)
            events = shown_of(self._game.events(LEARNER, since), None if wrong is None else wrong.happens)
            told = self.words.in_short(events) or self.words.events(events)
            told[1:1] = self.words.remarked(remarks(done))
            self._news = [self.words.phrase("verdict-wrong"), *told, self.words.phrase("terminal-lesson-again")]
        self._begin()

    def consequences(self, action: str) -> tuple[str, Iterable[str]]:
        would = self._game.consequences(LEARNER, action)
        return self.words.consequences(would), [event.rule for event in would]

    def hint(self) -> Iterable[str]:
        return [self.words.phrase("terminal-hint", {"text": "", "action": self._task.right[0]}).strip()]

    def take_back(self) -> Iterable[str]:
        if self._answers:
            self._answers.pop()
        self._begin()
        return [self.words.phrase("terminal-undone")]

    def outcome(self) -> tuple[str, Iterable[Score]]:
        return self.words.phrase("terminal-lesson-over"), ()

    def leave(self) -> None:
        pass  # nobody waits


def learn(game: str, lesson: str | None) -> int:
    """Play a lesson here; without one, list all of them. Returns the exit status."""
    if lesson is not None:
        Conversation(LessonTable(exercise_of(game, lesson))).hold()
        return 0
    words = Words(game)
    for each in exercises_of(game):
        print(f"{each.name}: {words.phrase(f'exercise-{each.name}')}")
    return 0
