"""A turn of CuBirds in few sentences: laying, taking and filling share one, a flock is one, an empty hand is one."""

from support.tables import cubirds, told

from menagerie import CuBirds

ROWS = """
    row 1: owl robin parrot
    row 2: toucan duck magpie
    row 3: owl*2 parrot
    row 4: owl parrot
"""
HANDS = """
    hand 1: magpie*3 duck
    hand 2: owl*4 robin
    pile: owl*2 robin*9 warbler*15
"""


def table(turn: str = "1 lay", more: str = "") -> CuBirds:
    return cubirds(f"{ROWS}{HANDS}turn: {turn}\n{more}")


def both(make: str, actor: int, action: str) -> tuple[list[str], list[str]]:
    """The sentences for everyone else, and for the player who acts."""
    return told(cubirds(make), actor, action), told(cubirds(make), actor, action, to=actor)


# laying


def test_laying_taking_and_filling_are_one_sentence() -> None:
    assert both(ROWS + HANDS, 0, "lay magpie left 2") == (
        ["Ada lays 3 magpies at the left end of row 2 and takes a toucan and a duck; an owl is added on the right."],
        ["You lay 3 magpies at the left end of row 2 and take a toucan and a duck; an owl is added on the right."],
    ), "the first card of the pile is another species"


def test_a_row_may_take_several_cards_to_be_filled() -> None:
    pile = HANDS.replace("pile: owl*2", "pile: magpie*2 owl*2")
    assert told(cubirds(ROWS + pile), 0, "lay magpie left 2") == [
        "Ada lays 3 magpies at the left end of row 2 and takes a toucan and a duck; 2 magpies and an owl are added on the right."
    ]


def test_laying_and_taking_without_filling() -> None:
    assert both(f"{ROWS}{HANDS}turn: 2 lay", 1, "lay robin left 1") == (
        ["Bo lays a robin at the left end of row 1 and takes an owl."],
        ["You lay a robin at the left end of row 1 and take an owl."],
    )


def test_laying_that_encloses_nothing_and_then_drawing() -> None:
    assert both(ROWS + HANDS, 0, "lay duck left 1") == (
        ["Ada lays a duck at the left end of row 1 and takes nothing."],
        ["You lay a duck at the left end of row 1 and take nothing."],
    )
    assert both(f"{ROWS}{HANDS}turn: 1 draw", 0, "draw") == (["Ada draws 2 cards."], ["You draw 2 owls."])


def test_a_row_that_was_never_filled_is_filled_although_nothing_is_taken() -> None:
    game = cubirds(f"row 1: duck\n{HANDS}")
    assert told(game, 0, "lay duck left 1") == [
        "Ada lays a duck at the left end of row 1 and takes nothing; an owl is added on the right."
    ]


def test_a_shuffle_in_between_is_told_where_it_happens() -> None:
    game = cubirds(f"{ROWS}\nhand 1: magpie duck\nhand 2: owl\ndiscard: robin*4\n")
    assert told(game, 0, "lay magpie left 2") == [
        "Ada lays a magpie at the left end of row 2 and takes a toucan and a duck.",
        "The discard pile is shuffled into a new draw pile of 4 cards.",
        "Row 2 is filled with a robin.",
    ]


# what goes without saying


def test_whose_turn_it_is_and_what_was_not_done_goes_without_saying() -> None:
    assert told(table("1 draw"), 0, "keep") == []
    assert told(table("1 flock"), 0, "pass") == []


# flocks


def test_a_flock_is_one_sentence() -> None:
    assert both(f"{ROWS}{HANDS}turn: 2 flock", 1, "flock owl") == (
        ["Bo completes a flock of owls, keeps 2 and discards 2."],
        ["You complete a flock of owls, keep 2 and discard 2."],
    )


def test_a_flock_of_which_one_bird_is_discarded() -> None:
    game = cubirds(f"{ROWS}\nhand 1: flamingo*3 duck\nhand 2: owl\nturn: 1 flock")
    assert told(game, 0, "flock flamingo") == ["Ada completes a flock of flamingos, keeps 2 and discards 1."]


def test_a_flock_that_wins_is_told_before_the_win() -> None:
    game = cubirds(f"{ROWS}\nhand 1: flamingo*2 duck\nhand 2: owl\ncollection 1: flamingo*2 owl*3\nturn: 1 flock")
    assert told(game, 0, "flock flamingo", to=0) == [
        "You complete a flock of flamingos, keep 1 and discard 1.",
        "You have three birds in each of two species!",
        "The game is over.",
    ]


# an empty hand

LAST_BIRD = f"{ROWS}\nhand 1: flamingo*2\nhand 2: robin*2\nhand 3: owl\nturn: 1 flock\n"


def test_an_empty_hand_is_one_sentence_with_all_that_is_discarded_and_dealt() -> None:
    others, own = both(f"{LAST_BIRD}pile: robin*9 warbler*15", 0, "flock flamingo")
    assert others == [
        "Ada completes a flock of flamingos, keeps 1 and discards 1.",
        "Ada’s hand is empty: the round ends. All other hands are discarded, "
        "everyone gets eight new cards, and Ada takes another turn.",
    ]
    assert own == [
        "You complete a flock of flamingos, keep 1 and discard 1.",
        "Your hand is empty: the round ends. All other hands are discarded, "
        "everyone gets eight new cards, and you take another turn.",
    ]


def test_an_empty_hand_when_the_pile_has_to_be_shuffled() -> None:
    game = cubirds(f"{LAST_BIRD}pile: robin*9\ndiscard: warbler*15")
    assert told(game, 0, "flock flamingo", to=1)[1:] == [
        "Ada’s hand is empty: the round ends. All other hands are discarded, the discard pile is shuffled, "
        "everyone gets eight new cards, and Ada takes another turn."
    ]


def test_an_empty_hand_when_there_are_too_few_cards() -> None:
    assert told(cubirds(LAST_BIRD), 0, "flock flamingo")[1:] == [
        "Ada’s hand is empty: the round ends. All other hands are discarded, but there aren’t eight cards left for everyone.",
        "The game is over.",
    ]


# RobinBird


def test_robinbird_draws_lays_takes_and_fills_in_one_sentence_for_each_row() -> None:
    game = cubirds("""
        players: 1
        row 1: owl parrot
        row 2: owl parrot
        row 3: owl parrot
        row 4: owl parrot
        hand 1: magpie
        hand 2: toucan*3
        pile: parrot robin owl duck magpie*9
        turn: 1 flock
    """)
    assert told(game, 0, "pass", to=0, names="Ada RobinBird") == [
        "RobinBird draws a parrot, lays it at the left end of row 1 and takes an owl; a robin is added on the right.",
        "RobinBird draws an owl, lays it at the right end of row 2 and takes a parrot; a duck is added on the right.",
        "RobinBird draws a magpie and lays it at the right end of row 3.",
        "RobinBird draws a magpie and lays it at the right end of row 4.",
        "RobinBird completes a flock of toucans, keeps 1 and discards 2.",
    ]
