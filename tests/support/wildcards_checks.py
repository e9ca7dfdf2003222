"""Invariants of a table of Wild Cards, and the worlds that a seat cannot tell apart."""

from random import Random
from typing import Any

from menagerie.core import Action, Choice
from menagerie.wildcards import WildCards
from menagerie.wildcards.cards import (
    ANIMALS,
    HAND_LIMIT,
    HIDDEN_COLUMN,
    KINDS,
    NOTHING,
    PAYMENT,
    REFILL,
    REMOVED,
    SPECIES,
    Species,
)
from menagerie.wildcards.events import EVENTS, Happened
from menagerie.wildcards.result import rounds_of
from menagerie.wildcards.rules.awaited import is_sealing
from menagerie.wildcards.rules.leaders import has_power, most_of_others
from menagerie.wildcards.rules.order import has_leo
from menagerie.wildcards.rules.supply import has_card
from menagerie.wildcards.table import NOBODY, Edition, Phase, Step, Table


def on_table(table: Table, seat: int) -> list[int]:
    """The habitat cards that a seat has laid: bids, payment, tie-break card."""
    laid = [table.bids[seat, which] for which in range(2)] + [table.paid[seat, which] for which in range(PAYMENT)]
    return [kind for kind in [*laid, table.lots[seat]] if 0 <= kind < KINDS]


def check_table(table: Table, a_card_was_missing: bool) -> None:
    """The invariants of one table."""
    there = list(table.discard)
    for cards in (table.laid, table.pile, table.leo_pile):
        for place, kind in enumerate(cards):
            if cards is table.laid:
                there[place] += kind
            elif 0 <= kind < KINDS:
                there[kind] += 1
    for seat in range(table.seats):
        check_seat(table, seat, there)
    assert there == list(table.copies), "46 habitat cards, whatever happens"
    removed = 0 if table.edition == Edition.DUEL else REMOVED[table.seats]
    known = SPECIES if table.edition != Edition.DUEL and table.seats == 3 and table.balanced else 0
    animals = [*table.display, *table.animals, *table.secrets]
    collected = sum(table.collections[seat, species] for seat in range(table.seats) for species in range(SPECIES))
    count = len(animals) - animals.count(NOTHING) + sum(table.boxed) + collected
    assert count == ANIMALS - removed + known, "42 animals, whatever happens"
    for species in range(SPECIES):
        owner = table.leaders[species]
        if owner != NOBODY:
            assert table.collections[owner, species] >= max(1, most_of_others(table, owner, species)), (
                "a leader's owner has the most"
            )
        else:
            assert not any(table.collections[seat, species] for seat in range(table.seats))
    assert table.ending == 0 or table.turns == rounds_of(table)
    assert not a_card_was_missing or table.people == 5 or table.edition != Edition.SECOND


def check_seat(table: Table, seat: int, there: list[int]) -> None:
    """Check a hand: ten cards at most, true common knowledge, one refill card; its habitat cards are counted."""
    laid = on_table(table, seat)
    size = 0
    for kind in range(KINDS):
        held = table.hands[seat, kind]
        size += held
        there[kind] += held + laid.count(kind)
        assert table.known[seat, kind] <= held + laid.count(kind)
    assert size <= HAND_LIMIT
    assert table.hands[seat, HIDDEN_COLUMN] == 0
    assert table.bids[seat, 0] != REFILL or table.bids[seat, 1] != REFILL, "every person owns one refill card"


def check_events(entries: list[tuple[int, ...]], table: Table, actor: int) -> None:
    """The talisman moves at most once a round; the game ends once."""
    kinds = [entry[0] for entry in entries]
    assert kinds.count(Happened.TALISMAN_PASSED) <= 1
    assert kinds.count(Happened.GAME_ENDED) == table.ending
    assert 0 <= actor < table.people


def all_that_a_seat_is_told(game: WildCards, seat: int | None) -> tuple[Any, ...]:
    """Everything that a seat may know: view, events, its copy of the table, legal actions, and for some of them consequences and
    remarks."""
    actions = () if seat is None else game.legal_actions(seat)
    told = [(game.consequences(seat, action), game.remarks(seat, action)) for action in _some(actions) if seat is not None]
    return game.view(seat), game.events(seat), game.seen_text(seat), game._see(seat).tobytes(), actions, told


def _some(actions: tuple[Action | Choice, ...]) -> list[Action]:
    """Some of the actions, including some with composed cards."""
    composed = [next(iter(action)) if isinstance(action, Choice) else action for action in actions]
    return [*composed[:2], *composed[-2:]]


def check_leak(game: WildCards, seat: int | None, random: Random) -> None:
    """Check that a seat receives the same in every world that it cannot tell apart."""
    twin = other_world(game, seat, random)
    assert all_that_a_seat_is_told(twin, seat) == all_that_a_seat_is_told(game, seat)


def check_leak_of_action(game: WildCards, observer: int, action: Any, random: Random) -> bool:
    """Check that a sealed choice reveals only that it was made, unless it is the last one. Returns False for any other action."""
    table = game._table
    if not is_sealing(table) or len(game.to_act) < 2 or observer in game.to_act[:1]:
        return False
    actor, start = game.to_act[0], len(game._journal)
    worlds = [other_world(game, observer, random) for _ in range(2)]
    for world in worlds:
        offered = random.choice(world.legal_actions(actor))
        world.act(actor, offered.at_random(random) if hasattr(offered, "at_random") else offered)
    assert worlds[0].events(observer, start) == worlds[1].events(observer, start)
    assert worlds[0].view(observer) == worlds[1].view(observer)
    return True


def other_world(game: WildCards, seat: int | None, random: Random) -> WildCards:
    """The same game with everything permuted that a seat cannot know: hands, sealed cards, piles, animals."""
    twin = WildCards.from_text(game.to_text())
    table = twin._table
    table.journal = twin._journal = [_blur(seat, entry, random) for entry in game._journal]
    if not table.ending:
        _move_habitats(table, seat, random)
        _move_animals(table, seat, random)
    return twin


def _blur(seat: int | None, entry: tuple[int, ...], random: Random) -> tuple[int, ...]:
    if EVENTS[entry[0]].private and entry[1] != seat:
        return (entry[0], entry[1], random.randrange(SPECIES))
    return entry


def _secret_cards(table: Table, owner: int) -> list[int]:
    """Take from a seat all cards that others cannot know, sealed ones included; its known cards stay in hand."""
    sealed = table.phase == Phase.BIDS or (table.step == Step.REVEAL and table.to_act == owner)
    if sealed:
        for which in range(2):
            if 0 <= table.bids[owner, which] < KINDS:
                table.hands[owner, table.bids[owner, which]] += 1
            table.bids[owner, which] = NOTHING
    if table.step == Step.PAY and table.sealed[owner]:
        for which in range(PAYMENT):
            if table.paid[owner, which] != NOTHING:
                table.hands[owner, table.paid[owner, which]] += 1
                table.paid[owner, which] = NOTHING
    if 0 <= table.lots[owner] < KINDS:
        table.hands[owner, table.lots[owner]] += 1
    secret = [kind for kind in range(KINDS) for _ in range(table.hands[owner, kind] - table.known[owner, kind])]
    for kind in range(KINDS):
        table.hands[owner, kind] = min(table.hands[owner, kind], table.known[owner, kind])
    return secret


def _move_habitats(table: Table, seat: int | None, random: Random) -> None:
    others = [owner for owner in range(table.people) if owner != seat]
    paid = {owner: sum(table.paid[owner, which] != NOTHING for which in range(PAYMENT)) for owner in others}
    eagle = {owner: table.bids[owner, 1] != NOTHING for owner in others}
    lots = {owner: table.lots[owner] != NOTHING for owner in others}
    secrets = {owner: _secret_cards(table, owner) for owner in others}
    leo = [kind for kind in table.leo_pile if 0 <= kind < KINDS]
    pool = [
        *(table.pile[place] for place in range(table.pile_size)),
        *leo,
        *(card for cards in secrets.values() for card in cards),
    ]
    random.shuffle(pool)
    for place in range(table.pile_size):
        table.pile[place] = pool.pop()
    if has_leo(table):
        pile = [pool.pop() for _ in leo] + [REFILL] * (table.leo_size - len(leo))
        random.shuffle(pile)
        for place, kind in enumerate(pile):
            table.leo_pile[place] = kind
    for owner in others:
        for _ in secrets[owner]:
            table.hands[owner, pool.pop()] += 1
        _seal_anew(table, owner, random, paid[owner], eagle[owner], lots[owner])


def _seal_anew(table: Table, owner: int, random: Random, paid: int, eagle: bool, lot: bool) -> None:
    hand = [kind for kind in range(KINDS) for _ in range(table.hands[owner, kind])]
    random.shuffle(hand)
    if table.phase == Phase.BIDS and table.sealed[owner]:
        two = has_power(table, owner, Species.EAGLE) and random.random() < 0.5 and bool(hand)
        _lay_bids(table, owner, sorted(random.sample([*hand, REFILL], 2 if two else 1)))
    elif table.step == Step.REVEAL and table.to_act == owner and eagle:
        _lay_bids(table, owner, sorted(random.sample([*hand, REFILL], 2)))
    if table.step == Step.PAY and table.sealed[owner]:
        for which, kind in enumerate(sorted(hand[:paid])):
            table.paid[owner, which] = kind
            table.hands[owner, kind] -= 1
    if lot:
        table.lots[owner] = REFILL
        if hand and (random.random() < 0.5 or not has_card(table)):
            table.lots[owner] = hand[0]
            table.hands[owner, hand[0]] -= 1
    assert is_sealing(table) or table.sealed[owner] == 0 or table.step != Step.PAY


def _lay_bids(table: Table, owner: int, cards: list[int]) -> None:
    for which, kind in enumerate(cards):
        table.bids[owner, which] = kind
        if kind < KINDS:
            table.hands[owner, kind] -= 1


def _move_animals(table: Table, seat: int | None, random: Random) -> None:
    gone = [table.display[place] for place in range(4)]
    hidden: list[int] = []
    for species in range(SPECIES):
        seen = gone.count(species) + table.boxed[species] + sum(table.collections[owner, species] for owner in range(5))
        own_secret = seat is not None and seat < 2 and table.secrets[seat] == species
        hidden += [species] * (7 - seen - own_secret)
    random.shuffle(hidden)
    for place in range(table.animals_size):
        table.animals[place] = hidden.pop()
    for owner in (0, 1):
        if owner != seat and table.secrets[owner] != NOTHING:
            table.secrets[owner] = hidden.pop()
