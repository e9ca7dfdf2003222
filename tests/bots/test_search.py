"""Looking ahead: what a search finds, how it spends its budget, and what it reports."""

from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter
from typing import Any

import pytest
from support.forms import FORMS, Form, play_some
from support.guesses import other_world
from support.search_bots import LEVEL, shallow
from support.tables import cubirds, wildcards

from menagerie.bots import BOTS, Seen, Thought, bot_named
from menagerie.bots.levels import AHEAD, EXPERT, LEVELS
from menagerie.bots.minds.hindsight import Hindsight
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.pad import plain_pad
from menagerie.bots.search.background import MAKING, engine_of
from menagerie.bots.search.bot import SearchBot, SearchLevel
from menagerie.bots.search.engine import Engine, Memory, interpreted_engine
from menagerie.bots.search.halving import Candidate, Depth, Searcher
from menagerie.bots.weights import weights_of
from menagerie.core import AnyGame, BadOption

DEEP = SearchLevel({}, {"cubirds": Depth(40, 2), "wildcards": Depth(40, 1)}, {})


@dataclass
class Worlds:
    """An engine in which the numbers of an answer are its worth, plus a little luck. It counts the trials."""

    worth: dict[int, float]
    tried: list[tuple[int, int]] = field(default_factory=list)

    def estimate(
        self, _tables: Any, _chances: Any, _pad: Any, _seat: int, numbers: Any, first: int, worlds: int, *rest: Any
    ) -> int:
        sums, squares = rest[-2], rest[-1]
        for index, number in enumerate(numbers):
            for world in range(first, first + worlds):
                value = self.worth[number] + 0.2 * Random(number * 7919 + world).random()
                sums[index] += value
                squares[index] += value * value
        self.tried.append((len(numbers), worlds))
        return 0


def searcher(worlds: Worlds) -> Searcher:
    return Searcher(Engine(False, worlds.estimate), Memory((), (), plain_pad()), 0, 1, (), ())


def test_the_better_half_is_tried_again_until_the_best_is_found() -> None:
    worlds = Worlds({number: number / 100 for number in range(16)})
    ranked = searcher(worlds).halve([Candidate(number, 0.0) for number in range(16)], Depth(1600, 1))

    assert [count for count, _ in worlds.tried] == [16, 8, 4, 2]
    assert sum(count * each for count, each in worlds.tried) == 1600
    assert ranked[0].number == 15
    assert ranked[0].trials == sum(each for _, each in worlds.tried)
    assert [each.trials for each in ranked] == sorted((each.trials for each in ranked), reverse=True)
    assert 0.2 < ranked[0].mean < 0.3
    assert 0 < ranked[0].error < 0.01


def test_only_the_most_promising_answers_are_tried() -> None:
    worlds = Worlds({number: number / 100 for number in range(16)})
    ranked = searcher(worlds).halve([Candidate(number, 0.0) for number in range(16)], Depth(80, 1, answers=4))

    assert {each.number for each in ranked} == {0, 1, 2, 3}


def test_a_budget_of_time_is_kept() -> None:
    worlds, begun = Worlds({number: number / 100 for number in range(8)}), perf_counter()
    ranked = searcher(worlds).halve([Candidate(number, 0.0) for number in range(8)], Depth(0, 1, seconds=0.2))

    assert 0.1 < perf_counter() - begun < 1.0
    assert ranked[0].trials > 10


def test_one_that_looks_ahead_sees_a_flock_two_steps_away() -> None:
    """Laying the robin takes the owl that completes a winning flock; casual sees it too, and an expert must."""
    game = cubirds("""
        row 1: robin owl duck
        row 2: magpie toucan
        row 3: warbler magpie
        row 4: warbler toucan
        hand 1: duck owl*2 magpie
        hand 2: robin warbler
        collection 1: flamingo toucan duck parrot magpie warbler
        collection 2: robin
        pile: robin*9
    """)
    assert str(SearchBot(DEEP, 1).choose(Seen.of(game, 0))) in ("lay duck left 1", "lay magpie left 2")
    thought = SearchBot(DEEP, 1).think(Seen.of(game, 0))
    assert thought.best.chance is not None


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_thought_depends_on_nothing_that_the_seat_cannot_know(form: Form) -> None:
    """Its choice, its chances and its reasons are the same in every world that the seat cannot tell apart."""
    for actions in (3, 17):
        game = form.new(4)
        play_some(game, Random(actions), actions)
        for seat in game.to_act[:1]:
            thoughts = [think_of(game, seat), think_of(other_world(game, seat, Random(1)), seat)]
            assert thoughts[0] == thoughts[1]


def think_of(game: AnyGame, seat: int) -> list[tuple[str, float | None, float, Any]]:
    thought = SearchBot(LEVEL, 5).think(Seen.of(game, seat))
    return [(str(each.action), each.chance, each.error, each.reasons) for each in thought.ranked]


@pytest.mark.parametrize(
    "form", [Form("cubirds", 2), Form("wildcards", 3), Form("wildcards", 2, (("edition", "duel"),))], ids=str
)
def test_a_thought_ranks_legal_actions_with_chances(form: Form) -> None:
    game, random = form.new(1), Random(1)
    while game.to_act:
        seat = game.to_act[0]
        thought = SearchBot(LEVEL, 1).think(Seen.of(game, seat))
        for each in thought.ranked:
            assert game.why_not(seat, each.action) is None
            assert each.chance is None or 0 <= each.chance <= 1
        assert len({str(each.action) for each in thought.ranked}) == len(thought.ranked)
        play_some(game, random, 9)


def test_chances_are_stated_with_hindsight_and_chosen_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    weights, game = weights_of("cubirds", "2"), Form("cubirds", 2).new(3)
    assert weights is not None

    def thoughts(hindsight: Hindsight) -> list[tuple[str, float | None, float, Any]]:
        monkeypatch.setattr("menagerie.bots.search.bot.weights_of", lambda *_: replace(weights, hindsight=hindsight))
        return think_of(game, game.to_act[0])

    sober = Hindsight(1.5, 0.6)
    for plain, told in zip(thoughts(Hindsight()), thoughts(sober), strict=True):
        assert plain[1] is not None
        assert (told[0], told[3]) == (plain[0], plain[3])
        assert told[1:3] == pytest.approx((sober.on(plain[1]), sober.error_on(plain[1], plain[2])))
        assert told[1] != pytest.approx(plain[1])


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_chances_of_every_form_were_held_against_games(form: Form) -> None:
    weights = weights_of(form.game, MINDS[form.game].form_of(form.new(1)._table))
    assert weights is not None
    assert weights.hindsight.made_by.startswith(f"menagerie reliability {form.game} ")
    assert weights.hindsight.power > 0.5


def test_a_bot_may_be_named_with_its_budget() -> None:
    assert bot_named("expert@10ms").level == "expert@10ms"
    seen = Seen.of(cubirds("hand 1: owl\nhand 2: robin\nrow 1: owl duck\nrow 2: owl duck\nrow 3: owl duck\nrow 4: owl duck"), 0)
    assert str(bot_named("skilled@3").make(1).choose(seen)).startswith("lay owl")
    for name in ("nobody", "casual@5", "expert@", "expert@5s"):
        with pytest.raises(BadOption) as problem:
            bot_named(name)
        assert problem.value.values["bot"] == name


def test_while_code_is_being_made_nobody_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MAKING, "_awaited", {"cubirds"})
    assert engine_of("cubirds") is interpreted_engine(MINDS["cubirds"])
    assert EXPERT.depth_in("cubirds", engine_of("cubirds")) is None
    seen = Seen.of(Form("cubirds", 2).new(1), Form("cubirds", 2).new(1).to_act[0])
    thought = BOTS["expert"].make(1).think(seen)  # type: ignore[attr-defined]  # a bot that can
    assert isinstance(thought, Thought)
    assert thought.best.chance is None


def test_levels_that_do_not_look_ahead_need_no_compiler() -> None:
    assert [name for name, level in LEVELS.items() if level.depths] == [*AHEAD] == ["skilled", "expert"]
    assert all(level.depths.keys() == level.plain_depths.keys() for level in LEVELS.values())


def test_in_a_form_without_weights_it_plays_as_casual_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("menagerie.bots.search.bot.weights_of", lambda *_: None)
    game = wildcards(
        "edition: duel\nhand 1: forest 1\nhand 2: forest 2\ndisplay: lion eagle ibex peacock\nanimals: lion*4\nround: 1 bid"
    )
    assert shallow(1).choose(Seen.of(game, 0)) is not None
