"""Chapter W14: options."""

from typing import Any

import pytest
from support.tables import assert_drawn, bid_all, codes, wildcards

from menagerie import BadOption
from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import Card, Species
from menagerie.wildcards.events import AnimalBoxed, AnimalsRemoved, RefillReturned, TakeDeclined
from menagerie.wildcards.table import Step

TIE = """
    players: 3
    hand 1: forest 1
    hand 2: mountains 1
    hand 3: savannah 1
    display: peacock ibex
    animals: lion*2
    pile: wild 1, wild 2, wild 3, wild 4, forest 2, forest 2, forest 2
    talisman: 2
"""


def refused(players: int, **options: Any) -> tuple[str, str | None]:
    """The code and the rule with which such a game is refused."""
    with pytest.raises(BadOption) as error:
        WildCards.new(players=players, **options)
    return error.value.code, error.value.rule


def removed(game: WildCards) -> tuple[list[Species | None], list[int]]:
    """The animals known to have been taken out, and how many more were."""
    return (
        [event.species for event in game.events(None) if isinstance(event, AnimalBoxed)],
        [event.count for event in game.events(None) if isinstance(event, AnimalsRemoved)],
    )


def cards_of(game: WildCards) -> dict[str, int]:
    """How many of each habitat card there are anywhere."""
    cards: dict[str, int] = {}
    for line in game.to_text().splitlines():
        name, _, content = line.partition(": ")
        if name in ("pile", "leo pile", "discard") or name.startswith("hand"):
            for card in content.split(", "):
                cards[card] = cards.get(card, 0) + 1
    return cards


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 3, "edition": "2020"}, {"players": 2}])
def test_w14_1_with_three_seats_all_fourteen_may_be_taken_out_at_random(options: dict[str, object]) -> None:
    """Ruling W-01: the usual way is one of each species and eight more, with Leo too."""
    players = int(str(options["players"]))
    chosen = {name: value for name, value in options.items() if name != "players"}

    usual = WildCards.new(players, seed=1, **chosen)
    assert removed(usual) == (list(Species), [8])
    assert removed(WildCards.new(players, seed=1, removal="balanced", **chosen)) == (list(Species), [8])
    random = WildCards.new(players, seed=1, removal="random", **chosen)
    assert removed(random) == ([], [14])
    assert (random.view(None).boxed, random.view(None).animals_left) == ({}, 26)
    assert "removal: random" in random.to_text().splitlines()


def test_w14_1_then_a_species_may_be_whole() -> None:
    """Ruling W-01."""

    def most(seed: int, removal: str) -> int:
        lines = dict(line.split(": ") for line in WildCards.new(3, seed=seed, removal=removal).to_text().splitlines())
        words = f"{lines['display']} {lines['animals']}".split()
        count = dict.fromkeys((word.partition("*")[0] for word in words), 0)
        for word in words:
            name, _, times = word.partition("*")
            count[name] += int(times or 1)
        return max(count.values())

    assert max(most(seed, "random") for seed in range(60)) == 7
    assert max(most(seed, "balanced") for seed in range(60)) == 6


@pytest.mark.parametrize(
    ("players", "options"), [(4, {}), (5, {}), (3, {"leo": True}), (4, {"edition": "2020"}), (2, {"edition": "duel"})]
)
def test_w14_1_it_is_for_three_seats_only(players: int, options: dict[str, object]) -> None:
    assert refused(players, removal="random", **options) == ("unknown-option", None)


def test_w14_1_other_ways_are_refused() -> None:
    assert refused(3, removal="none") == ("bad-option-value", "W14.1")


def test_w14_2_the_usual_split() -> None:
    counts = {1: 5, 2: 4, 3: 3, 4: 2}
    usual = {f"{habitat} {value}": count for habitat in ("forest", "mountains", "savannah") for value, count in counts.items()}

    assert cards_of(WildCards.new(players=3, seed=1)) == usual | {f"wild {value}": 1 for value in counts}


def test_w14_2_the_table_may_enter_the_split_of_its_box() -> None:
    game = WildCards.new(players=3, seed=1, habitat_split="0 1 0 13", wild_values="4 2 2 2")
    entered = {
        f"{habitat} {value}": count for habitat in ("forest", "mountains", "savannah") for value, count in ((2, 1), (4, 13))
    }

    assert cards_of(game) == entered | {"wild 2": 3, "wild 4": 1}
    assert {"habitat split: 0 1 0 13", "wild values: 2 2 2 4"} <= set(game.to_text().splitlines())
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()


def test_w14_2_each_habitat_may_have_a_split_of_its_own() -> None:
    game = WildCards.new(players=3, seed=1, habitat_split="14 0 0 0, 0 14 0 0, 2 3 4 5")
    savannah = {f"savannah {value}": count for value, count in {1: 2, 2: 3, 3: 4, 4: 5}.items()}

    assert cards_of(game) == {"forest 1": 14, "mountains 2": 14} | savannah | {f"wild {value}": 1 for value in range(1, 5)}
    assert "habitat split: 14 0 0 0, 0 14 0 0, 2 3 4 5" in game.to_text().splitlines()
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()
    assert WildCards.replay(game.record()) == game


def test_w14_2_three_equal_splits_are_one() -> None:
    one, three = (WildCards.new(players=3, seed=1, habitat_split=split) for split in ("2 3 4 5", "2 3 4 5, 2 3 4 5, 2 3 4 5"))
    assert one == three
    assert one.record() == three.record()


@pytest.mark.parametrize(
    "split",
    [
        "5 4 3 1",
        "5 4 3",
        "5 4 3 2 0",
        "15 0 0 -1",
        "14",
        "",
        "5 4 3 two",
        "5 4 3 2, 5 4 3 2",
        "5 4 3 2, 5 4 3 2, 5 4 3 1",
        14,
        True,
    ],
)
def test_w14_2_other_splits_are_refused(split: object) -> None:
    assert refused(3, habitat_split=split) == ("bad-option-numbers", "W14.2")


@pytest.mark.parametrize("values", ["1 2 3", "0 1 2 3", "1 2 3 5", "1 2 3 4 4", "one 2 3 4", "", 4, None])
def test_w14_2_other_wild_values_are_refused(values: object) -> None:
    assert refused(3, wild_values=values) == ("bad-option-numbers", "W14.2")


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_w14_3_the_table_may_choose_who_holds_the_talisman_first(holder: int) -> None:
    """Ruling W-03."""
    game = WildCards.new(players=3, seed=1, talisman=holder)

    assert game.view(None).talisman == holder
    assert f"talisman first: {holder + 1}" in game.to_text().splitlines()


def test_w14_3_it_is_by_lot_unless_chosen() -> None:
    """Ruling W-03."""
    assert {WildCards.new(players=3, seed=seed).view(None).talisman for seed in range(40)} == {0, 1, 2}
    assert {WildCards.new(players=3, seed=seed, talisman="random").view(None).talisman for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("holder", [-1, 3, "me", True])
def test_w14_3_it_must_be_a_person(holder: object) -> None:
    """Ruling W-03: not Leo, whose seat would be the fourth."""
    code = "bad-seat-option" if type(holder) is int else "bad-option-value"
    assert refused(3, talisman=holder, leo=True) == (code, "W14.3")


@pytest.mark.parametrize(("line", "order"), [("", [2, 0, 1]), ("talisman order: holder-first", [1, 2, 0])])
def test_w14_4_the_holder_may_come_first_in_ties(line: str, order: list[int]) -> None:
    """Ruling W-75."""
    game = wildcards(TIE + line)
    bid_all(game, "forest 1", "mountains 1", "savannah 1")
    while len(game.to_act) == 1:
        game.act(game.to_act[0], "pass")

    assert [event.seat for event in game.events(None) if isinstance(event, TakeDeclined)] == order
    assert codes(game).count("talisman-decided") == 2


@pytest.mark.parametrize(("line", "order"), [("", [2, 0, 1]), ("talisman order: holder-first", [1, 2, 0])])
def test_w14_4_and_so_in_the_order_of_seats(line: str, order: list[int]) -> None:
    """Ruling W-88."""
    game = wildcards(TIE + line)
    bid_all(game, *["refill"] * 3)
    for seat in order:
        assert game.to_act == (seat,)
        game.act(seat, "refill")

    assert [event.seat for event in game.events(None) if isinstance(event, RefillReturned)] == order


def test_w14_4_it_is_an_option_of_a_new_game() -> None:
    """Ruling W-75: the holder comes last unless chosen."""
    assert "talisman order" not in WildCards.new(players=3, seed=1).to_text()
    first = WildCards.new(players=3, seed=1, talisman_order="holder-first")
    assert "talisman order: holder-first" in first.to_text().splitlines()
    assert refused(3, talisman_order="holder") == ("bad-option-value", "W14.4")


def test_w14_5_the_secret_animal_may_be_worth_one_point() -> None:
    """Ruling D-03: whatever was collected."""
    game = WildCards.new(players=2, edition="duel", seed=1, secret_points="one-point")
    while game.result is None:
        for seat in game.to_act:
            game.act(seat, "bid refill" if game.view(seat).step == Step.BID else "refill")

    assert game.result is not None
    assert [score.parts["secret"] for score in game.result.scores] == [1, 1]
    assert [score.total for score in game.result.scores] == [1, 1]


def test_w14_5_drawn_as_a_line_of_the_table() -> None:
    """Ruling D-03."""
    game = wildcards("""
        edition: duel; secret points: one-point
        secret 1: squirrel; secret 2: eagle
        collection 1: squirrel*3; collection 2: lion; round: 10 over
    """)

    assert game.result is not None
    assert [(score.total, score.parts["secret"]) for score in game.result.scores] == [(7, 1), (3, 1)]


def test_w14_5_a_game_with_that_option_can_be_drawn_and_read_back() -> None:
    game = WildCards.new(players=2, edition="duel", seed=1, secret_points="one-point")

    assert "secret points: one-point" in game.to_text().splitlines()
    assert wildcards(game.to_text()).to_bytes() == game.to_bytes()


def test_w14_5_other_words_are_refused() -> None:
    assert refused(2, edition="duel", secret_points="two") == ("bad-option-value", "W14.5")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w14_6_leo_is_refused_in_the_edition_of_2020(players: int) -> None:
    """Ruling L-14."""
    assert refused(players, edition="2020", leo=True) == ("no-leo-here", "W14.6")


def test_w14_6_leo_is_refused_with_five_people() -> None:
    """Ruling L-12: they need all the seats."""
    assert refused(5, leo=True) == ("no-leo-here", "W14.6")
    assert WildCards.new(players=5, seed=1, leo=False).seats == 5


@pytest.mark.parametrize("options", [{}, {"leo": True}, {"edition": "duel"}])
def test_w14_6_leo_is_refused_with_one_person(options: dict[str, object]) -> None:
    """Ruling L-13."""
    assert refused(1, **options) == ("wrong-player-count", "W2.1")


def test_w14_6_leo_is_refused_in_the_duel() -> None:
    assert refused(2, edition="duel", leo=True) == ("no-leo-here", "W14.6")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w14_7_the_duel_is_refused_unless_two_people_play(players: int) -> None:
    assert refused(players, edition="duel") == ("no-such-form", "W14.7")


def test_w14_7_two_people_are_refused_without_leo_or_the_duel() -> None:
    """Ruling D-15: Leo is offered first, the duel as an option."""
    assert refused(2, leo=False) == ("no-such-form", "W14.7")
    assert refused(2, edition="2022", leo=False) == ("no-such-form", "W14.7")
    assert refused(2, edition="2020") == ("no-such-form", "W14.7")
    assert WildCards.new(players=2, seed=1).seats == 3
    assert [seat.is_leo for seat in WildCards.new(players=2, seed=1, edition="duel").view(0).seats] == [False, False]


def test_w14_7_other_editions_are_refused() -> None:
    assert refused(3, edition="2021") == ("bad-option-value", "W2.1")


@pytest.mark.parametrize(
    ("players", "edition", "option"),
    [
        (3, "2020", {"talisman": 0}),
        (3, "2020", {"talisman_order": "holder-first"}),
        (3, "2020", {"secret_points": "one-point"}),
        (3, "2020", {"leo": False}),
        (3, "2022", {"secret_points": "one-point"}),
        (4, "2022", {"removal": "random"}),
        (2, "duel", {"talisman": 0}),
        (2, "duel", {"talisman_order": "holder-first"}),
        (2, "duel", {"removal": "random"}),
        (2, "duel", {"leo": False}),
        (3, "2022", {"first_player": 0}),
    ],
)
def test_w14_8_an_option_is_refused_in_a_game_that_it_does_not_belong_to(
    players: int, edition: str, option: dict[str, object]
) -> None:
    assert refused(players, edition=edition, **option) == ("unknown-option", None)


def test_w14_8_the_options_of_each_form() -> None:
    def names(players: int, **given: object) -> list[str]:
        return [option.name for option in WildCards.options(players, **given)]

    split = ["habitat_split", "wild_values"]
    assert names(2) == ["edition", "leo", "removal", *split, "talisman", "talisman_order"]
    assert names(3, leo=True) == ["edition", "leo", *split, "talisman", "talisman_order"]
    assert names(3, edition="2020") == ["edition", "removal", *split]
    assert names(5, edition="2020") == ["edition", *split]
    assert names(2, edition="duel") == ["edition", *split, "secret_points"]


def test_w14_2_a_wild_value_of_the_option_is_the_value_of_the_card() -> None:
    game = wildcards("""
        wild values: 4 4 4 4
        hand 1: wild 4, wild 4, wild 4, wild 4; hand 2: forest 3
        display: ibex lion; animals: lion*2
        pile: forest 1, forest 1, forest 1, forest 1, forest 1, forest 2, forest 2, forest 2, forest 2, mountains 1
    """)
    bid_all(game, "wild 4", "refill", "refill")
    game.act(1, "refill")

    game.act(0, "take ibex paying wild 4, wild 4, wild 4")
    assert_drawn(game, "tokens 1: 2")
    assert game.view(None).discard == {Card.WILD_4: 4}
