"""Chapter W7: ties."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.tables import asked, assert_drawn, bid_all, codes, drawn, offered, play, refused, wildcards, wildcards_like

from menagerie.wildcards import WildCards

third_round = wildcards_like("""
    display: peacock eagle
    animals: eagle*2
    round: 3 bid
""")
third_round_of_four = wildcards_like("""
    display: peacock eagle lion
    animals: eagle*3
    round: 3 bid
""")


def seats_of(game: WildCards, *kinds: str) -> list[int]:
    """The numbers of the seats that events of these kinds name, in their order."""
    return [int(str(event.values["seat"])) + 1 for event in game.events(None) if event.code in kinds]


def actors(game: WildCards) -> list[int]:
    """The seats that have taken or passed, in their order."""
    return seats_of(game, "animal-taken", "take-declined")


def take_all(game: WildCards) -> None:
    """Let each take the first animal, until the next bids are asked for or a tie must be broken."""
    while drawn(game, "round").split()[2] == "take":
        (seat,) = game.to_act
        game.act(seat, str(game.legal_actions(seat)[0]))


def lay_from_pile(game: WildCards) -> None:
    """Let everyone who is asked choose the top card of the pile."""
    for seat in game.to_act:
        game.act(seat, "tie-break pile")


def test_w7_1_values_are_settled_from_4_down_to_1() -> None:
    """Ruling W-63."""
    game = third_round_of_four("""
        hand 1: forest 2, forest 1
        hand 2: savannah 4, savannah 1, savannah 1, savannah 1
        hand 3: mountains 4, mountains 2, mountains 2, mountains 2
        hand 4: wild 1
    """)
    bid_all(game, "forest 2", "savannah 4", "mountains 4", "wild 1")
    assert asked(game) == [2, 3]
    assert seats_of(game, "tied") == [2, 3]

    play(game, (1, "pay savannah 1, savannah 1, savannah 1"), (2, "pay mountains 2, mountains 2, mountains 2"))
    play(game, (2, "take eagle"), (1, "take lion"), (0, "take peacock paying forest 1"))
    assert actors(game) == [3, 2, 1, 4]


def test_w7_1_a_tie_waits_until_the_turn_comes_to_its_value() -> None:
    """Ruling W-63."""
    game = third_round("""
        hand 1: forest 3, forest 1, forest 1
        hand 2: savannah 2, savannah 1
        hand 3: mountains 2, mountains 1
    """)
    bid_all(game, "forest 3", "savannah 2", "mountains 2")
    assert asked(game) == [1]
    assert "tied" not in codes(game)

    game.act(0, "take peacock paying forest 1, forest 1")
    assert asked(game) == [2, 3]
    assert [event.values for event in game.events(None) if event.code == "tied"] == [
        {"seat": 1, "value": 2},
        {"seat": 2, "value": 2},
    ]


def test_w7_1_only_the_very_last_seat_finds_no_animal() -> None:
    """Ruling W-64: five are tied for four animals."""
    game = wildcards("""
        hand 1: forest 1; hand 2: forest 1; hand 3: forest 1; hand 4: forest 1; hand 5: forest 1
        display: peacock meerkat lion eagle; animals: meerkat*4
        pile: wild 1, wild 2; talisman: 5; round: 3 bid
    """)
    bid_all(game, *["forest 1"] * 5)
    for seat in range(4):
        assert asked(game) == [seat + 1]
        game.act(seat, str(game.legal_actions(seat)[0]))

    assert seats_of(game, "animal-taken") == [1, 2, 3, 4]
    assert seats_of(game, "take-declined") == [5]
    assert_drawn(game, "hand 5: forest 1, wild 1, wild 2; round: 4 bid")


def test_w7_2_who_cannot_pay_takes_no_part_and_passes_after_the_others() -> None:
    """Ruling W-67: the lion does not help."""
    game = third_round("""
        hand 1: forest 3, forest 1
        hand 2: savannah 3, savannah 1, savannah 1
        hand 3: mountains 3, mountains 2, mountains 2
        collection 1: lion; leaders 1: lion; pile: wild 1, wild 2
    """)
    bid_all(game, "forest 3", "savannah 3", "mountains 3")
    assert asked(game) == [2, 3]
    assert seats_of(game, "tied") == [2, 3]

    play(game, (1, "pay savannah 1, savannah 1"), (2, "pay mountains 2, mountains 2"), (2, "pass"))
    assert asked(game) == [2]
    game.act(1, "take peacock")
    assert actors(game) == [3, 2, 1]
    assert_drawn(game, "hand 1: forest 1, forest 3; boxed: eagle")


@pytest.mark.parametrize(
    ("lines", "order"),
    [
        ("edition: 2022\ntalisman: 2\nround: 3 bid", [4, 3, 5, 1, 2]),
        ("edition: 2022\ntalisman: 5\nround: 3 bid", [4, 1, 2, 3, 5]),
        ("edition: 2022\ntalisman: 2\ntalisman order: holder-first\nround: 3 bid", [4, 2, 3, 5, 1]),
        ("edition: 2020\nround: 1 bid", [4, 1, 2, 3, 5]),
        ("edition: 2020\nround: 3 bid", [4, 3, 5, 1, 2]),
        ("edition: 2020\nround: 7 bid", [4, 2, 3, 5, 1]),
    ],
)
def test_w7_2_several_pass_in_the_order_of_seats(lines: str, order: list[int]) -> None:
    """Rulings W-67 and W-88: this does not use the talisman."""
    game = wildcards(f"""
        hand 1: forest 2; hand 2: forest 2; hand 3: forest 2; hand 5: forest 2
        hand 4: mountains 2, mountains 1
        display: peacock meerkat lion eagle; animals: meerkat*4
        pile: savannah 1, savannah 1, savannah 2, savannah 2, savannah 3, savannah 3, savannah 4, savannah 4
        {lines}
    """)
    holder = drawn(game, "talisman")
    bid_all(game, "forest 2", "forest 2", "forest 2", "mountains 2", "forest 2")
    game.act(3, "take eagle paying mountains 1")

    assert actors(game) == order
    assert list(dict.fromkeys(seats_of(game, "card-drawn"))) == order[1:]
    assert drawn(game, "talisman") == holder
    assert "talisman-passed" not in codes(game)


def test_w7_3_who_alone_can_pay_acts_as_usual_and_pays_openly() -> None:
    """Ruling W-67."""
    game = third_round("hand 1: forest 3, forest 1; hand 2: savannah 3, savannah 1, savannah 1; hand 3: mountains 3")
    bid_all(game, "forest 3", "savannah 3", "mountains 3")
    assert asked(game) == [2]
    assert offered(game, 1) == ["take peacock paying ...", "take eagle paying ...", "pass"]

    game.act(1, "take peacock paying savannah 1, savannah 1")
    assert seats_of(game, "card-paid") == [2, 2]
    assert not {"tied", "payment-sealed", "payment-revealed"} & set(codes(game))
    assert actors(game) == [2, 3, 1]


def test_w7_3_if_nobody_can_pay_all_pass() -> None:
    """Ruling W-67."""
    game = third_round("hand 1: forest 3, forest 1; hand 2: savannah 3; hand 3: mountains 3; talisman: 1")
    bid_all(game, "forest 3", "savannah 3", "mountains 3")

    assert actors(game) == [2, 3, 1]
    assert "tied" not in codes(game)
    assert_drawn(game, "boxed: peacock eagle; talisman: 1; round: 4 bid")


def test_w7_4_the_lion_acts_first_and_pays_openly_before_the_others_settle_their_tie() -> None:
    """Ruling W-80."""
    game = third_round_of_four("""
        hand 1: forest 2, forest 4
        hand 2: savannah 2, savannah 1
        hand 3: mountains 2, mountains 1, mountains 3
        hand 4: wild 1
        collection 2: lion; leaders 2: lion
    """)
    bid_all(game, "forest 2", "savannah 2", "mountains 2", "wild 1")
    assert asked(game) == [2]
    assert "tied" not in codes(game)

    game.act(1, "take peacock paying savannah 1")
    assert seats_of(game, "card-paid") == [2]
    assert asked(game) == [1, 3]
    assert seats_of(game, "tied") == [1, 3]

    play(game, (0, "pay forest 4"), (2, "pay mountains 3"))
    assert asked(game) == [1]


def test_w7_4_the_lion_may_pass() -> None:
    """Ruling W-80: then too the others are settled only afterwards."""
    game = third_round("""
        hand 1: forest 2, forest 4
        hand 2: savannah 2, savannah 1
        hand 3: mountains 2, mountains 1, mountains 3
        collection 2: lion; leaders 2: lion
    """)
    bid_all(game, "forest 2", "savannah 2", "mountains 2")
    game.act(1, "pass")

    assert seats_of(game, "tied") == [1, 3]
    assert asked(game) == [1, 3]


def test_w7_4_one_person_left_after_the_lion_pays_openly_as_well() -> None:
    """Ruling W-80."""
    game = third_round("""
        hand 1: forest 2, forest 4; hand 2: savannah 2, savannah 1; hand 3: wild 1
        collection 2: lion; leaders 2: lion
    """)
    bid_all(game, "forest 2", "savannah 2", "wild 1")
    game.act(1, "take peacock paying savannah 1")

    assert offered(game, 0) == ["take eagle paying ...", "pass"]
    game.act(0, "take eagle paying forest 4")
    assert seats_of(game, "card-paid") == [2, 1]
    assert "tied" not in codes(game)


def test_w7_4_the_lion_goes_before_the_talisman() -> None:
    """Ruling W-81: its holder would be the last."""
    game = third_round("""
        hand 1: forest 1; hand 2: forest 1; hand 3: forest 1
        collection 2: lion; leaders 2: lion; talisman: 2
    """)
    bid_all(game, "forest 1", "forest 1", "forest 1")
    assert asked(game) == [2]

    game.act(1, "take peacock")
    assert asked(game) == [3]
    assert seats_of(game, "talisman-decided") == [3]


def test_w7_4_who_has_lost_the_lion_by_then_is_not_first() -> None:
    """Ruling W-38."""
    game = third_round("""
        hand 1: savannah 3, savannah 1, savannah 1
        hand 2: savannah 2, savannah 1
        hand 3: mountains 2, mountains 1, mountains 3
        collection 2: lion; leaders 2: lion; display: lion*2
    """)
    bid_all(game, "savannah 3", "savannah 2", "mountains 2")
    game.act(0, "take lion paying savannah 1, savannah 1")

    assert_drawn(game, "leaders 1: lion; leaders 2:")
    assert asked(game) == [2, 3]
    play(game, (2, "pay mountains 3"), (1, "pay savannah 1"))
    assert asked(game) == [3]


def tied_at_3(edition: str = "2020") -> WildCards:
    """Seats 1 and 2 bid a 3, and seat 3 a 1."""
    game = third_round(f"""
        edition: {edition}
        hand 1: forest 3, forest 3, forest 2, forest 1
        hand 2: savannah 3, savannah 2, savannah 1, wild 2
        hand 3: wild 1
        pile: mountains 1, mountains 2, mountains 3, mountains 4
    """)
    bid_all(game, "forest 3", "savannah 3", "wild 1")
    return game


def test_w7_5_payments_are_laid_face_down_and_shown_together() -> None:
    game = tied_at_3()
    assert asked(game) == [1, 2]

    game.act(1, "pay savannah 2, savannah 1")
    assert asked(game) == [1]
    assert codes(game)[-1] == "payment-sealed"
    assert game.events(0)[-1].values == {"seat": 1, "count": 2}
    assert "paid 2: hidden, hidden\n" in game.seen_text(0)

    game.act(0, "pay forest 2, forest 1")
    assert [(event.code, event.values.get("seat"), event.values.get("card")) for event in game.events(None)[-4:]] == [
        ("payment-revealed", 0, "forest-1"),
        ("payment-revealed", 0, "forest-2"),
        ("payment-revealed", 1, "savannah-1"),
        ("payment-revealed", 1, "savannah-2"),
    ]


def test_w7_5_nobody_may_decline_before_that() -> None:
    """Ruling W-68."""
    game = tied_at_3()
    assert offered(game, 0) == ["pay ..."]

    for text in ("pass", "take peacock paying forest 2, forest 1"):
        assert refused(game, 0, text) == ("wrong-step", "W3.7")


@pytest.mark.parametrize("payment", ["forest 3", "forest 3, forest 2, forest 1"])
def test_w7_5_a_payment_has_just_so_many_cards(payment: str) -> None:
    game = tied_at_3()
    assert refused(game, 0, f"pay {payment}") == ("wrong-payment", "W6.2")


@pytest.mark.parametrize("edition", ["2020", "2022"])
def test_w7_6_the_highest_sum_acts_first(edition: str) -> None:
    """The example of the tie at 3 that 5 against 3 decides. Ruling W-65: sums of the payments, without the bids."""
    game = tied_at_3(edition)
    play(game, (1, "pay savannah 2, savannah 1"), (0, "pay forest 3, forest 2"))

    assert_drawn(game, "tied: 1*5 2*3; round: 3 take 1")
    game.act(0, "take peacock")
    assert asked(game) == [2]
    game.act(1, "take eagle")
    assert actors(game) == [1, 2, 3]


def test_w7_6_then_the_next_and_so_on() -> None:
    game = third_round_of_four("""
        hand 1: forest 2, forest 1; hand 2: forest 2, wild 4
        hand 3: forest 2, forest 2; hand 4: mountains 2, mountains 3; talisman: 1
    """)
    bid_all(game, "forest 2", "forest 2", "forest 2", "mountains 2")
    play(game, (0, "pay forest 1"), (1, "pay wild 4"), (2, "pay forest 2"), (3, "pay mountains 3"))
    take_all(game)

    assert actors(game) == [2, 4, 3, 1]
    assert "talisman-decided" not in codes(game)


THREES = ("forest 3", "forest 3", "mountains 3", "mountains 3", "savannah 3")
OTHERS = [
    *(f"{habitat} {value}" for habitat in ("forest", "mountains", "savannah") for value in (1, 2, 4) for _ in range(6 - value)),
    *("forest 3", "mountains 3", "savannah 3", "savannah 3", "wild 1", "wild 2", "wild 3", "wild 4"),
]


@settings(max_examples=100, deadline=None)
@given(st.permutations(OTHERS), st.integers(0, 4), st.permutations(range(5)))
def test_w7_6_the_order_of_five_tied_seats_agrees_with_sorted(cards: list[str], holder: int, sealing: list[int]) -> None:
    """Also W7.8, W7.9 and W7.10: by the highest sum, then clockwise after the holder of the talisman."""
    payments = [cards[2 * seat : 2 * seat + 2] for seat in range(5)]
    sums = [sum(int(card[-1]) for card in payment) for payment in payments]
    hands = "\n".join(f"hand {seat + 1}: {THREES[seat]}, {', '.join(payments[seat])}" for seat in range(5))
    game = wildcards(f"""
        {hands}
        display: peacock meerkat lion eagle; animals: meerkat*4
        talisman: {holder + 1}; round: 3 bid
    """)
    bid_all(game, *THREES)
    for seat in sealing:
        game.act(seat, f"pay {', '.join(payments[seat])}")
    take_all(game)

    expected = sorted(range(5), key=lambda seat: (-sums[seat], (seat - holder - 1) % 5))
    assert actors(game) == [seat + 1 for seat in expected]
    assert ("talisman-passed" in codes(game)) == (len(set(sums)) < 5)


def test_w7_7_a_payment_that_was_shown_stands() -> None:
    """Ruling W-69."""
    game = tied_at_3()
    play(game, (0, "pay forest 3, forest 2"), (1, "pay savannah 2, savannah 1"))
    assert offered(game, 0) == ["take peacock", "take eagle", "pass"]

    assert refused(game, 0, "take peacock paying forest 2, forest 1") == ("wrong-payment", "W6.2")
    assert refused(game, 0, "pay forest 2, forest 1") == ("wrong-step", "W3.7")

    game.act(0, "take peacock")
    assert_drawn(game, "hand 1: forest 1; paid 1: forest 2, forest 3; tokens 1: 2; collection 1: peacock")


def test_w7_7_or_you_pass_and_take_it_back() -> None:
    game = tied_at_3()
    play(game, (0, "pay forest 3, forest 2"), (1, "pay savannah 2, savannah 1"), (0, "pass"))

    assert_drawn(game, "hand 1: forest 1, forest 2, forest 3, forest 3, mountains 1, mountains 2; paid 1:; bid 1:")
    assert_drawn(game, "tied: 2*3")
    assert asked(game) == [2]


def test_w7_8_equal_sums_are_settled_only_when_they_are_next() -> None:
    """Ruling W-70."""
    game = third_round_of_four("""
        edition: 2020
        hand 1: forest 2, forest 1, forest 3
        hand 2: forest 2, wild 4
        hand 3: forest 2, mountains 1, mountains 4
        hand 4: wild 1
    """)
    bid_all(game, "forest 2", "forest 2", "forest 2", "wild 1")
    play(game, (0, "pay forest 1"), (1, "pay wild 4"), (2, "pay mountains 1"))
    assert_drawn(game, "round: 3 take 2; tied: 1*1 2*4 3*1")

    game.act(1, "take lion")
    assert_drawn(game, "round: 3 tie-break")
    assert asked(game) == [1, 3]
    play(game, (0, "tie-break forest 3"), (2, "tie-break mountains 4"))
    assert asked(game) == [3]


def test_w7_8_equal_sums_at_the_top_are_settled_before_a_lower_one_acts() -> None:
    game = third_round_of_four("""
        edition: 2020
        hand 1: forest 2, forest 3, forest 1
        hand 2: forest 2, wild 1
        hand 3: forest 2, mountains 3, mountains 4
        hand 4: mountains 1
    """)
    bid_all(game, "forest 2", "forest 2", "forest 2", "mountains 1")
    play(game, (0, "pay forest 3"), (1, "pay wild 1"), (2, "pay mountains 3"))

    assert asked(game) == [1, 3]
    play(game, (0, "tie-break forest 1"), (2, "tie-break mountains 4"))
    take_all(game)
    assert actors(game) == [3, 1, 2, 4]


def test_w7_8_bids_of_1_come_to_the_second_tie_break_directly() -> None:
    """Ruling W-66."""
    game = third_round("""
        edition: 2020
        hand 1: forest 1, forest 2; hand 2: wild 1, forest 3; hand 3: mountains 2, mountains 1
    """)
    bid_all(game, "forest 1", "wild 1", "mountains 2")
    game.act(2, "take eagle paying mountains 1")

    assert_drawn(game, "round: 3 tie-break; tied: 1*0 2*0")
    assert "payment-sealed" not in codes(game)


@pytest.mark.parametrize(("holder", "order"), [(1, [2, 3, 1]), (2, [3, 1, 2]), (3, [1, 2, 3])])
def test_w7_9_the_talisman_lets_the_equal_ones_act_clockwise_after_its_holder(holder: int, order: list[int]) -> None:
    """Ruling W-75: the holder is last."""
    game = third_round(f"edition: 2022; hand 1: forest 1; hand 2: forest 1; hand 3: wild 1; talisman: {holder}")
    bid_all(game, "forest 1", "forest 1", "wild 1")
    take_all(game)

    assert actors(game) == order
    assert not {"payment-sealed", "tie-break-sealed"} & set(codes(game))


def test_w7_9_equal_sums_are_settled_so_too_and_a_holder_outside_the_tie_counts() -> None:
    """Ruling W-75."""
    game = third_round("hand 1: forest 2, forest 3; hand 2: wild 1; hand 3: forest 2, mountains 3; talisman: 2")
    bid_all(game, "forest 2", "wild 1", "forest 2")
    play(game, (0, "pay forest 3"), (2, "pay mountains 3"))

    assert asked(game) == [3]
    assert seats_of(game, "talisman-decided") == [3]


def test_w7_10_a_used_talisman_stays_until_phase_4_and_may_settle_more_ties() -> None:
    """Ruling W-76: it passes once, in phase 4."""
    game = third_round_of_four("""
        hand 1: forest 2, forest 3; hand 2: forest 2, mountains 3
        hand 3: forest 1; hand 4: forest 1; talisman: 1
    """)
    bid_all(game, "forest 2", "forest 2", "forest 1", "forest 1")
    play(game, (0, "pay forest 3"), (1, "pay mountains 3"))
    assert_drawn(game, "talisman: 1; talisman used: yes")

    play(game, (1, "take peacock"), (0, "take eagle"))
    assert_drawn(game, "talisman: 1; talisman used: yes; round: 3 take 3")
    assert seats_of(game, "talisman-decided") == [2, 3]

    game.act(2, "take lion")
    assert_drawn(game, "talisman: 2; talisman used:; round: 4 bid")
    assert actors(game) == [2, 1, 3, 4]


def test_w7_10_it_counts_as_used_even_if_the_first_then_passes() -> None:
    """Ruling W-79."""
    game = third_round("hand 1: forest 1; hand 2: forest 1; players: 3; talisman: 3")
    bid_all(game, "forest 1", "forest 1", "refill")
    play(game, (0, "pass"), (1, "pass"))

    assert actors(game) == [1, 2]
    assert_drawn(game, "talisman: 1")


@pytest.mark.parametrize(
    ("lines", "decided_by"),
    [
        ("collection 1: lion\nleaders 1: lion", "lion"),
        ("leo: yes\nleo pile: forest 2", "leo"),
        ("players: 3", "sums"),
    ],
)
def test_w7_10_when_the_lion_leo_or_the_sums_decide_the_talisman_is_not_used(lines: str, decided_by: str) -> None:
    """Ruling W-78."""
    rival = "" if decided_by == "leo" else "hand 3: savannah 2, savannah 1"
    game = third_round(f"hand 1: forest 2, forest 4; hand 2: wild 1; {rival}; talisman: 2; {lines}")
    bid_all(game, "forest 2", "wild 1", *(["savannah 2"] if rival else []))
    if decided_by == "sums":
        play(game, (0, "pay forest 4"), (2, "pay savannah 1"), (0, "take eagle"), (2, "take peacock"))
    else:
        game.act(0, "take eagle paying forest 4")
    if decided_by == "lion":
        game.act(2, "take peacock paying savannah 1")

    assert actors(game) == ([3, 1, 2] if decided_by == "leo" else [1, 3, 2])
    assert "talisman-decided" not in codes(game)
    assert_drawn(game, "talisman: 2; round: 4 bid")


def equal_at_1(pile: str, hands: tuple[str, str, str], lines: str = "round: 4 bid") -> WildCards:
    """Three people of the edition of 2020 bid a forest 1; in the fourth round the order begins at seat 1."""
    cards = "\n".join(f"hand {seat}: forest 1" + (f", {hand}" if hand else "") for seat, hand in enumerate(hands, 1))
    game = wildcards(f"""
        edition: 2020
        {cards}
        display: peacock eagle; animals: eagle*2; pile: {pile}
        {lines}
    """)
    bid_all(game, "forest 1", "forest 1", "forest 1")
    return game


def test_w7_11_the_equal_ones_lay_a_card_each_from_the_hand_or_the_pile() -> None:
    game = equal_at_1("wild 4", ("forest 2, savannah 3", "mountains 1", ""))
    assert asked(game) == [1, 2, 3]
    assert [offered(game, seat) for seat in range(3)] == [
        ["tie-break forest 2", "tie-break savannah 3", "tie-break pile"],
        ["tie-break mountains 1", "tie-break pile"],
        ["tie-break pile"],
    ]

    play(game, (0, "tie-break savannah 3"), (1, "tie-break mountains 1"), (2, "tie-break pile"))
    assert_drawn(game, "hand 1: forest 2; hand 2:; pile:; round: 4 take 3")


def test_w7_11_the_cards_are_sealed() -> None:
    """Ruling W-72."""
    game = equal_at_1("wild 4, wild 3", ("forest 2", "mountains 1", ""))
    play(game, (0, "tie-break forest 2"), (2, "tie-break pile"))

    assert asked(game) == [2]
    assert codes(game)[-2:] == ["tie-break-sealed", "tie-break-sealed"]
    assert [event.values for event in game.events(1)[-2:]] == [{"seat": 0}, {"seat": 2}]
    assert "forest 2" not in game.seen_text(1)
    assert_drawn(game, "pile: wild 4, wild 3; laid:")

    play(game, (0, "tie-break pile"), (1, "tie-break mountains 1"))
    assert seats_of(game, "tie-break-drawn") == [1, 3]
    assert asked(game) == [1]


@pytest.mark.parametrize(("number", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2]), (4, [1, 2, 3])])
def test_w7_12_cards_from_the_pile_are_drawn_in_the_order_of_the_round(number: int, order: list[int]) -> None:
    game = equal_at_1("wild 4, wild 3, wild 2", ("", "", ""), f"round: {number} bid")
    for seat in (2, 1, 0):
        game.act(seat, "tie-break pile")
    take_all(game)

    assert seats_of(game, "tie-break-drawn") == order
    assert actors(game) == order


def test_w7_12_who_finds_no_card_counts_0() -> None:
    """Ruling W-73."""
    game = equal_at_1("mountains 1, wild 2", ("", "", ""))
    lay_from_pile(game)

    assert [event.values["card"] for event in game.events(None) if event.code == "tie-break-drawn"] == [
        "mountains-1",
        "wild-2",
        None,
    ]
    assert_drawn(game, "tied: 1*1 2*2 3*0; round: 4 take 2")


def test_w7_12_the_pile_may_be_chosen_while_the_discard_pile_has_a_card() -> None:
    """Ruling W-73."""
    game = equal_at_1("", ("forest 2", "mountains 1", ""), "discard: wild 4\nround: 4 bid")
    assert asked(game) == [1, 2, 3]
    assert offered(game, 2) == ["tie-break pile"]

    play(game, (0, "tie-break forest 2"), (1, "tie-break mountains 1"), (2, "tie-break pile"))
    assert "pile-shuffled" in codes(game)
    assert asked(game) == [3]


def test_w7_12_who_has_nothing_to_lay_is_not_asked_and_counts_0() -> None:
    """Ruling W-73."""
    game = equal_at_1("", ("forest 2", "mountains 1", ""))
    assert asked(game) == [1, 2]
    assert game.legal_actions(2) == ()
    assert offered(game, 1) == ["tie-break mountains 1"]
    assert refused(game, 1, "tie-break pile") == ("no-pile-left", "W7.12")

    play(game, (1, "tie-break mountains 1"), (0, "tie-break forest 2"))
    assert_drawn(game, "tied: 1*2 2*1 3*0")
    take_all(game)
    assert actors(game) == [1, 2, 3]


def test_w7_13_only_those_who_are_equal_at_the_top_lay_again() -> None:
    """Ruling W-71: a lower card stays behind, however high the next ones are."""
    game = equal_at_1("savannah 1", ("forest 3, mountains 1", "mountains 3, mountains 2", "savannah 2, wild 4"))
    play(game, (0, "tie-break forest 3"), (1, "tie-break mountains 3"), (2, "tie-break savannah 2"))
    assert asked(game) == [1, 2]
    assert game.legal_actions(2) == ()

    play(game, (0, "tie-break mountains 1"), (1, "tie-break mountains 2"))
    assert asked(game) == [2]
    take_all(game)
    assert actors(game) == [2, 1, 3]


def test_w7_13_equal_lower_cards_begin_a_tie_break_of_their_own_when_they_are_next() -> None:
    """Ruling W-71."""
    game = equal_at_1("savannah 1", ("forest 2, mountains 1", "mountains 4", "savannah 2, wild 4"))
    play(game, (0, "tie-break forest 2"), (1, "tie-break mountains 4"), (2, "tie-break savannah 2"))
    assert asked(game) == [2]

    game.act(1, "take peacock")
    assert_drawn(game, "round: 4 tie-break")
    assert asked(game) == [1, 3]
    play(game, (0, "tie-break mountains 1"), (2, "tie-break wild 4"))
    take_all(game)
    assert actors(game) == [2, 3, 1]


def test_w7_14_if_all_have_nothing_to_lay_one_lot_puts_them_in_order() -> None:
    """Ruling W-73."""
    orders = set()
    for seed in range(20):
        game = equal_at_1("", ("", "", ""), f"chance: {seed:064x} 0 16\nround: 4 bid")
        assert drawn(game, "round").split()[2] == "take"
        take_all(game)
        assert sorted(actors(game)) == [1, 2, 3]
        assert seats_of(game, "lot-drawn") == actors(game)
        assert "tie-break-sealed" not in codes(game)
        orders.add(tuple(actors(game)))

    assert len(orders) >= 4


def test_w7_14_a_lot_comes_after_the_last_cards_too_and_leaves_the_lower_behind() -> None:
    """Ruling W-73."""
    for seed in range(10):
        lines = f"chance: {seed:064x} 0 16\nround: 4 bid"
        game = equal_at_1("", ("forest 3", "mountains 1", "savannah 3"), lines)
        play(game, (0, "tie-break forest 3"), (1, "tie-break mountains 1"), (2, "tie-break savannah 3"))
        take_all(game)

        assert seats_of(game, "lot-drawn") == actors(game)[:2]
        assert actors(game)[2] == 2


def test_w7_14_equal_still_after_laying_again_ten_times() -> None:
    """Ruling W-73: the first cards are not counted among the ten."""
    ones, twos = ["mountains 1", "savannah 1"] * 5, ["forest 2", "mountains 2", "savannah 2"] * 4
    pile = ["forest 4", "savannah 4", *ones, *twos, "forest 3", "mountains 4"]
    game = third_round(f"""
        edition: 2020
        hand 1: forest 1; hand 2: forest 1; hand 3: savannah 3, forest 3, mountains 3
        pile: {", ".join(pile)}; round: 4 bid
    """)
    bid_all(game, "forest 1", "forest 1", "savannah 3")
    game.act(2, "pass")  # this draws the first two cards
    for _ in range(10):
        assert asked(game) == [1, 2]
        lay_from_pile(game)
    assert asked(game) == [1, 2]
    assert "lot-drawn" not in codes(game)

    lay_from_pile(game)
    assert codes(game).count("tie-break-drawn") == 22
    assert sorted(seats_of(game, "lot-drawn")) == [1, 2]
    take_all(game)
    assert actors(game)[1:] == seats_of(game, "lot-drawn")


def test_w7_14_each_tie_break_counts_for_itself() -> None:
    """Ruling W-73: after three times for three, two of them still lay eleven times."""
    first = [*["mountains 1"] * 5, "savannah 1", "wild 2", *["savannah 1"] * 2]
    pairs = [*["forest 2"] * 4, *["mountains 2"] * 4, *["savannah 2"] * 4, *["forest 3"] * 2, *["mountains 3"] * 2]
    more = [*["savannah 3"] * 2, *["forest 4"] * 2, *["mountains 4"] * 2, "savannah 4"]
    game = equal_at_1(", ".join([*first, *pairs, *more]), ("", "", ""))
    for _ in range(3):
        assert asked(game) == [1, 2, 3]
        lay_from_pile(game)
    assert asked(game) == [1]

    game.act(0, "take peacock")
    for _ in range(11):
        assert asked(game) == [2, 3]
        assert "lot-drawn" not in codes(game)
        lay_from_pile(game)
    assert sorted(seats_of(game, "lot-drawn")) == [2, 3]


def test_w7_14_four_tie_breaks_in_a_row_of_nothing_but_fours() -> None:
    """Ruling W-73: also with an odd split of values (W14.2) each of them is settled, and the last one by a lot."""
    fours = [f"{habitat} 4" for habitat in ("forest", "mountains", "savannah") for _ in range(13)]
    held, pile = fours[:10], [*fours[10:], "wild 4", "wild 4"]
    bids = ("forest 2", "mountains 2", "savannah 2", "wild 2", "wild 2")
    hands = "\n".join(f"hand {seat + 1}: {bids[seat]}, {held[seat]}" for seat in range(5))
    game = wildcards(f"""
        edition: 2020; habitat split: 0 1 0 13; wild values: 2 2 4 4
        {hands}, {", ".join(held[5:])}
        display: peacock squirrel lion meerkat; animals: eagle*4
        pile: {", ".join(pile)}; round: 1 bid
    """)
    bid_all(game, *bids)
    for seat in range(5):
        game.act(seat, f"pay {held[seat]}")
    for _ in range(7):  # 31 cards: six times five, and at last only seat 1 finds one
        assert asked(game) == [1, 2, 3, 4, 5]
        lay_from_pile(game)
    assert asked(game) == [1]
    game.act(0, "take peacock")

    for time in range(9):  # 31 cards and two from the hand of seat 5: eight times four, and one for seat 2
        assert asked(game) == [2, 3, 4, 5]
        for seat in (1, 2, 3):
            game.act(seat, "tie-break pile")
        game.act(4, "tie-break pile" if time > 1 else "tie-break forest 4")
    assert asked(game) == [2]
    game.act(1, "pass")  # this takes two cards away

    for _ in range(11):  # 31 cards: ten times three, and one for seat 3
        assert asked(game) == [3, 4, 5]
        lay_from_pile(game)
    assert asked(game) == [3]
    game.act(2, "take squirrel")

    for _ in range(11):
        assert asked(game) == [4, 5]
        assert "lot-drawn" not in codes(game)
        lay_from_pile(game)
    assert sorted(seats_of(game, "lot-drawn")) == [4, 5]
    assert WildCards.from_text(game.to_text()).to_text() == game.to_text()  # however high they stand by now


def test_w7_15_tie_break_cards_lie_open_until_the_tie_break_is_decided() -> None:
    """Ruling W-74: then all of them are discarded together."""
    game = equal_at_1("savannah 1", ("forest 3, mountains 1", "mountains 3, mountains 2", "savannah 2"))
    play(game, (0, "tie-break forest 3"), (1, "tie-break mountains 3"), (2, "tie-break savannah 2"))
    assert_drawn(game, "laid: forest 3, mountains 3, savannah 2; discard:")

    play(game, (0, "tie-break pile"), (1, "tie-break mountains 2"))
    assert_drawn(game, "laid:; discard: forest 3, mountains 2, mountains 3, savannah 1, savannah 2; round: 4 take 2")


@pytest.mark.parametrize(("animal", "tokens"), [("peacock", "2"), ("eagle", "")])
def test_w7_15_they_are_no_payment_and_do_not_count_for_the_points_of_a_natural_habitat(animal: str, tokens: str) -> None:
    """Ruling W-74: the bid of forest decides, not the card of the mountains."""
    game = equal_at_1("", ("mountains 3", "mountains 2", "mountains 1"))
    for seat, value in enumerate((3, 2, 1)):
        game.act(seat, f"tie-break mountains {value}")
    game.act(0, f"take {animal}")

    assert_drawn(game, f"tokens 1:{' ' * bool(tokens)}{tokens}; paid 1:")


def test_w7_15_a_running_tie_break_is_left_out_of_a_shuffle() -> None:
    """Ruling W-74: cards laid for it are not among the discarded ones before it is decided."""
    game = equal_at_1("mountains 2, savannah 2, wild 2", ("", "", ""), "discard: mountains 4\nround: 4 bid")
    lay_from_pile(game)
    assert asked(game) == [1, 2, 3]

    lay_from_pile(game)
    assert [event.values["count"] for event in game.events(None) if event.code == "pile-shuffled"] == [1]
    assert asked(game) == [1]
