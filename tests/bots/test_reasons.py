"""Reasons why an answer is better than another one: facts on drawn tables, and what holds for every question."""

from collections import Counter
from random import Random

import pytest
from support.forms import FORMS, Form, play_some
from support.guesses import other_world
from support.search_bots import LEVEL
from support.tables import cubirds, wildcards

from menagerie.bots import Seen
from menagerie.bots.minds.listed import MINDS
from menagerie.bots.minds.reason import EXPLAIN, Impression
from menagerie.bots.search.bot import SearchBot
from menagerie.bots.search.reasons import TriedAnswer, reasons_for
from menagerie.bots.weights import weights_of
from menagerie.core import Action, AnyGame, Line
from menagerie.core.plain import Plain
from menagerie.words import Words

LANGUAGES = ("en", "de", "nl")
NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Eva")


def reasons(
    game: AnyGame, better: str, compared: str, *, chances: tuple[float | None, float | None] = (None, None)
) -> tuple[Line, ...]:
    """The reasons for one answer of the seat to act over another."""
    seat = game.to_act[0]
    seen = Seen.of(game, seat)
    weights = weights_of(game.name, MINDS[game.name].form_of(seen.decide().table))
    assert weights is not None
    one, two = (TriedAnswer(game.encode(seat, said), chance) for said, chance in zip((better, compared), chances, strict=True))
    return reasons_for(seen, one, [two], weights.answers)


def facts(game: AnyGame, better: str, compared: str) -> list[Line]:
    """Every fact in favour of an answer, strong or weak."""
    seat = game.to_act[0]
    table, mind = Seen.of(game, seat).decide().table, MINDS[game.name]
    weights = weights_of(game.name, mind.form_of(table))
    assert weights is not None
    one, two = (Impression.of(mind, table, game.encode(seat, said), weights.answers) for said in (better, compared))
    return [reason.line for reason in EXPLAIN[game.name](table, one, two)]


def told(game: AnyGame, better: str, compared: str, language: str = "en") -> str:
    """The same in words."""
    words = Words(game.name, names=NAMES[: game.seats], you=game.to_act[0], language=language)
    return words.names([words.say(reason) for reason in reasons(game, better, compared)])


ROWS = """
    row 1: owl parrot parrot duck
    row 2: magpie warbler
    row 3: toucan robin
    row 4: flamingo magpie
"""


def test_birds_are_named_with_the_flock_that_they_make() -> None:
    game = cubirds(
        ROWS + "hand 1: owl duck*2 parrot*2 robin\nhand 2: robin*3\ncollection 1: magpie\ncollection 2: robin\nturn: 1 lay"
    )
    assert told(game, "lay owl right 1", "lay robin left 2").startswith(
        "takes 2 parrots and a duck (4 parrots are a small flock of a new species)"
    )
    assert told(game, "lay owl right 1", "lay robin left 2", "de").startswith(
        "bringt 2 Papageien und eine Ente (4 Papageien sind ein kleiner Schwarm einer neuen Art)"
    )
    assert told(game, "lay owl right 1", "lay robin left 2", "nl").startswith(
        "levert 2 papegaaien en een eend op (4 papegaaien is een kleine familie van een nieuwe soort)"
    )


def test_birds_that_lack_one_for_a_flock() -> None:
    game = cubirds(ROWS + "hand 1: owl duck robin parrot\nhand 2: robin*3\nturn: 1 lay")
    assert "(one more parrot makes a flock)" in told(game, "lay owl right 1", "lay robin left 2")


def test_birds_that_stay_in_hand() -> None:
    game = cubirds(ROWS + "hand 1: robin warbler*5 duck\nhand 2: robin*3\nturn: 1 lay")
    found = reasons(game, "lay duck left 2", "lay warbler left 4")
    assert Line("reason-keeps", {"species": "warbler", "count": 5, "flock": "none", "missing": 1}) in found


def test_a_flock_that_wins_in_the_same_turn_needs_no_other_reason() -> None:
    game = cubirds(
        ROWS
        + "hand 1: owl duck robin parrot*2\nhand 2: robin*3\ncollection 1: flamingo owl toucan duck magpie warbler\nturn: 1 lay"
    )
    assert told(game, "lay owl right 1", "lay robin left 2") == "brings 4 parrots together, and their flock wins the game"


def test_birds_that_the_next_player_is_known_to_reach_are_not_left() -> None:
    game = cubirds("""
        row 1: owl parrot*4 duck magpie
        row 2: magpie warbler
        row 3: toucan robin
        row 4: flamingo magpie
        hand 1: duck toucan*2
        hand 2: owl*2
        known 2: owl*2
        turn: 1 lay
    """)
    values: dict[str, Plain] = {"seat": 1, "birds": ["duck", *["parrot"] * 4, "magpie"], "row": 0, "species": "owl"}
    assert Line("reason-not-left", values) in facts(game, "lay duck left 1", "lay toucan left 2")
    words = Words("cubirds", names=NAMES[:2], you=0, language="en")
    assert words.say(Line("reason-not-left", values)) == "doesn’t leave Bo a duck, 4 parrots and a magpie in row 1"
    known = [line for line in facts(game, "lay toucan left 2", "lay duck right 1") if line.code == "reason-known-reach"]
    assert known == []


def test_birds_laid_in_front_of_a_species_that_the_next_player_holds() -> None:
    game = cubirds(ROWS + "hand 1: warbler*3 robin\nhand 2: duck magpie\nknown 2: duck magpie\nturn: 1 lay")
    found = facts(game, "lay warbler left 1", "lay warbler right 1")
    assert "reason-known-reach" in [line.code for line in found]


WINNING = """
    row 1: owl flamingo parrot
    hand 1: owl*3 robin
    hand 2: robin
    collection 1: flamingo toucan duck parrot magpie warbler
    turn: 1 flock
"""


def test_a_winning_flock_says_which_goal() -> None:
    assert told(cubirds(WINNING), "flock owl", "pass") == "wins the game with seven species"


def test_a_flock_that_brings_no_goal_nearer_is_kept() -> None:
    game = cubirds("hand 1: robin*9 duck\nhand 2: owl\ncollection 1: robin*3 owl*2\nturn: 1 flock\nrow 1: owl duck")
    assert told(game, "pass", "flock robin") == "saves the robins (their flock would bring neither goal closer)"


def test_a_flock_is_worth_a_new_species_or_one_bird_more() -> None:
    game = cubirds("hand 1: owl*3 duck*4 robin\nhand 2: owl\ncollection 1: owl\nturn: 1 flock\nrow 1: owl duck")
    assert Line("reason-new-species", {"species": "duck", "count": 2, "missing": 5}) in reasons(game, "flock duck", "pass")
    assert Line("reason-more-birds", {"species": "owl", "count": 2}) in reasons(game, "flock owl", "pass")


def test_drawing_may_bring_what_a_flock_lacks_and_not_drawing_may_end_the_round() -> None:
    game = cubirds("hand 1: owl*2 robin duck*2 magpie\nhand 2: owl\nturn: 1 draw\nrow 1: owl duck\npile: robin*9")
    assert told(game, "draw", "keep") == "may bring the owl needed for a flock"
    empty = cubirds("hand 2: owl*3 robin*4\nturn: 1 draw\nrow 1: owl duck\npile: robin*9 duck*9 magpie*9")
    assert told(empty, "keep", "draw") == "empties the hand (the others lose 7 cards, and all get new ones)"


def test_where_only_looking_ahead_speaks_for_an_answer_the_chances_are_told() -> None:
    found = reasons(cubirds(WINNING), "pass", "flock owl", chances=(0.62, 0.55))
    assert found[-1] == Line("reason-in-worlds", {"won": 62, "other": 55})
    assert reasons(cubirds(WINNING), "flock owl", "pass", chances=(1.0, 0.55))[0].code == "reason-wins"


DUEL = """
    edition: duel
    collection 1: ibex*2 lion
    collection 2: lion*2 peacock
    leaders 1: ibex
    leaders 2: lion peacock
    display: lion ibex eagle squirrel
    animals: lion ibex peacock squirrel
"""
TAKE = (
    DUEL
    + "hand 1: mountains 1, savannah 3, forest 1\nhand 2: forest 2, forest 2\n"
    + "bid 1: mountains 2\nbid 2: forest 1\nround: 4 take 1"
)


def test_an_animal_is_worth_points_and_a_leader_that_somebody_loses() -> None:
    found = reasons(wildcards(TAKE), "take ibex paying mountains 1", "take eagle paying mountains 1")
    assert found[0] == Line("reason-points", {"points": 4, "other": 3, "bonus": "yes"})
    assert (
        told(wildcards(TAKE), "take lion paying savannah 3", "take squirrel paying savannah 3").count("lion leader from Bo") == 1
    )


def test_a_payment_keeps_better_cards_or_earns_the_bonus() -> None:
    assert told(wildcards(TAKE), "take ibex paying mountains 1", "take ibex paying savannah 3").startswith(
        "earns 2 points for a natural habitat"
    )
    assert told(wildcards(TAKE), "take lion paying forest 1", "take lion paying savannah 3") == "keeps savannah 3"


def test_passing_saves_cards() -> None:
    found = reasons(wildcards(TAKE), "pass", "take eagle paying savannah 3")
    assert Line("reason-passes", {"count": 2, "drawn": 2}) in found


BID = DUEL + "hand 1: mountains 1, mountains 4, savannah 3, forest 1, wild 4\nhand 2: forest 2, forest 2\nround: 4 bid 1"


@pytest.mark.parametrize(
    ("better", "compared", "code"),
    [
        ("bid savannah 3", "bid forest 1", "reason-bids-for"),
        ("bid forest 1", "bid mountains 4", "reason-cheaper"),
        ("bid mountains 4", "bid wild 4", "reason-keeps-cards"),
        ("bid mountains 1", "bid forest 1", "reason-natural"),
        ("bid savannah 3", "bid refill", "reason-early-refill"),
    ],
)
def test_a_bid_says_what_it_is_for_and_what_it_costs(better: str, compared: str, code: str) -> None:
    assert code in [line.code for line in reasons(wildcards(BID), better, compared)]


def test_a_refill_says_how_many_cards_there_will_be() -> None:
    game = wildcards(DUEL + "hand 1: mountains 1\nhand 2: forest 2, forest 2\nround: 4 bid 1")
    assert told(game, "bid refill", "bid mountains 1").startswith("fills the hand from 1 card up to 7")


def test_discards_draw_more_or_keep_cards() -> None:
    game = wildcards(
        DUEL
        + "hand 1: mountains 1, savannah 3\nhand 2: forest 2, forest 2\n"
        + "bid 1: refill\nbid 2: refill\nrefills: 1 2\nround: 4 refill 1"
    )
    assert told(game, "refill", "refill discarding savannah 3") == "keeps savannah 3"
    assert told(game, "refill discarding mountains 1", "refill").startswith("draws 6 new cards instead of 5")


def test_a_removal_says_what_it_leaves_to_the_other_player() -> None:
    game = wildcards(
        DUEL + "hand 1: mountains 1\nhand 2: forest 2, forest 2\nbid 1: refill\nrefills: 1\nbid 2: forest 1\nround: 4 remove 1"
    )
    found = reasons(game, "remove lion, ibex", "remove eagle, squirrel")
    assert found[0].code in ("reason-rival-gets", "reason-leaves")
    assert found[0].values["seat"] == 1


def test_an_exchange_says_what_it_brings_and_keeping_what_it_would_not() -> None:
    game = wildcards("""
        collection 1: ibex*2 lion meerkat; collection 2: lion*2; collection 3: eagle; collection 4: peacock
        leaders 1: ibex meerkat; leaders 2: lion; leaders 3: eagle; leaders 4: peacock
        hand 1: mountains 1; hand 2: forest 2, forest 2; hand 3: forest 1; hand 4: forest 3
        display: lion ibex eagle squirrel; animals: lion ibex peacock squirrel
        bid 1: refill; bid 2: forest 1; bid 3: savannah 1; bid 4: mountains 2
        refills: 1; round: 4 exchange 1
    """)
    assert reasons(game, "exchange lion for ibex", "keep")[0].code == "reason-points"
    assert reasons(game, "keep", "exchange ibex for squirrel")[0].code in ("reason-poor-exchange", "reason-keeps-animals")


@pytest.mark.parametrize("seed", range(8))
def test_the_birds_of_a_reason_are_those_that_the_answer_takes(seed: int) -> None:
    game, random = Form("cubirds", 3).new(seed), Random(seed)
    play_some(game, random, 3 * seed)
    while game.to_act and game.question(game.to_act[0]).code != "ask-lay":
        play_some(game, random, 1)
    if not game.to_act:
        return
    seat = game.to_act[0]
    better, compared = random.sample([str(action) for action in game.legal_actions(seat)], 2)
    taken = Counter(event.values["species"] for event in game.consequences(seat, better) if event.code == "bird-taken")
    for line in facts(game, better, compared):
        if line.code == "reason-takes":
            told_birds = line.values["birds"]
            assert isinstance(told_birds, list)
            assert Counter(told_birds) <= taken
            assert all(told_birds.count(species) == taken[species] for species in told_birds)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_answer_has_reasons_in_every_language_and_only_from_what_its_seat_sees(form: Form) -> None:
    for seed in range(2):
        game, random = form.new(seed), Random(seed)
        while game.to_act:
            seat = game.to_act[0]
            seen = Seen.of(game, seat)
            thought = SearchBot(LEVEL, seed).think(seen)
            check_words(game, seat, thought.ranked[0].reasons if len(thought.ranked) > 1 else (Line("reason-even"),))
            check_knows_no_more(game, seat, random)
            play_some(game, random, 7)


def check_words(game: AnyGame, seat: int, lines: tuple[Line, ...]) -> None:
    """There is a sentence in each language, for the seat and for everyone else."""
    assert 1 <= len(lines) <= 2
    for you in (seat, (seat + 1) % game.seats, None):
        for language in LANGUAGES:
            words = Words(game.name, names=NAMES[: game.seats], you=you, language=language)
            assert all(words.say(line) for line in lines)


def check_knows_no_more(game: AnyGame, seat: int, random: Random) -> None:
    """Check for any two answers that there are reasons, and that they are the same on another table that the seat's view
    allows."""
    seen = Seen.of(game, seat)
    answers = [some_answer(seen, random) for _ in range(2)]
    if answers[0].numbers == answers[1].numbers:
        return
    form = MINDS[game.name].form_of(seen.decide().table)
    weights = weights_of(game.name, form)
    assert weights is not None
    found = reasons_for(seen, answers[0], answers[1:], weights.answers)
    assert found
    check_words(game, seat, found)
    twin = other_world(game, seat, random)
    assert reasons_for(Seen.of(twin, seat), answers[0], answers[1:], weights.answers) == found


def some_answer(seen: Seen[object], random: Random) -> TriedAnswer:
    """A random answer, number by number."""
    decision = seen.decide()
    while decision.action is None:
        decision.add(random.choice([number for number, legal in enumerate(decision.mask) if legal]))
    return TriedAnswer(decision.numbers)


@pytest.mark.parametrize(("language", "chance"), [("en", "82%"), ("nl", "82%"), ("de", "82\u00a0%")])
def test_a_hint_gives_the_chance_to_win_once(language: str, chance: str) -> None:
    words = Words("cubirds", names=NAMES[:2], you=0, language=language)
    plain = words.hint(cubirds_action(), [Line("reason-even")], 0.82)
    in_worlds = words.hint(cubirds_action(), [Line("reason-in-worlds", {"won": 82, "other": 80})], 0.82)

    assert plain.count("82") == in_worlds.count("82") == 1
    assert chance in plain


def cubirds_action() -> Action:
    return cubirds("""
        row 1: robin duck magpie
        row 2: robin duck magpie
        hand 1: toucan*2
        hand 2: robin*4
        turn: 1 flock
    """).read_action("pass")
