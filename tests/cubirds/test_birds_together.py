"""A turn of CuBirds in few sentences: laying, taking and filling are one, a family is one, an empty hand is one."""

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
    """What everybody is told, and what the one who acts is told."""
    return told(cubirds(make), actor, action), told(cubirds(make), actor, action, to=actor)


# laying


def test_laying_taking_and_filling_are_one_sentence() -> None:
    assert both(ROWS + HANDS, 0, "lay magpie left 2") == (
        ["Ada lays 3 magpies on the left of row 2, takes a toucan and a duck; an owl fills the row on the right."],
        ["You lay 3 magpies on the left of row 2, take a toucan and a duck; an owl fills the row on the right."],
    ), "the first card of the pile is another species"


def test_a_row_may_take_several_cards_to_be_filled() -> None:
    pile = HANDS.replace("pile: owl*2", "pile: magpie*2 owl*2")
    assert told(cubirds(ROWS + pile), 0, "lay magpie left 2") == [
        "Ada lays 3 magpies on the left of row 2, takes a toucan and a duck; 2 magpies and an owl fill the row on the right."
    ]


def test_laying_and_taking_without_filling() -> None:
    assert both(f"{ROWS}{HANDS}turn: 2 lay", 1, "lay robin left 1") == (
        ["Bo lays a robin on the left of row 1 and takes an owl."],
        ["You lay a robin on the left of row 1 and take an owl."],
    )


def test_laying_that_encloses_nothing_and_then_drawing() -> None:
    assert both(ROWS + HANDS, 0, "lay duck left 1") == (
        ["Ada lays a duck on the left of row 1 and takes nothing."],
        ["You lay a duck on the left of row 1 and take nothing."],
    )
    assert both(f"{ROWS}{HANDS}turn: 1 draw", 0, "draw") == (["Ada draws 2 cards."], ["You draw 2 owls."])


def test_a_row_that_was_never_filled_is_filled_although_nothing_is_taken() -> None:
    game = cubirds(f"row 1: duck\n{HANDS}")
    assert told(game, 0, "lay duck left 1") == [
        "Ada lays a duck on the left of row 1 and takes nothing; an owl fills the row on the right."
    ]


def test_a_shuffle_in_between_is_told_where_it_happens() -> None:
    game = cubirds(f"{ROWS}\nhand 1: magpie duck\nhand 2: owl\ndiscard: robin*4\n")
    assert told(game, 0, "lay magpie left 2") == [
        "Ada lays a magpie on the left of row 2 and takes a toucan and a duck.",
        "The discard pile is shuffled into a new draw pile of 4 cards.",
        "Row 2 is filled with: a robin.",
    ]


# what goes without saying


def test_whose_turn_it_is_and_what_was_not_done_goes_without_saying() -> None:
    assert told(table("1 draw"), 0, "keep") == []
    assert told(table("1 family"), 0, "pass") == []


# families


def test_a_family_is_one_sentence() -> None:
    assert both(f"{ROWS}{HANDS}turn: 2 family", 1, "family owl") == (
        ["Bo forms a family of owls: keeps 2, 2 go to the discard pile."],
        ["You form a family of owls: you keep 2, 2 go to the discard pile."],
    )


def test_a_family_of_which_one_bird_is_discarded() -> None:
    game = cubirds(f"{ROWS}\nhand 1: flamingo*3 duck\nhand 2: owl\nturn: 1 family")
    assert told(game, 0, "family flamingo") == ["Ada forms a family of flamingos: keeps 2, 1 goes to the discard pile."]


def test_a_family_that_wins_is_told_before_the_win() -> None:
    game = cubirds(f"{ROWS}\nhand 1: flamingo*2 duck\nhand 2: owl\ncollection 1: flamingo*2 owl*3\nturn: 1 family")
    assert told(game, 0, "family flamingo", to=0) == [
        "You form a family of flamingos: you keep 1, 1 goes to the discard pile.",
        "You have three birds in each of two species!",
        "The game is over.",
    ]


# an empty hand

LAST_BIRD = f"{ROWS}\nhand 1: flamingo*2\nhand 2: robin*2\nhand 3: owl\nturn: 1 family\n"


def test_an_empty_hand_is_one_sentence_with_all_that_is_discarded_and_dealt() -> None:
    others, own = both(f"{LAST_BIRD}pile: robin*9 warbler*15", 0, "family flamingo")
    assert others == [
        "Ada forms a family of flamingos: keeps 1, 1 goes to the discard pile.",
        "Ada’s hand is empty: the round ends. The others discard their hands, all get eight new cards, and Ada plays again.",
    ]
    assert own == [
        "You form a family of flamingos: you keep 1, 1 goes to the discard pile.",
        "Your hand is empty: the round ends. The others discard their hands, all get eight new cards, and you play again.",
    ]


def test_an_empty_hand_when_the_pile_has_to_be_shuffled() -> None:
    game = cubirds(f"{LAST_BIRD}pile: robin*9\ndiscard: warbler*15")
    assert told(game, 0, "family flamingo", to=1)[1:] == [
        "Ada’s hand is empty: the round ends. The others discard their hands, the discard pile is shuffled, "
        "all get eight new cards, and Ada plays again."
    ]


def test_an_empty_hand_when_there_are_too_few_cards() -> None:
    assert told(cubirds(LAST_BIRD), 0, "family flamingo")[1:] == [
        "Ada’s hand is empty: the round ends. The others discard their hands, but there are not eight cards left for everyone.",
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
        turn: 1 family
    """)
    assert told(game, 0, "pass", to=0, names="Ada RobinBird") == [
        "RobinBird draws a parrot, lays it in row 1 and takes an owl; a robin fills the row on the right.",
        "RobinBird draws an owl, lays it in row 2 and takes a parrot; a duck fills the row on the right.",
        "RobinBird draws a magpie and lays it in row 3.",
        "RobinBird draws a magpie and lays it in row 4.",
        "RobinBird forms a family of toucans: keeps 1, 2 go to the discard pile.",
    ]
