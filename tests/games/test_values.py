"""The values promised to a client for each code are exactly those that whole games of every form send."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.forms import FORMS, Form

from menagerie.core import Choice
from menagerie.core.plain import from_plain
from menagerie.core.seed import Seed
from menagerie.games import GAMES
from menagerie.server.play.gamelog import GameLog, GivenAnswers
from menagerie.server.presentation.shared_view import SharedView
from menagerie.server.presentation.teller import Teller, offer_of
from menagerie.server.wire.game_parts import ToldLine
from tools.values import Types, action_values, chosen_cards, line_values

OFTEN = 0.04  # how often an action is taken back


def strange(types: Types, values: dict[str, Any]) -> list[str]:
    """The names of values that are missing, superfluous, or of another type than promised."""
    if types.keys() != values.keys():
        return sorted(types.keys() ^ values.keys())
    return [name for name, kind in types.items() if not is_of(kind, values[name])]


def is_of(kind: Any, value: Any) -> bool:
    try:
        from_plain(kind, value)
    except ValueError:
        return False
    return True


def played(form: Form, random: Random) -> GameLog:
    """A whole game of random actions, some of them taken back."""
    gamelog = GameLog(GAMES[form.game], form.players, Seed.of(random.randrange(1000)), dict(form.options))
    while not gamelog.game.is_over:
        game = gamelog.game
        seat = random.choice(game.to_act)
        if gamelog.seq == 1 or (gamelog.kept_by(seat) is not None and random.random() < OFTEN):
            gamelog.take_back(seat if gamelog.seq > 1 else gamelog.game.actions[0][0])
        else:
            action = random.choice(game.legal_actions(seat))
            gamelog.act(seat, action.at_random(random) if isinstance(action, Choice) else action)
    return gamelog


def told(gamelog: GameLog) -> Iterator[ToldLine]:
    """All lines, as each seat and a spectator receive them."""
    alike = SharedView(gamelog, memory_aid=True)
    for seat in (None, *range(gamelog.game.seats)):
        yield from Teller(gamelog, alike, seat, ["Ada", "Bo", "Cleo", "Dirk", "Eve"]).position(None, GivenAnswers()).log


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_line_has_the_values_of_its_code(form: Form) -> None:
    types, codes = line_values(GAMES[form.game]), set[str]()
    for line in told(played(form, Random(3))):
        codes.add(line.code)
        assert strange(types[line.code], line.values) == [], line
    assert {"taken-back", "game-ended", "card-dealt"} <= codes


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_offer_has_the_values_of_its_action_and_its_choice_those_cards(form: Form) -> None:
    kind, random = GAMES[form.game], Random(5)
    types, chosen, game = action_values(kind), chosen_cards(kind), form.new(5)
    while game.to_act:
        seat = random.choice(game.to_act)
        actions = game.legal_actions(seat)
        for action in actions:
            offer = offer_of("en", game.name, action, tuple(game.told_of(seat, action).items()))
            assert strange({"code": str, **types[offer.plain["code"]]}, offer.plain) == [], offer
            if offer.choice is not None:
                assert all(is_of(chosen[offer.plain["code"]], card) for card in offer.choice.codes), offer
        action = random.choice(actions)
        game.act(seat, action.at_random(random) if isinstance(action, Choice) else action)


def test_what_is_strange_is_seen() -> None:
    types = line_values(GAMES["cubirds"])["bird-taken"]
    right = {"seat": 0, "row": 1, "cards": ["owl", None], "count": 2}
    assert strange(types, right) == []
    assert strange(types, {**right, "cards": ["ibex"]}) == ["cards"]
    assert strange(types, {**right, "row": None}) == ["row"]
    assert strange(types, {**right, "side": "left"}) == ["side"]
    assert {"seat", "row"} <= set(strange(types, {"cards": [], "count": 0}))


@pytest.mark.parametrize(
    ("language", "many", "one"),
    [
        ("en", "Lay your parrots at the left end of row 1", "Lay your magpie at the right end of row 4"),
        ("de", "Papageien links an Reihe 1 anlegen", "Elster rechts an Reihe 4 anlegen"),
        ("nl", "Leg je papegaaien links van rij 1", "Leg je ekster rechts van rij 4"),
    ],
)
def test_one_bird_is_laid_as_one(language: str, many: str, one: str) -> None:
    game = GAMES["cubirds"].from_text("players: 2\nrow 1: owl duck\nhand 1: magpie parrot*2\nturn: 1 lay")
    first, *_, last = game.legal_actions(0)
    offers = [offer_of(language, game.name, action, tuple(game.told_of(0, action).items())) for action in (first, last)]
    assert [offer.label for offer in offers] == [many, one]
