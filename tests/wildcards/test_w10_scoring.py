"""Chapter W10: the end and scoring."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.tables import asked, assert_drawn, bid_all, codes, drawn, play, refused, wildcards, wildcards_like

from menagerie.core import Result
from menagerie.wildcards import Species, WildCards

NAMES = [species.name.lower() for species in Species]

last_round = wildcards_like("""
    players: 3
    display: peacock squirrel
    round: 14 bid
""")
duel_over = wildcards_like("""
    edition: duel
    secret 1: eagle
    secret 2: eagle
    round: 10 over
""")


def result(game: WildCards) -> Result:
    assert game.result is not None
    return game.result


def over(lines: str) -> Result:
    """The result of a game that is over."""
    return result(wildcards(f"{lines}\nround: 14 over"))


@pytest.mark.parametrize(
    ("players", "leo", "rounds", "places"),
    [(3, False, 14, 2), (4, False, 12, 3), (5, False, 10, 4), (2, True, 14, 2), (4, True, 10, 4)],
)
def test_w10_1_animals_and_rounds_divide_evenly(players: int, leo: bool, rounds: int, places: int) -> None:
    """Ruling W-82: every display is a full one, and the game ends with the last of them."""
    game = WildCards.new(players=players, seed=5, leo=leo)
    for _ in range(rounds):
        assert game.result is None
        display = game.view(None).display
        assert len(display) == places
        bid_all(game, *["refill"] * players)
        while "refill" in drawn(game, "round"):
            game.act(game.to_act[0], "refill")

    assert result(game).endings == ("last-round",)
    assert_drawn(game, f"display:; animals:; round: {rounds} over")


def test_w10_1_the_game_ends_in_phase_4_of_the_last_round() -> None:
    """An animal that is left goes to the box first."""
    game = last_round("hand 1: forest 1")
    bid_all(game, "forest 1", "refill", "refill")
    assert game.result is None
    game.act(0, "take peacock")

    assert codes(game)[-3:] == ["card-discarded", "animal-boxed", "game-ended"]
    assert asked(game) == []
    assert refused(game, 0, "bid refill") == ("game-over", "W10.1")


def test_w10_1_not_while_animals_are_left() -> None:
    game = last_round("animals: lion eagle; round: 13 bid")
    bid_all(game, "refill", "refill", "refill")

    assert game.result is None
    assert_drawn(game, "display: lion eagle; animals:; round: 14 bid")


def test_w10_1_refills_of_the_last_round_are_still_asked() -> None:
    """Ruling W-94."""
    game = last_round("hand 1: forest 1; hand 2: forest 2, wild 1; pile: mountains 1, mountains 2; talisman: 3")
    bid_all(game, "refill", "refill", "refill")
    assert_drawn(game, "round: 14 refill 1")
    game.act(0, "refill discarding forest 1")
    assert_drawn(game, "round: 14 refill 2")
    game.act(1, "refill")

    assert result(game).endings == ("last-round",)
    assert "card-drawn" in codes(game)


def test_w10_2_the_hands_are_discarded_and_count_for_nothing() -> None:
    """Ruling W-85. Ruling W-94: refill cards are not among them."""
    game = last_round("hand 1: forest 1, forest 4, wild 4; hand 2: mountains 4, mountains 4; discard: savannah 1")
    bid_all(game, "forest 1", "refill", "refill")
    play(game, (1, "refill"), (0, "take squirrel"))

    assert_drawn(game, "hand 1:; hand 2:; hand 3:; bid 2:; bid 3:")
    discarded = [(event.values["seat"], event.values["card"]) for event in game.events(None) if event.code == "hand-discarded"]
    assert [each for each in discarded if each[0] == 0] == [(0, "forest-4"), (0, "wild-4")]
    assert all(card != "refill" for _, card in discarded)
    assert codes(game).count("refill-returned") == 2
    assert [score.total for score in result(game).scores] == [2 + 1 + 2, 0, 0]
    assert_drawn(game, "discard: forest 1, forest 4, mountains 4, mountains 4, savannah 1, wild 4")


def test_w10_2_leo_s_pile_is_discarded_too() -> None:
    """Ruling W-94: his refill card stays his."""
    game = last_round("players: 2; leo: yes; leo pile: forest 4, refill, mountains 3, savannah 2")
    bid_all(game, "refill", "refill")

    assert_drawn(game, "leo pile:; discard: forest 4, mountains 3, savannah 2")
    assert len(result(game).scores) == 2


def test_w10_3_two_points_for_the_largest_species_and_one_for_the_second() -> None:
    parts = over("collection 1: peacock squirrel*3 lion*5 meerkat*2").scores[0].parts

    assert (parts["most"], parts["second-most"]) == (10, 3)


@pytest.mark.parametrize(
    ("collection", "most", "second"),
    [
        ("peacock*3 ibex*3 lion*3", 6, 3),
        ("peacock*2 ibex*4 lion*4", 8, 4),
        ("peacock ibex*2 lion*2 meerkat", 4, 2),
        ("peacock*4 ibex*2 lion*2", 8, 2),
    ],
)
def test_w10_3_equally_large_species_bring_the_same_whichever_is_chosen(collection: str, most: int, second: int) -> None:
    """Ruling W-83."""
    parts = over(f"collection 1: {collection}").scores[0].parts

    assert (parts["most"], parts["second-most"]) == (most, second)


def test_w10_3_who_has_one_species_has_no_second() -> None:
    """Ruling W-84."""
    first, second, _ = over("players: 3\ncollection 1: ibex*5").scores

    assert (first.parts["most"], first.parts["second-most"]) == (10, 0)
    assert (second.parts["most"], second.parts["second-most"]) == (0, 0)


@pytest.mark.parametrize("species", NAMES)
def test_w10_4_each_leader_is_worth_one_point_but_the_peacock_three(species: str) -> None:
    """Ruling W-40: three in all."""
    parts = over(f"collection 2: {species}\nleaders 2: {species}").scores[1].parts

    assert parts["leaders"] == (3 if species == "peacock" else 1)


def test_w10_4_all_leaders_of_a_seat_count() -> None:
    """Ruling W-40."""
    everything = " ".join(NAMES)
    first, second, _ = over(f"collection 1: {everything}\nleaders 1: {everything}\ncollection 2: {everything}").scores

    assert (first.parts["leaders"], second.parts["leaders"]) == (8, 0)


def test_w10_5_the_score_is_the_sum_of_these_points_and_the_tokens() -> None:
    """The example of 22 points. Ruling W-87."""
    score = over("collection 1: peacock*4 ibex*3 squirrel*3; leaders 1: peacock; tokens 1: 8").scores[0]

    assert score.parts == {"most": 8, "second-most": 3, "leaders": 3, "tokens": 8}
    assert score.total == 22


def test_w10_5_four_four_and_three_animals_bring_8_and_4_and_0() -> None:
    """The example goes on with 4 peacocks, 4 ibexes and 3 squirrels. Ruling W-87."""
    score = over("collection 1: peacock*4 ibex*4 squirrel*3").scores[0]

    assert score.parts == {"most": 8, "second-most": 4, "leaders": 0, "tokens": 0}
    assert score.total == 12


def test_w10_5_the_points_of_the_last_round_are_among_them() -> None:
    game = last_round("hand 1: forest 1; collection 1: peacock; leaders 1: peacock; tokens 1: 4")
    bid_all(game, "forest 1", "refill", "refill")
    game.act(0, "take peacock")

    assert result(game).scores[0].parts == {"most": 4, "second-most": 0, "leaders": 3, "tokens": 6}
    assert result(game).scores[0].total == 13


@st.composite
def ended(draw: st.DrawFn) -> tuple[list[list[int]], list[int | None], list[int]]:
    """The collections of three people, who owns each leader, and their tokens."""
    collections = [[0] * len(NAMES) for _ in range(3)]
    owners: list[int | None] = []
    for species in range(len(NAMES)):
        for seat in draw(st.lists(st.integers(0, 2), max_size=7)):
            collections[seat][species] += 1
        counts = [each[species] for each in collections]
        best = [seat for seat in range(3) if counts[seat] == max(counts) > 0]
        owners.append(draw(st.sampled_from(best)) if best else None)
    return collections, owners, draw(st.lists(st.integers(0, 30), min_size=3, max_size=3))


@given(ended())
def test_w10_5_the_score_agrees_with_sorted(end: tuple[list[list[int]], list[int | None], list[int]]) -> None:
    """Also W10.3, W10.4 and W10.6: ranks are counted from the sorted scores."""
    collections, owners, tokens = end
    lines = ["players: 3"]
    for seat in range(3):
        animals = " ".join(f"{name}*{count}" for name, count in zip(NAMES, collections[seat], strict=True) if count)
        lines.append(f"collection {seat + 1}: {animals}")
        lines.append(f"leaders {seat + 1}: {' '.join(NAMES[each] for each in range(6) if owners[each] == seat)}")
        lines.append(f"tokens {seat + 1}: {tokens[seat]}")
    found = over("\n".join(lines))

    totals = []
    for seat in range(3):
        second, first = sorted(collections[seat])[-2:]
        leaders = owners.count(seat) + 2 * (owners[Species.PEACOCK] == seat)
        totals.append(2 * first + second + leaders + tokens[seat])
    assert [score.total for score in found.scores] == totals
    assert [sum(score.parts.values()) for score in found.scores] == totals
    standings = [(totals[seat], sum(collections[seat])) for seat in range(3)]
    best_first = sorted(standings, reverse=True)
    assert list(found.ranks) == [best_first.index(standing) + 1 for standing in standings]
    assert list(found.winners) == [seat for seat in range(3) if standings[seat] == best_first[0]]


def test_w10_6_the_highest_score_wins() -> None:
    found = over("tokens 1: 4\ntokens 2: 9\ntokens 3: 7\ncollection 1: lion ibex eagle")

    assert [score.total for score in found.scores] == [7, 9, 7]
    assert (found.winners, found.ranks) == ((1,), (2, 1, 3))


def test_w10_6_of_equal_scores_the_one_with_more_animals_is_ahead() -> None:
    """Ruling W-86."""
    found = over("collection 1: lion*2 ibex; collection 2: peacock eagle meerkat squirrel; tokens 2: 2; tokens 3: 5")

    assert [score.total for score in found.scores] == [5, 5, 5]
    assert (found.winners, found.ranks) == ((1,), (2, 1, 3))


def test_w10_6_if_that_is_equal_too_the_rank_is_shared() -> None:
    """Rulings W-86 and W-93: nothing else breaks the tie, and the next rank is the third."""
    found = over("""
        collection 1: lion*2 ibex; collection 3: peacock meerkat squirrel; leaders 3: peacock
        tokens 1: 1; collection 2: eagle
    """)

    assert [score.total for score in found.scores] == [6, 2, 6]
    assert (found.winners, found.ranks) == ((0, 2), (1, 3, 1))


def test_w10_6_in_the_duel_both_have_won_then() -> None:
    """Ruling D-14."""
    found = result(duel_over("collection 1: lion*2 ibex; collection 2: meerkat*2 squirrel"))

    assert [score.total for score in found.scores] == [5, 5]
    assert (found.winners, found.ranks) == ((0, 1), (1, 1))


def test_w10_6_in_the_duel_more_animals_are_ahead_as_well() -> None:
    """Ruling D-14."""
    found = result(duel_over("collection 1: lion*2 ibex; collection 2: meerkat*2 squirrel lion"))

    assert [score.total for score in found.scores] == [5, 5]
    assert (found.winners, found.ranks) == ((1,), (2, 1))


def test_w10_3_the_cards_that_earn_a_score_are_told() -> None:
    game = wildcards("""
        collection 1: lion*3 ibex*2 eagle*2 peacock; leaders 1: lion peacock
        tokens 1: 4; collection 2: squirrel; round: 12 over
    """)

    assert game.scoring_cards(0) == {
        "most": ("lion",) * 3,
        "second-most": ("eagle",) * 2,  # of equal species the first
        "leaders": ("peacock leader", "lion leader"),
        "tokens": ("token",),
    }
    assert game.scoring_cards(1) == {"most": ("squirrel",), "second-most": (), "leaders": (), "tokens": ()}
    assert game.scoring_cards(0).keys() == result(game).scores[0].parts.keys()


def test_w13_4_the_secret_animal_earns_where_it_was_collected() -> None:
    game = duel_over("secret 2: ibex; collection 1: lion*2 eagle; collection 2: meerkat*2")

    assert game.scoring_cards(0)["secret"] == ("eagle",)
    assert "secret" not in game.scoring_cards(1)
