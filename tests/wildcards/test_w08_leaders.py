"""Chapter W8: leaders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.tables import asked, assert_drawn, bid_all, codes, drawn, offered, play, refused, wildcards, wildcards_like

from menagerie.wildcards import Species, WildCards

NAMES = [species.name.lower() for species in Species]

third_round = wildcards_like("""
    display: squirrel lion
    animals: eagle*2
    round: 3 bid
""")


def leader_events(game: WildCards) -> list[tuple[str, object, object]]:
    """What happened to leaders: the code, the seat's number and the species."""
    told = [event for event in game.events(None) if event.code in ("leader-gained", "leader-returned")]
    return [(event.code, event.values.get("seat"), event.values["species"]) for event in told]


def of(species: str, count: int) -> str:
    return f"{species}*{count}" if count else ""


@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [(0, 0, True), (0, 1, True), (0, 2, False), (1, 2, True), (1, 3, False), (2, 3, True), (3, 1, True)],
)
def test_w8_1_who_gains_an_animal_gets_the_leader_unless_another_has_more(mine: int, theirs: int, gained: bool) -> None:
    """Rulings W-30 and W-31: the first of a species, the most, or as many as the owner."""
    owner = "leaders 3: lion" if theirs > mine else "leaders 1: lion" if mine else ""
    game = third_round(f"""
        players: 3; hand 1: forest 1; display: lion peacock
        collection 1: {of("lion", mine)}; collection 3: {of("lion", theirs)}; {owner}
    """)
    bid_all(game, "forest 1", "refill", "refill")
    game.act(0, "take lion")

    assert_drawn(game, f"leaders 1:{' lion' if gained else ''}; leaders 3:{'' if gained else ' lion'}")
    new = gained and not mine > theirs
    assert leader_events(game) == ([("leader-gained", 0, "lion")] if new else [])


def test_w8_1_at_once_so_it_may_go_on_in_the_same_round() -> None:
    """Ruling W-31: to have as many is enough, for each who comes later."""
    game = third_round("players: 3; hand 1: forest 3, forest 1, forest 1; hand 2: forest 2, forest 1; display: lion*2")
    bid_all(game, "forest 3", "forest 2", "refill")
    game.act(0, "take lion paying forest 1, forest 1")
    assert_drawn(game, "leaders 1: lion")

    game.act(1, "take lion paying forest 1")
    assert leader_events(game) == [("leader-gained", 0, "lion"), ("leader-gained", 1, "lion")]
    assert_drawn(game, "leaders 1:; leaders 2: lion")


def exchanging(lines: str) -> WildCards:
    """Seat 1 owns the meerkat and has bid the refill card, and may give an ibex for an eagle or a peacock."""
    game = wildcards(f"{lines}; display: eagle peacock; animals: squirrel*4; round: 3 bid")
    people = int(drawn(game, "players").split()[1])
    bid_all(game, *["refill"] * people)
    assert asked(game) == [1]
    return game


def test_w8_2_who_gives_the_last_animal_away_loses_its_leader() -> None:
    game = exchanging("collection 1: meerkat ibex; collection 2: ibex; leaders 1: meerkat ibex")
    game.act(0, "exchange ibex for peacock")

    assert_drawn(game, "leaders 1: peacock meerkat; leaders 2: ibex")


@pytest.mark.parametrize(("second", "third", "owner"), [(0, 0, 1), (1, 1, 1), (2, 0, 1), (2, 2, 1), (3, 1, 2), (1, 3, 3)])
def test_w8_2_or_if_another_seat_has_more_then(second: int, third: int, owner: int) -> None:
    """Ruling W-31: who has as many keeps it. Ruling W-32: one other seat with more is enough."""
    game = exchanging(f"""
        players: 3
        collection 1: meerkat ibex*3
        collection 2: {of("ibex", second)}
        collection 3: {of("ibex", third)}
        leaders 1: meerkat ibex
    """)
    game.act(0, "exchange ibex for peacock")

    owners = [seat for seat in (1, 2, 3) if "ibex" in drawn(game, f"leaders {seat}")]
    assert owners == [owner]


def test_w8_2_who_does_not_own_the_leader_loses_nothing() -> None:
    game = exchanging("""
        players: 3
        collection 1: meerkat ibex; collection 2: ibex*2; leaders 1: meerkat; leaders 2: ibex
    """)
    game.act(0, "exchange ibex for peacock")

    assert leader_events(game) == [("leader-gained", 0, "peacock")]
    assert_drawn(game, "leaders 2: ibex")


@pytest.mark.parametrize(
    ("giver", "counts", "heir"),
    [
        (1, (0, 0, 2, 2, 0), 3),
        (1, (0, 1, 1, 1, 1), 2),
        (1, (0, 1, 2, 1, 0), 3),
        (1, (0, 0, 0, 0, 1), 5),
        (3, (2, 2, 0, 0, 0), 1),
        (3, (1, 1, 0, 0, 1), 5),
        (3, (1, 1, 0, 1, 0), 4),
        (5, (0, 1, 0, 1, 0), 2),
    ],
)
def test_w8_3_of_several_with_the_most_the_first_clockwise_gets_the_lost_leader(
    giver: int, counts: tuple[int, ...], heir: int
) -> None:
    """Ruling W-33."""
    most = max(counts)
    ibexes = [most if seat == giver else count for seat, count in enumerate(counts, 1)]
    collections = "\n".join(f"collection {seat}: {of('ibex', ibexes[seat - 1])}" for seat in range(1, 6) if seat != giver)
    game = wildcards(f"""
        {collections}
        collection {giver}: meerkat {of("ibex", most)}; leaders {giver}: meerkat ibex
        display: eagle peacock lion squirrel; animals: squirrel*4; round: 3 bid
    """)
    bid_all(game, *["refill"] * 5)
    game.act(giver - 1, "exchange ibex for peacock")

    assert leader_events(game)[1:] == [("leader-gained", heir - 1, "ibex")]


@pytest.mark.parametrize(("third", "heir"), [("", 4), ("ibex", 3)])
def test_w8_3_it_can_be_leo(third: str, heir: int) -> None:
    """Ruling W-35: in his seat after the last person."""
    game = wildcards(f"""
        players: 3; leo: yes; leo pile: forest 1
        collection 1: meerkat ibex; leaders 1: meerkat ibex
        collection 3: {third}; collection 4: ibex
        display: eagle peacock lion; animals: squirrel*3; round: 3 bid
    """)
    bid_all(game, "refill", "refill", "refill")
    game.act(0, "exchange ibex for peacock")

    assert leader_events(game)[:2] == [("leader-gained", 0, "peacock"), ("leader-gained", heir - 1, "ibex")]


def test_w8_3_if_nobody_has_the_species_the_leader_goes_back_to_the_supply() -> None:
    """Ruling W-34: the next who gains such an animal gets it."""
    game = wildcards("""
        players: 3; hand 2: forest 1
        collection 1: meerkat ibex; leaders 1: meerkat ibex
        display: eagle peacock; animals: squirrel*2; round: 3 bid
    """)
    bid_all(game, "refill", "forest 1", "refill")
    game.act(0, "exchange ibex for peacock")
    assert leader_events(game) == [("leader-gained", 0, "peacock"), ("leader-returned", None, "ibex")]
    assert "ibex" not in drawn(game, "leaders 1", "leaders 2", "leaders 3")

    game.act(1, "take ibex")
    assert_drawn(game, "leaders 2: ibex")


def test_w8_4_the_species_gained_is_looked_at_first() -> None:
    """Ruling W-53."""
    game = exchanging("""
        collection 1: meerkat ibex*2
        collection 2: eagle
        collection 3: ibex*2
        leaders 1: meerkat ibex
        leaders 2: eagle
    """)
    game.act(0, "exchange ibex for eagle")

    assert leader_events(game) == [("leader-gained", 0, "eagle"), ("leader-gained", 2, "ibex")]
    exchanged = codes(game).index("animal-exchanged")
    assert codes(game)[exchanged : exchanged + 3] == ["animal-exchanged", "leader-gained", "leader-gained"]


def test_w8_5_you_may_own_several_leaders_and_all_powers_apply() -> None:
    """Ruling W-39: eagle, lion and ibex of one seat in one round."""
    game = wildcards("""
        hand 1: forest 3, forest 2, forest 1; hand 2: savannah 2, savannah 4; hand 3: mountains 1
        collection 1: eagle ibex lion; leaders 1: eagle ibex lion
        display: peacock squirrel; animals: meerkat*2; round: 3 bid
    """)
    bid_all(game, "forest 3 + forest 2", "savannah 2", "mountains 1")
    game.act(0, "reveal forest 2")
    assert asked(game) == [1]

    play(game, (0, "take peacock paying forest 1"), (1, "take squirrel paying savannah 4"))
    assert asked(game) == [1]
    game.act(0, "take back")
    assert_drawn(game, "hand 1: forest 2, forest 3; discard: forest 1, savannah 2, savannah 4")


def test_w8_5_the_ibex_works_in_the_round_in_which_it_is_gained_and_not_for_who_lost_it() -> None:
    """Rulings W-36 and W-37: the owner of the moment when bids are discarded is asked, and nobody else."""
    game = third_round("""
        players: 3; hand 1: forest 3, forest 1, forest 1; hand 2: forest 2, forest 1
        collection 1: ibex; collection 2: ibex; leaders 1: ibex; display: ibex peacock
    """)
    bid_all(game, "forest 3", "forest 2", "refill")
    play(game, (0, "take peacock paying forest 1, forest 1"), (1, "take ibex paying forest 1"))

    assert asked(game) == [2]
    game.act(1, "take back")
    assert_drawn(game, "hand 1:; hand 2: forest 2; round: 4 bid")


def test_w8_5_the_squirrel_works_after_an_exchange() -> None:
    """The example of the ibex that is exchanged for a squirrel, and ten cards drawn. Ruling W-36."""
    ten = "forest 1, forest 1, forest 2, forest 2, mountains 1, mountains 1, mountains 2, mountains 2, savannah 1, savannah 1"
    game = third_round(f"""
        players: 3; hand 2: forest 4, forest 3, forest 3, forest 3
        collection 1: meerkat ibex; leaders 1: meerkat ibex
        collection 2: squirrel; leaders 2: squirrel
        pile: {ten}, savannah 2, savannah 2, savannah 3, wild 1, wild 2, wild 3, wild 4
        talisman: 3
    """)
    bid_all(game, "refill", "refill", "refill")
    game.act(0, "exchange ibex for squirrel")

    assert_drawn(game, f"hand 1: {ten}; leaders 1: squirrel meerkat; leaders 2:")


def test_w8_5_who_has_lost_the_squirrel_by_then_draws_up_to_seven() -> None:
    """Ruling W-37."""
    pile = ", ".join(["forest 1"] * 5 + ["mountains 1"] * 5 + ["savannah 1"] * 5 + ["forest 2"] * 4)
    game = third_round(f"""
        hand 3: wild 1
        collection 1: meerkat ibex; leaders 1: meerkat ibex
        collection 2: squirrel; leaders 2: squirrel
        pile: {pile}; talisman: 3
    """)
    bid_all(game, "refill", "refill", "wild 1")
    game.act(0, "exchange ibex for squirrel")

    assert [len(drawn(game, f"hand {seat}").split(",")) for seat in (1, 2)] == [10, 7]


def test_w8_5_the_lion_works_from_the_next_tie_on() -> None:
    """Ruling W-36: here in the next round, though its owner holds the talisman."""
    game = wildcards("""
        hand 1: forest 2, forest 1, wild 1; hand 2: mountains 1; hand 3: mountains 1, forest 1
        display: lion peacock; animals: eagle squirrel
        pile: savannah 1, savannah 1; talisman: 1; round: 3 bid
    """)
    bid_all(game, "forest 2", "refill", "refill")
    play(game, (1, "refill"), (2, "refill"), (0, "take lion paying wild 1"))
    assert_drawn(game, "round: 4 bid; leaders 1: lion")

    bid_all(game, "forest 1", "mountains 1", "mountains 1")
    assert asked(game) == [1]
    assert "tied" not in codes(game)


def test_w8_5_the_eagle_works_from_the_next_bid_on() -> None:
    """Ruling W-36."""
    game = wildcards("""
        players: 3; hand 1: forest 1, forest 2, forest 3
        display: eagle peacock; animals: lion squirrel; round: 3 bid
    """)
    assert refused(game, 0, "bid forest 1 + forest 2") == ("one-card-only", "W4.4")

    bid_all(game, "forest 1", "refill", "refill")
    game.act(0, "take eagle")
    bid_all(game, "forest 2 + forest 3", "refill", "refill")
    assert asked(game) == [1]
    assert offered(game, 0) == ["reveal forest 2", "reveal forest 3"]


Collections = list[list[int]]
Owners = list[int | None]


@st.composite
def owned(draw: st.DrawFn) -> tuple[Collections, Owners]:
    """Collections of three to five seats with at most six of a species, and leaders that owners of the most have."""
    seats = draw(st.integers(3, 5))
    collections = [[0] * len(NAMES) for _ in range(seats)]
    for seat, species in draw(st.lists(st.tuples(st.integers(0, seats - 1), st.integers(0, 5)), max_size=30)):
        if sum(each[species] for each in collections) < 6:
            collections[seat][species] += 1
    owners: Owners = []
    for species in range(len(NAMES)):
        counts = [each[species] for each in collections]
        best = [seat for seat in range(seats) if counts[seat] == max(counts) > 0]
        owners.append(draw(st.sampled_from(best)) if best else None)
    return collections, owners


def draw_owned(collections: Collections, owners: Owners) -> str:
    lines = []
    for seat, counts in enumerate(collections):
        lines.append(f"collection {seat + 1}: {' '.join(filter(None, map(of, NAMES, counts)))}")
        lines.append(f"leaders {seat + 1}: {' '.join(NAMES[each] for each in range(6) if owners[each] == seat)}")
    return "\n".join(lines)


def owners_now(game: WildCards) -> Owners:
    owners: Owners = [None] * len(NAMES)
    for seat in range(game.seats):
        for name in drawn(game, f"leaders {seat + 1}").split()[2:]:
            owners[NAMES.index(name)] = seat
    return owners


@given(owned(), st.data())
def test_w8_1_who_owns_a_leader_after_a_take_agrees_with_sorted(start: tuple[Collections, Owners], data: st.DataObject) -> None:
    """The one who took wins every comparison with equal counts."""
    collections, owners = start
    seats = len(collections)
    taker, species = data.draw(st.integers(0, seats - 1)), data.draw(st.integers(0, 5))
    others = " ".join([NAMES[species - 1]] * (seats - 2))
    crowded = sum(each[species - 1] for each in collections) + seats - 2 > 7
    game = wildcards(f"""
        {draw_owned(collections, owners)}
        bid {taker + 1}: wild 1
        display: {NAMES[species]} {"" if crowded else others}
        round: 14 take {taker + 1}
    """)
    game.act(taker, f"take {NAMES[species]}")

    collections[taker][species] += 1
    ranked = sorted(range(seats), key=lambda seat: (collections[seat][species], seat == taker, seat == owners[species]))
    expected = [ranked[-1] if each == species else owner for each, owner in enumerate(owners)]
    assert owners_now(game) == expected


@given(owned(), st.data())
def test_w8_4_who_owns_leaders_after_an_exchange_agrees_with_sorted(
    start: tuple[Collections, Owners], data: st.DataObject
) -> None:
    """Also W8.1, W8.2 and W8.3. Ruling W-53: looked at the other way round, the given species first, it is the same."""
    collections, owners = start
    seats, meerkat = len(collections), int(Species.MEERKAT)
    giver = owners[meerkat]
    if giver is None:
        giver = data.draw(st.integers(0, seats - 1))
        collections[giver][meerkat] = 1
        owners[meerkat] = giver
    given_species = data.draw(st.sampled_from([each for each in range(6) if collections[giver][each]]))
    gained = data.draw(st.sampled_from([each for each in range(6) if each != given_species]))
    game = wildcards(f"""
        {draw_owned(collections, owners)}
        bid {giver + 1}: refill; refills: {giver + 1}; swapped: {giver + 1}
        display: {NAMES[gained]}; round: 14 exchange {giver + 1}
    """)
    game.act(giver, f"exchange {NAMES[given_species]} for {NAMES[gained]}")

    collections[giver][given_species] -= 1
    collections[giver][gained] += 1
    old = owners[given_species]

    def before(seat: int) -> tuple[int, bool, int]:
        return -collections[seat][given_species], seat != old, (seat - giver) % seats

    heir = sorted(range(seats), key=before)[0]
    owners[given_species] = heir if collections[heir][given_species] else None
    if all(collections[giver][gained] >= each[gained] for each in collections):
        owners[gained] = giver
    assert owners_now(game) == owners
